// The solitaire of `mamlaka.search.oneonta.solitaire`: positions of own and unseen cards, merged where no play can tell them
// apart, and what they are worth for many ways to score at once.
//
// First all positions are found, trick by trick, each with its moves; then they are valued from the last trick back. So
// positions are looked up once, and valuing is nothing but to take the larger of two rows and to add rows up.
#pragma once

#include <cstring>

#include "bits.hpp"
#include "oneonta/solitaire_room.hpp"
#include "stop.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

using Position = SolitairePosition;

// A suit from its weakest card at bit 0 up: 1 for an own card, 0 for an unseen one, and a 1 on top of them all.
using Holding = std::uint16_t;

constexpr Holding EMPTY = 1;

inline int top_of(Holding suit) { return 31 - __builtin_clz(suit); }

inline Holding own_of(Holding suit) { return static_cast<Holding>(suit ^ 1 << top_of(suit)); }

inline Holding unseen_of(Holding suit) { return static_cast<Holding>(~suit & ((1 << top_of(suit)) - 1)); }

// Neighbours of the same kind are alike: of each run the weakest.
inline Mask runs(Holding cards) { return cards & ~(Mask{cards} << 1); }

inline Holding without(Holding suit, Card place) {
    return static_cast<Holding>(suit >> (place + 1) << place | (suit & ((1 << place) - 1)));
}

// A suit without an own card and the card led that it has followed.
inline Holding without_both(Holding suit, Card own, Card led) {
    return own > led ? without(without(suit, own), led) : without(without(suit, led), own);
}

// What a position becomes when this is left of a side suit of it; one without own or unseen cards is a side no more.
inline Position with_side(Position position, int side, Holding left) {
    const int own = count(own_of(left)), unseen = count(unseen_of(left));
    if (!own || !unseen) {
        position.foreign = static_cast<std::uint16_t>(position.foreign + unseen);
        position.idle = static_cast<std::uint16_t>(position.idle + own);
        left = 0;
    }
    // A suit that loses cards is a lower number, so it can only move back.
    for (; side + 1 < SOLITAIRE_SIDES && position.sides[side + 1] > left; ++side) {
        position.sides[side] = position.sides[side + 1];
    }
    position.sides[side] = left;
    return position;
}

// The same for trumps; they are good for ruffs as long as one is held.
inline Position with_trumps(Position position, Holding left) {
    const bool any = own_of(left) != 0;
    if (!any) position.foreign = static_cast<std::uint16_t>(position.foreign + count(unseen_of(left)));
    position.trumps = any ? left : EMPTY;
    return position;
}

// Finds the positions of a task in order of the tricks played, each once, and its moves.
//
// The moves of a position are a few numbers for each lead that differs: ways << 16 | answers, that is how many cards
// are alike and how many answers differ, then the place of each answer. Places count values: a position after a trick
// has a value for each number of tricks that can have been won, in order, and so has the next position of its level; to
// win a trick is to go on by one value.
class SolitaireFinder {
public:
    SolitaireFinder(const SolitaireTask& task, SolitaireRoom& room) : task_(task), room_(room) {}

    // Return false when there is too little room, or when asked to stop.
    bool find(Stop& stop) {
        std::memset(room_.table, 0, room_.slots * sizeof *room_.table);
        room_.position_count = room_.move_count = room_.value_count = 0;
        room_.levels[0] = 0;
        for (std::size_t i = 0; i < task_.root_count; ++i) {
            if (is_full()) return false;
            room_.root_places[i] = index_of(task_.roots[i]);
        }
        for (int trick = 0; trick <= task_.size(); ++trick) {
            const auto end = room_.levels[trick + 1] = static_cast<std::uint32_t>(room_.position_count);
            const auto values = (end - room_.levels[trick]) * task_.values_after(trick);
            if (values > room_.value_count) room_.value_count = values;
            below_ = end;
            values_below_ = static_cast<std::uint32_t>(task_.values_after(trick + 1));
            for (auto i = room_.levels[trick]; i < end; ++i) {
                if (is_full() || stop.asked()) return false;
                room_.moves_from[i] = static_cast<std::uint32_t>(room_.move_count);
                if (room_.positions[i].size) find_moves(room_.positions[i]);
                room_.moves_from[i + 1] = static_cast<std::uint32_t>(room_.move_count);
            }
        }
        return true;
    }

private:
    // What a position can add at the most: in each suit of at most 15 cards there are 8 runs of either kind.
    static constexpr std::size_t RUNS = 8 * (SOLITAIRE_SIDES + 1) + 1;
    static constexpr std::size_t MOST_MOVES = RUNS * (RUNS + 1);

