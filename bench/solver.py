"""Measure the open-hand solver on one core: `python -m bench.solver [--nodes NODES]`.

If the package endplay is installed, DDS solves the same tricks without trumps. Then the program also prints how many
times longer every contract takes: the ratios of the medians, the means and the 99th percentiles. Of whole deals,
tricks are solved in two hundred, since one hard deal of twenty may take most of the time.
"""

import argparse
import time
from functools import reduce
from math import ceil, inf
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

DEALS, MANY_DEALS = 20, 200
PARTNERS, ALONE = (0, 2), (0,)
SPECS = {
    "tricks": trick_spec("tricks", trick_points=1),
    "tricks, trumps": trick_spec("tricks", trick_points=1, trump="S"),
    **TRICK_CONTRACTS,
    "complex": reduce(add, TRICK_CONTRACTS.values()),
}
LAYOUT = lower(TREX)


def deals(size: int, number: int = DEALS) -> list[TrickPosition]:
    """Return the same random deals at every run; seat 0 leads."""
    found = []
    for seed in range(number):
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


def high(times: list[float]) -> float:
    """Return the 99th percentile: of twenty times, the longest."""
    return sorted(times)[ceil(len(times) * 0.99) - 1]


def report(name: str, times: list[float]) -> None:
    """Print a row: what was solved, and how long it took in milliseconds."""
    unsolved = times.count(inf)
    ends = f"{median(times):10.2f} {mean(times):10.2f} {high(times):10.2f}"
    print(f"{name:60}{ends}" + (f"   {unsolved} of {len(times)} not solved" if unsolved else ""), flush=True)


def measure(
    name: str, size: int, side: tuple[int, ...], nodes: int, *, cards: bool, number: int = DEALS
) -> list[float]:
    """Solve deals of a contract, print a row, and return the times: infinite if a deal was not solved."""
    plan, times = lower(SPECS[name]), []
    for position in deals(size, number):
        start = time.process_time()
        solution = solve(plan, position, side, cards=cards, nodes=nodes)
        times.append((time.process_time() - start) * 1000 if solution.is_exact else inf)
    sides = "partners" if side == PARTNERS else "one against three"
    report(f"{size} cards, {name}, {sides}{', all cards' if cards else ''}", times)
    return times


def measure_layouts(left: int, side: tuple[int, ...]) -> None:
    """Value all cards of layouts, and print a row."""
    times = []
    for position in layouts(left):
        start = time.process_time()
        solve(LAYOUT, position, side)
        times.append((time.process_time() - start) * 1000)
    report(f"layout, {left} cards left, {'partners' if side == PARTNERS else 'one against three'}, all cards", times)


def measure_dds(size: int, number: int) -> list[float]:
    """Let DDS solve tricks without trumps, print a row, and return the times; none if DDS is not installed."""
    try:
        from endplay.dds import solve_board  # type: ignore[import-not-found]  # noqa: PLC0415  (it may be missing)
        from endplay.dds.solve import SolveMode  # type: ignore[import-not-found]  # noqa: PLC0415  (the same)
        from endplay.types import Deal, Denom, Player  # type: ignore[import-not-found]  # noqa: PLC0415  (the same)
    except ImportError:
        return []
    times = []
    for position in deals(size, number):
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
    ratios = f"{median(times) / median(dds):10.2f} {mean(times) / mean(dds):10.2f} {high(times) / high(dds):10.2f}"
    print(f"{name + ', times as long as DDS for tricks':60}{ratios}")


def main() -> None:
    """Print the times of all measurements."""
    parser = argparse.ArgumentParser(description="Measure the open-hand solver on one core.")
    parser.add_argument("--nodes", type=int, default=10_000_000, help="the most positions per deal")
    nodes = parser.parse_args().nodes
    print(f"{'milliseconds of one core':60}{'median':>10} {'mean':>10} {'p99':>10}")
    for name in SPECS:
        for side in (PARTNERS, ALONE):
            measure(name, 8, side, nodes, cards=True)
    for left in (24, 52):
        for side in (PARTNERS, ALONE):
            measure_layouts(left, side)
    for size, many in ((10, DEALS), (13, MANY_DEALS)):
        dds = measure_dds(size, many)
        for name in SPECS:
            times = measure(name, size, PARTNERS, nodes, cards=False, number=many if name == "tricks" else DEALS)
            if dds:
                compare(f"{size} cards, {name}", times, dds[: len(times)])


if __name__ == "__main__":
    main()
