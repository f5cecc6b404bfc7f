// The cards of a task, renumbered for the open-hand solver.
//
// Each suit is a lane of 16 bits, from the weakest card in play up, so comparing two cards of a suit is comparing two
// numbers. Cards of a suit that differ only in their strength are of one *kind*: the same payoffs, the same duties.
#pragma once

#include <initializer_list>

#include "bits.hpp"
#include "plan_rules.hpp"
#include "solver/find_values.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

inline int lane_of(Card card) { return card >> 4; }
inline Mask lane_mask(int lane) { return Mask{0xFFFF} << (lane << 4); }
// The bits from `low` to `high`, both included; `high` is below 64.
inline Mask span(Card low, Card high) { return (Mask{2} << high) - bit(low); }

// The play classes in force, in order: see `mamlaka.tricks.PlayClass`.
struct ActiveClasses {
    int count = 0;
    Mask cards[MAX_CLASSES];
    Mask also_allowed[MAX_CLASSES];
};

class Board {
public:
    // Renumber the cards of a deal; false if the solver has no room for it, or its rules depend on more than suits,
    // kinds and the best card: a seat that is out, a duty to beat the best card, a play class that needs several cards or
    // allows only its highest, an unusual order of strength.
    bool set(const TrickPlan& plan, const TrickDeal& deal, const SolverTask& task) {
        if (plan.seats > SOLVER_SEATS || deal.out || deal.stock) return false;
        seats = plan.seats;
        side = task.side;
        Mask cards = deal.trick_mask;
        for (int seat = 0; seat < seats; ++seat) cards |= deal.hands[seat];
        if (!number(plan, cards)) return false;
        for (const PlayClasses* classes : {&plan.lead, &plan.follow}) {
            if (!classes->is_simple) return false;
            for (int i = 0; i < classes->count; ++i) {
                if (!classes->unconditional[i]) return false;
            }
        }
        set_values(plan, task.values, cards);
        set_kinds(plan, deal, cards);
        set_classes(plan);
        breakers = compact(plan.breakers);
        discards_break = plan.discards_break;
        stops = plan.stop_mask != 0;
        stop_takers = plan.stop_takers;
        for (int circumstance = 0; circumstance < 4; ++circumstance) {
            only_follows_suit[circumstance] = plan.only_follows_suit[circumstance];
        }
        stop_mask = compact(plan.stop_mask & cards);
        set_counts();
        return true;
    }

    // A set of cards of the plan as cards of the board; cards that are not in play are left out.
    Mask compact(Mask cards) const {
        Mask found = 0;
        for (cards &= in_play; cards; cards &= cards - 1) found |= bit(of_plan[lowest(cards)]);
        return found;
    }

    bool is_ours(int seat) const { return side >> seat & 1; }

    // The number of each kind in each hand, for the cards of one lane: exact, since every kind has digits of its own.
    std::uint16_t signature(int lane, Mask lane_cards) const { return sums[lane][lane_cards]; }

    int seats = 0;
    unsigned side = 0;
    Mask in_play = 0;                // as cards of the plan
    std::uint8_t of_plan[MAX_CARDS];  // (cards of the plan,): the card of the board
    Card name[64];                   // (cards,): the card of the plan
    int trump = -1;                  // the lane of the trumps; -1: none
    Mask breakers = 0, stop_mask = 0;
    bool discards_break = false, stops = false;
    unsigned stop_takers = 0;        // the seats whose first trick ends the deal, as bits
    std::uint8_t kind[64] = {};       // (cards,)
    std::uint64_t unit[64] = {};     // (cards,): what a card adds to the signatures of all lanes, 16 bits each
    std::int32_t value[64][SOLVER_SEATS] = {};  // (cards, winners)
    std::int32_t trick[SOLVER_SEATS] = {}, last[SOLVER_SEATS] = {};  // (winners,)
    std::int32_t swing[64] = {}, trick_swing = 0;  // what it is worth to the maximizing side that it takes, not the others
    Bounds card_bounds[64], trick_bounds, last_bounds;
    ActiveClasses lead[4], follow[4][SOLVER_SUITS];  // by circumstances and led lane
    bool breaking_matters = false;
    bool only_follows_suit[4] = {};  // by circumstances: whether from here on the only duty is to follow suit
    bool has_partners_opposite = false;  // whether there are four seats, and each plays with the one across the table
    // Whether all that matters is how many tricks each side takes, and both want more: then what a trick pays that the
    // maximizing side takes, or the others.
    bool wants_tricks = false;
    std::int32_t ours = 0, theirs = 0;
    // Whether no side ever gains by taking a trick, and it makes no difference which of its seats takes it.
    bool avoids_tricks = false;

private:
    bool number(const TrickPlan& plan, Mask cards) {
        in_play = cards;
        int lanes = 0;
        for (int suit = 0; suit < plan.suits; ++suit) {
            const Mask own = plan.suit_masks[suit] & cards;
            if (!own) continue;
            if (lanes == SOLVER_SUITS || count(own) > SOLVER_RANKS) return false;
            const bool is_trump = (plan.suit_masks[suit] & plan.trump_mask) != 0;
            if (is_trump && plan.suit_masks[suit] != plan.trump_mask) return false;
            if (is_trump) trump = lanes;
            Mask seen = 0;
            for (Mask rest = own; rest; rest &= rest - 1) {
                const Card card = lowest(rest);
                const Mask stronger = plan.beats[card] & own, weaker = own & ~stronger & ~bit(card);
                if ((plan.beats[card] & cards & ~own) != (is_trump ? 0 : plan.trump_mask & cards)) return false;
                const Card at = (lanes << 4) + count(weaker);
                if (has(seen, at)) return false;
                seen |= bit(at);
                of_plan[card] = static_cast<std::uint8_t>(at);
                name[at] = card;
            }
            ranks[lanes++] = count(own);
        }
        return true;
    }

