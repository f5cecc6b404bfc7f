#include "world_table.hpp"

#include <algorithm>
#include <array>
#include <cstring>
#include <map>
#include <utility>

namespace mamlaka {

namespace {

using Mask = std::uint64_t;

constexpr int MAX_CARDS = 64;

int bits(Mask mask) { return __builtin_popcountll(mask); }

// A number of deals, the lowest word first.
struct Wide {
    std::array<std::uint64_t, WorldTable::WORDS> words{};

    static Wide one() {
        Wide wide;
        wide.words[0] = 1;
        return wide;
    }

    Wide& operator+=(const Wide& other) {
        unsigned __int128 carry = 0;
        for (std::size_t i = 0; i < words.size(); ++i) {
            carry += static_cast<unsigned __int128>(words[i]) + other.words[i];
            words[i] = static_cast<std::uint64_t>(carry);
            carry >>= 64;
        }
        return *this;
    }

    Wide& operator*=(std::uint64_t factor) {
        unsigned __int128 carry = 0;
        for (std::uint64_t& word : words) {
            carry += static_cast<unsigned __int128>(word) * factor;
            word = static_cast<std::uint64_t>(carry);
            carry >>= 64;
        }
        return *this;
    }

    // The number of words without leading zeros.
    int length() const {
        int length = WorldTable::WORDS;
        while (length > 0 && words[static_cast<std::size_t>(length - 1)] == 0) --length;
        return length;
    }
};

// Binomial coefficients for up to 64 cards; they are less than 2^61.
class Binomials {
public:
    Binomials() {
        for (std::size_t n = 0; n <= MAX_CARDS; ++n) {
            table_[n][0] = 1;
            for (std::size_t k = 1; k <= n; ++k) table_[n][k] = table_[n - 1][k - 1] + (k < n ? table_[n - 1][k] : 0);
        }
    }
    std::uint64_t operator()(int n, int k) const {
        return table_[static_cast<std::size_t>(n)][static_cast<std::size_t>(k)];
    }

private:
    std::uint64_t table_[MAX_CARDS + 1][MAX_CARDS + 1] = {};
};

const Binomials BINOMIALS;

}  // namespace

// Builds the table. The key of a state is the number of cards left in the group and the room of each row, one byte each.
// States are numbered as they are found, step after step.
class WorldTable::Counter {
public:
    Counter(WorldTable& table, const std::vector<Shape>& shapes, std::vector<std::uint8_t> start)
        : table_(table), shapes_(shapes), size_(start.size()), keys_(std::move(start)) {}

    // Build the table; false if it is too large, or when stopped.
    bool count(Stop& stop) {
        for (std::size_t step = 0; step < shapes_.size(); ++step) {
            const Take& take = table_.takes_[step];
            const std::size_t states = keys_.size() / size_;
            first_following_ = static_cast<std::uint32_t>(table_.states_.size() + states);
            following_.clear();
            buckets_.assign(64, EMPTY);
            for (std::size_t i = 0; i < states; ++i) {
                std::uint8_t* key = &keys_[i * size_];
                if (take.cards) key[0] = static_cast<std::uint8_t>(bits(take.cards));
                expand(take, shapes_[step], key);
                if (table_.options_.size() > MAX_OPTIONS) return fail(Failure::TOO_LARGE);
                if (stop.asked()) return fail(Failure::STOPPED);
            }
            keys_.swap(following_);
        }
        return weigh(keys_.size() / size_, stop) || fail(Failure::STOPPED);
    }

    const Wide& total() const { return totals_[0]; }

private:
    static constexpr std::uint32_t EMPTY = ~std::uint32_t{0};

    bool fail(Failure failure) {
        table_.failure_ = failure;
        return false;
    }

