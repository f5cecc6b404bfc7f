// The Python module `mamlaka._kernel`: the only file that knows Python. It turns Python values into those of plan.hpp, and
// runs long work without Python's lock.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <tuple>
#include <vector>

#include "engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

using Mask = std::uint64_t;
using ClassRow = std::tuple<int, Mask, int, Mask>;
using Numbers = std::vector<std::int32_t>;
template <class T>
using Table = nb::ndarray<T, nb::memview, nb::ndim<2>, nb::c_contig>;

constexpr double WITHOUT_LIMIT = std::numeric_limits<double>::infinity();

void require(bool fits, const char* what) {
    if (!fits) throw nb::value_error(what);
}

// --- plans -----------------------------------------------------------------------------------------------------------

Classes classes_of(const std::vector<ClassRow>& rows, const TrickPlan& plan, bool leads) {
    require(rows.size() <= MAX_CLASSES, "too many play classes");
    Classes classes;
    for (const auto& [number, cards, condition, besides] : rows) {
        const auto region = static_cast<Region>(number);
        const auto when = static_cast<When>(condition);
        const bool above = region == Region::LED_ABOVE_BEST || region == Region::TRUMP_ABOVE_BEST;
        require(!leads || region == Region::ANY || region == Region::TRUMP, "a lead cannot follow");
        for (int first_trick = 0; first_trick < 2; ++first_trick) {
            for (int broken = 0; broken < 2; ++broken) {
                const bool in_force = when == When::ALWAYS || (when == When::FIRST_TRICK && first_trick)
                                      || (when == When::UNBROKEN && !broken)
                                      || (when == When::FIRST_CARD && first_trick && leads);
                for (int led = 0; led < plan.suits; ++led) {
                    const Mask there = region == Region::ANY                                              ? plan.every
                                       : region == Region::LED || region == Region::LED_ABOVE_BEST ? plan.suit_masks[led]
                                                                                                   : plan.trump_mask;
                    classes.cards[circumstances(first_trick, broken)][led][classes.count] =
                        in_force ? there & cards : 0;
                }
            }
        }
        classes.anyway[classes.count] = above ? 0 : ~Mask{0};
        classes.besides[classes.count] = besides;
        ++classes.count;
    }
    return classes;
}

// Tables in Python have a row of `seats` points each; here rows are padded.
std::unique_ptr<Pay> pay_of(int seats, int cards, const Numbers& card, const Numbers& trick, const Numbers& last) {
    const auto size = static_cast<std::size_t>(seats);
    require(card.size() == static_cast<std::size_t>(cards) * size * size && trick.size() == size * size
                && last.size() == size * size,
            "a table of points has the wrong size");
    auto pay = std::make_unique<Pay>();
    pay->stride = seats <= 4 ? 4 : 8;
    const auto pad = [&](const Numbers& rows, std::int32_t* padded) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto taker = static_cast<int>(i / size) % seats, row = static_cast<int>(i / size) / seats;
            padded[(row * pay->stride + taker) * pay->stride + static_cast<int>(i % size)] = rows[i];
        }
    };
    pad(card, pay->cards);
    pad(trick, pay->trick);
    pad(last, pay->last);
    return pay;
}

// What one seat gets, in the column of the first one.
std::unique_ptr<Pay> values_of(int seats, int cards, const Numbers& card, const Numbers& trick, const Numbers& last) {
    const auto size = static_cast<std::size_t>(seats);
    const auto spread = [&](const Numbers& values) {
        Numbers rows(values.size() * size);
        for (std::size_t i = 0; i < values.size(); ++i) rows[i * size] = values[i];
        return rows;
    };
    return pay_of(seats, cards, spread(card), spread(trick), spread(last));
}

unsigned terminal_of(const std::vector<std::string>& names) {
    unsigned terminal = 0;
    for (const std::string& name : names) {
        if (name == "floor_thirds") terminal |= FLOOR_THIRDS;
        else if (name == "moon_others") terminal |= MOON_OTHERS;
        else if (name == "moon_self") terminal |= MOON_SELF;
        else if (name == "no_tricks") terminal |= NO_TRICKS;
        else throw nb::value_error(("no rule for whole deals is called " + name).c_str());
    }
    return terminal;
}

