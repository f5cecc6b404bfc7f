"""The phases of deals: one small class for each kind of thing that can be going on at a table."""

from mamlaka.phases.announce import Announce, DoubleInTurn
from mamlaka.phases.choose import Choose
from mamlaka.phases.draw import DrawPlay
from mamlaka.phases.in_turn import InTurn
from mamlaka.phases.layout import LayoutPlay
from mamlaka.phases.reveal import DrawDealer, DrawHighest, FindHolder, Lift, OpenHands
from mamlaka.phases.secret import SecretPhase
from mamlaka.phases.tricks import TrickPlay

__all__ = [
    "Announce",
    "Choose",
    "DoubleInTurn",
    "DrawDealer",
    "DrawHighest",
    "DrawPlay",
    "FindHolder",
    "InTurn",
    "LayoutPlay",
    "Lift",
    "OpenHands",
    "SecretPhase",
    "TrickPlay",
]
