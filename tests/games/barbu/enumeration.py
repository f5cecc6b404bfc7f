"""Count the play sequences of one deal of Barbu. Written from the rules alone; imports nothing from the project.

A card is rank and suit ("TC": ten of clubs). Seat i + 1 acts after seat i. There are four seats.
"""

from typing import NamedTuple

__all__ = ["RANKS", "Deal", "enumerate_deal", "is_over", "legal", "play", "start"]

Cards = tuple[str, ...]
RANKS = "23456789TJQKA"
PLACES = (40, 25, 10, -10)
PRICES = {
    "no_hearts": {rank + "H": -6 if rank == "A" else -2 for rank in RANKS},
    "no_queens": {"Q" + suit: -6 for suit in "SHDC"},
    "barbu": {"KH": -20},
}


class Deal(NamedTuple):
    """A state of a deal: a seat acts, or the deal is over."""

    contract: str
    rules: frozenset[str]  # the options that are not the usual ones, as "name=value"
    named: str  # the trump suit, or the rank with which the rows begin
    hands: tuple[Cards, ...]  # the cards still held, by seat
    seat: int  # the seat on turn
    table: Cards  # the open trick, the led card first; in domino every card laid so far
    points: tuple[int, ...]  # by seat
    out: tuple[int, ...] = ()  # the seats that have gone out in domino, in order
    thrown: bool = False  # whether a heart has been discarded
    taken: tuple[Cards, ...] = ((), (), (), ())  # by seat


def start(contract: str, rules: frozenset[str], named: str, leader: int, hands: list[str], layout: str = "") -> Deal:
    """Read a deal; a hand is spades.hearts.diamonds.clubs, such as "AK.Q9.J7.8"."""
    suits = [zip("SHDC", hand.split("."), strict=True) for hand in hands]
    held = tuple(tuple(rank + suit for suit, ranks in hand for rank in ranks) for hand in suits)
    return Deal(contract, rules, named, held, leader, tuple(layout.split()), (0,) * len(hands))


def height(card: str) -> int:
    """Return the place of a card in its suit."""
    return RANKS.index(card[0])


def is_over(deal: Deal) -> bool:
    """Return whether the deal is over: one seat has cards, or no trick is open and nothing is left to pay."""
    if deal.contract == "domino":
        return sum(map(bool, deal.hands)) <= 1
    left = sum(deal.hands, ())
    prices = PRICES.get(deal.contract, {})
    return not deal.table and (not left or (bool(prices) and not any(card in prices for card in left)))


def winner(trick: Cards, trump: str) -> str:
    """Return the card that wins a trick so far."""
    suit = trump if any(card[1] == trump for card in trick) else trick[0][1]
    return max((card for card in trick if card[1] == suit), key=height)


def leads(deal: Deal, hand: Cards) -> Cards:
    """Return the cards that may be led."""
    free = "heart_lead=free" in deal.rules or (deal.thrown and "heart_lead=until_discarded" in deal.rules)
    if deal.contract not in ("no_hearts", "barbu") or free:
        return hand
    return tuple(card for card in hand if card[1] != "H") or hand


def legal(deal: Deal) -> Cards:
    """Return the legal cards."""
    hand = deal.hands[deal.seat]
    if deal.contract == "domino":
        return tuple(card for card in hand if fits(deal, card))
    if not deal.table:
        return leads(deal, hand)
    led = tuple(card for card in hand if card[1] == deal.table[0][1])
    beaten = not led or (led[0][1] == "H" and "AH" in deal.table)
    if deal.contract == "barbu" and "must_discard_kh=on" in deal.rules and beaten and "KH" in hand:
        return ("KH",)
    if deal.contract != "trumps":
        return led or hand
    if led and deal.table[0][1] != deal.named:
        return led
    best = winner(deal.table, deal.named)
    trumps = tuple(card for card in hand if card[1] == deal.named)
    higher = tuple(card for card in trumps if best[1] != deal.named or height(card) > height(best))
    lower = trumps if "undertrump=must" in deal.rules or deal.table[0][1] == deal.named else ()
    return higher or lower or hand


def fits(deal: Deal, card: str) -> bool:
    """Return whether a card may be laid: it begins a row, or lies beside a card towards the beginning."""
    step = height(card) - RANKS.index(deal.named)
    inner = height(card) - (step > 0) + (step < 0)
    return step == 0 or RANKS[inner] + card[1] in deal.table


def play(deal: Deal, card: str) -> Deal:
    """Play a legal card and apply its consequences."""
    hands = tuple(tuple(c for c in hand if c != card) for hand in deal.hands)
    table, turn = (*deal.table, card), (deal.seat + 1) % 4
    if deal.contract == "domino":
        if card[0] == "A" and "ace_again=on" in deal.rules and hands[deal.seat]:
            turn = deal.seat
        out = deal.out if hands[deal.seat] else (*deal.out, deal.seat)
        points = list(deal.points)
        if sum(map(bool, hands)) == 1:
            order = (*out, next(seat for seat in range(4) if hands[seat]))
            for seat, paid in zip(order, PLACES, strict=True):
                points[seat] += paid
        return deal._replace(hands=hands, seat=turn, table=table, points=tuple(points), out=out)
    thrown = deal.thrown or (card[1] == "H" and table[0][1] != "H")
    if len(table) < 4:
        return deal._replace(hands=hands, seat=turn, table=table, thrown=thrown)
    taker = (turn + table.index(winner(table, deal.named))) % 4  # the seat after the last to play had led
    taken = tuple((*cards, *(table if seat == taker else ())) for seat, cards in enumerate(deal.taken))
    points = list(deal.points)
    points[taker] += {"no_tricks": -2, "trumps": 5}.get(deal.contract, 0)
    points[taker] += sum(PRICES.get(deal.contract, {}).get(c, 0) for c in table)
    left = len(hands[0])
    points[taker] += {0: -20, 1: -10}.get(left, 0) if deal.contract == "last_two" else 0
    if deal.contract == "ravage" and not left:
        most = [max(sum(c[1] == suit for c in cards) for suit in "SHDC") for cards in taken]
        losers = [seat for seat in range(4) if most[seat] == max(most)]
        for seat in losers:
            points[seat] -= 24 // len(losers)
    return deal._replace(hands=hands, seat=taker, table=(), points=tuple(points), thrown=thrown, taken=taken)


def enumerate_deal(deal: Deal, counts: list[int], ply: int = 0) -> tuple[int, ...]:
    """Add the sequences of ply + 1, ply + 2, ... plays to `counts`; return terminal nodes and their points by seat.

    The search goes no deeper than the length of `counts`: a deal counts only if it ends before the last entry.
    """
    if is_over(deal):
        return 1, *deal.points
    if not (cards := legal(deal)):  # a forced pass in domino: no ply of its own
        return enumerate_deal(deal._replace(seat=(deal.seat + 1) % 4), counts, ply)
    counts[ply] += len(cards)
    below = [enumerate_deal(play(deal, c), counts, ply + 1) for c in cards if ply + 1 < len(counts)]
    return tuple(sum(column) for column in zip((0,) * 5, *below, strict=True))
