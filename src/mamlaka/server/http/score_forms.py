"""The score forms that the server offers."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from mamlaka.game import Game
from mamlaka.options import Preset
from mamlaka.plugins import describe_error
from mamlaka.registry import find_game, game_names
from mamlaka.score_form import ScoreForm
from mamlaka.server import protocol

__all__ = ["score_form", "score_form_games"]

log = logging.getLogger(__name__)


def score_form_games() -> list[protocol.ScoreFormGame]:
    """Return the games that have score forms."""
    kept = []
    for name in game_names():
        try:
            game = find_game(name)
            if _form_of(game) is not None:
                kept.append(_kept_game(game))
        except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
            log.warning("the score keeper does not offer %s: %s", name, describe_error(error))
    return kept


def score_form(name: str, preset: str, options: Mapping[str, str]) -> ScoreForm | None:
    """Return the form of a game with a preset and options that differ from it; None: it has none.

    Raises:
        MamlakaError: there is no such game, preset or option.
    """
    return _form_of(find_game(name), preset, options)


def _form_of(game: type[Game], preset: str = "", options: Mapping[str, str] | None = None) -> ScoreForm | None:
    return game(game.options_type.parse(options or {}, preset), game.default_seats).score_form()


def _kept_game(game: type[Game]) -> protocol.ScoreFormGame:
    presets: dict[ScoreForm, protocol.ScoreFormPreset] = {}
    for name, preset in {"": Preset({}, "", ""), **game.options_type.presets}.items():
        form = _form_of(game, name)
        if form is not None:
            presets.setdefault(form, protocol.ScoreFormPreset(name, preset.doc, dict(preset.texts), form))
    rows = {row.name: row for row in game.options_type.describe()}
    needs = game.options_type.needs
    options = tuple(
        protocol.ScoreOption(name, rows[name].values, rows[name].default, tuple(needs.get(name, ())))
        for name in game.score_options
    )
    return protocol.ScoreFormGame(game.name, tuple(presets.values()), options)
