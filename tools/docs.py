"""Build the documentation into build/docs, and check every link of the built pages.

    python tools/docs.py [build | check]

Zensical builds a folder of Markdown. `stage` writes that folder from docs/, from the documents outside it, and from the
files that they link to. Links between them work on GitHub as they are written, and are rewritten only where a file has
another place in the site. The check reads the built HTML alone: it knows neither Markdown nor Zensical.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import mamlaka
from mamlaka.drawing import table_svg
from mamlaka.registry import game_names
from mamlaka.replaying import Replay
from mamlaka.terminal.picture import picture_words
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "build" / "docs-source"
SITE = ROOT / "build" / "docs"

SEED = 3
"""The seed of the matches whose tables are drawn."""
OUTSIDE = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "web/README.md": "page-code.md",
}
"""The documents outside docs/ and their places in the site."""
LINK = re.compile(r"\]\((?!\w+:)([^)#\s]+)((?:#[^)\s]*)?)\)")
WITH_TARGET = {"a": "href", "link": "href", "img": "src", "script": "src"}
"""The elements that name other files, and the attributes in which they do."""
FENCE_WORD = re.compile(r"^( *```\w+) .+$", re.MULTILINE)
"""The words after the language of a code block. GitHub ignores them; Zensical would not see the block."""
COLOURS = re.compile(r"\x1b\[[\d;]*m")


def place_of(path: Path) -> Path:
    """Return the place in the site of a file of the repository; both paths are relative."""
    if path.as_posix() in OUTSIDE:
        return Path(OUTSIDE[path.as_posix()])
    return path.relative_to("docs") if path.is_relative_to("docs") else Path("source", path)


def stage() -> None:
    """Write the folder that Zensical builds."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    documents = [*map(Path, OUTSIDE), *(path.relative_to(ROOT) for path in sorted((ROOT / "docs").rglob("*.*")))]
    linked: set[Path] = set()
    for path in documents:
        target = SOURCE / place_of(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        if path.suffix == ".md":
            text, files = with_links(path, (ROOT / path).read_text(encoding="utf-8"))
            linked |= files
            target.write_text(FENCE_WORD.sub(r"\1", text), encoding="utf-8")
        else:
            shutil.copyfile(ROOT / path, target)
    for name in game_names():
        draw_table(name)
    for path in linked - set(documents):
        target = SOURCE / place_of(path)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target)


def draw_table(name: str) -> None:
    """Draw a table of a game, in the middle of the first deal of a match between bots, and show it on its page."""
    table = mamlaka.Table(name, seed=SEED, bots="rules")
    table.run()
    record = table.record()
    replay = Replay(record)
    opening, end = replay.opening(1), len(record.deals[0].events)
    picture = SOURCE / "games" / "pictures" / f"{name}.svg"
    picture.parent.mkdir(exist_ok=True)
    view = replay.view(0, opening + (end - opening) // 2)
    words = picture_words(view, record, Renderer(Style(view.state.game, 0, Texts("en"))))
    picture.write_text(table_svg(view, words), encoding="utf-8")
    page = SOURCE / "games" / f"{name}.md"
    title, rest = page.read_text(encoding="utf-8").split("\n", 1)
    page.write_text(f"{title}\n\n![A table, seen from seat 0](pictures/{name}.svg)\n{rest}", encoding="utf-8")


def with_links(path: Path, text: str) -> tuple[str, set[Path]]:
    """Return the text of a document with the links of its place in the site, and the files that it links to."""
    linked = set()

    def moved(link: re.Match[str]) -> str:
        target = Path(os.path.normpath(path.parent / link[1]))
        if not (ROOT / target).is_file():  # not a link, or the build reports it
            return link[0]
        linked.add(target)
        return f"]({os.path.relpath(place_of(target), place_of(path).parent)}{link[2]})"

    return LINK.sub(moved, text), linked


def build() -> None:
    """Build the site; any warning of Zensical ends the program."""
    stage()
    command = [sys.executable, "-m", "zensical", "build", "--clean", "--strict"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode:
        sys.exit(COLOURS.sub("", done.stdout + done.stderr))


class Page(HTMLParser):
    """What a built page links to, and what can be linked to in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = {""}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the anchors and the target of an element."""
        values = dict(attrs)
        self.anchors |= {value for name in ("id", "name") if (value := values.get(name))}
        if target := values.get(WITH_TARGET.get(tag, "")):
            self.links.append(target)


def broken_links(site: Path) -> list[str]:
    """Return a sentence for each link of a built site that leads nowhere, and for each file loaded from elsewhere."""
    pages = {path: Page(path) for path in sorted(site.rglob("*.html"))}
    broken = []
    for path, page in pages.items():
        for link in page.links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            if target.is_dir():
                target /= "index.html"
            name = path.relative_to(site)
            if parts.path.startswith("/"):
                if name.name != "404.html":  # shown at any address, so its links are absolute
                    broken.append(f"{name}: {link} works only at the root of a server")
            elif not target.is_file():
                broken.append(f"{name}: {link} does not exist")
            elif target in pages and unquote(parts.fragment) not in pages[target].anchors:
                broken.append(f"{name}: {link} has no such anchor")
    return broken


def check() -> None:
    """Print the broken links of the built site; if there are any, end the program with status 1."""
    if broken := broken_links(SITE):
        sys.exit("\n".join(broken))
    print(f"All links of the {len(list(SITE.rglob('*.html')))} pages in build/docs lead somewhere.")


def main() -> None:
    """Do what the argument says; without one, build and check."""
    parser = argparse.ArgumentParser(description="Build the documentation into build/docs, and check its links.")
    parser.add_argument("step", nargs="?", choices=["build", "check"], help="only this step")
    step = parser.parse_args().step
    if step != "check":
        build()
    if step != "build":
        check()


if __name__ == "__main__":
    main()
