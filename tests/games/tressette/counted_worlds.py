"""Count the deals of a small pack that one seat of Tressette for two cannot distinguish, by trying each of them.

Written from the rules alone; imports nothing from the project.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations
from typing import NamedTuple

from tests.games.tressette.enumeration import Cards, Rules, State, beats, legal, play

DEFAULT = Rules()


class Seen(NamedTuple):
    """The observations of one seat in a deal."""

    seat: int  # the observing seat, 0 or 1
    leader: int  # the first leader
    hand: Cards  # its first cards; the opponent got as many
    plays: Cards = ()  # all cards played, of both seats, in their order
    draws: Cards = ()  # the cards it has drawn, in their order
    shown: Cards | None = None  # the cards that the opponent has drawn, if draws are shown

    def drawers(self, trump: str) -> list[int]:
        """Return the seat that took each card from the top of the stock, as if the stock were endless."""
        seats, leader = [], self.leader
        for led, reply in zip(self.plays[::2], self.plays[1::2], strict=False):
            leader = 1 - leader if beats(reply, led, trump) else leader
            seats += [leader, 1 - leader]
        return seats


def consistent_deals(deck: Sequence[str], seen: Seen, rules: Rules = DEFAULT) -> tuple[int, Counter[str]]:
    """Count the deals in which this seat would have made the same observations, however the opponent chooses cards.

    A deal is the opponent's first hand, its cards in no order, and the whole stock in its order. Each deal is replayed
    by the rules: a seat that plays a card must hold it then, and must be allowed to play it. The result is the number
    of deals and, for each card, the number of those in which the opponent holds it. All orders of the cards that the
    seat did not draw and was not shown are tried, so there should be no more than about eight of these.
    """
    drawn = {seat: list(seen.draws if seat == seen.seat else seen.shown or ()) for seat in range(2)}
    size = len(deck) - 2 * len(seen.hand)
    places: list[str | None] = [None] * size  # the stock, as far as this seat knows it
    for place, seat in enumerate(seen.drawers(rules.trump)[:size]):
        if seat == seen.seat or seen.shown is not None:
            places[place] = drawn[seat].pop(0)
    assert drawn == {0: [], 1: []}, "more draws than tricks"
    known = {*seen.hand, *filter(None, places)}
    unknown = [card for card in deck if card not in known]
    count, held = 0, Counter[str]()
    for other in combinations(unknown, len(seen.hand)):
        for order in permutations([card for card in unknown if card not in other]):
            rest = iter(order)
            stock = tuple(card or next(rest) for card in places)
            hands = (seen.hand, other) if seen.seat == 0 else (other, seen.hand)
            after = replay(State(rules, hands, stock, seen.leader), seen.plays)
            if after:
                count += 1
                held.update(after.hands[1 - seen.seat])
    return count, held


def replay(state: State, plays: Cards) -> State | None:
    """Play these cards one after the other, as far as the rules allow."""
    for card in plays:
        if card not in legal(state):
            return None
        state = play(state, card)
    return state
