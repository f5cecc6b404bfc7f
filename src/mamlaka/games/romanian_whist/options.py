"""The options and presets of Romanian Whist."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option

__all__ = ["RomanianOptions"]

PAGAT = "pagat, Romanian Whist"
FAJOR = "cards.fajor.ca"
KEEPER = "whist-scoreboard"
OPEN = "open implementations"
KNOWN = "a known variation"


@dataclass(frozen=True)
class RomanianOptions(Options):
    """The options of Romanian Whist. The defaults are the game that pagat describes."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "pagat": Preset({}, "From one card up to eight and back to one.", PAGAT),
        "prize": Preset({"streak": "10"}, "Five exact deals in a row earn a prize of ten points.", KEEPER),
        "eight_one_eight": Preset({"order": "8-1-8"}, "From eight cards down to one and back to eight.", FAJOR),
        "pub": Preset(
            {"streak": "10", "one_card": "forehead"},
            "With the prize, and in deals of one card you see all cards but your own.",
            f"{KEEPER}; {OPEN}",
        ),
        "quick": Preset({"order": "short"}, "Few deals: one, three, five, seven and eight cards, and back.", FAJOR),
    }

    order: str = choice_option(
        "1-8-1",
        "8-1-8",
        "short",
        "no_repeat",
        default="1-8-1",
        doc=(
            "The cards of a hand, deal by deal. In 1-8-1 and 8-1-8 there are as many deals with one card at each end, "
            "or with eight, as there are players. short: 1, 3, 5, 7, as many deals with eight as there are players, "
            "and back. no_repeat: each number from 1 to 8 and back once."
        ),
        source=f"{PAGAT}; short: {FAJOR}; no_repeat: {KNOWN}",
        group="table",
    )
    forbidden_sum: str = choice_option(
        "last",
        "none",
        default="last",
        doc="last: the last bid must not make the sum of all bids the number of tricks. none: any bid is allowed.",
        source=f"{PAGAT}; none: {KNOWN}",
    )
    trump_duty: str = choice_option(
        "must",
        "may",
        default="must",
        doc="Whether you must play a trump if you can't follow suit.",
        source=f"{PAGAT}; may: {KNOWN}",
    )
    streak: str = choice_option(
        "off",
        "5",
        "10",
        default="off",
        doc="The prize for five exact deals in a row; five misses in a row cost as much. Then the count starts again.",
        source=f"10: {KEEPER}; 5: {KNOWN}",
        group="scoring",
    )
    streak_ones: str = choice_option(
        "reset",
        "skip",
        "count",
        default="reset",
        doc=(
            "What deals of one card do to a streak. reset: they break it. skip: they neither count nor break it. "
            "count: they count."
        ),
        source=f"{KEEPER}; skip and count: ours",
        group="scoring",
    )
    one_card: str = choice_option(
        "normal",
        "forehead",
        "blind",
        default="normal",
        doc=(
            "How deals of one card are bid. normal: you see your card. forehead: you see all cards but your own. "
            "blind: no one sees a card."
        ),
        source=OPEN,
        group="cards",
    )
    extra_ones: str = choice_option(
        "none",
        "forehead_blind",
        default="none",
        doc="forehead_blind: two more deals of one card at the end of the match, the first forehead, the second blind.",
        source=OPEN,
        group="table",
    )
    miss: str = choice_option(
        "distance",
        "flat",
        default="distance",
        doc=(
            "What a miss costs. distance: a point for each trick more or fewer than bid. flat: five points, however "
            "many tricks."
        ),
        source=f"{PAGAT}; flat: ours",
        group="scoring",
    )
    eights_trump: str = choice_option(
        "none",
        "last",
        default="none",
        doc=(
            "Trumps in deals of eight cards. none: there are none. last: the suit of the last card dealt, which is "
            "shown."
        ),
        source=f"{PAGAT}; last: {KNOWN}",
        group="cards",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.streak == "off" and self.streak_ones != "reset":
            setting, other = f"streak_ones={self.streak_ones}", "streak=off"
            raise InvalidSetup(
                f"option {setting} does not go with {other}: set streak=5 or streak=10, or leave streak_ones at reset",
                Refusal("options_conflict", {"setting": setting, "other": other}),
            )
