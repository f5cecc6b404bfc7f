"""Drills: positions of a player's own costly decisions, asked again at growing intervals until they are right.

The intervals follow the boxes of Sebastian Leitner ("So lernt man lernen", 1972). A right answer moves a drill to the
next box, and after the last box it is learnt. A wrong answer moves it back to the first box. A drill in box `n` is due
`INTERVALS[n - 1]` days after it was answered, in the first box at once.

A drill holds what its player saw and what the review found, so it is asked and judged without the match and without a
search.
"""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Iterable, Iterator
from datetime import date, timedelta
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action
from mamlaka.coach.review import Alternative, ReviewedDecision
from mamlaka.events import redact
from mamlaka.notation import format_event, parse_event
from mamlaka.record import Record, encode_record
from mamlaka.replaying import Replay, installed_setup
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["INTERVALS", "Drill", "DrillBook", "DrillPlace", "DrilledMatch", "drilled_match", "match_key"]

INTERVALS = (1, 3, 7)
"""The days after which a drill is asked again, by the number of right answers in a row, from 1. One more is enough."""
FORMAT = "mamlaka drills"
FORMAT_VERSION = 0


class Drill(Struct, frozen=True, kw_only=True):
    """A costly decision, with what the player remembers of it."""

    decision: ReviewedDecision
    right: int = 0
    """The number of right answers in a row."""
    due: date
    """The first day on which it is asked."""

    @property
    def is_learnt(self) -> bool:
        """Whether it has been answered right often enough."""
        return self.right > len(INTERVALS)

    def alternative(self, action: Action) -> Alternative | None:
        """Return an answer with what it costs; None: the review has no value for it."""
        return next((one for one in self.decision.alternatives if one.action == action), None)

    def is_right(self, action: Action) -> bool:
        """Return whether an answer is as good as the best one, as far as the player could know, within the error.

        An answer without a value is wrong: the review keeps the values of the better actions.
        """
        found = self.alternative(action)
        return found is not None and found.is_right

    def answered(self, today: date, *, is_right: bool) -> Drill:
        """Return the drill after an answer."""
        if not is_right:
            return replace(self, right=0, due=today)
        days = INTERVALS[self.right] if self.right < len(INTERVALS) else 0
        return replace(self, right=self.right + 1, due=today + timedelta(days=days))


class DrilledMatch(Struct, frozen=True, kw_only=True):
    """A match as one seat saw it, with the drills of this seat."""

    key: str
    """Identifies the match and the seat; see `match_key`."""
    game: str
    """The name of the game."""
    rules_version: int
    """The version of the game's rules."""
    options: dict[str, str]
    """All options, as text."""
    seats: int
    """The number of seats."""
    seat: Seat
    """The seat of the player."""
    events: tuple[tuple[int, str], ...]
    """The events that the seat received before the last drill, each with its number in the match, in notation."""
    drills: tuple[Drill, ...]
    """The drills, in the order of the match; there may be none."""

    def view(self, event: int) -> View:
        """Return what the seat saw before an event.

        Raises:
            InvalidSetup: the game is not installed, or an option is unknown.
            RecordError: the rules of the game have another version.
            ParseError: a line is not an event.
        """
        start = View(self.seat, installed_setup(self.game, self.rules_version, self.options, self.seats).start())
        seen = ((number, parse_event(line, start.state.game)) for number, line in self.events if number < event)
        view = start.apply(seen)
        # The events just before may have been hidden from the seat; they count, too.
        return View(self.seat, replace(view.state, version=event))


class DrillPlace(NamedTuple):
    """The place of a drill in a book."""

    match: int
    """The index of its match."""
    drill: int
    """The index of the drill in the match."""


class DrillBook(Struct, frozen=True, kw_only=True):
    """The drills of a player."""

    format: str = FORMAT
    format_version: int = FORMAT_VERSION
    matches: tuple[DrilledMatch, ...] = ()

    @property
    def is_supported(self) -> bool:
        """Whether this program knows the format."""
        return (self.format, self.format_version) == (FORMAT, FORMAT_VERSION)

    @property
    def keys(self) -> Collection[str]:
        """The keys of the matches, which need not be reviewed again."""
        return {match.key for match in self.matches}

    @property
    def count(self) -> int:
        """The number of drills."""
        return sum(len(match.drills) for match in self.matches)

    @property
    def learnt(self) -> int:
        """The number of drills that are learnt."""
        return sum(drill.is_learnt for match in self.matches for drill in match.drills)

    @property
    def next_due(self) -> date | None:
        """The first day on which a drill is due; None: all are learnt."""
        return min((drill.due for _, drill in self._open()), default=None)

    def due(self, today: date) -> list[DrillPlace]:
        """Return the drills that are due, those that have waited longest first."""
        waiting = [(drill.due, place) for place, drill in self._open() if drill.due <= today]
        return [place for _, place in sorted(waiting)]

    def drill(self, place: DrillPlace) -> Drill:
        """Return a drill."""
        return self.matches[place.match].drills[place.drill]

    def with_match(self, match: DrilledMatch) -> DrillBook:
        """Return the book with another match."""
        return replace(self, matches=(*self.matches, match))

    def with_drill(self, place: DrillPlace, drill: Drill) -> DrillBook:
        """Return the book with a drill in place of another."""
        matches = list(self.matches)
        drills = list(matches[place.match].drills)
        drills[place.drill] = drill
        matches[place.match] = replace(matches[place.match], drills=tuple(drills))
        return replace(self, matches=tuple(matches))

    def _open(self) -> Iterator[tuple[DrillPlace, Drill]]:
        for number, match in enumerate(self.matches):
            for index, drill in enumerate(match.drills):
                if not drill.is_learnt:
                    yield DrillPlace(number, index), drill


def match_key(record: Record, seat: Seat) -> str:
    """Return what identifies a match and a seat: 16 hexadecimal digits."""
    return hashlib.sha256(encode_record(record) + f" {seat}".encode()).hexdigest()[:16]


def drilled_match(
    match: Record | Replay, seat: Seat, reviewed: Iterable[ReviewedDecision], today: date
) -> DrilledMatch:
    """Return the drills of a seat: its costly decisions, due today.

    >>> import mamlaka as mk
    >>> from datetime import date
    >>> table = mk.Table("hearts", deals=1, seed=3, bots="random")
    >>> done = table.run()
    >>> review = mk.Review(table.record(), worlds=20)
    >>> match = drilled_match(review.record, 0, review, date(2030, 1, 1))
    >>> drill = match.drills[0]
    >>> drill.is_right(drill.decision.known.best), drill.is_right(drill.decision.action)
    (True, False)
    >>> drill.decision.action in match.view(drill.decision.number).legal
    True

    Args:
        match: the record of a valid match, or its replay.
        seat: the seat of the player.
        reviewed: decisions of the match; those of other seats are ignored.
        today: the day of the review.
    """
    replay = Replay.of(match)
    record = replay.record
    drills = tuple(Drill(decision=one, due=today) for one in reviewed if one.seat == seat and one.is_costly)
    end = max((drill.decision.number for drill in drills), default=0)
    seen = ((number, redact(event, seat)) for number, event in enumerate(replay.log[:end]))
    return DrilledMatch(
        key=match_key(record, seat),
        game=record.game,
        rules_version=record.rules_version,
        options=record.options,
        seats=len(record.seats),
        seat=seat,
        events=tuple((number, format_event(event, replay.game)) for number, event in seen if event is not None),
        drills=drills,
    )
