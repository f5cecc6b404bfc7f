"""Enumerate deals of Loo by brute force, from the rules alone.

Nothing here imports anything of the project.
"""

from typing import NamedTuple

__all__ = ["JOKER", "ORDER", "Rules", "enumerate_deal"]

ORDER = "23456789TJQKA"
JOKER = "*J"


class Rules(NamedTuple):
    """What counts in a deal in addition to its cards."""

    turned: str = "4H"
    pool: int = 9
    form: str = "three"
    lead_two: str = "any"
    winner_leads_trump: str = "on"
    must_head: str = "on"
    limit: str = "limited"

    @property
    def trump(self) -> str:
        """The trump suit; empty if the joker is turned up."""
        return "" if self.turned == JOKER else self.turned[1]

    def place(self, card: str) -> tuple[str, float]:
        """Return the suit and the height of a card: the joker is the card turned up."""
        card = self.turned if card == JOKER else card
        return card[1], ORDER.index(card[0])

    def best(self, trick: list[str]) -> str:
        """Return the card that heads a trick."""
        suits = {self.place(card)[0] for card in trick}
        deciding = self.trump if self.trump in suits else self.place(trick[0])[0]
        return max((card for card in trick if self.place(card)[0] == deciding), key=lambda card: self.place(card)[1])

    def legal(self, hand: list[str], trick: list[str], tricks: int) -> list[str]:
        """Return the cards that a hand may play."""
        return self.follows(hand, trick) if trick else self.leads(hand, tricks)

    def leads(self, hand: list[str], tricks: int) -> list[str]:
        """Return the cards that a hand may lead after a number of tricks."""
        trumps = sorted((card for card in hand if card[1] == self.trump), key=lambda card: ORDER.index(card[0]))
        if self.form == "japanese":
            return hand
        if tricks and len(trumps) > 1 and self.lead_two == "highest":
            return trumps[-1:]
        if tricks:
            return trumps if trumps and self.winner_leads_trump == "on" else hand
        top = ("K" if self.turned[0] == "A" else "A") + self.trump
        if top in hand:
            return [top]
        if len(trumps) > 1 and self.lead_two != "off":
            return trumps[-1:] if self.lead_two == "highest" else trumps
        return hand

    def follows(self, hand: list[str], trick: list[str]) -> list[str]:
        """Return the cards that a hand may play to a trick."""
        led = self.place(trick[0])[0]
        same = [card for card in hand if self.place(card)[0] == led]
        if self.form == "japanese" or self.must_head == "off":
            return same or hand
        heading = [card for card in hand if self.best([*trick, card]) == card]
        return [card for card in same if card in heading] or same or heading or hand


def enumerate_deal(
    hands: list[list[str]],
    turn: int,
    rules: Rules,
    counts: list[int],
    depth: int = 0,
    trick: tuple[tuple[int, str], ...] = (),
    takers: tuple[int, ...] = (),
) -> tuple[int, list[int]]:
    """Count the sequences of plays by depth; return the number of terminal nodes and the points of each seat in all.

    Args:
        hands: the cards of each seat; a seat that does not play has none.
        turn: the seat that plays next.
        rules: the rules of the deal.
        counts: (depths,): the counts, which are increased; a deal is cut off after the last one.
        depth: the number of cards played.
        trick: the cards of the trick so far, with their seats.
        takers: the winners of the tricks so far.
    """
    seats = len(hands)
    players = [seat for seat, hand in enumerate(hands) if hand or seat in dict(trick) or seat in takers]
    if trick and all(seat in dict(trick) for seat, hand in enumerate(hands) if hand):
        best = rules.best([card for _, card in trick])
        winner = next(seat for seat, card in trick if card == best)
        if any(hands):
            return enumerate_deal(hands, winner, rules, counts, depth, (), (*takers, winner))
        share = rules.pool // (len(takers) + 1)
        price = {"limited": 10 if rules.form == "japanese" else 6, "unlimited": rules.pool}[rules.limit]
        won = [(*takers, winner).count(seat) for seat in range(seats)]
        return 1, [share * won[seat] if won[seat] else -price * (seat in players) for seat in range(seats)]
    if depth == len(counts):
        return 0, [0] * seats
    waiting = [(turn + step) % seats for step in range(1, seats)]
    following = next((seat for seat in waiting if hands[seat] and seat not in dict(trick)), turn)
    terminal_nodes, sums = 0, [0] * seats
    for card in rules.legal(hands[turn], [card for _, card in trick], len(takers)):
        counts[depth] += 1
        rest = [[own for own in other if own != card] for other in hands]
        more, points = enumerate_deal(rest, following, rules, counts, depth + 1, (*trick, (turn, card)), takers)
        terminal_nodes += more
        sums = [sum(pair) for pair in zip(sums, points, strict=True)]
    return terminal_nodes, sums
