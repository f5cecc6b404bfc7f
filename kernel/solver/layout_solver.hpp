// The open-hand solver of layouts: the exact value of a layout deal between two sides that see all cards.
//
// Null-window alpha-beta with a table of positions. Each row has few states, so even whole deals have few positions: what
// is won from a position on depends on little more than the cards that are left and the turn.
#pragma once

#include "layout.hpp"
#include "solver/find_values.hpp"
#include "solver/position_table.hpp"
#include "stop.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

class LayoutSolver {
public:
    // Whether the solver has room for the rules: what is allowed must not depend on the passes before.
    static bool fits(const LayoutPlan& plan, const LayoutDeal& deal) {
        return plan.pass_limit == NO_LIMIT && !deal.lost && most_losses(plan, deal) < INFINITE / 4;
    }

    LayoutSolver(const LayoutPlan& plan, const LayoutDeal& deal, const LayoutTask& task, const SolverMemory& memory,
                 Stop& stop)
        : plan_(plan), task_(task), table_(memory), stop_(stop), losses_(static_cast<std::int32_t>(most_losses(plan, deal))) {
        merges_ = plan.is_simple && !plan.ranks && !plan.counts_losses && !(plan.needed & ~plan.starters)
                  && plan.seats <= MERGED_SEATS;
        for (int number = 0; number < plan.row_count; ++number) {
            const LayoutRow& row = plan.rows[number];
            set_tails(deal, row.above, true);
            set_tails(deal, row.below, false);
        }
        for (int places = 0; places < plan.seats; ++places) {
            for (int ours = 0; ours <= plan.seats - places; ++ours) places_[places][ours] = bounds_of_places(places, ours);
        }
    }

    void solve(const LayoutDeal& deal, SolverResult& result) {
        find_values(
            task_, bounds_of(deal), is_ours(deal.turn), stopped_,
            [&](std::int32_t beta) { return best_of(deal, task_.candidates, beta); },
            [&](Card card, std::int32_t beta) { return after(deal, card, beta); }, result);
        result.nodes = nodes_;
    }

private:
    bool is_ours(int seat) const { return task_.side >> seat & 1; }

    // The value of a position: the points of the side in the whole deal. At least `beta`: a lower bound; else an upper
    // bound.
    std::int32_t value_of(LayoutDeal& deal, std::int32_t beta) {
        Mask moves;
        while (true) {
            moves = distinct(pass_on(plan_, deal));
            if (!moves) return final_value(deal);
            if (moves & (moves - 1) || is_closing(plan_, deal)) break;
            place(plan_, deal, lowest(moves), false);
        }
        const Bounds left = bounds_of(deal);
        if (left.least >= beta) return left.least;
        if (left.most < beta) return left.most;
        if (stop_.asked() || nodes_ >= task_.nodes) stopped_ = true;
        if (stopped_) return 0;
        ++nodes_;
        const std::int32_t won = won_in(deal);
        const PositionKey key = key_of(deal);
        Card first = -1;
        Bounds known{left.least - won, left.most - won};
        if (table_.find(key, known, first)) {
            if (won + known.least >= beta) return won + known.least;
            if (won + known.most < beta) return won + known.most;
        }
        const std::int32_t value = best_of(deal, moves, beta, &first);
        if (stopped_) return 0;
        (value >= beta ? known.least : known.most) = value - won;
        table_.store(key, known, first);
        return value;
    }

    // The value of the best of some cards for the seat on turn. `first` is the card to try first, or -1, and becomes the
    // card that decided.
    std::int32_t best_of(const LayoutDeal& deal, Mask moves, std::int32_t beta, Card* first = nullptr) {
        const bool ours = is_ours(deal.turn);
        std::int32_t best = ours ? -INFINITE : INFINITE;
        Card decided = -1;
        while (moves) {
            Card card = -1;
            if (first && *first >= 0 && has(moves, *first)) {
                card = *first;
            } else {
                int best_score = -INFINITE;
                for (Mask rest = moves; rest; rest &= rest - 1) {
                    const int score = score_of(deal, lowest(rest));
                    if (score > best_score) best_score = score, card = lowest(rest);
                }
            }
            moves ^= bit(card);
            const std::int32_t value = after(deal, card, beta);
            if (stopped_) return 0;
            if (ours ? value > best : value < best) best = value, decided = card;
            if ((value >= beta) == ours) break;
        }
        if (first) *first = decided;
        return best;
    }

