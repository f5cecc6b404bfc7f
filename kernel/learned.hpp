// The learned policies of tricks and layouts: a card is worth the sum of one weight from each of some tables. The C++
// counterpart of `mamlaka.search.learned`, which explains the traits.
#pragma once

#include <algorithm>

#include "layout.hpp"
#include "learned_tables.hpp"
#include "plan_rules.hpp"
#include "sweeps.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// The places of the weights of a card, one in each table.
struct WeightPlaces {
    std::int32_t of[MAX_TABLES];
};

template <class Name, std::size_t N>
inline void find_places(const TraitTable<Name> (&tables)[N], const int* traits, int start, std::int32_t* places) {
#pragma GCC unroll 16
    for (std::size_t number = 0; number < N; ++number) {
        int place = 0;
#pragma GCC unroll 8
        for (int i = 0; i < tables[number].count; ++i) {
            const Trait<Name>& trait = tables[number].traits[i];
            place = place * (trait.most + 1) + std::min(traits[static_cast<int>(trait.name)], trait.most);
        }
        places[number] = start + place;
        start += tables[number].size();
    }
}

// The traits of the cards of the seat on turn in tricks; `later` seats play after it.
class TrickTraits {
public:
    static constexpr int TABLES = count_of(TRICK_TABLES);

    TrickTraits(const TrickPlan& plan, const TrickDeal& deal, Mask, int later)
        : plan_(plan),
          deal_(deal),
          costs_(plan.priced[deal.turn]),
          hand_(deal.hands[deal.turn]),
          unseen_(plan.every & ~(hand_ | deal.gone | deal.trick_mask)),
          sweep_(plan.rewarded_sweep()),
          later_(std::min(later, 2)),
          is_for_partner_(deal.played && plan.mates[deal.turn] >> deal.best_seat & 1) {
        set(TrickTrait::TRICK_COSTS, count(deal.trick_mask & costs_));
        set(TrickTrait::UNSEEN_COSTS, count(unseen_ & costs_));
        set(TrickTrait::BEST_ABOVE, deal.played ? count(unseen_ & plan.beats[deal.best]) : 0);
        set(TrickTrait::HAND, count(hand_) - 1);
        set(TrickTrait::STAGE, (count(hand_) - 1) / 3);
        if (sweep_) set(TrickTrait::SWEEP, sweep_class());
    }

    // The number of tables beyond the first `TABLES`.
    int more_tables() const { return sweep_ ? count_of(SWEEP_TABLES) : 0; }

    void find(Card card, WeightPlaces& places) {
        const Mask suit = plan_.suit_masks[plan_.suit_of[card]], up = plan_.beats[card];
        const Mask unseen = unseen_ & suit, rest = hand_ & suit & ~bit(card);
        const int all = count(unseen), above = count(unseen & up), is_costly = has(costs_, card);
        const Mask costs = unseen & costs_;
        set(TrickTrait::KIND, kind(card));
        set(TrickTrait::ABOVE, above);
        set(TrickTrait::BELOW, all - above);
        set(TrickTrait::UNSEEN, all);
        set(TrickTrait::LENGTH, 1 + count(rest));
        set(TrickTrait::LOWER, count(rest & ~up));
        set(TrickTrait::HEIGHT, plan_.heights[card]);
        set(TrickTrait::COSTS, !!(costs & up) + 2 * !!(costs & ~up) + 4 * !!(rest & costs_) + 8 * is_costly);
        set(TrickTrait::COST, !!costs + 2 * is_costly);
        set(TrickTrait::REST, count(rest));
        set(TrickTrait::REST_BELOW, rest ? count(unseen & ~plan_.beats[lowest(rest)]) : 0);
        set(TrickTrait::REST_ABOVE, rest ? count(unseen & plan_.beats[highest(rest)]) : 0);
        set(TrickTrait::REST_COSTS, rest ? !!(rest & costs_) + 2 * !!costs : 0);
        find_places(TRICK_TABLES, traits_, 0, places.of);
        if (sweep_) find_places(SWEEP_TABLES, traits_, TRICK_WEIGHTS, places.of + TABLES);
    }

private:
    const TrickPlan& plan_;
    const TrickDeal& deal_;
    const Mask costs_, hand_, unseen_;
    const Sweep* const sweep_;
    const int later_;
    const bool is_for_partner_;
    int traits_[static_cast<int>(TrickTrait::COUNT)];

    void set(TrickTrait trait, int value) { traits_[static_cast<int>(trait)] = value; }

    // Who may still take all cards of the sweep that cost points, and how close they are.
    int sweep_class() const {
        int takers = 0, taker = deal_.turn;
        for (int seat = 0; seat < plan_.seats; ++seat) {
            if (!(deal_.taken[seat] & sweep_->costs)) continue;
            taker = seat;
            ++takers;
        }
        if (takers > 1) return 0;
        if (taker == deal_.turn) return 1 + std::min(count_losers(plan_, hand_, unseen_), 3);
        return is_sweep_close(plan_, deal_, taker, sweep_->costs) ? 6 : 5;
    }

    int kind(Card card) const {
        if (!deal_.played) return 0;
        const bool follows = plan_.suit_of[card] == plan_.suit_of[deal_.trick[0]];
        if (has(plan_.beats[deal_.best], card)) return 1 + later_;
        return (follows ? 4 : 7) + 6 * is_for_partner_ + later_;
    }
};

// The traits of the cards of the seat on turn that fit a layout with rows.
class RowTraits {
public:
    static constexpr int TABLES = count_of(ROW_TABLES);