void make_trick_plan(TrickPlan* self, int seats, const std::vector<int>& suit_of, const std::vector<Mask>& suit_masks,
                     Mask trump_mask, const std::vector<Mask>& beats, const std::vector<ClassRow>& lead,
                     const std::vector<ClassRow>& follow, Mask breakers, Mask stop_mask,
                     const std::vector<std::string>& terminal, const Numbers& worth, const Pay& pay,
                     const Pay& relative) {
    require(2 <= seats && seats <= MAX_SEATS && suit_of.size() <= MAX_CARDS && suit_masks.size() <= MAX_SUITS,
            "a plan has 2 to 8 seats, at most 64 cards and at most 16 suits");
    require(beats.size() == suit_of.size() && worth.size() == suit_of.size(), "every card needs its row");
    auto plan = std::make_unique<TrickPlan>();
    plan->seats = seats;
    plan->cards = static_cast<int>(suit_of.size());
    plan->suits = static_cast<int>(suit_masks.size());
    for (std::size_t suit = 0; suit < suit_masks.size(); ++suit) plan->every |= plan->suit_masks[suit] = suit_masks[suit];
    plan->trump_mask = trump_mask;
    plan->pay = pay;
    plan->relative = relative;
    for (std::size_t i = 0; i < suit_of.size(); ++i) {
        const auto card = static_cast<int>(i);
        plan->suit_of[i] = static_cast<std::uint8_t>(suit_of[i]);
        plan->beats[i] = beats[i];
        plan->worth[i] = worth[i];
        if (worth[i] < 0) plan->costly |= Mask{1} << i;
        for (int seat = 0; seat < seats; ++seat) {
            const int own = (card * relative.stride + seat) * relative.stride + seat;
            if (relative.cards[own]) plan->paying[seat] |= Mask{1} << i;
        }
    }
    plan->lead = classes_of(lead, *plan, true);
    plan->follow = classes_of(follow, *plan, false);
    const auto is_plain = [&](const ClassRow& row, Region region) {
        return row == ClassRow(static_cast<int>(region), plan->every, static_cast<int>(When::ALWAYS), 0);
    };
    plan->only_follows_suit = lead.size() == 1 && is_plain(lead[0], Region::ANY) && follow.size() == 2
                              && is_plain(follow[0], Region::LED) && is_plain(follow[1], Region::ANY);
    plan->breakers = breakers;
    plan->stop_mask = stop_mask;
    plan->terminal = terminal_of(terminal);
    new (self) TrickPlan(*plan);
}

void make_layout_plan(LayoutPlan* self, int seats, int cards, Mask starters, Mask bottoms, Mask tops, Mask needed,
                      const Numbers& pay_place) {
    require(2 <= seats && seats <= MAX_SEATS && 1 <= cards && cards <= MAX_CARDS
                && pay_place.size() == static_cast<std::size_t>(seats),
            "a plan has 2 to 8 seats, at most 64 cards, and points for every place");
    LayoutPlan plan;
    plan.seats = seats;
    plan.cards = cards;
    plan.every = ~Mask{0} >> (MAX_CARDS - cards);
    plan.starters = starters;
    plan.bottoms = bottoms;
    plan.tops = tops;
    plan.needed = needed;
    for (int place = 0; place < seats; ++place) plan.pay_place[place] = pay_place[static_cast<std::size_t>(place)];
    for (int card = 0; card < cards; ++card) {
        int first = card, last = card;
        while (first > 0 && !(bottoms >> first & 1)) --first;
        while (last < cards - 1 && !(tops >> last & 1)) ++last;
        plan.row[card] = (~Mask{0} >> (MAX_CARDS - 1 - last)) & ~((Mask{1} << first) - 1);
    }
    new (self) LayoutPlan(plan);
}

// --- positions -------------------------------------------------------------------------------------------------------

void put_hands(const std::vector<Mask>& hands, int seats, Mask* into) {
    require(hands.size() == static_cast<std::size_t>(seats), "every seat needs a hand");
    for (std::size_t seat = 0; seat < hands.size(); ++seat) into[seat] = hands[seat];
}

