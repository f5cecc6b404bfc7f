// Deals of captures, in Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <utility>
#include <vector>

#include "bind.hpp"
#include "bind_number_tables.hpp"
#include "captures/captures_engine.hpp"
#include "checks.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

using Mask = std::uint64_t;
using Numbers = std::vector<std::int32_t>;

void fill(std::int32_t* row, const Numbers& numbers, int cards) {
    const auto fits = [](std::int32_t number) { return -MAX_CAPTURE_WORTH < number && number < MAX_CAPTURE_WORTH; };
    require(numbers.size() == static_cast<std::size_t>(cards), "every card needs its number");
    require(std::all_of(numbers.begin(), numbers.end(), fits), "a number is too large");
    std::copy(numbers.begin(), numbers.end(), row);
}

Mask every_card(const CaptureRules& rules) { return rules.cards == MAX_CARDS ? ~Mask{0} : (Mask{1} << rules.cards) - 1; }

void make_rules(CaptureRules* self, const std::vector<int>& value_of, const std::vector<Mask>& suit_masks, bool fewest,
                unsigned powers, bool last_sweeps, const Numbers& cards, std::int32_t sweep, const Numbers& exposed,
                const Numbers& laid, const std::vector<Numbers>& most, const Numbers& best, Mask each, Mask run,
                int shortest_run) {
    CaptureRules rules;
    require(!value_of.empty() && value_of.size() <= MAX_CARDS, "there are too many cards, or none");
    require(suit_masks.size() <= MAX_CAPTURE_SUITS && most.size() <= MAX_MAJORITIES, "there are too many suits or points");
    rules.cards = static_cast<int>(value_of.size());
    const Mask every = every_card(rules);
    for (int card = 0; card < rules.cards; ++card) {
        const int value = value_of[static_cast<std::size_t>(card)];
        require(0 <= value && value < MAX_VALUES, "a value is too large");
        rules.value_of[card] = static_cast<std::uint8_t>(value);
        rules.of_value[value] |= Mask{1} << card;
        rules.values = std::max(rules.values, value + 1);
    }
    for (const Mask of_value : rules.of_value) {
        require(__builtin_popcountll(of_value) <= MAX_CAPTURE_SUITS, "too many cards have the same value");
    }
    for (const Mask suit : suit_masks) {
        require(!(suit & ~every), "no such card");
        rules.suit_masks[rules.suits++] = suit;
    }
    std::int32_t checked[1];
    fill(checked, {sweep}, 1);
    require(exposed.size() == suit_masks.size() + 1, "every number of cards of a value needs its cost");
    rules.fewest = fewest;
    rules.powers = powers;
    rules.last_sweeps = last_sweeps;
    fill(rules.worth, cards, rules.cards);
    fill(rules.laid, laid, rules.cards);
    rules.sweep = sweep;
    fill(rules.exposed, exposed, rules.suits + 1);
    for (const Numbers& weights : most) {
        const int row = rules.majorities++;
        fill(rules.most[row], weights, rules.cards);
        rules.counts[row] = std::all_of(weights.begin(), weights.end(), [](std::int32_t one) { return one == 0 || one == 1; });
        for (std::size_t card = 0; card < weights.size(); ++card) rules.counted[row] |= Mask{weights[card] == 1} << card;
    }
    rules.has_best = !best.empty();
    if (rules.has_best) fill(rules.best, best, rules.cards);
    require(!((each | run) & ~every), "no such card");
    rules.each = each;
    rules.run = run;
    rules.shortest_run = shortest_run;
    new (self) CaptureRules(rules);
}

CaptureDeal deal_of(const CaptureRules& rules, const std::vector<Mask>& hands, Mask table, int turn,
                    const std::vector<Mask>& taken, const std::vector<int>& sweeps, int last) {
    CaptureDeal deal;
    require(!hands.empty() && hands.size() <= MAX_SEATS, "there are too many seats, or none");
    require(taken.size() == hands.size() && sweeps.size() == hands.size(), "every seat needs its cards and sweeps");
    deal.seats = static_cast<int>(hands.size());
    require(has_seat(deal.seats, turn) && -1 <= last && last < deal.seats, "no such seat");
    deal.table = table;
    deal.turn = turn;
    deal.last = last;
    for (std::size_t seat = 0; seat < hands.size(); ++seat) {
        require(0 <= sweeps[seat] && sweeps[seat] <= rules.cards, "a number of sweeps is negative or too large");
        deal.hands[seat] = hands[seat];
        deal.taken[seat] = taken[seat];
        deal.sweeps[seat] = sweeps[seat];
    }
    return deal;
}

