// The solitaire solver, in Python: its memory and its results.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <utility>

#include "bind.hpp"
#include "oneonta/solitaire_engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

template <typename T>
std::unique_ptr<T[]> memory(std::size_t count) {
    return std::unique_ptr<T[]>(new T[count]);
}

// An array that Python owns and frees.
template <typename T, typename... Sizes>
nb::ndarray<T, nb::memview> given_away(std::unique_ptr<T[]> values, Sizes... sizes) {
    T* const data = values.release();
    const nb::capsule owner(data, [](void* pointer) noexcept { delete[] static_cast<T*>(pointer); });
    return nb::ndarray<T, nb::memview>(data, {sizes...}, owner);
}

using Roots = nb::ndarray<const std::uint16_t, nb::shape<-1, 8>, nb::c_contig, nb::device::cpu>;
using Scores = nb::ndarray<const std::int64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

// Memory for `count` positions. A deal of Oneonta Whist has some 500 positions, rarely 2,000, with 20 numbers each for
// the moves; all deals together have five positions per deal.
class OwnedSolitaireMemory {
public:
    OwnedSolitaireMemory(std::size_t count, std::size_t roots) {
        constexpr std::size_t MOVES = 32;
        std::size_t slots = 1;
        while (slots < 2 * count) slots *= 2;
        view.position_room = count;
        view.move_room = MOVES * count;
        view.slots = slots;
        view.positions = (positions_ = memory<SolitairePosition>(count)).get();
        view.moves_from = (moves_from_ = memory<std::uint32_t>(count + 1)).get();
        view.moves = (moves_ = memory<std::uint32_t>(MOVES * count)).get();
        view.table = (table_ = memory<std::uint32_t>(slots)).get();
        view.root_places = (root_places_ = memory<std::uint32_t>(roots)).get();
    }

    SolitaireMemory view{};

private:
    std::unique_ptr<SolitairePosition[]> positions_;
    std::unique_ptr<std::uint32_t[]> moves_from_, moves_, table_, root_places_;
};

int own_in(int suit) { return __builtin_popcount(static_cast<unsigned>(suit)) - 1; }

// The number of unseen cards of a suit: its length without the final 1 and without the own cards.
int unseen_in(int suit) { return 31 - __builtin_clz(static_cast<unsigned>(suit)) - own_in(suit); }

// The number of orders in which the unseen cards of a position can be led; 0: the position is invalid.
double orders_of(const SolitairePosition& root) {
    if (!root.trumps || (!own_in(root.trumps) && root.trumps != 1)) return 0;
    int own = own_in(root.trumps) + root.idle, unseen = unseen_in(root.trumps) + root.foreign;
    for (int side = 0; side < SOLITAIRE_SIDES; ++side) {
        const int suit = root.sides[side];
        if (side && suit > root.sides[side - 1]) return 0;
        if (!suit) continue;
        if (!own_in(suit) || !unseen_in(suit)) return 0;
        own += own_in(suit);
        unseen += unseen_in(suit);
    }
    if (own != root.size || own > SOLITAIRE_TRICKS || unseen < own) return 0;
    double orders = 1;
    for (int trick = 0; trick < own; ++trick) orders *= unseen - trick;
    return orders;
}

nb::ndarray<std::int64_t, nb::memview> solitaire(const Engine& engine, const Roots& roots, const Scores& points) {
    constexpr std::size_t FIRST = 4096, MOST = std::size_t{1} << 24;
    const SolitaireTask task{reinterpret_cast<const SolitairePosition*>(roots.data()), roots.shape(0), points.data(),
                             points.shape(0), points.shape(1)};
    require(task.root_count && task.rows, "there is no position to solve, or no scoring row");
    require(task.size() < static_cast<int>(std::min(task.tricks, SOLITAIRE_POINTS + 1)) && task.tricks <= SOLITAIRE_POINTS,
            "positions need points for as many tricks, and for at most 127");
    double most = 0;
    for (std::size_t i = 0; i < task.tricks * task.rows; ++i) most = std::max(most, std::abs(static_cast<double>(points.data()[i])));
    for (std::size_t i = 0; i < task.root_count; ++i) {
        const double orders = orders_of(task.roots[i]);
        require(task.roots[i].size == task.size(), "all positions need the same number of own cards");
        require(orders > 0, "a position is invalid");
        require(orders * most < std::ldexp(1.0, SOLITAIRE_BITS), "points are too large to be summed exactly");
    }
    require(has_room(task.root_count, task.tricks * task.rows), "the result is too large");
    const std::size_t count = task.values_after(0);
    auto sums = memory<std::int64_t>(task.root_count * count * task.rows);
    bool stopped = false;
    {
        nb::gil_scoped_release release;
        std::atomic<bool> flag{false};
        Stop stop(flag, WITHOUT_LIMIT, is_interrupted);
        const SolitaireEngine& compiled = MAMLAKA_COMPILED_WITH(engine, SOLITAIRE);
        std::size_t positions = FIRST;
        while (positions < 6 * task.root_count) positions *= 2;
        for (bool done = false; !done && !flag; positions *= 2) {
            if (positions > MOST) throw std::length_error("the solitaire has too many positions");
            OwnedSolitaireMemory own(positions, task.root_count);
            if (!compiled.find(task, own.view, stop)) continue;
            const auto values = memory<SolitaireValue>(2 * own.view.value_count * SOLITAIRE_ROWS);
            done = compiled.value(task, own.view, values.get(), sums.get(), stop);
        }
        stopped = flag;
    }
    if (stopped) throw nb::python_error();
    return given_away(std::move(sums), task.root_count, count, task.rows);
}

}  // namespace

void bind_solitaire(nb::module_& module, nb::class_<Engine>& engine) {
    module.attr("SOLITAIRE_SIDES") = SOLITAIRE_SIDES;
    module.attr("SOLITAIRE_TRICKS") = SOLITAIRE_TRICKS;
    module.attr("SOLITAIRE_POINTS") = SOLITAIRE_POINTS;
    module.attr("SOLITAIRE_BITS") = SOLITAIRE_BITS;
    engine.def("solitaire", solitaire, "roots"_a, "points"_a,
               nb::sig("def solitaire(self, roots: memoryview, points: memoryview) -> memoryview"),
               "Return (roots, tricks won before, rows): scores summed over all orders of the leads.");
}

}  // namespace mamlaka
