"""The options and presets of Five Hundred."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, look_back_option, switch_option

__all__ = ["THROW_IN", "FiveHundredOptions"]

THROW_IN = "throw_in"
"""A value of `all_pass`."""

USA = "howstuffworks"
JAPAN = "gokurakism.com"
MCLEOD = "McLeod's notes"
TEAM = "500 Official Team Rules"
AUSTRALIA = "kuma-san"


@dataclass(frozen=True)
class FiveHundredOptions(Options):
    """The options of Five Hundred. The defaults are three players to 500 points."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "Three players, to 500 points. Whoever passes is out of the auction.", "thatbiz"),
        "american": Preset({"auction": "single"}, "Everyone bids or passes only once.", USA),
        "japanese": Preset({"auction": "reenter"}, "Whoever has passed may bid again.", JAPAN),
        "australian": Preset(
            {
                "players": "4",
                "misere": "after_seven",
                "open_misere": "on",
                "win_by": "contract",
                "back_door": "on",
            },
            "Two pairs and 43 cards. You may bid misère, and only a contract wins the match.",
            f"{MCLEOD}; {AUSTRALIA}",
        ),
    }

    players: str = choice_option(
        "3",
        "4",
        default="3",
        doc="3: everyone plays alone, with 33 cards. 4: two pairs play with 43 cards.",
        source=f"{MCLEOD}, {USA}",
        group="table",
    )
    auction: Literal["pass_out", "single", "reenter"] = choice_option(
        "pass_out",
        "single",
        "reenter",
        default="pass_out",
        doc=(
            "pass_out: whoever passes is out of the auction. single: everyone has one turn. reenter: whoever has "
            "passed may bid again, until all others pass in a row."
        ),
        source=f"{MCLEOD}; single: {USA}; reenter: {JAPAN}",
    )
    all_pass: str = choice_option(
        THROW_IN,
        "no_trump",
        default=THROW_IN,
        doc=(
            "What happens if everyone passes. throw_in: the next player deals. no_trump: the cards are played without "
            "trumps and without a contract, and each trick counts 10."
        ),
        source=f"{USA}; no_trump: poker.tj",
    )
    misere: str = choice_option(
        "off",
        "by_value",
        "after_seven",
        default="off",
        doc=(
            "Whether you may bid misère, to take no trick, for 250. by_value: whenever it is higher than the last bid. "
            "after_seven: only when someone has bid seven tricks or more."
        ),
        source=f"{TEAM}, {MCLEOD}",
    )
    open_misere: bool = switch_option(
        default=False,
        doc="You may also bid open misère for 500: after the first trick everyone sees your hand.",
        source=f"{MCLEOD}, yourgametips",
    )
    nullo_joker: str = choice_option(
        "high",
        "low",
        default="high",
        doc="The joker in misère. high: it wins its trick. low: it is the lowest card of all.",
        source=f"{MCLEOD}; low: trickstercards",
    )
    slam: str = choice_option(
        "250",
        "off",
        default="250",
        doc="250: all ten tricks bring at least 250. off: they bring no more than the contract.",
        source=f"{TEAM}, {USA}",
        group="scoring",
    )
    opponents_score: str = choice_option(
        "yes",
        "no",
        "if_failed",
        default="yes",
        doc=(
            "Whether each trick of the opponents brings them 10. if_failed: only if the contract has failed. In misère "
            "they score nothing."
        ),
        source=f"{TEAM}; no, if_failed: common",
        group="scoring",
    )
    target: str = choice_option(
        "250",
        "500",
        "1000",
        default="500",
        doc="The points that end a match.",
        source=f"{MCLEOD}; 250, 1000: ours",
        group="scoring",
    )
    win_by: str = choice_option(
        "any",
        "contract",
        default="any",
        doc=(
            "Which points may reach the target. any: all points. contract: only whoever makes a contract in this deal "
            "can win the match with the target."
        ),
        source="common; contract: Australian tables",
        group="scoring",
    )
    back_door: bool = switch_option(
        default=False,
        doc="A match also ends when someone has lost as many points as the target: the highest total wins.",
        source="trickstercards",
        group="scoring",
    )
    look_back: Literal["none", "last", "all"] = look_back_option(source="ours")

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.misere != "off":
            return
        for name, default in (("open_misere", "off"), ("nullo_joker", "high")):
            value = self.text(name)
            if value != default:
                facts = {"setting": f"{name}={value}", "other": "misere=off"}
                raise InvalidSetup(
                    f"option {name}={value} can't be combined with misere=off, with which no one bids misère: set "
                    f"misere to by_value or after_seven, or leave {name} at {default}",
                    Refusal("options_conflict", {**facts}),
                )
