"""The options and presets of Cribbage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, switch_option

__all__ = ["CribbageOptions"]

ACC = "the rules of the American Cribbage Congress"
BICYCLE = "the Bicycle rules"


@dataclass(frozen=True)
class CribbageOptions(Options):
    """The options of Cribbage. The defaults are the usual rules for one game."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "One game to 121 points; everything is counted for you.", BICYCLE),
        "short": Preset({"target": "61"}, "One game to 61 points: once around the board.", BICYCLE),
        "match": Preset(
            {"games": "5"},
            "To five game points; a skunk counts two, a double skunk three.",
            f"ours; skunks: {ACC}, with common values",
        ),
        "muggins": Preset(
            {"muggins": "on"}, "Count your own cards: your opponent takes the points that you miss.", ACC
        ),
    }

    target: str = choice_option(
        "121",
        "61",
        default="121",
        doc="A game ends the moment a player, or a pair, has this number of points.",
        source=BICYCLE,
        group="scoring",
    )
    muggins: bool = switch_option(
        default=False,
        doc=(
            "You name the points of your cards at the show. If you name too few, the next player takes the rest; if "
            "you name too many, you get the true number."
        ),
        source=f"{ACC}, where it is optional; too many: ours",
        group="play",
    )
    games: str = choice_option(
        "1",
        "3",
        "5",
        "7",
        default="1",
        doc="The game points that end the match. A game brings its winner one.",
        source="ours",
        group="scoring",
    )
    skunk: bool = switch_option(
        default=True,
        doc=(
            "A game brings two game points if all losers have fewer than 91 points, and three if they have fewer "
            "than 61. In a game to 61 it brings two if they have fewer than 31."
        ),
        source=f"{ACC}; the values are common, 31 is ours",
        group="scoring",
    )
    crib_flush: str = choice_option(
        "five",
        "four",
        default="five",
        doc="How many cards of one suit the crib needs for a flush: five, with the starter, or four.",
        source=f"{ACC}; four: older rules",
        group="scoring",
    )
    heels: str = choice_option(
        "2",
        "0",
        default="2",
        doc="The points of the dealer if the starter is a jack.",
        source=f"{ACC}; 0: ours",
        group="scoring",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.skunk and self.games == "1":
            raise InvalidSetup(
                "option skunk=off can't be combined with games=1: a single game has no game points; leave skunk on, or "
                "play several games",
                Refusal("options_conflict", {"setting": "skunk=off", "other": "games=1"}),
            )
