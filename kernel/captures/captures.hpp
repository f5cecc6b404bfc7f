// Deals of captures played to their end: every seat plays the card whose best use is worth most.
#pragma once

#include "bits.hpp"
#include "captures/position.hpp"
#include "engine.hpp"
#include "playout.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// What playing a card of some value is worth in addition to the card, and what it takes.
struct Use {
    std::int32_t gain;
    Mask takes;
};

// The uses of the cards of one table, for a seat that knows which cards others hold, but not who.
class Uses {
public:
    Uses(const CaptureRules& rules, Mask table, Mask others) : rules_(rules), table_(table), others_(others) {
        for (Mask left = table; left; left &= left - 1) {
            const Card card = lowest(left);
            total_ += rules.value_of[card] + 1;
            if (rules.value_of[card] + 1 < rules.values) cards_[size_++] = card;  // higher ones are in no sum
        }
    }

    // The best use of a card of a value.
    Use best(int value) const {
        const Mask equal = table_ & rules_.of_value[value];
        Use best{0, 0};
        if (equal) {
            for (Mask left = equal; left; left &= left - 1) {
                const Mask takes = left & -left;
                offer(best, value, takes, rules_.worth[lowest(left)], value + 1);
            }
        } else if (table_ && rules_.powers >> value & 1) {
            std::int32_t gain = 0;
            for (Mask left = table_; left; left &= left - 1) gain += rules_.worth[lowest(left)];
            offer(best, value, table_, gain, total_);
        } else {
            int most = MAX_CARDS;
            add_sums(best, value, 0, value + 1, 0, 0, 0, most);
        }
        if (!best.takes) best.gain = -exposure(total_ + value + 1);
        return best;
    }

private:
    // What it costs to leave a table of some sum.
    std::int32_t exposure(int sum) const {
        return sum <= rules_.values ? rules_.exposed[count(others_ & rules_.of_value[sum - 1])] : 0;
    }

    // Take a set if it is worth more than the best one, or as much with fewer or lower cards.
    void offer(Use& best, int value, Mask takes, std::int32_t gain, int sum) const {
        if (takes == table_) {
            gain += rules_.powers >> value & 1 && sum != value + 1 ? 0 : rules_.sweep;
        } else {
            gain -= exposure(total_ - sum);
        }
        const int size = count(takes), known = count(best.takes);
        const bool is_first = size < known || (size == known && takes < best.takes);
        if (!best.takes || gain > best.gain || (gain == best.gain && is_first)) best = {gain, takes};
    }

    void add_sums(Use& best, int value, int from, int left, Mask takes, std::int32_t gain, int size, int& most) const {
        if (!left) {
            if (rules_.fewest && size < most) best = {0, 0};
            if (rules_.fewest) most = size;
            offer(best, value, takes, gain, value + 1);
            return;
        }
        if (size == most) return;
        for (int i = from; i < size_; ++i) {
            const Card card = cards_[i];
            const int rest = left - rules_.value_of[card] - 1;
            if (rest >= 0) add_sums(best, value, i + 1, rest, takes | bit(card), gain + rules_.worth[card], size + 1, most);
        }
    }

    const CaptureRules& rules_;
    const Mask table_, others_;
    int total_ = 0, size_ = 0;
    Card cards_[MAX_CARDS];
};

inline Mask held_cards(const CaptureDeal& deal) {
    Mask held = 0;
    for (int seat = 0; seat < deal.seats; ++seat) held |= deal.hands[seat];
    return held;
}

inline void play_capture(const CaptureRules& rules, CaptureDeal& deal, Card card, Mask takes) {
    const int seat = deal.turn;
    deal.hands[seat] ^= bit(card);
    const bool is_last = !held_cards(deal);
    if (takes) {
        const int value = rules.value_of[card];
        const bool is_equal = takes & rules.of_value[value];
        if (takes == deal.table && (rules.last_sweeps || !is_last) && (!(rules.powers >> value & 1) || is_equal)) {
            ++deal.sweeps[seat];
        }
        deal.table ^= takes;
        deal.taken[seat] |= takes | bit(card);
        deal.last = seat;
    } else {
        deal.table |= bit(card);
    }
    if (is_last && deal.last >= 0) {
        deal.taken[deal.last] |= deal.table;
        deal.table = 0;
    }
    deal.turn = seat + 1 == deal.seats ? 0 : seat + 1;
}

