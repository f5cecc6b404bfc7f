"""Several matches in a row: the players agree, and the next table has their seats, names, tokens and options."""

from __future__ import annotations

from contextlib import ExitStack

import msgspec
import pytest

from mamlaka.errors import Refusal
from mamlaka.fair import Commitments
from mamlaka.record import decode_record
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.timing import Timing
from mamlaka.verification import verify
from tests.server.client import Address, Client, Process, Served, token_of
from tests.server.databases import lock_up
from tests.server.matches import finished, next_of, rematch_of

pytestmark = pytest.mark.slow


def expire(server: Served, client: Client) -> None:
    """End the time in which players can agree."""
    server.app.state.registry._tables[client.info.id]._rematch._deadline = 0.0
    client.send(protocol.Ready())  # wakes the table
    client.ping()


def rows_of(server: Served, table: str) -> list[tuple[str, str]]:
    """Return the kinds and actors of the log of a table."""
    return [(row.kind, row.actor) for row in server.store.rows(table)]


def follow(server: Address, stack: ExitStack, table: str, *numbers: int) -> list[Client]:
    """Enter the next table with the old tokens, and wait until the match has started."""
    people = [stack.enter_context(server.enter(table, number)) for number in numbers]
    for client in people:
        client.until(protocol.TableNews, lambda news: news.table.status != "open")
    for client in people:
        while client.scene is None:
            client.receive()
    return people


def test_a_single_player_plays_on_at_once(server: Served, stack: ExitStack) -> None:
    """One message opens the next table, and entering it starts the match, with the same settings and the same seat."""
    (old,) = finished(server, stack, 2)
    assert protocol.Rematch((), None, "") == rematch_of(old)
    assert protocol.Done("again") == old.ask(protocol.Again("again"))
    (new,) = follow(server, stack, next_of(old), 1)

    same = ("game", "preset", "options", "bots", "sides", "deck")
    assert [getattr(old.info, name) for name in same] == [getattr(new.info, name) for name in same]
    assert [("bot", "person")[seat == 2] for seat in range(4)] == [person.kind for person in new.info.people]
    assert (2, "Person 1", old.info.id) == (new.seat, new.info.people[2].name, new.info.follows)
    assert new.info.commitment != old.info.commitment
    assert protocol.Rematch((2,), None, new.info.id) == rematch_of(old)


def test_the_next_match_starts_when_all_connected_players_agree(server: Served, stack: ExitStack) -> None:
    """The first agreement starts a countdown; the last one opens the table, for people and spectators alike."""
    people = finished(server, stack, 1, 3)
    spectator = stack.enter_context(server.enter(people[0].info.id))
    people[0].ask(protocol.Again("a"))
    spectator.until(protocol.TableNews)
    assert ((1,), "") == (rematch_of(spectator).agreed, rematch_of(spectator).table)
    assert 15 < (rematch_of(spectator).seconds or 0) <= 20
    people[1].ask(protocol.Again("b"))
    ids = {next_of(client) for client in (*people, spectator)}
    assert 1 == len(ids)
    new = follow(server, stack, ids.pop(), 1, 2)

    assert [1, 3] == [client.seat for client in new]
    assert all(new[0].info.nonces[seat] for seat in (1, 3))


def test_bots_play_for_players_who_do_not_agree_in_time(server: Served, stack: ExitStack) -> None:
    """The next table opens without them; they can still take a seat there, and agreeing late has no effect."""
    agrees, waits = finished(server, stack, 0, 1)
    agrees.ask(protocol.Again("a"))
    expire(server, agrees)
    table = next_of(agrees)
    assert table == next_of(waits)
    assert protocol.Done("late") == waits.ask(protocol.Again("late"))
    (new,) = follow(server, stack, table, 1)

    assert ["person", "bot", "bot", "bot"] == [person.kind for person in new.info.people]
    assert (0,) == rematch_of(waits).agreed
    assert 1 == server.sit(table, 2, 1)


def test_a_player_who_is_gone_is_not_waited_for(server: Served, stack: ExitStack) -> None:
    """A moment after the last undecided player disconnects, or at once when they leave, the table opens."""
    agrees, closes, leaves = finished(server, stack, 0, 1, 2)
    agrees.ask(protocol.Again("a"))
    assert protocol.Done("bye") == leaves.ask(protocol.Leave("bye"))
    closes.close()
    agrees.until(protocol.TableNews, lambda news: news.table.people[1].status == "away")
    assert "" == rematch_of(agrees).table
    live = server.app.state.registry._tables[agrees.info.id]
    live.presence._away_since[1] = 0.0  # the moment is over
    agrees.send(protocol.Ready())

    assert next_of(agrees)
    assert (0,) == rematch_of(agrees).agreed


def test_repeated_agreements_open_one_table(server: Served, stack: ExitStack) -> None:
    """Two taps, a second connection and a repeated command after the opening all lead to the same table."""
    (old,) = finished(server, stack, 0)
    for name in ("a", "a", "b"):
        old.send(protocol.Again(name))
    table = next_of(old)
    again = stack.enter_context(server.enter(old.info.id, 1))
    assert [protocol.Done(name) for name in "abc"] == [again.ask(protocol.Again(name)) for name in "abc"]
    again.ping()

    kinds = [kind for kind, _ in rows_of(server, old.info.id)]
    assert (1, 1) == (kinds.count("agreed"), kinds.count("continued"))
    assert table == rematch_of(again).table
    assert [("opened", ""), ("sat", "seat 0")] == rows_of(server, table)


