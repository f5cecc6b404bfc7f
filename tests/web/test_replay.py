"""Replays: a finished match by its address, and a record file without a server."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from mamlaka import Table
from tests.web.driving import ARABIC, DESKTOP, ENGLISH, PHONE, Visit, enter, look
from tests.web.geometry import faults_of
from tests.web.inspector import Inspector
from tests.web.serving import PATIENCE, Server

pytestmark = pytest.mark.slow

Visiting = Callable[..., Visit]
HANDS = "() => [...document.querySelectorAll('.hand [data-card]')].map((card) => card.dataset.card).join(' ')"
IS_ONE_LINE = """(elements) => elements.every(
  (element) => new Set([...element.getClientRects()].map(({ top }) => Math.round(top))).size === 1)"""
COVERED = """() => [...document.querySelectorAll(".seat .times-two")].flatMap((sign) => {
  const { left, right, bottom } = sign.getBoundingClientRect();
  return [...sign.closest("ul").children].filter((item) => item !== sign.parentElement).map((item) => {
    const box = item.getBoundingClientRect();
    const across = Math.min(right, box.right) - Math.max(left, box.left);
    return [item.textContent.trim(), across > 4 && box.top > sign.parentElement.getBoundingClientRect().top + 4
      && bottom > box.top + 2];
  }).filter(([, isCovered]) => isCovered);
})"""
"""The cards of the next row that a sign lies over."""
GAP = 4
"""The least space between two buttons, in pixels."""
TURNED = ".seat li"
"""The cards of other hands that lie face up."""


@pytest.fixture(scope="module")
def finished(server: Server) -> tuple[str, str]:
    """A table whose match is over, and the token of its first seat."""
    table = server.open_table(bots="random", options={"mode": "complex4"})
    token = server.sit_down(table)
    server.play(table, token)
    return table, token


def hand(page: Page) -> str:
    """Return the cards of the hand in front."""
    cards: str = page.evaluate(HANDS)
    return cards


def stands_at(page: Page, position: str) -> None:
    """Wait until the address of the page names a position."""
    page.wait_for_function("(hash) => location.hash === hash", arg=position)


def place(page: Page) -> tuple[int, int]:
    """Return the deal and the event that the address names, both from 1."""
    deal, event = page.evaluate("location.hash").removeprefix("#").split(".")
    return int(deal), int(event)


def step(page: Page, name: str) -> tuple[int, int]:
    """Press a button that leads elsewhere, and return where."""
    before = page.evaluate("location.hash")
    page.locator(f"[data-step={name}]").click()
    page.wait_for_function("(hash) => location.hash !== hash", arg=before)
    return place(page)


def swipe(page: Page, start: int, end: int) -> None:
    """Draw a finger across the table."""
    client = page.context.new_cdp_session(page)
    for kind, points in (
        ("touchStart", [{"x": start, "y": 330}]),
        ("touchMove", [{"x": end, "y": 330}]),
        ("touchEnd", []),
    ):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def test_seats_have_the_names_of_the_table(server: Server, visit: Visiting, finished: tuple[str, str]) -> None:
    """People and bots are called the same in the replay as during the match."""
    table, _ = finished
    people = httpx.get(f"{server.address}/api/tables/{table}", timeout=PATIENCE).json()["people"]
    page = visit(DESKTOP).page(f"{server.address}/replay/{table}")
    names = page.get_by_label(ENGLISH.format("replay-choose-seat")).locator("option")

    expect(names).to_have_text([named(**person) for person in people])


def named(kind: str, name: str, **_rest: Any) -> str:
    """Return what the page calls a person or a bot."""
    return ENGLISH.format(f"bot-name-{name}") if kind == "bot" else name


def test_a_match_is_replayed_by_its_address(server: Server, visit: Visiting, finished: tuple[str, str]) -> None:
    """On a phone in Arabic: buttons, keys, a swipe, another seat, one seat's knowledge, a deal, a link, and axe."""
    table, _ = finished
    page, inspector = visit(PHONE).page(f"{server.address}/table/{table}/replay"), Inspector()
    page.wait_for_selector(".hand [data-card]")
    first = place(page)
    cards = hand(page)
    assert (1, 13, 39) == (first[0], len(cards.split()), page.locator(TURNED).count())
    inspector.look(page, "replay")

    assert first < step(page, "card-on") < step(page, "trick-on")
    page.keyboard.press("ArrowLeft")  # from right to left, this is forward
    after = step(page, "card-back")
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Home")
    stands_at(page, f"#1.{first[1]}")
    swipe(page, 120, 260)
    page.wait_for_function("(event) => Number(location.hash.split('.')[1]) > event", arg=first[1])
    swipe(page, 260, 120)
    stands_at(page, f"#1.{first[1]}")
    assert first < after

    page.get_by_role("combobox", name=ARABIC.format("replay-choose-seat")).select_option("2")
    page.wait_for_function(f"(cards) => ({HANDS})() !== cards", arg=cards)
    page.locator(".open[aria-pressed]").click()
    page.locator(".open[aria-pressed=false]").wait_for()
    page.wait_for_function(f"() => document.querySelectorAll('{TURNED}').length < 39")
    assert len(hand(page).split()) == len(cards.split())
    page.get_by_role("combobox", name=ARABIC.format("replay-choose-deal")).select_option("2")
    page.wait_for_function("() => location.hash.startsWith('#3.')")

    page.locator("[data-more]").click()
    page.get_by_role("dialog").wait_for()
    inspector.look(page, "link, file and speed")
    link = page.get_by_role("dialog").locator("input[readonly]").input_value()
    page.keyboard.press("Escape")
    page.locator("[data-ledger]").click()
    inspector.look(page, "points of a deal")
    page.keyboard.press("Escape")
    assert link.endswith(f"/table/{table}/replay#{'.'.join(map(str, place(page)))}")
    page.goto(f"{server.address}/replay/{table}#2.9")
    page.wait_for_selector(".hand [data-card]")
    assert (2, 9) == place(page)
    assert [] == inspector.found


