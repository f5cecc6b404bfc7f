"""The tactics of Kein Stich. Rules up to 11 are advice from the game's sources; rules from 60 are additions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.rules import RuleOfThumb, Tactics, all_of
from mamlaka.bots.tactics.positions import CardPosition, lead_low
from mamlaka.cards import Card, Mask, iter_cards, lowest_card
from mamlaka.games.kein_stich.options import KeinStichOptions
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["TACTICS", "KeinStichPosition"]

JACK, QUEEN, TOP = 4, 5, 7
"""Places of ranks from the seven up, which has 0: the jack, the queen, the ace."""
LOW = 1
"""The place of the eight, up to which cards are worth keeping for the last tricks."""
COVER = 2
"""The number of lower cards that make a queen safe, and of seats without a suit that make it dangerous to win."""
SHORT_SUIT = 2
"""The length up to which a suit is short."""


class KeinStichPosition(CardPosition):
    """The facts of a view that the tactics of Kein Stich use."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.others = tuple(seat for seat in range(view.state.seats) if seat != view.seat)
        self.king, self.ace = self.deck.mask("KH"), self.deck.mask("AH")
        self.hearts, self.queens, self.jacks = (self.deck.select(pattern) for pattern in ("*H", "Q", "J"))

    # --- known cards --------------------------------------------------------------------------------------------------

    @cached_property
    def may_hold(self) -> dict[Seat, Mask]:
        """The cards that each other seat may hold, without those that it has proved not to hold."""
        deductions = self.view.deductions()
        return {slot.zone: slot.allowed & deductions.unseen for slot in deductions.slots if slot.zone in self.others}

    def without(self, suit: Mask) -> int:
        """Return the number of other seats that have no card of a suit."""
        return sum(not self.may_hold.get(seat, 0) & suit for seat in self.others)

    def unsafe(self, suit: Mask) -> int:
        """Return how many cards of a suit in the hand have too few lower ones with them to stay below others."""
        own = iter_cards(self.hand & suit)
        return sum((self.unseen & self.below(card)).bit_count() > place for place, card in enumerate(own))

    # --- tricks -------------------------------------------------------------------------------------------------------

    @property
    def per_trick(self) -> int:
        """What a trick itself costs."""
        return -self.play.spec.trick_points if self.play else 0

    @property
    def only_last_costs(self) -> bool:
        """Whether only the last trick costs."""
        return self.play is not None and bool(self.play.spec.last_trick_points)

    def cost(self, cards: Mask) -> int:
        """Return what taking some cards costs."""
        return sum(self.costs[card] for card in iter_cards(cards))

    @property
    def must_win(self) -> bool:
        """Whether every card with which the bot can follow beats the trick."""
        return self.follows and not self.hand & self.below(self.best)

    # --- the layout ---------------------------------------------------------------------------------------------------

    def sides(self, card: Card) -> tuple[Mask, ...]:
        """Return the cards that wait for a card: those above it, those below it, or both for a jack."""
        place = self.place(card)
        both = (self.above(card) if place >= JACK else 0, self.below(card) if place <= JACK else 0)
        return tuple(side for side in both if side)

    def opened(self, card: Card) -> Mask:
        """Return the cards that fit once a card has been played."""
        nearest = (side & -side if side > 1 << card else 1 << side.bit_length() - 1 for side in self.sides(card))
        return sum(nearest)


Condition = Callable[[KeinStichPosition], bool]


# --- when -------------------------------------------------------------------------------------------------------------


def leads(position: KeinStichPosition) -> bool:
    """Return whether the bot leads to a trick."""
    return position.leads


def follows(position: KeinStichPosition) -> bool:
    """Return whether the bot follows suit."""
    return position.follows


def discards(position: KeinStichPosition) -> bool:
    """Return whether the bot can't follow suit."""
    return position.discards


def must_win(position: KeinStichPosition) -> bool:
    """Return whether the bot beats the trick with every card, and plays last or the tricks cost."""
    return position.must_win and position.is_last


def lays(position: KeinStichPosition) -> bool:
    """Return whether a card is to be played to the layout."""
    return position.layout is not None


