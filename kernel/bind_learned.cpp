// Learned policies, in Python: the choice among worlds, and training.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cmath>
#include <tuple>
#include <type_traits>
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

template <class Plan>
constexpr bool HAS_TRICKS = std::is_same_v<Plan, TrickPlan>;
template <class Plan>
constexpr int WEIGHTS = HAS_TRICKS<Plan> ? TRICK_WEIGHTS : ROW_WEIGHTS;
template <class Plan>
constexpr int TABLES = HAS_TRICKS<Plan> ? count_of(TRICK_TABLES) : count_of(ROW_TABLES);

// Raise ValueError unless the plays are of cards of the plan that are no longer in a hand, each by a seat.
template <class Deal>
void check_plays(int seats, int cards, const Deal& start, Mask unseen, const std::vector<std::pair<int, int>>& plays) {
    Mask left = unseen;
    for (const Mask hand : start.hands) left |= hand;
    for (const auto& [seat, card] : plays) {
        require(has_seat(seats, seat) && 0 <= card && card < cards && !(left >> card & 1), "a play is impossible");
        left |= Mask{1} << card;
    }
}

using Chosen = std::tuple<Table<std::uint64_t>, Table<std::uint8_t>>;

template <class Plan, class Deal>
Chosen likely_worlds(const Engine& engine, const Plan& plan, const Deal& start,
                     const std::vector<std::pair<int, int>>& plays, const HiddenRows& cards,
                     const std::vector<int>& where, Mask unseen, const nb::bytes& weights,
                     const std::vector<double>& decays, std::size_t count, std::uint64_t seed) {
    const HiddenCards hidden = hidden_of(cards, where, unseen, plan.seats);
    const std::size_t worlds = cards.shape(0), columns = where.size();
    check(plan, start);
    check_plays(plan.seats, plan.cards, start, unseen, plays);
    require(worlds && count && has_room(count, columns) && has_room(worlds, LIKELIHOODS), "no world, or too many");
    require(weights.size() == WEIGHTS<Plan> && decays.size() == PlayModel::DECAYS, "a table has the wrong size");
    if constexpr (!HAS_TRICKS<Plan>) require(!plan.ranks, "there is no learned policy for lines");
    std::vector<std::int32_t> seats, played;
    for (const auto& [seat, card] : plays) {
        seats.push_back(seat);
        played.push_back(card);
    }
    const PastPlays past{seats.data(), played.data(), static_cast<int>(plays.size())};
    const PlayModel model{reinterpret_cast<const std::int8_t*>(weights.c_str()), decays.data()};
    std::vector<std::uint32_t> numbers(count);
    std::vector<std::uint8_t> policies(count * POLICY_COUNT);
    std::vector<double> memory(worlds * LIKELIHOODS);
    {
        nb::gil_scoped_release unlocked;
        const LikelyWorlds chosen{count, numbers.data(), policies.data(), memory.data()};
        if constexpr (HAS_TRICKS<Plan>) {
            engine.likely_worlds(plan, start, past, hidden, worlds, model, seed, chosen);
        } else {
            engine.likely_layout_worlds(plan, start, past, hidden, worlds, model, seed, chosen);
        }
    }
    std::vector<std::uint64_t> rows;
    rows.reserve(count * columns);
    for (const std::uint32_t number : numbers) {
        rows.insert(rows.end(), cards.data() + number * columns, cards.data() + (number + 1) * columns);
    }
    return {table(std::move(rows), columns), table(std::move(policies), POLICY_COUNT)};
}

// Learns the weights of a policy from labelled positions, round by round.
template <class Plan>
class Trainer {
public:
    Trainer(const Engine& engine, const Plan& plan) : engine_(engine), plan_(plan), exact_(WEIGHTS<Plan>), visits_(WEIGHTS<Plan>) {
        if constexpr (HAS_TRICKS<Plan>) {
            require(plan.cards / plan.seats > 1, "there are not enough cards to deal");
        } else {
            require(!plan.ranks && plan.cards % plan.seats == 0, "learned policies need rows, and hands of the same size");
        }
    }

    // Play deals and learn from them; return the share of the variance of the labels that the weights explained.
    double round(std::size_t deals, std::uint64_t seed, double rate, int threads) {
        require(deals && deals <= MAX_NUMBERS / (LABELS * sizeof(LabelledPosition)), "too many deals, or none");
        std::vector<LabelledPosition> positions(deals * LABELS);
        std::vector<int> counts(deals);
        const std::vector<std::int8_t> weights = whole_weights();
        const Policies policies{0, 0, 0, rounds_ ? weights.data() : nullptr};
        share_out(deals, threads, WITHOUT_LIMIT, [&](std::size_t first, std::size_t end, std::size_t, Stop& stop) {
            const PlayoutTask task{policies, seed, first, end};
            if constexpr (HAS_TRICKS<Plan>) return engine_.label(plan_, task, stop, positions.data(), counts.data());
            else return engine_.layout_label(plan_, task, stop, positions.data(), counts.data());
        });
        double labels = 0, errors = 0;
        std::size_t cards = 0;
        for (std::size_t deal = 0; deal < deals; ++deal) {
            for (int i = 0; i < counts[deal]; ++i) {
                const LabelledPosition& position = positions[deal * LABELS + static_cast<std::size_t>(i)];
                learn(position, rate, labels, errors);
                cards += static_cast<std::size_t>(position.choices);
            }
        }
        ++rounds_;
        spread_ = cards ? std::sqrt(labels / static_cast<double>(cards)) : 0;
        return labels > 0 ? 1 - errors / labels : 0;
    }

