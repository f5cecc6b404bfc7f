"""`mamlaka solve`: the exact value of a deal with open hands."""

from __future__ import annotations

import dataclasses
import sys
from collections.abc import Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import reduce
from operator import add
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from mamlaka.cards import Deck, Mask, iter_cards
from mamlaka.cli.common_options import DEFAULT_GAME, MatchNumber
from mamlaka.cli.files import valid_record
from mamlaka.cli.output import Screen
from mamlaka.cli.progress import processes, progress
from mamlaka.cli.values import Number, Word, named_path, whole_number
from mamlaka.errors import InvalidSetup, NotCompilable, ParseError, RecordError, did_you_mean
from mamlaka.games.registry import find_game, game_names
from mamlaka.notation import format_hand, parse_hand
from mamlaka.phases import TrickPlay
from mamlaka.plan import TrickPlan, lower
from mamlaka.replaying import replay
from mamlaka.search.positions import TrickPosition, position_of
from mamlaka.search.solver import Bounds, Solution, solve
from mamlaka.seats import Direction
from mamlaka.state import State
from mamlaka.tricks import TrickSpec, trick_spec

__all__ = ["solve_deals"]

COMPASS = "NESW"
"""The letters of the seats, clockwise."""
ORDERS: dict[str, str] = {"cw": COMPASS, "ccw": "NWSE"}
"""The letters of the seats in the order of play, by direction."""
TRICKS = "tricks"
"""The contract in which every trick counts one point, with or without trumps."""
COMMENT, STANDARD_INPUT = "#", "-"
SECONDS = 60.0
"""The time limit of a deal."""


@dataclasses.dataclass(frozen=True)
class Contract:
    """A contract of one of the games, or several that are played together."""

    name: str
    spec: TrickSpec
    direction: Direction
    points_sign: int
    """1, or -1 if its game shows points with the sign reversed."""


@dataclasses.dataclass(frozen=True)
class Deal:
    """A deal to solve."""

    text: str
    """The hands of North, East, South and West."""
    contract: str
    plan: TrickPlan
    deck: Deck
    position: TrickPosition
    direction: Direction
    points_sign: int

    @property
    def letters(self) -> str:
        """The letters of the seats, in the order of play."""
        return ORDERS[self.direction]

    @property
    def leader(self) -> str:
        """The letter of the seat that leads."""
        return self.letters[self.position.turn]


@dataclasses.dataclass(frozen=True)
class Solved:
    """A deal with its solution for one side."""

    deal: Deal
    sides: str
    """The letters of the side whose points are wanted high."""
    solution: Solution

    @property
    def unit(self) -> str:
        """What a value counts: `tricks` or `points`."""
        return "tricks" if self.deal.contract == TRICKS else "points"

    def bounds(self, bounds: Bounds) -> tuple[int, int]:
        """Return the least and the greatest points that a value may be, as the game of the contract shows them."""
        shown = sorted(self.deal.points_sign * points for points in (bounds.least, bounds.most))
        return shown[0], shown[1]

    def as_json(self) -> dict[str, Any]:
        """Return the solution as one JSON object. A value that is not known is None; its bounds are always given."""
        deal, solution = self.deal, self.solution
        least, most = self.bounds(solution.best)
        cards = {deal.deck.names[card]: self.bounds(bounds) for card, bounds in solution.cards.items()}
        return {
            "hands": deal.text,
            "contract": deal.contract,
            "leader": deal.leader,
            "direction": deal.direction,
            "sides": self.sides,
            "value": least if least == most else None,
            "bounds": (least, most),
            "unit": self.unit,
            "cards": {name: low if low == high else None for name, (low, high) in cards.items()},
            "exact": solution.is_exact,
            "nodes": solution.nodes,
            "seconds": round(solution.seconds, 6),
        }

    def lines(self) -> Iterator[str]:
        """Yield the solution as text."""
        deal, solution = self.deal, self.solution
        effort = f"{solution.nodes:,} positions, {solution.seconds:.2f} s"
        value = f"{self._shown(solution.best)} {self.unit}"
        yield f"{deal.contract}, {deal.leader} leads: {self.sides} gets {value} ({effort})"
        values = [f"{deal.deck.names[card]} {self._shown(bounds)}" for card, bounds in solution.cards.items()]
        if values:
            yield f"  {', '.join(values)}"

    def _shown(self, bounds: Bounds) -> str:
        least, most = self.bounds(bounds)
        return str(least) if least == most else f"{least} to {most}"


