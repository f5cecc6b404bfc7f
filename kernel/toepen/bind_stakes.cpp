// Deals for a stake, in Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <vector>

#include "bind.hpp"
#include "bind_number_tables.hpp"
#include "checks.hpp"
#include "toepen/stakes_engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

using Mask = std::uint64_t;

void make_stakes(Stakes* self, const TrickPlan& plan, int seat, int players, int stake, int max_stake, int last, int knocker,
                 bool may_knock, bool needs_card_between, bool takes, int pot, const std::vector<int>& chips, unsigned waiting,
                 unsigned passed, unsigned stayed, int folded) {
    require(has_seat(plan.seats, seat) && -1 <= last && last < plan.seats && -1 <= knocker && knocker < plan.seats,
            "no such seat");
    require(chips.size() == static_cast<std::size_t>(plan.seats), "every seat needs its chips");
    require(0 <= players && players <= plan.seats && 0 <= folded && folded <= plan.seats, "there are not so many seats");
    const auto fits = [](int amount) { return 0 <= amount && amount < MAX_CHIPS; };
    require(fits(stake) && fits(max_stake) && fits(pot) && std::all_of(chips.begin(), chips.end(), fits),
            "a number of chips is negative or too large");
    Stakes stakes{seat, players, stake, max_stake, last, knocker, may_knock, needs_card_between, takes, pot, {}, waiting, passed, stayed, folded};
    for (std::size_t i = 0; i < chips.size(); ++i) stakes.chips[i] = chips[i];
    new (self) Stakes(stakes);
}

// Raise ValueError unless stakes fit a position.
void check(const TrickPlan& plan, const TrickDeal& deal, const Stakes& stakes) {
    const unsigned live = all_seats(plan.seats) & ~deal.out;
    require(has_seat(plan.seats, stakes.seat) && stakes.last < plan.seats && stakes.knocker < plan.seats, "no such seat");
    require(stakes.knocker < 0 ? !stakes.waiting : (live & ~stakes.waiting) >> stakes.knocker & 1,
            "the knocker must be in play, and does not answer");
    require(!(stakes.waiting & ~live), "a seat that answers a knock must be in play");
    require(!deal.stock, "a deal for a stake has no draws after a trick");
}

// Raise ValueError unless each of the candidates is possible in every world.
void check_stakes(const TrickPlan& plan, TrickDeal start, const Stakes& stakes, const HiddenCards& hidden,
                  std::size_t count, const std::vector<std::int32_t>& candidates) {
    check(plan, start);
    check(plan, start, stakes);
    const bool may_play = !(start.out >> start.turn & 1);
    // If the seat on turn has folded as its answer, the next seat is on turn when all have answered.
    if (stakes.knocker >= 0) start.turn = seat_from(plan, start, start.turn);
    const int left = check_order(plan, start);
    Mask played = 0;
    bool exchanges = false;
    require(!candidates.empty(), "there is no candidate to compare");
    for (const std::int32_t candidate : candidates) {
        require(0 <= candidate && candidate <= EXCHANGE, "no such candidate");
        if (candidate < MAX_CARDS) played |= Mask{1} << candidate;
        if (candidate == KNOCK) require(!(start.out >> stakes.seat & 1), "a seat that has folded cannot knock");
        if (candidate == STAY || candidate == FOLD) {
            require(stakes.waiting >> stakes.seat & 1, "the seat has no knock to answer");
        }
        exchanges |= candidate == EXCHANGE;
    }
    require(!played || (left && may_play), "the seat on turn is out of the deal");
    for (std::size_t number = 0; number < count; ++number) {
        TrickDeal world = start;
        put_world(world, hidden, number, plan.seats, world.stock);
        const int stock = __builtin_popcountll(world.stock), held = __builtin_popcountll(world.hands[stakes.seat]);
        require(!exchanges || held <= stock, "the stock is too small for an exchange");
        require(is_even(plan, world, false) && (world.played || world.hands[world.turn])
                    && !(played & ~world.hands[world.turn]),
                "a world does not fit the position");
    }
}

Table<std::int32_t> stakes(const Engine& engine, const TrickPlan& plan, const TrickDeal& start, const Stakes& stakes,
                           const HiddenRows& cards, const std::vector<int>& where, Mask unseen, std::size_t samples,
                           const std::vector<std::int32_t>& candidates, std::uint64_t seed, double seconds) {
    require(1 <= samples && samples <= cards.shape(0), "there are not so many worlds");
    const HiddenCards hidden = hidden_of(cards, where, unseen, plan.seats);
    check_stakes(plan, start, stakes, hidden, cards.shape(0), candidates);
    require(has_room(samples, candidates.size()), "the result is too large");
    std::vector<std::int32_t> rows(samples * candidates.size());
    const std::size_t done =
        share_out(1, 1, seconds, [&](std::size_t, std::size_t, std::size_t, Stop& stop) -> std::size_t {
            const StakesEngine& compiled = MAMLAKA_COMPILED_WITH(engine, STAKES);
            return compiled.play(plan, start, stakes, hidden, cards.shape(0), samples, candidates.data(),
                                 static_cast<int>(candidates.size()), seed, stop, rows.data());
        });
    rows.resize(done * candidates.size());
    return table(std::move(rows), candidates.size());
}

}  // namespace

void bind_stakes(nb::module_& module, nb::class_<Engine>& engine) {
    module.attr("MAX_CHIPS") = MAX_CHIPS;
    nb::class_<Stakes>(module, "Stakes", "The stake, and the seats that have raised it; -1 as `knocker` or `last`: none.")
        .def("__init__", make_stakes, "plan"_a, nb::kw_only(), "seat"_a, "players"_a, "stake"_a, "max_stake"_a, "last"_a,
             "knocker"_a, "may_knock"_a, "needs_card_between"_a, "takes"_a, "pot"_a, "chips"_a, "waiting"_a, "passed"_a, "stayed"_a,
             "folded"_a);
    engine.def("stakes", stakes, "plan"_a, "start"_a, "stakes"_a, "worlds"_a, "where"_a, "unseen"_a, "samples"_a,
               "candidates"_a, "seed"_a, "seconds"_a = WITHOUT_LIMIT,
               nb::sig("def stakes(self, plan: TrickPlan, start: TrickDeal, stakes: Stakes, worlds: memoryview, "
                       "where: Sequence[int], unseen: int, samples: int, candidates: Sequence[int], seed: int, "
                       "seconds: float = ...) -> memoryview"),
               "Play each candidate in `samples` plausible worlds, and the deal to its end; return the gains, (samples, "
               "candidates).");
}

}  // namespace mamlaka
