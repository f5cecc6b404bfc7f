// The tables of learned policies: which traits of a card each of them looks at. The C++ counterpart of the constants of
// `mamlaka.search.learned`, which explain the traits.
#pragma once

#include "plan.hpp"

namespace mamlaka {

constexpr int MAX_TRAITS = 6;

// A trait with the largest value that a table tells apart.
template <class Name>
struct Trait {
    Name name;
    int most;
};

// A table with a weight for each combination of the values of some traits.
template <class Name>
struct TraitTable {
    int count;
    Trait<Name> traits[MAX_TRAITS];

    constexpr int size() const {
        int product = 1;
        for (int i = 0; i < count; ++i) product *= traits[i].most + 1;
        return product;
    }
};

// The traits of a card that is played to a trick.
enum class TrickTrait {
    KIND, ABOVE, BELOW, UNSEEN, LENGTH, LOWER, HEIGHT, COSTS, COST, TRICK_COSTS, UNSEEN_COSTS, BEST_ABOVE,
    REST, REST_BELOW, REST_ABOVE, REST_COSTS, HAND, STAGE, SWEEP, COUNT
};

constexpr TraitTable<TrickTrait> TRICK_TABLES[] = {
    {4, {{TrickTrait::KIND, 15}, {TrickTrait::ABOVE, 8}, {TrickTrait::BELOW, 8}, {TrickTrait::COSTS, 15}}},
    {5, {{TrickTrait::KIND, 15}, {TrickTrait::LENGTH, 7}, {TrickTrait::LOWER, 5}, {TrickTrait::COSTS, 15}, {TrickTrait::BELOW, 3}}},
    {5, {{TrickTrait::KIND, 15}, {TrickTrait::TRICK_COSTS, 3}, {TrickTrait::COSTS, 15}, {TrickTrait::ABOVE, 4}, {TrickTrait::UNSEEN, 8}}},
    {5, {{TrickTrait::KIND, 15}, {TrickTrait::HAND, 12}, {TrickTrait::ABOVE, 4}, {TrickTrait::BELOW, 4}, {TrickTrait::COST, 3}}},
    {6, {{TrickTrait::KIND, 15}, {TrickTrait::REST, 5}, {TrickTrait::REST_BELOW, 4}, {TrickTrait::REST_ABOVE, 4}, {TrickTrait::REST_COSTS, 3}, {TrickTrait::STAGE, 3}}},
    {6, {{TrickTrait::KIND, 15}, {TrickTrait::UNSEEN_COSTS, 7}, {TrickTrait::TRICK_COSTS, 3}, {TrickTrait::ABOVE, 3}, {TrickTrait::BELOW, 3}, {TrickTrait::COST, 3}}},
    {4, {{TrickTrait::KIND, 15}, {TrickTrait::UNSEEN, 8}, {TrickTrait::LENGTH, 7}, {TrickTrait::COSTS, 15}}},
    {4, {{TrickTrait::KIND, 15}, {TrickTrait::HEIGHT, 12}, {TrickTrait::COSTS, 15}, {TrickTrait::TRICK_COSTS, 3}}},
    {5, {{TrickTrait::KIND, 15}, {TrickTrait::BEST_ABOVE, 4}, {TrickTrait::TRICK_COSTS, 3}, {TrickTrait::ABOVE, 4}, {TrickTrait::COST, 3}}},
};

// Further tables for plans that reward a sweep.
constexpr TraitTable<TrickTrait> SWEEP_TABLES[] = {
    {6, {{TrickTrait::KIND, 15}, {TrickTrait::SWEEP, 6}, {TrickTrait::COST, 3}, {TrickTrait::ABOVE, 4}, {TrickTrait::STAGE, 3}, {TrickTrait::TRICK_COSTS, 3}}},
    {4, {{TrickTrait::KIND, 15}, {TrickTrait::SWEEP, 6}, {TrickTrait::HEIGHT, 12}, {TrickTrait::COSTS, 15}}},
};

// The traits of a card that is added to a row of a layout.
enum class RowTrait {
    PLACE, NEAREST, NEAREST_ABOVE, NEXT, BEHIND, FARTHEST, UNSEEN_BEHIND, RIVAL, BLOCKED, LEGAL, OTHER_ROWS, AFTER, HAND,
    STAGE, LEAST_HAND, NEXT_HAND, GONE_OUT, COUNT
};

constexpr TraitTable<RowTrait> ROW_TABLES[] = {
    {4, {{RowTrait::PLACE, 12}, {RowTrait::NEAREST, 15}, {RowTrait::BEHIND, 5}, {RowTrait::NEAREST_ABOVE, 7}}},
    {5, {{RowTrait::PLACE, 12}, {RowTrait::NEXT, 1}, {RowTrait::FARTHEST, 9}, {RowTrait::HAND, 12}, {RowTrait::BEHIND, 3}}},
    {5, {{RowTrait::PLACE, 12}, {RowTrait::LEGAL, 8}, {RowTrait::HAND, 12}, {RowTrait::BEHIND, 3}, {RowTrait::NEXT, 1}}},
    {5, {{RowTrait::PLACE, 12}, {RowTrait::NEXT, 1}, {RowTrait::LEAST_HAND, 5}, {RowTrait::BEHIND, 3}, {RowTrait::GONE_OUT, 2}}},
    {5, {{RowTrait::PLACE, 12}, {RowTrait::BEHIND, 5}, {RowTrait::RIVAL, 5}, {RowTrait::LEGAL, 8}, {RowTrait::GONE_OUT, 2}}},
    {5, {{RowTrait::UNSEEN_BEHIND, 9}, {RowTrait::BEHIND, 5}, {RowTrait::BLOCKED, 5}, {RowTrait::HAND, 12}, {RowTrait::NEXT, 1}}},
    {4, {{RowTrait::PLACE, 12}, {RowTrait::NEAREST, 15}, {RowTrait::LEGAL, 7}, {RowTrait::STAGE, 3}}},
    {5, {{RowTrait::PLACE, 12}, {RowTrait::OTHER_ROWS, 7}, {RowTrait::LEAST_HAND, 5}, {RowTrait::HAND, 12}, {RowTrait::GONE_OUT, 2}}},
    {5, {{RowTrait::PLACE, 12}, {RowTrait::AFTER, 8}, {RowTrait::BEHIND, 5}, {RowTrait::UNSEEN_BEHIND, 9}, {RowTrait::GONE_OUT, 2}}},
    {4, {{RowTrait::PLACE, 12}, {RowTrait::NEXT_HAND, 5}, {RowTrait::BLOCKED, 5}, {RowTrait::GONE_OUT, 2}}},
};

template <class Tables>
constexpr int count_of(const Tables& tables) { return static_cast<int>(sizeof tables / sizeof tables[0]); }

template <class Tables>
constexpr int weights_of(const Tables& tables) {
    int sum = 0;
    for (int i = 0; i < count_of(tables); ++i) sum += tables[i].size();
    return sum;
}

constexpr int TRICK_WEIGHTS = weights_of(TRICK_TABLES), SWEEP_WEIGHTS = weights_of(SWEEP_TABLES);
constexpr int ROW_WEIGHTS = weights_of(ROW_TABLES);
constexpr int MAX_TABLES = 11;
static_assert(count_of(TRICK_TABLES) + count_of(SWEEP_TABLES) <= MAX_TABLES && count_of(ROW_TABLES) <= MAX_TABLES);

// The number of tables of a plan, and that of their weights.
inline int tables_of(const TrickPlan& plan) {
    return count_of(TRICK_TABLES) + (plan.rewarded_sweep() ? count_of(SWEEP_TABLES) : 0);
}
inline int tables_of(const LayoutPlan&) { return count_of(ROW_TABLES); }
inline int weights_of(const TrickPlan& plan) { return TRICK_WEIGHTS + (plan.rewarded_sweep() ? SWEEP_WEIGHTS : 0); }
inline int weights_of(const LayoutPlan&) { return ROW_WEIGHTS; }

}  // namespace mamlaka
