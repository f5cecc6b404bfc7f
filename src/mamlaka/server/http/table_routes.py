"""The addresses of the tables: to open one, to take a seat, and to read what happened there."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

import msgspec
from anyio import to_thread
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute

from mamlaka.errors import IllegalAction, MamlakaError, Refusal
from mamlaka.record import encode_record
from mamlaka.server import protocol
from mamlaka.server.accounts.names import check_free_name
from mamlaka.server.database.log_entries import hash_token
from mamlaka.server.database.tournaments import Tournaments
from mamlaka.server.http.admission import admitted, claim_seat, token_of
from mamlaka.server.http.answers import Json
from mamlaka.server.http.requests import (
    counting_mistakes,
    in_database,
    read_body,
    registry_of,
    seat_hash_of,
    spend,
)
from mamlaka.server.http.table_socket import table_socket
from mamlaka.server.tables.drills import answer_positions, answer_questions
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.open_hands import answer_open_hands
from mamlaka.server.tables.quick_match import join_listed, quick_match, sit_at_chosen
from mamlaka.server.tables.record_display import with_display
from mamlaka.server.tables.replay import answer_replay
from mamlaka.server.tables.try_again import try_again

__all__ = ["TABLE_ROUTES"]


async def _open_table(request: Request) -> Response:
    wanted = await read_body(request, protocol.OpenTable)
    spend(request, "tables")
    table = await registry_of(request).open(wanted)
    return Json(table.facts.info, 201)


async def _table(request: Request) -> Response:
    return Json((await registry_of(request).find(request.path_params["table"])).facts.info)


async def _find_code(request: Request) -> Response:
    with counting_mistakes(request, "codes"):
        return Json(protocol.FoundTable(await registry_of(request).find_code(request.path_params["code"])))


async def _lobby(request: Request) -> Response:
    return Json(await registry_of(request).lobby.tables())


async def _quick_match(request: Request) -> Response:
    registry, chosen_table = registry_of(request), request.scope.get("chosen_table")
    wanted = await read_body(request, protocol.QuickMatch)
    if not chosen_table:  # else the node that has chosen it has counted the request
        spend(request, "tables")
    person, is_program = await admitted(request, wanted.person)
    wanted = msgspec.structs.replace(wanted, person=person)
    if chosen_table:
        return Json(await sit_at_chosen(registry, wanted, chosen_table, is_program=is_program))
    sit_elsewhere = request.scope.get("sit_elsewhere")
    seated = await quick_match(registry, wanted, is_program=is_program, sit_elsewhere=sit_elsewhere)
    await claim_seat(request, seated.table.id, person.token)
    return Json(seated)


async def _join_listed(request: Request) -> Response:
    person, is_program = await admitted(request, await read_body(request, protocol.Person))
    seated = await join_listed(registry_of(request), request.path_params["key"], person, is_program=is_program)
    await claim_seat(request, seated.table.id, person.token)
    return Json(seated)


async def _summaries(request: Request) -> Response:
    known = await read_body(request, protocol.AskSummaries)
    summaries = []
    for asked in known.tables:
        with suppress(MamlakaError):  # there is no such table, its game can no longer be played, or no one may watch
            token_hash = await _seat_hash(request, asked.id, asked.token)
            table = await registry_of(request).find(asked.id)
            summaries.append(table.facts.summary(token_hash, table.broadcaster.view))
    return Json(summaries)


async def _sit_down(request: Request) -> Response:
    seat_request, is_program = await admitted(request, await read_body(request, protocol.SitDown))
    table_id = request.path_params["table"]
    own_hash = await seat_hash_of(request, table_id)
    sit_down = partial(_sit_down_at, seat_request, is_program, own_hash)
    answer = await registry_of(request).run_at(table_id, sit_down)
    if isinstance(answer, protocol.Seated) and not own_hash:
        await claim_seat(request, answer.table.id, seat_request.token)
    return Json(answer, 202 if isinstance(answer, protocol.Asked) else 200)


async def _sit_down_at(
    seat_request: protocol.SitDown,
    is_program: bool,  # noqa: FBT001  # of `partial`
    own_hash: str,
    table: LiveTable,
) -> protocol.Seated | protocol.Asked:
    own = table.state.seat_of_hash(own_hash) if own_hash else None
    if own is not None and own != table.state.seat_of(seat_request.token):  # taken in another browser
        return protocol.Seated(own, table.facts.info)
    check_free_name(table.state, seat_request)
    return await table.seating.sit_down(seat_request, is_program=is_program)


async def _withdraw(request: Request) -> Response:
    token = (await read_body(request, protocol.Withdraw)).token

    async def withdraw_at(table: LiveTable) -> protocol.Withdrawn:
        return await table.seating.withdraw(token)

    return Json(await registry_of(request).run_at(request.path_params["table"], withdraw_at))


async def _seat_hash(request: Request, table_id: str, token: str) -> str:
    """Return the hash of the token of a seat; without a token, of the seat of the account; empty: neither."""
    return hash_token(token) if token else await seat_hash_of(request, table_id)


async def _watched(request: Request) -> LiveTable:
    """Return the table of a request from someone who may watch its match.

    Raises:
        IllegalAction: there is no such table, or it is closed to them.
    """
    table_id = request.path_params["table"]
    table = await registry_of(request).find(table_id)
    if table.state.opened.tournament:
        if not await in_database(Tournaments(registry_of(request).store.engine).is_open, table_id):
            raise IllegalAction(Refusal("board_closed"))
        return table
    token_hash = await _seat_hash(request, table_id, token_of(request))
    table.state.check_may_watch(table.state.seat_of_hash(token_hash))
    return table


async def _record(request: Request) -> Response:
    table = await _watched(request)
    spend(request, "replays")
    limiter = registry_of(request).hint_limiter
    has_display = "display" in request.query_params

    def encoded() -> bytes:
        record = table.state.record()
        return encode_record(with_display(record) if has_display else record)

    content = await to_thread.run_sync(encoded, limiter=limiter)
    return Response(content, media_type="application/json")


async def _replay(request: Request) -> Response:
    table = await _watched(request)
    spend(request, "replays")
    return Json(await answer_replay(table, request.query_params, registry_of(request).hint_limiter))


async def _review(request: Request) -> Response:
    table = await _watched(request)
    spend(request, "reviews")
    return Json(await registry_of(request).reviews.answer(table, request.query_params))


async def _open_hands(request: Request) -> Response:
    table = await _watched(request)
    spend(request, "reviews")
    return Json(await answer_open_hands(table, request.query_params, registry_of(request).hint_limiter))


async def _positions(request: Request) -> Response:
    table = await _watched(request)
    spend(request, "replays")
    return Json(await answer_positions(table, request.query_params, registry_of(request).hint_limiter))


async def _questions(request: Request) -> Response:
    table = await _watched(request)
    spend(request, "replays")
    return Json(await answer_questions(table, request.query_params, registry_of(request).hint_limiter))


async def _try_again(request: Request) -> Response:
    table, wanted = await _watched(request), await read_body(request, protocol.TryAgain)
    spend(request, "tables")
    person, is_program = await admitted(request, wanted.person)
    wanted = msgspec.structs.replace(wanted, person=person)
    seated = await try_again(registry_of(request), table, wanted, is_program=is_program)
    await claim_seat(request, seated.table.id, person.token)
    return Json(seated, 201)


TABLE_ROUTES = (
    Route("/api/tables", _open_table, methods=["POST"]),
    Route("/api/codes/{code}", _find_code),
    Route("/api/lobby", _lobby),
    Route("/api/lobby/seats", _quick_match, methods=["POST"]),
    Route("/api/lobby/{key}/seats", _join_listed, methods=["POST"]),
    Route("/api/tables/summaries", _summaries, methods=["POST"]),
    Route("/api/tables/{table}", _table),
    Route("/api/tables/{table}/seats", _sit_down, methods=["POST"]),
    Route("/api/tables/{table}/seats/withdraw", _withdraw, methods=["POST"]),
    Route("/api/tables/{table}/record", _record),
    Route("/api/tables/{table}/replay", _replay),
    Route("/api/tables/{table}/review", _review),
    Route("/api/tables/{table}/open-hands", _open_hands),
    Route("/api/tables/{table}/positions", _positions),
    Route("/api/tables/{table}/questions", _questions),
    Route("/api/tables/{table}/try-again", _try_again, methods=["POST"]),
    WebSocketRoute("/api/tables/{table}/socket", table_socket),
)
