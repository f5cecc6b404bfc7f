"""The line-up of a table: bots by seat, as people write it."""

from __future__ import annotations

import hashlib
from collections import UserDict
from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, cast

from mamlaka.bots.base import Bot, Decision, Limit, reject_oracle
from mamlaka.bots.fallback import make_bot
from mamlaka.bots.registry import accepts, find_bot
from mamlaka.errors import InvalidSetup
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["BotChoice", "Decider", "LineUp", "SeatedBots", "choices_of", "rng_of"]


class Decider(Protocol):
    """The part of a bot that a table needs. A `Bot` has a name and a version too, for records, and takes an `Rng`."""

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return what to do. None is an answer only when the turn is optional."""
        ...


BotChoice: TypeAlias = Decider | type[Decider] | str
"""A bot, a class of bots that take an `Rng`, or the name of an installed bot."""
LineUp: TypeAlias = Mapping[Any, BotChoice] | Sequence[BotChoice] | type[Decider] | str
"""The bots by seat, `...` for all other seats; or a list with one for each seat; or one class or name for all seats."""


def rng_of(secret: bytes, seat: Seat) -> Rng:
    """Return the random number generator of a bot. It depends only on the secret of the match and the seat."""
    return Rng(int.from_bytes(hashlib.sha256(secret + bytes([seat])).digest()[:8], "big"))


class SeatedBots(UserDict[Seat, Bot]):
    """The bot of each seat that has one. Classes and names may be assigned, too: they become bots.

    >>> bots = SeatedBots({0: "rules", ...: "random"}, 3, bytes(32))
    >>> bots[2] = "easy"
    >>> [bots[seat].name for seat in range(3)]
    ['rules', 'random', 'easy']
    """

    def __init__(self, line_up: LineUp, seats: int, secret: bytes) -> None:
        """Seat the bots of a line-up.

        Args:
            line_up: the bots, classes or names by seat.
            seats: the number of seats.
            secret: seeds the bots created here.

        Raises:
            InvalidSetup: there is no such seat or bot, or a bot asks for more than a view.
            BotFailed: the constructor of a bot fails.
        """
        super().__init__()
        self._seats = seats
        self._secret = secret
        for seat, choice in sorted(choices_of(line_up, seats).items()):
            self[seat] = choice

    def __setitem__(self, seat: Seat, choice: BotChoice) -> None:
        """Seat a bot, as the constructor does."""
        choices_of({seat: choice}, self._seats)
        super().__setitem__(seat, _made(seat, choice, self._secret))


def choices_of(line_up: LineUp, seats: int) -> dict[Seat, BotChoice]:
    """Return the bot, class or name of each seat that has one.

    >>> choices_of(["rules", "random"], 2)
    {0: 'rules', 1: 'random'}

    Raises:
        InvalidSetup: there is no such seat, or a list has another length than the number of seats.
    """
    if isinstance(line_up, list | tuple):
        if len(line_up) != seats:
            raise InvalidSetup(f"{len(line_up)} bots are given for {seats} seats: name one for each seat")
        line_up = dict(enumerate(line_up))
    if not isinstance(line_up, Mapping):
        return dict.fromkeys(range(seats), cast("BotChoice", line_up))
    chosen: dict[Seat, BotChoice] = {}
    for seat, bot in line_up.items():
        if seat is ...:
            chosen = dict.fromkeys(range(seats), bot) | chosen
        elif isinstance(seat, int) and 0 <= seat < seats:
            chosen[seat] = bot
        else:
            raise InvalidSetup(f"there is no seat {seat!r}: seats are 0 to {seats - 1}, and ... for all others")
    return chosen


def _made(seat: Seat, choice: BotChoice, secret: bytes) -> Bot:
    kind = find_bot(choice) if isinstance(choice, str) else choice
    if isinstance(kind, type) and not getattr(kind, "_is_protocol", False):
        rng = rng_of(secret, seat)
        reject_oracle(kind)
        if not accepts(kind, rng):
            raise InvalidSetup(
                f"seat {seat}: {kind.__name__} does not take an Rng: define `__init__(self, rng)`, or give a bot "
                "instead of its class"
            )
        return make_bot(cast("type[Bot]", kind), rng)
    if isinstance(kind, type) or not callable(getattr(kind, "act", None)):
        raise InvalidSetup(
            f"seat {seat}: {kind!r} is not a bot: give a bot with `act(view, limit)`, its class or a name"
        )
    reject_oracle(type(kind))
    return cast("Bot", kind)
