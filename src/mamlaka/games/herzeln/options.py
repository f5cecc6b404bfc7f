"""The options and presets of Herzeln."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, number_option, ordered_option, switch_option

__all__ = ["DEALS", "HerzelnOptions"]

PIATNIK = "a leaflet by Piatnik, as German Wikipedia and spielregeln.de retell it"
STAGES = "the program mc-herzeln"
DEALS = ("hearts", "tricks", "no_tricks", "queens", "king", "last_trick", "no_last_trick", "line")
"""The deals of a round, in the usual order."""


@dataclass(frozen=True)
class HerzelnOptions(Options):
    """The options of Herzeln. The defaults are the eight deals of the leaflet."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "piatnik": Preset({}, "Eight deals in a fixed order, the last of them with a line of cards.", PIATNIK),
        "four_stages": Preset(
            {"form": "four_stages"},
            "Four deals of eight points each: tricks, hearts, queens, and king of hearts with last trick.",
            STAGES,
        ),
    }

    form: str = choice_option(
        "piatnik",
        "four_stages",
        default="piatnik",
        doc=(
            "piatnik: the deals of the leaflet, in which the ten is below the ace. four_stages: a short form for four "
            "players with deals of its own, in which the ten is below the jack."
        ),
        source=f"{PIATNIK}; four_stages: {STAGES}",
    )
    order: tuple[str, ...] = ordered_option(
        *DEALS,
        empty="all",
        doc="The deals of a round, in order; any of them may be left out. all: all eight in the usual order.",
        source=f"all: {PIATNIK}; others: ours",
    )
    layout_form: str = choice_option(
        "line",
        "rows",
        default="line",
        doc=(
            "How the cards of the last deal lie. line: in one line with two ends, whatever their suits. rows: in a row "
            "for each suit, from the jack to the ace and down to the lowest card."
        ),
        source=f"line: {PIATNIK}; rows: ours",
    )
    leader: str = choice_option(
        "dealers_left",
        "dealer",
        default="dealers_left",
        doc="Who plays first. dealers_left: the next player after the dealer. In the line, the first one with a jack.",
        source="ours",
    )
    rounds: int = number_option(
        1, 4, default=1, doc="How many rounds a match has.", source=f"1: {PIATNIK}; more: ours", group="table"
    )
    early_end: bool = switch_option(
        default=True,
        doc=(
            "A deal for hearts, queens or the king of hearts ends with the last card that costs. The score is the "
            "same. The four stages are always played out."
        ),
        source="ours",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.form == "four_stages" and self.order and self.order != DEALS:
            raise InvalidSetup(
                f"option order={self.text('order')} does not go with form=four_stages, whose order is fixed: "
                "leave order=all",
                Refusal("options_conflict", {"setting": f"order={self.text('order')}", "other": "form=four_stages"}),
            )
