"""The addresses of the games: their options, lessons and score forms."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mamlaka.bots.levels import DEFAULT_LEVEL, LEVELS
from mamlaka.errors import InvalidSetup
from mamlaka.game import Game
from mamlaka.options import OptionRow
from mamlaka.plugins import describe_error
from mamlaka.registry import find_game, game_names, main_game
from mamlaka.server import protocol
from mamlaka.server.http.answers import Json, no_such_address, refusal_of
from mamlaka.server.http.lessons import encoded_lesson, has_tips
from mamlaka.server.http.requests import read_body, registry_of
from mamlaka.server.http.score_forms import score_form, score_form_games

__all__ = ["GAME_ROUTES"]

log = logging.getLogger(__name__)


async def _games(request: Request) -> Response:
    return Json(await to_thread.run_sync(_offered_games, limiter=registry_of(request).import_limiter))


def _offered_games() -> list[protocol.GameInfo]:
    """Return the usable games, the default one first."""
    offered = []
    for name in sorted(game_names(), key=lambda name: (name != main_game(), name)):
        try:
            offered.append(_game_info(name))
        except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
            log.warning("%s is not offered: %s", name, describe_error(error))
    return offered


def _game_info(name: str) -> protocol.GameInfo:
    game = find_game(name)
    presets = game.options_type.presets.items()
    return protocol.GameInfo(
        name,
        _offered_seats(game),
        game.default_seats,
        tuple(
            protocol.PresetInfo(preset, row.doc, dict(row.texts), _offered_seats(game, preset))
            for preset, row in presets
        ),
        LEVELS,
        DEFAULT_LEVEL,
        has_tips(name),
    )


def _offered_seats(game: type[Game], preset: str = "", options: Mapping[str, str] | None = None) -> tuple[int, ...]:
    allowed = game.seats_for(game.options_type.parse(options or {}, preset))
    return tuple(seats for seats in game.offered_seats or allowed if seats in allowed)


async def _game(request: Request) -> Response:
    limiter = registry_of(request).import_limiter
    return Json(await to_thread.run_sync(_game_options, request.path_params["game"], limiter=limiter))


def _game_options(name: str) -> protocol.GameOptions:
    rows = find_game(name).options_type.describe()
    groups = list(dict.fromkeys(row.group for row in rows))
    return protocol.GameOptions(
        name, tuple(_option_info(row) for row in sorted(rows, key=lambda row: groups.index(row.group)))
    )


def _option_info(row: OptionRow) -> protocol.OptionInfo:
    values = tuple(value for value in row.values if value != row.empty)
    return protocol.OptionInfo(
        row.name, row.kind, values, row.empty, row.most, row.default, row.group, row.needs, row.doc
    )


async def _check_options(request: Request) -> Response:
    chosen = await read_body(request, protocol.ChosenOptions)
    limiter = registry_of(request).import_limiter
    return Json(await to_thread.run_sync(_checked, request.path_params["game"], chosen, limiter=limiter))


def _checked(name: str, chosen: protocol.ChosenOptions) -> protocol.CheckedOptions:
    game = find_game(name)
    try:
        return protocol.CheckedOptions(_offered_seats(game, chosen.preset, chosen.options))
    except InvalidSetup as error:
        return protocol.CheckedOptions((), refusal_of(error))


async def _lesson(request: Request) -> Response:
    game, query = request.path_params["game"], request.query_params
    lesson = await to_thread.run_sync(encoded_lesson, game, query, limiter=registry_of(request).import_limiter)
    return Response(lesson, media_type="application/json")


async def _score_forms(request: Request) -> Response:
    return Json(await to_thread.run_sync(score_form_games, limiter=registry_of(request).import_limiter))


async def _score_form(request: Request) -> Response:
    options = dict(request.query_params)
    preset = options.pop("preset", "")
    find_form = partial(score_form, request.path_params["game"], preset, options)
    form = await to_thread.run_sync(find_form, limiter=registry_of(request).import_limiter)
    return await no_such_address(request) if form is None else Json(form)


GAME_ROUTES = (
    Route("/api/games", _games),
    Route("/api/games/{game}", _game),
    Route("/api/games/{game}/check", _check_options, methods=["POST"]),
    Route("/api/games/{game}/lesson", _lesson),
    Route("/api/games/{game}/score-form", _score_form),
    Route("/api/score-forms", _score_forms),
)
