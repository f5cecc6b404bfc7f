"""`mamlaka review`: what the decisions of a finished match cost."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from typing import Annotated

import typer

from mamlaka.bots.base import MAX_WORLDS
from mamlaka.cli.common_options import ENGLISH, AsJson, Jobs, Language, MatchNumber, Plain, RecordFile
from mamlaka.cli.files import valid_record
from mamlaka.cli.output import Screen, is_plain, print_json
from mamlaka.cli.progress import processes, progress
from mamlaka.cli.values import whole_number
from mamlaka.coach.hints import scale_of
from mamlaka.coach.review import REVIEW_NODES, REVIEW_WORLDS, Cost, Review, ReviewedDecision, Total, totals_of
from mamlaka.errors import RecordError
from mamlaka.game import Game
from mamlaka.notation import format_action
from mamlaka.replaying import setup_of
from mamlaka.terminal.review import decision_lines, total_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.workers import map_ordered

__all__ = ["review"]

TOP = 10


def review(
    file: RecordFile,
    *,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number(0), help="Review only the decisions of this seat.")
    ] = None,
    match: MatchNumber = 1,
    top: Annotated[
        int, typer.Option(parser=whole_number(0), help="Number of decisions to show, the costliest first.")
    ] = TOP,
    worlds: Annotated[
        int,
        typer.Option(parser=whole_number(2, MAX_WORLDS), help="Number of sampled worlds (possible deals) a decision."),
    ] = REVIEW_WORLDS,
    nodes: Annotated[
        int,
        typer.Option(parser=whole_number(1), help="Number of positions that the solver of open hands visits at most."),
    ] = REVIEW_NODES,
    jobs: Jobs = 0,
    language: Language = ENGLISH,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Show what the decisions of a finished match cost.

    Each cost is given twice: against the best action as far as the player could know, with its error, and against the
    best card with open hands, where that can be computed. Decisions within the error count as right.

    Example: mamlaka review match.json --seat 0
    """
    record = valid_record(file, match)
    if seat is not None and seat >= len(record.seats):
        raise RecordError(f"there is no seat {seat}: the match has seats 0 to {len(record.seats) - 1}")
    reviewer = Review(record, worlds=worlds, nodes=nodes)
    wanted = reviewer.of_seat(seat)
    with closing(map_ordered(reviewer.__getitem__, wanted, processes(jobs, len(wanted)))) as found:
        reviewed = list(progress(found, "Reviewing", len(wanted)))
    game, console = setup_of(record).start().game, Screen(plain=plain)
    style = Style(game, None, Texts(language), plain=is_plain(asked=plain), columns=console.width)
    if as_json:
        print_json(_as_json(reviewed, game))
        return
    costly = sorted((one for one in reviewed if one.known and one.is_costly), key=lambda one: -_loss(one, game))
    for one in costly[:top]:
        for line in decision_lines(one, style):
            console.say(line)
    if not costly:
        console.say(style.texts.format("review-none"))
    seats = _grouped(reviewed, lambda one: style.seat_name(one.seat))
    contracts = _grouped(reviewed, lambda one: style.contract(one.contract) if one.contract else "")
    groups = [*seats.items(), *(row for row in contracts.items() if row[0] and len(contracts) > 1)]
    for line in total_lines(groups, style):
        console.say(line)


def _loss(decision: ReviewedDecision, game: Game) -> float:
    """Return the loss on the view as it is shown, in points or percent."""
    return decision.known.value * scale_of(decision.known.unit, game) if decision.known else 0.0


def _grouped(reviewed: list[ReviewedDecision], key: Callable[[ReviewedDecision], str]) -> dict[str, Total]:
    """Return the totals of the groups of decisions with the same key, in the order of the keys."""
    names = sorted({key(one) for one in reviewed})
    return {name: totals_of(one for one in reviewed if key(one) == name) for name in names}


def _as_json(reviewed: list[ReviewedDecision], game: Game) -> dict[str, object]:
    def cost(found: Cost | None) -> dict[str, object] | None:
        return (
            None
            if found is None
            else {
                "loss": found.value * scale_of(found.unit, game),
                "standard_error": found.standard_error * scale_of(found.unit, game),
                "unit": found.unit,
                "best": format_action(found.best, game.deck),
            }
        )

    def total(found: Total) -> dict[str, object]:
        return {
            "decisions": found.decisions,
            "costly": found.costly,
            "known": found.known / game.unit,
            "known_error": found.known_error / game.unit,
            "solved": found.solved,
            "open": found.open / game.unit,
        }

    def totals(key: Callable[[ReviewedDecision], str]) -> dict[str, object]:
        return {name: total(found) for name, found in _grouped(reviewed, key).items()}

    return {
        "decisions": [
            {
                "event": one.number,
                "deal": one.deal,
                "contract": one.contract,
                "seat": one.seat,
                "action": format_action(one.action, game.deck),
                "costly": one.is_costly,
                "known": cost(one.known),
                "open": cost(one.open),
                "followed": [reason.rule for reason in one.followed],
                "ignored": [reason.rule for reason in one.ignored],
            }
            for one in reviewed
            if one.known is not None
        ],
        "seats": totals(lambda one: str(one.seat)),
        "contracts": totals(lambda one: one.contract),
        "kinds": totals(lambda one: one.action.kind),
    }
