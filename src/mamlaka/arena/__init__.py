"""The arena: compares bots on the same cards, with confidence intervals. `docs/arena.md` describes the method."""

from mamlaka.arena.decision_times import DecisionTimes
from mamlaka.arena.entrants import Entrant, bot_of, parse_entrants
from mamlaka.arena.oracle import Oracle
from mamlaka.arena.plot import forest_plot
from mamlaka.arena.schedule import Contest, MatchOutcome, Pairing, PlayedSet, SetResult, default_seating_plan
from mamlaka.arena.statistics import Estimate, estimate_mean
from mamlaka.arena.stopping import StopRule, Verdict
from mamlaka.arena.summary import Summary, summarise
from mamlaka.arena.tally import Row, Tally
from mamlaka.arena.worker_pool import WorkerPool

__all__ = [
    "Contest",
    "DecisionTimes",
    "Entrant",
    "Estimate",
    "MatchOutcome",
    "Oracle",
    "Pairing",
    "PlayedSet",
    "Row",
    "SetResult",
    "StopRule",
    "Summary",
    "Tally",
    "Verdict",
    "WorkerPool",
    "bot_of",
    "default_seating_plan",
    "estimate_mean",
    "forest_plot",
    "parse_entrants",
    "summarise",
]
