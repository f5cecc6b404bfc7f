"""The addresses of the deal of the day."""

from __future__ import annotations

from datetime import date, datetime
from math import ceil

from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.accounts.accounts import Account
from mamlaka.server.database.daily_deals import DAILY_SEAT, DailyDeals, end_of_day, person_of_account, today
from mamlaka.server.database.journal import NotSaved
from mamlaka.server.database.log_entries import hash_token
from mamlaka.server.http.admission import account_of, admitted, claim_seat, token_of
from mamlaka.server.http.answers import Json
from mamlaka.server.http.requests import in_database, read_body, registry_of, spend
from mamlaka.server.tables.daily import DAILY_BOTS, find_daily_deal, open_daily_table

__all__ = ["DAILY_ROUTES"]


async def _daily(request: Request) -> Response:
    spend(request, "requests")
    day = _day_of(request)
    deal = await find_daily_deal(registry_of(request), request.path_params["game"], day)
    people = _people(await account_of(request), token_of(request))
    deals, game = _deals_of(request), deal.game
    published = await in_database(deals.published, day)
    lowest_wins = game.points_sign < 0
    ranking = await in_database(lambda: deals.ranking(day, game.name, people, lowest_wins=lowest_wins))
    return Json(
        protocol.DailyDeal(
            game.name,
            day.isoformat(),
            deal.kind,
            published.commitment,
            published.secret,
            max(0, ceil((end_of_day(day) - datetime.now(tz=end_of_day(day).tzinfo)).total_seconds())),
            game.unit,
            lowest_wins,
            DAILY_BOTS,
            await in_database(deals.table_of, day, game.name, people),
            ranking.finished,
            ranking.rows,
        )
    )


async def _play(request: Request) -> Response:
    wanted = await read_body(request, protocol.Person)
    spend(request, "tables")
    person, is_program = await admitted(request, wanted)
    account = None if is_program else await account_of(request)
    if account is not None:
        person = replace(person, name=account.name)
    deals, day = _deals_of(request), today()
    deal = await find_daily_deal(registry_of(request), request.path_params["game"], day)
    people = _people(account, person.token)
    table = await in_database(deals.table_of, day, deal.game.name, people)
    if table:
        if account is not None:
            await in_database(deals.adopt, day, deal.game.name, people[-1], account.id)
    else:
        kind: protocol.DailyPlayer = "program" if is_program else "guest" if account is None else "account"
        secret = await in_database(deals.secret, day)
        try:
            table = await open_daily_table(registry_of(request), deal, secret, person, people[0], kind)
        except NotSaved:
            # The same person has asked twice at the same moment.
            table = await in_database(deals.table_of, day, deal.game.name, people)
            if not table:
                raise
    await claim_seat(request, table, person.token)
    return Json(protocol.DailyTable(table, DAILY_SEAT), 201)


def _deals_of(request: Request) -> DailyDeals:
    return DailyDeals(registry_of(request).store.engine)


def _day_of(request: Request) -> date:
    """Return the day of a query; without one, today.

    Raises:
        IllegalAction: it is not a date, or has not come yet.
    """
    text = request.query_params.get("date")
    if text is None:
        return today()
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise IllegalAction(
            Refusal("bad_message", {"reason": f"date must be a day such as 2026-11-26, not {text!r}"})
        ) from None
    if day > today():
        raise IllegalAction(Refusal("bad_message", {"reason": f"{day} has not come yet; today is {today()} in UTC"}))
    return day


def _people(account: Account | None, token: str) -> list[str]:
    """Return the ways in which a person may be stored, the one that counts first."""
    as_account = [person_of_account(account.id)] if account is not None else []
    return [*as_account, *([hash_token(token)] if token else [])]


DAILY_ROUTES = (
    Route("/api/daily/{game}", _daily),
    Route("/api/daily/{game}", _play, methods=["POST"]),
)
