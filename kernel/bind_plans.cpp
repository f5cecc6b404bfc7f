// Plans and positions, in Python: the values of plan.hpp, checked.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/tuple.h>
#include <nanobind/stl/unique_ptr.h>
#include <nanobind/stl/vector.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <numeric>
#include <optional>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "bind.hpp"
#include "checks.hpp"
#include "engine.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace mamlaka {
namespace {

using Mask = std::uint64_t;
using ClassRow = std::tuple<int, Mask, int, Mask, int, int>;
using Numbers = std::vector<std::int32_t>;

PlayClasses classes_of(const std::vector<ClassRow>& rows, const TrickPlan& plan, bool leads) {
    require(rows.size() <= MAX_CLASSES, "too many play classes");
    PlayClasses classes;
    bool any = false;
    for (const auto& [number, cards, condition, also_allowed, least, highest] : rows) {
        require(0 <= number && number <= static_cast<int>(Region::TRUMP_ABOVE_BEST) && 0 <= condition
                    && condition <= static_cast<int>(When::LATER_TRICKS),
                "no such region or condition");
        require(1 <= least && least <= MAX_CARDS, "a class must need a card, and at most all");
        const auto region = static_cast<Region>(number);
        const auto when = static_cast<When>(condition);
        const bool above = region == Region::LED_ABOVE_BEST || region == Region::TRUMP_ABOVE_BEST;
        require(!leads || region == Region::ANY || region == Region::TRUMP, "a class for leads depends on the trick");
        for (int first_trick = 0; first_trick < 2; ++first_trick) {
            for (int broken = 0; broken < 2; ++broken) {
                const bool in_force = when == When::ALWAYS || (when == When::FIRST_TRICK && first_trick)
                                      || (when == When::UNBROKEN && !broken)
                                      || (when == When::FIRST_CARD && first_trick && leads)
                                      || (when == When::LATER_TRICKS && !first_trick);
                const int circumstance = circumstances(first_trick, broken);
                if (in_force) {
                    const int place = classes.in_force[circumstance]++;
                    classes.order[circumstance][place] = static_cast<std::uint8_t>(classes.count);
                }
                for (int led = 0; led < plan.suits; ++led) {
                    const bool of_led = region == Region::LED || region == Region::LED_ABOVE_BEST;
                    const Mask suit = of_led ? plan.suit_masks[led] : plan.trump_mask;
                    const Mask there = region == Region::ANY ? plan.every : suit;
                    classes.cards[circumstance][led][classes.count] = in_force ? there & cards : 0;
                }
            }
        }
        classes.unconditional[classes.count] = above ? 0 : ~Mask{0};
        classes.also_allowed[classes.count] = also_allowed;
        classes.least[classes.count] = static_cast<std::uint8_t>(least);
        classes.highest[classes.count] = highest != 0;
        classes.is_simple &= least == 1 && !highest;
        ++classes.count;
        any |= region == Region::ANY && when == When::ALWAYS && least == 1 && !(plan.every & ~cards);
    }
    require(any, "some hand meets no play class");
    return classes;
}

// Whether a class in force contains exactly the led suit, or every card, and also allows no others.
bool is_plain(const PlayClasses& classes, const TrickPlan& plan, int circumstance, int place, bool led_only) {
    const int index = classes.order[circumstance][place];
    bool plain = classes.unconditional[index] && !classes.also_allowed[index] && classes.least[index] == 1
                 && !classes.highest[index];
    for (int led = 0; led < plan.suits; ++led) {
        plain &= classes.cards[circumstance][led][index] == (led_only ? plan.suit_masks[led] : plan.every);
    }
    return plain;
}

bool only_follows_suit(const TrickPlan& plan, int circumstance) {
    return plan.lead.in_force[circumstance] == 1 && plan.follow.in_force[circumstance] == 2
           && is_plain(plan.lead, plan, circumstance, 0, false) && is_plain(plan.follow, plan, circumstance, 0, true)
           && is_plain(plan.follow, plan, circumstance, 1, false);
}

// The largest absolute value of `count` numbers from index `from`.
std::int64_t most_of(const Numbers& numbers, std::size_t from, std::size_t count) {
    std::int64_t most = 0;
    for (std::size_t i = from; i < from + count; ++i) most = std::max(most, std::abs(std::int64_t{numbers[i]}));
    return most;
}

// Rows of tables have `seats` points in Python; here they are padded.
std::unique_ptr<Payoffs> payoffs_of(int seats, int cards, const Numbers& card, const Numbers& trick,
                                    const Numbers& last) {
    require(2 <= seats && seats <= MAX_SEATS && 1 <= cards && cards <= MAX_CARDS,
            "a table of points has 2 to 8 seats, and 1 to 64 cards");
    const auto size = static_cast<std::size_t>(seats);
    require(card.size() == static_cast<std::size_t>(cards) * size * size && trick.size() == size * size
                && last.size() == size * size,
            "a table of points has the wrong size");
    auto pay = std::make_unique<Payoffs>();
    pay->seats = seats;
    pay->rows = cards;
    for (std::size_t i = 0; i < card.size(); i += size * size) pay->reach += most_of(card, i, size * size);
    pay->reach += cards * most_of(trick, 0, trick.size()) + most_of(last, 0, last.size());
    pay->most = std::max({most_of(card, 0, card.size()), most_of(trick, 0, trick.size()), most_of(last, 0, last.size())});
    pay->stride = seats <= 4 ? 4 : 8;
    const auto pad = [&](const Numbers& rows, std::int32_t* padded) {
        for (std::size_t i = 0; i < rows.size(); ++i) {
            const auto winner = static_cast<int>(i / size) % seats, row = static_cast<int>(i / size) / seats;
            padded[(row * pay->stride + winner) * pay->stride + static_cast<int>(i % size)] = rows[i];
        }
    };
    pad(card, pay->cards);
    pad(trick, pay->trick);
    pad(last, pay->last);
    return pay;
}

// The payoffs of one recipient, in the column of the first seat.
std::unique_ptr<Payoffs> recipient_payoffs_of(int seats, int cards, const Numbers& card, const Numbers& trick,
                                              const Numbers& last) {
    require(2 <= seats && seats <= MAX_SEATS, "a table of points has 2 to 8 seats");
    const auto size = static_cast<std::size_t>(seats);
    const auto spread = [&](const Numbers& values) {
        require(values.size() <= MAX_CARDS * MAX_SEATS, "a table of points has the wrong size");
        Numbers rows(values.size() * size);
        for (std::size_t i = 0; i < values.size(); ++i) rows[i * size] = values[i];
        return rows;
    };
    return payoffs_of(seats, cards, spread(card), spread(trick), spread(last));
}

// Add a card to the group of its suit with the same relative value to a seat; cards without value are left out.
void add_card_value(TrickPlan& plan, int seat, int card) {
    const Payoffs& pay = plan.relative;
    const std::int32_t each = pay.cards[(card * pay.stride + seat) * pay.stride + seat];
    const int suit = plan.suit_of[card];
    if (!each) return;
    CardValue* const end = plan.card_values[seat] + plan.value_count[seat];
    CardValue* const found = std::find_if(
        plan.card_values[seat], end, [&](const CardValue& value) { return value.each == each && value.suit == suit; });
    if (found == end) ++plan.value_count[seat];
    *found = {found->cards | Mask{1} << card, each, suit};
}

using SweepRow = std::tuple<Mask, std::int32_t, std::int32_t, Mask>;

// Set the rules that look at a whole deal, and raise the bound of what a seat can gain or lose.
void set_deal_rules(TrickPlan& plan, std::int32_t divisor, const std::vector<SweepRow>& sweeps, std::int32_t no_tricks,
                    const std::vector<Numbers>& counts, const std::vector<unsigned>& partners) {
    const auto is_too_large = [](std::int32_t points) { return points <= -MAX_POINTS || MAX_POINTS <= points; };
    require(1 <= divisor && divisor < MAX_POINTS, "the divisor of points must be at least 1");
    require(!is_too_large(no_tricks), "points are too large");
    require(sweeps.size() <= MAX_SWEEPS, "too many sweeps");
    plan.divisor = divisor;
    plan.no_tricks = no_tricks;
    plan.reach += std::abs(no_tricks);
    for (const auto& [cards, taker, others, costs] : sweeps) {
        require(cards && !(cards & ~plan.every) && !(costs & ~cards), "no such card");
        require(!is_too_large(taker) && !is_too_large(others), "points are too large");
        plan.sweeps[plan.sweep_count++] = {cards, taker, others, costs};
        plan.reach += plan.pay.reach + std::abs(taker) + std::abs(others);
    }
    require(counts.empty() || (counts.size() == static_cast<std::size_t>(plan.seats) && !counts[0].empty()),
            "every seat needs its points by the number of its tricks");
    std::int64_t most = 0;
    for (std::size_t seat = 0; seat < counts.size(); ++seat) {
        require(counts[seat].size() == counts[0].size() && counts[seat].size() <= MAX_CARDS,
                "a table of points has the wrong size");
        require(std::none_of(counts[seat].begin(), counts[seat].end(), is_too_large), "points are too large");
        most = std::max(most, most_of(counts[seat], 0, counts[seat].size()));
        std::copy(counts[seat].begin(), counts[seat].end(), plan.counts[seat]);
        plan.most_counted = static_cast<int>(counts[seat].size()) - 1;
    }
    plan.reach += most;
    require(partners.empty() || partners.size() == static_cast<std::size_t>(plan.seats), "every seat needs its partners");
    for (int seat = 0; seat < plan.seats; ++seat) {
        plan.partners[seat] = partners.empty() ? 1u << seat : partners[static_cast<std::size_t>(seat)];
        require(plan.partners[seat] >> seat & 1 && !(plan.partners[seat] >> plan.seats), "no such seat");
    }
    plan.is_additive = divisor == 1 && sweeps.empty() && no_tricks == 0 && counts.empty();
}

using NumberedRow = std::pair<int, Numbers>;

// Set what tricks pay by their number and what the longest suit pays, and raise the bound of what a seat can gain or lose.
void set_more_rules(TrickPlan& plan, const std::vector<NumberedRow>& numbered, std::int32_t longest) {
    require(numbered.size() <= MAX_NUMBERED, "too many tricks are paid by number");
    const auto size = static_cast<std::size_t>(plan.seats);
    std::int64_t most = 0;
    for (const auto& [number, pay] : numbered) {
        require(number && std::abs(std::int64_t{number}) < MAX_POINTS, "no such trick");
        require(pay.size() == size * size, "a table of points has the wrong size");
        most += most_of(pay, 0, pay.size());
        NumberedTrick& row = plan.numbered[plan.numbered_count++];
        row.number = number;
        for (std::size_t i = 0; i < pay.size(); ++i) row.pay[i / size * MAX_SEATS + i % size] = pay[i];
    }
    require(most < MAX_POINTS && std::abs(std::int64_t{longest}) < MAX_POINTS, "points are too large");
    plan.longest = longest;
    plan.reach += most + std::abs(longest);
    plan.is_additive &= numbered.empty() && !longest;
}

using PairRow = std::tuple<Mask, Mask, std::int32_t>;

// Set the rules that look at the cards of a trick together, and raise the bound of what a seat can gain or lose.
void set_trick_rules(TrickPlan& plan, const std::vector<PairRow>& pairs,
                     const std::optional<std::pair<std::int32_t, std::int32_t>>& lowest,
                     const std::vector<std::uint8_t>& ranks) {
    const auto is_too_large = [](std::int32_t points) { return points <= -MAX_POINTS || MAX_POINTS <= points; };
    require(pairs.size() <= MAX_SWEEPS, "too many sets of cards that score together");
    for (const auto& [first, second, points] : pairs) {
        require(first && second && !((first | second) & ~plan.every), "no such card");
        require(!is_too_large(points), "points are too large");
        plan.pairs[plan.pair_count++] = {first, second, points};
        plan.reach += plan.pay.reach + plan.cards * std::abs(points);
    }
    plan.pays_lowest = lowest.has_value();
    if (lowest) {
        require(ranks.size() == static_cast<std::size_t>(plan.cards), "every card needs its rank");
        require(!is_too_large(lowest->first) && !is_too_large(lowest->second), "points are too large");
        plan.lowest_owner = lowest->first;
        plan.lowest_taker = lowest->second;
        plan.reach += plan.cards * std::max(std::abs(lowest->first), std::abs(lowest->second));
        std::copy(ranks.begin(), ranks.end(), plan.ranks);
    }
    plan.pays_tricks = plan.pair_count || plan.pays_lowest;
    plan.is_additive &= !plan.pays_tricks;
}

using CardCountRow = std::tuple<int, unsigned, std::vector<std::uint8_t>, Numbers>;

// Set what counts of cards pay, and raise the bound of what a seat can gain or lose.
void set_card_counts(TrickPlan& plan, const std::vector<CardCountRow>& rows) {
    require(rows.size() <= MAX_SWEEPS, "too many counts of cards");
    std::int64_t span = 0;
    for (const auto& [payee, takers, counts, row] : rows) {
        require(0 <= payee && payee < plan.seats && !(takers >> plan.seats), "no such seat");
        require(counts.size() == static_cast<std::size_t>(plan.cards), "every card needs its count");
        require(std::all_of(counts.begin(), counts.end(), [](int count) { return count <= MAX_COUNT; }),
                "a card counts too much");
        require(!row.empty() && row.size() <= MAX_COUNT, "a table of points has the wrong size");
        const std::int64_t most = most_of(row, 0, row.size());
        const auto [low, high] = std::minmax_element(row.begin(), row.end());
        span += std::int64_t{*high} - *low;
        require(most < MAX_POINTS && span < MAX_POINTS, "points are too large");
        CardCount& rule = plan.card_counts[plan.card_count_rows++];
        rule.payee = payee;
        rule.takers = takers;
        std::copy(counts.begin(), counts.end(), rule.counts);
        std::copy(row.begin(), row.end(), rule.row);
        rule.most = static_cast<int>(row.size()) - 1;
        plan.reach += most;
    }
    plan.is_additive &= rows.empty();
}

using HighestRow = std::tuple<unsigned, std::vector<std::uint8_t>, bool, std::int32_t, std::int32_t>;

// Set who loses with the highest count, and raise the bound of what a seat can gain or lose.
void set_highest(TrickPlan& plan, const std::optional<HighestRow>& row) {
    if (!row) return;
    const auto& [takers, counts, rest_to_last, march, march_others] = *row;
    require(takers && !(takers >> plan.seats), "no such seat");
    require(counts.size() == static_cast<std::size_t>(plan.cards), "every card needs its count");
    require(std::all_of(counts.begin(), counts.end(), [](int count) { return count <= MAX_COUNT; }),
            "a card counts too much");
    const std::int32_t most = std::max(std::abs(march), std::abs(march_others));
    require(most < MAX_POINTS, "points are too large");
    plan.highest.takers = takers;
    std::copy(counts.begin(), counts.end(), plan.highest.counts);
    plan.highest.all = std::accumulate(counts.begin(), counts.end(), 0);
    plan.highest.rest_to_last = rest_to_last;
    plan.highest.march = march;
    plan.highest.march_others = march_others;
    plan.reach += std::max(most, 2 * plan.highest.all);
    plan.is_additive = false;
}

// Raise ValueError unless every card has one suit, and no two cards beat each other.
void check_order_of(const TrickPlan& plan) {
    DisjointUnion suits;
    for (int suit = 0; suit < plan.suits; ++suit) suits.add(plan.suit_masks[suit]);
    require(suits.is_disjoint() && suits.cards() == ~Mask{0} >> (MAX_CARDS - plan.cards), "every card has one suit");
    for (int card = 0; card < plan.cards; ++card) {
        require(plan.suit_masks[plan.suit_of[card]] >> card & 1, "every card has one suit");
        require(!(plan.beats[card] & ~plan.every), "no such card");
        for (Mask left = plan.beats[card]; left; left &= left - 1) {
            require(!(plan.beats[__builtin_ctzll(left)] >> card & 1), "two cards beat each other");
        }
    }
}

// Set the other seats whose cards and tricks are worth to a seat what its own are: good or bad.
void set_mates(TrickPlan& plan) {
    const auto worth = [&](int seat, int winner) {
        const int stride = plan.relative.stride;
        std::int64_t sum = plan.relative.trick[winner * stride + seat];
        for (int card = 0; card < plan.cards; ++card) {
            sum += plan.relative.cards[(card * stride + winner) * stride + seat];
        }
        return sum > 0 ? 1 : sum < 0 ? -1 : 0;
    };
    for (int seat = 0; seat < plan.seats; ++seat) {
        for (int winner = 0; winner < plan.seats; ++winner) {
            const bool is_mate = winner != seat && worth(seat, winner) * worth(seat, seat) > 0;
            plan.mates[seat] |= static_cast<unsigned>(is_mate) << winner;
        }
    }
}

void make_trick_plan(TrickPlan* self, int seats, const std::vector<int>& suit_of, const std::vector<Mask>& suit_masks,
                     Mask trump_mask, const std::vector<Mask>& beats, const std::vector<ClassRow>& lead,
                     const std::vector<ClassRow>& follow, Mask breakers, bool discards_break, Mask stop_mask,
                     unsigned stop_takers, std::int32_t divisor, const std::vector<SweepRow>& sweeps, std::int32_t no_tricks,
                     const std::vector<NumberedRow>& numbered, const std::vector<Numbers>& counts,
                     const std::vector<unsigned>& partners, const std::vector<CardCountRow>& card_counts,
                     const std::optional<HighestRow>& highest, std::int32_t longest, const Payoffs& pay,
                     const Numbers& last_card, int payee,
                     const std::vector<PairRow>& pairs,
                     const std::optional<std::pair<std::int32_t, std::int32_t>>& lowest,
                     const std::vector<std::uint8_t>& ranks, const Payoffs& relative, unsigned avoiding,
                     const std::vector<std::uint8_t>& heights,
                     const std::vector<std::vector<std::uint8_t>>& prices, const std::vector<Mask>& costly) {
    require(2 <= seats && seats <= MAX_SEATS && 1 <= suit_of.size() && suit_of.size() <= MAX_CARDS
                && suit_masks.size() <= MAX_SUITS,
            "a plan has 2 to 8 seats, 1 to 64 cards and at most 16 suits");
    require(beats.size() == suit_of.size(), "every card needs its row");
    const auto fits = [&](const std::vector<std::uint8_t>& row) { return row.size() == suit_of.size(); };
    require(fits(heights) && prices.size() == static_cast<std::size_t>(seats) && costly.size() == prices.size()
                && std::all_of(prices.begin(), prices.end(), fits),
            "every card needs its height, and its price for every seat");
    for (const Payoffs* points : {&pay, &relative}) {
        require(points->seats == seats && points->rows == static_cast<int>(suit_of.size()),
                "a table of points belongs to another plan");
    }
    // Relative payoffs are differences of points, times the number of other seats; the last trick may add up three.
    require(pay.most < MAX_POINTS && relative.most < 4 * MAX_SEATS * MAX_POINTS, "points are too large");
    require(last_card.empty() || last_card.size() == suit_of.size() * static_cast<std::size_t>(seats * seats),
            "a table of points has the wrong size");
    require(most_of(last_card, 0, last_card.size()) < MAX_POINTS, "points are too large");
    const auto no_suit = [&](int suit) { return suit < 0 || suit >= static_cast<int>(suit_masks.size()); };
    require(std::none_of(suit_of.begin(), suit_of.end(), no_suit), "no such suit");
    auto plan = std::make_unique<TrickPlan>();
    plan->reach = pay.reach + most_of(last_card, 0, last_card.size());
    plan->pays_last_card = !last_card.empty();
    for (std::size_t i = 0; i < last_card.size(); ++i) {
        const auto row = static_cast<int>(i) / seats, card = row / seats, winner = row % seats;
        plan->last_card[(card * pay.stride + winner) * pay.stride + static_cast<int>(i) % seats] = last_card[i];
    }
    plan->seats = seats;
    plan->cards = static_cast<int>(suit_of.size());
    plan->suits = static_cast<int>(suit_masks.size());
    for (std::size_t suit = 0; suit < suit_masks.size(); ++suit) {
        plan->suit_masks[suit] = suit_masks[suit];
        plan->every |= suit_masks[suit];
    }
    plan->trump_mask = trump_mask;
    plan->pay = pay;
    plan->relative = relative;
    plan->avoiding = avoiding;
    std::copy(heights.begin(), heights.end(), plan->heights);
    for (std::size_t seat = 0; seat < prices.size(); ++seat) {
        std::copy(prices[seat].begin(), prices[seat].end(), plan->prices[seat]);
        plan->costly[seat] = costly[seat];
        for (std::size_t card = 0; card < prices[seat].size(); ++card) {
            plan->priced[seat] |= Mask{prices[seat][card] > 0} << card;
        }
    }
    for (std::size_t i = 0; i < suit_of.size(); ++i) {
        const auto card = static_cast<int>(i);
        plan->suit_of[i] = static_cast<std::uint8_t>(suit_of[i]);
        plan->beats[i] = beats[i];
        for (int seat = 0; seat < seats; ++seat) add_card_value(*plan, seat, card);
    }
    set_mates(*plan);
    check_order_of(*plan);
    for (const Mask cards : {trump_mask, breakers, stop_mask}) require(!(cards & ~plan->every), "no such card");
    for (const Mask cards : costly) require(!(cards & ~plan->every), "no such card");
    plan->lead = classes_of(lead, *plan, true);
    plan->follow = classes_of(follow, *plan, false);
    for (int circumstance = 0; circumstance < 4; ++circumstance) {
        plan->only_follows_suit[circumstance] = only_follows_suit(*plan, circumstance);
    }
    // The first trick ends, and a broken suit stays broken: later circumstances must not have other duties either.
    plan->only_follows_suit[circumstances(false, false)] &= plan->only_follows_suit[circumstances(false, true)];
    plan->only_follows_suit[circumstances(true, true)] &= plan->only_follows_suit[circumstances(false, true)];
    plan->only_follows_suit[circumstances(true, false)] &=
        plan->only_follows_suit[circumstances(true, true)] && plan->only_follows_suit[circumstances(false, false)];
    plan->breakers = breakers;
    plan->discards_break = discards_break;
    plan->stop_mask = stop_mask;
    require(0 <= payee && payee < seats, "no such seat");
    plan->payee = payee;
    set_deal_rules(*plan, divisor, sweeps, no_tricks, counts, partners);
    set_more_rules(*plan, numbered, longest);
    set_trick_rules(*plan, pairs, lowest, ranks);
    set_card_counts(*plan, card_counts);
    set_highest(*plan, highest);
    require(!(stop_takers >> seats), "no such seat");
    plan->stop_takers = stop_takers;
    new (self) TrickPlan(*plan);
}

// Set the rows of a plan, and the fields that follow from others.
void set_rows(LayoutPlan& plan) {
    for (int card = 0; card < plan.cards; ++card) {
        int first = card, last = card;
        while (first > 0 && !(plan.bottoms >> first & 1)) --first;
        while (last < plan.cards - 1 && !(plan.tops >> last & 1)) ++last;
        plan.row[card] = (~Mask{0} >> (MAX_CARDS - 1 - last)) & ~((Mask{1} << first) - 1);
        require(plan.row[card] & plan.starters, "a row has no card that opens it");
        if (first != card) continue;
        LayoutRow& row = plan.rows[plan.row_count++];
        row.start = plan.row[card] & plan.starters;
        row.below = plan.row[card] & (row.start - 1);
        row.above = plan.row[card] & ~(row.start | row.below);
        require(plan.is_simple || !(row.start & (row.start - 1)), "a row has several cards that open it");
    }
}

// Set the ranks of a line, each with as many cards as the others, so that some card always fits.
void set_line(LayoutPlan& plan, const std::vector<Mask>& line) {
    if (line.empty()) return;
    require(line.size() <= MAX_CARDS && plan.is_simple, "a line has no rules for single rows, and at most 64 ranks");
    Mask seen = 0;
    for (const Mask rank : line) {
        require(!(seen & rank) && __builtin_popcountll(rank) == __builtin_popcountll(line[0]),
                "the ranks of a line have equal numbers of cards");
        for (Mask left = rank & plan.every; left; left &= left - 1) {
            plan.rank_of[__builtin_ctzll(left)] = static_cast<std::uint8_t>(plan.ranks);
        }
        seen |= rank;
        plan.line[plan.ranks++] = rank;
    }
    require(seen == plan.every, "every card has a rank in the line");
}

void make_layout_plan(LayoutPlan* self, int seats, int cards, Mask starters, Mask bottoms, Mask tops, Mask needed, Mask again,
                      const Numbers& pay_place, int corner, const std::vector<Mask>& line, bool above_first,
                      std::optional<int> pass_limit, bool stops_at_first, const Numbers& pay_left,
                      std::int32_t pay_untouched, std::int32_t pay_pass,
                      std::optional<std::int32_t> pool) {
    require(2 <= seats && seats <= MAX_SEATS && 1 <= cards && cards <= MAX_CARDS
                && pay_place.size() == static_cast<std::size_t>(seats),
            "a plan has 2 to 8 seats, 1 to 64 cards, and points for every place");
    require(pay_left.empty() || pay_left.size() == static_cast<std::size_t>(cards), "every card needs points");
    require(0 <= corner && corner <= static_cast<int>(Corner::TUNNEL), "no such corner");
    require(!pass_limit || (0 <= *pass_limit && *pass_limit <= MAX_PASSES), "too many passes");
    LayoutPlan plan;
    const std::int64_t most_left = most_of(pay_left, 0, pay_left.size());
    const std::int64_t pass = std::abs(std::int64_t{pay_pass}), in_pool = std::abs(std::int64_t{pool.value_or(0)});
    const std::int64_t untouched = std::abs(std::int64_t{pay_untouched});
    plan.reach = most_of(pay_place, 0, pay_place.size());
    require(std::max({plan.reach, most_left, untouched, pass, in_pool}) < MAX_POINTS, "points are too large");
    plan.reach += in_pool + cards * most_left + seats * untouched + seats * (MAX_PASSES + MAX_CARDS + MAX_SEATS) * pass;
    plan.corner = static_cast<Corner>(corner);
    plan.above_first = above_first;
    plan.pass_limit = pass_limit.value_or(NO_LIMIT);
    plan.stops_at_first = stops_at_first;
    for (std::size_t card = 0; card < pay_left.size(); ++card) plan.pay_left[card] = pay_left[card];
    plan.pay_untouched = pay_untouched;
    plan.pay_pass = pay_pass;
    plan.has_pool = pool.has_value();
    plan.pool = pool.value_or(0);
    plan.is_simple = corner == 0 && !above_first && !pass_limit;
    plan.counts_passes = pass_limit || pay_pass;
    plan.counts_losses = most_left || untouched || pay_pass || pool;
    plan.seats = seats;
    plan.cards = cards;
    plan.every = ~Mask{0} >> (MAX_CARDS - cards);
    plan.starters = starters;
    plan.bottoms = bottoms;
    plan.tops = tops;
    plan.needed = needed;
    plan.again = again;
    for (int place = 0; place < seats; ++place) plan.pay_place[place] = pay_place[static_cast<std::size_t>(place)];
    set_rows(plan);
    set_line(plan, line);
    require(!((starters | tops | needed | again) & ~plan.every) && tops >> (cards - 1) & 1, "no such card");
    require(bottoms == ((tops << 1 | 1) & plan.every), "every row must begin where another ends");
    new (self) LayoutPlan(plan);
}

void put_hands(const std::vector<Mask>& hands, int seats, Mask* into) {
    require(hands.size() == static_cast<std::size_t>(seats), "every seat needs a hand");
    for (std::size_t seat = 0; seat < hands.size(); ++seat) into[seat] = hands[seat];
}

TrickDeal trick_deal_of(const TrickPlan& plan, const std::vector<Mask>& hands, int turn,
                 const std::vector<std::pair<int, int>>& trick, const std::vector<Mask>& taken,
                 const std::vector<int>& won, int last, Mask stock, Mask gone, Mask out, bool first_trick,
                 bool broken, const Numbers& paid, const std::vector<int>& winners) {
    const auto seats = static_cast<std::size_t>(plan.seats);
    require(taken.size() == seats && won.size() == seats && paid.size() == seats,
            "every seat needs what it has taken, won, and been paid");
    require(most_of(paid, 0, seats) < MAX_POINTS, "points are too large");
    require(winners.size() <= MAX_CARDS, "the numbers of tricks won are impossible");
    require(trick.size() <= seats && !(out & ~Mask{all_seats(plan.seats)}), "no such seat");
    TrickDeal deal;
    put_hands(hands, plan.seats, deal.hands);
    for (std::size_t seat = 0; seat < seats; ++seat) {
        deal.taken[seat] = taken[seat];
        deal.won[seat] = won[seat];
        deal.paid[seat] = paid[seat];
        deal.gone |= taken[seat];
    }
    deal.gone |= gone;
    deal.stock = stock;
    deal.turn = turn;
    deal.last = last;
    deal.out = static_cast<unsigned>(out);
    deal.first_trick = first_trick;
    deal.broken = broken;
    for (const int winner : winners) {
        require(has_seat(plan.seats, winner), "no such seat");
        deal.winners[deal.tricks++] = static_cast<std::uint8_t>(winner);
    }
    for (const auto& [seat, card] : trick) {
        require(has_seat(plan.seats, seat) && 0 <= card && card < plan.cards && !(deal.trick_mask >> card & 1),
                "no such card, or no such seat");
        const bool leads = deal.played == 0 || (plan.beats[deal.best] >> card & 1);
        if (leads) {
            deal.best = card;
            deal.best_seat = seat;
        }
        deal.trick[deal.played] = card;
        deal.trick_seats[deal.played++] = seat;
        deal.trick_mask |= Mask{1} << card;
    }
    check(plan, deal);
    return deal;
}

void make_layout_deal(LayoutDeal* self, const LayoutPlan& plan, const std::vector<Mask>& hands, int turn, Mask placed,
                 const std::vector<int>& places, const std::vector<int>& eliminated, const std::vector<int>& passes,
                 std::optional<std::pair<int, int>> ends) {
    require(places.size() + eliminated.size() < static_cast<std::size_t>(plan.seats), "the last seat cannot be out");
    require(passes.size() == static_cast<std::size_t>(plan.seats), "every seat needs a number of passes");
    LayoutDeal deal;
    put_hands(hands, plan.seats, deal.hands);
    deal.placed = placed;
    deal.turn = turn;
    for (const int seat : places) deal.places[deal.gone_out++] = seat;
    for (const int seat : eliminated) deal.eliminated[deal.lost++] = seat;
    for (std::size_t seat = 0; seat < passes.size(); ++seat) deal.passes[seat] = passes[seat];
    if (ends) std::tie(deal.lower, deal.upper) = *ends;
    check(plan, deal);
    new (self) LayoutDeal(deal);
}

}  // namespace

