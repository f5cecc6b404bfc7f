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

// Ask whether a value is at least `beta`, unless bounds tell, and narrow them. `search(beta)` returns a value that is a
// lower bound if it is at least beta, and else an upper bound. Returns the next question.
template <class Search>
std::int32_t ask(Bounds& bounds, std::int32_t beta, const bool& stopped, Search&& search) {
    if (beta <= bounds.least || beta > bounds.most || stopped) return beta;
    const std::int32_t value = search(beta);
    if (stopped) return beta;
    (value >= beta ? bounds.least : bounds.most) = value;
    return value >= beta ? value + 1 : value;
}

// Narrow bounds until they meet, or the search stops; each question starts from the last answer (MTD(f)).
template <class Search>
void narrow(Bounds& bounds, std::int32_t guess, const bool& stopped, Search&& search) {
    while (bounds.least < bounds.most && !stopped) {
        const std::int32_t beta = guess <= bounds.least ? bounds.least + 1 : guess > bounds.most ? bounds.most : guess;
        guess = ask(bounds, beta, stopped, search);
    }
}

constexpr int NARROW_FROM = 8;     // the first questions are at these parts of the width
constexpr std::int32_t WIDE = 16;  // narrower bounds, such as those of tricks, soon meet without these questions

// Narrow bounds from both ends, where the answers are easy: a search that is stopped then has something to show.
template <class Search>
void narrow_from_the_ends(Bounds& bounds, const bool& stopped, Search&& search) {
    for (int part = NARROW_FROM; part > 2 && bounds.most - bounds.least >= WIDE; part /= 2) {
        const std::int32_t step = (bounds.most - bounds.least) / part;
        ask(bounds, bounds.least + step, stopped, search);
        ask(bounds, bounds.most - step + 1, stopped, search);
    }
}

// Find the value of the best candidate and, if the task wants them, of each. `best_of(beta)` searches all candidates,
// `value_of(card, beta)` one. `left` are bounds of all of them; `ours`: whether the side that maximizes is on turn.
template <class Task, class BestOf, class ValueOf>
void find_values(const Task& task, const Bounds& left, bool ours, const bool& stopped, BestOf&& best_of,
                 ValueOf&& value_of, SolverResult& result) {
    Bounds best = left;
    narrow_from_the_ends(best, stopped, best_of);
    narrow(best, (best.least + best.most) / 2, stopped, best_of);
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
