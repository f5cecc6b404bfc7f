// Shooting the moon: when a playout policy wants the penalty cards instead of avoiding them. The counterpart of
// `mamlaka.search.hearts.moon`.
#pragma once

#include "bits.hpp"
#include "plan.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// The number of cards that cannot be cashed: in each suit all below the winners, unless these exhaust it.
inline int count_losers(const TrickPlan& plan, Mask hand, Mask unseen) {
    int sum = 0;
    for (int suit = 0; suit < plan.suits; ++suit) {
        const Mask own = hand & plan.suit_masks[suit];
        int winners = 0;
        for (Mask left = own; left; left &= left - 1) winners += !(unseen & plan.beats[lowest(left)]);
        if (2 * winners < count(unseen & plan.suit_masks[suit])) sum += count(own) - winners;
    }
    return sum;
}

inline std::int64_t penalty_of(const TrickPlan& plan, Mask cards) {
    std::int64_t cost = 0;
    for (Mask left = cards & plan.penalties; left; left &= left - 1) cost -= plan.card_points[lowest(left)];
    return cost;
}

// The penalty cards if the seat on turn wants to take them, because it may shoot the moon itself or another seat is
// close to it; otherwise 0.
inline Mask wanted_cards(const TrickPlan& plan, const TrickDeal& deal) {
    if (!(plan.deal_rules & (MOON_OTHERS | MOON_SELF))) return 0;
    int takers = 0, taker = deal.turn;
    for (int seat = 0; seat < plan.seats; ++seat) {
        if (!(deal.taken[seat] & plan.penalties)) continue;
        taker = seat;
        ++takers;
    }
    if (takers > 1) return 0;
    const std::int64_t every = penalty_of(plan, plan.penalties), cost = penalty_of(plan, deal.taken[taker]);
    if (taker != deal.turn) return 5 * cost > 3 * every ? plan.penalties : 0;
    const Mask hand = deal.hands[taker];
    const Mask unseen = plan.every & ~(hand | deal.gone | deal.trick_mask);
    return every * (count_losers(plan, hand, unseen) - 1) <= 6 * cost ? plan.penalties : 0;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
