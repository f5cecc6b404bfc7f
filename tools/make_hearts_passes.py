"""Learn what passes in Hearts are worth, and write src/mamlaka/games/hearts/search/passes.bin.

Some passes from each of many random hands are played in the same random worlds. Then the weights move towards what each
pass brought, compared with the others from its hand. This takes about six minutes. The same seed gives the same weights
until the policy of Hearts changes (`mamlaka train hearts`).

    python tools/make_hearts_passes.py
"""

import random
from collections.abc import Sequence
from statistics import mean

from rich.progress import track

from mamlaka import Rng, Setup, Table, find_game
from mamlaka.cards import Mask
from mamlaka.fair import FairShuffler
from mamlaka.games.hearts.phases import PassCards
from mamlaka.games.hearts.search.actions import PassPlayouts
from mamlaka.games.hearts.search.passes import PATH, SIZE, UNIT, pass_places
from mamlaka.search.number_tables import flat

HANDS, PASSES, WORLDS = 8_000, 64, 48
"""The numbers of hands, of passes from each, and of worlds in which each pass is played."""
EPOCHS = 10
"""How often all hands are used."""
FIRST_RATE, LAST_RATE = 0.004, 0.0004
"""How far the weights of a pass move towards what it brought: at first and at the end."""
SEED = 1
LEAST, MOST = -128, 127
"""The range of a signed byte."""


def brought(number: int, rng: random.Random) -> tuple[Mask, dict[Mask, float]]:
    """Return a hand, and what some passes from it brought: points above the mean of all seats."""
    game = find_game("hearts")
    table = Table(Setup(game, game.options_type.parse({}), 4), FairShuffler(number.to_bytes(32, "big")))
    view = table.view(0)
    assert isinstance(view.state.phase, PassCards)
    playouts = PassPlayouts(view, view.state.phase)
    worlds = playouts.worlds(WORLDS, Rng(number))
    points = dict[Mask, float]()
    for action in rng.sample(tuple(view.legal), PASSES):
        sums = [flat(played.sums) for played in playouts.play(action.cards, worlds, number)]
        own, every = sum(one[0] for one in sums), sum(map(sum, sums))
        points[action.cards] = (own - every / playouts.seats) / WORLDS
    return view.hand_mask, points


def learn(hands: Sequence[tuple[Mask, dict[Mask, float]]], rng: random.Random) -> list[float]:
    """Return the weights that tell the passes from each hand apart."""
    weights = [0.0] * SIZE
    for epoch in track(range(EPOCHS), "learning"):
        rate = FIRST_RATE * (LAST_RATE / FIRST_RATE) ** (epoch / (EPOCHS - 1))
        for hand, points in rng.sample(hands, len(hands)):
            places = [pass_places(hand, passed) for passed in points]
            values = [sum(map(weights.__getitem__, of_pass)) for of_pass in places]
            level = mean(points.values()) - mean(values)
            for of_pass, value, true in zip(places, values, points.values(), strict=True):
                step = rate * (true - level - value)
                for place in of_pass:
                    weights[place] += step
    return weights


def main() -> None:
    """Write the weights."""
    rng = random.Random(SEED)
    hands = [brought(number, rng) for number in track(range(HANDS), "playing")]
    units = (round(weight / UNIT) for weight in learn(hands, rng))
    PATH.write_bytes(bytes(max(LEAST, min(MOST, unit)) % 256 for unit in units))


if __name__ == "__main__":
    main()
