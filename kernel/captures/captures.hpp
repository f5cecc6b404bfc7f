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

    // The best use of a card of a value; of equal ones, that of the fewest or else the lowest cards.
    Use best(int value) const {
        Use best{0, 0};
        each(value, [&](Mask takes, std::int32_t gain) {
            const int size = count(takes), known = count(best.takes);
            const bool is_first = size < known || (size == known && takes < best.takes);
            if (!best.takes || gain > best.gain || (gain == best.gain && is_first)) best = {gain, takes};
        });
        if (!best.takes) best.gain = -exposure(total_ + value + 1);
        return best;
    }

    // Call `offer` with each set of cards that a card of a value may take, and with what that is worth.
    template <class Offer>
    void each(int value, const Offer& offer) const {
        const Mask equal = table_ & rules_.of_value[value];
        if (equal) {
            for (Mask left = equal; left; left &= left - 1) {
                const Mask takes = left & -left;
                offer(takes, gain(takes, value, rules_.worth[lowest(left)], value + 1));
            }
        } else if (table_ && rules_.powers >> value & 1) {
            std::int32_t worth = 0;
            for (Mask left = table_; left; left &= left - 1) worth += rules_.worth[lowest(left)];
            offer(table_, gain(table_, value, worth, total_));
        } else {
            int most = MAX_CARDS;
            if (rules_.fewest) {
                each_sum(0, value + 1, 0, 0, 0, most, [&](Mask, std::int32_t, int size) { most = size < most ? size : most; });
            }
            each_sum(0, value + 1, 0, 0, 0, most, [&](Mask takes, std::int32_t worth, int) {
                offer(takes, gain(takes, value, worth, value + 1));
            });
        }
    }

