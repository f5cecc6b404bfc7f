"""The tactics of Hearts. Rules up to 59 are numbered as in the sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property

from mamlaka.actions import Action
from mamlaka.cards import FRENCH, Card, Mask, iter_cards, lowest_card
from mamlaka.games.hearts.deal import LADY, PENALTIES
from mamlaka.games.hearts.phases import PassCards
from mamlaka.phases import TrickPlay
from mamlaka.plan_rules import winning_play
from mamlaka.seats import Seat
from mamlaka.view import View

from .advice import Rule, Tactics

__all__ = ["TACTICS", "HeartsPosition"]

SPADES, HEARTS, DIAMONDS, CLUBS = FRENCH.suit_masks
ABOVE_LADY = FRENCH.mask("KS AS")
LOW_SPADES = SPADES & ~ABOVE_LADY & ~LADY
JACK_OF_DIAMONDS = FRENCH.card("JD")
RANKS = 13
SIX = 4
FEARED = 13
"""More points than these in one hand, and none in others, look like a moon."""
GUARDS = 3
"""The number of other spades that protect the queen, or the ace and the king from it."""
SHORT = 3
"""A suit of so few cards can be passed away."""


def rank_of(card: Card) -> int:
    """Return the rank of a card, from 0 for a two to 12 for an ace."""
    return card % RANKS


def suit_of(card: Card) -> Mask:
    """Return the suit of a card."""
    return FRENCH.suit_masks[card // RANKS]


class HeartsPosition:
    """The facts of a view that the tactics of Hearts use."""

    def __init__(self, view: View) -> None:
        assert view.seat is not None
        self.view = view
        self.seat: Seat = view.seat
        self.hand = view.hand_mask
        self.phase = view.state.phase
        self.trick = view.state.trick
        self.passes = isinstance(self.phase, PassCards)
        self.plays = isinstance(self.phase, TrickPlay)
        self.leads = self.plays and not self.trick
        self.follows = self.plays and bool(self.trick) and bool(self.hand & self.led)
        self.discards = self.plays and bool(self.trick) and not self.hand & self.led
        self.is_last = self.plays and len(self.trick) == view.state.seats - 1

    @property
    def led(self) -> Mask:
        """The suit led."""
        return suit_of(self.trick[0][1])

    @cached_property
    def play(self) -> TrickPlay:
        """The play of tricks."""
        assert isinstance(self.phase, TrickPlay)
        return self.phase

    @cached_property
    def unseen(self) -> Mask:
        """The cards in other hands, and those left over in the deal."""
        state = self.view.state
        return FRENCH.all_mask & ~self.hand & ~sum(zone.cards for zone in state.zones[state.seats :])

    @property
    def lady_is_out(self) -> bool:
        """Whether the queen of spades may be in another hand."""
        return bool(self.unseen & LADY)

    @cached_property
    def best(self) -> Card:
        """The card that wins the trick so far."""
        return winning_play(self.play.plan, self.trick)[1]

    def wins(self, card: Card) -> bool:
        """Return whether a card takes the lead in the trick."""
        return bool(self.play.plan.beats[self.best] >> card & 1)

    def above(self, card: Card) -> Mask:
        """Return the unseen cards that beat a card."""
        return self.unseen & self.play.plan.beats[card]

    @cached_property
    def penalties(self) -> Mask:
        """The cards in the trick that cost points."""
        return PENALTIES & sum(1 << card for _, card in self.trick)

    @cached_property
    def shooter(self) -> Seat | None:
        """Another seat that has taken all penalty points so far, if these are more than half of all."""
        state = self.view.state
        cost = [FRENCH.all_mask & PENALTIES & state.zone("taken", seat).cards for seat in range(state.seats)]
        points = [-sum(self.play.spec.points_of_cards[card] for card in iter_cards(cards)) for cards in cost]
        most = max(range(state.seats), key=lambda seat: points[seat])
        alone = points[most] == sum(points) > FEARED
        return most if alone and most != self.seat and self.play.plan.sweeps else None


def card_of(action: Action) -> Card:
    """Return the card of an action."""
    return lowest_card(action.cards)


def passes(position: HeartsPosition) -> bool:
    """Return whether cards are to be passed."""
    return position.passes


def leads(position: HeartsPosition) -> bool:
    """Return whether the bot leads."""
    return position.leads


def follows(position: HeartsPosition) -> bool:
    """Return whether the bot follows suit."""
    return position.follows


def discards(position: HeartsPosition) -> bool:
    """Return whether the bot can't follow suit."""
    return position.discards


