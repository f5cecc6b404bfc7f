// Layout play by a plan: card dominoes. The twin of the lower half of `mamlaka.play`.
#pragma once

#include "bits.hpp"
#include "plan.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// The cards that fit: openers of rows not begun, and the neighbours of the ends.
inline Mask placeable_mask(const LayoutPlan& plan, Mask placed) {
    return (plan.starters | (placed & ~plan.tops) << 1 | (placed & ~plan.bottoms) >> 1) & ~placed;
}

// The seat that lays the next card, those that pass left out: found by rotating the set of the seats that can, since
// asking one after the other is a branch that the processor cannot foresee.
inline int next_to_lay(const LayoutPlan& plan, const Layout& deal, Mask fitting) {
    unsigned can = 0;
    for (int seat = 0; seat < plan.seats; ++seat) {
        can |= static_cast<unsigned>((deal.hands[seat] & fitting) != 0) << seat;
    }
    const int seat = deal.turn + __builtin_ctz((can | can << plan.seats) >> deal.turn);
    return seat >= plan.seats ? seat - plan.seats : seat;
}

// Lay a card of the seat on turn, and pass the turn on.
inline void lay(const LayoutPlan& plan, Layout& deal, Card card) {
    deal.placed |= bit(card);
    deal.hands[deal.turn] ^= bit(card);
    if (!deal.hands[deal.turn]) deal.places[deal.gone_out++] = deal.turn;
    deal.turn = deal.turn + 1 == plan.seats ? 0 : deal.turn + 1;
}

// Whether a deal does not count: its first seat has gone out before the needed cards lay there.
inline bool is_void(const LayoutPlan& plan, const Layout& deal) {
    return deal.gone_out == 1 && (plan.needed & ~deal.placed) != 0;
}

// What everybody gets when all but one seat have gone out; nothing if the deal does not count.
inline void payoffs(const LayoutPlan& plan, const Layout& deal, std::int32_t* points) {
    const bool counts = deal.gone_out >= plan.seats - 1;
    for (int seat = 0; seat < plan.seats; ++seat) points[seat] = counts ? plan.pay_place[plan.seats - 1] : 0;
    for (int place = 0; counts && place < deal.gone_out; ++place) points[deal.places[place]] = plan.pay_place[place];
}

}  // namespace mamlaka::MAMLAKA_ENGINE
