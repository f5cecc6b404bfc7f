// The interface of an engine: the same functions, compiled for different processors.
#pragma once

#include <cstddef>
#include <cstdint>

#include "learned_tables.hpp"
#include "plan.hpp"
#include "solver/task.hpp"
#include "stop.hpp"
#include "world_table.hpp"

namespace mamlaka {

// The policies that a seat may follow, besides playing at random.
constexpr int HEURISTIC = 0, CONVENTIONAL = 1, LEARNED = 2, POLICY_COUNT = 3;

// The policies of the seats, as bits: all other seats play at random. `weights` are those of the learned policy.
struct Policies {
    unsigned heuristic;
    unsigned conventional;
    unsigned learned = 0;
    const std::int8_t* weights = nullptr;

    unsigned any() const { return heuristic | conventional | learned; }
};

// The policies and random numbers of playouts. Deals or worlds are numbered, and each has its own generator.
struct PlayoutTask {
    Policies policies;
    std::uint64_t seed;
    std::size_t first, end;  // the range of deals or worlds to play
    const std::uint8_t* by_world = nullptr;  // (worlds, POLICY_COUNT): the seats that follow each policy, as bits

    Policies policies_in(std::size_t world) const {
        if (!by_world) return policies;
        const std::uint8_t* const row = by_world + world * POLICY_COUNT;
        return {row[HEURISTIC], row[CONVENTIONAL], row[LEARNED], policies.weights};
    }
};

// The cards played so far, in order, and the seats that played them.
struct PastPlays {
    const std::int32_t *seats, *cards;
    int count;
};

// How players choose cards, see `mamlaka.search.likely_worlds`.
struct PlayModel {
    static constexpr double PRIOR[POLICY_COUNT] = {0.15, 0.25, 0.6};  // the share of players who follow each policy
    static constexpr double OTHER_CARD = 0.25;  // the share of cards that are not those of a policy
    static constexpr double ANY_CARD = 0.1;     // the share of cards at random under the learned policy
    static constexpr int DECAYS = 512;

    const std::int8_t* weights;
    const double* decays;  // (DECAYS,): how much less often a card is played by what it is worth less than the best

    double decay(std::int32_t less) const { return less < DECAYS ? decays[less] : 0.0; }
};

// The worlds that were chosen, and the policies of the seats in each of them.
struct LikelyWorlds {
    std::size_t count;
    std::uint32_t* numbers;  // (count,)
    std::uint8_t* policies;  // (count, POLICY_COUNT)
    double* memory;          // room for LIKELIHOODS numbers for each world to choose from
};
constexpr std::size_t LIKELIHOODS = MAX_SEATS * (POLICY_COUNT + 1);

// A position of a random deal, and what each legal card brought to the seat on turn: points times the seats, above the
// mean of all.
constexpr int MAX_CHOICES = 16;
struct LabelledPosition {
    int choices;
    std::int32_t places[MAX_CHOICES][MAX_TABLES];  // of the weights of each card
    std::int32_t values[MAX_CHOICES];
};
constexpr std::size_t LABELS = 16;  // the most positions of a deal

// Hidden cards by columns: one world per row.
struct HiddenCards {
    const std::uint64_t* cards;  // (worlds, columns)
    std::uint64_t unseen;        // those of them that are still hidden
    int columns;
    int where[MAX_CARDS];        // (columns,): the seat that holds them; the number of seats: the stock; -1: neither
};

// The sums of playouts.
struct PlayoutTally {
    const std::int32_t* weights;        // (columns,): the weight of a point in comparisons; nullptr: no comparisons
    std::int64_t *sums, *squares;       // (candidates, columns): one column per seat, or one for values
    std::int64_t* squared_differences;  // (candidates, candidates): squared differences of weighted points
};

// The task of the endgame solver.
struct EndingTask {
    const Payoffs& values;  // the payoffs, in the column of the first seat
    unsigned side;          // the maximizing seats, as bits; the others minimize
    int cards;              // the hand size from which on the deal is solved, once the stock is empty
};

// An entry of the transposition table: bounds of the value of a position, and the card to try first.
struct EndingSlot {
    std::uint64_t live;
    std::uint32_t root;
    std::int32_t least, most;
    std::int16_t mover, first;
};
constexpr int ENDING_BITS = 15;  // two hands of ten cards visit some 3,000 positions

struct Engine {
    const char* name;
    // Fill `numbers` with those of `Rng(seed).below(bound)`.
    void (*random_numbers)(std::uint64_t seed, std::uint64_t bound, std::uint64_t* numbers, std::size_t count);
    // The same for a bound of up to WorldTable::WORDS words, the lowest first; the highest is not 0.
    void (*long_random_numbers)(std::uint64_t seed, const std::uint64_t* bound, int words, std::uint64_t* numbers,
                       std::size_t count);

