"""Measure the open-hand solver on one core: `python -m bench.solver [--nodes NODES]`.

If the package endplay is installed, DDS solves the same tricks without trumps. Then the program also prints how many
times longer every contract takes: the ratios of the medians, the means and the worst deals. With twenty deals, the
99th percentile is the worst.
"""

import argparse
import time
from functools import reduce
from operator import add
from statistics import mean, median

from mamlaka.cards import FRENCH, iter_cards
from mamlaka.games.trex.contracts import TREX, TRICK_CONTRACTS
from mamlaka.plan import lower
from mamlaka.rng import Rng
from mamlaka.search.deals import LayoutDeal
from mamlaka.search.positions import LayoutPosition, TrickPosition
from mamlaka.search.solver import solve
from mamlaka.tricks import trick_spec

DEALS = 20
PARTNERS, ALONE = (0, 2), (0,)
SPECS = {
    "tricks": trick_spec("tricks", trick_points=1),
    "tricks, trumps": trick_spec("tricks", trick_points=1, trump="S"),
    **TRICK_CONTRACTS,
    "complex": reduce(add, TRICK_CONTRACTS.values()),
}
LAYOUT = lower(TREX)


def deals(size: int) -> list[TrickPosition]:
    """Return the same random deals at every run; seat 0 leads."""
    found = []
    for seed in range(DEALS):
        cards = list(iter_cards(FRENCH.all_mask))
        Rng(seed).shuffle(cards)
        hands = tuple(sum(1 << card for card in cards[seat * size : (seat + 1) * size]) for seat in range(4))
        found.append(TrickPosition(hands, 0, first_trick=False))
    return found


def layouts(left: int) -> list[LayoutPosition]:
    """Return the same layouts at every run: whole deals, played at random until `left` cards are in the hands."""
    found = []
    for seed, start in enumerate(deals(13)):
        deal, rng = LayoutDeal.of(LAYOUT, LayoutPosition(start.hands, 0)), Rng(seed)
        fitting = deal.pass_on()
        while sum(map(int.bit_count, deal.hands)) > left:
            deal.play(rng.choice(list(iter_cards(fitting))))
            fitting = deal.pass_on()
        found.append(LayoutPosition(tuple(deal.hands), deal.turn, deal.placed, tuple(deal.places)))
    return found


def report(name: str, times: list[float], unsolved: int = 0) -> None:
    """Print a row: what was solved, and how long it took in milliseconds."""
    ends = f"{median(times):10.2f} {mean(times):10.2f} {max(times):10.2f}"
    print(f"{name:60}{ends}" + (f"   {unsolved} of {len(times)} not solved" if unsolved else ""))


def measure(name: str, size: int, side: tuple[int, ...], nodes: int, *, cards: bool) -> list[float]:
    """Solve deals of a contract, print a row, and return the times; none if a deal was not solved."""
    plan, times, unsolved = lower(SPECS[name]), [], 0
    for position in deals(size):
        start = time.process_time()
        unsolved += not solve(plan, position, side, cards=cards, nodes=nodes).is_exact
        times.append((time.process_time() - start) * 1000)
    sides = "partners" if side == PARTNERS else "one against three"
    report(f"{size} cards, {name}, {sides}{', all cards' if cards else ''}", times, unsolved)
    return [] if unsolved else times


def measure_layouts(left: int, side: tuple[int, ...]) -> None:
    """Value all cards of layouts, and print a row."""
    times = []
    for position in layouts(left):
        start = time.process_time()
        solve(LAYOUT, position, side)
        times.append((time.process_time() - start) * 1000)
    report(f"layout, {left} cards left, {'partners' if side == PARTNERS else 'one against three'}, all cards", times)


def measure_dds(size: int) -> list[float]:
    """Let DDS solve tricks without trumps, print a row, and return the times; none if DDS is not installed."""
    try:
        from endplay.dds import solve_board  # type: ignore[import-not-found]  # noqa: PLC0415  (it may be missing)
        from endplay.dds.solve import SolveMode  # type: ignore[import-not-found]  # noqa: PLC0415  (the same)
        from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found]  # noqa: PLC0415  (the same)
    except ImportError:
        return []
    times = []
    for position in deals(size):
        hands = [
            ".".join("".join(FRENCH.names[card][0] for card in iter_cards(hand & suit)) for suit in FRENCH.suit_masks)
            for hand in position.hands
        ]
        deal = Deal("N:" + " ".join(hands))
        deal.trump, deal.first = Denom.nt, Player.north
        start = time.process_time()
        solve_board(deal, SolveMode.OptimalOne)
        times.append((time.process_time() - start) * 1000)
    report(f"{size} cards, tricks, DDS", times)
    return times


def compare(name: str, times: list[float], dds: list[float]) -> None:
    """Print how much longer a contract takes than DDS takes for tricks without trumps."""
    ratios = f"{median(times) / median(dds):10.2f} {mean(times) / mean(dds):10.2f} {max(times) / max(dds):10.2f}"
    print(f"{name + ', times as long as DDS for tricks':60}{ratios}")


def main() -> None:
    """Print the times of all measurements."""
    parser = argparse.ArgumentParser(description="Measure the open-hand solver on one core.")
    parser.add_argument("--nodes", type=int, default=10_000_000, help="the most positions per deal")
    nodes = parser.parse_args().nodes
    print(f"{'milliseconds of one core':60}{'median':>10} {'mean':>10} {'worst':>10}")
    for name in SPECS:
        for side in (PARTNERS, ALONE):
            measure(name, 8, side, nodes, cards=True)
    for left in (24, 52):
        for side in (PARTNERS, ALONE):
            measure_layouts(left, side)
    for size in (10, 13):
        dds = measure_dds(size)
        for name in SPECS:
            times = measure(name, size, PARTNERS, nodes, cards=False)
            if dds and times:
                compare(f"{size} cards, {name}", times, dds)


if __name__ == "__main__":
    main()