Tricks tricks_of(const TrickPlan& plan, const std::vector<Mask>& hands, int turn,
                 const std::vector<std::pair<int, int>>& trick, const std::vector<Mask>& taken,
                 const std::vector<int>& won, int last, Mask stock, Mask gone, Mask out, bool first_trick, bool broken) {
    const auto seats = static_cast<std::size_t>(plan.seats);
    require(taken.size() == seats && won.size() == seats, "every seat needs what it has taken and won");
    require(0 <= turn && turn < plan.seats && last < plan.seats && trick.size() <= seats, "no such seat");
    Tricks deal;
    put_hands(hands, plan.seats, deal.hands);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        deal.taken[seat] = taken[seat];
        deal.won[seat] = won[seat];
        deal.gone |= taken[seat];
    }
    deal.gone |= gone;
    deal.stock = stock;
    deal.turn = turn;
    deal.last = last;
    deal.out = static_cast<unsigned>(out);
    deal.first_trick = first_trick;
    deal.broken = broken;
    for (const auto& [seat, card] : trick) {
        require(0 <= seat && seat < plan.seats && 0 <= card && card < plan.cards, "no such card, or no such seat");
        const bool leads = deal.played == 0 || (plan.beats[deal.best] >> card & 1);
        if (leads) {
            deal.best = card;
            deal.best_seat = seat;
        }
        deal.trick[deal.played] = card;
        deal.trick_seats[deal.played++] = seat;
        deal.trick_mask |= Mask{1} << card;
    }
    return deal;
}

void make_layout(Layout* self, const LayoutPlan& plan, const std::vector<Mask>& hands, int turn, Mask placed,
                 const std::vector<int>& places) {
    require(0 <= turn && turn < plan.seats && places.size() <= static_cast<std::size_t>(plan.seats), "no such seat");
    Layout deal;
    put_hands(hands, plan.seats, deal.hands);
    deal.placed = placed;
    deal.turn = turn;
    for (const int seat : places) deal.places[deal.gone_out++] = seat;
    new (self) Layout(deal);
}

// --- long work -------------------------------------------------------------------------------------------------------

// Whether the person at the keyboard wants to stop. The exception waits until the work has ended.
bool is_interrupted() {
    nb::gil_scoped_acquire lock;
    return PyErr_CheckSignals() != 0;
}

// Do numbered pieces of work, shared out among threads; `work(first, end, thread, stop)` says how many it has done. Raises
// what an interrupt asks for.
template <class Work>
std::size_t share_out(std::size_t count, int threads, double seconds, Work&& work) {
    require(threads >= 1, "work needs at least one thread");
    std::atomic<bool> flag{false};
    std::vector<std::size_t> done(static_cast<std::size_t>(threads));
    {
        nb::gil_scoped_release unlocked;
        const auto part = [&](std::size_t thread, Stop::Look look) {
            Stop stop(flag, seconds, look);
            const auto parts = static_cast<std::size_t>(threads);
            done[thread] = work(count * thread / parts, count * (thread + 1) / parts, thread, stop);
        };
        std::vector<std::thread> others;
        for (std::size_t thread = 1; thread < done.size(); ++thread) others.emplace_back(part, thread, nullptr);
        part(0, is_interrupted);
        for (std::thread& other : others) other.join();
    }
    if (PyErr_Occurred()) throw nb::python_error();
    std::size_t total = 0;
    for (const std::size_t some : done) total += some;
    return total;
}

template <class T>
Table<T> table(std::vector<T>&& numbers, std::size_t columns) {
    auto* kept = new std::vector<T>(std::move(numbers));
    nb::capsule owner(kept, [](void* data) noexcept { delete static_cast<std::vector<T>*>(data); });
    return Table<T>(kept->data(), {columns ? kept->size() / columns : 0, columns}, owner);
}

std::vector<std::uint64_t> draws(const Engine& engine, std::uint64_t seed, std::uint64_t bound, std::size_t count) {
    std::vector<std::uint64_t> numbers(count);
    engine.draws(seed, bound, numbers.data(), count);
    return numbers;
}

std::vector<std::uint64_t> perft(const Engine& engine, const TrickPlan& plan, const Tricks& deal, int depth,
                                 const std::vector<std::int32_t>& stock) {
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth));
    share_out(1, 1, WITHOUT_LIMIT, [&](std::size_t, std::size_t, std::size_t, Stop& stop) -> std::size_t {
        return engine.perft(plan, deal, stock.data(), static_cast<int>(stock.size()), depth, counts.data(), stop);
    });
    return counts;
}

std::vector<std::uint64_t> layout_perft(const Engine& engine, const LayoutPlan& plan, const Layout& deal, int depth) {
    std::vector<std::uint64_t> counts(static_cast<std::size_t>(depth));
    share_out(1, 1, WITHOUT_LIMIT, [&](std::size_t, std::size_t, std::size_t, Stop& stop) -> std::size_t {
        return engine.layout_perft(plan, deal, depth, counts.data(), stop);
    });
    return counts;
}

