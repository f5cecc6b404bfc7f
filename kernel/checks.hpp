// Checks of positions before an engine sees them. Engines trust every number: with an impossible position they would read
// past the end of a table or loop forever.
#pragma once

#include <algorithm>

#include "bind.hpp"
#include "plan.hpp"

namespace mamlaka {

inline bool has_seat(int seats, int seat) { return 0 <= seat && seat < seats; }

inline unsigned all_seats(int seats) { return (1u << seats) - 1; }

// Collects the cards of all places, and whether a card is in two of them.
class DisjointUnion {
public:
    void add(std::uint64_t cards) {
        disjoint_ &= !(seen_ & cards);
        seen_ |= cards;
    }
    bool is_disjoint() const { return disjoint_; }
    std::uint64_t cards() const { return seen_; }

private:
    std::uint64_t seen_ = 0;
    bool disjoint_ = true;
};

// The seats that have a card in the trick.
inline unsigned played_of(const TrickDeal& deal) {
    unsigned played = 0;
    for (int i = 0; i < deal.played; ++i) played |= 1u << deal.trick_seats[i];
    return played;
}

// The first seat from `seat` on that is not out.
inline int seat_from(const TrickPlan& plan, const TrickDeal& deal, int seat) {
    while (deal.out >> seat & 1) seat = seat + 1 == plan.seats ? 0 : seat + 1;
    return seat;
}

// Raise ValueError unless a position fits its plan and every card is in one place.
inline void check(const TrickPlan& plan, const TrickDeal& deal) {
    require(has_seat(plan.seats, deal.turn) && -1 <= deal.last && deal.last < plan.seats, "no such seat");
    require(!(deal.out & ~all_seats(plan.seats)) && deal.out != all_seats(plan.seats), "at least one seat must be in the deal");
    DisjointUnion places;
    std::uint64_t taken = 0;
    std::int64_t won = 0;
    for (int seat = 0; seat < MAX_SEATS; ++seat) {
        require(seat < plan.seats || !(deal.hands[seat] | deal.taken[seat] || deal.won[seat]), "no such seat");
        require(deal.won[seat] >= 0, "a number of tricks is negative");
        places.add(deal.hands[seat]);
        taken |= deal.taken[seat];
        won += deal.won[seat];
    }
    require(won <= plan.cards && (deal.last < 0 || deal.won[deal.last]), "the numbers of tricks won are impossible");
    if (plan.numbered_count) {
        int counted[MAX_SEATS] = {};
        for (int trick = 0; trick < deal.tricks; ++trick) ++counted[deal.winners[trick]];
        require(std::equal(counted, counted + MAX_SEATS, deal.won)
                    && deal.last == (deal.tricks ? deal.winners[deal.tricks - 1] : -1),
                "tricks are paid by number, but the winners are not those of the tricks won");
    }
    places.add(deal.trick_mask);
    places.add(deal.stock);
    places.add(deal.gone);
    require(places.is_disjoint(), "a card is in two places");
    require(!((places.cards() | taken) & ~plan.every), "no such card");
    unsigned played = 0;
    for (int i = 0, best = 0; i < deal.played; ++i) {
        const int seat = deal.trick_seats[i], card = deal.trick[i];
        require(has_seat(plan.seats, seat) && !(played >> seat & 1), "a seat has played twice to the trick");
        played |= 1u << seat;
        if (i == 0 || plan.beats[best] >> card & 1) best = card;
        require(i + 1 < deal.played || best == deal.best, "the position belongs to another plan");
    }
}

// Raise ValueError unless the seats that have still to play to the trick are consecutive. Return their number.
inline int check_order(const TrickPlan& plan, const TrickDeal& deal) {
    const unsigned done = played_of(deal) | deal.out;
    const int left = plan.seats - __builtin_popcount(done);
    if (left == 0) return 0;
    for (int seat = deal.turn, i = 0; i < left; ++i) {
        require(!(done >> seat & 1), "the seat on turn is not the next to play");
        seat = seat_from(plan, deal, seat + 1 == plan.seats ? 0 : seat + 1);
    }
    return left;
}

// Whether a deal with all its cards known can be played to its end: no seat runs out of cards before the others, also
// after draws.
inline bool is_even(const TrickPlan& plan, const TrickDeal& deal, bool with_stock) {
    DisjointUnion places;
    const unsigned played = played_of(deal);
    int size = -1;
    bool even = !with_stock || __builtin_popcountll(deal.stock) % plan.seats == 0;
    for (int seat = 0; seat < plan.seats; ++seat) {
        places.add(deal.hands[seat]);
        if (deal.out >> seat & 1) continue;
        const int own = __builtin_popcountll(deal.hands[seat]) + (played >> seat & 1);
        if (size < 0) size = own;
        even &= own == size;
    }
    places.add(deal.trick_mask);
    places.add(deal.stock);
    places.add(deal.gone);
    return even && places.is_disjoint() && !(places.cards() & ~plan.every);
}

// Whether the cards of a line are those between its ends; without a line, there are no ends.
inline bool fits_line(const LayoutPlan& plan, const LayoutDeal& deal) {
    const bool is_open = deal.upper != NOT_OPEN || deal.lower != NOT_OPEN;
    if (!plan.ranks || !is_open) return !is_open && (!plan.ranks || !deal.placed);
    if (deal.upper < 0 || deal.upper >= plan.ranks) return false;
    const int laid = __builtin_popcountll(deal.placed);
    int between[MAX_CARDS] = {}, rank = deal.upper;
    for (int card = 0; card < laid; ++card) {
        rank = rank == 0 ? plan.ranks - 1 : rank - 1;
        ++between[rank];
    }
    for (int each = 0; each < plan.ranks; ++each) {
        if (between[each] != __builtin_popcountll(deal.placed & plan.line[each])) return false;
    }
    return laid && deal.lower == (rank == 0 ? plan.ranks - 1 : rank - 1);
}

// Whether some cards can be laid at the ends of a line, or open it.
inline bool fits_ends(const LayoutPlan& plan, const LayoutDeal& deal, std::uint64_t cards) {
    const std::uint64_t wanted =
        deal.upper == NOT_OPEN ? plan.starters : plan.line[deal.lower] | plan.line[deal.upper];
    return !(cards & ~wanted);
}

// Raise ValueError unless a position fits its plan; hidden cards may be missing.
inline void check(const LayoutPlan& plan, const LayoutDeal& deal) {
    require(has_seat(plan.seats, deal.turn) && deal.gone_out + deal.lost < plan.seats, "no such seat");
    unsigned out = 0;
    for (int place = 0; place < deal.gone_out + deal.lost; ++place) {
        const int seat = place < deal.gone_out ? deal.places[place] : deal.eliminated[place - deal.gone_out];
        require(has_seat(plan.seats, seat) && !(out >> seat & 1) && !deal.hands[seat], "a seat that is out has cards, or is named twice");
        out |= 1u << seat;
    }
    for (int seat = 0; seat < MAX_SEATS; ++seat) {
        require(0 <= deal.passes[seat] && deal.passes[seat] <= MAX_PASSES, "too many passes");
    }
    DisjointUnion places;
    for (int seat = 0; seat < MAX_SEATS; ++seat) {
        require(seat < plan.seats || !deal.hands[seat], "no such seat");
        places.add(deal.hands[seat]);
    }
    places.add(deal.placed);
    require(places.is_disjoint(), "a card is in two places");
    require(!(places.cards() & ~plan.every), "no such card");
    require(fits_line(plan, deal), "the ends of the line don't fit its cards");
}

// Whether a layout has all its cards, so that some seat always has a card that fits.
inline bool is_whole(const LayoutPlan& plan, const LayoutDeal& deal) {
    DisjointUnion places;
    unsigned out = 0, empty = 0;
    for (int place = 0; place < deal.gone_out; ++place) out |= 1u << deal.places[place];
    for (int place = 0; place < deal.lost; ++place) out |= 1u << deal.eliminated[place];
    for (int seat = 0; seat < plan.seats; ++seat) {
        places.add(deal.hands[seat]);
        empty |= static_cast<unsigned>(!deal.hands[seat]) << seat;
    }
    places.add(deal.placed);
    return out == empty && places.is_disjoint() && places.cards() == plan.every;
}

}  // namespace mamlaka