def solve_deals(
    *,
    hands: Annotated[
        str,
        typer.Option(
            metavar="'N E S W'",
            help="Four hands, each as spades.hearts.diamonds.clubs, such as 'AQ.K.. KJ.A.. T9.Q.. 87.J..'.",
        ),
    ] = "",
    file: Annotated[
        Path | None, typer.Option(parser=named_path, help="A file with a deal in each line; -: the standard input.")
    ] = None,
    record: Annotated[
        Path | None, typer.Option(parser=named_path, help="Solve a deal of this record, from its first lead.")
    ] = None,
    match: MatchNumber = 1,
    deal: Annotated[
        int, typer.Option(parser=whole_number(1), help="The deal of the record, from 1, with void deals.")
    ] = 1,
    contract: Annotated[
        str,
        typer.Option(
            metavar="CONTRACT", help="The contract, or several joined by +; `tricks`: a point for each trick."
        ),
    ] = TRICKS,
    trump: Annotated[str | None, typer.Option(parser=Word(*"SHDC"), help="The trump suit. Default: none.")] = None,
    doubled: Annotated[
        str, typer.Option(metavar="CARDS", help="The cards that their holders have doubled, such as 'KH QS'.")
    ] = "",
    leader: Annotated[
        str | None, typer.Option(parser=Word(*COMPASS), help="The seat that leads. Default: N, or that of the record.")
    ] = None,
    direction: Annotated[
        Direction | None,
        typer.Option(parser=Word(*ORDERS), help="The direction of play. Default: that of the contract's game."),
    ] = None,
    sides: Annotated[
        str, typer.Option(metavar="SEATS", help="The seats that play together against all others, such as NS or W.")
    ] = "NS",
    cards: Annotated[bool, typer.Option("--cards", help="Also print the value of each card that may be led.")] = False,
    seconds: Annotated[
        float,
        typer.Option(parser=Number(float, least=0.001), help="Time limit for a deal. Then bounds are printed."),
    ] = SECONDS,
    jobs: Annotated[
        int,
        typer.Option(parser=whole_number(0), help="Number of deals solved at the same time; 0: one per processor."),
    ] = 0,
    as_json: Annotated[
        bool, typer.Option("--json", help="Print one JSON object for each deal, one in a line.")
    ] = False,
) -> None:
    """Find the value of a deal with open hands, if both sides play as well as possible.

    One side wants as many points as possible; all other seats play together against it. Every value is exact unless
    the time runs out.

    Example: mamlaka solve --hands 'AQ.K.. KJ.A.. T9.Q.. 87.J..' --contract slaps --sides W --cards
    """
    if sum((bool(hands), file is not None, record is not None)) != 1:
        raise InvalidSetup("give one of --hands, --file and --record")
    side = _side(sides)
    if record is not None:
        if trump or doubled or leader or direction or contract != TRICKS:
            raise InvalidSetup(
                "--record has its own contract, trumps, doubled cards, leader and direction: leave them out"
            )
        work = [_recorded(record, match, deal)]
    else:
        chosen = _contract(contract, trump)
        if direction:
            chosen = dataclasses.replace(chosen, direction=direction)
        texts = [hands] if file is None else _lines(file)
        work = [_parsed(text, chosen, doubled, leader or COMPASS[0]) for text in texts]
    screen = Screen()
    with ThreadPoolExecutor(processes(jobs, len(work))) as pool:
        found = pool.map(lambda one: _solved(one, side, cards=cards, seconds=seconds), work)
        for solved in progress(found, "Solving", len(work)) if len(work) > 1 else found:
            if as_json:
                typer.echo(msgspec.json.encode(solved.as_json()).decode())
            else:
                for line in solved.lines():
                    screen.say(line)


