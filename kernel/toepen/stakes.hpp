// Playouts of deals for a stake: only the last trick counts, and any seat may raise the stake by knocking. The C++
// counterpart of `win_probability` and `stakes` in `mamlaka.games.toepen.search`, which give the reasons. All arithmetic
// is in integers, so both return the same results.
#pragma once

#include "playout.hpp"
#include "toepen/position.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// A probability of one.
constexpr int CERTAIN = 256;

// (cards left, leads): the chance that two sure cards take the last trick; (cards left,): the factor if the second card
// is worthless. Both of CERTAIN.
constexpr int PAIR_CHANCE[5][2] = {{0, 256}, {50, 256}, {133, 256}, {143, 172}, {146, 146}};
constexpr int SINGLE_FACTOR[5] = {256, 256, 64, 90, 98};

// The chance that opponents hold none of `cards` cards, if each is unheld with chance `unheld`.
inline int none_held(int cards, int unheld) {
    int chance = CERTAIN;
    for (; cards > 0; --cards) chance = chance * unheld >> 8;
    return chance;
}

// The odds of a seat, from the unseen cards and the number of cards that the opponents hold.
struct LastTrickOdds {
    Mask unseen;
    int unheld;        // of CERTAIN: the share of the unseen cards that no live opponent holds
    int unheld_later;  // the same for the opponents that play to the trick after the seat

    LastTrickOdds(const TrickPlan& plan, const TrickDeal& deal, int seat, bool has_played) {
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
        unheld = share_without(held);
        unheld_later = share_without(after);
    }

    // The share of the unseen cards, of CERTAIN, that is left without `cards` of them.
    int share_without(int cards) const {
        const int all = count(unseen);
        return all ? CERTAIN * (all - cards) / all : CERTAIN;
    }

    // The chance that no seat that plays later in the trick has a higher card.
    int unbeaten_chance(const TrickPlan& plan, Card card) const {
        return none_held(count(unseen & plan.beats[card]), unheld_later);
    }

    // The chance that a hand takes the last trick, if it leads to the next trick or not.
    int chance(const TrickPlan& plan, Mask hand, bool leads) const {
        int best = 0, second = 0, cards = 0;
        for (; hand; hand &= hand - 1, ++cards) {
            const int chance = none_held(count(unseen & plan.beats[lowest(hand)]), unheld);
            if (chance > best) {
                second = best;
                best = chance;
            } else if (chance > second) second = chance;
        }
        if (!cards) return leads ? CERTAIN : 0;
        if (cards > 4) cards = 4;
        if (cards <= 2) best = best * best >> 8;
        const int factor = SINGLE_FACTOR[cards] + ((CERTAIN - SINGLE_FACTOR[cards]) * second >> 8);
        return (PAIR_CHANCE[cards][leads] * best >> 8) * factor >> 8;
    }

    // The chance for the rest of a hand if the current trick is taken with chance `takes`.
    int chance_after(const TrickPlan& plan, Mask rest, int takes) const {
        return (takes * chance(plan, rest, true) + (CERTAIN - takes) * chance(plan, rest, false)) >> 8;
    }
};

// The card of the seat on turn with the best chance of the last trick; of equals the weakest, then the first.
inline Card most_promising_card(const TrickPlan& plan, const TrickDeal& deal, int* chance) {
    const Mask hand = deal.hands[deal.turn];
    const LastTrickOdds odds(plan, deal, deal.turn, false);
    Card chosen = -1;
    int most = -1, beaten = 0;
    for (Mask left = legal_mask(plan, deal, hand); left; left &= left - 1) {
        const Card card = lowest(left);
        const Mask above = plan.beats[card];
        const bool wins = !deal.played || has(plan.beats[deal.best], card);
        const int takes = wins ? odds.unbeaten_chance(plan, card) : 0;
        const int value = odds.chance_after(plan, hand ^ bit(card), takes);
        if (value > most || (value == most && count(above) > beaten)) {
            most = value;
            chosen = card;
            beaten = count(above);
        }
    }
    *chance = most;
    return chosen;
}

