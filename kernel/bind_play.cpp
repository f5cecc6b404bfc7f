// Play and playouts, in Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <optional>
#include <tuple>
#include <vector>

#include "bind.hpp"
#include "bind_number_tables.hpp"
#include "checks.hpp"
#include "engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

using Mask = std::uint64_t;
void require_depth(int depth) { require(0 <= depth && depth <= MAX_CARDS, "the depth must be 0 to 64"); }

std::vector<std::uint64_t> perft(const Engine& engine, const TrickPlan& plan, const TrickDeal& deal, int depth,
                                 const std::vector<std::int32_t>& stock) {
    check(plan, deal);
    check_order(plan, deal);
    require_depth(depth);
    Mask drawn = 0;
    for (const std::int32_t card : stock) {
        require(0 <= card && card < plan.cards && !(drawn >> card & 1), "a card of the stock is invalid or named twice");
        drawn |= Mask{1} << card;
    }
    for (const Mask hand : deal.hands) require(!(hand & drawn), "a card is in two places");
    require(!(deal.trick_mask & drawn), "a card is in two places");
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth));
    share_out(1, 1, WITHOUT_LIMIT, [&](std::size_t, std::size_t, std::size_t, Stop& stop) -> std::size_t {
        return engine.perft(plan, deal, stock.data(), static_cast<int>(stock.size()), depth, counts.data(), stop);
    });
    return counts;
}

std::vector<std::uint64_t> layout_perft(const Engine& engine, const LayoutPlan& plan, const LayoutDeal& deal,
                                        int depth) {
    check(plan, deal);
    require_depth(depth);
    require(is_whole(plan, deal), "a card of the layout is missing");
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth));
    share_out(1, 1, WITHOUT_LIMIT, [&](std::size_t, std::size_t, std::size_t, Stop& stop) -> std::size_t {
        return engine.layout_perft(plan, deal, depth, counts.data(), stop);
    });
    return counts;
}

std::pair<Mask, int> legal(const Engine& engine, const TrickPlan& plan, const TrickDeal& deal) {
    check(plan, deal);
    int binding = 0;
    const Mask mask = engine.legal(plan, deal, &binding);
    return {mask, binding};
}

std::vector<std::int32_t> payoffs(const Engine& engine, const TrickPlan& plan, const TrickDeal& deal) {
    check(plan, deal);
    std::vector<std::int32_t> points(MAX_SEATS);
    engine.payoffs(plan, deal, points.data());
    points.resize(static_cast<std::size_t>(plan.seats));
    return points;
}

// Deal and play to the end: (deals, seats) points, one row for each deal done.
template <class Deals>
Table<std::int32_t> rows_of(int seats, std::size_t count, Policies policies, std::uint64_t seed, int threads,
                            double seconds, Deals&& deals) {
    const auto columns = static_cast<std::size_t>(seats);
    require(has_room(count, columns), "the result is too large");
    std::vector<std::int32_t> points(count * columns);
    std::vector<std::size_t> done(parts_of(count, threads));
    std::vector<std::size_t> firsts(done.size());
    share_out(count, threads, seconds, [&](std::size_t first, std::size_t end, std::size_t thread, Stop& stop) {
        firsts[thread] = first;
        return done[thread] = deals(PlayoutTask{policies, seed, first, end}, stop, points.data() + first * columns);
    });
    std::size_t rows = 0;  // close the gaps of threads that were stopped
    for (std::size_t thread = 0; thread < done.size(); ++thread) {
        const auto from = points.begin() + static_cast<std::ptrdiff_t>(firsts[thread] * columns);
        std::copy(from, from + static_cast<std::ptrdiff_t>(done[thread] * columns),
                  points.begin() + static_cast<std::ptrdiff_t>(rows * columns));
        rows += done[thread];
    }
    points.resize(rows * columns);
    return table(std::move(points), columns);
}

Table<std::int32_t> deals(const Engine& engine, const TrickPlan& plan, std::size_t count, int each, bool draws_cards,
                          int leader, unsigned heuristic, unsigned conventional, std::uint64_t seed, int threads,
                          double seconds) {
    require(1 <= each && each <= plan.cards / plan.seats, "there are not enough cards for this hand size");
    require(!draws_cards || plan.cards % plan.seats == 0, "the stock cannot be drawn evenly");
    require(has_seat(plan.seats, leader), "no such seat");
    return rows_of(plan.seats, count, {heuristic, conventional}, seed, threads, seconds,
                   [&](const PlayoutTask& task, Stop& stop, std::int32_t* points) {
                       return engine.deals(plan, each, draws_cards, leader, task, stop, points);
                   });
}

