// The number of play sequences by depth, to compare and measure interpreters of plans. The C++ counterpart of
// `mamlaka.search.perft`.
#pragma once

#include "layout.hpp"
#include "plan_rules.hpp"
#include "stop.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// Count the plays from a position; the order of the stock is known. Return false if stopped.
inline bool count_plays(const TrickPlan& plan, const TrickDeal& deal, const std::int32_t* stock, int stock_size,
                        int depth, std::uint64_t* counts, Stop& stop) {
    if (depth == 0 || (deal.played == 0 && is_finished(plan, deal))) return true;
    if (stop.asked()) return false;
    for (Mask left = legal_mask(plan, deal, deal.hands[deal.turn]); left; left &= left - 1) {
        TrickDeal after = deal;
        play_card(plan, after, lowest(left));
        ++*counts;
        int drawn = 0;
        if (seats_to_play(plan, after) == 0) {
            const int winner = winner_of(plan, after);
            take_trick(after, winner);
            for (int seat = winner; drawn < plan.seats && drawn < stock_size; seat = next_seat(seat, plan.seats, 0)) {
                after.hands[seat] |= bit(stock[drawn++]);
            }
        }
        if (!count_plays(plan, after, stock + drawn, stock_size - drawn, depth - 1, counts + 1, stop)) return false;
    }
    return true;
}

inline bool count_plays(const LayoutPlan& plan, const LayoutDeal& deal, int depth, std::uint64_t* counts, Stop& stop) {
    if (depth == 0) return true;
    if (stop.asked()) return false;
    LayoutDeal on_turn = deal;
    for (Mask left = pass_on(plan, on_turn); left; left &= left - 1) {
        for (int down = 0; down <= is_closing(plan, on_turn); ++down) {
            LayoutDeal after = on_turn;
            place(plan, after, lowest(left), down);
            ++*counts;
            if (!count_plays(plan, after, depth - 1, counts + 1, stop)) return false;
        }
    }
    return true;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
