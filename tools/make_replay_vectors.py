"""Write the files tests/games/NAME/replay*.json: records of a game, and the places of all cards after each event.

The page folds records without the rules; its tests compare the result with these places.

Usage: python tools/make_replay_vectors.py [--check]
"""

from __future__ import annotations

import json
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any

import msgspec

from mamlaka.bots.random import RandomBot
from mamlaka.cards import Mask
from mamlaka.events import DealStarted, redact
from mamlaka.fair import FairShuffler
from mamlaka.match import Setup
from mamlaka.notation import format_zone
from mamlaka.record import SeatRecord, record_match
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.server.tables.record_display import with_display
from mamlaka.state import State
from mamlaka.table import Table
from mamlaka.view import View
from mamlaka.zones import Zone

FOLDER = Path(__file__).resolve().parents[1] / "tests" / "games"


def matches() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield the matches to record: the game, the name of the file, and its options, seats, deals and seed."""
    for name in game_names():
        for kind, match in tomllib.loads((FOLDER / name / "replays.toml").read_text(encoding="utf-8")).items():
            yield name, kind, match


def vector(
    name: str, *, deals: int, seed: int, options: Mapping[str, str] = MappingProxyType({}), seats: int | None = None
) -> dict[str, Any]:
    """Return the first deals of a random match as a record, and what is seen of their cards, by all and by a seat."""
    game = find_game(name)
    setup = Setup(game, game.options_type.parse(options), seats)
    shuffler = FairShuffler(bytes([seed]) * 32)
    start = setup.start()
    table = Table(setup, shuffler, bots={seat: RandomBot(Rng(seed + seat)) for seat in range(start.seats)})
    table.run()
    starts = [number for number, event in enumerate(table.log) if isinstance(event, DealStarted)]
    log = table.log[: (*starts, len(table.log))[deals]]
    state = Table(setup, shuffler, log=log).state
    record = record_match(state.game, log, [SeatRecord(f"Player {seat}") for seat in range(start.seats)])
    return {
        "record": json.loads(msgspec.json.encode(with_display(record))),
        "open": _places(setup, log, None),
        "seat": _places(setup, log, 0),
    }


def _places(setup: Setup, log: Any, seat: int | None) -> list[dict[str, Any]]:
    """Return for each event the zones that it changes."""
    view, rows = View(None, setup.start()), []
    for number, event in enumerate(log):
        seen = event if seat is None else redact(event, seat)
        before, row = view, {}
        if seen is not None:
            view = view.apply([(number, seen)])
            row = _changed(before, view)
        rows.append(row)
    return rows


def _changed(before: View, after: View) -> dict[str, Any]:
    game = after.state.game
    if len(after.state.results) > len(before.state.results):
        return {"end": "cleared"}  # the table is cleared at once; a replay leaves the last cards in place
    texts, earlier = _texts(after.state), _texts(before.state)
    return {format_zone(index, game): text for index, text in enumerate(texts) if text != earlier[index]}


def _texts(state: State) -> list[str]:
    """Return the cards of each zone as one text: those known, the number of others, and those shown."""
    game = state.game
    face_up = game.display(state).face_up

    def names(cards: Mask) -> str:
        return " ".join(game.deck.names[card] for card in game.arrange_hand(state, cards))

    def text(zone: Zone) -> str:
        cards = zone.cards & face_up if zone.kind == "taken" else zone.cards
        plays = " ".join(f"{seat}:{game.deck.names[card]}" for seat, card in zone.plays)
        return f"{plays or names(cards)} ?{zone.count - cards.bit_count()} {names(zone.shown)}"

    return [text(zone) for zone in state.zones]


def main() -> int:
    """Write the files, or compare them and return 1 if one is stale."""
    stale = 0
    for name, kind, match in matches():
        path = FOLDER / name / f"{kind}.json"
        vectors = vector(name, **match)
        rows = {key: "[\n" + ",\n".join(map(json.dumps, vectors[key])) + "\n]" for key in ("open", "seat")}
        text = f'{{"record": {json.dumps(vectors["record"])},\n"open": {rows["open"]},\n"seat": {rows["seat"]}}}\n'
        if sys.argv[1:] != ["--check"]:
            path.write_text(text, encoding="utf-8")
        elif not path.exists() or path.read_text(encoding="utf-8") != text:
            stale = 1
    return stale


if __name__ == "__main__":
    sys.exit(main())
