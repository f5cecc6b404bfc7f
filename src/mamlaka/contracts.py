"""The contracts of all games by name: the deals that can be played and solved without their match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import reduce
from operator import add

from mamlaka.errors import InvalidSetup, did_you_mean
from mamlaka.layout import LayoutSpec, PileSpec
from mamlaka.registry import find_game, game_names, main_game
from mamlaka.seats import Direction
from mamlaka.tricks import TrickSpec, trick_spec

__all__ = ["NO_TRUMPS", "TRICKS", "Contract", "change_contracts", "find_contract"]

TRICKS, NO_TRUMPS = "tricks", "notrump"
"""The contracts in which every trick counts one point, with or without trumps, and without."""
USUAL_SEATS = 4
"""The number of seats of most games. Their contracts of tricks can also be played by others."""


@dataclass(frozen=True)
class Contract:
    """A contract of one of the games, or several that are played together."""

    name: str
    spec: TrickSpec | LayoutSpec
    direction: Direction
    points_sign: int
    """1, or -1 if its game shows points with the sign reversed."""


def find_contract(text: str, seats: int = 4, trump: str | None = None) -> Contract:
    """Return the contract of a text such as `king+slaps`.

    If several games use a name, it means the contract of Trex, or of the first of them.

    Raises:
        InvalidSetup: there is no such contract for this number of seats, or they cannot be played together, or it has
            no trumps.

    >>> find_contract("king+slaps").spec.name
    'king+slaps'
    """
    known = _contracts(seats)
    for name in text.split("+"):
        if not name:
            lacks = "has a + without a contract" if "+" in text else "is no contract"
            raise InvalidSetup(f"{text!r} {lacks}: name one, such as {TRICKS}, or join several by +, as in queens+king")
        if name not in known:
            raise InvalidSetup(
                f"unknown contract {name!r}: use one of {', '.join(sorted(known))}, or several joined by +"
                f"{did_you_mean(name, known)}"
            )
    parts = [known[name] for name in text.split("+")]
    counted = Counter(spec.name for part in parts if isinstance(part.spec, TrickSpec) for spec in part.spec.parts)
    if twice := [name for name, count in counted.items() if count > 1]:
        raise InvalidSetup(f"{text} has {twice[0]} twice: name each contract once")
    return replace(parts[0], name=text, spec=_merged(parts, trump))


def change_contracts(spec: TrickSpec, **changes: object) -> TrickSpec:
    """Return a spec with the same changes in all of its contracts."""
    merged = tuple(replace(part, **changes) for part in spec.merged)  # type: ignore[arg-type]
    return replace(spec, **changes, merged=merged)  # type: ignore[arg-type]


def _contracts(seats: int) -> dict[str, Contract]:
    """Return the contracts for a number of seats, by name; one without a name has that of its game."""
    found = {name: Contract(name, trick_spec(name, trick_points=1), "cw", 1) for name in (TRICKS, NO_TRUMPS)}
    for number in dict.fromkeys((seats, USUAL_SEATS)):
        for contract in _contracts_of_games(number):
            found.setdefault(contract.name, contract)
    return {name: seated for name, contract in found.items() if (seated := _for_seats(contract, seats))}


def _contracts_of_games(seats: int) -> Iterator[Contract]:
    """Yield the contracts of the games that can be played by a number of seats."""
    for name in sorted(game_names(), key=lambda name: name != main_game()):
        game = find_game(name)
        if seats in game.seats_for(game.options_type()):
            rules = game(game.options_type(), seats)
            for spec in (*game.specs, *rules.specs_together):
                if _stands_alone(spec):
                    yield Contract(spec.name or name, spec, rules.direction, rules.points_sign)


def _for_seats(contract: Contract, seats: int) -> Contract | None:
    """Return a contract for another number of seats, or None if it has only its own."""
    spec = contract.spec
    if spec.seats == seats:
        return contract
    if isinstance(spec, LayoutSpec):
        return None
    try:
        return replace(contract, spec=change_contracts(spec, seats=seats))
    except ValueError:  # it pays each of its own seats
        return None


def _stands_alone(spec: TrickSpec | LayoutSpec) -> bool:
    """Return whether the cards of a deal decide its points, without bids or passes at will."""
    if isinstance(spec, LayoutSpec):
        return not (spec.may_pass or isinstance(spec, PileSpec))
    return any(part.card_points or part.trick_points for part in spec.parts)


def _merged(parts: list[Contract], trump: str | None) -> TrickSpec | LayoutSpec:
    """Return the spec of contracts that are played together.

    Raises:
        InvalidSetup: as for `find_contract`.
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
    return change_contracts(spec, trump=trump) if trump else spec
