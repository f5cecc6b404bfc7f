"""Replays of finished matches over HTTP, and the frames that they consist of."""

from typing import Any

import msgspec
import pytest

import mamlaka as mk
from mamlaka.events import DealStarted
from mamlaka.record import SeatRecord, decode_record, encode_record, record_match
from mamlaka.registry import game_names
from mamlaka.rng import Rng
from mamlaka.server import protocol
from mamlaka.server.tables.record_display import with_display
from mamlaka.server.tables.replay import replay_deal
from mamlaka.server.tables.scene import scene_of
from mamlaka.view import View
from tests.server.client import Served
from tests.strategies import Match, random_match

pytestmark = pytest.mark.slow


def scenes_of(deal: protocol.ReplayDeal) -> list[dict[str, Any]]:
    """Return the scene after every frame, as a client puts it together."""
    received: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(deal))
    scene, scenes = received["scene"], []
    for frame in received["frames"]:
        scene = changed(scene, frame["changes"])
        scenes.append(scene)
    return scenes


def changed(scene: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Return a scene with new values, by path."""
    scene = dict(scene)
    for path, value in changes.items():
        field, _, index = path.partition(".")
        if index:
            scene[field] = [*scene[field][: int(index)], value, *scene[field][int(index) + 1 :]]
        else:
            scene[field] = value
    return scene


def scene_at(match: Match, version: int | None, seat: int | None) -> dict[str, Any]:
    """Return the scene of a version, with all cards or with those that a seat knew, and without turns."""
    table = match.table(version)
    state = table.state if seat is None else table.view(seat).state
    fields: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(scene_of(View(None, state))))
    return fields


@pytest.mark.parametrize("name", game_names())
def test_frames_lead_to_the_last_scene(name: str) -> None:
    """Deal by deal, the frames have one entry for each line of the record, and end in the scenes of the match."""
    match = random_match(name, 3)
    table = match.table()
    deals = record_match(table.state.game, table.log, ()).deals
    ends = [number for number, event in enumerate(match.log) if isinstance(event, DealStarted)][1:]
    for seat in (None, 0, match.table().state.seats - 1):
        replayed = [replay_deal(match.setup, match.log, number, seat) for number in range(len(deals))]

        assert [len(deal.events) for deal in deals] == [len(deal.frames) for deal in replayed]
        assert [scenes_of(deal)[-1] for deal in replayed] == [scene_at(match, end, seat) for end in (*ends, None)]


@pytest.mark.parametrize("name", game_names())
def test_a_seat_sees_only_what_it_knew(name: str) -> None:
    """Within a deal, every frame of a seat is the scene that this seat had."""
    match = random_match(name, 4)
    seat = match.table().state.seats - 1
    scenes = scenes_of(replay_deal(match.setup, match.log, 0, seat))
    versions = range(1, len(scenes), 7)

    assert [scenes[version - 1] for version in versions] == [scene_at(match, version, seat) for version in versions]


def test_a_replay_waits_for_the_end_of_the_match(server: Served) -> None:
    """While a match runs, its cards stay secret, also those of finished deals and of a single seat."""
    table = server.open(game="tressette")
    address = f"/api/tables/{table}/replay"
    assert "not_over" == server.http("GET", address).json()["code"]
    with server.join(table, 1) as client:
        client.start()
        for query in ("", "?deal=0", "?deal=0&seat=0", "?seat=1"):
            answer = server.http("GET", address + query)
            assert (403, "not_over") == (answer.status_code, answer.json()["code"])
        client.play(Rng(1))
        scene = client.scene
    assert scene is not None
    deals = server.http("GET", f"/api/tables/{table}/record").json()["deals"]
    last = server.http("GET", f"{address}?deal={len(deals) - 1}")
    found = scenes_of(msgspec.json.decode(last.content, type=protocol.ReplayDeal))[-1]

    assert (True, list(scene.totals)) == (found["over"], found["totals"])
    assert "gzip" == last.headers["content-encoding"]
    for query in ("?deal=-1", f"?deal={len(deals)}", "?deal=x", "?seat=2", "?seat="):
        assert 400 == server.http("GET", address + query).status_code
    assert 404 == server.http("GET", "/api/tables/nothing/replay").status_code


@pytest.mark.parametrize("name", game_names())
def test_a_record_has_what_a_replay_shows_beside_the_cards(name: str) -> None:
    """The changes of the scene, event by event, add up to the scenes of the replay with all cards."""
    match = random_match(name, 5)
    table = match.table()
    seats = [SeatRecord(f"Player {seat}") for seat in range(table.state.seats)]
    record: dict[str, Any] = msgspec.json.decode(
        encode_record(with_display(record_match(table.state.game, table.log, seats)))
    )
    scene: dict[str, Any] = {}
    for number, deal in enumerate(record["deals"]):
        shown = []
        for event in range(len(deal["events"])):
            scene = changed(scene, deal["display"].get(str(event), {}).get("scene", {}))
            shown.append(scene)
        scenes = scenes_of(replay_deal(match.setup, match.log, number, None))

        assert [{path: value for path, value in one.items() if path in shown[0]} for one in scenes] == shown
        assert {"zones", "turn", "tracker"} == set(scenes[0]) - set(shown[0])


def test_a_downloaded_record_says_what_the_table_showed(server: Served) -> None:
    """It does so only if that is asked for, and is sound."""
    table = server.open(game="cribbage", bots="random")
    with server.join(table, 0) as client:
        client.start()
        client.play(Rng(1))
    address = f"/api/tables/{table}/record"
    record = decode_record(server.http("GET", address).content)
    drawn = decode_record(server.http("GET", f"{address}?display").content)

    assert record == msgspec.structs.replace(
        drawn, deals=tuple(msgspec.structs.replace(deal, display={}) for deal in drawn.deals)
    )
    assert all(deal.display for deal in drawn.deals)
    assert mk.verify(drawn).ok
