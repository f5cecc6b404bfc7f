// The random generator of `mamlaka.search.rng`, draw by draw the same.
#pragma once

#include <cstdint>

namespace mamlaka::MAMLAKA_ENGINE {

// SplitMix64 (Steele, Lea, Flood 2014).
class Rng {
public:
    explicit Rng(std::uint64_t seed) : state_(seed) {}

    std::uint64_t next64() {
        state_ += 0x9E3779B97F4A7C15;
        std::uint64_t z = state_;
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
        z = (z ^ z >> 27) * 0x94D049BB133111EB;
        return z ^ z >> 31;
    }

    // A number from 0 to bound - 1, each equally likely, without a division (Lemire 2019); for a bound of 1 nothing is
    // drawn.
    std::uint64_t below(std::uint64_t bound) {
        if (bound == 1) return 0;
        auto product = static_cast<unsigned __int128>(next64()) * bound;
        if (static_cast<std::uint64_t>(product) < bound) {
            const std::uint64_t uneven = -bound % bound;
            while (static_cast<std::uint64_t>(product) < uneven) {
                product = static_cast<unsigned __int128>(next64()) * bound;
            }
        }
        return static_cast<std::uint64_t>(product >> 64);
    }

    // The generator of one of many pieces of work, the same however they are shared out.
    static Rng stream(std::uint64_t seed, std::uint64_t number) {
        return Rng(Rng(seed + number * 0xD1B54A32D192ED03).next64());
    }

private:
    std::uint64_t state_;
};

}  // namespace mamlaka::MAMLAKA_ENGINE
