"""Deals in Arabic with a finger on a small phone: every element is visible, and none covers another."""

from collections.abc import Callable, Iterator
from itertools import combinations, pairwise
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.web.driving import (
    ARABIC,
    DEALS,
    DESKTOP,
    PHONE,
    Server,
    Situations,
    Visit,
    answer,
    enter,
    eyes,
    look,
    play,
    tap,
)

Visiting = Callable[..., Visit]
Boxes = dict[str, dict[str, float]]
FINGER, SLACK = 40, 1.5
SIDEWAYS = PHONE | {"viewport": {"width": 740, "height": 360}}
STACKED = ("trick", "layout", "hand")
"""Elements that may overlap others of their kind."""

BOXES = """() => {
    const found = {};
    const note = (kind, selector) => document.querySelectorAll(selector).forEach((element, index) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        found[`${kind} ${index} ${element.dataset.card ?? element.textContent.trim().slice(0, 20)}`] =
            { left, top, right, bottom };
    });
    note("seat", ".seat .plate");
    note("trick", ".trick .card[data-card]");
    note("layout", ".layout .card[data-card]");
    note("prompt", ".prompt p");
    note("answer", ".answers button");
    note("aside", ".out-of-turn button");
    note("center", ".felt > .center");
    note("hand", ".hand [data-card]");
    note("header", ".page > header");
    return found;
}"""


CUT = """() => [...document.querySelectorAll(".plate")].flatMap((plate) => {
    const [box, range] = [plate.getBoundingClientRect(), document.createRange()];
    const element = plate.querySelector(".who bdi");
    range.selectNodeContents(element);
    const name = range.getBoundingClientRect();
    const isOutside = name.left < box.left || name.right > box.right || name.top < box.top || name.bottom > box.bottom;
    const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3;
    const covering = [...plate.querySelectorAll(".sign, .disc")].filter((sign) => {
        const { left, right, bottom } = sign.getBoundingClientRect();
        return left < name.right && right > name.left && bottom > name.top + name.height / 3;
    });
    return isOutside || isCut || covering.length > 0 ? [element.textContent] : [];
})"""
"""The names that are cut off, or covered by a sign or the face of their seat."""

SETTLED = f"""async () => {{
    const [boxesOf, cutOf] = [{BOXES}, {CUT}];
    const frame = () => new Promise(requestAnimationFrame);
    let boxes = boxesOf();
    for (let frames = 0, before = null; frames < 60 && before !== JSON.stringify(boxes); frames += 1) {{
        before = JSON.stringify(boxes);
        await frame();
        boxes = boxesOf();
    }}
    const {{ scrollWidth, scrollHeight }} = document.documentElement;
    return {{ boxes, cut: cutOf(), size: [innerWidth, innerHeight], content: [scrollWidth, scrollHeight] }};
}}"""
"""The geometry of the page once two frames show the same.

The page places seats by their measured sizes, which it learns only when it draws the next frame.
Between a message of the server and that frame nobody sees the elements where they are.
"""


def faults_of(page: Page) -> Iterator[str]:
    """Yield the layout faults on the screen."""
    shown = page.evaluate(SETTLED)
    boxes: Boxes = shown["boxes"]
    width, height = shown["size"]
    yield from (f"the name {name} is cut off or covered" for name in shown["cut"])
    if shown["content"][0] > width or shown["content"][1] > height:
        yield f"the page scrolls: {shown['content']}"
    for name, box in boxes.items():
        if min(box["left"], box["top"]) < -SLACK or box["right"] > width + SLACK or box["bottom"] > height + SLACK:
            yield f"{name} is cut off: {box}"
    for (first, one), (second, other) in combinations(boxes.items(), 2):
        kinds = {first.split()[0], second.split()[0]}
        if not (len(kinds) == 1 and kinds <= {*STACKED}) and _overlap(one, other):
            yield f"{first} and {second} lie over each other: {one} {other}"
    yield from _small_targets(page, boxes)


def _overlap(one: dict[str, float], other: dict[str, float]) -> bool:
    across = min(one["right"], other["right"]) - max(one["left"], other["left"])
    down = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    return min(across, down) > SLACK


