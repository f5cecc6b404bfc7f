// How a playout plays when it plays with care: from the payoffs alone, and from what the seat itself may know. The twin
// of `mamlaka.search.policy`, which says why; all numbers are whole, so that both choose the same cards.
#pragma once

#include "layout.hpp"
#include "play.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

using Points = std::int64_t;

// 65,536 divided by n, rounded down.
struct Reciprocals {
    Points of[MAX_CARDS + 1] = {};
    constexpr Reciprocals() {
        for (int n = 1; n <= MAX_CARDS; ++n) of[n] = 65536 / n;
    }
};
inline constexpr Reciprocals RECIPROCALS;

inline Points share(Points sum, int parts) { return sum * RECIPROCALS.of[parts] >> 16; }

// How likely, of 256, nobody of `later` players beats a card that `above` unseen ones beat.
struct Chances {
    std::int32_t of[MAX_SEATS][MAX_CARDS + 1] = {};
    constexpr Chances() {
        for (int later = 0; later < MAX_SEATS; ++later) {
            for (int above = 0; above <= MAX_CARDS; ++above) of[later][above] = 512 / (2 + above * later);
        }
    }
};
inline constexpr Chances CHANCES;

// What a seat knows, and what taking tricks is worth to it.
class Prospect {
public:
    // Of suits without a card among those that may be played nothing is asked.
    Prospect(const TrickPlan& plan, const Tricks& deal, Mask legal)
        : plan_(plan),
          seat_(deal.turn),
          hand_(deal.hands[deal.turn]),
          unseen_(plan.every & ~(deal.hands[deal.turn] | deal.gone | deal.trick_mask)) {
        const int others = plan.seats - 1;
        const int all = count(unseen_);
        for (int kind = 0; kind < plan.worth_count[seat_]; ++kind) {
            const Worth& worth = plan.worths[seat_][kind];
            const Points sum = Points{worth.each} * count(unseen_ & worth.cards);
            sums_[worth.suit] += sum;
            sum_ += sum;
        }
        const Points each = plan.relative.trick[seat_ * plan.relative.stride + seat_]
                           + share(plan.relative.last[seat_ * plan.relative.stride + seat_], count(hand_));
        for (int suit = 0; suit < plan.suits; ++suit) {
            if (!(legal & plan.suit_masks[suit])) continue;
            const int here = count(unseen_ & plan.suit_masks[suit]);
            const int follow = here < others ? here : others;
            trick_[suit] = each + share(sums_[suit] * follow, here)
                           + share((sum_ - sums_[suit]) * (others - follow), all - here);
        }
    }

    // What it is worth to take a card oneself.
    Points own(Card card) const { return relative(card, seat_); }

    // What it is worth that `taker` takes a card.
    Points relative(Card card, int taker) const {
        return plan_.relative.cards[(card * plan_.relative.stride + taker) * plan_.relative.stride + seat_];
    }

    // What it is worth to take a trick in which a suit is led.
    Points trick(int suit) const { return trick_[suit]; }

    // What is to be expected of the cards that `later` players add to a trick.
    Points added(int later) const { return share(sum_ * later, count(unseen_)); }

    // How likely, of 256, nobody of `later` players beats a card.
    Points stands(Card card, int later) const { return CHANCES.of[later][count(unseen_ & plan_.beats[card])]; }

    // What it is worth to still hold a card: how likely it will win a trick, times what that brings. Where it brings
    // nothing good, lower cards of the suit guard it.
    Points keeping(Card card) const {
        const int suit = plan_.suit_of[card];
        const Mask there = unseen_ & plan_.suit_masks[suit];
        const Points brings = trick_[suit] + own(card);
        Points wins = 128;  // nobody else has the suit
        if (there) wins = share(256 * count(there & ~plan_.beats[card]), count(there));
        wins = wins * wins >> 8;
        if (brings < 0) wins = share(wins, 1 + count(hand_ & plan_.suit_masks[suit] & ~plan_.beats[card] & ~bit(card)));
        return wins * brings >> 1;
    }

private:
    const TrickPlan& plan_;
    const int seat_;
    const Mask hand_;
    const Mask unseen_;
    Points sums_[MAX_SUITS] = {};
    Points sum_ = 0;
    Points trick_[MAX_SUITS];
};

// The card that a careful player plays, of several legal ones; `later` seats play to the trick after him.
inline Card careful_card(const TrickPlan& plan, const Tricks& deal, Mask legal, int later) {
    if (!(legal & (legal - 1))) return lowest(legal);
    const Prospect prospect(plan, deal, legal);
    const int seat = deal.turn;
    const int stride = plan.relative.stride;
    Points mine = 0, his = 0;  // what the trick is worth so far: taken by oneself, by whoever leads in it
    Points stands = 0;
    if (deal.played) {
        mine = plan.relative.trick[seat * stride + seat] + prospect.added(later);
        his = plan.relative.trick[deal.best_seat * stride + seat];
        for (int i = 0; i < deal.played; ++i) {
            mine += prospect.own(deal.trick[i]);
            his += prospect.relative(deal.trick[i], deal.best_seat);
        }
        stands = prospect.stands(deal.best, later);
    }
    Card best = 0;
    Points most = INT64_MIN;
    for (Mask left = legal; left; left &= left - 1) {
        const Card card = lowest(left);
        Points worth = -prospect.keeping(card);
        if (!deal.played) {
            worth += prospect.stands(card, later) * (prospect.own(card) + prospect.trick(plan.suit_of[card]));
        } else if (has(plan.beats[deal.best], card)) {
            worth += prospect.stands(card, later) * (mine + prospect.own(card));
        } else {
            worth += stands * (his + prospect.relative(card, deal.best_seat));
        }
        if (worth > most) {
            most = worth;
            best = card;
        }
    }
    return best;
}

// The card that a careful player lays, of several that fit: the one that lets most of his own follow, those first that
// wait for cards of others; not one that only opens the way for others.
inline Card careful_placement(const LayoutPlan& plan, const Layout& deal, Mask legal) {
    if (!(legal & (legal - 1))) return lowest(legal);
    const Mask hand = deal.hands[deal.turn];
    Card best = 0;
    int most = INT32_MIN;
    for (Mask left = legal; left; left &= left - 1) {
        const Card card = lowest(left);
        const Mask upwards = plan.row[card] & ~(bit(card) | (bit(card) - 1));
        const Mask downwards = plan.row[card] & (bit(card) - 1);
        const Mask own_above = hand & upwards, own_below = hand & downwards;
        const bool climbs = !(deal.placed & upwards), sinks = !(deal.placed & downwards);
        int worth = 0;
        if (climbs && own_above) worth += count(upwards & (bit(63 - __builtin_clzll(own_above)) * 2 - 1));
        if (sinks && own_below) worth += count(downwards & ~(bit(lowest(own_below)) - 1));
        if (climbs && upwards && !has(hand, card + 1)) worth -= 2;
        if (sinks && downwards && !has(hand, card - 1)) worth -= 2;
        if (worth > most) {
            most = worth;
            best = card;
        }
    }
    return best;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
