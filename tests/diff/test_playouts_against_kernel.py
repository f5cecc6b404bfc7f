"""Playouts by the Python reference and by the kernel: the draws are the same, and so are all points."""

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from mamlaka.cards import FRENCH, iter_cards
from mamlaka.games.trex.contracts import SLAPS
from mamlaka.layout_rules import placeable_mask
from mamlaka.plan import lower
from mamlaka.plan_rules import legal_mask
from mamlaka.rng import Rng
from mamlaka.search.number_tables import flat, number_table
from mamlaka.search.playouts import Playouts, compare_cards, play_deals, play_worlds
from mamlaka.search.positions import HiddenCards, RecipientPayoffs, TrickPosition
from mamlaka.view import View
from tests.needs import only, switched
from tests.plans import Hiding, chance, layout_positions, random_layout, random_plan, random_tricks, trick_positions
from tests.seeds import seed_ranges
from tests.strategies import Match, random_match

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

SEEDS = seed_ranges(8, 2_000, slow=20)
WORLDS = 3
"""The number of worlds in which candidates are compared."""


def some_seats(rng: Rng, seats: int) -> tuple[int, ...]:
    """Return none of the seats, all or some."""
    return rng.choice([(), tuple(range(seats)), tuple(seat for seat in range(seats) if chance(rng, 2))])


def policies(rng: Rng, seats: int) -> dict[str, Any]:
    """Return the seats of the heuristic policy, and those of the conventional one."""
    return {"heuristic": some_seats(rng, seats), "conventional": some_seats(rng, seats)}


def facts_of(playouts: Playouts) -> tuple[object, ...]:
    """Return all results of playouts."""
    return (
        playouts.candidates,
        playouts.count,
        playouts.sums.tolist(),
        playouts.squares.tolist(),
        playouts.squared_differences.tolist(),
    )


def random_weights(rng: Rng, columns: int) -> tuple[int, ...] | None:
    """Return a weight for each column, or nothing."""
    return rng.choice([None, tuple(rng.below(9) - 4 for _ in range(columns))])


