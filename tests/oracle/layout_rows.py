"""Rows of suits that grow from their jacks up and down, as in Herzeln, Kein Stich and Quodlibet."""

from collections.abc import Callable

from tests.oracle.refereeing import Lines


def fits_row(card: str, laid: set[str], order: str) -> bool:
    """Return whether a card may be laid; `order` has the ranks from the lowest.

    >>> [card for card in ("QS", "TS", "KS", "JH", "QH") if fits_row(card, {"JS"}, "789TJQKA")]
    ['QS', 'TS', 'JH']
    """
    at, start = order.index(card[0]), order.index("J")
    if at == start:
        return True
    return order[at - 1 if at > start else at + 1] + card[1] in laid


def play_rows(
    lines: Lines, hands: dict[int, set[str]], seat: int, order: str, finished: Callable[[list[int]], bool]
) -> list[int]:
    """Replay a layout from a seat's turn, and return who is out, in order; who can lay a card must."""
    laid: set[str] = set()
    out: list[int] = []
    while not finished(out):
        if seat not in out:
            fitting = sorted(card for card in hands[seat] if fits_row(card, laid, order))
            card = lines.choose({f"{seat} +{card}": card for card in fitting} or {f"{seat} pass": ""})
            hands[seat].discard(card)
            laid.add(card)
            if not hands[seat]:
                out.append(seat)
        seat = (seat + 1) % len(hands)
    return out