    // Add the options of a state.
    void expand(const Take& take, const Shape& shape, const std::uint8_t* key) {
        const int left = key[0], room = key[1 + take.row];
        int elsewhere = 0;
        for (Mask later = shape.later; later; later &= later - 1) elsewhere += key[1 + __builtin_ctzll(later)];
        const int least = std::max({0, left - elsewhere, shape.full ? room : 0});
        const auto first = static_cast<std::uint32_t>(table_.options_.size());
        for (int number = least; number <= std::min(left, room); ++number) {
            next_.assign(key, key + size_);
            const int rest = room - number;
            std::uint64_t join = 1;
            next_[0] = static_cast<std::uint8_t>(left - number);
            next_[static_cast<std::size_t>(1 + take.row)] = static_cast<std::uint8_t>(take.into < 0 ? rest : 0);
            if (take.into >= 0) {
                std::uint8_t& joined = next_[static_cast<std::size_t>(1 + take.into)];
                joined = static_cast<std::uint8_t>(joined + rest);
                join = BINOMIALS(joined, rest);  // the cards that go to the first of the two merged rows
            }
            table_.options_.push_back({first_following_ + find_next(), static_cast<std::uint8_t>(number)});
            factors_.emplace_back(BINOMIALS(left, number), join);
        }
        const auto count = static_cast<std::uint8_t>(table_.options_.size() - first);
        table_.states_.push_back({first, 0, count, 0});
    }

    // The index of the state `next_` among those of the next step, by a hash table with open addressing.
    std::uint32_t find_next() {
        const auto states = static_cast<std::uint32_t>(following_.size() / size_);
        if (2 * states >= buckets_.size()) {
            buckets_.assign(4 * buckets_.size(), EMPTY);
            for (std::uint32_t i = 0; i < states; ++i) buckets_[bucket_of(&following_[i * size_])] = i;
        }
        std::uint32_t& state = buckets_[bucket_of(next_.data())];
        if (state == EMPTY) {
            state = states;
            following_.insert(following_.end(), next_.begin(), next_.end());
        }
        return state;
    }

    // The bucket of a key, or the empty one where it belongs.
    std::size_t bucket_of(const std::uint8_t* key) const {
        std::uint64_t hash = 0xCBF29CE484222325;  // FNV-1a (Fowler, Noll, Vo)
        for (std::size_t i = 0; i < size_; ++i) hash = (hash ^ key[i]) * 0x100000001B3;
        std::size_t bucket = (hash ^ hash >> 32) & (buckets_.size() - 1);
        while (buckets_[bucket] != EMPTY && std::memcmp(&following_[buckets_[bucket] * size_], key, size_) != 0) {
            bucket = (bucket + 1) & (buckets_.size() - 1);
        }
        return bucket;
    }

    // Compute the weights from the end, and remove options that lead to no deal. `ends`: the states after all steps.
    bool weigh(std::size_t ends, Stop& stop) {
        totals_.assign(table_.states_.size(), Wide{});
        totals_.resize(table_.states_.size() + ends, Wide::one());
        for (std::size_t index = table_.states_.size(); index-- > 0;) {
            if (stop.asked()) return false;
            State& state = table_.states_[index];
            sums_.clear();
            Wide total;
            std::uint32_t kept = state.first;
            for (std::uint32_t i = state.first; i < state.first + state.count; ++i) {
                Wide weight = totals_[table_.options_[i].then];
                if (weight.length() == 0) continue;
                weight *= factors_[i].first;
                weight *= factors_[i].second;
                total += weight;
                sums_.push_back(total);
                table_.options_[kept++] = table_.options_[i];
            }
            totals_[index] = total;
            state.count = static_cast<std::uint8_t>(sums_.size());
            state.words = static_cast<std::uint8_t>(total.length());
            state.sums = static_cast<std::uint32_t>(table_.sums_.size());
            for (const Wide& sum : sums_) {
                table_.sums_.insert(table_.sums_.end(), sum.words.begin(), sum.words.begin() + state.words);
            }
        }
        return true;
    }

