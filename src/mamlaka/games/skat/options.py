"""The options and presets of Skat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, look_back_option, switch_option

__all__ = ["BIERLACHS", "RAMSCH", "SEEGER", "SkatOptions"]

SEEGER, BIERLACHS = "seeger", "bierlachs"
"""Values of `scoring`."""
RAMSCH = "ramsch"
"""A value of `all_pass`."""

ISKO = "Internationale Skatordnung"
TAVERN = "common in taverns"


@dataclass(frozen=True)
class SkatOptions(Options):
    """The options of Skat. The defaults are twelve deals by the international rules."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "short": Preset({}, "Three players, twelve deals, scored by Seeger and Fabian.", "ours"),
        "isko": Preset({"deals": "36"}, "A list of 36 deals by the international rules.", ISKO),
        "isko_four": Preset({"players": "4", "deals": "48"}, "Four at the table: a list of 48 deals.", ISKO),
        "kneipe": Preset(
            {"scoring": "classic", "all_pass": RAMSCH, "announce_after_skat": "on"},
            "As in the tavern: if everyone passes, you play Ramsch, and you may announce after taking the skat.",
            TAVERN,
        ),
        "bierlachs": Preset({"scoring": BIERLACHS}, "Only losses count, and 301 lost points end the match.", TAVERN),
    }

    players: str = choice_option(
        "3",
        "4",
        default="3",
        doc="3: everyone plays each deal. 4: the dealer sits out.",
        source=ISKO,
        group="table",
    )
    scoring: Literal["seeger", "classic", "bierlachs"] = choice_option(
        SEEGER,
        "classic",
        BIERLACHS,
        default=SEEGER,
        doc=(
            "seeger: the declarer gets or loses the value of the game and 50 more, and the others get 40 each for a "
            "lost game (30 with four). classic: only the value counts. bierlachs: only losses count."
        ),
        source=f"{ISKO}; bierlachs: {TAVERN}",
        group="scoring",
    )
    deals: str = choice_option(
        "3",
        "9",
        "12",
        "36",
        "48",
        default="12",
        doc="The number of deals of a match.",
        source="ours; 36 and 48: raschesspiele.de",
        group="scoring",
    )
    limit: str = choice_option(
        "301",
        "501",
        "1001",
        default="301",
        doc="The lost points that end a match of Bierlachs.",
        source=TAVERN,
        group="scoring",
    )
    all_pass: str = choice_option(
        "void",
        RAMSCH,
        default="void",
        doc="What happens if everyone passes. void: the next player deals. ramsch: you play Ramsch.",
        source=f"{ISKO}; ramsch: 0x1b congress rules",
    )
    ramsch_skat: str = choice_option(
        "last_trick",
        "loser",
        default="last_trick",
        doc="Who gets the skat of Ramsch. last_trick: the taker of the last trick. loser: whoever has most points.",
        source="0x1b congress rules",
    )
    announce_after_skat: bool = switch_option(
        default=False,
        doc="You may also announce schneider, schwarz and ouvert after taking the skat.",
        source=f"{ISKO}: no; {TAVERN}: yes",
    )
    lost_hand_single: bool = switch_option(
        default=False,
        doc="A lost hand game costs its value once and not twice.",
        source="before 1999",
        group="scoring",
    )
    grand_ouvert: str = choice_option(
        "24",
        "36",
        default="24",
        doc="The base of grand ouvert. 24: as for any grand. 36: the older value.",
        source=f"{ISKO}; 36: 123sportwetten",
        group="scoring",
    )
    look_back: Literal["none", "last", "all"] = look_back_option(source="ours")

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.players == "4" and int(self.deals) % 4:
            self._refuse(
                "deals", "players", "with four players everyone must deal equally often: set deals to 12 or 36"
            )
        if self.scoring == BIERLACHS and self.deals != self._default("deals"):
            self._refuse("deals", "scoring", "a loss ends the match there: leave deals at 12")
        if self.scoring != BIERLACHS and self.limit != self._default("limit"):
            self._refuse("limit", "scoring", "a number of deals ends the match there: leave limit at 301")
        if self.all_pass != RAMSCH and self.ramsch_skat != self._default("ramsch_skat"):
            self._refuse("ramsch_skat", "all_pass", "no one plays Ramsch there: set all_pass to ramsch")

    def _refuse(self, name: str, other: str, reason: str) -> None:
        """Raise InvalidSetup because of two options.

        Raises:
            InvalidSetup: always.
        """
        settings = [f"{option}={self.text(option)}" for option in (name, other)]
        raise InvalidSetup(
            f"option {settings[0]} can't be combined with {settings[1]}: {reason}",
            Refusal("options_conflict", {"setting": settings[0], "other": settings[1]}),
        )
