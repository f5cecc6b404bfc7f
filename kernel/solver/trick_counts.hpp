// How many of the remaining tricks a side can take for certain, if all that matters is how many it takes.
//
// Each count is that of one way to play, which the other side can't prevent, and comes with the cuts that make it so.
#pragma once

#include "solver/pattern_table.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

struct SureTricks {
    int count = 0;
    Cuts cuts = 0;
};

class TrickCounts {
public:
    TrickCounts(const Board& board, const Mask* hands, Mask live) : board_(board), hands_(hands), live_(live) {}

    // The tricks that the side of the leader takes at once, but not more than `need`: the leader cashes its winners, then
    // crosses to a partner, who cashes the rest.
    SureTricks quick(int leader, int need) const {
        SureTricks best;
        const bool ours = board_.is_ours(leader);
        bool alone = true;
        for (int partner = 0; partner < board_.seats && best.count < need; ++partner) {
            if (partner == leader || board_.is_ours(partner) != ours) continue;
            const SureTricks found = quick(leader, hands_[partner], need);
            if (found.count > best.count) best = found;
            alone = false;
        }
        return alone ? quick(leader, 0, need) : best;
    }

    // The tricks that the other side takes, whatever is led, but not more than `need`.
    SureTricks replies(int leader, int need) const {
        SureTricks tops = top_trumps(!board_.is_ours(leader), need);
        if (tops.count >= need || has_trumps()) return tops;
        const bool ours = board_.is_ours(leader);
        SureTricks worst{need, 0};
        for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
            if (!(hands_[leader] & lane_mask(lane))) continue;
            const Card top = highest(live_ & lane_mask(lane));
            int seat = 0;
            while (!has(hands_[seat], top)) ++seat;
            if (board_.is_ours(seat) == ours) return {};
            SureTricks found;
            winners_of(seat, lane, need, found);
            for (int other = 0; other < SOLVER_SUITS; ++other) {
                if (other != lane) winners_of(seat, other, need, found);
            }
            worst.cuts |= found.cuts;
            if (found.count < worst.count) worst.count = found.count;
        }
        return worst;
    }

    // Whether the side of the leader takes all tricks if the other side wants none: each hand of the other side can go
    // below whatever is led, and keeps its lowest cards for it.
    bool takes_all(int leader, Cuts& cuts) const {
        if (has_trumps()) return false;
        Mask own = 0;
        for (int seat = 0; seat < board_.seats; ++seat) own |= board_.is_ours(seat) == board_.is_ours(leader) ? hands_[seat] : 0;
        for (int seat = 0; seat < board_.seats; ++seat) {
            if (board_.is_ours(seat) == board_.is_ours(leader)) continue;
            for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
                Mask led = own & lane_mask(lane), low = hands_[seat] & lane_mask(lane);
                for (; led && low; led &= led - 1, low &= low - 1) {
                    if (lowest(led) < lowest(low)) return false;
                }
            }
        }
        cuts = 0;
        for (int seat = 0; seat < board_.seats; ++seat) {
            if (board_.is_ours(seat) == board_.is_ours(leader)) continue;
            for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
                Card led[SOLVER_RANKS], low[SOLVER_RANKS];
                int size = 0;
                Mask rest = own & lane_mask(lane);
                for (Mask left = hands_[seat] & lane_mask(lane); left && rest; left &= left - 1, rest &= rest - 1, ++size) {
                    led[size] = lowest(rest);
                    low[size] = lowest(left);
                }
                // One cut below a led card serves all pairs from it up whose low card is below the cut.
                for (int pair = size - 1; pair >= 0;) {
                    int first = pair;
                    while (first > 0 && low[pair] < led[first - 1]) --first;
                    cuts |= bit(led[first]);
                    pair = first - 1;
                }
            }
        }
        return true;
    }