std::pair<Mask, int> legal(const Engine& engine, const TrickPlan& plan, const Tricks& deal) {
    int obliging = 0;
    const Mask mask = engine.legal(plan, deal, &obliging);
    return {mask, obliging};
}

std::vector<std::int32_t> payoffs(const Engine& engine, const TrickPlan& plan, const Tricks& deal) {
    std::vector<std::int32_t> points(MAX_SEATS);
    engine.payoffs(plan, deal, points.data());
    points.resize(static_cast<std::size_t>(plan.seats));
    return points;
}

// Deal and play out: (deals, seats) of points, as many rows as were done.
template <class Deals>
Table<std::int32_t> rows_of(int seats, std::size_t count, unsigned careful, std::uint64_t seed, int threads,
                            double seconds, Deals&& deals) {
    const auto columns = static_cast<std::size_t>(seats);
    std::vector<std::int32_t> points(count * columns);
    std::vector<std::size_t> done(static_cast<std::size_t>(threads > 0 ? threads : 1));
    std::vector<std::size_t> firsts(done.size());
    share_out(count, threads, seconds, [&](std::size_t first, std::size_t end, std::size_t thread, Stop& stop) {
        firsts[thread] = first;
        return done[thread] = deals(Playing{careful, seed, first, end}, stop, points.data() + first * columns);
    });
    std::size_t rows = 0;  // close the gaps where threads were stopped
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
                          int leader, unsigned careful, std::uint64_t seed, int threads, double seconds) {
    require(each >= 1 && each * plan.seats <= plan.cards, "so many cards cannot be dealt to every seat");
    require(0 <= leader && leader < plan.seats, "no such seat");
    return rows_of(plan.seats, count, careful, seed, threads, seconds,
                   [&](const Playing& playing, Stop& stop, std::int32_t* points) {
                       return engine.deals(plan, each, draws_cards, leader, playing, stop, points);
                   });
}

Table<std::int32_t> layout_deals(const Engine& engine, const LayoutPlan& plan, std::size_t count, int leader,
                                 unsigned careful, std::uint64_t seed, int threads, double seconds) {
    require(plan.cards % plan.seats == 0, "the cards cannot be dealt evenly");
    require(0 <= leader && leader < plan.seats, "no such seat");
    return rows_of(plan.seats, count, careful, seed, threads, seconds,
                   [&](const Playing& playing, Stop& stop, std::int32_t* points) {
                       return engine.layout_deals(plan, leader, playing, stop, points);
                   });
}

using Hidden = nb::ndarray<const std::uint64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;
using Totals = std::tuple<std::size_t, Table<std::int64_t>, Table<std::int64_t>>;

// Share worlds out among threads, each with sums of its own; return how many were done, and the sums of all.
template <class Playouts>
Totals totals_of(const Hidden& hidden, const std::vector<int>& where, Mask unseen, int seats, std::size_t columns,
                 Mask candidates, unsigned careful, std::uint64_t seed, int threads, double seconds,
                 Playouts&& playouts) {
    require(hidden.shape(1) == where.size() && where.size() <= MAX_CARDS, "every column of the worlds needs its place");
    Worlds worlds{hidden.data(), unseen, static_cast<int>(where.size()), {}};
    for (std::size_t column = 0; column < where.size(); ++column) {
        require(-1 <= where[column] && where[column] <= seats, "a column of the worlds belongs to no place");
        worlds.where[column] = where[column];
    }
    const std::size_t size = static_cast<std::size_t>(__builtin_popcountll(candidates)) * columns;
    const auto parts = static_cast<std::size_t>(threads > 0 ? threads : 1);
    std::vector<std::int64_t> sums(parts * size), squares(parts * size);
    const std::size_t done = share_out(
        hidden.shape(0), threads, seconds, [&](std::size_t first, std::size_t end, std::size_t thread, Stop& stop) {
            return playouts(worlds, Playing{careful, seed, first, end}, stop, sums.data() + thread * size,
                            squares.data() + thread * size);
        });
    for (std::size_t i = size; i < sums.size(); ++i) {
        sums[i % size] += sums[i];
        squares[i % size] += squares[i];
    }
    sums.resize(size);
    squares.resize(size);
    return {done, table(std::move(sums), columns), table(std::move(squares), columns)};
}

