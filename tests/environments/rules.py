"""Rules of environments of every kind, for several tests."""

from mamlaka.cards import FRENCH
from mamlaka.environments.rules import DealRules, deal_rules
from mamlaka.layout import LayoutSpec

__all__ = ["ARRAYS", "RULES", "name_of"]

ARRAYS = ("planes", "features", "legal", "mask", "turn", "points", "over")
"""What tables show."""
LIMITED = LayoutSpec("limited", FRENCH, 4, "7", (30, 10, -10, -30), corner="link", pass_limit=2, pass_points=-1)
"""A layout in which passes cost, and eliminate."""
RULES = [
    deal_rules("slaps"),
    deal_rules("king+queens"),
    deal_rules("complex"),
    deal_rules("trex"),
    deal_rules(LIMITED),
    deal_rules("tricks", trump="H"),
    deal_rules("hearts"),
    deal_rules("achmed"),
    deal_rules("bribe"),
    deal_rules("slaps", seats=2, cards="A K Q J", hand_size=5),
    deal_rules("tricks", seats=5),
]


def name_of(value: object) -> str:
    """Return what a test calls its rules."""
    return f"{value.contract}-{value.seats}" if isinstance(value, DealRules) else str(value)