private:
    // What it costs to leave a table of some sum.
    std::int32_t exposure(int sum) const {
        return sum <= rules_.values ? rules_.exposed[count(others_ & rules_.of_value[sum - 1])] : 0;
    }

    // What it is worth to take a set of cards with some worth and sum.
    std::int32_t gain(Mask takes, int value, std::int32_t worth, int sum) const {
        if (takes != table_) return worth - exposure(total_ - sum);
        return worth + (rules_.powers >> value & 1 && sum != value + 1 ? 0 : rules_.sweep);
    }

    // Call `offer` with each set of at most `most` cards that adds up to `left`, with its worth and its size.
    template <class Offer>
    void each_sum(int from, int left, Mask takes, std::int32_t worth, int size, const int& most, const Offer& offer) const {
        if (!left) {
            offer(takes, worth, size);
            return;
        }
        if (size == most) return;
        for (int i = from; i < size_; ++i) {
            const Card card = cards_[i];
            const int rest = left - rules_.value_of[card] - 1;
            if (rest >= 0) each_sum(i + 1, rest, takes | bit(card), worth + rules_.worth[card], size + 1, most, offer);
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

// Play a card of the seat on turn; `held` are the cards of all hands before.
inline void play_capture(const CaptureRules& rules, CaptureDeal& deal, Mask held, Card card, Mask takes) {
    const int seat = deal.turn;
    deal.hands[seat] ^= bit(card);
    const bool is_last = held == bit(card);
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

// The play of the seat on turn that is worth most to it.
inline Capture best_capture(const CaptureRules& rules, const CaptureDeal& deal, const Uses& uses) {
    Use known[MAX_VALUES];
    unsigned found = 0;
    Capture chosen{-1, 0};
    std::int32_t best = 0;
    for (Mask left = deal.hands[deal.turn]; left; left &= left - 1) {
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
    return chosen;
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
        const std::int32_t* const weights = rules.most[row];
        points += rules.counts[row] ? compared(count(own & rules.counted[row]), count(other & rules.counted[row]))
                                    : compared(weight(weights, own), weight(weights, other));
    }
    if (rules.has_best) points += compared(best_weight(rules, own), best_weight(rules, other));
    points += count(own & rules.each) - count(other & rules.each);
    return points + run_points(rules, own) - run_points(rules, other);
}

// The best play of two sides with all cards known, by alpha-beta.
class CaptureEnding {
public:
    CaptureEnding(const CaptureRules& rules, unsigned side) : rules_(rules), side_(side) {}

    // The points of the side above those of the other at the end of a deal, between alpha and beta. The deal is the same
    // afterwards.
    std::int32_t value(CaptureDeal& deal, Mask held, std::int32_t alpha, std::int32_t beta) const {
        const int seat = deal.turn, last = deal.last;
        const Mask hand = deal.hands[seat], table = deal.table, taken = deal.taken[seat];
        const std::int32_t sweeps = deal.sweeps[seat];
        if (!hand) return points_above(rules_, deal, side_);
        const Uses uses(rules_, table, held & ~hand);
        const bool maximizes = side_ >> seat & 1;
        std::int32_t best = maximizes ? -MAX_CAPTURE_WORTH : MAX_CAPTURE_WORTH;
        const auto try_play = [&](Card card, Mask takes) {
            if (alpha >= beta) return;
            std::int32_t found;
            if (held == bit(card)) {
                CaptureDeal end = deal;
                play_capture(rules_, end, held, card, takes);
                found = points_above(rules_, end, side_);
            } else {
                play_capture(rules_, deal, held, card, takes);
                found = value(deal, held ^ bit(card), alpha, beta);
                deal.hands[seat] = hand;
                deal.table = table;
                deal.taken[seat] = taken;
                deal.sweeps[seat] = sweeps;
                deal.last = last;
                deal.turn = seat;
            }
            if (maximizes ? found > best : found < best) best = found;
            if (maximizes && best > alpha) alpha = best;
            if (!maximizes && best < beta) beta = best;
        };
        const bool is_forced = !(hand & (hand - 1));
        const Capture first = is_forced ? Capture{-1, 0} : best_capture(rules_, deal, uses);
        if (!is_forced) try_play(first.card, first.takes);
        for (Mask left = hand; left; left &= left - 1) {
            const Card card = lowest(left);
            bool takes_none = true;
            uses.each(rules_.value_of[card], [&](Mask takes, std::int32_t) {
                takes_none = false;
                if (card != first.card || takes != first.takes) try_play(card, takes);
            });
            if (takes_none && card != first.card) try_play(card, 0);
        }
        return best;
    }

private:
    const CaptureRules& rules_;
    const unsigned side_;
};

// Play a deal by the wishes of its seats until at most `solved` cards are held, and then at its best.
inline std::int32_t played_out(const CaptureRules& rules, CaptureDeal& deal, unsigned side, int solved) {
    Mask held = held_cards(deal);
    while (deal.hands[deal.turn] && count(held) > solved) {
        const Uses uses(rules, deal.table, held & ~deal.hands[deal.turn]);
        const Capture chosen = best_capture(rules, deal, uses);
        play_capture(rules, deal, held, chosen.card, chosen.takes);
        held ^= bit(chosen.card);
    }
    return CaptureEnding(rules, side).value(deal, held, -MAX_CAPTURE_WORTH, MAX_CAPTURE_WORTH);
}

inline std::size_t play_capture_worlds(const CaptureRules& rules, const CaptureDeal& start, const HiddenCards& hidden,
                                       std::size_t worlds, const Capture* candidates, int size, unsigned side, int solved,
                                       Stop& stop, std::int32_t* rows) {
    std::size_t number = 0;
    while (number < worlds) {
        CaptureDeal world = start;
        Mask stock = 0;
        add_hidden_cards(world, hidden, number, start.seats, stock);
        for (int i = 0; i < size; ++i) {
            CaptureDeal deal = world;
            play_capture(rules, deal, held_cards(deal), candidates[i].card, candidates[i].takes);
            *rows++ = played_out(rules, deal, side, solved);
        }
        ++number;
        if (stop.asked()) break;
    }
    return number;
}

}  // namespace mamlaka::MAMLAKA_ENGINE
