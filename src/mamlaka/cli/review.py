"""`mamlaka review`: what the decisions of a finished match cost."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from dataclasses import replace
from itertools import chain
from pathlib import Path
from typing import Annotated

import typer

from mamlaka.bots.base import MAX_WORLDS
from mamlaka.cli.common_options import ENGLISH, AsJson, Jobs, Language, MatchNumber, Plain, RecordFile
from mamlaka.cli.files import refuse_existing, valid_replay
from mamlaka.cli.kept_reviews import played_luck, reviewed_decisions
from mamlaka.cli.output import Screen, is_plain, print_json
from mamlaka.cli.review_page import review_page
from mamlaka.cli.values import named_path, whole_number
from mamlaka.coach.course import course_of, turning_points
from mamlaka.coach.hints import scale_of
from mamlaka.coach.luck import DealLuck, Luck, luck_totals
from mamlaka.coach.review import REVIEW_NODES, REVIEW_WORLDS, Cost, Review, ReviewedDecision, Total, totals_of
from mamlaka.errors import RecordError
from mamlaka.game import Game
from mamlaka.notation import format_action
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.storage import check_writable, write_text
from mamlaka.terminal.review import course_lines, decision_lines, least_lines, luck_lines, total_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

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
    luck: Annotated[
        bool, typer.Option("--luck", help="Also show what a fixed player would have got with the same cards.")
    ] = False,
    page: Annotated[
        Path | None,
        typer.Option("--html", parser=named_path, help="Write the review to this new file, to open in a browser."),
    ] = None,
    fresh: Annotated[
        bool, typer.Option("--fresh", help="Compute everything again, whatever earlier reviews have kept.")
    ] = False,
    jobs: Jobs = 0,
    language: Language = ENGLISH,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Show what the decisions of a finished match cost.

    Each cost is given twice: against the best action as far as the player could know, with its error, and against the
    best card with open hands, where that can be computed. Decisions within the error count as right.

    This takes some seconds for a short match, and many minutes for a long one. On a terminal it says how long.

    Each deal is kept in the data folder as soon as it is reviewed, so after Ctrl-C the same command goes on from there.

    Example: mamlaka review match.json --seat 0
    """
    refuse_existing(page)
    if page is not None:
        check_writable(page)
    replay = valid_replay(file, match)
    record = replay.record
    if seat is not None and seat >= len(record.seats):
        raise RecordError(f"there is no seat {seat}: the match has seats 0 to {len(record.seats) - 1}")
    reviewer = Review(replay, worlds=worlds, nodes=nodes)
    wanted = reviewer.of_seat(seat)
    reviewed = reviewed_decisions(reviewer, wanted, jobs, fresh=fresh)
    fortunes = played_luck(Luck(replay), jobs, fresh=fresh) if luck else []
    game, console = replay.game, Screen(plain=plain)
    style = Style(game, None, Texts(language), plain=is_plain(asked=plain), columns=console.width)
    if as_json:
        print_json(
            {"seat": seat} | _as_json(reviewed, replay) | ({"luck": _luck_as_json(fortunes, game)} if luck else {})
        )
        return
    costly = sorted((one for one in reviewed if one.known and one.is_costly), key=lambda one: -_loss(one, game))
    course = course_of(replay)
    turns = turning_points(course)
    per_deal = {deal: totals_of(one for one in costly if one.deal == deal) for deal in {one.deal for one in costly}}
    fate = luck_lines(luck_totals(fortunes), style) if fortunes else ()
    totals = total_lines(_groups(reviewed, style), style)
    if page is not None:
        words = replace(style, columns=0)  # a line for each deal
        lines = [course_lines(course, turns, per_deal, words, seat), fate, totals]
        document = review_page(replay, costly[:top], course, lines, style, least_lines(reviewed, style))
        write_text(page, document)
        console.say(style.texts.format("review-written", path=str(page)))
        return
    told: dict[str, int] = {}
    for one in costly[:top]:
        for line in decision_lines(one, style, told, _again(record, file, match, one)):
            console.say(line)
    if not costly:
        console.say(style.texts.format("review-none"))
    for line in chain(least_lines(reviewed, style), course_lines(course, turns, per_deal, style, seat), fate, totals):
        console.say(line)


def _groups(reviewed: list[ReviewedDecision], style: Style) -> list[tuple[str, Total]]:
    """Return the totals of each seat; and of each contract and kind of decision, if there are several."""
    seats = _grouped(reviewed, lambda one: style.seat_name(one.seat))
    contracts = _grouped(reviewed, lambda one: style.contract(one.contract) if one.contract else "")
    kinds = _grouped(reviewed, lambda one: style.texts.format(f"review-kind-{one.group}"))
    several = [row for groups in (contracts, kinds) if len(groups) > 1 for row in groups.items() if row[0]]
    return [*seats.items(), *several]


def _again(record: Record, file: Path, match: int, decision: ReviewedDecision) -> str:
    """Return the command that plays on from a decision; empty if the record lacks the cards of the next deals."""
    if record.fair is None or not record.fair.seed:
        return ""
    words = ["mamlaka", "play", "--from", str(file), "--event", str(decision.number)]
    return shlex.join([*words, "--match", str(match)] if match > 1 else words)


def _loss(decision: ReviewedDecision, game: Game) -> float:
    """Return the loss on the view as it is shown, in points or percent."""
    return decision.known.value * scale_of(decision.known.unit, game) if decision.known else 0.0


def _grouped(reviewed: list[ReviewedDecision], key: Callable[[ReviewedDecision], str]) -> dict[str, Total]:
    """Return the totals of the groups of decisions with the same key, in the order of the keys."""
    names = sorted({key(one) for one in reviewed})
    return {name: totals_of(one for one in reviewed if key(one) == name) for name in names}


def _luck_as_json(deals: list[DealLuck], game: Game) -> list[dict[str, object]]:
    def shown(values: tuple[float, ...], sign: int = 1) -> list[float]:
        return [sign * value / game.unit for value in values]

    return [
        {
            "deal": deal.deal,
            "expected": shown(deal.expected, game.points_sign),
            "standard_errors": shown(deal.standard_errors),
            "actual": shown(deal.actual, game.points_sign),
        }
        for deal in deals
    ]


def _as_json(reviewed: list[ReviewedDecision], replay: Replay) -> dict[str, object]:
    game, course = replay.game, course_of(replay)
    turns = turning_points(course)

    def cost(found: Cost | None) -> dict[str, object] | None:
        return (
            None
            if found is None
            else {
                "loss": found.value * scale_of(found.unit, game),
                "standard_error": found.standard_error * scale_of(found.unit, game),
                "least": found.least * scale_of(found.unit, game),
                "unit": found.unit,
                "best": format_action(found.best, game.deck),
            }
        )

    def total(found: Total) -> dict[str, object]:
        return {
            "decisions": found.decisions,
            "costly": found.costly,
            "known": [
                {
                    "unit": loss.unit,
                    "costly": loss.costly,
                    "loss": loss.value / game.unit,
                    "standard_error": loss.standard_error / game.unit,
                }
                for loss in found.known
            ],
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
        "kinds": totals(lambda one: one.group),
        "course": [
            {
                "deal": deal.deal,
                "contract": deal.contract,
                "totals": [game.points_sign * points / game.unit for points in deal.totals],
                "leaders": deal.leaders,
                "turning_point": deal in turns,
                "void": deal.void,
            }
            for deal in course
        ],
    }
