"""The options of Trex."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from mamlaka.options import Options, choice, subset, switch

__all__ = ["TrexOptions"]


@dataclass(frozen=True)
class TrexOptions(Options):
    """How a table plays Trex. The defaults are what most sources agree on."""

    masters: ClassVar[Mapping[str, tuple[str, ...]]] = {"appeal_who": ("kh_appeal", "trex_redeal")}

    doubling: bool = switch(
        default=True,
        doc="The king of hearts (in king) and the queens (in queens) may be doubled by their holders.",
        source="Levant; sometimes left out",
    )
    kh_appeal: tuple[str, ...] = subset(
        "K",
        "A",
        "KA",
        "Kx",
        default=("K", "KA"),
        doc=(
            "With which hearts a hand may have the king contract dealt anew: K the king alone, A the ace alone, "
            "KA exactly both, Kx the king and exactly one other heart."
        ),
        source="Levant; the ace alone and the king with any heart are local",
    )
    trex_redeal: bool = switch(
        default=True,
        doc="Four twos, or three twos and the three of the fourth suit, may have the trex contract dealt anew.",
        source="Levant",
    )
    appeal_who: str = choice(
        "any",
        "not_king",
        default="any",
        doc="Whether the king himself may appeal against the deal.",
        source="any: Levant; not_king closes the loophole of naming a contract only to be dealt new cards",
    )
    early_end: bool = switch(
        default=True,
        doc="A deal stops when nothing is left in it to be lost; no score depends on it.",
        source="ours",
    )
