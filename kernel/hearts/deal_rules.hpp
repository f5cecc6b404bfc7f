// The rules of Hearts that look at a whole deal: shooting the moon, and the bonus for taking no trick. The counterpart
// of `moon_for_others`, `moon_for_shooter` and `bonus_without_tricks` in `mamlaka.play`.
#pragma once

#include "bits.hpp"
#include "plan.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// The seat that has taken all penalty cards; -1: none, or the plan does not reward it.
inline int moon_shooter(const TrickPlan& plan, const TrickDeal& deal) {
    if (!(plan.deal_rules & (MOON_OTHERS | MOON_SELF))) return -1;
    for (int seat = 0; seat < plan.seats; ++seat) {
        if ((plan.penalties & ~deal.taken[seat]) == 0) return seat;
    }
    return -1;
}

// Cancel the penalty points of the shooter and move them to the others, or credit them to the shooter.
inline void pay_moon(const TrickPlan& plan, int shooter, std::int32_t* points) {
    std::int32_t cost = 0;
    for (Mask left = plan.penalties; left; left &= left - 1) cost += plan.card_points[lowest(left)];
    for (int seat = 0; seat < plan.seats; ++seat) {
        if (seat == shooter) points[seat] -= plan.deal_rules & MOON_SELF ? 2 * cost : cost;
        else if (plan.deal_rules & MOON_OTHERS) points[seat] += cost;
    }
}

// Add the bonus of every seat that has won no trick.
inline void pay_no_tricks(const TrickPlan& plan, const TrickDeal& deal, std::int32_t* points) {
    constexpr std::int32_t BONUS = 5;
    for (int seat = 0; seat < plan.seats; ++seat) points[seat] += deal.won[seat] ? 0 : BONUS;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
