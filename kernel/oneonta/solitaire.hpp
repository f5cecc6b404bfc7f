// The C++ counterpart of `mamlaka.games.oneonta.search.solitaire`: optimal play against a dummy that leads, for many
// scoring rows at once, on positions up to equivalence.
//
// A forward pass finds all positions and their moves, trick by trick. A backward pass computes their values. So each
// position is looked up once, and the backward pass only takes maxima and sums of rows.
#pragma once

#include <cstring>

#include "bits.hpp"
#include "oneonta/solitaire_memory.hpp"
#include "stop.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

using Position = SolitairePosition;

// A suit, weakest card at bit 0: 1 for an own card, 0 for an unseen one, and a final 1 above the strongest card.
using Holding = std::uint16_t;

constexpr Holding EMPTY = 1;

inline int top_of(Holding suit) { return 31 - __builtin_clz(suit); }

inline Holding own_of(Holding suit) { return static_cast<Holding>(suit ^ 1 << top_of(suit)); }

inline Holding unseen_of(Holding suit) { return static_cast<Holding>(~suit & ((1 << top_of(suit)) - 1)); }

// Adjacent cards of the same kind are equivalent: the weakest of each run.
inline Mask runs(Holding cards) { return cards & ~(Mask{cards} << 1); }

inline Holding without(Holding suit, Card place) {
    return static_cast<Holding>(suit >> (place + 1) << place | (suit & ((1 << place) - 1)));
}

// A suit without an own card and the card led that it has followed.
inline Holding without_both(Holding suit, Card own, Card led) {
    return own > led ? without(without(suit, own), led) : without(without(suit, led), own);
}

// The position after a side suit has become `left`. A suit without own or unseen cards is counted as foreign or idle.
inline Position with_side(Position position, int side, Holding left) {
    const int own = count(own_of(left)), unseen = count(unseen_of(left));
    if (!own || !unseen) {
        position.foreign = static_cast<std::uint16_t>(position.foreign + unseen);
        position.idle = static_cast<std::uint16_t>(position.idle + own);
        left = 0;
    }
    // A suit that loses cards becomes a smaller number, so it only moves back in the order.
    for (; side + 1 < SOLITAIRE_SIDES && position.sides[side + 1] > left; ++side) {
        position.sides[side] = position.sides[side + 1];
    }
    position.sides[side] = left;
    return position;
}

// The same for the trump suit, which matters as long as a trump is held.
inline Position with_trumps(Position position, Holding left) {
    const bool any = own_of(left) != 0;
    if (!any) position.foreign = static_cast<std::uint16_t>(position.foreign + count(unseen_of(left)));
    position.trumps = any ? left : EMPTY;
    return position;
}

// Finds each position of a task once, in order of the tricks played, and its moves.
//
// The moves of a position are stored per lead, up to equivalence: `ways << 16 | answers` (the number of cards and the
// number of answers), then the index of each answer among the values of the next level. A position has one value for
// each possible number of tricks won, in ascending order, so an answer that wins the trick has the next index.
class SolitaireFinder {
public:
    SolitaireFinder(const SolitaireTask& task, SolitaireMemory& memory) : task_(task), memory_(memory) {}

    // Return false if there is too little memory, or when stopped.
    bool find(Stop& stop) {
        std::memset(memory_.table, 0, memory_.slots * sizeof *memory_.table);
        memory_.position_count = memory_.move_count = memory_.value_count = 0;
        memory_.levels[0] = 0;
        for (std::size_t i = 0; i < task_.root_count; ++i) {
            if (is_full()) return false;
            memory_.root_places[i] = index_of(task_.roots[i]);
        }
        for (int trick = 0; trick <= task_.size(); ++trick) {
            const auto end = memory_.levels[trick + 1] = static_cast<std::uint32_t>(memory_.position_count);
            const auto values = (end - memory_.levels[trick]) * task_.values_after(trick);
            if (values > memory_.value_count) memory_.value_count = values;
            below_ = end;
            values_below_ = static_cast<std::uint32_t>(task_.values_after(trick + 1));
            for (auto i = memory_.levels[trick]; i < end; ++i) {
                if (is_full() || stop.asked()) return false;
                memory_.moves_from[i] = static_cast<std::uint32_t>(memory_.move_count);
                if (memory_.positions[i].size) find_moves(memory_.positions[i]);
                memory_.moves_from[i + 1] = static_cast<std::uint32_t>(memory_.move_count);
            }
        }
        return true;
    }

private:
    // The most moves of a position: a suit of at most 15 cards has at most 8 runs of each kind.
    static constexpr std::size_t RUNS = 8 * (SOLITAIRE_SIDES + 1) + 1;
    static constexpr std::size_t MAX_MOVES = RUNS * (RUNS + 1);

    bool is_full() const {
        return memory_.position_count + MAX_MOVES > memory_.position_room ||
               memory_.move_count + MAX_MOVES > memory_.move_room;
    }

    void find_moves(Position position) {
        --position.size;
        for (int side = 0; side < SOLITAIRE_SIDES && position.sides[side]; ++side) {
            find_leads(position.sides[side], [&](Holding left) { return with_side(position, side, left); });
        }
        find_leads(position.trumps, [&](Holding left) { return with_trumps(position, left); });
        if (position.foreign) find_discards(position);
    }

    // The leads of a suit that must be followed; `after(left)` is the position after the suit has become `left`.
    template <typename After>
    void find_leads(Holding suit, After after) {
        const Mask own = runs(own_of(suit));
        if (!own) return;
        for (Mask leads = runs(unseen_of(suit)); leads; leads &= leads - 1) {
            const Card led = lowest(leads);
            begin_lead(lowest(Mask{suit} >> led));
            for (Mask answers = own; answers; answers &= answers - 1) {
                const Card card = lowest(answers);
                add_answer(after(without_both(suit, card, led)), card > led);
            }
        }
    }

