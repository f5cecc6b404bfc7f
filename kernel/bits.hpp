// Sets of cards as 64-bit masks: bit i is card i.
#pragma once

#include <cstdint>

#if defined(__BMI2__)
#include <immintrin.h>
#endif

namespace mamlaka::MAMLAKA_ENGINE {

using Mask = std::uint64_t;
using Card = int;

inline Mask bit(Card card) { return Mask{1} << card; }

inline bool has(Mask mask, Card card) { return (mask >> card & 1) != 0; }

inline int count(Mask mask) {
#if defined(__POPCNT__) || !defined(__x86_64__)
    return __builtin_popcountll(mask);
#else
    // Without the instruction the compiler would call a function for it.
    mask -= mask >> 1 & 0x5555555555555555;
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return static_cast<int>(mask * 0x0101010101010101 >> 56);
#endif
}

// The lowest card of a set that is not empty.
inline Card lowest(Mask mask) { return __builtin_ctzll(mask); }

// The card of a set that has `rank` lower ones in it.
inline Card select(Mask mask, int rank) {
#if defined(__BMI2__)
    return lowest(_pdep_u64(Mask{1} << rank, mask));
#else
    for (; rank > 0; --rank) mask &= mask - 1;
    return lowest(mask);
#endif
}

}  // namespace mamlaka::MAMLAKA_ENGINE
