"""Generate the tables in `docs/games/`: `python tools/make_game_pages.py [--check]`.

On the page of a game, the text between `<!-- NAME -->` and `<!-- end -->` is generated from the code. So are the table
of `family.md`, the page about all games, and the entries of `contracts.md`, the page about their contracts.
"""

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

from mamlaka import Game, find_game
from mamlaka.bots.rules import tactics_of
from mamlaka.cards import iter_cards
from mamlaka.deal_rules import FloorDivision
from mamlaka.layout import LayoutSpec, PileSpec
from mamlaka.lesson import ScoringTable
from mamlaka.match import Setup
from mamlaka.registry import game_names, main_game
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts
from mamlaka.tricks import TrickSpec

ROOT = Path(__file__).resolve().parents[1]
FOLDER = ROOT / "docs" / "games"
FAMILY, CONTRACTS = FOLDER / "family.md", FOLDER / "contracts.md"
BLOCK = re.compile(r"(<!-- (\w+) -->\n).*?(<!-- end -->)", re.DOTALL)


def markdown(titles: Iterable[str], rows: Iterable[Iterable[str]]) -> str:
    """Return a Markdown table."""
    lines = [tuple(titles), tuple("---" for _ in titles), *map(tuple, rows)]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines) + "\n"


def scored(spec: TrickSpec) -> list[tuple[str, int]]:
    """Return what a deal of tricks counts, in words, with the points."""
    names = {1: "first", 2: "second", 3: "third", -2: "last but one", -1: "last"}
    points = [(f"taking {pattern}", value) for pattern, value in dict(spec.card_points).items()]
    points += [("a trick", spec.trick_points)] if spec.trick_points else []
    points += [
        (f"the {names[number]} trick" if number in names else f"trick {number}", value)
        for number, value in dict(spec.numbered_tricks).items()
    ]
    points += [("the last trick", spec.last_trick_points)] if spec.last_trick_points else []
    return points + [
        (f"the last trick with {pattern}", value) for pattern, value in dict(spec.last_card_points).items()
    ]


def specs(game: type[Game]) -> str:
    """Return the table of contracts."""
    rows = []
    for spec in game.specs:
        if isinstance(spec, TrickSpec):
            points = [f"{value:+} for {what}" for what, value in scored(spec)]
            divisors = [rule.by for rule in spec.deal_rules if isinstance(rule, FloorDivision)]
            play = "".join(["tricks", *(f", points divided by {divisor}" for divisor in divisors)])
            doublable, stop = spec.doublable or "nothing", spec.stop or "the last card"
            rows.append((spec.name or "the deal", play, ", ".join(points), doublable, stop))
        else:
            start = spec.start or "any rank"
            end = "one is out" if spec.stops_at_first else "three are out"
            play = f"piles, {spec.step} ranks up" if isinstance(spec, PileSpec) else f"layout from {start}"
            rows.append((spec.name, play, places(spec), "nothing", end))
    return markdown(("contract", "play", "points", "may be doubled", "ends with the taking of"), rows)


def places(spec: LayoutSpec) -> str:
    """Return the points for the places of a layout, or for cards left."""
    if spec.left_points:
        return ", ".join(f"{value:+} for each of {cards} left" for cards, value in spec.left_points)
    return f"{', '.join(f'{value:+}' for value in spec.place_points)} for going out"


def kind_of(spec: TrickSpec | LayoutSpec) -> str:
    """Return the kind of a deal: what counts, and whether players avoid it."""
    if isinstance(spec, PileSpec):
        return "lay cards on piles"
    if isinstance(spec, LayoutSpec):
        return f"lay cards on {'a line' if spec.form == 'line' else 'rows'}"
    cards = [
        spec.deck.names[card] for pattern in dict(spec.card_points) for card in iter_cards(spec.deck.select(pattern))
    ]
    if spec.merged or (cards and spec.trick_points):
        return "several at once"
    if not scored(spec):
        return "count the whole deal"
    kinds = {
        "tricks": bool(spec.trick_points),
        "some of the tricks": not cards,
        "one card": len(cards) == 1,
        "a rank": len({card[0] for card in cards}) == 1,
        "a suit": len({card[1:] for card in cards}) == 1,
        "cards": True,
    }
    verb = "avoid" if min(value for _, value in scored(spec)) < 0 else "take"
    return f"{verb} {next(kind for kind, holds in kinds.items() if holds)}"


def family() -> str:
    """Return the table of the contracts of all games with several contracts, by kind."""
    games = {name: find_game(name) for name in game_names() if len(find_game(name).specs) > 1}
    games = {"trex": games.pop("trex")} | games
    cells: dict[str, dict[str, list[str]]] = {}
    for name, game in games.items():
        for spec in game.specs:
            points = (
                [f"{value:+} for {what}" for what, value in scored(spec)]
                if isinstance(spec, TrickSpec)
                else [places(spec)]
            )
            cell = f"*{spec.name}*: {', '.join(points)}" if points else f"*{spec.name}*"
            cells.setdefault(kind_of(spec), {}).setdefault(name, []).append(cell)
    titles = [f"[{Texts().name('game', name)}]({name}.md)" for name in games]
    rows = [(kind, *("; ".join(by_game.get(name, ())) for name in games)) for kind, by_game in cells.items()]
    return markdown(("kind of deal", *titles), rows)


def contracts() -> str:
    """Return an entry for each contract of each game that has several, in the words in which players learn it."""
    entries = []
    for name in sorted(game_names(), key=lambda name: name != main_game()):
        game = Setup(find_game(name)).start().game
        style = Style(game, None, Texts())
        blocks = [block for page in game.lesson().pages for block in page.blocks]
        tables = [block for block in blocks if isinstance(block, ScoringTable) and block.contract]
        if tables:
            entries.append(f"\n## [{style.title}]({name}.md)\n")
        entries += [
            f"\n### {style.contract(table.contract)} in {style.title}\n\n{contract(table, style)}" for table in tables
        ]
    return "".join(entries)


def contract(table: ScoringTable, style: Style) -> str:
    """Return what a contract is about, its points, and its name in commands."""
    sentences = [style.message(sentence, in_words=True) for sentence in table.sentences]
    rows = []
    for row in table.rows:
        words = style.message(row.sentence, in_words=True)
        cards = (
            "" if "suit" in row.sentence.facts else " ".join(style.card(style.deck.card(card)) for card in row.cards)
        )
        rows.append((f"{words}: {cards}" if cards else words, f"{row.points:+}"))
    points = "\n" + markdown(("for", "points"), rows) if rows else ""
    return f"{' '.join(sentences)} In commands and records: `{table.contract}`.\n{points}"


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
WHOLE: dict[Path, Callable[[], str]] = {FAMILY: family, CONTRACTS: contracts}
"""The pages about all games."""


def filled(path: Path, text: str) -> str:
    """Return a page with its tables regenerated."""

    def table(block: re.Match[str]) -> str:
        whole = WHOLE.get(path)
        return block[1] + (whole() if whole else TABLES[block[2]](find_game(path.stem))) + block[3]

    return BLOCK.sub(table, text)


def main() -> int:
    """Write or compare the pages."""
    stale = 0
    for path in sorted(FOLDER.glob("*.md")):
        text = path.read_text(encoding="utf-8")
        new = filled(path, text)
        if "--check" not in sys.argv[1:]:
            path.write_text(new, encoding="utf-8", newline="\n")
        elif new != text:
            print(f"{path.relative_to(ROOT)} is stale")
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
