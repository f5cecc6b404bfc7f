// The task of the solitaire solver and its working memory, shared by all engines.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mamlaka {

constexpr int SOLITAIRE_SIDES = 4;
constexpr int SOLITAIRE_TRICKS = 63;
constexpr std::size_t SOLITAIRE_POINTS = 128;  // the most numbers of tricks that have points
constexpr int SOLITAIRE_BITS = 53;             // sums have at most this many bits, so they are exact
constexpr std::size_t SOLITAIRE_ROWS = 8;

using SolitaireValue = double;

// The remaining cards between two tricks, like `Position` in `mamlaka.games.oneonta.search.solitaire`: 16 bytes without
// padding, so that positions are compared and hashed as two words.
struct SolitairePosition {
    std::uint16_t sides[SOLITAIRE_SIDES];  // in descending order; 0: none
    std::uint16_t trumps;
    std::uint16_t foreign;
    std::uint16_t idle;
    std::uint16_t size;  // the number of own cards, which is the number of tricks to come
};
static_assert(sizeof(SolitairePosition) == 16);

struct SolitaireTask {
    const SolitairePosition* roots;  // at least one, all of the same size
    std::size_t root_count;
    const std::int64_t* points;  // (tricks, rows): the score for 0, 1, 2, ... tricks
    std::size_t tricks;          // more than the size of the roots: tricks may have been won before
    std::size_t rows;

    int size() const { return roots[0].size; }

    // The number of possible counts of tricks won when `trick` tricks have been played from the roots.
    std::size_t values_after(int trick) const { return tricks - static_cast<std::size_t>(size() - trick); }
};

// Memory for the positions of a task, and the positions found.
struct SolitaireMemory {
    std::size_t position_room;
    std::size_t move_room;
    std::size_t slots;  // a power of two, above `position_room`

    SolitairePosition* positions;  // (position_room,)
    std::uint32_t* moves_from;     // (position_room + 1,): the index of the first move of each position
    std::uint32_t* moves;          // (move_room,)
    std::uint32_t* table;          // (slots,): positions by hash, numbered from 1; 0: free
    std::uint32_t* root_places;    // (root_count,): the positions of the roots

    std::size_t position_count;
    std::size_t move_count;
    std::size_t value_count;                     // of the largest level
    std::uint32_t levels[SOLITAIRE_TRICKS + 2];  // the first position after 0, 1, 2, ... tricks, and the end

    std::size_t level_size(int trick) const { return levels[trick + 1] - levels[trick]; }
};

}  // namespace mamlaka