    bool is_full() const {
        return room_.position_count + MOST_MOVES > room_.position_room ||
               room_.move_count + MOST_MOVES > room_.move_room;
    }

    void find_moves(Position position) {
        --position.size;
        for (int side = 0; side < SOLITAIRE_SIDES && position.sides[side]; ++side) {
            find_leads(position.sides[side], [&](Holding left) { return with_side(position, side, left); });
        }
        find_leads(position.trumps, [&](Holding left) { return with_trumps(position, left); });
        if (position.foreign) find_discards(position);
    }

    // The leads of a suit that has to be followed; `after(left)` is the position when this is left of it.
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

    // Any card may be played on the leads of other suits; trumps win.
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
        lead_ = room_.moves + room_.move_count++;
        *lead_ = static_cast<std::uint32_t>(ways) << 16;
    }

    void add_answer(const Position& position, bool wins) {
        const std::uint32_t place = (index_of(position) - below_) * values_below_ + wins;
        std::uint32_t* const end = room_.moves + room_.move_count;
        for (const std::uint32_t* other = lead_ + 1; other != end; ++other) {
            if (*other == place) return;
        }
        *end = place;
        ++room_.move_count;
        ++*lead_;
    }

    // Where a position is, which is added when it is new. Open addressing, the next slot when one is taken.
    std::uint32_t index_of(const Position& position) {
        std::uint64_t words[2];
        std::memcpy(words, &position, sizeof words);
        std::uint64_t hash = (words[0] ^ words[1] * 0x9E3779B97F4A7C15) * 0xD1B54A32D192ED03;
        for (auto slot = (hash ^ hash >> 32) & (room_.slots - 1);; slot = (slot + 1) & (room_.slots - 1)) {
            const std::uint32_t found = room_.table[slot];
            if (!found) {
                room_.positions[room_.position_count] = position;
                room_.table[slot] = static_cast<std::uint32_t>(++room_.position_count);
                return room_.table[slot] - 1;
            }
            if (!std::memcmp(&room_.positions[found - 1], &position, sizeof position)) return found - 1;
        }
    }

    const SolitaireTask& task_;
    SolitaireRoom& room_;
    std::uint32_t* lead_ = nullptr;
    std::uint32_t below_ = 0;
    std::uint32_t values_below_ = 0;
};

// Whole numbers, exact below 2**53, which the caller sees to: every processor takes the larger of two doubles in one
// instruction, few that of two integers of 64 bits.
using Value = SolitaireValue;

// Rows are valued so many at a time: what fits into the registers of every processor.
constexpr std::size_t ROWS = SOLITAIRE_ROWS;

// One position of a level, for each number of tricks won: over all leads the sum of the best answers.
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

// Value the positions that have been found, and write the sums of the roots: (roots, tricks - size, rows). Of all the
// levels only two are kept at a time, in `values`. Return false when asked to stop.
inline bool value_solitaire(const SolitaireTask& task, const SolitaireRoom& room, Value* values, std::int64_t* sums,
                            Stop& stop) {
    const int size = task.size();
    for (std::size_t row = 0; row < task.rows; row += ROWS) {
        const std::size_t width = task.rows - row < ROWS ? task.rows - row : ROWS;
        Value *here = values, *below = values + room.value_count * ROWS;
        for (std::size_t i = 0; i < room.level_size(size) * task.tricks; ++i) {
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
            for (std::size_t i = 0; i < room.level_size(trick); ++i) {
                if (stop.asked()) return false;
                const std::uint32_t* const from = room.moves_from + room.levels[trick] + i;
                value_position(room.moves + from[0], room.moves + from[1], count, below, here + i * count * ROWS);
            }
        }
        const std::size_t count = task.values_after(0);
        for (std::size_t root = 0; root < task.root_count; ++root) {
            for (std::size_t won = 0; won < count; ++won) {
                const Value* const value = here + (room.root_places[root] * count + won) * ROWS;
                std::int64_t* const sum = sums + (root * count + won) * task.rows + row;
                for (std::size_t j = 0; j < width; ++j) sum[j] = static_cast<std::int64_t>(value[j]);
            }
        }
    }
    return true;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
