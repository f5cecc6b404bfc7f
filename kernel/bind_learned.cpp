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

// Raise ValueError unless weights have the size for a plan.
template <class Plan>
void check_weights(const Plan& plan, const nb::bytes& weights) {
    require(weights.size() == static_cast<std::size_t>(weights_of(plan)), "the weights have the wrong size");
}

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

// Raise ValueError unless a policy with these weights can choose among the legal cards of the seat on turn.
template <class Plan, class Deal>
void check_choice(const Plan& plan, const Deal& deal, Mask legal, const nb::bytes& weights) {
    check(plan, deal);
    require(legal && !(legal & ~deal.hands[deal.turn]), "the legal cards are not in the hand, or there are none");
    check_weights(plan, weights);
    if constexpr (!HAS_TRICKS<Plan>) require(!plan.ranks, "there is no learned policy for lines");
}

template <class Plan, class Deal>
int learned_card(const Engine& engine, const Plan& plan, const Deal& deal, Mask legal, const nb::bytes& weights) {
    check_choice(plan, deal, legal, weights);
    const auto* const own = reinterpret_cast<const std::int8_t*>(weights.c_str());
    if constexpr (HAS_TRICKS<Plan>) return engine.learned_card(plan, deal, legal, own);
    else return engine.learned_placement(plan, deal, legal, own);
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
    check_weights(plan, weights);
    require(decays.size() == PlayModel::DECAYS, "there is another number of decays");
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
    Trainer(const Engine& engine, const Plan& plan) : engine_(engine), plan_(plan), values_(number_of_weights()), visits_(number_of_weights()) {
        if constexpr (HAS_TRICKS<Plan>) {
            require(plan.cards / plan.seats > 1, "there are not enough cards to deal");
        } else {
            require(!plan.ranks && plan.cards % plan.seats == 0, "learned policies need rows, and hands of the same size");
        }
    }

    // Play deals and learn from them. Return what the preferred card of each decision brought above the mean of the
    // legal cards.
    double round(std::size_t deals, std::uint64_t seed, double value_rate, double choice_rate, int threads) {
        require(deals && deals <= MAX_NUMBERS / (LABELS * sizeof(LabelledPosition)), "too many deals, or none");
        std::vector<LabelledPosition> positions(deals * LABELS);
        std::vector<int> counts(deals);
        const std::vector<std::int8_t> weights = whole(preferences());
        const Policies policies{0, 0, 0, rounds_ ? weights.data() : nullptr};
        share_out(deals, threads, WITHOUT_LIMIT, [&](std::size_t first, std::size_t end, std::size_t, Stop& stop) {
            const PlayoutTask task{policies, seed, first, end};
            if constexpr (HAS_TRICKS<Plan>) return engine_.label(plan_, task, stop, positions.data(), counts.data());
            else return engine_.layout_label(plan_, task, stop, positions.data(), counts.data());
        });
        ++rounds_;
        double gain = 0, squares = 0, decisions = 0, cards = 0;
        for (std::size_t deal = 0; deal < deals; ++deal) {
            for (int number = 0; number < counts[deal]; ++number) {
                const Decision decision(positions[deal * LABELS + static_cast<std::size_t>(number)], plan_.seats, tables_);
                gain += decision.labels[decision.best(preferences())] - decision.mean;
                squares += decision.squares();
                ++decisions;
                cards += decision.choices;
                learn_values(decision, value_rate);
                if (!choices_.empty()) improve_choices(decision, choice_rate);
            }
        }
        spread_ = cards > 0 ? std::sqrt(squares / cards) : 0;
        return decisions > 0 ? gain / decisions : 0;
    }

    // From now on prefer cards by weights of their own, which begin as the values times a factor.
    void begin_choices(double factor) {
        choices_ = values_;
        for (float& weight : choices_) weight *= static_cast<float>(factor);
    }

    // The points of one unit of the values.
    double unit() const { return unit_of(values_); }

    // The standard deviation of what the cards of one position brought in the last round.
    double spread() const { return spread_; }

    nb::bytes values() const { return bytes_of(values_); }
    nb::bytes choices() const { return bytes_of(preferences()); }

private:
    using Weights = std::vector<float>;
    // Weights of combinations that have been seen this often are kept; others are noise.
    static constexpr std::uint32_t ENOUGH = 20;
    static constexpr double LEAST_SPREAD = 1e-9;

    // A labelled position: the places of the weights of each card, and what it brought.
    struct Decision {
        const LabelledPosition& position;
        const int choices, tables;
        double labels[MAX_CHOICES] = {};
        double mean = 0;

        Decision(const LabelledPosition& labelled, int seats, int tables)
            : position(labelled), choices(labelled.choices), tables(tables) {
            for (int card = 0; card < choices; ++card) {
                labels[card] = static_cast<double>(position.values[card]) / seats;
                mean += labels[card] / choices;
            }
        }

        double squares() const {
            double sum = 0;
            for (int card = 0; card < choices; ++card) sum += (labels[card] - mean) * (labels[card] - mean);
            return sum;
        }

        std::size_t place(int card, int i) const { return static_cast<std::size_t>(position.places[card][i]); }

        double sum(const Weights& weights, int card) const {
            double sum = 0;
            for (int i = 0; i < tables; ++i) sum += weights[place(card, i)];
            return sum;
        }

        int best(const Weights& weights) const {
            int best = 0;
            for (int card = 1; card < choices; ++card) {
                if (sum(weights, card) > sum(weights, best)) best = card;
            }
            return best;
        }
    };

    const Engine& engine_;
    const Plan plan_;
    const int tables_ = tables_of(plan_);
    Weights values_, choices_;
    std::vector<std::uint32_t> visits_;
    int rounds_ = 0;
    double spread_ = 0;

    std::size_t number_of_weights() const { return static_cast<std::size_t>(weights_of(plan_)); }

    const Weights& preferences() const { return choices_.empty() ? values_ : choices_; }

    static double unit_of(const Weights& weights) {
        double most = 0;
        for (const float weight : weights) most = std::max(most, std::abs(static_cast<double>(weight)));
        return most > 0 ? most / 127 : 1;
    }

    std::vector<std::int8_t> whole(const Weights& weights) const {
        std::vector<std::int8_t> whole(weights.size());
        const double one = unit_of(weights);
        for (std::size_t i = 0; i < weights.size(); ++i) {
            if (visits_[i] >= ENOUGH) whole[i] = static_cast<std::int8_t>(std::lround(weights[i] / one));
        }
        return whole;
    }

    nb::bytes bytes_of(const Weights& weights) const {
        const std::vector<std::int8_t> rounded = whole(weights);
        return nb::bytes(reinterpret_cast<const char*>(rounded.data()), rounded.size());
    }

    // Move the values of each card towards what it brought, both compared with the mean of all cards.
    void learn_values(const Decision& decision, double rate) {
        double sums[MAX_CHOICES] = {}, mean = 0;
        for (int card = 0; card < decision.choices; ++card) {
            sums[card] = decision.sum(values_, card);
            mean += sums[card] / decision.choices;
        }
        for (int card = 0; card < decision.choices; ++card) {
            const double error = decision.labels[card] - decision.mean - (sums[card] - mean);
            for (int i = 0; i < tables_; ++i) {
                const std::size_t place = decision.place(card, i);
                const double step = std::max(rate, 1.0 / (1 + ++visits_[place]));
                values_[place] += static_cast<float>(error / tables_ * step);
            }
        }
    }

    // Assume a player who plays each card with a chance in proportion to the exponential of the sum of its weights, and
    // move each weight along the derivative of what that player gains, in spreads.
    void improve_choices(const Decision& decision, double rate) {
        double sums[MAX_CHOICES] = {}, chances[MAX_CHOICES] = {}, all = 0, expected = 0;
        for (int card = 0; card < decision.choices; ++card) sums[card] = decision.sum(choices_, card);
        const double most = *std::max_element(sums, sums + decision.choices);
        for (int card = 0; card < decision.choices; ++card) all += chances[card] = std::exp(sums[card] - most);
        for (int card = 0; card < decision.choices; ++card) expected += chances[card] / all * decision.labels[card];
        for (int card = 0; card < decision.choices; ++card) {
            const double slope = chances[card] / all * (decision.labels[card] - expected);
            const double step = rate * slope / std::max(spread_, LEAST_SPREAD);
            for (int i = 0; i < tables_; ++i) choices_[decision.place(card, i)] += static_cast<float>(step);
        }
    }
};

