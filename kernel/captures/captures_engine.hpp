// What an engine has for deals of captures.
#pragma once

#include <cstddef>
#include <cstdint>

#include "captures/position.hpp"
#include "engine.hpp"

namespace mamlaka {

struct CapturesEngine {
    // Play each candidate in every world, and the deal to its end: (worlds, candidates) points of the seats of `side`, as
    // bits, above those of the others. Return the number of worlds done before a stop, at least one.
    std::size_t (*play)(const CaptureRules&, const CaptureDeal&, const HiddenCards&, std::size_t worlds,
                        const Capture* candidates, int size, unsigned side, int solved, Stop&, std::int32_t* rows);
};

namespace portable {
extern const CapturesEngine CAPTURES;
}
namespace bmi2 {
extern const CapturesEngine CAPTURES;
}

}  // namespace mamlaka
