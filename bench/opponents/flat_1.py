"""`flat-1`: flat Monte Carlo over 100 worlds with random playouts. A frozen opponent: its behaviour never changes.

It knows nothing about any game: the value of a card is its mean over the worlds when all seats play on at random.
"""

from __future__ import annotations

from typing import ClassVar

from mamlaka.actions import Action
from mamlaka.bots.base import Decision, Limit
from mamlaka.bots.random import RandomBot
from mamlaka.cards import Card
from mamlaka.errors import NotCompilable
from mamlaka.rng import Rng
from mamlaka.search.playouts import compare_cards
from mamlaka.view import View

__all__ = ["OPPONENT"]

WORLDS = 100
QUIET = ("no", "stay", "keep", "decline")
"""The words that decline anything special."""


class FlatOne:
    """Plays the card with the highest mean, the first of equals.

    It considers the points of its own seat only. It never doubles, appeals, exchanges, challenges, folds, knocks or
    signals. All other decisions are random: contracts, bids, passed cards, and cards in a play without a plan.
    """

    name: ClassVar[str] = "flat-1"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return a decision, the same under every limit."""
        del limit
        turn = view.turn
        if turn is None or turn.optional:
            return None
        offers = {offer.kind: offer for offer in turn.offers}
        if "play" in offers:
            if (card := self._best(view)) is not None:
                return Decision(Action("play", cards=1 << card))
            return Decision(RandomBot.answer(self._rng, offers["play"]))
        for word in QUIET:
            if word in offers:
                return Decision(Action(word))
        return Decision(RandomBot.answer(self._rng, self._rng.choice(turn.offers)))

    def _best(self, view: View) -> Card | None:
        """Return the best card; None if playouts are not possible."""
        assert view.seat is not None
        turn = view.turn
        assert turn is not None
        cards = next(offer.cards for offer in turn.offers if offer.kind == "play")
        if cards & (cards - 1) == 0:
            return cards.bit_length() - 1
        try:
            played = compare_cards(view, WORLDS, self._rng)
        except NotCompilable:
            return None
        mean = played.mean
        means = [mean[row, view.seat] for row in range(len(played.candidates))]
        return played.candidates[max(range(len(means)), key=lambda row: (means[row], -row))]


OPPONENT = FlatOne
