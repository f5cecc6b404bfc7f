"""The options and presets of Spar."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, number_option, switch_option

__all__ = ["SparOptions"]

PAGAT = "pagat"
SPARUI = "sparui, an open implementation from Ghana"
AGRAM = "gambiter, Wikipedia"


@dataclass(frozen=True)
class SparOptions(Options):
    """The options of Spar. The defaults are the game that pagat describes."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "spar": Preset({}, "The game of Ghana: five cards, and only the last trick counts.", PAGAT),
        "dry": Preset({"dry": "dry_show"}, "A six or seven may be set aside for the last trick.", SPARUI),
        "flagging": Preset(
            {"dry": "dry_show", "revoke": "flag", "next_dealer": "before_winner"},
            "Two to four players. You may break the rule to follow suit, but others may flag you.",
            SPARUI,
        ),
        "sipa": Preset({"direction": "ccw"}, "The name in Togo; played counterclockwise.", f"{PAGAT}; direction: ours"),
        "agram": Preset(
            {"form": "agram", "low_bonus": "off", "direction": "ccw"},
            "The game of Niger: six cards from ten to three and aces, and every last trick counts one point.",
            AGRAM,
        ),
        "sink_sink": Preset(
            {"form": "sink_sink", "low_bonus": "off", "direction": "ccw"}, "Agram with five cards.", AGRAM
        ),
    }

    form: str = choice_option(
        "spar",
        "agram",
        "sink_sink",
        default="spar",
        doc=(
            "spar: A K Q J 10 9 8 7 6 and five cards each. agram: A 10 9 8 7 6 5 4 3 and six cards each, for two to "
            "five players. sink_sink: the cards of agram, but five each."
        ),
        source=f"{PAGAT}; agram and sink_sink: {AGRAM}",
        group="table",
    )
    target: int = number_option(
        5,
        50,
        default=10,
        empty="none",
        doc="The first player with this many points wins at once.",
        source=f"shram; 10, 15 and 21: {SPARUI}",
        group="scoring",
    )
    deals: int = number_option(
        1,
        100,
        default=0,
        empty="none",
        doc=(
            "The match ends after this number of deals, or at the target if that comes first. The player with the most "
            "points wins."
        ),
        source="ours",
        group="scoring",
    )
    dry: str = choice_option(
        "off",
        "dry",
        "dry_show",
        default="off",
        doc=(
            "dry: before play, you may set aside a six or seven face down. It must be played to the last trick, and "
            "scores twice its points if it wins. dry_show: you may also set it aside face up, for four times."
        ),
        source=f"{PAGAT} knows none; {SPARUI}",
        group="play",
    )
    next_dealer: str = choice_option(
        "winner",
        "before_winner",
        "left",
        default="winner",
        doc=(
            "The dealer of the next deal. winner: the winner of the last trick. before_winner: the player before the "
            "winner, so that the winner leads. left: the next player."
        ),
        source=f"{PAGAT}; before_winner: {SPARUI}; left: shram",
        group="table",
    )
    revoke: str = choice_option(
        "forbidden",
        "flag",
        default="forbidden",
        doc=(
            "flag: you may play any card, even if you could follow suit. Until the next trick begins, any other player "
            "may flag you. If the flag is right, you lose three points, otherwise the flagger does. The deal ends."
        ),
        source=f"{PAGAT}; flag: {SPARUI}",
        group="play",
    )
    ace_of_spades: str = choice_option(
        "out",
        "in",
        default="out",
        doc="in: the deck has 36 cards, with the ace of spades. Not with five or seven players.",
        source=f"{PAGAT}; in: mynewsgh",
        group="cards",
    )
    low_bonus: bool = switch_option(
        default=True,
        doc="A six that takes the last trick scores three points and a seven two, instead of one.",
        source=PAGAT,
        group="scoring",
    )
    stake: str = choice_option(
        "points",
        "chips",
        default="points",
        doc="chips: the winner gets the points of the deal from every other player.",
        source=f"{PAGAT}: stakes; the amount: ours",
        group="scoring",
    )
    direction: str = choice_option(
        "cw", "ccw", default="cw", doc="The side on which the next player sits.", source=PAGAT, group="table"
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.target and not self.deals:
            raise InvalidSetup(
                "with options target=none and deals=none a match would never end: set one of them",
                Refusal("options_endless", {"options": "target deals"}),
            )
        if self.form != "spar":
            for setting in ("low_bonus=off", "dry=off", "ace_of_spades=out"):
                self._require(setting, f"form={self.form}")
        if not self.low_bonus:
            self._require("dry=off", "low_bonus=off")

    def _require(self, setting: str, other: str) -> None:
        """Raise InvalidSetup unless an option has the value that another setting needs."""
        name, _, _ = setting.partition("=")
        found = f"{name}={self.text(name)}"
        if found != setting:
            raise InvalidSetup(
                f"option {found} does not go with {other}: set {setting}, or change {other.partition('=')[0]}",
                Refusal("options_conflict", {"setting": found, "other": other}),
            )
