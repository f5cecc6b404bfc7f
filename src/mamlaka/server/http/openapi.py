"""The description of the HTTP part of the protocol in OpenAPI 3.1, from the types of the protocol."""

from __future__ import annotations

import re
from functools import cache
from typing import Any, Literal

import msgspec
from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mamlaka.errors import Refusal
from mamlaka.record import Record
from mamlaka.server import protocol
from mamlaka.server.limits import MAX_MESSAGE_BYTES
from mamlaka.server.protocol import PROTOCOL

__all__ = ["OPENAPI_ROUTE", "OPERATIONS", "Operation", "describe", "encoded_description"]

TEXT = "text/plain"
COMPONENTS = "#/components/schemas/{name}"


class Query(Struct, frozen=True):
    """A parameter of a query; none is required."""

    name: str
    about: str
    kind: Literal["string", "integer", "object"] = "string"
    """`object`: any number of parameters with names of their own."""


class Operation(Struct, frozen=True):
    """A method of an address."""

    method: Literal["get", "post"]
    path: str
    summary: str
    answer: Any
    """The type of the body of an answer; None: text."""
    body: Any = None
    """The type of the body of a request; None: it has none."""
    status: int = 200
    query: tuple[Query, ...] = ()
    refused: Any = Refusal
    """The type of the body if the status is 400 or above; None: text."""


PRESET = Query("preset", "The preset; without it, the default rules.")
OPTIONS = Query(
    "options", "Options that differ from the preset, each as a parameter of its own: `doubling=off`.", "object"
)

