"""The start of a match: all players commit to a nonce before one is revealed, so no player can choose the deals."""

from __future__ import annotations

from contextlib import ExitStack
from typing import Any

import msgspec
import pytest

from mamlaka.errors import Refusal
from mamlaka.fair import Commitments, hash_of_nonce
from mamlaka.record import Record, decode_record
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.timing import Timing
from mamlaka.verification import verify
from tests.oracle import verify_deals
from tests.server.client import Client, Served, token_of

pytestmark = pytest.mark.slow

NONE = ("", "", "", "")


def facts(server: Served, table: str) -> protocol.TableInfo:
    """Return the public facts about a table."""
    return msgspec.json.decode(server.http("GET", f"/api/tables/{table}").content, type=protocol.TableInfo)


def silent(server: Served, table: str, number: int, seat: int | None = None) -> Client:
    """Take a seat and enter with a client that does not send its nonce automatically."""
    server.sit(table, number, seat)
    client = Client(server.url, table, token_of(number))
    client.is_helpful = False
    client.hello()
    return client


def starting(client: Client) -> protocol.TableInfo:
    """Return the table info sent when the start begins."""
    return client.until(protocol.TableNews, lambda news: news.table.status == "starting").table


def test_the_hash_of_a_nonce_is_public_as_soon_as_its_seat_is_taken(server: Served) -> None:
    """All viewers see the hashes of the seated players, and no nonce."""
    table = server.open()
    server.sit(table, 1, 2)

    info = facts(server, table)
    assert ("", "", hash_of_nonce(token_of(1)), "") == info.nonce_hashes
    assert () == info.nonces


def test_all_hashes_are_fixed_before_the_first_nonce_is_revealed(server: Served) -> None:
    """A start publishes the participants; the nonces are published together, in the table info, after the last one."""
    table = server.open()
    with ExitStack() as stack:
        spectator = stack.enter_context(server.enter(table))
        people = [stack.enter_context(silent(server, table, number, number - 1)) for number in (1, 2)]
        people[0].send(protocol.Start("go"))
        lists = [starting(client) for client in (*people, spectator)]
        people[0].send(protocol.Reveal(token_of(1)))
        spectator.until(protocol.TableNews, lambda news: news.table.unready == (1,))
        early = [token_of(1) in frame for client in (people[1], spectator) for frame in client.frames]
        people[1].send(protocol.Reveal(token_of(2)))
        info = spectator.until(protocol.TableNews, lambda news: news.table.status == "playing").table

    expected = (hash_of_nonce(token_of(1)), hash_of_nonce(token_of(2)), "", "")
    assert [expected] * 3 == [before.nonce_hashes for before in lists]
    assert [()] * 3 == [before.nonces for before in lists]
    assert not any(early)
    assert (expected, (token_of(1), token_of(2), "", "")) == (info.nonce_hashes, info.nonces)


def test_an_absent_player_takes_no_part(server: Served) -> None:
    """A seated person without a connection does not delay the start, and adds nothing to the deals."""
    table = server.open()
    server.sit(table, 2, 1)
    with server.join(table, 1, 0) as client:
        client.start()

        assert (token_of(1), "", "", "") == client.info.nonces
        with server.enter(table, 2) as back:
            assert ("playing", 1) == (back.info.status, back.seat)


def test_a_player_who_joins_during_a_start_takes_no_part(server: Served) -> None:
    """The list is fixed: later nonces add nothing to the deals, and cannot replace any in the list."""
    table = server.open()
    with silent(server, table, 1, 0) as first:
        first.send(protocol.Start("go"))
        before = starting(first).nonce_hashes
        with server.join(table, 2, 1) as late:
            assert Refusal("starting") == late.refusal(protocol.Commit("ab" * 32))
            assert Refusal("other_nonce") == late.refusal(protocol.Reveal(token_of(2)))
            assert Refusal("starting") == first.refusal(protocol.Commit("ab" * 32))
            first.send(protocol.Reveal(token_of(1)))
            info = late.until(protocol.TableNews, lambda news: news.table.status == "playing").table

    assert before == info.nonce_hashes
    assert (token_of(1), "", "", "") == info.nonces


def test_a_nonce_must_be_the_one_that_was_committed_to(server: Served) -> None:
    """Another nonce is refused, and so is any before the start; the right one may be sent twice."""
    table = server.open()
    with silent(server, table, 1, 0) as client:
        assert Refusal("not_starting") == client.refusal(protocol.Reveal(token_of(1)))
        client.send(protocol.Start("go"))
        starting(client)
        assert Refusal("other_nonce") == client.refusal(protocol.Reveal(token_of(2)))
        client.send(protocol.Reveal(token_of(1)))
        client.send(protocol.Reveal(token_of(1)))
        client.ping()

        assert "playing" == client.info.status
        assert 2 == sum(isinstance(message, protocol.Refused) for message in client.messages)
        assert Refusal("not_starting") == client.refusal(protocol.Reveal(token_of(2)))
        assert Refusal("not_starting") == client.refusal(protocol.Commit("ab" * 32))


