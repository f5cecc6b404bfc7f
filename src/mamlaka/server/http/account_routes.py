"""The addresses of accounts: to register and delete one, to sign in and out, and to read what is stored."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.accounts.account_export import export_account
from mamlaka.server.accounts.accounts import SESSION_SECONDS, Account, new_account_id
from mamlaka.server.accounts.known_browsers import KNOWN_SECONDS
from mamlaka.server.accounts.match_history import MatchHistory
from mamlaka.server.accounts.names import visible_name
from mamlaka.server.accounts.passwords import Asker, check_password
from mamlaka.server.accounts.reserved_names import check_registrable
from mamlaka.server.accounts.webauthn import site_of
from mamlaka.server.http.answers import Json
from mamlaka.server.http.credentials import (
    admitted_owner,
    known_browsers_of,
    known_cookie,
    known_token,
    passkeys_of,
    passwords_of,
    proven_owner,
)
from mamlaka.server.http.requests import (
    SECURE_COOKIE,
    accounts_of,
    address_of,
    cookie_name,
    in_database,
    moderation_of,
    network_of,
    read_body,
    registry_of,
    session_token,
    spend,
)

__all__ = ["ACCOUNT_ROUTES"]

NOT_STORED = {"cache-control": "no-store"}
NOBODY = protocol.AccountInfo("", (), has_password=False, passkeys=())


async def _account(request: Request) -> Response:
    token = session_token(request)
    found = await in_database(accounts_of(request).signed_in, token) if token else None
    if found is None:
        return Json(NOBODY, headers=NOT_STORED)
    return Json(await _info(request, found), headers=NOT_STORED)


async def _matches(request: Request) -> Response:
    found = await _signed_in(request)
    before = request.query_params.get("before", "")
    return Json(await in_database(_history_of(request).page, found.id, before), headers=NOT_STORED)


async def _statistics(request: Request) -> Response:
    found = await _signed_in(request)
    return Json(await in_database(_history_of(request).statistics, found.id), headers=NOT_STORED)


async def _signed_in(request: Request) -> Account:
    """Return the account in which the browser is signed in, and count the request.

    Raises:
        IllegalAction: it is not signed in, or has to wait.
    """
    spend(request, "requests")
    token = session_token(request)
    found = await in_database(accounts_of(request).signed_in, token) if token else None
    if found is None:
        raise IllegalAction(Refusal("not_signed_in"))
    return found


async def _export(request: Request) -> Response:
    found, registry = await _signed_in(request), registry_of(request)
    request.app.state.rates.spend("exports", found.id)
    accounts = accounts_of(request)
    about = protocol.AccountExport(
        found.name,
        found.at_ms,
        moderation_of(request).is_blocked(found.name),
        tuple(
            protocol.ExportedSession(expires_ms - 1000 * SESSION_SECONDS, expires_ms)
            for expires_ms in await in_database(accounts.sessions, found.id)
        ),
        tuple(
            protocol.ExportedBrowser(expires_ms - 1000 * KNOWN_SECONDS, expires_ms)
            for expires_ms in await in_database(known_browsers_of(request).of, found.id)
        ),
        await in_database(passkeys_of(request).of, found.id),
        await in_database(accounts.tables, found.id),
    )
    parts = export_account(about, found.id, _history_of(request), registry.store, registry.hint_limiter)
    headers = {**NOT_STORED, "content-disposition": 'attachment; filename="mamlaka-account.json"'}
    return StreamingResponse(parts, media_type="application/json", headers=headers)


async def _delete(request: Request) -> Response:
    wanted, registry = await read_body(request, protocol.Credentials), registry_of(request)
    found = await proven_owner(request, wanted)
    for table_id in await in_database(accounts_of(request).remove, found.id):
        registry.unload(table_id)
    answer = _signed_out(request)
    _set_cookie(answer, known_cookie(request, found.id), "", 0)
    return answer


async def _challenge(request: Request) -> Response:
    await read_body(request, protocol.AskChallenge)
    site, token = site_of(request), session_token(request)
    found = await in_database(accounts_of(request).signed_in, token) if token else None
    account_id = new_account_id() if found is None else found.id
    challenge = await in_database(passkeys_of(request).challenge, account_id)
    return Json(protocol.Challenge(challenge, site.host, account_id), headers=NOT_STORED)


async def _register(request: Request) -> Response:
    wanted = await read_body(request, protocol.Register)
    spend(request, "sign_ins")
    name, moderation = visible_name(wanted.name), moderation_of(request)
    moderation.check_person(name, address_of(request))
    check_registrable(name)
    if moderation.is_program(name):
        raise IllegalAction(Refusal("name_registered"))
    account_id, host, key, password_hash = "", "", None, ""
    if wanted.passkey is not None:
        site = site_of(request)
        account_id, key = await in_database(passkeys_of(request).check_new, site, wanted.passkey)
        host = site.host
    if wanted.password or wanted.passkey is None:
        check_password(wanted.password)
        password_hash = await passwords_of(request).hash(wanted.password, Asker(network_of(request)))
    made = await in_database(accounts_of(request).register, name, password_hash, account_id, host, key)
    if made is None:
        raise IllegalAction(Refusal("name_registered"))
    return await _begin_session(request, made, wanted.tables)


async def _add_passkey(request: Request) -> Response:
    wanted, passkeys = await read_body(request, protocol.AddPasskey), passkeys_of(request)
    found, site = await admitted_owner(request, wanted), site_of(request)
    account_id, key = await in_database(passkeys.check_new, site, wanted.added)
    if account_id != found.id:  # its owner has signed in elsewhere since
        raise IllegalAction(Refusal("passkey_refused"))
    await in_database(passkeys.add, found.id, site.host, key)
    return Json(await _info(request, found), headers=NOT_STORED)


async def _remove_passkey(request: Request) -> Response:
    wanted = await read_body(request, protocol.RemovePasskey)
    found = await proven_owner(request, wanted)
    await in_database(passkeys_of(request).remove, found.id, wanted.removed)
    return Json(await _info(request, found), headers=NOT_STORED)


async def _sign_in(request: Request) -> Response:
    wanted = await read_body(request, protocol.SignIn)
    found = await admitted_owner(request, wanted)
    return await _begin_session(request, found, wanted.tables)


async def _change_password(request: Request) -> Response:
    wanted = await read_body(request, protocol.NewPassword)
    check_password(wanted.new_password)
    found = await admitted_owner(request, wanted)
    password_hash = await passwords_of(request).hash(wanted.new_password, Asker(found.id, is_known=True))
    await in_database(accounts_of(request).set_password, found.id, password_hash)
    return await _begin_session(request, found, ())


async def _sign_out(request: Request) -> Response:
    wanted, token = await read_body(request, protocol.SignOut), session_token(request)
    found = await in_database(accounts_of(request).signed_in, token) if token and wanted.everywhere else None
    if found is not None:
        await in_database(known_browsers_of(request).forget_others, found.id, known_token(request, found.id))
    if token:
        await in_database(_end_session, request, token, wanted.everywhere)
    return _signed_out(request)


def _signed_out(request: Request) -> Response:
    answer = Json(NOBODY, headers=NOT_STORED)
    _set_cookie(answer, cookie_name(request), "", 0)
    return answer


def _end_session(request: Request, token: str, everywhere: bool) -> None:  # noqa: FBT001  # runs in a thread
    accounts_of(request).sign_out(token, everywhere=everywhere)


async def _begin_session(request: Request, account: Account, tables: tuple[protocol.KnownTable, ...]) -> Response:
    """Sign a browser in with a new token, and give its seats to the account."""
    accounts = accounts_of(request)
    if tables:
        await in_database(accounts.claim, account.id, tables)
    token = await in_database(accounts.sign_in, account.id, session_token(request))
    known = await in_database(known_browsers_of(request).remember, account.id, known_token(request, account.id))
    answer = Json(await _info(request, account), headers=NOT_STORED)
    _set_cookie(answer, cookie_name(request), token, SESSION_SECONDS)
    _set_cookie(answer, known_cookie(request, account.id), known, KNOWN_SECONDS)
    return answer


def _set_cookie(answer: Response, name: str, token: str, seconds: int) -> None:
    is_secure = name.startswith(SECURE_COOKIE)
    answer.set_cookie(name, token, seconds, secure=is_secure, httponly=True, samesite="strict")


async def _info(request: Request, account: Account) -> protocol.AccountInfo:
    tables = await in_database(accounts_of(request).tables, account.id)
    passkeys = await in_database(passkeys_of(request).of, account.id)
    return protocol.AccountInfo(account.name, tables, account.password_hash != "", passkeys)


def _history_of(request: Request) -> MatchHistory:
    history: MatchHistory = request.app.state.match_history
    return history


ACCOUNT_ROUTES = (
    Route("/api/account", _account),
    Route("/api/account/matches", _matches),
    Route("/api/account/statistics", _statistics),
    Route("/api/account/challenge", _challenge, methods=["POST"]),
    Route("/api/account/register", _register, methods=["POST"]),
    Route("/api/account/sign-in", _sign_in, methods=["POST"]),
    Route("/api/account/password", _change_password, methods=["POST"]),
    Route("/api/account/passkeys", _add_passkey, methods=["POST"]),
    Route("/api/account/passkeys/remove", _remove_passkey, methods=["POST"]),
    Route("/api/account/sign-out", _sign_out, methods=["POST"]),
    Route("/api/account/export", _export),
    Route("/api/account/delete", _delete, methods=["POST"]),
)