Totals playouts(const Engine& engine, const TrickPlan& plan, const Tricks& start, const Hidden& hidden,
                const std::vector<int>& where, Mask unseen, Mask candidates, unsigned careful, std::uint64_t seed,
                const Pay* values, int threads, double seconds) {
    const int columns = values ? 1 : plan.seats;
    return totals_of(hidden, where, unseen, plan.seats, static_cast<std::size_t>(columns), candidates, careful, seed,
                     threads, seconds,
                     [&](const Worlds& worlds, const Playing& playing, Stop& stop, std::int64_t* sums,
                         std::int64_t* squares) {
                         return engine.playouts(plan, values ? *values : plan.pay, columns, start, worlds, candidates,
                                                playing, stop, sums, squares);
                     });
}

Totals layout_playouts(const Engine& engine, const LayoutPlan& plan, const Layout& start, const Hidden& hidden,
                       const std::vector<int>& where, Mask unseen, Mask candidates, unsigned careful,
                       std::uint64_t seed, int threads, double seconds) {
    return totals_of(hidden, where, unseen, plan.seats, static_cast<std::size_t>(plan.seats), candidates, careful, seed,
                     threads, seconds,
                     [&](const Worlds& worlds, const Playing& playing, Stop& stop, std::int64_t* sums,
                         std::int64_t* squares) {
                         return engine.layout_playouts(plan, start, worlds, candidates, playing, stop, sums, squares);
                     });
}

// --- engines ---------------------------------------------------------------------------------------------------------

bool has_bmi2() {
#if defined(MAMLAKA_HAS_BMI2)
    return __builtin_cpu_supports("bmi") && __builtin_cpu_supports("bmi2") && __builtin_cpu_supports("popcnt");
#else
    return false;
#endif
}

// The engines that this processor can run, the fastest first.
std::vector<const Engine*> engines() {
    std::vector<const Engine*> found;
#if defined(MAMLAKA_HAS_BMI2)
    if (has_bmi2()) found.push_back(&bmi2::ENGINE);
#endif
    found.push_back(&portable::ENGINE);
    return found;
}

}  // namespace

