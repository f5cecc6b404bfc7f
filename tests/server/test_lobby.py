"""The list of public tables, who may watch a match, and a seat with one tap."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from mamlaka.errors import Refusal
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.tables.sessions import CLOSE_REFUSED
from mamlaka.server.timing import Timing
from tests.server.client import Address, Client, Served, token_of

pytestmark = pytest.mark.slow

SHORT = {"game": "hearts", "options": {"deals": "1", "pass_cards": "off"}}
TIMING = msgspec.structs.replace(Timing().scaled(0), arrival=0.0, vacate=0.2)
"""A table without people leaves the list at once, and lost people lose their seats."""


@pytest.fixture
def lobby(database: str) -> Iterator[Served]:
    """A server of its own, because the list shows all tables of a server."""
    with Served(database, Timing().scaled(0)) as served:
        yield served


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Served]:
    """A server at which no player may be away for long."""
    with Served(tmp_path / "tables.sqlite", TIMING) as served:
        yield served


def listed(server: Address) -> list[protocol.ListedTable]:
    """Return the list."""
    return msgspec.json.decode(server.http("GET", "/api/lobby").content, type=list[protocol.ListedTable])


def wait_for(server: Address, fits: Callable[[list[protocol.ListedTable]], bool]) -> list[protocol.ListedTable]:
    """Read the list until it is as it should be."""
    while not fits(tables := listed(server)):
        pass
    return tables


def quick(server: Address, number: int, name: str = "", **wish: Any) -> protocol.Seated:
    """Ask for the next free seat as the person of a number."""
    table = protocol.OpenTable(**{"bots": "random", **SHORT, **wish})
    wanted = protocol.QuickMatch(protocol.Person(token_of(number), name or f"Person {number}"), table)
    answer = server.http("POST", "/api/lobby/seats", wanted)
    assert 200 == answer.status_code, answer.text
    return msgspec.json.decode(answer.content, type=protocol.Seated)


def join(server: Address, key: str, number: int, name: str = "") -> httpx.Response:
    """Ask for a seat at a table of the list."""
    return server.http("POST", f"/api/lobby/{key}/seats", protocol.Person(token_of(number), name or f"Person {number}"))


def wait_for_the_start(clients: Sequence[Client]) -> None:
    """Reveal the nonces of all people, and wait for the first scene."""
    for client in clients:
        client.until(protocol.TableNews, lambda news: news.table.status != "open")
    for client in clients:
        client.until(protocol.News)


def code_of(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    return answer.status_code, msgspec.json.decode(answer.content, type=Refusal).code


# The list


@pytest.mark.postgres
def test_a_public_table_is_listed_while_a_person_is_there(lobby: Served, stack: ExitStack) -> None:
    """The entry says what is played, who is there, and what is free; a private table is never listed."""
    private = stack.enter_context(lobby.join(lobby.open(**SHORT), 1))
    table = lobby.open(**SHORT, public=True, clock="quick")
    assert [] == listed(lobby)
    client = stack.enter_context(lobby.join(table, 2))
    (entry,) = wait_for(lobby, lambda tables: bool(tables) and tables[0].people[0].status == "here")

    assert ("hearts", "open", "random", "quick") == (entry.game, entry.status, entry.bots, entry.clock)
    assert {"deals": "1", "pass_cards": "off"}.items() <= entry.options.items()
    assert ["Person 2", "", "", ""] == [person.name for person in entry.people]
    assert (table, "anyone", "creator") == (entry.table, entry.spectators, entry.takeover)
    assert (False, "link", "anyone") == (private.info.public, private.info.spectators, private.info.takeover)
    client.close()


@pytest.mark.postgres
def test_a_table_without_people_leaves_the_list(database: str) -> None:
    """When its only person is gone, it can't be joined any more."""
    with Served(database, TIMING) as strict:
        with strict.join(strict.open(**SHORT, public=True), 1):
            (entry,) = wait_for(strict, bool)
        wait_for(strict, lambda tables: not tables)

        assert (409, "not_listed") == code_of(join(strict, entry.key, 2))