inline void play_out_captures(const CaptureRules& rules, CaptureDeal& deal) {
    while (const Mask hand = deal.hands[deal.turn]) {
        const Uses uses(rules, deal.table, held_cards(deal) & ~hand);
        Use known[MAX_VALUES];
        unsigned found = 0;
        Capture chosen{-1, 0};
        std::int32_t best = 0;
        for (Mask left = hand; left; left &= left - 1) {
            const Card card = lowest(left);
            const int value = rules.value_of[card];
            if (!(found >> value & 1)) known[value] = uses.best(value);
            found |= 1u << value;
            const std::int32_t gain = known[value].gain + (known[value].takes ? rules.worth[card] : -rules.laid[card]);
            if (chosen.card < 0 || gain > best) {
                best = gain;
                chosen = {card, known[value].takes};
            }
        }
        play_capture(rules, deal, chosen.card, chosen.takes);
    }
}

inline std::int32_t weight(const std::int32_t* weights, Mask cards) {
    std::int32_t sum = 0;
    for (; cards; cards &= cards - 1) sum += weights[lowest(cards)];
    return sum;
}

inline std::int32_t best_weight(const CaptureRules& rules, Mask cards) {
    std::int32_t sum = 0;
    for (int suit = 0; suit < rules.suits; ++suit) {
        Mask held = cards & rules.suit_masks[suit];
        if (!held) return 0;
        std::int32_t best = 0;
        for (; held; held &= held - 1) best = rules.best[lowest(held)] > best ? rules.best[lowest(held)] : best;
        sum += best;
    }
    return sum;
}

inline int run_points(const CaptureRules& rules, Mask own) {
    const Mask missing = rules.run & ~own;
    const int length = count(missing ? rules.run & ((missing & -missing) - 1) : rules.run);
    return length >= rules.shortest_run ? length : 0;
}

// The points of a side above those of the other.
inline std::int32_t points_above(const CaptureRules& rules, const CaptureDeal& deal, unsigned side) {
    Mask own = 0, other = 0;
    std::int32_t points = 0;
    for (int seat = 0; seat < deal.seats; ++seat) {
        const bool is_own = side >> seat & 1;
        (is_own ? own : other) |= deal.taken[seat];
        points += is_own ? deal.sweeps[seat] : -deal.sweeps[seat];
    }
    const auto compared = [](std::int32_t one, std::int32_t two) { return (one > two) - (one < two); };
    for (int row = 0; row < rules.majorities; ++row) {
        points += compared(weight(rules.most[row], own), weight(rules.most[row], other));
    }
    if (rules.has_best) points += compared(best_weight(rules, own), best_weight(rules, other));
    points += count(own & rules.each) - count(other & rules.each);
    return points + run_points(rules, own) - run_points(rules, other);
}

inline std::size_t play_capture_worlds(const CaptureRules& rules, const CaptureDeal& start, const HiddenCards& hidden,
                                       std::size_t worlds, const Capture* candidates, int size, unsigned side, Stop& stop,
                                       std::int32_t* rows) {
    std::size_t number = 0;
    while (number < worlds) {
        CaptureDeal world = start;
        Mask stock = 0;
        add_hidden_cards(world, hidden, number, start.seats, stock);
        for (int i = 0; i < size; ++i) {
            CaptureDeal deal = world;
            play_capture(rules, deal, candidates[i].card, candidates[i].takes);
            play_out_captures(rules, deal);
            *rows++ = points_above(rules, deal, side);
        }
        ++number;
        if (stop.asked()) break;
    }
    return number;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
