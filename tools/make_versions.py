"""Generate the table of current versions in `docs/versions.md`: `python tools/make_versions.py [--check]`."""

import re
import sys
from pathlib import Path

import mamlaka
from mamlaka.bots.registry import bot_names, find_bot
from mamlaka.coach import drills
from mamlaka.record import FORMAT_VERSION
from mamlaka.registry import find_game, game_names
from mamlaka.server.database.schema import VERSION
from mamlaka.server.protocol import PROTOCOL

PAGE = Path(__file__).resolve().parents[1] / "docs" / "versions.md"
BLOCK = re.compile(r"(<!-- versions -->\n).*?(<!-- end -->)", re.DOTALL)


def table() -> str:
    """Return the current versions as a Markdown table."""
    rows = [
        ("package", mamlaka.__version__),
        ("records", FORMAT_VERSION),
        ("drills", drills.FORMAT_VERSION),
        ("protocol", PROTOCOL),
        ("database", VERSION),
        *((f"rules of `{name}`", find_game(name).version) for name in game_names()),
        *((f"bot `{name}`", find_bot(name).version) for name in bot_names()),
    ]
    return "| what | version |\n|---|---|\n" + "".join(f"| {what} | {version} |\n" for what, version in rows)


def main() -> int:
    """Write the page; with `--check` only compare it, and return 1 if it is stale."""
    text = PAGE.read_text(encoding="utf-8")
    fresh = BLOCK.sub(lambda found: found[1] + table() + found[2], text)
    if "--check" in sys.argv:
        return int(fresh != text)
    PAGE.write_text(fresh, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
