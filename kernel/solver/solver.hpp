// The open-hand solver: the exact value of a deal of tricks between two sides that see all cards.
//
// Null-window alpha-beta over tricks, with partition search: every result carries the cuts that it depends on, and so
// holds for all positions that agree in these cuts (`PatternTable`), and for all cards of a hand between two cuts.
#pragma once

#include <utility>

#include "solver/order.hpp"
#include "solver/pattern_table.hpp"
#include "solver/trick_counts.hpp"
#include "stop.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

class Solver {
public:
    Solver(const Board& board, const SolverTask& task, PatternTable& table, Stop& stop)
        : board_(board), task_(task), table_(table), stop_(stop), order_(board) {}

    void solve(const TrickDeal& deal, SolverResult& result) {
        OpenTrick trick;
        Bounds left = board_.last_bounds;
        for (int seat = 0; seat < board_.seats; ++seat) hands_[seat] = board_.compact(deal.hands[seat]);
        for (int i = 0; i < deal.played; ++i) {
            add_card(board_, trick, deal.trick_seats[i], board_.of_plan[deal.trick[i]]);
            left += board_.card_bounds[trick.cards[i]];
        }
        for (int seat = 0; seat < board_.seats; ++seat) {
            live_ |= hands_[seat];
            for (Mask rest = hands_[seat]; rest; rest &= rest - 1) {
                left += board_.card_bounds[lowest(rest)];
                signature_ += board_.unit[lowest(rest)];
            }
        }
        for (int tricks = count(hands_[deal.turn]); tricks > 0; --tricks) left += board_.trick_bounds;
        order_.set_scale(scale_of(left));
        first_trick_ = deal.first_trick;
        const bool broken = deal.broken;
        const Mask candidates = board_.compact(task_.candidates);
        find_values(
            task_, left, board_.is_ours(deal.turn), stopped_,
            [&](std::int32_t beta) { return play(trick, deal.turn, candidates, broken, left, beta).value; },
            [&](Card card, std::int32_t beta) {
                return after(trick, deal.turn, board_.of_plan[card], broken, left, beta).value;
            },
            result);
        result.nodes = nodes_;
    }

private:
    // A bound of a value, and the cuts that it depends on. At least `beta`: a lower bound; else an upper bound.
    struct Found {
        std::int32_t value;
        Cuts cuts;
    };

    static std::int32_t scale_of(const Bounds& left) {
        const std::int32_t width = left.most - left.least;
        return width / 64 > 0 ? width / 64 : 1;
    }

    // The value of a position between two tricks.
    Found between(int leader, bool broken, const Bounds& left, std::int32_t beta) {
        const bool is_stopped = board_.stop_takers >> leader & 1 || (board_.stops && !(board_.stop_mask & live_));
        if (!hands_[leader] || is_stopped) return {board_.last[leader], 0};
        if (left.least >= beta) return {left.least, 0};
        if (left.most < beta) return {left.most, 0};
        if (stop_.asked() || nodes_ >= task_.nodes) stopped_ = true;
        if (stopped_) return {0, 0};
        ++nodes_;
        Found found;
        if (sure_tricks(leader, broken, left, beta, found)) return found;
        const int tricks = count(hands_[leader]);
        OpenTrick trick;
        const Mask leads = legal(trick, hands_[leader], broken);
        if (tricks == 1) return play(trick, leader, leads, broken, left, beta);
        const unsigned flags = static_cast<unsigned>(leader) | (board_.breaking_matters && broken ? 8u : 0u);
        std::uint32_t shape = table_.shape_of(signature_, flags);
        PatternTable::Hit hit;
        if (table_.find(shape, live_, beta, hit)) return {hit.least >= beta ? hit.least : hit.most, hit.cuts};
        found = play(trick, leader, leads, broken, left, beta);
        if (stopped_) return {0, 0};
        shape = table_.shape_of(signature_, flags);  // the search may have cleared the table
        const bool high = found.value >= beta;
        table_.store(shape, live_, found.cuts, high ? found.value : left.least, high ? left.most : found.value);
        return found;
    }

    // A bound, if it decides: some tricks go to a side for certain, and the rest goes as badly as possible for it.
    bool sure_tricks(int leader, bool broken, const Bounds& left, std::int32_t beta, Found& found) const {
        if (board_.avoids_tricks && board_.only_follows_suit[circumstances(first_trick_ && !is_later_, broken)]) {
            if (!TrickCounts(board_, hands_, live_).takes_all(leader, found.cuts)) return false;
            found.value = board_.last[leader] + count(hands_[leader]) * board_.trick[leader];
            for (Mask rest = live_; rest; rest &= rest - 1) found.value += board_.value[lowest(rest)][leader];
            return true;
        }
        if (board_.wants_tricks && board_.only_follows_suit[circumstances(first_trick_ && !is_later_, broken)]) {
            return counts(leader, beta, found);
        }
        if (board_.lead[circumstances(false, broken)].count != 1 || board_.stops || board_.stop_takers) return false;
        return quick_tricks(leader, left, beta, found) || replies(leader, left, beta, found);
    }