    // The value after a card. If both ends of a line want it, the seat chooses the end.
    std::int32_t after(const LayoutDeal& deal, Card card, std::int32_t beta) {
        const bool ours = is_ours(deal.turn);
        LayoutDeal next = deal;
        place(plan_, next, card, false);
        const std::int32_t value = value_of(next, beta);
        if (stopped_ || !is_closing(plan_, deal) || (value >= beta) == ours) return value;
        next = deal;
        place(plan_, next, card, true);
        const std::int32_t other = value_of(next, beta);
        return ours == (other > value) ? other : value;
    }

    // The part of the value that is already decided: the places taken, and the passes.
    std::int32_t won_in(const LayoutDeal& deal) const {
        std::int32_t won = 0;
        for (int place = 0; place < deal.gone_out; ++place) won += is_ours(deal.places[place]) ? plan_.pay_place[place] : 0;
        if (!plan_.counts_passes) return won;
        for (int seat = 0; seat < plan_.seats; ++seat) won += is_ours(seat) ? plan_.pay_pass * deal.passes[seat] : 0;
        return won;
    }

    std::int32_t final_value(const LayoutDeal& deal) const {
        std::int32_t points[MAX_SEATS], total = 0;
        payoffs(plan_, deal, points);
        for (int seat = 0; seat < plan_.seats; ++seat) total += is_ours(seat) ? points[seat] : 0;
        return total;
    }

    // Leave out cards that are worth the same as another one. A tail is the rest of a row's end if one hand holds all of
    // it, and none of its cards gives another turn: no other hand waits for its cards, so only their number matters, and
    // its cards are worth the same in any tail.
    Mask distinct(Mask moves) const {
        if (!merges_) return moves;
        const Mask same = moves & tails_;
        return (moves & ~same) | (same & (~same + 1));
    }

    // What is won from a position on depends on the key alone.
    PositionKey key_of(const LayoutDeal& deal) const {
        Mask live = 0;
        for (int seat = 0; seat < plan_.seats; ++seat) live |= deal.hands[seat];
        std::uint64_t rest = static_cast<std::uint64_t>(deal.turn);
        if (merges_) {
            Mask merged = 0;
            for (Mask reached = placeable_mask(plan_, deal) & tails_; reached; reached &= reached - 1) {
                merged |= tail_[lowest(reached)];
            }
            live &= ~merged;
            for (int seat = 0; seat < plan_.seats; ++seat) {
                rest = rest << 7 | static_cast<std::uint64_t>(count(deal.hands[seat] & merged));
            }
        } else if (plan_.ranks) {
            rest = (rest << 8 | static_cast<std::uint64_t>(deal.lower + 1)) << 8 | static_cast<std::uint64_t>(deal.upper + 1);
        }
        if (plan_.has_pool) {  // who gets it, and what the passes so far have added
            std::int32_t passes = 0;
            for (int seat = 0; seat < plan_.seats; ++seat) passes += deal.passes[seat];
            rest = (rest << 1 | static_cast<std::uint64_t>(deal.gone_out && is_ours(deal.places[0]))) << 16
                   | static_cast<std::uint64_t>(plan_.counts_passes ? passes : 0);
        }
        return {live, rest};
    }

    // Which card to try first: one whose next card the same hand, or at least the same side, waits for.
    int score_of(const LayoutDeal& deal, Card card) const {
        const Mask own = deal.hands[deal.turn];
        Mask partners = 0;
        for (int seat = 0; seat < plan_.seats; ++seat) {
            if (is_ours(seat) == is_ours(deal.turn)) partners |= deal.hands[seat];
        }
        const Mask next = opened_by_[card];
        if (has(tails_, card)) return 1;
        return 4 * count(next & own) + 2 * count(next & partners & ~own) - 4 * count(next & ~partners);
    }

