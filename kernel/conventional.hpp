// The conventional playout policy: the common advice for trick-avoidance games. The C++ counterpart of
// `mamlaka.search.conventional`, which gives the reasons.
#pragma once

#include <algorithm>

#include "heuristic.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// A penalty card up to this height may be led if that many cards above it are unseen: another seat must take it.
constexpr int LOW_HEIGHT = 4, ENOUGH_ABOVE = 3;

// The view of a seat that wants to take nothing.
struct PenaltyAvoider {
    const TrickPlan& plan;
    const TrickDeal& deal;
    const std::uint8_t* prices;
    Mask costly;
    Mask hand;
    Mask unseen;

    PenaltyAvoider(const TrickPlan& plan, const TrickDeal& deal)
        : plan(plan),
          deal(deal),
          prices(plan.prices[deal.turn]),
          costly(plan.costly[deal.turn]),
          hand(deal.hands[deal.turn]),
          unseen(plan.every & ~(hand | deal.gone | deal.trick_mask)) {}

    Mask suit(Card card) const { return plan.suit_masks[plan.suit_of[card]]; }
    Mask lower(Card card) const { return suit(card) & ~(plan.beats[card] | bit(card)); }

    // The price of the most expensive unseen card that a card would take if it were led.
    Points caught_price(Card card) const {
        Points price = 0;
        for (Mask left = lower(card) & unseen & costly; left; left &= left - 1) {
            price = std::max<Points>(price, prices[lowest(left)]);
        }
        return price;
    }

    // The price of a card that the winner of the trick gets; negative if this seat shares the cost.
    Points discard_price(Card card) const {
        const int stride = plan.relative.stride;
        const bool shares_cost = plan.relative.cards[(card * stride + deal.best_seat) * stride + deal.turn] < 0;
        return shares_cost ? -prices[card] : prices[card];
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
        const int length = count(hand & suit(card));
        Points value = length == shortest ? 240 : -18 * length;
        const Mask unseen_in_suit = unseen & suit(card);
        const int others = count(unseen_in_suit), above = count(unseen_in_suit & plan.beats[card]);
        value += others ? share(480 * (3 * above - 2 * others), others) : -720;
        value += prices[card] * (above >= ENOUGH_ABOVE && plan.heights[card] <= LOW_HEIGHT ? 10 : -34);
        if (costly & (costly - 1)) return value - 37 * caught_price(card);
        if (costly & unseen_in_suit) value += caught_price(card) ? -160 : 540;
        return costly & hand & suit(card) ? value - 600 : value;
    }

    Points follow(Card card, int later, bool free, bool must_win) const {
        const bool ducks = !has(plan.beats[deal.best], card);
        const Points height = plan.heights[card], price = prices[card];
        if (!later && free && !price) return 70 * height;
        if (ducks) return 60 * discard_price(card) + 180 + 30 * height;
        if (must_win) return 60 * height - 70 * price;
        return later ? 240 - 20 * height - 60 * price : -60 * price;
    }

    Points discard(Card card) const {
        const int guards = count(hand & lower(card));
        const Points price = discard_price(card);
        const Points value = 30 * price + (price > 0 ? 480 : price ? -480 : 0);
        return value + 45 * caught_price(card) + 15 * plan.heights[card] + (guards ? -18 * guards : 54);
    }
};

// The card of the conventional policy, out of `legal`; `later` seats play to the trick after the seat on turn.
inline Card conventional_card(const TrickPlan& plan, const TrickDeal& deal, Mask legal, int later) {
    if (!(plan.avoiding >> deal.turn & 1) || wanted_cards(plan, deal)) return heuristic_card(plan, deal, legal, later);
    const PenaltyAvoider avoider(plan, deal);
    const bool follows = deal.played && avoider.hand & avoider.suit(deal.trick[0]);
    const int shortest = deal.played ? 0 : avoider.shortest();
    const bool free = follows && avoider.is_free(), must_win = follows && !later && !(legal & ~plan.beats[deal.best]);
    Card best = 0;
    Points most = INT64_MIN;
    for (Mask left = legal; left; left &= left - 1) {
        const Card card = lowest(left);
        const Points value = !deal.played ? avoider.lead(card, shortest)
                             : follows    ? avoider.follow(card, later, free, must_win)
                                          : avoider.discard(card);
        if (value > most) {
            most = value;
            best = card;
        }
    }
    return best;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
