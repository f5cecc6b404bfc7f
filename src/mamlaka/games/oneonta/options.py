"""The options of Oneonta Whist, and the ways to play that have a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.options import Options, Preset, choice, number, switch

__all__ = ["OneontaOptions"]

ARTICLES = "Japanese articles of 20 and 21 March 2013"
HUTNIK = "Richard Hutnik's text of 1993"
MOST_DEALS = 99
MOST_POINTS = 9 * MOST_DEALS


@dataclass(frozen=True)
class OneontaOptions(Options):
    """How Oneonta Whist is played. The defaults are those of the Japanese articles, with Edward scoring."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "edward": Preset({}, "Nine deals to reach 30 points, with Edward scoring.", ARTICLES),
        "hutnik": Preset({"bidding": "hutnik"}, "Bids from 1 to 9, or a null of any stake.", HUTNIK),
        "learner": Preset(
            {"show_tracker": "on"},
            "The cards that are still unseen stand on the table, with their chance to come.",
            "ours",
        ),
    }

    bidding: str = choice(
        "edward",
        "hutnik",
        default="edward",
        doc=(
            "edward: a number of tricks from 0 to 9. hutnik: from 1 to 9, or null, the promise to win no trick at all "
            "for a stake of 1 to 9."
        ),
        source=f"{ARTICLES}; hutnik: {HUTNIK}",
    )
    deals: int = number(1, MOST_DEALS, default=9, doc="How many deals a match has.", source=ARTICLES)
    target: int = number(
        1, MOST_POINTS, default=30, doc="Who has so many points after the last deal, or more, has won.", source=ARTICLES
    )
    show_tracker: bool = switch(
        default=False,
        doc="The cards that have not been seen stand on the table, with the exact chance of each still to be led.",
        source="ours, after the reasoning of the articles",
    )
