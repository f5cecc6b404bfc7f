"""Views as lines of text, none longer than 80 columns. Nothing here knows a game; `trex.py` adds what Trex has."""

from __future__ import annotations

from rich.text import Text

from mamlaka.cards import iter_cards
from mamlaka.ledger import DealResult, Entry
from mamlaka.seats import Seat
from mamlaka.terminal import trex
from mamlaka.terminal.style import TABLE_OF_FOUR, Style
from mamlaka.view import View

__all__ = ["WIDTH", "deal_lines", "hand_line", "table_lines"]

WIDTH = 80
SIDE = 26
MIDDLE = WIDTH - 2 * SIDE


def table_lines(view: View, style: Style) -> list[Text]:
    """Return the table: who sits where with how many cards, the trick or the layout, what lies open, one's hand."""
    state = view.state
    lines = [Text(_header(view, style), style="bold"), Text()]
    layout = state.zones[state.game.layout_zone]
    on_table = {seat: style.coloured(card) for seat, card in state.trick}
    if state.seats == TABLE_OF_FOUR:
        lines += _round_table(view, style, on_table)
    else:
        lines += [_beside(Text(seat_info(view, style, seat)), on_table.get(seat)) for seat in range(state.seats)]
    if layout.cards:
        lines += trex.layout_lines(layout.cards, style)
    lines += trex.furniture(view, style)
    return [*lines, Text(), hand_line(view, style), *_playable(view, style)]


def _header(view: View, style: Style) -> str:
    special = trex.header(view, style)
    return special or style.texts.say("header", game=view.state.game.name, deal=len(view.state.results) + 1)


def seat_info(view: View, style: Style, seat: Seat) -> str:
    """Return the name of a seat with its cards and tricks."""
    return f"{seat_name(view, style, seat)}, {seat_counts(view, style, seat)}"


def seat_name(view: View, style: Style, seat: Seat) -> str:
    """Return the name of a seat, and whether it is king."""
    crown = f" ({style.texts.say('crown')})" if trex.is_king(view, seat) else ""
    return style.name(seat) + crown


def seat_counts(view: View, style: Style, seat: Seat) -> str:
    """Return how many cards a seat holds, and how many tricks it has won."""
    cards = style.texts.say("cards-held", count=view.state.zones[seat].count)
    tricks = trex.tricks_won(view, seat)
    return cards if tricks is None else f"{cards}, {style.texts.say('tricks-won', count=tricks)}"


def _round_table(view: View, style: Style, on_table: dict[Seat, Text]) -> list[Text]:
    """Draw four seats where they sit: oneself below, the next seat on the side that the direction of play says."""
    seat = style.seat
    right, across, left = ((seat + step) % TABLE_OF_FOUR for step in (1, 2, 3))
    if view.state.game.direction == "cw":
        right, left = left, right
    dot = Text(".", style="dim")

    def centred(text: Text) -> Text:
        pad = max(0, (WIDTH - text.cell_len) // 2)
        return Text(" " * pad).append_text(text)

    middle = Text()
    for part, width in ((on_table.get(left, dot), 6), (Text(), MIDDLE - 12), (on_table.get(right, dot), 6)):
        middle.append_text(part).append(" " * max(0, width - part.cell_len))
    names = Text(seat_name(view, style, left).ljust(SIDE + MIDDLE) + seat_name(view, style, right))
    counts = Text(seat_counts(view, style, left).ljust(SIDE))
    counts.append_text(middle).append(seat_counts(view, style, right))
    return [
        centred(Text(seat_info(view, style, across))),
        centred(on_table.get(across, dot)),
        names,
        counts,
        centred(on_table.get(seat, dot)),
        centred(Text(seat_info(view, style, seat))),
    ]


def _beside(text: Text, card: Text | None) -> Text:
    return text if card is None else text.append("  ").append_text(card)


def hand_line(view: View, style: Style) -> Text:
    """Return one's cards; those that may not be played now are dim."""
    refused = view.refusals()
    line = Text(f"{style.texts.say('hand')}:")
    suit = ""
    for card in style.deck.display(view.hand):
        letter = style.deck.names[card][-1]
        line.append("   " if suit and letter != suit else " ")
        line.append_text(style.coloured(card, dim=card in refused))
        suit = letter
    return line


def _playable(view: View, style: Style) -> list[Text]:
    refused = view.refusals()
    if not refused:
        return []
    legal = view.hand & ~sum(1 << card for card in refused)
    return [Text(f"{style.texts.say('playable')}: {style.cards(legal)}")]


def deal_lines(result: DealResult, number: int, style: Style) -> list[Text]:
    """Return what a finished deal was worth to whom, line by line from its ledger."""
    texts = style.texts
    if result.void:
        return [Text(texts.say("deal-void", deal=number, reason=texts.name("void", result.void)))]
    contract = texts.name("contract", result.contract) if result.contract else style.game.name
    lines = [Text(texts.say("deal-over", deal=number, contract=contract), style="bold")]
    return lines + [Text("  " + entry_text(entry, style)) for entry in result.entries]


def entry_text(entry: Entry, style: Style) -> str:
    """Return a line of a ledger in words."""
    facts: dict[str, str | int] = {
        "seat": style.name(entry.seat),
        "points": f"{style.game.points_sign * entry.points:+}",
        "cards": _few(entry, style),
        "count": entry.count,
        "other": "" if entry.other is None else style.name(entry.other),
    }
    return style.texts.say(f"ledger-{entry.reason.replace('_', '-')}", **facts)


def _few(entry: Entry, style: Style) -> str:
    return " ".join(style.card(card) for card in sorted(iter_cards(entry.cards), reverse=True))
