"""The tactics of Quodlibet. Rules up to 13 are numbered as in the common advice; rules from 60 are additions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.positions import CardPosition, lead_low
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.games.quodlibet.options import QuodlibetOptions
from mamlaka.games.quodlibet.phases import PlacePlay
from mamlaka.phases import Choose, PilePlay
from mamlaka.view import View

__all__ = ["TACTICS", "QuodlibetPosition"]

QUEEN, TOP = 5, 7
"""Places of ranks from the seven up: the queen, the ace."""
SHORT_SUIT = 2
"""The length up to which a suit is short."""
FIRST_TRICKS, LAST_TRICK = 3, 7
"""The number of first tricks that cost in the contract of numbered tricks, and the index of the last trick."""


class QuodlibetPosition(CardPosition):
    """The facts of a view that the tactics of Quodlibet use."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.chooses = isinstance(self.phase, Choose)
        self.is_blind = isinstance(self.phase, PlacePlay)
        if self.is_blind:
            self.play = None
        if self.play is None:
            self.trick = ()
        self.piles = self.phase if isinstance(self.phase, PilePlay) else None
        self.contract = self.play.spec.name if self.play else ""

    # --- known cards --------------------------------------------------------------------------------------------------

    @cached_property
    def possible(self) -> dict[int, Mask]:
        """The cards that may lie at each place of a hand that the bot doesn't see; empty if it sees its hand."""
        slots = self.view.deductions().slots if self.is_blind else ()
        return {slot.place: slot.allowed for slot in slots if slot.place is not None and slot.zone == self.seat}

    # --- tricks -------------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        """The index of the trick, from 0."""
        return len(self.play.tricks) if self.play else 0

    @property
    def wants_tricks(self) -> bool:
        """Whether tricks are good for the bot, or harm only its neighbour."""
        return self.contract in ("plus", "neighbour")

    @property
    def is_free(self) -> bool:
        """Whether the trick costs nothing, but a later one does."""
        return self.contract == "first_three_and_last" and FIRST_TRICKS <= self.number < LAST_TRICK

    @cached_property
    def in_trick(self) -> Mask:
        """The cards of the trick."""
        return sum(1 << card for _, card in self.trick)

    def wins(self, card: Card) -> bool:
        """Return whether a card beats the trick so far."""
        return not self.trick or bool(self.above(self.best) >> card & 1)

    @cached_property
    def pair(self) -> tuple[Mask, Mask]:
        """The two sets of cards that are expensive in one trick; empty in other contracts."""
        together = self.play.plan.pairs if self.play else ()
        return together[0][:2] if together else (0, 0)

    # --- the layout ---------------------------------------------------------------------------------------------------

    def waiting(self, card: Card) -> tuple[int, int]:
        """Return how many own cards wait for a card in its row, and how many of the others."""
        jack = 1 << 4
        place = 1 << self.place(card)
        side = (self.above(card) if place >= jack else 0) | (self.below(card) if place <= jack else 0)
        left = side & ~self.placed
        return (left & self.hand).bit_count(), (left & ~self.hand).bit_count()


Condition = Callable[[QuodlibetPosition], bool]


def in_contract(*names: str) -> Condition:
    """Return the condition that one of these contracts of tricks is played."""
    return lambda position: position.contract in names


def chooses(position: QuodlibetPosition) -> bool:
    """Return whether the bot names a contract."""
    return position.chooses


def knows_places(position: QuodlibetPosition) -> bool:
    """Return whether the bot doesn't see its hand, but knows more about some places than about others."""
    return len({*position.possible.values()}) > 1


def begins_a_pile(position: QuodlibetPosition) -> bool:
    """Return whether the bot begins a pile with any card."""
    return position.piles is not None and position.piles.due is None


def lays(position: QuodlibetPosition) -> bool:
    """Return whether a card is to be played to the layout."""
    return position.layout is not None


def avoids_and_leads(position: QuodlibetPosition) -> bool:
    """Return whether the bot leads to a trick that it does not want."""
    return position.leads and not position.wants_tricks and not position.is_free


def avoids_and_follows(position: QuodlibetPosition) -> bool:
    """Return whether the bot follows suit to a trick that it does not want."""
    return position.follows and not position.wants_tricks and not position.is_free


def avoids_and_discards(position: QuodlibetPosition) -> bool:
    """Return whether the bot discards, and later tricks cost."""
    return position.discards and not position.wants_tricks


def must_win(position: QuodlibetPosition) -> bool:
    """Return whether every card of the bot takes the trick, as it plays last."""
    return position.follows and position.is_last and not position.hand & position.below(position.best)


# --- advice -----------------------------------------------------------------------------------------------------------


