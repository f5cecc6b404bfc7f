"""A position of a finished match, played on against bots at a new table."""

from __future__ import annotations

from anyio import to_thread
from msgspec.structs import replace

from mamlaka.errors import IllegalAction, Refusal
from mamlaka.notation import format_event
from mamlaka.record import OriginRecord, deal_bounds
from mamlaka.replaying import Replay
from mamlaka.server import protocol
from mamlaka.server.database.codes import new_code
from mamlaka.server.database.log_entries import Opened, Sat, Started, hash_token
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.bots import bot_names
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.replay import finished_log
from mamlaka.server.tables.table_registry import TableRegistry

__all__ = ["try_again"]


async def try_again(
    registry: TableRegistry, table: LiveTable, wanted: protocol.TryAgain, *, is_program: bool = False
) -> protocol.Seated:
    """Open a table with a position of a finished match, and give a person the seat that they want to play.

    The log of the new table begins with the events up to the decision, so all views know what they knew then. Bots play
    the other seats, and no one else can join. The seed is public, so the deals are those of the finished match.

    Args:
        registry: the tables.
        table: the table of the finished match.
        wanted: the position, and the person, with a name that has been checked.
        is_program: whether the person is a program.

    Raises:
        IllegalAction: the match is not over, so its cards are still secret; or there is no such seat or decision.
        NotSaved: the new table could not be written to the log.
    """
    log, table_state = finished_log(table), table.state
    deals = deal_bounds(log)
    if not 0 <= wanted.deal < len(deals):
        raise _unknown(f"deal must be a number from 0 to {len(deals) - 1}")
    if not 0 <= wanted.seat < table_state.opened.seats:
        raise _unknown(f"seat must be a number from 0 to {table_state.opened.seats - 1}")
    first, end = deals[wanted.deal]
    if not 0 <= wanted.event < end - first:
        raise _unknown(f"event must be a number from 0 to {end - first - 1}")
    event = await to_thread.run_sync(_decision_from, table_state, first + wanted.event, limiter=registry.hint_limiter)
    table_id = registry.new_id()
    opened = _opened(table_state.opened, table_id, OriginRecord(event, table_state.table_id))
    person = wanted.person
    new = await registry.create(
        table_id,
        opened,
        Sat(wanted.seat, person.name, hash_token(person.token), is_program),
        Started(table_state.shuffler.nonces, tuple(format_event(each, table_state.game) for each in log[:event])),
    )
    return protocol.Seated(wanted.seat, new.facts.info)


def _decision_from(table_state: TableState, event: int) -> int:
    """Return the number of the first decision from an event on.

    Raises:
        IllegalAction: there is none.
    """
    found = next((one.number for one in Replay(table_state.record()).decisions if one.number >= event), None)
    if found is None:
        raise _unknown("no decision follows this event")
    return found


def _opened(old: Opened, table_id: str, origin: OriginRecord) -> Opened:
    """Return the first entry of a table with the rules, deals and bots of another one."""
    return replace(
        old,
        bot_names=bot_names(table_id, old.seats),
        follows="",
        blocked=(),
        clock="off",
        code=new_code(),
        public=False,
        spectators="nobody" if old.spectators == "nobody" else "link",
        takeover="nobody",
        origin=origin,
        tournament="",
    )


def _unknown(reason: str) -> IllegalAction:
    return IllegalAction(Refusal("bad_message", {"reason": reason}))
