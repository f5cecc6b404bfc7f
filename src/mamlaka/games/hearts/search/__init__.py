"""The search of Hearts: `actions` values passes and cards, `passes` knows what passes are worth."""

from mamlaka.games.hearts.search.actions import action_values

__all__ = ["action_values"]
