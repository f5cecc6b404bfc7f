// Labels positions of random deals, from which `mamlaka.search.training` learns policies.
#pragma once

#include <type_traits>

#include "playout.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// One of a few decisions of a deal is labelled.
constexpr std::uint64_t DECISIONS_A_LABEL = 4;

// The policies of a deal: most seats follow the learned one, once there is one.
inline Policies drawn_policies(int seats, const std::int8_t* weights, Rng& rng) {
    Policies policies{0, 0, 0, weights};
    for (int seat = 0; seat < seats; ++seat) {
        const std::uint64_t drawn = rng.below(10);
        unsigned& chosen = weights && drawn < 8 ? policies.learned : drawn % 2 ? policies.heuristic : policies.conventional;
        chosen |= 1u << seat;
    }
    return policies;
}

// The policies with which the seat on turn plays on after a card that is labelled.
inline Policies own_policies(Policies policies, int seat) {
    for (unsigned* seats : {&policies.heuristic, &policies.conventional, &policies.learned}) *seats &= ~(1u << seat);
    (policies.weights ? policies.learned : policies.heuristic) |= 1u << seat;
    return policies;
}

// What a seat has above the mean of all, times the number of seats.
inline std::int32_t above_mean(const std::int32_t* points, int seat, int seats) {
    std::int32_t value = seats * points[seat];
    for (int other = 0; other < seats; ++other) value -= points[other];
    return value;
}

// The positions of one deal, and what each card brings in this deal: `play_on` plays a card and then to the end.
class Labels {
public:
    explicit Labels(LabelledPosition* positions) : positions_(positions) {}

    template <class Traits, class PlayOn>
    void add(Traits traits, Mask legal, int seat, int seats, Rng& rng, PlayOn&& play_on) {
        const bool fits = legal & (legal - 1) && count(legal) <= MAX_CHOICES && size_ < static_cast<int>(LABELS);
        if (!fits || rng.below(DECISIONS_A_LABEL)) return;
        LabelledPosition& position = positions_[size_++];
        position.choices = 0;
        const std::uint64_t seed = rng.next64();
        for (Mask left = legal; left; left &= left - 1) {
            WeightPlaces places{};
            traits.find(lowest(left), places);
            std::memcpy(position.places[position.choices], places.of, sizeof places.of);
            std::int32_t points[MAX_SEATS] = {};
            play_on(lowest(left), SmallNumbers(Rng(seed)), points);
            position.values[position.choices++] = above_mean(points, seat, seats);
        }
    }

    int size() const { return size_; }

private:
    LabelledPosition* const positions_;
    int size_ = 0;
};

template <int STRIDE>
inline void label_deal(const TrickPlan& plan, const std::int8_t* weights, Rng rng, Labels& labels) {
    SmallNumbers numbers(rng);
    TrickDeal deal;
    deal.gone = deal_hands(plan.every, plan.seats, plan.cards / plan.seats, deal.hands, numbers);
    deal.turn = static_cast<int>(rng.below(static_cast<std::uint64_t>(plan.seats)));
    const Policies policies = drawn_policies(plan.seats, weights, rng);
    while (!is_finished(plan, deal)) {
        for (int left = seats_to_play(plan, deal); left > 0; --left) {
            const int seat = deal.turn;
            const Mask legal = legal_mask(plan, deal, deal.hands[seat]);
            labels.add(TrickTraits(plan, deal, legal, left - 1), legal, seat, plan.seats, rng,
                       [&](Card card, SmallNumbers own_numbers, std::int32_t* points) {
                           TrickDeal played = deal;
                           add_points_so_far(plan, plan.pay, deal, points);
                           play_card(plan, played, card);
                           play_to_end<STRIDE>(plan, plan.pay, played, own_policies(policies, seat), own_numbers, points);
                       });
            play_card(plan, deal, played_card(policies, seat, deal.hands[seat], legal, numbers, [&] {
                return policy_card(plan, deal, policies, legal, left - 1);
            }));
        }
        take_trick(deal, winner_of(plan, deal));
    }
}

inline void label_deal(const LayoutPlan& plan, const std::int8_t* weights, Rng rng, Labels& labels) {
    SmallNumbers numbers(rng);
    LayoutDeal deal;
    deal_hands(plan.every, plan.seats, plan.cards / plan.seats, deal.hands, numbers);
    deal.turn = static_cast<int>(rng.below(static_cast<std::uint64_t>(plan.seats)));
    const Policies policies = drawn_policies(plan.seats, weights, rng);
    while (const Mask legal = pass_on(plan, deal)) {
        const int seat = deal.turn;
        labels.add(RowTraits(plan, deal, legal), legal, seat, plan.seats, rng,
                   [&](Card card, SmallNumbers own_numbers, std::int32_t* points) {
                       LayoutDeal played = deal;
                       place(plan, played, card, false);
                       play_layout(plan, played, own_policies(policies, seat), own_numbers, points);
                   });
        place(plan, deal, played_card(policies, seat, deal.hands[seat], legal, numbers,
                                      [&] { return policy_card(plan, deal, policies, legal); }), false);
    }
}

// The implementation of `Engine.label`.
template <class Plan>
inline std::size_t label_positions(const Plan& plan, const PlayoutTask& task, Stop& stop, LabelledPosition* positions,
                                   int* counts) {
    std::size_t done = 0;
    for (std::size_t number = task.first; number < task.end && !stop.asked(); ++number, ++done) {
        Labels labels(positions + number * LABELS);
        const Rng rng = Rng::stream(task.seed, number);
        if constexpr (std::is_same_v<Plan, TrickPlan>) {
            const auto label = plan.pay.stride == 4 ? label_deal<4> : label_deal<8>;
            label(plan, task.policies.weights, rng, labels);
        } else {
            label_deal(plan, task.policies.weights, rng, labels);
        }
        counts[number] = labels.size();
    }
    return done;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
