"""A position of a finished match, played on against bots at a new table."""

from contextlib import ExitStack

import httpx
import msgspec
import pytest
from sqlalchemy import select

from mamlaka.fair import hash_of_nonce
from mamlaka.record import Record, decode_record
from mamlaka.replaying import RecordedDecision, Replay
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.schema import seat_result
from mamlaka.server.tables.live import LiveTable
from mamlaka.verification import verify
from tests.server.client import Served, token_of
from tests.server.matches import SHORT, finished

pytestmark = pytest.mark.slow

LATER = 9
"""The number of a person who has not played the match before."""


def record_of(server: Served, table: str) -> Record:
    """Return the record of a finished match."""
    return decode_record(server.http("GET", f"/api/tables/{table}/record").content)


def ask(server: Served, table: str, event: int, seat: int, *, deal: int = 0, number: int = LATER) -> httpx.Response:
    """Ask for a position of a match, to play it on."""
    person = protocol.Person(token_of(number), f"Person {number}")
    return server.http("POST", f"/api/tables/{table}/try-again", protocol.TryAgain(person, deal, event, seat))


def opened(answer: httpx.Response) -> protocol.Seated:
    """Return the seat in an answer."""
    assert 201 == answer.status_code, answer.text
    return msgspec.json.decode(answer.content, type=protocol.Seated)


def a_choice(record: Record, seat: int) -> RecordedDecision:
    """Return a decision of a seat in the middle of a match, between several cards."""
    found = [each for each in Replay(record).decisions if each.seat == seat and len(each.view.legal) > 1]
    return found[len(found) // 2]


def test_a_decision_is_made_again(server: Served, stack: ExitStack) -> None:
    """The person sees what the seat knew then, acts as they like, and bots play the other seats to the end."""
    (first,) = finished(server, stack, 2)
    record = record_of(server, first.info.id)
    decision = a_choice(record, 1)
    seated = opened(ask(server, first.info.id, decision.number, 1))
    client = stack.enter_context(server.enter(seated.table.id, LATER))

    assert (1, "playing") == (seated.seat, seated.table.status)
    assert protocol.Origin(first.info.id, 0, decision.number) == client.info.origin
    assert ["bot", "person", "bot", "bot"] == [person.kind for person in client.info.people]
    assert client.scene is not None
    live: LiveTable = server.app.state.registry._tables[seated.table.id]
    assert decision.replay.view(1, decision.number) == live.broadcaster.view(1)
    client.play(Rng(3))
    again = record_of(server, seated.table.id)
    assert again.origin is not None
    assert (decision.number, first.info.id) == (again.origin.event, again.origin.source)
    assert again.deals[0].events[: decision.number] == record.deals[0].events[: decision.number]
    assert again.deals[0].events != record.deals[0].events
    assert () == verify(again).faults


def test_a_position_leads_to_the_next_decision(server: Served, stack: ExitStack) -> None:
    """A position while the cards are dealt is played on from the first decision of the deal."""
    (first,) = finished(server, stack, 0)
    number = Replay(record_of(server, first.info.id)).decisions[0].number
    seated = opened(ask(server, first.info.id, number - 2, 3))

    assert seated.table.origin is not None
    assert number == seated.table.origin.event


def test_the_table_survives_a_restart(server: Served, stack: ExitStack) -> None:
    """Its log alone has the position."""
    (first,) = finished(server, stack, 0)
    decision = a_choice(record_of(server, first.info.id), 0)
    seated = opened(ask(server, first.info.id, decision.number, 0))
    server.app.state.registry.unload(seated.table.id)
    client = stack.enter_context(server.enter(seated.table.id, LATER))

    assert protocol.Origin(first.info.id, 0, decision.number) == client.info.origin
    client.play(Rng(3))
    assert client.scene is not None
    assert client.scene.over


def test_it_counts_in_no_statistics(server: Served, stack: ExitStack) -> None:
    """A match whose cards were known is not a result; the match after it is an ordinary one."""
    (first,) = finished(server, stack, 0)
    decision = a_choice(record_of(server, first.info.id), 0)
    seated = opened(ask(server, first.info.id, decision.number, 0))
    client = stack.enter_context(server.enter(seated.table.id, LATER))
    client.play(Rng(3))
    while client.info.rematch is None:
        client.receive()
    client.ask(protocol.Again("again"))
    while not client.info.rematch.table:
        client.receive()
    following = stack.enter_context(server.enter(client.info.rematch.table, LATER))

    with server.store.engine.begin() as connection:
        counted = set(connection.execute(select(seat_result.c.table_id)).scalars())
    assert first.info.id in counted
    assert seated.table.id not in counted
    assert following.info.origin is None
    assert following.info.commitment != client.info.commitment


def test_a_running_match_is_not_played_on(server: Served, stack: ExitStack) -> None:
    """Not by its own players either: another copy of it would show them the cards."""
    table = server.open(**SHORT)
    client = stack.enter_context(server.join(table, 1))
    assert "not_over" == ask(server, table, 0, 0, number=1).json()["code"]
    client.start()

    answer = ask(server, table, 0, 0, number=1)
    assert (403, "not_over") == (answer.status_code, answer.json()["code"])


def test_no_other_person_joins(server: Served, stack: ExitStack) -> None:
    """The seats of the bots stay theirs."""
    (first,) = finished(server, stack, 0)
    seated = opened(ask(server, first.info.id, 10, 0))
    answer = server.http(
        "POST",
        f"/api/tables/{seated.table.id}/seats",
        protocol.SitDown(token_of(5), hash_of_nonce(token_of(5)), "Person 5", 1),
    )

    assert "seats_closed" == answer.json()["code"]


def test_only_players_return_to_a_closed_match(server: Served, stack: ExitStack) -> None:
    """Those who may not watch a match may not play it on."""
    table = server.open(**SHORT, spectators="nobody")
    client = stack.enter_context(server.join(table, 1))
    client.start()
    client.play(Rng(1))

    assert "no_spectators" == ask(server, table, 10, 0).json()["code"]


def test_positions_that_do_not_exist_are_refused(server: Served, stack: ExitStack) -> None:
    """Another deal, seat or event."""
    (first,) = finished(server, stack, 0)
    last = len(record_of(server, first.info.id).deals[0].events)
    for event, seat, deal in ((0, 4, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1), (last, 0, 0), (-1, 0, 0)):
        answer = ask(server, first.info.id, event, seat, deal=deal)
        assert (400, "bad_message") == (answer.status_code, answer.json()["code"])
    assert 404 == ask(server, "nothing", 0, 0).status_code