def test_a_full_table_leaves_the_list_and_starts(lobby: Served, stack: ExitStack) -> None:
    """When every seat has a person who is connected, no one has to press anything."""
    table = lobby.open(**SHORT, public=True)
    clients = [stack.enter_context(lobby.join(table, number)) for number in range(1, 5)]
    wait_for_the_start(clients)
    wait_for(lobby, lambda tables: not tables)

    assert ["playing"] == list({client.info.status for client in clients})


def test_a_running_match_is_listed_while_people_may_ask_for_the_seat_of_a_bot(lobby: Served, stack: ExitStack) -> None:
    """If anyone may watch, the entry stays and leads to the table; otherwise it goes."""
    open_ones = [
        lobby.open(**SHORT, public=True, **wish)
        for wish in ({}, {"spectators": "link"}, {"spectators": "nobody"}, {"takeover": "nobody"})
    ]
    for table in open_ones:
        client = stack.enter_context(lobby.join(table, 1))
        client.start()
    (entry,) = wait_for(lobby, lambda tables: [found.status for found in tables] == ["playing"])

    assert open_ones[0] == entry.table
    assert (409, "not_listed") == code_of(join(lobby, entry.key, 2))
    client = stack.enter_context(lobby.enter(open_ones[0], 1))
    client.play(Rng(1))
    wait_for(lobby, lambda tables: not tables)


def test_the_list_does_not_tell_the_link_if_only_its_owners_may_watch(lobby: Served, stack: ExitStack) -> None:
    """Such a table is joined by the key of its entry; only then is the id known."""
    table = lobby.open(**SHORT, public=True, spectators="link")
    stack.enter_context(lobby.join(table, 1))
    (entry,) = wait_for(lobby, bool)
    answer = join(lobby, entry.key, 2)
    seated = msgspec.json.decode(answer.content, type=protocol.Seated)

    assert "" == entry.table
    assert table not in lobby.http("GET", "/api/lobby").text
    assert (1, table) == (seated.seat, seated.table.id)


def test_a_second_guest_gets_a_number(lobby: Served, stack: ExitStack) -> None:
    """People who have not given a name are told apart."""
    table = lobby.open(**SHORT, public=True)
    stack.enter_context(lobby.join(table, 1))
    (entry,) = wait_for(lobby, bool)
    tables = [join(lobby, entry.key, number, "Guest").json()["table"] for number in (2, 3)]
    names = [person["name"] for person in tables[-1]["people"][1:3]]

    assert ["Guest", "Guest 2"] == names


@pytest.mark.postgres
def test_two_servers_show_the_same_list(database: str) -> None:
    """The list is in the database; a server that ends takes its tables out of it."""
    with Served(database, TIMING) as other:
        with Served(database, TIMING) as served, served.join(served.open(**SHORT, public=True), 1):
            tables = wait_for(other, bool)
            assert tables == listed(served)
        wait_for(other, lambda tables: not tables)


def test_a_seat_of_a_public_table_is_free_again_when_its_person_does_not_come_back(strict: Served) -> None:
    """Before the match, so that no one waits for a person who has gone; at a private table the seat stays theirs."""
    for public in (True, False):
        table = strict.open(**SHORT, public=public)
        strict.sit(table, 2, 1)
        with strict.join(table, 1) as client:
            if public:
                client.until(protocol.TableNews, lambda news: news.table.people[1].kind == "free")
            else:
                client.ping()
                assert "person" == client.info.people[1].kind


# Who may watch


def start(server: Served, stack: ExitStack, **wish: Any) -> tuple[str, Client]:
    """Open a table, and start its match."""
    table = server.open(**SHORT, **wish)
    client = stack.enter_context(server.join(table, 1, 0))
    client.start()
    return table, client


