"""The tactics of Barbu. Rules up to 13 are numbered as in the game's sources; rules from 60 are additions."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from mamlaka.actions import Action
from mamlaka.bots.positions import CardPosition, lead_low
from mamlaka.bots.rules import RuleOfThumb, Tactics
from mamlaka.cards import SUIT_LETTERS, Card, Mask, iter_cards
from mamlaka.games.barbu import barbu_deals
from mamlaka.games.barbu.contracts import DOMINO, RANKS, TRUMPS, is_positive, spec_of
from mamlaka.games.barbu.options import BarbuOptions
from mamlaka.games.barbu.phases import DoubleSeats
from mamlaka.layout import LayoutSpec
from mamlaka.phases import Choose
from mamlaka.seats import seats_named
from mamlaka.view import View

__all__ = ["TACTICS", "BarbuPosition"]

GUARD = 3
"""The number of lower cards that make a dangerous card safe."""
DECLARERS_EDGE = 4.0
"""What the declarer gains on average by choosing the contract, in points."""
BEST_START, BEST_TRUMPS = 16.0, 9.0
"""The value of the best rank or trump suit of an average hand, in points."""
SPREAD = 10.0
"""The points that make an advice as strong as possible."""


class BarbuPosition(CardPosition):
    """The facts of a view that the tactics of Barbu use."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        options = view.state.game.options
        assert isinstance(options, BarbuOptions)
        self.options = options
        self.deals = barbu_deals(view.state)
        self.top = len(self.deck.ranks) - 1

    # --- the hand -----------------------------------------------------------------------------------------------------

    def guards(self, card: Card) -> int:
        """Return the number of lower own cards of the same suit."""
        return (self.hand & self.below(card)).bit_count()

    @cached_property
    def height(self) -> float:
        """The tricks that the hand may be expected to take without trumps, above the mean."""
        cards = [(self.place(card) / self.top) ** 3 / (1 + self.guards(card) / GUARD) for card in iter_cards(self.hand)]
        return sum(cards) - len(cards) / 5.5

    def value_of(self, contract: str, named: str = "") -> float:
        """Estimate the points of the hand in a contract, above the mean of all seats."""
        spec = spec_of(self.options, contract, named)
        if isinstance(spec, LayoutSpec):
            return (
                max(map(self.value_of_start, RANKS.values())) - BEST_START
                if not named
                else self.value_of_start(spec.start)
            )
        if contract == TRUMPS:
            if named:
                return spec.trick_points * self.value_of_trumps(named)
            return spec.trick_points * max(map(self.value_of_trumps, SUIT_LETTERS)) - BEST_TRUMPS
        points = spec.points_of_cards
        risk = sum(
            points[card] / (1 + self.guards(card)) for card in iter_cards(self.hand) if self.place(card) > self.top / 2
        )
        total = sum(points) or 2 * self.hand.bit_count() * spec.trick_points or -26
        return total / self.hand.bit_count() * self.height / 1.5 + risk / 2 - sum(points) / 16

    def value_of_trumps(self, name: str) -> float:
        """Estimate the tricks of the hand above the mean with a trump suit."""
        trumps = self.hand & self.deck.select(f"*{SUIT_LETTERS[name]}")
        return self.height + 0.8 * (trumps.bit_count() - self.hand.bit_count() / 4) + 0.5

    def value_of_start(self, rank: str) -> float:
        """Estimate the points of the hand in rows that begin with a rank, above the mean."""
        start = self.deck.ranks.index(rank)
        far = sum(abs(self.place(card) - start) for card in iter_cards(self.hand))
        own = (self.hand & self.deck.select(rank)).bit_count()
        return 60.0 - far + 4.0 * own - sum(abs(place - start) for place in range(self.top + 1)) / 4

    # --- tricks -------------------------------------------------------------------------------------------------------

    @property
    def wants_tricks(self) -> bool:
        """Whether tricks bring points."""
        return self.play is not None and is_positive(self.play.spec)

    @property
    def only_last_cost(self) -> bool:
        """Whether only single tricks cost."""
        return self.play is not None and bool(self.play.spec.numbered_tricks)

    def wins(self, card: Card) -> bool:
        """Return whether a card beats the trick so far."""
        assert self.play is not None
        return bool(self.play.plan.beats[self.best] >> card & 1)

    # --- the layout ---------------------------------------------------------------------------------------------------

    def sides(self, card: Card) -> tuple[Mask, ...]:
        """Return the cards that wait for a card: those above it, those below it, or both for the first of a row."""
        assert self.layout is not None
        start = self.layout.plan.starters & self.suit(card)
        both = (self.above(card) if 1 << card >= start else 0, self.below(card) if 1 << card <= start else 0)
        return tuple(side for side in both if side)


