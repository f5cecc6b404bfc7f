// The deals of tables: how a card is played, and what a seat observes.
#pragma once

#include "environments/tables.hpp"
#include "layout.hpp"
#include "plan_rules.hpp"
#include "playout.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// The cards of the seat on turn that are legal; 0 if the deal is over.
inline Mask legal_at(const TrickPlan& plan, TrickTable& table) {
    if (!table.deal.played && is_finished(plan, table.deal)) return 0;
    return legal_mask(plan, table.deal, table.deal.hands[table.deal.turn]);
}

// The same for a layout. Seats that must pass do so first; that proves that they hold no card that fits.
inline Mask legal_at(const LayoutPlan& plan, LayoutTable& table) {
    if (!plan.counts_passes && is_over(plan, table.deal)) return 0;
    const Mask fitting = placeable_mask(plan, table.deal);
    const int first = table.deal.turn;
    const Mask legal = pass_on(plan, table.deal);
    if (!legal) return 0;
    for (int seat = first; seat != table.deal.turn; seat = seat + 1 == plan.seats ? 0 : seat + 1) table.absent[seat] |= fitting;
    return legal;
}

// Play a card of the seat on turn; a complete trick goes to its winner.
inline void play_at(const TrickPlan& plan, TrickTable& table, Card card) {
    table.absent[table.deal.turn] |= proved_absent_mask(plan, table.deal, card);
    play_card(plan, table.deal, card);
    if (table.deal.played < plan.seats) return;
    const int winner = winner_of(plan, table.deal);
    if (plan.pays_tricks) pay_trick_rules(plan, table.deal, winner);
    take_trick(table.deal, winner);
}

inline void play_at(const LayoutPlan& plan, LayoutTable& table, Card card) {
    table.laid[table.deal.turn] |= bit(card);
    place(plan, table.deal, card, false);
}

// The card of a seat that plays by a policy.
inline Card card_by_policy(const TrickPlan& plan, const TrickTable& table, Mask legal, Policies policies, SmallNumbers& numbers) {
    const TrickDeal& deal = table.deal;
    return played_card(policies, deal.turn, deal.hands[deal.turn], legal, numbers, [&] {
        const int others = plan.seats - deal.played - 1;
        return policies.heuristic >> deal.turn & 1 ? heuristic_card(plan, deal, legal, others)
                                                   : conventional_card(plan, deal, legal, others);
    });
}

inline Card card_by_policy(const LayoutPlan& plan, const LayoutTable& table, Mask legal, Policies policies, SmallNumbers& numbers) {
    const LayoutDeal& deal = table.deal;
    return played_card(policies, deal.turn, deal.hands[deal.turn], legal, numbers,
                       [&] { return heuristic_placement(plan, deal, legal); });
}

// The points of all seats at the end of the deal.
inline void points_at(const TrickPlan& plan, const TrickTable& table, std::int32_t* points) {
    deal_points(plan, table.deal, points);
}

inline void points_at(const LayoutPlan& plan, const LayoutTable& table, std::int32_t* points) {
    payoffs(plan, table.deal, points);
}

// The cards that a seat has not seen: those of the other hands, and those that were not dealt.
inline Mask unseen_from(const TablesTask& task, const TrickTable& table, const TrickPlan& plan, int seat) {
    Mask seen = table.deal.hands[seat] | table.deal.trick_mask;
    for (int other = 0; other < plan.seats; ++other) seen |= table.deal.taken[other];
    return task.cards & ~seen;
}

inline Mask unseen_from(const TablesTask& task, const LayoutTable& table, const LayoutPlan&, int seat) {
    return task.cards & ~(table.deal.hands[seat] | table.deal.placed);
}

// Write the planes of the trick and of the taken cards, by seats relative to the observer.
inline void put_public_planes(const TrickPlan& plan, const TrickTable& table, int seat, Mask* planes) {
    for (int i = 0; i < plan.seats; ++i) planes[i] = 0;
    for (int i = 0; i < table.deal.played; ++i) {
        const int relative = table.deal.trick_seats[i] - seat;
        planes[relative < 0 ? relative + plan.seats : relative] = bit(table.deal.trick[i]);
    }
    for (int i = 0, other = seat; i < plan.seats; ++i, other = other + 1 == plan.seats ? 0 : other + 1) {
        planes[plan.seats + i] = table.deal.taken[other];
    }
}

// Write the planes of the laid cards and, if they count, of the numbers of passes.
inline void put_public_planes(const LayoutPlan& plan, const LayoutTable& table, int seat, Mask* planes) {
    for (int i = 0, other = seat; i < plan.seats; ++i, other = other + 1 == plan.seats ? 0 : other + 1) {
        planes[i] = table.laid[other];
        if (!plan.counts_passes) continue;
        const int passes = table.deal.passes[other];
        planes[plan.seats + i] = passes < plan.cards ? bit(passes) - 1 : plan.every;
    }
}

// Write the planes of a seat.
template <class Plan, class Table>
inline void put_planes(const Plan& plan, const TablesTask& task, const Table& table, int seat, Mask* planes) {
    planes[0] = table.deal.hands[seat];
    const Mask unseen = unseen_from(task, table, plan, seat);
    for (int i = 1, other = seat; i < plan.seats; ++i) {
        other = other + 1 == plan.seats ? 0 : other + 1;
        planes[i] = table.deal.hands[other] ? unseen & ~table.absent[other] : 0;
    }
    put_public_planes(plan, table, seat, planes + plan.seats);
}

}  // namespace mamlaka::MAMLAKA_ENGINE
