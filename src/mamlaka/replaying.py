"""Replay records: their events, states and decisions, and what each seat saw.

`Replay` parses and folds a record once, whoever asks. Nothing is checked here that a replay doesn't need;
`verification` checks everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from itertools import accumulate
from typing import NamedTuple

import msgspec

from mamlaka.actions import Action
from mamlaka.cards import iter_cards
from mamlaka.engine import apply_action, evolve, start_match
from mamlaka.errors import InvalidSetup, MissingDraw, ParseError, RecordError
from mamlaka.events import DealStarted, Dealt, Drawn, Event, Moved, Passed, Placed, Played, Said, redact
from mamlaka.fair import FairShuffler, commitment_of
from mamlaka.game import Game
from mamlaka.match import DEAL, Setup
from mamlaka.notation import format_action, format_zone, parse_event
from mamlaka.phase import PLACES, Shuffler
from mamlaka.record import Record, deal_bounds, require_record
from mamlaka.registry import find_game, game_names
from mamlaka.seats import Seat, check_viewer
from mamlaka.state import State
from mamlaka.view import View

__all__ = [
    "RecordedDecision",
    "RecordedShuffler",
    "Replay",
    "Step",
    "dealt_too_often",
    "decision_of",
    "installed_setup",
    "wrong_packet",
]


class Step(NamedTuple):
    """The beginning of a recorded match or a decision, with the automatic events that followed."""

    number: int
    """The number of its first event in the match."""
    decision: tuple[Seat, Action] | None
    """Who decided, and what; None: the match began."""
    events: Sequence[Event]
    """All its events; that of the decision is the first."""
    state: State
    """The state after its events."""


class Replay:
    """A recorded match, replayed: its events, states and decisions, and what each seat saw.

    The record is parsed and folded once, when somebody asks. Whoever looks at a match in several ways, such as a check
    and then a review, gives all of them the same replay.

    >>> import mamlaka as mk
    >>> table = mk.Table("toepen", seats=2, chips=10, seed=3, bots="random")
    >>> done = table.run()
    >>> replay = Replay(table.record())
    >>> replay, replay.states[-1] == table.state
    (<Replay of toepen: 22 deals, finished>, True)
    >>> print(replay.decisions[0], "|", replay.view(0, 5).hand)
    5: seat 0 keep | KD JD AC TC

    A loop yields each event with its number and the state after it:

    >>> for number, event, state in replay:
    ...     if state.is_over:
    ...         print(number + 1 == len(replay.log), state.totals)
    True (-10, 5)
    """

    def __init__(self, record: Record) -> None:
        """Prepare the replay of a record; nothing is read yet.

        Args:
            record: the match. Unless it is trusted, `verify` it first.
        """
        require_record(record)
        self.record = record
        """The match."""
        self._steps: tuple[Step, ...] = ()
        self._views: dict[Seat | None, tuple[View, ...]] = {}

    @classmethod
    def of(cls, match: Record | Replay) -> Replay:
        """Return the replay of a record; a replay is returned as it is."""
        return match if isinstance(match, Replay) else cls(match)

    def __reduce__(self) -> tuple[type[Replay], tuple[Record]]:
        """Give another process the record alone, which is smaller than all states."""
        return Replay, (self.record,)

    def __repr__(self) -> str:
        """Return the game and the size, like the repr of the record."""
        return f"<Replay{repr(self.record).removeprefix('<Record')}"

    @cached_property
    def setup(self) -> Setup:
        """The setup of the match.

        Raises:
            InvalidSetup: the game is not installed, or an option is unknown.
            RecordError: the rules of the game have another version.
        """
        record = self.record
        setup = installed_setup(record.game, record.rules_version, record.options, len(record.seats))
        return replace(setup, deal_limit=record.deal_limit)

    @cached_property
    def start(self) -> State:
        """The state before the first event.

        Raises:
            InvalidSetup: the setup is invalid.
        """
        return self.setup.start()

    @property
    def game(self) -> Game:
        """The rules with their options."""
        return self.start.game

    @cached_property
    def log(self) -> tuple[Event, ...]:
        """All events.

        Raises:
            InvalidSetup: the setup is invalid.
            ParseError: a line is not an event; the error has its number.
        """
        game, log = self.game, list[Event]()
        for line in (line for deal in self.record.deals for line in deal.events):
            try:
                log.append(parse_event(line, game))
            except ParseError as error:
                raise ParseError(f"event {len(log)}: {error}") from None
        return tuple(log)

    @cached_property
    def states(self) -> tuple[State, ...]:
        """(events + 1,): the state before the first event, and after each; nothing is checked."""
        return tuple(accumulate(self.log, evolve, initial=self.start))

    @property
    def steps(self) -> tuple[Step, ...]:
        """The beginning of a sound match, and every decision, each with what followed by the rules.

        Raises:
            MamlakaError: the record is not sound.
        """
        return self._steps or tuple(self.walk())

    @cached_property
    def decisions(self) -> tuple[RecordedDecision, ...]:
        """Every decision of a sound match; automatic events are none.

        Raises:
            MamlakaError: the record is not sound.
        """
        return tuple(RecordedDecision(step.number, *step.decision, self) for step in self.steps if step.decision)

    @cached_property
    def shuffler(self) -> Shuffler:
        """Where the cards come from: the published seed if there is one, otherwise the recorded draws.

        Raises:
            RecordError: the evidence cannot be read, or a deal has a card more often than the deck.
        """
        return self.shuffler_with(None)

    def shuffler_with(self, following: Shuffler | None) -> Shuffler:
        """Return where the cards come from if the match goes on.

        Args:
            following: for a record without its seed, where the cards come from that were not recorded; None: nowhere.

        Raises:
            RecordError: the evidence cannot be read, or a deal has a card more often than the deck.
        """
        fair = self.record.fair
        if fair is None or not fair.seed:
            return RecordedShuffler(enumerate(self.log), self.game, "event", following)
        try:
            seed = bytes.fromhex(fair.seed)
            shuffler = FairShuffler(seed, fair.nonces, fair.terms)
        except ValueError as error:
            raise RecordError(f"the evidence for the deals cannot be read: {error}") from None
        if commitment_of(seed, fair.terms) != fair.commitment:
            terms = " with these terms" if fair.terms else ""
            raise RecordError(f"the published seed does not belong to the commitment {fair.commitment}{terms}")
        return shuffler

    def __iter__(self) -> Iterator[tuple[int, Event, State]]:
        """Yield each event with its number and the state after it; nothing is checked."""
        for number, event in enumerate(self.log):
            yield number, event, self.states[number + 1]

    def walk(self) -> Iterator[Step]:
        """Yield the steps of a match, played by the rules; those before an error come first.

        Raises:
            MamlakaError: the next step is not sound.
        """
        if self._steps:
            yield from self._steps
            return
        done, state = start_match(self.start, self.shuffler)
        steps = [Step(0, None, done, state)]
        yield steps[0]
        number = len(done)
        while number < len(self.log):
            seat, action = decision_of(self.log[number], number)
            done, state = apply_action(state, seat, action, self.shuffler)
            steps.append(Step(number, (seat, action), done, state))
            yield steps[-1]
            number += len(done)
        self._steps = tuple(steps)

    def view(self, viewer: Seat | None, version: int | None = None) -> View:
        """Return the match as a seat, or a spectator (None), saw it.

        Args:
            viewer: the seat; None: a spectator.
            version: the number of events that had happened; None: all of them.

        Raises:
            InvalidSetup: there is no such seat.
            RecordError: there is no such version.
            MamlakaError: the record is not sound.
        """
        check_viewer(viewer, len(self.record.seats))
        last = self._checked(version)
        if viewer not in self._views:
            self._views[viewer] = tuple(accumulate(enumerate(self.log), _shown, initial=View(viewer, self.start)))
        return self._views[viewer][last]

    def open_view(self, version: int | None = None) -> View:
        """Return what someone saw who sees all cards.

        Args:
            version: the number of events that had happened; None: all of them.

        Raises:
            RecordError: there is no such version.
            MamlakaError: the record is not sound.
        """
        return View(None, self.states[self._checked(version)])

    def opening(self, deal: int) -> int:
        """Return the number of the first event of a deal in which a seat plays or says something: the cards are dealt.

        In a deal without such an event it is the number of the event after its last one.

        Args:
            deal: the number of the deal from 1, with void deals.

        Raises:
            RecordError: there is no such deal.
        """
        deals, log = self.record.deals, self.log
        if not 1 <= deal <= len(deals):
            raise RecordError(f"there is no deal {deal}: the match has {len(deals)} deals")
        first, end = deal_bounds(log)[deal - 1]
        return next((n for n in range(first, end) if isinstance(log[n], Passed | Placed | Played | Said)), end)

    def _checked(self, version: int | None) -> int:
        """Return a number of events, of which None is the last.

        Raises:
            RecordError: the match has no so many events.
        """
        if version is None:
            return len(self.log)
        events = sum(len(deal.events) for deal in self.record.deals)
        if not 0 <= version <= events:
            raise RecordError(f"the record has no version {version}: versions are 0 to {events}")
        return version


def _shown(view: View, numbered: tuple[int, Event]) -> View:
    """Return a view after an event with its number, if the event is shown to its owner."""
    number, event = numbered
    seen = redact(event, view.seat)
    return view if seen is None else view.apply([(number, seen)])


class RecordedDecision(msgspec.Struct, frozen=True):
    """A decision of a recorded match."""

    number: int
    """The number of its event in the match."""
    seat: Seat
    action: Action
    replay: Replay
    """The match."""

    @property
    def view(self) -> View:
        """The view of the seat when it decided."""
        return self.replay.view(self.seat, self.number)

    @property
    def text(self) -> str:
        """The action as people write it."""
        return format_action(self.action, self.replay.game.deck)

    def __str__(self) -> str:
        """Return number, seat and action in one line: `17: seat 2 QH`."""
        return f"{self.number}: seat {self.seat} {self.text}"


def installed_setup(name: str, version: int, options: Mapping[str, str], seats: int) -> Setup:
    """Return the setup of a match that was stored.

    Args:
        name: the name of the game.
        version: the version of its rules.
        options: all options, as text.
        seats: the number of seats.

    Raises:
        InvalidSetup: the game is not installed, or an option is unknown.
        RecordError: the rules of the game have another version.
    """
    if name not in game_names():
        raise InvalidSetup(
            f"unknown game {name!r}: install the package that provides it, or register a game of your own with "
            "register_game"
        )
    game = find_game(name)
    if version != game.version:
        raise RecordError(f"the record follows version {version} of {name}; installed is version {game.version}")
    return Setup(game, options, seats)


class RecordedShuffler:
    """A shuffler that repeats the draws of a log, for a record without its seed."""

    def __init__(
        self, log: Iterable[tuple[int, Event]], game: Game, unit: str, following: Shuffler | None = None
    ) -> None:
        """Collect the draws.

        Args:
            log: the events with what numbers them, such as the numbers of their lines.
            game: the rules.
            unit: what has these numbers, for errors: `line` or `event`.
            following: where everything comes from that was not recorded; None: nowhere.

        Raises:
            RecordError: a deal has a card more often than the deck.
        """
        self._draws: dict[tuple[str, int], list[int]] = {}
        self._following = following
        deals: dict[int, list[tuple[int, Dealt]]] = {}
        deal, dealt, deck = -1, 0, game.deck
        for number, event in log:
            match event:
                case DealStarted(deal):
                    dealt = 0
                case Dealt(cards=cards, order=order):
                    deals.setdefault(deal, []).append((number, event))
                    copies = deck.joining(dealt, cards)
                    dealt |= copies
                    self._draws.setdefault((DEAL, deal), []).extend(order or iter_cards(copies))
                case Moved(order=order) if order:
                    self._draws.setdefault((PLACES, deal), []).extend(order)
                case Drawn(label, index, outcome):
                    self._draws.setdefault((label, index), []).append(outcome)
        for deal, packets in deals.items():
            if fault := dealt_too_often(packets, deal, game, unit):
                raise RecordError(fault)

    def __call__(self, label: str, index: int, size: int) -> tuple[int, ...]:
        """Return the numbers 0..size-1, those that were recorded first.

        Raises:
            MissingDraw: nothing of this draw was recorded.
        """
        drawn = self._draws.get((label, index))
        if drawn is None and self._following is None:
            raise MissingDraw(f"{label} {index} is missing")
        others = range(size) if self._following is None else self._following(label, index, size)
        drawn = drawn or []
        if not {*drawn} <= {*range(size)} or len({*drawn}) < len(drawn):
            raise RecordError(f"draw {index} of {label!r} has a card or a number twice, or one that cannot be")
        return (*drawn, *(number for number in others if number not in drawn))


def dealt_too_often(packets: Sequence[tuple[int, Dealt]], deal: int, game: Game, unit: str) -> str:
    """Return which cards a deal has more often than the deck, with all their places; empty: it has none.

    Args:
        packets: what was dealt, with the numbers of the lines or events.
        deal: the index of the deal.
        game: the rules.
        unit: what has the numbers: `line` or `event`.
    """
    names = game.deck.names
    places: dict[str, list[str]] = {}
    for number, event in packets:
        for card in event.order or iter_cards(event.cards):
            places.setdefault(names[card], []).append(f"to {_receiver(event.zone, game)} ({unit} {number})")
    extra = [name for name in places if len(places[name]) > names.count(name)]
    if not extra:
        return ""
    faults = [f"{name} is dealt {_times(len(places[name]))}, {' and '.join(places[name])}" for name in extra]
    lacking = [name for name in dict.fromkeys(names) if len(places.get(name, ())) < names.count(name)]
    rest = f"; no one gets {' '.join(lacking)}" if lacking else ""
    return f"deal {deal} has too many cards: {'; '.join(faults)}{rest}"


def wrong_packet(log: Sequence[Event], number: int, right: Event | None, game: Game) -> str:
    """Return why an event is not the packet that the rules deal at its place; empty: there is another reason.

    Args:
        log: all events of the record, or all those of chance.
        number: the index of the event.
        right: the event that happens by the rules; None: none.
        game: the rules.
    """
    packet = log[number]
    if not isinstance(packet, Dealt):
        return f"the rules deal to {_receiver(right.zone, game)} first" if isinstance(right, Dealt) else ""
    receiver = _receiver(packet.zone, game)
    if not isinstance(right, Dealt):
        return f"the rules deal nothing to {receiver} here"
    if packet.zone != right.zone:
        return f"the rules deal to {_receiver(right.zone, game)} here, not to {receiver}"
    if packet.count == right.count:
        return ""
    first, end = next(bounds for bounds in reversed(deal_bounds(log)) if bounds[0] <= number)
    packets = [event for event in log[first:end] if isinstance(event, Dealt)]
    dealt = Counter(game.deck.names[card] for event in packets for card in event.order or iter_cards(event.cards))
    lacking = [*(Counter(game.deck.names) - dealt).elements()]
    rest = f"; no one gets {' '.join(lacking)}" if lacking else ""
    return f"{receiver} gets {_cards(packet.count)}, but the rules deal {_cards(right.count)}{rest}"


def _cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def _receiver(zone: int, game: Game) -> str:
    name = format_zone(zone, game)
    return f"seat {name}" if name.isdecimal() else f"the {name}"


def _times(count: int) -> str:
    return "twice" if count == len("ab") else f"{count} times"


def decision_of(event: Event, number: int) -> tuple[Seat, Action]:
    """Return the seat and the action of a decision, from its event.

    Raises:
        RecordError: the event is not a decision.
    """
    match event:
        case Played(seat, card, word):
            return seat, Action("play", cards=1 << card, name=word)
        case Placed(seat, card, end, takes):
            return seat, Action("play", cards=1 << card, name=end, takes=takes)
        case Said():
            return event.seat, Action(event.kind, event.cards, event.number, event.name)
        case Passed(seat):
            return seat, Action("pass")
    raise RecordError(f"event {number} is not a decision, but one was due")
