"""Hands as newspapers print them: a row of ranks for each suit, and the seats around the table."""

from __future__ import annotations

from collections.abc import Mapping

from mamlaka.cards import SUIT_SYMBOLS, iter_cards
from mamlaka.drawing.places import place_names, seats_around
from mamlaka.seats import Seat
from mamlaka.view import View

__all__ = ["hand_diagram"]

VOID = "—"
ROUND_TABLE = 4
GAP = 2


def hand_diagram(view: View, names: Mapping[Seat, str] | None = None, letters: Mapping[str, str] | None = None) -> str:
    """Return the hands of a view as text; unknown cards are counted: `+ 13`.

    Four hands lie around the table, as in newspapers, with the owner of the view below; other numbers of them lie one
    below another.

    Args:
        view: whose cards are seen; a view on a whole state shows all of them.
        names: the name of each seat; without a name it has its number.
        letters: what cards print instead of the letters of ranks in notation.
    """
    names = place_names(view) | dict(names or {})
    seats = seats_around(view)
    blocks = {seat: [names[seat], *_hand_lines(view, seat, letters or {})] for seat in seats}
    if len(seats) != ROUND_TABLE:
        return "\n\n".join("\n".join(blocks[seat]) for seat in seats)
    below, right, above, left = (blocks[seat] for seat in seats)
    if view.state.game.direction == "cw":
        right, left = left, right
    width = max(len(line) for block in (below, above, left) for line in block) + GAP
    sides = [f"{one:<{2 * width}}{other}".rstrip() for one, other in zip(*_same_height(left, right), strict=True)]
    middle = [[" " * width + line for line in block] for block in (above, below)]
    return "\n".join([*middle[0], *sides, *middle[1]])


def _hand_lines(view: View, seat: Seat, letters: Mapping[str, str]) -> list[str]:
    """Return a line for each suit, and one for jokers and for unknown cards; of an unknown suit nothing is said."""
    game, hand = view.state.game, view.state.zones[seat]
    deck = game.deck
    lines = []
    for letter, suit in zip(deck.suits, deck.suit_masks, strict=True):
        held = [deck.names[card][0] for card in game.arrange(hand.cards & suit)]
        ranks = [letters.get(rank, rank).replace("T", "10") for rank in held]
        if ranks or not hand.unknown:
            lines.append(f"{SUIT_SYMBOLS.get(letter, letter)} {' '.join(ranks) or VOID}")
    jokers = [deck.names[card] for card in iter_cards(hand.cards) if deck.suit_of[card] == len(deck.suits)]
    lines += [" ".join(jokers)] if jokers else []
    return [*lines, f"+ {hand.unknown}"] if hand.unknown else lines


def _same_height(*blocks: list[str]) -> list[list[str]]:
    height = max(map(len, blocks))
    return [block + [""] * (height - len(block)) for block in blocks]
