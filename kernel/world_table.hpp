// Counts the deals of cards to places. The C++ counterpart of `mamlaka.search.world_table`, which explains the method.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "stop.hpp"

namespace mamlaka {

class WorldTable {
public:
    // A part of a slot: the number of cards, and the cards allowed there.
    struct Place {
        int slot;
        int count;
        std::uint64_t allowed;
    };

    // A step: a number of cards of a group goes to a row. In the first step of a group `cards` are its cards, otherwise
    // 0; `into` is the row that takes over the remaining room, or -1.
    struct Take {
        std::uint64_t cards;
        std::int16_t row;
        std::int16_t into;
    };

    // A place merged from the start with another one that accepts the same cards, and its row.
    struct Join {
        std::int16_t place;
        std::int16_t row;
    };

    // A transition: the number of cards taken, and the state of the next step.
    struct Option {
        std::uint32_t then;
        std::uint8_t number;
    };

    // The `count` options from index `first`. The running sums of their weights begin at index `sums`, each `words`
    // words long, the lowest word first.
    struct State {
        std::uint32_t first;
        std::uint32_t sums;
        std::uint8_t count;
        std::uint8_t words;
    };

    // Everything that sampling reads, as plain arrays: engines share no library code.
    struct Arrays {
        const Place* places;
        const std::uint8_t* rooms;  // (places,): the room of the rows before the first step
        const Join* joins;
        const Take* takes;
        const State* states;
        const Option* options;
        const std::uint64_t* sums;
        int place_count;
        int join_count;
        int take_count;
    };

    // The reason why there is no table.
    enum class Failure { NONE, TOO_LARGE, STOPPED };

    static constexpr int MAX_PLACES = 64;  // places with room: no more than there are cards
    static constexpr std::size_t MAX_OPTIONS = std::size_t{1} << 20;
    static constexpr int WORDS = 5;  // 64! has 296 bits, so no number of deals is longer

    // Count all deals of cards to places.
    WorldTable(std::uint64_t cards, const std::vector<Place>& places, Stop& stop);

    Failure failure() const { return failure_; }
    // The number of deals: WORDS words, the lowest first.
    const std::uint64_t* ways() const { return ways_; }
    int slots() const { return slots_; }
    const std::vector<Join>& joins() const { return joins_; }
    const std::vector<Take>& takes() const { return takes_; }
    const std::vector<State>& states() const { return states_; }
    const std::vector<Option>& options() const { return options_; }
    const std::vector<std::uint64_t>& sums() const { return sums_; }
    Arrays arrays() const;

private:
    // The context of a step: the rows that take from the group later, and whether its own row must be full afterwards.
    struct Shape {
        std::uint64_t later;
        bool full;
    };
    class Counter;

    void plan(const std::vector<std::uint64_t>& fittings, const std::vector<std::uint64_t>& groups, Stop& stop);

    Failure failure_ = Failure::NONE;
    int slots_ = 0;  // the least number of columns of a world
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
