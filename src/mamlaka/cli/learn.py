"""`mamlaka learn`: how a game is played."""

from __future__ import annotations

from mamlaka.cli.common_options import (
    DEFAULT_GAME,
    ENGLISH,
    GameName,
    Language,
    OptionTexts,
    Plain,
    PresetName,
    SeatCount,
    setup_from,
)
from mamlaka.cli.output import Screen, is_plain
from mamlaka.terminal.learn import lesson_lines
from mamlaka.terminal.style import Style
from mamlaka.texts import Texts

__all__ = ["learn"]


def learn(
    game: GameName = DEFAULT_GAME,
    *,
    preset: PresetName = "",
    settings: OptionTexts = None,
    seats: SeatCount = None,
    language: Language = ENGLISH,
    plain: Plain = False,
) -> None:
    """Explain a game to beginners: its deals, their points, and its words.

    The points are those of the preset and the options.

    Example: mamlaka learn trex --preset complex
    """
    rules = setup_from(game, preset, settings, seats).start().game
    console = Screen(plain=plain)
    style = Style(rules, 0, Texts(language), plain=is_plain(asked=plain), columns=console.width)
    for line in lesson_lines(rules.lesson(), style):
        console.say(line)
