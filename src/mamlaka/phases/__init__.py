"""The phases of deals, which games combine: one small class for each kind."""

from mamlaka.phases.auction import Auction, AuctionForm
from mamlaka.phases.bid import Bid
from mamlaka.phases.bids import BidsInTurn
from mamlaka.phases.capture import CapturePlay
from mamlaka.phases.choose import Choose
from mamlaka.phases.closing import Claims, ClosingPlay, Standing
from mamlaka.phases.combos import ComboPlay, ComboTrick
from mamlaka.phases.counting import CountingPlay
from mamlaka.phases.declare import Declare
from mamlaka.phases.declarer import DeclarerPlay
from mamlaka.phases.discard import SecretDiscard
from mamlaka.phases.double_seats import DoubleSeats, Doublings
from mamlaka.phases.doubling import DoubleInTurn, DoubleOrAppeal
from mamlaka.phases.draw import DrawPlay
from mamlaka.phases.duel import DuelAuction
from mamlaka.phases.dummy import DummyLeads
from mamlaka.phases.in_turn import InTurn
from mamlaka.phases.layout import LayoutPlay
from mamlaka.phases.pass_cards import PassCards
from mamlaka.phases.pile import PilePlay
from mamlaka.phases.places import PlacePlay, TurnAwayHands
from mamlaka.phases.reserve import RESERVE_ZONE, ReservePlay, SetAside
from mamlaka.phases.reveal import (
    DrawDealer,
    DrawHighest,
    FindHolder,
    LayAway,
    MoveFaceUp,
    OpenHands,
    PickUpHand,
    TurnUp,
)
from mamlaka.phases.secret import SecretPhase
from mamlaka.phases.spoken import CardWord, Holding, Meld, SpokenPlay, holds
from mamlaka.phases.tricks import TrickPlay, trick_play_of
from mamlaka.phases.unequal_hands import UnequalHandsPlay
from mamlaka.phases.widow import TakeWidow
from mamlaka.zones import COMBO_ZONES

__all__ = [
    "COMBO_ZONES",
    "RESERVE_ZONE",
    "Auction",
    "AuctionForm",
    "Bid",
    "BidsInTurn",
    "CapturePlay",
    "CardWord",
    "Choose",
    "Claims",
    "ClosingPlay",
    "ComboPlay",
    "ComboTrick",
    "CountingPlay",
    "Declare",
    "DeclarerPlay",
    "DoubleInTurn",
    "DoubleOrAppeal",
    "DoubleSeats",
    "Doublings",
    "DrawDealer",
    "DrawHighest",
    "DrawPlay",
    "DuelAuction",
    "DummyLeads",
    "FindHolder",
    "Holding",
    "InTurn",
    "LayAway",
    "LayoutPlay",
    "Meld",
    "MoveFaceUp",
    "OpenHands",
    "PassCards",
    "PickUpHand",
    "PilePlay",
    "PlacePlay",
    "ReservePlay",
    "SecretDiscard",
    "SecretPhase",
    "SetAside",
    "SpokenPlay",
    "Standing",
    "TakeWidow",
    "TrickPlay",
    "TurnAwayHands",
    "TurnUp",
    "UnequalHandsPlay",
    "holds",
    "trick_play_of",
]
