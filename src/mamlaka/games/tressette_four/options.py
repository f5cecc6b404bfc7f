"""The options and presets of Tressette for four."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.options import Options, Preset, choice_option, deck_faces_option, look_back_option, switch_option

__all__ = ["FOUR_OF_COINS", "TressetteFourOptions"]

FOUR_OF_COINS = "four_of_coins"
TARGETS = "adamoli, Treccani, trapaninfo"
REGIONAL = "spazioinwind"
DECLARED = "tresette.it, tresettisti.it"


@dataclass(frozen=True)
class TressetteFourOptions(Options):
    """The options of Tressette for four. The defaults are a match to 31 with declarations."""

    needs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "declare_until": ("declarations",),
        "shutout_voids": ("declarations",),
    }
    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "To 31 points, with declarations and signals.", TARGETS),
        "plain_21": Preset(
            {"target": "21", "declarations": "off", "signals": "off"}, "Cards alone, to 21 points.", "adamoli"
        ),
        "to_41": Preset({"target": "41"}, "A longer match, to 41 points.", "tresettisti.it"),
        "regional": Preset(
            {
                "first_lead": FOUR_OF_COINS,
                "declare_until": "3",
                "poor_hand": "on",
                "decima": "on",
                "end": "at_once",
            },
            "The four of coins leads first, poor hands are dealt again, and a side wins as soon as it has the points.",
            f"{REGIONAL}; tresette.org",
        ),
    }

    target: str = choice_option(
        "11",
        "21",
        "31",
        "41",
        "51",
        default="31",
        doc="The side with this number of points, or more, wins. If both have it, the higher total wins.",
        source=TARGETS,
        group="scoring",
    )
    declarations: bool = switch_option(
        default=True,
        doc="Three, two and ace of a suit, and three or four threes, twos or aces can be declared for points.",
        source=f"{DECLARED}; off: adamoli",
    )
    declare_until: str = choice_option(
        "1",
        "2",
        "3",
        default="1",
        doc="The last trick in which you may declare, before you play your own card.",
        source="1: tresettisti.it; 2: viniciocoletti; 3: tresette.org",
    )
    signals: str = choice_option(
        "truthful",
        "free",
        "off",
        default="truthful",
        doc=(
            "Whoever leads may say a word to their partner. truthful: only a word that is true of the hand. free: any "
            "word. off: none."
        ),
        source="webpratico; free: ours",
    )
    first_lead: str = choice_option(
        "right",
        FOUR_OF_COINS,
        default="right",
        doc=(
            "Who leads in the first deal of a match. right: the player to the right of the dealer. four_of_coins: "
            "whoever has the four of coins leads any card. In later deals it is the player to the right of the dealer."
        ),
        source=f"right: adamoli; four_of_coins: {REGIONAL}",
    )
    poor_hand: bool = switch_option(
        default=False,
        doc="A player whose hand has less than a point may show it and ask for a new deal.",
        source=REGIONAL,
        group="cards",
    )
    shutout_voids: bool = switch_option(
        default=True,
        doc="A side without any of the eleven points of the cards and the last trick loses what it has declared.",
        source="tresettisti.it; off: ours",
        group="scoring",
    )
    end: str = choice_option(
        "deal",
        "at_once",
        default="deal",
        doc=(
            "When the match ends. deal: after the deal in which a side reaches the target. at_once: as soon as a side "
            "reaches it, in the middle of a deal."
        ),
        source=f"deal: ours; at_once: {REGIONAL}",
        group="scoring",
    )
    decima: bool = switch_option(
        default=False,
        doc="A hand of ten cards of one suit wins the match for its side.",
        source=REGIONAL,
        group="scoring",
    )
    rounding: str = choice_option(
        "floor",
        "carry",
        default="floor",
        doc="floor: thirds of a point left over after a deal are lost. carry: they count in the next deal.",
        source="adamoli; carry: ours",
        group="scoring",
    )
    look_back: Literal["none", "last", "all"] = look_back_option(source="ours")
    deck_faces: Literal["french", "italian"] = deck_faces_option(default="italian", source="ours")
