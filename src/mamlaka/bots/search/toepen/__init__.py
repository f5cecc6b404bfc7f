"""The search of Toepen: `actions` estimates the value of each action, `position` converts a view for the playouts."""

from mamlaka.bots.search.toepen.actions import toepen_action_values

__all__ = ["toepen_action_values"]