# --- passing ----------------------------------------------------------------------------------------------------------


def pass_what_she_falls_on(position: HeartsPosition, action: Action) -> float:
    """Pass the ace and king of spades if fewer than three lower spades guard them."""
    guarded = (position.hand & LOW_SPADES).bit_count() >= GUARDS
    return 0.0 if guarded else (action.cards & ABOVE_LADY).bit_count() / 2


def protect_the_lady(position: HeartsPosition, action: Action) -> float:
    """Keep the queen of spades with at least three other spades; pass it otherwise."""
    if not action.cards & LADY:
        return 0.0
    return -1.0 if (position.hand & SPADES & ~LADY).bit_count() >= GUARDS else 1.0


def keep_low_spades(_: HeartsPosition, action: Action) -> float:
    """Keep spades below the queen as guards against it."""
    return -(action.cards & LOW_SPADES).bit_count() / 3


def pass_a_short_suit(position: HeartsPosition, action: Action) -> float:
    """Pass short clubs or diamonds, best the whole suit."""
    gain = 0.0
    for suit in (CLUBS, DIAMONDS):
        held, gone = position.hand & suit, action.cards & suit
        if 0 < held.bit_count() <= SHORT and gone:
            gain += 1.0 if gone == held else 0.2 * gone.bit_count()
    return min(1.0, gain)


def pass_high_hearts(position: HeartsPosition, action: Action) -> float:
    """Pass high hearts if there are few low ones; keep low hearts."""
    low = sum(rank_of(card) <= SIX for card in iter_cards(position.hand & HEARTS))
    gain = 0.0
    for card in iter_cards(action.cards & HEARTS):
        gain += (rank_of(card) - 6) / 18 if low < SHORT or rank_of(card) <= SIX else 0.0
    return max(-1.0, min(1.0, gain))


def pass_high(_: HeartsPosition, action: Action) -> float:
    """Pass high cards, because they take tricks."""
    return sum(rank_of(card) - 6 for card in iter_cards(action.cards)) / 18


# --- playing ----------------------------------------------------------------------------------------------------------


def no_penalties_now(position: HeartsPosition) -> bool:
    """Return whether the trick is the first and the rules forbid penalty cards on it."""
    first = position.follows and not position.play.tricks
    return first and any(row.reason == "no_points_first" for row in position.play.spec.follow)


def play_high_first(_: HeartsPosition, action: Action) -> float:
    """Play a high club to the first trick, which costs nothing."""
    card = card_of(action)
    return rank_of(card) / 12 if not (SPADES | HEARTS) >> card & 1 else 0.0


def drive_her_out(position: HeartsPosition, action: Action) -> float:
    """Lead low spades to drive out the queen, but not with the ace or king in hand."""
    if not position.lady_is_out or not SPADES >> card_of(action) & 1:
        return 0.0
    return -1.0 if position.hand & ABOVE_LADY else 1.0


def throw_the_worst(position: HeartsPosition, action: Action) -> float:
    """Discard the queen of spades, then the cards that would catch it, high hearts, and high cards of risky suits."""
    card = card_of(action)
    if LADY >> card & 1:
        return 1.0
    if ABOVE_LADY >> card & 1 and position.lady_is_out:
        return 0.8
    if HEARTS >> card & 1:
        return 0.5 + rank_of(card) / 60
    lower = (position.hand & suit_of(card) & ((1 << card) - 1)).bit_count()
    return rank_of(card) / 40 + (0.15 if not lower else -0.03 * lower)


