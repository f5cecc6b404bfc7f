"""The search of Cribbage: `actions` values discards and cards, `pegging` plays deals out, `race` values scores."""

from mamlaka.games.cribbage.search.actions import action_values

__all__ = ["action_values"]