def test_only_players_agree_and_only_after_the_match(server: Served, stack: ExitStack) -> None:
    """Before the end, from a spectator, and from a connection that was replaced, the message is refused."""
    running = stack.enter_context(server.join(server.open(), 1))
    assert Refusal("not_over") == running.refusal(protocol.Again("a"))
    running.start()
    assert Refusal("not_over") == running.refusal(protocol.Again("b"))
    (old,) = finished(server, stack, 0)
    spectator = stack.enter_context(server.enter(old.info.id))

    assert Refusal("not_seated") == spectator.refusal(protocol.Again("a"))
    assert "" == rematch_of(old).table


def test_the_next_match_does_not_wait_for_a_player_who_never_comes(database: str, stack: ExitStack) -> None:
    """After a time the match starts without the players that have not come; they find their seats later."""
    timing = msgspec.structs.replace(Timing().scaled(0), gather=0.2)
    with Served(database, timing) as server, stack:
        people = finished(server, stack, 0, 1)
        for number, client in enumerate(people):
            client.ask(protocol.Again(str(number)))
        table = next_of(people[0])
        (new,) = follow(server, stack, table, 1)
        assert [True, False] == [bool(nonce) for nonce in new.info.nonces[:2]]
        assert ("person", "away") == (new.info.people[1].kind, new.info.people[1].status)
        assert 1 == stack.enter_context(server.enter(table, 2)).seat


def test_a_start_that_is_cancelled_is_left_to_the_players(database: str, stack: ExitStack) -> None:
    """If a nonce is missing, the table does not start by itself again, so that no endless loop of starts arises."""
    timing = msgspec.structs.replace(Timing().scaled(0), reveal=0.05)
    with Served(database, timing) as server, stack:
        (old,) = finished(server, stack, 0)
        old.ask(protocol.Again("a"))
        mute = stack.enter_context(Client(server.url, next_of(old), token_of(1)))
        mute.hello()
        mute.is_helpful = False
        mute.until(protocol.TableNews, lambda news: news.table.silent == (0,))
        mute.exchange()
        mute.until(protocol.TableNews, lambda news: news.table.nonce_hashes[0] != "")
        mute.ping()
        assert "open" == mute.info.status
        mute.is_helpful = True
        mute.start()


def test_agreements_survive_a_kill(database: str, stack: ExitStack) -> None:
    """What was answered with `done` counts after a restart, and a repeated command leads to the same table."""
    with Served(database) as first, stack:
        people = finished(first, stack, 0, 1)
        people[0].ask(protocol.Again("a"))
        table = people[0].info.id
    with Process(database) as server, server.enter(table, 2) as second:
        assert (0,) == rematch_of(second).agreed
        assert rematch_of(second).seconds
        second.ask(protocol.Again("b"))
        after = next_of(second)
        server.kill()
    with Process(database) as server, server.enter(table, 1) as client:
        assert protocol.Done("a") == client.ask(protocol.Again("a"))
        assert protocol.Rematch((0, 1), None, after) == rematch_of(client)
        with ExitStack() as opened:
            one, _ = follow(server, opened, after, 1, 2)
            assert [True, True, False, False] == [bool(nonce) for nonce in one.info.nonces]


def test_a_table_that_could_not_be_written_is_opened_later(server: Served, stack: ExitStack) -> None:
    """The rows of both tables are written together, or neither is; a failed opening is repeated."""
    (old,) = finished(server, stack, 0)
    lock_up(server.store.engine, locked=True)
    try:
        assert protocol.Refused("a", Refusal("not_saved")) == old.ask(protocol.Again("a"))
    finally:
        lock_up(server.store.engine, locked=False)
    live = server.app.state.registry._tables[old.info.id]
    live._rematch._retry_at = float("inf")
    assert protocol.Done("a") == old.ask(protocol.Again("a"))
    old.ping()
    assert "" == rematch_of(old).table
    live._rematch._retry_at = 0.0
    old.send(protocol.Ready())

    assert next_of(old)


def test_every_match_of_a_series_can_be_verified(server: Served, stack: ExitStack) -> None:
    """Each table has a commitment of its own, published before the nonces of its match are drawn."""
    (client,) = finished(server, stack, 0)
    for _ in range(2):
        published = Commitments(client.info.commitment, client.info.nonce_hashes)
        record = decode_record(server.http("GET", f"/api/tables/{client.info.id}/record").content)
        assert (True, True) == (record.is_over, verify(record, published).ok)
        client.ask(protocol.Again("a"))
        (client,) = follow(server, stack, next_of(client), 1)
        client.play(Rng(2))
        while client.info.rematch is None:
            client.receive()


def test_no_token_is_in_the_log_or_in_a_message(server: Served, stack: ExitStack) -> None:
    """The next table stores the hashes of the tokens; no one learns the token of another player."""
    people = finished(server, stack, 0, 1)
    for number, client in enumerate(people):
        client.ask(protocol.Again(str(number)))
    tables = (people[0].info.id, next_of(people[0]))
    bodies = "".join(row.body for table in tables for row in server.store.rows(table))

    assert token_of(2) not in "".join(frame for frame in people[0].frames if "nonces" not in frame)
    assert f'"token_hash":"{token_of(1)}"' not in bodies