    void set_values(const TrickPlan& plan, const Payoffs& values, Mask cards) {
        const auto pay = [&](const std::int32_t* table, int row, int winner) {
            return table[(row * values.stride + winner) * values.stride];
        };
        const auto bounds_of = [&](const std::int32_t* table, int row) {
            Bounds bounds{pay(table, row, 0), pay(table, row, 0)};
            for (int winner = 0; winner < seats; ++winner) {
                const std::int32_t one = pay(table, row, winner);
                bounds.least = one < bounds.least ? one : bounds.least;
                bounds.most = one > bounds.most ? one : bounds.most;
            }
            if (plan.stop_mask || plan.stop_takers) {  // the deal may end before the card or the trick is taken
                bounds.least = bounds.least < 0 ? bounds.least : 0;
                bounds.most = bounds.most > 0 ? bounds.most : 0;
            }
            return bounds;
        };
        const auto value_of = [&](const std::int32_t* table, int row) {
            std::int64_t ours = 0, theirs = 0;
            for (int winner = 0; winner < seats; ++winner) (is_ours(winner) ? ours : theirs) += pay(table, row, winner);
            const int us = count(side & ((1u << seats) - 1)), them = seats - us;
            return static_cast<std::int32_t>((us ? ours / us : 0) - (them ? theirs / them : 0));
        };
        for (int winner = 0; winner < seats; ++winner) {
            trick[winner] = pay(values.trick, 0, winner);
            last[winner] = pay(values.last, 0, winner);
        }
        trick_bounds = bounds_of(values.trick, 0);
        last_bounds = bounds_of(values.last, 0);
        trick_swing = value_of(values.trick, 0);
        for (; cards; cards &= cards - 1) {
            const Card card = lowest(cards), at = of_plan[card];
            for (int winner = 0; winner < seats; ++winner) value[at][winner] = pay(values.cards, card, winner);
            card_bounds[at] = bounds_of(values.cards, card);
            swing[at] = value_of(values.cards, card);
        }
    }

    void set_counts() {
        avoids_tricks = !stop_takers;
        const auto check = [&](const std::int32_t* pay) {
            for (int one = 0; one < seats; ++one) {
                for (int other = 0; other < seats; ++other) {
                    if (is_ours(one) == is_ours(other)) avoids_tricks &= pay[one] == pay[other];
                    else if (is_ours(one)) avoids_tricks &= pay[one] <= pay[other];
                }
            }
        };
        check(trick);
        check(last);
        for (int card = 0; card < 64; ++card) {
            check(value[card]);
            for (int seat = 0; stops && seat < seats; ++seat) avoids_tricks &= !value[card][seat] || has(stop_mask, card);
        }
        for (int seat = 0; stops && seat < seats; ++seat) avoids_tricks &= !trick[seat];
        bool seen[2] = {};
        std::int32_t pays[2] = {};
        wants_tricks = !stops && !stop_takers;
        for (int winner = 0; winner < seats; ++winner) {
            const bool is_ours_ = is_ours(winner);
            if (seen[is_ours_]) wants_tricks &= trick[winner] == pays[is_ours_];
            seen[is_ours_] = true;
            pays[is_ours_] = trick[winner];
            wants_tricks &= last[winner] == 0;
            for (int card = 0; card < 64; ++card) wants_tricks &= value[card][winner] == 0;
        }
        wants_tricks &= seen[false] && seen[true] && pays[true] > pays[false];
        has_partners_opposite = seats == 4 && is_ours(0) == is_ours(2) && is_ours(1) == is_ours(3) && is_ours(0) != is_ours(1);
        ours = pays[true];
        theirs = pays[false];
    }

