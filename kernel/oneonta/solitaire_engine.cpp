// Solitaires, compiled with each engine.
#include "oneonta/solitaire_engine.hpp"

#include "oneonta/solitaire.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

namespace {

bool find_solitaire(const SolitaireTask& task, SolitaireMemory& memory, Stop& stop) {
    return SolitaireFinder(task, memory).find(stop);
}

}  // namespace

const SolitaireEngine SOLITAIRE{find_solitaire, value_solitaire};

}  // namespace mamlaka::MAMLAKA_ENGINE
