"""Messages contain nothing that a viewer may not know: not in words, numbers, order or size."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import anyio
import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from mamlaka.cards import FRENCH, iter_cards
from mamlaka.engine import evolve, fold
from mamlaka.events import Dealt, Event, Moved, Placed, Played, Said, Shown
from mamlaka.rng import Rng
from mamlaka.search.worlds import sample_worlds
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.accounts.moderation import ModerationSettings
from mamlaka.server.database.journal import Journal
from mamlaka.server.database.log_entries import LogEntry, Opened, Sat, hash_token
from mamlaka.server.database.store import Store
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.liveness import LivenessRecorder
from mamlaka.server.tables.lobby import Lobby
from mamlaka.server.tables.sessions import CLOSE_NORMAL, Session
from mamlaka.server.timing import Timing
from mamlaka.table import Table
from tests.server.client import Client, Served, play_together, scene_after, sent_to, token_of
from tests.strategies import decision_points
from tests.worlds import decision_in, replayed

CARD = re.compile(r"\b[2-9TJQKA][SHDC]\b")
FACE_UP = {"king": "KH", "queens": "QS QH QD QC", "diamonds": "", "slaps": "", "trex": ""}
"""The captured cards that lie open."""


def events_of(server: Served, table: str) -> list[Event]:
    """Return everything that has happened in a match, as the log has it."""
    table_state = TableState(table, server.store.rows(table))
    assert table_state.table is not None
    return list(table_state.table.log)


def test_nothing_hidden_is_on_the_wire(server: Served) -> None:
    """No message names a card that its receiver has neither held nor seen in this deal, or that lies face down."""
    table = server.open(options={"contract_choice": "king,queens,diamonds,trex,slaps"})
    with ExitStack() as stack:
        spectator = stack.enter_context(server.enter(table))
        people = [stack.enter_context(server.join(table, number, number)) for number in range(4)]
        people[0].start(*people[1:])
        for client in people[1:]:
            client.until(protocol.News)
        play_together(people, Rng(8), lambda: people[0].version > 330)
        for client in people:
            client.ask(protocol.Act("x", 10**6, "play", ("2C",)))
        spectator.ping()
        for client in people:
            client.ping()
    events = events_of(server, table)

    for client in (*people, spectator):
        named = 0
        for message in client.messages:
            if isinstance(message, protocol.News):
                known = known_to(client.seat, events[: message.version])
                names = set(cards_in(msgspec.to_builtins(message.scene)))
                named += len(names)
                assert names <= known, message
                for version in range(message.previous, message.version):
                    known |= known_to(client.seat, events[:version])
                assert set(cards_in(msgspec.to_builtins(message.updates))) <= known, message
                assert_face_down(scene_after(message))
            elif isinstance(message, protocol.Refused):
                assert set(cards_in(msgspec.to_builtins(message))) <= known_to(client.seat, events) | {"2C"}
            elif not isinstance(message, protocol.TableNews | protocol.Welcome):
                assert [] == list(cards_in(msgspec.to_builtins(message)))
        assert named > 100


def known_to(viewer: Seat | None, events: list[Event]) -> set[str]:
    """Return the cards that a viewer has held or seen in the deal that runs after some events."""
    known = 0
    for number, event in enumerate(events):
        match event:
            case Dealt(0) if not isinstance(events[number - 1], Dealt):
                known = event.cards if viewer == 0 else 0
            case Dealt(zone, cards) if zone == viewer:
                known |= cards
            case Played(_, card) | Placed(_, card):
                known |= 1 << card
            case Shown(_, cards) | Moved(cards=cards, audience=None):
                known |= cards
            case Said(seat, cards=cards, secret=secret) if not secret or seat == viewer:
                known |= cards
    return {FRENCH.names[card] for card in iter_cards(known)}


def cards_in(value: Any) -> Iterator[str]:
    """Yield every card name in a message, except in results of deals and in the description of the deck."""
    if isinstance(value, str):
        yield from CARD.findall(value)
    elif isinstance(value, dict):
        for name in value.keys() - {"last", "result", "deck"}:
            inner = value[name]
            yield from CARD.findall(name)
            yield from cards_in(inner)
    elif isinstance(value, list | tuple):
        for inner in value:
            yield from cards_in(inner)


def assert_face_down(scene: protocol.Scene) -> None:
    """Check that captured cards are shown only if they are face up, and finished tricks only as far as allowed."""
    open_cards = FACE_UP.get(scene.contract, "")
    for zone in scene.zones:
        if zone.kind == "taken":
            assert set(zone.cards) <= set(open_cards.split())
    assert len(scene.past) <= 1


def test_a_secret_answer_is_seen_by_no_other_client(server: Served) -> None:
    """The others receive nothing while answers come in; the seat that has answered gets its confirmation at once."""
    table = server.open()
    with ExitStack() as stack:
        people = [stack.enter_context(server.join(table, number, number)) for number in range(4)]
        spectator = stack.enter_context(server.enter(table))
        people[0].start(*people[1:])
        for client in (*people[1:], spectator):
            client.until(protocol.News)
        play_together(people, Rng(1), lambda: all(c.scene and c.scene.secret and c.scene.turn for c in people))
        spectator.ping()
        others = [people[1], people[2], people[3], spectator]
        before = [(client.version, client.scene, len(client.messages)) for client in others]
        people[0].act(Rng(1))
        for client in others:
            client.ping()

        assert before == [(client.version, client.scene, len(client.messages) - 1) for client in others]
        assert people[0].scene is not None
        assert (None, (1, 2, 3), True) == (people[0].scene.turn, people[0].scene.waiting, people[0].scene.secret)
        for number, last in ((0, -1), (0, people[0].version), (1, -1), (1, before[0][0]), (1, before[0][0] + 1)):
            with server.enter(table, number, last=last) as back:
                if last == before[0][0]:
                    assert () == back.until(protocol.News).updates
                back.ping()
                assert (people[number].scene, people[number].version) == (back.scene, back.version)
        with server.enter(table, 0) as first, server.enter(table, 1) as second:
            play_together((first, second, *people[2:]), Rng(1), lambda: not (first.scene and first.scene.secret))
            spectator.until(protocol.News)

            assert first.version == spectator.version


@pytest.mark.slow
@settings(max_examples=settings.default.max_examples // 2 if settings.default else 12)
@given(decision_points(), st.data(), st.integers(0, 2**32))
def test_no_viewer_can_tell_two_worlds_apart(
    tmp_path_factory: pytest.TempPathFactory, table: Table, data: st.DataObject, seed: int
) -> None:
    """Another deal that agrees with a view and admits the same actions sends that viewer the same bytes."""
    viewer = data.draw(st.sampled_from((None, *range(table.state.seats))))
    view, rng = table.view(viewer), Rng(seed)
    if view.state.is_over:
        return
    other = replayed(table, view, sample_worlds(view, 1, rng)[0], rng)
    folder = tmp_path_factory.mktemp("worlds")
    worlds = ((folder / "a.sqlite", table), (folder / "b.sqlite", other))
    frames = [anyio.run(frames_of, db, world, viewer) for db, world in worlds]

    assert frames[0] == frames[1]


async def frames_of(db: Path, table: Table, viewer: Seat | None) -> list[str]:
    """Return the bytes that a viewer is sent when the running deal of a table is played by persons alone."""
    store = Store(str(db))
    table_state, journal = TableState("table"), Journal(store)
    game = table.state.game
    sat = [Sat(seat, f"Person {seat}", hash_token(token_of(seat))) for seat in range(game.seats)]
    opened = Opened(game.name, game.version, "", game.options.texts(), game.seats, "random", "00" * 32)
    entries: tuple[LogEntry, ...] = (opened, *sat)
    for entry in entries:
        row = table_state.row(entry)
        store.append([row])
        table_state.apply(row)
    begun = max(number for number, event in enumerate(table.log) if isinstance(event, Dealt)) + 1
    state = fold(table.start, table.log[:begun])
    while not state.phase.awaits_decision(state):
        state = evolve(state, table.log[begun])
        begun += 1
    table_state.table = running = Table(table_state.setup, table._shuffler, log=table.log[:begun])
    live = LiveTable(
        table_state,
        journal,
        Timing().scaled(0),
        Random(1).randbytes,
        anyio.CapacityLimiter(1),
        Lobby(store.engine, "run"),
        LivenessRecorder(store),
    )
    sessions = {seat: Session() for seat in (None, *range(game.seats))}
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(journal.run)
        tasks.start_soon(live.process_jobs, lambda: None)
        for seat, session in sessions.items():
            hello = protocol.Hello(protocol.PROTOCOL, "" if seat is None else token_of(seat))
            await live.mailbox.run(partial(live.attendance.attach, session, hello, ModerationSettings()))
        while running.version < table.version:
            seat, action = decision_in(table.log[running.version])
            cards = tuple(game.deck.names[card] for card in iter_cards(action.cards))
            name = f"{seat}-{running.version}"
            act = protocol.Act(name, running.version, action.kind, cards, action.number, action.name)
            await live.mailbox.run(partial(live.commands.handle, sessions[seat], act, live.moves.play))
        tasks.cancel_scope.cancel()
    store.close()
    frames = {}
    for seat, session in sessions.items():
        session.close(CLOSE_NORMAL)
        frames[seat] = [outgoing.text for outgoing in sent_to(session)]
    return frames[viewer]


def test_a_secret_question_stays_open_for_a_while(database: str) -> None:
    """With people alone, too: that all have answered at once does not show, for nothing is opened before its time."""
    timing = msgspec.structs.replace(Timing().scaled(0), secret=0.5)
    with Served(database, timing) as server, ExitStack() as stack:
        table = server.open(options={"contract_choice": "king,queens,diamonds,slaps,trex"})
        people = [stack.enter_context(server.join(table, number, number)) for number in range(4)]
        begun = time.monotonic()
        people[0].start(*people[1:])
        for client in people[1:]:
            client.until(protocol.News)
        assert all(client.scene and client.scene.secret for client in people)
        play_together(people, Rng(1), lambda: not any(client.scene and client.scene.secret for client in people))

        assert time.monotonic() - begun >= 0.5


@pytest.fixture
def slow(tmp_path: Path) -> Iterator[Served]:
    """A server that reveals the answers to secret questions only after a long time."""
    with Served(tmp_path / "tables.sqlite", msgspec.structs.replace(Timing().scaled(0), secret=600.0)) as served:
        yield served


def start_of_all(stack: ExitStack, server: Served, table: str) -> list[Client]:
    """Return four people whose match has begun with a secret question."""
    people = [stack.enter_context(server.join(table, number, number)) for number in range(4)]
    people[0].start(*people[1:])
    for client in people[1:]:
        client.until(protocol.News)
    assert all(client.scene and client.scene.secret for client in people)
    return people


def test_the_last_answer_is_acknowledged_at_once(slow: Served) -> None:
    """Only the reveal waits: until then the last seat sees and hears what the first one does."""
    table = slow.open(options={"contract_choice": "king,queens,diamonds,slaps,trex"})
    with ExitStack() as stack:
        people = start_of_all(stack, slow, table)
        asked = people[0].version
        acts = [client.act(Rng(1)) for client in people]
        for client in people:
            client.ping()

        assert [asked] * 4 == [client.version for client in people]
        scenes = [client.scene for client in people if client.scene]
        assert [(None, True)] * 4 == [(scene.turn, scene.secret) for scene in scenes]
        others = [tuple(seat for seat in range(4) if seat != client.seat) for client in people]
        assert others == [scene.waiting for scene in scenes]
        for client, act in zip(people, acts, strict=True):
            again = client.ask(msgspec.structs.replace(act, id="again"))
            assert isinstance(again, protocol.Refused)
            assert "not_your_turn" == again.refusal.code
            assert isinstance(client.ask(act), protocol.Done)
        tokens = [{"id": table, "token": token_of(number)} for number in range(4)]
        answer = slow.http("POST", "/api/tables/summaries", {"tables": tokens})
        assert [False] * 4 == [summary["turn"] for summary in answer.json()]
        assert events_of(slow, table)[asked + 4 :]  # the log has the reveal already


def test_a_stranger_does_not_learn_that_all_have_answered(slow: Served) -> None:
    """Before and after the last answer, a new spectator and a new connection of a seat receive the same."""
    table = slow.open(options={"contract_choice": "king,queens,diamonds,slaps,trex"})
    with ExitStack() as stack:
        people = start_of_all(stack, slow, table)
        for client in people[:3]:
            client.act(Rng(1))
        before = [welcomed(slow, table, number) for number in (None, 0)]
        people[3].act(Rng(1))

        assert before == [welcomed(slow, table, number) for number in (None, 0)]


def welcomed(server: Served, table: str, number: int | None) -> tuple[int, protocol.Scene | None]:
    """Return the version and the scene that a new connection receives."""
    with server.enter(table, number) as client:
        client.ping()
        return client.version, client.scene


def test_a_late_answer_waits_for_the_reveal(database: str) -> None:
    """After a challenge, the answer of another seat is refused only together with the reveal."""
    with Served(database, msgspec.structs.replace(Timing().scaled(0), secret=0.5)) as server, ExitStack() as stack:
        people, asked = exchanged(stack, server)
        challenger, late = people[asked[0]], people[asked[1]]
        seen = late.version
        assert isinstance(challenger.ask(protocol.Act("c", challenger.version, "challenge")), protocol.Done)
        challenger.ping()
        assert seen == challenger.version
        late.send(protocol.Act("late", seen, "decline"))
        late.ping()
        assert seen == late.version
        answer = late.answer("late")

        assert isinstance(answer, protocol.Refused)
        assert "stale" == answer.refusal.code
        assert seen < late.version


def exchanged(stack: ExitStack, server: Served) -> tuple[list[Client], list[int]]:
    """Return four people at Toepen, one of whom has exchanged, and the seats that may challenge, in their order."""
    table = server.open(game="toepen", options={"signals": "off"})
    people = [stack.enter_context(server.join(table, number, number)) for number in range(4)]
    people[0].start(*people[1:])
    for client in people:
        client.ping()
    first = next(client for client in people if offered(client, "exchange"))
    assert isinstance(first.ask(protocol.Act("e", first.version, "exchange")), protocol.Done)
    for client in people:
        client.ping()
    return people, [seat for seat, client in enumerate(people) if offered(client, "challenge")]


def offered(client: Client, kind: str) -> bool:
    """Return whether something is offered to a client."""
    turn = client.scene.turn if client.scene else None
    return turn is not None and any(offer.kind == kind for offer in turn.offers)


def test_only_versions_that_were_told_are_resumed(server: Served) -> None:
    """The updates since another version would tell how many had answered before a challenge."""
    with ExitStack() as stack:
        people, asked = exchanged(stack, server)
        opened = people[0].version
        assert isinstance(people[asked[0]].ask(protocol.Act("d", opened, "decline")), protocol.Done)
        assert isinstance(people[asked[1]].ask(protocol.Act("c", opened, "challenge")), protocol.Done)
        for client in people:
            client.ping()
        now = people[0].version
        assert now > opened + 2
        resumed = []
        for last in range(opened, now + 1):
            with Client(server.url, people[0].info.id, last=last) as spectator:
                if spectator.hello().scene is None:
                    resumed.append(last)

        assert [opened, now] == resumed
