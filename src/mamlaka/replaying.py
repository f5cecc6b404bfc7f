"""Replay records: their events, states and decisions, and what each seat saw.

Nothing is checked here that a replay doesn't need; `verification` checks everything.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
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
from mamlaka.notation import format_zone, parse_event
from mamlaka.phase import PLACES, Shuffler
from mamlaka.record import Record, deal_bounds, require_record
from mamlaka.registry import find_game, game_names
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.view import View

__all__ = [
    "RecordedDecision",
    "RecordedShuffler",
    "Step",
    "deal_opening",
    "dealt_too_often",
    "decision_of",
    "decisions",
    "decisions_with_views",
    "installed_setup",
    "log_of",
    "open_view_at",
    "replay",
    "setup_of",
    "shuffler_of",
    "steps",
    "view_at",
    "wrong_packet",
]


class RecordedDecision(msgspec.Struct, frozen=True):
    """A decision of a recorded match."""

    number: int
    """The number of its event in the match."""
    seat: Seat
    action: Action
    view: View
    """The view of the seat when it decided."""

    @property
    def text(self) -> str:
        """The action as people write it."""
        return self.view.format(self.action)

    def __str__(self) -> str:
        """Return number, seat and action in one line: `17: seat 2 QH`."""
        return f"{self.number}: seat {self.seat} {self.text}"


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


def setup_of(record: Record) -> Setup:
    """Return the setup of a recorded match.

    Raises:
        InvalidSetup: the game is not installed, or an option is unknown.
        RecordError: the rules of the game have another version.
    """
    require_record(record)
    setup = installed_setup(record.game, record.rules_version, record.options, len(record.seats))
    return replace(setup, deal_limit=record.deal_limit)


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


def log_of(record: Record) -> list[Event]:
    """Return all events of a record.

    Raises:
        InvalidSetup: the setup is invalid.
        ParseError: a line is not an event; the error has its number.
    """
    game, log = setup_of(record).start().game, list[Event]()
    for line in (line for deal in record.deals for line in deal.events):
        try:
            log.append(parse_event(line, game))
        except ParseError as error:
            raise ParseError(f"event {len(log)}: {error}") from None
    return log


def replay(record: Record) -> Iterator[tuple[int, Event, State]]:
    """Yield each event of a record with its number and the state after it; nothing is checked.

    Use it only for trusted records; `verify` checks others.
    """
    state = setup_of(record).start()
    for number, event in enumerate(log_of(record)):
        state = evolve(state, event)
        yield number, event, state


def steps(record: Record) -> Iterator[Step]:
    """Yield the beginning of a sound record, and every decision, each with what followed by the rules.

    Raises:
        MamlakaError: the record is not sound.
    """
    log = log_of(record)
    shuffler = shuffler_of(record, log)
    done, state = start_match(setup_of(record).start(), shuffler)
    yield Step(0, None, done, state)
    number = len(done)
    while number < len(log):
        seat, action = decision_of(log[number], number)
        done, state = apply_action(state, seat, action, shuffler)
        yield Step(number, (seat, action), done, state)
        number += len(done)


def decisions(record: Record) -> Iterator[tuple[int, Seat, Action]]:
    """Yield every decision of a sound record: the number of its event, who decided, and what.

    Automatic events are not decisions.

    Raises:
        MamlakaError: the record is not sound.
    """
    for step in steps(record):
        if step.decision is not None:
            yield step.number, *step.decision


def decisions_with_views(record: Record) -> Iterator[RecordedDecision]:
    """Yield every decision of a sound record, with the view of the player who made it.

    Raises:
        MamlakaError: the record is not sound.
    """
    start, log = setup_of(record).start(), log_of(record)
    views = {seat: View(seat, start) for seat in range(start.seats)}
    for number, seat, action in decisions(record):
        new = ((event, redact(log[event], seat)) for event in range(views[seat].version, number))
        views[seat] = views[seat].apply((event, seen) for event, seen in new if seen is not None)
        yield RecordedDecision(number, seat, action, views[seat])


def view_at(record: Record, viewer: Seat | None, version: int) -> View:
    """Return the match as a seat, or a spectator (None), saw it after `version` events."""
    seen = ((number, redact(event, viewer)) for number, event in enumerate(log_of(record)[:version]))
    start = View(viewer, setup_of(record).start())
    return start.apply((number, event) for number, event in seen if event is not None)


def open_view_at(record: Record, version: int) -> View:
    """Return the view after `version` events of someone who sees all cards."""
    start = View(None, setup_of(record).start())
    return start.apply(enumerate(log_of(record)[:version]))


def deal_opening(record: Record, deal: int) -> int:
    """Return the number of the first event of a deal in which a seat plays or says something: the cards are dealt.

    In a deal without such an event it is the number of the event after its last one.

    Args:
        record: a sound record.
        deal: the number of the deal from 1, with void deals.

    Raises:
        RecordError: there is no such deal.
    """
    if not 1 <= deal <= len(record.deals):
        raise RecordError(f"there is no deal {deal}: the match has {len(record.deals)} deals")
    log = log_of(record)
    first, end = deal_bounds(log)[deal - 1]
    return next((n for n in range(first, end) if isinstance(log[n], Passed | Placed | Played | Said)), end)


def shuffler_of(record: Record, log: list[Event], following: Shuffler | None = None) -> Shuffler:
    """Return the shuffler for a replay: from the published seed if there is one, otherwise from the recorded draws.

    Args:
        record: the match.
        log: its events.
        following: for a record without its seed, where the cards come from that were not recorded; None: nowhere.

    Raises:
        RecordError: the evidence cannot be read, or a deal has a card more often than the deck.
    """
    fair = record.fair
    if fair is None or not fair.seed:
        return RecordedShuffler(enumerate(log), setup_of(record).start().game, "event", following)
    try:
        seed = bytes.fromhex(fair.seed)
        shuffler = FairShuffler(seed, fair.nonces, fair.terms)
    except ValueError as error:
        raise RecordError(f"the evidence for the deals cannot be read: {error}") from None
    if commitment_of(seed, fair.terms) != fair.commitment:
        terms = " with these terms" if fair.terms else ""
        raise RecordError(f"the published seed does not belong to the commitment {fair.commitment}{terms}")
    return shuffler


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