// Raise ValueError unless every card of a deal is in one place, and each candidate is possible.
void check(const CaptureRules& rules, const CaptureDeal& deal, const std::vector<Capture>& candidates) {
    DisjointUnion places;
    places.add(deal.table);
    for (int seat = 0; seat < deal.seats; ++seat) {
        places.add(deal.hands[seat]);
        places.add(deal.taken[seat]);
    }
    require(places.is_disjoint(), "a card is in two places");
    require(!(places.cards() & ~every_card(rules)), "no such card");
    for (const Capture& candidate : candidates) {
        require(deal.hands[deal.turn] >> candidate.card & 1, "the seat on turn does not have the card");
    }
}

Table<std::int32_t> captures(const Engine& engine, const CaptureRules& rules, const std::vector<Mask>& hands, Mask table_cards,
                             int turn, const std::vector<Mask>& taken, const std::vector<int>& sweeps, int last,
                             const HiddenRows& worlds, const std::vector<int>& where, Mask unseen,
                             const std::vector<std::pair<int, Mask>>& candidates, unsigned side, int solved, double seconds) {
    const CaptureDeal start = deal_of(rules, hands, table_cards, turn, taken, sweeps, last);
    const HiddenCards hidden = hidden_of(worlds, where, unseen, start.seats);
    require(worlds.shape(0) >= 1 && !candidates.empty(), "there is nothing to compare");
    require(!(side & ~all_seats(start.seats)), "no such seat");
    require(0 <= solved && solved <= MAX_SOLVED, "too many cards to solve an ending");
    std::vector<Capture> plays;
    for (const auto& [card, takes] : candidates) {
        require(0 <= card && card < rules.cards, "no such card");
        require(!(takes & ~table_cards), "a card that is taken does not lie on the table");
        plays.push_back({card, takes});
    }
    for (std::size_t number = 0; number < worlds.shape(0); ++number) {
        CaptureDeal world = start;
        Mask stock = 0;
        put_world(world, hidden, number, start.seats, stock);
        check(rules, world, plays);
    }
    require(has_room(worlds.shape(0), plays.size()), "the result is too large");
    std::vector<std::int32_t> rows(worlds.shape(0) * plays.size());
    const std::size_t done =
        share_out(1, 1, seconds, [&](std::size_t, std::size_t, std::size_t, Stop& stop) -> std::size_t {
            return MAMLAKA_COMPILED_WITH(engine, CAPTURES)
                .play(rules, start, hidden, worlds.shape(0), plays.data(), static_cast<int>(plays.size()), side, solved, stop,
                      rows.data());
        });
    rows.resize(done * plays.size());
    return table(std::move(rows), plays.size());
}

}  // namespace

void bind_captures(nb::module_& module, nb::class_<Engine>& engine) {
    module.attr("MAX_VALUES") = MAX_VALUES;
    module.attr("MAX_CAPTURE_SUITS") = MAX_CAPTURE_SUITS;
    module.attr("MAX_MAJORITIES") = MAX_MAJORITIES;
    module.attr("MAX_SOLVED") = MAX_SOLVED;
    module.attr("MAX_CAPTURE_WORTH") = MAX_CAPTURE_WORTH;
    nb::class_<CaptureRules>(module, "CaptureRules", "The rules of captures, what the seats want, and what a side scores.")
        .def("__init__", make_rules, nb::kw_only(), "value_of"_a, "suit_masks"_a, "fewest"_a, "powers"_a, "last_sweeps"_a,
             "cards"_a, "sweep"_a, "exposed"_a, "laid"_a, "most"_a, "best"_a, "each"_a, "run"_a, "shortest_run"_a);
    engine.def("captures", captures, "rules"_a, nb::kw_only(), "hands"_a, "table"_a, "turn"_a, "taken"_a, "sweeps"_a,
               "last"_a, "worlds"_a, "where"_a, "unseen"_a, "candidates"_a, "side"_a, "solved"_a, "seconds"_a = WITHOUT_LIMIT,
               nb::sig("def captures(self, rules: CaptureRules, *, hands: Sequence[int], table: int, turn: int, "
                       "taken: Sequence[int], sweeps: Sequence[int], last: int, worlds: memoryview, where: Sequence[int], "
                       "unseen: int, candidates: Sequence[tuple[int, int]], side: int, solved: int, seconds: float = ...) -> memoryview"),
               "Play each candidate in every world, and the deal to its end, at its best when at most `solved` cards are "
               "held; return the points of the side above those of the other, (worlds, candidates).");
}

}  // namespace mamlaka
