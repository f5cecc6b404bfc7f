"""`partner-1`: a player who thinks of the partner, and of who takes the running trick.

Style: imagines a few deals, and how the running trick ends in each of them if everyone ducks when they can; throws what
costs on opponents and not on the partner, takes a cheap trick to free the partner, returns the suit that the partner
led, and opens the layout for both. Without a partner it cares for itself alone. Source: the advice for partners in the
published rules of Trex. Frozen at this version.
"""

from __future__ import annotations

from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.plan_rules import winning_play
from mamlaka.search import sample_worlds
from mamlaka.seats import Seat
from mamlaka.tricks import Trick
from mamlaka.view import View

from ._player import Layout, Player, Tricks, count

__all__ = ["OPPONENT"]

WORLDS = 6
"""The deals that it imagines before a card."""
HIGH, LOW = FRENCH.select("A K Q"), FRENCH.select("2 3 4")
KEEP = 0.55
"""How much the danger of a card that is kept counts, beside the trick."""


class Partner(Player):
    """Plays for two."""

    name = "partner-1"

    def value(self, view: View, contract: str) -> float:
        """Prefer the layout, and what both can bear: slaps least, as a partner may have to take what one ducks."""
        hand, partners = view.hand_mask, bool(view.state.game.teams)
        low, high = count(hand & LOW), count(hand & HIGH)
        queens = count(hand & FRENCH.select("Q"))
        if contract == "trex":
            return 13.0 * (high - 3) - 14 * (low - 3) + 5
        if contract == "king":
            hearts = count(hand & FRENCH.select("*H"))
            return (12.0 * (hearts - 3) if hand >> FRENCH.card("KH") & 1 else 3.0 * (low - 3)) + 3
        if contract == "queens":
            return 6.0 * (low - 3) + (10 if partners else 5) * (queens - 1)
        if contract == "diamonds":
            diamonds = hand & FRENCH.select("*D")
            return 11.0 * (count(diamonds & LOW) - 0.75) - 7 * (count(diamonds & HIGH) - 0.75) + 3 * (low - 3)
        return 10.0 * (low - 3) - 8 * (high - 3) - (10 if partners else 0)

    def double(self, view: View, cards: Mask) -> Mask:
        """Double with two guards; with partners three, for the partner may have to take the card."""
        hand, need = view.hand_mask, 3 if view.state.game.teams else 2
        return sum(
            1 << card
            for card in iter_cards(cards)
            if count(hand & FRENCH.suit_masks[FRENCH.suit_of[card]] & ((1 << card) - 1)) >= need
        )

    def give(self, view: View, hand: Mask, number: int) -> Mask:
        """Give high cards from the shortest suits."""
        del view
        lengths = [count(hand & suit) for suit in FRENCH.suit_masks]
        guarded = lengths[0] >= 5
        queen = FRENCH.card("QS")

        def worth(card: Card) -> float:
            suit = FRENCH.suit_of[card]
            if not suit:
                return -5.0 if guarded or card < queen else 20.0 + (card == queen)
            return card % 13 - 1.5 * lengths[suit]

        return sum(1 << card for card in sorted(iter_cards(hand), key=lambda card: (-worth(card), card))[:number])

    def card(self, view: View, tricks: Tricks) -> Card:
        """Play the card with the smallest cost over the imagined deals and the danger of what stays in the hand."""
        slots = [slot.zone for slot in view.deductions().slots]
        deals = []
        for world in sample_worlds(view, WORLDS, self.rng):
            hands = list(tricks.known)
            for zone, cards in zip(slots, world, strict=True):
                if zone < len(hands):
                    hands[zone] |= cards & tricks.out
            deals.append(hands)
        stake = self._stake(tricks)

        def cost(card: Card) -> float:
            now = sum(self._trick_cost(tricks, card, hands, stake) for hands in deals) / max(len(deals), 1)
            return now - KEEP * self._danger(tricks, card, stake)

        return min(iter_cards(tricks.legal), key=lambda card: (cost(card), -tricks.height(card)))

    @staticmethod
    def _stake(tricks: Tricks) -> float:
        left = sum(max(tricks.own_cost(card), 0) for card in iter_cards(tricks.costly))
        return tricks.price + left / max(tricks.sizes[tricks.seat], 1)

    def _trick_cost(self, tricks: Tricks, card: Card, hands: list[Mask], stake: float) -> float:
        """Return what the trick costs the side, and the lead after it, if the others follow the conventional policy."""
        trick: Trick = (*tricks.trick, (tricks.seat, card))
        for seat in tricks.later:
            trick = (*trick, (seat, self._usual(tricks, trick, seat, hands[seat])))
        taker = winning_play(tricks.plan, trick)[0]
        cost = sum(tricks.cost(played, taker) for _, played in trick)
        cost += tricks.price if taker in tricks.side else 0
        lead = 0.35 * stake if taker == tricks.seat else 0.2 * stake if taker in tricks.side else 0.0
        return cost + lead

    @staticmethod
    def _usual(tricks: Tricks, trick: Trick, seat: Seat, hand: Mask) -> Card:
        """Return the card that people play: the highest that loses, or the lowest; without the suit what costs most."""
        follows = hand & tricks.cards_of(tricks.suit(trick[0][1]))
        best = winning_play(tricks.plan, trick)[1]
        if follows:
            under = follows & ~tricks.plan.beats[best]
            if under:
                return max(iter_cards(under), key=lambda card: (tricks.own_cost(card) > 0, tricks.height(card)))
            if len(trick) == tricks.seats - 1:
                return max(iter_cards(follows), key=lambda card: (tricks.own_cost(card) <= 0, tricks.height(card)))
            return min(iter_cards(follows), key=lambda card: (tricks.own_cost(card) > 0, tricks.height(card)))
        mates = seat in tricks.side and winning_play(tricks.plan, trick)[0] in tricks.side
        if mates:
            return min(iter_cards(hand), key=lambda card: (tricks.own_cost(card), -tricks.height(card)))
        return max(iter_cards(hand), key=lambda card: (tricks.own_cost(card), tricks.height(card)))

    @staticmethod
    def _danger(tricks: Tricks, card: Card, stake: float) -> float:
        """Return what keeping the card may cost: it takes a trick when fewer are above it than below."""
        above, below = count(tricks.above(card)), count(tricks.below(card))
        suit = tricks.cards_of(tricks.suit(card))
        lower = count(tricks.hand & suit & ~tricks.plan.beats[card]) - 1
        if not above + below:
            return stake * 0.8
        falls = sum(tricks.own_cost(other) for other in iter_cards(tricks.costly & tricks.below(card)))
        own = max(tricks.own_cost(card), 0)
        led = [trick[0][1] for trick in tricks.finished if trick[0][0] in tricks.side and trick[0][0] != tricks.seat]
        returned = 0.1 * stake if not tricks.trick and led and tricks.suit(led[-1]) == tricks.suit(card) else 0.0
        return below / (above + below) / (1 + 0.4 * lower) * (stake + 0.5 * falls) + 0.7 * own + returned

    def place(self, view: View, layout: Layout) -> Card:
        """Open what the side waits for, known twos first, and what the next opponent in turn needs last."""
        del view
        return max(iter_cards(layout.legal), key=lambda card: self._for_both(layout, card))

    @staticmethod
    def _for_both(layout: Layout, card: Card) -> float:
        side = [mate for mate in layout.side if mate != layout.seat]
        friendly = 0
        for mate in side:
            friendly |= layout.known[mate]
        worth = 0.0
        for way in layout.ways(card):
            weight = 1.0
            for step, other in enumerate(way):
                if layout.hand >> other & 1:
                    worth += 1.5 + 0.9 * step
                elif friendly >> other & 1:
                    worth += 1.0 + 0.5 * step
                else:
                    worth -= weight * (2.5 - 0.8 * len(side))
                    weight *= 0.5
        return worth


OPPONENT = Partner