    // The same if only the number of tricks matters.
    bool counts(int leader, std::int32_t beta, Found& found) const {
        const std::int32_t step = board_.ours - board_.theirs;
        const int tricks = count(hands_[leader]);
        // The maximizing side reaches beta with so many tricks.
        const std::int32_t lack = beta - tricks * board_.theirs;
        const int ours = lack > 0 ? (lack + step - 1) / step : 0, theirs = tricks - ours + 1;
        const TrickCounts counts(board_, hands_, live_);
        const bool lead = board_.is_ours(leader);
        for (const bool is_ours : {lead, !lead}) {
            const int need = is_ours ? ours : theirs;
            const SureTricks sure = is_ours == lead ? counts.quick(leader, need) : counts.replies(leader, need);
            if (sure.count < need) continue;
            found = {tricks * board_.theirs + (is_ours ? ours : ours - 1) * step, sure.cuts};
            return true;
        }
        return false;
    }

    // Adds sure tricks of a side to its worst case, until they decide.
    class Run {
    public:
        Run(const Board& board, bool ours, const Bounds& left, std::int32_t beta)
            : board_(board), ours_(ours), beta_(beta), found{worst(left), 0} {}

        // Add the tricks that a hand takes with these cards, which the cuts make the highest.
        bool take(int seat, Mask cards, Cuts cuts) {
            if (cards) found.cuts |= cuts;
            for (; cards; cards &= cards - 1) {
                const Card card = lowest(cards);
                found.value += board_.trick[seat] - worst(board_.trick_bounds);
                found.value += board_.value[card][seat] - worst(board_.card_bounds[card]);
            }
            return decides();
        }

        bool decides() const { return ours_ ? found.value >= beta_ : found.value < beta_; }
        std::int32_t worst(const Bounds& bounds) const { return ours_ ? bounds.least : bounds.most; }

    private:
        const Board& board_;
        const bool ours_;
        const std::int32_t beta_;

    public:
        Found found;
    };

