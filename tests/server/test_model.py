"""Whatever is dropped, doubled, delayed or killed, every viewer ends with the state of the log."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import anyio
import msgspec
import pytest
from anyio.abc import TaskGroup
from anyio.lowlevel import checkpoint

from mamlaka.fair import hash_of_nonce
from mamlaka.rng import Rng
from mamlaka.seats import Seat
from mamlaka.server import protocol
from mamlaka.server.accounts.moderation import ModerationSettings
from mamlaka.server.database.store import Store
from mamlaka.server.database.table_state import TableState
from mamlaka.server.tables.live import LiveTable
from mamlaka.server.tables.scene import scene_of
from mamlaka.server.tables.sessions import CLOSE_NORMAL, Session
from mamlaka.server.tables.table_registry import TableRegistry
from mamlaka.server.timing import Timing
from tests.server.client import Purse, action_of, scene_after, sent_to, token_of

pytestmark = pytest.mark.slow

FAST = msgspec.structs.replace(Timing().scaled(0), grace=0.0, reading=0.0, reveal=600.0)
"""A start waits for all participants, because they all reconnect."""
PERSONS = 3
"""Two people play against one bot, and a third is sometimes connected."""


class Visitor:
    """A client that may be disconnected at any time, and that remembers the acknowledged commands."""

    def __init__(self, seat: Seat | None) -> None:
        self.seat = seat
        self.token = "" if seat is None else token_of(seat)
        self.session: Session | None = None
        self.version = -1
        self.scene: protocol.Scene | None = None
        self.sent: list[protocol.Act | protocol.Start] = []
        self.done: set[str] = set()
        self.purse = Purse(self.token)
        self.info: protocol.TableInfo | None = None

    @property
    def due(self) -> protocol.Commit | protocol.Reveal | None:
        """Return the next message of the nonce exchange, by the latest table info; only once."""
        info, self.info = self.info, None
        return None if info is None else self.purse.due(info, self.seat)

    def drain(self) -> None:
        """Take in everything that has come, and check that nothing is missing."""
        if self.session is None:
            return
        for outgoing in sent_to(self.session):
            match outgoing.message:
                case protocol.Welcome(version=version, scene=scene, table=info):
                    assert version >= self.version
                    self.version, self.scene = version, scene or self.scene
                    self.info = info
                case protocol.TableNews(info):
                    self.info = info
                case protocol.News() as news:
                    assert news.previous == self.version
                    self.version, self.scene = news.version, scene_after(news, self.scene)
                case protocol.Done(name):
                    self.done.add(name)
                case protocol.Refused(name, refusal):
                    assert name not in self.done, refusal

    def cut(self, table: LiveTable | None) -> None:
        """Lose the connection with everything that is under way."""
        if self.session is not None:
            self.session.close(CLOSE_NORMAL)
            if table is not None:
                table.mailbox.post(partial(table.attendance.detach, self.session))
            self.session = None


class World:
    """A registry that dies now and then, and its visitors."""

    def __init__(self, database: str, seed: int) -> None:
        self.database, self.rng = database, Rng(seed)
        self.entropy = Random(seed).randbytes
        self.visitors = [*(Visitor(seat) for seat in range(PERSONS)), Visitor(None)]
        self.table = ""

    async def live(self, registry: TableRegistry, steps: int) -> None:
        """Take a number of steps, each by any client."""
        for _ in range(steps):
            visitor = self.rng.choice(self.visitors)
            step = self.rng.choice((self.enter, *[self.act] * 6, self.repeat, self.cut))
            await step(registry, visitor)
            for _ in range(self.rng.below(6)):
                await checkpoint()
            visitor.drain()
            await self.exchange(registry, visitor)
            table = await registry.find(self.table)
            while (
                table._bot_turns.is_thinking
            ):  # a thread takes any number of steps, and the test is the same every time
                await checkpoint()

    async def exchange(self, registry: TableRegistry, visitor: Visitor) -> None:
        """Commit to a nonce, or reveal it, if that is due and there is a connection."""
        message = visitor.due
        if message is not None and visitor.session is not None:
            await registry.run_at(self.table, partial(_exchange, visitor.session, message))

    async def enter(self, registry: TableRegistry, visitor: Visitor) -> None:
        """Connect, perhaps during an older connection of the same person, perhaps without any memory of the table."""
        visitor.drain()
        if self.rng.below(2):
            visitor.cut(await registry.find(self.table))
        session = Session()
        last = visitor.version if self.rng.below(4) else -1
        older, visitor.session = visitor.session, session
        hello = protocol.Hello(protocol.PROTOCOL, visitor.token, last)
        await registry.run_at(self.table, lambda table: table.attendance.attach(session, hello, ModerationSettings()))
        if older is not None:
            older.close(CLOSE_NORMAL)
            table = await registry.find(self.table)
            table.mailbox.post(partial(table.attendance.detach, older))

    async def act(self, registry: TableRegistry, visitor: Visitor) -> None:
        """Act on a view, however old it is."""
        visitor.drain()
        command: protocol.Act | protocol.Start = protocol.Start(f"start-{self.rng.below(2**40)}")
        if visitor.scene is not None and visitor.scene.turn is not None:
            command = action_of(visitor.scene.turn, visitor.version, self.rng)
        elif visitor.version >= 0 and visitor.scene is not None:
            return
        visitor.sent.append(command)
        if self.rng.below(8):  # else it is lost, or comes later
            await self.say(registry, visitor, command)

    async def repeat(self, registry: TableRegistry, visitor: Visitor) -> None:
        """Send something again, or late."""
        if visitor.sent:
            await self.say(registry, visitor, visitor.sent[-1 - self.rng.below(min(4, len(visitor.sent)))])

    async def say(self, registry: TableRegistry, visitor: Visitor, command: protocol.Act | protocol.Start) -> None:
        """Send a command, if there is a connection."""
        if visitor.session is not None:
            await registry.run_at(self.table, partial(_obey, visitor.session, command))

    async def cut(self, registry: TableRegistry, visitor: Visitor) -> None:
        """Lose a connection."""
        visitor.drain()
        visitor.cut(await registry.find(self.table))

    async def settle(self, registry: TableRegistry) -> None:
        """Reconnect all clients, and let the bots play until the table waits for a person."""
        for visitor in self.visitors:
            await self.enter(registry, visitor)
        for visitor in self.visitors:
            visitor.drain()
            await self.exchange(registry, visitor)
        table = await registry.find(self.table)
        while table._bot_turns.is_thinking or table._due() <= anyio.current_time():
            await table.mailbox.run(checkpoint)
            for visitor in self.visitors:
                visitor.drain()
        for visitor in self.visitors:
            await table.mailbox.run(checkpoint)
            visitor.drain()

    def check(self, store: Store) -> None:
        """Compare the state of each client with the fold of the log."""
        rows = store.rows(self.table)
        table_state = TableState(self.table, rows)
        commands = [row.command_id for row in rows if row.command_id is not None]
        assert len(set(commands)) == len(commands)
        for visitor in self.visitors:
            starts = {name for name in visitor.done if name.startswith("start")}  # of several only one begins
            assert {f"{visitor.seat}:{name}" for name in visitor.done - starts} <= set(commands)
            if table_state.table is not None:
                assert scene_of(table_state.table.view(visitor.seat)) == visitor.scene
                assert table_state.table.horizon == visitor.version


async def _obey(session: Session, command: protocol.Act | protocol.Start, table: LiveTable) -> None:
    execute = table.moves.play if isinstance(command, protocol.Act) else table.match_start.request
    await table.commands.handle(session, command, execute)


async def _exchange(session: Session, message: protocol.Commit | protocol.Reveal, table: LiveTable) -> None:
    if isinstance(message, protocol.Reveal):
        await table.match_start.reveal(session, message)
    else:
        await table.match_start.commit(session, message)


async def _sit_down(wish: protocol.SitDown, table: LiveTable) -> None:
    await table.seating.sit_down(wish)


async def in_registry(world: World, work: Callable[[TableRegistry], object]) -> None:
    """Open the registry from the stored files, act there, and kill it during an operation."""
    store = Store(world.database)

    async def dying(registry: TableRegistry, tasks: TaskGroup) -> None:
        await work(registry)  # type: ignore[misc]
        tasks.start_soon(world.act, registry, world.visitors[0])
        for _ in range(world.rng.below(12)):
            await checkpoint()
        tasks.cancel_scope.cancel()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(dying, TableRegistry(store, FAST, tasks, world.entropy), tasks)
    for visitor in world.visitors:
        visitor.drain()
        visitor.cut(None)
    store.close()


async def lived(database: str, seed: int, lives: int) -> int:
    """Let a table go through several lives of its server, and return how far its match has come."""
    world = World(database, seed)

    async def beginning(registry: TableRegistry) -> None:
        world.table = (await registry.open(protocol.OpenTable("trex", bots="random"))).facts.info.id
        for seat in range(PERSONS):
            wish = protocol.SitDown(token_of(seat), hash_of_nonce(token_of(seat)), f"Person {seat}", seat)
            await registry.run_at(world.table, partial(_sit_down, wish))

    async def life(registry: TableRegistry) -> None:
        await world.live(registry, 60)
        await world.settle(registry)
        world.check(registry._journal.store)

    await in_registry(world, beginning)
    for _ in range(lives):
        await in_registry(world, life)
    return max(visitor.version for visitor in world.visitors)


@pytest.mark.postgres
@pytest.mark.parametrize("seed", [*range(4), *(pytest.param(s, marks=pytest.mark.long) for s in range(4, 100))])
def test_the_log_agrees_with_every_client(database: str, seed: int) -> None:
    """Clients drop, double, delay and forget; the server dies in the midst of commands: nothing promised is lost."""
    version = anyio.run(lived, database, seed, 8)

    assert version > 40
