"""`mamlaka train`: train the learned policies that the search bots use in playouts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table as Grid

from mamlaka.bots.random import RandomBot
from mamlaka.cli.common_options import DEFAULT_GAME, GameName, Jobs, OptionTexts, PresetName, SeatCount, setup_from
from mamlaka.cli.progress import handle_signals, processes, progress
from mamlaka.cli.values import named_path, whole_number
from mamlaka.errors import InvalidSetup, NotCompilable
from mamlaka.fair import FairShuffler
from mamlaka.match import Setup
from mamlaka.phases import LayoutPlay, TrickPlay
from mamlaka.plan import LayoutPlan, Plan
from mamlaka.rng import Rng
from mamlaka.search.learned_weights import FOLDER, encode_policy, path_of
from mamlaka.search.positions import plan_of_teams, position_of
from mamlaka.search.training import DEALS, ROUNDS, train
from mamlaka.storage import check_writable, new_file
from mamlaka.table import Table

__all__ = ["train_policies"]

MOST_THREADS = 64
MATCHES = 10
"""The number of matches in a row that show no other kind of deal, before there are taken to be no more."""
MOST_PLANS = 52
"""The most plans of a kind of deal: one for each card."""


def train_policies(
    game: GameName = DEFAULT_GAME,
    *,
    kind: Annotated[
        list[str] | None, typer.Option(metavar="KIND", help="Only this kind of deal, such as a contract; repeatable.")
    ] = None,
    rounds: Annotated[int, typer.Option(parser=whole_number(1), help="Number of rounds.")] = ROUNDS,
    deals: Annotated[int, typer.Option(parser=whole_number(1), help="Number of deals of a round.")] = DEALS,
    seed: Annotated[
        int, typer.Option(parser=whole_number(), help="Seed of the deals; the same seed gives the same weights.")
    ] = 1,
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    jobs: Jobs = 0,
    out: Annotated[
        Path, typer.Option(parser=named_path, metavar="FOLDER", help="The folder of the weights.", show_default=False)
    ] = FOLDER,
) -> None:
    """Train the policies of the search bots for each kind of deal of a game, by self-play.

    Without --out, the weights replace those of this installation, so the bots use them from then on. A kind of deal
    takes a minute or two. Interrupted training keeps the kinds that are finished.

    Example: mamlaka train trex --kind diamonds --rounds 20 --out weights
    """
    check_writable(out / "weights")
    plans = _plans(setup_from(game, preset, settings, seats))
    unknown = [name for name in kind or () if name not in plans]
    if unknown:
        raise InvalidSetup(f"{game} has no kind of deal {unknown[0]!r}: use one of {', '.join(plans)}")
    grid = Grid("kind of deal", "gain", "file", title=f"{game}: {rounds} rounds of {deals:,} deals")
    trained = set[Path]()
    with handle_signals() as interrupted:
        for name, plan in [(each, plan) for each in kind or plans for plan in plans[each]]:
            path = path_of(plan, out)
            if path in trained:  # another kind has the same plan
                continue
            work = train(plan, Rng(seed), rounds, deals, processes(jobs, MOST_THREADS))
            done = list(interrupted.until(progress(work, name, rounds)))
            if len(done) < rounds:
                break
            with new_file(path) as file:
                file.write(encode_policy(done[-1].policy))
            trained.add(path)
            grid.add_row(name, f"{done[-1].gain:+.2f}", path.name)
    Console().print(grid)
    if interrupted.signal:
        typer.echo("mamlaka: interrupted; only the kinds of deals above have been saved", err=True)
        raise typer.Exit(interrupted.status)


def _plans(setup: Setup) -> dict[str, list[Plan]]:
    """Return the plans of each kind of deal that can be learned, as random bots announce and play them.

    Most games have one kind of single deals: then matches show the contracts. A contract has several plans if players
    choose more than it, such as a suit of trumps. Doubled cards make no other kind of plan: policies learn from the
    doublings of the first deal that shows it.

    Raises:
        InvalidSetup: no deal can be learned, as it needs a plan of tricks or rows, and all cards in the hands; or a
            contract has too many plans.
    """
    game = setup.start().game
    kinds = game.single_deals(game.options)
    if len(kinds) > 1:
        singles = {name: Setup(setup.game, options, game.seats) for name, options in kinds.items()}
        first = {name: next(_dealt(single, 0), None) for name, single in singles.items()}
        plans = {name: [found[1]] for name, found in first.items() if found}
    else:
        plans = _contracts(setup)
    if not plans:
        needed = "policies need a plan of tricks or rows, and all cards in the hands"
        raise InvalidSetup(f"{setup.game.name} has nothing to learn: {needed}")
    return plans


def _contracts(setup: Setup) -> dict[str, list[Plan]]:
    """Return the plans of each contract of matches."""
    plans: dict[str, dict[Path, Plan]] = {}
    number = quiet = 0
    while quiet < MATCHES:
        quiet += 1
        for name, plan in _dealt(setup, number):
            known = plans.setdefault(name, {})
            if path_of(plan) not in known:
                known[path_of(plan)] = plan
                quiet = 0
            if len(known) > MOST_PLANS:
                raise InvalidSetup(f"{setup.game.name} has too many plans to learn: what players bid is part of them")
        number += 1
    return {name: list(known.values()) for name, known in plans.items()}


def _dealt(setup: Setup, number: int) -> Iterator[tuple[str, Plan]]:
    """Let random bots play a match, and yield the contract and the plan of each deal that can be learned."""
    seats = setup.start().game.seats
    bots = {seat: RandomBot(Rng(number * seats + seat)) for seat in range(seats)}
    table = Table(setup, FairShuffler(number.to_bytes(32, "big")), bots=bots)
    while not table.state.is_over:
        state = table.state
        with suppress(NotCompilable):
            plan, position = position_of(state)
            play = next(phase for phase in reversed(state.stack) if isinstance(phase, TrickPlay | LayoutPlay))
            is_dealt = sum(position.hands) == state.game.deck.all_mask
            if is_dealt and not (isinstance(plan, LayoutPlan) and plan.line):
                yield play.spec.name or "deal", plan_of_teams(state) or plan
        if not any(table.play_bot(seat) for seat in (*table.free_to_act, *table.waiting_for)):
            return
