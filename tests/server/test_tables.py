"""A table with people, bots and timers: turns, messages, and their order."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from mamlaka.errors import Refusal
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.tables.sessions import CLOSE_NORMAL, CLOSE_REPLACED
from mamlaka.server.timing import Timing
from tests.server.client import Client, Served, play_together, scene_after, token_of
from tests.server.databases import Databases

FIXED = {"contract_choice": "slaps,king,queens,diamonds,trex"}
"""The first deal has no secret question."""


def rows_of(server: Served, table: str, actor: str) -> list[str]:
    """Read from the server's database the names of the commands that an actor has issued at a table."""
    return [row.command_id for row in server.store.rows(table) if row.actor == actor and row.command_id is not None]


def my_turn(client: Client) -> bool:
    """Return whether the client is asked."""
    return bool(client.scene and client.scene.turn)


def test_done_means_on_disk_and_comes_before_the_news(server: Served) -> None:
    """When `done` arrives, the row is in the file; the updates of the command follow."""
    table = server.open()
    with server.join(table, 1, 0) as client:
        client.start()
        for number in range(12):
            client.play(Rng(3), enough=my_turn)
            command = client.choice(Rng(number))
            received = len(client.messages)
            client.send(command)
            answer = client.receive()

            assert protocol.Done(command.id) == answer
            assert f"0:{command.id}" in rows_of(server, table, "seat 0")
            client.until(protocol.News)
            kinds = {type(message) for message in client.messages[received + 1 :]}
            assert kinds <= {protocol.News, protocol.TableNews}


@pytest.mark.parametrize(
    "game, in_front, behind",
    [("trex", (), "AS"), ("skat", ("JC", "JS", "JH", "JD"), "AS"), ("cribbage", ("KS", "KH", "KD", "KC"), "AS")],
)
def test_a_table_says_which_cards_a_hand_holds_in_front_of_its_suits(
    server: Served, game: str, in_front: tuple[str, ...], behind: str
) -> None:
    """The jacks of Skat; in Cribbage all ranks from the king down."""
    with server.join(server.open(game=game), 1, 0) as client:
        client.start()
        assert client.scene is not None
        cards = client.scene.in_front

    assert in_front == cards[: len(in_front)]
    assert bool(cards) == bool(in_front)
    assert behind not in cards


def test_a_repeated_command_gets_its_first_answer(server: Served) -> None:
    """Done or refused, on the same socket or a new one: the same answer again, and nothing happens."""
    table = server.open(options=FIXED)
    client = server.join(table, 1, 0)
    early = protocol.Act("early", 10**6, "play", ("2S",))
    assert Refusal("not_begun") == client.refusal(early)
    client.start()
    client.play(Rng(1), enough=my_turn)
    act = client.act(Rng(1))
    client.play(Rng(1), enough=my_turn)
    version, rows = client.version, rows_of(server, table, "seat 0")
    with client, server.enter(table, 1, last=version) as again:
        assert protocol.Done(act.id) == again.ask(act)
        assert protocol.Refused("early", Refusal("not_begun")) == again.ask(early)
        again.ping()

    assert (version, rows) == (again.version, rows_of(server, table, "seat 0"))


def test_the_newest_socket_plays(server: Served) -> None:
    """The older one receives `replaced` and is closed; its late disconnect changes nothing."""
    table = server.open()
    older = server.join(table, 1)
    with server.enter(table, 1) as newer, server.enter(table) as spectator:
        assert CLOSE_REPLACED == older.closed()
        assert protocol.Replaced() == older.messages[-1]
        older.close()
        newer.ping()

        assert "here" == server_info(server, table).people[0].status
        assert [] == [message for message in spectator.messages if isinstance(message, protocol.TableNews)]
        newer.start()
        spectator.until(protocol.News)


def server_info(server: Served, table: str) -> protocol.TableInfo:
    """Return the public facts about a table."""
    return msgspec.json.decode(server.http("GET", f"/api/tables/{table}").content, type=protocol.TableInfo)


@pytest.fixture(scope="module")
def strict(databases: Databases) -> Iterator[Served]:
    """A server with a short grace period."""
    timing = msgspec.structs.replace(Timing().scaled(0), grace=0.2)
    with Served(databases.new(), timing) as served:
        yield served


