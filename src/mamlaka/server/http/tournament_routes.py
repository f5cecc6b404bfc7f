"""The addresses of tournaments."""

from __future__ import annotations

from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.accounts.names import visible_name
from mamlaka.server.accounts.reserved_names import check_playable
from mamlaka.server.http.admission import token_of
from mamlaka.server.http.answers import Json
from mamlaka.server.http.requests import address_of, moderation_of, read_body, registry_of, spend
from mamlaka.server.tables.tournaments import describe, find_evening, open_tournament, start_round

__all__ = ["TOURNAMENT_ROUTES"]


async def _open(request: Request) -> Response:
    wanted = await read_body(request, protocol.OpenTournament)
    spend(request, "tables")
    names = [tuple(_checked_name(request, name) for name in one) for one in wanted.entrants]
    return Json(await open_tournament(registry_of(request), wanted, names), 201)


def _checked_name(request: Request, name: str) -> str:
    """Return a name as it is shown.

    Names of accounts are allowed: the organizer knows the players, and no one else sees the names.

    Raises:
        IllegalAction: it is not valid, is reserved, belongs to a program, or the operator has blocked it.
    """
    shown, moderation = visible_name(name), moderation_of(request)
    if moderation.is_program(shown):
        raise IllegalAction(Refusal("name_taken"))
    moderation.check_person(shown, address_of(request))
    check_playable(shown)
    return shown


async def _tournament(request: Request) -> Response:
    spend(request, "requests")
    return await _answer(request)


async def _start_round(request: Request) -> Response:
    wanted = await read_body(request, protocol.StartRound)
    spend(request, "tables")
    registry = registry_of(request)
    evening = await find_evening(registry, request.path_params["tournament"])
    await start_round(registry, evening, wanted.round, token_of(request))
    return await _answer(request)


async def _answer(request: Request) -> Response:
    evening = await find_evening(registry_of(request), request.path_params["tournament"])
    return Json(await to_thread.run_sync(describe, evening, token_of(request)))


TOURNAMENT_ROUTES = (
    Route("/api/tournaments", _open, methods=["POST"]),
    Route("/api/tournaments/{tournament}", _tournament),
    Route("/api/tournaments/{tournament}/rounds", _start_round, methods=["POST"]),
)