// The chance that a seat that has not folded takes the last trick, from what it knows.
inline int win_probability(const TrickPlan& plan, const TrickDeal& deal, int seat) {
    int own = -1;
    for (int i = 0; i < deal.played; ++i) {
        if (deal.trick_seats[i] == seat) own = deal.trick[i];
    }
    if (own >= 0) {
        const LastTrickOdds odds(plan, deal, seat, true);
        const int takes = deal.best_seat == seat ? odds.unbeaten_chance(plan, own) : 0;
        return odds.chance_after(plan, deal.hands[seat], takes);
    }
    if (deal.played && deal.turn == seat) {
        int chance = 0;
        most_promising_card(plan, deal, &chance);
        return chance;
    }
    return LastTrickOdds(plan, deal, seat, false).chance(plan, deal.hands[seat], !deal.played && deal.turn == seat);
}

// The number of risk profiles; one is reckless, one is timid.
constexpr int RISK_PROFILES = 16;
constexpr int BALANCED = RISK_PROFILES;

// A chance as a seat with this risk profile perceives it.
inline int perceived_chance(int chance, int risk_profile) {
    if (risk_profile == BALANCED) return chance;
    if (risk_profile == 0) return CERTAIN;
    if (risk_profile == 1) return 0;
    const int perceived = chance * (160 + 12 * risk_profile) >> 8;
    return perceived < CERTAIN ? perceived : CERTAIN;
}

// Whether a chance is far enough above a fair share to raise the stake.
inline bool would_knock(int chance, int players) { return chance * (players + 1) >= 2 * CERTAIN; }

inline int least(int one, int other) { return one < other ? one : other; }

// Whether to stay in: folding costs the stake, losing one chip more. Against a knock, a chance counts a fifth less.
inline bool would_stay(int chance, int stake, int chips, bool takes) {
    const int lost = least(stake + 1, chips);
    return 4 * chance * (lost + (takes ? stake + 1 : 0)) >= 5 * CERTAIN * (lost - least(stake, chips));
}

// The playout of a deal, with knocks and answers.
class StakedDeal {
public:
    StakedDeal(const TrickPlan& plan, const TrickDeal& deal, const Stakes& stakes, const int* risk_profiles)
        : plan_(plan), deal_(deal), stakes_(stakes), risk_profiles_(risk_profiles) {
        for (int seat = 0; seat < plan.seats; ++seat) before_[seat] = stakes.chips[seat];
    }

