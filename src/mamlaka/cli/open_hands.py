"""The deals that `mamlaka solve` takes: hands as text, and deals of records."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from itertools import combinations
from pathlib import Path

from mamlaka.cards import Deck, Mask, iter_cards
from mamlaka.cli.common_options import MatchNumber
from mamlaka.cli.files import valid_replay
from mamlaka.contracts import NO_TRUMPS, TRICKS, Contract
from mamlaka.errors import InvalidSetup, NotCompilable, ParseError, RecordError
from mamlaka.layout import LayoutSpec
from mamlaka.notation import format_hand, parse_hand
from mamlaka.phases import LayoutPlay, TrickPlay
from mamlaka.plan import LayoutPlan, Plan, lower
from mamlaka.search.deals import LayoutDeal
from mamlaka.search.positions import LayoutPosition, Position, TrickPosition, position_of
from mamlaka.seats import Direction
from mamlaka.state import State
from mamlaka.tricks import TrickSpec

__all__ = ["COMPASS", "ORDERS", "Deal", "parsed_deal", "recorded_deal"]

COMPASS = "NESW"
"""The letters of the seats, clockwise."""
ORDERS: dict[str, str] = {"cw": COMPASS, "ccw": "NWSE"}
"""The letters of the seats in the order of play, by direction."""


@dataclasses.dataclass(frozen=True)
class Deal:
    """A deal to solve."""

    text: str
    """The hands of North, East, South and West."""
    contract: str
    plans: tuple[Plan, ...]
    """The rules. Several: the first card opens a layout at its own rank, and each rank has its plan."""
    spec: TrickSpec | LayoutSpec
    position: Position
    leader: str
    """The letter of the seat that begins."""
    direction: Direction
    points_sign: int
    place: str = ""
    """Where the deal is written, such as `deals.txt, line 3`; empty: on the command line, or in a record."""

    @property
    def letters(self) -> str:
        """The letters of the seats, in the order of play."""
        return ORDERS[self.direction]

    @property
    def trump(self) -> str | None:
        """The letter of the trump suit."""
        return (self.spec.parts[0].trump or None) if isinstance(self.spec, TrickSpec) else None

    @property
    def doubled(self) -> list[str]:
        """The names of the doubled cards."""
        if not isinstance(self.spec, TrickSpec):
            return []
        doubles = {card for part in self.spec.parts for card, _ in part.doubles}
        return [self.spec.deck.names[card] for card in sorted(doubles)]

    @property
    def breakers(self) -> str:
        """The pattern of the cards that break the deal; empty if the rules have none."""
        return self.spec.parts[0].breakers if isinstance(self.spec, TrickSpec) else ""

    @property
    def broken(self) -> bool | None:
        """Whether one of the breaking cards has been played before; None: the rules have none."""
        return self.position.broken if self.breakers and isinstance(self.position, TrickPosition) else None

    @property
    def unit(self) -> str:
        """What a value counts: `tricks` or `points`."""
        return "tricks" if self.contract in (TRICKS, NO_TRUMPS) else "points"


def parsed_deal(text: str, contract: Contract, doubled: str, leader: str, *, broken: bool | None = None) -> Deal:
    """Return a deal given as text.

    Args:
        text: the hands of North, East, South and West.
        contract: the contract.
        doubled: the names of the doubled cards.
        leader: the letter of the seat that begins.
        broken: whether a breaking card has been played before; None: it has if one of them is in no hand.

    Raises:
        ParseError: the text is not a deal.
        InvalidSetup: a doubled card is in no hand, or cannot be doubled in this contract, or `broken` does not fit.
    """
    deck, words = contract.spec.deck, text.split()
    if len(words) != len(COMPASS):
        count = "1 hand" if len(words) == 1 else f"{len(words)} hands"
        raise ParseError(f"deal {text!r} has {count}: write four, of {', '.join(COMPASS)}, separated by spaces")
    hands = {letter: _hand_of(letter, word, deck) for letter, word in zip(COMPASS, words, strict=True)}
    for (letter, hand), (other, more) in combinations(hands.items(), 2):
        if twice := hand & more:
            raise ParseError(f"deal {text!r} has {deck.format(twice)} in two hands: those of {letter} and {other}")
    dealt = sum(hands.values())
    if not dealt:
        raise ParseError(f"deal {text!r} has no cards")
    letters = ORDERS[contract.direction]
    held, turn = tuple(hands[letter] for letter in letters), letters.index(leader)
    spec = contract.spec
    if isinstance(spec, LayoutSpec):
        plans, position = _layout(text, spec, held, turn, doubled)
    else:
        spec = _with_doubles(text, contract.name, spec, held, doubled)
        plans, position = _tricks(text, spec, hands, held, turn)
    game = (contract.direction, contract.points_sign)
    deal = Deal(" ".join(words), contract.name, plans, spec, position, leader, *game)
    return _with_broken(deal, dealt, broken=broken)


def _hand_of(letter: str, text: str, deck: Deck) -> Mask:
    try:
        return parse_hand(text, deck)
    except ParseError as error:
        raise ParseError(f"{letter}: {error}") from None


def _with_broken(deal: Deal, dealt: Mask, *, broken: bool | None) -> Deal:
    """Return a deal with what has been broken before its first card.

    Raises:
        InvalidSetup: the rules have no breaking cards, or all of them are in the hands.
    """
    if not isinstance(deal.position, TrickPosition) or not deal.breakers:
        if broken is not None:
            raise InvalidSetup(f"{deal.contract} has no cards that break it: leave out --broken and --unbroken")
        return deal
    gone = deal.spec.deck.select(deal.breakers) & ~dealt
    if broken and not gone:
        raise InvalidSetup(f"nothing is broken in {deal.text!r}: all cards of {deal.breakers} are still in the hands")
    position = dataclasses.replace(deal.position, broken=bool(gone) if broken is None else broken)
    return dataclasses.replace(deal, position=position)


def _with_doubles(text: str, name: str, spec: TrickSpec, held: tuple[Mask, ...], doubled: str) -> TrickSpec:
    """Return the rules with the cards that are doubled."""
    for card in iter_cards(_doubled(doubled, name, spec)):
        holder = next((seat for seat, hand in enumerate(held) if hand >> card & 1), None)
        if holder is None:
            raise InvalidSetup(f"{spec.deck.names[card]} is doubled, but no one holds it in {text!r}")
        spec = spec.doubled(card, holder)
    return spec


def _tricks(
    text: str, spec: TrickSpec, hands: dict[str, Mask], held: tuple[Mask, ...], turn: int
) -> tuple[tuple[Plan, ...], Position]:
    if len({hand.bit_count() for hand in held}) > 1:
        counts = ", ".join(f"{letter} {cards.bit_count()}" for letter, cards in hands.items())
        raise ParseError(f"the hands of deal {text!r} differ in size: {counts} cards")
    is_whole = held[0].bit_count() == len(spec.deck) // len(COMPASS)
    return (lower(spec),), TrickPosition(held, turn, first_trick=is_whole)


def _doubled(text: str, name: str, spec: TrickSpec) -> Mask:
    """Return the doubled cards.

    Raises:
        InvalidSetup: a card cannot be doubled in this contract, or is named twice.
    """
    names, cards = text.split(), spec.deck.mask(text)
    if len(names) > cards.bit_count():
        twice = next(name for number, name in enumerate(names) if name in names[:number])
        raise InvalidSetup(f"--doubled {text!r} names {twice} twice: name each doubled card once")
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
    replay = valid_replay(file, match)
    if not replay.record.is_over:
        raise RecordError(f"{file} is not finished: its deals can be solved when the match is over")
    deals = len(replay.record.deals)
    if number > deals:
        raise RecordError(f"there is no deal {number}: {file} has {deals} deals")
    deal = f"deal {number} of {file}"
    state = _first_turn_of_play(state for state in replay.states[1:] if _deal_of(state) == number)
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
    return Deal(text, play.spec.name, (plan,), play.spec, position, leader, game.direction, game.points_sign)


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
