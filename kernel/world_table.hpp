// The deals of cards to places, counted: the twin of `mamlaka.search.world_table`, which says how it is done.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "stop.hpp"

namespace mamlaka {

class WorldTable {
public:
    // A part of a slot: how many cards come there, and which may.
    struct Place {
        int slot;
        int count;
        std::uint64_t allowed;
    };

    // A step: some cards of a group come to a row. In the first step of a group `cards` are its cards, otherwise 0;
    // `into` is the row that takes over the room that is left, or -1.
    struct Take {
        std::uint64_t cards;
        std::int16_t row;
        std::int16_t into;
    };

    // Places that accept the same cards: one, and the row that it belongs to.
    struct Join {
        std::int16_t place;
        std::int16_t row;
    };

    // A number of cards that may be taken, and the state of the next step.
    struct Option {
        std::uint32_t then;
        std::uint8_t number;
    };

    // What may be taken: `count` options from `first` on. The sums of their weights, each with all before it, begin at
    // `sums`; they are `words` words long, the lowest first.
    struct State {
        std::uint32_t first;
        std::uint32_t sums;
        std::uint8_t count;
        std::uint8_t words;
    };

    // All that a draw reads, in plain arrays: engines share no code of a library.
    struct Arrays {
        const Place* places;
        const std::uint8_t* rooms;  // of rows before the first step, indexed as the places
        const Join* joins;
        const Take* takes;
        const State* states;
        const Option* options;
        const std::uint64_t* sums;
        int place_count;
        int join_count;
        int take_count;
    };

    // Why there is no table, if there is none.
    enum class Failure { NONE, TOO_LARGE, STOPPED };

    static constexpr int MOST_PLACES = 64;  // with room; more than there are cards cannot be filled
    static constexpr std::size_t MOST_OPTIONS = std::size_t{1} << 20;
    static constexpr int WORDS = 5;  // as 64! has 296 bits, no number of deals is longer

    // All deals of some cards to some places.
    WorldTable(std::uint64_t cards, const std::vector<Place>& places, Stop& stop);

    Failure failure() const { return failure_; }
    // How many deals there are: WORDS words, the lowest first.
    const std::uint64_t* ways() const { return ways_; }
    int slots() const { return slots_; }
    const std::vector<Join>& joins() const { return joins_; }
    const std::vector<Take>& takes() const { return takes_; }
    const std::vector<State>& states() const { return states_; }
    const std::vector<Option>& options() const { return options_; }
    const std::vector<std::uint64_t>& sums() const { return sums_; }
    Arrays arrays() const;

private:
    // What a step has to know beside its `Take`: which rows take of the group later, and whether its own must be full.
    struct Shape {
        std::uint64_t later;
        bool full;
    };
    class Counter;

    void plan(const std::vector<std::uint64_t>& fittings, const std::vector<std::uint64_t>& groups, Stop& stop);

    Failure failure_ = Failure::NONE;
    int slots_ = 0;  // how many columns a world needs at least
    std::uint64_t ways_[WORDS] = {};
    std::vector<Place> places_;
    std::vector<std::uint8_t> rooms_;
    std::vector<Join> joins_;
    std::vector<Take> takes_;
    std::vector<State> states_;
    std::vector<Option> options_;
    std::vector<std::uint64_t> sums_;
};

}  // namespace mamlaka
