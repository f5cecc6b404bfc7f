"""The deals that `mamlaka solve` takes: contracts by name, hands as text, deals of records."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from functools import reduce
from operator import add
from pathlib import Path

from mamlaka.cards import Deck, Mask, iter_cards
from mamlaka.cli.common_options import DEFAULT_GAME, MatchNumber
from mamlaka.cli.files import valid_record
from mamlaka.errors import InvalidSetup, NotCompilable, ParseError, RecordError, did_you_mean
from mamlaka.games.registry import find_game, game_names
from mamlaka.layout import LayoutSpec, PileSpec
from mamlaka.notation import format_hand, parse_hand
from mamlaka.phases import LayoutPlay, TrickPlay
from mamlaka.plan import LayoutPlan, Plan, lower
from mamlaka.replaying import replay
from mamlaka.search.deals import LayoutDeal
from mamlaka.search.positions import LayoutPosition, Position, TrickPosition, position_of
from mamlaka.seats import Direction
from mamlaka.state import State
from mamlaka.tricks import TrickSpec, trick_spec

__all__ = ["COMPASS", "ORDERS", "TRICKS", "Deal", "contract_of", "parsed_deal", "recorded_deal"]

COMPASS = "NESW"
"""The letters of the seats, clockwise."""
ORDERS: dict[str, str] = {"cw": COMPASS, "ccw": "NWSE"}
"""The letters of the seats in the order of play, by direction."""
TRICKS, NO_TRUMPS = "tricks", "notrump"
"""The contracts in which every trick counts one point, with or without trumps, and without."""


@dataclasses.dataclass(frozen=True)
class Contract:
    """A contract of one of the games, or several that are played together."""

    name: str
    spec: TrickSpec | LayoutSpec
    direction: Direction
    points_sign: int
    """1, or -1 if its game shows points with the sign reversed."""


@dataclasses.dataclass(frozen=True)
class Deal:
    """A deal to solve."""

    text: str
    """The hands of North, East, South and West."""
    contract: str
    plans: tuple[Plan, ...]
    """The rules. Several: the first card opens a layout at its own rank, and each rank has its plan."""
    deck: Deck
    position: Position
    leader: str
    """The letter of the seat that begins."""
    direction: Direction
    points_sign: int

    @property
    def letters(self) -> str:
        """The letters of the seats, in the order of play."""
        return ORDERS[self.direction]

    @property
    def unit(self) -> str:
        """What a value counts: `tricks` or `points`."""
        return "tricks" if self.contract in (TRICKS, NO_TRUMPS) else "points"


def _contracts() -> dict[str, Contract]:
    """Return the contracts that can be solved, by name; one without a name has that of its game.

    If several games use a name, it means the contract of the default game, or of the first of them.
    """
    found = {name: Contract(name, trick_spec(name, trick_points=1), "cw", 1) for name in (TRICKS, NO_TRUMPS)}
    for name in sorted(game_names(), key=lambda name: name != DEFAULT_GAME):
        game = find_game(name)
        if len(COMPASS) not in game.seats_for(game.options_type()):
            continue
        rules = game(game.options_type(), len(COMPASS))
        for spec in (*game.specs, *rules.specs_together):
            if _can_be_solved(spec):
                title = spec.name or name
                found.setdefault(title, Contract(title, spec, rules.direction, rules.points_sign))
    return found


def _can_be_solved(spec: TrickSpec | LayoutSpec) -> bool:
    if isinstance(spec, LayoutSpec):
        return spec.seats == len(COMPASS) and not (spec.may_pass or isinstance(spec, PileSpec))
    return any(part.card_points or part.trick_points for part in spec.parts)


def contract_of(text: str, trump: str | None) -> Contract:
    """Return the contract of a text such as `king+slaps`.

    Raises:
        InvalidSetup: there is no such contract, or they cannot be played together, or it has no trumps.
    """
    known = _contracts()
    for name in text.split("+"):
        if name not in known:
            raise InvalidSetup(
                f"unknown contract {name!r}: use one of {', '.join(sorted(known))}, or several joined by +"
                f"{did_you_mean(name, known)}"
            )
    parts = [known[name] for name in text.split("+")]
    return dataclasses.replace(parts[0], name=text, spec=_merged(parts, trump))


def _merged(parts: list[Contract], trump: str | None) -> TrickSpec | LayoutSpec:
    """Return the spec of contracts that are played together.

    Raises:
        InvalidSetup: as for `contract_of`.
    """
    specs = [part.spec for part in parts if isinstance(part.spec, TrickSpec)]
    for part in parts:
        if isinstance(part.spec, LayoutSpec):
            if trump:
                raise InvalidSetup(f"{part.name} is a layout, which has no trumps: leave out --trump")
            if len(parts) > 1:
                raise InvalidSetup(f"{part.name} is a layout: it cannot be played together with another contract")
            return part.spec
        if trump and part.name == NO_TRUMPS:
            raise InvalidSetup(f"{NO_TRUMPS} has no trumps: use {TRICKS} with --trump {trump}, or leave out --trump")
    try:
        spec = reduce(add, specs)
    except ValueError as error:
        raise InvalidSetup(str(error)) from None
    return _changed(spec, trump=trump) if trump else spec


def _changed(spec: TrickSpec, **changes: object) -> TrickSpec:
    """Return a spec with the same changes in all of its contracts."""
    merged = tuple(dataclasses.replace(part, **changes) for part in spec.merged)  # type: ignore[arg-type]
    return dataclasses.replace(spec, **changes, merged=merged)  # type: ignore[arg-type]


def parsed_deal(text: str, contract: Contract, doubled: str, leader: str) -> Deal:
    """Return a deal given as text.

    Raises:
        ParseError: the text is not a deal.
        InvalidSetup: a doubled card is in no hand, or cannot be doubled in this contract.
    """
    deck, words = contract.spec.deck, text.split()
    if len(words) != len(COMPASS):
        count = "1 hand" if len(words) == 1 else f"{len(words)} hands"
        raise ParseError(f"deal {text!r} has {count}: write four, of {', '.join(COMPASS)}, separated by spaces")
    hands = dict(zip(COMPASS, (parse_hand(word, deck) for word in words), strict=True))
    dealt = 0
    for hand in hands.values():
        if twice := dealt & hand:
            raise ParseError(f"deal {text!r} has {deck.format(twice)} in two hands")
        dealt |= hand
    if not dealt:
        raise ParseError(f"deal {text!r} has no cards")
    letters = ORDERS[contract.direction]
    held, turn = tuple(hands[letter] for letter in letters), letters.index(leader)
    plans, position = (
        _layout(text, contract.spec, held, turn, doubled)
        if isinstance(contract.spec, LayoutSpec)
        else _tricks(text, contract.name, contract.spec, hands, held, turn, doubled)
    )
    return Deal(" ".join(words), contract.name, plans, deck, position, leader, contract.direction, contract.points_sign)


def _tricks(
    text: str,
    name: str,
    spec: TrickSpec,
    hands: dict[str, Mask],
    held: tuple[Mask, ...],
    turn: int,
    doubled: str,
) -> tuple[tuple[Plan, ...], Position]:
    if len({hand.bit_count() for hand in held}) > 1:
        counts = ", ".join(f"{letter} {cards.bit_count()}" for letter, cards in hands.items())
        raise ParseError(f"the hands of deal {text!r} differ in size: {counts} cards")
    spec = _changed(spec, seats=len(COMPASS))
    for card in iter_cards(_doubled(doubled, name, spec)):
        holder = next((seat for seat, hand in enumerate(held) if hand >> card & 1), None)
        if holder is None:
            raise InvalidSetup(f"{spec.deck.names[card]} is doubled, but no one holds it in {text!r}")
        spec = spec.doubled(card, holder)
    is_whole = held[0].bit_count() == len(spec.deck) // len(COMPASS)
    return (lower(spec),), TrickPosition(held, turn, first_trick=is_whole)


def _doubled(text: str, name: str, spec: TrickSpec) -> Mask:
    """Return the doubled cards.

    Raises:
        InvalidSetup: a card cannot be doubled in this contract.
    """
    cards = spec.deck.mask(text)
    if wrong := cards & ~spec.doublable_mask:
        raise InvalidSetup(f"{spec.deck.format(wrong)} cannot be doubled in {name}")
    return cards


def _layout(
    text: str, spec: LayoutSpec, held: tuple[Mask, ...], turn: int, doubled: str
) -> tuple[tuple[Plan, ...], Position]:
    """Return the plans and the position of a layout, on which all cards lie that no hand has.

    Raises:
        ParseError: the cards on the layout cannot have been played, or the deal is over.
        InvalidSetup: a card is doubled.
    """
    if doubled:
        raise InvalidSetup(f"{doubled} cannot be doubled in {spec.name}, which is a layout")
    deck, live = spec.deck, sum(held)
    if not all(held):
        raise ParseError(f"deal {text!r} has an empty hand: in a layout every hand needs a card")
    missing = deck.all_mask & ~live
    whole_only = not spec.start or spec.form == "line" or spec.corner != "none"
    if whole_only and missing:
        raise ParseError(f"{spec.name} is only solved from the whole deal, but {text!r} lacks {deck.format(missing)}")
    if not spec.start:
        ranks = dict.fromkeys(deck.names[card][0] for card in iter_cards(held[turn]))
        return tuple(lower(dataclasses.replace(spec, start=rank)) for rank in ranks), LayoutPosition(held, turn)
    plan = lower(spec)
    for _, above, below in plan.rows:
        if wrong := missing & (above & live << 1 | below & live >> 1):
            later = wrong & -wrong
            sooner = later >> 1 if later & above else later << 1
            raise ParseError(
                f"deal {text!r} lacks {deck.format(later)}, which would be on the layout, but has "
                f"{deck.format(sooner)}, which is played before it"
            )
    held = tuple(hand & ~plan.laid for hand in held)
    return (plan,), _first_turn(plan, LayoutPosition(held, turn, missing | plan.laid))


def _first_turn(plan: LayoutPlan, position: LayoutPosition) -> LayoutPosition:
    """Return a position when the seats that must pass have passed."""
    deal = LayoutDeal.of(plan, position)
    deal.pass_on()
    return dataclasses.replace(position, turn=deal.turn, passes=tuple(deal.passes))


def recorded_deal(file: Path, match: MatchNumber, number: int) -> Deal:
    """Return a deal of a record before its first card. Seat 0 is North.

    Raises:
        RecordError: there is no such deal, or it is not one of four seats that a plan describes.
    """
    document = valid_record(file, match)
    if not document.is_over:
        raise RecordError(f"{file} is not finished: its deals can be solved when the match is over")
    if number > len(document.deals):
        raise RecordError(f"there is no deal {number}: {file} has {len(document.deals)} deals")
    deal = f"deal {number} of {file}"
    state = _first_turn_of_play(state for _, _, state in replay(document) if _deal_of(state) == number)
    if state is None:
        raise RecordError(f"{deal} has no tricks and no layout, so it cannot be solved")
    play = state.stack[-1]
    assert isinstance(play, TrickPlay | LayoutPlay)
    if state.seats != len(COMPASS):
        raise RecordError(f"{deal} has {state.seats} seats: only deals of four seats can be solved")
    if isinstance(play, LayoutPlay) and play.spec.may_pass:
        raise RecordError(f"{deal} cannot be solved: its players may pass although a card fits")
    try:
        plan, position = position_of(state)
    except NotCompilable as error:
        raise RecordError(f"{deal} cannot be solved: {error}") from None
    game, letters = state.game, ORDERS[state.game.direction]
    text = " ".join(format_hand(position.hands[letters.index(letter)], game.deck) for letter in COMPASS)
    leader = letters[position.turn]
    if isinstance(position, LayoutPosition) and isinstance(plan, LayoutPlan):
        position = _first_turn(plan, position)
    return Deal(text, play.spec.name, (plan,), game.deck, position, leader, game.direction, game.points_sign)


def _first_turn_of_play(states: Iterable[State]) -> State | None:
    """Return the first state in which a seat must lead to the first trick, or play to a layout by its plan.

    If the first card opens a layout at its own rank, or is given, the plan begins after it.
    """
    for state in states:
        play = state.stack[-1] if state.stack else None
        if isinstance(play, TrickPlay) and not play.tricks and not state.trick:
            return state
        if isinstance(play, LayoutPlay) and play.has_plan and not play.first and not play.to_lay(state):
            return state
    return None


def _deal_of(state: State) -> int:
    """Return the number of the running deal, from 1, with void deals."""
    return len(state.results) + 1
