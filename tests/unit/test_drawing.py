"""Drawings: cards, tables and diagrams of hands, for every game."""

import re
import xml.etree.ElementTree as ET
from collections.abc import Callable

import pytest
from msgspec.structs import replace

import mamlaka as mk
from mamlaka.cards import FRENCH, XIANGQI, CardSet, Deck, iter_cards
from mamlaka.drawing import SheetLine, TableWords, card_svg, cards_svg, hand_diagram, sheet_svg, table_svg
from mamlaka.drawing.cards import CardStyle, drawn_card, drawn_row
from mamlaka.errors import ParseError
from mamlaka.options import DeckFaces
from mamlaka.registry import game_names
from mamlaka.replaying import Replay
from mamlaka.state import State
from mamlaka.view import View
from tests.notebooks import in_notebook

SVG = "{http://www.w3.org/2000/svg}"
DIAGRAM = """\
               Seat 2
               ♠ 7 5
               ♥ K J 10 9 7
               ♦ J 5
               ♣ 10 7 5 4
Seat 3                        Seat 1
♠ A 8 6 4 3 2                 ♠ K Q J 9
♥ 6 3 2                       ♥ A 4
♦ 10 3                        ♦ A K Q 9 7
♣ 3 2                         ♣ J 9
               Seat 0
               ♠ 10
               ♥ Q 8 5
               ♦ 8 6 4 2
               ♣ A K Q 8 6"""


def drawn(text: str) -> ET.Element:
    """Return the root of a drawing, after checks that any viewer needs."""
    root = ET.fromstring(text)  # noqa: S314  # our own text
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    used = set(re.findall(r'(?:href="|url\()#([\w-]+)', text))
    assert len(ids) == len(set(ids))
    assert used <= set(ids)
    assert not re.search(r"nan|inf\b|None|undefined", text)
    return root


def title_of(text: str) -> str:
    """Return what a drawing says it shows."""
    title = drawn(text).find(f"{SVG}title")
    assert title is not None
    return str(title.text)


@pytest.mark.parametrize("faces", ["french", "italian"])
@pytest.mark.parametrize("four_colours", [False, True])
def test_every_card_can_be_drawn(faces: DeckFaces, four_colours: bool) -> None:  # noqa: FBT001
    """No two cards look the same, and one drawing may hold all of them."""
    cards = (*FRENCH.names, "*L", "*S")
    drawings = {card_svg(card, faces=faces, four_colours=four_colours) for card in cards}
    whole = cards_svg(cards, faces=faces, four_colours=four_colours)

    assert len(cards) == len({re.sub("<title>.*?</title>", "", text) for text in drawings})
    assert " ".join(cards) == title_of(whole)


def test_every_piece_of_chinese_chess_can_be_drawn() -> None:
    """No two kinds look the same, and equal pieces do; red pieces are red."""
    kinds = tuple(dict.fromkeys(XIANGQI.names))
    drawings = {kind: re.sub("<title>.*?</title>", "", card_svg(kind, faces="xiangqi")) for kind in kinds}
    reds = {kind for kind, text in drawings.items() if "#c4202c" in text}

    assert 14 == len(set(drawings.values()))
    assert {kind for kind in kinds if kind[1] == "R"} == reds
    assert "SR SR GB" == title_of(cards_svg(["SR", "SR", "GB"], faces="xiangqi"))
    assert cards_svg(["GB", "SB"], faces="xiangqi") == in_notebook(CardSet("SB GB", deck=XIANGQI))


def test_a_card_of_another_deck_shows_its_rank() -> None:
    """Decks of other packages may have ranks and suits without a drawing."""
    deck = Deck("odd", "XY", "7W")
    texts = [element.text for element in drawn(in_notebook(CardSet("WX WY", deck))).iter(f"{SVG}text")]

    assert {"WX", "WY"} == set(texts)


