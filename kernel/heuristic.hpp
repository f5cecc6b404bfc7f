// The heuristic playout policy, derived from the payoffs and from what a seat may know. The C++ counterpart of
// `mamlaka.search.heuristic`, which gives the reasons. All arithmetic is in integers, so both choose the same cards.
#pragma once

#include "layout.hpp"
#include "plan_rules.hpp"
#include "sweeps.hpp"

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

constexpr Points WHOLE = 256;  // a probability of one, or one point times the number of other seats

// The chance that none of `later` seats beats a card that `above` unseen cards beat.
struct UnbeatenChances {
    std::int32_t of[MAX_SEATS][MAX_CARDS + 1] = {};
    constexpr UnbeatenChances() {
        for (int later = 0; later < MAX_SEATS; ++later) {
            for (int above = 0; above <= MAX_CARDS; ++above) of[later][above] = 3 * WHOLE / (3 + 2 * above * later);
        }
    }
};
inline constexpr UnbeatenChances UNBEATEN_CHANCES;

// The squared chance that a card wins a later trick: `above` unseen cards of its suit beat it, `below` do not.
struct WinChances {
    std::int32_t of[MAX_CARDS + 1][MAX_CARDS + 1] = {};
    constexpr WinChances() {
        for (int above = 0; above <= MAX_CARDS; ++above) {
            for (int below = 0; below <= MAX_CARDS; ++below) {
                const std::int32_t wins = above + below ? 4 * 256 * below / (4 * below + 5 * above) : 256 / 8;
                of[above][below] = wins * wins >> 8;
            }
        }
    }
};
inline constexpr WinChances WIN_CHANCES;

// What one more trick is worth to the seat on turn by the number of its tricks alone, with `left` tricks still to come.
inline Points next_trick_value(const TrickPlan& plan, const TrickDeal& deal, int left) {
    if (plan.most_counted < 0 || !left) return 0;
    const int won = counted_tricks(plan, deal, deal.turn);
    const Points now = counted_points(plan, deal.turn, won);
    Points best = 0;
    int steps = 1;
    for (int more = 1; more <= left; ++more) {
        const Points gain = counted_points(plan, deal.turn, won + more) - now;
        if (gain > best) {
            best = gain;
            steps = more;
        }
    }
    if (best <= 0) return counted_points(plan, deal.turn, won + 1) - now;
    return best < steps ? 1 : best / steps;
}

// Estimates of a seat for tricks and cards, from what it knows. All values are multiples of 1/WHOLE.
class HandValuation {
public:
    // Only the suits of legal cards are valued.
    HandValuation(const TrickPlan& plan, const TrickDeal& deal, Mask legal)
        : plan_(plan),
          wanted_(wanted_cards(plan, deal)),
          seat_(deal.turn),
          hand_(deal.hands[deal.turn]),
          unseen_(plan.every & ~(deal.hands[deal.turn] | deal.gone | deal.trick_mask)),
          all_(count(unseen_)),
          next_trick_(next_trick_value(plan, deal, count(hand_))) {
        for (int kind = 0; kind < plan.value_count[seat_]; ++kind) {
            const CardValue& value = plan.card_values[seat_][kind];
            add_unseen(unseen_ & value.cards & wanted_, WHOLE * -value.each, value.suit);
            add_unseen(unseen_ & value.cards & ~wanted_, WHOLE * value.each, value.suit);
        }
        const int own = seat_ * plan.relative.stride + seat_;
        const Points each = WHOLE * (plan.relative.trick[own] + share(plan.relative.last[own], count(hand_))
                                     + (plan.seats - 1) * next_trick_);
        average_trick_ = each + share(total_, 1 + all_);
        for (int suit = 0; suit < plan.suits; ++suit) {
            if (legal & plan.suit_masks[suit]) value_suit(suit, each);
        }
    }

    // The relative value of a card that `winner` takes, with the opposite sign for a wanted card.
    Points card_value(Card card, int winner) const {
        const int stride = plan_.relative.stride;
        const Points value = WHOLE * plan_.relative.cards[(card * stride + winner) * stride + seat_];
        return has(wanted_, card) ? -value : value;
    }

    // The relative value of taking a card.
    Points own_value(Card card) const { return card_value(card, seat_); }