Condition = Callable[[BarbuPosition], bool]


def limited(value: float) -> float:
    """Return a value between -1 and 1."""
    return max(-1.0, min(1.0, value))


# --- when -------------------------------------------------------------------------------------------------------------


def chooses(position: BarbuPosition) -> bool:
    """Return whether the bot chooses a contract."""
    return isinstance(position.phase, Choose) and not position.deals.contract


def names_trumps(position: BarbuPosition) -> bool:
    """Return whether the bot names trumps."""
    return isinstance(position.phase, Choose) and position.deals.contract == TRUMPS


def names_start(position: BarbuPosition) -> bool:
    """Return whether the bot names the rank with which the rows begin."""
    return isinstance(position.phase, Choose) and position.deals.contract == DOMINO


def doubles(position: BarbuPosition) -> bool:
    """Return whether the bot may double."""
    return isinstance(position.phase, DoubleSeats)


def avoids(position: BarbuPosition) -> bool:
    """Return whether the bot avoids tricks or cards."""
    return position.play is not None and not position.wants_tricks and not position.only_last_cost


def leads(position: BarbuPosition) -> bool:
    """Return whether the bot leads and avoids something."""
    return avoids(position) and position.leads


def follows(position: BarbuPosition) -> bool:
    """Return whether the bot follows suit and avoids something."""
    return avoids(position) and position.follows


def discards(position: BarbuPosition) -> bool:
    """Return whether the bot can't follow suit and avoids something."""
    return avoids(position) and position.discards


def must_win(position: BarbuPosition) -> bool:
    """Return whether the bot plays last and beats the trick with every card."""
    return follows(position) and position.is_last and all(position.wins(action.card) for action in position.view.legal)


def last_costs(position: BarbuPosition) -> bool:
    """Return whether only the last tricks cost."""
    return position.only_last_cost


def wants_lead(position: BarbuPosition) -> bool:
    """Return whether the bot leads and wants tricks."""
    return position.wants_tricks and position.leads


def wants_trick(position: BarbuPosition) -> bool:
    """Return whether the bot plays to the trick of another and wants tricks."""
    return position.wants_tricks and bool(position.trick)


def lays(position: BarbuPosition) -> bool:
    """Return whether a card is to be played to the layout."""
    return position.layout is not None


# --- advice before the play -------------------------------------------------------------------------------------------


def best_contract(position: BarbuPosition, action: Action) -> float:
    """Choose the contract in which the hand does best compared with an average one."""
    return limited(position.value_of(action.name) / 40)


def best_trumps(position: BarbuPosition, action: Action) -> float:
    """Name the suit with which the hand takes the most tricks."""
    return limited(position.value_of_trumps(action.name) / 6)


def best_start(position: BarbuPosition, action: Action) -> float:
    """Name a rank in the middle of the own cards."""
    return limited(position.value_of_start(RANKS[action.name]) / 60)


def double_if_better(position: BarbuPosition, action: Action) -> float:
    """Double those against whom the hand is better, the declarer only if it is much better."""
    deals = position.deals
    value = position.value_of(deals.contract, deals.named)
    edges = (DECLARERS_EDGE if seat == deals.declarer else 1.0 for seat in seats_named(action.name))
    return limited(sum(value - edge for edge in edges) / 4 / SPREAD)


# --- advice on tricks -------------------------------------------------------------------------------------------------


def to_partner(position: BarbuPosition, action: Action) -> float:
    """Give cards that cost to a seat with which the bot settles the difference."""
    pair = any({one, other} == {position.seat, position.winner} for one, other, _ in position.deals.doublings)
    return limited(position.costs[action.card] / 10) if pair else 0.0


def throw_above_queen(position: BarbuPosition, action: Action) -> float:
    """Get rid of cards above a card that costs and is still out."""
    card = action.card
    dear = sum(1 << other for other in iter_cards(position.unseen & position.below(card)) if position.costs[other])
    return limited(position.place(card) / position.top / (1 + position.guards(card))) if dear else 0.0


def save_low(position: BarbuPosition, action: Action) -> float:
    """Play high cards early, and keep low ones for the last tricks."""
    return position.place(action.card) / position.top