    // Play a candidate, then the rest of the deal; return the relative gain of the seat to decide, times the number of players.
    std::int32_t play(int candidate) {
        switch (candidate) {
            case WAIT: break;
            case KNOCK: knock(stakes_.seat); break;
            case STAY:
            case FOLD: answer(stakes_.seat, candidate == STAY); break;
            default: put_card(candidate);
        }
        if (stakes_.knocker >= 0) resolve_knock();
        while (winner_ < 0) {
            if (is_complete()) {
                const int winner = winner_of(plan_, deal_);
                take_trick(deal_, winner);
                if (!deal_.hands[winner]) {
                    pay_all(winner);
                    break;
                }
            }
            ask_for_knocks();
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

    int chance(int seat) const { return perceived_chance(win_probability(plan_, deal_, seat), risk_profiles_[seat]); }

    void put_card(Card card) {
        play_card(plan_, deal_, card);
        stakes_.may_knock = true;
        stakes_.passed = 0;
    }

    void pay(int seat, int stake) {
        const int paid = least(stake, stakes_.chips[seat]);
        stakes_.chips[seat] -= paid;
        stakes_.pot += paid;
    }

    void pay_all(int winner) {
        winner_ = winner;
        for (int seat = 0; seat < plan_.seats; ++seat) {
            if (seat != winner && !is_out(seat)) pay(seat, stakes_.stake);
        }
        if (stakes_.takes) stakes_.chips[winner] += least(stakes_.stake, stakes_.pot);
    }

    // Ask each seat before a card, starting left of the seat on turn, until one knocks.
    void ask_for_knocks() {
        if (!stakes_.may_knock) return;
        for (int step = 0, seat = next(deal_.turn); step < plan_.seats; ++step, seat = next(seat)) {
            if (is_out(seat) || seat == stakes_.last || stakes_.passed >> seat & 1) continue;
            if (stakes_.stake == stakes_.max_stake || stakes_.stake >= most_of_others(seat)) continue;
            if (would_knock(chance(seat), live_count())) {
                knock(seat);
                resolve_knock();
                return;
            }
        }
    }

    int live_count() const { return plan_.seats - count(deal_.out); }

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

    // Let the waiting seats answer a knock, then raise the stake or end the deal.
    void resolve_knock() {
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
        stakes_.may_knock = !stakes_.needs_card_between;
        stakes_.passed = 0;
        if (is_out(deal_.turn)) deal_.turn = next_seat(deal_.turn, plan_.seats, deal_.out);
    }

    const TrickPlan& plan_;
    TrickDeal deal_;
    Stakes stakes_;
    const int* risk_profiles_;
    std::int32_t before_[MAX_SEATS];
    int winner_ = -1;
};

// Discard a hand and draw a new one from the stock.
inline void exchange(TrickDeal& deal, int seat, Mask stock, SmallNumbers& numbers) {
    const int size = count(deal.hands[seat]);
    deal.gone |= deal.hands[seat];
    deal.hands[seat] = 0;
    for (int i = 0; i < size; ++i) {
        const Card drawn = select(stock, static_cast<int>(numbers.below(static_cast<std::uint32_t>(count(stock)))));
        stock ^= bit(drawn);
        deal.hands[seat] |= bit(drawn);
    }
}

// Whether the knocker, given its risk profile, would have knocked in this world.
inline bool is_plausible(const TrickPlan& plan, const TrickDeal& world, const Stakes& stakes,
                         const int* risk_profiles) {
    const int knocker = stakes.knocker;
    if (knocker < 0) return true;
    // Seats that have folded since were still in when the knocker knocked.
    const int players = plan.seats - count(world.out) + stakes.folded;
    return would_knock(perceived_chance(win_probability(plan, world, knocker), risk_profiles[knocker]), players);
}

// Play each candidate in `samples` plausible worlds, and the deal to its end: (samples, candidates) relative gains. If
// no more worlds are left than samples are missing, none is rejected.
inline std::size_t play_stakes(const TrickPlan& plan, const TrickDeal& start, const Stakes& stakes,
                               const HiddenCards& hidden,
                               std::size_t worlds, std::size_t samples, const std::int32_t* candidates, int candidate_count,
                               std::uint64_t seed, Stop& stop, std::int32_t* rows) {
    std::size_t done = 0;
    for (std::size_t number = 0; done < samples && !(stop.asked() && done); ++number) {
        TrickDeal world = start;
        Mask stock = 0;
        add_hidden_cards(world, hidden, number, plan.seats, stock);
        SmallNumbers numbers(Rng::stream(seed, number));
        int risk_profiles[MAX_SEATS];
        for (int seat = 0; seat < plan.seats; ++seat) {
            const auto risk_profile = static_cast<int>(numbers.below(RISK_PROFILES));
            risk_profiles[seat] = seat == stakes.seat ? BALANCED : risk_profile;
        }
        if (worlds - number > samples - done && !is_plausible(plan, world, stakes, risk_profiles)) continue;
        ++done;
        for (int i = 0; i < candidate_count; ++i) {
            TrickDeal deal = world;
            if (candidates[i] == EXCHANGE) exchange(deal, stakes.seat, stock, numbers);
            *rows++ = StakedDeal(plan, deal, stakes, risk_profiles).play(candidates[i] == EXCHANGE ? WAIT : candidates[i]);
        }
    }
    return done;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
