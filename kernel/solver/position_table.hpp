// A table of positions with bounds of their values, for the solver of layouts. It grows in its memory as it fills.
#pragma once

#include <cstring>

#include "bits.hpp"
#include "solver/find_values.hpp"

namespace mamlaka::MAMLAKA_ENGINE {

// All that the value of a position depends on: the cards that are left, and whatever else matters.
struct PositionKey {
    Mask live;
    std::uint64_t rest;
};

class PositionTable {
public:
    explicit PositionTable(const SolverMemory& memory)
        : buckets_(reinterpret_cast<Bucket*>(memory.words)), room_(memory.count * sizeof(std::uint32_t) / sizeof(Bucket)) {
        while (size_ > room_) size_ /= 2;
        std::memset(static_cast<void*>(buckets_), 0, size_ * sizeof(Bucket));
    }

    // Whether a position is stored; then `bounds` and the card to try first are set.
    bool find(const PositionKey& key, Bounds& bounds, Card& first) const {
        for (const Entry& entry : bucket_of(key).entries) {
            if (entry.is_used && entry.live == key.live && entry.rest == key.rest) {
                bounds = {entry.least, entry.most};
                first = entry.first;
                return true;
            }
        }
        return false;
    }

    // Store a position. If its bucket is full, the entry with the fewest cards left is dropped.
    void store(const PositionKey& key, const Bounds& bounds, Card first) {
        if (used_ > size_ && 2 * size_ <= room_) grow();
        Bucket& bucket = bucket_of(key);
        Entry* place = bucket.entries;
        for (Entry& entry : bucket.entries) {
            if (!entry.is_used || (entry.live == key.live && entry.rest == key.rest)) {
                place = &entry;
                break;
            }
            if (count(entry.live) < count(place->live)) place = &entry;
        }
        used_ += !place->is_used;
        *place = {key.live, key.rest, bounds.least, bounds.most, static_cast<std::int16_t>(first), true};
    }

private:
    struct Entry {
        Mask live;
        std::uint64_t rest;
        std::int32_t least, most;
        std::int16_t first;
        bool is_used;
    };
    struct Bucket {
        Entry entries[2];
    };

    static std::uint64_t mixed(const PositionKey& key) {
        std::uint64_t hash = (key.live ^ key.rest * 0x9e3779b97f4a7c15u) * 0xbf58476d1ce4e5b9u;
        hash = (hash ^ hash >> 32) * 0x94d049bb133111ebu;
        return hash ^ hash >> 29;
    }

    Bucket& bucket_of(const PositionKey& key) const { return buckets_[mixed(key) & (size_ - 1)]; }

    // Double the table. An entry stays in its bucket or moves to the same one of the new half.
    void grow() {
        std::memset(static_cast<void*>(buckets_ + size_), 0, size_ * sizeof(Bucket));
        const std::size_t old = size_;
        size_ *= 2;
        for (std::size_t number = 0; number < old; ++number) {
            const Bucket bucket = buckets_[number];
            std::memset(static_cast<void*>(buckets_ + number), 0, sizeof(Bucket));
            for (const Entry& entry : bucket.entries) {
                if (!entry.is_used) continue;
                Bucket& target = bucket_of({entry.live, entry.rest});
                target.entries[target.entries[0].is_used] = entry;
            }
        }
    }

    Bucket* const buckets_;
    const std::size_t room_;            // the most buckets
    std::size_t size_ = std::size_t{1} << 10;  // the number of buckets, a power of two
    std::size_t used_ = 0;              // the number of entries
};

}  // namespace mamlaka::MAMLAKA_ENGINE
