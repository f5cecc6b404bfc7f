"""A seat at a public table with one request: the next free one at which the wanted game is played, or a new table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeAlias

from msgspec.structs import replace

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.server import protocol
from mamlaka.server.accounts.names import MAX_NAME_LENGTH, check_free_name, comparable
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.lobby import rules_key
from mamlaka.server.tables.table_registry import TableRegistry

__all__ = ["SitElsewhere", "join_listed", "quick_match", "sit_at_chosen"]

MAX_NAMESAKES = 9
"""The most people of one name at a table; a second Guest becomes Guest 2."""

SitElsewhere: TypeAlias = Callable[[protocol.QuickMatch, str], Awaitable[protocol.Seated | None]]
"""Returns the seat that another server gives at the table of an id; None: this server gives it.

It raises `IllegalAction` if there is no seat.
"""


async def quick_match(
    registry: TableRegistry,
    wanted: protocol.QuickMatch,
    *,
    is_program: bool = False,
    sit_elsewhere: SitElsewhere | None = None,
) -> protocol.Seated:
    """Give a person the next free seat at a public table with the wanted rules; if there is none, open one.

    Requests to one server are handled one after the other, so that people who ask at the same moment sit together.
    At several servers they may open a table each, but never get the same seat.

    Args:
        registry: the tables.
        wanted: the person, with a name that has been checked, and the table to open if none has a free seat.
        is_program: whether the person is a program.
        sit_elsewhere: how to get a seat at a table of another server; None: this server takes each table.

    Raises:
        InvalidSetup: the game, options, number of seats or bot is not valid.
        NotSaved: the database cannot be read or written.
    """
    lobby = registry.lobby
    request = replace(wanted.table, public=True)
    setup = await registry.setup_of(request)
    start = setup.start()
    rules = rules_key(start.game.name, start.game.options.texts(), start.seats)
    async with lobby.matching:
        await lobby.flush()
        for table_id in await lobby.open_tables(rules):
            try:
                seated = await sit_elsewhere(wanted, table_id) if sit_elsewhere is not None else None
                return seated or await sit_at_chosen(registry, wanted, table_id, is_program=is_program)
            except IllegalAction:  # it is full by now, the match has started, or one of the two has blocked the other
                continue
        table = await registry.open(request)
        return await sit_at_chosen(registry, wanted, table.state.table_id, is_program=is_program)


async def sit_at_chosen(
    registry: TableRegistry, wanted: protocol.QuickMatch, table_id: str, *, is_program: bool = False
) -> protocol.Seated:
    """Give a person the next free seat at the table that was chosen for them.

    When this returns, the list says that the seat is taken, so the next choice, on any server, is right.

    Raises:
        IllegalAction: the person gets no seat there.
        NotSaved: the database cannot be read or written.
    """
    avoided = frozenset(map(comparable, wanted.table.blocked))
    seated = await registry.run_at(table_id, partial(_sit_down, wanted.person, is_program, avoided))
    await registry.lobby.flush()
    return seated


async def join_listed(
    registry: TableRegistry, key: str, person: protocol.Person, *, is_program: bool = False
) -> protocol.Seated:
    """Give a person a free seat at a table of the list, before its match.

    Raises:
        IllegalAction: the table has left the list, or the person gets no seat there.
        NotSaved: the database cannot be read or written.
    """
    table_id = await registry.lobby.table_of(key)
    if table_id is None:
        raise IllegalAction(Refusal("not_listed"))
    return await registry.run_at(table_id, partial(_sit_down, person, is_program, frozenset()))


async def _sit_down(
    person: protocol.Person,
    is_program: bool,  # noqa: FBT001  # of `partial`
    avoided: frozenset[str],
    table: LiveTable,
) -> protocol.Seated:
    """Give a person the first free seat; only before the match, because nothing of a hand is given away here."""
    table_state = table.state
    if table_state.table is not None:
        raise IllegalAction(Refusal("not_listed"))
    if avoided & {comparable(player.name) for player in table_state.players.values()}:
        raise IllegalAction(Refusal("blocked"))
    seated = await table.seating.sit_down(_request(table_state, person), is_program=is_program)
    assert isinstance(seated, protocol.Seated)  # before the match no one has to be asked
    table.publish()
    return seated


def _request(table_state: TableState, person: protocol.Person) -> protocol.SitDown:
    """Return the request for a seat, if necessary under the name with the next free number."""
    for number in range(1, MAX_NAMESAKES + 1):
        ending = f" {number}" if number > 1 else ""
        name = person.name[: MAX_NAME_LENGTH - len(ending)] + ending
        request = protocol.SitDown(person.token, "", name)
        try:
            check_free_name(table_state, request)
        except IllegalAction:
            continue
        return request
    raise IllegalAction(Refusal("name_taken"))
