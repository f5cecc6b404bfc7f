"""The options and presets of Schnapsen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, switch_option

__all__ = ["SchnapsenOptions"]

PAGAT = "pagat"
TOURNAMENT = "preisschnapsen.at"
APP = "a description of an app"


@dataclass(frozen=True)
class SchnapsenOptions(Options):
    """The options of Schnapsen. The defaults are the rules that pagat describes."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "Seven game points; close, marry, and claim 66 yourself.", PAGAT),
        "tournament": Preset(
            {"wrong_claim": "mirror", "look_back": "last"},
            "A wrong claim brings your opponent what it would have brought you, and taken tricks stay closed.",
            TOURNAMENT,
        ),
        "friendly": Preset({"claims": "auto"}, "Nobody has to count: 66 points win by themselves.", "ours"),
        "app": Preset({"exchange_min": "4"}, "The jack can't be exchanged for the last two cards.", APP),
    }

    target: str = choice_option(
        "7",
        "9",
        "11",
        default="7",
        doc="The match ends after a deal in which a player reaches this number of game points.",
        source=f"{PAGAT}; 9: igre.games; 11: ours",
        group="scoring",
    )
    claims: Literal["free", "true", "auto"] = choice_option(
        "free",
        "true",
        "auto",
        default="free",
        doc=(
            "free: count for yourself; whoever claims 66 without having it loses the deal. true: you can only claim "
            "when you have 66. auto: the deal ends by itself when the player on lead has 66."
        ),
        source=f"{PAGAT}; true and auto: ours",
        group="play",
    )
    wrong_claim: str = choice_option(
        "fixed",
        "mirror",
        default="fixed",
        doc=(
            "What a wrong claim brings the opponent. fixed: two game points, or three without a trick. mirror: what "
            "the claimant would have got for a right one; a claimant who has closed the stock pays as with fixed."
        ),
        source=f"{PAGAT}; mirror: {TOURNAMENT}; after a closing: ours",
        group="scoring",
    )
    closing_score: str = choice_option(
        "dark",
        "final",
        default="dark",
        doc=(
            "What a closer wins. dark: by what the opponent had when the stock was closed. final: by what the opponent "
            "has at the end."
        ),
        source=f"{PAGAT}, {TOURNAMENT}; final: common",
        group="scoring",
    )
    close_min: str = choice_option(
        "4",
        "2",
        default="4",
        doc="The least number of cards in the stock, with the open one, with which it may be closed.",
        source=PAGAT,
        group="play",
    )
    exchange_min: str = choice_option(
        "2",
        "4",
        default="2",
        doc="The least number of cards in the stock, with the open one, with which the jack may be exchanged for it.",
        source=f"{PAGAT}; 4: {APP}",
        group="play",
    )
    marriage_first: bool = switch_option(
        default=True,
        doc="A marriage may be announced before you have taken a trick. It counts when you take one.",
        source=f"{PAGAT}; off: a variant there",
        group="play",
    )
    last_trick: str = choice_option(
        "wins",
        "points",
        default="wins",
        doc=(
            "Who wins if all cards have been played and no one has claimed. wins: the player who takes the last trick. "
            "points: the one with more points; if both have the same, the last trick decides."
        ),
        source=f"{PAGAT}; points: common",
        group="scoring",
    )
    look_back: Literal["none", "last", "all"] = choice_option(
        "last",
        "none",
        "all",
        default="all",
        doc="The finished tricks of the deal that you may look at again. At soft tables you may look at your own.",
        source=f"{PAGAT}; last: {TOURNAMENT}",
        group="table",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.wrong_claim != "fixed" and self.claims != "free":
            facts = {"setting": f"wrong_claim={self.wrong_claim}", "other": f"claims={self.claims}"}
            raise InvalidSetup(
                f"option wrong_claim={self.wrong_claim} can't be combined with claims={self.claims}, with which no "
                "claim is wrong: set claims to free, or leave wrong_claim at fixed",
                Refusal("options_conflict", {**facts}),
            )
