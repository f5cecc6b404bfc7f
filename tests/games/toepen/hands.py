"""Tables of Toepen with chosen cards."""

from collections.abc import Sequence
from typing import Any

from mamlaka.cards import PIQUET, iter_cards
from mamlaka.fair import FairShuffler
from mamlaka.games.toepen import Toepen
from mamlaka.match import Setup
from mamlaka.notation import parse_hand
from mamlaka.phase import Shuffler
from mamlaka.seats import Seat
from mamlaka.table import Table
from tests.tables import act

__all__ = ["play", "table_of"]

HAND = 4


def shuffler_of(hands: Sequence[str], stock: str, dealer: Seat, seats: int) -> Shuffler:
    """Deal these cards first, with others where none are named; later deals come from a fixed seed."""
    masks = [parse_hand(hand, PIQUET) for hand in hands] + [0] * (seats - len(hands))
    top = [PIQUET.card(name) for name in stock.split()]
    free = [card for card in range(len(PIQUET)) if card not in top and not sum(masks) >> card & 1]
    order: list[int] = []
    for mask in masks:
        wanted = HAND - mask.bit_count()
        order += [*iter_cards(mask), *free[:wanted]]
        del free[:wanted]
    rest = FairShuffler(bytes(32))

    def deal(label: str, index: int, size: int) -> Sequence[int]:
        if label == "dealer":
            return [dealer, *(seat for seat in range(size) if seat != dealer)]
        return [*order, *top, *free] if index == 0 else rest(label, index, size)

    return deal


def table_of(row: dict[str, Any]) -> Table:
    """Open the table of a vector."""
    seats = row.get("seats", 4)
    shuffler = shuffler_of(row.get("hands", []), row.get("stock", ""), row.get("dealer", seats - 1), seats)
    return Table(Setup(Toepen, row.get("options", {}), seats), shuffler)


def play(table: Table, steps: Sequence[str]) -> None:
    """Let seats act, `2 knock`, or let all that are asked act in turn: `keep`."""
    for step in steps:
        seat, _, words = step.partition(" ")
        if words:
            act(table, int(seat), words)
            continue
        offered = True
        while offered:
            turns = {number: table.view(number).turn for number in table.waiting_for}
            asked = [n for n, turn in turns.items() if turn and step in {offer.kind for offer in turn.offers}]
            offered = bool(asked)
            for number in asked[:1]:
                act(table, number, step)
