"""The options of Toepen, and the ways to play that have a name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.options import Options, Preset, choice, number

__all__ = ["ToepenOptions"]

SEED = "Japanese article on the form of Nakayoshi-mura"
DUTCH = "descriptions of the Dutch game"


@dataclass(frozen=True)
class ToepenOptions(Options):
    """How a table plays Toepen. The defaults are the Japanese form with the ace high."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "nakayoshi": Preset({}, "The ace is high; the match ends with the first player without chips.", SEED),
        "long": Preset(
            {"chips": "30", "end_mode": "last_standing"},
            "Thirty chips each; who has none left drops out, and the last one wins.",
            "the same article; thirty chips: the inventor's own description",
        ),
        "quick": Preset(
            {"chips": "10", "signals": "auto"},
            "Ten chips each, and nobody can forget a signal.",
            "the range of the rules",
        ),
        "quiet": Preset({"signals": "off"}, "Nobody stands up or whistles.", "ours"),
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
            "Tens are high and jacks low; every lost stake is a penalty point, and the last one below fifteen wins.",
            DUTCH,
        ),
    }

    rank: str = choice(
        "ace_high",
        "dutch",
        default="ace_high",
        doc=(
            "The order of the ranks. ace_high: A K Q J 10 9 8 7, a wash is 10 9 8 7, aces and sevens are signalled. "
            "dutch: 10 9 8 7 A K Q J, a wash is A K Q J, tens and jacks are signalled."
        ),
        source=f"{SEED}; dutch: {DUTCH}",
    )
    chips: int = number(
        10,
        50,
        default=20,
        doc="How many chips everybody starts with: few make a gamble, many reward skill.",
        source=f"{SEED}, which gives the range",
    )
    end_mode: str = choice(
        "first_bankrupt",
        "last_standing",
        default="first_bankrupt",
        doc=(
            "The match ends after the deal in which somebody has lost his last chip, and most chips win; or who has "
            "none drops out, and the last one wins. In the long form those who are out have to wait."
        ),
        source=SEED,
    )
    exchanges_per_player: str = choice(
        "one",
        "repeated",
        default="one",
        doc="How often a player may exchange his hand: once, or as long as the stock has cards enough.",
        source=f"{SEED}; repeated: {DUTCH}",
    )
    exchange_order: str = choice(
        "in_turn",
        "any_time",
        default="in_turn",
        doc=(
            "Everybody is asked once round from the dealer's left; or anybody may exchange at any time before the "
            "first card is led."
        ),
        source=f"{SEED}; any_time: {DUTCH}",
    )
    signals: str = choice(
        "manual",
        "auto",
        "off",
        default="manual",
        doc=(
            "Who holds four cards of the high rank must stand up, with three he must whistle. manual: the player has "
            "to think of it, and pays when he has forgotten; auto: the table does it; off: there are no signals."
        ),
        source=SEED,
    )
    winner_takes: str = choice(
        "stake",
        "nothing",
        default="stake",
        doc="What the winner of a deal takes from the tray; with nothing, chips are only ever lost.",
        source=f"{SEED}; nothing: {DUTCH}",
    )
    next_dealer: str = choice(
        "left",
        "winner",
        default="left",
        doc="Who deals next: the player on the dealer's left, or the winner of the deal.",
        source=f"{SEED}; winner: {DUTCH}",
    )
    max_stake: int = number(
        2,
        20,
        default=0,
        empty="none",
        doc="The highest stake: when it is reached nobody may knock.",
        source="ours; the article names seven or eight markers as equipment only",
    )
    knock_gap: str = choice(
        "one_card",
        "none",
        default="one_card",
        doc="Whether a card must be played between two knocks.",
        source=f"{SEED}; none: ours",
    )