Table<std::int32_t> layout_deals(const Engine& engine, const LayoutPlan& plan, std::size_t count, int leader,
                                 unsigned heuristic, unsigned conventional, std::uint64_t seed, int threads, double seconds) {
    require(plan.cards % plan.seats == 0, "the cards cannot be dealt evenly");
    require(has_seat(plan.seats, leader), "no such seat");
    return rows_of(plan.seats, count, {heuristic, conventional}, seed, threads, seconds,
                   [&](const PlayoutTask& task, Stop& stop, std::int32_t* points) {
                       return engine.layout_deals(plan, leader, task, stop, points);
                   });
}

using Weights = std::optional<std::vector<std::int32_t>>;
using Totals = std::tuple<std::size_t, Table<std::int64_t>, Table<std::int64_t>, Table<std::int64_t>>;

// Raise ValueError unless the deal can be played on in every world, and the seat on turn holds all candidates.
void check_start(const TrickPlan& plan, const TrickDeal& start, const HiddenCards& hidden, std::size_t count,
                 Mask candidates) {
    check(plan, start);
    const int left = check_order(plan, start);
    require(!candidates || left, "the trick is complete: there is no card to compare");
    for (std::size_t number = 0; number < count; ++number) {
        TrickDeal world = start;
        put_world(world, hidden, number, plan.seats, world.stock);
        require(is_even(plan, world, true) && !(candidates & ~world.hands[world.turn]),
                "a world does not fit the position");
    }
}

void check_start(const LayoutPlan& plan, const LayoutDeal& start, const HiddenCards& hidden, std::size_t count,
                 Mask candidates) {
    check(plan, start);
    require(!plan.ranks || fits_ends(plan, start, candidates), "a candidate does not fit the line");
    for (std::size_t number = 0; number < count; ++number) {
        LayoutDeal world = start;
        Mask nowhere = 0;
        put_world(world, hidden, number, plan.seats, nowhere);
        require(is_whole(plan, world) && !(candidates & ~world.hands[world.turn]), "a world does not fit the position");
    }
}

// Whether sums of squared points don't overflow; `most` is a bound of the points of a deal.
bool fits_sums(std::size_t worlds, std::int64_t most, const Weights& weights) {
    std::int64_t weight = 0;
    for (const std::int32_t one : weights.value_or(std::vector<std::int32_t>())) weight += std::abs(std::int64_t{one});
    const auto most_difference = static_cast<unsigned __int128>(most) * static_cast<std::uint64_t>(std::max<std::int64_t>(1, 2 * weight));
    return most_difference >> 32 == 0 && most_difference * most_difference * worlds <= INT64_MAX;
}

using WorldPolicies = std::optional<nb::ndarray<const std::uint8_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>>;

// The policies of playouts; `weights` are those of the learned policy, of which a plan has `size`.
struct PlayoutPolicies {
    Policies seats;
    const std::uint8_t* by_world;
};

PlayoutPolicies policies_of(unsigned heuristic, unsigned conventional, unsigned learned,
                            const std::optional<nb::bytes>& weights, int size, const WorldPolicies& by_world,
                            std::size_t worlds) {
    require(weights ? weights->size() == static_cast<std::size_t>(size) : !learned && !by_world,
            "the learned policy needs its weights");
    require(!by_world || (by_world->shape(0) == worlds && by_world->shape(1) == POLICY_COUNT),
            "every world needs the seats of each policy");
    const auto* const data = weights ? reinterpret_cast<const std::int8_t*>(weights->c_str()) : nullptr;
    return {{heuristic, conventional, learned, data}, by_world ? by_world->data() : nullptr};
}

// Distribute worlds to threads, each with its own tally; return the number of worlds done, and the total sums.
template <class Plan, class Deal, class Playouts>
Totals totals_of(const Plan& plan, const Deal& start, const HiddenRows& cards, const std::vector<int>& where,
                 Mask unseen, std::size_t columns,
                 Mask candidates, const PlayoutPolicies& policies, std::uint64_t seed, const Weights& weights, int threads,
                 double seconds, std::int64_t reach, Playouts&& playouts) {
    const HiddenCards hidden = hidden_of(cards, where, unseen, plan.seats);
    check_start(plan, start, hidden, cards.shape(0), candidates);
    require(fits_sums(cards.shape(0), reach, weights), "sums of squared points would be too large");
    require(!weights || weights->size() == columns, "every column of the points needs its weight");
    const auto rows = static_cast<std::size_t>(std::max(1, __builtin_popcountll(candidates)));
    const std::size_t size = rows * columns, pairs = rows * rows;
    const std::size_t parts = parts_of(cards.shape(0), threads);
    std::vector<std::int64_t> sums(parts * size), squares(parts * size), squared_differences(parts * pairs);
    const std::size_t done = share_out(
        cards.shape(0), threads, seconds, [&](std::size_t first, std::size_t end, std::size_t thread, Stop& stop) {
            const PlayoutTally tally{weights ? weights->data() : nullptr, sums.data() + thread * size,
                              squares.data() + thread * size, squared_differences.data() + thread * pairs};
            return playouts(hidden, PlayoutTask{policies.seats, seed, first, end, policies.by_world}, stop, tally);
        });
    for (auto [parted, one] : {std::pair{&sums, size}, std::pair{&squares, size}, std::pair{&squared_differences, pairs}}) {
        for (std::size_t i = one; i < parted->size(); ++i) (*parted)[i % one] += (*parted)[i];
        parted->resize(one);
    }
    return {done, table(std::move(sums), columns), table(std::move(squares), columns),
            table(std::move(squared_differences), rows)};
}

