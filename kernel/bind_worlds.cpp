// Tables of deals and samples from them, in Python.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <memory>
#include <optional>
#include <stdexcept>
#include <tuple>
#include <utility>
#include <vector>

#include "bind.hpp"
#include "engine.hpp"
#include "world_table.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

constexpr int MAX_SLOTS = 1 << 16;

// An integer of `count` words, the lowest first.
nb::object whole_number(const std::uint64_t* words, std::size_t count) {
    nb::object number = nb::int_(0);
    const nb::int_ shift(64);
    while (count-- > 0) number = (number << shift) | nb::int_(words[count]);
    return number;
}

nb::list long_random_numbers(const Engine& engine, std::uint64_t seed, const std::vector<std::uint64_t>& bound,
                    std::size_t count) {
    const std::size_t words = bound.size();
    require(0 < words && words <= WorldTable::WORDS && bound.back(), "a bound has 1 to 5 words, the highest not 0");
    require(has_room(count, words), "the result is too large");
    std::vector<std::uint64_t> numbers(count * words);
    engine.long_random_numbers(seed, bound.data(), static_cast<int>(words), numbers.data(), count);
    nb::list drawn;
    for (std::size_t i = 0; i < count; ++i) drawn.append(whole_number(&numbers[i * words], words));
    return drawn;
}

WorldTable world_table(const Engine&, std::uint64_t cards,
                       const std::vector<std::tuple<int, int, std::uint64_t>>& rows) {
    std::vector<WorldTable::Place> places;
    for (const auto& [slot, count, allowed] : rows) {
        require(0 <= slot && slot < MAX_SLOTS, "the index of a slot is out of range");
        places.push_back({slot, count, allowed});
    }
    std::optional<WorldTable> table;
    share_out(1, 1, WITHOUT_LIMIT, [&](std::size_t, std::size_t, std::size_t, Stop& stop) -> std::size_t {
        table.emplace(cards, places, stop);
        return 1;
    });
    if (table->failure() == WorldTable::Failure::TOO_LARGE) {
        throw std::overflow_error("there are too many kinds of deals to count: more than 1048576 options");
    }
    return std::move(*table);
}

using Chosen = nb::ndarray<const std::uint32_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;
using WorldRows = nb::ndarray<std::uint64_t, nb::memview, nb::ndim<2>>;

WorldRows worlds(const Engine& engine, const std::vector<const WorldTable*>& tables, const Chosen& chosen,
                 std::uint64_t seed, std::size_t count, std::size_t columns, int threads) {
    require(!tables.empty() && count && columns, "a world has a table and a slot");
    require(chosen.size() == 0 || chosen.size() == count, "each world needs a table");
    require(has_room(count, columns), "the result is too large");
    std::vector<WorldTable::Arrays> arrays;
    for (const WorldTable* table : tables) {
        require(table, "None is not a table");
        const std::uint64_t* const ways = table->ways();
        require(std::any_of(ways, ways + WorldTable::WORDS, [](std::uint64_t word) { return word != 0; }),
                "a table has no deals");
        require(static_cast<std::size_t>(table->slots()) <= columns, "a table has more slots than there are columns");
        arrays.push_back(table->arrays());
    }
    const std::uint32_t* const numbers = chosen.size() ? chosen.data() : nullptr;
    require(std::all_of(numbers, numbers + chosen.size(), [&](std::uint32_t number) { return number < tables.size(); }),
            "there is no such table");
    std::unique_ptr<std::uint64_t[]> cards(new std::uint64_t[count * columns]);
    share_out(count, threads, WITHOUT_LIMIT, [&](std::size_t first, std::size_t end, std::size_t, Stop& stop) {
        return engine.worlds(arrays.data(), numbers, seed, first, end, columns, cards.get(), stop);
    });
    std::uint64_t* const data = cards.release();
    const nb::capsule owner(data, [](void* held) noexcept { delete[] static_cast<std::uint64_t*>(held); });
    return WorldRows(data, {count, columns}, owner);
}

nb::list options_of(const WorldTable& table, std::size_t index) {
    if (index >= table.states().size()) throw nb::index_error();
    const WorldTable::State& state = table.states()[index];
    nb::list options;
    nb::object before = nb::int_(0);
    for (std::size_t i = 0; i < state.count; ++i) {
        const WorldTable::Option& option = table.options()[state.first + i];
        const nb::object sum = whole_number(&table.sums()[state.sums + i * state.words], state.words);
        options.append(nb::make_tuple(option.number, sum - before, option.then));
        before = sum;
    }
    return options;
}

std::vector<std::tuple<std::uint64_t, int, int>> takes_of(const WorldTable& table) {
    std::vector<std::tuple<std::uint64_t, int, int>> takes;
    for (const WorldTable::Take& take : table.takes()) takes.emplace_back(take.cards, take.row, take.into);
    return takes;
}

std::vector<std::tuple<int, int>> joins_of(const WorldTable& table) {
    std::vector<std::tuple<int, int>> joins;
    for (const WorldTable::Join& join : table.joins()) joins.emplace_back(join.place, join.row);
    return joins;
}

}  // namespace

void bind_worlds(nb::module_& module, nb::class_<Engine>& engine) {
    nb::class_<WorldTable>(module, "WorldTable", "The deals of cards to places, as in `search.world_table`.")
        .def_prop_ro("ways",
                     [](const WorldTable& table) { return nb::int_(whole_number(table.ways(), WorldTable::WORDS)); },
                     "The number of deals.")
        .def_prop_ro("joins", joins_of, "Places that accept the same cards: the place and its row.")
        .def_prop_ro("takes", takes_of, "The steps: cards of the group in its first step, row, row that takes over.")
        .def("options", options_of, "state"_a, nb::sig("def options(self, state: int) -> list[tuple[int, int, int]]"),
             "Return the options of a state: number, weight, next state.")
        .def("__len__", [](const WorldTable& table) { return table.states().size(); });
    engine.def("long_random_numbers", long_random_numbers, "seed"_a, "bound"_a, "count"_a,
               nb::sig("def long_random_numbers(self, seed: int, bound: collections.abc.Sequence[int], count: int) "
                       "-> list[int]"),
               "Return numbers of `Rng(seed).below`, for a bound given as 64-bit words, the lowest first.");
    engine.def("world_table", world_table, "cards"_a, "places"_a,
               "Return the table of the deals of cards to places: slot, count, allowed cards.\n\n"
               "Raises:\n    OverflowError: it would be too large.");
    engine.def("worlds", worlds, "tables"_a, "chosen"_a, "seed"_a, "count"_a, "columns"_a, "threads"_a = 1,
               nb::sig("def worlds(self, tables: collections.abc.Sequence[WorldTable], chosen: array.array[int], "
                       "seed: int, count: int, columns: int, threads: int = 1) -> memoryview"),
               "Return worlds: (count, columns) uint64, world i of the table `chosen[i]`, (count,) uint32 or empty.");
}

}  // namespace mamlaka
