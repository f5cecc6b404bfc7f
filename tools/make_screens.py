"""Generate the screens in `docs/terminal.md`: `python tools/make_screens.py [--check]`.

Each block of the page that begins with "```text NAME" shows a match between four bots at the decision point NAME.
"""

import io
import re
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path

from rich.console import Console
from rich.text import Text

from mamlaka import FairShuffler, Rng, Setup, Table, View, find_bot, find_game
from mamlaka.bots import Limit
from mamlaka.coach.hints import HINT_WORLDS, hint
from mamlaka.games.hearts.phases import PassCards
from mamlaka.games.trex.phases import DoubleOrAppeal
from mamlaka.phases import Choose, LayoutPlay, TrickPlay
from mamlaka.terminal.hint import hint_lines
from mamlaka.terminal.renderer import Renderer
from mamlaka.terminal.screen import deal_lines, final_lines, rules_lines, table_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "terminal.md"
SEED = 8
BLOCK = re.compile(r"^```text (\w+)\n.*?^```$", re.MULTILINE | re.DOTALL)
MIDDLE_OF_TRICK, MIDDLE_OF_LAYOUT, THREE_KINGDOMS, FEW_TO_DRAW = 2, 24, 12, 8


@cache
def view_when(preset: str, is_it: Callable[[View], bool], game: str = "trex") -> View:
    """Return the first view in turn for which `is_it` holds in a match between bots, or seat 0's view of the end."""
    rules = find_game(game)
    bots = {seat: find_bot("rules")(Rng(seat)) for seat in range(rules.default_seats)}
    setup = Setup(rules, rules.options_type.parse({}, preset))
    table = Table(setup, FairShuffler(SEED.to_bytes(32, "big")), bots=bots)
    while not table.is_over and not is_it(table.view(table.waiting_for[0])):
        table.play_next_bot()
    return table.view(0 if table.is_over else table.waiting_for[0])


def style_of(view: View, *, plain: bool = False) -> Style:
    """Return the style for the owner of a view."""
    return Style(view.state.game, view.seat or 0, Texts(), plain=plain)


def table(view: View, *, plain: bool = False) -> list[Text]:
    """Return the lines of the table."""
    return table_lines(view, Renderer(style_of(view, plain=plain)))


def sheet(view: View, *, plain: bool = False) -> list[Text]:
    """Return the lines of the score sheet."""
    return Renderer(style_of(view, plain=plain)).sheet_lines(view)


def is_choosing(view: View) -> bool:
    """Return whether the owner must choose a contract."""
    return isinstance(view.state.phase, Choose)


def may_double(view: View) -> bool:
    """Return whether the owner may double a card."""
    return isinstance(view.state.phase, DoubleOrAppeal) and any(action.kind == "double" for action in view.legal)


def in_trick(*contracts: str) -> Callable[[View], bool]:
    """Return a test whether a trick of these contracts is in progress and a queen has been captured."""

    def is_it(view: View) -> bool:
        phase, queens = view.state.phase, view.state.game.deck.select("Q")
        if not isinstance(phase, TrickPlay) or len(view.state.trick) != MIDDLE_OF_TRICK:
            return False
        taken = any(zone.cards & queens for zone in view.state.zones[4:8])
        return tuple(part.name for part in phase.spec.parts) == contracts and taken and bool(view.refusals())

    return is_it


def in_layout(view: View) -> bool:
    """Return whether the layout is half full."""
    layout = view.state.zone("layout").cards
    return isinstance(view.state.phase, LayoutPlay) and layout.bit_count() >= MIDDLE_OF_LAYOUT


def after_deals(view: View) -> bool:
    """Return whether twelve deals have been played."""
    return len(view.state.results) >= THREE_KINGDOMS


def after_doubled(view: View) -> bool:
    """Return whether the last deal paid a doubler."""
    return bool(view.state.results) and any(e.reason == "doubler" for e in view.state.results[-1].entries)


def few_to_draw(view: View) -> bool:
    """Return whether a card has been led that not all cards of the hand can follow, and few cards are in the stock."""
    return view.state.zone("stock").count <= FEW_TO_DRAW and bool(view.state.trick) and bool(view.refusals())


def after_a_knock(view: View) -> bool:
    """Return whether the owner must answer a knock after another seat has folded."""
    words = {badge.message.id for badge in view.state.game.display(view.state).badges}
    return {"badge-knocker", "badge-folded"} <= words and any(action.kind == "stay" for action in view.legal)


