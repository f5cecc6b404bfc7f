// What an engine has for solitaires.
#pragma once

#include <cstdint>

#include "engine.hpp"
#include "oneonta/solitaire_memory.hpp"

namespace mamlaka {

struct SolitaireEngine {
    // Find all positions of a task; false if there is too little memory, or when stopped.
    bool (*find)(const SolitaireTask& task, SolitaireMemory& memory, Stop& stop);
    // Write the sums, (roots, tricks - size, rows), of a task whose positions have been found. `values` has room for two
    // levels, SOLITAIRE_ROWS numbers per value. False when stopped.
    bool (*value)(const SolitaireTask& task, const SolitaireMemory& memory, SolitaireValue* values, std::int64_t* sums,
                  Stop& stop);
};

namespace portable {
extern const SolitaireEngine SOLITAIRE;
}
namespace bmi2 {
extern const SolitaireEngine SOLITAIRE;
}

}  // namespace mamlaka
