"""The options and presets of Tressette for two."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.options import Options, Preset, choice_option, deck_faces_option, look_back_option, switch_option

__all__ = ["TressetteOptions"]

ARTICLE = "Japanese article"
EXPERIMENT = "Japanese article, as a change that spoils the game"


@dataclass(frozen=True)
class TressetteOptions(Options):
    """The options of Tressette for two. The defaults are those of the Japanese article."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "The game that the article on the form for two describes.", ARTICLE),
        "31": Preset({"target": "31"}, "A longer match, to 31 points.", "public descriptions"),
        "41": Preset({"target": "41"}, "A long match, to 41 points.", "public descriptions"),
        "carry": Preset(
            {"rounding": "carry"}, "No third of a point is lost: leftover thirds count in the next deal.", "ours"
        ),
        "italian_cards": Preset(
            {"deck_faces": "italian"}, "Italian cards: cups, coins, swords and batons.", "public descriptions"
        ),
        "may_follow": Preset({"follow": "may"}, "An experiment: you need not follow suit.", EXPERIMENT),
        "hidden_draws": Preset({"show_draws": "off"}, "An experiment: drawn cards are not shown.", EXPERIMENT),
        "with_trump": Preset({"trump": "C"}, "An experiment: clubs are trumps.", EXPERIMENT),
        "other_point_card": Preset({"point_card": "3"}, "An experiment: the three scores a whole point.", EXPERIMENT),
    }

    target: str = choice_option(
        "21",
        "31",
        "41",
        default="21",
        doc="The match ends after a deal in which a player reaches this number of points. The higher total wins.",
        source=f"{ARTICLE}; 31 and 41: public descriptions",
        group="scoring",
    )
    rounding: str = choice_option(
        "floor",
        "carry",
        default="floor",
        doc="floor: thirds of a point left over after a deal are lost. carry: they count in the next deal.",
        source=f"{ARTICLE}; carry: ours",
        group="scoring",
    )
    show_draws: bool = switch_option(
        default=True,
        doc=(
            "A card drawn from the stock is shown to the opponent. Off is an experiment: a player who was void in a "
            "suit may have drawn a card of it since, so you seldom know in what your opponent is void."
        ),
        source=f"{ARTICLE}; off: {EXPERIMENT}",
        group="cards",
    )
    follow: str = choice_option(
        "must",
        "may",
        default="must",
        doc=(
            "must: you must follow suit if you can. may is an experiment: the cards played no longer tell you anything "
            "about your opponent's hand, and you can't force out an ace."
        ),
        source=f"{ARTICLE}; may: {EXPERIMENT}",
        group="play",
    )
    trump: str = choice_option(
        "none",
        "S",
        "H",
        "D",
        "C",
        default="none",
        doc=(
            "A suit that beats the other three; you need not ruff. Every value but none is an experiment: the aim is "
            "to cash a long suit in which the opponent is void, and a ruff stops that."
        ),
        source=f"{ARTICLE}; a suit: {EXPERIMENT}",
        group="play",
    )
    point_card: str = choice_option(
        "A",
        "3",
        "2",
        "K",
        "Q",
        "J",
        default="A",
        doc=(
            "The rank that scores a whole point. A rank other than the ace swaps values with it, which is an "
            "experiment: in each suit two cards beat the ace, three weaker ones score a third and four score nothing, "
            "and this balance is lost."
        ),
        source=f"{ARTICLE}; other ranks: {EXPERIMENT}",
        group="scoring",
    )
    look_back: Literal["none", "last", "all"] = look_back_option(source="ours: both seats have seen every card")
    deck_faces: Literal["french", "italian"] = deck_faces_option(default="french", source="public descriptions")
    tie: str = choice_option(
        "extra",
        "shared",
        default="extra",
        doc="If both reach the target with the same total: extra plays another deal, shared lets them share the win.",
        source="ours: the article is silent",
        group="scoring",
    )
