"""Check the model of other players by which search weighs worlds: `python -m bench.model [--sets N] [BOT[@LIMIT] ...]`.

The bots of a row play single deals of each contract of Trex among themselves. The program prints how surprising their
cards are that were not forced (the mean of `-log2` of the probability, in bits): if all legal cards are equally likely,
by each policy alone, and by the model, which learns from the cards before which policy a player follows. In the middle
of each deal it divides the weight that a seat gives to the true deal by the mean of random worlds of its view; the
geometric mean of all deals is 1 if the plays tell nothing. Bots of the second half of the pool must not be tuned
against, but the model may be judged by them.
"""

import argparse
from collections.abc import Iterator
from math import exp, log, log2, prod, sqrt
from pathlib import Path
from typing import NamedTuple

from mamlaka import Limit, Rng, Setup, Table, find_game
from mamlaka.arena.entrants import bot_of, parse_entrants
from mamlaka.fair import FairShuffler
from mamlaka.phases import LayoutPlay, TrickPlay
from mamlaka.plan import Plan
from mamlaka.search.learned import LearnedPolicy
from mamlaka.search.learned_weights import learned_policy
from mamlaka.search.likely_worlds import PRIOR, chances, likelihoods
from mamlaka.search.positions import Position, hidden_cards_in, past_plays, position_of, world_position
from mamlaka.search.worlds import world_array
from mamlaka.state import State
from mamlaka.tricks import Trick
from mamlaka.view import View

FOLDER = str(Path(__file__).with_name("opponents"))
BOTS = ("rules-1", "rules", "cafe-1", "counter-1", "careful-1", "salon-1", "worlds-1", "search-7@64worlds")
WORLDS = 30
"""The number of random worlds with which the true deal is compared."""
NAMES = ("heuristic", "conventional", "learned")


class Middle(NamedTuple):
    """A deal after half of its cards: what a seat sees, and the truth."""

    view: View
    state: State


def deals(name: str, limit: Limit, sets: int) -> Iterator[tuple[str, Middle, State]]:
    """Yield the kind of each deal, its middle, and its last position."""
    game = find_game("trex")
    options = game.options_type.parse({"doubling": "off", "kh_appeal": "none", "trex_redeal": "off"})
    kinds = game.single_deals(options)
    bot = bot_of(name, FOLDER)
    for number in range(sets):
        for kind, chosen in kinds.items():
            rng = Rng(number)
            seats = {seat: bot(Rng(rng.next64())) for seat in range(4)}
            table = Table(Setup(game, chosen, 4), FairShuffler(number.to_bytes(32, "big")), bots=seats)
            middle, last = None, None
            while not table.state.results:
                phase = table.state.phase
                if isinstance(phase, TrickPlay | LayoutPlay):
                    last = table.state
                    plays = past_plays(last)
                    if middle is None and plays and len(plays) >= len(game.deck) // 2:
                        middle = Middle(table.view(phase.turn), last)
                if not any(table.play_bot(seat, limit) for seat in table.waiting_for):
                    break
            if middle and last:
                yield kind, middle, last


def surprise(plan: Plan, position: Position, plays: Trick, policy: LearnedPolicy) -> Iterator[tuple[float, ...]]:
    """Yield the bits of each card that was not forced: any card, each policy alone, the model."""
    beliefs = [list(PRIOR) for _ in range(plan.seats)]
    for seat, size, each in chances(plan, position, plays, policy):
        belief = beliefs[seat]
        told = sum(share * chance for share, chance in zip(belief, each, strict=True)) / sum(belief)
        yield log2(size), *(-log2(chance) for chance in each), -log2(told)
        beliefs[seat] = [share * chance for share, chance in zip(belief, each, strict=True)]


def advantage(middle: Middle, policy: LearnedPolicy, rng: Rng) -> float:
    """Return the logarithm of the weight of the true deal relative to random worlds."""
    plan, position = position_of(middle.view.state)
    plays = past_plays(middle.view.state) or ()
    hidden = hidden_cards_in(middle.view, world_array(middle.view, WORLDS, rng))
    worlds = [world_position(position, hidden, number) for number in range(WORLDS)]
    truth = position_of(middle.state)[1]
    weights = [sqrt(prod(map(sum, likelihoods(plan, world, plays, policy)))) for world in (truth, *worlds)]
    return log(weights[0] / (sum(weights[1:]) / WORLDS))


def main() -> None:
    """Print a row for each bot and contract."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("bots", nargs="*", default=BOTS, metavar="BOT", help="as for `mamlaka arena`")
    parser.add_argument("--sets", type=int, default=10, help="how many deals of each contract")
    given = parser.parse_args()
    print(
        f"{'four':18} {'deals of':9} {'any card':>9}",
        *(f"{name:>13}" for name in NAMES),
        f"{'model':>8} {'true deal':>10}",
    )
    for text in given.bots:
        (entrant,) = parse_entrants((text,), Limit(), FOLDER)
        bits: dict[str, list[tuple[float, ...]]] = {}
        logs: dict[str, list[float]] = {}
        for kind, middle, last in deals(entrant.name, entrant.limit, given.sets):
            plan, position = position_of(last)
            policy = learned_policy(plan)
            assert policy is not None
            bits.setdefault(kind, []).extend(surprise(plan, position, past_plays(last) or (), policy))
            logs.setdefault(kind, []).append(advantage(middle, policy, Rng(len(logs.get(kind, ())))))
        for kind, rows in bits.items():
            means = [sum(column) / len(rows) for column in zip(*rows, strict=True)]
            columns = " ".join(f"{mean:{width}.2f}" for mean, width in zip(means, (9, 13, 13, 13, 8), strict=True))
            print(f"{text:18} {kind:9} {columns} {exp(sum(logs[kind]) / len(logs[kind])):10.2f}", flush=True)


if __name__ == "__main__":
    main()
