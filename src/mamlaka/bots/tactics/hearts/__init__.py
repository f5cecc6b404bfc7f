"""The tactics of Hearts. Numbers to 59 are those of the list in its sources; from 60 on it is plain sense."""

from __future__ import annotations

from mamlaka.bots.rules import Tactics
from mamlaka.bots.tactics.hearts import passing, tricks
from mamlaka.bots.tactics.hearts.position import HeartsPosition

__all__ = ["TACTICS", "HeartsPosition"]

RULES = (*passing.RULES, *tricks.RULES)
SUPPORTED_OPTIONS = frozenset(
    {
        "form",
        "pass_cards",
        "pass_cycle",
        "no_pts_on_first_trick",
        "can_lead_any_club",
        "must_break_hearts",
        "qs_breaks_hearts",
        "can_lead_hearts_instead_of_qs",
        "jd_bonus",
        "avoid_all_tricks_bonus",
        "moon",
        "target",
        "deals",
        "early_end",
        "look_back",
    }
)
"""Options that change the advice, or what the plan and the offers tell it, or that make no difference to it."""
TACTICS = Tactics(
    HeartsPosition, tuple(sorted(RULES, key=lambda rule: rule.number)), supported_options=SUPPORTED_OPTIONS
)