def play_last(position: HeartsPosition, action: Action) -> float:
    """Playing last, win a trick without points with the highest card, and duck a trick with points."""
    card = card_of(action)
    if position.penalties or PENALTIES >> card & 1:
        return -1.0 if position.wins(card) else rank_of(card) / 12
    return rank_of(card) / 12 if position.wins(card) else 0.0


def fears_a_moon(position: HeartsPosition) -> bool:
    """Return whether another seat may be shooting the moon."""
    return position.plays and position.shooter is not None


def stop_the_moon(position: HeartsPosition, action: Action) -> float:
    """Take a heart even if it costs points, and keep cards that can win one."""
    card = card_of(action)
    sure = HEARTS >> card & 1 and not position.above(card)
    if position.discards:
        return -1.0 if sure else 0.0
    if position.leads:
        return 0.5 if sure else 0.0
    return 1.0 if position.penalties and position.wins(card) else -0.5 if sure and not position.wins(card) else 0.0


def lead_low(position: HeartsPosition, action: Action) -> float:
    """Lead a card that many unseen cards of the suit beat, and that beats few."""
    card = card_of(action)
    suit = position.unseen & suit_of(card)
    higher = position.above(card).bit_count()
    return (higher - 2 * (suit.bit_count() - higher)) / max(1, suit.bit_count()) if suit else -1.0


def duck(position: HeartsPosition, action: Action) -> float:
    """Play the highest card below the best card, or else the lowest card above it."""
    card = card_of(action)
    return -0.5 - rank_of(card) / 24 if position.wins(card) else rank_of(card) / 12


def slip_the_lady(position: HeartsPosition, action: Action) -> float:
    """Play the queen of spades under the ace or the king, but don't win a trick with it."""
    if not action.cards & LADY:
        return 0.0
    return -1.0 if position.wins(card_of(action)) else 1.0


def want_the_jack(position: HeartsPosition) -> bool:
    """Return whether the jack of diamonds scores a bonus and is in the trick or in the hand."""
    if not position.plays or not position.play.spec.points_of_cards[JACK_OF_DIAMONDS]:
        return False
    return bool((position.hand | sum(1 << card for _, card in position.trick)) >> JACK_OF_DIAMONDS & 1)


def win_the_jack(position: HeartsPosition, action: Action) -> float:
    """Take a trick with the jack unless the queen is in it, and keep your own jack."""
    card = card_of(action)
    if card == JACK_OF_DIAMONDS:
        return 1.0 if position.follows and position.is_last and position.wins(card) else -1.0
    return 1.0 if position.follows and position.wins(card) and not position.penalties & LADY else 0.0


def before_the_last(position: HeartsPosition) -> bool:
    """Return whether the bot follows suit and other seats play after it."""
    return position.follows and not position.is_last


def last_to_play(position: HeartsPosition) -> bool:
    """Return whether the bot follows suit as the last to play."""
    return position.follows and position.is_last


TACTICS = Tactics(
    HeartsPosition,
    (
        Rule(1, "rule-hearts-1", 60, passes, pass_what_she_falls_on),
        Rule(2, "rule-hearts-2", 80, passes, protect_the_lady),
        Rule(3, "rule-hearts-3", 60, passes, keep_low_spades),
        Rule(4, "rule-hearts-4", 40, passes, pass_a_short_suit),
        Rule(5, "rule-hearts-5", 40, passes, pass_high_hearts),
        Rule(6, "rule-hearts-6", 100, no_penalties_now, play_high_first),
        Rule(7, "rule-hearts-7", 50, leads, drive_her_out),
        Rule(8, "rule-hearts-8", 80, discards, throw_the_worst),
        Rule(9, "rule-hearts-9", 90, last_to_play, play_last),
        Rule(10, "rule-hearts-10", 120, fears_a_moon, stop_the_moon),
        Rule(60, "rule-hearts-60", 50, leads, lead_low),
        Rule(61, "rule-hearts-61", 50, before_the_last, duck),
        Rule(62, "rule-hearts-62", 80, follows, slip_the_lady),
        Rule(63, "rule-hearts-63", 120, want_the_jack, win_the_jack),
        Rule(64, "rule-hearts-64", 30, passes, pass_high),
    ),
)
