// The transposition table of the open-hand solver: bounds for patterns of positions (partition search).
//
// A position between two tricks is given by the hands and the leader. Its *shape* is the number of cards of each kind in
// each hand. A *pattern* is a shape with a set of *cuts*. A cut divides the cards of a suit into higher and lower ones,
// and says how many of each kind and hand are higher. A position that agrees with a pattern in all cuts has the
// pattern's bounds, however the cards are ordered between two cuts.
#pragma once

#include "solver/board.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// Cuts of a position: bit p stands for the cut just below card p. Cuts of descendants keep their meaning.
using Cuts = Mask;

class PatternTable {
public:
    struct Hit {
        std::int32_t least, most;
        Cuts cuts;
    };

    PatternTable(const Board& board, const SolverMemory& memory) : board_(board), words_(memory.words) {
        // Few cards have few shapes, and emptying a large table would take longer than solving them.
        const int bits = count(board.in_play) * 3 / 8 + 2;
        while ((heads_ << 4) * 2 <= memory.count && heads_ < std::size_t{1} << bits) heads_ *= 2;
        capacity_ = memory.count < (std::size_t{1} << 31) ? memory.count : std::size_t{1} << 31;
        clear();
    }

    // The number of the shape of a position, for the other functions; it is valid until the next call of `shape_of`.
    std::uint32_t shape_of(std::uint64_t signature, unsigned leader_and_flags) {
        if (end_ + SHAPE_WORDS + MAX_PATTERN > capacity_) clear();
        const std::uint64_t hash = (signature ^ leader_and_flags * 0xBF58476D1CE4E5B9) * 0x9E3779B97F4A7C15;
        std::uint32_t* head = &words_[(hash ^ hash >> 29) >> 11 & (heads_ - 1)];
        const auto low = static_cast<std::uint32_t>(signature), high = static_cast<std::uint32_t>(signature >> 32);
        for (std::uint32_t at = *head; at; at = words_[at]) {
            if (words_[at + 1] == low && words_[at + 2] == high && words_[at + 3] == leader_and_flags) return at;
        }
        const std::uint32_t at = take(SHAPE_WORDS);
        const std::uint32_t fresh[SHAPE_WORDS] = {*head, low, high, leader_and_flags, 0};
        for (std::uint32_t i = 0; i < SHAPE_WORDS; ++i) words_[at + i] = fresh[i];
        return *head = at;
    }

    // Find a pattern of the position whose bounds decide whether its value is at least `beta`.
    bool find(std::uint32_t shape, Mask live, std::int32_t beta, Hit& hit) {
        std::uint32_t* link = &words_[shape + FIRST];
        int budget = MAX_TRIED;
        for (std::uint32_t at = *link; at && budget-- > 0; link = &words_[at], at = *link) {
            const auto least = static_cast<std::int32_t>(words_[at + 1]), most = static_cast<std::int32_t>(words_[at + 2]);
            if ((least < beta && most >= beta) || !agrees(at, live)) continue;
            hit = {least, most, cuts_of(at, live)};
            *link = words_[at];  // to the front
            words_[at] = words_[shape + FIRST];
            words_[shape + FIRST] = at;
            return true;
        }
        return false;
    }