def test_spectators_are_refused_where_none_may_watch(server: Served, stack: ExitStack) -> None:
    """A visitor of the lobby is sent away at the start, and a later one is refused; players come back as ever."""
    table = server.open(**SHORT, spectators="nobody")
    early = stack.enter_context(server.enter(table))
    client = stack.enter_context(server.join(table, 1))
    client.start()
    assert CLOSE_REFUSED == early.closed()
    with Client(server.url, table) as late:
        assert Refusal("no_spectators") == late.refusal(protocol.Hello(protocol.PROTOCOL))
    assert [Refusal("no_spectators")] == [m.refusal for m in early.messages if isinstance(m, protocol.Refused)]
    assert not any(isinstance(message, protocol.News) for message in early.messages)
    with server.enter(table, 1) as again:
        assert again.scene is not None


def test_summaries_records_and_replays_are_for_players_only_if_no_spectator_may_watch(
    server: Served, stack: ExitStack
) -> None:
    """A player with the token of a seat reads all of them; others get a clear refusal, or no summary."""
    table, client = start(server, stack, spectators="nobody")
    client.play(Rng(1))
    own = {"authorization": f"Bearer {token_of(1)}"}
    for path in (f"/api/tables/{table}/record", f"/api/tables/{table}/replay?deal=0"):
        assert (403, "no_spectators") == code_of(server.http("GET", path))
        assert 200 == server.http("GET", path, headers=own).status_code
    for token, expected in ((token_of(1), [table]), (token_of(2), []), ("", [])):
        asked = {"tables": [{"id": table, "token": token}]}
        answer = server.http("POST", "/api/tables/summaries", asked).json()
        assert expected == [found["table"]["id"] for found in answer]


# A seat with one tap


@pytest.mark.postgres
def test_the_next_free_seat_is_at_the_table_of_another(lobby: Served) -> None:
    """The first person opens a public table, and the next ones come to it; another game is another table."""
    first = quick(lobby, 1)
    second = quick(lobby, 2)
    third = quick(lobby, 3, options={"deals": "2", "pass_cards": "off"})
    fourth = quick(lobby, 4)

    assert [0, 1, 0, 2] == [seated.seat for seated in (first, second, third, fourth)]
    assert 2 == len({seated.table.id for seated in (first, second, third, fourth)})
    assert first.table.public


def test_people_who_press_at_the_same_moment_sit_together(lobby: Served) -> None:
    """Eight people fill two tables, and no two share a seat."""
    with ThreadPoolExecutor(8) as threads:
        seated = list(threads.map(lambda number: quick(lobby, number, name="Guest"), range(1, 9)))
    places = {(found.table.id, found.seat) for found in seated}

    assert (8, 2) == (len(places), len({table for table, _ in places}))


def test_a_match_begins_when_all_who_pressed_are_there(lobby: Served, stack: ExitStack) -> None:
    """They commit to their nonces at the table, so that all have a part in the deals."""
    clients = [stack.enter_context(lobby.enter(quick(lobby, number).table.id, number)) for number in range(1, 5)]
    wait_for_the_start(clients)

    assert all(clients[0].info.nonces)


def test_players_are_not_seated_with_people_they_have_blocked(lobby: Served) -> None:
    """Neither at the table of that person, nor that person at theirs."""
    first = quick(lobby, 1, name="Omar")
    second = quick(lobby, 2, name="Nadia", blocked=("omar",))
    third = quick(lobby, 3, name="Omar")

    assert first.table.id == third.table.id != second.table.id


@pytest.mark.parametrize(
    "wish, code",
    [
        ({"person": {"token": "x", "name": "Ada"}}, "bad_message"),
        ({"person": {"token": token_of(1), "name": " "}}, "bad_name"),
        ({"table": {"game": "chess"}}, "invalid_setup"),
        ({"table": {"game": "hearts", "seats": 9}}, "invalid_setup"),
    ],
)
def test_a_wrong_request_is_refused(server: Served, wish: dict[str, Any], code: str) -> None:
    """As it is when a table is opened or a seat is taken."""
    whole = {"person": {"token": token_of(1), "name": "Ada"}, "table": {"game": "hearts"}, **wish}

    assert (400, code) == code_of(server.http("POST", "/api/lobby/seats", whole))
