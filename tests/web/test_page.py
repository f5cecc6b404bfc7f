"""The built page has a short first load and uses no features that its oldest browsers lack."""

import re
import unicodedata
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from mamlaka.messages import languages, messages_of
from tests.web.driving import transfers, wait_for_home
from tests.web.serving import HOST, Server

ROOT = Path(__file__).resolve().parents[2]

FIRST_LOAD = 150_000
"""The most bytes that a browser transfers for the home page, with the headers of the answers, also over a home network,
where browsers take gzip but not Brotli.

The service worker is not counted: it loads the rest of the page later, for use without a network.
"""

NOT_IN_SCRIPTS = {
    r"\.at\(": "an index",
    r"\.findLast(Index)?\(": "a loop",
    r"\.to(Sorted|Reversed|Spliced)\(": "a copy first",
    r"\bArray\.fromAsync\b": "a loop",
    r"\bObject\.hasOwn\b": "`in`",
    r"\bObject\.groupBy\b": "a loop",
    r"\bPromise\.withResolvers\b": "`new Promise`",
    r"\bstructuredClone\(": "a copy by hand (`$state.snapshot` calls it)",
    r"\bcrypto\.randomUUID\b": "`crypto.getRandomValues`",
    r"\bAbortSignal\.(any|timeout)\b": "an `AbortController`",
    r"\bIntl\.(ListFormat|DisplayNames|Segmenter|DurationFormat)\b": "a message",
    r"\b(Map\.groupBy|Promise\.try)\b": "a loop, or a function",
    r"\brequestIdleCallback\b": "`setTimeout`",
    r"\bnew (WeakRef|FinalizationRegistry|BroadcastChannel)\b": "something else",
    r"\.showModal\(": "a `div` with a role",
    r"\b(date|time)Style:": "the fields of a date, each by itself",
    r"\(\?<[=!]": "a group instead of the look-behind",
}
"""Features that Safari 14 or Chrome 87 lack, with their replacements."""

NOT_IN_STYLES = {
    r"[{;]inset[\w-]*:": "grid, margins, or left and right",
    r":lang\(": "grid or margins: a logical property was lowered by language, and is wrong in the table",
    r"[{;]border-(start|end)-(start|end)-radius:": "the same radius on both sides",
    r"aspect-ratio:": "an SVG with a viewBox, or a padding in per cent",
    r"[{;](translate|rotate|scale):": "`transform`",
    r":(has|where|is|dir)\(": "a class, or `[dir]`",
    r":not\([^()]*,": "a second `:not()`",
    r"[{;](row-|column-)?gap:": "`grid-gap` in a grid, and margins in a flex container",
    r"\b(subgrid|overflow(-[xy])?:clip|inert)\b": "grids, `overflow: hidden`",
    r"\d(cq[whib]|cqmin|cqmax|lh|rlh|[dsl]vw)\b": "another unit",
    r"@(container|layer|scope|property|starting-style)\b": "a class or a media query",
    r"\b(color-mix|light-dark)\(": "variables",
}
"""The same for CSS."""


def read_all(page: Path, suffix: str) -> str:
    """Return the text of all built files with a suffix."""
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted(page.rglob(f"*{suffix}")))


@pytest.mark.parametrize(
    "language",
    [name if name == "ar" else pytest.param(name, marks=pytest.mark.slow) for name in languages()],
)
def test_the_first_load_is_short(server: Server, browser: Browser, language: str) -> None:
    """Whoever opens the home page for the first time gets no more than it shows, in every language."""
    context = browser.new_context(locale=language, service_workers="block")
    page = context.new_page()
    sizes = transfers(page)
    page.goto(f"http://{HOST}:{server.port}")
    wait_for_home(page)
    context.close()

    assert any("/texts/" in address for address in sizes)
    assert sum(sizes.values()) <= FIRST_LOAD, sizes


def test_the_arabic_font_has_every_letter_of_the_messages() -> None:
    """No word mixes two fonts."""
    styles = (ROOT / "web" / "src" / "app.css").read_text(encoding="utf-8")
    ranges = re.findall(r"U\+(\w+)(?:-(\w+))?", styles)
    letters = {chr(code) for first, last in ranges for code in range(int(first, 16), int(last or first, 16) + 1)}
    used = {letter for letter in messages_of("ar") if "ARABIC" in unicodedata.name(letter, "")}

    assert used
    assert set() == used - letters


@pytest.mark.parametrize("pattern", NOT_IN_SCRIPTS)
def test_old_browsers_support_everything_that_the_scripts_call(page: Path, pattern: str) -> None:
    """The scripts call nothing that Safari 14 or Chrome 87 lacks, unless polyfills.ts adds it."""
    polyfills = (ROOT / "web" / "src" / "polyfills.ts").read_text(encoding="utf-8")
    found = re.search(pattern, read_all(page, ".js"))

    assert not found or re.search(pattern, polyfills), f"instead write {NOT_IN_SCRIPTS[pattern]}, or add a polyfill"


@pytest.mark.parametrize("pattern", NOT_IN_STYLES)
def test_old_browsers_support_everything_in_the_styles(page: Path, pattern: str) -> None:
    """The styles need nothing that Safari 14 or Chrome 87 lacks."""
    assert not re.search(pattern, read_all(page, ".css")), f"instead write {NOT_IN_STYLES[pattern]}"


def test_heights_of_the_visible_part_have_a_fallback(page: Path) -> None:
    """Before each rule with `100dvh` there is the same rule in `vh` or in per cent."""
    rules = re.findall(r"\{([^{}]*\d[dsl]vh[^{}]*)\}", read_all(page, ".css"))

    for rule in rules:
        for name in re.findall(r"([\w-]+):[^;]*\d[dsl]vh", rule):
            assert re.search(rf"(?:^|;){name}:[^;]*\d(?:vh|%).*;{name}:[^;]*\d[dsl]vh", rule), rule


def test_the_focus_is_shown_by_browsers_that_cannot_tell_keys_from_taps(page: Path) -> None:
    """A rule that needs `:focus-visible` only takes the ring away or changes its colour: every browser shows a ring."""
    rules = re.findall(r"([^{}]*:focus-visible[^{}]*)\{([^{}]*)\}", read_all(page, ".css"))

    assert rules
    for selector, content in rules:
        takes_away = all(":not(:focus-visible)" in one for one in selector.split(","))

        assert takes_away or not re.search(r"outline(-style|-width)?:", content), selector


def test_the_page_loads_nothing_from_elsewhere(page: Path) -> None:
    """Scripts, styles and pictures of the page come with the page."""
    loaded = re.findall(r'(?:src|href)="([^"]+)"', (page / "index.html").read_text(encoding="utf-8"))
    loaded += re.findall(r"url\([\"']?([^)\"']+)", read_all(page, ".css"))

    assert [] == [target for target in loaded if re.match(r"(?:https?:)?//", target)]


def test_notice_names_every_package_in_the_page(page: Path) -> None:
    """NOTICE names, with the licence, each package of which code is in the built page."""
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    shipped = re.findall(r"^## (\S+) - \S+ \((.+)\)$", (page / "licences.md").read_text(encoding="utf-8"), re.MULTILINE)

    assert "svelte" in dict(shipped)
    for name, licence in shipped:
        assert re.search(rf"^\| {re.escape(name)} +\| {re.escape(licence)} +\|$", notice, re.MULTILINE), name