@pytest.mark.long
def test_keys_step_through_a_replay_wherever_the_focus_is(
    server: Server, visit: Visiting, finished: tuple[str, str]
) -> None:
    """Also where the hand has it, as after a button that is gone: each press of an arrow is a step."""
    table, _ = finished
    page = visit(DESKTOP).page(f"{server.address}/table/{table}/replay")
    page.locator(".hand [data-card]").first.focus()
    positions = [place(page)]
    for _ in range(3):
        page.keyboard.press("ArrowRight")
        page.wait_for_function("(hash) => location.hash !== hash", arg=f"#{positions[-1][0]}.{positions[-1][1]}")
        positions.append(place(page))

    assert positions == sorted(set(positions))


def test_a_replay_plays_by_itself(server: Server, visit: Visiting, finished: tuple[str, str]) -> None:
    """From the result of a match to its replay, which runs to the end of the match; the record is offered as a file."""
    table, token = finished
    page = visit(DESKTOP).page()
    enter(page, server, table, token)
    look(page, when="seen.dialog")
    page.get_by_role("button", name=ENGLISH.format("replay-watch")).click()
    page.wait_for_selector(".controls")
    assert f"/replay/{table}" in page.url
    page.keyboard.press("PageDown")
    page.wait_for_function("() => location.hash.startsWith('#2.')")
    page.locator("[data-more]").click()
    page.get_by_role("combobox", name=ENGLISH.format("replay-choose-speed")).select_option("4")
    with page.expect_download() as saved:
        page.get_by_role("link", name=ENGLISH.format("replay-download")).click()
    assert json.loads(saved.value.path().read_text(encoding="utf-8")) == server.record(table, "?display")
    page.keyboard.press("Escape")
    deals = server.record(table)["deals"]
    page.evaluate("(hash) => { location.hash = hash; }", f"#{len(deals)}.{len(deals[-1]['events']) - 3}")
    # The address changes at once, the deal only when it has been loaded.
    chosen = page.get_by_role("combobox", name=ENGLISH.format("replay-choose-deal"))
    expect(chosen).to_have_value(str(len(deals) - 1))
    page.locator("[data-step=play]").click()
    stands_at(page, f"#{len(deals)}.{len(deals[-1]['events'])}")
    page.locator("[data-step=play][aria-disabled=true]").wait_for()

    page.locator("header .icon").first.click()
    page.get_by_role("button", name=ENGLISH.format("replay-watch")).first.click()
    page.wait_for_selector(".controls")
    assert page.url.startswith(f"{server.address}/replay/{table}")


def test_readers_of_a_replay_are_no_spectators(server: Server, visit: Visiting, finished: tuple[str, str]) -> None:
    """By its address and from the home page a replay opens no socket, not even for those who have played."""
    table, token = finished
    visitor = visit(DESKTOP)
    page = visitor.page()
    sockets: list[str] = []
    enter(page, server, table, token)
    look(page, when="seen.dialog")
    page.on("websocket", lambda socket: sockets.append(socket.url))
    page.goto(f"{server.address}/replay/{table}")
    step(page, "card-on")
    page.goto(server.address)
    page.get_by_role("button", name=ENGLISH.format("replay-watch")).first.click()
    page.wait_for_url(f"**/replay/{table}*")
    step(page, "card-on")

    assert [] == sockets


