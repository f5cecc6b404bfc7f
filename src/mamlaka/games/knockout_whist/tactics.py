"""The tactics of Knockout Whist. Rules up to 12 are advice from the game's sources; rules from 60 are additions."""

from __future__ import annotations

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.bots.trick_chances import TrickChances
from mamlaka.cards import SUIT_LETTERS, Card, Mask, iter_cards
from mamlaka.games.knockout_whist import KnockoutWhist, knockout_deals
from mamlaka.games.knockout_whist.options import KnockoutOptions
from mamlaka.phases import Choose, UnequalHandsPlay
from mamlaka.plan_rules import winning_play
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["TACTICS", "KnockoutPosition"]

FEW = 3
"""The number of cards from which on a deal is decided by trumps alone."""
MIN_CHANCES = (0.0, 0.0, 0.35, 0.5, 0.6, 0.7, 0.75, 0.8)
"""(tricks left,): the chance to take the trick from which on a dog plays its card."""


class KnockoutPosition:
    """The facts of a view that the tactics of Knockout Whist use."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert isinstance(state.game, KnockoutWhist)
        assert view.seat is not None
        self.view = view
        self.state = state
        self.options = state.game.options
        self.seat = view.seat
        self.hand = view.hand_mask
        self.trick = state.trick
        self.deals = knockout_deals(state)
        self.play = state.phase if isinstance(state.phase, UnequalHandsPlay) else None
        self.suit_masks = state.game.deck.suit_masks
        self.chances = TrickChances(view, self.play) if self.play else None

    @property
    def tricks(self) -> int:
        """The number of tricks that the seat has taken."""
        return self.play.winners.count(self.seat) if self.play else 0

    @property
    def tricks_left(self) -> int:
        """The number of tricks still to be played, with the running one."""
        return self.play.length - len(self.play.tricks) if self.play else 0

    @property
    def needy(self) -> tuple[Seat, ...]:
        """The other seats with cards that have not taken a trick."""
        winners = self.play.winners if self.play else ()
        return tuple(seat for seat in self.chances.slots if seat not in winners) if self.chances else ()

    def suit(self, card: Card) -> Mask:
        """Return the suit of a card."""
        return self.suit_masks[self.state.game.deck.suit_of[card]]

    def is_trump(self, card: Card) -> bool:
        """Return whether a card is a trump."""
        return self.play is not None and bool(self.play.plan.trump_mask >> card & 1)

    def wins(self, card: Card) -> bool:
        """Return whether a card is the best of the running trick, or leads it."""
        return self.chances is not None and self.chances.wins(card)

    def chance(self, card: Card) -> float:
        """Return an estimate of how likely a card takes the running trick."""
        return self.chances.chance(card) if self.chances else 0.0

    @property
    def is_dog(self) -> bool:
        """Whether the seat may pass."""
        return self.play is not None and self.play.may_pass(self.state, self.seat)


def height(position: KnockoutPosition, card: Card) -> float:
    """Return the rank of a card: 0 for a two, 1 for an ace."""
    deck = position.state.game.deck
    return deck.ranks.index(deck.names[card][0]) / (len(deck.ranks) - 1)


def plays(position: KnockoutPosition) -> bool:
    """Return whether the bot plays cards that it sees, and tricks are good."""
    return position.play is not None and bool(position.hand) and not position.options.misere


def needs_trick(position: KnockoutPosition) -> bool:
    """Return whether a full player still has no trick."""
    return plays(position) and not position.tricks and not position.is_dog


def is_safe(position: KnockoutPosition) -> bool:
    """Return whether the bot has a trick already."""
    return plays(position) and bool(position.tricks)


def leads(position: KnockoutPosition) -> bool:
    """Return whether a full player leads."""
    return plays(position) and not position.trick and not position.is_dog


def follows(position: KnockoutPosition) -> bool:
    """Return whether a full player plays to a trick that someone else has led."""
    return plays(position) and bool(position.trick) and not position.is_dog


def is_dog(position: KnockoutPosition) -> bool:
    """Return whether the bot sees its single card, and may pass."""
    return plays(position) and position.is_dog


def meets_dog(position: KnockoutPosition) -> bool:
    """Return whether a dog acts later in this trick."""
    play, chances = position.play, position.chances
    return plays(position) and play is not None and chances is not None and not {*play.short}.isdisjoint(chances.later)


def no_second_life(position: KnockoutPosition) -> bool:
    """Return whether a full player without a trick would be out at once."""
    return needs_trick(position) and not position.deals.lives


def names_early(position: KnockoutPosition) -> bool:
    """Return whether the bot names the trumps of a deal with many cards, and sees its own."""
    return isinstance(position.state.phase, Choose) and bool(position.hand) and position.deals.size > FEW


def names_late(position: KnockoutPosition) -> bool:
    """Return whether the bot names the trumps of a deal with few cards, and sees its own."""
    return isinstance(position.state.phase, Choose) and bool(position.hand) and position.deals.size <= FEW


def avoids(position: KnockoutPosition) -> bool:
    """Return whether tricks are bad."""
    return position.play is not None and position.options.misere


def take_trick(position: KnockoutPosition, action: Action) -> float:
    """Play the card that most likely takes the trick."""
    return position.chance(action.card) if action.kind == "play" else 0.0


def name_longest(position: KnockoutPosition, action: Action) -> float:
    """Name the longest suit; of equal ones that with the highest card."""
    deck = position.state.game.deck
    held = position.hand & deck.select(f"*{SUIT_LETTERS[action.name]}")
    top = height(position, held.bit_length() - 1) if held else 0.0
    return (held.bit_count() + top) / (position.deals.size + 1)


def keep_trump(position: KnockoutPosition, action: Action) -> float:
    """Keep trumps that don't win now, and get rid of the only card of a side suit."""
    if action.kind != "play":
        return 0.0
    card = action.card
    if position.is_trump(card):
        return -1.0 if position.chance(card) < 1 else 0.0
    trumps = position.hand & position.play.plan.trump_mask if position.play else 0
    return 0.5 if trumps and position.hand & position.suit(card) == action.cards else 0.0


