// How a playout plays when it plays with care: from the payoffs alone, and from what the seat itself may know. The twin
// of `mamlaka.search.policy`, which says why; all numbers are whole, so that both choose the same cards.
#pragma once

#include "hearts/moon.hpp"
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

constexpr Points WHOLE = 256;  // a chance of one, and a point times the other seats

// How likely nobody of `later` players beats a card that `above` unseen ones beat.
struct Chances {
    std::int32_t of[MAX_SEATS][MAX_CARDS + 1] = {};
    constexpr Chances() {
        for (int later = 0; later < MAX_SEATS; ++later) {
            for (int above = 0; above <= MAX_CARDS; ++above) of[later][above] = 3 * WHOLE / (3 + 2 * above * later);
        }
    }
};
inline constexpr Chances CHANCES;

// How likely a card wins a trick some day, squared: `above` unseen cards of its suit beat it, `below` do not.
struct Wins {
    std::int32_t of[MAX_CARDS + 1][MAX_CARDS + 1] = {};
    constexpr Wins() {
        for (int above = 0; above <= MAX_CARDS; ++above) {
            for (int below = 0; below <= MAX_CARDS; ++below) {
                const std::int32_t wins = above + below ? 4 * 256 * below / (4 * below + 5 * above) : 256 / 8;
                of[above][below] = wins * wins >> 8;
            }
        }
    }
};
inline constexpr Wins WINS;

// What a seat knows, and what taking tricks is worth to it; all values in parts of WHOLE.
class Prospect {
public:
    // Of suits without a card among those that may be played nothing is asked.
    Prospect(const TrickPlan& plan, const Tricks& deal, Mask legal)
        : plan_(plan),
          wanted_(wanted_cards(plan, deal)),
          seat_(deal.turn),
          hand_(deal.hands[deal.turn]),
          unseen_(plan.every & ~(deal.hands[deal.turn] | deal.gone | deal.trick_mask)),
          all_(count(unseen_)) {
        for (int kind = 0; kind < plan.value_count[seat_]; ++kind) {
            const CardValue& value = plan.card_values[seat_][kind];
            const Mask out = unseen_ & value.cards;
            if (!out) continue;
            const Points each = WHOLE * (out & wanted_ ? -value.each : value.each);
            live_[lives_++] = {out, each};
            alive_ |= 1u << value.suit;
            sums_[value.suit] += each * count(out);
            sum_ += each * count(out);
        }
        const int own = seat_ * plan.relative.stride + seat_;
        const Points each = WHOLE * (plan.relative.trick[own] + share(plan.relative.last[own], count(hand_)));
        average_ = each + share(sum_, 1 + all_);
        for (int suit = 0; suit < plan.suits; ++suit) {
            if (legal & plan.suit_masks[suit]) look_at(suit, each);
        }
    }

    // What it is worth that `taker` takes a card; that oneself does.
    Points relative(Card card, int taker) const {
        const int stride = plan_.relative.stride;
        const Points value = WHOLE * plan_.relative.cards[(card * stride + taker) * stride + seat_];
        return has(wanted_, card) ? -value : value;
    }
    Points own(Card card) const { return relative(card, seat_); }

    // What it is worth that `taker` takes a trick, whatever lies in it.
    Points trick(int taker) const { return WHOLE * plan_.relative.trick[taker * plan_.relative.stride + seat_]; }

    // What it is worth to win a trick with a card that is led.
    Points brings(Card card) const { return brings_[card]; }

    // What is to be expected of the cards that `later` players add to a trick that a card wins.
    Points added(Card card, int later) const {
        if (!later) return 0;
        const int suit = plan_.suit_of[card];
        return share((sum_ - sums_[suit]) * later, all_)
               + share(falls(card) * later, count(unseen_ & plan_.suit_masks[suit]));
    }

    // How likely nobody of `later` players beats a card.
    Points stands(Card card, int later) const { return CHANCES.of[later][count(unseen_ & plan_.beats[card])]; }

    // What a card's going is worth to what the hand keeps: without it, and with one guard less.
    Points without(Card card) const {
        const Mask suit = hand_ & plan_.suit_masks[plan_.suit_of[card]];
        Points value = -5 * guarded(card, suit, 0);
        for (Mask left = suit & plan_.beats[card]; left; left &= left - 1) {
            const Card higher = lowest(left);
            if (risk_[higher] < 0) value += 3 * (guarded(higher, suit, 1) - guarded(higher, suit, 0));
        }
        return value >> 4;
    }

    // What it costs to play from a long suit instead of emptying a short one.
    Points shortened(Card card) const {
        return share(average_ * count(hand_ & plan_.suit_masks[plan_.suit_of[card]]), 1 + count(hand_));
    }

private:
    struct Live {
        Mask cards;
        Points each;
    };

