"""The search of Schnapsen: `actions` values actions, `race` plays a deal to its end."""

from mamlaka.games.schnapsen.search.actions import action_values

__all__ = ["action_values"]