def _solved(deal: Deal, sides: str, *, cards: bool, seconds: float) -> Solved:
    side = [deal.letters.index(letter) for letter in sides]
    try:
        return Solved(deal, sides, solve(deal.plan, deal.position, side, cards=cards, seconds=seconds))
    except (NotCompilable, ValueError) as error:
        raise InvalidSetup(f"cannot solve {deal.text!r}: {error}") from None


def _side(sides: str) -> str:
    """Return the letters of a side, clockwise.

    Raises:
        InvalidSetup: they are not one to three different seats.
    """
    letters = [letter for letter in COMPASS if letter in sides]
    if len(letters) != len(sides) or not 0 < len(letters) < len(COMPASS):
        raise InvalidSetup(f"--sides takes one to three of the letters {COMPASS}, such as NS or W, not {sides!r}")
    return "".join(letters)


def _contracts() -> dict[str, Contract]:
    """Return the contracts that can be solved, by name; one without a name has that of its game.

    If several games use a name, it means the contract of the default game, or of the first of them.
    """
    found = {TRICKS: Contract(TRICKS, trick_spec(TRICKS, trick_points=1), "cw", 1)}
    for name in sorted(game_names(), key=lambda name: name != DEFAULT_GAME):
        game = find_game(name)
        if len(COMPASS) in game.allowed_seats:
            rules = game(game.options_type(), len(COMPASS))
            for spec in game.specs:
                if isinstance(spec, TrickSpec) and (spec.card_points or spec.trick_points):
                    found.setdefault(
                        spec.name or name, Contract(spec.name or name, spec, rules.direction, rules.points_sign)
                    )
    return found


def _contract(text: str, trump: str | None) -> Contract:
    """Return the contract of a text such as `king+slaps`.

    Raises:
        InvalidSetup: there is no such contract, or they cannot be played together.
    """
    known = _contracts()
    parts = []
    for name in text.split("+"):
        if name not in known:
            raise InvalidSetup(
                f"unknown contract {name!r}: use one of {', '.join(sorted(known))}, or several joined by +"
                f"{did_you_mean(name, known)}"
            )
        parts.append(known[name])
    try:
        spec = reduce(add, (part.spec for part in parts))
    except ValueError as error:
        raise InvalidSetup(str(error)) from None
    if trump:
        spec = dataclasses.replace(
            spec, trump=trump, merged=tuple(dataclasses.replace(part, trump=trump) for part in spec.merged)
        )
    return dataclasses.replace(parts[0], name=text, spec=spec)


def _lines(file: Path) -> list[str]:
    """Return the deals of a file: its lines without comments.

    Raises:
        InvalidSetup: the file cannot be read, or has no deals.
    """
    try:
        text = sys.stdin.read() if str(file) == STANDARD_INPUT else file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or "it is not text in UTF-8"
        raise InvalidSetup(f"cannot read {file}: {reason}") from None
    deals = [deal for line in text.splitlines() if (deal := line.partition(COMMENT)[0].strip())]
    if not deals:
        raise InvalidSetup(f"{file} has no deals: write one in each line, as for --hands")
    return deals


