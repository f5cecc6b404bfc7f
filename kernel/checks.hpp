// What the bindings ask of positions before an engine sees them: engines trust every number, and read past the end of
// a table, or wait for ever, where a position cannot be.
#pragma once

#include "bind.hpp"
#include "plan.hpp"

namespace mamlaka {

inline bool has_seat(int seats, int seat) { return 0 <= seat && seat < seats; }

inline unsigned all_seats(int seats) { return (1u << seats) - 1; }

// Cards that are added place by place: none may lie in two.
class Places {
public:
    void add(std::uint64_t cards) {
        apart_ &= !(seen_ & cards);
        seen_ |= cards;
    }
    bool are_apart() const { return apart_; }
    std::uint64_t cards() const { return seen_; }

private:
    std::uint64_t seen_ = 0;
    bool apart_ = true;
};

// The seats that have a card in the trick.
inline unsigned played_of(const Tricks& deal) {
    unsigned played = 0;
    for (int i = 0; i < deal.played; ++i) played |= 1u << deal.trick_seats[i];
    return played;
}

// The seat that plays next, perhaps the one named.
inline int seat_from(const TrickPlan& plan, const Tricks& deal, int seat) {
    while (deal.out >> seat & 1) seat = seat + 1 == plan.seats ? 0 : seat + 1;
    return seat;
}

// Whether a position is one of this plan, with every card in one place.
inline void check(const TrickPlan& plan, const Tricks& deal) {
    require(has_seat(plan.seats, deal.turn) && -1 <= deal.last && deal.last < plan.seats, "no such seat");
    require(!(deal.out & ~all_seats(plan.seats)) && deal.out != all_seats(plan.seats), "somebody has to play");
    Places places;
    std::uint64_t taken = 0;
    std::int64_t won = 0;
    for (int seat = 0; seat < MAX_SEATS; ++seat) {
        require(seat < plan.seats || !(deal.hands[seat] | deal.taken[seat] || deal.won[seat]), "no such seat");
        require(deal.won[seat] >= 0, "nobody wins less than no trick");
        places.add(deal.hands[seat]);
        taken |= deal.taken[seat];
        won += deal.won[seat];
    }
    require(won <= plan.cards && (deal.last < 0 || deal.won[deal.last]), "so many tricks cannot have been won");
    places.add(deal.trick_mask);
    places.add(deal.stock);
    places.add(deal.gone);
    require(places.are_apart(), "a card is in two places");
    require(!((places.cards() | taken) & ~plan.every), "no such card");
    unsigned played = 0;
    for (int i = 0, best = 0; i < deal.played; ++i) {
        const int seat = deal.trick_seats[i], card = deal.trick[i];
        require(has_seat(plan.seats, seat) && !(played >> seat & 1), "a seat plays one card to a trick");
        played |= 1u << seat;
        if (i == 0 || plan.beats[best] >> card & 1) best = card;
        require(i + 1 < deal.played || best == deal.best, "the position is one of another plan");
    }
}

// Whether a trick can be played to its end: those who have yet to play follow each other. Return how many they are.
inline int check_order(const TrickPlan& plan, const Tricks& deal) {
    const unsigned done = played_of(deal) | deal.out;
    const int left = plan.seats - __builtin_popcount(done);
    if (left == 0) return 0;
    for (int seat = deal.turn, i = 0; i < left; ++i) {
        require(!(done >> seat & 1), "the seat on turn is not the next one");
        seat = seat_from(plan, deal, seat + 1 == plan.seats ? 0 : seat + 1);
    }
    return left;
}

// Whether a deal with all its cards can be played to its end: nobody who plays runs out of cards before the others, not
// even where a stock is drawn behind the tricks.
inline bool is_even(const TrickPlan& plan, const Tricks& deal, bool draws) {
    Places places;
    const unsigned played = played_of(deal);
    int size = -1;
    bool even = !draws || __builtin_popcountll(deal.stock) % plan.seats == 0;
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
    return even && places.are_apart() && !(places.cards() & ~plan.every);
}

// Whether a position is one of this plan; where its cards are hidden some of them may be missing.
inline void check(const LayoutPlan& plan, const Layout& deal) {
    require(has_seat(plan.seats, deal.turn) && deal.gone_out < plan.seats, "no such seat");
    unsigned out = 0;
    for (int place = 0; place < deal.gone_out; ++place) {
        const int seat = deal.places[place];
        require(has_seat(plan.seats, seat) && !(out >> seat & 1) && !deal.hands[seat], "a seat goes out once");
        out |= 1u << seat;
    }
    Places places;
    for (int seat = 0; seat < MAX_SEATS; ++seat) {
        require(seat < plan.seats || !deal.hands[seat], "no such seat");
        places.add(deal.hands[seat]);
    }
    places.add(deal.placed);
    require(places.are_apart(), "a card is in two places");
    require(!(places.cards() & ~plan.every), "no such card");
}

// Whether a layout with all its cards can be played to its end: then somebody always has a card that fits.
inline bool is_whole(const LayoutPlan& plan, const Layout& deal) {
    Places places;
    unsigned out = 0, empty = 0;
    for (int place = 0; place < deal.gone_out; ++place) out |= 1u << deal.places[place];
    for (int seat = 0; seat < plan.seats; ++seat) {
        places.add(deal.hands[seat]);
        empty |= static_cast<unsigned>(!deal.hands[seat]) << seat;
    }
    places.add(deal.placed);
    return out == empty && places.are_apart() && places.cards() == plan.every;
}

}  // namespace mamlaka
