"""Faults of the layout of a page: elements that are cut off, covered, or too small for a finger."""

from collections.abc import Iterator
from itertools import combinations, pairwise

from playwright.sync_api import Page

Boxes = dict[str, dict[str, float]]
FINGER, SLACK = 40, 1.5
STACKED = ("trick", "layout", "hand")
"""Elements that may overlap others of their kind."""
EDGED = "face"
"""Elements that lie on others, but must not be cut at the edge of the screen."""

BOXES = """() => {
    const found = {};
    const note = (kind, selector) => document.querySelectorAll(selector).forEach((element, index) => {
        let { left, top, right, bottom } = element.getBoundingClientRect();
        const desk = element.closest(".desk")?.getBoundingClientRect(); // of a long list, what is scrolled to
        if (desk) [top, bottom] = [Math.max(top, desk.top), Math.min(bottom, desk.bottom)];
        if (bottom <= top) return;
        found[`${kind} ${index} ${element.dataset.card ?? element.textContent.trim().slice(0, 20)}`] =
            { left, top, right, bottom };
    });
    note("face", ".seat .disc");
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
    const drop = parseFloat(getComputedStyle(element).fontSize) / 4; // letters of some fonts reach below their line
    const isCut = element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + drop;
    const covering = [...plate.querySelectorAll(".sign, .disc")].filter((sign) => {
        const { left, right, bottom } = sign.getBoundingClientRect();
        return left < name.right && right > name.left && bottom > name.top + name.height / 3;
    });
    return isOutside || isCut || covering.length > 0 ? [element.textContent] : [];
})"""
"""The names that are cut off, or covered by a sign or the face of their seat."""

BROKEN = r"""() => {
    const isIn = (script) => (pair) => new RegExp(`^[${script}]{2}$`, "u").test(pair);
    const isWord = (pair) => [String.raw`\p{scx=Katakana}`, String.raw`\p{scx=Arab}`, String.raw`\p{scx=Latn}`]
        .some((script) => isIn(script)(pair)) && /\p{L}\p{L}/u.test(pair);
    const labels = [...document.querySelectorAll(
        "button, label, .prompt p, header h1, .plate:not(.narrow) .who bdi, .plate:not(.narrow) .note")];
    return labels.filter((label) => !(label.matches("h1") && label.clientWidth < 100)).flatMap((label) => {
        const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        const found = [];
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
            if (node.parentElement.closest(".only-spoken, option")) continue;
            for (let at = 0; at + 1 < node.length; at += 1) {
                if (!isWord(node.data.slice(at, at + 2))) continue;
                const [one, other] = [document.createRange(), document.createRange()];
                one.setStart(node, at);
                one.setEnd(node, at + 1);
                other.setStart(node, at + 1);
                other.setEnd(node, at + 2);
                const [before, after] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
                if (before.height && after.top >= before.bottom - 2) found.push(node.data);
            }
        }
        return found;
    });
}"""
"""The labels in which a line breaks inside a word; in the rail of a low screen the title may."""

WIDE = """() => [...document.querySelectorAll("button, label")].flatMap((label) => {
    const box = label.getBoundingClientRect();
    const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        if (node.parentElement.closest(".only-spoken, option")) continue;
        const range = document.createRange();
        range.selectNode(node);
        const { left, right, width } = range.getBoundingClientRect();
        if (width && (left < box.left - 1 || right > box.right + 1)) return [node.data];
    }
    return [];
})"""
"""The labels that are wider than their tile or button."""

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
        if EDGED not in kinds and not (len(kinds) == 1 and kinds <= {*STACKED}) and _overlap(one, other):
            yield f"{first} and {second} lie over each other: {one} {other}"
    yield from _small_targets(page, boxes)
    yield from faults_of_labels(page)


def faults_of_labels(page: Page) -> Iterator[str]:
    """Yield the labels that are wider than their places, or that break inside a word."""
    yield from (f"the line breaks inside a word of {label}" for label in page.evaluate(BROKEN))
    yield from (f"the label {label} is wider than its place" for label in page.evaluate(WIDE))


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
