// How a playout plays as is usual: by the advice that everybody gets who wants to take nothing. The twin of
// `mamlaka.search.usual`, which says why.
#pragma once

#include <algorithm>

#include "policy.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// A card up to this height that costs may be led under so many higher ones: somebody else must take it.
constexpr int LOW = 4, ENOUGH = 3;

// What a seat sees that wants to take nothing.
struct PenaltyAvoider {
    const TrickPlan& plan;
    const Tricks& deal;
    const std::uint8_t* prices;
    Mask dear;
    Mask hand;
    Mask unseen;

    PenaltyAvoider(const TrickPlan& plan, const Tricks& deal)
        : plan(plan),
          deal(deal),
          prices(plan.prices[deal.turn]),
          dear(plan.dear[deal.turn]),
          hand(deal.hands[deal.turn]),
          unseen(plan.every & ~(hand | deal.gone | deal.trick_mask)) {}

    Mask suit(Card card) const { return plan.suit_masks[plan.suit_of[card]]; }
    Mask lower(Card card) const { return suit(card) & ~(plan.beats[card] | bit(card)); }

    // The price of the dearest unseen card that a card takes when it is led.
    Points catches(Card card) const {
        Points price = 0;
        for (Mask left = lower(card) & unseen & dear; left; left &= left - 1) {
            price = std::max<Points>(price, prices[lowest(left)]);
        }
        return price;
    }

    // The price of a card that goes to who takes the trick; below 0 if the seat pays with him.
    Points thrown(Card card) const {
        const int stride = plan.relative.stride;
        const bool pays = plan.relative.cards[(card * stride + deal.best_seat) * stride + deal.turn] < 0;
        return pays ? -prices[card] : prices[card];
    }

    // Whether the trick so far costs nothing.
    bool is_free() const {
        if (plan.relative.trick[deal.turn * plan.relative.stride + deal.turn]) return false;
        for (int i = 0; i < deal.played; ++i) {
            if (prices[deal.trick[i]]) return false;
        }
        return true;
    }

    int shortest() const {
        int least = MAX_CARDS;
        for (int suit = 0; suit < plan.suits; ++suit) {
            const int held = count(hand & plan.suit_masks[suit]);
            if (held) least = std::min(least, held);
        }
        return least;
    }

    Points lead(Card card, int shortest) const {
        const int held = count(hand & suit(card));
        Points value = held == shortest ? 240 : -18 * held;
        const Mask there = unseen & suit(card);
        const int others = count(there), above = count(there & plan.beats[card]);
        value += others ? share(480 * (3 * above - 2 * others), others) : -720;
        value += prices[card] * (above >= ENOUGH && plan.heights[card] <= LOW ? 10 : -34);
        if (dear & (dear - 1)) return value - 37 * catches(card);
        if (dear & there) value += catches(card) ? -160 : 540;
        return dear & hand & suit(card) ? value - 600 : value;
    }

    Points follow(Card card, int later, bool free, bool must) const {
        const bool under = !has(plan.beats[deal.best], card);
        const Points height = plan.heights[card], price = prices[card];
        if (!later && free && !price) return 70 * height;
        if (under) return 60 * thrown(card) + 180 + 30 * height;
        if (must) return 60 * height - 70 * price;
        return later ? 240 - 20 * height - 60 * price : -60 * price;
    }

    Points discard(Card card) const {
        const int below = count(hand & lower(card));
        const Points price = thrown(card), alone = below ? -18 * below : 54;
        const Points value = 30 * price + (price > 0 ? 480 : price ? -480 : 0);
        return value + 45 * catches(card) + 15 * plan.heights[card] + alone;
    }
};

// The card that is usual, of several legal ones; `later` seats play to the trick after him.
inline Card conventional_card(const TrickPlan& plan, const Tricks& deal, Mask legal, int later) {
    if (!(plan.avoiding >> deal.turn & 1) || wanted_cards(plan, deal)) return heuristic_card(plan, deal, legal, later);
    const PenaltyAvoider seat(plan, deal);
    const bool follows = deal.played && seat.hand & seat.suit(deal.trick[0]);
    const int shortest = deal.played ? 0 : seat.shortest();
    const bool free = follows && seat.is_free(), must = follows && !later && !(legal & ~plan.beats[deal.best]);
    Card best = 0;
    Points most = INT64_MIN;
    for (Mask left = legal; left; left &= left - 1) {
        const Card card = lowest(left);
        const Points value = !deal.played ? seat.lead(card, shortest)
                             : follows    ? seat.follow(card, later, free, must)
                                          : seat.discard(card);
        if (value > most) {
            most = value;
            best = card;
        }
    }
    return best;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
