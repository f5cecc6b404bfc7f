// Deals of captures, compiled with each engine.
#include "captures/captures_engine.hpp"

#include "captures/captures.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

const CapturesEngine CAPTURES{play_capture_worlds};

}  // namespace mamlaka::MAMLAKA_ENGINE