def duck(position: BarbuPosition, action: Action) -> float:
    """Play the highest card below the best one."""
    card = action.card
    return 0.3 + 0.7 * position.place(card) / position.top if not position.wins(card) else 0.0


def win_high(position: BarbuPosition, action: Action) -> float:
    """Take the trick with the highest card that costs nothing more."""
    card = action.card
    return position.place(card) / position.top - position.costs[card] / 10


def slip_under(position: BarbuPosition, action: Action) -> float:
    """Play a card that costs under a higher one, but don't win with it."""
    card = action.card
    price = limited(position.costs[card] / 6)
    return -price if position.wins(card) else price


def throw_costs(position: BarbuPosition, action: Action) -> float:
    """Discard the card that costs most, or a high one with few lower ones."""
    card = action.card
    danger = position.place(card) / position.top / (1 + position.guards(card))
    return limited(position.costs[card] / 12 + danger / 2)


def lead_winners(position: BarbuPosition, action: Action) -> float:
    """Lead cards that no one can beat, trumps first, or else low ones."""
    assert position.play is not None
    card = action.card
    is_trump = bool(position.play.plan.trump_mask >> card & 1)
    if not position.above(card) & position.unseen:
        return 1.0 if is_trump else 0.8
    return 0.3 * is_trump - 0.3 * position.place(card) / position.top


def take_cheaply(position: BarbuPosition, action: Action) -> float:
    """Take the trick with the lowest card that wins; otherwise play the lowest one."""
    assert position.play is not None
    card = action.card
    low = 1 - position.place(card) / position.top
    is_trump = bool(position.play.plan.trump_mask >> card & 1)
    if not position.wins(card):
        return 0.3 * low - 0.3 * is_trump
    is_sure = position.is_last or not position.above(card) & position.unseen
    return (0.7 if is_sure else 0.4) + (0.2 * low if position.is_last else 0.0)


# --- advice on the layout ---------------------------------------------------------------------------------------------


def towards_own(position: BarbuPosition, action: Action) -> float:
    """Play towards own end cards, and hold back cards that only others wait for."""
    card = action.card
    value = 0.0
    for side in position.sides(card):
        own, others = (side & ~position.placed & cards for cards in (position.hand, position.unseen))
        if own:
            value += max(abs(other - card) for other in iter_cards(own)) / position.top
        else:
            value -= others.bit_count() / position.top
    return limited(value)


TACTICS = Tactics(
    BarbuPosition,
    (
        RuleOfThumb(1, "rule-barbu-1", 100, chooses, best_contract),
        RuleOfThumb(2, "rule-barbu-2", 100, names_trumps, best_trumps),
        RuleOfThumb(3, "rule-barbu-3", 100, doubles, double_if_better),
        RuleOfThumb(5, "rule-barbu-5", 20, discards, to_partner),
        RuleOfThumb(9, "rule-barbu-9", 40, discards, throw_above_queen),
        RuleOfThumb(10, "rule-barbu-10", 100, last_costs, save_low),
        RuleOfThumb(12, "rule-barbu-12", 100, lays, towards_own),
        RuleOfThumb(13, "rule-barbu-13", 100, names_start, best_start),
        RuleOfThumb(60, "rule-barbu-60", 50, leads, lead_low),
        RuleOfThumb(61, "rule-barbu-61", 50, follows, duck),
        RuleOfThumb(62, "rule-barbu-62", 40, must_win, win_high),
        RuleOfThumb(64, "rule-barbu-64", 80, follows, slip_under),
        RuleOfThumb(65, "rule-barbu-65", 80, discards, throw_costs),
        RuleOfThumb(66, "rule-barbu-66", 100, wants_lead, lead_winners),
        RuleOfThumb(67, "rule-barbu-67", 100, wants_trick, take_cheaply),
    ),
    supported_options=frozenset(row.name for row in BarbuOptions.describe()),
    explained={
        4: "Rule 3 adds up what each doubling is worth, so that a good hand doubles everyone and a bad one no one.",
        6: "Rule 65 throws the king of hearts on the first discard.",
        7: "Rule 60 leads the lowest heart of a hand that has only hearts.",
        8: "Rule 65 throws the ace of hearts, which costs most, and rule 60 leads low.",
        11: "The bot does not conclude from the play who has no higher trumps.",
    },
)
"""Which contract to choose, whom to double, and which card to play."""
