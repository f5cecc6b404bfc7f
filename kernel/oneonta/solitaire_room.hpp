// What the solver of solitaires is given, and the memory that it works in; the same for every engine.
#pragma once

#include <cstddef>
#include <cstdint>

namespace mamlaka {

constexpr int SOLITAIRE_SIDES = 4;
constexpr int SOLITAIRE_TRICKS = 63;
constexpr std::size_t SOLITAIRE_POINTS = 128;  // numbers of tricks that points are given for
constexpr int SOLITAIRE_BITS = 53;             // sums are of fewer bits, and so exact
constexpr std::size_t SOLITAIRE_ROWS = 8;

using SolitaireValue = double;

// What is left of a deal between two tricks, as `Position` in `mamlaka.search.oneonta.solitaire`: 16 bytes without a gap, so
// that positions can be compared and hashed as two words.
struct SolitairePosition {
    std::uint16_t sides[SOLITAIRE_SIDES];  // the highest first; 0: no more
    std::uint16_t trumps;
    std::uint16_t foreign;
    std::uint16_t idle;
    std::uint16_t size;  // how many own cards there are: as many tricks are to come
};
static_assert(sizeof(SolitairePosition) == 16);

struct SolitaireTask {
    const SolitairePosition* roots;  // one at least, and all of one size
    std::size_t root_count;
    const std::int64_t* points;  // (tricks, rows): what 0, 1, 2 ... tricks are worth
    std::size_t tricks;          // more than the size of the roots: some may have been won before
    std::size_t rows;

    int size() const { return roots[0].size; }

    // How many numbers of tricks can have been won when so many more have been played.
    std::size_t values_after(int trick) const { return tricks - static_cast<std::size_t>(size() - trick); }
};

// Memory for the positions of a task, and what has been found in it.
struct SolitaireRoom {
    std::size_t position_room;
    std::size_t move_room;
    std::size_t slots;  // a power of two, above `position_room`

    SolitairePosition* positions;  // (position_room,)
    std::uint32_t* moves_from;     // (position_room + 1,): where the moves of a position begin
    std::uint32_t* moves;          // (move_room,)
    std::uint32_t* table;          // (slots,): positions by hash, counted from 1; 0: free
    std::uint32_t* root_places;    // (root_count,): which positions the roots are

    std::size_t position_count;
    std::size_t move_count;
    std::size_t value_count;                     // of the level that has most of them
    std::uint32_t levels[SOLITAIRE_TRICKS + 2];  // where the positions after 0, 1, 2 ... tricks begin, and the end

    std::size_t level_size(int trick) const { return levels[trick + 1] - levels[trick]; }
};

}  // namespace mamlaka
