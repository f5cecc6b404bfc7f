"""The options and presets of Trex."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import (
    Options,
    Preset,
    choice_option,
    look_back_option,
    ordered_option,
    subset_option,
    switch_option,
)

__all__ = ["UNITS", "TrexOptions"]

UNITS: Mapping[str, tuple[str, ...]] = {
    "single": ("king", "queens", "diamonds", "slaps", "trex"),
    "complex4": ("complex", "trex"),
}
"""The contracts of a kingdom, one per deal, for the modes in which they are fixed."""


@dataclass(frozen=True)
class TrexOptions(Options):
    """The options of Trex. The defaults are the rules on which most sources agree."""

    needs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "doubling_reveal": ("doubling",),
        "own_double": ("doubling",),
        "kh_appeal_show": ("kh_appeal",),
        "appeal_who": ("kh_appeal", "trex_redeal"),
        "partnership_scoring": ("partnership",),
        "expose_twos": ("partnership",),
        "partner_picks_up_late": ("partnership",),
    }
    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "The most common rules.", "Japanese and English article"),
        "lone_ace": Preset(
            {"kh_appeal": "K,A,KA", "jacks_replay": "first_out"},
            "A lone ace of hearts may also appeal, and Trex is dealt again if a player goes out before all jacks are "
            "played.",
            "Japanese article, as printed",
        ),
        "all_slaps": Preset(
            {"slam_replay": "same"},
            "A player who takes all thirteen tricks in slaps may have the deal repeated.",
            "English article, as printed",
        ),
        "wide_appeal": Preset(
            {"kh_appeal": "K,KA,Kx"}, "The king of hearts with any one other heart may appeal.", "English article"
        ),
        "drawn_king": Preset(
            {"first_king": "high_card_draw", "direction": "cw", "kh_appeal": "none", "trex_redeal": "off"},
            "The player who draws the highest card owns the first kingdom, play is clockwise, and no one can appeal.",
            "German article, as printed",
        ),
        "partners": Preset({"partnership": "on"}, "Two against two; partners add up their points.", "Japanese article"),
        "partners_worst": Preset(
            {"partnership": "on", "partnership_scoring": "worst_loses"},
            "Two against two; the side with the worst single score loses.",
            "English article",
        ),
        "combination": Preset(
            {"mode": "combination"},
            "The king may play any of the first four contracts together.",
            "Japanese and English article; called Trex Complex, in Jordan and Palestine Combination",
        ),
        "complex": Preset(
            {"mode": "complex4"},
            "The first four contracts in one deal, and Trex: eight deals in all.",
            "Jordan and Palestine, by the Japanese and English article",
        ),
        "old_scores": Preset(
            {"values_swapped": "on", "score_sign": "reversed", "forced_penalty_discard": "on", "doubling": "off"},
            "Penalties are positive and the lowest total wins; penalty cards must be discarded; there is no doubling.",
            "variants in the Japanese and English article",
        ),
    }

    first_king: str = choice_option(
        "seven_of_hearts",
        "high_card_draw",
        default="seven_of_hearts",
        doc="The owner of the first kingdom: the holder of the seven of hearts, or the drawer of the highest card.",
        source="Japanese and English article; the draw: German article",
        group="table",
    )
    direction: Literal["ccw", "cw"] = choice_option(
        "ccw",
        "cw",
        default="ccw",
        doc="Play and kingdoms go counter-clockwise (to the right) or clockwise (to the left).",
        source="Japanese and English article; to the left: German article",
        group="table",
    )
    kingdom_order: str = choice_option(
        "next",
        "right_right_across_rest",
        default="next",
        doc=(
            "The order of the kings. next: each king is the next player in turn. right_right_across_rest: the first "
            "king, the next player, the player opposite that one, and the last player."
        ),
        source="all articles; the other order: variant in the Japanese and English article",
        group="table",
    )
    contract_choice: tuple[str, ...] = ordered_option(
        *UNITS["single"],
        "complex",
        empty="free",
        doc=(
            "free: the king chooses the contracts. Otherwise every kingdom plays a fixed list: all five contracts in "
            "some order (with mode=complex4: complex and trex)."
        ),
        source="all articles; the fixed list: variant in the Japanese and English article",
        group="play",
    )
    mode: str = choice_option(
        "single",
        "combination",
        "complex4",
        default="single",
        doc=(
            "single: one contract per deal. combination: the king may play any of the first four together. "
            "complex4: the first four together in one deal, and Trex."
        ),
        source="all articles; combination: Levant; complex4: Jordan and Palestine",
        group="play",
    )
    doubling: bool = switch_option(
        default=True,
        doc="You may double the king of hearts (in king) and the queens (in queens) that you hold.",
        source="all articles; sometimes left out",
        group="play",
    )
    doubling_reveal: str = choice_option(
        "simultaneous",
        "in_turn",
        default="simultaneous",
        doc="Doublings are revealed together when all have answered, or announced in turn, starting with the king.",
        source="ours: no article gives an order",
        group="play",
    )
    kh_appeal: tuple[str, ...] = subset_option(
        "K",
        "A",
        "KA",
        "Kx",
        default=("K", "KA"),
        doc=(
            "The heart holdings that may appeal for a new deal in the king contract: K is the king alone, A the ace "
            "alone, KA exactly both, Kx the king and exactly one other heart."
        ),
        source="Japanese and English article; the ace alone: Japanese; the king with any heart: English; none: German",
        group="cards",
    )
    kh_appeal_show: bool = switch_option(
        default=True,
        doc=(
            "A player who appeals in the king contract shows their whole hand. In Trex it is always shown, because an "
            "appeal there tells four of its cards anyway."
        ),
        source="Japanese article",
        group="cards",
    )
    appeal_who: str = choice_option(
        "any",
        "not_king",
        default="any",
        doc="Whether the king may also appeal.",
        source="Japanese and English article; not_king closes the loophole of naming a contract only for new cards",
        group="cards",
    )
    trex_redeal: bool = switch_option(
        default=True,
        doc="With four twos, or three twos and the three of the fourth suit, you may appeal for a new deal in Trex.",
        source="Japanese and English article",
        group="cards",
    )
    slam_replay: str = choice_option(
        "off",
        "same",
        "any",
        default="off",
        doc=(
            "Whether a player who takes all thirteen tricks in slaps may have the deal repeated: "
            "with the same contract, or with any that is left."
        ),
        source="English article, which calls the second point disputed",
        group="cards",
    )
    jacks_replay: str = choice_option(
        "off",
        "first_out",
        default="off",
        doc="Whether Trex is dealt again if a player goes out before all four jacks are played.",
        source="Japanese article",
        group="cards",
    )
    queens_face_up: bool = switch_option(
        default=True,
        doc="In queens, captured queens lie face up in front of the player who took them.",
        source="all articles",
        group="table",
    )
    diamonds_face_up: bool = switch_option(
        default=False,
        doc="In diamonds, captured diamonds lie face up in front of the player who took them.",
        source="variant in the Japanese and English article",
        group="table",
    )
    forced_penalty_discard: bool = switch_option(
        default=False,
        doc="If you can't follow suit, you must discard a penalty card of the contract if you hold one.",
        source="variant in the Japanese and English article",
        group="play",
    )
    values_swapped: bool = switch_option(
        default=False,
        doc="A diamond costs 15 and a trick 10, instead of 10 and 15.",
        source="variant in the English article",
        group="scoring",
    )
    own_double: str = choice_option(
        "once",
        "twice",
        default="once",
        doc="How many times a player pays for a card that they have doubled and take themselves.",
        source="all articles; twice: two open implementations",
        group="scoring",
    )
    score_sign: str = choice_option(
        "normal",
        "reversed",
        default="normal",
        doc="reversed: penalties are shown as positive and Trex as negative, and the lowest total wins.",
        source="variant in the Japanese and English article",
        group="scoring",
    )
    partnership: bool = switch_option(
        default=False,
        doc="Players opposite each other are partners.",
        source="variant in the Japanese and English article",
        group="table",
    )
    partnership_scoring: str = choice_option(
        "sum",
        "worst_loses",
        default="sum",
        doc="sum: the side with the higher total wins. worst_loses: the side with the worst single score loses.",
        source="English article; the sum: also Japanese article",
        group="scoring",
    )
    expose_twos: bool = switch_option(
        default=True,
        doc="In partnership Trex all twos in hand are turned face up when every player has had their first turn.",
        source="Japanese and English article",
        group="play",
    )
    early_end: bool = switch_option(
        default=True,
        doc="A deal ends when no penalties are left in it, which changes no score.",
        source="ours",
        group="play",
    )
    lead_ban: str = choice_option(
        "none",
        "diamonds_first_trick",
        "hearts_while_other_suit",
        default="none",
        doc=(
            "Cards that you can't lead: diamonds to the first trick of a deal with diamonds, or hearts in a deal with "
            "king while you hold another suit."
        ),
        source="diamonds: hinted at in the Japanese article; hearts: a Jordanian house rule",
        group="play",
    )
    partner_picks_up_late: bool = switch_option(
        default=False,
        doc="The king's partner picks up their hand only after the contract has been chosen.",
        source="a house rule of partnership games",
        group="table",
    )
    look_back: Literal["none", "last", "all"] = look_back_option(source="ours")

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.contract_choice:
            return
        setting = f"contract_choice={self.text('contract_choice')}"
        if self.mode not in UNITS:
            raise InvalidSetup(
                f"option {setting} cannot be combined with mode={self.mode}, "
                "in which the king chooses which contracts to play together: set only one of them",
                Refusal("options_conflict", {"setting": setting, "other": f"mode={self.mode}"}),
            )
        units = UNITS[self.mode]
        if sorted(self.contract_choice) != sorted(units):
            raise InvalidSetup(
                f"option {setting} does not list the contracts of "
                f"mode={self.mode}: list each of {', '.join(units)} once",
                Refusal("option_incomplete", {"option": "contract_choice", "names": " ".join(units)}),
            )
