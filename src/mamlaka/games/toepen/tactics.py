"""The tactics of Toepen. Rules up to 9 are numbered as in the game's sources; rules from 60 are additions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask, iter_cards, lowest_card
from mamlaka.games.toepen import SIGNALS, WASHES, Toepen
from mamlaka.games.toepen.chips import chips_of
from mamlaka.games.toepen.knocks import current_stake
from mamlaka.games.toepen.signals import Signals
from mamlaka.phases import trick_play_of
from mamlaka.plan_rules import winning_play
from mamlaka.view import View

__all__ = ["TACTICS", "ToepenPosition"]

LAST = 3
"""The number of the last trick, from 0."""
SURE, GOOD = 0.55, 0.45
"""The chances of the last trick from which on a knock pays: after an earlier knock, and as the first knock."""
HOPELESS = 0.04
HAND = 4
SIGNS = ("stand", "whistle")
CHALLENGE_FROM = 3
"""With this many worthless cards in its own hand, the bot challenges an exchange."""


class ToepenPosition:
    """The facts of a view that the tactics of Toepen use."""

    def __init__(self, view: View) -> None:
        self.view = view
        self.state = view.state
        game = view.state.game
        assert isinstance(game, Toepen)
        self.game = game
        self.hand = view.hand_mask
        self.play = trick_play_of(view.state)

    @property
    def stake(self) -> int:
        """The stake."""
        return current_stake(self.state)

    @property
    def most_of_others(self) -> int:
        """The most chips of any other seat."""
        return max(chips for seat, chips in enumerate(chips_of(self.state)) if seat != self.view.seat)

    @property
    def trick(self) -> int:
        """The number of the current trick, from 0."""
        return len(self.play.tricks) if self.play else 0

    def strength(self, card: Card) -> int:
        """Return the strength of a card in its suit, from 0 to 7."""
        return self.game.spec.order.index(self.game.deck.names[card][0])

    @cached_property
    def unseen(self) -> Mask:
        """The cards that are not in the bot's hand and have not been seen."""
        gone = self.hand
        for zone in self.state.zones:
            gone |= zone.cards
        return self.game.deck.all_mask & ~gone

    def card_chance(self, card: Card) -> float:
        """Return the approximate chance that no opponent holds a higher card of the suit."""
        suit = next(mask for mask in self.game.deck.suit_masks if mask >> card & 1)
        higher = sum(self.strength(other) > self.strength(card) for other in iter_cards(suit & self.unseen))
        others = sum(self.state.zones[seat].count for seat in range(self.state.seats) if seat != self.view.seat)
        held = others / max(1, self.unseen.bit_count())
        # About three of four higher cards are still held at the last trick.
        return float((1 - 0.75 * min(1.0, held)) ** higher)

    @cached_property
    def chance(self) -> float:
        """The approximate chance of taking the last trick, from the two best cards.

        The factors were fitted to the results of such hands in matches between bots of this kind.
        """
        trick = self.state.trick
        if not self.hand:
            return 0.7 if self.play and trick and winning_play(self.play.plan, trick)[0] == self.view.seat else 0.0
        chances = sorted((self.card_chance(card) for card in iter_cards(self.hand)), reverse=True)
        if len(chances) == 1:
            if trick:
                return 0.8 * chances[0] if self.takes(lowest_card(self.hand)) else 0.0
            return float(chances[0] ** 3) if self._leads else 0.2 * chances[0]
        grade = chances[0] * (0.55 + 0.45 * chances[1])
        return grade * grade * (0.8 if self._leads else 0.55)

    @property
    def _leads(self) -> bool:
        return bool(self.play and not self.state.trick and self.play.turn == self.view.seat)

    @cached_property
    def signal_threat(self) -> float:
        """The threat of the opponents' signals; the more high cards you hold, the smaller it is."""
        signals = next((phase for phase in self.state.stack if isinstance(phase, Signals)), None)
        if signals is None or not any(seat != self.view.seat for seat, _ in signals.given):
            return 0.0
        high = next(row.cards for row in signals.rows if row.required)
        return (0.7, 0.4, 0.0, 0.0, 0.0)[(self.hand & high).bit_count()]

    @cached_property
    def worthless(self) -> int:
        """The number of worthless cards in the hand."""
        return (self.hand & WASHES[self.game.options.rank]).bit_count()

    @cached_property
    def best_card(self) -> Card:
        """The card to keep for the last trick."""
        return max(iter_cards(self.hand), key=lambda card: (self.card_chance(card), self.strength(card)))

    def takes(self, card: Card) -> bool:
        """Return whether a card is winning the trick so far, or leads it."""
        if not self.state.trick or self.play is None:
            return True
        best = winning_play(self.play.plan, self.state.trick)[1]
        return bool(self.play.plan.beats[best] >> card & 1)


def said(*words: str) -> Callable[[ToepenPosition], bool]:
    """Return a condition: one of these words is on offer."""
    return lambda position: (
        position.view.turn is not None and any(offer.kind in words for offer in position.view.turn.offers)
    )


