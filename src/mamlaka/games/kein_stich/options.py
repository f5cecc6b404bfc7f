"""The options and presets of Kein Stich."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.options import Options, Preset, choice_option, number_option, subset_option, switch_option

__all__ = ["KeinStichOptions"]

GERMAN = "German Wikipedia"
ENGLISH = "English Wikipedia"


@dataclass(frozen=True)
class KeinStichOptions(Options):
    """The options of Kein Stich. The defaults are a game of five deals with a pot, as both Wikipedias describe it."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "common": Preset({}, "Four deals fill a pot, and the layout pays it out.", f"{GERMAN}, {ENGLISH}"),
        "points": Preset(
            {"stakes": "points"},
            "No pot: penalties are written down, and the player with the fewest points wins.",
            "a known variation",
        ),
        "with_extras": Preset(
            {"extras": "last_trick,all"},
            "Two more deals before the layout: no last trick, and everything at once.",
            "known house rules; their points: ours",
        ),
    }

    stakes: str = choice_option(
        "pot",
        "points",
        default="pot",
        doc=(
            "pot: penalties are paid into a pot, which the layout pays out. points: penalties are written down, the "
            "layout costs 0, 10, 20 and so on by place, and the player with the fewest points wins."
        ),
        source=f"{ENGLISH}; points: a known variation",
        group="scoring",
    )
    shares: str = choice_option(
        "80_50_30_0",
        "100_40_20_0",
        "160_0_0_0",
        default="80_50_30_0",
        doc=(
            "How the layout divides the pot of 160 by place. For other numbers of players the first choice has shares "
            "of its own; 100_40_20_0 is for four players. A larger pot is divided in proportion, rounded down to "
            "multiples of five. The rest goes to the third of four players with 80_50_30_0, and otherwise to the first."
        ),
        source="ours",
        group="scoring",
    )
    extras: tuple[str, ...] = subset_option(
        "last_trick",
        "all",
        default=(),
        doc="More deals before the layout. last_trick: the last trick costs 40. all: the first four deals at once.",
        source="known house rules; their points: ours",
    )
    rounds: int = number_option(
        1,
        8,
        default=1,
        doc="How many rounds a match has. With four rounds and four players each player deals every kind of deal once.",
        source=f"1: {ENGLISH}; more: ours",
        group="table",
    )
    layout_leader: str = choice_option(
        "dealers_left",
        "dealer",
        default="dealers_left",
        doc="Who plays first in the layout. dealers_left: the next player after the dealer.",
        source="ours",
    )
    early_end: bool = switch_option(
        default=True,
        doc=(
            "A deal for hearts, queens or the king of hearts ends with the last card that costs. The score is the same."
        ),
        source="ours",
    )
