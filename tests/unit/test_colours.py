"""The colours of the page: each is a token, so that both themes have all of them."""

import re
from pathlib import Path

WEB = Path(__file__).resolve().parents[2] / "web"
SERVER = Path(__file__).resolve().parents[2] / "src" / "mamlaka" / "server" / "http"
TOKENS = (WEB / "src" / "tokens.css").read_text(encoding="utf-8")
DRAWINGS = ("cards", "people")
"""The folders whose drawings have colours of their own."""
SOURCES = {
    path.relative_to(WEB / "src"): path.read_text(encoding="utf-8")
    for kind in ("*.svelte", "*.css")
    for path in sorted((WEB / "src").rglob(kind))
    if path.name != "tokens.css"
}
COLOUR = re.compile(r"#[0-9a-fA-F]{3,8}\b|\b(?:rgb|hsl)a?\(")


def grounds(text: str, name: str) -> list[str]:
    """Return the colours of a property, in their order."""
    return re.findall(re.escape(name) + r": (#\w+)", text)


def test_only_the_tokens_name_colours() -> None:
    """A colour that is written in a component would be the same in the dark."""
    found = [path for path, text in SOURCES.items() if path.parts[0] not in DRAWINGS and COLOUR.search(text)]

    assert len(SOURCES) > len(DRAWINGS)
    assert not found


def test_every_token_that_is_used_is_defined_and_every_defined_one_is_used() -> None:
    """A misspelt token would silently leave an element without its colour."""
    local = {name for text in SOURCES.values() for name in re.findall(r"(--[\w-]+)[:=]", text)}
    used = {name for text in (*SOURCES.values(), TOKENS) for name in re.findall(r"var\((--[\w-]+)", text)}
    defined = set(re.findall(r"^ *(--[\w-]+):", TOKENS, re.MULTILINE))
    steps = {name for name in defined if name.startswith(("--space-", "--type-"))}
    optional = {name for name in used if name.startswith("--card-")}

    assert set() == used - defined - local - optional
    assert set() == defined - used - steps


def test_the_first_paint_has_the_ground_of_its_theme() -> None:
    """The document and the page of an unknown address repeat the grounds, because they come before the styles."""
    expected = grounds(TOKENS, "--ground")[:2]

    assert expected == grounds((WEB / "index.html").read_text(encoding="utf-8"), "background")
    assert expected == grounds((SERVER / "page_files.py").read_text(encoding="utf-8"), "html {{ background")