// Raise ValueError unless values fit this plan and are within the limit of its points.
void check_values(const TrickPlan& plan, const Payoffs& values) {
    require(values.seats == plan.seats && values.rows == plan.cards, "a table of points belongs to another plan");
    require(values.most < MAX_POINTS, "points are too large");
}

Totals playouts(const Engine& engine, const TrickPlan& plan, const TrickDeal& start, const HiddenRows& cards,
                const std::vector<int>& where, Mask unseen, Mask candidates, unsigned heuristic, unsigned conventional,
                std::uint64_t seed, const Payoffs* values, const Weights& weights, int threads, double seconds,
                unsigned learned, const std::optional<nb::bytes>& learned_weights, const WorldPolicies& by_world) {
    const int columns = values ? 1 : plan.seats;
    if (values) check_values(plan, *values);
    return totals_of(plan, start, cards, where, unseen, static_cast<std::size_t>(columns), candidates,
                     policies_of(heuristic, conventional, learned, learned_weights, weights_of(plan), by_world, cards.shape(0)),
                     seed, weights, threads, seconds, values ? values->reach : plan.reach,
                     [&](const HiddenCards& hidden, const PlayoutTask& task, Stop& stop, const PlayoutTally& tally) {
                         return engine.playouts(plan, values ? *values : plan.pay, columns, start, hidden, candidates,
                                                task, stop, tally);
                     });
}

Totals layout_playouts(const Engine& engine, const LayoutPlan& plan, const LayoutDeal& start, const HiddenRows& cards,
                       const std::vector<int>& where, Mask unseen, Mask candidates, unsigned heuristic,
                       unsigned conventional, std::uint64_t seed, const Weights& weights, int threads, double seconds,
                       unsigned learned, const std::optional<nb::bytes>& learned_weights, const WorldPolicies& by_world) {
    require(!learned_weights || !plan.ranks, "there is no learned policy for lines");
    return totals_of(plan, start, cards, where, unseen, static_cast<std::size_t>(plan.seats), candidates,
                     policies_of(heuristic, conventional, learned, learned_weights, weights_of(plan), by_world, cards.shape(0)),
                     seed, weights, threads, seconds, plan.reach,
                     [&](const HiddenCards& hidden, const PlayoutTask& task, Stop& stop, const PlayoutTally& tally) {
                         return engine.layout_playouts(plan, start, hidden, candidates, task, stop, tally);
                     });
}

Table<std::int32_t> endings(const Engine& engine, const TrickPlan& plan, const TrickDeal& start,
                            const HiddenRows& cards,
                            const std::vector<int>& where, Mask unseen, Mask candidates, unsigned heuristic,
                            std::uint64_t seed, const Payoffs& values, unsigned side, int solved, int threads,
                            double seconds) {
    const HiddenCards hidden = hidden_of(cards, where, unseen, plan.seats);
    check_values(plan, values);
    check_start(plan, start, hidden, cards.shape(0), candidates);
    require(candidates, "there is no card to compare");
    return rows_of(__builtin_popcountll(candidates), cards.shape(0), {heuristic, 0}, seed, threads, seconds,
                   [&](const PlayoutTask& task, Stop& stop, std::int32_t* points) {
                       std::vector<EndingSlot> slots(std::size_t{1} << ENDING_BITS);
                       return engine.endings(plan, EndingTask{values, side, solved}, start, hidden, candidates, task,
                                             stop, slots.data(), points);
                   });
}

}  // namespace

