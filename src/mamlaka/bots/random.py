"""The random bot."""

from __future__ import annotations

from typing import ClassVar

from mamlaka.actions import Action, Offer
from mamlaka.bots.base import ANY_OPTION, Decision, Limit
from mamlaka.cards import Mask
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["RandomBot"]


class RandomBot:
    """Chooses one of its offers, then one of the actions of that offer, both uniformly at random.

    If the turn is optional, it passes with probability one half.
    """

    name: ClassVar[str] = "random"
    version: ClassVar[int] = 1

    def __init__(self, rng: Rng) -> None:
        self._rng = rng

    @classmethod
    def supported_options(cls, game: str) -> frozenset[str]:
        """Return `ANY_OPTION`: the bot plays whatever is offered."""
        del game
        return frozenset({ANY_OPTION})

    def act(self, view: View, limit: Limit) -> Decision | None:
        """Return a legal action."""
        del limit
        turn = view.turn
        if turn is None or (turn.optional and self._rng.below(2)):
            return None
        return Decision(self.answer(self._rng, self._rng.choice(turn.offers)))

    @classmethod
    def answer(cls, rng: Rng, offer: Offer) -> Action:
        """Return a random action of an offer. For cards, it draws the number of cards first, then the cards."""
        if offer.cards:
            count = offer.least + rng.below(offer.most - offer.least + 1)
            return Action(offer.kind, cards=cls._pick(rng, offer.cards, count))
        if offer.groups:
            group = rng.choice(offer.groups)
            return Action(offer.kind, cards=group.cards, name=group.name, takes=group.takes)
        choices = len(offer.numbers) + len(offer.names)
        if not choices:
            return Action(offer.kind)
        index = rng.below(choices)
        if index < len(offer.numbers):
            return Action(offer.kind, number=offer.numbers[index])
        return Action(offer.kind, name=offer.names[index - len(offer.numbers)])

    @staticmethod
    def _pick(rng: Rng, cards: Mask, count: int) -> Mask:
        picked = 0
        for _ in range(count):
            rest = cards & ~picked
            for _ in range(rng.below(rest.bit_count())):
                rest &= rest - 1
            picked |= rest & -rest
        return picked
