// The tables of `mamlaka.plan`, and deals in the middle of play: plain data that bindings and all engines share, without
// code that depends on the processor.
#pragma once

#include <cstdint>

namespace mamlaka {

constexpr int MAX_SEATS = 8;
constexpr int MAX_CARDS = 64;
constexpr int MAX_SUITS = 16;
constexpr int MAX_CLASSES = 8;
constexpr int MAX_SWEEPS = 4;
constexpr int MAX_NUMBERED = 16;
constexpr int MAX_COUNT = 128;  // what a card counts, and the length of a row of points by counts
constexpr std::int32_t MAX_POINTS = 1 << 20;  // all points are below this, so that no sum of a deal overflows

// The regions and conditions of play classes, numbered as in `mamlaka.tricks`.
enum class Region { ANY, LED, LED_ABOVE_BEST, TRUMP, TRUMP_ABOVE_BEST };
enum class When { ALWAYS, FIRST_CARD, FIRST_TRICK, UNBROKEN, LATER_TRICKS };

// The play classes for leading or following. Conditions are resolved by a table lookup: a class that is not in force
// contains no cards.
struct PlayClasses {
    int count = 0;
    // (circumstances,) and (circumstances, places): the number of classes in force, and their indexes in order.
    int in_force[4] = {};
    std::uint8_t order[4][MAX_CLASSES] = {};
    // (circumstances, led suit, class): the cards of the class; for leads the suit is 0.
    std::uint64_t cards[4][MAX_SUITS][MAX_CLASSES] = {};
    // (class,): all ones; 0 if the class contains only cards that beat the best card of the trick.
    std::uint64_t unconditional[MAX_CLASSES] = {};
    // (class,): cards that are also legal if the class is binding.
    std::uint64_t also_allowed[MAX_CLASSES] = {};
    // (class,): the number of its cards that a hand must contain to meet it.
    std::uint8_t least[MAX_CLASSES] = {};
    // (class,): whether only those of its cards are legal that no other of them in the hand beats.
    bool highest[MAX_CLASSES] = {};
    // Whether one card is enough to meet any class, and all its cards are legal.
    bool is_simple = true;
};

// The index of the circumstances in `PlayClasses`.
inline int circumstances(bool first_trick, bool broken) { return 2 * first_trick + broken; }

// The payoffs of all seats. The seats of a row are adjacent and padded to 4 or 8, so that a row is added at once, and
// aligned, so that no row crosses a cache line.
struct Payoffs {
    alignas(32) std::int32_t cards[MAX_CARDS * MAX_SEATS * MAX_SEATS] = {};  // (cards, winners, seats)
    std::int32_t trick[MAX_SEATS * MAX_SEATS] = {};                          // (winners, seats)
    std::int32_t last[MAX_SEATS * MAX_SEATS] = {};                           // (winners, seats)
    int stride = 4;
    int seats = 0;
    int rows = 0;            // the number of cards
    std::int64_t most = 0;   // the largest absolute value in the tables
    std::int64_t reach = 0;  // a bound of what a seat can gain or lose in a deal
};

// Cards of one suit with the same value.
struct CardValue {
    std::uint64_t cards = 0;
    std::int32_t each = 0;
    int suit = 0;
};

// What is paid instead of the points of some cards if one seat takes all of them.
struct Sweep {
    std::uint64_t cards = 0;
    std::int32_t taker = 0;
    std::int32_t others = 0;
    std::uint64_t costs = 0;  // the cards that cost points otherwise; 0 if the sweep is not worth trying
};

// What a trick pays because of its number.
struct NumberedTrick {
    int number = 0;                                       // from 1; or back from -1, the last trick that is played
    std::int32_t pay[MAX_SEATS * MAX_SEATS] = {};         // (winners, seats), in rows of MAX_SEATS
};

// What a trick with a card of each of two sets pays in place of the points of its cards in them.
struct CardPair {
    std::uint64_t first = 0;
    std::uint64_t second = 0;
    std::int32_t points = 0;
};

// What a seat is paid by what the cards count together that some seats take.
struct CardCount {
    int payee = 0;
    unsigned takers = 0;
    std::uint8_t counts[MAX_CARDS] = {};  // (cards,): what each card counts
    std::int32_t row[MAX_COUNT] = {};     // (counts,): the points; more are paid like the last count
    int most = 0;                         // the last count
};

// Who loses what their cards count because it is the most: the deal rule `HighestCount`.
struct HighestCount {
    unsigned takers = 0;                  // the seats that can lose; 0: there is no such rule
    std::uint8_t counts[MAX_CARDS] = {};  // (cards,): what each card counts
    int all = 0;                          // what all cards count together
    bool rest_to_last = false;            // whether the cards that no one has taken go to the last trick
    std::int32_t march = 0;               // the points of a seat that takes every trick
    std::int32_t march_others = 0;        // those of the other takers
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
    PlayClasses lead;
    PlayClasses follow;
    // (circumstances,): whether from here on the only duty is to follow suit.
    bool only_follows_suit[4] = {};
    std::uint64_t breakers = 0;
    bool discards_break = false;  // whether a breaker counts only if it is discarded
    std::uint64_t stop_mask = 0;
    unsigned stop_takers = 0;  // the seats whose first trick ends the deal
    // The rules that look at a whole deal. A plan that has any other than numbered tricks pays all seats alike.
    bool is_additive = true;   // whether there are none
    int numbered_count = 0;
    NumberedTrick numbered[MAX_NUMBERED] = {};
    std::int32_t longest = 0;  // shared by the seats that have taken the most cards of any one suit
    std::int32_t divisor = 1;  // divides all points, rounded down
    int sweep_count = 0;
    Sweep sweeps[MAX_SWEEPS] = {};
    std::int32_t no_tricks = 0;  // the points of a seat without a trick in a deal without a sweep
    // (seats, counts): the points of each seat by the number of its tricks; more are paid like the last count.
    std::int32_t counts[MAX_SEATS][MAX_CARDS] = {};
    int most_counted = -1;  // the last count; -1: the number makes no other difference
    unsigned partners[MAX_SEATS] = {};  // (seats,): the seats whose tricks are counted together, each with itself
    int card_count_rows = 0;
    CardCount card_counts[MAX_SWEEPS] = {};
    HighestCount highest;
    int payee = 0;  // how many seats after the taker the seat sits that is paid
    // The rules that look at the cards of a trick together.
    bool pays_tricks = false;  // whether there are any
    int pair_count = 0;
    CardPair pairs[MAX_SWEEPS] = {};
    bool pays_lowest = false;
    std::int32_t lowest_owner = 0;      // the points of a seat whose lowest card of a trick another seat takes
    std::int32_t lowest_taker = 0;      // the same of a seat that takes a trick with its lowest card
    std::uint8_t ranks[MAX_CARDS] = {};  // (cards,): the rank of each card among all suits
    Payoffs pay;
    // (cards, winners, seats), in rows of the stride of `pay`: what the card that takes the last trick pays.
    std::int32_t last_card[MAX_CARDS * MAX_SEATS * MAX_SEATS] = {};
    bool pays_last_card = false;
    Payoffs relative;                    // payoffs relative to the other seats: see heuristic.hpp
    int value_count[MAX_SEATS] = {};     // (seats,)
    CardValue card_values[MAX_SEATS][MAX_CARDS];     // (seats, groups): the cards with a relative value, grouped by it
    unsigned avoiding = 0;                           // the seats that can only lose by taking: see conventional.hpp
    std::uint8_t heights[MAX_CARDS] = {};            // (cards,): the rank of each card within its suit
    std::uint8_t prices[MAX_SEATS][MAX_CARDS] = {};  // (seats, cards): the relative cost of taking a card
    std::uint64_t costly[MAX_SEATS] = {};            // (seats,): the cards with the highest prices
    std::uint64_t priced[MAX_SEATS] = {};            // (seats,): the cards with a price
    unsigned mates[MAX_SEATS] = {};                  // (seats,): the other seats whose cards are worth to it what its own are
    std::int64_t reach = 0;                          // a bound of what a seat can gain or lose in a deal

