// The order in which the open-hand solver tries cards.
//
// The card that caused the last cutoff in a similar situation comes first. The others get a score: if partners opposite
// each other want tricks, by the customs of bridge; else by what the trick is expected to gain if all later seats play
// greedily, and a little for keeping or getting rid of high cards.
#pragma once

#include <vector>

#include "solver/board.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// A trick in progress.
struct OpenTrick {
    Card cards[SOLVER_SEATS];
    int seats[SOLVER_SEATS];
    int played = 0;
    int lane = 0;       // of the led card
    Card best = 0;      // the card that is winning, and its seat
    int best_seat = 0;
    std::int32_t swing = 0;  // what taking it is worth to the maximizing side
};

inline bool beats(const Board& board, Card card, Card best) {
    return lane_of(card) == lane_of(best) ? card > best : lane_of(card) == board.trump;
}

inline void add_card(const Board& board, OpenTrick& trick, int seat, Card card) {
    if (!trick.played) trick.lane = lane_of(card), trick.swing = board.trick_swing;
    if (!trick.played || beats(board, card, trick.best)) trick.best = card, trick.best_seat = seat;
    trick.cards[trick.played] = card;
    trick.seats[trick.played++] = seat;
    trick.swing += board.swing[card];
}

class MoveOrder {
public:
    // More cards make more situations.
    explicit MoveOrder(const Board& board)
        : board_(board), bits_(count(board.in_play) < 48 ? count(board.in_play) / 3 + 4 : 20), cutoffs_(std::size_t{1} << bits_) {}

    // Score adjacent cards of the seat on turn, of which the lowest is to be tried; higher is earlier.
    std::int32_t score(const OpenTrick& trick, const Mask* hands, Mask live, int seat, Card card, Card top,
                       std::int32_t outlook) const {
        if (!board_.wants_tricks || !board_.has_partners_opposite) return greedy_score(trick, hands, live, seat, card, outlook);
        return trick.played ? follow_score(trick, hands, seat, card) : lead_score(hands, live, seat, top);
    }

    // What a seat's best card depends on most. A leader: its hand. Who follows: the cards of the suit that are left in all
    // hands, and the best card of the trick. Who discards: its hand, and the seat or the card that takes the trick. The
    // number of this situation; few others have the same.
    std::size_t situation(const OpenTrick& trick, Mask live, Mask hand, int seat) const {
        const Mask led = lane_mask(trick.lane);
        std::uint64_t key = static_cast<std::uint64_t>(seat * SOLVER_SEATS + trick.played);
        Mask cards = hand;
        if (trick.played && (hand & led)) {
            for (int i = 0; i < trick.played; ++i) live |= bit(trick.cards[i]);
            cards = live & led;
            key = key << 6 | static_cast<std::uint64_t>(trick.best);
        } else if (trick.played) {
            key = key << 6 | static_cast<std::uint64_t>(board_.trump < 0 ? trick.best_seat : trick.best);
        }
        key = cards * 0x9E3779B97F4A7C15 ^ (key + 1) * 0xBF58476D1CE4E5B9;
        return ((key ^ key >> 29) * 0x94D049BB133111EB) >> (64 - bits_);
    }

    // The card that caused the last cutoff in a situation; -1: none.
    Card last_cutoff(std::size_t situation) const { return cutoffs_[situation] - 1; }
    void set_last_cutoff(std::size_t situation, Card card) { cutoffs_[situation] = static_cast<std::uint8_t>(card + 1); }

    void set_scale(std::int32_t scale) { scale_ = scale; }

private:
    int following(int seat) const { return seat + 1 == board_.seats ? 0 : seat + 1; }

    static Mask above(Mask cards, Card card) { return cards & ~((bit(card) << 1) - 1); }

    // Lead first to a finesse of the partner, then from a suit of which the side has two of the three highest cards; the
    // highest or the lowest card of a suit.
    std::int32_t lead_score(const Mask* hands, Mask live, int seat, Card card) const {
        const Mask lane = lane_mask(lane_of(card)), own = hands[seat] & lane;
        const int next = following(seat), partner = following(next);
        const Mask left = hands[next] & lane, across = hands[partner] & lane, right = hands[following(partner)] & lane;
        Mask rest = live & lane, honours[5] = {};  // from the highest; an empty set is held by no one
        for (Mask& honour : honours) {
            if (rest) rest ^= honour = bit(highest(rest));
        }
        const auto holds = [](Mask cards, Mask wanted) { return wanted && !(wanted & ~cards); };
        const Mask both = own | across;
        const auto finesse = [&](int winner, int missing, int next_best) {
            return holds(across, honours[winner]) && holds(left, honours[missing])
                   && (next_best == 0 || holds(across, honours[next_best])
                       || (honours[next_best] && holds(both, honours[next_best] | honours[next_best + 1])));
        };
        std::int32_t score = card == highest(own) ? 1 : card == lowest(own) ? 0 : -5000;
        if (count(across) > 1 && count(left) > 1 && (finesse(1, 0, 0) || finesse(0, 1, 2) || finesse(1, 2, 3))) {
            score += 2000;
        } else if (left && right && count(both & (honours[0] | honours[1] | honours[2])) > 1) {
            score += 1000;
        }
        return score;
    }

