// Deals of which only the last trick counts, for a stake that anybody may raise. The twin of `mamlaka.search.toepen.stakes`,
// which says why; all numbers are whole, so that both choose the same.
#pragma once

#include "rollout.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// Chances are counted in parts of this.
constexpr int CERTAIN = 256;

// How likely the last trick is won with so many cards left, behind the lead and with it: of CERTAIN, for one sure card;
// and what of that remains without a second one.
constexpr int PROSPECT[5][2] = {{0, 256}, {50, 256}, {133, 256}, {143, 172}, {146, 146}};
constexpr int ALONE[5] = {256, 256, 64, 90, 98};

// How likely no live opponent of a seat has one of so many cards.
inline int absent(int cards, int free) {
    int chance = CERTAIN;
    for (; cards > 0; --cards) chance = chance * free >> 8;
    return chance;
}

// What a seat knows: its hand, and what it has not seen.
struct Outlook {
    Mask unseen;
    int free;   // of CERTAIN: how much of what is unseen no live opponent holds
    int later;  // the same for those who play to the trick after the seat

    Outlook(const TrickPlan& plan, const Tricks& deal, int seat, bool has_played) {
        unseen = plan.every & ~(deal.hands[seat] | deal.gone | deal.trick_mask);
        int held = 0, after = 0;
        unsigned played = 0;
        for (int i = 0; i < deal.played; ++i) played |= 1u << deal.trick_seats[i];
        bool is_later = has_played;
        for (int step = 0, at = deal.turn; step < plan.seats; ++step, at = at + 1 == plan.seats ? 0 : at + 1) {
            if (at == seat) is_later = true;
            else if (!(deal.out >> at & 1)) {
                const int cards = count(deal.hands[at]);
                held += cards;
                if (is_later && !(played >> at & 1)) after += cards;
            }
        }
        free = without(held);
        later = without(after);
    }

    // How much of what is unseen is left without so many cards, of CERTAIN.
    int without(int cards) const {
        const int all = count(unseen);
        return all ? CERTAIN * (all - cards) / all : CERTAIN;
    }

    // How likely a hand takes the last trick, with the lead to the next trick or behind it.
    int prospect(const TrickPlan& plan, Mask hand, bool leads) const {
        int best = 0, second = 0, cards = 0;
        for (; hand; hand &= hand - 1, ++cards) {
            const int chance = absent(count(unseen & plan.beats[lowest(hand)]), free);
            if (chance > best) {
                second = best;
                best = chance;
            } else if (chance > second) second = chance;
        }
        if (!cards) return leads ? CERTAIN : 0;
        if (cards > 4) cards = 4;
        if (cards <= 2) best = best * best >> 8;
        const int both = ALONE[cards] + ((CERTAIN - ALONE[cards]) * second >> 8);
        return (PROSPECT[cards][leads] * best >> 8) * both >> 8;
    }

    // The same when the seat has a card in the trick that takes it with some chance.
    int after(const TrickPlan& plan, Mask rest, int takes) const {
        return (takes * prospect(plan, rest, true) + (CERTAIN - takes) * prospect(plan, rest, false)) >> 8;
    }
};

// The card of the seat on turn with which it most likely takes the last trick; of equal ones the weakest, then the first.
inline Card most_promising_card(const TrickPlan& plan, const Tricks& deal, int* chance) {
    const Mask hand = deal.hands[deal.turn];
    const Outlook outlook(plan, deal, deal.turn, false);
    Card chosen = -1;
    int most = -1, beaten = 0;
    for (Mask left = legal_mask(plan, deal, hand); left; left &= left - 1) {
        const Card card = lowest(left);
        const Mask above = plan.beats[card];
        const bool heads = !deal.played || has(plan.beats[deal.best], card);
        const int takes = heads ? absent(count(outlook.unseen & above), outlook.later) : 0;
        const int value = outlook.after(plan, hand ^ bit(card), takes);
        if (value > most || (value == most && count(above) > beaten)) {
            most = value;
            chosen = card;
            beaten = count(above);
        }
    }
    *chance = most;
    return chosen;
}

// How likely a live seat takes the last trick, as far as it can tell.
inline int win_probability(const TrickPlan& plan, const Tricks& deal, int seat) {
    int own = -1;
    for (int i = 0; i < deal.played; ++i) {
        if (deal.trick_seats[i] == seat) own = deal.trick[i];
    }
    if (own >= 0) {
        const Outlook outlook(plan, deal, seat, true);
        const bool heads = deal.best_seat == seat;
        const int takes = heads ? absent(count(outlook.unseen & plan.beats[own]), outlook.later) : 0;
        return outlook.after(plan, deal.hands[seat], takes);
    }
    if (deal.played && deal.turn == seat) {
        int chance = 0;
        most_promising_card(plan, deal, &chance);
        return chance;
    }
    return Outlook(plan, deal, seat, false).prospect(plan, deal.hands[seat], !deal.played && deal.turn == seat);
}

