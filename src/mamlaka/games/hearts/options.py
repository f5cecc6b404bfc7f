"""The options and presets of Hearts."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import (
    Options,
    Preset,
    choice_option,
    cycle_option,
    look_back_option,
    number_option,
    switch_option,
)

__all__ = ["HeartsOptions"]

COMMON = "common play"
CLUB = "descriptions of Black Lady as played at Nakayoshi-mura"
OPEN_SPIEL = "OpenSpiel"


@dataclass(frozen=True)
class HeartsOptions(Options):
    """The options of Hearts. The defaults are the international game for four."""

    needs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "pass_cycle": ("pass_cards",),
        "qs_breaks_hearts": ("must_break_hearts",),
        "can_lead_hearts_instead_of_qs": ("must_break_hearts",),
    }
    presets: ClassVar[Mapping[str, Preset]] = {
        "international": Preset({}, "The common game for four, to 100 points.", COMMON),
        "openspiel": Preset(
            {"qs_breaks_hearts": "on", "deals": "1", "target": "none", "early_end": "off"},
            "A single deal with OpenSpiel's rules; the queen of spades breaks hearts as well.",
            OPEN_SPIEL,
        ),
        "black_lady": Preset(
            {
                "form": "black_lady",
                "no_pts_on_first_trick": "off",
                "must_break_hearts": "off",
                "moon": "none",
                "target": "none",
            },
            "Three to seven players. Some cards are left over, and you pass twice: two cards, then one.",
            CLUB,
        ),
    }

    form: str = choice_option(
        "international",
        "black_lady",
        default="international",
        doc=(
            "international: four players with thirteen cards each; the two of clubs opens. black_lady: three to seven "
            "players; some cards are left over, you pass twice to the right, the player on the dealer's left leads any "
            "card, and penalty points are negative."
        ),
        source=f"{COMMON}; black_lady: {CLUB}",
        group="table",
    )
    pass_cards: bool = switch_option(
        default=True,
        doc="Before play every player passes three cards to another player, face down.",
        source=COMMON,
        group="cards",
    )
    pass_cycle: tuple[str, ...] = cycle_option(
        "left",
        "right",
        "across",
        "none",
        most=8,
        default=("left", "right", "across", "none"),
        doc="The direction of the pass in each deal. After the last direction the list starts again.",
        source=f"{COMMON}; other orders: ours",
        group="cards",
    )
    no_pts_on_first_trick: bool = switch_option(
        default=True,
        doc="You can't play a heart or the queen of spades to the first trick while you hold another card.",
        source=COMMON,
        group="play",
    )
    can_lead_any_club: bool = switch_option(
        default=False,
        doc="The holder of the two of clubs may open with another club.",
        source=f"{OPEN_SPIEL}, as a switch",
        group="play",
    )
    must_break_hearts: bool = switch_option(
        default=True,
        doc="You can't lead hearts until they are broken, unless you hold nothing else.",
        source=COMMON,
        group="play",
    )
    qs_breaks_hearts: bool = switch_option(
        default=False,
        doc="The queen of spades breaks hearts, as a heart does.",
        source=f"{COMMON}; on: {OPEN_SPIEL}",
        group="play",
    )
    can_lead_hearts_instead_of_qs: bool = switch_option(
        default=False,
        doc="If you hold only hearts and the queen of spades, you may lead a heart before hearts are broken.",
        source=f"{OPEN_SPIEL}, as a switch",
        group="play",
    )
    jd_bonus: bool = switch_option(
        default=False,
        doc="The jack of diamonds takes away ten penalty points.",
        source=f"{OPEN_SPIEL}, as a switch",
        group="scoring",
    )
    avoid_all_tricks_bonus: bool = switch_option(
        default=False,
        doc="A player without a trick loses five penalty points, unless someone has shot the moon.",
        source=f"{OPEN_SPIEL}, as a switch",
        group="scoring",
    )
    moon: str = choice_option(
        "others",
        "self",
        "none",
        default="others",
        doc=(
            "The result of taking all hearts and the queen of spades. others: every other player gets 26 penalty "
            "points. self: your own total goes down by 26. none: the cards score as always."
        ),
        source=COMMON,
        group="scoring",
    )
    target: int = number_option(
        1,
        1000,
        default=100,
        empty="none",
        doc="The match ends after a deal in which a player reaches this many penalty points. The lowest score wins.",
        source=COMMON,
        group="scoring",
    )
    deals: int = number_option(
        1,
        100,
        default=0,
        empty="none",
        doc=(
            "The match ends after this number of deals, or at the target if that comes first. With neither, which only "
            "black_lady allows, every player deals once."
        ),
        source=f"{CLUB}: by agreement; every player once: ours",
        group="scoring",
    )
    early_end: bool = switch_option(
        default=True,
        doc=(
            "A deal ends when no hand contains a scoring card, which changes no score. If there is a bonus for taking "
            "no trick, every deal is played to the last card."
        ),
        source="ours",
        group="play",
    )
    look_back: Literal["none", "last", "all"] = look_back_option(source="ours")

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.form != "black_lady":
            if not self.target and not self.deals:
                raise InvalidSetup(
                    "with options target=none and deals=none a match would never end: set one of them",
                    Refusal("options_endless", {"options": "target deals"}),
                )
            return
        for name in ("pass_cards", "pass_cycle", "can_lead_any_club"):
            if getattr(self, name) != self._default(name):
                setting = f"{name}={self.text(name)}"
                raise InvalidSetup(
                    f"option {setting} has no effect with form=black_lady, whose passes and first lead "
                    f"are fixed: leave {name} at {self._format(name, self._default(name))}, or set form=international",
                    Refusal("options_conflict", {"setting": setting, "other": "form=black_lady"}),
                )
