"""The options and presets of Knockout Whist."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.errors import InvalidSetup, Refusal
from mamlaka.options import Options, Preset, choice_option, number_option, switch_option

__all__ = ["KnockoutOptions"]

PAGAT = "pagat, Knock-Out Whist"
OPEN = "open implementations"
OLD = "an old Wikipedia article"


@dataclass(frozen=True)
class KnockoutOptions(Options):
    """The options of Knockout Whist. The defaults are the game that pagat describes."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "classic": Preset({}, "All who fail first get a dog's life: one card in the next deal.", PAGAT),
        "plain": Preset({"dogs": "off"}, "A player who takes no trick is out at once.", "ours"),
        "blind": Preset(
            {"blind_dog": "on"},
            "After the dog's life, the next players who fail get one more card that no one sees.",
            "a known variation; the details: ours",
        ),
    }

    dogs: str = choice_option(
        "off",
        "first",
        "all",
        default="all",
        doc=(
            "Who gets a dog's life, once in a match: one card in the next deal. all: all players who fail in the first "
            "deal in which anyone does. first: only the first of them from the dealer's left. off: no one."
        ),
        source=f"{PAGAT}; first: {OPEN}",
    )
    blind_dog: bool = switch_option(
        default=False,
        doc="After the dog's life, the next deal with failures gives another one, with a card that no one sees.",
        source="a known variation; the details: ours",
    )
    chooser_sees: bool = switch_option(
        default=True, doc="You see your hand before you name the trumps.", source="ours", group="cards"
    )
    leader: str = choice_option(
        "dealers_left",
        "chooser",
        default="dealers_left",
        doc=(
            "Who leads to the first trick. dealers_left: the next player after the dealer. chooser: the one who names "
            "the trumps."
        ),
        source=f"{PAGAT}; chooser: a known variation",
    )
    tie: str = choice_option(
        "cut",
        "seat",
        default="cut",
        doc=(
            "Who names the trumps if several players have taken the most tricks. cut: the one who draws the highest "
            "card. seat: the nearest to the left of the dealer of that deal."
        ),
        source=f"{PAGAT}; seat: {OPEN}",
        group="cards",
    )
    first_cards: int = number_option(
        3,
        7,
        default=7,
        doc="The number of cards in the first deal. Every later deal has one card less, down to one.",
        source=f"{PAGAT}; others: ours",
        group="cards",
    )
    trump_lead: bool = switch_option(
        default=True, doc="A trump may be led to the first trick of a deal, even with another suit in hand.", source=OLD
    )
    misere: bool = switch_option(
        default=False,
        doc="Players who take two or more tricks are out, in the deal of one card the one who takes it. No dogs.",
        source=OLD,
        group="scoring",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.blind_dog and self.dogs == "off":
            raise _conflict("blind_dog=on", "dogs=off", "set dogs=all or dogs=first, or leave blind_dog off")
        if self.misere and self.dogs != "off":
            raise _conflict("misere=on", f"dogs={self.dogs}", "set dogs=off, or leave misere off")


def _conflict(setting: str, other: str, remedy: str) -> InvalidSetup:
    return InvalidSetup(
        f"option {setting} does not go with {other}: {remedy}",
        Refusal("options_conflict", {"setting": setting, "other": other}),
    )
