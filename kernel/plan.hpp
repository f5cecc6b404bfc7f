// The tables of `mamlaka.plan`, and deals in the middle of play, as the engines read them. No code that depends on the
// processor: bind.cpp fills these, and every engine understands them.
#pragma once

#include <cstdint>

namespace mamlaka {

constexpr int MAX_SEATS = 8;
constexpr int MAX_CARDS = 64;
constexpr int MAX_SUITS = 16;
constexpr int MAX_CLASSES = 8;
constexpr std::int32_t MOST_POINTS = 1 << 20;  // all points are below this, so that no sum of a deal overflows

// The regions and conditions of play classes, numbered as in `mamlaka.tricks`.
enum class Region { ANY, LED, LED_ABOVE_BEST, TRUMP, TRUMP_ABOVE_BEST };
enum class When { ALWAYS, FIRST_CARD, FIRST_TRICK, UNBROKEN };

// The rules that look at a whole deal.
enum Terminal : unsigned { FLOOR_THIRDS = 1, MOON_OTHERS = 2, MOON_SELF = 4, NO_TRICKS = 8 };

// The play classes of whoever is to play, with the circumstances looked up instead of asked for: a class that is not in
// force has no card.
struct Classes {
    int count = 0;
    // (circumstances,) and (circumstances, places): the classes that are in force, in order.
    int in_force[4] = {};
    std::uint8_t order[4][MAX_CLASSES] = {};
    // (circumstances, led suit, class): its cards; leaders look under suit 0.
    std::uint64_t cards[4][MAX_SUITS][MAX_CLASSES] = {};
    // (class,): all ones, or nothing where only cards that would take the lead belong to the class.
    std::uint64_t anyway[MAX_CLASSES] = {};
    // (class,): what a hand that meets the class may play as well.
    std::uint64_t also_allowed[MAX_CLASSES] = {};
};

// Which of the circumstances of `Classes` it is.
inline int circumstances(bool first_trick, bool broken) { return 2 * first_trick + broken; }

// What each seat gets. The seats of a row lie together, padded to 4 or 8, so that a row is added at once; aligned, so
// that no row lies across two lines of the cache.
struct Pay {
    alignas(32) std::int32_t cards[MAX_CARDS * MAX_SEATS * MAX_SEATS] = {};  // (cards, winners, seats)
    std::int32_t trick[MAX_SEATS * MAX_SEATS] = {};                          // (winners, seats)
    std::int32_t last[MAX_SEATS * MAX_SEATS] = {};                           // (winners, seats)
    int stride = 4;
    int seats = 0;
    int rows = 0;            // how many cards
    std::int64_t most = 0;   // the largest of the numbers above, without its sign
    std::int64_t reach = 0;  // no seat can get more in a deal, and none can lose more
};

// Cards of one suit that are worth the same.
struct CardValue {
    std::uint64_t cards = 0;
    std::int32_t each = 0;
    int suit = 0;
};

struct TrickPlan {
    int seats = 0;
    int cards = 0;
    int suits = 0;
    std::uint64_t every = 0;
    std::uint8_t suit_of[MAX_CARDS] = {};
    std::uint64_t suit_masks[MAX_SUITS] = {};
    std::uint64_t trump_mask = 0;
    std::uint64_t beats[MAX_CARDS] = {};
    Classes lead;
    Classes follow;
    // (circumstances,): whether the classes say that one follows suit and is free otherwise, and no more, from here on.
    bool only_follows_suit[4] = {};
    std::uint64_t breakers = 0;
    std::uint64_t stop_mask = 0;
    unsigned deal_rules = 0;
    std::int32_t card_points[MAX_CARDS] = {};  // what the rules of `deal_rules` count for each card
    std::uint64_t penalties = 0;         // the cards with negative card_points
    Pay pay;
    Pay relative;                        // what each seat gets compared with the others: see policy.hpp
    int value_count[MAX_SEATS] = {};     // (seats,)
    CardValue card_values[MAX_SEATS][MAX_CARDS];  // (seats, kinds): what taking cards is worth to each seat, compared
    unsigned avoiding = 0;               // the seats for whom no trick brings anything good: see conventional.hpp
    std::uint8_t heights[MAX_CARDS] = {};            // (cards,): how high each stands in its suit
    std::uint8_t prices[MAX_SEATS][MAX_CARDS] = {};  // (seats, cards): what taking a card costs
    std::uint64_t dear[MAX_SEATS] = {};              // (seats,): the cards that cost most
    std::int64_t reach = 0;              // no seat can get more in a deal, and none can lose more
};

struct LayoutPlan {
    int seats = 0;
    int cards = 0;
    std::uint64_t every = 0;
    std::uint64_t starters = 0;
    std::uint64_t bottoms = 0;
    std::uint64_t tops = 0;
    std::uint64_t needed = 0;
    std::int32_t pay_place[MAX_SEATS] = {};
    std::int64_t reach = 0;             // nobody can get or lose more
    std::uint64_t row[MAX_CARDS] = {};  // (cards,): all cards of the same row
};

// A deal of tricks in the middle of play. Cards in nobody's hand, trick or stock count as taken.
struct Tricks {
    std::uint64_t hands[MAX_SEATS] = {};
    std::uint64_t taken[MAX_SEATS] = {};
    std::uint64_t stock = 0;      // drawn after each trick, by its winner first
    std::uint64_t gone = 0;       // the cards of finished tricks, and those out of play
    std::int32_t trick[MAX_SEATS] = {};        // its cards in the order of play
    std::int32_t trick_seats[MAX_SEATS] = {};  // who has played them
    std::uint64_t trick_mask = 0;
    int played = 0;     // how many cards lie in the trick
    int turn = 0;
    int best_seat = 0;  // who leads in the trick
    int best = 0;       // his card
    int won[MAX_SEATS] = {};  // how many tricks each seat has won
    int last = -1;      // who has won the last one; -1: nobody yet
    unsigned out = 0;   // the seats that do not play, or not any more
    bool first_trick = true;
    bool broken = false;
};

// A layout deal in the middle of play.
struct Layout {
    std::uint64_t hands[MAX_SEATS] = {};
    std::uint64_t placed = 0;
    int turn = 0;
    int gone_out = 0;                        // how many seats have no card any more
    std::int32_t places[MAX_SEATS] = {};     // which, in order
};

}  // namespace mamlaka