def plays(position: ToepenPosition) -> bool:
    """Return whether a card is to be played."""
    return said("play")(position)


def early(position: ToepenPosition) -> bool:
    """Return whether a card is to be played to a trick before the third."""
    return plays(position) and position.trick < LAST - 1


def third(position: ToepenPosition) -> bool:
    """Return whether a card is to be played to the third trick, whose winner leads to the last one."""
    return plays(position) and position.trick == LAST - 1


def of(word: str, grade: Callable[[ToepenPosition], float]) -> Callable[[ToepenPosition, Action], float]:
    """Return advice about one word."""
    return lambda position, action: grade(position) if action.kind == word else 0.0


def card_advice(grade: Callable[[ToepenPosition, Card], float]) -> Callable[[ToepenPosition, Action], float]:
    """Return advice about cards, without a vote on words."""
    return lambda position, action: grade(position, lowest_card(action.cards)) if action.kind == "play" else 0.0


def knock(position: ToepenPosition) -> float:
    """Knock with a sure hand, or with a good one while the stake is 1."""
    return 1.0 if pays_to_knock(position, position.chance) else -1.0


def pays_to_knock(position: ToepenPosition, chance: float) -> bool:
    """Return whether a knock pays, given a chance of the last trick.

    No seat pays more chips than it has, so a stake above the others' chips gains nothing. Without this limit, two
    confident bots would raise the stake forever.
    """
    return position.stake < position.most_of_others and chance >= (SURE if position.stake > 1 else GOOD)


def stay(position: ToepenPosition) -> float:
    """Stay in if it pays: folding costs the stake, losing costs one chip more, and winning gains as much."""
    return 1.0 if pays_to_stay(position, position.chance) else -1.0


def pays_to_stay(position: ToepenPosition, chance: float) -> bool:
    """Return whether it pays to stay in, given a chance of the last trick."""
    return chance > 1 / (2 * (position.stake + 1)) + 0.05


def read_signals(position: ToepenPosition, action: Action) -> float:
    """Discount the chance if an opponent has signalled high cards, and vote if that changes what pays."""
    pays = {"knock": pays_to_knock, "stay": pays_to_stay}.get(action.kind)
    if pays is None or position.hand.bit_count() <= 1:
        return 0.0
    return float(pays(position, position.chance * (1 - position.signal_threat)) - pays(position, position.chance))


def obliged(position: ToepenPosition) -> bool:
    """Return whether the rules require a signal for the hand."""
    rows = SIGNALS[position.game.options.rank]
    return any(row.required and (position.hand & row.cards).bit_count() == row.count for row in rows)


SUPPORTED_OPTIONS = frozenset(
    {
        "rank",
        "chips",
        "end_mode",
        "exchanges_per_player",
        "exchange_order",
        "signals",
        "signal_time",
        "winner_takes",
        "next_dealer",
        "max_stake",
        "knock_gap",
    }
)
"""The options that the rules take into account, directly or by plan and offers, or that don't matter to them."""

EXPLAINED = {
    2: "The number of chips at the start is an option: the person who opens the table chooses it, not the bot.",
    4: "How the match ends is an option, too.",
    5: "So is the number of deals; the bot plays every deal for its chips anyway.",
}
TACTICS = Tactics(
    ToepenPosition,
    (
        RuleOfThumb(1, "rule-toepen-1", 60, plays, card_advice(lambda p, card: -float(card == p.best_card))),
        RuleOfThumb(
            3, "rule-toepen-3", 50, said("exchange"), of("exchange", lambda p: 1.0 if p.chance < HOPELESS else -1.0)
        ),
        RuleOfThumb(6, "rule-toepen-6", 200, said("knock"), of("knock", knock)),
        RuleOfThumb(7, "rule-toepen-7", 400, said("knock", "stay"), read_signals),
        RuleOfThumb(8, "rule-toepen-8", 60, said("stay"), of("stay", stay)),
        RuleOfThumb(
            9,
            "rule-toepen-9",
            60,
            said("challenge"),
            of("challenge", lambda p: 1.0 if p.worthless >= CHALLENGE_FROM else -1.0),
        ),
        RuleOfThumb(60, "rule-toepen-60", 300, said(*SIGNS), lambda p, a: float(a.kind in SIGNS and obliged(p))),
        RuleOfThumb(61, "rule-toepen-61", 80, said("exchange"), of("exchange", lambda p: float(p.worthless == HAND))),
        RuleOfThumb(62, "rule-toepen-62", 40, early, card_advice(lambda p, card: 1 - p.strength(card) / 7)),
        RuleOfThumb(63, "rule-toepen-63", 80, third, card_advice(lambda p, card: float(p.takes(card)))),
        RuleOfThumb(64, "rule-toepen-64", 80, said(*SIGNS), lambda p, a: 0.2 * (a.kind in SIGNS and not obliged(p))),
    ),
    supported_options=SUPPORTED_OPTIONS,
    explained=EXPLAINED,
)
