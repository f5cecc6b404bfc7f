"""The engine: the functions that run every game.

* `decide(state, seat, action, shuffler)` checks an action and returns all events up to the next decision. It raises
  `IllegalAction` if the rules refuse the action.
* `evolve(state, event)` applies one event. It accepts every event that `decide` returns, full or redacted, and never
  looks at hidden cards. The same function therefore folds the full events into the state of the table, and the redacted
  events into the view of a seat.
* `turns(state)` returns a turn for every seat that may act.
* `why_not(state, seat, action)` returns the reason why an action is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from msgspec.structs import replace

from mamlaka.actions import Action, Offer, Turn
from mamlaka.cards import Card, Deck, Mask, iter_cards
from mamlaka.errors import GameError, IllegalAction, MissingDraw, OutOfTurn, Refusal, StaleAction
from mamlaka.events import Dealt, Event, Moved, Placed, Played, Said, Shown
from mamlaka.notation import format_action
from mamlaka.phase import Phase, Shuffler
from mamlaka.seats import Seat
from mamlaka.state import State
from mamlaka.zones import Zone

__all__ = [
    "apply_action",
    "awaits_chance",
    "decide",
    "evolve",
    "fold",
    "free_to_act",
    "move_cards",
    "open_phases",
    "optional_phases",
    "phase_of_event",
    "reason_against",
    "require_legal",
    "start_match",
    "taker_of",
    "turn_of",
    "turns",
    "waiting_for",
    "why_not",
]

MAX_AUTOMATIC = 10_000
"""The maximum number of automatic events between two decisions. A whole match has far fewer."""
NOT_YOUR_TURN = Refusal("not_your_turn")
ERRORS: dict[str, type[IllegalAction]] = {"not_your_turn": OutOfTurn, "stale": StaleAction}


def open_phases(state: State) -> Iterator[Phase]:
    """Yield the phases that may offer turns: the running one, then the optional ones below it, from the top down."""
    return (phase for phase in reversed(state.stack) if phase is state.stack[-1] or phase.optional)


def waiting_for(state: State) -> tuple[Seat, ...]:
    """Return the seats that the table waits for.

    Do not show them to players: during a secret phase they reveal which seats have answered.
    """
    return () if state.is_over else state.phase.actors(state)


def awaits_chance(state: State) -> bool:
    """Return whether a match goes on by itself: it is not over, and no seat decides.

    Such a state ends a record that lacks the cards of its next deal.
    """
    return bool(state.stack) and not state.stack[-1].awaits_decision(state)


def free_to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that may act but need not, in turn order from the seat on turn.

    Do not show them to players: an offer may reveal something about a hand.
    """
    waiting = waiting_for(state)
    free = {seat for phase in optional_phases(state) for seat in phase.actors(state) if phase.offers(state, seat)}
    on_turn = waiting[0] if waiting else 0
    return tuple(sorted(free.difference(waiting), key=lambda seat: (seat - on_turn) % state.seats))


def optional_phases(state: State) -> list[Phase]:
    """Return the phases with optional turns, from the top of the stack down."""
    return [phase for phase in open_phases(state) if phase.optional]


def turns(state: State) -> tuple[Turn, ...]:
    """Return the turns of all seats that may act now: those of the running phase, then the optional ones.

    The tuple is empty only when the match is over, or `awaits_chance`.
    """
    return tuple(
        Turn(seat, offers, phase.opened, phase.optional)
        for phase in open_phases(state)
        for seat in phase.actors(state)
        if (offers := phase.offers(state, seat))
    )


def turn_of(state: State, seat: Seat) -> Turn | None:
    """Return the turn of a seat, with the offers of all phases; None if the seat may not act."""
    offers: tuple[Offer, ...] = ()
    opened, optional = 0, True
    for phase in open_phases(state):
        if seat in phase.actors(state):
            own = phase.offers(state, seat)
            if own:
                offers += own
                opened = max(opened, phase.opened)
                optional = optional and phase.optional
    return Turn(seat, offers, opened, optional) if offers else None


def why_not(state: State, seat: Seat, action: Action, *, seen: int | None = None) -> Refusal | None:
    """Return the reason why an action of a seat is refused; None if it is legal.

    `apply_action` applies the same check.

    Args:
        state: the state of the table, or of the seat's own view.
        seat: the seat that would act.
        action: the action to check.
        seen: the number of events that the seat has seen; None: all of them.
    """
    found = _find_phase(state, seat, action, seen)
    return found if isinstance(found, Refusal) else None