OPERATIONS = (
    Operation("get", "/healthz", "Whether the server answers.", protocol.Health),
    Operation(
        "get",
        "/readyz",
        "Whether the server can take players; 503 if not.",
        protocol.Readiness,
        refused=protocol.Readiness,
    ),
    Operation("get", "/api/notice", "The message of the day.", protocol.Notice),
    Operation("get", "/api/openapi.json", "This description.", dict[str, Any]),
    Operation("get", "/api/games", "The games with their presets.", list[protocol.GameInfo]),
    Operation("get", "/api/games/{game}", "The options of a game.", protocol.GameOptions),
    Operation(
        "post",
        "/api/games/{game}/check",
        "Whether a table can be opened with some options.",
        protocol.CheckedOptions,
        protocol.ChosenOptions,
    ),
    Operation(
        "get",
        "/api/games/{game}/lesson",
        "How a game is played, for beginners.",
        protocol.LessonInfo,
        query=(PRESET, Query("seats", "The number of players.", "integer"), OPTIONS),
    ),
    Operation(
        "get",
        "/api/games/{game}/score-form",
        "The form that scores a game with real cards.",
        protocol.ScoreForm,
        query=(PRESET, OPTIONS),
    ),
    Operation("get", "/api/score-forms", "The games that can be scored with real cards.", list[protocol.ScoreFormGame]),
    Operation("get", "/api/account", "The account in which the browser is signed in.", protocol.AccountInfo),
    Operation(
        "get",
        "/api/account/matches",
        "The finished matches of the account, the newest first.",
        protocol.AccountMatches,
        query=(Query("before", "The table of a match; the answer begins with the one before it."),),
    ),
    Operation(
        "get",
        "/api/account/statistics",
        "The statistics of the account for each game.",
        list[protocol.GameStatistics],
    ),
    Operation(
        "post",
        "/api/account/challenge",
        "A challenge for a passkey, which signs in or is new.",
        protocol.Challenge,
        protocol.AskChallenge,
    ),
    Operation(
        "post", "/api/account/register", "Register a name, and sign in.", protocol.AccountInfo, protocol.Register
    ),
    Operation("post", "/api/account/sign-in", "Sign in.", protocol.AccountInfo, protocol.SignIn),
    Operation(
        "post",
        "/api/account/password",
        "Change the password; all other sessions end.",
        protocol.AccountInfo,
        protocol.NewPassword,
    ),
    Operation(
        "post", "/api/account/passkeys", "Add a passkey to the account.", protocol.AccountInfo, protocol.AddPasskey
    ),
    Operation(
        "post",
        "/api/account/passkeys/remove",
        "Remove a passkey of the account.",
        protocol.AccountInfo,
        protocol.RemovePasskey,
    ),
    Operation("post", "/api/account/sign-out", "Sign out.", protocol.AccountInfo, protocol.SignOut),
    Operation("get", "/api/account/export", "Everything that is stored about the account.", protocol.AccountExport),
    Operation("post", "/api/account/delete", "Delete the account.", protocol.AccountInfo, protocol.Credentials),
    Operation("post", "/api/tables", "Open a table.", protocol.TableInfo, protocol.OpenTable, 201),
    Operation(
        "post",
        "/api/tables/summaries",
        "The state of several tables; those that don't exist are missing.",
        list[protocol.TableSummary],
        protocol.AskSummaries,
    ),
    Operation("get", "/api/tables/{table}", "The public facts about a table.", protocol.TableInfo),
    Operation("post", "/api/tables/{table}/seats", "Take a seat.", protocol.Seated, protocol.SitDown),
    Operation(
        "post",
        "/api/tables/{table}/seats/withdraw",
        "Withdraw the request for the seat of a bot.",
        protocol.Withdrawn,
        protocol.Withdraw,
    ),
    Operation("get", "/api/codes/{code}", "The table with a short code.", protocol.FoundTable),
    Operation("get", "/api/lobby", "The public tables that people can join now.", list[protocol.ListedTable]),
    Operation(
        "post", "/api/lobby/{key}/seats", "Take a free seat at a public table.", protocol.Seated, protocol.Person
    ),
    Operation(
        "post",
        "/api/lobby/seats",
        "Take the next free seat at a public table with the wanted rules, or at a new one.",
        protocol.Seated,
        protocol.QuickMatch,
    ),
    Operation(
        "get",
        "/api/daily/{game}",
        "The deal of the day of a game, with its ranking.",
        protocol.DailyDeal,
        query=(Query("date", "The day in UTC, such as `2026-11-26`; without it, today."),),
    ),
    Operation(
        "post",
        "/api/daily/{game}",
        "Play the deal of the day, or go on with it.",
        protocol.DailyTable,
        protocol.Person,
        201,
    ),
    Operation(
        "post",
        "/api/tournaments",
        "Open a tournament; the answer has the secrets of the organizer and of the players.",
        protocol.OpenedTournament,
        protocol.OpenTournament,
        201,
    ),
    Operation(
        "get",
        "/api/tournaments/{tournament}",
        "A tournament: who sits where, and the results of the boards that everyone has played.",
        protocol.TournamentInfo,
    ),
    Operation(
        "post",
        "/api/tournaments/{tournament}/rounds",
        "Start a round of a tournament, which ends the one before.",
        protocol.TournamentInfo,
        protocol.StartRound,
    ),
    Operation(
        "get",
        "/api/tables/{table}/record",
        "The record of a finished match.",
        Record,
        query=(Query("display", "With any value, the record also says what the table showed beside its cards."),),
    ),
    Operation(
        "get",
        "/api/tables/{table}/replay",
        "The frames of a deal of a finished match.",
        protocol.ReplayDeal,
        query=(
            Query("deal", "The deal, from 0.", "integer"),
            Query("seat", "The seat whose knowledge limits the frames; without it, all cards are seen.", "integer"),
        ),
    ),
    Operation(
        "get",
        "/api/tables/{table}/review",
        "What the moves of a deal of a finished match cost.",
        protocol.ReviewedDeal,
        query=(Query("deal", "The deal, from 0.", "integer"),),
    ),
    Operation(
        "get",
        "/api/tables/{table}/open-hands",
        "What each card is worth at a position of a finished match, with all cards known.",
        protocol.OpenHands,
        query=(
            Query("deal", "The deal, from 0.", "integer"),
            Query("event", "The last event of the deal before the position, from 0.", "integer"),
        ),
    ),
    Operation(
        "get",
        "/api/tables/{table}/positions",
        "What seats saw before decisions of a finished match.",
        list[protocol.SeatPosition],
        query=(
            Query("deal", "The deal, from 0.", "integer"),
            Query("events", "The frames of the decisions in the deal, from 0, joined by commas."),
        ),
    ),
    Operation(
        "get",
        "/api/tables/{table}/questions",
        "Questions about what a seat could know in a finished match.",
        list[protocol.TrainerQuestion],
        query=(
            Query("trainer", "`voids`, `winners` or `count`."),
            Query("seat", "The seat.", "integer"),
            Query("seed", "The same seed chooses the same positions.", "integer"),
        ),
    ),
    Operation(
        "post",
        "/api/tables/{table}/try-again",
        "Play on against bots from a position of a finished match, at a new table.",
        protocol.Seated,
        protocol.TryAgain,
        201,
    ),
    Operation(
        "get",
        "/texts/{language}.ftl",
        "The messages of a language, in Fluent.",
        None,
        query=(Query("v", "Only in this version; else 404."),),
        refused=None,
    ),
    Operation(
        "get",
        "/texts/{language}/home.ftl",
        "Those messages of a language that the home page shows, in Fluent.",
        None,
        query=(Query("v", "Only in this version; else 404."),),
        refused=None,
    ),
)
"""All operations, in the order of `docs/protocol.md`; a test compares them with the addresses of the application."""


