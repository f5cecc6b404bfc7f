"""`salon-1`: a practised player of the salon, who values the hand as a whole before each card.

Style: pairs its cards with higher ones of others, under which they can be played; what finds no pair is a burden, and
so is a hand without a card to get off the lead. Plays the card after which trick and hand together cost least. Source:
the advice on exits, and on players who must go on taking tricks, in the published rules of Trex, turned into a
valuation. Frozen at this version.
"""

from __future__ import annotations

from mamlaka.cards import FRENCH, Card, Mask, iter_cards
from mamlaka.errors import GameError
from mamlaka.plan import TrickPlan, lower
from mamlaka.seats import Seat
from mamlaka.tricks import TrickSpec
from mamlaka.view import View

from ._player import Layout, Player, Tricks, count, side_of

__all__ = ["OPPONENT"]

USUAL = {"king": 18.0, "queens": 36.0, "diamonds": 20.0, "slaps": 37.0}
"""The burden of a usual hand."""
JACK = FRENCH.ranks.index("J")
UNCOVERED, LONELY, ROUGH = 0.3, 0.2, 0.7
"""The weights of a round that the hand must take, of a card that no one can cover, and of low cards under it."""
STUCK = 0.5
"""What a hand without an exit costs when it is on lead, in tricks."""


class Salon(Player):
    """Keeps the hand light."""

    name = "salon-1"

    def value(self, view: View, contract: str) -> float:
        """Compare the burden of the hand under the contract with that of a usual hand."""
        if contract == "trex":
            return self._layout_value(view.hand_mask)
        plan = plan_of(view, contract)
        return USUAL[contract] - self._burden(fresh(view, plan), view.hand_mask) if plan else 0.0

    @staticmethod
    def _layout_value(hand: Mask) -> float:
        """Return how much shorter than usual the ways to the last cards of the hand are."""
        ways = 0.0
        for suit in FRENCH.suit_masks:
            first = (suit & -suit).bit_length() - 1
            ranks = [card - first for card in iter_cards(hand & suit)]
            if ranks and max(ranks) > JACK:
                ways += sum(not hand >> first + rank & 1 for rank in range(JACK, max(ranks)))
            if ranks and min(ranks) < JACK:
                ways += 1.6 * sum(not hand >> first + rank & 1 for rank in range(min(ranks) + 1, JACK + 1))
        return 4.5 * (27 - ways)

    def double(self, view: View, cards: Mask) -> Mask:
        """Double each card that others are likelier to take: it costs nothing more if the player takes it."""
        hand, doubled = view.hand_mask, 0
        for card in iter_cards(cards):
            suit = FRENCH.suit_masks[FRENCH.suit_of[card]]
            guards = count(hand & suit & ((1 << card) - 1))
            voids = sum(count(hand & other) <= 2 for other in FRENCH.suit_masks if other != suit)
            doubled |= 1 << card if guards + 0.7 * voids >= 1.7 else 0
        return doubled

    def give(self, view: View, hand: Mask, number: int) -> Mask:
        """Give the cards without which the hand is lightest, one after the other."""
        spec = getattr(view.state.game, "spec", None)
        plan = lower(spec) if isinstance(spec, TrickSpec) else None
        left = hand
        for _ in range(number):
            if plan:
                tricks, rest = fresh(view, plan), left
                given = min(iter_cards(left), key=lambda card: self._burden(tricks, rest & ~(1 << card)))
            else:
                given = max(iter_cards(left), key=lambda card: card % len(FRENCH.ranks))
            left &= ~(1 << given)
        return hand & ~left

    def card(self, view: View, tricks: Tricks) -> Card:
        """Play the card after which the costs of the trick and the burden of the hand are smallest."""
        del view
        return min(iter_cards(tricks.legal), key=lambda card: (self._after(tricks, card), -tricks.height(card)))

    def _after(self, tricks: Tricks, card: Card) -> float:
        """Return what is to be expected of the trick and of the rest of the hand."""
        rest = tricks.hand & ~(1 << card)
        burden = self._burden(tricks, rest)
        stake = average(tricks)
        if tricks.trick and (not tricks.following or not tricks.plan.beats[tricks.best[1]] >> card & 1):
            return burden + tricks.cost(card, tricks.best[0])
        take, falls = 1.0, 0.0
        suit = tricks.cards_of(tricks.suit(card))
        for seat in tricks.later:
            take *= 1 - self._beats(tricks, seat, card)
            void = 1.0 if tricks.absent[seat] & suit else max(0.05, 0.8 - count(tricks.out & suit) / 6)
            thrown = max(
                (tricks.own_cost(other) for other in iter_cards(tricks.costly & tricks.may_hold(seat))), default=0
            )
            falls += void * thrown / 2
        under = tricks.below(card) & tricks.costly & tricks.out
        falls += sum(tricks.own_cost(other) for other in iter_cards(under)) * len(tricks.later) / 6
        lead = 0.0 if self._has_exit(tricks, rest) else STUCK * stake
        given = min(tricks.cost(card, seat) for seat in tricks.others)
        return burden + take * (tricks.pot + tricks.own_cost(card) + falls + lead) + (1 - take) * given

    @staticmethod
    def _beats(tricks: Tricks, seat: Seat, card: Card) -> float:
        """Return the chance that a seat plays a higher card: it ducks if it can."""
        suit = tricks.cards_of(tricks.suit(card))
        holdable = tricks.may_hold(seat)
        above, below = count(holdable & tricks.plan.beats[card]), count(holdable & tricks.below(card))
        if not above:
            return 0.0
        rivals = sum(bool(tricks.may_hold(other) & suit) for other in tricks.others)
        mean = (above + below) / max(rivals, 1)
        held = min(1.0, 0.35 + 0.3 * mean)
        return float(held * (above / (above + below)) ** max(1.0, 0.8 * mean))

    @staticmethod
    def _has_exit(tricks: Tricks, hand: Mask) -> bool:
        """Return whether a card of the hand can hardly take a trick when it is led."""
        return any(count(tricks.above(card)) > 2 * count(tricks.below(card)) for card in iter_cards(hand))

    @staticmethod
    def _burden(tricks: Tricks, hand: Mask) -> float:
        """Return the points that the hand will probably cost.

        In each suit the cards are paired with higher ones of others, from the lowest on. A round is needed for each
        three cards of others; rounds without a pair are taken.
        """
        stake = average(tricks)
        total = 0.0
        for suit in tricks.plan.suit_masks:
            mine, out = list(iter_cards(hand & suit)), tricks.out & suit
            own = sum(max(tricks.own_cost(card), 0) for card in mine)
            if not mine:
                continue
            if not out:
                total += LONELY * stake * len(mine) + own / 2
                continue
            mine.sort(key=lambda card: -count(tricks.plan.beats[card]))
            rounds = min(len(mine), -(-count(out) // 3))
            pairs, left = 0, out
            for card in mine:
                covers = left & tricks.plan.beats[card]
                if covers:
                    left &= ~(covers & -covers)
                    pairs += 1
            falls = sum(tricks.own_cost(card) for card in iter_cards(out & tricks.costly)) / max(rounds, 1)
            price = stake + falls / 2
            total += UNCOVERED * price * max(0, rounds - pairs)
            for place, card in enumerate(mine[:rounds]):
                below = count(out & ~tricks.plan.beats[card])
                total += ROUGH * price * below / count(out) / (1 + 0.5 * place)
            total += LONELY * stake * max(0, len(mine) - rounds) / 3
            guards = sum(tricks.own_cost(card) <= 0 for card in mine)
            total += own * (0.9 if guards == 0 else 0.6 if guards == 1 else 0.35)
        return total

    def place(self, view: View, layout: Layout) -> Card:
        """Keep the moves: play what opens ways for the hand, and hold back what opens them for others."""
        del view
        return max(iter_cards(layout.legal), key=lambda card: self._control(layout, card))

    @staticmethod
    def _control(layout: Layout, card: Card) -> float:
        worth = 0.0
        for way in layout.ways(card):
            blocked = 0
            gift = 0.0
            for step, other in enumerate(way):
                if layout.hand >> other & 1:
                    worth += 2.5 + 1.6 * step - 0.3 * blocked
                else:
                    blocked += 1
                    gift += 1.2 if blocked == step + 1 else 0.3
            worth -= gift
        return worth


def average(tricks: Tricks) -> float:
    """Return what a trick costs on average from here on."""
    left = sum(tricks.own_cost(card) for card in iter_cards(tricks.costly & (tricks.out | tricks.hand)))
    return tricks.price + left / max(tricks.sizes[tricks.seat], 1)


def plan_of(view: View, contract: str) -> TrickPlan | None:
    """Return the plan of a contract that may be chosen; None: the game tells none."""
    spec_of = getattr(view.state.game, "spec_of", None)
    try:
        spec = spec_of(contract) if spec_of else None
    except (GameError, KeyError):
        return None
    return lower(spec) if isinstance(spec, TrickSpec) else None


def fresh(view: View, plan: TrickPlan) -> Tricks:
    """Return what the owner of a view would see before the first lead, under a plan."""
    state, seat = view.state, view.seat or 0
    hand = view.hand_mask
    nothing = (0,) * plan.seats
    sizes = tuple(zone.count for zone in state.zones[: plan.seats])
    return Tricks(seat, plan, side_of(state, seat), hand, hand, (), (), nothing, sizes, plan.every & ~hand)


OPPONENT = Salon
