"""The phases of deals: one small class for each kind of thing that can be going on at a table."""

from mamlaka.phases.choose import Choose
from mamlaka.phases.layout import LayoutPlay
from mamlaka.phases.reveal import FindHolder, OpenHands
from mamlaka.phases.secret import Announce, SecretPhase
from mamlaka.phases.tricks import TrickPlay

__all__ = ["Announce", "Choose", "FindHolder", "LayoutPlay", "OpenHands", "SecretPhase", "TrickPlay"]
