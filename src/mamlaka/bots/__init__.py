"""Bots: they are given views, never states. `registry` finds them by name, also those of other packages."""

from mamlaka.bots.base import Bot, Decision, Limit, Reason

__all__ = ["Bot", "Decision", "Limit", "Reason"]