    // The relative value of a trick that `winner` takes, without its cards.
    Points trick_value(int winner) const {
        const Points counted = (winner == seat_ ? plan_.seats - 1 : -1) * next_trick_;
        return WHOLE * (plan_.relative.trick[winner * plan_.relative.stride + seat_] + counted);
    }

    // The value of winning a trick by leading a card.
    Points lead_value(Card card) const { return lead_values_[card]; }

    // The expected value of the cards that `later` seats add to a trick that a card wins.
    Points later_value(Card card, int later) const {
        if (!later) return 0;
        const int suit = plan_.suit_of[card];
        return share((total_ - suit_values_[suit]) * later, all_)
               + share(captured_value(card) * later, count(unseen_ & plan_.suit_masks[suit]));
    }

    // The chance, out of WHOLE, that none of `later` seats beats a card.
    Points unbeaten_chance(Card card, int later) const {
        return UNBEATEN_CHANCES.of[later][count(unseen_ & plan_.beats[card])];
    }

    // The value to the hand of playing a card: the card is gone, and higher ones lose a guard.
    Points release_value(Card card) const {
        const Mask suit = hand_ & plan_.suit_masks[plan_.suit_of[card]];
        Points value = -5 * holding_value(card, suit, 0);
        for (Mask left = suit & plan_.beats[card]; left; left &= left - 1) {
            const Card higher = lowest(left);
            if (unguarded_values_[higher] < 0) {
                value += 3 * (holding_value(higher, suit, 1) - holding_value(higher, suit, 0));
            }
        }
        return value >> 4;
    }

    // The value of playing from a long suit instead of shortening a short one.
    Points length_value(Card card) const {
        return share(average_trick_ * count(hand_ & plan_.suit_masks[plan_.suit_of[card]]), 1 + count(hand_));
    }

private:
    struct UnseenValue {
        Mask cards;
        Points each;
    };

    const TrickPlan& plan_;
    const Mask wanted_;
    const int seat_;
    const Mask hand_;
    const Mask unseen_;
    const int all_;
    const Points next_trick_;  // the value of one more trick by the number of tricks alone
    int unseen_value_count_ = 0;
    UnseenValue unseen_values_[MAX_CARDS];  // the unseen cards with a value
    unsigned valuable_suits_ = 0;           // the suits of these cards
    Points suit_values_[MAX_SUITS] = {};    // (suits,): the value of taking all unseen cards of a suit
    Points total_ = 0;
    Points average_trick_;  // the value of winning a trick of unknown cards
    Points lead_values_[MAX_CARDS];
    Points unguarded_values_[MAX_CARDS];  // (cards,): the value of keeping a card without guards

    // Add unseen cards of a suit, of which each has the same value.
    void add_unseen(Mask unseen, Points each, int suit) {
        if (!unseen) return;
        unseen_values_[unseen_value_count_++] = {unseen, each};
        valuable_suits_ |= 1u << suit;
        suit_values_[suit] += each * count(unseen);
        total_ += each * count(unseen);
    }

    // Value the cards of the hand in a suit.
    void value_suit(int suit, Points each) {
        const Mask unseen = unseen_ & plan_.suit_masks[suit];
        const int size = count(unseen), others = plan_.seats - 1;
        const int follow = size < others ? size : others;
        // Some seats are void because there are too few cards of the suit, and others by chance.
        const Points voids = WHOLE * (others - follow) + (RECIPROCALS.of[1 + size] * WHOLE >> 17);
        const Points discards = each + share((total_ - suit_values_[suit]) * voids >> 8, all_ - size);
        for (Mask left = hand_ & plan_.suit_masks[suit]; left; left &= left - 1) {
            const Card card = lowest(left);
            const int above = count(unseen & plan_.beats[card]);
            const Points captured = valuable_suits_ >> suit & 1 ? share(captured_value(card) * follow, size) : 0;
            lead_values_[card] = discards + own_value(card) + captured;
            unguarded_values_[card] = WIN_CHANCES.of[above][size - above] * lead_values_[card] >> 8;
        }
    }

    // The value of all unseen cards of its suit that a card beats.
    Points captured_value(Card card) const {
        const Mask beaten = plan_.suit_masks[plan_.suit_of[card]] & ~plan_.beats[card];
        Points sum = 0;
        for (int i = 0; i < unseen_value_count_; ++i) {
            sum += unseen_values_[i].each * count(beaten & unseen_values_[i].cards);
        }
        return sum;
    }

