"""The answers to requests, and what is answered to a request that fails."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response

from mamlaka.errors import IllegalAction, InvalidSetup, MamlakaError, Refusal
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.metrics import count_refusal

__all__ = ["ERROR_HANDLERS", "Json", "no_such_address", "not_found", "refusal_of"]

STATUS = {
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_tournament": 404,
    "not_in_tournament": 403,
    "no_spectators": 403,
    "not_listed": 409,
    "seat_declined": 403,
    "seats_asked": 409,
    "too_many": 429,
    "server_busy": 503,
    "not_over": 403,
    "blocked": 403,
    "blocked_here": 403,
    "table_full": 409,
    "seat_taken": 409,
    "name_taken": 409,
    "name_registered": 409,
    "name_of_guests": 409,
    "name_reserved": 409,
    "not_signed_in": 401,
    "wrong_password": 403,
    "passkey_refused": 403,
    "passkeys_many": 409,
    "last_passkey": 409,
    "seats_closed": 409,
    "match_over": 409,
    "daily_once": 409,
    "board_once": 409,
    "board_closed": 409,
    "round_running": 409,
}

log = logging.getLogger(__name__)


class Json(Response):
    """An answer as JSON, from types of the protocol."""

    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        """Return the encoded answer; a refusal is counted."""
        if isinstance(content, Refusal):
            count_refusal(content.code)
        return msgspec.json.encode(content)


def _refused(_: Request, error: Exception) -> Response:
    if isinstance(error, IllegalAction):
        refusal = error.refusal
        headers = {"retry-after": str(refusal.facts["seconds"])} if "seconds" in refusal.facts else None
        return Json(refusal, STATUS.get(refusal.code, 400), headers)
    return Json(refusal_of(error), 400)


def refusal_of(error: Exception) -> Refusal:
    """Return why options or numbers of seats are not valid."""
    if isinstance(error, InvalidSetup) and error.refusal is not None:
        return error.refusal
    return Refusal("invalid_setup", {"reason": str(error)})


def _not_saved(_: Request, error: Exception) -> Response:
    log.warning("cannot save a table: %s", error)
    return Json(Refusal("not_saved"), 503)


def _bad_message(_: Request, error: Exception) -> Response:
    return Json(Refusal("bad_message", {"reason": str(error)}), 400)


async def no_such_address(_: Request) -> Response:
    """Answer a request to an unknown address below `/api`."""
    return Json(Refusal("no_such_address"), 404)


async def not_found(_: Request) -> Response:
    """Answer a request for a file or form that does not exist."""
    return PlainTextResponse("Not found. docs/protocol.md lists the addresses.\n", 404)


ERROR_HANDLERS: Mapping[Any, Any] = {
    MamlakaError: _refused,
    NotSaved: _not_saved,
    msgspec.DecodeError: _bad_message,
    ClientDisconnect: _bad_message,  # no one reads the answer
}
"""The function that answers a request, by the error that it raised."""