def test_a_start_without_a_nonce_is_cancelled_for_all_to_see(server: Served) -> None:
    """A player who does not reveal in time is named; revealed nonces are spent, so the next start needs new ones."""
    table = server.open()
    with silent(server, table, 1, 0) as first, silent(server, table, 2, 1) as mute:
        first.send(protocol.Start("go"))
        starting(first)
        first.send(protocol.Reveal(token_of(1)))
        first.until(protocol.TableNews, lambda news: news.table.unready == (1,))
        first.ping()  # the reveal has been handled
        server.app.state.registry._tables[table]._nonces.deadline = 0.0  # the time is over
        first.send(protocol.Ready())  # wakes the table
        info = first.until(protocol.TableNews, lambda news: news.table.status == "open").table
        assert ((1,), (), NONE, ()) == (info.silent, info.unready, info.nonce_hashes, info.nonces)
        assert Refusal("no_nonce") == first.refusal(protocol.Start("again"))
        assert Refusal("not_starting") == first.refusal(protocol.Reveal(token_of(1)))
        first.send(protocol.Commit(hash_of_nonce(token_of(3))))
        first.send(protocol.Start("again"))
        assert (hash_of_nonce(token_of(3)), "", "", "") == starting(first).nonce_hashes
        first.send(protocol.Reveal(token_of(3)))
        info = first.until(protocol.TableNews, lambda news: news.table.status == "playing").table
        mute.until(protocol.News)

    assert (token_of(3), "", "", "") == info.nonces


def test_a_start_waits_only_for_a_time(database: str) -> None:
    """A start is cancelled without any action of a player."""
    timing = msgspec.structs.replace(Timing().scaled(0), reveal=0.05)
    with Served(database, timing) as server, silent(server, server.open(), 1) as mute:
        mute.send(protocol.Start("go"))
        starting(mute)

        assert (0,) == mute.until(protocol.TableNews, lambda news: news.table.status == "open").table.silent


def test_a_player_who_leaves_during_a_start_cancels_it(server: Served) -> None:
    """The list is fixed, so without one of its seats there is no start."""
    table = server.open()
    with silent(server, table, 1, 0) as stays, silent(server, table, 2, 1) as leaves:
        stays.send(protocol.Start("go"))
        starting(stays)
        assert protocol.Done("bye") == leaves.ask(protocol.Leave("bye"))

        info = stays.until(protocol.TableNews, lambda news: news.table.people[1].kind == "free").table
        assert ("open", NONE, ()) == (info.status, info.nonce_hashes, info.silent)


def test_a_player_who_has_left_has_no_influence(server: Served) -> None:
    """Whatever follows a `leave` on the same connection is refused, and the table lives on."""
    table = server.open()
    with silent(server, table, 1, 0) as leaves:
        for message in (protocol.Leave("1"), protocol.Leave("2"), protocol.Commit("ab" * 32), protocol.Start("3")):
            leaves.send(message)
        leaves.closed()

    assert [protocol.Done("1")] == [message for message in leaves.messages if isinstance(message, protocol.Done)]
    with server.join(table, 2, 0) as next_one:
        next_one.start()
        assert (token_of(2), "", "", "") == next_one.info.nonces


def test_a_start_that_was_refused_can_be_repeated(server: Served) -> None:
    """Without a nonce there is no start; the same command starts the match when there is one."""
    table = server.open()
    with silent(server, table, 1, 0) as client:
        client.send(protocol.Start("go"))
        starting(client)
        client.send(protocol.Leave("bye"))
        client.closed()
    with silent(server, table, 1, 0) as client:
        live = server.app.state.registry._tables[table]
        live._nonces.cancel()
        assert protocol.Refused("go", Refusal("no_nonce")) == client.ask(protocol.Start("go"))
        client.send(protocol.Commit(hash_of_nonce(token_of(1))))
        assert protocol.Done("go") == client.ask(protocol.Start("go"))
        assert "starting" == starting(client).status


def test_a_nonce_that_is_revealed_again_changes_nothing(server: Served) -> None:
    """The same commitment, also in the middle of a start, and the same nonce are accepted silently."""
    table = server.open()
    with silent(server, table, 1, 0) as client, server.enter(table) as spectator:
        client.send(protocol.Start("go"))
        starting(spectator)
        for _ in range(20):
            client.send(protocol.Commit(hash_of_nonce(token_of(1))))
        client.send(protocol.Reveal(token_of(1)))
        spectator.until(protocol.News)
        for _ in range(20):
            client.send(protocol.Reveal(token_of(1)))
        client.ping()
        spectator.ping()

    received = [message for message in spectator.messages if isinstance(message, protocol.TableNews)]
    assert ["starting", "playing"] == [news.table.status for news in received]
    assert not [message for message in client.messages if isinstance(message, protocol.Refused)]


def finished(server: Served) -> tuple[Record, Commitments]:
    """Play a match of a person against bots, and return its record and the promise published at its start."""
    table = server.open(preset="complex")
    with silent(server, table, 1, 1) as client:
        client.send(protocol.Start("go"))
        info = starting(client)
        client.send(protocol.Reveal(token_of(1)))
        client.until(protocol.News)
        client.play(Rng(3))
        record = decode_record(server.http("GET", f"/api/tables/{table}/record").content)
    return record, msgspec.json.decode(msgspec.json.encode(info), type=Commitments)


def test_the_record_of_a_server_keeps_the_published_promise(server: Served) -> None:
    """The record binds the nonce to its seat, and agrees with everything that was published."""
    record, published = finished(server)

    assert record.fair is not None
    assert ("", token_of(1), "", "") == record.fair.nonces
    assert ((), ()) == (verify(record, published).faults, verify(record, published).unchecked)
    assert (record.fair.terms, []) == (published.terms, verify_deals.deal_faults(as_json(record), as_json(published)))


def as_json(value: object) -> Any:
    """Return a value as a program without our types reads it."""
    return msgspec.to_builtins(value)