def test_a_bot_plays_for_a_lost_player_until_they_are_back(strict: Served) -> None:
    """After the grace period a bot plays for the person; with the next hello they have the seat again."""
    table = strict.open(options=FIXED)
    with strict.join(table, 1, 0) as here:
        lost = strict.join(table, 2, 2)
        here.start(lost)
        here.play(Rng(1), enough=lambda c: c.scene is not None and c.scene.waiting == (2,))
        version = here.version
        lost.close()
        here.until(protocol.TableNews, lambda news: news.table.people[2].status == "away")
        here.until(protocol.News, lambda news: news.version > version)
        here.play(Rng(1), enough=lambda c: c.version > version + 20)

        assert rows_of(strict, table, "bot 2") == []
        with strict.enter(table, 2, last=lost.version) as back:
            here.until(protocol.TableNews, lambda news: news.table.people[2].status == "here")
            play_together((here, back), Rng(1), lambda: my_turn(back))
            back.act(Rng(2))

            assert not back.skipped


def test_a_player_who_never_connects_does_not_delay_the_table(strict: Served) -> None:
    """A bot plays for a person who took a seat and left before the first connection."""
    table = strict.open(options=FIXED)
    strict.sit(table, 2, 1)
    with strict.join(table, 1, 0) as here:
        assert "away" == here.info.people[1].status
        here.start()
        here.play(Rng(1), enough=lambda c: c.version > 25)


def test_a_player_who_leaves_before_the_start_frees_the_seat(server: Served) -> None:
    """The connection is closed, the seat is free, and another person can have it, whose seat it then is."""
    table = server.open()
    with server.join(table, 1, 0) as stays, server.join(table, 2, 1) as leaves:
        stays.until(protocol.TableNews, lambda news: news.table.people[1].status == "here")
        assert protocol.Done("bye") == leaves.ask(protocol.Leave("bye"))
        assert CLOSE_NORMAL == leaves.closed()
        stays.until(protocol.TableNews, lambda news: news.table.people[1].kind == "free")
        with Client(server.url, table, token_of(2)) as forgotten:
            assert Refusal("unknown_token") == forgotten.refusal(protocol.Hello(protocol.PROTOCOL, token_of(2)))
        assert 1 == server.sit(table, 3, 1)
        news = stays.until(protocol.TableNews, lambda news: news.table.people[1].kind == "person")

        assert "away" == news.table.people[1].status
        with server.enter(table, 3) as third:
            assert ("here", 1) == (third.info.people[1].status, third.seat)


def test_a_successor_has_command_ids_of_their_own(server: Served) -> None:
    """The ids that the previous person in the seat has used don't count for the next one."""
    table = server.open()
    for number in (1, 2):
        with server.join(table, number, 0) as client:
            assert isinstance(client.ask(protocol.Leave("same")), protocol.Done)
            assert "free" == server_info(server, table).people[0].kind
    with server.join(table, 3, 0) as client:
        assert isinstance(client.ask(protocol.Start("same")), protocol.Done)
        client.until(protocol.News)


def test_a_player_who_leaves_later_can_come_back(server: Served) -> None:
    """A bot plays at once for a player who leaves during the match; a hello gives the seat back."""
    table = server.open(options=FIXED)
    with server.join(table, 1, 0) as stays, server.join(table, 2, 1) as leaves:
        stays.start(leaves)
        leaves.send(protocol.Leave("bye"))
        assert CLOSE_NORMAL == leaves.closed()
        stays.until(protocol.TableNews, lambda news: news.table.people[1].status == "left")
        stays.play(Rng(1), enough=lambda c: c.version > 30)
        with server.enter(table, 2) as back:
            assert (1, "here") == (back.seat, back.info.people[1].status)
            stays.until(protocol.TableNews, lambda news: news.table.people[1].status == "here")


def test_a_late_person_takes_the_seat_of_a_bot(server: Served) -> None:
    """Bots fill the free seats at the start; a person who comes later takes over the cards of a bot."""
    table = server.open(options=FIXED)
    with server.join(table, 1, 0) as first:
        first.start()
        assert ["person", "bot", "bot", "bot"] == [person.kind for person in first.info.people]
        first.play(Rng(1), enough=lambda c: c.version > 20 and my_turn(c))
        with server.join(table, 2, 3) as late:
            assert late.scene is not None
            assert late.scene.zones[3].count == len(late.scene.zones[3].cards)
            play_together((first, late), Rng(1), lambda: my_turn(late))
            late.act(Rng(1))


