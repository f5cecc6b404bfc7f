"""`mamlaka train`: train the learned policies that the search bots use in playouts."""

from __future__ import annotations

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
from mamlaka.plan import Plan
from mamlaka.rng import Rng
from mamlaka.search.learned_weights import FOLDER, encode_policy, path_of
from mamlaka.search.positions import Position, plan_of_teams, position_of
from mamlaka.search.training import DEALS, ROUNDS, train
from mamlaka.storage import check_writable, new_file
from mamlaka.table import Table

__all__ = ["train_policies"]

MOST_THREADS = 64


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
        for name in kind or plans:
            path = path_of(plans[name], out)
            if path in trained:  # another kind has the same plan
                continue
            work = train(plans[name], Rng(seed), rounds, deals, processes(jobs, MOST_THREADS))
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


def _plans(setup: Setup) -> dict[str, Plan]:
    """Return the plan of each kind of deal, without what players announce before the play.

    Raises:
        InvalidSetup: no plan describes a kind of deal, or some of its cards are not in the hands.
    """
    plans, game = {}, setup.start().game
    for name, options in game.single_deals(game.options).items():
        bots = {seat: RandomBot(Rng(seat)) for seat in range(game.seats)}
        table = Table(Setup(setup.game, options, game.seats), FairShuffler(bytes(32)), bots=bots)
        plan, position = _start_of_play(table, name)
        if sum(position.hands) != sum(1 << card for card in range(len(game.deck))):
            raise InvalidSetup(f"{name!r} is not played with all cards in the hands, so it has no learned policy")
        plans[name] = plan_of_teams(table.state) or plan
    return plans


def _start_of_play(table: Table, name: str) -> tuple[Plan, Position]:
    """Let bots announce what they announce, and return the plan and the position in which the play begins."""
    while True:
        try:
            return position_of(table.state)
        except NotCompilable:
            if not any(table.play_bot(seat) for seat in (*table.free_to_act, *table.waiting_for)):
                raise InvalidSetup(f"no plan describes the play of {name!r}, so it has no learned policy") from None