def describe() -> dict[str, Any]:
    """Return the description."""
    kinds = [kind for one in OPERATIONS for kind in (one.answer, one.body, one.refused) if kind is not None]
    schemas, components = msgspec.json.schema_components(kinds, ref_template=COMPONENTS)
    schema_of = {repr(kind): schema for kind, schema in zip(kinds, schemas, strict=True)}
    paths: dict[str, dict[str, Any]] = {}
    for operation in OPERATIONS:
        paths.setdefault(operation.path, {})[operation.method] = _operation(operation, schema_of)
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Mamlaka",
            "version": str(PROTOCOL),
            "summary": "The HTTP part of the protocol of a table; the WebSocket has its own page, docs/protocol.md.",
            "license": {"name": "Apache-2.0", "identifier": "Apache-2.0"},
        },
        "paths": paths,
        "components": {"schemas": {name: _portable(components[name]) for name in sorted(components)}},
    }


def _operation(operation: Operation, schema_of: dict[str, Any]) -> dict[str, Any]:
    def content(kind: Any) -> dict[str, Any]:
        if kind is None:
            return {TEXT: {"schema": {"type": "string"}}}
        return {"application/json": {"schema": _portable(schema_of[repr(kind)])}}

    parameters = [
        {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}
        for name in re.findall(r"{(\w+)}", operation.path)
    ]
    found: dict[str, Any] = {"summary": operation.summary}
    if parameters or operation.query:
        found["parameters"] = parameters + [_query(query) for query in operation.query]
    if operation.body is not None:
        about = f"At most {MAX_MESSAGE_BYTES} bytes."
        found["requestBody"] = {"required": True, "description": about, "content": content(operation.body)}
    found["responses"] = {
        str(operation.status): {"description": "The answer.", "content": content(operation.answer)},
        "default": {"description": "The request is refused.", "content": content(operation.refused)},
    }
    return found


def _query(query: Query) -> dict[str, Any]:
    if query.kind != "object":
        return {"name": query.name, "in": "query", "description": query.about, "schema": {"type": query.kind}}
    schema = {"type": "object", "additionalProperties": {"type": "string"}}
    return {"name": query.name, "in": "query", "description": query.about, "explode": True, "schema": schema}


def _portable(schema: Any) -> Any:
    r"""Return a schema whose patterns mean the same in all languages, which don't have the `\A` and `\Z` of Python."""
    if isinstance(schema, dict):
        return {
            name: re.sub(r"\\A|\\Z", lambda end: "^" if end[0] == r"\A" else "$", value)
            if name == "pattern"
            else _portable(value)
            for name, value in schema.items()
        }
    return [_portable(value) for value in schema] if isinstance(schema, list) else schema


@cache
def encoded_description() -> bytes:
    """Return the description as JSON, formatted for people."""
    return msgspec.json.format(msgspec.json.encode(describe()), indent=1) + b"\n"


def _openapi(_: Request) -> Response:
    return Response(encoded_description(), media_type="application/json")


OPENAPI_ROUTE = Route("/api/openapi.json", _openapi)
