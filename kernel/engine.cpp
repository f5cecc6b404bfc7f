// One engine. It is compiled once per kind of processor, each time in its own namespace.
#include "engine.hpp"

#include "ending.hpp"
#include "likely_worlds.hpp"
#include "perft.hpp"
#include "playout.hpp"
#include "rng.hpp"
#include "solver/layout_solver.hpp"
#include "solver/solver.hpp"
#include "training.hpp"
#include "worlds.hpp"

#define MAMLAKA_TEXT(word) #word
#define MAMLAKA_NAME(word) MAMLAKA_TEXT(word)

namespace mamlaka::MAMLAKA_ENGINE {

namespace {

void random_numbers(std::uint64_t seed, std::uint64_t bound, std::uint64_t* numbers, std::size_t count) {
    Rng rng(seed);
    for (std::size_t i = 0; i < count; ++i) numbers[i] = rng.below(bound);
}

std::uint64_t legal(const TrickPlan& plan, const TrickDeal& deal, int* binding) {
    const Mask hand = deal.hands[deal.turn];
    *binding = binding_class(plan, deal, hand);
    return legal_mask(plan, deal, hand);
}

template <int STRIDE>
std::size_t deals_of(const TrickPlan& plan, int each, bool with_stock, int leader, const PlayoutTask& task, Stop& stop,
                     std::int32_t* points) {
    std::size_t done = 0;
    for (std::size_t number = task.first; number < task.end && !stop.asked(); ++number, ++done) {
        SmallNumbers numbers(Rng::stream(task.seed, number));
        TrickDeal deal;
        const Mask rest = deal_hands(plan.every, plan.seats, each, deal.hands, numbers);
        (with_stock ? deal.stock : deal.gone) = rest;
        deal.turn = leader;
        std::int32_t sums[STRIDE] = {};
        play_to_end<STRIDE>(plan, plan.pay, deal, task.policies, numbers, sums);
        for (int seat = 0; seat < plan.seats; ++seat) *points++ = sums[seat];
    }
    return done;
}

std::size_t deals(const TrickPlan& plan, int each, bool with_stock, int leader, const PlayoutTask& task, Stop& stop,
                  std::int32_t* points) {
    return plan.pay.stride == 4 ? deals_of<4>(plan, each, with_stock, leader, task, stop, points)
                                : deals_of<8>(plan, each, with_stock, leader, task, stop, points);
}

std::size_t layout_deals(const LayoutPlan& plan, int leader, const PlayoutTask& task, Stop& stop,
                         std::int32_t* points) {
    std::size_t done = 0;
    for (std::size_t number = task.first; number < task.end && !stop.asked(); ++number, ++done) {
        SmallNumbers numbers(Rng::stream(task.seed, number));
        LayoutDeal deal;
        deal_hands(plan.every, plan.seats, plan.cards / plan.seats, deal.hands, numbers);
        deal.turn = leader;
        play_layout(plan, deal, task.policies, numbers, points);
        points += plan.seats;
    }
    return done;
}

// The results of the candidates of one world, added to a tally.
class WorldResults {
public:
    WorldResults(const PlayoutTally& tally, int columns) : tally_(tally), columns_(columns) {}

    void add(const std::int32_t* points) {
        std::int64_t *sums = tally_.sums + candidates_ * columns_, *squares = tally_.squares + candidates_ * columns_;
        for (int column = 0; column < columns_; ++column) {
            sums[column] += points[column];
            squares[column] += static_cast<std::int64_t>(points[column]) * points[column];
        }
        std::int64_t weighted = 0;
        for (int column = 0; tally_.weights && column < columns_; ++column) {
            weighted += static_cast<std::int64_t>(tally_.weights[column]) * points[column];
        }
        weighted_[candidates_++] = weighted;
    }

