// The open-hand solver, in Python.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <memory>
#include <optional>
#include <tuple>
#include <vector>

#include "bind.hpp"
#include "checks.hpp"
#include "engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

using Bounds = std::vector<std::int32_t>;
using Solved = std::tuple<Bounds, Bounds, std::int32_t, std::int32_t, std::uint64_t>;

// Whether the user has interrupted, or `asked`, a function of Python or None, wants to stop. Its exception is raised when
// the work has ended.
Stop::Look look_of(const nb::object& asked) {
    return [&asked] {
        if (is_interrupted()) return true;
        nb::gil_scoped_acquire lock;
        if (asked.is_none()) return false;
        PyObject* const answer = PyObject_CallNoArgs(asked.ptr());
        const bool wanted = !answer || PyObject_IsTrue(answer) != 0;
        Py_XDECREF(answer);
        return wanted;
    };
}

// Solve numbered deals in threads, each with its own memory. `solve` returns whether the solver has room for a deal.
template <class Solve>
std::vector<std::optional<Solved>> solved_in_threads(const std::vector<std::uint64_t>& candidates, std::size_t megabytes,
                                                     int threads, double seconds, const nb::object& asked,
                                                     Solve&& solve) {
    require(1 <= megabytes && megabytes <= std::size_t{1} << 13, "the memory must be 1 to 8192 megabytes");
    const std::size_t deals = candidates.size(), words = megabytes << 18;
    std::vector<SolverResult> results(deals);
    std::vector<char> fits(deals);
    share_out(deals, threads, seconds, [&](std::size_t first, std::size_t end, std::size_t, Stop& stop) {
        const std::unique_ptr<std::uint32_t[]> memory(new std::uint32_t[words]);  // not zeroed: pages come when needed
        for (std::size_t i = first; i < end; ++i) {
            fits[i] = solve(i, SolverMemory{memory.get(), words}, stop, results[i]);
        }
        return end - first;
    }, look_of(asked));
    std::vector<std::optional<Solved>> solved(deals);
    for (std::size_t i = 0; i < deals; ++i) {
        if (!fits[i]) continue;
        const SolverResult& result = results[i];
        const int count = __builtin_popcountll(candidates[i]);
        solved[i] = Solved{Bounds(result.least, result.least + count), Bounds(result.most, result.most + count),
                           result.best_least, result.best_most, result.nodes};
    }
    return solved;
}

std::vector<std::optional<Solved>> solve(const Engine& engine, const TrickPlan& plan,
                                         const std::vector<TrickDeal>& deals,
                                         const std::vector<std::uint64_t>& candidates, const Payoffs& values,
                                         unsigned side,
                                         bool each, std::size_t megabytes, std::uint64_t nodes, int threads,
                                         double seconds, const nb::object& asked) {
    require(values.seats == plan.seats && values.rows == plan.cards, "a table of points belongs to another plan");
    require(values.most < MAX_POINTS, "points are too large");
    require(deals.size() == candidates.size(), "every deal needs its candidates");
    for (std::size_t i = 0; i < deals.size(); ++i) {
        check(plan, deals[i]);
        require(check_order(plan, deals[i]) > 0, "the trick is complete: there is no card to value");
        require(is_even(plan, deals[i], false) && !deals[i].stock, "a deal is solved only if all cards are known");
        require(candidates[i] && !(candidates[i] & ~deals[i].hands[deals[i].turn]), "a candidate is not in the hand");
    }
    return solved_in_threads(candidates, megabytes, threads, seconds, asked,
                             [&](std::size_t i, const SolverMemory& memory, Stop& stop, SolverResult& result) {
                                 const SolverTask task{values, side, candidates[i], each, nodes};
                                 return engine.solve(plan, deals[i], task, memory, stop, result);
                             });
}

std::vector<std::optional<Solved>> solve_layout(const Engine& engine, const LayoutPlan& plan,
                                                const std::vector<LayoutDeal>& deals,
                                                const std::vector<std::uint64_t>& candidates, unsigned side, bool each,
                                                std::size_t megabytes, std::uint64_t nodes, int threads, double seconds,
                                                const nb::object& asked) {
    require(deals.size() == candidates.size(), "every deal needs its candidates");
    for (std::size_t i = 0; i < deals.size(); ++i) {
        const LayoutDeal& deal = deals[i];
        check(plan, deal);
        require(is_whole(plan, deal), "a layout is solved only if all cards are known");
        require(candidates[i] && !(candidates[i] & ~deal.hands[deal.turn]), "a candidate is not in the hand");
        require(!plan.ranks || fits_ends(plan, deal, candidates[i]), "a candidate fits no end of the line");
    }
    return solved_in_threads(candidates, megabytes, threads, seconds, asked,
                             [&](std::size_t i, const SolverMemory& memory, Stop& stop, SolverResult& result) {
                                 const LayoutTask task{side, candidates[i], each, nodes};
                                 return engine.solve_layout(plan, deals[i], task, memory, stop, result);
                             });
}

}  // namespace

void bind_solver(nb::class_<Engine>& engine) {
    engine.def("solve", solve, "plan"_a, "deals"_a, "candidates"_a, "values"_a, "side"_a, "each"_a, "megabytes"_a,
               "nodes"_a, "threads"_a = 1, "seconds"_a = WITHOUT_LIMIT, "stop"_a = nb::none(),
               nb::sig("def solve(self, plan: TrickPlan, deals: Sequence[TrickDeal], candidates: Sequence[int], "
                       "values: Payoffs, side: int, each: bool, megabytes: int, nodes: int, threads: int = 1, seconds: float = ..., "
                       "stop: collections.abc.Callable[[], bool] | None = None) -> "
                       "list[tuple[list[int], list[int], int, int, int] | None]"),
               "Return for each deal the least and the most that each candidate is worth, the same for the best one, "
               "and the number of nodes; None: the solver has no room for the rules.");
    engine.def("solve_layout", solve_layout, "plan"_a, "deals"_a, "candidates"_a, "side"_a, "each"_a, "megabytes"_a,
               "nodes"_a, "threads"_a = 1, "seconds"_a = WITHOUT_LIMIT, "stop"_a = nb::none(),
               nb::sig("def solve_layout(self, plan: LayoutPlan, deals: Sequence[LayoutDeal], candidates: Sequence[int], "
                       "side: int, each: bool, megabytes: int, nodes: int, threads: int = 1, seconds: float = ..., "
                       "stop: collections.abc.Callable[[], bool] | None = None) -> "
                       "list[tuple[list[int], list[int], int, int, int] | None]"),
               "The same for layouts. The values are those of the whole deal.");
}

}  // namespace mamlaka
