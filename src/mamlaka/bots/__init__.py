"""Bots: player programs that get views, never states. `registry` finds them by name, including those of plugins."""

from mamlaka.bots.base import Bot, Decision, Limit, Reason

__all__ = ["Bot", "Decision", "Limit", "Reason"]
