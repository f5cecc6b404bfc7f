"""The phases of deals, which games combine: one small class for each kind."""

from mamlaka.phases.auction import Auction, AuctionForm
from mamlaka.phases.bid import Bid
from mamlaka.phases.choose import Choose
from mamlaka.phases.declarer import DeclarerPlay
from mamlaka.phases.draw import DrawPlay
from mamlaka.phases.dummy import DummyLeads
from mamlaka.phases.in_turn import InTurn
from mamlaka.phases.layout import LayoutPlay
from mamlaka.phases.pile import PilePlay
from mamlaka.phases.reveal import (
    DrawDealer,
    DrawHighest,
    FindHolder,
    MoveFaceUp,
    OpenHands,
    PickUpHand,
    TurnUp,
)
from mamlaka.phases.secret import SecretPhase, no_offer
from mamlaka.phases.spoken import CardWord, Holding, Meld, SpokenPlay, holds
from mamlaka.phases.tricks import TrickPlay, trick_play_of
from mamlaka.phases.unequal_hands import UnequalHandsPlay
from mamlaka.phases.widow import TakeWidow

__all__ = [
    "Auction",
    "AuctionForm",
    "Bid",
    "CardWord",
    "Choose",
    "DeclarerPlay",
    "DrawDealer",
    "DrawHighest",
    "DrawPlay",
    "DummyLeads",
    "FindHolder",
    "Holding",
    "InTurn",
    "LayoutPlay",
    "Meld",
    "MoveFaceUp",
    "OpenHands",
    "PickUpHand",
    "PilePlay",
    "SecretPhase",
    "SpokenPlay",
    "TakeWidow",
    "TrickPlay",
    "TurnUp",
    "UnequalHandsPlay",
    "holds",
    "no_offer",
    "trick_play_of",
]