void bind_play(nb::class_<Engine>& engine) {
    engine
        .def("perft", perft, "plan"_a, "deal"_a, "depth"_a, "stock"_a,
             "Return the number of sequences of 1, 2, ... plays.")
        .def("layout_perft", layout_perft, "plan"_a, "deal"_a, "depth"_a, "The same for a layout.")
        .def("legal", legal, "plan"_a, "deal"_a,
             "Return the legal cards of the seat on turn, and the class that is binding.")
        .def("proved_absent",
             [](const Engine& engine, const TrickPlan& plan, const TrickDeal& deal, int card) {
                 check(plan, deal);
                 require(0 <= card && card < plan.cards, "no such card");
                 return engine.proved_absent(plan, deal, card);
             },
             "plan"_a, "deal"_a, "card"_a, "Return the cards that a hand can't have held if it plays a card.")
        .def("winner",
             [](const Engine& engine, const TrickPlan& plan, const TrickDeal& deal) {
                 check(plan, deal);
                 require(deal.played > 0, "the trick has no card");
                 return engine.winner(plan, deal);
             },
             "plan"_a, "deal"_a, "Return the seat that wins a complete trick.")
        .def("payoffs", payoffs, "plan"_a, "deal"_a, "Return the points of all seats for the tricks so far.")
        .def("deals", deals, "plan"_a, "count"_a, "each"_a, "with_stock"_a, "leader"_a, "heuristic"_a, "conventional"_a,
             "seed"_a, "threads"_a = 1, "seconds"_a = WITHOUT_LIMIT,
             nb::sig("def deals(self, plan: TrickPlan, count: int, each: int, with_stock: bool, leader: int, heuristic: int, "
                     "conventional: int, seed: int, threads: int = 1, seconds: float = ...) -> memoryview"),
             "Deal and play to the end; return (deals, seats) points.")
        .def("layout_deals", layout_deals, "plan"_a, "count"_a, "leader"_a, "heuristic"_a, "conventional"_a, "seed"_a,
             "threads"_a = 1, "seconds"_a = WITHOUT_LIMIT,
             nb::sig("def layout_deals(self, plan: LayoutPlan, count: int, leader: int, heuristic: int, conventional: int, "
                     "seed: int, threads: int = 1, seconds: float = ...) -> memoryview"),
             "The same for layouts.")
        .def("playouts", playouts, "plan"_a, "start"_a, "worlds"_a, "where"_a, "unseen"_a, "candidates"_a, "heuristic"_a,
             "conventional"_a, "seed"_a, "values"_a.none() = nb::none(), "weights"_a = nb::none(), "threads"_a = 1,
             "seconds"_a = WITHOUT_LIMIT, "learned"_a = 0, "learned_weights"_a = nb::none(), "by_world"_a = nb::none(),
             nb::sig("def playouts(self, plan: TrickPlan, start: TrickDeal, worlds: memoryview, where: Sequence[int], "
                     "unseen: int, candidates: int, heuristic: int, conventional: int, seed: int, "
                     "values: Payoffs | None = None, "
                     "weights: Sequence[int] | None = None, threads: int = 1, seconds: float = ..., learned: int = 0, "
                     "learned_weights: bytes | None = None, by_world: memoryview | None = None) "
                     "-> tuple[int, memoryview, memoryview, memoryview]"),
             "Play each candidate in every world; return the number of worlds done and sums of points, squared points "
             "and, with weights, squared differences between candidates.")
        .def("endings", endings, "plan"_a, "start"_a, "worlds"_a, "where"_a, "unseen"_a, "candidates"_a, "heuristic"_a,
             "seed"_a, "values"_a, "side"_a, "solved"_a, "threads"_a = 1, "seconds"_a = WITHOUT_LIMIT,
             nb::sig("def endings(self, plan: TrickPlan, start: TrickDeal, worlds: memoryview, where: Sequence[int], "
                     "unseen: int, candidates: int, heuristic: int, seed: int, values: Payoffs, side: int, "
                     "solved: int, "
                     "threads: int = 1, seconds: float = ...) -> memoryview"),
             "The same, with the end of each deal solved; return (worlds, candidates) values.")
        .def("layout_playouts", layout_playouts, "plan"_a, "start"_a, "worlds"_a, "where"_a, "unseen"_a,
             "candidates"_a, "heuristic"_a, "conventional"_a, "seed"_a, "weights"_a = nb::none(), "threads"_a = 1,
             "seconds"_a = WITHOUT_LIMIT, "learned"_a = 0, "learned_weights"_a = nb::none(), "by_world"_a = nb::none(),
             nb::sig("def layout_playouts(self, plan: LayoutPlan, start: LayoutDeal, worlds: memoryview, "
                     "where: Sequence[int], unseen: int, candidates: int, heuristic: int, conventional: int, seed: int, "
                     "weights: Sequence[int] | None = None, threads: int = 1, seconds: float = ..., "
                     "learned: int = 0, learned_weights: bytes | None = None, by_world: memoryview | None = None) "
                     "-> tuple[int, memoryview, memoryview, memoryview]"),
             "The same for layouts.");
}

}  // namespace mamlaka