def may_knock(view: View) -> bool:
    """Return whether the owner may play a card or knock at a raised stake."""
    counters = {counter.message.id: counter.value for counter in view.state.game.display(view.state).counters}
    raised = counters.get("counter-stake", 0) > 1
    return raised and {"play", "knock"} <= {action.kind for action in view.legal} and bool(view.state.trick)


def is_passing(view: View) -> bool:
    """Return whether the owner must pass cards."""
    return isinstance(view.state.phase, PassCards)


def penalties_taken(view: View) -> bool:
    """Return whether two seats have taken penalty cards and a trick is in progress."""
    hearts = view.state.game.deck.select("*H QS")
    taken = sum(bool(zone.cards & hearts) for zone in view.state.zones[4:8])
    return taken > 1 and len(view.state.trick) == MIDDLE_OF_TRICK and bool(view.refusals())


def is_over(view: View) -> bool:
    """Return whether the match is over."""
    return view.state.is_over


def ledger(view: View) -> list[Text]:
    """Return the lines of the last deal's result."""
    return deal_lines(view.state.results[-1], len(view.state.results), style_of(view))


def hint_for(view: View) -> list[Text]:
    """Return the lines of a hint for the owner of a view."""
    return hint_lines(hint(view, Limit(worlds=HINT_WORLDS), Rng(view.version)), style_of(view))


def end_of(preset: str) -> list[Text]:
    """Return the lines of the final result."""
    view = view_when(preset, is_over)
    return final_lines(view, style_of(view))


in_queens, in_complex = in_trick("queens"), in_trick("king", "queens", "diamonds", "slaps")
SCREENS: dict[str, Callable[[], list[Text]]] = {
    "choosing": lambda: table(view_when("combination", is_choosing)),
    "doubling": lambda: table(view_when("classic", may_double)),
    "trick": lambda: table(view_when("classic", in_queens)),
    "hint": lambda: hint_for(view_when("classic", in_queens)),
    "merged": lambda: table(view_when("complex", in_complex)),
    "layout": lambda: table(view_when("partners", in_layout)),
    "sheet": lambda: sheet(view_when("classic", after_deals)),
    "sheet_of_partners": lambda: sheet(view_when("partners", is_over)),
    "ledger": lambda: ledger(view_when("classic", after_doubled)),
    "result": lambda: end_of("partners"),
    "rules": lambda: rules_lines(style_of(view_when("lone_ace", is_choosing))),
    "stake": lambda: table(view_when("nakayoshi", may_knock, "toepen")),
    "knock": lambda: table(view_when("nakayoshi", after_a_knock, "toepen")),
    "passing": lambda: table(view_when("international", is_passing, "hearts")),
    "penalties": lambda: table(view_when("international", penalties_taken, "hearts")),
    "stock": lambda: table(view_when("classic", few_to_draw, "tressette")),
    "thirds": lambda: ledger(view_when("classic", is_over, "tressette")),
    "sheet_of_thirds": lambda: sheet(view_when("carry", is_over, "tressette")),
    "plain_trick": lambda: table(view_when("classic", in_queens), plain=True),
    "plain_layout": lambda: table(view_when("partners", in_layout), plain=True),
    "plain_sheet": lambda: sheet(view_when("complex", after_doubled), plain=True),
    "plain_stake": lambda: table(view_when("nakayoshi", may_knock, "toepen"), plain=True),
    "plain_stock": lambda: table(view_when("classic", few_to_draw, "tressette"), plain=True),
}


def drawn(name: str) -> str:
    """Return a screen as plain text."""
    screen = io.StringIO()
    console = Console(file=screen, width=80, highlight=False, no_color=True)
    for line in SCREENS[name]():
        console.print(line, soft_wrap=True)
    return "\n".join(line.rstrip() for line in screen.getvalue().splitlines())


def main() -> int:
    """Write or compare every block of the page."""
    text = PAGE.read_text(encoding="utf-8")
    new = BLOCK.sub(lambda block: f"```text {block[1]}\n{drawn(block[1])}\n```", text)
    if "--check" not in sys.argv[1:]:
        PAGE.write_text(new, encoding="utf-8", newline="\n")
    elif new != text:
        print(f"{PAGE.relative_to(ROOT)} is stale")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