    // Follow low if the partner takes the trick as well as the seat itself, else try to take it: with the lowest card if
    // that is enough, else with the highest. Discard the lowest card of the longest suit.
    std::int32_t follow_score(const OpenTrick& trick, const Mask* hands, int seat, Card card) const {
        const Mask led = lane_mask(trick.lane), trumps = board_.trump < 0 ? 0 : lane_mask(board_.trump);
        const int rank = card & (SOLVER_RANKS - 1), next_seat = following(seat);
        const bool is_last = trick.played + 1 == board_.seats;
        const bool partner_wins = board_.is_ours(trick.best_seat) == board_.is_ours(seat);
        const bool is_ruffed = lane_of(trick.best) != trick.lane;
        const Mask next = is_last ? 0 : hands[next_seat] & led;
        const bool next_ruffs = !is_last && !next && led != trumps && (hands[next_seat] & trumps);
        if (hands[seat] & led) {
            const Mask winners = is_ruffed ? 0 : above(hands[seat] & led, trick.best);
            if (!winners) return -rank;
            Card partners = partner_wins ? trick.best : -1;  // the partner's best card
            if (trick.played == 1) {
                const Mask later = above(hands[following(next_seat)] & led, trick.best);
                if (later) partners = highest(later);
            }
            if (partners >= 0) {
                const Mask beaters = above(next, partners);
                if (beaters ? beaters == above(next, highest(winners)) : !next_ruffs) return -rank;
            }
            if (!has(winners, card)) return -rank;
            return 1000 + (!next || lowest(winners) > highest(next) ? -rank : rank);
        }
        if (has(trumps, card)) {
            const bool is_safe = partner_wins && (is_last || (next && !above(next, trick.best)));
            return (is_safe || (is_ruffed && card < trick.best) ? -1000 : 2000) - rank;
        }
        const Mask suit = hands[seat] & lane_mask(lane_of(card));
        return card == lowest(suit) ? 1000 + 10 * count(suit) : rank;
    }

    // What the trick gains if all later seats play greedily. Besides, cards that beat many others are kept if tricks are
    // good, and go first if they are bad. Discards come from long suits if tricks are good, and else from short ones.
    std::int32_t greedy_score(const OpenTrick& trick, const Mask* hands, Mask live, int seat, Card card,
                              std::int32_t outlook) const {
        OpenTrick after = trick;
        add_card(board_, after, seat, card);
        for (int next = following(seat); after.played < board_.seats; next = following(next)) {
            reply(after, hands[next], next, outlook);
        }
        const bool is_taken = board_.is_ours(after.best_seat) == board_.is_ours(seat);
        const Mask suit = lane_mask(lane_of(card));
        std::int32_t weight = count(live & ~hands[seat] & suit & (bit(card) - 1));
        if (trick.played && lane_of(card) != trick.lane) weight -= 2 * count(hands[seat] & suit);
        return (is_taken ? 64 : -64) * after.swing + (outlook > 0 ? -4 : 4) * weight * scale_;
    }

    // Play greedily: take a trick that is worth it as cheaply as possible, else lose with the highest card or the lowest.
    void reply(OpenTrick& trick, Mask hand, int seat, std::int32_t outlook) const {
        const Mask led = hand & lane_mask(trick.lane);
        const std::int32_t sign = board_.is_ours(seat) ? 1 : -1;
        const std::int32_t want = trick.swing * 8 + outlook;
        const bool partner_wins = board_.is_ours(trick.best_seat) == board_.is_ours(seat);
        Mask winning = 0;
        if (led) {
            if (lane_of(trick.best) == trick.lane) winning = led & ~((bit(trick.best) << 1) - 1);
        } else if (board_.trump >= 0) {
            const Mask trumps = hand & lane_mask(board_.trump);
            winning = lane_of(trick.best) == board_.trump ? trumps & ~((bit(trick.best) << 1) - 1) : trumps;
        }
        if (want > 0 && winning && !partner_wins) return add_card(board_, trick, seat, lowest(winning));
        const Mask losing = led ? led & ~winning : hand & ~winning;
        if (!led) {
            Mask rest = losing ? losing : hand;
            Card chosen = lowest(rest);
            // Discard what is worth most to the side that takes the trick, if that is one's own, else least.
            for (; rest; rest &= rest - 1) {
                const Card card = lowest(rest);
                const std::int32_t better = (board_.swing[card] - board_.swing[chosen]) * (board_.is_ours(trick.best_seat) ? 1 : -1) * sign;
                if (better > 0) chosen = card;
            }
            return add_card(board_, trick, seat, chosen);
        }
        if (want > 0) return add_card(board_, trick, seat, lowest(losing ? losing : led));
        add_card(board_, trick, seat, highest(losing ? losing : led));
    }

    const Board& board_;
    std::int32_t scale_ = 1;
    const int bits_;
    std::vector<std::uint8_t> cutoffs_;  // (situations,): a card plus one; 0: none
};

}  // namespace mamlaka::MAMLAKA_ENGINE
