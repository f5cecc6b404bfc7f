// The endgame solver: alpha-beta with a transposition table of positions between two tricks. The C++ counterpart of
// `mamlaka.search.ending`, which defines the game. Values are exact, so the two searches may differ.
#pragma once

#include "engine.hpp"
#include "playout.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

class EndingSolver {
public:
    EndingSolver(const TrickPlan& plan, const EndingTask& ending, EndingSlot* slots, Stop& stop)
        : plan_(plan), values_(ending.values), side_(ending.side), slots_(slots), stop_(stop) {
        for (int winner = 0; winner < plan.seats; ++winner) {
            trick_.widen(values_.trick[winner * values_.stride]);
            last_.widen(values_.last[winner * values_.stride]);
        }
        for (Card card = 0; card < plan.cards; ++card) {
            for (int winner = 0; winner < plan.seats; ++winner) cards_[card].widen(value(card, winner));
            for (Card other = 0; other < plan.cards; ++other) {
                equivalent_[card] |= is_equivalent(card, other) ? bit(other) : 0;
            }
        }
    }

    // Start a new tree: below these hands, a position is identified by the remaining cards and the leader.
    void set_root(const Mask* hands) {
        ++root_;
        for (int seat = 0; seat < plan_.seats; ++seat) hands_[seat] = hands[seat];
    }

    // The value of the rest of a deal without a stock, including the current trick, which is incomplete.
    std::int32_t value(const TrickDeal& deal) {
        Bounds left = last_;
        Mask foreign = 0, cards = deal.trick_mask;
        for (int seat = 0; seat < plan_.seats; ++seat) {
            foreign |= deal.hands[seat] & ~hands_[seat];
            cards |= deal.hands[seat];
        }
        if (foreign) set_root(deal.hands);
        for (; cards; cards &= cards - 1) left += cards_[lowest(cards)];
        for (int tricks = count(deal.hands[deal.turn]); tricks > 0; --tricks) left += trick_;
        Card first = -1;
        return deal.played ? best(deal, left, -INFINITE, INFINITE, first) : between(deal, left, -INFINITE, INFINITE);
    }

    // Whether the search was stopped; values returned since are invalid.
    bool has_stopped() const { return stopped_; }

private:
    static constexpr std::int32_t INFINITE = 1 << 30;

    // Bounds of a payoff. They include 0, because a deal may end early.
    struct Bounds {
        std::int32_t least = 0, most = 0;
        void widen(std::int32_t value) {
            if (value < least) least = value;
            if (value > most) most = value;
        }
        void operator+=(const Bounds& other) { least += other.least, most += other.most; }
        void operator-=(const Bounds& other) { least -= other.least, most -= other.most; }
        std::int32_t worst(bool maximizes) const { return maximizes ? least : most; }
    };

    std::int32_t value(Card card, int winner) const {
        return values_.cards[(card * values_.stride + winner) * values_.stride];
    }

    // Whether two cards differ only in their strength.
    bool is_equivalent(Card card, Card other) const {
        bool same = plan_.suit_of[card] == plan_.suit_of[other];
        for (const Mask cards : {plan_.breakers, plan_.stop_mask}) same &= has(cards, card) == has(cards, other);
        for (int winner = 0; same && winner < plan_.seats; ++winner) same = value(card, winner) == value(other, winner);
        for (const PlayClasses* classes : {&plan_.lead, &plan_.follow}) {
            for (int index = 0; same && index < classes->count; ++index) {
                same = has(classes->also_allowed[index], card) == has(classes->also_allowed[index], other);
                for (const auto& suits : classes->cards) {
                    for (const auto& cards : suits) same &= has(cards[index], card) == has(cards[index], other);
                }
            }
        }
        return same;
    }

    // The value of a position between two tricks: by bounds, by the transposition table, or by search.
    std::int32_t between(const TrickDeal& deal, const Bounds& left, std::int32_t alpha, std::int32_t beta) {
        if (is_finished(plan_, deal)) return deal.last < 0 ? 0 : values_.last[deal.last * values_.stride];
        if (stopped_ || (stopped_ = stop_.asked())) return 0;
        if (left.least >= beta) return left.least;
        if (left.most <= alpha) return left.most;
        Mask live = 0;
        for (int seat = 0; seat < plan_.seats; ++seat) live |= deal.hands[seat];
        const std::int32_t run = sure_run(deal, left, live);
        if (side_ >> deal.turn & 1 ? run >= beta : run <= alpha) return run;
        // Which cards are left doesn't tell whether a breaker was discarded.
        const int mover = deal.turn + (deal.broken ? MAX_SEATS : 0);
        const std::uint64_t hash = (live + static_cast<Mask>(mover)) * 0x9E3779B97F4A7C15;
        EndingSlot& slot = slots_[hash >> (64 - ENDING_BITS)];
        EndingSlot found{live, root_, left.least, left.most, static_cast<std::int16_t>(mover), -1};
        if (slot.live == live && slot.root == root_ && slot.mover == mover) found = slot;
        if (found.least >= beta) return found.least;
        if (found.most <= alpha) return found.most;
        Card first = found.first;
        const std::int32_t value = best(deal, left, alpha, beta, first);
        found.first = static_cast<std::int16_t>(first);
        if (value > alpha) found.least = value;
        if (value < beta) found.most = value;
        slot = found;
        return value;
    }

