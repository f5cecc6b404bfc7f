"""The options and presets of Quodlibet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.errors import InvalidSetup
from mamlaka.options import Options, Preset, choice_option, subset_option, switch_option

__all__ = ["WHEELS", "QuodlibetOptions", "wheels_of"]

GERMAN = "German Wikipedia"
ENGLISH = "English Wikipedia"
CATS = "catsatcards.com"
CARDS = "go_trumpcards"

WHEELS = (
    ("plus", "minus", "neighbour", "achmed"),
    ("first_three_and_last", "no_reds", "ober_unter", "bribe"),
    ("open", "hunt", "quadrature", "snack"),
)
"""The contracts of each wheel, in the order of the score sheet."""
CONTRACTS = tuple(name for wheel in WHEELS for name in wheel)


@dataclass(frozen=True)
class QuodlibetOptions(Options):
    """The options of Quodlibet. The defaults are the game of the Viennese fraternities."""

    presets: ClassVar[Mapping[str, Preset]] = {
        "vienna": Preset({}, "Three wheels, and the king leads.", f"{GERMAN}, {ENGLISH}"),
        "catsatcards": Preset(
            {"leader": "right_of_king", "last_trick_cost": "100", "open_follow": "must", "pile_lead": "next"},
            "The player to the right of the king leads, and the next player begins a new pile; the last trick of the "
            "first three and the last costs 100; with cards that you don't see, you must follow suit.",
            CATS,
        ),
        "long": Preset({"rounds": "4"}, "The three wheels four times.", ENGLISH),
        "tricks_only": Preset(
            {"contracts": ",".join(name for name in CONTRACTS if name not in ("open", "quadrature", "snack"))},
            "Plain contracts of tricks only: the piles, the layout and the hands that only others see are left out.",
            "ours",
        ),
    }

    leader: str = choice_option(
        "king",
        "right_of_king",
        default="king",
        doc="Who plays the first card of a deal.",
        source=f"king: {GERMAN}; right_of_king: {CARDS}",
    )
    last_trick_cost: str = choice_option(
        "50",
        "80",
        "100",
        default="50",
        doc="What the last trick costs in the contract of the first three tricks and the last.",
        source=f"50: {GERMAN}; 80: {ENGLISH}; 100: {CATS}",
        group="scoring",
    )
    open_follow: str = choice_option(
        "free",
        "must",
        default="free",
        doc=(
            "Whether you must follow suit with cards that only the others see. free: no. "
            "must: yes, and the table names the places of your hand that follow, which tells you something about them."
        ),
        source=f"free: frundsberg.at; must: {CARDS}",
    )
    quart: str = choice_option(
        "step3",
        "run4",
        default="step3",
        doc=(
            "Which card follows on a pile. step3: the card of the suit that is three ranks higher. "
            "run4: the next higher one, and four cards complete a pile."
        ),
        source=f"step3: {CARDS}; run4: niederbayern-wiki",
    )
    pile_lead: str = choice_option(
        "owner",
        "next",
        default="owner",
        doc="Who begins a new pile: the owner of the last card, or the player after them.",
        source=f"owner: the quart of Lorum; next: {CARDS}",
    )
    shed_score: str = choice_option(
        "first_out",
        "places",
        default="first_out",
        doc=(
            "How piles and the layout score. first_out: the deal ends when someone is out; a card left costs 10, "
            "all eight cost 100. "
            "places: play goes on, and the places cost 0, 10, 20 and 30."
        ),
        source=f"first_out: ours; places: the scale of {CARDS}, its use: ours",
        group="scoring",
    )
    rounds: str = choice_option(
        "1",
        "2",
        "4",
        default="1",
        doc="How often the wheels are played, with all contracts anew each time.",
        source=f"1: {GERMAN}; 4: {ENGLISH}; 2: ours",
        group="table",
    )
    early_end: bool = switch_option(
        default=True,
        doc="A deal for single cards ends with the last card that costs. The score is the same.",
        source="ours",
    )
    contracts: tuple[str, ...] = subset_option(
        *CONTRACTS,
        default=CONTRACTS,
        doc="The contracts. Each stays in its wheel, which has as many deals as contracts; an empty wheel is skipped.",
        source=f"all: {GERMAN}, {ENGLISH}, {CARDS}; fewer: ours",
    )

    def __post_init__(self) -> None:
        super().__post_init__()
        if not self.contracts:
            raise InvalidSetup("option contracts=none leaves nothing to play: name at least one contract")


def wheels_of(options: QuodlibetOptions) -> tuple[tuple[str, ...], ...]:
    """Return the contracts of all wheels of a match, in order.

    >>> wheels_of(QuodlibetOptions(contracts=("minus", "hunt"), rounds="2"))
    (('minus',), ('hunt',), ('minus',), ('hunt',))
    """
    wheels = (tuple(name for name in wheel if name in options.contracts) for wheel in WHEELS)
    return tuple(wheel for wheel in wheels if wheel) * int(options.rounds)
