// Trick play on a plan: legal cards, deductions from a played card, the winner of a trick, the points. The C++
// counterpart of `mamlaka.plan_rules`.
#pragma once

#include "bits.hpp"
#include "plan.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// The next seat that is not out.
inline int next_seat(int seat, int seats, unsigned out) {
    do {
        seat = seat + 1 == seats ? 0 : seat + 1;
    } while (out >> seat & 1);
    return seat;
}

inline const PlayClasses& classes_of(const TrickPlan& plan, const TrickDeal& deal) {
    return deal.played ? plan.follow : plan.lead;
}

// The cards of a play class for the next card of the trick. A card of the led suit never beats a trump, so the cards
// above a ruff are trumps only, as the rules require.
inline Mask class_mask(const TrickPlan& plan, const TrickDeal& deal, int index) {
    const PlayClasses& classes = classes_of(plan, deal);
    const int led = deal.played ? plan.suit_of[deal.trick[0]] : 0;
    const Mask above = deal.played ? plan.beats[deal.best] : 0;
    const Mask cards = classes.cards[circumstances(deal.first_trick, deal.broken)][led][index];
    return cards & (above | classes.unconditional[index]);
}

// The index of the first class that contains a card of the hand; the number of classes if none does.
inline int binding_class(const TrickPlan& plan, const TrickDeal& deal, Mask hand) {
    const int classes = classes_of(plan, deal).count;
    int index = 0;
    while (index < classes && count(hand & class_mask(plan, deal, index)) < classes_of(plan, deal).least[index]) ++index;
    return index;
}

// Those of some cards that none of the others beats.
inline Mask unbeaten_mask(const TrickPlan& plan, Mask cards) {
    Mask unbeaten = 0;
    for (Mask left = cards; left; left &= left - 1) {
        if (!(plan.beats[lowest(left)] & cards)) unbeaten |= bit(lowest(left));
    }
    return unbeaten;
}

// The legal cards of a hand: those of the first class that contains any.
inline Mask legal_mask(const TrickPlan& plan, const TrickDeal& deal, Mask hand) {
    const PlayClasses& classes = classes_of(plan, deal);
    const int circumstance = circumstances(deal.first_trick, deal.broken);
    for (int place = 0; place < classes.in_force[circumstance]; ++place) {
        const int index = classes.order[circumstance][place];
        const Mask met = hand & class_mask(plan, deal, index);
        if (!met || count(met) < classes.least[index]) continue;
        return (classes.highest[index] ? unbeaten_mask(plan, met) : met) | (hand & classes.also_allowed[index]);
    }
    return 0;
}

// The cards that a hand can't have held if it plays this card next.
inline Mask proved_absent_mask(const TrickPlan& plan, const TrickDeal& deal, Card card) {
    const PlayClasses& classes = classes_of(plan, deal);
    Mask absent = 0;
    for (int index = 0; index < classes.count; ++index) {
        const Mask mask = class_mask(plan, deal, index);
        // An also-allowed card may be played with or without a card of the class in hand, so it proves nothing.
        if (mask && has(mask | classes.also_allowed[index], card)) {
            // A hand without a second card of the class has no higher one either.
            const bool proves = classes.highest[index] && classes.least[index] <= 2;
            if (proves && !has(classes.also_allowed[index], card)) absent |= mask & plan.beats[card];
            break;
        }
        if (classes.least[index] == 1) absent |= mask;
    }
    return absent;
}

// Whether a card that is played next to a trick ends `When::UNBROKEN`.
inline bool breaks(const TrickPlan& plan, const TrickDeal& deal, Card card) {
    if (!plan.discards_break) return has(plan.breakers, card);
    return deal.played && has(plan.breakers, card) && plan.suit_of[deal.trick[0]] != plan.suit_of[card];
}

// Play a card of the seat on turn to the trick, and pass the turn on.
inline void play_card(const TrickPlan& plan, TrickDeal& deal, Card card) {
    const bool leads = deal.played == 0 || has(plan.beats[deal.best], card);
    deal.broken |= breaks(plan, deal, card);
    deal.best = leads ? card : deal.best;
    deal.best_seat = leads ? deal.turn : deal.best_seat;
    deal.trick[deal.played] = card;
    deal.trick_seats[deal.played++] = deal.turn;
    deal.trick_mask |= bit(card);
    deal.hands[deal.turn] &= ~bit(card);
    deal.turn = next_seat(deal.turn, plan.seats, deal.out);
}