def test_cards_are_named_as_people_write_them() -> None:
    """In one text or one by one; what is no card is refused."""
    assert cards_svg("Q♥ 10d") == cards_svg(["QH", "TD"]) == cards_svg(CardSet("QH TD", FRENCH).names)
    for wrong in ("QX", "", "foo"):
        with pytest.raises(ParseError):
            card_svg(wrong)


def test_signs_that_xml_forbids_are_replaced() -> None:
    """A name may have any sign."""
    view = mk.Table("trex", seed=3).view(0)
    words = TableWords("a\x01", dict.fromkeys(range(4), "b\x1b\ufffe"))

    assert "b\ufffd\ufffd" in [element.text for element in drawn(table_svg(view, words)).iter(f"{SVG}text")]


@pytest.mark.parametrize("name", game_names())
def test_every_table_can_be_drawn(name: str) -> None:
    """Each view of a match, from its beginning on: nothing lies outside the picture."""
    table = mk.Table(name, seed=5, bots="random")
    for _ in range(5):
        for _ in range(9):
            if not table.is_over:
                table.play_next_bot()
        seats = table.state.seats
        for view in (View(None, table.state), table.view(table.version % seats)):
            root = drawn(table_svg(view))
            width, height = (float(root.get("viewBox", "").split()[place]) for place in (2, 3))
            for card in root.iter(f"{SVG}svg"):
                if card is root or "x" not in card.attrib:
                    continue
                x, y, wide, high = (float(card.attrib[key]) for key in ("x", "y", "width", "height"))
                assert 0 <= x <= width - wide
                assert 0 <= y <= height - high


def test_a_view_shows_no_hidden_card() -> None:
    """Whose cards are not seen has as many cards face down; two worlds that look the same are drawn the same."""
    table = mk.Table("trex", doubling=False, seed=3, bots="rules")
    view = table.view(1)
    text = table_svg(view)

    assert view.state.zones[0].unknown == 13
    assert sum(zone.unknown for zone in view.state.zones) == text.count('href="#back-star"') + text.count(
        'id="back-star"'
    )


def test_the_words_of_a_table_are_those_of_its_readers() -> None:
    """Title, names and notes; letters that mean something in XML are kept."""
    view = mk.Table("trex", seed=3).view(0)
    words = TableWords("<تركس> & co", {seat: f"Player {seat}" for seat in range(4)}, {2: "12 < 13"}, ["below"])
    texts = [element.text for element in drawn(table_svg(view, words)).iter(f"{SVG}text")]

    assert {"<تركس> & co", "Player 0", "Player 3", "12 < 13", "below"} <= set(texts)


def seen_until(name: str, is_wanted: Callable[[State], bool], **options: object) -> State:
    """Return the first state that is wanted, of matches between random bots."""
    for seed in range(50):
        table = mk.Table(name, seed=seed, bots="random", **options)  # type: ignore[arg-type]
        while not table.is_over:
            if is_wanted(table.state):
                return table.state
            table.play_next_bot()
    raise AssertionError("there is no such state")


def test_piles_have_their_names() -> None:
    """Below each pile stands its name, with the number of its cards if it has several; no text meets another pile."""
    state = seen_until("toepen", lambda state: bool(state.trick))
    words = TableWords("Toepen", dict.fromkeys(range(state.seats), "Anna"), piles={"stock": "talon"})
    texts = [element.text for element in drawn(table_svg(View(0, state), words)).iter(f"{SVG}text")]

    assert f"talon · {state.zone('stock').count}" in texts


def cards_of(root: ET.Element) -> list[tuple[float, float, float, float]]:
    """Return left, top, width and height of each card of a drawing."""
    cards = [card for card in root.iter(f"{SVG}svg") if card is not root and "y" in card.attrib]
    return [
        (float(card.attrib["x"]), float(card.attrib["y"]), float(card.attrib["width"]), float(card.attrib["height"]))
        for card in cards
    ]


