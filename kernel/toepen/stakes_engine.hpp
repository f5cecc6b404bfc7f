// What an engine has for deals with a stake.
#pragma once

#include <cstddef>
#include <cstdint>

#include "engine.hpp"
#include "toepen/position.hpp"

namespace mamlaka {

struct StakesEngine {
    // Play each candidate in `samples` plausible worlds, and the deal to its end: (samples, candidates) relative gains of
    // the seat to decide. Return the number of worlds done before a stop, at least one.
    std::size_t (*play)(const TrickPlan&, const TrickDeal&, const Stakes&, const HiddenCards&, std::size_t worlds,
                        std::size_t samples, const std::int32_t* candidates, int count, std::uint64_t seed, Stop&,
                        std::int32_t* rows);
};

namespace portable {
extern const StakesEngine STAKES;
}
namespace bmi2 {
extern const StakesEngine STAKES;
}

}  // namespace mamlaka