// How people differ: a chance is as good as it looks to somebody of a risk profile, of which there are so many. One is reckless,
// one is timid.
constexpr int RISK_PROFILES = 16;
constexpr int BALANCED = RISK_PROFILES;

inline int felt(int chance, int risk_profile) {
    if (risk_profile == BALANCED) return chance;
    if (risk_profile == 0) return CERTAIN;
    if (risk_profile == 1) return 0;
    const int felt = chance * (160 + 12 * risk_profile) >> 8;
    return felt < CERTAIN ? felt : CERTAIN;
}

// Whether a chance is so much better than a fair share that a higher stake is welcome. Where everybody knocks so, and
// stays as below, nobody gains by doing otherwise; `mamlaka.search.toepen.stakes` says so, too.
inline bool would_knock(int chance, int players) { return chance * (players + 1) >= 2 * CERTAIN; }

inline int least(int one, int other) { return one < other ? one : other; }

// Whether who has so many chips stays when the stake would rise by one: to fold costs the old stake. Against somebody
// who has knocked a chance is worth a fifth less.
inline bool would_stay(int chance, int stake, int chips, bool takes) {
    const int lost = least(stake + 1, chips);
    return 4 * chance * (lost + (takes ? stake + 1 : 0)) >= 5 * CERTAIN * (lost - least(stake, chips));
}

// A deal that is played to its end, with knocks and answers.
class StakedDeal {
public:
    StakedDeal(const TrickPlan& plan, const Tricks& deal, const Stakes& stakes, const int* risk_profiles)
        : plan_(plan), deal_(deal), stakes_(stakes), risk_profiles_(risk_profiles) {
        for (int seat = 0; seat < plan.seats; ++seat) before_[seat] = stakes.chips[seat];
    }

    // Take a step, then play on; return what it brings to the seat that is asked, compared with the others.
    std::int32_t play(int step) {
        switch (step) {
            case WAIT: break;
            case KNOCK: knock(stakes_.seat); break;
            case STAY:
            case FOLD: answer(stakes_.seat, step == STAY); break;
            default: put_card(step);
        }
        if (stakes_.knocker >= 0) answers();
        while (winner_ < 0) {
            if (is_complete()) {
                const int taker = taker_of(plan_, deal_);
                sweep(deal_, taker);
                if (!deal_.hands[taker]) {
                    pay_all(taker);
                    break;
                }
            }
            knocks();
            if (winner_ < 0 && !is_complete()) {
                int chance;
                put_card(most_promising_card(plan_, deal_, &chance));
            }
        }
        std::int32_t own = 0, others = 0;
        for (int seat = 0; seat < plan_.seats; ++seat) {
            const std::int32_t gained = stakes_.chips[seat] - before_[seat];
            (seat == stakes_.seat ? own : others) += gained;
        }
        return own * (stakes_.players - 1) - others;
    }

private:
    bool is_out(int seat) const { return deal_.out >> seat & 1; }

    int next(int seat) const { return seat + 1 == plan_.seats ? 0 : seat + 1; }

    bool is_complete() const { return deal_.played && !seats_to_play(plan_, deal_); }

    int chance(int seat) const { return felt(win_probability(plan_, deal_, seat), risk_profiles_[seat]); }

    void put_card(Card card) {
        put(plan_, deal_, card);
        stakes_.may_knock = true;
        stakes_.passed = 0;
    }

    void pay(int seat, int stake) {
        const int paid = least(stake, stakes_.chips[seat]);
        stakes_.chips[seat] -= paid;
        stakes_.tray += paid;
    }

    void pay_all(int winner) {
        winner_ = winner;
        for (int seat = 0; seat < plan_.seats; ++seat) {
            if (seat != winner && !is_out(seat)) pay(seat, stakes_.stake);
        }
        if (stakes_.takes) stakes_.chips[winner] += least(stakes_.stake, stakes_.tray);
    }

    // Ask everybody before a card, from the left of the seat on turn; it comes last itself. One knock is enough.
    void knocks() {
        if (!stakes_.may_knock) return;
        for (int step = 0, seat = next(deal_.turn); step < plan_.seats; ++step, seat = next(seat)) {
            if (is_out(seat) || seat == stakes_.last || stakes_.passed >> seat & 1) continue;
            if (stakes_.stake == stakes_.most || stakes_.stake >= most_of_others(seat)) continue;
            if (would_knock(chance(seat), left())) {
                knock(seat);
                answers();
                return;
            }
        }
    }