def test_a_running_match_has_no_replay(server: Server, visit: Visiting) -> None:
    """Its address says that the match is not over, and shows no card."""
    table = server.open_table(bots="random")
    page = visit(DESKTOP, allowed="status of 403").page(f"{server.address}/replay/{table}")
    page.get_by_role("alert").wait_for()

    assert ENGLISH.format("not-over") == page.get_by_role("alert").text_content()
    assert 0 == page.locator("[data-card]").count()


@pytest.mark.parametrize("way", ["chosen", "dropped"])
def test_a_file_needs_no_server(
    server: Server, visit: Visiting, finished: tuple[str, str], tmp_path: Path, way: str
) -> None:
    """Without a network a record file opens, with hands, points and steps; another file is refused in words."""
    record = server.record(finished[0])
    path = tmp_path / "match.json"
    path.write_text(json.dumps(record), encoding="utf-8")
    visitor = visit(DESKTOP, allowed="ERR_INTERNET_DISCONNECTED")
    page = visitor.page(server.address)
    page.get_by_role("button", name=ENGLISH.format("replay-open")).click()
    page.wait_for_selector("input[type=file]", state="attached")
    visitor.context.set_offline(True)
    page.set_input_files("input[type=file]", {"name": "x.json", "mimeType": "text/plain", "buffer": b"{}"})
    page.get_by_role("alert").wait_for()
    assert ENGLISH.format("replay-broken") == page.get_by_role("alert").text_content()
    if way == "chosen":
        page.set_input_files("input[type=file]", path)
    else:
        files = page.evaluate_handle(
            """(text) => {
                const files = new DataTransfer();
                files.items.add(new File([text], "match.json"));
                return files;
            }""",
            path.read_text(encoding="utf-8"),
        )
        page.dispatch_event("body", "drop", {"dataTransfer": files})
    page.wait_for_selector(".hand [data-card]")
    deal = record["deals"][0]
    seat = next(line.split()[2] for line in deal["events"] if line.startswith("deal 0 "))

    people = httpx.get(f"{server.address}/api/tables/{finished[0]}", timeout=PATIENCE).json()["people"]
    names = page.get_by_label(ENGLISH.format("replay-choose-seat")).locator("option")
    expect(names).to_have_text([named(**person) for person in people])
    assert len(hand(page).split()) == len(seat.replace(".", ""))
    assert 39 == page.locator(TURNED).count()
    page.keyboard.press("End")
    page.locator("[data-ledger]").click()
    assert len(deal["ledger"]) == page.get_by_role("dialog").locator("li").count()


def test_a_void_deal_is_marked_in_the_course(server: Server, visit: Visiting, tmp_path: Path) -> None:
    """By a cross in the graph, and in the words of its slider."""
    table = Table("skat", deals="3", seed=1, bots="random")
    table.run()
    table.save(path := tmp_path / "match.json")
    page, inspector = visit(PHONE).page(f"{server.address}/replay"), Inspector()
    page.set_input_files("input[type=file]", path)
    page.locator("[data-more]").click()
    page.locator("[data-review-panel]").click()
    slider = page.locator("[data-course]")
    spoken = []
    for key in ("Home", "End"):
        slider.press(key)
        spoken.append(re.sub(r"[\u2066-\u2069]", "", slider.get_attribute("aria-valuetext") or ""))
    inspector.look(page, "course with a void deal")

    assert ["2"] == [cross.get_attribute("data-void") for cross in page.locator("[data-void]").all()]
    assert [False, True] == [ARABIC.format("course-void") in words for words in spoken]
    assert [] == inspector.found


@pytest.mark.parametrize("width", [360, 390])
def test_no_word_of_a_plate_is_broken(server: Server, visit: Visiting, tmp_path: Path, width: int) -> None:
    """On a phone, beside open hands, a plate is as wide as the longest name or place on it."""
    table = Table("skat", deals="3", seed=1, bots="random")
    table.run()
    table.save(path := tmp_path / "match.json")
    record = json.loads(path.read_text(encoding="utf-8"))
    for seat, name in zip(record["seats"], ("Manfred", "Hannelore", "Wolfgang"), strict=True):
        seat["name"] = name
    path.write_text(json.dumps(record), encoding="utf-8")
    page = visit(PHONE | {"viewport": {"width": width, "height": 844}, "locale": "de"}).page(f"{server.address}/replay")
    page.set_input_files("input[type=file]", path)
    page.wait_for_selector(".controls")
    faults: list[str] = []
    for _ in range(20):
        step(page, "card-on")
        faults += faults_of(page)

    assert [] == faults


def test_the_sign_of_a_doubled_card_covers_no_other_card(
    server: Server, visit: Visiting, finished: tuple[str, str]
) -> None:
    """On a phone, where the open hand of a seat has several rows, the ranks of the next row stay in sight."""
    page = visit(PHONE).page(f"{server.address}/replay/{finished[0]}")
    page.wait_for_selector(".hand [data-card]")
    signs, covered = 0, []
    for _ in range(40):
        step(page, "trick-on")
        signs += page.locator(".beside .times-two").count()
        covered += page.evaluate(COVERED)

    assert signs
    assert [] == covered


