// One engine. Compiled once for each kind of processor, in a namespace of its own, so that nothing is mixed up.
#include "engine.hpp"

#include "rng.hpp"

#define MAMLAKA_TEXT(word) #word
#define MAMLAKA_NAME(word) MAMLAKA_TEXT(word)

namespace mamlaka::MAMLAKA_ENGINE {

namespace {

void draws(std::uint64_t seed, std::uint64_t bound, std::uint64_t* numbers, std::size_t count) {
    Rng rng(seed);
    for (std::size_t i = 0; i < count; ++i) numbers[i] = rng.below(bound);
}

}  // namespace

const Engine ENGINE{
    MAMLAKA_NAME(MAMLAKA_ENGINE),
    draws,
};

}  // namespace mamlaka::MAMLAKA_ENGINE