void bind_plans(nb::module_& module) {
    nb::class_<Payoffs>(module, "Payoffs",
                        "The payoffs of all seats for cards and tricks, by the seat that takes them.")
        .def("__init__",
             [](Payoffs* self, int seats, int cards, const Numbers& card, const Numbers& trick, const Numbers& last) {
                 new (self) Payoffs(*payoffs_of(seats, cards, card, trick, last));
             },
             "seats"_a, "cards"_a, "card"_a, "trick"_a, "last"_a)
        .def_ro("reach", &Payoffs::reach, "A bound of what a seat can gain or lose in a deal.")
        .def_static("of_recipient", recipient_payoffs_of, "seats"_a, "cards"_a, "card"_a, "trick"_a, "last"_a,
                    "Return the payoffs of one recipient, (cards, winners) and (winners,), as those of the first seat.");
    nb::class_<TrickPlan>(module, "TrickPlan", "The tables of `mamlaka.plan.TrickPlan`.")
        .def("__init__", make_trick_plan, nb::kw_only(), "seats"_a, "suit_of"_a, "suit_masks"_a, "trump_mask"_a,
             "beats"_a, "lead"_a, "follow"_a, "breakers"_a, "discards_break"_a, "stop_mask"_a, "stop_takers"_a,
             "divisor"_a, "sweeps"_a, "no_tricks"_a, "numbered"_a, "counts"_a, "partners"_a, "card_counts"_a,
             "highest"_a.none(), "longest"_a, "pay"_a, "last_card"_a, "payee"_a, "pairs"_a, "lowest"_a.none(), "ranks"_a, "relative"_a, "avoiding"_a, "heights"_a, "prices"_a,
             "costly"_a)
        .def_ro("reach", &TrickPlan::reach, "The same as for `Payoffs`, with the rules that look at a whole deal.");
    nb::class_<LayoutPlan>(module, "LayoutPlan", "The tables of `mamlaka.plan.LayoutPlan`.")
        .def("__init__", make_layout_plan, nb::kw_only(), "seats"_a, "cards"_a, "starters"_a, "bottoms"_a, "tops"_a,
             "needed"_a, "again"_a, "pay_place"_a, "corner"_a, "line"_a, "above_first"_a, "pass_limit"_a.none(),
             "stops_at_first"_a, "pay_left"_a, "pay_untouched"_a, "pay_pass"_a, "pool"_a.none())
        .def_ro("reach", &LayoutPlan::reach, "A bound of what a seat can gain or lose in a deal.");
    nb::class_<TrickDeal>(module, "TrickDeal",
                          "A deal of tricks in the middle of play; -1 as `last`: no trick is finished.")
        .def("__init__",
             [](TrickDeal* self, const TrickPlan& plan, const std::vector<Mask>& hands, int turn,
                const std::vector<std::pair<int, int>>& trick, const std::vector<Mask>& taken,
                const std::vector<int>& won, int last, Mask stock, Mask gone, Mask out, bool first_trick,
                bool broken, const Numbers& paid, const std::vector<int>& winners) {
                 new (self) TrickDeal(trick_deal_of(plan, hands, turn, trick, taken, won, last, stock, gone, out,
                                                    first_trick, broken, paid, winners));
             },
             "plan"_a, nb::kw_only(), "hands"_a, "turn"_a, "trick"_a, "taken"_a, "won"_a, "last"_a, "stock"_a,
             "gone"_a, "out"_a, "first_trick"_a, "broken"_a, "paid"_a,
             "winners"_a);
    nb::class_<LayoutDeal>(module, "LayoutDeal", "A layout deal in the middle of play.")
        .def("__init__", make_layout_deal, "plan"_a, nb::kw_only(), "hands"_a, "turn"_a, "placed"_a, "places"_a,
             "eliminated"_a, "passes"_a, "ends"_a.none());
}

}  // namespace mamlaka
