"""Drills: positions of finished matches and questions about them, computed in a thread while the table continues."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from anyio import CapacityLimiter, to_thread
from msgspec.structs import replace

from mamlaka.coach.trainers import TRAINERS, Question, Trainer, questions_of
from mamlaka.errors import IllegalAction, Refusal
from mamlaka.record import Record, deal_bounds
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.replay import finished_log, parse_below, parse_deal
from mamlaka.server.tables.scene import all_tricks, scene_of
from mamlaka.view import View

__all__ = ["answer_positions", "answer_questions"]

MAX_POSITIONS = 50
"""The most positions in an answer, of some ten kilobytes each."""
QUESTIONS = 5
"""The number of questions in an answer."""
MAX_SEED = 10**9
"""Seeds are smaller."""


async def answer_positions(
    table: LiveTable, query: Mapping[str, str], limiter: CapacityLimiter
) -> tuple[protocol.SeatPosition, ...]:
    """Return what seats saw before decisions of a deal.

    Args:
        table: the table of the match.
        query: `deal`, the index of the deal, from 0; `events`, the indices of the frames of the decisions, joined by
            commas.
        limiter: limits the answers computed at the same time.

    Raises:
        IllegalAction: the match is not over, or the query is not valid.
    """
    log = finished_log(table)
    first, end = deal_bounds(log)[parse_deal(query, log)]
    texts = query.get("events", "").split(",")[: MAX_POSITIONS + 1]
    if len(texts) > MAX_POSITIONS:
        raise IllegalAction(Refusal("bad_message", {"reason": f"events must be at most {MAX_POSITIONS}"}))
    wanted = {first + parse_below(text, "events", end - first) for text in texts}
    return await to_thread.run_sync(lambda: _positions(table.state.record(), first, wanted), limiter=limiter)


def _positions(record: Record, first: int, wanted: Collection[int]) -> tuple[protocol.SeatPosition, ...]:
    found: list[protocol.SeatPosition] = []
    for decision in Replay(record).decisions:
        if decision.number in wanted:
            found.append(protocol.SeatPosition(decision.number - first, decision.seat, _scene(decision.view)))
            if len(found) == len(wanted):
                break
    return tuple(found)


async def answer_questions(
    table: LiveTable, query: Mapping[str, str], limiter: CapacityLimiter
) -> tuple[protocol.TrainerQuestion, ...]:
    """Return questions of a trainer about positions of a match.

    Args:
        table: the table of the match.
        query: `trainer`; `seat`, whose knowledge is asked about; `seed`, which chooses the positions.
        limiter: limits the answers computed at the same time.

    Raises:
        IllegalAction: the match is not over, or the query is not valid.
    """
    finished_log(table)
    trainer = next((name for name in TRAINERS if name == query.get("trainer")), None)
    if trainer is None:
        raise IllegalAction(Refusal("bad_message", {"reason": f"trainer must be one of {', '.join(TRAINERS)}"}))
    seat = parse_below(query.get("seat", "0"), "seat", table.state.opened.seats)
    seed = parse_below(query.get("seed", "0"), "seed", MAX_SEED)
    return await to_thread.run_sync(lambda: _questions(table.state.record(), trainer, seat, seed), limiter=limiter)


def _questions(record: Record, trainer: Trainer, seat: Seat, seed: int) -> tuple[protocol.TrainerQuestion, ...]:
    return tuple(_question(found) for found in questions_of(record, trainer, QUESTIONS, Rng(seed), [seat]))


def _question(question: Question) -> protocol.TrainerQuestion:
    view = question.view
    assert view.seat is not None
    names = {
        choice: view.state.game.deck.names[choice] if question.trainer == "winners" else str(choice)
        for choice in question.choices
    }
    answer = tuple(name for choice, name in names.items() if choice in question.answer)
    return protocol.TrainerQuestion(
        question.trainer, view.seat, _scene(view), question.suit, tuple(names.values()), answer
    )


def _scene(view: View) -> protocol.Scene:
    """Return the scene of a view with all tricks of the deal: whoever is asked later can't remember them."""
    shown = view.state.shown_tricks
    return replace(scene_of(view), past=() if shown is None else all_tricks(shown, view.state.game))
