"""The lessons of the games: their points are those of the rules, and their sentences exist in every language."""

import re
from functools import cache

import pytest

from mamlaka.bots.random import RandomBot
from mamlaka.cards import FRENCH, iter_cards
from mamlaka.conformance import check_game
from mamlaka.display import message_id
from mamlaka.errors import InvalidSetup
from mamlaka.game import Game
from mamlaka.games.trex import Trex
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import LedgerEntry
from mamlaka.lesson import (
    MAX_PAGES,
    Lesson,
    LessonPage,
    Picture,
    PointsRow,
    ScoringTable,
    contract_scoring,
    default_lesson,
    layout_picture,
    sentences_of,
    trick_picture,
)
from mamlaka.match import Setup
from mamlaka.messages import languages, own_messages
from mamlaka.registry import find_game, game_names
from mamlaka.table import Table
from mamlaka.texts import Texts
from mamlaka.tricks import TrickSpec, trick_spec

SCORED = ("hearts", "herzeln", "kein_stich", "tressette", "trex")
"""The games whose points come from cards, tricks and places alone."""
KINDS = {"hearts": 1, "herzeln": 3, "kein_stich": 3, "tressette": 2, "trex": 3}
"""How many reasons for points there are at least in a match."""
PRESETS = [(name, preset) for name in SCORED for preset in find_game(name).options_type.presets]


def game_with(name: str, preset: str = "", **options: str) -> Game:
    """Return the rules of a game with some options."""
    rules = find_game(name)
    return Setup(rules, rules.options_type.parse(options, preset)).start().game


TOGETHER: dict[str, list[dict[str, str]]] = {
    "fan_tan": [
        {"start": "first", "opener": "rank", "score": "cards"},
        {"corner": "tunnel", "eight_first": "on"},
        {"passing": "paid"},
    ],
    "cribbage": [{"games": "3", "target": "61"}],
    "five_hundred": [{"misere": "by_value", "nullo_joker": "low"}],
    "knockout_whist": [{"misere": "on", "dogs": "off"}],
    "romanian_whist": [{"streak": "10", "streak_ones": "skip"}, {"streak": "5", "streak_ones": "count"}],
    "skat": [{"scoring": "bierlachs", "limit": "501"}, {"all_pass": "ramsch", "ramsch_skat": "loser"}],
    "trex": [
        {"contract_choice": "trex,queens,king,diamonds,slaps"},
        {"partnership": "on", "score_sign": "reversed"},
        {"partnership": "on", "partner_picks_up_late": "on"},
        {"kh_appeal_show": "off", "trex_redeal": "off"},
    ],
}
"""Options that change a lesson only together, or whose values are lists."""


@cache
def lessons(name: str) -> tuple[Lesson, ...]:
    """Return the lesson of every preset of a game, and of every value of each option."""
    kinds = find_game(name).options_type
    found = [game_with(name, preset).lesson() for preset in ("", *kinds.presets)]
    changes = [{row.name: value} for row in kinds.describe() for value in row.values]
    for change in (*changes, *TOGETHER.get(name, ())):
        try:
            found.append(game_with(name, **change).lesson())
        except InvalidSetup:  # the value needs others
            assert change not in TOGETHER.get(name, ())
    return tuple(found)


def scorings(lesson: Lesson) -> list[ScoringTable]:
    """Return the tables of points of a lesson."""
    return [block for page in lesson.pages for block in page.blocks if isinstance(block, ScoringTable)]


def rows(lesson: Lesson, contract: str, message: str = "") -> list[PointsRow]:
    """Return the rows of a contract, or of the deal in which it is played; those with a message, if one is given."""
    tables = [table for table in scorings(lesson) if table.contract == contract]
    own = [row for table in tables or scorings(lesson) for row in table.rows]
    return [row for row in own if message in ("", row.sentence.id)]


def worth(row: PointsRow, names: set[str]) -> int:
    """Return the points of a row for some cards."""
    in_every_suit = row.sentence.id == "learn-points-ranks"
    own = {card[0] for card in row.cards} if in_every_suit else {*row.cards}
    return row.points * sum((name[0] if in_every_suit else name) in own for name in names)


