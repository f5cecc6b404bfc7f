"""The options of Tressette for two, and the ways to play that have a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.options import Options, Preset, choice, switch

__all__ = ["TressetteOptions"]

ARTICLE = "Japanese article"
EXPERIMENT = "Japanese article, as a change that spoils the game"


@dataclass(frozen=True)
class TressetteOptions(Options):
    """How a table plays Tressette for two. The defaults are those of the Japanese article."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "The game as the article on the form for two describes it.", ARTICLE),
        "31": Preset({"target": "31"}, "A longer match, to 31 points.", "public descriptions"),
        "41": Preset({"target": "41"}, "A long match, to 41 points.", "public descriptions"),
        "carry": Preset(
            {"rounding": "carry"}, "No third of a point is lost: what is left over counts in the next deal.", "ours"
        ),
        "italian_cards": Preset(
            {"deck_faces": "italian"}, "With the cards of Italy: cups, coins, swords and clubs.", "public descriptions"
        ),
        "may_follow": Preset({"follow": "may"}, "What if nobody had to follow suit?", EXPERIMENT),
        "hidden_draws": Preset({"show_draws": "off"}, "What if drawn cards were not shown?", EXPERIMENT),
        "with_trump": Preset({"trump": "C"}, "What if clubs were trumps?", EXPERIMENT),
        "other_point_card": Preset({"point_card": "3"}, "What if the three were worth a point?", EXPERIMENT),
    }

    target: str = choice(
        "21",
        "31",
        "41",
        default="21",
        doc="The match ends after a deal in which a seat has so many points; the higher total wins.",
        source=f"{ARTICLE}; 31 and 41: public descriptions",
    )
    rounding: str = choice(
        "floor",
        "carry",
        default="floor",
        doc="floor: thirds of a point that are left over after a deal are lost; carry: they count in the next deal.",
        source=f"{ARTICLE}; carry: ours",
    )
    show_draws: bool = switch(
        default=True,
        doc=(
            "A card drawn from the stock is shown to the other seat. Off is an experiment: a suit that a hand has "
            "run out of may have come back with any draw, so nobody knows for long what the other lacks."
        ),
        source=f"{ARTICLE}; off: {EXPERIMENT}",
    )
    follow: str = choice(
        "must",
        "may",
        default="must",
        doc=(
            "must: the suit led is played by a hand that holds it. may is an experiment: the cards played tell nothing "
            "about the other hand any more, and nobody can be made to give up an ace."
        ),
        source=f"{ARTICLE}; may: {EXPERIMENT}",
    )
    trump: str = choice(
        "none",
        "S",
        "H",
        "D",
        "C",
        default="none",
        doc=(
            "A suit that beats the other three; nobody has to ruff. Every suit but none is an experiment: a long run "
            "in a suit that the other hand lacks is what the game is played for, and a ruff stops it."
        ),
        source=f"{ARTICLE}; a suit: {EXPERIMENT}",
    )
    point_card: str = choice(
        "A",
        "3",
        "2",
        "K",
        "Q",
        "J",
        default="A",
        doc=(
            "The rank that is worth a whole point; another than the ace swaps values with it, which is an experiment: "
            "two cards of a suit catch the ace, three more count a third, four count nothing, and that balance is lost."
        ),
        source=f"{ARTICLE}; other ranks: {EXPERIMENT}",
    )
    look_back: Literal["none", "last", "all"] = choice(
        "last",
        "none",
        "all",
        default="last",
        doc="Which finished tricks of the deal may be looked at again.",
        source="ours: both seats have seen every card",
    )
    deck_faces: Literal["french", "italian"] = choice(
        "french",
        "italian",
        default="french",
        doc="With which pictures a page draws the cards; swords, cups, coins and clubs are S, H, D and C.",
        source="public descriptions",
    )
    tie: str = choice(
        "extra",
        "shared",
        default="extra",
        doc="When both have reached the target with the same total: an extra deal is played, or they share the win.",
        source="ours: the article is silent",
    )
