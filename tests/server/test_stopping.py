"""The end of a server while clients connect."""

import asyncio
import logging
import socket

import pytest

from mamlaka.server import protocol
from mamlaka.server.app import create_app
from mamlaka.server.database.store import Store
from mamlaka.server.http.connections import uvicorn_config
from mamlaka.server.http.stopping import Server

pytestmark = [
    pytest.mark.slow,
    # asyncio drops a socket that it has accepted and not announced when the listener closes; the system closes it.
    pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning"),
]

TURNS = 9
"""More turns of the event loop than a connection needs until its table answers."""
HEALTH = "GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
ENTER = (
    "GET /api/tables/{}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


async def stop_after(turns: int, request: str, database: str) -> None:
    """Run a server, connect to it, and stop it some turns of the event loop later."""
    app = create_app(Store(database))
    server = Server(uvicorn_config(app))
    listener = socket.create_server(("127.0.0.1", 0))
    serving = asyncio.create_task(server.serve([listener]))
    while not server.started:  # noqa: ASYNC110  # uvicorn has no event for it
        await asyncio.sleep(0.01)
    table = await app.state.registry.open(protocol.OpenTable("trex"))

    with socket.create_connection(listener.getsockname()) as client:
        client.sendall(request.format(table.state.table_id).encode())
        for _ in range(turns):
            await asyncio.sleep(0)
        await server.shutdown()
        assert not server.server_state.connections
        assert not server.server_state.tasks

    serving.cancel()
    await asyncio.gather(serving, return_exceptions=True)


@pytest.mark.parametrize("request_text", [HEALTH, ENTER], ids=["http", "websocket"])
@pytest.mark.parametrize("turns", range(TURNS))
def test_no_connection_holds_up_the_end(
    turns: int, request_text: str, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    """A client that connects at that moment, as one whose page is loading, is sent away like the others."""
    with caplog.at_level(logging.WARNING):
        asyncio.run(stop_after(turns, request_text, database))
    assert [] == caplog.messages
