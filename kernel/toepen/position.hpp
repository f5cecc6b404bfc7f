// The stake of a deal, as engines and bindings read it: data without code.
#pragma once

#include <cstdint>

#include "plan.hpp"

namespace mamlaka {

constexpr std::int32_t MAX_CHIPS = 1 << 18;  // chips, pot and stake are below this, so that no sum overflows

// The stake, and the seats that have raised it. Sets of seats are bits.
struct Stakes {
    int seat = 0;                        // the seat to decide
    int players = 0;                     // the number of seats in the deal, including those that have folded
    int stake = 1;
    int max_stake = 0;                   // the stake at which knocking ends; 0: no limit
    int last = -1;                       // the last seat to knock; -1: none
    int knocker = -1;                    // the seat whose knock is being answered; -1: none
    bool may_knock = true;               // whether a knock is allowed before the next card
    bool needs_card_between = true;       // whether a card must be played between two knocks
    bool takes = true;                   // whether the winner takes the stake from the pot
    int pot = 0;
    std::int32_t chips[MAX_SEATS] = {};  // (seats,); 0 for a seat that is out of the match
    unsigned waiting = 0;                // the seats that have still to answer the knock
    unsigned passed = 0;                 // the seats that have declined to knock before this card
    unsigned stayed = 0;                 // the seats that have stayed in
    int folded = 0;                      // the number of seats that have folded on this knock
};

// The actions other than playing a card; smaller numbers are cards.
enum Step { WAIT = MAX_CARDS, KNOCK, STAY, FOLD, EXCHANGE };

}  // namespace mamlaka