    int left() const { return plan_.seats - count(deal_.out); }

    int most_of_others(int seat) const {
        int most = 0;
        for (int other = 0; other < plan_.seats; ++other) {
            if (other != seat && !is_out(other) && stakes_.chips[other] > most) most = stakes_.chips[other];
        }
        return most;
    }

    void knock(int seat) {
        stakes_.knocker = seat;
        stakes_.stayed = 0;
        stakes_.waiting = ~(deal_.out | 1u << seat) & ((1u << plan_.seats) - 1);
    }

    void answer(int seat, bool stays) {
        stakes_.waiting &= ~(1u << seat);
        if (stays) {
            stakes_.stayed |= 1u << seat;
        } else {
            pay(seat, stakes_.stake);
            deal_.out |= 1u << seat;
        }
    }

    // Let all that are asked answer a knock, and settle it.
    void answers() {
        const int knocker = stakes_.knocker;
        for (int seat = next(knocker); seat != knocker; seat = next(seat)) {
            if (!(stakes_.waiting >> seat & 1)) continue;
            answer(seat, would_stay(chance(seat), stakes_.stake, stakes_.chips[seat], stakes_.takes));
        }
        stakes_.knocker = -1;
        if (!stakes_.stayed) {
            pay_all(knocker);
            return;
        }
        ++stakes_.stake;
        stakes_.last = knocker;
        stakes_.may_knock = !stakes_.gap;
        stakes_.passed = 0;
        if (is_out(deal_.turn)) deal_.turn = next_seat(deal_.turn, plan_.seats, deal_.out);
    }

    const TrickPlan& plan_;
    Tricks deal_;
    Stakes stakes_;
    const int* risk_profiles_;
    std::int32_t before_[MAX_SEATS];
    int winner_ = -1;
};

// Lay a hand away and draw a new one from the stock.
inline void exchange(Tricks& deal, int seat, Mask stock, Quarters& draws) {
    const int size = count(deal.hands[seat]);
    deal.gone |= deal.hands[seat];
    deal.hands[seat] = 0;
    for (int i = 0; i < size; ++i) {
        const Card drawn = select(stock, static_cast<int>(draws.below(static_cast<std::uint32_t>(count(stock)))));
        stock ^= bit(drawn);
        deal.hands[seat] |= bit(drawn);
    }
}

// Whether somebody of that risk profile would have made the knock that is being answered, with what he has in a world.
inline bool is_plausible(const TrickPlan& plan, const Tricks& world, const Stakes& stakes, const int* risk_profiles) {
    const int knocker = stakes.knocker;
    if (knocker < 0) return true;
    // Who has folded since was in when he knocked.
    const int players = plan.seats - count(world.out) + stakes.folded;
    return would_knock(felt(win_probability(plan, world, knocker), risk_profiles[knocker]), players);
}

// In so many plausible worlds take each step, and play on: (wanted, steps), what it brings to who is asked. When no more
// worlds are left than are wanted, all are plausible.
inline std::size_t play_stakes(const TrickPlan& plan, const Tricks& start, const Stakes& stakes, const Hidden& hidden,
                               std::size_t worlds, std::size_t wanted, const std::int32_t* steps, int count_of_steps,
                               std::uint64_t seed, Stop& stop, std::int32_t* rows) {
    std::size_t done = 0;
    for (std::size_t number = 0; done < wanted && !(stop.asked() && done); ++number) {
        Tricks world = start;
        Mask stock = 0;
        fill(world, hidden, number, plan.seats, stock);
        Quarters draws(Rng::stream(seed, number));
        int risk_profiles[MAX_SEATS];
        for (int seat = 0; seat < plan.seats; ++seat) {
            const auto risk_profile = static_cast<int>(draws.below(RISK_PROFILES));
            risk_profiles[seat] = seat == stakes.seat ? BALANCED : risk_profile;
        }
        if (worlds - number > wanted - done && !is_plausible(plan, world, stakes, risk_profiles)) continue;
        ++done;
        for (int i = 0; i < count_of_steps; ++i) {
            Tricks deal = world;
            if (steps[i] == EXCHANGE) exchange(deal, stakes.seat, stock, draws);
            *rows++ = StakedDeal(plan, deal, stakes, risk_profiles).play(steps[i] == EXCHANGE ? WAIT : steps[i]);
        }
    }
    return done;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