    void compare() const {
        for (int i = 0; tally_.weights && i < candidates_; ++i) {
            for (int j = 0; j < candidates_; ++j) {
                const std::int64_t difference = weighted_[i] - weighted_[j];
                tally_.squared_differences[i * candidates_ + j] += difference * difference;
            }
        }
    }

private:
    const PlayoutTally& tally_;
    const int columns_;
    int candidates_ = 0;
    std::int64_t weighted_[MAX_CARDS];
};

template <int STRIDE>
std::size_t playouts_of(const TrickPlan& plan, const Payoffs& pay, int columns, const TrickDeal& start,
                        const HiddenCards& hidden,
                        Mask candidates, const PlayoutTask& task, Stop& stop, const PlayoutTally& tally) {
    std::int32_t so_far[STRIDE] = {};
    add_points_so_far(plan, pay, start, so_far);
    std::size_t done = 0;
    for (std::size_t number = task.first; number < task.end && !stop.asked(); ++number, ++done) {
        WorldResults row(tally, columns);
        TrickDeal world = start;
        add_hidden_cards(world, hidden, number, plan.seats, world.stock);
        const Policies policies = task.policies_in(number);
        Mask left = candidates;
        do {
            SmallNumbers numbers(Rng::stream(task.seed, number));
            TrickDeal deal = world;
            std::int32_t points[STRIDE];
            std::memcpy(points, so_far, sizeof points);
            if (left) play_card(plan, deal, lowest(left));
            play_to_end<STRIDE>(plan, pay, deal, policies, numbers, points);
            row.add(points);
            left &= left - 1;
        } while (left);
        row.compare();
    }
    return done;
}

std::size_t playouts(const TrickPlan& plan, const Payoffs& pay, int columns, const TrickDeal& start,
                     const HiddenCards& hidden,
                     std::uint64_t candidates, const PlayoutTask& task, Stop& stop, const PlayoutTally& tally) {
    const auto playouts = pay.stride == 4 ? playouts_of<4> : playouts_of<8>;
    return playouts(plan, pay, columns, start, hidden, candidates, task, stop, tally);
}

std::size_t layout_playouts(const LayoutPlan& plan, const LayoutDeal& start, const HiddenCards& hidden,
                            std::uint64_t candidates, const PlayoutTask& task, Stop& stop, const PlayoutTally& tally) {
    std::size_t done = 0;
    for (std::size_t number = task.first; number < task.end && !stop.asked(); ++number, ++done) {
        WorldResults row(tally, plan.seats);
        LayoutDeal world = start;
        Mask nowhere = 0;
        add_hidden_cards(world, hidden, number, plan.seats, nowhere);
        const Policies policies = task.policies_in(number);
        Mask left = candidates;
        do {
            SmallNumbers numbers(Rng::stream(task.seed, number));
            LayoutDeal deal = world;
            std::int32_t points[MAX_SEATS];
            if (left) place(plan, deal, lowest(left), chooses_down(plan, deal, lowest(left), policies, numbers));
            play_layout(plan, deal, policies, numbers, points);
            row.add(points);
            left &= left - 1;
        } while (left);
        row.compare();
    }
    return done;
}

template <int STRIDE>
std::size_t endings_of(const TrickPlan& plan, const EndingTask& ending, const TrickDeal& start,
                       const HiddenCards& hidden,
                       Mask candidates, const PlayoutTask& task, Stop& stop, EndingSlot* slots, std::int32_t* values) {
    EndingSolver solver(plan, ending, slots, stop);
    std::int32_t so_far[STRIDE] = {};
    add_points_so_far(plan, ending.values, start, so_far);
    std::size_t done = 0;
    for (std::size_t number = task.first; number < task.end && !stop.asked(); ++number, ++done) {
        TrickDeal world = start;
        add_hidden_cards(world, hidden, number, plan.seats, world.stock);
        solver.set_root(world.hands);
        for (Mask left = candidates; left; left &= left - 1) {
            SmallNumbers numbers(Rng::stream(task.seed, number));
            TrickDeal deal = world;
            play_card(plan, deal, lowest(left));
            *values++ = so_far[0] + play_and_solve<STRIDE>(plan, ending, solver, deal, task.policies, numbers);
        }
        if (solver.has_stopped()) break;
    }
    return done;
}

std::size_t endings(const TrickPlan& plan, const EndingTask& ending, const TrickDeal& start, const HiddenCards& hidden,
                    std::uint64_t candidates, const PlayoutTask& task, Stop& stop, EndingSlot* slots,
                    std::int32_t* values) {
    const auto endings = ending.values.stride == 4 ? endings_of<4> : endings_of<8>;
    return endings(plan, ending, start, hidden, candidates, task, stop, slots, values);
}

void long_random_numbers(std::uint64_t seed, const std::uint64_t* bound, int words, std::uint64_t* numbers, std::size_t count) {
    Rng rng(seed);
    for (std::size_t i = 0; i < count; ++i) {
        const WideInt drawn = below(bound, words, rng);
        for (int k = 0; k < words; ++k) *numbers++ = drawn.words[k];
    }
}

bool solve(const TrickPlan& plan, const TrickDeal& deal, const SolverTask& task, const SolverMemory& memory, Stop& stop,
           SolverResult& result) {
    Board* const board = new Board;  // too large for the stack of a thread
    const bool fits = board->set(plan, deal, task);
    if (fits) {
        PatternTable table(*board, memory);
        Solver(*board, task, table, stop).solve(deal, result);
    }
    delete board;
    return fits;
}

bool solve_layout(const LayoutPlan& plan, const LayoutDeal& deal, const LayoutTask& task, const SolverMemory& memory,
                  Stop& stop, SolverResult& result) {
    if (!LayoutSolver::fits(plan, deal)) return false;
    LayoutSolver(plan, deal, task, memory, stop).solve(deal, result);
    return true;
}

}  // namespace

const Engine ENGINE{
    MAMLAKA_NAME(MAMLAKA_ENGINE),
    random_numbers,
    long_random_numbers,
    sample_worlds,
    count_plays,
    count_plays,
    legal,
    proved_absent_mask,
    winner_of,
    deal_points,
    deals,
    layout_deals,
    playouts,
    layout_playouts,
    learned_card,
    learned_card,
    choose_likely_worlds,
    choose_likely_worlds,
    label_positions,
    label_positions,
    endings,
    solve,
    solve_layout,
};

}  // namespace mamlaka::MAMLAKA_ENGINE
