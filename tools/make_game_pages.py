"""Generate the tables in `docs/games/`: `python tools/make_game_pages.py [--check]`.

On the page of a game, the text between `<!-- NAME -->` and `<!-- end -->` is generated from the code.
"""

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from mamlaka import Game, find_game
from mamlaka.bots.rules import tactics_of
from mamlaka.deal_rules import Divide
from mamlaka.texts import Texts
from mamlaka.tricks import TrickSpec

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "games"
"""The unit of the points of a row, by the rule that rounds them."""
BLOCK = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def markdown(titles: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a Markdown table."""
    lines = [tuple(titles), tuple("---" for _ in titles), *map(tuple, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def specs(game: type[Game]) -> str:
    """Return the table of contracts."""
    rows = []
    for spec in game.specs:
        if isinstance(spec, TrickSpec):
            points = [f"{value:+} for taking {pattern}" for pattern, value in dict(spec.card_points).items()]
            points += [f"{spec.trick_points:+} for a trick"] if spec.trick_points else []
            points += [f"{spec.last_trick_points:+} for the last trick"] if spec.last_trick_points else []
            last = dict(spec.last_card_points).items()
            points += [f"{value:+} for the last trick with {pattern}" for pattern, value in last]
            divisors = [rule.by for rule in spec.deal_rules if isinstance(rule, Divide)]
            play = "".join(["tricks", *(f", points divided by {divisor}" for divisor in divisors)])
            doublable, stop = spec.doublable or "nothing", spec.stop or "the last card"
            rows.append((spec.name or "the deal", play, ", ".join(points), doublable, stop))
        else:
            places = ", ".join(f"{value:+}" for value in spec.place_points)
            rows.append((spec.name, f"layout from {spec.start}", f"{places} for going out", "nothing", "three are out"))
    return markdown(("contract", "play", "points", "may be doubled", "ends with the taking of"), rows)


def options(game: type[Game]) -> str:
    """Return the table of options."""
    rows = [(f"`{row.name}`", row.syntax, row.default, row.doc, row.source) for row in game.options_type.describe()]
    return markdown(("option", "values", "default", "meaning", "source"), rows)


def needs(game: type[Game]) -> str:
    """Return the table of options that have an effect only if other options are on."""
    rows = [(f"`{name}`", " or ".join(f"`{m}`" for m in ms)) for name, ms in game.options_type.needs.items()]
    return markdown(("option", "needs"), rows)


def presets(game: type[Game]) -> str:
    """Return the table of presets."""
    rows = [
        (f"`{name}`", preset.doc, " ".join(f"`{key}={value}`" for key, value in preset.texts.items()), preset.source)
        for name, preset in game.options_type.presets.items()
    ]
    return markdown(("preset", "meaning", "options", "source"), rows)


def tactics(game: type[Game]) -> str:
    """Return the table of the rules of thumb of the bot `rules`, with the reasons for leaving out the others."""
    advice, texts = tactics_of(game.name), Texts()
    words = {rule.number: (str(rule.weight), texts.format(rule.message)) for rule in advice.rules}
    words |= {number: ("none", why) for number, why in advice.explained.items()}
    return markdown(("no.", "weight", "rule"), ((str(number), *words[number]) for number in sorted(words)))


TABLES: dict[str, Callable[[type[Game]], str]] = {
    "specs": specs,
    "options": options,
    "needs": needs,
    "presets": presets,
    "tactics": tactics,
}


def filled(text: str, game: type[Game]) -> str:
    """Return a page with its tables regenerated."""

    def table(block: re.Match[str]) -> str:
        return block[1] + TABLES[block[2]](game) + block[3]

    return BLOCK.sub(table, text)


def main() -> int:
    """Write or compare the page of every game that has one."""
    stale = 0
    for path in sorted(FOLDER.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        new = filled(text, find_game(path.stem))
        if "--check" not in sys.argv[1:]:
            path.write_text(new, encoding="utf-8", newline="\n")
        elif new != text:
            print(f"{path.relative_to(ROOT)} is stale")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
