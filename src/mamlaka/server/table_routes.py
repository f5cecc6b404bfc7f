"""The addresses of the tables: to open one, to take a seat, and to read what happened there."""

from __future__ import annotations

import re
from contextlib import suppress
from functools import partial

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from mamlaka.errors import IllegalAction, MamlakaError, Refusal
from mamlaka.record import encode_record
from mamlaka.server import protocol
from mamlaka.server.answers import Json
from mamlaka.server.live import LiveTable
from mamlaka.server.names import check_free_name, visible_name
from mamlaka.server.replay import answer_replay
from mamlaka.server.requests import address_of, decisions_of, read_body, registry_of, spend
from mamlaka.server.table_socket import table_socket

__all__ = ["TABLE_ROUTES"]

HEX = re.compile(r"[0-9a-f]{32}")


async def _open_table(request: Request) -> Response:
    wanted = await read_body(request, protocol.OpenTable)
    spend(request, "tables")
    table = await registry_of(request).open(wanted)
    return Json(table.info, 201)


async def _table(request: Request) -> Response:
    return Json((await registry_of(request).find(request.path_params["table"])).info)


async def _summaries(request: Request) -> Response:
    known = await read_body(request, protocol.AskSummaries)
    summaries = []
    for asked in known.tables:
        with suppress(MamlakaError):  # the table does not exist any more, or its game can't be played any more
            summaries.append((await registry_of(request).find(asked.id)).summary(asked.token))
    return Json(summaries)


async def _sit_down(request: Request) -> Response:
    seat_request = _validated(await read_body(request, protocol.SitDown))
    decisions = decisions_of(request)
    program = decisions.program_of(seat_request.token)
    if program is not None:
        seat_request = msgspec.structs.replace(seat_request, name=program)
    elif decisions.is_program(seat_request.name):
        raise IllegalAction(Refusal("name_taken"))
    decisions.check_person(seat_request.name, address_of(request))
    sit_down = partial(_sit_down_at, seat_request, program is not None)
    return Json(await registry_of(request).run_at(request.path_params["table"], sit_down))


async def _sit_down_at(
    seat_request: protocol.SitDown,
    is_program: bool,  # noqa: FBT001  # of `partial`
    table: LiveTable,
) -> protocol.Seated:
    check_free_name(table.history, seat_request)
    return await table.seating.sit_down(seat_request, is_program=is_program)


def _validated(seat_request: protocol.SitDown) -> protocol.SitDown:
    name = visible_name(seat_request.name)
    if not HEX.fullmatch(seat_request.token):
        raise IllegalAction(Refusal("bad_message", {"reason": "a token has 32 hexadecimal digits"}))
    return msgspec.structs.replace(seat_request, name=name)


async def _record(request: Request) -> Response:
    table = await registry_of(request).find(request.path_params["table"])
    return Response(encode_record(table.record()), media_type="application/json")


async def _replay(request: Request) -> Response:
    registry = registry_of(request)
    table = await registry.find(request.path_params["table"])
    return Json(await answer_replay(table, request.query_params, registry.hint_limiter))


TABLE_ROUTES = (
    Route("/api/tables", _open_table, methods=["POST"]),
    Route("/api/tables/summaries", _summaries, methods=["POST"]),
    Route("/api/tables/{table}", _table),
    Route("/api/tables/{table}/seats", _sit_down, methods=["POST"]),
    Route("/api/tables/{table}/record", _record),
    Route("/api/tables/{table}/replay", _replay),
    WebSocketRoute("/api/tables/{table}/socket", table_socket),
)