    // Draw the worlds from `begin` up to `end`: (worlds, columns) sets of cards. World i is drawn from the table
    // `chosen[i]`, or from the first table if `chosen` is nullptr, by stream i of the seed. Return the number of worlds
    // drawn before a stop.
    std::size_t (*worlds)(const WorldTable::Arrays* tables, const std::uint32_t* chosen, std::uint64_t seed,
                          std::size_t begin, std::size_t end, std::size_t columns, std::uint64_t* worlds, Stop& stop);

    // Perft; the legal cards and the class that is binding; the cards that a played card proves absent.
    bool (*perft)(const TrickPlan&, const TrickDeal&, const std::int32_t* stock, int stock_size, int depth,
                  std::uint64_t* counts, Stop&);
    bool (*layout_perft)(const LayoutPlan&, const LayoutDeal&, int depth, std::uint64_t* counts, Stop&);
    std::uint64_t (*legal)(const TrickPlan&, const TrickDeal&, int* binding);
    std::uint64_t (*proved_absent)(const TrickPlan&, const TrickDeal&, int card);
    int (*winner)(const TrickPlan&, const TrickDeal&);
    void (*payoffs)(const TrickPlan&, const TrickDeal&, std::int32_t* points);

    // Deal and play to the end: (deals, seats) points. The cards not dealt are out of play or, with `with_stock`, the stock.
    // Return the number of deals done before a stop.
    std::size_t (*deals)(const TrickPlan&, int each, bool with_stock, int leader, const PlayoutTask&, Stop&,
                         std::int32_t* points);
    std::size_t (*layout_deals)(const LayoutPlan&, int leader, const PlayoutTask&, Stop&, std::int32_t* points);

    // In every world, play each candidate, or none if there are none, and then the deal to the end.
    std::size_t (*playouts)(const TrickPlan&, const Payoffs&, int columns, const TrickDeal&, const HiddenCards&,
                            std::uint64_t candidates, const PlayoutTask&, Stop&, const PlayoutTally&);
    std::size_t (*layout_playouts)(const LayoutPlan&, const LayoutDeal&, const HiddenCards&, std::uint64_t candidates,
                                   const PlayoutTask&, Stop&, const PlayoutTally&);

    // The card out of `legal` that a learned policy with these weights chooses for the seat on turn.
    int (*learned_card)(const TrickPlan&, const TrickDeal&, std::uint64_t legal, const std::int8_t* weights);
    int (*learned_placement)(const LayoutPlan&, const LayoutDeal&, std::uint64_t legal, const std::int8_t* weights);

    // Choose among worlds by how probable they make the plays so far.
    void (*likely_worlds)(const TrickPlan&, const TrickDeal&, const PastPlays&, const HiddenCards&, std::size_t worlds,
                          const PlayModel&, std::uint64_t seed, const LikelyWorlds&);
    void (*likely_layout_worlds)(const LayoutPlan&, const LayoutDeal&, const PastPlays&, const HiddenCards&,
                                 std::size_t worlds, const PlayModel&, std::uint64_t seed, const LikelyWorlds&);

    // Label positions of random deals, up to LABELS of each, and count them: (deals, LABELS), (deals,). Without weights no
    // seat follows the learned policy. Return the number of deals done before a stop.
    std::size_t (*label)(const TrickPlan&, const PlayoutTask&, Stop&, LabelledPosition* positions, int* counts);
    std::size_t (*layout_label)(const LayoutPlan&, const PlayoutTask&, Stop&, LabelledPosition* positions, int* counts);

    // Playouts with the end of each deal solved: (worlds, candidates) values; `slots` are 2^ENDING_BITS zeroed entries.
    std::size_t (*endings)(const TrickPlan&, const EndingTask&, const TrickDeal&, const HiddenCards&,
                           std::uint64_t candidates,
                           const PlayoutTask&, Stop&, EndingSlot* slots, std::int32_t* values);

    // Solve a deal with all cards known; false: the solver has no room for its rules. `memory` holds its table.
    bool (*solve)(const TrickPlan&, const TrickDeal&, const SolverTask&, const SolverMemory& memory, Stop&, SolverResult&);
    bool (*solve_layout)(const LayoutPlan&, const LayoutDeal&, const LayoutTask&, const SolverMemory& memory, Stop&,
                         SolverResult&);
};

namespace portable {
extern const Engine ENGINE;
}
namespace bmi2 {
extern const Engine ENGINE;
}

// The functions for a single game that are compiled with an engine: its folder defines `NAME` in both namespaces.
#if defined(MAMLAKA_HAS_BMI2)
#define MAMLAKA_COMPILED_WITH(engine, NAME) (&(engine) == &bmi2::ENGINE ? bmi2::NAME : portable::NAME)
#else
#define MAMLAKA_COMPILED_WITH(engine, NAME) (portable::NAME)
#endif

}  // namespace mamlaka
