// The order in which the open-hand solver tries cards.
//
// Each card gets a score: what the trick is expected to gain for its side if all later seats play greedily, and a little
// for keeping or getting rid of high cards. The card that caused the last cutoff in a similar situation comes first.
#pragma once

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
    if (!trick.played) trick.lane = lane_of(card);
    if (!trick.played || beats(board, card, trick.best)) trick.best = card, trick.best_seat = seat;
    trick.cards[trick.played] = card;
    trick.seats[trick.played++] = seat;
    trick.swing += board.swing[card];
}

class MoveOrder {
public:
    explicit MoveOrder(const Board& board) : board_(board) {}

    // Score a card of the seat on turn; higher is earlier.
    std::int32_t score(const OpenTrick& trick, const Mask* hands, int seat, Card card, std::int32_t outlook) const {
        OpenTrick after = trick;
        add_card(board_, after, seat, card);
        const bool ours = board_.is_ours(seat);
        for (int next = following(seat); after.played < board_.seats; next = following(next)) {
            reply(after, hands[next], next, outlook);
        }
        const std::int32_t sign = ours ? 1 : -1;
        const std::int32_t gain = board_.is_ours(after.best_seat) ? after.swing : 0;
        const std::int32_t loss = board_.is_ours(after.best_seat) ? 0 : -after.swing;
        const int rank = card & 15;
        const bool keeps = sign * outlook > 0;  // taking tricks is good for this side
        const std::int32_t points = (gain + loss) * sign * 64;
        return points + (keeps ? -rank : rank) * 4 * scale_;
    }

    // What a seat's best card depends on most: its hand, the led suit, what the trick is worth, its best card and side, and
    // whether the seat can win it. The number of this situation; few others have the same.
    std::size_t situation(const OpenTrick& trick, Mask hand, Mask legal_cards, int seat) const {
        std::uint64_t key = static_cast<std::uint64_t>(trick.lane * SOLVER_SEATS + seat);
        key = key << 6 ^ static_cast<std::uint64_t>(trick.swing);
        key = key << 6 ^ static_cast<std::uint64_t>(trick.best);
        key = key << 1 | board_.is_ours(trick.best_seat);
        key = key << 1 | beats(board_, highest(legal_cards), trick.best);
        key = hand * 0x9E3779B97F4A7C15 ^ key * 0xBF58476D1CE4E5B9;
        return ((key ^ key >> 29) * 0x94D049BB133111EB) >> (64 - SITUATION_BITS);
    }

    // The card that caused the last cutoff in a situation; -1: none.
    Card last_cutoff(std::size_t situation) const { return cutoffs_[situation] - 1; }
    void set_last_cutoff(std::size_t situation, Card card) { cutoffs_[situation] = static_cast<std::uint8_t>(card + 1); }

    void set_scale(std::int32_t scale) { scale_ = scale; }

private:
    static constexpr int SITUATION_BITS = 16;

    int following(int seat) const { return seat + 1 == board_.seats ? 0 : seat + 1; }

    // Play greedily: take a trick that is worth it as cheaply as possible, else lose with the highest card or the lowest.
    void reply(OpenTrick& trick, Mask hand, int seat, std::int32_t outlook) const {
        const Mask led = hand & lane_mask(trick.lane);
        const std::int32_t sign = board_.is_ours(seat) ? 1 : -1;
        const std::int32_t want = sign * (trick.swing * 8 + outlook);
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
    std::uint8_t cutoffs_[std::size_t{1} << SITUATION_BITS] = {};  // (situations,): a card plus one; 0: none
};

}  // namespace mamlaka::MAMLAKA_ENGINE