    const TrickPlan& plan_;
    const Mask wanted_;
    const int seat_;
    const Mask hand_;
    const Mask unseen_;
    const int all_;
    int lives_ = 0;
    Live live_[MAX_CARDS];  // the unseen cards that are worth something
    unsigned alive_ = 0;    // the suits that have some
    Points sums_[MAX_SUITS] = {};
    Points sum_ = 0;
    Points average_;
    Points brings_[MAX_CARDS];
    Points risk_[MAX_CARDS];  // what it is worth to hold a card without guards: how likely it wins, times what it brings

    // Value the cards of the hand in a suit.
    void look_at(int suit, Points each) {
        const Mask there = unseen_ & plan_.suit_masks[suit];
        const int here = count(there), others = plan_.seats - 1;
        const int follow = here < others ? here : others;
        // Beside those for whom there are no cards of the suit, others may have none by chance.
        const Points empty = WHOLE * (others - follow) + (RECIPROCALS.of[1 + here] * WHOLE >> 17);
        const Points thrown = each + share((sum_ - sums_[suit]) * empty >> 8, all_ - here);
        for (Mask left = hand_ & plan_.suit_masks[suit]; left; left &= left - 1) {
            const Card card = lowest(left);
            const int above = count(there & plan_.beats[card]);
            const Points fall = alive_ >> suit & 1 ? share(falls(card) * follow, here) : 0;
            brings_[card] = thrown + own(card) + fall;
            risk_[card] = WINS.of[above][here - above] * brings_[card] >> 8;
        }
    }

    // What the unseen cards are worth that a card wins when they follow.
    Points falls(Card card) const {
        const Mask won = plan_.suit_masks[plan_.suit_of[card]] & ~plan_.beats[card];
        Points sum = 0;
        for (int i = 0; i < lives_; ++i) sum += live_[i].each * count(won & live_[i].cards);
        return sum;
    }

    // What it is worth to hold a card with the lower ones of its suit beside it, or fewer.
    Points guarded(Card card, Mask suit, int fewer) const {
        if (risk_[card] >= 0) return risk_[card];
        return share(risk_[card], count(suit & ~plan_.beats[card]) - fewer);
    }
};

// The card that a careful player plays, of several legal ones; `later` seats play to the trick after him.
inline Card heuristic_card(const TrickPlan& plan, const Tricks& deal, Mask legal, int later) {
    if (!(legal & (legal - 1))) return lowest(legal);
    const Prospect prospect(plan, deal, legal);
    Points mine = prospect.trick(deal.turn), his = prospect.trick(deal.best_seat);
    for (int i = 0; i < deal.played; ++i) {
        mine += prospect.own(deal.trick[i]);
        his += prospect.relative(deal.trick[i], deal.best_seat);
    }
    const Points stands = deal.played ? prospect.stands(deal.best, later) : 0;
    Card best = 0;
    Points most = INT64_MIN;
    for (Mask left = legal; left; left &= left - 1) {
        const Card card = lowest(left);
        Points value = prospect.without(card);
        if (!deal.played) {
            value += prospect.stands(card, later) * prospect.brings(card) >> 8;
            value += 7 * prospect.shortened(card) >> 3;
        } else if (has(plan.beats[deal.best], card)) {
            value += prospect.stands(card, later) * (mine + prospect.own(card) + prospect.added(card, later)) >> 8;
        } else {
            value += stands * (his + prospect.relative(card, deal.best_seat)) >> 8;
            if (plan.suit_of[card] != plan.suit_of[deal.trick[0]]) value += prospect.shortened(card) >> 1;
        }
        if (value > most) {
            most = value;
            best = card;
        }
    }
    return best;
}

// What it is worth to open a way outwards, in quarters of an own card: whose cards wait there, up to the own one that
// lies farthest (`reach` cards) and beyond.
inline int way_value(Mask way, Mask own, int reach, bool has_next) {
    const int waiting = reach - count(own);
    const int value = 4 * count(own) + 2 * waiting - 3 * (count(way) - reach);
    return has_next ? value : value - (own ? 6 : 8);
}

// The card that a careful player lays, of several that fit: good is what lets own cards follow, in front of which
// others' may lie; bad is what opens the way for others.
inline Card heuristic_placement(const LayoutPlan& plan, const Layout& deal, Mask legal) {
    if (!(legal & (legal - 1))) return lowest(legal);
    const Mask hand = deal.hands[deal.turn];
    Card best = 0;
    int most = INT32_MIN;
    for (Mask left = legal; left; left &= left - 1) {
        const Card card = lowest(left);
        const Mask above = plan.row[card] & ~(bit(card) | (bit(card) - 1));
        const Mask below = plan.row[card] & (bit(card) - 1);
        int value = 0;
        if (above && !(deal.placed & above)) {
            const Mask own = hand & above;
            const int reach = own ? count(above & (bit(63 - __builtin_clzll(own)) * 2 - 1)) : 0;
            value += way_value(above, own, reach, has(hand, card + 1));
        }
        if (below && !(deal.placed & below)) {
            const Mask own = hand & below;
            const int reach = own ? count(below & ~(bit(lowest(own)) - 1)) : 0;
            value += way_value(below, own, reach, has(hand, card - 1));
        }
        if (value > most) {
            most = value;
            best = card;
        }
    }
    return best;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
