"""Conversion of views, events and actions to the types of the protocol, the same for all games."""

from __future__ import annotations

import re
from functools import cache, partial

from msgspec.structs import replace

from mamlaka.actions import Action, Offer
from mamlaka.cards import Deck, Mask
from mamlaka.coach.hints import Hint, scale_of, shown_value
from mamlaka.display import CardTracker, Display, Message, SheetSection, message_id
from mamlaka.engine import taker_of
from mamlaka.errors import Refusal
from mamlaka.events import DealStarted, Dealt, Drawn, Event, Moved, Passed, Placed, Played, Said, Shown
from mamlaka.game import Game
from mamlaka.ledger import DealResult, Points
from mamlaka.phase import Phase
from mamlaka.server import protocol
from mamlaka.shown_phase import ShownPhase
from mamlaka.state import State
from mamlaka.tricks import Trick
from mamlaka.view import View
from mamlaka.zones import Zone as TableZone

__all__ = [
    "PublicScenes",
    "SceneMaker",
    "all_tricks",
    "hint_content",
    "phase_name",
    "scene_of",
    "shown_action",
    "updates_of",
]

SHARED_EVENTS = 64
"""The latest events whose updates viewers share: at least those that follow from one action."""


def scene_of(view: View) -> protocol.Scene:
    """Return the scene of a view: everything that a client draws."""
    return SceneMaker().scene_of(view)


class PublicScenes:
    """The parts of the successive scenes of a match that are the same for all viewers, and the updates that are.

    A part of the latest scene is used again if what it derives from has not changed. The states may be those of several
    viewers, so they are compared by what grows in a match, and not by identity.
    """

    def __init__(self) -> None:
        """Start without a scene."""
        self._updates: dict[int, tuple[protocol.Update, ...]] = {}
        """The updates for the latest events, by the number of the event, as one of the viewers gets them."""
        self._version: int | None = None
        self._latest: tuple[State, Display, protocol.Scene] | None = None
        self._shown = ShownPhase()
        """What the phase of the latest scene shows."""

    def scene_of(self, state: State, version: int | None = None) -> tuple[Display, protocol.Scene]:
        """Return what is shown in addition to the zones, and a scene without the parts of a viewer.

        Args:
            state: the state of the table, or of any view.
            version: the version of the state: what was made for it is used again; None: the view knows more.
        """
        if self._latest is None or version is None or version != self._version:
            display = state.game.display(state)
            self._version, self._latest = version, (state, display, self._made(state, display))
        return self._latest[1:]

    def shared(self, number: int, updates: tuple[protocol.Update, ...]) -> tuple[protocol.Update, ...]:
        """Return the updates for an event, or equal ones that another viewer got, because feeds keep many of them."""
        known = self._updates.setdefault(number, updates)
        if len(self._updates) > SHARED_EVENTS:
            del self._updates[next(iter(self._updates))]
        return known if known == updates else updates

    def _made(self, state: State, display: Display) -> protocol.Scene:
        game = state.game
        phase, shown, earlier = state.stack[-1] if state.stack else None, state.shown, self._shown
        self._shown = shown
        before, displayed, latest = self._latest or (None, None, None)
        is_same_sheet = displayed is not None and display.sheet == displayed.sheet
        is_same_past = latest is not None and (shown.tricks, shown.winners) == (earlier.tricks, earlier.winners)
        is_same_standing = before is not None and len(state.results) == len(before.results)
        return protocol.Scene(
            phase=phase_name(type(phase)) if phase else "",
            secret=bool(phase and phase.secret),
            waiting=(),
            waiting_message=phase.waiting if phase else "",
            turn=None,
            headline=display.title(state.deal_number),
            deal=state.deal_number,
            contract=display.contract,
            zones=(),
            tricks=_tricks(shown, game),
            badges=tuple(
                protocol.Badge(badge.seat, badge.message, badge.tone, _names(badge.cards, game))
                for badge in display.badges
            ),
            counters=tuple(
                protocol.Counter(
                    counter.message, counter.value, counter.owner, counter.goal, counter.style, counter.is_standing
                )
                for counter in display.counters
            ),
            card_marks=tuple(
                protocol.CardMark(game.deck.names[mark.card], mark.message, mark.style) for mark in display.card_marks
            ),
            in_front=_names(game.in_front(state), game),
            piles=display.piles,
            opening_rank=shown.opening_rank,
            line=_line(state, shown),
            past=latest.past if latest is not None and is_same_past else _past(shown, game),
            tracker=None,
            sheet=latest.sheet
            if latest is not None and is_same_sheet
            else tuple(_section(section, state) for section in display.sheet),
            totals=latest.totals
            if latest is not None and is_same_standing
            else _shown(game.sheet_totals(state), game) or (),
            last=latest.last if latest is not None and is_same_standing else _last(state),
            ranks=game.final_ranks(state) if state.is_over else (),
            over=state.is_over,
        )