@pytest.mark.parametrize("name", ["loo", "toepen", "schnapsen", "oneonta", "five_hundred"])
def test_piles_lie_where_nothing_else_lies(name: str) -> None:
    """No card touches a pile or its name, at tables of two to six."""
    state = seen_until(name, lambda state: bool(state.trick))
    kinds = {zone.kind for zone in state.zones if zone.owner is None}
    words = TableWords("", dict.fromkeys(range(state.seats + 1), "A name"), piles=dict.fromkeys(kinds, "pile"))
    root = drawn(table_svg(View(0, state), words))
    names = [text for text in root.iter(f"{SVG}text") if str(text.text).startswith("pile")]

    assert names
    for text in names:
        x, y = float(text.attrib["x"]), float(text.attrib["y"])
        pile = (x - 31, y - 103, 62, 103)
        own = [card for card in cards_of(root) if abs(card[0] + card[2] / 2 - x) < 11 and -105 < card[1] - y < 0]
        assert own
        for left, top, width, height in set(cards_of(root)) - set(own):
            assert left >= pile[0] + pile[2] or left + width <= pile[0] or top >= y or top + height <= pile[1]


def test_long_notes_stay_in_the_picture() -> None:
    """At the left and the right side they move to the middle."""
    view = mk.Table("trex", seed=3).view(0)
    note = "dealer, king, 13 cards, 11 tricks, chips: 19"
    words = TableWords("", dict.fromkeys(range(4), "Anna"), dict.fromkeys(range(4), note))
    x = [float(text.attrib["x"]) for text in drawn(table_svg(view, words)).iter(f"{SVG}text") if text.text == note]

    assert min(x) - 4 * len(note) > 0
    assert max(x) + 4 * len(note) < 960


def test_shown_cards_stand_out_of_a_hand() -> None:
    """In an open picture you see which cards of a hand everyone has seen, because they are doubled."""
    state = seen_until("trex", lambda state: any(0 < hand.shown < hand.cards for hand in state.zones[: state.seats]))
    hands = tuple(zone.with_nothing_shown() for zone in state.zones[: state.seats])
    plain = replace(state, zones=(*hands, *state.zones[state.seats :]))
    tops = [[top for _, top, _, _ in cards_of(drawn(table_svg(View(None, one))))] for one in (plain, state)]
    raised = sum(before - after == 12 for before, after in zip(*tops, strict=True))

    assert sum(hand.shown.bit_count() for hand in state.zones[: state.seats] if hand.shown != hand.cards) == raised


def test_piles_of_a_seat_that_everyone_sees_are_drawn() -> None:
    """In Spar a seat may set cards aside face up."""
    state = seen_until("spar", lambda state: any(zone.shown for zone in state.zones[state.seats :]), dry="dry_show")
    shown = sum(zone.shown.bit_count() for zone in state.zones[state.seats :])
    plain = replace(state, zones=tuple(zone.with_nothing_shown() for zone in state.zones))

    assert shown == len(cards_of(drawn(table_svg(View(None, state))))) - len(
        cards_of(drawn(table_svg(View(None, plain))))
    )


@pytest.mark.parametrize("title", ["Trex", "تركس"])
def test_a_score_sheet_has_its_rows_in_order(title: str) -> None:
    """Each number is below the name of its player; where people read from the right, the labels are there."""
    lines = [
        SheetLine("Kingdom 1", kind="section"),
        SheetLine("Queens", ("-25", "0")),
        SheetLine("Slaps", kind="open"),
        SheetLine("Total", ("-25", "+75"), "total"),
    ]
    texts = list(drawn(sheet_svg(title, ["Amira", "Bilal & co"], lines)).iter(f"{SVG}text"))
    x = {str(text.text): float(text.attrib["x"]) for text in texts}
    heights = [float(text.attrib["y"]) for text in texts]

    assert [title, "Amira", "Bilal & co", "Kingdom 1", "Queens", "-25", "0", "Slaps", "Total", "-25", "+75"] == [
        text.text for text in texts
    ]
    assert heights == sorted(heights)
    assert (x["Amira"], x["Bilal & co"]) == (x["-25"], x["+75"])
    assert (x["Queens"] < x["-25"] < x["0"]) == (title == "Trex")
    assert (x["Queens"] > x["-25"] > x["0"]) == (title != "Trex")


