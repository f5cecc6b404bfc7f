// Layout play on a plan. The C++ counterpart of `mamlaka.layout_rules`.
#pragma once

#include "bits.hpp"
#include "plan.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// The rows of some ends if there is a corner.
inline Mask around(const LayoutPlan& plan, Mask ends) {
    Mask rows = 0;
    if (plan.corner == Corner::NONE) return rows;
    for (; ends; ends &= ends - 1) rows |= plan.row[lowest(ends)];
    return rows;
}

// The cards next above or below some cards, around the corner if there is one.
inline Mask next_above(const LayoutPlan& plan, Mask cards) {
    return (cards & ~plan.tops) << 1 | (around(plan, cards & plan.tops) & plan.bottoms);
}

inline Mask next_below(const LayoutPlan& plan, Mask cards) {
    return (cards & ~plan.bottoms) >> 1 | (around(plan, cards & plan.bottoms) & plan.tops);
}

// The cards that fit a layout with corners, gaps, or a card that must come second.
inline Mask placeable_in_rows(const LayoutPlan& plan, Mask placed) {
    Mask run = 0;
    for (Mask more = placed & plan.starters; more;) {
        run |= more;
        more = (next_above(plan, run) | next_below(plan, run)) & placed & ~run;
    }
    const Mask above = next_above(plan, run) & ~placed, below = next_below(plan, run) & ~placed;
    Mask fitting = plan.starters & ~placed;
    for (int number = 0; number < plan.row_count; ++number) {
        const LayoutRow& row = plan.rows[number];
        const Mask all = row.start | row.above | row.below;
        if (plan.above_first && (row.start & placed) && (row.start << 1 & row.above & ~placed)) {
            fitting |= row.start << 1;
        } else if (plan.corner == Corner::TUNNEL && !(row.above & ~placed)) {
            fitting |= above & all;
        } else if (plan.corner == Corner::TUNNEL && !(row.below & ~placed)) {
            fitting |= below & all;
        } else {
            fitting |= (above | below) & all;
        }
    }
    return fitting;
}

// The cards that fit: the openers of rows not yet begun, and the neighbours of the ends.
inline Mask placeable_mask(const LayoutPlan& plan, const LayoutDeal& deal) {
    const Mask placed = deal.placed;
    if (plan.ranks) {
        return deal.upper == NOT_OPEN ? plan.starters : (plan.line[deal.lower] | plan.line[deal.upper]) & ~placed;
    }
    if (!plan.is_simple) return placeable_in_rows(plan, placed);
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

// Whether both ends of a line want the same rank.
inline bool is_closing(const LayoutPlan& plan, const LayoutDeal& deal) {
    return plan.ranks && deal.upper != NOT_OPEN && deal.lower == deal.upper;
}

// Move the end of the line at which a card is laid; `down` counts only if both ends want the card.
inline void move_end(const LayoutPlan& plan, LayoutDeal& deal, Card card, bool down) {
    const int rank = plan.rank_of[card];
    const int above = rank + 1 == plan.ranks ? 0 : rank + 1, below = rank == 0 ? plan.ranks - 1 : rank - 1;
    if (deal.upper == NOT_OPEN) {
        deal.lower = below;
        deal.upper = above;
    } else if (deal.lower == deal.upper ? down : rank == deal.lower) {
        deal.lower = below;
    } else {
        deal.upper = above;
    }
}

// Play a card of the seat on turn, at the lower end of a line if `down` is set and both want it, and pass the turn
// on, unless the card gives its seat another one.
inline void place(const LayoutPlan& plan, LayoutDeal& deal, Card card, bool down) {
    if (plan.ranks) move_end(plan, deal, card, down);
    deal.placed |= bit(card);
    deal.hands[deal.turn] ^= bit(card);
    if (!deal.hands[deal.turn]) {
        deal.places[deal.gone_out++] = deal.turn;
    } else if (has(plan.again, card)) {
        return;
    }
    deal.turn = deal.turn + 1 == plan.seats ? 0 : deal.turn + 1;
}

// Whether the deal is void: the first seat has gone out before the needed cards were played.
inline bool is_void(const LayoutPlan& plan, const LayoutDeal& deal) {
    return deal.gone_out == 1 && (plan.needed & ~deal.placed) != 0;
}

// Whether the deal has ended.
inline bool is_over(const LayoutPlan& plan, const LayoutDeal& deal) {
    return deal.gone_out + deal.lost >= plan.seats - 1 || is_void(plan, deal) || (plan.stops_at_first && deal.gone_out);
}

// Pass the turn on to a seat that has a card that fits, and return its cards that fit; 0 if the deal is over. Seats on
// the way may be eliminated.
inline Mask pass_on(const LayoutPlan& plan, LayoutDeal& deal) {
    if (!plan.counts_passes) {
        if (is_over(plan, deal)) return 0;
        const Mask fitting = placeable_mask(plan, deal);
        deal.turn = next_to_play(plan, deal, fitting);
        return deal.hands[deal.turn] & fitting;
    }
    Mask fitting = placeable_mask(plan, deal);
    while (!is_over(plan, deal)) {
        Mask& hand = deal.hands[deal.turn];
        if (hand & fitting) return hand & fitting;
        if (hand && plan.pass_limit != NO_LIMIT && deal.passes[deal.turn] >= plan.pass_limit) {
            deal.placed |= hand;
            hand = 0;
            deal.eliminated[deal.lost++] = deal.turn;
            fitting = placeable_mask(plan, deal);
        } else if (hand) {
            ++deal.passes[deal.turn];
        }
        deal.turn = deal.turn + 1 == plan.seats ? 0 : deal.turn + 1;
    }
    return 0;
}

// The points of all seats at the end; 0 if the deal is void.
inline void payoffs(const LayoutPlan& plan, const LayoutDeal& deal, std::int32_t* points) {
    const bool counts = deal.gone_out + deal.lost >= plan.seats - 1 || !is_void(plan, deal);
    const int last = plan.seats - 1;
    for (int seat = 0; seat < plan.seats; ++seat) points[seat] = counts ? plan.pay_place[last - deal.lost] : 0;
    for (int place = 0; counts && place < deal.gone_out; ++place) points[deal.places[place]] = plan.pay_place[place];
    for (int place = 0; counts && place < deal.lost; ++place) points[deal.eliminated[place]] = plan.pay_place[last - place];
    if (!counts || !plan.counts_losses) return;
    std::int32_t total = 0;
    for (int seat = 0; seat < plan.seats; ++seat) {
        std::int32_t loss = plan.pay_pass * deal.passes[seat];
        for (Mask left = deal.hands[seat]; left; left &= left - 1) loss += plan.pay_left[lowest(left)];
        if (count(deal.hands[seat]) * plan.seats == plan.cards) loss += plan.pay_untouched;
        points[seat] += loss;
        total += loss;
    }
    if (plan.has_pool && deal.gone_out) points[deal.places[0]] += plan.pool - total;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
