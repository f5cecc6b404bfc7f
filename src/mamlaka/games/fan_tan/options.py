"""The options and presets of Fan Tan."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Literal

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, number_option, switch_option

__all__ = ["FIRST", "OPENERS", "FanTanOptions"]

BICYCLE = "bicyclecards.com, Fan Tan"
WIKIPEDIA = "a copy of Wikipedia's Sevens at princeton.edu"
JAPAN = "Japanese Wikipedia and weblio, shichi narabe"
ASAHI = "asahi-net.or.jp, shichi narabe"
FIRST = "first"
"""The value of `start` with which the first card opens the first row."""
OPENERS = {"diamonds": "D", "hearts": "H"}
"""The suits of the cards whose holder may begin, by the value of `opener`."""
SHICHI_NARABE = {
    "sevens_first": "on",
    "opener": "diamonds",
    "passing": "limited",
    "stop": "last",
    "score": "places",
}


@dataclass(frozen=True)
class FanTanOptions(Options):
    """The options of Fan Tan. The defaults are the game with chips that bicyclecards.com describes."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "fan_tan": Preset(
            {}, "The American game with chips: each pass costs one, and the first out takes all.", BICYCLE
        ),
        "fan_tan_paid": Preset({"passing": "paid"}, "A card may be held back for three chips.", BICYCLE),
        "parliament": Preset(
            {"opener": "diamonds", "score": "cards"}, "Parliament or Sevens: the seven of diamonds begins.", WIKIPEDIA
        ),
        "badam_sat": Preset(
            {"opener": "hearts", "score": "cards"},
            "The game of India: the seven of hearts begins.",
            "ldplayer, Badaam Saat",
        ),
        "shichi_narabe": Preset(
            SHICHI_NARABE,
            "The Japanese game: the sevens are played first, and after three passes you may be out.",
            JAPAN,
        ),
        "shichi_narabe_link": Preset(
            {**SHICHI_NARABE, "corner": "link"}, "The same; ace and king are neighbours.", ASAHI
        ),
        "domino": Preset(
            {"start": FIRST, "opener": "rank", "score": "cards"},
            "The first card decides with which rank the rows begin.",
            "thanoscardgames, Domino",
        ),
    }

    start: str = choice_option(
        *"23456789TJQK",
        FIRST,
        default="7",
        doc="The rank that opens a row. first: the rank of the card with which a deal begins.",
        source=f"{BICYCLE}; others: {WIKIPEDIA}; first: thanoscardgames, Domino",
        group="cards",
    )
    opener: str = choice_option(
        "left",
        "diamonds",
        "hearts",
        "rank",
        default="left",
        doc=(
            "Who begins. left: the player on the dealer's left. diamonds: the holder of the seven of diamonds, who "
            "must play it. hearts: the same with the seven of hearts. rank: the player on the dealer's left, with any "
            "card. If rows begin with another rank, read that rank for the seven."
        ),
        source=f"{BICYCLE}; diamonds: {WIKIPEDIA}; hearts: ldplayer; rank: thanoscardgames",
    )
    sevens_first: bool = switch_option(
        default=False, doc="All sevens are put on the table before play.", source=JAPAN, group="cards"
    )
    passing: str = choice_option(
        "forced",
        "paid",
        "limited",
        default="forced",
        doc=(
            "When you may pass. forced: only if no card fits. paid: always, but a pass with a card that fits costs two "
            "more chips after the deal, and five to each other player for each six or eight that waits for a seven of "
            "yours. limited: always, until your passes are used up; then you are out as soon as no card fits."
        ),
        source=f"{BICYCLE}; limited: {JAPAN}",
    )
    pass_limit: int = number_option(
        1, 9, default=3, doc="How often you may pass in a deal, if passes are limited.", source=JAPAN
    )
    stop: str = choice_option(
        "first_out",
        "last",
        default="first_out",
        doc="When a deal ends. first_out: when a player goes out. last: when one player is left with cards.",
        source=f"{BICYCLE}; last: {JAPAN}",
    )
    score: str = choice_option(
        "chips",
        "cards",
        "pips",
        "places",
        default="chips",
        doc=(
            "chips: the first out takes the pool, with a chip for each pass and each card left. cards: each card left "
            "costs one point. pips: it costs its number, court cards ten, aces one. places: the last place scores 0, "
            "each better one a point more."
        ),
        source=f"{BICYCLE}; cards and pips: {WIKIPEDIA}; places: ours",
        group="scoring",
    )
    ace: str = choice_option(
        "low",
        "high",
        default="low",
        doc="Whether the ace is below the two or above the king.",
        source=f"{BICYCLE}; high: howtoplay.nz",
        group="cards",
    )
    corner: Literal["none", "link", "tunnel"] = choice_option(
        "none",
        "link",
        "tunnel",
        default="none",
        doc=(
            "Whether ace and king are neighbours. link: a row that has reached one goes on with the other. tunnel: the "
            "same, and from then on the row goes on only there."
        ),
        source=f"{BICYCLE}; link and tunnel: weblio",
    )
    eight_first: bool = switch_option(
        default=False, doc="The second card of every row must be the eight.", source=WIKIPEDIA
    )
    deals: int = number_option(
        1,
        20,
        default=0,
        empty="players",
        doc="The number of deals of a match. players: each player deals once.",
        source="ours",
        group="scoring",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        places, first = self.score == "places", self.start == FIRST
        limited, paid = self.passing == "limited", self.passing == "paid"
        no_eight = self.start == "K" and self.ace == "low"
        for refused, setting, other, remedy in (
            (places and self.stop != "last", "score", "stop", "set stop=last, or another score"),
            (not places and self.stop == "last", "score", "stop", "set score=places or stop=first_out"),
            (limited and not places, "passing", "score", "set score=places and stop=last"),
            (paid and self.score != "chips", "passing", "score", "set score=chips, or another value of passing"),
            (first and self.opener != "rank", "start", "opener", "set opener=rank, or a rank as start"),
            (not first and self.opener == "rank", "opener", "start", "set start=first, or another opener"),
            (first and self.sevens_first, "start", "sevens_first", "leave sevens_first off"),
            (self.ace == "high" and self.corner != "none", "ace", "corner", "set corner=none, or leave the ace low"),
            (first and self.eight_first, "eight_first", "start", "set a rank as start, or leave eight_first off"),
            (no_eight and self.eight_first, "eight_first", "start", "set a lower start, or leave eight_first off"),
        ):
            if refused:
                raise _conflict(f"{setting}={self.text(setting)}", f"{other}={self.text(other)}", remedy)


def _conflict(setting: str, other: str, remedy: str) -> InvalidSetup:
    return InvalidSetup(
        f"option {setting} does not go with {other}: {remedy}",
        Refusal("options_conflict", {"setting": setting, "other": other}),
    )