    WorldTable& table_;
    const std::vector<Shape>& shapes_;
    std::size_t size_;  // of a key
    std::vector<std::uint8_t> keys_, following_, next_;
    std::vector<std::uint32_t> buckets_;
    std::vector<std::pair<std::uint64_t, std::uint64_t>> factors_;  // (options,): the ways to choose the cards
    std::vector<Wide> totals_, sums_;
    std::uint32_t first_following_ = 0;  // the first state of the next step
};

WorldTable::WorldTable(std::uint64_t cards, const std::vector<Place>& places, Stop& stop) {
    long room = 0;
    for (const Place& place : places) {
        slots_ = std::max(slots_, place.slot + 1);
        if (place.count <= 0) continue;
        places_.push_back(place);
        room += place.count;
    }
    if (room != bits(cards)) return;
    std::map<std::pair<int, Mask>, Mask> groups;  // the fewest places first, which keeps the number of states small
    for (Mask left = cards; left; left &= left - 1) {
        Mask fitting = 0;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            fitting |= (places_[i].allowed >> __builtin_ctzll(left) & 1) << i;
        }
        if (!fitting) return;
        groups[{bits(fitting), fitting}] |= left & -left;
    }
    std::vector<Mask> fittings, members;
    for (const auto& [key, group] : groups) {
        fittings.push_back(key.second);
        members.push_back(group);
    }
    plan(fittings, members, stop);
}

// Build the steps, then count the deals. `fittings`: (groups,), the places that accept each group.
void WorldTable::plan(const std::vector<Mask>& fittings, const std::vector<Mask>& groups, Stop& stop) {
    std::map<Mask, int> rows;  // the remaining groups that a row accepts (bit 0: the next one), and the row
    std::vector<std::uint64_t> spreads;  // the ways to distribute the cards of a row to its places, place by place
    for (std::size_t place = 0; place < places_.size(); ++place) {
        Mask accepts = 0;
        for (std::size_t group = 0; group < groups.size(); ++group) accepts |= (fittings[group] >> place & 1) << group;
        const int row = rows.emplace(accepts, static_cast<int>(place)).first->second;
        const int room = places_[place].count;
        rooms_.push_back(static_cast<std::uint8_t>(room));
        if (row == static_cast<int>(place)) continue;
        joins_.push_back({static_cast<std::int16_t>(place), static_cast<std::int16_t>(row)});
        std::uint8_t& joined = rooms_[static_cast<std::size_t>(row)];
        joined = static_cast<std::uint8_t>(joined + room);
        rooms_.back() = 0;
        spreads.push_back(BINOMIALS(joined, room));
    }
    std::vector<Shape> shapes;
    for (Mask left : groups) {
        std::vector<std::pair<Mask, int>> accepting;
        std::map<Mask, int> others;
        for (const auto& [accepts, row] : rows) {
            if (accepts & 1) accepting.emplace_back(accepts >> 1, row);
            if (!(accepts & 1)) others.emplace(accepts >> 1, row);
        }
        std::sort(accepting.begin(), accepting.end());
        Mask later = 0;
        for (const auto& [_, row] : accepting) later |= Mask{1} << row;
        rows.swap(others);
        for (const auto& [accepts, row] : accepting) {
            later ^= Mask{1} << row;
            const int into = accepts ? rows.emplace(accepts, row).first->second : row;
            const int joined = into == row ? -1 : into;
            takes_.push_back({left, static_cast<std::int16_t>(row), static_cast<std::int16_t>(joined)});
            shapes.push_back({later, accepts == 0});
            left = 0;
        }
    }
    std::vector<std::uint8_t> start{0};
    start.insert(start.end(), rooms_.begin(), rooms_.end());
    Counter counter(*this, shapes, start);
    if (!counter.count(stop)) return;
    Wide ways = counter.total();
    for (const std::uint64_t spread : spreads) ways *= spread;
    std::copy(ways.words.begin(), ways.words.end(), ways_);
}

WorldTable::Arrays WorldTable::arrays() const {
    return {
        places_.data(),  rooms_.data(), joins_.data(), takes_.data(), states_.data(), options_.data(), sums_.data(),
        static_cast<int>(places_.size()), static_cast<int>(joins_.size()), static_cast<int>(takes_.size()),
    };
}

}  // namespace mamlaka
