"""Count the play sequences of one deal of Herzeln. Written from the rules alone; imports nothing from the project.

A card is rank and suit ("TC": ten of clubs). Seat i + 1 acts after seat i. Three seats have no 8 and no 7.
"""

from typing import NamedTuple

__all__ = ["RANKS", "Deal", "enumerate_deal", "is_over", "move", "moves", "start"]

Cards = tuple[str, ...]
Move = tuple[str, bool]  # a card, and in the line whether it goes to the lower end
RANKS = {3: "9JQKTA", 4: "789JQKTA"}
HEARTS = {"A": 11, "T": 10, "K": 4, "Q": 3, "J": 2}  # other hearts cost 1
PLACES = (0, -10, -20, -30)
STOPPING = ("hearts", "queens", "king")


class Deal(NamedTuple):
    """A state of a deal: a seat acts, or the deal is over."""

    contract: str
    hands: tuple[Cards, ...]  # the cards still held, by seat
    seat: int  # the seat on turn
    table: Cards  # the open trick, the led card first; or the line, from its lower end up
    points: tuple[int, ...]  # by seat
    out: tuple[int, ...] = ()  # the seats that have gone out in the line, in order


def start(contract: str, leader: int, hands: list[str], line: str = "") -> Deal:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, such as "AK.Q9.J7.8"."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    held = tuple(tuple(rank + suit for suit, ranks in hand for rank in ranks) for hand in suits)
    return Deal(contract, held, leader, tuple(line.split()), (0,) * len(hands))


def worth(cards: Cards, contract: str, *, is_last: bool) -> int:
    """Return what the taker of a trick of these cards gets."""
    hearts = sum(HEARTS.get(card[0], 1) for card in cards if card[1] == "H")
    queens = sum(card[0] == "Q" for card in cards)
    return {
        "hearts": -hearts,
        "tricks": 10,
        "no_tricks": -10,
        "queens": -20 * queens,
        "king": -40 * cards.count("KH"),
        "last_trick": 40 * is_last,
        "no_last_trick": -40 * is_last,
    }[contract]


def is_over(deal: Deal) -> bool:
    """Return whether the deal is over: one seat has cards, or no trick is open and nothing is left to pay."""
    if deal.contract == "line":
        return sum(map(bool, deal.hands)) <= 1
    left = sum(deal.hands, ())
    return not deal.table and (
        not left or (deal.contract in STOPPING and worth(left, deal.contract, is_last=False) == 0)
    )


def next_to(rank: str, step: int, seats: int) -> str:
    """Return the next rank of the cycle."""
    ranks = RANKS[seats]
    return ranks[(ranks.index(rank) + step) % len(ranks)]


def moves(deal: Deal) -> list[Move]:
    """Return the legal moves. Line: a jack, then cards that fit an end. Tricks: the led suit, or any card."""
    hand, seats = deal.hands[deal.seat], len(deal.hands)
    if deal.contract != "line":
        following = [c for c in hand if deal.table and c[1] == deal.table[0][1]]
        return [(card, False) for card in following or hand]
    if not deal.table:
        return [(card, False) for card in hand if card[0] == "J"]
    up, down = next_to(deal.table[-1][0], 1, seats), next_to(deal.table[0][0], -1, seats)
    return [(card, low) for low, rank in ((False, up), (True, down)) for card in hand if card[0] == rank]


def move(deal: Deal, chosen: Move) -> Deal:
    """Play a card and apply its consequences: a place in the line, or a complete trick."""
    card, is_low = chosen
    seats = len(deal.hands)
    table = (card, *deal.table) if is_low else (*deal.table, card)
    points, turn, out = list(deal.points), (deal.seat + 1) % seats, deal.out
    hands = tuple(tuple(c for c in hand if c != card) for hand in deal.hands)
    if deal.contract == "line":
        out = out if hands[deal.seat] else (*out, deal.seat)
        if sum(map(bool, hands)) == 1:
            last = next(seat for seat in range(seats) if hands[seat])
            for seat, place in zip((*out, last), PLACES, strict=False):
                points[seat] += place
    elif len(table) == seats:
        best = max((c for c in table if c[1] == table[0][1]), key=lambda c: RANKS[seats].index(c[0]))
        turn = (turn + table.index(best)) % seats  # the seat after the last to play had led
        points[turn] += worth(table, deal.contract, is_last=not any(hands))
        table = ()
    return Deal(deal.contract, hands, turn, table, tuple(points), out)


def enumerate_deal(deal: Deal, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... plays to `counts`; return terminal nodes and their points by seat.

    The search goes no deeper than the length of `counts`: a deal counts only if it ends before the last entry.
    """
    if is_over(deal):
        return 1, *deal.points
    if not (found := moves(deal)):  # a forced pass in the line: no ply of its own
        return enumerate_deal(deal._replace(seat=(deal.seat + 1) % len(deal.hands)), counts, ply)
    counts[ply] += len(found)
    below = [enumerate_deal(move(deal, one), counts, ply + 1) for one in found if ply + 1 < len(counts)]
    return tuple(sum(column) for column in zip((0,) * (1 + len(deal.hands)), *below, strict=True))