NB_MODULE(_kernel, module) {
    module.doc() = "The compiled kernel: what `mamlaka.search` does in Python, on plans, and exactly the same.";
    nb::set_leak_warnings(false);  // Python keeps plans and engines in caches, until the process ends
    nb::class_<Pay>(module, "Pay", "What each seat gets for cards and tricks, by who takes them.")
        .def("__init__",
             [](Pay* self, int seats, int cards, const Numbers& card, const Numbers& trick, const Numbers& last) {
                 new (self) Pay(*pay_of(seats, cards, card, trick, last));
             },
             "seats"_a, "cards"_a, "card"_a, "trick"_a, "last"_a)
        .def_static("of_values", values_of, "seats"_a, "cards"_a, "card"_a, "trick"_a, "last"_a,
                    "Return what one seat gets, (cards, winners) and (winners,), in the place of the first one.");
    nb::class_<TrickPlan>(module, "TrickPlan", "The tables of `mamlaka.plan.TrickPlan`.")
        .def("__init__", make_trick_plan, nb::kw_only(), "seats"_a, "suit_of"_a, "suit_masks"_a, "trump_mask"_a,
             "beats"_a, "lead"_a, "follow"_a, "breakers"_a, "stop_mask"_a, "terminal"_a, "worth"_a, "pay"_a,
             "relative"_a);
    nb::class_<LayoutPlan>(module, "LayoutPlan", "The tables of `mamlaka.plan.LayoutPlan`.")
        .def("__init__", make_layout_plan, nb::kw_only(), "seats"_a, "cards"_a, "starters"_a, "bottoms"_a, "tops"_a,
             "needed"_a, "pay_place"_a);
    nb::class_<Tricks>(module, "Tricks", "A deal of tricks in the middle of play; -1 as `last`: no trick is finished.")
        .def("__init__",
             [](Tricks* self, const TrickPlan& plan, const std::vector<Mask>& hands, int turn,
                const std::vector<std::pair<int, int>>& trick, const std::vector<Mask>& taken,
                const std::vector<int>& won, int last, Mask stock, Mask gone, Mask out, bool first_trick,
                bool broken) {
                 new (self) Tricks(
                     tricks_of(plan, hands, turn, trick, taken, won, last, stock, gone, out, first_trick, broken));
             },
             "plan"_a, nb::kw_only(), "hands"_a, "turn"_a, "trick"_a, "taken"_a, "won"_a, "last"_a, "stock"_a,
             "gone"_a, "out"_a, "first_trick"_a, "broken"_a);
    nb::class_<Layout>(module, "Layout", "A layout deal in the middle of play.")
        .def("__init__", make_layout, "plan"_a, nb::kw_only(), "hands"_a, "turn"_a, "placed"_a, "places"_a);
    nb::class_<Engine>(module, "Engine", "The kernel for one kind of processor.")
        .def_prop_ro("name", [](const Engine& engine) { return engine.name; }, "`portable`, or the instructions.")
        .def("draws", draws, "seed"_a, "bound"_a, "count"_a, "Return draws of `Rng(seed).below(bound)`.")
        .def("perft", perft, "plan"_a, "deal"_a, "depth"_a, "stock"_a,
             "Return how many sequences of 1, 2, ... plays there are.")
        .def("layout_perft", layout_perft, "plan"_a, "deal"_a, "depth"_a, "The same for a layout.")
        .def("legal", legal, "plan"_a, "deal"_a, "Return the legal cards of the seat on turn, and the class that obliges.")
        .def("proved_absent",
             [](const Engine& engine, const TrickPlan& plan, const Tricks& deal, int card) {
                 return engine.proved_absent(plan, deal, card);
             },
             "plan"_a, "deal"_a, "card"_a, "Return what a hand proves not to hold by playing a card.")
        .def("taker",
             [](const Engine& engine, const TrickPlan& plan, const Tricks& deal) { return engine.taker(plan, deal); },
             "plan"_a, "deal"_a, "Return who takes a complete trick.")
        .def("payoffs", payoffs, "plan"_a, "deal"_a, "Return what every seat gets for the tricks so far.")
        .def("deals", deals, "plan"_a, "count"_a, "each"_a, "draws"_a, "leader"_a, "careful"_a, "seed"_a,
             "threads"_a = 1, "seconds"_a = WITHOUT_LIMIT,
             nb::sig("def deals(self, plan: TrickPlan, count: int, each: int, draws: bool, leader: int, careful: int, "
                     "seed: int, threads: int = 1, seconds: float = float('inf')) -> memoryview"),
             "Deal and play out; return (deals, seats) of points.")
        .def("layout_deals", layout_deals, "plan"_a, "count"_a, "leader"_a, "careful"_a, "seed"_a, "threads"_a = 1,
             "seconds"_a = WITHOUT_LIMIT,
             nb::sig("def layout_deals(self, plan: LayoutPlan, count: int, leader: int, careful: int, seed: int, "
                     "threads: int = 1, seconds: float = float('inf')) -> memoryview"),
             "The same for layouts.")
        .def("playouts", playouts, "plan"_a, "start"_a, "worlds"_a, "where"_a, "unseen"_a, "candidates"_a, "careful"_a,
             "seed"_a, "values"_a.none() = nb::none(), "threads"_a = 1, "seconds"_a = WITHOUT_LIMIT,
             nb::sig("def playouts(self, plan: TrickPlan, start: Tricks, worlds: memoryview, where: Sequence[int], "
                     "unseen: int, candidates: int, careful: int, seed: int, values: Pay | None = None, "
                     "threads: int = 1, seconds: float = float('inf')) -> tuple[int, memoryview, memoryview]"),
             "Play each candidate in every world; return the worlds done, sums and sums of squares.")
        .def("layout_playouts", layout_playouts, "plan"_a, "start"_a, "worlds"_a, "where"_a, "unseen"_a,
             "candidates"_a, "careful"_a, "seed"_a, "threads"_a = 1, "seconds"_a = WITHOUT_LIMIT,
             nb::sig("def layout_playouts(self, plan: LayoutPlan, start: Layout, worlds: memoryview, "
                     "where: Sequence[int], unseen: int, candidates: int, careful: int, seed: int, threads: int = 1, "
                     "seconds: float = float('inf')) -> tuple[int, memoryview, memoryview]"),
             "The same for layouts.");
    module.def("engines", engines, nb::rv_policy::reference,
               "Return the engines that this processor can run, the fastest first.");
}

}  // namespace mamlaka
