// Chooses among worlds by how probable they make the plays so far. The C++ counterpart of `mamlaka.search.likely_worlds`,
// which explains the method.
#pragma once

#include <cmath>

#include "playout.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// A number from 0 to below 1.
inline double fraction(Rng& rng) { return static_cast<double>(rng.next64() >> 11) * 0x1p-53; }

// How probable the plays of each seat are, by the policy that it may follow.
struct Likelihoods {
    double of[MAX_SEATS][POLICY_COUNT];
    double sums[MAX_SEATS];

    void sum_up(int seats) {
        for (int seat = 0; seat < seats; ++seat) {
            sums[seat] = 0;
            for (const double likelihood : of[seat]) sums[seat] += likelihood;
        }
    }

    // The weight of the world.
    double weight(int seats) const {
        double product = 1;
        for (int seat = 0; seat < seats; ++seat) product *= sums[seat];
        return std::sqrt(product);
    }

    int draw(int seat, Rng& rng) const {
        double left = fraction(rng) * sums[seat];
        for (int policy = 0; policy + 1 < POLICY_COUNT; ++policy) {
            left -= of[seat][policy];
            if (left < 0) return policy;
        }
        return POLICY_COUNT - 1;
    }
};

// The probability of a card under the learned policy, which plays better cards more often.
template <class Traits>
inline double learned_chance(const PlayModel& model, Traits traits, Mask legal, Card card) {
    std::int32_t values[MAX_CARDS], most = INT32_MIN, own = 0;
    int size = 0;
    for (Mask left = legal; left; left &= left - 1) {
        const std::int32_t value = sum_of_weights(model.weights, traits, lowest(left));
        if (lowest(left) == card) own = value;
        most = std::max(most, value);
        values[size++] = value;
    }
    double sum = 0;
    for (int i = 0; i < size; ++i) sum += model.decay(most - values[i]);
    return (1 - PlayModel::ANY_CARD) * model.decay(most - own) / sum + PlayModel::ANY_CARD / size;
}

// Multiply the likelihoods of a seat by the chances of a card out of `legal`.
template <class Traits, class Choice>
inline void add_chances(const PlayModel& model, const Traits& traits, Mask legal, Card card, double* likelihoods,
                        Choice&& choice) {
    const double any = PlayModel::OTHER_CARD / count(legal);
    for (const int policy : {HEURISTIC, CONVENTIONAL}) {
        likelihoods[policy] *= choice(policy) == card ? 1 - PlayModel::OTHER_CARD + any : any;
    }
    likelihoods[LEARNED] *= learned_chance(model, traits, legal, card);
}

// Take the plays back, so that every hand is as it was before the first of them.
template <class Deal>
inline Mask take_back(Deal& deal, const PastPlays& plays) {
    Mask cards = 0;
    for (int i = 0; i < plays.count; ++i) {
        deal.hands[plays.seats[i]] |= bit(plays.cards[i]);
        cards |= bit(plays.cards[i]);
    }
    return cards;
}

inline void find_likelihoods(const TrickPlan& plan, const TrickDeal& now, const PastPlays& plays, const PlayModel& model,
                             Likelihoods& likelihoods) {
    TrickDeal deal;
    std::memcpy(deal.hands, now.hands, sizeof deal.hands);
    deal.gone = now.gone & ~take_back(deal, plays);
    deal.turn = plays.count ? plays.seats[0] : now.turn;
    for (int i = 0; i < plays.count; ++i) {
        const Mask legal = legal_mask(plan, deal, deal.hands[deal.turn]);
        const int later = seats_to_play(plan, deal) - 1;
        if (deal.turn != now.turn && legal & (legal - 1)) {
            add_chances(model, TrickTraits(plan, deal, legal, later), legal, plays.cards[i], likelihoods.of[deal.turn],
                        [&](int policy) {
                            return policy == HEURISTIC ? heuristic_card(plan, deal, legal, later)
                                                       : conventional_card(plan, deal, legal, later);
                        });
        }
        play_card(plan, deal, plays.cards[i]);
        if (!later) take_trick(deal, winner_of(plan, deal));
    }
}

inline void find_likelihoods(const LayoutPlan& plan, const LayoutDeal& now, const PastPlays& plays, const PlayModel& model,
                             Likelihoods& likelihoods) {
    LayoutDeal deal;
    std::memcpy(deal.hands, now.hands, sizeof deal.hands);
    deal.placed = now.placed & ~take_back(deal, plays);
    for (int i = 0; i < plays.count; ++i) {
        deal.turn = plays.seats[i];
        const Mask legal = deal.hands[deal.turn] & placeable_mask(plan, deal);
        if (deal.turn != now.turn && legal & (legal - 1)) {
            const Card heuristic = heuristic_placement(plan, deal, legal);
            add_chances(model, RowTraits(plan, deal, legal), legal, plays.cards[i], likelihoods.of[deal.turn],
                        [&](int) { return heuristic; });
        }
        place(plan, deal, plays.cards[i], false);
    }
}

// The implementation of `Engine.likely_worlds`.
template <class Plan, class Deal>
inline void choose_likely_worlds(const Plan& plan, const Deal& start, const PastPlays& plays, const HiddenCards& hidden,
                                 std::size_t worlds, const PlayModel& model, std::uint64_t seed, const LikelyWorlds& chosen) {
    double total = 0;
    for (std::size_t number = 0; number < worlds; ++number) {
        Deal world = start;
        Mask stock = 0;
        add_hidden_cards(world, hidden, number, plan.seats, stock);
        Likelihoods& likelihoods = reinterpret_cast<Likelihoods*>(chosen.memory)[number];
        for (auto& seat : likelihoods.of) std::memcpy(seat, PlayModel::PRIOR, sizeof seat);
        find_likelihoods(plan, world, plays, model, likelihoods);
        likelihoods.sum_up(plan.seats);
        total += likelihoods.weight(plan.seats);
    }
    Rng rng(seed);
    const double offset = fraction(rng);
    double before = 0;
    std::size_t number = 0;
    for (std::size_t i = 0; i < chosen.count; ++i) {
        const Likelihoods* const likelihoods = reinterpret_cast<const Likelihoods*>(chosen.memory);
        const double wanted = (static_cast<double>(i) + offset) * total / static_cast<double>(chosen.count);
        for (; number + 1 < worlds; ++number) {
            const double upto = before + likelihoods[number].weight(plan.seats);
            if (wanted < upto) break;
            before = upto;
        }
        chosen.numbers[i] = static_cast<std::uint32_t>(number);
        std::uint8_t* const masks = chosen.policies + i * POLICY_COUNT;
        std::memset(masks, 0, POLICY_COUNT);
        Rng own = Rng::stream(seed, i);
        for (int seat = 0; seat < plan.seats; ++seat) {
            const int policy = seat == start.turn ? LEARNED : likelihoods[number].draw(seat, own);
            masks[policy] = static_cast<std::uint8_t>(masks[policy] | 1u << seat);
        }
    }
}

}  // namespace mamlaka::MAMLAKA_ENGINE
