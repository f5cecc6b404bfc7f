"""The analysis of a position: a hint that knows the view it is about."""

from __future__ import annotations

from html import escape
from math import inf
from typing import Protocol, runtime_checkable

from mamlaka.bots.base import MAX_WORLDS, Limit
from mamlaka.coach.hints import HINT_WORLDS, Choice, Hint, hint, scale_of, shown_value
from mamlaka.errors import InvalidSetup, OutOfTurn, Refusal
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.view import View, require_view

__all__ = ["Analysis", "analyse"]

LEAST_WORLDS = 2
"""The fewest determinizations that have a standard error."""


class Analysis(Hint, frozen=True, kw_only=True):
    """The best action of a view, the values of all actions, and the reasons for the best one.

    It prints as a table: each action, its value, and the standard error.
    """

    view: View

    @property
    def text(self) -> str:
        """The best action as people write it; empty when it is best to do nothing."""
        return "" if self.best is None else self.view.format(self.best)

    @property
    def sign(self) -> str:
        """`%` when the values are chances to win the match, otherwise nothing: then they are points."""
        return "%" if any(value.unit == "chance" for value in self.action_values) else ""

    def rows(self) -> list[tuple[str, float, float]]:
        """Return each action worth showing with its value and standard error, as points are shown; the best first."""
        game = self.view.state.game

        def row(choice: Choice) -> tuple[str, float, float]:
            value = choice.action_value
            return (
                self.view.format(value.action),
                shown_value(value, game),
                value.standard_error * scale_of(value.unit, game),
            )

        return [row(choice) for choice in self.choices]

    def __str__(self) -> str:
        """Return one action a line, or only the best one where nothing has a value."""
        lines = [f"{text:<12} {value:+8.2f}{self.sign} ± {error:.2f}" for text, value, error in self.rows()]
        return "\n".join(lines) or self.text

    def __repr__(self) -> str:
        """Return the best action and the number of actions with a value."""
        return f"<Analysis of {self.view.state.game.name}: {self.text or 'nothing'}, {len(self.action_values)} values>"

    def _repr_html_(self) -> str:
        """Return the table of values, for notebooks."""
        rows = "".join(
            f"<tr><td>{escape(text)}</td><td>{value:+.2f}{self.sign}</td><td>± {error:.2f}</td></tr>"
            for text, value, error in self.rows()
        )
        return f"<table><caption>{escape(self.text)}</caption>{rows}</table>"


@runtime_checkable
class _TableLike(Protocol):
    """A table, which stands above this module."""

    @property
    def waiting_for(self) -> tuple[Seat, ...]: ...

    def view(self, viewer: Seat | None) -> View: ...


def analyse(
    position: View | _TableLike, *, worlds: int | None = None, seconds: float | None = None, seed: int | None = None
) -> Analysis:
    """Estimate the value of each legal action of a seat, from what it sees.

    >>> import mamlaka as mk
    >>> analysis = mk.analyse(mk.Table("oneonta", seed=1))
    >>> analysis.text, analysis.action_values[0].standard_error
    ('bid 6', 0.0)

    Args:
        position: the view of a seat that is asked, or a table at which one seat is asked.
        worlds: the number of determinizations to sample; None: 1000, unless `seconds` is given.
        seconds: how long to think. The same worlds give the same analysis everywhere; seconds do not.
        seed: the seed of the sampled worlds; None: one that depends on the view's version alone.

    Raises:
        InvalidSetup: a number of worlds or seconds that is too small or too large.
        OutOfTurn: the owner is not asked, or not exactly one seat of the table.
        BotFailed: the game, or the tactics for it, come from another package and fail.
    """
    view = _view_on_turn(position) if isinstance(position, _TableLike) else position
    require_view(view)
    if worlds is not None and not LEAST_WORLDS <= worlds <= MAX_WORLDS:
        raise InvalidSetup(f"worlds must be {LEAST_WORLDS} to {MAX_WORLDS}, not {worlds!r}")
    if seconds is not None and not 0 < seconds < inf:
        raise InvalidSetup(f"seconds must be above 0, not {seconds!r}")
    worlds = HINT_WORLDS if worlds is None and seconds is None else worlds
    found = hint(view, Limit(worlds, seconds=seconds), Rng(view.version if seed is None else seed))
    return Analysis(
        found.best, found.action_values, found.reasons, found.objections, found.rules_action, found.is_forced, view=view
    )


def _view_on_turn(table: _TableLike) -> View:
    """Return the view of the seat that a table asks.

    Raises:
        OutOfTurn: it asks none, or several.
    """
    asked = table.waiting_for
    if len(asked) != 1:
        way: dict[str, str | int] = {"seats": " ".join(map(str, asked)), "use": "mk.analyse(table.view(seat))"}
        raise OutOfTurn(Refusal("not_your_turn", way) if asked else Refusal("match_over"))
    return table.view(asked[0])
