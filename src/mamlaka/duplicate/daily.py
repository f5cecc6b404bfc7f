"""The deal of the day of a server: the same cards for everybody, which no one can compute before the day is over."""

from __future__ import annotations

import hmac
from dataclasses import dataclass
from datetime import date

from mamlaka.duplicate.boards import lines_of_rules
from mamlaka.game import Game
from mamlaka.match import Setup

__all__ = ["DailyDeal", "daily_deal"]


@dataclass(frozen=True)
class DailyDeal:
    """What is played on a day: one deal, or a whole match of a game whose deals have no points of their own."""

    day: date
    """The day, in UTC."""
    kind: str
    """The kind of single deal, such as the contract; empty: a whole match."""
    game: Game
    """The rules; the match ends with the deal."""

    @property
    def setup(self) -> Setup:
        """The setup of the match."""
        return Setup(type(self.game), self.game.options, self.game.seats, self.game.deal_limit)

    def seed(self, secret: bytes) -> bytes:
        """Return the 32 bytes from which the cards are dealt: an HMAC-SHA256 of a text that anyone can write down.

        The text has a line for each of: `mamlaka daily`, the date, the kind, the game, the version of its rules, the
        number of seats, and every option as `name=value`, sorted by name.

        Args:
            secret: the secret of the day, which is the key.
        """
        lines = ["mamlaka daily", self.day.isoformat(), self.kind, *lines_of_rules(self.game)]
        return hmac.digest(secret, "\n".join(lines).encode(), "sha256")


def daily_deal(game: type[Game], day: date) -> DailyDeal:
    """Return what is played on a day, with the default rules. The kinds of deals take turns from day to day.

    >>> from mamlaka.registry import find_game
    >>> [daily_deal(find_game("trex"), date(2026, 11, day)).kind for day in range(25, 30)]
    ['king', 'queens', 'diamonds', 'slaps', 'trex']

    Args:
        game: the game.
        day: the day, in UTC.
    """
    rules = Setup(game).start().game
    if not game.deals_have_points:
        return DailyDeal(day, "", rules)
    kinds = dict(game.single_deals(game.board_options(rules.options)))
    kind = list(kinds)[day.toordinal() % len(kinds)]
    return DailyDeal(day, kind, Setup(game, kinds[kind], rules.seats, deal_limit=1).start().game)
