"""Count the play sequences of one deal of Kein Stich. Written from the rules alone; imports nothing from the project.

A card is rank and suit ("TC": ten of clubs). Seat i + 1 acts after seat i. Three, five and six seats have no 7S and 7C.
"""

from typing import NamedTuple

__all__ = ["RANKS", "SHARES", "Deal", "enumerate_deal", "is_over", "legal", "play", "start"]

Cards = tuple[str, ...]
RANKS = "789TJQKA"
INNER = dict(zip("789TQKA", "89TJJQK", strict=True))  # the rank that must lie on the table before
SHARES = {3: (100, 70, 0), 4: (80, 50, 30, 0), 5: (70, 45, 25, 10, 0), 6: (65, 40, 25, 15, 0, 0)}
CARD_PRICES = ("no_hearts", "no_queens", "no_king")


class Deal(NamedTuple):
    """A state of a deal: a seat acts, or the deal is over."""

    contract: str
    hands: tuple[Cards, ...]  # the cards still held, by seat
    seat: int  # the seat on turn
    table: Cards  # the open trick, the led card first; in the layout every card played so far
    points: tuple[int, ...]  # by seat
    out: tuple[int, ...] = ()  # the seats that have gone out in the layout, in order


def start(contract: str, leader: int, hands: list[str], layout: str = "") -> Deal:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, such as "AK.Q9.J7.8"."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    held = tuple(tuple(rank + suit for suit, ranks in hand for rank in ranks) for hand in suits)
    return Deal(contract, held, leader, tuple(layout.split()), (0,) * len(hands))


def price(cards: Cards, contract: str, *, is_last: bool = False) -> int:
    """Return what the taker of a trick of these cards pays."""
    hearts, queens = 5 * sum(c[1] == "H" for c in cards), 10 * sum(c[0] == "Q" for c in cards)
    king = 40 * cards.count("KH")
    prices = {"no_tricks": 5, "no_hearts": hearts, "no_queens": queens, "no_king": king, "no_last_trick": 40 * is_last}
    return 5 + hearts + queens + king if contract == "all_at_once" else prices[contract]


def is_over(deal: Deal) -> bool:
    """Return whether the deal is over: one seat has cards, or no trick is open and nothing is left to pay."""
    if deal.contract == "layout":
        return sum(map(bool, deal.hands)) <= 1
    left = sum(deal.hands, ())
    return not deal.table and (not left or (deal.contract in CARD_PRICES and price(left, deal.contract) == 0))


def legal(deal: Deal) -> Cards:
    """Return the legal cards. Layout: jacks, and outer neighbours of played ones. Tricks: the led suit, or any card."""
    hand = deal.hands[deal.seat]
    if deal.contract == "layout":
        return tuple(c for c in hand if c[0] == "J" or INNER[c[0]] + c[1] in deal.table)
    return tuple(c for c in hand if deal.table and c[1] == deal.table[0][1]) or hand


def play(deal: Deal, card: str) -> Deal:
    """Play a legal card and apply its consequences: a place in the layout, or a complete trick."""
    seats = len(deal.hands)
    table, points, turn, out = (*deal.table, card), list(deal.points), (deal.seat + 1) % seats, deal.out
    hands = tuple(tuple(c for c in hand if c != card) for hand in deal.hands)
    if deal.contract == "layout":
        out = out if hands[deal.seat] else (*out, deal.seat)
        if sum(map(bool, hands)) == 1:
            last = next(seat for seat in range(seats) if hands[seat])
            for seat, share in zip((*out, last), SHARES[seats], strict=True):
                points[seat] += share
    elif len(table) == seats:
        best = max((c for c in table if c[1] == table[0][1]), key=lambda c: RANKS.index(c[0]))
        turn = (turn + table.index(best)) % seats  # the seat after the last to play had led
        points[turn] -= price(table, deal.contract, is_last=not any(hands))
        table = ()
    return Deal(deal.contract, hands, turn, table, tuple(points), out)


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
