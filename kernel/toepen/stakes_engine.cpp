// Deals with a stake, compiled with each engine.
#include "toepen/stakes_engine.hpp"

#include "toepen/stakes.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

const StakesEngine STAKES{play_stakes};

}  // namespace mamlaka::MAMLAKA_ENGINE
