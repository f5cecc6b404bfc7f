// Deals of captures, as engines and bindings read them: data without code.
#pragma once

#include <cstdint>

#include "plan.hpp"

namespace mamlaka {

constexpr int MAX_VALUES = 16;
constexpr int MAX_CAPTURE_SUITS = 4;                  // so many cards have the same value at most
constexpr int MAX_MAJORITIES = 4;
constexpr int MAX_SOLVED = 16;                        // from so many cards in all hands an ending can be solved
constexpr std::int32_t MAX_CAPTURE_WORTH = 1 << 20;   // worths and weights are below this, so that no sum overflows

// The rules of captures, what the seats of a playout want, and what a side scores.
struct CaptureRules {
    int cards = 0, values = 0, suits = 0;
    std::uint8_t value_of[MAX_CARDS] = {};            // (cards,): from 0
    std::uint64_t of_value[MAX_VALUES] = {};          // the cards of each value
    std::uint64_t suit_masks[MAX_CAPTURE_SUITS] = {};
    bool fewest = false;                              // whether a sum must have as few cards as possible
    unsigned powers = 0;                              // the values, as bits, that take the whole table, which is no sweep
    bool last_sweeps = false;                         // whether the last card of a deal can make a sweep
    // Wishes, in thousandths of a point.
    std::int32_t worth[MAX_CARDS] = {}, laid[MAX_CARDS] = {};
    std::int32_t sweep = 0;
    std::int32_t exposed[MAX_CAPTURE_SUITS + 1] = {};  // by the number of cards of others that could sweep a table
    // The score.
    int majorities = 0;
    std::int32_t most[MAX_MAJORITIES][MAX_CARDS] = {};
    bool counts[MAX_MAJORITIES] = {};                 // whether all weights are 0 or 1
    std::uint64_t counted[MAX_MAJORITIES] = {};       // the cards of weight 1
    bool has_best = false;
    std::int32_t best[MAX_CARDS] = {};
    std::uint64_t each = 0, run = 0;
    int shortest_run = 1;
};

struct CaptureDeal {
    int seats = 0;
    std::uint64_t hands[MAX_SEATS] = {};
    std::uint64_t table = 0;
    int turn = 0;
    std::uint64_t taken[MAX_SEATS] = {};
    std::int32_t sweeps[MAX_SEATS] = {};
    int last = -1;                                    // the seat that captured last; -1: none
};

// A card to play, and what it takes.
struct Capture {
    int card;
    std::uint64_t takes;
};

}  // namespace mamlaka