    RowTraits(const LayoutPlan& plan, const LayoutDeal& deal, Mask legal, int = 0)
        : plan_(plan), deal_(deal), legal_(legal), hand_(deal.hands[deal.turn]), unseen_(plan.every & ~(hand_ | deal.placed)) {
        int least = MAX_CARDS;
        for (int seat = 0; seat < plan.seats; ++seat) {
            if (seat != deal.turn && deal.hands[seat]) least = std::min(least, count(deal.hands[seat]));
        }
        int next = deal.turn;
        do next = next + 1 == plan.seats ? 0 : next + 1;
        while (next != deal.turn && !deal.hands[next]);
        for (Mask left = legal; left; left &= left - 1) {
            const int own = count(hand_ & behind(lowest(left)));
            if (own > most_) {
                second_ = most_;
                most_ = own;
                most_card_ = lowest(left);
            } else {
                second_ = std::max(second_, own);
            }
        }
        set(RowTrait::HAND, count(hand_) - 1);
        set(RowTrait::STAGE, (count(hand_) - 1) / 3);
        set(RowTrait::LEGAL, count(legal));
        set(RowTrait::BLOCKED, count(hand_ & ~legal));
        set(RowTrait::LEAST_HAND, size_class(least));
        set(RowTrait::NEXT_HAND, size_class(count(deal.hands[next])));
        set(RowTrait::GONE_OUT, deal.gone_out);
    }

    static constexpr int more_tables() { return 0; }

    void find(Card card, WeightPlaces& places) {
        const Mask above = open_above(card), below = open_below(card);
        const int own = count(hand_ & (above | below));
        const bool next = below ? has(hand_ & below, card - 1) : above && has(hand_ & above, card + 1);
        const bool both = above && below;
        set(RowTrait::PLACE, card - lowest(plan_.row[card]));
        set(RowTrait::NEAREST, below ? nearest(below, card, -1) : above ? nearest(above, card, 1) : 0);
        set(RowTrait::NEAREST_ABOVE, both ? nearest(above, card, 1) & 7 : 0);
        set(RowTrait::NEXT, next);
        set(RowTrait::BEHIND, own);
        set(RowTrait::FARTHEST, farthest(card, above, below));
        set(RowTrait::UNSEEN_BEHIND, count(unseen_ & (above | below)));
        set(RowTrait::RIVAL, 1 + (card == most_card_ ? second_ : most_));
        set(RowTrait::OTHER_ROWS, count(legal_ & ~plan_.row[card]));
        set(RowTrait::AFTER, count(legal_) - 1 + next + (both && has(hand_, card + 1)));
        find_places(ROW_TABLES, traits_, 0, places.of);
    }

private:
    const LayoutPlan& plan_;
    const LayoutDeal& deal_;
    const Mask legal_, hand_, unseen_;
    int most_ = -1, second_ = -1;  // the most own cards that wait behind a legal card, and the second most
    Card most_card_ = -1;
    int traits_[static_cast<int>(RowTrait::COUNT)];

    void set(RowTrait trait, int value) { traits_[static_cast<int>(trait)] = value; }

    // The cards above or below a card in its row, if none of them is on the layout.
    Mask open_above(Card card) const {
        const Mask above = plan_.row[card] & ~(bit(card) | (bit(card) - 1));
        return above & deal_.placed ? 0 : above;
    }
    Mask open_below(Card card) const {
        const Mask below = plan_.row[card] & (bit(card) - 1);
        return below & deal_.placed ? 0 : below;
    }
    Mask behind(Card card) const { return open_above(card) | open_below(card); }

    // Which of the four nearest cards of a side are in the hand, as bits, the nearest first.
    int nearest(Mask side, Card card, int step) const {
        int bits = 0;
        for (int distance = 1; distance <= 4; ++distance) {
            const Card at = card + step * distance;
            if (at < 0 || at >= MAX_CARDS || !has(side, at)) break;
            bits |= static_cast<int>(has(hand_, at)) << (distance - 1);
        }
        return bits;
    }

    int farthest(Card card, Mask above, Mask below) const {
        const Mask own = hand_ & (below ? below : above);
        return !own ? 0 : below ? card - lowest(own) : highest(own) - card;
    }

    static int size_class(int size) { return size <= 3 ? std::max(size, 1) - 1 : size <= 5 ? 3 : size <= 8 ? 4 : 5; }
};

template <class Traits>
inline std::int32_t sum_of_weights(const std::int8_t* weights, Traits& traits, Card card) {
    WeightPlaces places;
    traits.find(card, places);
    std::int32_t sum = 0;
    for (int i = 0; i < Traits::TABLES; ++i) sum += weights[places.of[i]];
    for (int i = 0; i < traits.more_tables(); ++i) sum += weights[places.of[Traits::TABLES + i]];
    return sum;
}

// The card with the highest sum of weights, out of `legal`; the first of equals.
template <class Traits>
inline Card heaviest(const std::int8_t* weights, Traits traits, Mask legal) {
    Card best = 0;
    std::int32_t most = INT32_MIN;
    for (Mask left = legal; left; left &= left - 1) {
        const std::int32_t sum = sum_of_weights(weights, traits, lowest(left));
        if (sum > most) {
            most = sum;
            best = lowest(left);
        }
    }
    return best;
}

// The implementation of `Engine.learned_card`.
inline Card learned_card(const TrickPlan& plan, const TrickDeal& deal, Mask legal, const std::int8_t* weights) {
    return heaviest(weights, TrickTraits(plan, deal, legal, seats_to_play(plan, deal) - 1), legal);
}
inline Card learned_card(const LayoutPlan& plan, const LayoutDeal& deal, Mask legal, const std::int8_t* weights) {
    return heaviest(weights, RowTraits(plan, deal, legal), legal);
}

}  // namespace mamlaka::MAMLAKA_ENGINE
