// Playouts by the policies of seats. The C++ counterpart of `mamlaka.search.python_playouts`.
#pragma once

#include <cstring>

#include "engine.hpp"
#include "heuristic.hpp"
#include "learned.hpp"
#include "rng.hpp"
#include "conventional.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

inline Card random_card(Mask legal, SmallNumbers& numbers) {
    return select(legal, static_cast<int>(numbers.below(static_cast<std::uint32_t>(count(legal)))));
}

// All policies play a random card with probability 1/EPSILON: no player is predictable.
constexpr std::uint64_t EPSILON = 8;

// The card that a seat plays by its policy; `choice()` returns the card of a policy other than the random one. The random
// bits depend only on the world, the seat and the number of cards that it holds or may draw, so all candidates share them
// (common random numbers).
template <class Choice>
inline Card played_card(Policies policies, int seat, Mask held, Mask legal, SmallNumbers& numbers, Choice&& choice) {
    if (!(policies.any() >> seat & 1)) return random_card(legal, numbers);
    if (!(legal & (legal - 1))) return lowest(legal);
    const std::uint64_t bits = numbers.bits_for(static_cast<std::uint64_t>(64 * seat + count(held)));
    if (bits % EPSILON) return choice();
    return select(legal, static_cast<int>((bits >> 32) * static_cast<std::uint64_t>(count(legal)) >> 32));
}

// Add the hidden cards of a world to the hands, and to `stock` those of the column numbered `seats`.
template <class Deal>
void add_hidden_cards(Deal& deal, const HiddenCards& hidden, std::size_t number, int seats, Mask& stock) {
    const std::uint64_t* row = hidden.cards + number * static_cast<std::size_t>(hidden.columns);
    for (int column = 0; column < hidden.columns; ++column) {
        const int where = hidden.where[column];
        if (where >= 0) (where == seats ? stock : deal.hands[where]) |= row[column] & hidden.unseen;
    }
}

// Deal `each` cards to each seat by Fisher-Yates, from the last card down. Return the rest.
inline Mask deal_hands(Mask every, int seats, int each, Mask* hands, SmallNumbers& numbers) {
    std::uint8_t cards[MAX_CARDS];
    std::uint32_t left = 0;
    for (Mask rest = every; rest; rest &= rest - 1) cards[left++] = static_cast<std::uint8_t>(lowest(rest));
    const std::uint32_t kept = left - static_cast<std::uint32_t>(seats * each);
    for (int seat = 0; seat < seats; ++seat) {
        hands[seat] = 0;
        if (kept == 0 && seat == seats - 1) {  // the last seat gets the remaining cards, so nothing is drawn
            hands[seat] = every;
            for (int other = 0; other < seat; ++other) hands[seat] &= ~hands[other];
            every = 0;
            break;
        }
        for (int i = 0; i < each; ++i) {
            const std::uint32_t chosen = numbers.below(left--);
            hands[seat] |= bit(cards[chosen]);
            cards[chosen] = cards[left];
        }
    }
    for (int seat = 0; seat < seats; ++seat) every &= ~hands[seat];
    return every;
}

// Add the payoffs of a trick. STRIDE is that of the table, so that the compiler adds 4 seats in one instruction.
template <int STRIDE>
inline void add_trick(const Payoffs& pay, const std::int32_t* trick, int played, int winner, std::int32_t* points) {
    const std::int32_t* row = pay.cards + winner * STRIDE;
    for (int i = 0; i < played; ++i) {
        for (int seat = 0; seat < STRIDE; ++seat) points[seat] += row[trick[i] * STRIDE * STRIDE + seat];
    }
    for (int seat = 0; seat < STRIDE; ++seat) points[seat] += pay.trick[winner * STRIDE + seat];
}

// Play whole tricks at random under the rule to follow suit and no other. A fast path of `play_to_end`: most random
// playouts of most games come here.
template <int STRIDE>
inline void play_simple(const TrickPlan& plan, const Payoffs& pay, TrickDeal& deal, SmallNumbers& numbers,
                        std::int32_t* points) {
    const int seats = plan.seats;
    std::int32_t sums[STRIDE] = {};
    std::int32_t trick[STRIDE];
    Mask hands[STRIDE];
    std::memcpy(hands, deal.hands, sizeof hands);
    int leader = deal.turn;
    for (;;) {
        const Card led = random_card(hands[leader], numbers);
        const Mask follows = plan.suit_masks[plan.suit_of[led]];
        Mask above = plan.beats[led];
        Mask played = bit(led);
        Card best = led;
        int winner = leader;
        int turn = leader;
        hands[leader] ^= bit(led);
        trick[0] = led;
        for (int i = 1; i < seats; ++i) {
            turn = turn + 1 == seats ? 0 : turn + 1;
            const Mask following = hands[turn] & follows;
            const Card card = random_card(following ? following : hands[turn], numbers);
            hands[turn] ^= bit(card);
            played |= bit(card);
            trick[i] = card;
            const bool takes = has(above, card);
            winner = takes ? turn : winner;
            best = takes ? card : best;
            above = takes ? plan.beats[card] : above;
        }
        add_trick<STRIDE>(pay, trick, seats, winner, sums);
        deal.taken[winner] |= played;
        deal.gone |= played;
        ++deal.won[winner];
        deal.winners[deal.tricks++] = static_cast<std::uint8_t>(winner);
        leader = winner;
        deal.last_card = best;
        if (!hands[leader] || (plan.stop_mask && !(plan.stop_mask & ~deal.gone))) break;
    }
    deal.last = leader;
    for (int seat = 0; seat < STRIDE; ++seat) points[seat] += sums[seat];
}

