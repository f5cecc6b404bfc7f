"""Faults of the layout of a page: elements that are cut off, covered, or too small for a finger."""

from collections.abc import Iterator
from itertools import combinations, pairwise

from playwright.sync_api import Page

Boxes = dict[str, dict[str, float]]
FINGER, SLACK = 40, 1.5
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
    await frame(); // what has just changed is placed when this frame is drawn
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
Between a message of the server and that frame a person does not see the elements where they are.
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
