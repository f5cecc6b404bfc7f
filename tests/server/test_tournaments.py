"""Tournaments: the same cards at several tables, which no one can look at while others still have to play them."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from secrets import token_hex
from time import monotonic

import httpx
import msgspec
import pytest
from sqlalchemy import select

from mamlaka.duplicate import Place, Result, Tournament, boards_of
from mamlaka.errors import Refusal
from mamlaka.match import Setup
from mamlaka.record import Record, decode_record
from mamlaka.registry import find_game
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.schema import tournament, tournament_place, tournament_player
from mamlaka.verification import verify
from tests.server.accounts import PASSWORD, post, register
from tests.server.client import TIMEOUT, Client, Served, token_of

GAME = "schnapsen"
PLAYERS = (("Amira",), ("Bilal",))
PATHS = ("record", "replay", "review", "open-hands", "positions?events=0", "questions?trainer=count&seat=0&seed=1")
"""What shows the cards of a table."""


class Evening:
    """A tournament, as its organizer and its players use it."""

    def __init__(self, served: Served, entrants: Sequence[Sequence[str]] = PLAYERS, **wish: object) -> None:
        self.served = served
        settings = {"game": GAME, "boards": 1, "bots": "random", "tables": 2, "rounds": 2, **wish}
        answer = served.http("POST", "/api/tournaments", {"entrants": entrants, **settings})
        assert 201 == answer.status_code, answer.text
        opened = msgspec.json.decode(answer.content, type=protocol.OpenedTournament)
        self.id, self.organizer, self.links = opened.id, opened.organizer, opened.links

    def tokens(self) -> list[str]:
        """Return the secrets of the players."""
        return [link.token for link in self.links]

    def ask(self, secret: str = "") -> protocol.TournamentInfo:
        """Return the tournament as the holder of a secret sees it."""
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        answer = self.served.http("GET", f"/api/tournaments/{self.id}", headers=headers)
        assert 200 == answer.status_code, answer.text
        return msgspec.json.decode(answer.content, type=protocol.TournamentInfo)

    def start(self, number: int, secret: str | None = None) -> protocol.TournamentInfo | Refusal:
        """Start a round, as the organizer unless another secret is given."""
        headers = {"authorization": f"Bearer {self.organizer if secret is None else secret}"}
        address = f"/api/tournaments/{self.id}/rounds"
        answer = self.served.http("POST", address, protocol.StartRound(number), headers=headers)
        if answer.status_code == 200:
            return msgspec.json.decode(answer.content, type=protocol.TournamentInfo)
        return msgspec.json.decode(answer.content, type=Refusal)

    def own(self, player: int) -> protocol.TournamentPlace | None:
        """Return the next place of a player."""
        places = self.ask(self.links[player].token).places
        return next((place for place in places if place.seat is not None and place.status == "playing"), None)

    @contextmanager
    def entered(self, player: int) -> Iterator[Client]:
        """Enter the next table of a player."""
        place = self.own(player)
        assert place is not None
        with Client(self.served.url, place.match, self.links[player].token) as client:
            client.hello()
            yield client

    def play(self, player: int, seed: int = 1) -> str:
        """Play the next table of a person who sits with bots, and return its id."""
        with self.entered(player) as client:
            client.play(Rng(seed))
            return client.info.id

    def until_all_finished(self) -> protocol.TournamentInfo:
        """Wait until all tables have finished the round, those of the bots, too."""
        deadline = monotonic() + TIMEOUT
        while (info := self.ask()).status == "playing":
            assert monotonic() < deadline, info
        return info

    def record(self, table: str) -> Record:
        """Return the record of a table that is open."""
        answer = self.served.http("GET", f"/api/tables/{table}/record")
        assert 200 == answer.status_code, answer.text
        return decode_record(answer.content)


def tables_of(served: Served) -> list[str]:
    """Return all tables of tournaments, as only the database knows them."""
    with served.store.engine.connect() as connection:
        return list(connection.execute(select(tournament_place.c.table_id)).scalars())


@pytest.mark.postgres
def test_an_evening_from_the_links_to_the_ranking(served: Served) -> None:
    """People and bots play all rounds; the ranking is that of `mamlaka tournament`, from the results of the server."""
    evening = Evening(served)
    assert ("open", 0) == ((before := evening.ask()).status, before.round)
    assert ["Amira", "Bilal", "random 1", "random 2"] == [name for one in before.entrants for name in one.names]
    for number in (1, 2):
        evening.start(number)
        for player in (0, 1):
            if evening.own(player):
                evening.play(player, seed=number + player)
        evening.until_all_finished()

    info = evening.ask(evening.organizer)
    assert ("over", 2, True) == (info.status, info.round, info.organizes)
    assert hashlib.sha256(info.seed.encode()).hexdigest() == info.commitment == before.commitment
    assert {"over"} == {place.status for place in info.places}
    boards = boards_of(Setup(find_game(GAME)), info.seed, 2)
    points: dict[Place, Result] = {}
    for place in info.places:
        record = evening.record(place.match)
        assert not verify(record).faults
        assert record.fair is not None
        assert boards[place.board - 1].seed.hex() == record.fair.seed
        points[Place(place.round, place.table, place.board)] = Result(record.totals)
    document = Tournament.decode(stored(served))
    expected = [[(one.entrant, one.rank, one.score) for one in each] for each in document.rankings(points)]
    assert expected == [[(one.entrant, one.rank, one.score) for one in each] for each in info.rankings]
    assert [1, 2] == [board.board for board in info.boards]
    assert all(len(board.results) == 4 for board in info.boards)


def stored(served: Served) -> str:
    """Return the document of the only tournament."""
    with served.store.engine.connect() as connection:
        return str(connection.execute(select(tournament.c.body)).scalar_one())


@pytest.mark.postgres
@pytest.mark.slow
def test_no_one_sees_a_board_that_others_still_have_to_play(served: Served) -> None:
    """Until the round is over the server gives nobody the cards, the seed or the result of a table, finished or not."""
    evening = Evening(served)
    evening.start(1)
    finished = evening.play(0)
    seed = json.loads(stored(served))["seed"]
    secrets_of_boards = [seed, *(board.seed.hex() for board in boards_of(Setup(find_game(GAME)), seed, 2))]

    for secret in ("", evening.organizer, *evening.tokens()):
        headers = {"authorization": f"Bearer {secret}"} if secret else {}
        for table in tables_of(served):
            for path in PATHS:
                answer = served.http("GET", f"/api/tables/{table}/{path}", headers=headers)
                assert "board_closed" == answer.json()["code"], (table, path, answer.text)
            wish = protocol.TryAgain(protocol.Person(token_of(9), "Zoe"), 0, 0, 0)
            again = served.http("POST", f"/api/tables/{table}/try-again", wish, headers=headers)
            assert "board_closed" == again.json()["code"]
        answer = served.http("GET", f"/api/tournaments/{evening.id}", headers=headers)
        assert not any(hidden in answer.text for hidden in secrets_of_boards)
        info = evening.ask(secret)
        assert ((), "") == (info.boards, info.seed)
        assert {0} == {one.boards for ranking in info.rankings for one in ranking}
        own = {place.match for place in info.places if place.seat is not None}
        assert own >= {place.match for place in info.places if place.match}
    for table in tables_of(served):
        seat = protocol.SitDown(token_of(9), "0" * 64, "Zoe")
        assert served.http("POST", f"/api/tables/{table}/seats", seat).json()["code"] in {"seats_closed", "match_over"}
        with Client(served.url, table) as client:
            assert "no_spectators" == client.refusal(protocol.Hello(protocol.PROTOCOL, "", -1)).code

    evening.start(2)
    assert 200 == served.http("GET", f"/api/tables/{finished}/replay").status_code
    assert [1] == [board.board for board in evening.ask().boards]
    assert "" == evening.ask().seed


@pytest.mark.slow
def test_boards_that_move_from_table_to_table_stay_closed(served: Served) -> None:
    """In a Mitchell movement boards are open when the last table has played them, and there are no results before."""
    evening = Evening(served, [("Amira",)], tables=3, movement="mitchell", rounds=None)
    assert 3 == evening.ask().rounds
    table = ""
    for number in (1, 2, 3):
        evening.start(number)
        table = evening.play(0)
        info = evening.until_all_finished()
        assert (number == 3) == bool(info.boards)
        assert (200 if number == 3 else 409) == served.http("GET", f"/api/tables/{table}/record").status_code

    assert 2 == len(evening.ask().rankings)
    assert {3} == {one.boards for ranking in evening.ask().rankings for one in ranking}


def test_partners_play_with_links_of_their_own(served: Served) -> None:
    """Each of two partners has a seat of the side, and bots fill the other seats."""
    evening = Evening(served, [("Amira", "Bilal")], game="scopone", rounds=1)
    evening.start(1)

    assert ["Amira", "Bilal"] == [link.name for link in evening.links]
    own = [evening.own(player) for player in (0, 1)]
    assert own[0] is not None
    assert own[1] is not None
    assert own[0].match == own[1].match
    assert {own[0].seat, own[1].seat} in ({0, 2}, {1, 3})
    with evening.entered(0) as client:
        assert own[0].seat == client.seat
        assert evening.id == client.info.tournament
        assert "hint_people" == client.refusal(protocol.AskHint("h")).code


@pytest.mark.slow
def test_a_board_that_all_pass_is_a_result(served: Served) -> None:
    """Nobody scores, the board is over and open, and no other cards are dealt."""
    names = [(f"P{number}",) for number in range(6)]
    evening = Evening(served, names, game="skat", rounds=1)
    evening.start(1)
    tables = {place.match for player in range(6) if (place := evening.own(player))}
    for table in tables:
        seated = [player for player in range(6) if (place := evening.own(player)) and place.match == table]
        with ExitStack() as entered:
            pass_in([entered.enter_context(evening.entered(player)) for player in seated])

    info = evening.until_all_finished()
    assert [[0] * 6] == [[result.points for result in board.results] for board in info.boards]
    assert {(1, 50.0)} == {(one.rank, one.score) for one in info.rankings[0]}
    assert [("passed_in", True)] * 2 == [
        (record.deals[0].contract, verify(record).ok) for record in map(evening.record, tables)
    ]


def pass_in(clients: Sequence[Client]) -> None:
    """Let everyone at a table pass."""
    while True:
        for client in clients:
            client.ping()
            if client.seat in client.info.unready:
                client.send(protocol.Ready())
        scenes = [client.scene for client in clients if client.scene is not None]
        if scenes and scenes[0].over:
            return
        for client in clients:
            if client.scene is not None and client.scene.turn is not None:
                assert isinstance(client.ask(protocol.Act(token_hex(8), client.version, "pass")), protocol.Done)
                break


def test_a_board_is_played_once_and_without_advice(served: Served) -> None:
    """There are neither hints nor a rematch."""
    evening = Evening(served, [("Amira",)])
    evening.start(1)
    with evening.entered(0) as client:
        assert "hint_tournament" == client.refusal(protocol.AskHint("h")).code
        client.play(Rng(1))
        answer = client.ask(protocol.Again("again"))

    assert isinstance(answer, protocol.Refused)
    assert "board_once" == answer.refusal.code


def test_who_may_start_a_round(served: Served) -> None:
    """The organizer may at any time, players when all tables have finished, and strangers never."""
    evening = Evening(served, [("Amira",)])
    token = evening.links[0].token

    assert "round_running" == code_of(evening.start(1, token))
    assert "not_in_tournament" == code_of(evening.start(1, token_of(9)))
    assert "bad_message" == code_of(evening.start(2))
    evening.start(1)
    assert "round_running" == code_of(evening.start(2, token))
    evening.play(0)
    evening.until_all_finished()
    assert "paused" == evening.ask().status
    assert isinstance(evening.start(2, token), protocol.TournamentInfo)
    assert "bad_message" == code_of(evening.start(4))


def code_of(answer: protocol.TournamentInfo | Refusal) -> str:
    """Return the code of a refusal."""
    assert isinstance(answer, Refusal), answer
    return answer.code


def test_what_is_not_finished_when_the_round_ends_does_not_count(served: Served) -> None:
    """The cards are public from then on, so a result that comes later is none."""
    evening = Evening(served)
    evening.start(1)
    place = evening.own(0)
    assert place is not None
    with evening.entered(0) as client:
        for number in (2, 3):
            evening.start(number)
        client.play(Rng(1))

    info = evening.ask()
    assert "over" == info.status
    found = next(one for one in info.places if one.match == place.match)
    assert "missed" == found.status
    played = {(result.round, result.table) for board in info.boards for result in board.results}
    assert (place.round, place.table) not in played


@pytest.mark.postgres
def test_a_round_begins_once(served: Served) -> None:
    """Of several requests at the same moment, one opens the tables."""
    evening = Evening(served)
    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(lambda _: evening.start(1), range(6)))

    assert {1} == {answer.round for answer in answers if isinstance(answer, protocol.TournamentInfo)}
    assert len(answers) == sum(isinstance(answer, protocol.TournamentInfo) for answer in answers)
    assert 2 == len(tables_of(served))


@pytest.mark.postgres
@pytest.mark.slow
def test_bots_play_on_after_a_restart(database: str) -> None:
    """A server that starts goes on with the tables where only bots sit."""
    with Served(database) as served:
        evening = Evening(served, [("Amira",)], bots="medium")
        evening.start(1)
    with Served(database) as served:
        evening.served = served
        evening.play(0)

        assert "paused" == evening.until_all_finished().status


def test_the_tables_of_a_board_have_the_same_cards(served: Served) -> None:
    """They show the same hash of the seed before anyone plays."""
    evening = Evening(served, [("Amira",), ("Bilal",), ("Chadi",), ("Dana",)])
    evening.start(1)
    commitments = set()
    for table in tables_of(served):
        answer = served.http("GET", f"/api/tables/{table}")
        commitments.add(msgspec.json.decode(answer.content, type=protocol.TableInfo).commitment)

    assert 1 == len(commitments)


@pytest.mark.parametrize(
    "wish,code",
    [
        ({"entrants": [["Amira"], ["amira"]]}, "name_taken"),
        ({"entrants": [["Amira", "Bilal"]]}, "invalid_setup"),
        ({"entrants": [["Amira"]] * 0}, "bad_message"),
        ({"entrants": [["\u200b"]]}, "bad_name"),
        ({"tables": 1}, "bad_message"),
        ({"tables": 21}, "bad_message"),
        ({"boards": 11}, "bad_message"),
        ({"rounds": 9}, "invalid_setup"),
        ({"game": "whist"}, "invalid_setup"),
        ({"game": "oneonta"}, "invalid_setup"),
        ({"bots": "nobody"}, "invalid_setup"),
        ({"movement": "rainbow"}, "bad_message"),
    ],
)
def test_wrong_settings_are_refused(server: Served, wish: dict[str, object], code: str) -> None:
    """Nothing is opened with settings that do not go together."""
    answer = server.http("POST", "/api/tournaments", {"game": GAME, "entrants": [["Amira"]], "tables": 2, **wish})

    assert code == answer.json()["code"], answer.text


def test_unknown_tournaments(server: Served) -> None:
    """An address that no one has been given leads nowhere."""
    for path in ("/api/tournaments/nothing", "/api/tournaments/%00"):
        answer = server.http("GET", path)
        assert (404, "no_such_tournament") == (answer.status_code, answer.json()["code"])


def test_the_database_has_neither_tokens_nor_a_second_copy_of_names(served: Served) -> None:
    """Whoever reads it can't play for others; names are in one place, where they can be erased."""
    evening = Evening(served)
    with served.store.engine.connect() as connection:
        rows = [*connection.execute(select(tournament)), *connection.execute(select(tournament_player))]
    text = repr(rows)

    assert not any(secret in text for secret in (evening.organizer, *evening.tokens()))
    assert 1 == text.count("Amira")


@pytest.mark.slow
def test_an_account_has_its_board_without_the_cards_until_the_round_is_over(
    served: Served, browser: httpx.Client
) -> None:
    """An export of all data has no record of a closed board, and the name of a deleted account is gone everywhere."""
    evening = Evening(served)
    evening.start(1)
    table = evening.play(0)
    register(browser, "Amira", protocol.KnownTable(table, evening.links[0].token))

    assert [None] == [one["record"] for one in browser.get("/api/account/export").json()["matches"]]
    evening.start(2)
    assert [None] != [one["record"] for one in browser.get("/api/account/export").json()["matches"]]
    assert 200 == post(browser, "delete", protocol.Credentials("Amira", PASSWORD)).status_code
    assert ("Guest 1",) == evening.ask().entrants[0].names
