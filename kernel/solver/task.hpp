// The task of the open-hand solver, its result and its memory: plain data that the bindings and all engines share.
#pragma once

#include <cstddef>
#include <cstdint>

#include "plan.hpp"

namespace mamlaka {

constexpr int SOLVER_SEATS = 4;
constexpr int SOLVER_SUITS = 4;
constexpr int SOLVER_RANKS = 16;  // the most cards of a suit in play: a suit is a lane of 16 bits

struct SolverTask {
    const Payoffs& values;     // the payoffs to maximize, in the column of the first seat
    unsigned side;             // the maximizing seats, as bits; the others minimize
    std::uint64_t candidates;  // the cards to value, each as the next card of the seat on turn
    bool each;                 // value each candidate; false: only find the value of the best one
    std::uint64_t nodes;       // the most positions between two tricks to visit
};

// The same for a layout. The value is the sum of the points of the side.
struct LayoutTask {
    unsigned side;
    std::uint64_t candidates;
    bool each;
    std::uint64_t nodes;  // the most positions with a choice to visit
};

// Bounds of the value of each candidate, and of the best one; they are equal if exact. Tricks: for the rest of the deal;
// layouts: for the whole deal.
struct SolverResult {
    std::int32_t least[MAX_CARDS];
    std::int32_t most[MAX_CARDS];
    std::int32_t best_least, best_most;
    std::uint64_t nodes;
};

// The memory of the transposition table. It need not be zeroed.
struct SolverMemory {
    std::uint32_t* words;
    std::size_t count;  // the number of words, at least SOLVER_LEAST_WORDS
};
constexpr std::size_t SOLVER_LEAST_WORDS = std::size_t{1} << 16;

}  // namespace mamlaka
