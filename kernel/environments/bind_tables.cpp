// Tables played in step, in Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>

#include <algorithm>
#include <optional>
#include <string>
#include <type_traits>

#include "bind.hpp"
#include "checks.hpp"
#include "environments/tables.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

constexpr std::size_t MAX_TABLES = std::size_t{1} << 24;

using Actions = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using Chosen = nb::ndarray<const std::uint8_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

// Tables with the engine that plays them.
template <class Set>
struct Bound {
    const Engine* engine;
    Set set;
    int threads;

    // Do work on all tables, in threads.
    template <class Work>
    void share(Work&& work) {
        share_out(set.tables.size(), threads, WITHOUT_LIMIT,
                  [&](std::size_t first, std::size_t end, std::size_t, Stop&) {
                      work(MAMLAKA_COMPILED_WITH(*engine, TABLES), first, end);
                      return end - first;
                  });
    }

    void reset(const std::uint8_t* chosen) {
        share([&](const TablesEngine& compiled, std::size_t first, std::size_t end) {
            if constexpr (std::is_same_v<Set, TrickTables>) {
                compiled.reset(set, chosen, first, end);
            } else {
                compiled.reset_layouts(set, chosen, first, end);
            }
        });
    }
};

// Whether a table waits for a card.
template <class Set>
bool waits(const Set& set, std::size_t index) {
    return !set.arrays.over[index] || set.task.autoreset == Autoreset::SAME_STEP;
}

// Whether deals of a plan can end at all with some of the cards.
bool can_begin(const TrickPlan& plan, std::uint64_t cards) { return !plan.stop_mask || (plan.stop_mask & cards); }
bool can_begin(const LayoutPlan& plan, std::uint64_t cards) { return !plan.ranks && cards == plan.every; }

template <class Set, class Plan>
void make(Bound<Set>* self, const Engine& engine, const Plan& plan, std::size_t tables, std::uint64_t cards, int each,
          int leader, unsigned learners, unsigned heuristic, unsigned conventional, int autoreset, std::uint64_t seed,
          bool features, int threads) {
    require(1 <= tables && tables <= MAX_TABLES, "there must be a table, and not too many");
    require(!(cards & ~plan.every) && can_begin(plan, cards), "this contract cannot be played with these cards");
    const int held = __builtin_popcountll(cards);
    require(1 <= each && each * plan.seats <= held, "there are not enough cards for this hand size");
    require((std::is_same_v<Plan, TrickPlan> || each * plan.seats == held), "a layout needs all cards");
    require(leader == ANY_LEADER || has_seat(plan.seats, leader), "no such seat");
    require(learners && !(learners & ~all_seats(plan.seats)), "there must be a learner, on a seat");
    require(0 <= autoreset && autoreset <= static_cast<int>(Autoreset::DISABLED), "no such mode");
    const auto planes = static_cast<std::size_t>(planes_of(plan)), columns = static_cast<std::size_t>(plan.cards);
    require(has_room(tables, planes * columns), "there are too many tables");
    new (self) Bound<Set>{
        &engine,
        Set{plan,
            {cards, each, leader, learners, {heuristic, conventional}, static_cast<Autoreset>(autoreset), seed},
            {},
            {}},
        threads};
    self->set.tables.resize(tables);
    TableArrays& arrays = self->set.arrays;
    arrays.planes.resize(tables * planes);
    if (features) arrays.features.resize(tables * planes * columns);
    arrays.legal.resize(tables);
    arrays.mask.resize(tables * columns);
    arrays.turn.resize(tables);
    arrays.points.resize(tables * static_cast<std::size_t>(plan.seats));
    arrays.over.resize(tables);
    arrays.dealt.resize(tables);
    self->reset(nullptr);
}

template <class Set>
void reset(Bound<Set>& self, std::optional<std::uint64_t> seed, std::optional<Chosen> chosen) {
    require(!chosen || chosen->shape(0) == self.set.tables.size(), "every table needs a number that says whether it is chosen");
    require(!(seed && chosen), "a seed is for all tables: choose none, or leave it out");
    if (seed) self.set.task.seed = *seed;
    self.reset(chosen ? chosen->data() : nullptr);
}

template <class Set>
void step(Bound<Set>& self, const Actions& actions) {
    const Set& set = self.set;
    require(actions.shape(0) == set.tables.size(), "every table needs a card");
    for (std::size_t index = 0; index < set.tables.size(); ++index) {
        const std::int64_t card = actions.data()[index];
        if (!waits(set, index) || (0 <= card && card < set.plan.cards && set.arrays.legal[index] >> card & 1)) continue;
        const std::string text = "card " + std::to_string(card) + " is not legal at table " + std::to_string(index)
                                 + ": see its mask; no card was played";
        throw nb::value_error(text.c_str());
    }
    self.share([&](const TablesEngine& compiled, std::size_t first, std::size_t end) {
        if constexpr (std::is_same_v<Set, TrickTables>) {
            compiled.step(self.set, actions.data(), first, end);
        } else {
            compiled.step_layouts(self.set, actions.data(), first, end);
        }
    });
}