    // On leads of suits without own cards, any card may be played; trumps win.
    void find_discards(Position position) {
        begin_lead(position.foreign--);
        for (Mask cards = runs(own_of(position.trumps)); cards; cards &= cards - 1) {
            add_answer(with_trumps(position, without(position.trumps, lowest(cards))), true);
        }
        for (int side = 0; side < SOLITAIRE_SIDES && position.sides[side]; ++side) {
            const Holding suit = position.sides[side];
            for (Mask cards = runs(own_of(suit)); cards; cards &= cards - 1) {
                add_answer(with_side(position, side, without(suit, lowest(cards))), false);
            }
        }
        if (position.idle) {
            --position.idle;
            add_answer(position, false);
        }
    }

    void begin_lead(int ways) {
        lead_ = memory_.moves + memory_.move_count++;
        *lead_ = static_cast<std::uint32_t>(ways) << 16;
    }

    void add_answer(const Position& position, bool wins) {
        const std::uint32_t place = (index_of(position) - below_) * values_below_ + wins;
        std::uint32_t* const end = memory_.moves + memory_.move_count;
        for (const std::uint32_t* other = lead_ + 1; other != end; ++other) {
            if (*other == place) return;
        }
        *end = place;
        ++memory_.move_count;
        ++*lead_;
    }

    // The index of a position, which is added if it is new: open addressing with linear probing.
    std::uint32_t index_of(const Position& position) {
        std::uint64_t words[2];
        std::memcpy(words, &position, sizeof words);
        std::uint64_t hash = (words[0] ^ words[1] * 0x9E3779B97F4A7C15) * 0xD1B54A32D192ED03;
        for (auto slot = (hash ^ hash >> 32) & (memory_.slots - 1);; slot = (slot + 1) & (memory_.slots - 1)) {
            const std::uint32_t found = memory_.table[slot];
            if (!found) {
                memory_.positions[memory_.position_count] = position;
                memory_.table[slot] = static_cast<std::uint32_t>(++memory_.position_count);
                return memory_.table[slot] - 1;
            }
            if (!std::memcmp(&memory_.positions[found - 1], &position, sizeof position)) return found - 1;
        }
    }

    const SolitaireTask& task_;
    SolitaireMemory& memory_;
    std::uint32_t* lead_ = nullptr;
    std::uint32_t below_ = 0;
    std::uint32_t values_below_ = 0;
};

// Integers in floating point, exact below 2**53, which the caller ensures: every processor has an instruction for the
// maximum of two doubles, few have one for 64-bit integers.
using Value = SolitaireValue;

// The number of rows computed at a time: they fit into the registers of every processor.
constexpr std::size_t ROWS = SOLITAIRE_ROWS;

// The values of a position, for each number of tricks won: the sum over all leads of the best answer.
inline void value_position(const std::uint32_t* moves, const std::uint32_t* end, std::size_t count, const Value* below,
                           Value* here) {
    for (std::size_t won = 0; won < count; ++won, below += ROWS, here += ROWS) {
        Value sum[ROWS] = {};
        for (const std::uint32_t* move = moves; move != end;) {
            const auto ways = static_cast<Value>(*move >> 16);
            const std::uint32_t* const last = move + (*move & 0xFFFF);
            Value best[ROWS];
            std::memcpy(best, below + *++move * ROWS, sizeof best);
            while (move != last) {
                const Value* const other = below + *++move * ROWS;
                for (std::size_t i = 0; i < ROWS; ++i) best[i] = other[i] > best[i] ? other[i] : best[i];
            }
            for (std::size_t i = 0; i < ROWS; ++i) sum[i] += ways * best[i];
            ++move;
        }
        std::memcpy(here, sum, sizeof sum);
    }
}

// Compute the values of the positions found, and write those of the roots: (roots, tricks - size, rows). Only two levels
// are kept at a time, in `values`. Return false when stopped.
inline bool value_solitaire(const SolitaireTask& task, const SolitaireMemory& memory, Value* values, std::int64_t* sums,
                            Stop& stop) {
    const int size = task.size();
    for (std::size_t row = 0; row < task.rows; row += ROWS) {
        const std::size_t width = task.rows - row < ROWS ? task.rows - row : ROWS;
        Value *here = values, *below = values + memory.value_count * ROWS;
        for (std::size_t i = 0; i < memory.level_size(size) * task.tricks; ++i) {
            for (std::size_t j = 0; j < ROWS; ++j) {
                here[i * ROWS + j] =
                    j < width ? static_cast<Value>(task.points[i % task.tricks * task.rows + row + j]) : 0;
            }
        }
        for (int trick = size - 1; trick >= 0; --trick) {
            Value* const done = here;
            here = below;
            below = done;
            const std::size_t count = task.values_after(trick);
            for (std::size_t i = 0; i < memory.level_size(trick); ++i) {
                if (stop.asked()) return false;
                const std::uint32_t* const from = memory.moves_from + memory.levels[trick] + i;
                value_position(memory.moves + from[0], memory.moves + from[1], count, below, here + i * count * ROWS);
            }
        }
        const std::size_t count = task.values_after(0);
        for (std::size_t root = 0; root < task.root_count; ++root) {
            for (std::size_t won = 0; won < count; ++won) {
                const Value* const value = here + (memory.root_places[root] * count + won) * ROWS;
                std::int64_t* const sum = sums + (root * count + won) * task.rows + row;
                for (std::size_t j = 0; j < width; ++j) sum[j] = static_cast<std::int64_t>(value[j]);
            }
        }
    }
    return true;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
