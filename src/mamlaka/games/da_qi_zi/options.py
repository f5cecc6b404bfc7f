"""The options and presets of Da Qi Zi."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, switch_option

__all__ = ["CHIPS", "DEALS", "DaQiZiOptions"]

BOARDGAMEMEMO = "boardgamememo.com"
YAU_ICHI = "yau-ichi.hatenablog"
TIEN_GOW = "Tien Gow"
DEALS, CHIPS = "8", "25"
"""The defaults of the number of deals and of the chips, of which one matters."""


@dataclass(frozen=True)
class DaQiZiOptions(Options):
    """The options of Da Qi Zi. The defaults are eight deals, one-coloured sets and hidden discards."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "Eight deals; red is above black.", f"{BOARDGAMEMEMO}; payments: ours"),
        "party": Preset(
            {"end": "bankrupt", "direction": "cw"}, "Clockwise, until somebody has no chips left.", f"{YAU_ICHI}; ours"
        ),
        "heaven_nine": Preset(
            {"banker": "on", "last_needs_trick": "on"},
            "With a banker, and no last trick for players who have taken none.",
            TIEN_GOW,
        ),
    }

    end: str = choice_option(
        "deals",
        "bankrupt",
        default="deals",
        doc=(
            "When the match ends. deals: after a number of deals. bankrupt: after a deal in which a player has lost "
            "all chips, or after 100 deals. Nobody pays more chips than they have."
        ),
        source="ours",
        group="scoring",
    )
    deals: str = choice_option(
        "4", "8", "16", default=DEALS, doc="The number of deals, with end=deals.", source="ours", group="scoring"
    )
    chips: str = choice_option(
        "20",
        "25",
        "30",
        default=CHIPS,
        doc="The chips that each player begins with, with end=bankrupt.",
        source=YAU_ICHI,
        group="scoring",
    )
    sets: str = choice_option(
        "one_colour",
        "mixed",
        default="one_colour",
        doc=(
            "one_colour: the pieces of a combination have one colour. mixed: they may have both, and the combination "
            "is black as soon as one of them is."
        ),
        source=f"{BOARDGAMEMEMO}; mixed: ours",
    )
    colours: str = choice_option(
        "red_high",
        "equal",
        default="red_high",
        doc=(
            "red_high: red is above black of the same piece. equal: both are equal, and combinations may have both "
            "colours."
        ),
        source=f"{BOARDGAMEMEMO}; equal: fukuchigames",
    )
    discards: str = choice_option(
        "hidden",
        "open",
        default="hidden",
        doc="Whether discards lie face down until the deal is over, or face up.",
        source=f"hidden: {TIEN_GOW}; open: ours",
    )
    no_trick: str = choice_option(
        "5",
        "4",
        default="5",
        doc="What a player without a trick pays.",
        source=f"ours, after {TIEN_GOW}",
        group="scoring",
    )
    last_needs_trick: bool = switch_option(
        default=False,
        doc="A player without a trick must not beat a last trick of a single piece.",
        source=f"a house rule of {TIEN_GOW}",
    )
    banker: bool = switch_option(
        default=False,
        doc="The first leader of a deal is the banker: what they pay or get counts double.",
        source=TIEN_GOW,
        group="scoring",
    )
    direction: Literal["ccw", "cw"] = choice_option(
        "ccw",
        "cw",
        default="ccw",
        doc="The direction of play. ccw: counterclockwise. cw: clockwise.",
        source="ours, as usual in China",
        group="table",
    )
    over_four: str = choice_option(
        "none",
        "paid",
        default="none",
        doc=(
            "paid: a player with more than four units who does not win the last trick gets one from its winner for "
            "each unit above four."
        ),
        source="ours",
        group="scoring",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        for refused, setting, other, remedy in (
            (
                self.colours == "equal" and self.sets == "mixed",
                "sets",
                "colours",
                "with equal colours all combinations may be mixed: leave sets at one_colour, or set colours=red_high",
            ),
            (
                self.end == "bankrupt" and self.deals != DEALS,
                "deals",
                "end",
                f"the chips decide when the match ends: leave deals at {DEALS}, or set end=deals",
            ),
            (
                self.end == "deals" and self.chips != CHIPS,
                "chips",
                "end",
                f"the accounts begin at 0: leave chips at {CHIPS}, or set end=bankrupt",
            ),
        ):
            if refused:
                raise _conflict(f"{setting}={self.text(setting)}", f"{other}={self.text(other)}", remedy)


def _conflict(setting: str, other: str, remedy: str) -> InvalidSetup:
    return InvalidSetup(
        f"option {setting} does not go with {other}: {remedy}",
        Refusal("options_conflict", {"setting": setting, "other": other}),
    )
