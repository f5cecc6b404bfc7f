"""The tactics of Spar. Rules up to 13 are numbered as in the game's sources; rules from 60 are additions."""

from __future__ import annotations

from functools import cached_property
from math import comb

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask, iter_cards, lowest_card
from mamlaka.games.spar import DRY, SHOW, Spar, spar_deals
from mamlaka.games.spar.deal import hand_size, low_cards
from mamlaka.games.spar.flags import Flags, open_trick
from mamlaka.games.spar.phases import RESERVE_ZONE, SetAside
from mamlaka.phases import TrickPlay
from mamlaka.plan_rules import winning_play
from mamlaka.view import View

__all__ = ["TACTICS", "SparPosition"]

END = 2
"""The number of tricks that decide a deal: the winner of the first of them leads to the last one."""
HONEST = 0.8
"""How likely a player follows suit although no one would stop them."""
SURE_BESIDE = 1
"""The number of sure winners in other suits beside a card that is set aside."""
LATE = 0.7
"""The share of the target from which on a match is near its end."""


class SparPosition:
    """The facts of a view that the tactics of Spar use."""

    def __init__(self, view: View) -> None:
        state = view.state
        assert isinstance(state.game, Spar)
        assert view.seat is not None
        self.view = view
        self.state = state
        self.game = state.game
        self.seat = view.seat
        self.hand = view.hand_mask
        self.trick = state.trick
        self.play = state.phase if isinstance(state.phase, TrickPlay) else None
        self.suit_masks = state.game.deck.suit_masks

    @property
    def tricks_left(self) -> int:
        """The number of tricks still to be played, with the running one."""
        return hand_size(self.game.options) - (len(self.play.tricks) if self.play else 0)

    @cached_property
    def may_hold(self) -> Mask:
        """The cards that other seats may hold, or have set aside."""
        knowledge = self.view.deductions()
        held = 0
        for slot in knowledge.slots:
            zone = self.state.zones[slot.zone]
            if zone.kind in ("hand", RESERVE_ZONE) and zone.owner != self.seat:
                held |= slot.allowed & knowledge.unseen
        for zone in self.state.zones:
            if zone.kind in ("hand", RESERVE_ZONE) and zone.owner != self.seat:
                held |= zone.cards
        return held

    def suit(self, card: Card) -> Mask:
        """Return the suit of a card."""
        return self.suit_masks[self.game.deck.suit_of[card]]

    def higher(self, card: Card) -> Mask:
        """Return the higher cards of the suit of a card."""
        return self.suit(card) & ~((2 << card) - 1)

    def is_sure(self, card: Card) -> bool:
        """Return whether no other seat can beat a lead of this card."""
        return not self.higher(card) & self.may_hold

    def sure_beside(self, card: Card) -> int:
        """Return the number of sure winners in the hand beside a card."""
        return sum(self.is_sure(other) for other in iter_cards(self.hand) if other != card)

    def wins(self, card: Card) -> bool:
        """Return whether a card is the best of the running trick, or leads it."""
        if not self.trick or self.play is None:
            return True
        return bool(self.play.plan.beats[winning_play(self.play.plan, self.trick)[1]] >> card & 1)

    @property
    def is_last(self) -> bool:
        """Whether every other seat has played to the running trick."""
        return len(self.trick) == self.state.seats - 1

    def surely_wins(self, card: Card) -> bool:
        """Return whether a card takes the running trick, whatever the others play."""
        return self.wins(card) and (self.is_last or self.is_sure(card))

    @cached_property
    def shown_suits(self) -> Mask:
        """The suits in which other seats have set a card aside face up."""
        zones = (zone for zone in self.state.zones if zone.kind == RESERVE_ZONE and zone.owner != self.seat)
        return sum({self.suit(card) for zone in zones for card in iter_cards(zone.shown)})

    def void_chance(self) -> float:
        """Return the chance that a hand of this size lacks the led suit, as far as cards are unseen."""
        play = self.state.phase
        assert isinstance(play, TrickPlay)
        led = self.suit(open_trick(self.state, play)[0][1])
        unseen = self.view.deductions().unseen
        size = 1 + max(self.state.zones[seat].count for seat in range(self.state.seats) if seat != self.seat)
        total, others = unseen.bit_count(), (unseen & ~led).bit_count()
        return comb(others, size) / comb(total, size) if total >= size else 1.0


def plays(position: SparPosition) -> bool:
    """Return whether a card must be played, not to the last trick."""
    return position.play is not None and position.tricks_left > 1


def plays_early(position: SparPosition) -> bool:
    """Return whether the tricks that decide the deal are still to come."""
    return plays(position) and position.tricks_left > END


def decides(position: SparPosition) -> bool:
    """Return whether the running trick decides who leads to the last one."""
    return plays(position) and position.tricks_left == END


def leads(position: SparPosition) -> bool:
    """Return whether the bot leads, not to the last trick."""
    return plays(position) and not position.trick


def is_asked(position: SparPosition) -> bool:
    """Return whether a card may be set aside."""
    return isinstance(position.state.phase, SetAside)


def may_flag(position: SparPosition) -> bool:
    """Return whether another player may be flagged."""
    turn = position.view.turn
    return turn is not None and any(offer.kind in Flags.said_kinds for offer in turn.offers)


def can_revoke(position: SparPosition) -> bool:
    """Return whether the bot could break the rule to follow suit."""
    return plays(position) and bool(position.trick) and position.game.options.revoke == "flag"