    // The points of one unit of the weights.
    double unit() const {
        double most = 0;
        for (const float weight : exact_) most = std::max(most, std::abs(static_cast<double>(weight)));
        return most > 0 ? most / 127 : 1;
    }

    // The standard deviation of the labels of the last round: how much more one card brings than another.
    double spread() const { return spread_; }

    nb::bytes weights() const {
        const std::vector<std::int8_t> whole = whole_weights();
        return nb::bytes(reinterpret_cast<const char*>(whole.data()), whole.size());
    }

private:
    // Weights of combinations that have been seen this often are kept; others are noise.
    static constexpr std::uint32_t ENOUGH = 20;

    const Engine& engine_;
    const Plan plan_;
    std::vector<float> exact_;
    std::vector<std::uint32_t> visits_;
    int rounds_ = 0;
    double spread_ = 0;

    std::vector<std::int8_t> whole_weights() const {
        std::vector<std::int8_t> whole(exact_.size());
        const double one = unit();
        for (std::size_t i = 0; i < exact_.size(); ++i) {
            if (visits_[i] >= ENOUGH) whole[i] = static_cast<std::int8_t>(std::lround(exact_[i] / one));
        }
        return whole;
    }

    // Move the weights of each card towards what it brought, both compared with the mean of all cards.
    void learn(const LabelledPosition& position, double rate, double& labels, double& errors) {
        double sums[MAX_CHOICES], mean_sum = 0, mean_label = 0;
        for (int card = 0; card < position.choices; ++card) {
            sums[card] = 0;
            for (int i = 0; i < TABLES<Plan>; ++i) sums[card] += exact_[at(position, card, i)];
            mean_sum += sums[card] / position.choices;
            mean_label += label(position, card) / position.choices;
        }
        for (int card = 0; card < position.choices; ++card) {
            const double wanted = label(position, card) - mean_label, error = wanted - (sums[card] - mean_sum);
            labels += wanted * wanted;
            errors += error * error;
            for (int i = 0; i < TABLES<Plan>; ++i) {
                const std::size_t place = at(position, card, i);
                const double step = std::max(rate, 1.0 / (1 + ++visits_[place]));
                exact_[place] += static_cast<float>(error / TABLES<Plan> * step);
            }
        }
    }

    static std::size_t at(const LabelledPosition& position, int card, int i) {
        return static_cast<std::size_t>(position.places[card][i]);
    }
    double label(const LabelledPosition& position, int card) const {
        return static_cast<double>(position.values[card]) / plan_.seats;
    }
};

template <class Plan>
void bind_trainer(nb::module_& module, const char* name) {
    nb::class_<Trainer<Plan>>(module, name, "Learns a policy from random deals, round by round.")
        .def(nb::init<const Engine&, const Plan&>(), "engine"_a, "plan"_a, nb::keep_alive<1, 2>())
        .def("round", &Trainer<Plan>::round, "deals"_a, "seed"_a, "rate"_a, "threads"_a = 1,
             "Play deals and learn from them; return the share of the variance of the labels that was explained.")
        .def_prop_ro("unit", &Trainer<Plan>::unit, "The points of one unit of the weights.")
        .def_prop_ro("spread", &Trainer<Plan>::spread,
                     "The standard deviation of what cards of one position brought, in points.")
        .def_prop_ro("weights", &Trainer<Plan>::weights, "The weights, as signed bytes.");
}

constexpr const char* LIKELY_DOC =
    "Choose `count` of the worlds by how probable they make the plays (seat, card) so far; return their rows and "
    "(count, policies) the seats that follow each policy, as bits.";

}  // namespace

void bind_learned(nb::module_& module, nb::class_<Engine>& engine) {
    module.attr("TRICK_WEIGHTS") = TRICK_WEIGHTS;
    module.attr("ROW_WEIGHTS") = ROW_WEIGHTS;
    bind_trainer<TrickPlan>(module, "TrickTrainer");
    bind_trainer<LayoutPlan>(module, "LayoutTrainer");
    engine
        .def("likely_worlds", likely_worlds<TrickPlan, TrickDeal>, "plan"_a, "start"_a, "plays"_a, "worlds"_a, "where"_a,
             "unseen"_a, "weights"_a, "decays"_a, "count"_a, "seed"_a,
             nb::sig("def likely_worlds(self, plan: TrickPlan, start: TrickDeal, plays: Sequence[tuple[int, int]], "
                     "worlds: memoryview, where: Sequence[int], unseen: int, weights: bytes, decays: Sequence[float], "
                     "count: int, seed: int) -> tuple[memoryview, memoryview]"),
             LIKELY_DOC)
        .def("likely_layout_worlds", likely_worlds<LayoutPlan, LayoutDeal>, "plan"_a, "start"_a, "plays"_a, "worlds"_a,
             "where"_a, "unseen"_a, "weights"_a, "decays"_a, "count"_a, "seed"_a,
             nb::sig("def likely_layout_worlds(self, plan: LayoutPlan, start: LayoutDeal, "
                     "plays: Sequence[tuple[int, int]], worlds: memoryview, where: Sequence[int], unseen: int, "
                     "weights: bytes, decays: Sequence[float], count: int, seed: int) -> tuple[memoryview, memoryview]"),
             "The same for layouts.");
}

}  // namespace mamlaka
