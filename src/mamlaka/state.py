"""The protocol: states, phases, games, and the three functions that run them.

* `decide(state, seat, action, dealer)` judges, refuses, and returns all events up to the next decision;
* `evolve(state, event)` is total: it never refuses and never asks what a hidden hand may do, so the same function
  folds the full events into the state of the table and the redacted events into the view of a seat;
* `turns(state)` says who may act, and what they may do.

A state is a stack of phases over zones of cards. The last phase runs; when it is over, the game says what comes next.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from mamlaka.actions import Action, Offer, Turn
from mamlaka.cards import Card, Deck, Mask
from mamlaka.errors import GameError, IllegalAction, OutOfTurn, Refusal, Stale
from mamlaka.events import Dealt, Event, Moved, Placed, Played, Said, Shown
from mamlaka.furniture import Furniture, SheetRow, SheetSection, Tracker
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, Ledger, Points
from mamlaka.options import Options
from mamlaka.seats import Direction, Seat, Teams
from mamlaka.tricks import Trick, TrickSpec
from mamlaka.zones import Slot, Zone

__all__ = [
    "Dealer",
    "Game",
    "Phase",
    "State",
    "begin",
    "decide",
    "evolve",
    "fold",
    "open_phases",
    "step",
    "turn_of",
    "turns",
    "why_not",
]

Dealer: TypeAlias = Callable[[str, int, int], Sequence[int]]
"""`dealer(label, index, size)`: the numbers 0..size-1 in the order of draw `index` of that label.

A pure function: asked twice it gives the same answer. Nothing else draws.
"""


MOST_AUTOMATIC = 10_000
"""The most events that the table may cause between two decisions; a whole match has far fewer."""
NOT_YOUR_TURN = Refusal("not_your_turn")
ERRORS: dict[str, type[IllegalAction]] = {"not_your_turn": OutOfTurn, "stale": Stale}


class State(Struct, frozen=True):
    """A match at one moment: all of it on the table, with holes in a view. It holds no future deal."""

    game: Game
    zones: tuple[Zone, ...]
    """The hands (zone *i* is the hand of seat *i*), behind them the dummy of a game that has one, what each hand has
    taken, the trick, the layout, the game's own."""
    stack: tuple[Phase, ...]
    """The running phase is the last one; an empty stack is the end of the match."""
    seq: int = 0
    """How many events have happened."""
    ledger: Ledger = ()
    """The entries of the running deal."""
    results: tuple[DealResult, ...] = ()
    """The finished deals."""

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.game.seats

    @property
    def phase(self) -> Phase:
        """The running phase."""
        return self.stack[-1]

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return not self.stack

    def hand(self, seat: Seat) -> Mask:
        """Return the known cards in the hand of a seat."""
        return self.zones[seat].cards

    def zone(self, kind: str, owner: Seat | None = None) -> Zone:
        """Return the zone of a kind and owner."""
        return self.zones[self.game.zone_index[kind, owner]]

    @property
    def trick(self) -> Trick:
        """The cards on the table, in the order of play."""
        return self.zones[self.game.trick_zone].plays

    @property
    def totals(self) -> tuple[Points, ...]:
        """The points of each seat over all finished deals."""
        points = [0] * self.seats
        for result in self.results:
            for entry in result.entries:
                points[entry.seat] += entry.points
        return tuple(points)

    def with_zone(self, index: int, zone: Zone) -> State:
        """Return the state with another zone in a place."""
        return replace(self, zones=(*self.zones[:index], zone, *self.zones[index + 1 :]))

    def pushed(self, phase: Phase) -> State:
        """Return the state with a phase on top of the running one."""
        return replace(self, stack=(*self.stack, phase))

    def popped(self) -> State:
        """Return the state without its running phase."""
        return replace(self, stack=self.stack[:-1])

    def swapped(self, old: Phase, new: Phase) -> State:
        """Return the state with one phase of the stack in place of another."""
        if self.stack[-1] is old:
            return replace(self, stack=(*self.stack[:-1], new))
        return replace(self, stack=tuple(new if phase is old else phase for phase in self.stack))


