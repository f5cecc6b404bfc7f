"""The search of each game. This is the only module of this package that imports searches of games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeAlias

from mamlaka.bots.base import ActionValue, Limit
from mamlaka.bots.search.barbu import barbu_action_values
from mamlaka.bots.search.cards import WorldSampler
from mamlaka.bots.search.cribbage import cribbage_action_values
from mamlaka.bots.search.da_qi_zi import da_qi_zi_action_values
from mamlaka.bots.search.fan_tan import fan_tan_action_values
from mamlaka.bots.search.five_hundred import five_hundred_action_values
from mamlaka.bots.search.hearts import hearts_action_values
from mamlaka.bots.search.knockout_whist import knockout_whist_action_values
from mamlaka.bots.search.layout import layout_action_values
from mamlaka.bots.search.loo import loo_action_values
from mamlaka.bots.search.oneonta import oneonta_action_values
from mamlaka.bots.search.romanian_whist import romanian_whist_action_values
from mamlaka.bots.search.schnapsen import schnapsen_action_values
from mamlaka.bots.search.scopone import scopone_action_values
from mamlaka.bots.search.skat import skat_action_values
from mamlaka.bots.search.spar import spar_action_values
from mamlaka.bots.search.toepen import toepen_action_values
from mamlaka.bots.search.tressette import tressette_action_values
from mamlaka.bots.search.tressette_four import tressette_four_action_values
from mamlaka.bots.search.trex import trex_action_values
from mamlaka.game import Game
from mamlaka.rng import Rng
from mamlaka.view import View

__all__ = ["Search", "search_of"]

Search: TypeAlias = Callable[[View, Limit, Rng, WorldSampler], tuple[ActionValue, ...]]
"""Estimates the value of each legal action within a limit, the best first; empty if it can't."""

SEARCHES: Mapping[str, Search] = {
    "barbu": barbu_action_values,
    "cribbage": cribbage_action_values,
    "da_qi_zi": da_qi_zi_action_values,
    "fan_tan": fan_tan_action_values,
    "five_hundred": five_hundred_action_values,
    "hearts": hearts_action_values,
    "knockout_whist": knockout_whist_action_values,
    "loo": loo_action_values,
    "oneonta": oneonta_action_values,
    "romanian_whist": romanian_whist_action_values,
    "schnapsen": schnapsen_action_values,
    "scopone": scopone_action_values,
    "skat": skat_action_values,
    "spar": spar_action_values,
    "toepen": toepen_action_values,
    "tressette": tressette_action_values,
    "tressette_four": tressette_four_action_values,
    "trex": trex_action_values,
}


def search_of(game: Game) -> Search:
    """Return the search of a game, or of the game whose tactics it uses; for all others, only cards are searched."""
    return SEARCHES.get(game.name) or SEARCHES.get(game.tactics_game, layout_action_values)