def test_bots_wait_for_players_who_read_a_result(server: Served) -> None:
    """After a deal nothing moves until the person is ready; `ready` or an action that all see releases the bots."""
    table = server.open(options={**FIXED, "doubling": "off", "kh_appeal": "none", "trex_redeal": "off"})
    with server.join(table, 1, 0) as client:
        client.start()
        for deal in range(1, 8):
            client.play(Rng(deal), enough=lambda c: 0 in c.info.unready)
            client.ping()
            version = client.version
            assert client.scene is not None
            assert client.scene.last is not None
            assert ((0,), deal) == (client.info.unready, client.scene.last.deal_number)
            with server.enter(table) as spectator:
                spectator.ping()
                assert version == spectator.version
            if not my_turn(client):
                client.send(protocol.Ready())
                client.until(protocol.TableNews, lambda news: not news.table.unready)
                client.until(protocol.News)
            else:
                client.act(Rng(1))
                assert () == client.info.unready


def test_changes_of_a_table_are_sent_to_all_clients(server: Served) -> None:
    """Spectators and players learn who joins, that the match begins, and that it is over."""
    table = server.open(preset="complex")
    with server.enter(table) as spectator, server.join(table, 1, 0) as client:
        spectator.until(protocol.TableNews, lambda news: news.table.people[0].kind == "person")
        client.start()
        spectator.until(protocol.TableNews, lambda news: news.table.status == "playing")
        client.play(Rng(5))
        assert "over" == client.info.status
        spectator.until(protocol.TableNews, lambda news: news.table.status == "over")
        spectator.until(protocol.News, lambda news: scene_after(news).over)

        assert (False, client.version) == (spectator.skipped, spectator.version)


def test_every_version_can_be_reconnected_from(server: Served) -> None:
    """A client that returns with any version, or with nonsense, gets the same scene as one that never left.

    The missed updates follow only a version that was sent.
    """
    table = server.open()
    with server.join(table, 1, 0) as client:
        client.start()
        client.play(Rng(7), enough=lambda c: c.version > 90 and my_turn(c))
        told = {message.version for message in client.messages if isinstance(message, protocol.News)} | {0}
        versions = [*range(-2, client.version + 3, 5), client.version - 1, client.version, 10**9, -(10**30)]
        for last in versions:
            with Client(server.url, table, last=last) as spectator:
                welcome = spectator.hello()
                missed = [] if welcome.scene else [spectator.until(protocol.News)]
            assert (last in told) == (welcome.scene is None), last
            assert [last] * len(missed) == [news.previous for news in missed]
            assert client.version == spectator.version
            assert scene_of_all(client) == scene_of_all(spectator)


def scene_of_all(client: Client) -> protocol.Scene:
    """Return the public part of a scene."""
    assert client.scene is not None
    hands = tuple(msgspec.structs.replace(zone, cards=zone.shown) for zone in client.scene.zones[:4])
    return msgspec.structs.replace(client.scene, zones=(*hands, *client.scene.zones[4:]), turn=None)


def test_a_spectator_sees_no_hand(server: Served) -> None:
    """A spectator receives only counts."""
    table = server.open()
    with server.join(table, 1, 0) as client:
        client.start()
        with server.enter(table) as spectator:
            scene = spectator.scene

    assert scene is not None
    assert all(zone.cards == zone.shown and zone.count >= 12 for zone in scene.zones[:4])
    assert scene.turn is None


def test_a_table_without_people_leaves_the_memory_and_comes_back(database: str) -> None:
    """After a rest only the log is left; the next visitor finds the table as it was."""
    timing = msgspec.structs.replace(Timing().scaled(0), idle=0.05)
    with Served(database, timing) as server:
        table = server.open(options=FIXED)
        with server.join(table, 1, 0) as client:
            client.start()
            client.play(Rng(1), enough=lambda c: c.version > 30 and my_turn(c))
        while server.app.state.registry.loaded_tables:
            pass
        with server.enter(table, 1, last=client.version) as back:
            back.until(protocol.News)

            assert (client.scene, client.version, False) == (back.scene, back.version, back.skipped)
            back.act(Rng(1))
        for number in range(2, 5):  # a table that falls asleep at once can still be asked
            server.sit(table, number)