// The number of seats that have still to play to the trick.
inline int seats_to_play(const TrickPlan& plan, const TrickDeal& deal) {
    unsigned done = deal.out;
    for (int i = 0; i < deal.played; ++i) done |= 1u << deal.trick_seats[i];
    return plan.seats - count(done);
}

// The seat that wins a complete trick. Cards of seats that are out can't win; if no other seat has followed suit or
// trumped, the next seat wins it.
inline int winner_of(const TrickPlan& plan, const TrickDeal& deal) {
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

// Pay a complete trick by the rules that look at its cards together.
inline void pay_trick_rules(const TrickPlan& plan, TrickDeal& deal, int winner) {
    for (int index = 0; index < plan.pair_count; ++index) {
        const CardPair& row = plan.pairs[index];
        if (!(deal.trick_mask & row.first) || !(deal.trick_mask & row.second)) continue;
        deal.paid[winner] += row.points;
        for (Mask left = deal.trick_mask & (row.first | row.second); left; left &= left - 1) {
            const int stride = plan.pay.stride;
            deal.paid[winner] -= plan.pay.cards[(lowest(left) * stride + winner) * stride + winner];
        }
    }
    if (!plan.pays_lowest) return;
    int low = 0;
    for (int i = 1; i < deal.played; ++i) {
        if (plan.ranks[deal.trick[i]] < plan.ranks[deal.trick[low]]) low = i;
    }
    const int owner = deal.trick_seats[low];
    deal.paid[owner] += owner == winner ? plan.lowest_taker : plan.lowest_owner;
}

// Move a complete trick to its winner, the leader of the next one.
inline void take_trick(TrickDeal& deal, int winner) {
    deal.last_card = deal.best;
    for (int i = 0; winner != deal.best_seat && i < deal.played; ++i) {
        if (deal.trick_seats[i] == winner) deal.last_card = deal.trick[i];
    }
    deal.taken[winner] |= deal.trick_mask;
    deal.gone |= deal.trick_mask;
    ++deal.won[winner];
    deal.winners[deal.tricks++] = static_cast<std::uint8_t>(winner);
    deal.last = deal.turn = winner;
    deal.trick_mask = 0;
    deal.played = 0;
    deal.first_trick = false;
}

// Whether the deal has no further trick.
inline bool is_finished(const TrickPlan& plan, const TrickDeal& deal) {
    for (unsigned left = plan.stop_takers; left; left &= left - 1) {
        if (deal.won[lowest(left)]) return true;
    }
    return deal.hands[deal.turn] == 0 || (plan.stop_mask != 0 && (plan.stop_mask & ~deal.gone) == 0);
}

// A quotient, rounded down; the divisor is positive.
inline std::int32_t floored_quotient(std::int32_t points, std::int32_t divisor) {
    const std::int32_t quotient = points / divisor;
    return quotient * divisor > points ? quotient - 1 : quotient;
}

// Add the payoffs of the finished tricks, without the payoff for the last trick.
inline void add_points_so_far(const TrickPlan& plan, const Payoffs& pay, const TrickDeal& deal, std::int32_t* points) {
    for (int winner = 0; winner < plan.seats; ++winner) {
        for (int seat = 0; seat < plan.seats; ++seat) {
            points[seat] += deal.won[winner] * pay.trick[winner * pay.stride + seat];
        }
        for (Mask left = deal.taken[winner]; left; left &= left - 1) {
            const std::int32_t* row = pay.cards + (lowest(left) * pay.stride + winner) * pay.stride;
            for (int seat = 0; seat < plan.seats; ++seat) points[seat] += row[seat];
        }
    }
}

// The payoffs of the card that took the last trick; null if it makes no difference.
inline const std::int32_t* last_card_row(const TrickPlan& plan, const TrickDeal& deal) {
    if (!plan.pays_last_card || deal.last_card < 0) return nullptr;
    return plan.last_card + (deal.last_card * plan.pay.stride + deal.last) * plan.pay.stride;
}

// Divide the points of cards, tricks, the last trick and its card, each rounded down.
inline void divide_points(const TrickPlan& plan, const TrickDeal& deal, std::int32_t* points) {
    const std::int32_t* const row = last_card_row(plan, deal);
    for (int seat = 0; seat < plan.seats; ++seat) {
        const int own = seat * plan.pay.stride + seat;
        const std::int32_t tricks = deal.won[seat] * plan.pay.trick[own];
        const std::int32_t last = seat == deal.last ? plan.pay.last[own] : 0;
        const std::int32_t card = row ? row[seat] : 0;
        points[seat] = floored_quotient(points[seat] - tricks - last - card, plan.divisor)
                       + floored_quotient(tricks, plan.divisor) + floored_quotient(last, plan.divisor)
                       + floored_quotient(card, plan.divisor);
    }
}

// The points for taking some cards, in a plan that pays all seats alike.
inline std::int32_t points_of(const TrickPlan& plan, Mask cards) {
    std::int32_t sum = 0;
    for (Mask left = cards; left; left &= left - 1) {
        sum += plan.pay.cards[lowest(left) * plan.pay.stride * plan.pay.stride + plan.payee];
    }
    return sum;
}

// Pay the sweeps of a deal. Return whether there was any.
inline bool pay_sweeps(const TrickPlan& plan, const TrickDeal& deal, std::int32_t* points) {
    bool swept = false;
    for (int index = 0; index < plan.sweep_count; ++index) {
        const Sweep& sweep = plan.sweeps[index];
        int taker = 0;
        while (taker < plan.seats && sweep.cards & ~deal.taken[taker]) ++taker;
        if (taker == plan.seats) continue;
        swept = true;
        const int payee = (taker + plan.payee) % plan.seats;
        for (int seat = 0; seat < plan.seats; ++seat) points[seat] += seat == payee ? sweep.taker : sweep.others;
        points[payee] -= points_of(plan, sweep.cards);
    }
    return swept;
}

// The number of tricks of a seat and of those whose tricks are counted together with its own.
inline int counted_tricks(const TrickPlan& plan, const TrickDeal& deal, int seat) {
    int won = 0;
    for (unsigned left = plan.partners[seat]; left; left &= left - 1) won += deal.won[lowest(left)];
    return won;
}

// The points of a seat for a number of tricks.
inline std::int32_t counted_points(const TrickPlan& plan, int seat, int won) {
    if (plan.most_counted < 0) return 0;
    return plan.counts[seat][won < plan.most_counted ? won : plan.most_counted];
}

// Pay seats by what the cards count that some seats have taken.
inline void pay_card_counts(const TrickPlan& plan, const TrickDeal& deal, std::int32_t* points) {
    for (int index = 0; index < plan.card_count_rows; ++index) {
        const CardCount& rule = plan.card_counts[index];
        int sum = 0;
        for (unsigned seats = rule.takers; seats; seats &= seats - 1) {
            for (Mask left = deal.taken[lowest(seats)]; left; left &= left - 1) sum += rule.counts[lowest(left)];
        }
        points[rule.payee] += rule.row[sum < rule.most ? sum : rule.most];
    }
}

// What the cards of a seat count by the rule of the highest count.
inline int highest_count_of(const TrickPlan& plan, Mask cards) {
    int sum = 0;
    for (Mask left = cards; left; left &= left - 1) sum += plan.highest.counts[lowest(left)];
    return sum;
}

// Let the seats lose whose cards count the most.
inline void pay_highest(const TrickPlan& plan, const TrickDeal& deal, std::int32_t* points) {
    const HighestCount& rule = plan.highest;
    if (deal.last < 0) return;
    int counts[MAX_SEATS] = {}, rest = rule.all, most = 0, losers = 0, takers = 0;
    bool is_march = true, is_doubled = false;
    for (int seat = 0; seat < plan.seats; ++seat) {
        counts[seat] = highest_count_of(plan, deal.taken[seat]);
        rest -= counts[seat];
        is_march &= seat == deal.last || !deal.won[seat];
    }
    if (rule.rest_to_last) counts[deal.last] += rest;
    for (int seat = 0; seat < plan.seats; ++seat) {
        if (!(rule.takers >> seat & 1)) continue;
        if (is_march) points[seat] += seat == deal.last ? rule.march : rule.march_others;
        is_doubled |= !deal.won[seat];
        if (counts[seat] > most) most = counts[seat];
    }
    for (int seat = 0; seat < plan.seats; ++seat) {
        takers += rule.takers >> seat & 1;
        losers += (rule.takers >> seat & 1) && counts[seat] == most;
    }
    if (is_march || losers == takers) return;
    const int lost = (most + (rule.rest_to_last ? 0 : rest)) * (1 + is_doubled);
    for (int seat = 0; seat < plan.seats; ++seat) {
        if ((rule.takers >> seat & 1) && counts[seat] == most) points[seat] -= lost;
    }
}

// Pay tricks by their number, each divided and rounded down on its own.
inline void pay_numbered_tricks(const TrickPlan& plan, const TrickDeal& deal, std::int32_t* points) {
    for (int index = 0; index < plan.numbered_count; ++index) {
        const NumberedTrick& row = plan.numbered[index];
        const int trick = row.number > 0 ? row.number : deal.tricks + 1 + row.number;
        if (trick < 1 || trick > deal.tricks) continue;
        const std::int32_t* const pay = row.pay + deal.winners[trick - 1] * MAX_SEATS;
        for (int seat = 0; seat < plan.seats; ++seat) points[seat] += floored_quotient(pay[seat], plan.divisor);
    }
}

// Pay the seats that have taken the most cards of any one suit.
inline void pay_longest(const TrickPlan& plan, const TrickDeal& deal, std::int32_t* points) {
    int lengths[MAX_SEATS] = {}, longest = 0, sharers = 0;
    for (int seat = 0; seat < plan.seats; ++seat) {
        for (int suit = 0; suit < plan.suits; ++suit) {
            const int length = count(deal.taken[seat] & plan.suit_masks[suit]);
            if (length > lengths[seat]) lengths[seat] = length;
        }
        if (lengths[seat] > longest) longest = lengths[seat];
    }
    for (int seat = 0; seat < plan.seats; ++seat) sharers += lengths[seat] == longest;
    const std::int32_t each = floored_quotient(plan.longest, sharers);
    for (int seat = 0; seat < plan.seats; ++seat) points[seat] += lengths[seat] == longest ? each : 0;
}

// Apply the rules that look at a whole deal to the sums of its tricks.
inline void apply_deal_rules(const TrickPlan& plan, const TrickDeal& deal, std::int32_t* points) {
    if (plan.divisor > 1) divide_points(plan, deal, points);
    if (plan.numbered_count) pay_numbered_tricks(plan, deal, points);
    if (plan.longest) pay_longest(plan, deal, points);
    if (plan.card_count_rows) pay_card_counts(plan, deal, points);
    if (plan.highest.takers) pay_highest(plan, deal, points);
    const bool swept = pay_sweeps(plan, deal, points);
    for (int seat = 0; seat < plan.seats; ++seat) {
        points[seat] += swept || deal.won[seat] ? 0 : plan.no_tricks;
        points[seat] += counted_points(plan, seat, counted_tricks(plan, deal, seat)) + deal.paid[seat];
    }
}

// The points of all seats for the finished tricks.
inline void deal_points(const TrickPlan& plan, const TrickDeal& deal, std::int32_t* points) {
    for (int seat = 0; seat < plan.seats; ++seat) points[seat] = 0;
    add_points_so_far(plan, plan.pay, deal, points);
    if (deal.last >= 0) {
        for (int seat = 0; seat < plan.seats; ++seat) points[seat] += plan.pay.last[deal.last * plan.pay.stride + seat];
    }
    const std::int32_t* const row = last_card_row(plan, deal);
    for (int seat = 0; row && seat < plan.seats; ++seat) points[seat] += row[seat];
    if (!plan.is_additive) apply_deal_rules(plan, deal, points);
}

}  // namespace mamlaka::MAMLAKA_ENGINE
