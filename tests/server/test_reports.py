"""Reports over sockets: the stored data, and the messages sent."""

import msgspec
import pytest

from mamlaka.coach.reports import Report
from mamlaka.replaying import Replay
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.database.stored_reports import read_reports
from tests.server.client import Client, Served

pytestmark = pytest.mark.slow

RNG = Rng(1)


def report(client: Client, words: str = "", seat: int | None = None) -> protocol.Reported | protocol.Refused:
    """Report a move, and return the answer."""
    client.send(protocol.Report("r", words, seat))
    while True:
        message = client.receive()
        if isinstance(message, protocol.Reported | protocol.Refused) and message.id == "r":
            return message


def code(answer: protocol.Reported | protocol.Refused) -> str:
    """Return why nothing was kept."""
    assert isinstance(answer, protocol.Refused)
    return answer.refusal.code


def kept(server: Served, number: int) -> Report:
    """Return the reports that the server has stored."""
    body = next(row.body for row in read_reports(server.db) if row.number == number)
    return msgspec.json.decode(body, type=Report)


def bots_have_played(client: Client) -> bool:
    """Return whether it is the viewer's turn, and others have played to the trick."""
    scene = client.scene
    assert scene is not None
    return scene.turn is not None and any(zone.kind == "trick" and zone.count > 1 for zone in scene.zones)


@pytest.mark.postgres
def test_the_move_is_stored_and_only_its_number_returned(server: Served) -> None:
    """The database stores the last decision of a bot with the words; the person receives the number of the report."""
    with server.join(server.open(bots="rules"), 1) as client:
        client.start()
        client.play(RNG, enough=bots_have_played)
        answer = report(client, "Why?")
        assert isinstance(answer, protocol.Reported)
        found = kept(server, answer.number)
        last = [(one.number, one.seat) for one in Replay(found.record).decisions if one.seat != client.seat][-1]

        assert ("Why?", "rules", last) == (found.words, found.bot, (found.event, found.seat))
        assert {"id", "number"} == set(protocol.Reported.__struct_fields__)
        assert found.record.fair is None


def test_the_last_move_of_a_certain_bot_is_kept(server: Served) -> None:
    """This holds even if other seats have played since."""
    with server.join(server.open(bots="rules"), 1) as client:
        client.start()
        client.play(RNG, enough=bots_have_played)
        answers = [report(client, seat=seat) for seat in (1, 2, 3)]
        numbers = [answer.number for answer in answers if isinstance(answer, protocol.Reported)]

        assert [1, 2, 3] == [kept(server, number).seat for number in numbers]
        assert "nothing_to_report" == code(report(client, seat=0))


def test_only_a_player_of_a_running_match_reports(server: Served) -> None:
    """Spectators cannot report, and no player can before the first card."""
    with server.join(server.open(), 1) as client, server.enter(client.info.id) as spectator:
        assert ["not_seated", "not_begun"] == [code(report(spectator)), code(report(client))]


def test_a_table_does_not_fill_the_database(server: Served) -> None:
    """After twenty reports no more are taken."""
    with server.join(server.open(game="tressette"), 1) as client:
        client.start()
        client.play(RNG, enough=has_opponent_played)
        taken = [report(client) for _ in range(20)]

        assert all(isinstance(answer, protocol.Reported) for answer in taken)
        assert "report_many" == code(report(client))


def has_opponent_played(client: Client) -> bool:
    """Return whether the only other player has decided something."""
    assert client.scene is not None
    return client.scene.turn is not None and len(client.scene.past) > 0


def test_too_many_words_are_no_report(server: Served) -> None:
    """A report has one sentence, not a book."""
    with server.join(server.open(), 1) as client:
        client.start()
        assert "bad_message" == client.refusal(protocol.Report("r", "x" * 501)).code


def test_a_report_tells_nothing_about_a_secret_question(server: Served) -> None:
    """While the question is open, the answers of bots to it are neither stored nor counted as moves."""
    options = {"contract_choice": "king,queens,diamonds,slaps,trex"}
    with server.join(server.open(bots="rules", options=options), 1) as client:
        client.start()
        assert client.scene is not None
        assert client.scene.secret
        while len(server.store.rows(client.info.id)) < len(("opened", "sat", "started", "acted", "acted", "acted")):
            client.ping()

        assert "nothing_to_report" == code(report(client))
