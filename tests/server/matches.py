"""Matches of one deal, to their end, and the agreement on the next one."""

from contextlib import ExitStack

from mamlaka.rng import Rng
from mamlaka.server import protocol
from tests.server.client import Client, Served, play_together

__all__ = ["SHORT", "finished", "next_of", "rematch_of"]

SHORT = {"game": "hearts", "options": {"deals": "1", "pass_cards": "off"}}
"""The settings of a match of one deal; the next match keeps them."""


def finished(server: Served, stack: ExitStack, *seats: int) -> list[Client]:
    """Play a match to its end by people in the given seats; return their connections."""
    table = server.open(**SHORT)
    people = [stack.enter_context(server.join(table, number, seat)) for number, seat in enumerate(seats, 1)]
    people[0].start(*people[1:])
    if len(people) == 1:
        people[0].play(Rng(1))
    else:
        play_together(people, Rng(1), lambda: False)
    for client in people:
        while client.info.rematch is None:
            client.receive()
    return people


def rematch_of(client: Client) -> protocol.Rematch:
    """Return what the client knows about the next match."""
    assert client.info.rematch is not None
    return client.info.rematch


def next_of(client: Client) -> str:
    """Return the id of the next table, when the client hears of it."""
    while not rematch_of(client).table:
        client.receive()
    return rematch_of(client).table
