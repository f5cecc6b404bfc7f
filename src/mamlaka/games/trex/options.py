"""The options of Trex, and the ways to play that have a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup
from mamlaka.options import Options, Preset, choice, ordered, subset, switch

__all__ = ["UNITS", "TrexOptions"]

UNITS: Mapping[str, tuple[str, ...]] = {
    "single": ("king", "queens", "diamonds", "slaps", "trex"),
    "complex4": ("complex", "trex"),
}
"""What a king plays in one deal each, by the modes in which that is fixed."""


@dataclass(frozen=True)
class TrexOptions(Options):
    """How a table plays Trex. The defaults are what most sources agree on."""

    masters: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "doubling_reveal": ("doubling",),
        "kh_appeal_show": ("kh_appeal",),
        "appeal_who": ("kh_appeal", "trex_redeal"),
        "partnership_scoring": ("partnership",),
        "expose_twos": ("partnership",),
        "partner_lifts_late": ("partnership",),
    }
    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "The game as most tables play it.", "Japanese and English article"),
        "lone_ace": Preset(
            {"kh_appeal": "K,A,KA", "jacks_replay": "first_out"},
            "A lone ace of hearts may appeal too, and Trex is dealt anew when somebody is out before all jacks lie.",
            "Japanese article",
        ),
        "all_slaps": Preset(
            {"slam_replay": "same"}, "Who takes all thirteen slaps may have them dealt anew.", "English article"
        ),
        "wide_appeal": Preset(
            {"kh_appeal": "K,KA,Kx"}, "The king of hearts with any one other heart may appeal.", "English article"
        ),
        "drawn_king": Preset(
            {"first_king": "high_card_draw", "direction": "cw", "kh_appeal": "none", "trex_redeal": "off"},
            "The highest card drawn owns the first kingdom, play goes to the left, and no deal is repeated.",
            "German article",
        ),
        "partners": Preset({"partnership": "on"}, "Two against two; partners add up their points.", "Japanese article"),
        "partners_worst": Preset(
            {"partnership": "on", "partnership_scoring": "worst_loses"},
            "Two against two; the side of the worst single score loses.",
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
            "Penalties count as plus and the lowest total wins; penalty cards must be thrown; nothing is doubled.",
            "variants in the Japanese and English article",
        ),
    }

    first_king: str = choice(
        "seven_of_hearts",
        "high_card_draw",
        default="seven_of_hearts",
        doc="Who owns the first kingdom: the holder of the seven of hearts, or who draws the highest card.",
        source="Japanese and English article; the draw: German article",
    )
    direction: Literal["ccw", "cw"] = choice(
        "ccw",
        "cw",
        default="ccw",
        doc="Play and kingdoms go counter-clockwise, to the right, or clockwise, to the left.",
        source="Japanese and English article; to the left: German article",
    )
    kingdom_order: str = choice(
        "next",
        "right_right_across_rest",
        default="next",
        doc=(
            "In which order the kingdoms come: next, each to the next seat; right_right_across_rest, the first king, "
            "the next seat, the one opposite of that, and the seat that is left."
        ),
        source="all articles; the other order: variant in the Japanese and English article",
    )
    contract_choice: tuple[str, ...] = ordered(
        *UNITS["single"],
        "complex",
        empty="free",
        doc=(
            "Whether the king chooses freely, or every kingdom plays a fixed list: all five contracts in some order "
            "(with mode complex4: complex and trex)."
        ),
        source="all articles; the fixed list: variant in the Japanese and English article",
    )
    mode: str = choice(
        "single",
        "combination",
        "complex4",
        default="single",
        doc=(
            "One contract a deal; combination: the king may play any of the first four together; "
            "complex4: all first four together, and Trex."
        ),
        source="all articles; combination: Levant; complex4: Jordan and Palestine",
    )
    doubling: bool = switch(
        default=True,
        doc="The king of hearts (in king) and the queens (in queens) may be doubled by their holders.",
        source="all articles; sometimes left out",
    )
    doubling_reveal: str = choice(
        "simultaneous",
        "in_turn",
        default="simultaneous",
        doc="Doublings are turned up together when all have answered, or said aloud in turn, the king first.",
        source="ours: no article gives an order",
    )
    kh_appeal: tuple[str, ...] = subset(
        "K",
        "A",
        "KA",
        "Kx",
        default=("K", "KA"),
        doc=(
            "With which hearts a hand may have the king contract dealt anew: K the king alone, A the ace alone, "
            "KA exactly both, Kx the king and exactly one other heart."
        ),
        source="Japanese and English article; the ace alone: Japanese; the king with any heart: English; none: German",
    )
    kh_appeal_show: bool = switch(
        default=True,
        doc="Who appeals against the king contract shows all his cards.",
        source="Japanese article",
    )
    appeal_who: str = choice(
        "any",
        "not_king",
        default="any",
        doc="Whether the king himself may appeal against the deal.",
        source="Japanese and English article; not_king closes the loophole of naming a contract only for new cards",
    )
    trex_redeal: bool = switch(
        default=True,
        doc="Four twos, or three twos and the three of the fourth suit, may have the trex contract dealt anew.",
        source="Japanese and English article",
    )
    slam_replay: str = choice(
        "off",
        "same",
        "any",
        default="off",
        doc=(
            "Whether the seat that takes all thirteen tricks in slaps may have the deal repeated: "
            "with the same contract, or with any that is left."
        ),
        source="English article, which calls the second point disputed",
    )
    jacks_replay: str = choice(
        "off",
        "first_out",
        default="off",
        doc="Whether Trex is dealt anew when the first seat goes out before all four jacks lie on the table.",
        source="Japanese article",
    )
    queens_face_up: bool = switch(
        default=True,
        doc="Captured queens lie face up before their taker in queens.",
        source="all articles",
    )
    diamonds_face_up: bool = switch(
        default=False,
        doc="Captured diamonds lie face up before their taker in diamonds.",
        source="variant in the Japanese and English article",
    )
    forced_penalty_discard: bool = switch(
        default=False,
        doc="Who cannot follow suit must throw a penalty card of the contract, if he holds one.",
        source="variant in the Japanese and English article",
    )
    values_swapped: bool = switch(
        default=False,
        doc="A diamond costs 15 and a trick 10, instead of 10 and 15.",
        source="variant in the English article",
    )
    score_sign: str = choice(
        "normal",
        "reversed",
        default="normal",
        doc="reversed: penalties are shown as plus and Trex as minus, and the lowest total wins.",
        source="variant in the Japanese and English article",
    )
    partnership: bool = switch(
        default=False,
        doc="The seats opposite each other are partners.",
        source="variant in the Japanese and English article",
    )
    partnership_scoring: str = choice(
        "sum",
        "worst_loses",
        default="sum",
        doc="The sums of the partners are compared, or the side of the worst single score loses.",
        source="English article; the sum: Japanese article too",
    )
    expose_twos: bool = switch(
        default=True,
        doc="In partnership Trex all twos in hand are turned up when everybody has had his first turn.",
        source="Japanese and English article",
    )
    early_end: bool = switch(
        default=True,
        doc="A deal stops when nothing is left in it to be lost; no score depends on it.",
        source="ours",
    )
    lead_ban: str = choice(
        "none",
        "diamonds_first_trick",
        "hearts_while_other_suit",
        default="none",
        doc=(
            "What may not be led: no diamond to the first trick of a deal with diamonds, or no heart in a deal with "
            "king while another suit is held."
        ),
        source="diamonds: hinted at in the Japanese article; hearts: a Jordanian house rule",
    )
    partner_lifts_late: bool = switch(
        default=False,
        doc="The king's partner is given his cards only when the contract has been named.",
        source="a house rule of partnership games",
    )
    look_back: Literal["none", "last", "all"] = choice(
        "none",
        "last",
        "all",
        default="last",
        doc="Which finished tricks of the deal may be looked at again.",
        source="ours",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.contract_choice:
            return
        if self.mode not in UNITS:
            raise InvalidSetup(
                f"option contract_choice={self.text('contract_choice')} does not go with mode={self.mode}, "
                "where the king chooses what to play together: set one of them only"
            )
        units = UNITS[self.mode]
        if sorted(self.contract_choice) != sorted(units):
            raise InvalidSetup(
                f"option contract_choice={self.text('contract_choice')} does not list what mode={self.mode} plays: "
                f"name each of {', '.join(units)} once"
            )
