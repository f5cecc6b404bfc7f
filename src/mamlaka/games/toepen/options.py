"""The options and presets of Toepen."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, number_option

__all__ = ["ToepenOptions"]

SEED = "Japanese article on the form of Nakayoshi-mura"
DUTCH = "descriptions of the Dutch game"


@dataclass(frozen=True)
class ToepenOptions(Options):
    """The options of Toepen. The defaults are the Japanese form, with the ace high."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "nakayoshi": Preset({}, "The ace is high; the match ends with the first player without chips.", SEED),
        "long": Preset(
            {"chips": "30", "end_mode": "last_standing"},
            "Thirty chips each. Players without chips drop out, and the last one left wins.",
            "the same article; thirty chips: the inventor's own description",
        ),
        "quick": Preset(
            {"chips": "10", "signals": "auto"},
            "Ten chips each, and signals are automatic.",
            "the range of the rules",
        ),
        "quiet": Preset({"signals": "off"}, "No signals: no one stands up or whistles.", "ours"),
        "dutch": Preset(
            {
                "rank": "dutch",
                "chips": "15",
                "end_mode": "last_standing",
                "winner_takes": "nothing",
                "next_dealer": "winner",
                "exchange_order": "any_time",
                "exchanges_per_player": "repeated",
                "signals": "auto",
            },
            "Tens are high and jacks low. Lost chips count as penalty points, and the last player below fifteen wins.",
            DUTCH,
        ),
    }

    rank: str = choice_option(
        "ace_high",
        "dutch",
        default="ace_high",
        doc=(
            "The order of the ranks. ace_high: A K Q J 10 9 8 7, a wash is 10 9 8 7, aces and sevens are signalled. "
            "dutch: 10 9 8 7 A K Q J, a wash is A K Q J, tens and jacks are signalled."
        ),
        source=f"{SEED}; dutch: {DUTCH}",
        group="cards",
    )
    chips: int = number_option(
        10,
        50,
        default=20,
        doc="The number of chips that each player starts with. Few make the game a gamble, many reward skill.",
        source=f"{SEED}, which gives the range",
        group="scoring",
    )
    end_mode: str = choice_option(
        "first_bankrupt",
        "last_standing",
        default="first_bankrupt",
        doc=(
            "first_bankrupt: the match ends after the deal in which a player loses their last chip, and the player "
            "with the most chips wins. last_standing: players without chips drop out and wait, and the last one left "
            "wins."
        ),
        source=SEED,
        group="scoring",
    )
    exchanges_per_player: str = choice_option(
        "one",
        "repeated",
        default="one",
        doc="How often you may exchange your hand in a deal: once, or as long as the stock has enough cards.",
        source=f"{SEED}; repeated: {DUTCH}",
        group="cards",
    )
    exchange_order: str = choice_option(
        "in_turn",
        "any_time",
        default="in_turn",
        doc=(
            "in_turn: all players are asked in turn from the dealer's left. any_time: any player may exchange at any "
            "time before the first card is led."
        ),
        source=f"{SEED}; any_time: {DUTCH}",
        group="cards",
    )
    signals: str = choice_option(
        "manual",
        "auto",
        "off",
        default="manual",
        doc=(
            "With four cards of the high rank you must stand up, with three you must whistle. manual: you have to "
            "remember it, and you pay if you forget. auto: the signals are given for you. off: there are no signals."
        ),
        source=SEED,
        group="play",
    )
    signal_time: str = choice_option(
        "first_card",
        "before_play",
        default="first_card",
        doc=(
            "How long you may signal. first_card: until you play your first card or fold. before_play: until the first "
            "card is led."
        ),
        source=f"ours; before_play: {SEED}, as printed",
        group="play",
    )
    winner_takes: str = choice_option(
        "stake",
        "nothing",
        default="stake",
        doc="What the winner of a deal takes from the pot. With nothing, chips are only lost.",
        source=f"{SEED}; nothing: {DUTCH}",
        group="scoring",
    )
    next_dealer: str = choice_option(
        "left",
        "winner",
        default="left",
        doc="The next dealer: the player on the dealer's left, or the winner of the deal.",
        source=f"{SEED}; winner: {DUTCH}",
        group="table",
    )
    max_stake: int = number_option(
        2,
        20,
        default=0,
        empty="none",
        doc="The highest stake. Once it is reached, no one may knock.",
        source="ours; the article names seven or eight markers as equipment only",
        group="play",
    )
    knock_gap: str = choice_option(
        "one_card",
        "none",
        default="one_card",
        doc="Whether a card must be played between two knocks.",
        source=f"{SEED}; none: ours",
        group="play",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.signals == "off" and self.signal_time != "first_card":
            setting = f"signal_time={self.signal_time}"
            raise InvalidSetup(
                f"option {setting} does not go with signals=off: leave signal_time at first_card",
                Refusal("options_conflict", {"setting": setting, "other": "signals=off"}),
            )