def choose_by_hand(position: QuodlibetPosition, action: Action) -> float:
    """Name contracts for many tricks with high cards, and the others with low ones."""
    hand, deck = position.hand, position.deck
    cards = list(iter_cards(hand))
    height = 2 * sum(map(position.place, cards)) / (TOP * len(cards)) - 1
    if action.name in ("plus", "neighbour"):
        return height
    if action.name == "open":
        return -height / 2  # the hand is played at random
    if action.name == "snack":
        ends = (hand & deck.select("A K 7 8")).bit_count()
        return 0.3 * (hand & deck.select("J")).bit_count() - 0.1 * ends
    if action.name == "quadrature":
        return 0.3 * (hand & deck.select("Q K A")).bit_count() - 0.6
    if action.name == "achmed":
        held = (hand & deck.mask("KH QD AH AD KD")).bit_count()
        return 0.2 - 0.3 * held
    if action.name == "no_reds":
        return 0.4 - 0.2 * (hand & deck.select("*H")).bit_count() - height
    return -height


def make_sure_of_one(position: QuodlibetPosition, action: Action) -> float:
    """Win tricks with high cards: lead those that no one beats, and beat the trick as cheaply as possible."""
    card = action.card
    if position.leads:
        return 1.0 if not position.unseen & position.above(card) else -position.place(card) / TOP / 2
    if position.wins(card) and position.follows:
        is_safe = position.is_last or not position.unseen & position.above(card)
        return 1.0 - position.place(card) / 20 if is_safe else 0.3
    return -position.place(card) / TOP


def hurt_the_neighbour(position: QuodlibetPosition, action: Action) -> float:
    """Win tricks, above all those that the seat before the bot is winning, for the bot pays for these."""
    card = action.card
    if position.leads:
        return 1.0 if not position.unseen & position.above(card) else -position.place(card) / TOP / 2
    pays_me = (position.winner + 1) % position.state.seats == position.seat
    if position.wins(card) and position.follows:
        return (1.0 if pays_me else 0.5) - position.place(card) / 20
    return -position.place(card) / TOP


def get_off_lead(position: QuodlibetPosition, action: Action) -> float:
    """Lead low cards that others must beat, from short suits."""
    is_short = (position.hand & position.suit(action.card)).bit_count() <= SHORT_SUIT
    return lead_low(position, action) + (0.2 if is_short else 0.0)


def split_the_two(position: QuodlibetPosition, action: Action) -> float:
    """Get rid of the king of hearts and the queen of diamonds, and never let them meet in your trick."""
    card = action.card
    first, second = position.pair
    both = first | second
    if position.leads:
        return -1.0 if both & (position.suit(card) & ~position.below(card)) & (position.hand | position.unseen) else 0.3
    if both >> card & 1:
        return 1.0 if not position.wins(card) or position.discards else -1.0
    return -0.8 if position.wins(card) and position.follows and both & position.in_trick else 0.0


def number_the_tricks(position: QuodlibetPosition, action: Action) -> float:
    """Play high cards to the free tricks, and keep a low one for the last."""
    card = action.card
    if position.is_free:
        return position.place(card) / TOP
    return 0.0


def count_low_hearts(position: QuodlibetPosition, action: Action) -> float:
    """Discard hearts, the low ones first, and take high hearts rather than low ones."""
    card = action.card
    price = position.costs[card] / 20
    if position.leads:
        return -0.5 if price and position.place(card) >= QUEEN else 0.0
    if position.discards:
        return price
    taken = sum(position.costs[other] for other in iter_cards(position.in_trick))
    return -min(1.0, (taken + position.costs[card]) / 40) if position.wins(card) else price / 2


def keep_kinds_apart(position: QuodlibetPosition, action: Action) -> float:
    """Give queens and jacks to the tricks of others, above all where the other kind lies, and take no pair."""
    card = action.card
    first, second = position.pair
    kind = first if first >> card & 1 else second if second >> card & 1 else 0
    if position.leads:
        return -0.5 if kind else 0.0
    if kind and (position.discards or not position.wins(card)):
        return 1.0 if (first | second) & ~kind & position.in_trick else 0.6
    if position.wins(card) and position.follows:
        return -1.0 if (first | second) & position.in_trick else -0.3
    return 0.0


def stay_in_the_middle(position: QuodlibetPosition, action: Action) -> float:
    """Play neither the winning nor the lowest card; lead a seven early, while others can still follow."""
    card = action.card
    if position.leads:
        lower = sum(position.place(other) < position.place(card) for other in iter_cards(position.unseen))
        can_follow = (position.unseen & position.suit(card)).bit_count()
        return 0.3 - lower / 30 if can_follow >= len(position.trick) + 3 else -0.5
    lowest = min(position.place(other) for _, other in position.trick)
    if position.wins(card) and position.follows:
        return -0.6
    return 0.4 if position.place(card) >= lowest else -0.3


