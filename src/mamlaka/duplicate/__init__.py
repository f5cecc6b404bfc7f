"""Duplicate: the same cards at several tables, and results compared with those of others. See `docs/duplicate.md`."""

from mamlaka.duplicate.boards import Board, BoardUnit, board_seed, board_setup, boards_of
from mamlaka.duplicate.daily import DailyDeal, daily_deal
from mamlaka.duplicate.entrants import PARTNERS, chosen_movement, entrant_size, with_bots
from mamlaka.duplicate.movements import (
    MAX_TABLES,
    MovementName,
    Round,
    Sitting,
    howell,
    individual,
    meetings,
    mitchell,
    usual_movement,
)
from mamlaka.duplicate.scoring import (
    IMP_STEPS,
    Scoring,
    imps,
    imps_each,
    matchpoints_each,
    typical_difference,
)
from mamlaka.duplicate.tournament import (
    Comparison,
    Entrant,
    Place,
    Result,
    Results,
    Standing,
    Tournament,
    entrants_of_table,
    new_tournament,
)

__all__ = [
    "IMP_STEPS",
    "MAX_TABLES",
    "PARTNERS",
    "Board",
    "BoardUnit",
    "Comparison",
    "DailyDeal",
    "Entrant",
    "MovementName",
    "Place",
    "Result",
    "Results",
    "Round",
    "Scoring",
    "Sitting",
    "Standing",
    "Tournament",
    "board_seed",
    "board_setup",
    "boards_of",
    "chosen_movement",
    "daily_deal",
    "entrant_size",
    "entrants_of_table",
    "howell",
    "imps",
    "imps_each",
    "individual",
    "matchpoints_each",
    "meetings",
    "mitchell",
    "new_tournament",
    "typical_difference",
    "usual_movement",
    "with_bots",
]
