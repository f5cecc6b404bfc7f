// Tables of numbers for Python, and the hidden cards that Python passes in.
#pragma once

#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <utility>
#include <vector>

#include "bind.hpp"
#include "engine.hpp"

namespace mamlaka {

template <class T>
using Table = nanobind::ndarray<T, nanobind::memview, nanobind::ndim<2>, nanobind::c_contig>;

template <class T>
Table<T> table(std::vector<T>&& numbers, std::size_t columns) {
    auto* kept = new std::vector<T>(std::move(numbers));
    nanobind::capsule owner(kept, [](void* data) noexcept { delete static_cast<std::vector<T>*>(data); });
    return Table<T>(kept->data(), {columns ? kept->size() / columns : 0, columns}, owner);
}

using HiddenRows =
    nanobind::ndarray<const std::uint64_t, nanobind::ndim<2>, nanobind::c_contig, nanobind::device::cpu>;

// Add the hidden cards of a world, like `fill` in playout.hpp, which is compiled per processor.
template <class Deal>
void put_world(Deal& deal, const HiddenCards& hidden, std::size_t number, int seats, std::uint64_t& stock) {
    const std::uint64_t* const row = hidden.cards + number * static_cast<std::size_t>(hidden.columns);
    for (int column = 0; column < hidden.columns; ++column) {
        const int where = hidden.where[column];
        if (where >= 0) (where == seats ? stock : deal.hands[where]) |= row[column] & hidden.unseen;
    }
}

inline HiddenCards hidden_of(const HiddenRows& cards, const std::vector<int>& where, std::uint64_t unseen, int seats) {
    require(cards.shape(1) == where.size() && where.size() <= MAX_CARDS, "every column of the worlds needs its place");
    HiddenCards hidden{cards.data(), unseen, static_cast<int>(where.size()), {}};
    for (std::size_t column = 0; column < where.size(); ++column) {
        require(-1 <= where[column] && where[column] <= seats, "a column of the worlds belongs to no place");
        hidden.where[column] = where[column];
    }
    return hidden;
}

}  // namespace mamlaka