def explains(game: Game, lesson: Lesson, entry: LedgerEntry) -> bool:
    """Return whether the lesson has the points of an entry of the ledger of a deal."""
    names = {game.deck.names[card] for card in iter_cards(entry.cards)}
    points = game.points_sign * entry.points * lesson.unit // game.unit
    match entry.reason:
        case "cards":
            per_row = [worth(row, names) for row in rows(lesson, entry.contract)]
            return points in (sum(per_row), *per_row)
        case "thirds":  # rounded down
            thirds = sum(worth(row, names) for row in rows(lesson, entry.contract))
            return (entry.count, points) == (thirds, thirds // lesson.unit * lesson.unit)
        case "tricks":
            return points == entry.count * rows(lesson, entry.contract, "learn-points-tricks")[0].points
        case "last_trick":
            return points == rows(lesson, entry.contract, "learn-points-last-trick")[0].points
        case "place":
            places = [row.points for row in rows(lesson, entry.contract) if "place" in row.sentence.id]
            return points == places[entry.count - 1]
        case "doubled" | "doubler":
            side = "taken" if entry.reason == "doubled" else "given"
            known = [row for row in rows(lesson, "", f"learn-trex-doubled-{side}") if names <= set(row.cards)]
            is_own = entry.reason == "doubled" and entry.other == entry.seat
            return [points * (2 if is_own else 1)] == [row.points for row in known]
    return False


@pytest.mark.parametrize("name,preset", PRESETS)
def test_a_lesson_has_the_points_of_the_rules(name: str, preset: str) -> None:
    """Every entry of the ledger in a whole match has the points that the lesson of the preset names."""
    game = game_with(name, preset)
    table = Table(Setup(type(game), game.options), seed=1, bots=RandomBot)
    table.run()
    entries = [entry for result in table.state.results for entry in result.entries]

    assert len({entry.reason for entry in entries}) >= KINDS[name]
    assert [] == [entry for entry in entries if not explains(game, game.lesson(), entry)]


def test_the_points_of_trex_are_those_of_its_options() -> None:
    """By hand: as usual, with the values of diamonds and tricks exchanged, and with the signs reversed."""
    usual, swapped, old = (
        {table.contract: (table.rows[0].points, table.total) for table in scorings(lesson) if table.contract}
        for lesson in (
            game_with("trex").lesson(),
            game_with("trex", values_swapped="on").lesson(),
            game_with("trex", "old_scores").lesson(),
        )
    )

    assert {
        "king": (-75, -75),
        "queens": (-25, -100),
        "diamonds": (-10, -130),
        "slaps": (-15, -195),
        "trex": (200, 500),
    } == usual
    assert ((-15, -195), (-10, -130)) == (swapped["diamonds"], swapped["slaps"])
    assert {contract: (-points, -(total or 0)) for contract, (points, total) in swapped.items()} == old


def test_doubled_cards_of_trex_cost_twice() -> None:
    """By hand: 150 for the king and 50 for a queen; the doubler gets 75 or 25. It is an option."""
    doubled = [row.points for row in rows(game_with("trex").lesson(), "") if "doubled" in row.sentence.id]

    assert [-150, 75, -50, 25] == doubled
    assert all("doubl" not in s.id for s in sentences_of(game_with("trex", doubling="off").lesson()))


def test_hearts_allow_no_appeal_in_the_complex() -> None:
    """Only a deal of the king of hearts alone, and Trex, can be appealed."""
    said = {s.id for s in sentences_of(game_with("trex", "complex").lesson()) if "appeal-" in s.id}
    none = {s.id for s in sentences_of(game_with("trex", "complex", trex_redeal="off").lesson())}

    assert {"learn-trex-appeal-twos"} == said
    assert "learn-trex-appeal" not in none


def test_the_points_of_hearts_are_those_of_its_options() -> None:
    """By hand: the jack of diamonds, the moon for the others or for oneself, and the bonus without a trick."""
    usual, mine, bonus, black = (
        [row.points for table in scorings(lesson) for row in table.rows]
        for lesson in (
            game_with("hearts").lesson(),
            game_with("hearts", moon="self").lesson(),
            game_with("hearts", moon="none", jd_bonus="on", avoid_all_tricks_bonus="on").lesson(),
            game_with("hearts", "black_lady").lesson(),
        )
    )

    assert [1, 13, 0, 26] == usual
    assert [1, 13, -26, 0] == mine
    assert [1, 13, -10, -5] == bonus
    assert [-1, -13] == black


def test_the_points_of_oneonta_are_those_of_its_bidding() -> None:
    """By hand, for a bid of four: exact, one and two tricks too many, too few, none; then null."""
    edward, hutnik = (
        [row.points for table in scorings(game_with("oneonta", preset).lesson()) for row in table.rows]
        for preset in ("edward", "hutnik")
    )

    assert [4, -1, -2, -4, -4] == edward
    assert [*edward, 4, -4] == hutnik


def test_the_stakes_of_toepen_end_at_the_limit() -> None:
    """By hand: the stake begins with one chip, and every knock adds one."""
    free, limited = (
        [row.points for table in scorings(game_with("toepen", max_stake=most).lesson()) for row in table.rows]
        for most in ("none", "2")
    )

    assert [-1, -2, -3, -4] == free
    assert [-1, -2] == limited


@pytest.mark.parametrize("name,seats", [("hearts", 3), ("hearts", 7), ("toepen", 2), ("toepen", 8)])
def test_a_picture_has_a_card_of_every_seat(name: str, seats: int) -> None:
    """The lesson of a table of any size shows a complete trick."""
    rules = find_game(name)
    options = rules.options_type.parse({}, "black_lady" if name == "hearts" else "")
    lesson = Setup(rules, options, seats).start().game.lesson()
    (trick,) = (b.trick for page in lesson.pages for b in page.blocks if isinstance(b, Picture) and b.trick)

    assert [*range(seats)] == sorted(card.seat for card in trick if card.seat is not None)
    assert 1 == sum("wins" in card.marks for card in trick)


def test_merged_contracts_have_one_table() -> None:
    """In the complex the rows of the four contracts stand in one table, whose deal costs 500 in all."""
    tables = {table.contract: table for table in scorings(game_with("trex", "complex").lesson())}

    assert [-75, -25, -10, -15] == [row.points for row in tables["complex"].rows]
    assert -500 == tables["complex"].total


@pytest.mark.parametrize("name", game_names())
def test_a_lesson_has_at_most_three_pages(name: str) -> None:
    """Every page has blocks, with all options."""
    for lesson in lessons(name):
        assert 1 <= len(lesson.pages) <= MAX_PAGES
        assert all(page.blocks for page in lesson.pages)


@pytest.mark.parametrize("name", game_names())
def test_every_sentence_of_a_lesson_exists(name: str) -> None:
    """It exists in every language, and the lesson has its facts."""
    sentences = {repr(sentence): sentence for lesson in lessons(name) for sentence in sentences_of(lesson)}
    for language in languages():
        texts = Texts(language)
        for sentence in sentences.values():
            assert texts.format(sentence.id, **sentence.facts).strip(), (language, sentence)


@pytest.mark.parametrize("name", game_names())
def test_every_message_for_a_lesson_is_used(name: str) -> None:
    """With some options, the lesson says each sentence that the game has for it."""
    prefix = message_id("learn", name) + "-"
    longer = tuple(message_id("learn", other) for other in game_names() if other.startswith(f"{name}_"))
    found = re.findall(rf"^({prefix}[\w-]+) =", own_messages("en"), re.MULTILINE)
    written = {message for message in found if not message.startswith(longer)}
    said = {sentence.id for lesson in lessons(name) for sentence in sentences_of(lesson)}

    assert written
    assert written == {message for message in said if message.startswith(prefix)}


@pytest.mark.parametrize("name", game_names())
def test_every_mark_of_a_picture_has_a_text(name: str) -> None:
    """Readers of the screen hear what the picture shows."""
    pictures = [b for lesson in lessons(name) for page in lesson.pages for b in page.blocks if isinstance(b, Picture)]
    marks = {mark for picture in pictures for card in (*picture.trick, *picture.hand) for mark in card.marks}
    texts = Texts()

    assert marks
    assert all(texts.has(f"learn-mark-{mark}") for mark in marks)


@pytest.mark.parametrize("preset", Trex.options_type.presets)
def test_the_tips_of_trex_belong_to_what_can_happen(preset: str) -> None:
    """There is one for every contract of the lesson, and one event has one tip."""
    lesson = game_with("trex", preset).lesson()
    contracts = [table.contract for table in scorings(lesson) if table.contract]

    assert contracts == [tip.name for tip in lesson.tips if tip.event == "contract"]
    assert len(lesson.tips) == len({(tip.event, tip.name) for tip in lesson.tips})


def test_a_picture_of_a_trick_shows_the_winner_and_the_points() -> None:
    """The king of clubs takes a queen that has been doubled by its holder, and pays twice."""
    queens = TrickSpec("queens", FRENCH, seats=4, card_points={"Q": -25}, doublable="Q")
    picture = trick_picture("caption", queens.doubled(FRENCH.card("QH"), 1), "KC QH 2C 3C")

    assert [(0, ("wins",)), (1, ("times_two", "scores")), (2, ()), (3, ())] == [
        (c.seat, c.marks) for c in picture.trick
    ]
    assert -50 == picture.points


def test_a_picture_of_a_running_trick_marks_the_legal_cards() -> None:
    """Seat 0 must follow clubs. The trick has no points yet."""
    picture = trick_picture("caption", trick_spec("slaps", trick_points=-15), "9C QH 4C", leader=1, hand="AS 2C 7C")

    assert [("AS", ()), ("7C", ("fits",)), ("2C", ("fits",))] == [(card.card, card.marks) for card in picture.hand]
    assert picture.points is None


def test_a_picture_of_a_layout_marks_the_cards_that_fit() -> None:
    """A row grows at both ends, and a jack opens a new one."""
    spec = LayoutSpec("trex", FRENCH, seats=4, start="J", place_points=(2, 1, 0, 0))
    picture = layout_picture("caption", spec, "JS QS", "TS KS AS JD 2D")

    assert [["QS", "JS"]] == [[card.card for card in row] for row in picture.layout]
    assert ["KS", "TS", "JD"] == [card.card for card in picture.hand if "fits" in card.marks]
    assert {"cards": "KS TS JD", "count": 3} == picture.caption.facts


def test_rows_name_all_kinds_of_points() -> None:
    """A suit, single cards, tricks, tricks by their number and the last one have a row each."""
    spec = trick_spec("mixed", card_points={"*H": -1, "QS": -13}, trick_points={1: -2, -2: -3})
    table = contract_scoring(spec, sign=-1)

    assert [
        ("learn-points-suit", 13, 1),
        ("learn-points-cards", 1, 13),
        ("learn-points-trick-from-end", 0, 3),
        ("learn-points-trick", 0, 2),
    ] == [(row.sentence.id, len(row.cards), row.points) for row in table.rows]


class Talkative(Trex):
    """A game with too many pages."""

    def lesson(self) -> Lesson:
        """Return the lesson of Trex twice."""
        pages = super().lesson().pages
        return Lesson(pages + pages)


class Vague(Trex):
    """A game whose page has no title."""

    def lesson(self) -> Lesson:
        """Return a page with a text in place of a sentence."""
        return Lesson((LessonPage("no sentence", ()),))  # type: ignore[arg-type]


@pytest.mark.parametrize("game,words", [(Talkative, "6 pages, not 1 to 3"), (Vague, "malformed.*Expected `object`")])
def test_authors_learn_what_is_wrong_with_a_lesson(game: type[Game], words: str) -> None:
    """`check_game` names the game and the defect."""
    with pytest.raises(AssertionError, match=f"trex: the lesson .*{words}"):
        check_game(game, matches=1)


def test_a_game_without_a_lesson_has_its_description_and_its_points() -> None:
    """With options that differ from the defaults the specs may not hold, so the points are left out."""
    lesson = default_lesson("my_game", Trex.specs, 1)
    usual, other = (Game.lesson(game_with("trex", preset)) for preset in ("", "partners"))

    assert ["game-about-my-game", "game-standard-my-game"] == [s.id for s in sentences_of(lesson)][1:3]
    assert ["king", "queens", "diamonds", "slaps", "trex"] == [table.contract for table in scorings(lesson)]
    assert (5, 0) == (len(scorings(usual)), len(scorings(other)))
