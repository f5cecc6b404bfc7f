"""Successive scenes: unchanged parts are used again, and each scene equals one that is made from nothing."""

import pytest

from mamlaka.events import redact
from mamlaka.record import SeatRecord, deal_bounds, record_match
from mamlaka.registry import game_names
from mamlaka.server.protocol import Moved, Scene
from mamlaka.server.tables.scene import PublicScenes, SceneMaker, scene_of, updates_of
from mamlaka.server.tables.scene_changes import changes_between
from mamlaka.view import View
from tests.strategies import random_match

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_successive_scenes_equal_new_ones(game: str, seed: int) -> None:
    """Each viewer gets the scenes and the changes that follow from the views alone."""
    table = random_match(game, seed).table()
    for viewer in (None, *range(table.state.seats)):
        view, maker = View(viewer, table.start), SceneMaker()
        before = maker.scene_of(view)
        for number, event in table.since(0, viewer):
            view = view.apply([(number, event)])
            scene, fresh = maker.scene_of(view), scene_of(view)
            assert scene == fresh
            assert changes_between(before, scene) == changes_between(before, fresh)
            before = scene


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("seed", [0, pytest.param(1, marks=pytest.mark.long)])
def test_viewers_share_what_is_public(game: str, seed: int) -> None:
    """Whichever scene is made first, everyone gets the scene that follows from their view alone."""
    table = random_match(game, seed).table()
    public, viewers = PublicScenes(), (None, *range(table.state.seats))
    makers = {viewer: SceneMaker(public) for viewer in viewers}
    views = {viewer: View(viewer, table.start) for viewer in viewers}
    for number, event in enumerate(table.log):
        for viewer in viewers:
            seen = redact(event, viewer)
            if seen is not None:
                views[viewer] = views[viewer].apply([(number, seen)])
        for viewer in viewers[number % len(viewers) :] + viewers[: number % len(viewers)]:
            assert makers[viewer].scene_of(views[viewer], number) == scene_of(views[viewer])


@pytest.mark.parametrize("game", game_names())
def test_unchanged_parts_are_the_same_objects(game: str) -> None:
    """If the results of the deals, the sheet or a zone have not changed, neither has their part of the scene."""
    tables = (random_match(game, number).table() for number in range(10))
    table = next(table for table in tables if len(table.state.results) > 1)  # a result is kept in the next deal
    view, maker = View(0, table.start), SceneMaker()
    earlier, before = view, maker.scene_of(view)
    kept = dict.fromkeys(("totals", "last", "sheet", "zones"), 0)
    for number, event in table.since(0, 0):
        view = view.apply([(number, event)])
        scene = maker.scene_of(view)
        if view.state.results is earlier.state.results:
            assert scene.totals is before.totals
            assert scene.last is before.last
        for name in kept:
            kept[name] += _is_kept(before, scene, name)
        earlier, before = view, scene
    assert all(kept.values()), kept


@pytest.mark.parametrize("viewer", [None, 0])
def test_the_last_cards_of_a_trick_of_combinations_say_who_takes_it(viewer: int | None) -> None:
    """Updates, records and counts of tricks agree, also where the last seat discards face down."""
    table = random_match("da_qi_zi", 3).table()
    view, takers = View(viewer, table.start), dict[int, int]()
    counts = [0] * 4
    for number, event in table.since(0, viewer):
        before, view = view, view.apply([(number, event)])
        (update, *scored) = updates_of(before, event, view)
        if isinstance(update, Moved) and update.taker is not None:
            takers[number] = update.taker
            counts[update.taker] += 1
        if scored:
            counts = [0] * 4
        assert not (tricks := scene_of(view).tricks) or list(tricks) == counts
    record = record_match(table.state.game, table.log, [SeatRecord(str(seat)) for seat in range(4)])
    starts = [first for first, _ in deal_bounds(table.log)]
    recorded = {
        start + number: taker for start, deal in zip(starts, record.deals, strict=True) for number, taker in deal.tricks
    }

    assert takers == recorded
    assert len(takers) > 2 * len(starts)


def _is_kept(before: Scene, scene: Scene, name: str) -> bool:
    """Return whether a part, or one of the zones, is the same object in both scenes."""
    if name == "zones":
        return any(old is new for old, new in zip(before.zones, scene.zones, strict=True))
    old, new = getattr(before, name), getattr(scene, name)
    return old is not None and old is new