def _outside(action: Action, state: State) -> Mask:
    """Return the cards of an action that the deck does not have."""
    return (action.cards | action.takes) & ~state.game.deck.all_mask


def _find_phase(state: State, seat: Seat, action: Action, seen: int | None) -> Phase | Refusal:
    """Return the phase whose offer an action answers, or the reason why there is none."""
    if not state.stack:
        return Refusal("match_over")
    if _outside(action, state):
        return Refusal("no_such_card")
    kinds: list[str] = []
    for phase in open_phases(state):
        for offer in phase.offers(state, seat) if seat in phase.actors(state) else ():
            if offer.kind == action.kind and seen is not None and seen < phase.opened:
                return Refusal("stale", {"seen": seen, "opened": phase.opened})
            if offer.allows(action):
                return phase
            kinds.append(offer.kind)
    opened = state.stack[-1].opened
    if seen is not None and seen < opened and action.kind not in kinds:
        return Refusal("stale", {"seen": seen, "opened": opened})
    return reason_against(state, seat, action, kinds)


def reason_against(state: State, seat: Seat, action: Action, kinds: Sequence[str]) -> Refusal:
    """Return the reason why an action answers none of the offers.

    Args:
        state: the state of the table, or of the seat's own view.
        seat: the seat that would act.
        action: an action that no offer allows.
        kinds: the kinds of all offers to the seat.
    """
    reasons = (phase.refusal(state, seat, action) for phase in open_phases(state) if kinds or phase.optional)
    return next((reason for reason in reasons if reason), None) or _describe_refusal(state, seat, action, kinds)


def _describe_refusal(state: State, seat: Seat, action: Action, kinds: Sequence[str]) -> Refusal:
    """Return the general reason why an action answers none of the offers, for lack of a reason from a phase."""
    turn = turn_of(state, seat)
    if turn is None:
        return NOT_YOUR_TURN
    offer = next((offer for offer in turn.offers if offer.kind == action.kind), None)
    if offer is not None and offer.groups and action.cards:
        return Refusal("wrong_cards", {"cards": state.game.deck.format(action.cards)})
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
    return Refusal("not_offered", {"kind": action.kind, "offers": " ".join(kinds)})


def apply_action(
    state: State, seat: Seat, action: Action, shuffler: Shuffler, *, seen: int | None = None
) -> tuple[list[Event], State]:
    """Return the events of an action, up to the next decision, and the resulting state.

    Args:
        state: the state of the table, not of a view.
        seat: the seat that acts.
        action: the action of the seat.
        shuffler: the source of the deals.
        seen: the number of events that the seat has seen; None: all of them.

    Raises:
        OutOfTurn: the seat has no turn.
        StaleAction: the seat had not yet seen the turn that is open now.
        IllegalAction: the rules refuse the action.
        GameError: a phase of the game never reaches the next decision.
    """
    phase = require_legal(state, seat, action, seen=seen)
    return _run_to_decision(state, phase.decide(state, seat, action), shuffler)


def require_legal(state: State, seat: Seat, action: Action, *, seen: int | None = None) -> Phase:
    """Return the phase that an action answers.

    Raises:
        IllegalAction: as in `apply_action`.
    """
    found = _find_phase(state, seat, action, seen)
    if isinstance(found, Refusal):
        outside = _outside(action, state)
        numbers = ", ".join(map(str, [min(action.cards, action.takes)] if outside < 0 else iter_cards(outside)))
        text = f"card {numbers}" if outside else format_action(action, state.game.deck)
        raise ERRORS.get(found.code, IllegalAction)(found, text, seat)
    return found


def decide(state: State, seat: Seat, action: Action, shuffler: Shuffler) -> list[Event]:
    """Return the events of an action, up to the next decision. Raises the same exceptions as `apply_action`."""
    return apply_action(state, seat, action, shuffler)[0]


def start_match(state: State, shuffler: Shuffler) -> tuple[list[Event], State]:
    """Return the opening events, up to the first decision, and the resulting state.

    Raises:
        GameError: a phase of the game never reaches the first decision.
    """
    return _run_to_decision(state, (), shuffler)