def keep_winners(position: SparPosition, action: Action) -> float:
    """Keep the cards that no one can beat."""
    if action.kind != "play":
        return 0.0
    return -1.0 if position.is_sure(action.card) else 0.0


def take_the_lead(position: SparPosition, action: Action) -> float:
    """Take the trick before the last one, if there is a good card left to lead."""
    if action.kind != "play" or not position.surely_wins(action.card):
        return 0.0
    return 1.0 if position.sure_beside(action.card) else 0.3


def play_middle(position: SparPosition, action: Action) -> float:
    """Throw cards that are neither high nor low; the higher of them are worth more."""
    if action.kind != "play":
        return 0.0
    card = action.card
    others = position.higher(card) & position.may_hold
    return min(1.0, others.bit_count() / 6)


def keep_entry(position: SparPosition, action: Action) -> float:
    """Don't play the last card of a suit, unless another sure winner can take the lead again."""
    if action.kind != "play":
        return 0.0
    card = action.card
    is_single = not position.hand & position.suit(card) & ~(1 << card)
    return -1.0 if is_single and not position.sure_beside(card) else 0.0


def drop_low(position: SparPosition, action: Action) -> float:
    """Throw a six or seven if there is no sure winner in another suit."""
    card = lowest_card(action.cards) if action.kind == "play" else None
    if card is None or not low_cards(position.game.options) >> card & 1:
        return 0.0
    other_suits = position.hand & ~position.suit(card)
    return 0.0 if any(position.is_sure(other) for other in iter_cards(other_suits)) else 1.0


def keep_length(position: SparPosition, action: Action) -> float:
    """With two players, keep the longest suit: most other cards are not dealt."""
    if action.kind != "play" or position.state.seats > END:
        return 0.0
    lengths = [(position.hand & suit).bit_count() for suit in position.suit_masks]
    return -1.0 if (position.hand & position.suit(action.card)).bit_count() == max(lengths) else 0.0


def set_aside(position: SparPosition, action: Action) -> float:
    """Set a card aside if a sure winner in another suit can take the lead for it: no one may be left with its suit."""
    if action.kind not in (DRY, SHOW):
        return 0.0
    card = action.card
    others = sum(position.is_sure(other) for other in iter_cards(position.hand & ~position.suit(card)))
    return 1.0 if others >= SURE_BESIDE else -1.0


def show_it(position: SparPosition, action: Action) -> float:
    """Set it aside face up only if the match is nearly over and twelve points decide it."""
    if action.kind != SHOW:
        return 0.0
    target = position.game.options.target
    scores = spar_deals(position.state).scores
    late = bool(target) and max(score for seat, score in enumerate(scores) if seat != position.seat) >= LATE * target
    return 1.0 if late else -0.5


def guard_shown(position: SparPosition, action: Action) -> float:
    """Keep a card of the suit of a card that lies face up."""
    if action.kind != "play":
        return 0.0
    held = position.hand & position.suit(action.card) & position.shown_suits
    return -1.0 if held == action.cards else 0.0


def flag_suspect(position: SparPosition, action: Action) -> float:
    """Flag a discard on a suit that few hands lack."""
    if action.kind not in Flags.said_kinds:
        return 0.0
    void = position.void_chance()
    guilty = (1 - HONEST) * (1 - void)
    return 1.0 if guilty > void else -1.0


def follow_suit(position: SparPosition, action: Action) -> float:
    """Follow suit although no one would stop you."""
    if action.kind != "play":
        return 0.0
    led = position.suit(position.trick[0][1])
    return -1.0 if led & position.hand and not led & action.cards else 0.0


SUPPORTED_OPTIONS = frozenset(
    {
        "form",
        "target",
        "deals",
        "dry",
        "next_dealer",
        "revoke",
        "ace_of_spades",
        "low_bonus",
        "stake",
        "direction",
    }
)
"""The options that the rules take into account, directly or by plan and offers, or that don't matter to them."""

TACTICS = Tactics(
    SparPosition,
    (
        RuleOfThumb(1, "rule-spar-1", 40, plays_early, keep_winners),
        RuleOfThumb(2, "rule-spar-2", 60, decides, take_the_lead),
        RuleOfThumb(4, "rule-spar-4", 20, plays, play_middle),
        RuleOfThumb(5, "rule-spar-5", 12, plays_early, keep_entry),
        RuleOfThumb(7, "rule-spar-7", 10, plays_early, drop_low),
        RuleOfThumb(8, "rule-spar-8", 16, plays_early, keep_length),
        RuleOfThumb(9, "rule-spar-9", 40, is_asked, set_aside),
        RuleOfThumb(10, "rule-spar-10", 20, is_asked, show_it),
        RuleOfThumb(11, "rule-spar-11", 14, plays, guard_shown),
        RuleOfThumb(13, "rule-spar-13", 30, may_flag, flag_suspect),
        RuleOfThumb(60, "rule-spar-60", 200, can_revoke, follow_suit),
    ),
    supported_options=SUPPORTED_OPTIONS,
    explained={
        3: "Rules 1 and 2 count unseen cards: a low card whose higher cards are gone is a sure winner for them.",
        12: "Rules 1 and 4 keep high cards and play the lower of two, so early tricks are seldom taken.",
        6: "Rules 1 and 2 use what discards prove: a suit that the others lack has sure winners only.",
    },
)
