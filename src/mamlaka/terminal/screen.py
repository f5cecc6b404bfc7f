"""Views as lines of text. Drawings have at most 80 columns. The module is independent of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from mamlaka.cards import Card, Mask, iter_cards, lowest_card
from mamlaka.display import Message, MessageFact, message_id
from mamlaka.ledger import DealResult, LedgerEntry, Tally
from mamlaka.seats import Seat
from mamlaka.shown_phase import CardLine, CardPlay, ShownPhase
from mamlaka.terminal.cells import pad_right, wrap
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.style import TABLE_OF_FOUR, WIDTH, Style
from mamlaka.tricks import Trick
from mamlaka.view import View
from mamlaka.zones import COMBO_ZONES

__all__ = [
    "deal_lines",
    "final_lines",
    "hand_line",
    "layout_lines",
    "plays_text",
    "rules_lines",
    "table_lines",
    "trick_lines",
]

PLAYED_TO = ("trick", "layout", "dummy")
"""The kinds of zones that have drawings of their own."""
SIDE = 28
MIDDLE = WIDTH - 2 * SIDE
CARD = 6
"""The number of columns for the card of a seat at the side; several cards take more."""


def table_lines(view: View, renderer: Renderer) -> list[Text]:
    """Return the table: the seats with their card counts, the trick or the layout, face-up cards, the viewer's hand."""
    state, style = view.state, renderer.style
    lines = [Text(renderer.header(view), style="bold"), Text()]
    on_table = {seat: style.coloured(card) for seat, card in state.trick} | {
        zone.owner: Text(" ").join(style.coloured(card) for card in state.game.arrange_hand(state, zone.cards))
        for zone in state.zones
        if zone.kind == COMBO_ZONES[0] and zone.cards and zone.owner is not None
    }
    if state.seats == TABLE_OF_FOUR and style.is_drawn:
        lines += _round_table(view, renderer, on_table)
    else:
        order = (*style.order[1:], style.order[0])
        dummy = (state.seats,) * state.game.has_dummy
        lines += [_beside(Text(seat_info(view, renderer, seat)), on_table.get(seat)) for seat in (*dummy, *order)]
    lines += renderer.track_lines(view) + middle_lines(view, renderer)
    lines += _laid_lines(state.shown, state.zones[state.game.layout_zone].cards, style)
    lines += pile_lines(view, style) + open_lines(view, renderer) + tracker_lines(view, style)
    return [*lines, Text(), hand_line(view, style), *_playable(view, style)]


def _laid_lines(shown: ShownPhase, placed: Mask, style: Style) -> list[Text]:
    """Return the cards that a phase shows in the middle: the rows of the layout, or one row of cards."""
    if shown.line is None:
        return layout_lines(placed, style) if shown.has_rows else []
    match shown.line.style:
        case "line":
            return line_lines(shown.line, style)
        case "table":
            return capture_lines(shown.line.cards, style)
        case "count" if not shown.line.cards:
            return []
    return chain_lines(shown.line, style)


def seat_info(view: View, renderer: Renderer, seat: Seat) -> str:
    """Return the name of a seat with its cards and tricks."""
    return renderer.style.listed((renderer.seat_name(view, seat), seat_counts(view, renderer, seat)))


def seat_counts(view: View, renderer: Renderer, seat: Seat) -> str:
    """Return the numbers of cards and tricks of a seat, and its counters."""
    counts = [renderer.say("cards-held", count=view.state.zones[seat].count)]
    shown = view.state.shown
    if shown.winners is not None and not shown.is_combining:
        counts.append(renderer.say("tricks-won", count=shown.winners.count(seat)))
    return renderer.style.listed(counts + renderer.counters(view, seat))


def middle_lines(view: View, renderer: Renderer) -> list[Text]:
    """Return the lines below the trick: the badges and counters of the table, and the target."""
    facts = [*map(renderer.badge, renderer.badges(view, None)), *renderer.counters(view, None)]
    lines = [Text(f"{fact[:1].upper()}{fact[1:]}") for fact in facts]
    goal, totals = view.state.game.goal, view.state.totals
    if goal is not None:
        lines.append(Text(renderer.say("goal-line", points=renderer.style.points(totals[0]), goal=goal)))
    return lines


