// Many deals of one contract, played in step, with what the seat on turn observes. The counterpart of
// `mamlaka.environments.observed`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "engine.hpp"

namespace mamlaka {

// A deal of tricks, with what its plays have proved.
struct TrickTable {
    TrickDeal deal;
    std::uint64_t absent[MAX_SEATS] = {};  // (seats,): cards that a seat can't hold
    NumbersState numbers;
};

// A layout, with what its plays have proved.
struct LayoutTable {
    LayoutDeal deal;
    std::uint64_t laid[MAX_SEATS] = {};    // (seats,): the cards that a seat has played
    std::uint64_t absent[MAX_SEATS] = {};  // (seats,): cards that a seat can't hold
    NumbersState numbers;
};

// What follows the end of a deal, named as in Gymnasium: the next step deals anew, the same step does, or neither.
enum class Autoreset { NEXT_STEP, SAME_STEP, DISABLED };

constexpr int ANY_LEADER = -1;  // drawn for each deal

// How tables are dealt and played.
struct TablesTask {
    std::uint64_t cards;   // those that are dealt
    int each;              // the size of a hand
    int leader;            // a seat, or ANY_LEADER
    unsigned learners;     // the seats whose cards are chosen from outside, as bits
    Policies policies;     // of the other seats
    Autoreset autoreset;
    std::uint64_t seed;
};

// The planes of an observation, each a set of cards: see `mamlaka.environments.observed`.
inline int planes_of(const TrickPlan& plan) { return 3 * plan.seats; }
inline int planes_of(const LayoutPlan& plan) { return (plan.counts_passes ? 3 : 2) * plan.seats; }

// What the tables show after a step. The seat that is observed is the one on turn or, at a table whose deal is over,
// the one that has played the last card from outside.
struct TableArrays {
    std::vector<std::uint64_t> planes;   // (tables, planes)
    std::vector<std::uint8_t> features;  // (tables, planes, cards): the bits of the planes; empty if not wanted
    std::vector<std::uint64_t> legal;    // (tables,): the legal cards
    std::vector<std::uint8_t> mask;      // (tables, cards): their bits
    std::vector<std::int32_t> turn;      // (tables,): the seat that is observed
    std::vector<std::int32_t> points;    // (tables, seats): the points of a deal that this step has ended, else 0
    std::vector<std::uint8_t> over;      // (tables,): whether this step has ended the deal
    std::vector<std::uint64_t> dealt;    // (tables,): the number of deals
};

// All tables that play one plan.
template <class Plan, class Table>
struct TableSet {
    Plan plan;
    TablesTask task;
    std::vector<Table> tables;
    TableArrays arrays;
};
using TrickTables = TableSet<TrickPlan, TrickTable>;
using LayoutTables = TableSet<LayoutPlan, LayoutTable>;

// What an engine has for tables; `first` and `end` are the range of tables.
struct TablesEngine {
    // Deal at the chosen tables; if `chosen` is nullptr, at all of them, and as if nothing had been dealt before.
    void (*reset)(TrickTables&, const std::uint8_t* chosen, std::size_t first, std::size_t end);
    void (*reset_layouts)(LayoutTables&, const std::uint8_t* chosen, std::size_t first, std::size_t end);
    // Play a card at each table: (tables,) legal cards. Where a deal is over, the card is ignored.
    void (*step)(TrickTables&, const std::int64_t* actions, std::size_t first, std::size_t end);
    void (*step_layouts)(LayoutTables&, const std::int64_t* actions, std::size_t first, std::size_t end);
};

namespace portable {
extern const TablesEngine TABLES;
}
namespace bmi2 {
extern const TablesEngine TABLES;
}

}  // namespace mamlaka
