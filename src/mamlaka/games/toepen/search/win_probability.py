"""Estimate the probability that a seat takes the last trick, and choose the card that maximizes it.

The estimate uses the two best cards of a hand: for each, the chance that no opponent holds a higher one. The factors of
the tables below were fitted to deals played by this policy, for two to eight seats.

All arithmetic is in integers, so that the C++ counterpart (`kernel/toepen/stakes.hpp`) chooses the same cards.
"""

from __future__ import annotations

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.plan import TrickPlan
from mamlaka.plan_rules import legal_mask, winning_play
from mamlaka.search.deals import TrickDeal
from mamlaka.seats import Seat, turn_order

__all__ = ["CERTAIN", "most_promising_card", "win_probability"]

CERTAIN = 256
"""A probability of one."""
PAIR_CHANCE = ((0, 256), (50, 256), (133, 256), (143, 172), (146, 146))
"""(cards left, leads): the chance, of CERTAIN, that two sure cards take the last trick; more cards count as four."""
SINGLE_FACTOR = (256, 256, 64, 90, 98)
"""(cards left,): the factor if the second card is worthless, of CERTAIN."""
FEW = 2
"""With at most this many cards left, opponents no longer hold back high cards."""


def _none_held(cards: int, unheld: int) -> int:
    """Return the chance that opponents hold none of `cards` cards, if each is unheld with chance `unheld`."""
    chance = CERTAIN
    for _ in range(cards):
        chance = chance * unheld >> 8
    return chance


class _LastTrickOdds:
    """The odds of a seat, from the unseen cards and the number of cards that the opponents hold."""

    def __init__(self, plan: TrickPlan, unseen: Mask, held: int, later: int) -> None:
        self.plan = plan
        self.unseen = unseen
        every = unseen.bit_count()
        self.unheld = CERTAIN * (every - held) // every if every else CERTAIN
        self.unheld_later = CERTAIN * (every - later) // every if every else CERTAIN

    @classmethod
    def of(cls, deal: TrickDeal, seat: Seat) -> _LastTrickOdds:
        """Return the odds of a seat in a deal."""
        plan = deal.plan
        played = {player for player, _ in deal.trick}
        order = turn_order(deal.turn, plan.seats)
        cards = [0 if other in deal.out else deal.hands[other].bit_count() for other in range(plan.seats)]
        later_seats = order if seat in played else order[order.index(seat) + 1 :]
        return cls(
            plan,
            sum(plan.suit_masks) & ~(deal.hands[seat] | deal.seen | sum(1 << card for _, card in deal.trick)),
            sum(cards) - cards[seat],
            sum(cards[other] for other in later_seats if other not in played and other != seat),
        )

    def unbeaten_chance(self, card: Card) -> int:
        """Return the chance that no seat that plays later in the trick has a higher card."""
        return _none_held((self.unseen & self.plan.beats[card]).bit_count(), self.unheld_later)

    def chance(self, hand: Mask, *, leads: bool) -> int:
        """Return the chance that a hand takes the last trick, if it leads to the next trick or not."""
        above = ((self.unseen & self.plan.beats[card]).bit_count() for card in iter_cards(hand))
        chances = sorted((_none_held(cards, self.unheld) for cards in above), reverse=True)
        if not chances:
            return CERTAIN if leads else 0
        best, second, *_ = (*chances, 0)
        left = min(len(chances), len(SINGLE_FACTOR) - 1)
        if left <= FEW:
            best = best * best >> 8
        factor = SINGLE_FACTOR[left] + ((CERTAIN - SINGLE_FACTOR[left]) * second >> 8)
        return (PAIR_CHANCE[left][leads] * best >> 8) * factor >> 8

    def chance_after(self, rest: Mask, takes: int) -> int:
        """Return the chance for the rest of a hand if the current trick is taken with chance `takes`."""
        if_taken, if_lost = self.chance(rest, leads=True), self.chance(rest, leads=False)
        return (takes * if_taken + (CERTAIN - takes) * if_lost) >> 8


def most_promising_card(deal: TrickDeal) -> tuple[Card, int]:
    """Return the card of the seat on turn with the best chance of the last trick, and the chance.

    Of equals, it is the weakest card, then the first.
    """
    plan, hand, trick = deal.plan, deal.hands[deal.turn], deal.trick
    odds = _LastTrickOdds.of(deal, deal.turn)
    winners = plan.beats[winning_play(plan, trick)[1]] if trick else -1
    legal = legal_mask(plan, hand, trick, first_trick=deal.first_trick, broken=deal.broken)
    chances = {
        card: odds.chance_after(hand ^ 1 << card, odds.unbeaten_chance(card) if winners >> card & 1 else 0)
        for card in iter_cards(legal)
    }
    card = max(chances, key=lambda card: (chances[card], plan.beats[card].bit_count()))
    return card, chances[card]


def win_probability(deal: TrickDeal, seat: Seat) -> int:
    """Return the chance, of CERTAIN, that a seat that has not folded takes the last trick."""
    trick = deal.trick
    own = next((card for player, card in trick if player == seat), None)
    if own is None and trick and deal.turn == seat:
        return most_promising_card(deal)[1]
    odds = _LastTrickOdds.of(deal, seat)
    if own is None:
        return odds.chance(deal.hands[seat], leads=not trick and deal.turn == seat)
    takes = odds.unbeaten_chance(own) if winning_play(deal.plan, trick)[0] == seat else 0
    return odds.chance_after(deal.hands[seat], takes)
