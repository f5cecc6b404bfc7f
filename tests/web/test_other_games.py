"""Any installed game can be played on the page."""

import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

from tests.web.driving import DESKTOP, ENGLISH, Visit, eyes, play
from tests.web.serving import PATIENCE, Server

pytestmark = pytest.mark.slow

DOCS = Path(__file__).resolve().parents[2] / "docs" / "adding-a-game.md"


@pytest.fixture
def with_polignac(page: Path, tmp_path: Path) -> Iterator[Server]:
    """A server with the game of the docs installed as a package of its own."""
    assert page.is_dir()
    code = re.search(r"^```python\n(.*?)^```", DOCS.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    assert code is not None
    packages = tmp_path / "packages"
    about = packages / "polignac-1.dist-info"
    about.mkdir(parents=True)
    (packages / "polignac.py").write_text(code[1], encoding="utf-8")
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: polignac\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[mamlaka.games]\npolignac = polignac:Polignac\n", encoding="utf-8")
    path = os.pathsep.join(filter(None, [str(packages), os.environ.get("PYTHONPATH", "")]))
    server = Server(tmp_path, "--bot-delay", "0", environment={"PYTHONPATH": path})
    yield server
    server.stop()


def test_the_level_of_the_bots_is_chosen_on_the_first_page(server: Server, visit: Callable[..., Visit]) -> None:
    """Each level has an explanation; the table has the bots that were chosen."""
    page = visit(DESKTOP).page(server.address)
    page.get_by_label(ENGLISH.format("page-level")).select_option("easy")
    page.get_by_text(ENGLISH.format("bot-about-easy")).wait_for()
    page.get_by_role("button", name=ENGLISH.format("page-play-friends")).click()
    page.wait_for_url("**/table/*")
    table = httpx.get(f"{server.address}/api/tables/{page.url.rpartition('/')[2]}", timeout=PATIENCE).json()

    assert "easy" == table["bots"]


@pytest.mark.long
def test_a_game_unknown_to_the_page_can_be_played(with_polignac: Server, visit: Callable[..., Visit]) -> None:
    """The table, the questions and the score sheet need only the game's own data."""
    table = with_polignac.open_table(game="polignac", bots="random")
    page = visit(DESKTOP).page(f"{with_polignac.address}/table/{table}")
    page.get_by_role("button", name=ENGLISH.format("page-sit")).first.click()
    page.get_by_role("button", name=ENGLISH.format("page-start")).click()
    play(page, lambda seen: bool(seen["dialog"]))
    shown = [int(points.strip("\u2066\u2069")) for points in eyes(page)["points"]]

    assert 5 == sum(shown)