    // Whether two cards of a suit differ only in their strength.
    bool is_equivalent(const TrickPlan& plan, Card one, Card other) const {
        const Card card = name[one], second = name[other];
        bool same = has(plan.breakers, card) == has(plan.breakers, second)
                    && has(plan.stop_mask, card) == has(plan.stop_mask, second);
        for (int winner = 0; winner < seats; ++winner) same &= value[one][winner] == value[other][winner];
        for (const PlayClasses* classes : {&plan.lead, &plan.follow}) {
            for (int i = 0; same && i < classes->count; ++i) {
                same = has(classes->also_allowed[i], card) == has(classes->also_allowed[i], second);
                for (const auto& suits : classes->cards) {
                    for (int suit = 0; suit < plan.suits; ++suit) {
                        same &= has(suits[suit][i], card) == has(suits[suit][i], second);
                    }
                }
            }
        }
        return same;
    }

    // Give each kind in each hand as many binary digits as its number of cards needs, which is at most one a card.
    void set_kinds(const TrickPlan& plan, const TrickDeal& deal, Mask cards) {
        const Mask all = compact(cards);
        for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
            Card first[SOLVER_RANKS];  // of each kind
            int kinds = 0, digit = lane << 4;
            for (Mask rest = all & lane_mask(lane); rest; rest &= rest - 1) {
                const Card card = lowest(rest);
                int found = 0;
                while (found < kinds && !is_equivalent(plan, first[found], card)) ++found;
                if (found == kinds) first[kinds++] = card;
                kind[card] = static_cast<std::uint8_t>(found);
            }
            for (int seat = 0; seat < seats; ++seat) {
                const Mask hand = compact(deal.hands[seat]) & lane_mask(lane);
                for (int number = 0; number < kinds; ++number) {
                    int size = 0;
                    for (Mask rest = hand; rest; rest &= rest - 1) size += kind[lowest(rest)] == number;
                    for (Mask rest = hand; rest; rest &= rest - 1) {
                        if (kind[lowest(rest)] == number) unit[lowest(rest)] = Mask{1} << digit;
                    }
                    for (; size; size >>= 1) ++digit;
                }
            }
            const int size = lane < SOLVER_SUITS ? ranks[lane] : 0;
            sums[lane] = sums_ + (lane << SOLVER_RANKS);
            sums[lane][0] = 0;
            for (unsigned subset = 1; subset < 1u << size; ++subset) {
                const Card card = (lane << 4) + lowest(subset);
                sums[lane][subset] = static_cast<std::uint16_t>(sums[lane][subset & (subset - 1)] + (unit[card] >> (lane << 4)));
            }
        }
    }

    void set_classes(const TrickPlan& plan) {
        int suit_of_lane[SOLVER_SUITS] = {};
        for (Mask rest = in_play; rest; rest &= rest - 1) {
            suit_of_lane[lane_of(of_plan[lowest(rest)])] = plan.suit_of[lowest(rest)];
        }
        const auto fill = [&](const PlayClasses& classes, int circumstance, int suit, ActiveClasses& active) {
            active.count = classes.in_force[circumstance];
            for (int place = 0; place < active.count; ++place) {
                const int index = classes.order[circumstance][place];
                active.cards[place] = compact(classes.cards[circumstance][suit][index]);
                active.also_allowed[place] = compact(classes.also_allowed[index]);
            }
        };
        for (int circumstance = 0; circumstance < 4; ++circumstance) {
            fill(plan.lead, circumstance, 0, lead[circumstance]);
            for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
                fill(plan.follow, circumstance, suit_of_lane[lane], follow[circumstance][lane]);
            }
        }
        for (const PlayClasses* classes : {&plan.lead, &plan.follow}) {
            for (int first = 0; first < 2; ++first) {
                breaking_matters |= classes->in_force[circumstances(first, false)] != classes->in_force[circumstances(first, true)];
            }
        }
    }

    int ranks[SOLVER_SUITS] = {};
    std::uint16_t* sums[SOLVER_SUITS] = {};
    std::uint16_t sums_[SOLVER_SUITS << SOLVER_RANKS];
};

}  // namespace mamlaka::MAMLAKA_ENGINE
