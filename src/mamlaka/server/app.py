"""The routes of the server, and the WebSocket endpoint of the tables."""

from __future__ import annotations

import hashlib
import logging
import math
import re
import secrets
from collections import Counter
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Any, TypeVar

import anyio
import msgspec
from anyio import to_thread
from anyio.abc import TaskGroup
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import mamlaka
from mamlaka.bots.levels import DEFAULT_LEVEL, LEVELS
from mamlaka.errors import IllegalAction, InvalidSetup, MamlakaError, Refusal
from mamlaka.game import Game
from mamlaka.games.registry import MAIN_GAME, find_game, game_names
from mamlaka.messages import languages, messages_of
from mamlaka.options import OptionRow
from mamlaka.plugins import in_words
from mamlaka.record import encode_record
from mamlaka.server import page_files, protocol
from mamlaka.server.connections import ConnectionCaps, address_group
from mamlaka.server.heartbeat import keep_beating
from mamlaka.server.hints import answer_hint
from mamlaka.server.journal import NotSaved
from mamlaka.server.lessons import encoded_lesson, has_tips
from mamlaka.server.limits import Limits
from mamlaka.server.live import LiveTable
from mamlaka.server.mailbox import Unloaded
from mamlaka.server.names import check_free_name, visible_name
from mamlaka.server.origins import is_known_host, is_same_origin, may_write
from mamlaka.server.page_files import texts_version
from mamlaka.server.rates import Rates
from mamlaka.server.replay import answer_replay
from mamlaka.server.reports import answer_report
from mamlaka.server.score_forms import score_form, score_form_games
from mamlaka.server.sessions import CLOSE_NORMAL, CLOSE_REFUSED, CLOSE_RESTART, CLOSE_SLOW, Session
from mamlaka.server.store import Store
from mamlaka.server.table_registry import TableRegistry
from mamlaka.server.timing import Timing

__all__ = ["create_app"]

PAGES = (
    "/",
    "/replay",
    "/replay/{table}",
    "/table/{table}/replay",
    "/table/{table}",
    "/table/{table}/",
    "/keeper",
    "/keeper/{path:path}",
    "/learn/{game}",
    "/learn/{game}/",
)
"""The addresses at which the page shows something; web/src/route.svelte.ts reads them."""
DRAIN_SECONDS = 2
"""The time in which queued messages are sent before the server closes a connection."""
CLOSE_SECONDS = 10
"""The timeout of the closing handshake, for clients that don't read."""
MAX_MESSAGE_BYTES = 16_384
CACHEABLE = (200, 206, 304)
"""The statuses that a client may cache; a missing asset must not be cached."""
HEX = re.compile(r"[0-9a-f]{32}")
STATUS = {
    "no_such_table": 404,
    "too_many": 429,
    "server_busy": 503,
    "not_over": 403,
    "blocked": 403,
    "table_full": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "seats_closed": 409,
    "match_over": 409,
}
HEADERS = {
    "content-security-policy": page_files.POLICY,
    "referrer-policy": "no-referrer",  # the address of a private table is its key
    "x-content-type-options": "nosniff",
}

T = TypeVar("T")

log = logging.getLogger(__name__)


