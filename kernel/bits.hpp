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
    // Without the instruction, the compiler would call a library function.
    mask -= mask >> 1 & 0x5555555555555555;
    mask = (mask & 0x3333333333333333) + (mask >> 2 & 0x3333333333333333);
    mask = (mask + (mask >> 4)) & 0x0F0F0F0F0F0F0F0F;
    return static_cast<int>(mask * 0x0101010101010101 >> 56);
#endif
}

// The lowest card of a non-empty set.
inline Card lowest(Mask mask) { return __builtin_ctzll(mask); }

// The highest card of a non-empty set.
inline Card highest(Mask mask) { return 63 - __builtin_clzll(mask); }

#if !defined(__BMI2__)
// (rank, byte): the position of the set bit that has `rank` lower ones in the byte.
struct ByteSelect {
    std::uint8_t place[8][256] = {};
    constexpr ByteSelect() {
        for (int byte = 0; byte < 256; ++byte) {
            for (int at = 0, rank = 0; at < 8; ++at) {
                if (byte >> at & 1) place[rank++][byte] = static_cast<std::uint8_t>(at);
            }
        }
    }
};
inline constexpr ByteSelect BYTE_SELECT;
#endif

// The card of a set that has `rank` lower ones in it.
inline Card select(Mask mask, int rank) {
#if defined(__BMI2__)
    return lowest(_pdep_u64(Mask{1} << rank, mask));
#else
    // Vigna (2008): prefix sums of the bit counts of all bytes at once; bytes with too small a sum precede the result.
    constexpr Mask ONES = 0x0101010101010101, TOPS = 0x8080808080808080;
    Mask sums = mask - (mask >> 1 & 0x5555555555555555);
    sums = (sums & 0x3333333333333333) + (sums >> 2 & 0x3333333333333333);
    sums = ((sums + (sums >> 4)) & 0x0F0F0F0F0F0F0F0F) * ONES;
    const Mask early = (((static_cast<Mask>(rank) * ONES | TOPS) - sums) & TOPS) >> 7;
    const int start = static_cast<int>(early * ONES >> 53 & 0x78);
    const int before = static_cast<int>(sums << 8 >> start & 0xFF);
    return start + BYTE_SELECT.place[rank - before][mask >> start & 0xFF];
#endif
}

}  // namespace mamlaka::MAMLAKA_ENGINE
