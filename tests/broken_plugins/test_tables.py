"""A server with broken packages: its tables reach their ends, whatever their bots do."""

from collections.abc import Iterator

import pytest

from mamlaka.plugin_deadline import plugin_deadline
from mamlaka.rng import Rng
from mamlaka.server import protocol
from tests.plugins import installed, package
from tests.server.client import Client, Served

pytestmark = pytest.mark.slow

TIMEOUT = 0.2
SOURCE = """
import sys, threading, time
from mamlaka.actions import Action
from mamlaka.bots import Decision

gate = threading.Event()

class It:
    name = "NAME"
    version = 1
    made = []
    inside = set()
    def __init__(self, rng):
        MADE
        It.made.append(rng.below(2**32))
        self.asked = 0
        It.objects = getattr(It, "objects", []) + [self]
    def act(self, view, limit):
        assert id(self) not in It.inside
        It.inside.add(id(self))
        self.asked += 1
        try:
            ACT
        finally:
            It.inside.discard(id(self))
"""
BOTS = {
    "raising": ("pass", "raise RuntimeError('no idea')"),
    "exiting": ("pass", "sys.exit()"),
    "nonsense": ("pass", "return Decision(Action('play', cards=1 << 10**7))"),
    "silent": ("pass", "return None"),
    "looping": ("pass", "while True: pass"),
    "stuck": ("pass", "time.sleep(10**6)"),
    "unmade": ("raise OSError('no brain')", "return None"),
    "held": ("pass", "gate.wait(60); return Decision(view.legal[0])"),
    "steady": ("pass", "return Decision(view.legal[0])"),
}
"""The (behaviour at creation, behaviour when asked) of the bots."""
DROPPING = """
from mamlaka.games.hearts import Hearts

class Dropping(Hearts):
    name = "dropping"
    def after_phase(self, state, phase):
        raise ZeroDivisionError("no cards")
"""
"""A game that fails when it begins."""
DEAL = {"deals": "1", "target": "none", "pass_cards": "off"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with all bots, and with a short deadline."""
    site = tmp_path_factory.mktemp("site")
    for name, (made, act) in BOTS.items():
        source = SOURCE.replace("NAME", name).replace("MADE", made).replace("ACT", act)
        package(site, f"mamlaka-{name}", source, f"bots: {name} = mamlaka_{name}:It")
    package(site, "mamlaka-dropping", DROPPING, "games: dropping = mamlaka_dropping:Dropping")
    with (
        installed(site),
        plugin_deadline(TIMEOUT),
        Served(tmp_path_factory.mktemp("tables") / "tables.sqlite") as served,
    ):
        yield served


def played(server: Served, bots: str) -> Client:
    """Play a deal of Hearts against a bot to its end."""
    client = server.join(server.open(game="hearts", bots=bots, options=DEAL), 1)
    client.start()
    client.play(Rng(1))
    return client


@pytest.mark.parametrize("name", [name for name in BOTS if name not in {"held", "steady"}])
def test_a_table_comes_to_its_end_whatever_its_bots_do(
    server: Served, name: str, caplog: pytest.LogCaptureFixture
) -> None:
    """Others play in their place; the log names bot and package once; the match is recorded."""
    with played(server, name) as client:
        record = server.http("GET", f"/api/tables/{client.info.id}/record")
        logged = [line for line in caplog.messages if name in line]

    assert 200 == record.status_code
    assert 1 == len(logged)
    assert f"another bot plays in place of {name} (mamlaka-{name} 1.0), which failed" == logged[0]


def test_a_table_whose_bot_thinks_keeps_no_other_waiting(server: Served) -> None:
    """While a bot uses all of its time, other tables play on, and the server answers all other requests."""
    with plugin_deadline(60), server.join(server.open(game="hearts", bots="held", options=DEAL), 1) as slow:
        import mamlaka_held  # type: ignore[import-not-found]  # noqa: PLC0415  # installed for these tests

        slow.start()
        slow.play(Rng(1), enough=lambda client: client.scene is not None and client.scene.turn is None)
        with played(server, "rules") as client:
            assert client.scene is not None
            assert client.scene.over
        assert 200 == server.http("GET", "/api/games").status_code
        mamlaka_held.gate.set()
        slow.play(Rng(1))


def test_one_object_plays_a_seat_for_the_whole_match(server: Served) -> None:
    """Each seat of bots has an object of its own, with a chance of its own, which is asked for every card."""
    import mamlaka_steady  # type: ignore[import-not-found]  # noqa: PLC0415  # installed for these tests

    with played(server, "steady"):
        objects = mamlaka_steady.It.objects

    assert 3 == len(objects)
    assert 1 == len({bot.asked for bot in objects})
    assert objects[0].asked > 5
    assert 3 == len(set(mamlaka_steady.It.made))


def test_a_move_of_a_bot_that_fails_cannot_be_reported(server: Served) -> None:
    """The reporter learns that the bot failed, and nothing about the cards it saw."""
    with played(server, "raising") as client:
        refusal = client.refusal(protocol.Report("r", "Why?"))

    assert ("report_failed", {"bot": "raising", "origin": "mamlaka-raising 1.0"}) == (refusal.code, refusal.facts)


def test_a_game_that_cannot_begin_leaves_the_table_open(server: Served) -> None:
    """The player receives the reason, the connection stays open, and the revealed nonce is spent."""
    with server.join(server.open(game="dropping", bots="random"), 1, 0) as client:
        spent = client.purse.nonce
        client.send(protocol.Start("go"))
        refusal = client.until(protocol.Refused).refusal
        client.until(protocol.TableNews, lambda news: news.table.status == "open" and bool(news.table.nonce_hashes[0]))

        assert ("invalid_setup", "ZeroDivisionError: no cards") == (refusal.code, refusal.facts["reason"])
        assert spent != client.purse.nonce