def choose_by_place(position: QuodlibetPosition, action: Action) -> float:
    """Lead from the places with the lowest cards, on average, and discard from those with the highest."""
    assert action.number is not None
    cards = list(iter_cards(position.possible[action.number]))
    height = 2 * sum(map(position.place, cards)) / (TOP * len(cards)) - 1
    return height if position.state.trick else -height


def keep_what_they_wait_for(position: QuodlibetPosition, action: Action) -> float:
    """Play a card that own cards wait for, and hold back one that only others wait for."""
    own, others = position.waiting(action.card)
    return max(-1.0, min(1.0, (own - others / 2) / 3))


def keep_the_lead(position: QuodlibetPosition, action: Action) -> float:
    """Begin piles that end with an own card, and hold back cards that may still follow a card of the others."""
    assert position.piles is not None
    spec, card = position.piles.spec, action.card
    chain, suit = 1 << card, position.suit(card)
    while chain.bit_count() != spec.longest:
        follower = 1 << chain.bit_length() - 1 + spec.step & suit & ~position.placed
        if not follower:
            break
        chain |= follower
    own, others = (chain & position.hand).bit_count(), (chain & ~position.hand).bit_count()
    keeps = spec.pile_lead == "owner" and bool(position.hand >> chain.bit_length() - 1 & 1)
    may_follow = (1 << card) >> spec.step & suit & position.unseen
    return max(-1.0, 0.5 * keeps + (own - others) / 10 - 0.3 * bool(may_follow))


def begin_with_fewest_followers(position: QuodlibetPosition, action: Action) -> float:
    """With the whole hand left, play the card with the fewest followers among the others: any card will do."""
    _, others = position.waiting(action.card)
    return 0.5 - others / 10


def whole_hand(position: QuodlibetPosition) -> bool:
    """Return whether the bot has played no card to a layout that costs by cards left."""
    layout = position.layout
    if layout is None or not layout.spec.stops_at_first:
        return False
    return position.hand.bit_count() * position.state.seats == len(position.deck)


def duck(position: QuodlibetPosition, action: Action) -> float:
    """Play the highest card below the best one."""
    card = action.card
    return 0.3 + position.place(card) / 10 if not position.wins(card) else 0.0


def win_high(position: QuodlibetPosition, action: Action) -> float:
    """Take the trick with the highest card that costs nothing more."""
    card = action.card
    return position.place(card) / TOP - position.costs[card] / 20


def discard_high(position: QuodlibetPosition, action: Action) -> float:
    """Discard high cards, first of all from short suits."""
    card = action.card
    is_short = (position.hand & position.suit(card)).bit_count() <= SHORT_SUIT
    return (position.place(card) + is_short) / (TOP + 1)


TACTICS = Tactics(
    QuodlibetPosition,
    (
        RuleOfThumb(1, "rule-quodlibet-1", 100, chooses, choose_by_hand),
        RuleOfThumb(2, "rule-quodlibet-2", 100, in_contract("plus"), make_sure_of_one),
        RuleOfThumb(3, "rule-quodlibet-3", 50, avoids_and_leads, get_off_lead),
        RuleOfThumb(4, "rule-quodlibet-4", 100, in_contract("neighbour"), hurt_the_neighbour),
        RuleOfThumb(5, "rule-quodlibet-5", 120, in_contract("achmed"), split_the_two),
        RuleOfThumb(6, "rule-quodlibet-6", 80, in_contract("first_three_and_last"), number_the_tricks),
        RuleOfThumb(7, "rule-quodlibet-7", 100, in_contract("no_reds"), count_low_hearts),
        RuleOfThumb(8, "rule-quodlibet-8", 100, in_contract("ober_unter"), keep_kinds_apart),
        RuleOfThumb(9, "rule-quodlibet-9", 100, in_contract("bribe"), stay_in_the_middle),
        RuleOfThumb(10, "rule-quodlibet-10", 100, knows_places, choose_by_place),
        RuleOfThumb(11, "rule-quodlibet-11", 80, begins_a_pile, keep_the_lead),
        RuleOfThumb(12, "rule-quodlibet-12", 60, lays, keep_what_they_wait_for),
        RuleOfThumb(13, "rule-quodlibet-13", 40, whole_hand, begin_with_fewest_followers),
        RuleOfThumb(60, "rule-quodlibet-60", 50, avoids_and_follows, duck),
        RuleOfThumb(61, "rule-quodlibet-61", 40, must_win, win_high),
        RuleOfThumb(62, "rule-quodlibet-62", 40, avoids_and_discards, discard_high),
    ),
    supported_options=frozenset(row.name for row in QuodlibetOptions.describe()),
)
"""Which contract to name, and which card to play."""