@pytest.mark.parametrize("seeds", SEEDS)
def test_whole_deals_bring_the_same_points(engine: "Engine", seeds: range) -> None:
    """Trick and layout deals, dealt at random and played by all policies, by one thread or by three."""
    for seed in seeds:
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        layout, rows = random_layout(rng)
        size = 1 + rng.below(len(spec.deck) // spec.seats)
        with_stock = chance(rng, 2) and (len(spec.deck) - size * spec.seats) % spec.seats == 0
        deals: dict[str, Any] = {**policies(rng, plan.seats), "hand_size": size, "with_stock": with_stock}
        laid: dict[str, Any] = {**policies(rng, rows.seats), "leader": rng.below(rows.seats)}
        with switched("off"):
            expected = play_deals(plan, 3, Rng(seed), **deals).tolist(), play_deals(rows, 3, Rng(seed), **laid).tolist()
        with only(engine):
            for threads in (1, 3):
                tricks = play_deals(plan, 3, Rng(seed), **deals, threads=threads).tolist()
                assert expected[0] == tricks, f"plan = lower({spec!r})\ndeals = {deals!r}\nseed = {seed}"
                layouts = play_deals(rows, 3, Rng(seed), **laid, threads=threads).tolist()
                assert expected[1] == layouts, f"plan = lower({layout!r})\ndeals = {laid!r}\nseed = {seed}"


@pytest.mark.parametrize("seeds", SEEDS)
def test_candidates_have_equal_values_in_the_same_worlds(engine: "Engine", seeds: range) -> None:
    """From random positions, with hidden hands and a hidden stock, for all seats or by values of one."""
    for seed in seeds:
        rng = Rng(seed)
        spec, plan = random_plan(rng)
        positions = trick_positions(plan, random_tricks(plan, rng), rng)
        if not positions:  # the cards that end the deal are out of play
            continue
        position = rng.choice(positions)
        hand = position.hands[position.turn]
        legal = legal_mask(plan, hand, position.trick, first_trick=position.first_trick, broken=position.broken)
        legal *= seed % 5 > 0  # without candidates nothing is compared
        hidden, worlds = Hiding(plan.seats, rng).hide(position, WORLDS)
        values = random_values(rng, len(spec.deck), plan.seats) if chance(rng, 3) else None
        compared: dict[str, Any] = {
            **policies(rng, plan.seats),
            "values": values,
            "weights": random_weights(rng, 1 if values else plan.seats),
        }
        repeat = f"plan = lower({spec!r})\nposition = {hidden!r}\nworlds = {worlds.cards.tolist()}, {worlds.where}"
        with switched("off"):
            expected = play_worlds(plan, hidden, worlds, legal, Rng(seed), **compared)
        with only(engine):
            for threads in (1, 2):
                played = play_worlds(plan, hidden, worlds, legal, Rng(seed), **compared, threads=threads)
                assert facts_of(expected) == facts_of(played), f"{repeat}\ncompared = {compared}\nseed = {seed}"


@pytest.mark.parametrize("seeds", SEEDS)
def test_placements_have_equal_values_in_the_same_worlds(engine: "Engine", seeds: range) -> None:
    """The same for layouts."""
    for seed in seeds:
        rng = Rng(seed)
        spec, plan = random_layout(rng)
        position = rng.choice(layout_positions(plan, rng))
        legal = position.hands[position.turn] & placeable_mask(plan, position.placed, position.ends)
        legal *= seed % 5 > 0
        hidden, worlds = Hiding(plan.seats, rng).hide(position, WORLDS)
        compared: dict[str, Any] = {
            **policies(rng, plan.seats),
            "weights": random_weights(rng, plan.seats),
        }
        with switched("off"):
            expected = play_worlds(plan, hidden, worlds, legal, Rng(seed), **compared)
        with only(engine):
            played = play_worlds(plan, hidden, worlds, legal, Rng(seed), **compared)
        assert facts_of(expected) == facts_of(played), f"plan = lower({spec!r})\nposition = {hidden!r}\nseed = {seed}"


@pytest.mark.parametrize("seeds", seed_ranges(1, 100, slow=3, parts=5))
@pytest.mark.parametrize("game", ["hearts", "spar", "toepen", "tressette", "trex"])
def test_cards_have_equal_values_to_a_player(engine: "Engine", game: str, seeds: range) -> None:
    """At a random decision of a real match, with all that its view proves about the hidden cards."""
    for seed in seeds:
        rng = Rng(seed)
        view = asked_for_a_card(random_match(game, seed), rng)
        how = policies(rng, view.state.seats)
        with switched("off"):
            expected = compare_cards(view, WORLDS, Rng(seed), **how)
        with only(engine):
            assert facts_of(expected) == facts_of(compare_cards(view, WORLDS, Rng(seed), **how)), (
                game,
                seed,
                view.version,
            )


def asked_for_a_card(match: Match, rng: Rng) -> View:
    """Return the view of a seat that is to play a card, at a random decision point of a match."""
    versions = list(match.versions)
    rng.shuffle(versions)
    tables = map(match.table, versions)
    views = (table.view(seat) for table in tables for seat in table.waiting_for)
    return next(view for view in views if view.turn and any(offer.kind == "play" for offer in view.turn.offers))


def random_values(rng: Rng, cards: int, seats: int) -> RecipientPayoffs:
    """Return what one seat may get."""
    numbers = [rng.below(201) - 100 for _ in range((cards + 2) * seats)]
    return RecipientPayoffs(numbers[: cards * seats], numbers[-2 * seats : -seats], numbers[-seats:])


def test_weighted_points_are_compared_world_by_world(engine: "Engine") -> None:
    """The squared differences of single worlds add up to those of both together."""
    hands = tuple(FRENCH.mask(cards) for cards in ("2C QC", "3C KD", "JC 2D"))
    plan = lower(replace(SLAPS, seats=3))
    position = TrickPosition((hands[0], 0, 0), 0, gone=FRENCH.all_mask & ~sum(hands))
    worlds = [(hands[1], hands[2]), (hands[2], hands[1])]
    weights = (2, -1, -1)
    with only(engine):
        squared_differences = 0
        for world in worlds:
            hidden = HiddenCards(number_table("Q", world, 2), (1, 2), hands[1] | hands[2])
            low, high = (
                flat(play_worlds(plan, position, hidden, 1 << card, Rng(0)).sums) for card in iter_cards(hands[0])
            )
            squared_differences += sum(weight * (a - b) for weight, a, b in zip(weights, low, high, strict=True)) ** 2
        hidden = HiddenCards(
            number_table("Q", [card for world in worlds for card in world], 2), (1, 2), hands[1] | hands[2]
        )
        played = play_worlds(plan, position, hidden, hands[0], Rng(0), weights=weights)
    assert [0, squared_differences, squared_differences, 0] == flat(played.squared_differences)
    assert squared_differences


def test_weights_that_do_not_fit_are_refused(engine: "Engine") -> None:
    """Too few, too many or none, by kernel and reference."""
    hands = tuple(FRENCH.mask(cards) for cards in ("2C QC", "3C KD", "JC 2D"))
    hidden = HiddenCards(number_table("Q", hands[1:], 2), (1, 2), hands[1] | hands[2])
    position = TrickPosition((hands[0], 0, 0), 0)
    for weights in ((), (1, 2), (1, 2, 3, 4)):
        with only(engine), pytest.raises(ValueError, match="do not fit"):
            play_worlds(lower(replace(SLAPS, seats=3)), position, hidden, hands[0], Rng(0), weights=weights)
