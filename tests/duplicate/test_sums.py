"""The sums of points that the rules prescribe for a deal."""

import pytest

from mamlaka.duplicate import boards_of
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.record import SeatRecord
from mamlaka.registry import find_game, game_names

SEED = bytes(32)


@pytest.mark.parametrize(
    "name,preset",
    [
        pytest.param(name, preset, marks=[pytest.mark.slow] if preset else [])
        for name in sorted(game_names())
        for preset in ("", *find_game(name).options_type.presets)
    ],
)
def test_every_deal_has_the_sum_that_its_rules_prescribe(name: str, preset: str) -> None:
    """Random players score what the game says, in each kind of deal, if it says anything."""
    game = find_game(name)
    for board in boards_of(Setup(game, game.options_type.parse({}, preset)), "x", 10):
        right = board.game.sum_of_deal(board.kind)
        if right is not None:
            seats = [SeatRecord("random", "bot", 1)] * board.game.seats
            record = board.play(["random"] * board.game.seats, seats, SEED, "")
            assert board.game.points_sign * right == sum(board.points_so_far(record) or ())


def test_the_contracts_of_trex_have_sums() -> None:
    """A kingdom sums to zero."""
    game = Setup(Trex).start().game
    sums = {kind: game.sum_of_deal(kind) for kind in ("king", "queens", "diamonds", "slaps", "trex")}

    assert {"king": -75, "queens": -100, "diamonds": -130, "slaps": -195, "trex": 500} == sums
