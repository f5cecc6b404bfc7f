"""Verification: check every decision of a record against the rules, and recompute every score."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from mamlaka.engine import awaits_chance
from mamlaka.errors import IllegalAction, MamlakaError, RecordError
from mamlaka.events import Dealt, Drawn, Event, Moved
from mamlaka.fair import Commitments, Evidence
from mamlaka.game import Game
from mamlaka.notation import format_event
from mamlaka.published import broken_promises, missing_facts, other_terms
from mamlaka.record import Record, record_match
from mamlaka.replaying import RecordedShuffler, Replay, Step, wrong_packet

__all__ = ["Verification", "verify"]


class Verification(msgspec.Struct, frozen=True):
    """The result of checking a record. It is true if the record is sound."""

    faults: tuple[str, ...] = ()
    """All faults, each as a sentence; empty for a sound record."""
    unchecked: tuple[str, ...] = ()
    """What could not be checked, such as the deals of a match without its seed."""

    @property
    def ok(self) -> bool:
        """Whether the record is sound."""
        return not self.faults

    def __bool__(self) -> bool:
        return self.ok


def verify(match: Record | Replay, published: Commitments | None = None, *, needs_seed: bool = True) -> Verification:
    """Check everything in a record.

    >>> import mamlaka as mk
    >>> verify(mk.Table("trex", seed=7).record()).ok
    True

    Every decision is checked against the rules, and every reveal and every score is recomputed. If the record has
    the seed, every deal is dealt again.

    Args:
        match: the record of a match, or its replay, which whoever looks at the match afterwards can use again.
        published: what the operator had published before the nonces were revealed. Without it the deals are checked
            against the evidence in the record alone, which an operator could have made up afterwards.
        needs_seed: whether a finished match without a seed is a fault, since its deals cannot be checked.
    """
    replay, faults = Replay.of(match), list[str]()
    try:
        faults.extend(_faults(replay, published, needs_seed=needs_seed))  # keeps those before an error
    except MamlakaError as error:
        faults.append(str(error))
    return Verification(tuple(faults), tuple(_unchecked(replay.record, published)))


def _faults(replay: Replay, published: Commitments | None, *, needs_seed: bool) -> Iterator[str]:
    """Yield the faults of a record, or raise MamlakaError where it cannot be replayed any further."""
    record, game = replay.record, replay.game
    yield from _evidence_faults(record, game)
    if published is not None:
        yield from broken_promises(record, game, published, needs_seed=needs_seed)
    elif needs_seed and record.is_over and not (record.fair and record.fair.seed):
        yield (
            "the match is over, but its seed is missing: no one can check the deals; if it never had one, use "
            "--without-seed, or needs_seed=False"
        )
    against_rules = _against_rules(replay)
    yield from against_rules
    if not against_rules:
        again = record_match(game, replay.log, record.seats, states=replay.states)
        yield from _origin_faults(replay) + _compare_lines(record, again) + _compare_scores(record, again)


def _unchecked(record: Record, published: Commitments | None) -> Iterator[str]:
    """Yield what cannot be checked in a record."""
    has_seed = record.fair is not None and bool(record.fair.seed)
    if not has_seed:
        yield "whether chance dealt the cards: the record has no seed"
    elif published is None:
        yield "whether the seed and the nonces are those of the start: no published facts were given"
    if not record.is_over:
        yield "how the match ends: it is unfinished"
    if published is not None:
        yield from missing_facts(record, published)


def _origin_faults(replay: Replay) -> list[str]:
    """Return what is wrong with the position from which a record says that its match was played."""
    record = replay.record
    if record.origin is None:
        return []
    first = record.origin.event
    possible = {decision.number for decision in replay.decisions} | (set() if record.is_over else {len(replay.log)})
    return [] if first in possible else [f"the match is said to begin at event {first}, which is no decision"]


def _evidence_faults(record: Record, game: Game) -> Iterator[str]:
    """Yield what is wrong with the evidence in a record: who has a nonce, and the terms that the commitment covers.

    In a match from a position of another one, the nonces are those of the players of that match.
    """
    fair = record.fair or Evidence("")
    seats = range(len(record.seats))
    if len(fair.nonces) not in (0, len(seats)):
        raise RecordError(
            f"the evidence has {len(fair.nonces)} nonces: it must have one for each of {len(seats)} seats"
        )
    for seat, nonce in enumerate(fair.nonces):
        if nonce and record.seats[seat].kind == "bot" and record.origin is None:
            yield f"seat {seat} has a nonce, but a bot plays there"
    yield from other_terms(fair.terms, game, "is in the terms that the commitment covers")


def _against_rules(replay: Replay) -> list[str]:
    """Play a match again, decision by decision, until its end or the first fault, which is returned."""
    game, log, done = replay.game, replay.log, 0
    try:
        for step in replay.walk():
            if fault := _other_event(replay, step):
                return [fault]
            done = step.number + len(step.events)
            if done < len(log) and awaits_chance(step.state):
                line = format_event(log[done], game)
                return [
                    f"event {done} is {line!r}, but the cards or draws that the rules need here are not in the record"
                ]
    except IllegalAction as error:
        line = format_event(log[done], game)
        return [f"event {done}, {line!r}, is against the rules: {error.refusal}"]
    return []


def _other_event(replay: Replay, step: Step) -> str:
    """Return how a record differs from a step that was played by the rules; empty: it doesn't."""
    game, log = replay.game, replay.log
    for number, event in enumerate(step.events, start=step.number):
        if number >= len(log):
            return _cut_off(number, event, game)
        if log[number] == event:
            continue
        recorded, right = format_event(log[number], game), format_event(event, game)
        if isinstance(replay.shuffler, RecordedShuffler) and (reason := wrong_packet(log, number, event, game)):
            return f"event {number} is {recorded!r}: {reason}"
        is_drawn = isinstance(event, Dealt | Drawn) or (isinstance(event, Moved) and bool(event.order))
        judge = "the seed" if is_drawn else "the rules"
        return f"event {number} is {recorded!r}; by {judge} it is {right!r}"
    return ""