def create_app(
    store: Store,
    timing: Timing | None = None,
    entropy: Callable[[int], bytes] = secrets.token_bytes,
    limits: Limits | None = None,
) -> Starlette:
    """Return the application.

    Plugins run under the deadline that the process sets (see `mamlaka.watch`).

    Args:
        store: the log of the tables; closed with the application.
        timing: delays and timeouts; None: the defaults.
        entropy: returns the given number of random bytes. Anyone who knows these bytes knows the cards.
        limits: what clients may take; None: the defaults.
    """

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        try:
            async with anyio.create_task_group() as tasks:
                app.state.registry = TableRegistry(store, timing or Timing(), tasks, entropy)
                yield
                tasks.cancel_scope.cancel()
        finally:
            store.close()

    assets = page_files.PAGE / "assets"
    routes: list[BaseRoute] = [
        Route("/health", _health),
        Route("/api/games", _games),
        Route("/api/score-forms", _score_forms),
        Route("/api/games/{game}/score-form", _score_form),
        Route("/api/games/{game}/lesson", _lesson),
        Route("/api/games/{game}", _game),
        Route("/api/games/{game}/check", _check_options, methods=["POST"]),
        Route("/api/tables", _open_table, methods=["POST"]),
        Route("/api/tables/summaries", _summaries, methods=["POST"]),
        Route("/api/tables/{table}", _table),
        Route("/api/tables/{table}/seats", _sit_down, methods=["POST"]),
        Route("/api/tables/{table}/record", _record),
        Route("/api/tables/{table}/replay", _replay),
        WebSocketRoute("/api/tables/{table}/socket", _socket),
        Route("/api/{path:path}", _no_such_address, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Route("/texts/{language}.ftl", _texts),
        Route("/texts/{path:path}", _not_found),
        Mount("/assets", StaticFiles(directory=assets))
        if assets.is_dir()
        else Route("/assets/{path:path}", _not_found),
        *(Route(path, page_files.page) for path in PAGES),
        Route("/worker.js", page_files.worker),
        Route("/{path:path}", page_files.public_file),
    ]
    middleware = [Middleware(_Headers), Middleware(_Gate), Middleware(GZipMiddleware, minimum_size=1000)]
    handlers: Mapping[Any, Any] = {
        MamlakaError: _refused,
        NotSaved: _not_saved,
        msgspec.DecodeError: _bad_message,
        ClientDisconnect: _bad_message,  # nobody reads the answer
    }
    app = Starlette(routes=routes, middleware=middleware, exception_handlers=handlers, lifespan=lifespan)
    app.state.limits = limits or Limits()
    app.state.caps = ConnectionCaps(app.state.limits)
    app.state.rates = Rates(app.state.limits.rate)
    app.state.spectators = Counter[str]()
    return app


class _Headers:
    """Middleware that adds the security and caching headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        # Messages are requested with their version, or without one by clients other than the page.
        has_version = scope["path"].startswith("/texts/") and scope["query_string"].startswith(b"v=")
        is_asset = scope["path"].startswith("/assets/") or has_version

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                # The names of built assets contain a hash of the content. Everything else is revalidated.
                is_cacheable = is_asset and message["status"] in CACHEABLE
                caching = "public, max-age=31536000, immutable" if is_cacheable else "no-cache"
                headers = {name.encode(): text.encode() for name, text in {**HEADERS, "cache-control": caching}.items()}
                message = {**message, "headers": [*(headers | dict(message["headers"])).items()]}
            await send(message)

        await self._app(scope, receive, send_with_headers)


class _Gate:
    """Middleware that refuses requests to unknown names of this machine, and changes from other pages."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in {"http", "websocket"}:
            await self._app(scope, receive, send)
            return
        connection = HTTPConnection(scope)
        refused = None
        if not is_known_host(connection, _limits(connection).hosts):
            refused = _Json(Refusal("unknown_host", {"host": connection.headers.get("host", "")}), 421)
        elif scope["type"] == "http" and scope["path"].startswith("/api/") and not may_write(connection):
            refused = _Json(Refusal("other_origin"), 403)
        if refused is None:
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await refused(scope, receive, send)
        else:
            await WebSocket(scope, receive, send).close(CLOSE_REFUSED)


class _Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def _refused(_: Request, error: Exception) -> Response:
    if isinstance(error, IllegalAction):
        refusal = error.refusal
        headers = {"retry-after": str(refusal.facts["seconds"])} if refusal.code == "too_many" else None
        return _Json(refusal, STATUS.get(refusal.code, 400), headers)
    return _Json(_refusal_of(error), 400)


def _refusal_of(error: Exception) -> Refusal:
    if isinstance(error, InvalidSetup) and error.refusal is not None:
        return error.refusal
    return Refusal("invalid_setup", {"reason": str(error)})


def _not_saved(_: Request, error: Exception) -> Response:
    log.warning("cannot save a table: %s", error)
    return _Json(Refusal("not_saved"), 503)


def _bad_message(_: Request, error: Exception) -> Response:
    return _Json(Refusal("bad_message", {"reason": str(error)}), 400)


async def _read_body(request: Request, kind: type[T]) -> T:
    _spend(request, "requests")
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > MAX_MESSAGE_BYTES:
            raise IllegalAction(
                Refusal("bad_message", {"reason": f"the body is longer than {MAX_MESSAGE_BYTES} bytes"})
            )
    return protocol.decode(body, msgspec.json.Decoder(kind))


def _registry(connection: Request | WebSocket) -> TableRegistry:
    registry: TableRegistry = connection.app.state.registry
    return registry


def _limits(connection: HTTPConnection) -> Limits:
    limits: Limits = connection.app.state.limits
    return limits


def _spend(connection: HTTPConnection, kind: str) -> None:
    """Count something that a client does, by its address.

    Raises:
        IllegalAction: it has to wait.
    """
    address = connection.client.host if connection.client else ""
    connection.app.state.rates.spend(kind, address_group(address))


async def _health(request: Request) -> Response:
    return _Json({"status": "ok", "version": mamlaka.__version__, "tables": _registry(request).loaded_tables})


async def _games(request: Request) -> Response:
    return _Json(await to_thread.run_sync(_offered_games, limiter=_registry(request).import_limiter))


async def _lesson(request: Request) -> Response:
    game, query = request.path_params["game"], request.query_params
    lesson = await to_thread.run_sync(encoded_lesson, game, query, limiter=_registry(request).import_limiter)
    return Response(lesson, media_type="application/json")


def _offered_games() -> list[protocol.GameInfo]:
    """Return the usable games, the default one first."""
    offered = []
    for name in sorted(game_names(), key=lambda name: (name != MAIN_GAME, name)):
        try:
            offered.append(_game_info(name))
        except Exception as error:  # noqa: BLE001  # code of a plugin may raise anything
            log.warning("%s is not offered: %s", name, in_words(error))
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


async def _score_forms(request: Request) -> Response:
    return _Json(await to_thread.run_sync(score_form_games, limiter=_registry(request).import_limiter))


async def _score_form(request: Request) -> Response:
    options = dict(request.query_params)
    preset = options.pop("preset", "")
    find_form = partial(score_form, request.path_params["game"], preset, options)
    form = await to_thread.run_sync(find_form, limiter=_registry(request).import_limiter)
    return await _not_found(request) if form is None else _Json(form)


async def _game(request: Request) -> Response:
    limiter = _registry(request).import_limiter
    return _Json(await to_thread.run_sync(_game_options, request.path_params["game"], limiter=limiter))


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
    chosen = await _read_body(request, protocol.ChosenOptions)
    limiter = _registry(request).import_limiter
    return _Json(await to_thread.run_sync(_checked, request.path_params["game"], chosen, limiter=limiter))


def _checked(name: str, chosen: protocol.ChosenOptions) -> protocol.CheckedOptions:
    game = find_game(name)
    try:
        return protocol.CheckedOptions(_offered_seats(game, chosen.preset, chosen.options))
    except InvalidSetup as error:
        return protocol.CheckedOptions((), _refusal_of(error))


async def _texts(request: Request) -> Response:
    language = request.path_params["language"]
    if language not in languages() or request.query_params.get("v", texts_version()) != texts_version():
        return await _not_found(request)
    text = messages_of(language).encode()
    headers = {"etag": f'"{hashlib.sha256(text).hexdigest()}"'}
    if request.headers.get("if-none-match", "").removeprefix("W/") == headers["etag"]:
        return Response(status_code=304, headers=headers)
    return Response(text, media_type="text/plain", headers=headers)


async def _open_table(request: Request) -> Response:
    wanted = await _read_body(request, protocol.OpenTable)
    _spend(request, "tables")
    table = await _registry(request).open(wanted)
    return _Json(table.info, 201)


async def _table(request: Request) -> Response:
    return _Json((await _registry(request).find(request.path_params["table"])).info)


async def _summaries(request: Request) -> Response:
    known = await _read_body(request, protocol.AskSummaries)
    summaries = []
    for asked in known.tables:
        with suppress(MamlakaError):  # the table does not exist any more, or its game can't be played any more
            summaries.append((await _registry(request).find(asked.id)).summary(asked.token))
    return _Json(summaries)


async def _sit_down(request: Request) -> Response:
    seat_request = _validated(await _read_body(request, protocol.SitDown))
    return _Json(await _registry(request).run_at(request.path_params["table"], partial(_sit_down_at, seat_request)))


async def _sit_down_at(seat_request: protocol.SitDown, table: LiveTable) -> protocol.Seated:
    check_free_name(table.history, seat_request)
    return await table.sit_down(seat_request)


def _validated(seat_request: protocol.SitDown) -> protocol.SitDown:
    name = visible_name(seat_request.name)
    if not HEX.fullmatch(seat_request.token):
        raise IllegalAction(Refusal("bad_message", {"reason": "a token has 32 hexadecimal digits"}))
    return msgspec.structs.replace(seat_request, name=name)


async def _record(request: Request) -> Response:
    table = await _registry(request).find(request.path_params["table"])
    return Response(encode_record(table.record()), media_type="application/json")


async def _replay(request: Request) -> Response:
    registry = _registry(request)
    table = await registry.find(request.path_params["table"])
    return _Json(await answer_replay(table, request.query_params, registry.hint_limiter))


async def _not_found(_: Request) -> Response:
    return PlainTextResponse("Not found. docs/protocol.md lists the addresses.\n", 404)


async def _no_such_address(_: Request) -> Response:
    return _Json(Refusal("no_such_address"), 404)


async def _socket(websocket: WebSocket) -> None:
    if not is_same_origin(websocket):
        await websocket.close(CLOSE_REFUSED)
        return
    await websocket.accept()
    session = Session()
    visited: list[LiveTable] = []
    try:
        async with anyio.create_task_group() as tasks:
            sent = anyio.Event()
            tasks.start_soon(_write, websocket, session, sent)
            tasks.start_soon(_read, websocket, session, visited, tasks)
            await session.closed.wait()
            if session.close_code != CLOSE_SLOW:  # a client that doesn't read gets no time to drain
                with anyio.move_on_after(DRAIN_SECONDS):
                    await sent.wait()
            tasks.cancel_scope.cancel()
    except* WebSocketDisconnect:
        pass
    finally:
        code = session.close_code
        session.close(CLOSE_NORMAL)  # from here on `enqueue` does nothing
        session.outbox.close()
        _release_spectator(websocket, session)
        for table in visited:
            table.post_disconnect(session)
    if code is not None:
        with anyio.move_on_after(CLOSE_SECONDS), suppress(WebSocketDisconnect, RuntimeError):
            await websocket.close(code)


async def _write(websocket: WebSocket, session: Session, sent: anyio.Event) -> None:
    async for outgoing in session.outbox:
        await websocket.send_text(outgoing.text)
    sent.set()


async def _read(websocket: WebSocket, session: Session, visited: list[LiveTable], tasks: TaskGroup) -> None:
    """Handle the messages of a client, beginning with `hello`; cancel the other tasks when it disconnects."""
    hello = None
    try:
        _spend(websocket, "sockets")
        with anyio.fail_after(_registry(websocket).timing.hello):
            hello = _check_hello(await _receive(websocket, session))
        if not hello.token:
            _admit_spectator(websocket, session)
        table = await _enter(websocket, session, hello, visited)
        if hello.beats:
            tasks.start_soon(keep_beating, session, table, _registry(websocket).timing)
        while True:
            await _handle_message(websocket, session, table, tasks)
    except WebSocketDisconnect:
        tasks.cancel_scope.cancel()
    except Unloaded:
        session.close(CLOSE_RESTART)
    except IllegalAction as error:
        session.enqueue(protocol.Refused("", error.refusal))
        session.close(CLOSE_REFUSED)
    except MamlakaError as error:
        session.enqueue(protocol.Refused("", Refusal("invalid_setup", {"reason": str(error)})))
        session.close(CLOSE_REFUSED)
    except NotSaved as error:
        log.warning("cannot read a table: %s", error)
        session.enqueue(protocol.Refused("", Refusal("not_saved")))
        session.close(CLOSE_RESTART)
    except (TimeoutError, msgspec.DecodeError):
        session.enqueue(protocol.Refused("", Refusal("no_hello")))
        session.close(CLOSE_REFUSED)


def _admit_spectator(websocket: WebSocket, session: Session) -> None:
    """Count a spectator of a table.

    Raises:
        IllegalAction: too many are watching.
    """
    spectators, table, most = (
        websocket.app.state.spectators,
        websocket.path_params["table"],
        _limits(websocket).spectators,
    )
    if spectators[table] >= most:
        raise IllegalAction(Refusal("many_spectators", {"most": most}))
    spectators[table] += 1
    session.is_spectator = True


def _release_spectator(websocket: WebSocket, session: Session) -> None:
    """Make room for another spectator."""
    if session.is_spectator:
        spectators, table = websocket.app.state.spectators, websocket.path_params["table"]
        spectators[table] -= 1
        if not spectators[table]:
            del spectators[table]


async def _enter(websocket: WebSocket, session: Session, hello: protocol.Hello, visited: list[LiveTable]) -> LiveTable:
    while True:
        table = await _registry(websocket).find(websocket.path_params["table"])
        visited.append(table)  # before `attach`, so that a client that disconnects during it is detached
        with suppress(Unloaded):
            await table.run(partial(table.attach, session, hello))
            return table


async def _receive(websocket: WebSocket, session: Session) -> protocol.ClientMessage:
    session.listening_since = anyio.current_time()
    received = await websocket.receive()
    session.listening_since = math.inf
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(received["code"])
    text = received.get("text")
    if text is None:
        raise msgspec.DecodeError("send messages as text frames, not binary ones")
    if len(text) > MAX_MESSAGE_BYTES:
        raise msgspec.DecodeError(f"the message is longer than {MAX_MESSAGE_BYTES} characters")
    return protocol.decode_message(text)


def _check_hello(message: protocol.ClientMessage) -> protocol.Hello:
    if not isinstance(message, protocol.Hello):
        raise IllegalAction(Refusal("no_hello"))
    if message.protocol != protocol.PROTOCOL:
        raise IllegalAction(Refusal("other_protocol", {"mine": protocol.PROTOCOL, "yours": message.protocol}))
    return message


async def _next_message(websocket: WebSocket, session: Session, table: LiveTable) -> protocol.ClientMessage | None:
    """Return the next message; None: it was refused."""
    try:
        message = await _receive(websocket, session)
    except msgspec.DecodeError as error:
        session.enqueue(protocol.Refused("", Refusal("bad_message", {"reason": str(error)})))
        return None
    try:
        _spend_message(websocket, session, table, message)
    except IllegalAction as error:
        session.enqueue(protocol.Refused(getattr(message, "id", ""), error.refusal))
        return None
    return message


async def _handle_message(websocket: WebSocket, session: Session, table: LiveTable, tasks: TaskGroup) -> None:
    message = await _next_message(websocket, session, table)
    if message is None:
        return
    match message:  # a beat needs no answer, because every message is a sign of life
        case protocol.Ping() | protocol.Pace():
            _handle_at_once(session, message)
        case protocol.Ready() | protocol.Here():
            await table.run(partial(table.attend, session, message))
        case protocol.Say():
            await table.run(partial(table.say, session, message))
        case protocol.Commit() | protocol.Reveal():
            await table.run(partial(table.exchange, session, message))
        case protocol.Act() | protocol.Start() | protocol.Leave() | protocol.Again():
            await table.run(partial(table.handle_command, session, message))
        case protocol.AskHint():
            tasks.start_soon(answer_hint, table, session, message, _registry(websocket).hint_limiter)
        case protocol.Report():
            registry = _registry(websocket)
            await answer_report(table, session, message, registry.store, registry.hint_limiter)
        case protocol.Hello():
            session.enqueue(
                protocol.Refused("", Refusal("bad_message", {"reason": "send `hello` only once, as the first message"}))
            )


def _spend_message(websocket: WebSocket, session: Session, table: LiveTable, message: protocol.ClientMessage) -> None:
    """Count a message of a person: a player by seat, so that another connection does not help, or a spectator.

    Raises:
        IllegalAction: they have to wait.
    """
    rates: Rates = websocket.app.state.rates
    person = id(session) if session.seat is None else (table.history.table_id, session.seat)
    rates.spend("messages", person)
    if isinstance(message, protocol.AskHint):
        rates.spend("hints", person)
    if isinstance(message, protocol.Report):
        rates.spend("reports", person)


def _handle_at_once(session: Session, message: protocol.Ping | protocol.Pace) -> None:
    """Handle a message that concerns the session alone."""
    if isinstance(message, protocol.Pace):
        session.wait = message.wait
    else:
        session.enqueue(protocol.Pong())