private:
    bool has_trumps() const { return board_.trump >= 0 && (live_ & lane_mask(board_.trump)); }

    // The highest trumps, if a side has them: each takes a trick, since the hand with more trumps can follow with a low one
    // while the other hand takes the trick.
    SureTricks top_trumps(bool ours, int need) const {
        SureTricks found;
        if (!has_trumps()) return found;
        int longest = 0;
        Mask own = 0;
        for (int seat = 0; seat < board_.seats; ++seat) {
            if (board_.is_ours(seat) != ours) continue;
            const Mask trumps = hands_[seat] & lane_mask(board_.trump);
            own |= trumps;
            longest = count(trumps) > longest ? count(trumps) : longest;
        }
        if (!own) return found;
        const Mask rivals = live_ & lane_mask(board_.trump) & ~own;
        Mask tops = rivals ? own & ~((bit(highest(rivals)) << 1) - 1) : own;
        found.count = count(tops) < longest ? count(tops) : longest;
        if (found.count > need) found.count = need;
        if (found.count) found.cuts = below_nth(tops, found.count, rivals);
        return found;
    }

    // The cut below the highest `number` of some cards that are above all `rivals`.
    static Cuts below_nth(Mask tops, int number, Mask rivals) {
        if (number <= 0) return 0;
        if (count(tops) == number) return rivals ? bit(highest(rivals) + 1) : 0;
        for (int extra = count(tops) - number; extra > 0; --extra) tops &= tops - 1;
        return bit(lowest(tops));
    }

    // Add the winners of a hand in a suit: the cards that no other hand can beat.
    void winners_of(int seat, int lane, int need, SureTricks& found) const {
        if (found.count >= need) return;
        const Mask own = hands_[seat] & lane_mask(lane), rivals = live_ & lane_mask(lane) & ~own;
        const Mask tops = rivals ? own & ~((bit(highest(rivals)) << 1) - 1) : own;
        int number = count(tops);
        if (!number) return;
        int most = 0;  // the cards of the longest other hand
        for (int other = 0; other < board_.seats; ++other) {
            const int size = other == seat ? 0 : count(hands_[other] & lane_mask(lane));
            most = size > most ? size : most;
        }
        const int wanted = need - found.count;
        if (number >= wanted) {
            number = wanted;
            found.cuts |= below_nth(tops, number, rivals);
        } else {
            found.cuts |= below_nth(tops, number, rivals);
            if (number >= most) number = count(own) < wanted ? count(own) : wanted;
        }
        found.count += number;
    }

    // What two hands can cash in a suit, without the lead of other hands.
    struct Run {
        int own = 0, partner = 0;  // the tricks of the leader, and then those of its partner
        bool is_entry = false;     // whether the leader can cross to the partner in the suit
        Cuts cuts = 0;
    };

    Run run_in(int lane, Mask own_hand, Mask partner_hand, int most) const {
        Run run;
        const Mask own = own_hand & lane_mask(lane), partner = partner_hand & lane_mask(lane);
        if (!(own | partner)) return run;
        const Mask rivals = live_ & lane_mask(lane) & ~own & ~partner;
        const Mask high = rivals ? ~((bit(highest(rivals)) << 1) - 1) : ~Mask{0};
        const int wins = count(own & high), partner_wins = count(partner & high);
        if (!(wins | partner_wins)) return run;
        const int size = count(own), partner_size = count(partner);
        run.cuts = rivals ? bit(highest(rivals) + 1) : 0;
        const int rounds = wins < partner_size ? wins : partner_size;
        if (wins && rounds > partner_size - partner_wins) {
            // The partner runs out of low cards: the leader keeps the lead while its cards are above those that fall.
            Mask falling = own, rising = partner;
            for (int round = 0; round < rounds; ++round) {
                const Card card = highest(falling), fallen = lowest(rising);
                if (card < fallen) {
                    run.cuts |= bit(fallen);
                    run.own = round;
                    run.partner = partner_size - round;
                    run.is_entry = true;
                    return run;
                }
                falling ^= bit(card);
                rising ^= bit(fallen);
                if (round + 1 == rounds || highest(falling) < lowest(rising)) run.cuts |= bit(card);
            }
        }
        run.own = wins;
        if (partner_size > wins) run.partner = partner_wins < partner_size - wins ? partner_wins : partner_size - wins;
        run.is_entry = run.partner > 0 && size > wins;
        if (wins >= most && partner_size <= wins) {
            run.own = size;  // the other hands have run out
            const int decisive = most > partner_size ? most : partner_size;
            if (decisive < wins) run.cuts = below_nth(own & high, decisive, rivals);
        } else if (run.partner > 0 && wins + run.partner >= most && size <= wins + run.partner) {
            run.partner = partner_size - wins;
        }
        return run;
    }

    SureTricks quick(int leader, Mask partner_hand, int need) const {
        const Mask own = hands_[leader];
        const bool ours = board_.is_ours(leader);
        const int tricks = count(own);
        Mask rivals = live_ & ~own & ~partner_hand;
        Run runs[SOLVER_SUITS];
        SureTricks found;
        int limit = tricks;  // the most tricks in other suits than trumps
        int most[SOLVER_SUITS] = {}, safe[SOLVER_SUITS];
        const bool can_ruff = board_.trump >= 0 && (rivals & lane_mask(board_.trump));
        for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
            safe[lane] = tricks;
            for (int seat = 0; seat < board_.seats; ++seat) {
                const Mask hand = hands_[seat];
                if (!(hand & rivals)) continue;
                const int size = count(hand & lane_mask(lane));
                most[lane] = size > most[lane] ? size : most[lane];
                if (can_ruff && (hand & lane_mask(board_.trump)) && size < safe[lane]) safe[lane] = size;
            }
        }
        bool draws = false;
        if (can_ruff) {
            const Run trumps = run_in(board_.trump, own, partner_hand, most[board_.trump]);
            draws = trumps.own >= most[board_.trump];  // the leader can draw all trumps first
            if (draws) {
                found = {trumps.own, trumps.cuts};
                if (found.count >= need) return {need, found.cuts};
            } else {
                found = top_trumps(ours, need);
                if (found.count >= need) return found;
                const int own_trumps = count(own & lane_mask(board_.trump));
                const int partner_trumps = count(partner_hand & lane_mask(board_.trump));
                limit = tricks - (own_trumps > partner_trumps ? own_trumps : partner_trumps);
            }
        }
        Mask entries = 0;
        int room = limit;
        for (int lane = 0; lane < SOLVER_SUITS; ++lane) {
            Run& run = runs[lane];
            if (can_ruff && lane == board_.trump) continue;
            run = run_in(lane, own, partner_hand, most[lane]);
            if (can_ruff && !draws) {
                if (run.own > safe[lane]) run.own = safe[lane];
                if (run.partner > safe[lane] - run.own) run.partner = safe[lane] - run.own;
            }
            if (run.is_entry && run.partner > 0) entries |= bit(lane);
            if (!run.own) continue;
            const int taken = run.own < room ? run.own : room;
            room -= taken;
            found.count += taken;
            found.cuts |= run.cuts;
            if (found.count >= need) return {need, found.cuts};
        }
        if (!entries) return found;
        for (const bool is_entry : {true, false}) {
            for (int lane = 0; lane < SOLVER_SUITS && room > 0; ++lane) {
                const Run& run = runs[lane];
                if (!run.partner || has(entries, lane) != is_entry) continue;
                const int taken = run.partner < room ? run.partner : room;
                room -= taken;
                found.count += taken;
                found.cuts |= run.cuts;
                if (found.count >= need) return {need, found.cuts};
            }
        }
        return found;
    }

    const Board& board_;
    const Mask* hands_;
    const Mask live_;
};

}  // namespace mamlaka::MAMLAKA_ENGINE
