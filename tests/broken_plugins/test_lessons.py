"""Games whose lesson fails: the server and the command answer with a sentence."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.running import FAULTS, SUCCESS, run
from tests.plugins import installed, package
from tests.server.client import Served

LESSONS = {
    "silent": "raise ZeroDivisionError('no words')",
    "vague": "return Lesson((LessonPage(object(), ()),))",
    "plain": "return Game.lesson(self)",
}
"""What the lesson of a game does, by the name of the game."""
SOURCE = """
from mamlaka.authoring import Game, Lesson, LessonPage
from mamlaka.games.hearts import Hearts

class It(Hearts):
    name = "NAME"
    def lesson(self):
        LESSON
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A folder with the packages of the games."""
    folder = tmp_path_factory.mktemp("site")
    for name, lesson in LESSONS.items():
        source = SOURCE.replace("NAME", name).replace("LESSON", lesson)
        package(folder, f"mamlaka-{name}", source, f"games: {name} = mamlaka_{name}:It")
    with installed(folder):
        yield folder


def test_the_server_refuses_a_lesson_that_fails(site: Path, tmp_path: Path) -> None:
    """The sentence names the game; a game with the usual lesson is explained."""
    assert site.is_dir()
    with Served(tmp_path / "tables.sqlite") as server:
        silent, vague, plain = (server.http("GET", f"/api/games/{name}/lesson") for name in LESSONS)

    assert (400, "silent has no lesson: ZeroDivisionError: no words") == (
        silent.status_code,
        silent.json()["facts"]["reason"],
    )
    assert 400 == vague.status_code
    assert vague.json()["facts"]["reason"].startswith("vague has no lesson: TypeError")
    blocks = plain.json()["pages"][0]["blocks"]
    assert ["game-about-plain", "game-standard-plain"] == [block["sentence"]["id"] for block in blocks]


def test_the_command_names_the_package(site: Path, tmp_path: Path) -> None:
    """A lesson that fails ends the command; the usual lesson needs no messages of the game."""
    assert site.is_dir()
    failed, vague, plain = (run(tmp_path, "learn", name) for name in LESSONS)

    assert (FAULTS, "") == (failed.returncode, failed.stdout)
    assert "mamlaka: mamlaka-silent 1.0 failed: ZeroDivisionError: no words\n" == failed.stderr.lstrip()
    assert (FAULTS, 1) == (vague.returncode, len(vague.stderr.splitlines()))
    assert SUCCESS == plain.returncode
    assert "How to play plain" == plain.stdout.splitlines()[0]
