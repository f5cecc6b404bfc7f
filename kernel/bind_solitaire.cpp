// Solitaires in Python: the memory that the solver works in, and its sums.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <stdexcept>
#include <utility>

#include "bind.hpp"
#include "engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

template <typename T>
std::unique_ptr<T[]> memory(std::size_t count) {
    return std::unique_ptr<T[]>(new T[count]);
}

// An array of our own for Python, which frees it.
template <typename T, typename... Sizes>
nb::ndarray<T, nb::memview> given_away(std::unique_ptr<T[]> values, Sizes... sizes) {
    T* const data = values.release();
    const nb::capsule owner(data, [](void* pointer) noexcept { delete[] static_cast<T*>(pointer); });
    return nb::ndarray<T, nb::memview>(data, {sizes...}, owner);
}

using Roots = nb::ndarray<const std::uint16_t, nb::shape<-1, 8>, nb::c_contig, nb::device::cpu>;
using Scores = nb::ndarray<const std::int64_t, nb::ndim<2>, nb::c_contig, nb::device::cpu>;

// Memory for so many positions. A whole deal of Oneonta Whist has some five hundred, seldom two thousand, and twenty
// numbers to tell the moves of each; all deals together have five positions to a deal.
class SolitaireMemory {
public:
    SolitaireMemory(std::size_t count, std::size_t roots) {
        constexpr std::size_t MOVES = 32;
        std::size_t slots = 1;
        while (slots < 2 * count) slots *= 2;
        room.position_room = count;
        room.move_room = MOVES * count;
        room.slots = slots;
        room.positions = (positions_ = memory<SolitairePosition>(count)).get();
        room.moves_from = (moves_from_ = memory<std::uint32_t>(count + 1)).get();
        room.moves = (moves_ = memory<std::uint32_t>(MOVES * count)).get();
        room.table = (table_ = memory<std::uint32_t>(slots)).get();
        room.root_places = (root_places_ = memory<std::uint32_t>(roots)).get();
    }

    SolitaireRoom room{};

private:
    std::unique_ptr<SolitairePosition[]> positions_;
    std::unique_ptr<std::uint32_t[]> moves_from_, moves_, table_, root_places_;
};

nb::ndarray<std::int64_t, nb::memview> solitaire(const Engine& engine, const Roots& roots, const Scores& points) {
    constexpr std::size_t FIRST = 4096, MOST = std::size_t{1} << 24;
    const SolitaireTask task{reinterpret_cast<const SolitairePosition*>(roots.data()), roots.shape(0), points.data(),
                             points.shape(0), points.shape(1)};
    if (!task.root_count) throw std::invalid_argument("there is no position to solve");
    for (std::size_t i = 0; i < task.root_count; ++i) {
        const SolitairePosition& root = task.roots[i];
        if (!root.trumps || root.size != task.size() || root.size >= task.tricks || root.size > SOLITAIRE_TRICKS) {
            throw std::invalid_argument("positions need equally many own cards, and points for as many tricks");
        }
    }
    const std::size_t count = task.values_after(0);
    auto sums = memory<std::int64_t>(task.root_count * count * task.rows);
    bool stopped = false;
    {
        nb::gil_scoped_release release;
        std::atomic<bool> flag{false};
        Stop stop(flag, WITHOUT_LIMIT, is_interrupted);
        std::size_t positions = FIRST;
        while (positions < 6 * task.root_count) positions *= 2;
        for (bool done = false; !done && !flag; positions *= 2) {
            if (positions > MOST) throw std::length_error("a solitaire with too many positions");
            SolitaireMemory own(positions, task.root_count);
            if (!engine.find_solitaire(task, own.room, stop)) continue;
            const auto values = memory<SolitaireValue>(2 * own.room.value_count * SOLITAIRE_ROWS);
            done = engine.value_solitaire(task, own.room, values.get(), sums.get(), stop);
        }
        stopped = flag;
    }
    if (stopped) throw nb::python_error();
    return given_away(std::move(sums), task.root_count, count, task.rows);
}

}  // namespace

void bind_solitaire(nb::class_<Engine>& engine) {
    engine.def("solitaire", solitaire, "roots"_a, "points"_a,
               nb::sig("def solitaire(self, roots: memoryview, points: memoryview) -> memoryview"),
               "Return (roots, numbers of tricks won before, rows): points summed over all orders of the leads.");
}

}  // namespace mamlaka