// A view of an array of the tables, which keeps them alive. It shows what the last step has written.
template <class T>
nb::object view_of(nb::handle self, std::vector<T>& numbers, std::initializer_list<std::size_t> shape) {
    return nb::cast(nb::ndarray<T, nb::memview, nb::c_contig>(numbers.data(), shape, self));
}

template <class Set, class Plan>
void bind_set(nb::module_& module, const char* name, const char* signature, const char* doc) {
    using Self = Bound<Set>;
    const auto tables = [](const Self& self) { return self.set.tables.size(); };
    const auto seats = [](const Self& self) { return static_cast<std::size_t>(self.set.plan.seats); };
    const auto planes = [](const Self& self) { return static_cast<std::size_t>(planes_of(self.set.plan)); };
    const auto cards = [](const Self& self) { return static_cast<std::size_t>(self.set.plan.cards); };
    nb::class_<Self>(module, name, doc)
        .def("__init__", make<Set, Plan>, "engine"_a, "plan"_a, nb::kw_only(), "tables"_a, "cards"_a, "each"_a, "leader"_a,
             "learners"_a, "heuristic"_a, "conventional"_a, "autoreset"_a, "seed"_a, "features"_a, "threads"_a,
             nb::sig(signature), nb::keep_alive<1, 2>())
        .def("reset", reset<Set>, "seed"_a = nb::none(), "chosen"_a = nb::none(),
             "Deal anew at all tables, or at those chosen by bytes that are not 0.")
        .def("step", step<Set>, "actions"_a,
             "Play a card at each table, given as 64-bit numbers. If one is not legal, nothing happens.")
        .def_prop_ro("planes", [=](nb::handle self) {
            Self& it = nb::cast<Self&>(self);
            return view_of(self, it.set.arrays.planes, {tables(it), planes(it)});
        }, nb::sig("def planes(self) -> memoryview"), "(tables, planes): sets of cards.")
        .def_prop_ro("features", [=](nb::handle self) {
            Self& it = nb::cast<Self&>(self);
            const bool wanted = !it.set.arrays.features.empty();
            return view_of(self, it.set.arrays.features, {wanted ? tables(it) : 0, planes(it), cards(it)});
        }, nb::sig("def features(self) -> memoryview"), "(tables, planes, cards): their bits; empty if not wanted.")
        .def_prop_ro("legal", [=](nb::handle self) {
            Self& it = nb::cast<Self&>(self);
            return view_of(self, it.set.arrays.legal, {tables(it)});
        }, nb::sig("def legal(self) -> memoryview"), "(tables,): the legal cards; 0 where a deal is over.")
        .def_prop_ro("mask", [=](nb::handle self) {
            Self& it = nb::cast<Self&>(self);
            return view_of(self, it.set.arrays.mask, {tables(it), cards(it)});
        }, nb::sig("def mask(self) -> memoryview"), "(tables, cards): their bits.")
        .def_prop_ro("turn", [=](nb::handle self) {
            Self& it = nb::cast<Self&>(self);
            return view_of(self, it.set.arrays.turn, {tables(it)});
        }, nb::sig("def turn(self) -> memoryview"), "(tables,): the seat that is observed.")
        .def_prop_ro("points", [=](nb::handle self) {
            Self& it = nb::cast<Self&>(self);
            return view_of(self, it.set.arrays.points, {tables(it), seats(it)});
        }, nb::sig("def points(self) -> memoryview"), "(tables, seats): the points of a deal that has just ended, else 0.")
        .def_prop_ro("over", [=](nb::handle self) {
            Self& it = nb::cast<Self&>(self);
            return view_of(self, it.set.arrays.over, {tables(it)});
        }, nb::sig("def over(self) -> memoryview"), "(tables,): 1 where the last step has ended a deal.");
}

}  // namespace

void bind_tables(nb::module_& module) {
#define MAMLAKA_SIGNATURE(plan)                                                                                       \
    "def __init__(self, engine: Engine, plan: " plan ", *, tables: int, cards: int, each: int, leader: int, "          \
    "learners: int, heuristic: int, conventional: int, autoreset: int, seed: int, features: bool, threads: int) -> None"
    bind_set<TrickTables, TrickPlan>(module, "TrickTables", MAMLAKA_SIGNATURE("TrickPlan"),
                                     "Deals of tricks at many tables, played in step.");
    bind_set<LayoutTables, LayoutPlan>(module, "LayoutTables", MAMLAKA_SIGNATURE("LayoutPlan"),
                                       "Layouts at many tables, played in step.");
#undef MAMLAKA_SIGNATURE
}

}  // namespace mamlaka