    void set_tails(const LayoutDeal& deal, Mask cards, bool up) {
        Mask tail = 0, owned = 0;
        int holder = -1;
        bool is_one_hand = true;
        // From the outer end inwards.
        for (Mask rest = cards; rest;) {
            const Card card = up ? highest(rest) : lowest(rest);
            rest ^= bit(card);
            tail |= bit(card);
            is_one_hand &= !has(plan_.again, card);
            int seat = 0;
            while (seat < plan_.seats && !has(deal.hands[seat], card)) ++seat;
            if (seat < plan_.seats) {
                is_one_hand &= holder < 0 || holder == seat;
                holder = seat;
                owned |= bit(card);
            }
            tail_[card] = owned;
            if (is_one_hand) tails_ |= bit(card);
            const Mask inner = up ? bit(card) >> 1 : bit(card) << 1;
            opened_by_[lowest(inner)] |= bit(card);
        }
    }

    // The least and the most for a number of seats of the side if some places are already taken.
    Bounds bounds_of_places(int places, int ours) const {
        const int left = plan_.seats - places;
        if (plan_.stops_at_first && !places) {
            const std::int32_t last = plan_.pay_place[plan_.seats - 1], gain = plan_.pay_place[0] - last;
            const std::int32_t without = last * ours, with = without + gain;
            if (ours == 0) return {0, 0};
            if (ours == left) return {with, with};
            return {with < without ? with : without, with < without ? without : with};
        }
        std::int32_t pay[MAX_SEATS];
        for (int i = 0; i < left; ++i) {
            int j = i;
            for (; j > 0 && pay[j - 1] > plan_.pay_place[places + i]; --j) pay[j] = pay[j - 1];
            pay[j] = plan_.pay_place[places + i];
        }
        Bounds bounds{0, 0};
        for (int i = 0; i < ours; ++i) {
            bounds.least += pay[i];
            bounds.most += pay[left - 1 - i];
        }
        return bounds;
    }

    // The least and the most that a position can be worth.
    Bounds bounds_of(const LayoutDeal& deal) const {
        const std::int32_t won = won_in(deal);
        int ours = 0;
        for (int seat = 0; seat < plan_.seats; ++seat) ours += is_ours(seat) && deal.hands[seat];
        Bounds bounds = places_[deal.gone_out][ours];
        bounds.least += won - losses_;
        bounds.most += won + losses_;
        if (plan_.needed && !deal.gone_out) {
            if (bounds.least > 0) bounds.least = 0;
            if (bounds.most < 0) bounds.most = 0;
        }
        return bounds;
    }

    // The most that passes and cards left in hands can change the value from a deal on.
    static std::int64_t most_losses(const LayoutPlan& plan, const LayoutDeal& deal) {
        if (!plan.counts_losses) return 0;
        const auto size = [](std::int64_t points) { return points < 0 ? -points : points; };
        // Between two cards that are laid, no seat passes more than once.
        std::int64_t passes = 0;
        for (int seat = 0; seat < plan.seats; ++seat) passes += deal.passes[seat] + plan.seats * count(deal.hands[seat]);
        std::int64_t most = plan.seats * size(plan.pay_untouched) + passes * size(plan.pay_pass);
        for (int card = 0; card < plan.cards; ++card) most += size(plan.pay_left[card]);
        return 2 * most + (plan.has_pool ? size(plan.pool) : 0);
    }

    static constexpr std::int32_t INFINITE = 1 << 30;
    static constexpr int MERGED_SEATS = 8;  // their counts and the turn fit in 64 bits

    const LayoutPlan& plan_;
    const LayoutTask& task_;
    PositionTable table_;
    Stop& stop_;
    const std::int32_t losses_;
    Bounds places_[MAX_SEATS][MAX_SEATS + 1] = {};
    Mask tails_ = 0;                 // the cards that begin a tail once a row has reached them
    Mask tail_[MAX_CARDS] = {};      // (cards,): each card and the cards beyond it
    Mask opened_by_[MAX_CARDS] = {};  // (cards,): the cards that fit when the card is laid
    bool merges_ = false;            // whether the cards of tails are interchangeable
    std::uint64_t nodes_ = 0;
    bool stopped_ = false;
};

}  // namespace mamlaka::MAMLAKA_ENGINE
