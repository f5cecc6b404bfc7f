"""The tactics of Trex. Rules up to 59 are numbered as in the game's sources; rules from 60 are additions."""

from __future__ import annotations

from mamlaka.bots.rules import Tactics
from mamlaka.games.trex.tactics import choose, layout, partners, tricks
from mamlaka.games.trex.tactics.position import TrexPosition

__all__ = ["TACTICS", "TrexPosition"]

RULES = (*choose.RULES, *tricks.RULES, *partners.RULES, *layout.RULES)
SUPPORTED_OPTIONS = frozenset(
    {
        "first_king",
        "direction",
        "kingdom_order",
        "contract_choice",
        "mode",
        "doubling",
        "doubling_reveal",
        "own_double",
        "kh_appeal",
        "kh_appeal_show",
        "appeal_who",
        "trex_redeal",
        "slam_replay",
        "jacks_replay",
        "queens_face_up",
        "diamonds_face_up",
        "forced_penalty_discard",
        "values_swapped",
        "score_sign",
        "partnership",
        "partnership_scoring",
        "expose_twos",
        "early_end",
        "lead_ban",
        "partner_picks_up_late",
        "look_back",
    }
)
"""The options that the rules take into account, directly or by plan and offers, or that don't matter to them."""
EXPLAINED = {
    2: "The bot counts anyway: every rule asks which cards are still out, and who may hold them.",
    26: "It says how to look at the queens: their rules weigh small gains and losses, none is all or nothing.",
}
TACTICS = Tactics(
    TrexPosition,
    tuple(sorted(RULES, key=lambda rule: rule.number)),
    supported_options=SUPPORTED_OPTIONS,
    explained=EXPLAINED,
)
