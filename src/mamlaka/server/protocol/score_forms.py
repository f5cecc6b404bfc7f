"""The score keeper: the games that can be scored with real cards, their presets and their options."""

from __future__ import annotations

from mamlaka.score_form import ScoreForm
from mamlaka.server.protocol.base import Wire

__all__ = ["ScoreForm", "ScoreFormGame", "ScoreFormPreset", "ScoreOption"]


class ScoreFormPreset(Wire, frozen=True):
    """A preset with its score form."""

    name: str
    """Empty: the default rules."""
    about: str
    """A description in English; other languages translate it in the message `about-preset-GAME-NAME`."""
    options: dict[str, str]
    """The options that differ from the defaults."""
    form: ScoreForm


class ScoreOption(Wire, frozen=True):
    """An option that changes the score form."""

    name: str
    values: tuple[str, ...]
    """`on` and `off` for a switch."""
    default: str
    needs: tuple[str, ...]
    """The options of which at least one must be `on`; empty: none."""


class ScoreFormGame(Wire, frozen=True):
    """A game that has score forms."""

    name: str
    presets: tuple[ScoreFormPreset, ...]
    """The presets with different forms, beginning with the default rules."""
    options: tuple[ScoreOption, ...]