def lead_aces(position: KnockoutPosition, action: Action) -> float:
    """Lead the highest card that is left of a plain suit."""
    card = action.card if action.kind == "play" else None
    if card is None or position.is_trump(card) or position.chances is None:
        return 0.0
    higher = position.suit(card) & ~((2 << card) - 1)
    return 0.0 if higher & position.chances.held else 1.0


def beat_needy(position: KnockoutPosition, action: Action) -> float:
    """Win over a player without a trick, with the lowest card that does it."""
    if action.kind != "play" or position.play is None or not position.trick:
        return 0.0
    seat, _ = winning_play(position.play.plan, position.trick)
    winners = [card for card in iter_cards(position.hand) if position.wins(card)]
    if seat not in position.needy or not winners:
        return 0.0
    return 1.0 if action.card == winners[0] else 0.0


def wait(position: KnockoutPosition, action: Action) -> float:
    """Play when the chance is good enough for the number of tricks that are left."""
    if action.kind != "play":
        return 0.0
    chance = position.chance(action.card)
    return 1.0 if chance >= MIN_CHANCES[min(position.tricks_left, len(MIN_CHANCES) - 1)] else -1.0


def play_low(position: KnockoutPosition, action: Action) -> float:
    """Play low with a card that won't take the trick, and win with the lowest that does."""
    if action.kind != "play":
        return 0.0
    return -height(position, action.card)


def duck(position: KnockoutPosition, action: Action) -> float:
    """Avoid the trick, most of all a second one."""
    if action.kind != "play":
        return 0.0
    return -position.chance(action.card) * (1.0 if position.tricks or position.deals.size == 1 else 0.4)


def play_high(position: KnockoutPosition, action: Action) -> float:
    """Get rid of the highest card that does not take the trick."""
    return -play_low(position, action)


TACTICS = Tactics(
    KnockoutPosition,
    (
        RuleOfThumb(1, "rule-knockout-whist-1", 60, needs_trick, take_trick),
        RuleOfThumb(2, "rule-knockout-whist-2", 24, is_safe, take_trick),
        RuleOfThumb(3, "rule-knockout-whist-3", 40, names_early, name_longest),
        RuleOfThumb(4, "rule-knockout-whist-4", 16, needs_trick, keep_trump),
        RuleOfThumb(5, "rule-knockout-whist-5", 14, leads, lead_aces),
        RuleOfThumb(6, "rule-knockout-whist-6", 12, follows, beat_needy),
        RuleOfThumb(8, "rule-knockout-whist-8", 40, is_dog, wait),
        RuleOfThumb(10, "rule-knockout-whist-10", 10, meets_dog, take_trick),
        RuleOfThumb(11, "rule-knockout-whist-11", 40, names_late, name_longest),
        RuleOfThumb(12, "rule-knockout-whist-12", 30, no_second_life, take_trick),
        RuleOfThumb(60, "rule-knockout-whist-60", 8, plays, play_low),
        RuleOfThumb(61, "rule-knockout-whist-61", 40, avoids, duck),
        RuleOfThumb(62, "rule-knockout-whist-62", 10, avoids, play_high),
    ),
    supported_options=frozenset(row.name for row in KnockoutOptions.describe()),
    explained={
        7: "Rule 6 decides whom to overtake, and rule 60 takes a trick as cheaply as possible.",
        9: "Rule 8 asks for a smaller chance the fewer tricks are left.",
    },
)
"""Which card to play, when a dog plays its only one, and which suit to name."""