    // Store bounds of all positions that agree with this one in the cuts.
    void store(std::uint32_t shape, Mask live, Cuts cuts, std::int32_t least, std::int32_t most) {
        const Mask relative = relative_of(cuts, live);
        std::uint32_t signatures[MAX_CUTS / 2 + 1] = {};
        int size = 0;
        for (Mask rest = relative; rest; rest &= rest - 1, ++size) {
            signatures[size >> 1] |= static_cast<std::uint32_t>(above(lowest(rest), live)) << (size & 1) * 16;
        }
        const auto low = static_cast<std::uint32_t>(relative), high = static_cast<std::uint32_t>(relative >> 32);
        const int words = (size + 1) >> 1;
        int budget = MAX_TRIED;
        for (std::uint32_t at = words_[shape + FIRST]; at && budget-- > 0; at = words_[at]) {
            if (words_[at + 3] != low || words_[at + 4] != high) continue;
            bool same = true;
            for (int i = 0; same && i < words; ++i) same = words_[at + PATTERN_WORDS + static_cast<std::uint32_t>(i)] == signatures[i];
            if (!same) continue;
            if (least > static_cast<std::int32_t>(words_[at + 1])) words_[at + 1] = static_cast<std::uint32_t>(least);
            if (most < static_cast<std::int32_t>(words_[at + 2])) words_[at + 2] = static_cast<std::uint32_t>(most);
            return;
        }
        const std::uint32_t at = take(PATTERN_WORDS + static_cast<std::uint32_t>(words));
        const std::uint32_t fresh[PATTERN_WORDS] = {words_[shape + FIRST], static_cast<std::uint32_t>(least),
                                                    static_cast<std::uint32_t>(most), low, high};
        for (std::uint32_t i = 0; i < PATTERN_WORDS; ++i) words_[at + i] = fresh[i];
        for (int i = 0; i < words; ++i) words_[at + PATTERN_WORDS + static_cast<std::uint32_t>(i)] = signatures[i];
        words_[shape + FIRST] = at;
    }

private:
    // The most patterns of a shape to look at. Useful ones move to the front, so later ones rarely agree.
    static constexpr int MAX_TRIED = 64;
    // A shape: next shape, signature (2), leader and flags, first pattern.
    static constexpr std::uint32_t SHAPE_WORDS = 5, FIRST = 4;
    // A pattern: next pattern, least, most, cuts (2), then a signature of 16 bits for each cut.
    static constexpr std::uint32_t PATTERN_WORDS = 5, MAX_CUTS = 64;
    static constexpr std::uint32_t MAX_PATTERN = PATTERN_WORDS + MAX_CUTS / 2;

    void clear() {
        for (std::size_t i = 0; i < heads_; ++i) words_[i] = 0;
        end_ = heads_ > 1 ? heads_ : 2;
    }

    std::uint32_t take(std::uint32_t size) {
        const auto at = static_cast<std::uint32_t>(end_);
        end_ += size;
        return at;
    }

    // The signature of the cards above a cut, which is given by its lane and the number of live cards below it.
    std::uint16_t above(int cut, Mask live) const {
        const int lane = cut >> 4;
        const Mask own = live >> (lane << 4) & 0xFFFF;
        const Card from = select(own, cut & 15);
        return board_.signature(lane, own >> from << from);
    }

    bool agrees(std::uint32_t at, Mask live) const {
        const Mask relative = words_[at + 3] | Mask{words_[at + 4]} << 32;
        int number = 0;
        for (Mask rest = relative; rest; rest &= rest - 1, ++number) {
            const std::uint32_t word = words_[at + PATTERN_WORDS + static_cast<std::uint32_t>(number >> 1)];
            if (above(lowest(rest), live) != static_cast<std::uint16_t>(word >> (number & 1) * 16)) return false;
        }
        return true;
    }

    // Cuts as the numbers of live cards below them.
    static Mask relative_of(Cuts cuts, Mask live) {
        Mask relative = 0;
        for (; cuts; cuts &= cuts - 1) {
            const Card card = lowest(cuts);
            const Mask own = live & lane_mask(lane_of(card)), below = own & (bit(card) - 1);
            // A cut at an end of the suit divides nothing.
            if (below && below != own) relative |= bit((card & ~15) + count(below));
        }
        return relative;
    }

    Cuts cuts_of(std::uint32_t at, Mask live) const {
        Cuts cuts = 0;
        for (Mask rest = words_[at + 3] | Mask{words_[at + 4]} << 32; rest; rest &= rest - 1) {
            const int cut = lowest(rest), lane = cut >> 4;
            const Mask own = live >> (lane << 4) & 0xFFFF;
            // Just above the highest card below the cut: see `Solver::comparison`.
            cuts |= bit((lane << 4) + select(own, (cut & 15) - 1) + 1);
        }
        return cuts;
    }

    const Board& board_;
    std::uint32_t* const words_;
    std::size_t heads_ = 1, capacity_ = 0, end_ = 0;
};

}  // namespace mamlaka::MAMLAKA_ENGINE
