"""Count the play sequences of one deal of Quodlibet. Written from the rules alone; imports nothing from the project.

A card is rank and suit ("TC": ten of clubs). Seat i + 1 acts after seat i. Points are bad points, with a minus sign.
"""

from typing import NamedTuple

__all__ = ["RANKS", "Deal", "enumerate_deal", "is_over", "legal", "play", "start"]

Cards = tuple[str, ...]
RANKS = "789TJQKA"
INNER = dict(zip("789TQKA", "89TJJQK", strict=True))  # the rank that must lie on the table before
PAYING = {"achmed": ("KH", "QD"), "ober_unter": tuple(rank + suit for rank in "QJ" for suit in "SHDC")}
SHEDDING = ("quadrature", "snack")
FIRST_TRICKS = (10, 20, 30)
LAST_TRICK, CARD_LEFT, STEP = 50, 10, 3


class Deal(NamedTuple):
    """A state of a deal: a seat acts, or the deal is over."""

    contract: str
    hands: tuple[Cards, ...]  # the cards still held, by seat
    seat: int  # the seat on turn
    table: Cards  # the open trick, the led card first; in the layout and on piles every card played so far
    points: tuple[int, ...]  # by seat
    number: int = 0  # of tricks taken
    due: str = ""  # the only card that may follow on the pile
    free: bool = False  # whether players need not follow suit


def start(contract: str, leader: int, hands: list[str], layout: str = "", *, free: bool = False) -> Deal:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, such as "AK.Q9.J7.8"."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    held = tuple(tuple(rank + suit for suit, ranks in hand for rank in ranks) for hand in suits)
    return Deal(contract, held, leader, tuple(layout.split()), (0,) * len(hands), free=free)


def prices(deal: Deal, trick: Cards, winner: int, *, is_last: bool) -> dict[int, int]:
    """Return what a trick costs by its place in the order of play; `winner` is the place of its winner."""
    queens, jacks = (sum(card[0] == rank for card in trick) for rank in "QJ")
    if deal.contract == "achmed":
        both = "KH" in trick and "QD" in trick
        return {winner: 100 if both else 50 * ("KH" in trick) + 30 * ("QD" in trick)}
    if deal.contract == "ober_unter":
        return {winner: 100 if queens and jacks else 30 * queens + 20 * jacks}
    if deal.contract == "first_three_and_last":
        first = FIRST_TRICKS[deal.number] if deal.number < len(FIRST_TRICKS) else 0
        return {winner: first + LAST_TRICK * is_last}
    if deal.contract == "bribe":
        lowest = min(range(len(trick)), key=lambda place: RANKS.index(trick[place][0]))
        return {winner: 100} if lowest == winner else {winner: 30, lowest: 20}
    return {}


def is_over(deal: Deal) -> bool:
    """Return whether the deal is over: a seat is out, or nothing is left to pay and no trick is open."""
    if deal.contract in SHEDDING:
        return not all(deal.hands)
    left = sum(deal.hands, ())
    paying = PAYING.get(deal.contract, left)
    return not deal.table and not set(left).intersection(paying)


def legal(deal: Deal) -> Cards:
    """Return the legal cards. Layout: jacks, and outer neighbours of played ones. Tricks: the led suit, or any card.

    With hands that only the others see the suit need not be followed, unless an option says so.
    Pile: the card that is due, or any card.
    """
    hand = deal.hands[deal.seat]
    if deal.contract == "quadrature":
        return tuple(c for c in hand if deal.due in ("", c))
    if deal.free:
        return hand
    if deal.contract == "snack":
        return tuple(c for c in hand if c[0] == "J" or INNER[c[0]] + c[1] in deal.table)
    return tuple(c for c in hand if deal.table and c[1] == deal.table[0][1]) or hand


def play(deal: Deal, card: str) -> Deal:
    """Play a legal card and apply its consequences: the end of a hand or pile, or a complete trick."""
    seats = len(deal.hands)
    table, points, turn, number = (*deal.table, card), list(deal.points), (deal.seat + 1) % seats, deal.number
    hands = tuple(tuple(c for c in hand if c != card) for hand in deal.hands)
    due = ""
    if deal.contract == "quadrature":
        higher = RANKS[RANKS.index(card[0]) + STEP :][:1]
        due = higher + card[1] if higher and higher + card[1] not in table else ""
        turn = turn if due else deal.seat
    if deal.contract in SHEDDING:
        if not hands[deal.seat]:
            points = [-CARD_LEFT * len(hand) for hand in hands]
    elif len(table) == seats:
        best = max((c for c in table if c[1] == table[0][1]), key=lambda c: RANKS.index(c[0]))
        winner = table.index(best)
        for place, price in prices(deal, table, winner, is_last=not any(hands)).items():
            points[(turn + place) % seats] -= price  # the seat after the last to play had led
        turn = (turn + winner) % seats
        table, number = (), number + 1
    return Deal(deal.contract, hands, turn, table, tuple(points), number, due, deal.free)


def enumerate_deal(deal: Deal, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... plays to `counts`; return terminal nodes and their points by seat.

    The search goes no deeper than the length of `counts`: a deal counts only if it ends before the last entry.
    """
    if is_over(deal):
        return 1, *deal.points
    if not (cards := legal(deal)):  # a forced pass in the layout: no ply of its own
        return enumerate_deal(deal._replace(seat=(deal.seat + 1) % len(deal.hands)), counts, ply)
    counts[ply] += len(cards)
    below = [enumerate_deal(play(deal, c), counts, ply + 1) for c in cards if ply + 1 < len(counts)]
    return tuple(sum(column) for column in zip((0,) * (1 + len(deal.hands)), *below, strict=True))