class Phase(Struct, frozen=True, kw_only=True):
    """A part of a deal: who may act, what they may do, what follows. One small class each.

    Everything but `offers`, `refusal`, `decide` and `proceed` works on a view as on the table.
    """

    events: ClassVar[tuple[type, ...]] = ()
    """The kinds of events that this phase evolves; others go to the phase below."""
    words: ClassVar[tuple[str, ...]] = ()
    """Where several phases evolve what is said: which words this one does; empty: all."""
    optional: ClassVar[bool] = False
    """The table does not wait for this phase."""
    secret: ClassVar[bool] = False
    """Nobody is told who has answered: the table waits for "the others"."""

    opened: int = 0
    """The number of events that had happened when the present turns opened."""

    def acting(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that may act, as far as everybody may know."""
        del state
        return ()

    def offers(self, state: State, seat: Seat) -> tuple[Offer, ...]:
        """Return what a seat that acts may do. Asks for its hand, so only the table and the seat's own view know."""
        del state, seat
        return ()

    def waits(self, state: State) -> bool:
        """Return whether the table has to wait for somebody."""
        return any(self.offers(state, seat) for seat in self.acting(state))

    def refusal(self, state: State, seat: Seat, action: Action) -> Refusal | None:
        """Return the particular reason why an action is not among a seat's offers, if there is one."""
        del state, seat, action
        return None

    def decide(self, state: State, seat: Seat, action: Action) -> Sequence[Event]:
        """Return the events of an action that is known to be legal."""
        raise NotImplementedError

    def proceed(self, state: State, dealer: Dealer) -> Sequence[Event]:
        """Return what the table itself does when nobody has to act: chance and reveals. Never called on a view.

        The events must bring the match closer to its next decision: when there are none, or more than
        `MOST_AUTOMATIC` before anybody has to act, `step` and `begin` raise `GameError`.
        """
        raise NotImplementedError

    def evolve(self, state: State, event: Event) -> State:
        """Return the state after an event of one of the kinds in `events`; the zones have been moved already."""
        raise NotImplementedError

    def deduce(self, state: State, slots: tuple[Slot, ...]) -> tuple[Slot, ...]:
        """Return the places of a view's unknown cards, narrowed by what this phase has seen.

        Args:
            state: a view's state.
            slots: the places as far as the phases below know them.
        """
        del state
        return slots


class Game:
    """The rules of a game with its options: the deck, the rows, and what follows what."""

    name: ClassVar[str]
    """The word by which people find it."""
    version: ClassVar[int]
    """The version of the rules: raised whenever a record would replay differently."""
    deck: ClassVar[Deck]
    allowed_seats: ClassVar[range]
    default_seats: ClassVar[int]
    has_dummy: ClassVar[bool] = False
    """Whether there is one hand more than seats, which nobody plays: a face-down pile that leads its cards in order."""
    offered_seats: ClassVar[range | None] = None
    """The numbers of seats that a page offers; None: all that are allowed."""
    options_type: ClassVar[type[Options]]
    specs: ClassVar[tuple[TrickSpec | LayoutSpec, ...]] = ()
    """The rows of its contracts with the default options, for pages and tools."""
    round_name: ClassVar[str] = "round"
    """What one single deal of each kind is called together."""

    def __init__(self, options: Options, seats: int) -> None:
        self.options = options
        self.seats = seats
        self.hands = seats + self.has_dummy
        hands: list[tuple[str, Seat | None]] = [("hand", seat) for seat in range(seats)]
        dummy: list[tuple[str, Seat | None]] = [("dummy", None)] * self.has_dummy
        taken = [("taken", hand) for hand in range(self.hands)]
        self.zone_kinds = (*hands, *dummy, *taken, ("trick", None), ("layout", None), *self.extra_zones(seats))
        self.zone_index = {key: index for index, key in enumerate(self.zone_kinds)}
        self.trick_zone = self.zone_index["trick", None]
        self.layout_zone = self.zone_index["layout", None]
        self.empty_zones = tuple(Zone(kind, owner) for kind, owner in self.zone_kinds)

    def extra_zones(self, seats: int) -> tuple[tuple[str, Seat | None], ...]:
        """Return kind and owner of the zones that this game has beside hands, taken cards, trick and layout."""
        del seats
        return ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        return hash((type(self), self.options, self.seats))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({self.options!r}, seats={self.seats})"

    @classmethod
    def seats_for(cls, options: Options) -> range:
        """Return the numbers of seats that may play under some options."""
        del options
        return cls.allowed_seats

    @classmethod
    def single_deals(cls, options: Options) -> Mapping[str, Options]:
        """Return the kinds of deals of a match by name, with options under which its first deal is of that kind.

        So a kind can be played by itself: bots are measured on single deals. By default there is one kind.
        """
        return {"deal": options}

    @property
    def direction(self) -> Direction:
        """On which hand the next seat sits."""
        return "cw"

    @property
    def teams(self) -> Teams:
        """Who plays together; empty: everybody alone."""
        return ()

    @property
    def sides(self) -> Teams:
        """Who wins or loses together: the teams, or each seat for itself."""
        return self.teams or tuple((seat,) for seat in range(self.seats))

    @property
    def points_sign(self) -> int:
        """1, or -1 where points are shown, recorded and ranked with the sign reversed."""
        return 1

    @property
    def unit(self) -> int:
        """How many of the counted points make one point as people say it."""
        return 1

    @property
    def goal(self) -> Points | None:
        """The total that who plays alone has to reach; None: players are compared with each other."""
        return None

    @property
    def faces(self) -> Literal["french", "italian"]:
        """With which pictures a page draws the cards."""
        return "french"

    def display(self, cards: Mask) -> list[Card]:
        """Return cards in the order in which people hold them: by suit, each from strong to weak."""
        return self.deck.display(cards)

    @property
    def look_back(self) -> Literal["none", "last", "all"]:
        """Which finished tricks of a deal may be looked at again."""
        return "last"

    def furniture(self, state: State) -> Furniture:
        """Return what stands on the table beside its zones; works on views as on the table."""
        rows = tuple(
            SheetRow(result.contract, result.points(self.seats)) for result in state.results if not result.void
        )
        return Furniture(sheet=(SheetSection(rows),))

    def tracker(self, state: State) -> Tracker | None:
        """Return the unseen cards of whose view this is, where a table helps its players to count."""
        del state
        return None

    def merit(self, points: tuple[Points, ...]) -> tuple[Points, ...]:
        """Return what a side is ranked by, from the points of its members; the greater stands better."""
        return (sum(points),)

    def ranks(self, totals: Sequence[Points]) -> tuple[int, ...]:
        """Return the rank of each side, from 1; equal ones share theirs.

        Args:
            totals: (seats,), the points of a match.
        """
        merits = [self.merit(tuple(totals[seat] for seat in side)) for side in self.sides]
        return tuple(1 + sum(other > merit for other in merits) for merit in merits)

    def opening(self) -> tuple[Phase, ...]:
        """Return the stack before the first deal; its first phase lasts as long as the match."""
        raise NotImplementedError

    def dealing(self, state: State) -> tuple[tuple[int, int], ...]:
        """Return which zones the next deal fills, in order, each with its number of cards."""
        return tuple((seat, len(self.deck) // state.seats) for seat in range(state.seats))

    def after(self, state: State, phase: Phase) -> State:
        """Return the state after a phase that has ended and left the stack: the state machine of the game.

        Works on views as on the table, so it may only ask what everybody knows.
        """
        raise NotImplementedError


def open_phases(state: State) -> Iterator[Phase]:
    """Yield the phases that may ask somebody: the running one, then the optional ones below it."""
    return (phase for phase in reversed(state.stack) if phase is state.stack[-1] or phase.optional)


def turns(state: State) -> tuple[Turn, ...]:
    """Return the turns of all seats that may act now; empty exactly when the match is over.

    They are those of the running phase and the optional ones of the phases below it.
    """
    return tuple(
        Turn(seat, offers, phase.opened, phase.optional)
        for phase in open_phases(state)
        for seat in phase.acting(state)
        if (offers := phase.offers(state, seat))
    )


def turn_of(state: State, seat: Seat) -> Turn | None:
    """Return the turn of a seat: what all phases together offer it; None when it is not asked."""
    offers: tuple[Offer, ...] = ()
    opened, optional = 0, True
    for phase in open_phases(state):
        if seat in phase.acting(state):
            own = phase.offers(state, seat)
            if own:
                offers += own
                opened = max(opened, phase.opened)
                optional = optional and phase.optional
    return Turn(seat, offers, opened, optional) if offers else None


def why_not(state: State, seat: Seat, action: Action, *, seen: int | None = None) -> Refusal | None:
    """Return why a seat may not do an action now; None when it may. This is the one place that judges.

    Args:
        state: the table's state, or the seat's own view of it.
        seat: who would act.
        action: what the seat would do.
        seen: the number of events that the seat had seen; None: all.
    """
    judged = _judge(state, seat, action, seen)
    return judged if isinstance(judged, Refusal) else None


def _judge(state: State, seat: Seat, action: Action, seen: int | None) -> Phase | Refusal:
    """Return the phase that an action answers, or the reason why there is none."""
    if not state.stack:
        return Refusal("match_over")
    if action.cards & ~state.game.deck.all_mask:
        return Refusal("no_such_card")
    words: list[str] = []
    for phase in open_phases(state):
        for offer in phase.offers(state, seat) if seat in phase.acting(state) else ():
            if offer.kind == action.kind and seen is not None and seen < phase.opened:
                return Refusal("stale", {"seen": seen, "opened": phase.opened})
            if offer.allows(action):
                return phase
            words.append(offer.kind)
    opened = state.stack[-1].opened
    if seen is not None and seen < opened and action.kind not in words:
        return Refusal("stale", {"seen": seen, "opened": opened})
    reasons = (phase.refusal(state, seat, action) for phase in open_phases(state) if words or phase.optional)
    return next((reason for reason in reasons if reason), None) or _misfit(state, seat, action, words)


def _misfit(state: State, seat: Seat, action: Action, words: Sequence[str]) -> Refusal:
    """Return why an action is none of what is offered, where no phase has a reason of its own."""
    turn = turn_of(state, seat)
    if turn is None:
        return NOT_YOUR_TURN
    offer = next((offer for offer in turn.offers if offer.kind == action.kind), None)
    if offer is not None and offer.cards:
        if not offer.least <= action.cards.bit_count() <= offer.most:
            span = str(offer.least) if offer.least == offer.most else f"{offer.least}-{offer.most}"
            return Refusal("wrong_count", {"count": span})
        if action.cards & ~offer.cards:
            return Refusal("wrong_cards", {"cards": state.game.deck.format(action.cards & ~offer.cards)})
    elif offer is not None and offer.numbers and action.number is not None:
        facts = {"number": action.number, "least": min(offer.numbers), "most": max(offer.numbers)}
        return Refusal("wrong_number", {**facts})
    elif offer is not None and offer.names and action.name:
        return Refusal("cannot_choose", {"name": action.name, "names": " ".join(offer.names)})
    return Refusal("not_offered", {"kind": action.kind, "offers": " ".join(words)})


def step(
    state: State, seat: Seat, action: Action, dealer: Dealer, *, seen: int | None = None
) -> tuple[list[Event], State]:
    """Return the events of an action up to the next decision, and the state after them.

    Args:
        state: the table's state, not a view.
        seat: who acts.
        action: what the seat does.
        dealer: where the cards of the deals come from.
        seen: the number of events that the seat had seen; None: all.

    Raises:
        OutOfTurn: the seat is not asked.
        Stale: the seat had not seen the question that is open now.
        IllegalAction: the rules refuse the action.
        GameError: a phase of the game never comes to the next decision.
    """
    judged = _judge(state, seat, action, seen)
    if isinstance(judged, Refusal):
        raise ERRORS.get(judged.code, IllegalAction)(judged)
    return _settle(state, judged.decide(state, seat, action), dealer)


def decide(state: State, seat: Seat, action: Action, dealer: Dealer) -> list[Event]:
    """Return the events of an action up to the next decision; raises what `step` raises."""
    return step(state, seat, action, dealer)[0]


def begin(state: State, dealer: Dealer) -> tuple[list[Event], State]:
    """Return the events from the start of a match to the first decision, and the state after them.

    Raises:
        GameError: a phase of the game never comes to the first decision.
    """
    return _settle(state, (), dealer)


def _settle(state: State, first: Sequence[Event], dealer: Dealer) -> tuple[list[Event], State]:
    events: list[Event] = []
    batch = first
    while True:
        for event in batch:
            state = evolve(state, event)
        events += batch
        if not state.stack or state.stack[-1].waits(state):
            return events, state
        phase = state.stack[-1]
        batch = phase.proceed(state, dealer)
        if not batch or len(events) > MOST_AUTOMATIC:
            game = type(state.game)
            where = f"game {game.name!r} (module {game.__module__}), phase {type(phase).__name__}"
            fault = (
                f"has no end: after {len(events)} events" if batch else "returns no event, but the phase goes on and"
            )
            raise GameError(f"{where}: `proceed` {fault} nobody has to act")


def evolve(state: State, event: Event) -> State:
    """Return the state after an event: its cards moved, then the phase that it belongs to.

    Total, for events that `decide` has returned and for what `redact` leaves of them.
    """
    moved = State(state.game, _move_cards(state, event), state.stack, state.seq + 1, state.ledger, state.results)
    kind = type(event)
    for phase in reversed(state.stack):
        if kind in phase.events and not (phase.words and isinstance(event, Said) and event.kind not in phase.words):
            return phase.evolve(moved, event)
    return moved


def _move_cards(state: State, event: Event) -> tuple[Zone, ...]:
    zones = list(state.zones)
    match event:
        case Played(seat, card):
            zones[seat] = _without_card(zones[seat], card)
            index = state.game.trick_zone
            trick = zones[index]
            zones[index] = Zone("trick", None, trick.cards | 1 << card, 0, 0, (*trick.plays, (seat, card)))
        case Placed(seat, card):
            zones[seat] = _without_card(zones[seat], card)
            index = state.game.layout_zone
            zones[index] = zones[index].with_cards(1 << card, 1)
        case Shown(seat, cards):
            zones[seat] = zones[seat].with_shown(cards)
        case Dealt(zone, cards, count, _, order):
            zones[zone] = replace(zones[zone].with_cards(cards, count), order=order)
        case Moved(source, target, cards, count, audience):
            _move(zones, source, target, cards, count)
            if audience is None:
                zones[target] = zones[target].with_shown(cards)
            else:
                # Nobody else can tell any more which of the shown cards are left.
                zones[source] = zones[source].with_nothing_shown()
        case _:
            return state.zones
    return tuple(zones)


def _move(zones: list[Zone], source: int, target: int, cards: Mask, count: int) -> None:
    """Move cards from one zone to another, of which some are known; what was known of them before is not forgotten."""
    before = zones[source]
    if count == before.count:
        cards |= before.cards
    elif count > cards.bit_count() and before.cards | before.astray:
        zones[:] = [replace(zone, astray=zone.astray & ~before.cards) if zone.astray else zone for zone in zones]
        zones[target] = replace(zones[target], astray=zones[target].astray | before.astray | before.cards)
    zones[source] = zones[source].without(cards, count)
    zones[target] = zones[target].with_cards(cards, count)


def _without_card(hand: Zone, card: Card) -> Zone:
    bit = 1 << card
    if hand.cards & bit:
        order = hand.order and tuple(other for other in hand.order if other != card)
        return replace(hand, cards=hand.cards ^ bit, shown=hand.shown & ~bit, order=order)
    return replace(hand, unknown=hand.unknown - 1)


def fold(state: State, events: Iterable[Event]) -> State:
    """Return the state after several events."""
    for event in events:
        state = evolve(state, event)
    return state