def tricks_cost(position: KeinStichPosition) -> bool:
    """Return whether a trick costs, or the last one does."""
    return bool(position.per_trick) or position.only_last_costs


def hearts_cost(position: KeinStichPosition) -> bool:
    """Return whether every heart costs."""
    return all(position.costs[card] for card in iter_cards(position.hearts))


def queens_cost(position: KeinStichPosition) -> bool:
    """Return whether queens cost."""
    return all(position.costs[card] for card in iter_cards(position.queens))


def king_costs(position: KeinStichPosition) -> bool:
    """Return whether the king of hearts costs more than other hearts."""
    return position.cost(position.king) > position.cost(position.ace)


def last_costs(position: KeinStichPosition) -> bool:
    """Return whether only the last trick costs."""
    return position.only_last_costs


def all_counts(position: KeinStichPosition) -> bool:
    """Return whether some trick or card of the deal costs other than the last trick."""
    return position.play is not None and not position.only_last_costs


# --- advice on tricks -------------------------------------------------------------------------------------------------


def keep_low(position: KeinStichPosition, action: Action) -> float:
    """Get rid of high cards of short suits, and keep sevens and eights."""
    card = action.card
    if position.place(card) <= LOW:
        return -1.0
    is_short = (position.hand & position.suit(card)).bit_count() <= SHORT_SUIT
    return position.place(card) / TOP if is_short else 0.0


def discard_from_unsafe(position: KeinStichPosition, action: Action) -> float:
    """Discard the highest card of a suit in which the cards can't stay below others."""
    card = action.card
    own = position.hand & position.suit(card)
    is_highest = not own & position.above(card)
    return position.unsafe(position.suit(card)) / own.bit_count() if is_highest else 0.0


def hearts_from_below(position: KeinStichPosition, action: Action) -> float:
    """Discard the highest heart, and lead only the lowest."""
    card = action.card
    own = position.hand & position.hearts
    if not own >> card & 1:
        return 0.0
    if position.leads:
        return 0.0 if card == lowest_card(own) else -1.0
    return 1.0 if position.discards and card == own.bit_length() - 1 else 0.0


def mind_queens(position: KeinStichPosition, action: Action) -> float:
    """Discard a queen without two lower cards; lead suits whose queen has fallen, and no ace or king over a queen."""
    card = action.card
    queen = position.queens & position.suit(card)
    if position.discards:
        is_bare = (position.hand & position.below(card)).bit_count() < COVER
        return 1.0 if queen >> card & 1 and is_bare else 0.0
    if not position.leads:
        return 0.0
    if not queen & (position.hand | position.unseen):
        return 1.0
    return -1.0 if position.place(card) >= QUEEN else 0.0


def mind_the_king(position: KeinStichPosition, action: Action) -> float:
    """Discard the king of hearts; lead low hearts without king and ace, and none with the king."""
    card = action.card
    is_heart = bool(position.hearts >> card & 1)
    if position.discards:
        return 1.0 if position.king >> card & 1 else 0.0
    if not position.leads or not position.king & (position.hand | position.unseen):
        return 0.0
    if position.hand & position.king:
        if is_heart:
            return -1.0
        return 0.5 if (position.hand & position.suit(card)).bit_count() <= SHORT_SUIT else 0.0
    if position.hand & position.ace or not is_heart:
        return 0.0
    return 1.0


def count_voids(position: KeinStichPosition, action: Action) -> float:
    """Lead a suit that two seats lack only if someone else must win it."""
    card = action.card
    suit = position.suit(card)
    if position.without(suit) < COVER:
        return 0.0
    return 1.0 if position.unseen & position.above(card) and not position.unseen & position.below(card) else -1.0


def duck(position: KeinStichPosition, action: Action) -> float:
    """Play the highest card below the best one."""
    card = action.card
    return 0.3 + position.place(card) / 10 if card < position.best else 0.0


def win_high(position: KeinStichPosition, action: Action) -> float:
    """Take the trick with the highest card that costs nothing more."""
    card = action.card
    return position.place(card) / TOP - position.costs[card] / 10


