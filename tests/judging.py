"""Records for two referees: our own, and one that knows the rules and nothing of this library."""

from collections.abc import Callable, Sequence
from importlib import import_module
from typing import NamedTuple

import msgspec

from mamlaka.options import Options
from mamlaka.record import SeatRecord, decode_record, encode_record, record_match
from mamlaka.registry import game_names
from mamlaka.verification import verify
from tests.invalid_records.lines import Document, Falsify
from tests.strategies import random_match

__all__ = ["GAMES", "SEED", "Judged", "document", "is_refused"]


class Judged(NamedTuple):
    """A game and its independent referee."""

    referee: Callable[[Document], Sequence[str]]
    falsified: dict[str, Falsify]
    other_options: Sequence[tuple[str, str]]


def judged(name: str) -> Judged:
    """Return what the folder of a game has for its referee."""
    falsified = import_module(f"tests.games.{name}.falsified")
    return Judged(import_module(f"tests.games.{name}.referee").referee, falsified.FALSIFIED, falsified.OTHER_OPTIONS)


GAMES = {name: judged(name) for name in game_names()}


def document(name: str, seed: int, options: Options | None = None, decisions: int | None = None) -> Document:
    """Return the record of a random match, or its beginning, as a reader of its file sees it."""
    match = random_match(name, seed, options)
    table = match.table(None if decisions is None else match.versions[decisions % len(match.versions)])
    seated = (SeatRecord("random", "bot", 1),) * table.state.seats
    found: Document = msgspec.json.decode(encode_record(record_match(table.state.game, table.log, seated)))
    return found


SEED = 4
"""The match of this seed contains everything that is falsified."""


def is_refused(record: Document) -> tuple[bool, bool]:
    """Return whether our referee and the independent one find a fault."""
    return not verify(decode_record(msgspec.json.encode(record)), needs_seed=False), bool(
        GAMES[record["game"]].referee(record)
    )
