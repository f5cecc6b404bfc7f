"""`mamlaka hint`: the best action at a decision point of a record, the alternatives, and the reasons."""

from __future__ import annotations

from itertools import islice
from typing import Annotated

import typer
from msgspec import Struct

from mamlaka.actions import Action
from mamlaka.bots.base import MAX_WORLDS, Limit
from mamlaka.cli.common_options import ENGLISH, AsJson, Language, MatchNumber, Plain, RecordFile
from mamlaka.cli.files import valid_replay
from mamlaka.cli.output import Screen, is_plain, print_json
from mamlaka.cli.values import whole_number
from mamlaka.coach.hints import HINT_WORLDS, Hint, hint, scale_of, shown_value
from mamlaka.errors import RecordError
from mamlaka.game import Game
from mamlaka.notation import format_action
from mamlaka.record import Record
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.terminal.hint import action_text, hint_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.view import View

__all__ = ["hint_command"]


class DecisionPoint(Struct, frozen=True):
    """A decision point of a record."""

    view: View
    """The view of the seat that decides."""
    event: int
    """The number of the first event of the decision."""
    done: Action | None
    """The action taken; None: the decision is still open."""

    @property
    def is_open(self) -> bool:
        """Whether there are several legal actions."""
        return len(tuple(islice(self.view.legal, 2))) > 1


def hint_command(
    file: RecordFile,
    *,
    event: Annotated[
        int | None, typer.Option(parser=whole_number(0), help="Choose the decision at this event, from 0.")
    ] = None,
    deal: Annotated[
        int | None, typer.Option(parser=whole_number(1), help="Choose the last decision of this deal, from 1.")
    ] = None,
    seat: Annotated[
        int | None, typer.Option(parser=whole_number(0), help="Choose the last decision of this seat.")
    ] = None,
    match: MatchNumber = 1,
    limit_ms: Annotated[int | None, typer.Option(parser=whole_number(1), help="Time limit, in milliseconds.")] = None,
    limit_worlds: Annotated[
        int | None,
        typer.Option(
            parser=whole_number(2, MAX_WORLDS),
            help=f"Number of sampled worlds (possible deals). Default: {HINT_WORLDS} if there is no time limit.",
        ),
    ] = None,
    language: Language = ENGLISH,
    plain: Plain = False,
    as_json: AsJson = False,
) -> None:
    """Analyse a decision in a record: best action, values of the alternatives, and reasons.

    By default it is the last decision or, in an unfinished match, your current one.

    The analysis uses only what the deciding seat can see.

    Example: mamlaka hint match.json --deal 3 --seat 0
    """
    point = _decision_point(valid_replay(file, match), event, deal, seat)
    # With a number of worlds instead of a time limit, the answer is the same on every machine.
    worlds = HINT_WORLDS if limit_worlds is None and limit_ms is None else limit_worlds
    found = hint(point.view, Limit(worlds, seconds=None if limit_ms is None else limit_ms / 1000), Rng(point.event))
    game, texts = point.view.state.game, Texts(language)
    if as_json:
        print_json(_as_json(point, found, game, texts))
        return
    console = Screen(plain=plain)
    style = Style(game, point.view.seat, texts, plain=is_plain(asked=plain), columns=console.width)
    offers = () if point.view.turn is None else point.view.turn.offers
    console.say(texts.format("decision-at", event=point.event, seat=point.view.seat or 0))
    if point.done is not None:
        console.say(texts.format("decision-taken", action=action_text(point.done, style, offers)))
    for line in hint_lines(found, style, offers):
        console.say(line)


def _decision_point(replay: Replay, event: int | None, deal_number: int | None, seat: Seat | None) -> DecisionPoint:
    """Return the last decision that matches the options, or the current one of an unfinished match.

    Raises:
        RecordError: there is none, or the match is not over and the seat is not that of a person.
    """
    record = replay.record
    if seat is not None and seat >= len(record.seats):
        raise RecordError(f"there is no seat {seat}: the match has seats 0 to {len(record.seats) - 1}")
    own = [number for number, who in enumerate(record.seats) if record.is_over or who.kind == "person"]
    if seat is not None and seat not in own:
        raise RecordError(
            f"seat {seat} is not yours: until the match is over, hints are available only for {_seats(own)}"
        )
    seats = own if seat is None else [seat]
    if not record.is_over and event is None and deal_number in (None, len(record.deals)):
        views = [replay.view(asked) for asked in seats]
        open_to = [view for view in views if view.turn is not None]
        if open_to:
            return DecisionPoint(open_to[0], len(replay.log), None)
    meant = [
        decision
        for decision in replay.decisions
        if decision.seat in seats
        and event in (None, decision.number)
        and (deal_number is None or decision.number in _events_of(record, deal_number))
    ]
    if not meant and event is not None and deal_number is seat is None:
        raise RecordError(f"event {event} is not a decision: omit --event, or name another")
    if not meant:
        raise RecordError(f"there is no such decision of {_seats(seats)}: omit --event, --deal or --seat")
    for decision in reversed(meant):
        point = DecisionPoint(decision.view, decision.number, decision.action)
        if point.is_open or event is not None:
            return point
    raise RecordError("no decision there had a choice: name one with --event")


def _events_of(record: Record, deal_number: int) -> range:
    """Return the numbers of the events of a deal."""
    first = sum(len(earlier.events) for earlier in record.deals[: deal_number - 1])
    return range(first, first + sum(len(meant.events) for meant in record.deals[deal_number - 1 : deal_number]))


def _seats(seats: list[Seat]) -> str:
    return " or ".join(f"seat {seat}" for seat in seats) or "no seat"


def _as_json(point: DecisionPoint, found: Hint, game: Game, texts: Texts) -> dict[str, object]:
    def words(action: Action | None) -> str | None:
        return None if action is None else format_action(action, game.deck)

    return {
        "event": point.event,
        "seat": point.view.seat,
        "done": words(point.done),
        "best": words(found.best),
        "forced": found.is_forced,
        "choices": [
            {
                "action": words(choice.action_value.action),
                "unit": choice.action_value.unit,
                "value": shown_value(choice.action_value, game),
                "regret": choice.regret * scale_of(choice.action_value.unit, game),
                "standard_error": choice.standard_error * scale_of(choice.action_value.unit, game),
                "close": choice.is_close,
            }
            for choice in found.choices
        ],
        "reasons": [
            {"rule": reason.rule, "weight": reason.weight, "text": texts.reason(reason.message)}
            for reason in found.reasons
        ],
        "objections": [
            {"rule": reason.rule, "weight": reason.weight, "text": texts.reason(reason.message)}
            for reason in found.objections
        ],
        "rules_action": words(found.rules_action),
    }
