// Samples worlds from a table of counts. The C++ counterpart of `WorldTable.draw` in `mamlaka.search.world_table`; both
// make the same draws.
#pragma once

#include <cstddef>
#include <cstdint>

#include "bits.hpp"
#include "rng.hpp"
#include "stop.hpp"
#include "world_table.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// An integer of several words, the lowest first.
struct WideInt {
    std::uint64_t words[WorldTable::WORDS];
};

inline bool less(const std::uint64_t* a, const std::uint64_t* b, int words) {
    for (int i = words; i-- > 0;) {
        if (a[i] != b[i]) return a[i] < b[i];
    }
    return false;
}

// a -= b, modulo 2^(64 * words).
inline void subtract(std::uint64_t* a, const std::uint64_t* b, int words) {
    std::uint64_t borrow = 0;
    for (int i = 0; i < words; ++i) {
        const std::uint64_t difference = a[i] - b[i];
        const std::uint64_t lent = a[i] < b[i] || difference < borrow;
        a[i] = difference - borrow;
        borrow = lent;
    }
}

// 2^(64 * words) modulo the bound, whose highest word is not 0: the next power of two above the bound, doubled step by
// step. Few steps are needed when the bound is close to a whole word, which is when this is called often.
inline WideInt threshold_of(const std::uint64_t* bound, int words) {
    const int spare = __builtin_clzll(bound[words - 1]);
    WideInt rest{};
    if (spare) rest.words[words - 1] = std::uint64_t{1} << (64 - spare);
    subtract(rest.words, bound, words);
    if (!less(rest.words, bound, words)) subtract(rest.words, bound, words);
    for (int i = 0; i < spare; ++i) {
        for (int k = words; k-- > 1;) rest.words[k] = rest.words[k] << 1 | rest.words[k - 1] >> 63;
        rest.words[0] <<= 1;
        if (!less(rest.words, bound, words)) subtract(rest.words, bound, words);
    }
    return rest;
}

// `Rng.below` for a bound of several words, of which the highest is not 0; the highest is drawn first.
inline WideInt below(const std::uint64_t* bound, int words, Rng& rng) {
    WideInt threshold{}, high{};
    for (bool known = false;;) {
        std::uint64_t drawn[WorldTable::WORDS], low[WorldTable::WORDS]{};
        for (int i = words; i-- > 0;) drawn[i] = rng.next64();
        // Word by word of the bound the product moves down by one word, from `high` into `low`.
        high = {};
        for (int i = 0; i < words; ++i) {
            unsigned __int128 carry = 0;
            for (int k = 0; k < words; ++k) {
                carry += static_cast<unsigned __int128>(drawn[k]) * bound[i] + high.words[k];
                if (k) {
                    high.words[k - 1] = static_cast<std::uint64_t>(carry);
                } else {
                    low[i] = static_cast<std::uint64_t>(carry);
                }
                carry >>= 64;
            }
            high.words[words - 1] = static_cast<std::uint64_t>(carry);
        }
        if (!known) {
            if (!less(low, bound, words)) return high;
            threshold = threshold_of(bound, words);
            known = true;
        }
        if (!less(low, threshold.words, words)) return high;
    }
}

// A random option of a state, in proportion to the weights; a single option draws nothing.
inline const WorldTable::Option& pick(const WorldTable::Arrays& table, const WorldTable::State& state, Rng& rng) {
    const WorldTable::Option* option = table.options + state.first;
    if (state.count == 1) return *option;
    const std::uint64_t* sum = table.sums + state.sums;
    if (state.words == 1) {
        const std::uint64_t drawn = rng.below(sum[state.count - 1]);
        while (drawn >= *sum++) ++option;
        return *option;
    }
    const WideInt drawn = below(sum + (state.count - 1) * state.words, state.words, rng);
    for (; !less(drawn.words, sum, state.words); sum += state.words) ++option;
    return *option;
}

// A random subset of `number` cards; the smaller of the subset and its complement is drawn.
inline Mask random_subset(Mask cards, int number, Rng& rng) {
    int size = count(cards);
    const bool others = 2 * number > size;
    Mask left = cards;
    for (int drawn = others ? size - number : number; drawn > 0; --drawn) {
        left ^= bit(select(left, static_cast<int>(rng.below(static_cast<std::uint64_t>(size--)))));
    }
    return others ? left : cards ^ left;
}

// Draw one world; `world`: (slots,), zeroed.
inline void draw_world(const WorldTable::Arrays& table, Rng rng, Mask* world) {
    struct Taken {
        Mask cards;
        int rest;
    };
    constexpr int MAX_TAKES = WorldTable::MAX_PLACES * WorldTable::MAX_PLACES;
    int rooms[WorldTable::MAX_PLACES];
    Mask pools[WorldTable::MAX_PLACES];
    Taken taken[MAX_TAKES];
    for (int i = 0; i < table.place_count; ++i) {
        rooms[i] = table.rooms[i];
        pools[i] = 0;
    }
    Mask left = 0;
    std::uint32_t state = 0;
    for (int i = 0; i < table.take_count; ++i) {
        const WorldTable::Take& take = table.takes[i];
        if (take.cards) left = take.cards;
        const WorldTable::Option& option = pick(table, table.states[state], rng);
        const Mask part = random_subset(left, option.number, rng);
        state = option.then;
        left ^= part;
        rooms[take.row] -= option.number;
        taken[i] = {part, rooms[take.row]};
        if (take.into >= 0) rooms[take.into] += rooms[take.row];
    }
    for (int i = table.take_count; i-- > 0;) {
        const WorldTable::Take& take = table.takes[i];
        if (take.into >= 0) {
            pools[take.row] = random_subset(pools[take.into], taken[i].rest, rng);
            pools[take.into] ^= pools[take.row];
        }
        pools[take.row] |= taken[i].cards;
    }
    for (int i = table.join_count; i-- > 0;) {
        const WorldTable::Join& join = table.joins[i];
        pools[join.place] = random_subset(pools[join.row], table.places[join.place].count, rng);
        pools[join.row] ^= pools[join.place];
    }
    for (int i = 0; i < table.place_count; ++i) world[table.places[i].slot] |= pools[i];
}

// The implementation of `Engine.worlds`.
inline std::size_t sample_worlds(const WorldTable::Arrays* tables, const std::uint32_t* chosen, std::uint64_t seed,
                               std::size_t begin, std::size_t end, std::size_t columns, Mask* worlds, Stop& stop) {
    std::size_t i = begin;
    for (; i < end && !stop.asked(); ++i) {
        Mask* world = worlds + i * columns;
        for (std::size_t slot = 0; slot < columns; ++slot) world[slot] = 0;
        draw_world(tables[chosen ? chosen[i] : 0], Rng::stream(seed, i), world);
    }
    return i - begin;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
