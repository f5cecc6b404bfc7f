"""The tactics of Hearts. Rules up to 59 are numbered as in the sources; rules from 60 are additions."""

from __future__ import annotations

from mamlaka.bots.rules import Tactics
from mamlaka.games.hearts.tactics import passing, tricks
from mamlaka.games.hearts.tactics.position import HeartsPosition

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
"""The options that the rules take into account, directly or by plan and offers, or that don't matter to them."""
TACTICS = Tactics(
    HeartsPosition, tuple(sorted(RULES, key=lambda rule: rule.number)), supported_options=SUPPORTED_OPTIONS
)
