"""The search of Toepen: `actions` values actions, `position` converts views, `stakes` plays deals out."""

from mamlaka.games.toepen.search.actions import action_values

__all__ = ["action_values"]