def _small_targets(page: Page, boxes: Boxes) -> Iterator[str]:
    """Yield the targets that are too small for a finger."""
    small = """finger => [...document.querySelectorAll("button, select, input")].filter((element) => {
        const { width, height } = element.getBoundingClientRect();
        return !element.matches("[type=checkbox], .hand *") && Math.min(width, height) < finger;
    }).map((element) => element.outerHTML.slice(0, 90))"""
    yield from (f"a finger can hardly hit {what}" for what in page.evaluate(small, FINGER))
    hand = [(name, box) for name, box in boxes.items() if name.startswith("hand")]
    for (name, box), (_, after) in pairwise(hand):
        is_row = abs(box["top"] - after["top"]) < SLACK
        free = after["left"] - box["left"] if is_row else box["right"] - box["left"]
        if free < FINGER - SLACK:
            yield f"of {name} only {free} are free"


@pytest.mark.parametrize("most", DEALS)
def test_deals_fit_a_small_phone_at_all_times(server: Server, visit: Visiting, most: int) -> None:
    """In layout and tricks the hand, points and question are all visible, separate, and large enough to tap."""
    page = visit(PHONE).page(server.address)
    page.get_by_role("button", name=ARABIC.format("page-play")).tap()
    deals, seen = 0, look(page)
    faults: set[str] = set()
    while deals < most:
        if seen["dialog"]:
            deals += 1
            assert page.evaluate("document.scrollingElement.scrollHeight") <= 640
        else:
            faults.update(fault for fault in faults_of(page) if eyes(page)["sign"] == seen["sign"])
            assert not [card for card in seen["hand"] if card["at"] is None]
        answer(page, seen, touch=True)
        seen = look(page, seen["sign"])

    assert set() == faults


@pytest.mark.parametrize("situation", ["choosing", "doubling", "tricks", "layout"])
def test_a_situation_fits_a_small_phone(
    server: Server, situations: Situations, visit: Visiting, situation: str
) -> None:
    """A choice with all its buttons, doubling with its cards, and a late layout fit without scrolling."""
    page = visit(PHONE).page()
    enter(page, server, *situations[situation])
    look(page)

    assert [] == list(faults_of(page))


@pytest.mark.slow
@pytest.mark.parametrize("situation", ["choosing", "doubling", "tricks", "layout"])
def test_a_situation_fits_a_phone_held_sideways(
    server: Server, situations: Situations, visit: Visiting, situation: str
) -> None:
    """With half the height every element is still visible, and none overlap."""
    page = visit(SIDEWAYS).page()
    enter(page, server, *situations[situation])
    look(page)

    assert [] == list(faults_of(page))


@pytest.mark.slow
@pytest.mark.parametrize("device", [PHONE, SIDEWAYS, DESKTOP], ids=["upright", "sideways", "desktop"])
@pytest.mark.parametrize("language", ["ar", "ja"])
def test_the_names_of_bots_stay_on_one_line(
    server: Server, situations: Situations, visit: Visiting, device: dict[str, Any], language: str
) -> None:
    """A name breaks only if it is longer than its plate, also at the right edge; those of the bots never are."""
    page = visit(device | {"locale": language}).page()
    enter(page, server, *situations["tricks"])
    look(page)
    lines = """[...document.querySelectorAll(".who bdi")].map((name) => {
        const range = document.createRange();
        range.selectNodeContents(name);
        return [name.textContent, new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size];
    })"""

    assert [] == [name for name, count in page.evaluate(lines) if count > 1]


@pytest.mark.parametrize("device", [PHONE, SIDEWAYS], ids=["upright", "sideways"])
def test_a_raised_card_covers_no_button(server: Server, visit: Visiting, device: dict[str, Any]) -> None:
    """A raised card that awaits its second tap leaves the answers above the hand free for a finger."""
    page = visit(device).page()
    table = server.open_table(game="toepen")
    enter(page, server, table, server.sit_down(table))
    page.get_by_role("button", name=ARABIC.format("page-start")).tap()
    seen = play(page, lambda seen: seen["asked"] == "card", touch=True)
    tap(page, next(card["at"] for card in seen["hand"] if card["open"]), touch=True)
    look(page, seen["sign"])

    assert page.locator(".out-of-turn button").count()
    assert [] == [fault for fault in faults_of(page) if "aside" in fault]


def test_arabic_runs_from_right_to_left_and_the_table_stays(
    server: Server, situations: Situations, visit: Visiting
) -> None:
    """The document is mirrored; the next player is on the right, as at a real table."""
    page = visit(PHONE).page()
    enter(page, server, *situations["choosing"])
    seats: list[Any] = [page.locator(".seat").nth(seat).bounding_box() for seat in range(4)]
    middles = [(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in seats]

    assert "rtl" == page.locator("html").get_attribute("dir")
    assert "ar" == page.locator("html").get_attribute("lang")
    assert max(middles) == middles[1]
    assert min(middles) == middles[3]
    assert middles[2][1] < middles[1][1] < middles[0][1]