def test_a_review_leads_to_the_costly_moves(server: Server, visit: Visiting) -> None:
    """On a phone: the menu, the review with its course, a costly move of it, and there what it cost."""
    table = server.open_table(game="hearts", bots="random", options={"deals": "2", "target": "none"})
    server.play(table, server.sit_down(table))
    page, inspector = visit(PHONE).page(f"{server.address}/replay/{table}"), Inspector()
    page.locator("[data-more]").click()
    page.locator("[data-review-panel]").click()
    page.locator("[data-review]").click()
    page.locator("[data-totals]").first.wait_for(timeout=60_000)
    inspector.look(page, "review")
    figures = page.locator(".course table tbody tr").all()
    assert 4 == len(figures)
    assert page.locator(".course table .number").evaluate_all(IS_ONE_LINE)
    slider = page.locator("[data-course]")
    slider.press("ArrowLeft")  # from right to left, this is forward
    spoken = re.sub(r"[\u2066-\u2069]", "", slider.get_attribute("aria-valuetext") or "")
    assert spoken.startswith(ARABIC.format("sheet-deal", deal=2))
    page.locator("[data-costly]").first.click()
    page.locator(".verdict.costly").wait_for()
    keep, again = (page.locator(f"[data-{name}]").bounding_box() for name in ("keep", "again"))
    assert keep
    assert again
    assert again["y"] == keep["y"] or again["y"] >= keep["y"] + keep["height"] + GAP

    shown = page.locator(".verdict.costly").inner_text()
    assert ARABIC.format("review-known", less="").strip(": ").split(":")[0] in shown
    assert place(page) != (1, 1)
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    inspector.look(page, "verdict")
    assert [] == inspector.found


def test_a_position_is_played_on(server: Server, visit: Visiting, finished: tuple[str, str]) -> None:
    """On a phone: from the menu to a new table with the hand of the seat in front, which says that it doesn't count."""
    page, inspector = visit(PHONE).page(f"{server.address}/replay/{finished[0]}"), Inspector()
    page.wait_for_selector(".hand [data-card]")
    cards = hand(page)
    page.locator("[data-more]").click()
    inspector.look(page, "menu of a replay")
    page.locator("[data-play-on]").click()
    page.wait_for_function("() => location.pathname.startsWith('/table/')")
    page.wait_for_function(f"(cards) => ({HANDS})() === cards", arg=cards)
    page.get_by_role("button", name=ARABIC.format("page-settings")).click()

    expect(page.get_by_role("dialog")).to_contain_text(ARABIC.format("again-origin"))
    assert finished[0] not in page.url
    assert [] == inspector.found


def test_the_cards_of_a_position_have_values(server: Server, visit: Visiting, finished: tuple[str, str]) -> None:
    """With all cards known: asked for by the menu or a key, they follow the replay until they are hidden."""
    table, _ = finished
    page, inspector = visit(PHONE).page(f"{server.address}/replay/{table}#2.999"), Inspector()
    values = page.get_by_role("region", name=ARABIC.format("open-title"))
    page.wait_for_selector(".hand")
    page.keyboard.press("v")
    expect(values).to_contain_text(ARABIC.format("open-none"))
    for _ in range(3):
        step(page, "trick-back")
    page.keyboard.press("Escape")
    expect(values.get_by_role("listitem")).not_to_have_count(0)
    inspector.look(page, "values")
    page.locator("[data-close-values]").click()
    expect(values).to_have_count(0)
    page.locator("[data-more]").click()
    page.locator("[data-values]").click()
    values.get_by_role("listitem").first.wait_for()

    assert [] == inspector.found


def test_a_deal_is_named_and_counted_as_players_do_it(server: Server, visit: Visiting) -> None:
    """The title and the list of deals say that a game of Skat was a hand game; its result also shows the skat."""
    table = server.open_table(game="skat", bots="random")
    server.play(table, server.sit_down(table))
    deals = server.record(table)["deals"]
    number, deal = next(
        (number, deal)
        for number, deal in enumerate(deals, start=1)
        if any(event.endswith(" choose hand") for event in deal["events"])
    )
    page = visit(DESKTOP).page(f"{server.address}/replay/{table}#{number}.{len(deal['events'])}")

    expect(page.locator("header")).to_contain_text(re.compile("hand", re.IGNORECASE))
    expect(page.locator("select option").nth(number - 1)).to_contain_text(re.compile("hand", re.IGNORECASE))
    page.get_by_role("button", name=ENGLISH.format("replay-ledger")).click()
    expect(page.get_by_role("dialog")).to_contain_text("In the skat:")
