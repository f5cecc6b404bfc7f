// What the solvers have in common: bounds, and the search for a value by yes-or-no questions.
#pragma once

#include "bits.hpp"
#include "solver/task.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// Bounds of a payoff.
struct Bounds {
    std::int32_t least = 0, most = 0;
    void operator+=(const Bounds& other) { least += other.least, most += other.most; }
    void operator-=(const Bounds& other) { least -= other.least, most -= other.most; }
};

// Narrow bounds until they meet, or the search stops. `search(beta)` returns a value that is a lower bound if it is at
// least beta, and else an upper bound; the next question starts from it (MTD(f)).
template <class Search>
void narrow(Bounds& bounds, std::int32_t guess, const bool& stopped, Search&& search) {
    while (bounds.least < bounds.most && !stopped) {
        const std::int32_t beta = guess <= bounds.least ? bounds.least + 1 : guess > bounds.most ? bounds.most : guess;
        const std::int32_t value = search(beta);
        if (stopped) break;
        if (value >= beta) {
            bounds.least = value, guess = value + 1;
        } else {
            bounds.most = value, guess = value;
        }
    }
}

// Find the value of the best candidate and, if the task wants them, of each. `best_of(beta)` searches all candidates,
// `value_of(card, beta)` one. `left` are bounds of all of them; `ours`: whether the side that maximizes is on turn.
template <class Task, class BestOf, class ValueOf>
void find_values(const Task& task, const Bounds& left, bool ours, const bool& stopped, BestOf&& best_of,
                 ValueOf&& value_of, SolverResult& result) {
    Bounds best = left;
    narrow(best, (left.least + left.most) / 2, stopped, best_of);
    result.best_least = best.least;
    result.best_most = best.most;
    int number = 0;
    for (Mask rest = task.candidates; rest; rest &= rest - 1, ++number) {
        Bounds bounds = left;
        (ours ? bounds.most : bounds.least) = ours ? best.most : best.least;
        if (task.each) {
            narrow(bounds, ours ? best.most : best.least + 1, stopped,
                   [&](std::int32_t beta) { return value_of(lowest(rest), beta); });
        }
        result.least[number] = bounds.least;
        result.most[number] = bounds.most;
    }
}

}  // namespace mamlaka::MAMLAKA_ENGINE
