// What an engine can do, as the bindings see it: the same functions compiled for different processors.
#pragma once

#include <cstddef>
#include <cstdint>

#include "oneonta/solitaire_room.hpp"
#include "plan.hpp"
#include "stop.hpp"
#include "toepen/position.hpp"
#include "world_table.hpp"

namespace mamlaka {

// How seats play, as bits: with care; of the others as is usual; the rest at random.
struct Policies {
    unsigned heuristic;
    unsigned conventional;
};

// How playouts play, and by which numbers; work is numbered, and each piece has a generator of its own.
struct Playing {
    Policies policies;
    std::uint64_t seed;
    std::size_t first, end;  // the pieces of work to be done
};

// Hidden cards by columns: one world a row.
struct Hidden {
    const std::uint64_t* cards;    // (worlds, columns)
    std::uint64_t unseen;          // those of them that are still hidden
    int columns;
    int where[MAX_CARDS];          // (columns,): whose hand they are; the number of seats: the stock; -1: neither
};

// What playouts add up.
struct Tally {
    const std::int32_t* weights;   // (columns,): what a point counts where candidates are compared; nullptr: they are not
    std::int64_t *sums, *squares;  // (candidates, columns): the columns are the seats, or the values of one of them
    std::int64_t* squared_differences;           // (candidates, candidates): squared differences of weighted points
};

// What is solved at the end of a deal, and for whom.
struct Ending {
    const Pay& values;  // what is counted, in the column of the first seat
    unsigned side;      // the seats that want much of it, as bits; the others want little
    int cards;          // without a stock, the play is solved from so many cards in hand on
};

// What is known of a position: bounds of its worth, and the card to look at first.
struct EndingSlot {
    std::uint64_t live;
    std::uint32_t root;
    std::int32_t least, most;
    std::int16_t turn, first;
};
constexpr int ENDING_BITS = 15;  // of two hands of ten cards some 3,000 positions are looked at

struct Engine {
    const char* name;
    // Fill `numbers` with one draw of `Rng(seed).below(bound)` each.
    void (*draws)(std::uint64_t seed, std::uint64_t bound, std::uint64_t* numbers, std::size_t count);
    // The same for a bound of up to WorldTable::WORDS words, the lowest first, of which the highest is not 0.
    void (*long_draws)(std::uint64_t seed, const std::uint64_t* bound, int words, std::uint64_t* numbers,
                       std::size_t count);

    // Draw the worlds from `begin` up to `end`: (worlds, columns) sets of cards. World i is one of the table
    // `chosen[i]`, or of the first table if `chosen` is nullptr, drawn by the stream i of the seed. Return how many were
    // drawn before a stop.
    std::size_t (*worlds)(const WorldTable::Arrays* tables, const std::uint32_t* chosen, std::uint64_t seed,
                          std::size_t begin, std::size_t end, std::size_t columns, std::uint64_t* worlds, Stop& stop);

    // The plays of a position: their number by depth; legal cards and the class that obliges; what a card proves.
    bool (*perft)(const TrickPlan&, const Tricks&, const std::int32_t* stock, int stock_size, int depth,
                  std::uint64_t* counts, Stop&);
    bool (*layout_perft)(const LayoutPlan&, const Layout&, int depth, std::uint64_t* counts, Stop&);
    std::uint64_t (*legal)(const TrickPlan&, const Tricks&, int* obliging);
    std::uint64_t (*proved_absent)(const TrickPlan&, const Tricks&, int card);
    int (*taker)(const TrickPlan&, const Tricks&);
    void (*payoffs)(const TrickPlan&, const Tricks&, std::int32_t* points);

    // Deal and play out, (deals, seats) of points; what is not dealt lies out of play, or in the stock. Return how many
    // were done before a stop.
    std::size_t (*deals)(const TrickPlan&, int each, bool draws, int leader, const Playing&, Stop&,
                         std::int32_t* points);
    std::size_t (*layout_deals)(const LayoutPlan&, int leader, const Playing&, Stop&, std::int32_t* points);

    // In every world play each of the candidates, or nothing if there are none, and then the deal out.
    std::size_t (*playouts)(const TrickPlan&, const Pay&, int columns, const Tricks&, const Hidden&,
                            std::uint64_t candidates, const Playing&, Stop&, const Tally&);
    std::size_t (*layout_playouts)(const LayoutPlan&, const Layout&, const Hidden&, std::uint64_t candidates,
                                   const Playing&, Stop&, const Tally&);

    // The same, with the end of each deal solved: (worlds, candidates) of values; `slots` are 2^ENDING_BITS of zeros.
    std::size_t (*endings)(const TrickPlan&, const Ending&, const Tricks&, const Hidden&, std::uint64_t candidates,
                           const Playing&, Stop&, EndingSlot* slots, std::int32_t* values);

    // In so many plausible worlds take each step and play on for the last trick, (wanted, steps): what it brings to who is
    // asked, compared with the others. Return how many were done before a stop, one at least.
    std::size_t (*stakes)(const TrickPlan&, const Tricks&, const Stakes&, const Hidden&, std::size_t worlds,
                          std::size_t wanted, const std::int32_t* steps, int count, std::uint64_t seed, Stop&,
                          std::int32_t* rows);

    // Find all positions of a task; false when there is too little room, or when asked to stop.
    bool (*find_solitaire)(const SolitaireTask& task, SolitaireRoom& room, Stop& stop);
    // Write the sums (roots, tricks - size, rows) of a task whose positions have been found, with memory for twice the
    // values of a level, SOLITAIRE_ROWS each; false when asked to stop.
    bool (*value_solitaire)(const SolitaireTask& task, const SolitaireRoom& room, SolitaireValue* values,
                            std::int64_t* sums, Stop& stop);
};

namespace portable {
extern const Engine ENGINE;
}
namespace bmi2 {
extern const Engine ENGINE;
}

}  // namespace mamlaka
