"""The options and presets of Oneonta Whist."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.options import Options, Preset, choice_option, number_option, switch_option

__all__ = ["OneontaOptions"]

ARTICLES = "Japanese articles of 20 and 21 March 2013"
HUTNIK = "Richard Hutnik's text of 1993"
MAX_DEALS = 99
MAX_POINTS = 9 * MAX_DEALS


@dataclass(frozen=True)
class OneontaOptions(Options):
    """The options of Oneonta Whist. The defaults are those of the Japanese articles, with Edward scoring."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "edward": Preset({}, "Nine deals to reach 30 points, with Edward scoring.", ARTICLES),
        "hutnik": Preset({"bidding": "hutnik"}, "Bid 1 to 9 tricks, or a null with a stake of 1 to 9.", HUTNIK),
        "learner": Preset(
            {"show_tracker": "on"},
            "The table shows the unseen cards, with the chance that each is still to be led.",
            "ours",
        ),
    }

    bidding: str = choice_option(
        "edward",
        "hutnik",
        default="edward",
        doc=(
            "edward: you bid a number of tricks from 0 to 9. hutnik: you bid 1 to 9 tricks, or null, which is to win "
            "no trick, with a stake of 1 to 9."
        ),
        source=f"{ARTICLES}; hutnik: {HUTNIK}",
        group="play",
    )
    deals: int = number_option(
        1, MAX_DEALS, default=9, doc="The number of deals in a match.", source=ARTICLES, group="scoring"
    )
    target: int = number_option(
        1,
        MAX_POINTS,
        default=30,
        doc="You win with at least this number of points after the last deal.",
        source=ARTICLES,
        group="scoring",
    )
    show_tracker: bool = switch_option(
        default=False,
        doc="The table shows the unseen cards, with the exact chance that each is still to be led.",
        source="ours, after the reasoning of the articles",
        group="table",
    )
