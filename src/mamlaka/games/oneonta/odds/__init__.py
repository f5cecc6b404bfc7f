"""Exact odds of Oneonta Whist: figures that hold in every deal, and the solution of a deal."""

from mamlaka.coach.figures import GameOdds
from mamlaka.games.oneonta.deck import ONEONTA
from mamlaka.games.oneonta.odds.deal import deal_figures, expected_scores
from mamlaka.games.oneonta.odds.game import game_figures

__all__ = ["ODDS", "deal_figures", "expected_scores", "game_figures"]

ODDS = GameOdds(ONEONTA, game_figures, deal_figures)
"""The odds that `mamlaka odds oneonta` prints."""
