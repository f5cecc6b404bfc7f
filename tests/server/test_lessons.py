"""The lessons of the games over HTTP."""

import msgspec
import pytest

from mamlaka.lesson import ScoringTable
from mamlaka.server import protocol
from tests.server.client import Served

pytestmark = pytest.mark.slow

ADDRESS = "/api/games/trex/lesson"


def points(server: Served, query: str) -> dict[str, int]:
    """Return the points of the first row of each contract."""
    lesson = msgspec.json.decode(server.http("GET", ADDRESS + query).content, type=protocol.LessonInfo)
    tables = (block for page in lesson.pages for block in page.blocks if isinstance(block, ScoringTable))
    return {table.contract: table.rows[0].points for table in tables if table.contract}


def test_a_lesson_has_the_points_of_its_preset_and_options(server: Served) -> None:
    """The query may name a preset, options, and both; options are stronger."""
    assert (-10, -15) == (points(server, "")["diamonds"], points(server, "")["slaps"])
    assert 15 == points(server, "?preset=old_scores")["diamonds"]
    assert -15 == points(server, "?preset=old_scores&score_sign=normal")["diamonds"]
    assert {"complex", "trex"} == set(points(server, "?mode=complex4"))


def test_a_lesson_says_how_its_pictures_are_drawn(server: Served) -> None:
    """The seats and the direction come from the options."""
    lesson = server.http("GET", ADDRESS + "?preset=drawn_king&seats=4").json()

    assert ("trex", 4, "cw", False, "french", 1) == tuple(
        lesson[name] for name in ("game", "seats", "direction", "hasDummy", "faces", "unit")
    )


@pytest.mark.parametrize(
    "address,words",
    [
        ("/api/games/chess/lesson", "chess"),
        (ADDRESS + "?preset=nonsense", "nonsense"),
        (ADDRESS + "?nonsense=on", "nonsense"),
        (ADDRESS + "?doubling=perhaps", "perhaps"),
        (ADDRESS + "?seats=5", "4 seats, not 5"),
        (ADDRESS + "?seats=x", "x"),
        (ADDRESS + "?seats=%C2%B2", "seats"),
    ],
)
def test_nonsense_is_refused_by_name(server: Served, address: str, words: str) -> None:
    """An unknown game, preset, option, value or number of seats is named."""
    answer = server.http("GET", address)

    assert (400, "invalid_setup") == (answer.status_code, answer.json()["code"])
    assert words in answer.json()["facts"]["reason"]


def test_the_list_of_games_tells_which_lessons_have_tips(server: Served) -> None:
    """A page offers a guided first match only for those."""
    games = {game["name"]: game["hasTips"] for game in server.http("GET", "/api/games").json()}

    assert (True, False) == (games["trex"], games["hearts"])
