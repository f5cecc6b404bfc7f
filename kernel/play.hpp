// Trick play by a plan: legal cards, what a card proves, the winner, what everybody gets. The twin of `mamlaka.play`.
#pragma once

#include "bits.hpp"
#include "hearts/deal_rules.hpp"
#include "plan.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// The next seat that plays.
inline int next_seat(int seat, int seats, unsigned out) {
    do {
        seat = seat + 1 == seats ? 0 : seat + 1;
    } while (out >> seat & 1);
    return seat;
}

inline const Classes& classes_of(const TrickPlan& plan, const Tricks& deal) {
    return deal.played ? plan.follow : plan.lead;
}

// The cards of one play class for the next card of the trick. A card of the led suit never beats a trump, so cards
// above a ruff are only trumps, as they should be.
inline Mask class_mask(const TrickPlan& plan, const Tricks& deal, int index) {
    const Classes& classes = classes_of(plan, deal);
    const int led = deal.played ? plan.suit_of[deal.trick[0]] : 0;
    const Mask above = deal.played ? plan.beats[deal.best] : 0;
    const Mask cards = classes.cards[circumstances(deal.first_trick, deal.broken)][led][index];
    return cards & (above | classes.anyway[index]);
}

// The first class that a hand meets; the number of classes if it meets none.
inline int obliging_class(const TrickPlan& plan, const Tricks& deal, Mask hand) {
    const int classes = classes_of(plan, deal).count;
    int index = 0;
    while (index < classes && !(hand & class_mask(plan, deal, index))) ++index;
    return index;
}

// The cards of a hand that may be played next: those of the first class that it meets.
inline Mask legal_mask(const TrickPlan& plan, const Tricks& deal, Mask hand) {
    const Classes& classes = classes_of(plan, deal);
    const int circumstance = circumstances(deal.first_trick, deal.broken);
    for (int place = 0; place < classes.in_force[circumstance]; ++place) {
        const int index = classes.order[circumstance][place];
        const Mask met = hand & class_mask(plan, deal, index);
        if (met) return met | (hand & classes.also_allowed[index]);
    }
    return 0;
}

// What a hand has proved not to hold by playing a card as the next one of the trick.
inline Mask proved_absent_mask(const TrickPlan& plan, const Tricks& deal, Card card) {
    const Classes& classes = classes_of(plan, deal);
    Mask absent = 0;
    for (int index = 0; index < classes.count; ++index) {
        const Mask mask = class_mask(plan, deal, index);
        // A card besides may come from a hand that meets the class, or from one that does not: it proves nothing.
        if (mask && has(mask | classes.also_allowed[index], card)) break;
        absent |= mask;
    }
    return absent;
}

// Put a card of the seat on turn into the trick, and pass the turn on.
inline void put(const TrickPlan& plan, Tricks& deal, Card card) {
    const bool leads = deal.played == 0 || has(plan.beats[deal.best], card);
    deal.best = leads ? card : deal.best;
    deal.best_seat = leads ? deal.turn : deal.best_seat;
    deal.trick[deal.played] = card;
    deal.trick_seats[deal.played++] = deal.turn;
    deal.trick_mask |= bit(card);
    deal.hands[deal.turn] &= ~bit(card);
    deal.broken |= has(plan.breakers, card);
    deal.turn = next_seat(deal.turn, plan.seats, deal.out);
}

// How many seats have yet to play to the trick.
inline int seats_to_play(const TrickPlan& plan, const Tricks& deal) {
    unsigned done = deal.out;
    for (int i = 0; i < deal.played; ++i) done |= 1u << deal.trick_seats[i];
    return plan.seats - count(done);
}

// Who takes the trick: of the seats that still play; without a following card among theirs the next one of them.
inline int taker_of(const TrickPlan& plan, const Tricks& deal) {
    if (!(deal.out >> deal.best_seat & 1)) return deal.best_seat;
    const Mask follows = plan.suit_masks[plan.suit_of[deal.trick[0]]] | plan.trump_mask;
    int best = -1;
    for (int i = 0; i < deal.played; ++i) {
        const bool is_out = deal.out >> deal.trick_seats[i] & 1;
        if (is_out || !has(follows, deal.trick[i])) continue;
        if (best < 0 || has(plan.beats[deal.trick[best]], deal.trick[i])) best = i;
    }
    return best < 0 ? next_seat(deal.trick_seats[0], plan.seats, deal.out) : deal.trick_seats[best];
}

// Give a complete trick to its taker, who leads to the next one.
inline void sweep(Tricks& deal, int taker) {
    deal.taken[taker] |= deal.trick_mask;
    deal.gone |= deal.trick_mask;
    ++deal.won[taker];
    deal.last = deal.turn = taker;
    deal.trick_mask = 0;
    deal.played = 0;
    deal.first_trick = false;
}

// Whether no trick is led any more.
inline bool is_finished(const TrickPlan& plan, const Tricks& deal) {
    return deal.hands[deal.turn] == 0 || (plan.stop_mask != 0 && (plan.stop_mask & ~deal.gone) == 0);
}

inline std::int32_t floored_third(std::int32_t points) {
    const std::int32_t third = points / 3;
    return third * 3 > points ? third - 1 : third;
}

// Add what finished tricks have brought to everybody, but for the last one's bonus.
inline void add_settled(const TrickPlan& plan, const Pay& pay, const Tricks& deal, std::int32_t* points) {
    for (int taker = 0; taker < plan.seats; ++taker) {
        for (int seat = 0; seat < plan.seats; ++seat) {
            points[seat] += deal.won[taker] * pay.trick[taker * pay.stride + seat];
        }
        for (Mask left = deal.taken[taker]; left; left &= left - 1) {
            const std::int32_t* row = pay.cards + (lowest(left) * pay.stride + taker) * pay.stride;
            for (int seat = 0; seat < plan.seats; ++seat) points[seat] += row[seat];
        }
    }
}

// Apply the rules that look at a whole deal to the sums of what its tricks have brought.
inline void apply_deal_rules(const TrickPlan& plan, const Tricks& deal, std::int32_t* points) {
    if (plan.deal_rules & FLOOR_THIRDS) {
        for (int seat = 0; seat < plan.seats; ++seat) {
            const int own = seat * plan.pay.stride + seat;
            const std::int32_t tricks = deal.won[seat] * plan.pay.trick[own];
            const std::int32_t last = seat == deal.last ? plan.pay.last[own] : 0;
            points[seat] = floored_third(points[seat] - tricks - last) + floored_third(tricks) + floored_third(last);
        }
    }
    const int shooter = moon_shooter(plan, deal);
    if (shooter >= 0) {
        pay_moon(plan, shooter, points);
    } else if (plan.deal_rules & NO_TRICKS) {
        pay_no_tricks(plan, deal, points);
    }
}

}  // namespace mamlaka::MAMLAKA_ENGINE
