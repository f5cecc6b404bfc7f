"""How likely a seat takes the last trick, as far as it can tell, and the card by which it is most likely.

It comes from the two best cards of a hand: how likely nobody in play holds a higher one. Before the last tricks a seat
gets rid of what is weak; then it wants the lead. How much two cards are worth was read off deals that were played in
this way, for two to eight seats.

Everything is reckoned in whole numbers, so that the compiled twin chooses the same cards.
"""

from __future__ import annotations

from mamlaka.cards import Card, Mask, iter_cards
from mamlaka.plan import TrickPlan
from mamlaka.play import best_play, legal_mask
from mamlaka.search.reference import Tricks
from mamlaka.seats import Seat, turn_order

__all__ = ["CERTAIN", "most_promising_card", "win_probability"]

CERTAIN = 256
"""A chance of one."""
PROSPECT = ((0, 256), (50, 256), (133, 256), (143, 172), (146, 146))
"""(cards left, leads): how likely two sure cards take the last trick, of CERTAIN; more cards count as four."""
ALONE = (256, 256, 64, 90, 98)
"""(cards left,): what of that remains when the second card is worth nothing, of CERTAIN."""
FEW = 2
"""With so many cards left nobody holds back any more what beats another card."""


def _absent(cards: int, free: int) -> int:
    """Return how likely none of so many cards is held by others, who leave this part of the unseen ones free."""
    chance = CERTAIN
    for _ in range(cards):
        chance = chance * free >> 8
    return chance


class _Outlook:
    """What a seat knows: what it has not seen, and how many cards others hold."""

    def __init__(self, plan: TrickPlan, unseen: Mask, held: int, later: int) -> None:
        self.plan = plan
        self.unseen = unseen
        every = unseen.bit_count()
        self.free = CERTAIN * (every - held) // every if every else CERTAIN
        self.free_later = CERTAIN * (every - later) // every if every else CERTAIN

    @classmethod
    def of(cls, deal: Tricks, seat: Seat) -> _Outlook:
        """Return the outlook of a seat in a deal."""
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

    def stands(self, card: Card) -> int:
        """Return how likely nobody who plays later in the trick has a higher card."""
        return _absent((self.unseen & self.plan.beats[card]).bit_count(), self.free_later)

    def prospect(self, hand: Mask, *, leads: bool) -> int:
        """Return how likely a hand takes the last trick, with the lead to the next trick or later_seats it."""
        above = ((self.unseen & self.plan.beats[card]).bit_count() for card in iter_cards(hand))
        chances = sorted((_absent(cards, self.free) for cards in above), reverse=True)
        if not chances:
            return CERTAIN if leads else 0
        best, second, *_ = (*chances, 0)
        left = min(len(chances), len(ALONE) - 1)
        if left <= FEW:
            best = best * best >> 8
        both = ALONE[left] + ((CERTAIN - ALONE[left]) * second >> 8)
        return (PROSPECT[left][leads] * best >> 8) * both >> 8

    def after(self, rest: Mask, takes: int) -> int:
        """Return the same for the rest of a hand, when a trick is taken with some chance."""
        lead, later_seats = self.prospect(rest, leads=True), self.prospect(rest, leads=False)
        return (takes * lead + (CERTAIN - takes) * later_seats) >> 8


def most_promising_card(deal: Tricks) -> tuple[Card, int]:
    """Return the card of the seat on turn by which it most likely takes the last trick, and how likely.

    Of equal ones it is the weakest, then the first.
    """
    plan, hand, trick = deal.plan, deal.hands[deal.turn], deal.trick
    outlook = _Outlook.of(deal, deal.turn)
    heads = plan.beats[best_play(plan, trick)[1]] if trick else -1
    legal = legal_mask(plan, hand, trick, first_trick=deal.first_trick, broken=deal.broken)
    chances = {
        card: outlook.after(hand ^ 1 << card, outlook.stands(card) if heads >> card & 1 else 0)
        for card in iter_cards(legal)
    }
    card = max(chances, key=lambda card: (chances[card], plan.beats[card].bit_count()))
    return card, chances[card]


def win_probability(deal: Tricks, seat: Seat) -> int:
    """Return how likely a seat that is in takes the last trick, of CERTAIN."""
    trick = deal.trick
    own = next((card for player, card in trick if player == seat), None)
    if own is None and trick and deal.turn == seat:
        return most_promising_card(deal)[1]
    outlook = _Outlook.of(deal, seat)
    if own is None:
        return outlook.prospect(deal.hands[seat], leads=not trick and deal.turn == seat)
    takes = outlook.stands(own) if best_play(deal.plan, trick)[0] == seat else 0
    return outlook.after(deal.hands[seat], takes)