def _round_table(view: View, renderer: Renderer, on_table: dict[Seat, Text]) -> list[Text]:
    """Draw four seats in their places: the viewer below, the next seat on the side of the direction of play."""
    style = renderer.style
    seat, right, across, left = style.order
    if view.state.game.direction == "cw":
        right, left = left, right
    dot = Text("" if view.state.shown.captures else ".", style="dim")

    def centred(text: Text) -> Text:
        pad = max(0, (WIDTH - text.cell_len) // 2)
        return Text(" " * pad).append_text(text)

    parts = on_table.get(left, dot), on_table.get(right, dot)
    first, last = (max(CARD, part.cell_len + 1) for part in parts)
    middle = Text()
    for part, width in ((parts[0], first), (Text(), MIDDLE - first - last), (parts[1], last)):
        middle.append_text(part).append(" " * max(0, width - part.cell_len))
    names = Text(pad_right(renderer.seat_name(view, left), SIDE + MIDDLE) + renderer.seat_name(view, right))
    counts = Text(pad_right(seat_counts(view, renderer, left), SIDE))
    counts.append_text(middle).append(seat_counts(view, renderer, right))
    return [
        centred(Text(seat_info(view, renderer, across))),
        centred(on_table.get(across, dot)),
        names,
        counts,
        centred(on_table.get(seat, dot)),
        centred(Text(seat_info(view, renderer, seat))),
    ]


def _beside(text: Text, card: Text | None) -> Text:
    return text if card is None else text.append(": ").append_text(card)


def line_lines(shown: CardLine, style: Style) -> list[Text]:
    """Return a layout that is one line, from the lower end up, with the ranks that its ends want."""
    if not shown.down or not shown.up:
        return [Text()]
    low, high = style.rank(shown.down), style.rank(shown.up)
    if not style.is_drawn:
        cards = style.listed(map(style.card, shown.cards))
        return [Text(), Text(style.texts.format("layout-line", cards=cards, low=low, high=high))]
    line = Text(f"  ({low})")
    for card in shown.cards:
        line.append(" ").append_text(style.coloured(card))
    return [Text(), line.append(f" ({high})")]


def chain_lines(shown: CardLine, style: Style) -> list[Text]:
    """Return the cards of a pile or of a count in the order of play, with the rank of the only card that may follow."""
    if not style.is_drawn:
        return [Text(), Text(style.listed(map(style.card, shown.cards)))] if shown.cards else []
    line = Text(" ")
    for card in shown.cards:
        line.append(" ").append_text(style.coloured(card))
    if shown.up:
        line.append(f" ({style.rank(shown.up)})")
    return [Text(), line]


def capture_lines(table: Sequence[Card], style: Style) -> list[Text]:
    """Return the cards of the table that can be captured, in the order in which they came to lie there."""
    say = style.texts.format
    if not table:
        return [Text(), Text(say("page-nothing-on-table"))]
    if not style.is_drawn:
        return [Text(), Text(say("page-on-table", cards=style.listed(map(style.card, table))))]
    line = Text(say("page-on-table", cards="").rstrip())
    for card in table:
        line.append(" ").append_text(style.coloured(card))
    return [Text(), line]


def layout_lines(placed: Mask, style: Style) -> list[Text]:
    """Return the layout, a row for each suit, low to high."""
    lines = [Text()]
    for letter, mask in zip(style.deck.suits, style.deck.suit_masks, strict=True):
        if not style.is_drawn:
            runs = style.listed(_runs(placed & mask, style))
            facts = {"suit": style.suit(letter), **({"cards": runs} if runs else {})}
            lines.append(Text(style.texts.format("layout-row" if runs else "layout-empty", **facts)))
            continue
        line = Text(f"  {style.suit(letter)}  ")
        for card in iter_cards(mask):
            line.append(" ")
            on_table = placed >> card & 1
            line.append_text(
                style.coloured(card) if on_table else Text(" ." + " " * (len(style.card(card)) - 2), style="dim")
            )
        lines.append(line)
    return lines


def _runs(cards: Mask, style: Style) -> Iterator[str]:
    """Yield each run of neighbours of a suit in words, low to high."""
    while cards:
        low = lowest_card(cards)
        run = cards & ~(cards + (1 << low))
        high = run.bit_length() - 1
        ends = {"low": style.card(low), "high": style.card(high)}
        yield style.texts.format("layout-run", **ends) if high > low else ends["low"]
        cards ^= run


def tracker_lines(view: View, style: Style) -> list[Text]:
    """Return the unseen cards and the chance of each to come, if the options show them."""
    tracker = view.state.game.tracker(view.state)
    if tracker is None:
        return []
    count = tracker.unseen.bit_count()
    facts = {"chance": f"{tracker.to_come}/{count}", "percent": f"{100 * tracker.to_come / count:.3g}"}
    text = style.texts.format("tracker-line", cards=style.cards(tracker.unseen), **facts)
    return [Text(line) for line in wrap(text, style.columns)]


def pile_lines(view: View, style: Style) -> list[Text]:
    """Return the piles without an owner, such as a stock: the number of cards, or the cards if the viewer sees them."""
    hidden = {pile.kind for pile in view.state.game.display(view.state).piles if pile.style == "hidden"}
    drawn = hidden.union(PLAYED_TO)
    piles = [zone for zone in view.state.zones if zone.owner is None and zone.count and zone.kind not in drawn]
    names = (style.texts.zone(zone.kind, style.game.name) for zone in piles)
    return [
        Text(f"{name[:1].upper()}{name[1:]}: {style.counted(zone.cards, zone.count)}")
        for name, zone in zip(names, piles, strict=True)
    ]


def open_lines(view: View, renderer: Renderer) -> list[Text]:
    """Return the face-up cards: shown cards in hands, and captured cards."""
    say, style, state = renderer.say, renderer.style, view.state
    # Drawn cards were shown and are no longer face up, but every player may remember them.
    message = "drawn-cards" if state.shown.is_drawing else "open-cards"
    taken = style.texts.own("taken-cards", style.game.name)
    display = renderer.display(view)
    seen = {pile.kind for pile in display.piles if pile.style == "seen"}
    shown = [
        (seat, hand.cards if hand.kind in seen and seat != view.seat else hand.shown)
        for seat, hand in enumerate(state.zones[: state.seats])
    ]

    def marked(cards: Mask, seat: Seat | None = None) -> str:
        return " ".join(renderer.marked_card(display, card, seat) for card in style.game.arrange_hand(state, cards))

    lines = [Text(say(message, **style.seat_facts(seat), cards=marked(cards, seat))) for seat, cards in shown if cards]
    for seat in range(state.seats):
        cards = state.zone("taken", seat).cards & display.face_up
        if cards:
            lines.append(Text(say(taken, **style.seat_facts(seat), cards=marked(cards))))
    return lines


def hand_line(view: View, style: Style) -> Text:
    """Return one's cards, or their places if one doesn't see them; those that may not be played now are dim."""
    refused = view.refusals()
    line = Text(f"{style.texts.format('hand')}:")
    places = view.state.shown.places
    if places and view.seat is not None:
        offered = {number for offer in view.turn.offers for number in offer.numbers} if view.turn else set()
        for place in places[view.seat]:
            line.append(f" [{place}]", style="" if place in offered else "dim")
        return line
    in_front, suit = style.game.in_front(view.state), ""
    if (style.deck.all_mask & ~in_front).bit_count() <= len(style.deck.suits):
        in_front = style.deck.all_mask  # the cards lie by rank: those of the last rank are no suits of their own
    for card in style.game.arrange_hand(view.state, view.hand_mask):
        letter = "in front" if in_front >> card & 1 else style.suit_letter(card)
        line.append("   " if suit and letter != suit else " ")
        line.append_text(style.coloured(card, dim=card in refused))
        suit = letter
    return line


def _playable(view: View, style: Style) -> list[Text]:
    refused = view.refusals()
    if not refused:
        return []
    legal = view.hand_mask & ~sum(1 << card for card in refused)
    return [Text(f"{style.texts.format('playable')}: {style.cards(legal, view.state)}")]


def deal_lines(result: DealResult, deal_number: int, style: Style) -> list[Text]:
    """Return the result of a finished deal, a line for each entry of its ledger."""
    texts = style.texts
    if result.void:
        void = texts.own("deal-void", style.game.name)
        return [Text(texts.format(void, deal=deal_number, reason=texts.name("void", result.void)))]
    contract = style.contract(result.name) if result.name else style.title
    lines = [Text(texts.format("deal-over", deal=deal_number, contract=contract), style="bold")]
    lines += [Text("  " + entry_text(entry, style)) for entry in result.entries]
    return lines + [
        Text(f"  {line}") for row in result.tally for line in wrap(tally_text(row, style), style.columns - 2)
    ]


def tally_text(tally: Tally, style: Style) -> str:
    """Return what was counted in words: a sentence, or what each side has."""
    line = style.message(Message(message_id("tally", tally.word), dict(tally.facts)))
    if not tally.counts:
        return line
    sides = zip(style.game.sides, tally.counts, strict=True)
    counts = style.listed(f"{style.side_name(side)} {count}" for side, count in sides if count is not None)
    return style.texts.format("counter", name=line, value=counts)


def entry_text(entry: LedgerEntry, style: Style) -> str:
    """Return a line of a ledger in words."""
    facts: dict[str, MessageFact] = {"seat": entry.seat, "points": entry.points, "count": entry.count}
    if entry.other is not None:
        facts["other"] = entry.other
    if entry.cards:
        facts["cards"] = " ".join(style.deck.names[card] for card in style.game.arrange(entry.cards))
    line = style.message(Message(message_id("ledger", entry.reason), facts))
    if not entry.each:
        return line
    count = entry.points // entry.each
    return f"{line} {style.texts.format('ledger-parts', count=count, points=style.points(entry.each))}"


def trick_lines(view: View, style: Style) -> list[Text]:
    """Return the finished tricks, or the latest capture, that this table lets players look at again."""
    say, look_back = style.texts.format, style.game.look_back
    shown = view.state.shown
    if shown.captures:
        return _latest_capture(view, shown.captured, style)
    if look_back == "none":
        return [Text(say("look-back-none"))]
    if not shown.tricks:
        return [Text(say("last-trick-none"))]
    tricks = list(enumerate(shown.finished, start=1))
    return [
        Text(say("trick-line", number=number, cards=plays_text(trick, style), **style.seat_facts(winner)))
        for number, (trick, winner) in (tricks if look_back == "all" else tricks[-1:])
    ]


def _latest_capture(view: View, latest: CardPlay | None, style: Style) -> list[Text]:
    """Return the latest capture, if its cards lie open."""
    say = style.texts.format
    if latest is None:
        return [Text(say("last-trick-none"))]
    if not style.game.display(view.state).face_up >> latest.card & 1:
        return [Text(say("look-back-none"))]
    cards = {"card": style.card(latest.card), "cards": style.cards(latest.takes)}
    return [Text(say("last-capture", **cards, **style.seat_facts(latest.seat)))]


def plays_text(trick: Trick, style: Style) -> str:
    """Return the cards of a trick with the names of their players."""
    return style.listed(f"{style.seat_name(seat)} {style.card(card)}" for seat, card in trick)


def rules_lines(style: Style) -> list[Text]:
    """Return the options of the table that differ from the defaults, explained in the language of the player."""
    options, texts = style.game.options, style.texts
    rows = [row for row in options.describe() if options.text(row.name) != row.default]
    if not rows:
        return [Text(texts.format("rules-standard"))]
    own = [message_id("about-option", f"{style.game.name}-{row.name}") for row in rows]
    abouts = [texts.format(about) if texts.has(about) else row.doc for about, row in zip(own, rows, strict=True)]
    sentences = [f"{row.name} = {options.text(row.name)}: {about}" for row, about in zip(rows, abouts, strict=True)]
    return [Text(line) for text in sentences for line in wrap(text, style.columns, subsequent_indent="  ")]


def final_lines(view: View, style: Style) -> list[Text]:
    """Return the result of a match: each side with its rank and points, the best first, and the points of its seats."""
    say, game, totals = style.texts.format, style.game, style.game.sheet_totals(view.state)
    lines = [Text(say("over"), style="bold")]
    if game.goal is not None:
        message = "goal-reached" if totals[0] >= game.goal else "goal-missed"
        lines.append(Text(say(message, points=style.points(totals[0]), goal=game.goal)))
    elif game.points_sign < 0:
        lines.append(Text(say("lowest-wins")))
    ranked = sorted(zip(game.final_ranks(view.state), game.sides, strict=True))
    standings = game.display(view.state).standings
    sums = style.totals([sum(totals[seat] for seat in side) for side in game.sides])
    of_sides = dict(zip(game.sides, sums, strict=True))
    for rank, side in ranked:
        names = " + ".join(style.seat_name(seat) for seat in side)
        points = of_sides[side]
        if standings:
            points = str(standings[side[0]])
        alone = style.listed(style.points(totals[seat]) for seat in side)
        message = "result-side" if len(side) > 1 and game.has_seat_points else "result-line"
        lines.append(Text(say(message, rank=rank, seat=names, points=points, alone=alone)))
    return lines