    // The value of keeping a card, with `fewer` of its guards gone.
    Points holding_value(Card card, Mask suit, int fewer) const {
        if (unguarded_values_[card] >= 0) return unguarded_values_[card];
        return share(unguarded_values_[card], count(suit & ~plan_.beats[card]) - fewer);
    }
};

// The card of the heuristic policy, out of `legal`; `later` seats play to the trick after the seat on turn.
inline Card heuristic_card(const TrickPlan& plan, const TrickDeal& deal, Mask legal, int later) {
    if (!(legal & (legal - 1))) return lowest(legal);
    const HandValuation valuation(plan, deal, legal);
    Points if_own = valuation.trick_value(deal.turn), if_winner = valuation.trick_value(deal.best_seat);
    for (int i = 0; i < deal.played; ++i) {
        if_own += valuation.own_value(deal.trick[i]);
        if_winner += valuation.card_value(deal.trick[i], deal.best_seat);
    }
    const Points best_unbeaten = deal.played ? valuation.unbeaten_chance(deal.best, later) : 0;
    Card best = 0;
    Points most = INT64_MIN;
    for (Mask left = legal; left; left &= left - 1) {
        const Card card = lowest(left);
        Points value = valuation.release_value(card);
        if (!deal.played) {
            value += valuation.unbeaten_chance(card, later) * valuation.lead_value(card) >> 8;
            value += 7 * valuation.length_value(card) >> 3;
        } else if (has(plan.beats[deal.best], card)) {
            const Points won = if_own + valuation.own_value(card) + valuation.later_value(card, later);
            value += valuation.unbeaten_chance(card, later) * won >> 8;
        } else {
            value += best_unbeaten * (if_winner + valuation.card_value(card, deal.best_seat)) >> 8;
            if (plan.suit_of[card] != plan.suit_of[deal.trick[0]]) value += valuation.length_value(card) >> 1;
        }
        if (value > most) {
            most = value;
            best = card;
        }
    }
    return best;
}

// The value of opening one side of a row, in quarters of an own card. `reach` is the number of cards up to the farthest
// own card; `has_next` tells whether the nearest card is in the hand.
inline int side_value(Mask side, Mask own, int reach, bool has_next) {
    const int between = reach - count(own);
    const int value = 4 * count(own) + 2 * between - 3 * (count(side) - reach);
    return has_next ? value : value - (own ? 6 : 8);
}

// The value of a card at an end of a line: the cards of the hand that come behind it, the nearest ones most.
inline int end_value(const LayoutPlan& plan, Mask hand, Card card, bool is_up) {
    int value = 0, rank = plan.rank_of[card];
    for (int distance = 1; distance < plan.ranks; ++distance) {
        rank += is_up ? 1 : -1;
        if (rank < 0) rank = plan.ranks - 1;
        if (rank == plan.ranks) rank = 0;
        value += (plan.ranks - distance) * count(hand & plan.line[rank]);
    }
    return value;
}

// The card of the heuristic policy in a line: cards of one rank are worth the same, and the first card as much as any.
inline Card heuristic_line_card(const LayoutPlan& plan, const LayoutDeal& deal, Mask legal) {
    if (deal.upper == NOT_OPEN) return lowest(legal);
    const Mask up = legal & plan.line[deal.upper], down = legal & plan.line[deal.lower];
    if (!up || !down || deal.lower == deal.upper) return lowest(legal);
    const Mask hand = deal.hands[deal.turn];
    const int if_up = end_value(plan, hand, lowest(up), true);
    const int if_down = end_value(plan, hand, lowest(down), false);
    return if_up == if_down ? lowest(legal) : lowest(if_up > if_down ? up : down);
}

// The card of the heuristic policy in a layout. A card is good if cards of the same hand wait on it in the row, and
// bad if it opens the row for other seats.
inline Card heuristic_placement(const LayoutPlan& plan, const LayoutDeal& deal, Mask legal) {
    if (!(legal & (legal - 1))) return lowest(legal);
    if (plan.ranks) return heuristic_line_card(plan, deal, legal);
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
            value += side_value(above, own, reach, has(hand, card + 1));
        }
        if (below && !(deal.placed & below)) {
            const Mask own = hand & below;
            const int reach = own ? count(below & ~(bit(lowest(own)) - 1)) : 0;
            value += side_value(below, own, reach, has(hand, card - 1));
        }
        if (value > most) {
            most = value;
            best = card;
        }
    }
    return best;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
