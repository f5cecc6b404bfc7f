"""The public names, re-exported by `mamlaka`."""

from mamlaka.actions import Action, Offer, Turn
from mamlaka.arena.statistics import Estimate, estimate_mean
from mamlaka.bots.base import Bot, Decision, Limit, Reason
from mamlaka.bots.line_up import LineUp
from mamlaka.bots.registry import bot_names, find_bot
from mamlaka.cards import FRENCH, ITALIAN, PIQUET, Card, CardSet, Deck, Mask
from mamlaka.coach.analysis import Analysis, analyse
from mamlaka.coach.review import Review
from mamlaka.coach.trainers import questions_of
from mamlaka.conformance import check_bot, check_game
from mamlaka.deal_rules import FloorDivision, NoTricks, Sweep, TrickCountPoints
from mamlaka.engine import apply_action, decide, evolve, fold, start_match, turns, why_not
from mamlaka.errors import (
    BotFailed,
    BrokenPlugin,
    GameError,
    IllegalAction,
    InvalidSetup,
    MamlakaError,
    MissingDraw,
    NotCompilable,
    OutOfTurn,
    ParseError,
    PluginFailed,
    RecordError,
    Refusal,
    StaleAction,
)
from mamlaka.events import DealStarted, Dealt, Drawn, Event, Moved, Passed, Placed, Played, Said, Shown, redact
from mamlaka.fair import Commitments, Evidence, FairShuffler, PublishedOrigin, PublishedSeat
from mamlaka.game import Game
from mamlaka.layout import LayoutSpec
from mamlaka.ledger import DealResult, LedgerEntry
from mamlaka.match import Setup
from mamlaka.notation import (
    format_action,
    format_card,
    format_event,
    format_hand,
    parse_action,
    parse_card,
    parse_event,
    parse_hand,
)
from mamlaka.notebooks import attach_drawings
from mamlaka.phase import Phase
from mamlaka.plan import Plan, lower
from mamlaka.plugin_deadline import set_plugin_deadline
from mamlaka.record import Record, SeatRecord, record_match
from mamlaka.registry import find_game, game_names, register_game
from mamlaka.replaying import RecordedDecision, Replay
from mamlaka.rng import Rng
from mamlaka.search.perft import perft
from mamlaka.search.playouts import Playouts, compare_cards, play_deals
from mamlaka.search.positions import LayoutPosition, TrickPosition, position_of
from mamlaka.search.worlds import count_worlds, sample_worlds, world_array
from mamlaka.simulation import MatchResult, SimulationResults, simulate
from mamlaka.state import State
from mamlaka.storage import read_commitments, read_records, write_records
from mamlaka.table import Receipt, Table
from mamlaka.tricks import CardRegion, PlayClass, PlayCondition, TrickSpec, trick_spec
from mamlaka.verification import Verification, verify
from mamlaka.view import Deductions, LegalActions, View
from mamlaka.zones import Zone

__all__ = [
    "FRENCH",
    "ITALIAN",
    "PIQUET",
    "Action",
    "Analysis",
    "Bot",
    "BotFailed",
    "BrokenPlugin",
    "Card",
    "CardRegion",
    "CardSet",
    "Commitments",
    "DealResult",
    "DealStarted",
    "Dealt",
    "Decision",
    "Deck",
    "Deductions",
    "Drawn",
    "Estimate",
    "Event",
    "Evidence",
    "FairShuffler",
    "FloorDivision",
    "Game",
    "GameError",
    "IllegalAction",
    "InvalidSetup",
    "LayoutPosition",
    "LayoutSpec",
    "LedgerEntry",
    "LegalActions",
    "Limit",
    "LineUp",
    "MamlakaError",
    "Mask",
    "MatchResult",
    "MissingDraw",
    "Moved",
    "NoTricks",
    "NotCompilable",
    "Offer",
    "OutOfTurn",
    "ParseError",
    "Passed",
    "Phase",
    "Placed",
    "Plan",
    "PlayClass",
    "PlayCondition",
    "Played",
    "Playouts",
    "PluginFailed",
    "PublishedOrigin",
    "PublishedSeat",
    "Reason",
    "Receipt",
    "Record",
    "RecordError",
    "RecordedDecision",
    "Refusal",
    "Replay",
    "Review",
    "Rng",
    "Said",
    "SeatRecord",
    "Setup",
    "Shown",
    "SimulationResults",
    "StaleAction",
    "State",
    "Sweep",
    "Table",
    "TrickCountPoints",
    "TrickPosition",
    "TrickSpec",
    "Turn",
    "Verification",
    "View",
    "Zone",
    "analyse",
    "apply_action",
    "bot_names",
    "check_bot",
    "check_game",
    "compare_cards",
    "count_worlds",
    "decide",
    "estimate_mean",
    "evolve",
    "find_bot",
    "find_game",
    "fold",
    "format_action",
    "format_card",
    "format_event",
    "format_hand",
    "game_names",
    "lower",
    "parse_action",
    "parse_card",
    "parse_event",
    "parse_hand",
    "perft",
    "play_deals",
    "position_of",
    "questions_of",
    "read_commitments",
    "read_records",
    "record_match",
    "redact",
    "register_game",
    "sample_worlds",
    "set_plugin_deadline",
    "simulate",
    "start_match",
    "trick_spec",
    "turns",
    "verify",
    "why_not",
    "world_array",
    "write_records",
]

attach_drawings()