class SceneMaker:
    """Makes the successive scenes of one viewer of a match."""

    def __init__(self, public: PublicScenes | None = None) -> None:
        """Start without a scene.

        Args:
            public: makes the parts that viewers share; None: no one else needs them.
        """
        self._public = public or PublicScenes()
        self._latest: tuple[State, Mask, protocol.Scene] | None = None
        """The state, the cards that lie face up, and the scene."""

    def scene_of(self, view: View, version: int | None = None) -> protocol.Scene:
        """Return the scene of a view of the viewer.

        Args:
            view: the view.
            version: its version; None: it contains events of the viewer's own that others have not seen.
        """
        state, game = view.state, view.state.game
        display, public = self._public.scene_of(state, version)
        scene = replace(
            public,
            waiting=view.actors,
            turn=_turn(view),
            zones=self._zones(state, display.face_up, public.in_front),
            tracker=_tracker(game.tracker(state), game),
        )
        self._latest = state, display.face_up, scene
        return scene

    def _zones(self, state: State, face_up: Mask, in_front: tuple[str, ...]) -> tuple[protocol.Zone, ...]:
        """Return the zones; those that have not changed are used again, unless hands are sorted in another way now."""
        places = _places(state)
        if self._latest is None or self._latest[1] != face_up or self._latest[2].in_front != in_front:
            return tuple(
                [_zone(zone, face_up, state, filled) for zone, filled in zip(state.zones, places, strict=True)]
            )
        before, _, latest = self._latest
        zones = zip(before.zones, latest.zones, state.zones, places, strict=True)
        return tuple(
            [
                known if zone is earlier and known.places == filled else _zone(zone, face_up, state, filled)
                for earlier, known, zone, filled in zones
            ]
        )


def updates_of(before: View, event: Event, after: View) -> tuple[protocol.Update, ...]:
    """Return the updates for an event, and for the deal that may have ended with it.

    Args:
        before: the view before the event.
        event: the event, redacted for the viewer.
        after: the view after it.
    """
    state = after.state
    scored = [
        protocol.Scored(_result(state.results[index], state.deal_number_of(index), state.game))
        for index in range(len(before.state.results), len(state.results))
    ]
    announced = replace(_update(before, event), announcement=before.announcement(event))
    return (announced, *scored)


def shown_action(action: Action, game: Game) -> protocol.Action:
    """Return the message form of an action."""
    return protocol.Action(
        action.kind, _names(action.cards, game), action.number, action.name, _names(action.takes, game)
    )


def hint_content(hint: Hint, game: Game) -> protocol.HintContent:
    """Return the message form of a hint, with values as displayed."""
    action = partial(shown_action, game=game)
    choices = hint.choices
    unit = choices[0].action_value.unit if choices else "points"
    scale = scale_of(unit, game)
    return protocol.HintContent(
        best=None if hint.best is None else action(hint.best),
        forced=hint.is_forced,
        unit=unit,
        choices=tuple(
            protocol.Choice(
                action(choice.action_value.action),
                shown_value(choice.action_value, game),
                choice.regret * scale,
                choice.standard_error * scale,
                choice.is_close,
            )
            for choice in choices
        ),
        reasons=tuple(reason.message for reason in hint.reasons),
        objections=tuple(reason.message for reason in hint.objections),
        rules_action=None if hint.rules_action is None else action(hint.rules_action),
        target=hint.target,
    )


def _section(section: SheetSection, state: State) -> protocol.SheetSection:
    rows = tuple(
        protocol.SheetRow(
            row.label,
            _shown(row.points, state.game),
            None if row.deal_index is None else state.deal_number_of(row.deal_index),
            _shown(row.counted, state.game),
        )
        for row in section.rows
    )
    return protocol.SheetSection(rows, section.label, section.sum, section.is_open, section.is_list)


def _update(before: View, event: Event) -> protocol.Update:
    state = before.state
    game, deck, taker = state.game, state.game.deck, taker_of(state, event)
    match event:
        case Played(seat, card):
            return protocol.Played(seat, deck.names[card], taker)
        case Placed(seat, card, takes=takes):
            return protocol.Placed(seat, deck.names[card], _names(takes, game))
        case Passed(seat):
            return protocol.Passed(seat, taker)
        case Shown(seat, cards):
            return protocol.Shown(seat, _names(cards, game))
        case DealStarted() | Drawn():
            return _chance(event, deck)
        case Dealt(zone, cards, count):
            return protocol.Dealt(zone, _names(cards, game), count)
        case Moved(source, target, cards, count):
            return protocol.Moved(source, target, _names(cards, game), count, taker)
        case Said(seat, kind, name, number, cards):
            return protocol.Said(seat, kind, name, number, _names(cards, game))


def _chance(event: DealStarted | Drawn, deck: Deck) -> protocol.Update:
    if isinstance(event, DealStarted):
        return protocol.DealStarted(event.deal_index)
    if event.seat is None:
        return protocol.Drawn(event.label, event.outcome, "")
    return protocol.Drawn(event.label, event.seat, deck.names[event.outcome])


@cache
def phase_name(kind: type[Phase]) -> str:
    """Return the name of a kind of phase in messages."""
    return kind.shown_as or re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()


