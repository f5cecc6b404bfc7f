// Tables played in step, compiled with each engine.
#include "environments/tables.hpp"

#include <cstring>
#include <type_traits>

#include "environments/observed.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

namespace {

// (bytes,): the eight bits of a byte as bytes, in the order of the memory.
struct Spread {
    std::uint8_t bits[256][8] = {};
    constexpr Spread() {
        for (int byte = 0; byte < 256; ++byte) {
            for (int at = 0; at < 8; ++at) bits[byte][at] = static_cast<std::uint8_t>(byte >> at & 1);
        }
    }
};
constexpr Spread SPREAD;

// Write the bits of a set of cards as bytes.
inline void spread(Mask cards, int count, std::uint8_t* bytes) {
    for (; count >= 8; count -= 8, cards >>= 8, bytes += 8) std::memcpy(bytes, SPREAD.bits[cards & 0xFF], 8);
    std::memcpy(bytes, SPREAD.bits[cards & 0xFF], static_cast<std::size_t>(count));
}

// Deal at a table. Deals are numbered over all tables, and each has its own random numbers.
template <class Plan, class Table>
void deal_at(TableSet<Plan, Table>& set, std::size_t index) {
    const TablesTask& task = set.task;
    const std::uint64_t number = set.arrays.dealt[index]++ * set.tables.size() + index;
    Table& table = set.tables[index];
    table = Table();
    SmallNumbers numbers(Rng::stream(task.seed, number));
    const Mask rest = deal_hands(task.cards, set.plan.seats, task.each, table.deal.hands, numbers);
    if constexpr (std::is_same_v<Plan, TrickPlan>) table.deal.gone = rest | (set.plan.every & ~task.cards);
    const auto seats = static_cast<std::uint32_t>(set.plan.seats);
    table.deal.turn = task.leader == ANY_LEADER ? static_cast<int>(numbers.below(seats)) : task.leader;
    table.numbers = numbers.state();
}

// Let the seats with a policy play until a seat without one is on turn; return its legal cards, 0 if the deal is over.
template <class Plan, class Table>
Mask play_policies(TableSet<Plan, Table>& set, Table& table) {
    Mask legal = legal_at(set.plan, table);
    if (!legal || set.task.learners >> table.deal.turn & 1) return legal;
    SmallNumbers numbers(table.numbers);
    do {
        play_at(set.plan, table, card_by_policy(set.plan, table, legal, set.task.policies, numbers));
        legal = legal_at(set.plan, table);
    } while (legal && !(set.task.learners >> table.deal.turn & 1));
    table.numbers = numbers.state();
    return legal;
}

// Deal at a table until a seat without a policy is on turn.
template <class Plan, class Table>
Mask begin_at(TableSet<Plan, Table>& set, std::size_t index) {
    Mask legal = 0;
    while (!legal) {
        deal_at(set, index);
        legal = play_policies(set, set.tables[index]);
    }
    return legal;
}

// Write what a seat observes at a table.
template <class Plan, class Table>
void observe_at(TableSet<Plan, Table>& set, std::size_t index, int seat, Mask legal) {
    TableArrays& arrays = set.arrays;
    const int planes = planes_of(set.plan), cards = set.plan.cards;
    Mask* const row = arrays.planes.data() + index * static_cast<std::size_t>(planes);
    put_planes(set.plan, set.task, set.tables[index], seat, row);
    arrays.turn[index] = seat;
    arrays.legal[index] = legal;
    spread(legal, cards, arrays.mask.data() + index * static_cast<std::size_t>(cards));
    if (arrays.features.empty()) return;
    std::uint8_t* bytes = arrays.features.data() + index * static_cast<std::size_t>(planes * cards);
    for (int plane = 0; plane < planes; ++plane, bytes += cards) spread(row[plane], cards, bytes);
}

template <class Plan, class Table>
void reset(TableSet<Plan, Table>& set, const std::uint8_t* chosen, std::size_t first, std::size_t end) {
    for (std::size_t index = first; index < end; ++index) {
        if (chosen && !chosen[index]) continue;
        if (!chosen) set.arrays.dealt[index] = 0;
        const Mask legal = begin_at(set, index);
        observe_at(set, index, set.tables[index].deal.turn, legal);
        set.arrays.over[index] = 0;
        const auto seats = static_cast<std::size_t>(set.plan.seats);
        std::memset(set.arrays.points.data() + index * seats, 0, seats * sizeof(std::int32_t));
    }
}

template <class Plan, class Table>
void step(TableSet<Plan, Table>& set, const std::int64_t* actions, std::size_t first, std::size_t end) {
    const auto seats = static_cast<std::size_t>(set.plan.seats);
    for (std::size_t index = first; index < end; ++index) {
        Table& table = set.tables[index];
        std::int32_t* const points = set.arrays.points.data() + index * seats;
        const bool was_over = set.arrays.over[index] && set.task.autoreset != Autoreset::SAME_STEP;
        if (was_over && set.task.autoreset == Autoreset::DISABLED) continue;
        int seat = table.deal.turn;
        Mask legal = 0;
        bool is_over = false;
        if (!was_over) {
            play_at(set.plan, table, static_cast<Card>(actions[index]));
            legal = play_policies(set, table);
            is_over = !legal;
        }
        if (is_over) {
            points_at(set.plan, table, points);
        } else if (set.arrays.over[index]) {
            std::memset(points, 0, seats * sizeof *points);
        }
        set.arrays.over[index] = is_over;
        if (was_over || (is_over && set.task.autoreset == Autoreset::SAME_STEP)) legal = begin_at(set, index);
        if (legal) seat = table.deal.turn;
        observe_at(set, index, seat, legal);
    }
}

}  // namespace

const TablesEngine TABLES{
    reset<TrickPlan, TrickTable>,
    reset<LayoutPlan, LayoutTable>,
    step<TrickPlan, TrickTable>,
    step<LayoutPlan, LayoutTable>,
};

}  // namespace mamlaka::MAMLAKA_ENGINE