template <class Plan>
void bind_trainer(nb::module_& module, const char* name) {
    nb::class_<Trainer<Plan>>(module, name, "Learns a policy from random deals, round by round.")
        .def(nb::init<const Engine&, const Plan&>(), "engine"_a, "plan"_a, nb::keep_alive<1, 2>())
        .def("round", &Trainer<Plan>::round, "deals"_a, "seed"_a, "value_rate"_a, "choice_rate"_a, "threads"_a = 1,
             "Play deals and learn from them; return what the preferred card of each decision brought above the mean of "
             "the legal cards, in points.")
        .def("begin_choices", &Trainer<Plan>::begin_choices, "factor"_a,
             "From now on prefer cards by weights of their own, which begin as the values times a factor.")
        .def_prop_ro("unit", &Trainer<Plan>::unit, "The points of one unit of the values.")
        .def_prop_ro("spread", &Trainer<Plan>::spread,
                     "The standard deviation of what cards of one position brought, in points.")
        .def_prop_ro("values", &Trainer<Plan>::values, "The weights by which cards are valued, as signed bytes.")
        .def_prop_ro("choices", &Trainer<Plan>::choices, "Those by which cards are chosen.");
}

constexpr const char* LIKELY_DOC =
    "Choose `count` of the worlds by how probable they make the plays (seat, card) so far; return their rows and "
    "(count, policies) the seats that follow each policy, as bits.";

}  // namespace

void bind_learned(nb::module_& module, nb::class_<Engine>& engine) {
    bind_trainer<TrickPlan>(module, "TrickTrainer");
    bind_trainer<LayoutPlan>(module, "LayoutTrainer");
    engine
        .def("learned_card", learned_card<TrickPlan, TrickDeal>, "plan"_a, "deal"_a, "legal"_a, "weights"_a,
             "Return the legal card that a learned policy chooses for the seat on turn.")
        .def("learned_placement", learned_card<LayoutPlan, LayoutDeal>, "plan"_a, "deal"_a, "legal"_a, "weights"_a,
             "The same for layouts.")
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