def _run_to_decision(state: State, first: Sequence[Event], shuffler: Shuffler) -> tuple[list[Event], State]:
    """Apply the events of `first`, then the automatic events up to the next decision.

    Return all these events and the resulting state. They end before cards that the shuffler does not know; the state
    `awaits_chance` then.
    """
    events: list[Event] = []
    batch = first
    while True:
        for event in batch:
            state = evolve(state, event)
        events += batch
        if not state.stack or state.stack[-1].awaits_decision(state):
            return events, state
        phase = state.stack[-1]
        try:
            batch = phase.auto_events(state, shuffler)
        except MissingDraw:
            return events, state
        if not batch or len(events) > MAX_AUTOMATIC:
            game = type(state.game)
            where = f"game {game.name!r} (module {game.__module__}), phase {type(phase).__name__}"
            fault = (
                f"reached no decision after {len(events)} events"
                if batch
                else "returned no event, but the phase awaits no decision"
            )
            raise GameError(f"{where}: `auto_events` {fault}")


def evolve(state: State, event: Event) -> State:
    """Return the state after an event: first the cards are moved, then the phase that handles the event is updated.

    It accepts every event that `decide` returns, full or redacted, and checks nothing.
    """
    moved = State(state.game, move_cards(state, event), state.stack, state.version + 1, state.ledger, state.results)
    phase = phase_of_event(state, event)
    return phase.evolve(moved, event) if phase else moved


def phase_of_event(state: State, event: Event) -> Phase | None:
    """Return the phase that handles an event; None if no phase does."""
    kind = type(event)
    for phase in reversed(state.stack):
        if kind in phase.event_types and not (
            phase.said_kinds and isinstance(event, Said) and event.kind not in phase.said_kinds
        ):
            return phase
    return None


def taker_of(state: State, event: Event) -> Seat | None:
    """Return the seat that takes the running trick if an event, which has not happened yet, completes it."""
    phase = phase_of_event(state, event)
    return phase.winner_after(state, event) if phase else None


def move_cards(state: State, event: Event) -> tuple[Zone, ...]:
    """Return the zones after an event has moved the cards that it names; its phase may move others then."""
    zones = list(state.zones)
    match event:
        case Played(seat, card):
            zones[seat] = _without_card(zones[seat], card)
            index = state.game.trick_zone
            trick = zones[index]
            zones[index] = Zone("trick", None, trick.cards | 1 << card, 0, 0, (*trick.plays, (seat, card)))
        case Placed(seat, card):
            zones[seat] = _without_card(zones[seat], card)
            layout = zones[state.game.layout_zone]
            zones[state.game.layout_zone] = replace(layout.with_cards(1 << card, 1), order=layout.order)
        case Shown(seat, cards):
            zones[seat] = zones[seat].with_shown(cards)
        case Dealt(zone, cards, count, _, order):
            arriving = state.game.deck.joining(zones[zone].cards, cards)
            zones[zone] = replace(zones[zone].with_cards(arriving, count), order=order)
        case Moved(source, target, cards, count, audience, order):
            arriving = _move(zones, source, target, cards, count, state.game.deck)
            if audience is not None and source == target and target not in audience:
                zones[target] = _turned_away(zones[target], cards, order)
            elif audience is None:
                zones[target] = zones[target].with_shown(arriving)
            else:
                # The other seats no longer know which of the shown cards are left.
                zones[source] = zones[source].with_nothing_shown()
        case _:
            return state.zones
    return tuple(zones)


def _move(zones: list[Zone], source: int, target: int, cards: Mask, count: int, deck: Deck) -> Mask:
    """Move `count` cards, of which `cards` are known, from one zone to another. Return the known cards that arrive.

    If known cards may be among unknown ones that leave, both zones keep them in `possibly_here`.
    """
    before = zones[source]
    if count == before.count:
        cards |= before.cards
    elif count > cards.bit_count() and before.cards | before.possibly_here:
        zones[:] = [
            replace(zone, possibly_here=zone.possibly_here & ~before.cards) if zone.possibly_here else zone
            for zone in zones
        ]
        zones[target] = replace(
            zones[target], possibly_here=zones[target].possibly_here | before.possibly_here | before.cards
        )
    zones[source] = zones[source].without(deck.leaving(before.cards, cards), count)
    arriving = deck.joining(zones[target].cards, cards)
    zones[target] = zones[target].with_cards(arriving, count)
    return arriving


def _turned_away(hand: Zone, cards: Mask, order: tuple[Card, ...]) -> Zone:
    """Return a hand whose owner sees only its backs. A viewer who sees no more still knows which cards were there."""
    if cards:
        return replace(hand, order=order)
    possibly_here = hand.possibly_here | hand.cards
    return replace(hand, cards=0, unknown=hand.count, shown=0, possibly_here=possibly_here)


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