def _turn(view: View) -> protocol.Turn | None:
    turn, game = view.turn, view.state.game
    if turn is None:
        return None
    offers = tuple(_offer(offer, game) for offer in turn.offers)
    refused: dict[str, Refusal] = {game.deck.names[card]: refusal for card, refusal in view.refusals().items()}
    return protocol.Turn(offers, refused, turn.optional, view.question, turn.opened)


def _offer(offer: Offer, game: Game) -> protocol.Offer:
    return protocol.Offer(
        kind=offer.kind,
        cards=_names(offer.cards, game),
        least=offer.least,
        most=offer.most,
        numbers=offer.numbers,
        names=offer.names,
        receiver=offer.receiver,
        groups=tuple(
            protocol.CardGroup(_names(group.cards, game), group.name, _names(group.takes, game))
            for group in offer.groups
        ),
        label=offer.label or Message(message_id("say", offer.kind)),
        notes=offer.notes,
        signs=offer.signs,
        tone=offer.tone,
        confirm=offer.confirm,
    )


def _places(state: State) -> tuple[tuple[int, ...], ...]:
    """Return (zones,): the places of the cards in hands that their owners don't see; empty for all other zones."""
    places = state.shown.places
    return (*places, *((),) * (len(state.zones) - len(places)))


def _zone(zone: TableZone, face_up: Mask, state: State, places: tuple[int, ...]) -> protocol.Zone:
    deck = state.game.deck
    cards = zone.cards & face_up if zone.kind == "taken" else zone.cards
    names = tuple(deck.names[card] for card in zone.order) if places else _in_hand(cards, state)
    plays = _plays(zone.plays, deck)
    return protocol.Zone(zone.kind, zone.owner, names, zone.count, _in_hand(zone.shown, state), plays, places)


def _line(state: State, shown: ShownPhase) -> protocol.Line | None:
    """Return the row of cards on the table, also after its play; None: the layout has rows, or there is none."""
    game, line = state.game, shown.line
    order = state.zones[game.layout_zone].order if line is None else line.cards
    if line is None and not order:
        return None
    down, up = (line.down, line.up) if line else ("", "")
    return protocol.Line(tuple(game.deck.names[card] for card in order), down, up)


def _tracker(tracker: CardTracker | None, game: Game) -> protocol.Tracker | None:
    return None if tracker is None else protocol.Tracker(_names(tracker.unseen, game), tracker.to_come)


def _tricks(shown: ShownPhase, game: Game) -> tuple[int, ...]:
    """Return the number of tricks of each hand; empty if no tricks are played."""
    winners = shown.winners
    return () if winners is None else tuple([winners.count(hand) for hand in range(game.hands)])


def all_tricks(shown: ShownPhase, game: Game) -> tuple[protocol.Trick, ...]:
    """Return the finished tricks of a deal, in order."""
    return tuple(
        protocol.Trick(number, _plays(trick, game.deck), winner)
        for number, (trick, winner) in enumerate(shown.finished, start=1)
    )


def _past(shown: ShownPhase, game: Game) -> tuple[protocol.Trick, ...]:
    """Return the finished tricks that the options let players look at again."""
    tricks = all_tricks(shown, game)
    return {"none": (), "last": tricks[-1:], "all": tricks}[game.look_back]


def _last(state: State) -> protocol.Result | None:
    """Return the result of the latest deal."""
    if not state.results:
        return None
    return _result(state.results[-1], state.deal_number_of(len(state.results) - 1), state.game)


def _result(result: DealResult, deal_number: int, game: Game) -> protocol.Result:
    entries = tuple(
        protocol.LedgerEntry(
            entry.seat,
            game.points_sign * entry.points,
            entry.reason,
            entry.contract,
            _names(entry.cards, game),
            entry.count,
            entry.other,
            game.points_sign * entry.each,
        )
        for entry in result.entries
    )
    points = _shown(result.points(game.seats), game) or ()
    tally = tuple(
        protocol.Tally(Message(message_id("tally", row.word), dict(row.facts)), row.counts) for row in result.tally
    )
    return protocol.Result(deal_number, result.name, result.leader, points, entries, result.void, tally)


def _shown(points: tuple[Points, ...] | None, game: Game) -> tuple[int, ...] | None:
    return None if points is None else tuple(game.points_sign * value for value in points)


def _names(cards: Mask, game: Game) -> tuple[str, ...]:
    if not cards & (cards - 1):  # most zones hold no card or one, and every scene has many zones
        return (game.deck.names[cards.bit_length() - 1],) if cards else ()
    return tuple(game.deck.names[card] for card in game.arrange(cards))


def _in_hand(cards: Mask, state: State) -> tuple[str, ...]:
    """Return the names of cards in the order of a hand."""
    game = state.game
    if not cards & (cards - 1):
        return _names(cards, game)
    return tuple(game.deck.names[card] for card in game.arrange_hand(state, cards))


def _plays(trick: Trick, deck: Deck) -> tuple[protocol.Play, ...]:
    return tuple(protocol.Play(seat, deck.names[card]) for seat, card in trick)
