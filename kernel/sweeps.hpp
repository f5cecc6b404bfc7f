// Sweeps in playouts: when a policy wants cards that cost points, because taking all of them is rewarded. The counterpart
// of `mamlaka.search.sweeps`.
#pragma once

#include "bits.hpp"
#include "plan.hpp"
#include "plan_rules.hpp"

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

// Whether a seat, the only taker so far, is close to all the cards of a sweep that cost points.
inline bool is_sweep_close(const TrickPlan& plan, const TrickDeal& deal, int taker, Mask costs) {
    return -5 * points_of(plan, deal.taken[taker] & costs) > -3 * points_of(plan, costs);
}

// The cards of one sweep that cost points, if the seat on turn wants to take them; otherwise 0.
inline Mask wanted_for(const TrickPlan& plan, const TrickDeal& deal, Mask costs) {
    int takers = 0, taker = deal.turn;
    for (int seat = 0; seat < plan.seats; ++seat) {
        if (!(deal.taken[seat] & costs)) continue;
        taker = seat;
        ++takers;
    }
    if (!costs || takers > 1) return 0;
    if (taker != deal.turn) return is_sweep_close(plan, deal, taker, costs) ? costs : 0;
    const std::int64_t every = -points_of(plan, costs), cost = -points_of(plan, deal.taken[taker] & costs);
    const Mask hand = deal.hands[taker];
    const Mask unseen = plan.every & ~(hand | deal.gone | deal.trick_mask);
    return every * (count_losers(plan, hand, unseen) - 1) <= 6 * cost ? costs : 0;
}

// The cards that cost points and that the seat on turn wants to take nevertheless, because it may take all of a sweep
// itself or another seat is close to it; otherwise 0.
inline Mask wanted_cards(const TrickPlan& plan, const TrickDeal& deal) {
    Mask wanted = 0;
    for (int index = 0; index < plan.sweep_count; ++index) wanted |= wanted_for(plan, deal, plan.sweeps[index].costs);
    return wanted;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