    // A bound: the leader cashes all unbeatable cards and loses the rest. Only if any card may be led.
    std::int32_t sure_run(const TrickDeal& deal, const Bounds& left, Mask live) const {
        const int leader = deal.turn;
        const bool maximizes = side_ >> leader & 1;
        std::int32_t run = left.worst(maximizes);
        if (!plan_.only_follows_suit[circumstances(deal.first_trick, deal.broken)] || plan_.stop_mask) return run;
        const Mask hand = deal.hands[leader];
        Mask sure = 0;
        for (Mask rest = hand; rest; rest &= rest - 1) {
            if (!(plan_.beats[lowest(rest)] & live & ~hand)) sure |= rest & -rest;
        }
        run += count(sure) * (values_.trick[leader * values_.stride] - trick_.worst(maximizes));
        if (sure == hand) run += values_.last[leader * values_.stride] - last_.worst(maximizes);
        for (Mask rest = sure == hand ? live : sure; rest; rest &= rest - 1) {
            run += value(lowest(rest), leader) - cards_[lowest(rest)].worst(maximizes);
        }
        return run;
    }

    // The value of the best card for the side on turn. `first` is tried first (-1: none) and is set to the best card.
    std::int32_t best(const TrickDeal& deal, const Bounds& left, std::int32_t alpha, std::int32_t beta, Card& first) {
        const bool maximizes = side_ >> deal.turn & 1;
        Mask others = deal.trick_mask, done = 0;
        for (int seat = 0; seat < plan_.seats; ++seat) others |= seat == deal.turn ? 0 : deal.hands[seat];
        Mask legal = legal_mask(plan_, deal, deal.hands[deal.turn]);
        if (first < 0) first = heuristic_card(plan_, deal, legal, seats_to_play(plan_, deal) - 1);
        std::int32_t best = maximizes ? -INFINITE : INFINITE;
        for (Card card = first; legal && alpha < beta; card = legal ? lowest(legal) : -1) {
            legal &= ~bit(card);
            bool is_new = true;  // try one of the equivalent cards with no card of other seats between them
            for (Mask same = equivalent_[card] & done; same && is_new; same &= same - 1) {
                is_new = (plan_.beats[card] ^ plan_.beats[lowest(same)]) & others;
            }
            if (!is_new) continue;
            done |= bit(card);
            const std::int32_t value = after(deal, left, card, alpha, beta);
            if (maximizes ? value <= best : value >= best) continue;
            best = value;
            first = card;
            if (maximizes && best > alpha) alpha = best;
            if (!maximizes && best < beta) beta = best;
        }
        return best;
    }

    std::int32_t after(const TrickDeal& deal, Bounds left, Card card, std::int32_t alpha, std::int32_t beta) {
        TrickDeal next = deal;
        play_card(plan_, next, card);
        if (seats_to_play(plan_, next)) {
            Card first = -1;
            return best(next, left, alpha, beta, first);
        }
        const int winner = winner_of(plan_, next);
        std::int32_t gained = values_.trick[winner * values_.stride];
        left -= trick_;
        for (int i = 0; i < next.played; ++i) {
            gained += value(next.trick[i], winner);
            left -= cards_[next.trick[i]];
        }
        take_trick(next, winner);
        return gained + between(next, left, alpha - gained, beta - gained);
    }

    const TrickPlan& plan_;
    const Payoffs& values_;
    const unsigned side_;
    EndingSlot* const slots_;
    Stop& stop_;
    bool stopped_ = false;
    std::uint32_t root_ = 0;
    Mask hands_[MAX_SEATS] = {};
    Bounds cards_[MAX_CARDS], trick_, last_;
    Mask equivalent_[MAX_CARDS] = {};
};

// Play on until the rest of the deal can be solved, and return the value of the whole deal.
template <int STRIDE>
std::int32_t play_and_solve(const TrickPlan& plan, const EndingTask& ending, EndingSolver& solver, TrickDeal& deal,
                       Policies policies, SmallNumbers& numbers) {
    std::int32_t points[STRIDE] = {};
    while (deal.played || !is_finished(plan, deal)) {
        if (!deal.stock && count(deal.hands[deal.turn]) <= ending.cards && seats_to_play(plan, deal)) {
            return points[0] + solver.value(deal);
        }
        play_trick<STRIDE>(plan, ending.values, deal, policies, numbers, points);
    }
    return points[0] + (deal.last < 0 ? 0 : ending.values.last[deal.last * STRIDE]);
}

}  // namespace mamlaka::MAMLAKA_ENGINE