def _parsed(text: str, contract: Contract, doubled: str, leader: str) -> Deal:
    """Return a deal given as text.

    Raises:
        ParseError: the text is not a deal.
        InvalidSetup: a doubled card is in no hand, or cannot be doubled in this contract.
    """
    spec, words = contract.spec, text.split()
    if len(words) != len(COMPASS):
        count = "1 hand" if len(words) == 1 else f"{len(words)} hands"
        raise ParseError(f"deal {text!r} has {count}: write four, of {', '.join(COMPASS)}, separated by spaces")
    spec = dataclasses.replace(
        spec,
        seats=len(COMPASS),
        merged=tuple(dataclasses.replace(part, seats=len(COMPASS)) for part in spec.merged),
    )
    hands = dict(zip(COMPASS, (parse_hand(word, spec.deck) for word in words), strict=True))
    _check_hands(text, hands, spec.deck)
    letters = ORDERS[contract.direction]
    held = tuple(hands[letter] for letter in letters)
    for card in iter_cards(_doubled(doubled, contract, spec)):
        holder = next((seat for seat, hand in enumerate(held) if hand >> card & 1), None)
        if holder is None:
            raise InvalidSetup(f"{spec.deck.names[card]} is doubled, but no one holds it in {text!r}")
        spec = spec.doubled(card, holder)
    sizes = {hand.bit_count() for hand in held}
    position = TrickPosition(held, letters.index(leader), first_trick=sizes == {len(spec.deck) // len(COMPASS)})
    return Deal(
        " ".join(words), contract.name, lower(spec), spec.deck, position, contract.direction, contract.points_sign
    )


def _check_hands(text: str, hands: dict[str, Mask], deck: Deck) -> None:
    """Raise ParseError unless the hands have equally many cards, and no card in common."""
    dealt = 0
    for hand in hands.values():
        if twice := dealt & hand:
            raise ParseError(f"deal {text!r} has {deck.format(twice)} in two hands")
        dealt |= hand
        if hand.bit_count() != hands[COMPASS[0]].bit_count():
            counts = ", ".join(f"{other} {cards.bit_count()}" for other, cards in hands.items())
            raise ParseError(f"the hands of deal {text!r} differ in size: {counts} cards")
    if not dealt:
        raise ParseError(f"deal {text!r} has no cards")


def _doubled(text: str, contract: Contract, spec: TrickSpec) -> Mask:
    """Return the doubled cards.

    Raises:
        InvalidSetup: a card cannot be doubled in this contract.
    """
    cards = spec.deck.mask(text)
    if wrong := cards & ~spec.doublable_mask:
        raise InvalidSetup(f"{spec.deck.format(wrong)} cannot be doubled in {contract.name}")
    return cards


def _recorded(file: Path, match: int, number: int) -> Deal:
    """Return a deal of a record before its first lead. Seat 0 is North.

    Raises:
        RecordError: there is no such deal, or it is not one of four seats and of tricks that a plan describes.
    """
    document = valid_record(file, match)
    if not document.is_over:
        raise RecordError(f"{file} is not finished: its deals can be solved when the match is over")
    if number > len(document.deals):
        raise RecordError(f"there is no deal {number}: {file} has {len(document.deals)} deals")
    state = _first_lead(state for _, _, state in replay(document) if _deal_of(state) == number)
    if state is None:
        raise RecordError(f"deal {number} of {file} has no tricks: only deals of tricks can be solved")
    play = state.phase
    assert isinstance(play, TrickPlay)
    if state.seats != len(COMPASS):
        raise RecordError(f"deal {number} of {file} has {state.seats} seats: only deals of four seats can be solved")
    try:
        plan, position = position_of(state)
    except NotCompilable as error:
        raise RecordError(f"deal {number} of {file} cannot be solved: {error}") from None
    assert isinstance(plan, TrickPlan)
    assert isinstance(position, TrickPosition)
    game, letters = state.game, ORDERS[state.game.direction]
    text = " ".join(format_hand(position.hands[letters.index(letter)], game.deck) for letter in COMPASS)
    return Deal(text, play.spec.name, plan, game.deck, position, game.direction, game.points_sign)


def _first_lead(states: Iterable[State]) -> State | None:
    """Return the first state in which a seat must lead to the first trick."""
    for state in states:
        play = state.stack[-1] if state.stack else None
        if isinstance(play, TrickPlay) and not play.tricks and not state.trick:
            return state
    return None


def _deal_of(state: State) -> int:
    """Return the number of the running deal, from 1, with void deals."""
    return len(state.results) + 1
