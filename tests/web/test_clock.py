"""The time to think on the page: a bar at the plate, a spoken warning, and the way back to one's seat."""

from collections.abc import Callable

import pytest
from msgspec.structs import replace
from playwright.sync_api import expect

from mamlaka.server import protocol
from tests.web.driving import ENGLISH, PHONE, Visit
from tests.web.inspector import Inspector
from tests.web.serving import Server
from tests.web.staging import Stage, scene_of, table_of

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
NORMAL = 45_000
WARNING = 10_000


def stage_of(server: Server, visit: Visiting) -> Stage:
    """Return an English phone at a table with a clock, where the viewer is on turn."""
    table = replace(table_of("trex", 4), clock="normal")
    stage = Stage(visit({**PHONE, "locale": "en-US"}).page(), server.address, table)
    stage.page.clock.install()
    stage.show(scene_of("trex", 4))
    return stage


def test_the_time_left_is_shown_and_its_end_is_spoken_once(server: Server, visit: Visiting) -> None:
    """The bar is at the plate of the player on turn; ten seconds before the end the page warns."""
    stage = stage_of(server, visit)
    page = stage.page
    stage.send(protocol.Clock(NORMAL, NORMAL))
    expect(page.locator(".plate.mine .clock")).to_have_count(1)
    expect(page.locator(".clock")).to_have_count(1)
    spoken = page.locator("[data-says=clock]")
    page.clock.run_for(NORMAL - WARNING - 1000)
    expect(spoken).to_have_text("")
    page.clock.run_for(2000)
    expect(spoken).to_contain_text("seconds left")
    stage.send(protocol.Clock(NORMAL, None))

    expect(page.locator(".clock")).to_have_count(0)
    expect(spoken).to_have_text("")


def test_a_touch_gives_the_seat_back(server: Server, visit: Visiting) -> None:
    """The page says that a bot plays, and any tap tells the server that the player is here; axe finds nothing."""
    stage, inspector = stage_of(server, visit), Inspector()
    table = replace(table_of("trex", 4), clock="normal")
    own = replace(table.people[0], status="away", timed_out=True)
    stage.send(protocol.TableNews(replace(table, people=(own, *table.people[1:]))))
    notice = stage.page.get_by_text(ENGLISH.format("clock-timed-out"))
    notice.wait_for()
    expect(stage.page.locator(".plate.mine")).to_contain_text(ENGLISH.format("status-timed-out"))
    inspector.look(stage.page, "timed out")
    notice.tap()
    stage.send(protocol.TableNews(table))
    notice.wait_for(state="detached")

    assert ["here"] == stage.said[:1]
    assert [] == inspector.found
