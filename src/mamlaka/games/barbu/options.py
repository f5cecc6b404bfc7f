"""The options and presets of Barbu."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, number_option, switch_option

__all__ = ["CLASSIC", "RAVAGE", "BarbuOptions"]

CLASSIC, RAVAGE = "classic", "ravage"
"""The forms with a declarer, who chooses the contracts."""
WIKIPEDIA = "English Wikipedia"
PAGAT = "pagat.com"
ARENA = "boardgamearena.com"
LUDOPHINOIS = "ludophinois.com"

OF_CLASSIC = ("declarer_order", "domino_points")
"""The options that only the form `classic` has."""
OF_DECLARERS = ("doubling", "redouble", "doublings_owed", "undoubled", "undertrump", "ace_again")
"""The options that only forms with a declarer have."""


@dataclass(frozen=True)
class BarbuOptions(Options):
    """The options of Barbu. The defaults are the game of seven contracts with doubling."""

    needs: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "redouble": ("doubling",),
        "doublings_owed": ("doubling",),
        "undoubled": ("doubling",),
    }
    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "Seven contracts for each declarer, with doubling: 28 deals.", f"{WIKIPEDIA}, {PAGAT}"),
        "ravage": Preset(
            {"form": "ravage"},
            "Eight contracts for each declarer, with ravage; the declarer changes after each deal: 32 deals.",
            "ofb.net; points: the score keeper Barbu Scorer",
        ),
        "french_points": Preset(
            {"form": "french_points"},
            "32 cards, five contracts in a fixed order, each played once by every dealer; points in fives.",
            "French Wikipedia",
        ),
        "french32": Preset(
            {"form": "french32"},
            "32 cards, five contracts in a fixed order; every dealer plays all five in a row; points in ones.",
            f"{LUDOPHINOIS}, {ARENA}",
        ),
    }

    form: str = choice_option(
        "classic",
        "ravage",
        "french_points",
        "french32",
        default="classic",
        doc=(
            "The contracts with their points. classic: seven, chosen by the declarer. ravage: eight. french_points and "
            "french32: five with 32 cards, in a fixed order and without doubling."
        ),
        source=f"{WIKIPEDIA}; ravage: ofb.net; french_points: French Wikipedia; french32: {LUDOPHINOIS}",
        group="table",
    )
    doubling: bool = switch_option(
        default=True,
        doc="Players may double each other. The difference between the points of both then counts in addition.",
        source=f"on: {WIKIPEDIA}; off: old French rules",
    )
    redouble: Literal["own_turn", "round", "declarer_only"] = choice_option(
        "own_turn",
        "round",
        "declarer_only",
        default="own_turn",
        doc=(
            "Who may redouble. own_turn: you redouble those who have doubled you before your turn. round: those who "
            "are doubled later speak once more. declarer_only: no one but the declarer."
        ),
        source=f"own_turn: {PAGAT}; round: ours; declarer_only: barbu.app",
    )
    doublings_owed: int = number_option(
        0,
        3,
        default=2,
        doc="How often each player must double the same declarer.",
        source=WIKIPEDIA,
    )
    undoubled: str = choice_option(
        "split",
        "play",
        default="split",
        doc=(
            "A deal with penalties in which no one doubles. split: it is not played, and the other players share its "
            "points. play: it is played."
        ),
        source=f"split: {WIKIPEDIA}; play: a common rule",
        group="scoring",
    )
    declarer_order: str = choice_option(
        "seven",
        "rotate",
        default="seven",
        doc="seven: a declarer plays all contracts in a row. rotate: the declarer changes after each deal.",
        source=f"seven: {PAGAT}; rotate: German Wikipedia",
        group="table",
    )
    domino_points: str = choice_option(
        "40_25_10_-10",
        "45_20_5_-5",
        default="40_25_10_-10",
        doc="The points for the places in domino.",
        source=f"{WIKIPEDIA}; both: the score keeper Barbu Scorer",
        group="scoring",
    )
    heart_lead: str = choice_option(
        "never",
        "until_discarded",
        "free",
        default="never",
        doc=(
            "When hearts may be led in contracts about hearts. never: only from a hand of hearts alone. "
            "until_discarded: also once someone has discarded a heart. free: always."
        ),
        source=f"never: {WIKIPEDIA}; the others: {ARENA}",
    )
    undertrump: str = choice_option(
        "may",
        "must",
        default="may",
        doc="A player without the led suit who can't beat the trumps of a trick may discard, or must play a low trump.",
        source=f"may: ours; must: {ARENA}",
    )
    must_discard_kh: bool = switch_option(
        default=False,
        doc=(
            "In the contract about the king of hearts, a player who can't follow suit must discard this king, and it "
            "must fall to a trick of hearts once the ace has been played to it."
        ),
        source=f"acanomas.com; under the ace: {PAGAT}",
    )
    ace_again: bool = switch_option(
        default=False,
        doc="In domino, a player who plays an ace plays again.",
        source=ARENA,
    )
    early_end: bool = switch_option(
        default=True,
        doc="A deal for hearts, queens or the king of hearts ends with the last one of them. The score is the same.",
        source=f"hearts: ours; the others: {WIKIPEDIA}",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        for name in () if self.form == CLASSIC else OF_CLASSIC:
            self._require_default(name)
        for name in () if self.has_declarer else OF_DECLARERS:
            self._require_default(name)

    @property
    def has_declarer(self) -> bool:
        """Whether a declarer chooses the contracts; otherwise they are played in a fixed order."""
        return self.form in (CLASSIC, RAVAGE)

    def _require_default(self, name: str) -> None:
        """Raise InvalidSetup if an option without effect differs from its default."""
        if getattr(self, name) != self._default(name):
            default = self._format(name, self._default(name))
            raise InvalidSetup(
                f"option {name}={self.text(name)} has no effect with form={self.form}: leave {name} at {default}",
                Refusal("options_conflict", {"setting": f"{name}={self.text(name)}", "other": f"form={self.form}"}),
            )
