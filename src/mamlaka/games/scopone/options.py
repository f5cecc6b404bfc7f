"""The options and presets of Scopone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, deck_faces_option, switch_option

__all__ = ["ScoponeOptions"]

FIGS = "the federal rules of FIGS"
TARGETS = "spazioinwind"
DIGITALMOKA = "digitalmoka"


@dataclass(frozen=True)
class ScoponeOptions(Options):
    """The options of Scopone. The defaults are nine cards each and four on the table, to 21 points."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "Nine cards each, and four on the table.", FIGS),
        "scientifico": Preset({"form": "ten"}, "All forty cards in the hands, and an empty table.", DIGITALMOKA),
        "napola": Preset({"napola": "on"}, "Ace, two, three and more of coins score as well.", "jmpcav"),
        "quick": Preset({"form": "ten", "target": "11"}, "Ten cards each, to 11 points.", TARGETS),
    }

    form: str = choice_option(
        "nine",
        "ten",
        default="nine",
        doc="nine: nine cards each, and four on the table. ten: ten cards each, and an empty table.",
        source=f"nine: {FIGS}; ten: {DIGITALMOKA}",
        group="cards",
    )
    target: str = choice_option(
        "11",
        "16",
        "21",
        "31",
        default="21",
        doc="The side with this number of points, or more, wins. If both have the same total, you play another deal.",
        source=f"{TARGETS}; the default: ours",
        group="scoring",
    )
    sum_choice: str = choice_option(
        "free",
        "fewest",
        default="free",
        doc=(
            "Which cards a card may take if several sets add up to it. free: any of these sets. fewest: only a set "
            "with as few cards as possible."
        ),
        source=f"free: {DIGITALMOKA}; fewest: Cuperativa",
    )
    napola: bool = switch_option(
        default=False,
        doc=(
            "Ace, two and three of coins score 3 points together, and each further coin in order one more. All ten "
            "coins win the match."
        ),
        source="jmpcav; off: ours",
        group="scoring",
    )
    last_scopa: bool = switch_option(
        default=False,
        doc="Whether the last card of a deal can make a scopa.",
        source=f"off: {DIGITALMOKA}; on: ours",
    )
    ace: str = choice_option(
        "one",
        "sweeps",
        default="one",
        doc=(
            "one: an ace is worth one. sweeps: an ace takes all cards on the table, without a scopa, unless there is "
            "an ace among them, which it takes alone."
        ),
        source="one: FIGS; sweeps: pokerstars.it",
    )
    kings: str = choice_option(
        "redeal",
        "play",
        default="redeal",
        doc=(
            "What happens with three or four kings among the four cards on the table, because they allow hardly any "
            "scopa. redeal: the same dealer deals again. play: the deal is played."
        ),
        source="redeal: scoponescientifico.tripod.com; play: ours",
        group="cards",
    )
    primiera: str = choice_option(
        "table",
        "sevens",
        default="table",
        doc=(
            "Who wins the primiera. table: the side with the higher total of its best cards of all four suits. "
            "sevens: the side with most sevens, or with as many sevens most sixes, aces, fives and so on."
        ),
        source=f"table: {FIGS}; sevens: common",
        group="scoring",
    )
    look_back: Literal["none", "last", "all"] = choice_option(
        "none",
        "last",
        "all",
        default="last",
        doc="The captured cards of the deal that lie open in front of whoever took them.",
        source="ours",
        group="table",
    )
    deck_faces: Literal["french", "italian"] = deck_faces_option(default="italian", source="ours")

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.form == "ten" and self.kings != "redeal":
            raise InvalidSetup(
                "option kings=play can't be combined with form=ten, with which no cards lie on the table at first: set "
                "form to nine, or leave kings at redeal",
                Refusal("options_conflict", {"setting": "kings=play", "other": "form=ten"}),
            )