    // The first sweep that is worth trying; nullptr: there is none.
    const Sweep* rewarded_sweep() const {
        for (int index = 0; index < sweep_count; ++index) {
            if (sweeps[index].costs) return &sweeps[index];
        }
        return nullptr;
    }
};

// What is beyond the end of a row of a layout.
enum class Corner { NONE, LINK, TUNNEL };

constexpr int NO_LIMIT = -1;        // instead of a number of passes
constexpr int NOT_OPEN = -1;        // instead of the ranks that the ends of a line want
constexpr int MAX_PASSES = 128;  // of a seat before a position; no game comes near, and sums fit in 32 bits

// A row of a layout: the card that opens it, the cards above, and the cards below.
struct LayoutRow {
    std::uint64_t start = 0;
    std::uint64_t above = 0;
    std::uint64_t below = 0;
};

struct LayoutPlan {
    int seats = 0;
    int cards = 0;
    std::uint64_t every = 0;
    std::uint64_t starters = 0;
    std::uint64_t bottoms = 0;
    std::uint64_t tops = 0;
    std::uint64_t needed = 0;
    std::uint64_t again = 0;  // the cards after which their seat has another turn if it has cards left
    std::int32_t pay_place[MAX_SEATS] = {};
    Corner corner = Corner::NONE;
    bool above_first = false;
    int pass_limit = NO_LIMIT;
    bool stops_at_first = false;
    std::int32_t pay_left[MAX_CARDS] = {};
    std::int32_t pay_untouched = 0;
    std::int32_t pay_pass = 0;
    std::int32_t pool = 0;
    bool has_pool = false;
    int ranks = 0;                        // of a line; 0: the layout has rows
    std::uint64_t line[MAX_CARDS] = {};   // (ranks,): the cards of each rank of a line, from the lowest
    std::uint8_t rank_of[MAX_CARDS] = {};  // (cards,): the rank of each card in the line
    bool is_simple = true;      // whether every card next to one on the layout fits
    bool counts_passes = false;  // whether passes score or eliminate
    bool counts_losses = false;  // whether anything other than the places is paid
    int row_count = 0;
    LayoutRow rows[MAX_CARDS];
    std::int64_t reach = 0;             // a bound of what a seat can gain or lose in a deal
    std::uint64_t row[MAX_CARDS] = {};  // (cards,): all cards of the same row
};

// A deal of tricks in the middle of play. Cards that are in no hand, trick or stock count as taken.
struct TrickDeal {
    std::uint64_t hands[MAX_SEATS] = {};
    std::uint64_t taken[MAX_SEATS] = {};
    std::uint64_t stock = 0;      // to draw after each trick, the winner first
    std::uint64_t gone = 0;       // the cards of finished tricks and the cards out of play
    std::int32_t trick[MAX_SEATS] = {};        // its cards in the order of play
    std::int32_t trick_seats[MAX_SEATS] = {};  // the seats that have played them
    std::uint64_t trick_mask = 0;
    int played = 0;     // the number of cards in the trick
    int turn = 0;
    int best_seat = 0;  // the seat that is winning the trick
    int best = 0;       // its card
    int won[MAX_SEATS] = {};  // (seats,): the number of tricks won
    int last = -1;      // the winner of the last trick; -1: none yet
    int last_card = -1;  // the card that took the last trick; -1: no trick has been finished since the position
    std::int32_t paid[MAX_SEATS] = {};  // (seats,): by the rules that look at the cards of a trick together
    unsigned out = 0;   // the seats that are out of the deal
    bool first_trick = true;
    bool broken = false;
    // The winners of the finished tricks, in order. Before the position, only plans with numbered tricks count them.
    int tricks = 0;
    std::uint8_t winners[2 * MAX_CARDS] = {};  // before the position and after it, each trick has a card
};

// A layout deal in the middle of play.
struct LayoutDeal {
    std::uint64_t hands[MAX_SEATS] = {};
    std::uint64_t placed = 0;
    int turn = 0;
    int gone_out = 0;                     // the number of seats that have gone out
    std::int32_t places[MAX_SEATS] = {};  // these seats, in order
    int lost = 0;                             // the number of seats that have been eliminated
    std::int32_t eliminated[MAX_SEATS] = {};  // these seats, in order
    std::int32_t passes[MAX_SEATS] = {};      // (seats,): the number of passes
    int lower = NOT_OPEN;                     // the rank that the lower end of a line wants
    int upper = NOT_OPEN;                     // the rank that the upper end wants
};

// Where the small random numbers of a deal stand: see `SmallNumbers`, which belongs to an engine.
struct NumbersState {
    std::uint64_t state = 0, origin = 0, word = 0;
    int left = 0;
};

}  // namespace mamlaka