def _cut_off(number: int, event: Event, game: Game) -> str:
    line = format_event(event, game)
    return f"the record is unfinished: it is cut off after event {number - 1}, where {line!r} follows by the rules"


def _compare_lines(record: Record, again: Record) -> list[str]:
    """Return a fault for each line that is not in canonical form; the order of cards could carry information."""
    lines, written = ([line for deal in other.deals for line in deal.events] for other in (record, again))
    return [
        f"event {number} is written {line!r} instead of {right!r}"
        for number, (line, right) in enumerate(zip(lines, written, strict=True))
        if line != right
    ]


def _compare_scores(record: Record, again: Record) -> list[str]:
    faults = []
    for number, (recorded, right) in enumerate(zip(record.deals, again.deals, strict=True)):
        for field, written, computed in (
            ("contract", recorded.contract, right.contract),
            ("leader", recorded.leader, right.leader),
            ("void", recorded.void, right.void),
            ("points", recorded.points, right.points),
            ("contract_points", recorded.contract_points, right.contract_points),
        ):
            if written != computed:
                faults.append(f"deal {number}: {field} is {_json(written)}, but the events give {_json(computed)}")
        for field in ("title", "ledger", "tricks", "silent", "sorting", "in_front"):
            written = getattr(recorded, field)
            if written and written != getattr(right, field):
                faults.append(f"deal {number}: {field} is not what the events give")
    if record.table and record.table != again.table:
        faults.append("the facts about the table are not those of the game")
    for field, written, computed in (
        ("totals", record.totals, again.totals),
        ("is_over", record.is_over, again.is_over),
    ):
        if written != computed:
            faults.append(f"{field} is {_json(written)}, but the events give {_json(computed)}")
    return faults


def _json(value: object) -> str:
    """Return a value as the record writes it."""
    return msgspec.json.encode(value).decode()