def test_hands_are_printed_as_in_newspapers() -> None:
    """Four hands around the table; a hand that is not seen has its number of cards."""
    table = mk.Table("trex", doubling=False, seed=3)
    own = hand_diagram(table.view(1), {0: "N", 1: "E", 2: "S", 3: "W"})

    assert DIAGRAM == hand_diagram(View(None, table.state))
    assert own.count("+ 13") + own.count("+ 12") == 3
    assert "♦ A K Q 9 7" in own
    assert "♦ A R D 9 7" in hand_diagram(table.view(1), letters={"J": "V", "Q": "D", "K": "R"})


def test_the_card_turned_up_is_drawn() -> None:
    """Also where a badge alone shows it."""
    table = mk.Table("cribbage", seed=7, bots="random")
    while not any(badge.cards for badge in table.state.game.display(table.state).badges if badge.seat is None):
        table.play_next_bot()
    view = table.view(None)
    (starter,) = (badge.cards for badge in view.state.game.display(view.state).badges if badge.seat is None)
    drawings = [drawn_card(view.state.game.deck.names[card], 0, 0, 62, CardStyle()) for card in iter_cards(starter)]

    assert drawings[0].partition("viewBox")[2] in table_svg(view)


def test_other_tables_print_one_hand_below_another() -> None:
    """A hand has a line for each suit, and a dash for one that it lacks."""
    lines = hand_diagram(View(None, mk.Table("schnapsen", seed=1).state)).splitlines()

    assert ["Seat 0", "Seat 1"] == [line for line in lines if line.startswith("Seat")]
    assert 2 * 4 == sum(line[0] in "♠♥♦♣" for line in lines if line)


def test_notebooks_draw_hands_views_tables_and_records() -> None:
    """Each has a drawing; a record also has its points. Of a match that is not over, no hidden card is drawn."""
    table = mk.Table("schnapsen", seed=1, bots="rules")
    unfinished = table.record()
    for thing in (mk.CardSet("QH 9D", FRENCH), table, table.view(0), unfinished):
        drawn(in_notebook(thing))
    assert table_svg(table.view(None)) == in_notebook(unfinished)

    table.run()
    record = table.record()
    replay = Replay(record)
    assert table_svg(replay.open_view(replay.opening(len(record.deals)))) == in_notebook(record)
    page = in_notebook(record, "html")
    assert page.startswith(in_notebook(record))
    assert len(record.deals) + 2 == page.count("<tr>")
    assert str(record.totals[0]) in page


def test_french_courts_print_the_letters_of_the_language_of_a_drawing() -> None:
    """A German queen has a D in both corners; Italian faces keep the indices of their names."""
    plain, german = CardStyle(), CardStyle(letters={"Q": "D"})
    english, local = (
        re.findall(r'<path fill="none"[^>]* d="(.*?)"', drawn_card("QH", 0, 0, 240, style)) for style in (plain, german)
    )

    assert [True, False, False] == [one == other for one, other in zip(english, local, strict=True)]
    assert drawn_card("KH", 0, 0, 240, plain) == drawn_card("KH", 0, 0, 240, german)
    assert card_svg("QH", faces="italian") == drawn_row(["QH"], CardStyle("italian", letters={"Q": "D"}))


def test_the_courts_of_italian_cards_have_the_indices_of_their_names() -> None:
    """A fante, a cavallo and a re have F, C and R; the other ranks look as on French cards."""
    french, italian = ({rank: card_svg(f"{rank}D", faces=faces) for rank in "7JQK"} for faces in ("french", "italian"))
    first = {rank: re.findall(r'<path fill="none"[^>]* d="(.*?)"', text)[0] for rank, text in italian.items()}

    assert first["7"] in french["7"]
    assert all(first[rank] not in french[rank] for rank in "JQK")
