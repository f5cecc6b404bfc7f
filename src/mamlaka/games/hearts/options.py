"""The options of Hearts, and the ways to play that have a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup
from mamlaka.options import Options, Preset, choice, cycle, number, switch

__all__ = ["HeartsOptions"]

COMMON = "common play"
CLUB = "descriptions of Black Lady as played at Nakayoshi-mura"
OPEN_SPIEL = "OpenSpiel"


@dataclass(frozen=True)
class HeartsOptions(Options):
    """How a table plays Hearts. The defaults are the international game for four."""

    masters: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "pass_cycle": ("pass_cards",),
        "qs_breaks_hearts": ("must_break_hearts",),
        "can_lead_hearts_instead_of_qs": ("must_break_hearts",),
    }
    presets: ClassVar[Mapping[str, Preset]] = {
        "international": Preset({}, "The game for four as most people know it, to a hundred points.", COMMON),
        "openspiel": Preset(
            {"qs_breaks_hearts": "on", "deals": "1", "target": "none", "early_end": "off"},
            "A single deal as OpenSpiel plays it; the queen of spades breaks hearts, too.",
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
            "For three to seven: some cards stay out of play, and cards are passed twice, two and then one.",
            CLUB,
        ),
    }

    form: str = choice(
        "international",
        "black_lady",
        default="international",
        doc=(
            "international: four players, thirteen cards each, the two of clubs opens. black_lady: three to seven, "
            "some cards stay out of play, two passes to the right, the dealer's left leads anything, and penalty "
            "points are written with a minus."
        ),
        source=f"{COMMON}; black_lady: {CLUB}",
    )
    pass_cards: bool = switch(
        default=True, doc="Before play everybody passes three cards to another seat, unseen by the rest.", source=COMMON
    )
    pass_cycle: tuple[str, ...] = cycle(
        "left",
        "right",
        "across",
        "none",
        most=8,
        default=("left", "right", "across", "none"),
        doc="To whom the cards are passed in one deal after the other; behind the last one it begins anew.",
        source=f"{COMMON}; other orders: ours",
    )
    no_pts_on_first_trick: bool = switch(
        default=True,
        doc="Nobody throws a heart or the queen of spades on the first trick, unless the hand holds nothing else.",
        source=COMMON,
    )
    can_lead_any_club: bool = switch(
        default=False,
        doc="The holder of the two of clubs may open with another club.",
        source=f"{OPEN_SPIEL}, as a switch",
    )
    must_break_hearts: bool = switch(
        default=True,
        doc="Hearts are not led before a heart has been played, unless the hand holds nothing else.",
        source=COMMON,
    )
    qs_breaks_hearts: bool = switch(
        default=False, doc="The queen of spades breaks hearts as a heart does.", source=f"{COMMON}; on: {OPEN_SPIEL}"
    )
    can_lead_hearts_instead_of_qs: bool = switch(
        default=False,
        doc="Who holds only hearts and the queen of spades may lead a heart before hearts are broken.",
        source=f"{OPEN_SPIEL}, as a switch",
    )
    jd_bonus: bool = switch(
        default=False, doc="The jack of diamonds takes ten penalty points away.", source=f"{OPEN_SPIEL}, as a switch"
    )
    avoid_all_tricks_bonus: bool = switch(
        default=False,
        doc="Who takes no trick loses five penalty points, unless somebody has shot the moon.",
        source=f"{OPEN_SPIEL}, as a switch",
    )
    moon: str = choice(
        "others",
        "self",
        "none",
        default="others",
        doc=(
            "What it is worth to take all hearts and the queen of spades: others: everybody else gets 26 penalty "
            "points; self: one's own total sinks by 26; none: they count as always."
        ),
        source=COMMON,
    )
    target: int = number(
        1,
        1000,
        default=100,
        empty="none",
        doc="The match ends after a deal in which somebody has so many penalty points; the fewest win.",
        source=COMMON,
    )
    deals: int = number(
        1,
        100,
        default=0,
        empty="none",
        doc=(
            "The match ends after so many deals, or at the target, whichever comes first. With neither, which only "
            "black_lady allows, everybody deals once."
        ),
        source=f"{CLUB}: by agreement; everybody once: ours",
    )
    early_end: bool = switch(
        default=True,
        doc=(
            "A deal ends when no card that counts is in any hand; no score changes by it. Where avoiding all tricks is "
            "worth something, every deal is played out."
        ),
        source="ours",
    )
    look_back: Literal["none", "last", "all"] = choice(
        "last",
        "none",
        "all",
        default="last",
        doc="Which finished tricks of the deal may be looked at again.",
        source="ours",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.form != "black_lady":
            if not self.target and not self.deals:
                raise InvalidSetup("options target=none and deals=none give a match without an end: set one of them")
            return
        for name in ("pass_cards", "pass_cycle", "can_lead_any_club"):
            if getattr(self, name) != self._default(name):
                raise InvalidSetup(
                    f"option {name}={self.text(name)} means nothing with form=black_lady, whose passes and first lead "
                    f"are fixed: leave {name} at {self._format(name, self._default(name))}, or set form=international"
                )