def slip_under(position: KeinStichPosition, action: Action) -> float:
    """Play a card that costs under a higher one, but don't win with it."""
    card = action.card
    price = min(1.0, position.costs[card] / 10)
    return price if card < position.best else -price


def discard_costs(position: KeinStichPosition, action: Action) -> float:
    """Discard the card that costs most."""
    return min(1.0, position.costs[action.card] / 40)


def save_low_for_last(position: KeinStichPosition, action: Action) -> float:
    """Play high cards early, and keep the lowest for the last trick."""
    return position.place(action.card) / TOP


# --- advice on the layout ---------------------------------------------------------------------------------------------


def jacks_last(position: KeinStichPosition, action: Action) -> float:
    """Keep for later a jack whose ten and queen are in the hand: it opens nothing, and no one can block it."""
    card = action.card
    return -1.0 if position.jacks >> card & 1 and not position.opened(card) & position.unseen else 0.0


def towards_own(position: KeinStichPosition, action: Action) -> float:
    """Play towards own aces and sevens, and hold back cards that only others wait for."""
    card = action.card
    value = 0.0
    for side in position.sides(card):
        beyond = side & ~position.placed
        own = beyond & position.hand
        if own:
            farthest = max(abs(other - card) for other in iter_cards(own))
            value += farthest / TOP
        elif beyond:
            value -= beyond.bit_count() / TOP
    return max(-1.0, min(1.0, value))


def count_passes(position: KeinStichPosition, action: Action) -> float:
    """Open nothing new while a seat with the fewest cards has none that fits."""
    assert position.layout is not None
    sizes = {seat: position.state.zones[seat].count for seat in position.others if position.state.zones[seat].count}
    fitting = position.layout.placeable(position.state)
    stuck = [seat for seat in sizes if sizes[seat] == min(sizes.values()) and not position.may_hold[seat] & fitting]
    return -1.0 if stuck and position.opened(action.card) & position.unseen else 0.0


def opens_nothing(position: KeinStichPosition, action: Action) -> float:
    """Play the end of a row, or a card whose neighbours are in the hand."""
    return 0.0 if position.opened(action.card) & position.unseen else 1.0


TACTICS = Tactics(
    KeinStichPosition,
    (
        RuleOfThumb(1, "rule-kein-stich-1", 12, all_of(tricks_cost, discards), keep_low),
        RuleOfThumb(2, "rule-kein-stich-2", 30, discards, discard_from_unsafe),
        RuleOfThumb(3, "rule-kein-stich-3", 60, hearts_cost, hearts_from_below),
        RuleOfThumb(4, "rule-kein-stich-4", 60, queens_cost, mind_queens),
        RuleOfThumb(5, "rule-kein-stich-5", 100, king_costs, mind_the_king),
        RuleOfThumb(7, "rule-kein-stich-7", 20, lays, jacks_last),
        RuleOfThumb(8, "rule-kein-stich-8", 60, lays, towards_own),
        RuleOfThumb(9, "rule-kein-stich-9", 30, lays, count_passes),
        RuleOfThumb(11, "rule-kein-stich-11", 30, all_of(leads, all_counts), count_voids),
        RuleOfThumb(60, "rule-kein-stich-60", 50, all_of(leads, all_counts), lead_low),
        RuleOfThumb(61, "rule-kein-stich-61", 50, all_of(follows, all_counts), duck),
        RuleOfThumb(62, "rule-kein-stich-62", 40, must_win, win_high),
        RuleOfThumb(64, "rule-kein-stich-64", 80, follows, slip_under),
        RuleOfThumb(65, "rule-kein-stich-65", 80, discards, discard_costs),
        RuleOfThumb(66, "rule-kein-stich-66", 100, last_costs, save_low_for_last),
        RuleOfThumb(67, "rule-kein-stich-67", 30, lays, opens_nothing),
    ),
    supported_options=frozenset(row.name for row in KeinStichOptions.describe()),
    explained={
        6: "The bot counts prices by the rules of the deal, so that two tricks weigh as much as a queen.",
        10: "The bot does not play for the standing: each deal counts for itself, the layout as much as any.",
    },
)
"""Which card to play to tricks and to the layout."""