    // The leader cashes all cards that no one can beat, then crosses to a partner who does the same (quick tricks).
    bool quick_tricks(int leader, const Bounds& left, std::int32_t beta, Found& found) const {
        const bool ours = board_.is_ours(leader);
        const Mask hand = hands_[leader];
        Cuts cuts = 0, more = 0;
        Mask sure = winners_of(leader, cuts);
        Run run(board_, ours, left, beta);
        for (int lane = 0; lane < SOLVER_SUITS && !run.decides(); ++lane) {
            run.take(leader, sure & lane_mask(lane), cuts & lane_mask(lane));
        }
        if (!run.decides() && sure == hand) {
            run.found.value += board_.last[leader] - run.worst(board_.last_bounds);
            for (Mask rest = live_ & ~sure; rest; rest &= rest - 1) {
                run.found.value += board_.value[lowest(rest)][leader] - run.worst(board_.card_bounds[lowest(rest)]);
            }
        }
        for (int partner = 0; partner < board_.seats && sure != hand && !run.decides(); ++partner) {
            if (partner == leader || board_.is_ours(partner) != ours) continue;
            Mask theirs = winners_of(partner, more), entries = 0;
            for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
                if (sure & lane_mask(lane)) theirs &= ~lane_mask(lane);  // the leader's winners might take them
                if (theirs & lane_mask(lane)) entries |= hand & lane_mask(lane);
            }
            if (!entries) continue;
            int room = count(hand) - count(sure);
            Run both = run;
            // The entry first: without it, and the cut that makes it one, the other suits are out of reach.
            for (const bool is_entry : {true, false}) {
                for (int lane = 0; lane < SOLVER_SUITS && room && !both.decides(); ++lane) {
                    if (((entries & lane_mask(lane)) != 0) != is_entry) continue;
                    Mask cards = theirs & lane_mask(lane);
                    while (count(cards) > room) cards &= cards - 1;
                    room -= count(cards);
                    both.take(partner, cards, more & lane_mask(lane));
                }
            }
            if (both.decides()) run.found = both.found;
        }
        found = run.found;
        return run.decides();
    }

    // If the other side has the highest card of each suit that the leader can lead, it takes the next trick, and the hand
    // that takes it can cash its other winners.
    bool replies(int leader, const Bounds& left, std::int32_t beta, Found& found) const {
        const bool ours = board_.is_ours(leader);
        if (board_.trump >= 0 && live_ & lane_mask(board_.trump)) return false;
        Found worst{0, 0};
        bool first = true;
        for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
            if (!(hands_[leader] & lane_mask(lane))) continue;
            const Card top = highest(live_ & lane_mask(lane));
            int seat = 0;
            while (!has(hands_[seat], top)) ++seat;
            if (board_.is_ours(seat) == ours) return false;
            Cuts cuts = 0;
            const Mask sure = winners_of(seat, cuts);
            Run run(board_, !ours, left, beta);
            run.take(seat, sure & lane_mask(lane), cuts & lane_mask(lane));
            for (int other = 0; other < SOLVER_SUITS && !run.decides(); ++other) {
                if (other != lane) run.take(seat, sure & lane_mask(other), cuts & lane_mask(other));
            }
            if (!run.decides()) return false;
            worst.cuts |= run.found.cuts;
            if (first || (ours ? run.found.value > worst.value : run.found.value < worst.value)) worst.value = run.found.value;
            first = false;
        }
        found = worst;
        return true;
    }

    // The cards of a hand that no other hand can beat, and the cuts that make them so.
    Mask winners_of(int seat, Cuts& cuts) const {
        const Mask hand = hands_[seat], others = live_ & ~hand;
        const bool no_trumps = board_.trump < 0 || !(others & lane_mask(board_.trump));
        Mask sure = 0;
        for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
            if (!no_trumps && lane != board_.trump) continue;
            const Mask own = hand & lane_mask(lane), rivals = others & lane_mask(lane);
            const Mask top = rivals ? own & ~((bit(highest(rivals)) << 1) - 1) : own;
            sure |= top;
            if (top && rivals) cuts |= bit(highest(rivals) + 1);
        }
        return sure;
    }

    Mask legal(const OpenTrick& trick, Mask hand, bool broken) const {
        const int circumstance = circumstances(first_trick_ && !is_later_, broken);
        const ActiveClasses& active = trick.played ? board_.follow[circumstance][trick.lane] : board_.lead[circumstance];
        for (int place = 0; place < active.count; ++place) {
            const Mask met = hand & active.cards[place];
            if (met) return met | (hand & active.also_allowed[place]);
        }
        return hand;
    }

    struct Move {
        Card card, top;      // the lowest and the highest of adjacent cards of one kind
        std::int32_t score;
    };

    // List the legal cards, one for adjacent cards of a kind: with the lowest, no cut divides them needlessly.
    int moves_of(const OpenTrick& trick, int seat, Mask legal_cards, Move* moves) const {
        Mask rivals = live_ & ~hands_[seat];
        if (trick.played) rivals |= bit(trick.best);
        int size = 0;
        Card last = -1;
        for (Mask rest = legal_cards; rest; rest &= rest - 1) {
            const Card card = lowest(rest);
            if (last >= 0 && lane_of(last) == lane_of(card) && board_.kind[last] == board_.kind[card]
                && !(span(last, card) & rivals)) {
                moves[size - 1].top = last = card;
                continue;
            }
            moves[size++] = {card, card, 0};
            last = card;
        }
        return size;
    }

    void score(const OpenTrick& trick, int seat, Move* first, const Move* end, const Bounds& left) const {
        for (; first != end; ++first) {
            first->score = order_.score(trick, hands_, live_, seat, first->card, first->top, left.least + left.most);
        }
    }

    // The value for the side on turn of its best card.
    Found play(const OpenTrick& trick, int seat, Mask legal_cards, bool broken, const Bounds& left,
               std::int32_t beta) {
        Move moves[32];
        const int size = moves_of(trick, seat, legal_cards, moves);
        const bool ours = board_.is_ours(seat);
        std::size_t situation = 0;
        bool is_scored = size == 1;
        if (size > 1) {
            situation = order_.situation(trick, live_, hands_[seat], seat);
            const Card first = order_.last_cutoff(situation);
            for (int i = 0; i < size; ++i) {
                if (moves[i].card <= first && first <= moves[i].top) std::swap(moves[0], moves[i]);
            }
            // It usually causes a cutoff again, and then the others need no scores.
            if (moves[0].card <= first && first <= moves[0].top) {
                moves[0].score = INFINITE;
            } else {
                score(trick, seat, moves, moves + size, left);
                is_scored = true;
            }
        }
        Found best{ours ? -INFINITE : INFINITE, 0};
        struct Done {
            Card card;
            int lane, kind;
            Cuts cuts;
        } done[32];
        int tried = 0;
        for (int i = 0; i < size; ++i) {
            if (i == 1 && !is_scored) score(trick, seat, moves + 1, moves + size, left);
            int next = i;
            for (int j = i + 1; j < size; ++j) next = moves[j].score > moves[next].score ? j : next;
            const Move move = moves[next];
            moves[next] = moves[i];
            bool is_new = true;
            for (int j = 0; j < tried && is_new; ++j) {
                if (done[j].kind != board_.kind[move.card] || done[j].lane != lane_of(move.card)) continue;
                const Card low = done[j].card < move.card ? done[j].card : move.card;
                const Card high = done[j].card < move.card ? move.top : done[j].card;
                is_new = (done[j].cuts & (span(low, high) & ~bit(low))) != 0;
            }
            if (!is_new) continue;
            Found found = after(trick, seat, move.card, broken, left, beta);
            if (stopped_) return {0, 0};
            if ((found.value >= beta) == ours) {
                if (size > 1) order_.set_last_cutoff(situation, move.card);
                return found;
            }
            separate(move, found.cuts);
            done[tried++] = {move.card, lane_of(move.card), board_.kind[move.card], found.cuts};
            best.cuts |= found.cuts;
            if (ours ? found.value > best.value : found.value < best.value) best.value = found.value;
        }
        return best;
    }

    // If a cut divides adjacent cards of one kind, of which only the lowest was tried, divide all of them, from each other
    // and from the cards around them, so that the result holds for each. Without the cut above the highest of them, it
    // could beat the card that takes the trick.
    void separate(const Move& move, Cuts& cuts) const {
        if (move.card == move.top || !(cuts & (span(move.card, move.top) & ~bit(move.card)))) return;
        const Mask lane = live_ & lane_mask(lane_of(move.card));
        const Card end = move.card | (SOLVER_RANKS - 1);  // no card of the suit is above
        for (Mask rest = lane & span(move.card, move.top) & ~bit(end); rest; rest &= rest - 1) {
            cuts |= bit(lowest(rest) + 1);
        }
        const Mask below = lane & (bit(move.card) - 1);
        if (below) cuts |= bit(highest(below) + 1);
    }

    // The value after a card.
    Found after(const OpenTrick& trick, int seat, Card card, bool broken, const Bounds& left, std::int32_t beta) {
        OpenTrick next = trick;
        add_card(board_, next, seat, card);
        hands_[seat] ^= bit(card);
        live_ ^= bit(card);
        signature_ -= board_.unit[card];
        const bool discards = trick.played && trick.lane != lane_of(card);
        broken |= has(board_.breakers, card) && (discards || !board_.discards_break);
        Found found;
        if (next.played < board_.seats) {
            const int turn = seat + 1 == board_.seats ? 0 : seat + 1;
            found = play(next, turn, legal(next, hands_[turn], broken), broken, left, beta);
        } else {
            const int winner = next.best_seat;
            Bounds rest = left;
            rest -= board_.trick_bounds;
            std::int32_t gained = board_.trick[winner];
            for (int i = 0; i < next.played; ++i) {
                gained += board_.value[next.cards[i]][winner];
                rest -= board_.card_bounds[next.cards[i]];
            }
            const bool was_later = is_later_;
            is_later_ = true;
            found = between(winner, broken, rest, beta - gained);
            is_later_ = was_later;
            found.value += gained;
            found.cuts |= comparison(next, found.cuts);
        }
        hands_[seat] ^= bit(card);
        live_ ^= bit(card);
        signature_ += board_.unit[card];
        return found;
    }

    // The cut that makes the best card win the trick, unless there is one: just below it and its adjacent cards.
    Cuts comparison(const OpenTrick& trick, Cuts cuts) const {
        const Card best = trick.best;
        Mask played = 0;
        for (int i = 0; i < trick.played; ++i) played |= bit(trick.cards[i]);
        const Mask beaten = played & lane_mask(lane_of(best)) & ~bit(best);
        if (!beaten || cuts & (span(highest(beaten) + 1, best))) return 0;
        const Mask rivals = (live_ | played) & ~hands_[trick.best_seat] & lane_mask(lane_of(best)) & (bit(best) - 1);
        return bit(highest(rivals) + 1);
    }

    static constexpr std::int32_t INFINITE = 1 << 30;

    const Board& board_;
    const SolverTask& task_;
    PatternTable& table_;
    Stop& stop_;
    MoveOrder order_;
    Mask hands_[SOLVER_SEATS] = {};
    Mask live_ = 0;
    std::uint64_t signature_ = 0;
    std::uint64_t nodes_ = 0;
    bool first_trick_ = false, is_later_ = false;
    bool stopped_ = false;
};

}  // namespace mamlaka::MAMLAKA_ENGINE
