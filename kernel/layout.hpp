// Layout play on a plan. The C++ counterpart of the second half of `mamlaka.plan_rules`.
#pragma once

#include "bits.hpp"
#include "plan.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// The cards that fit: the openers of rows not yet begun, and the neighbours of the ends.
inline Mask placeable_mask(const LayoutPlan& plan, Mask placed) {
    return (plan.starters | (placed & ~plan.tops) << 1 | (placed & ~plan.bottoms) >> 1) & ~placed;
}

// The seat that plays the next card, skipping those that must pass. The set of seats that can play is rotated, because a
// loop over the seats is a branch that the processor can't predict.
inline int next_to_play(const LayoutPlan& plan, const LayoutDeal& deal, Mask fitting) {
    unsigned can = 0;
    for (int seat = 0; seat < plan.seats; ++seat) {
        can |= static_cast<unsigned>((deal.hands[seat] & fitting) != 0) << seat;
    }
    const int seat = deal.turn + __builtin_ctz((can | can << plan.seats) >> deal.turn);
    return seat >= plan.seats ? seat - plan.seats : seat;
}

// Play a card of the seat on turn, and pass the turn on.
inline void place(const LayoutPlan& plan, LayoutDeal& deal, Card card) {
    deal.placed |= bit(card);
    deal.hands[deal.turn] ^= bit(card);
    if (!deal.hands[deal.turn]) deal.places[deal.gone_out++] = deal.turn;
    deal.turn = deal.turn + 1 == plan.seats ? 0 : deal.turn + 1;
}

// Whether the deal is void: the first seat has gone out before the needed cards were played.
inline bool is_void(const LayoutPlan& plan, const LayoutDeal& deal) {
    return deal.gone_out == 1 && (plan.needed & ~deal.placed) != 0;
}

// The points of all seats when all but one have gone out; 0 if the deal is void.
inline void payoffs(const LayoutPlan& plan, const LayoutDeal& deal, std::int32_t* points) {
    const bool counts = deal.gone_out >= plan.seats - 1;
    for (int seat = 0; seat < plan.seats; ++seat) points[seat] = counts ? plan.pay_place[plan.seats - 1] : 0;
    for (int place = 0; counts && place < deal.gone_out; ++place) points[deal.places[place]] = plan.pay_place[place];
}

}  // namespace mamlaka::MAMLAKA_ENGINE
