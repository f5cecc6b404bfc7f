// The random number generator of `mamlaka.rng`; both draw the same numbers.
#pragma once

#include <cstdint>

#include "plan.hpp"

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

    // A number from 0 to bound - 1, each equally likely, without a division (Lemire 2019). A bound of 1 draws nothing.
    std::uint64_t below(std::uint64_t bound) {
        if (bound == 1) return 0;
        auto product = static_cast<unsigned __int128>(next64()) * bound;
        if (static_cast<std::uint64_t>(product) < bound) {
            const std::uint64_t threshold = -bound % bound;
            while (static_cast<std::uint64_t>(product) < threshold) {
                product = static_cast<unsigned __int128>(next64()) * bound;
            }
        }
        return static_cast<std::uint64_t>(product >> 64);
    }

    // An independent generator for a numbered piece of work, so that threads don't change results.
    static Rng stream(std::uint64_t seed, std::uint64_t number) { return Rng(Rng(seed).bits_for(number)); }

    // 64 random bits that depend on a number and on the state of this generator, without advancing it.
    std::uint64_t bits_for(std::uint64_t number) const { return Rng(state_ + number * 0xD1B54A32D192ED03).next64(); }

    std::uint64_t state() const { return state_; }

private:
    std::uint64_t state_;
};

// Small draws, four from each random word. Unlike `Rng::below`, a bound of 1 draws as well: a draw is cheaper than a
// branch that the processor can't predict.
class SmallNumbers {
public:
    explicit SmallNumbers(Rng rng) : rng_(rng), origin_(rng) {}
    explicit SmallNumbers(const NumbersState& state)
        : rng_(state.state), origin_(state.origin), word_(state.word), left_(state.left) {}

    // What continues these numbers later.
    NumbersState state() const { return {rng_.state(), origin_.state(), word_, left_}; }

    // A number from 0 to bound - 1, each equally likely; the bound is at most 65,536.
    std::uint32_t below(std::uint32_t bound) {
        std::uint32_t product = next16() * bound;
        if ((product & 0xFFFF) < bound) {
            while ((product & 0xFFFF) < 0x10000 % bound) product = next16() * bound;
        }
        return product >> 16;
    }

    // 64 random bits that depend on a number and on the initial state, whatever has been drawn since.
    std::uint64_t bits_for(std::uint64_t number) const { return origin_.bits_for(number); }

private:
    std::uint32_t next16() {
        if (left_ == 0) {
            word_ = rng_.next64();
            left_ = 4;
        }
        const auto quarter = static_cast<std::uint32_t>(word_ & 0xFFFF);
        word_ >>= 16;
        --left_;
        return quarter;
    }

    Rng rng_;
    Rng origin_;
    std::uint64_t word_ = 0;
    int left_ = 0;
};

}  // namespace mamlaka::MAMLAKA_ENGINE