// The card of the policy of the seat on turn, unless it plays at random.
inline Card policy_card(const TrickPlan& plan, const TrickDeal& deal, Policies policies, Mask legal, int later) {
    if (policies.learned >> deal.turn & 1) {
        return heaviest(policies.weights, TrickTraits(plan, deal, legal, later), legal);
    }
    return policies.heuristic >> deal.turn & 1 ? heuristic_card(plan, deal, legal, later)
                                               : conventional_card(plan, deal, legal, later);
}

// The same in a layout, where the conventional policy is the heuristic one.
inline Card policy_card(const LayoutPlan& plan, const LayoutDeal& deal, Policies policies, Mask legal) {
    return policies.learned >> deal.turn & 1 ? learned_card(plan, deal, legal, policies.weights)
                                             : heuristic_placement(plan, deal, legal);
}

// Play a trick to its end, then let all seats draw.
template <int STRIDE>
inline void play_trick(const TrickPlan& plan, const Payoffs& pay, TrickDeal& deal, Policies policies, SmallNumbers& numbers,
                       std::int32_t* points) {
    for (int left = seats_to_play(plan, deal); left > 0; --left) {
        const Mask legal = legal_mask(plan, deal, deal.hands[deal.turn]);
        play_card(plan, deal, played_card(policies, deal.turn, deal.hands[deal.turn] | deal.stock, legal, numbers, [&] {
            return policy_card(plan, deal, policies, legal, left - 1);
        }));
    }
    const int winner = winner_of(plan, deal);
    add_trick<STRIDE>(pay, deal.trick, deal.played, winner, points);
    if (plan.pays_tricks) pay_trick_rules(plan, deal, winner);
    take_trick(deal, winner);
    for (int i = 0, seat = winner; i < plan.seats && deal.stock; ++i, seat = next_seat(seat, plan.seats, 0)) {
        const Card drawn = random_card(deal.stock, numbers);
        deal.stock ^= bit(drawn);
        deal.hands[seat] |= bit(drawn);
    }
}

// Play a deal to its end, possibly from the middle of a trick. `points` holds the payoffs of the finished tricks on entry
// and the points of the whole deal on return. Rules on whole deals apply only with the plan's own table.
template <int STRIDE>
inline void play_to_end(const TrickPlan& plan, const Payoffs& pay, TrickDeal& deal, Policies policies, SmallNumbers& numbers,
                     std::int32_t* points) {
    while (deal.played || !is_finished(plan, deal)) {
        const bool is_simple =
            plan.only_follows_suit[circumstances(deal.first_trick, deal.broken)] && !plan.pays_tricks;
        if (is_simple && !policies.any() && !deal.out && !deal.played && !deal.stock) {
            play_simple<STRIDE>(plan, pay, deal, numbers, points);
            break;
        }
        play_trick<STRIDE>(plan, pay, deal, policies, numbers, points);
    }
    if (deal.last >= 0) {
        for (int seat = 0; seat < STRIDE; ++seat) points[seat] += pay.last[deal.last * STRIDE + seat];
    }
    const std::int32_t* const row = &pay == &plan.pay ? last_card_row(plan, deal) : nullptr;
    for (int seat = 0; row && seat < STRIDE; ++seat) points[seat] += row[seat];
    if (!plan.is_additive && &pay == &plan.pay) apply_deal_rules(plan, deal, points);
}

// Whether the seat on turn lays a card at the lower end of a line by its policy, if both ends want it.
inline bool chooses_down(const LayoutPlan& plan, const LayoutDeal& deal, Card card, Policies policies, SmallNumbers& numbers) {
    if (!is_closing(plan, deal)) return false;
    if (!(policies.any() >> deal.turn & 1)) return numbers.below(2);
    const Mask hand = deal.hands[deal.turn];
    return end_value(plan, hand, card, false) > end_value(plan, hand, card, true);
}

// Play a layout to its end.
inline void play_layout(const LayoutPlan& plan, LayoutDeal& deal, Policies policies, SmallNumbers& numbers,
                    std::int32_t* points) {
    while (const Mask legal = pass_on(plan, deal)) {
        const Card card = played_card(policies, deal.turn, deal.hands[deal.turn], legal, numbers,
                                      [&] { return policy_card(plan, deal, policies, legal); });
        place(plan, deal, card, chooses_down(plan, deal, card, policies, numbers));
    }
    payoffs(plan, deal, points);
}

}  // namespace mamlaka::MAMLAKA_ENGINE
