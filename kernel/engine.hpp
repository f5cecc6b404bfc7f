// What an engine can do, as the bindings see it: the same functions compiled for different processors.
#pragma once

#include <cstdint>

namespace mamlaka {

struct Engine {
    const char* name;
    // Fill `numbers` with one draw of `Rng(seed).below(bound)` each.
    void (*draws)(std::uint64_t seed, std::uint64_t bound, std::uint64_t* numbers, std::size_t count);
};

namespace portable {
extern const Engine ENGINE;
}
namespace bmi2 {
extern const Engine ENGINE;
}

}  // namespace mamlaka
