"""Worlds: counted and drawn exactly."""

from collections import Counter
from itertools import product

from mamlaka.cards import Mask, iter_cards
from mamlaka.fair import FairDealer
from mamlaka.games.trex import Trex
from mamlaka.match import Setup
from mamlaka.search.rng import Rng
from mamlaka.search.worlds import count_worlds, sample_worlds
from mamlaka.state import Slot
from mamlaka.table import Table
from mamlaka.view import Knowledge, View
from tests.strategies import random_match

FEW = 7


def by_enumeration(knowledge: Knowledge) -> set[tuple[int, ...]]:
    """Return all worlds by trying every card in every slot."""
    worlds = set()
    for places in product(range(len(knowledge.slots)), repeat=knowledge.cards.bit_count()):
        world = [0] * len(knowledge.slots)
        for card, place in zip(iter_cards(knowledge.cards), places, strict=True):
            world[place] |= 1 << card
        if all(fits(slot, cards) for cards, slot in zip(world, knowledge.slots, strict=True)):
            worlds.add(tuple(world))
    return worlds


def fits(slot: Slot, cards: Mask) -> bool:
    """Return whether cards may be what came to a slot."""
    if cards.bit_count() != slot.count or cards & ~slot.allowed:
        return False
    return not slot.cases or any((cards & some).bit_count() == number for some, number in slot.cases)


def small_views() -> list[View]:
    """Return views of late moments in random matches, with few unseen cards."""
    views = []
    for seed in range(6):
        dealer, log, versions = random_match(seed)
        for version in versions[::7]:
            view = Table(Setup(Trex), dealer, log=log[:version]).view(seed % 4)
            if 0 < view.deductions().unseen.bit_count() <= FEW:
                views.append(view)
    return views


def test_worlds_are_counted_as_by_enumeration() -> None:
    """The table of counts equals trying out every deal, also where a seat must hold one of several cards."""
    views = small_views()

    assert len(views) > 10
    assert any(slot.cases for view in views for slot in view.deductions().slots)
    for view in views:
        assert len(by_enumeration(view.deductions())) == count_worlds(view)


def test_every_world_is_drawn_equally_often() -> None:
    """In 200 draws a world, each comes up about as often as every other."""
    for view in small_views()[:8]:
        worlds = by_enumeration(view.deductions())
        if len(worlds) > 60:
            continue
        counts = Counter(sample_worlds(view, 200 * len(worlds), Rng(1)))

        assert worlds == set(counts)
        assert all(120 < count < 280 for count in counts.values())


def test_a_fresh_deal_has_all_worlds() -> None:
    """Three hidden hands and a shown seven: 39 cards, of which one place is known."""
    view = Table(Setup(Trex), FairDealer(bytes(32))).view(1)
    unknown = [slot.count for slot in view.deductions().slots]
    ways = 1
    left = sum(unknown)
    for count in unknown:
        for step in range(count):
            ways = ways * (left - step) // (step + 1)
        left -= count

    assert ways == count_worlds(view)


def test_the_generator_is_the_published_one() -> None:
    """SplitMix64 from seed 1234567 gives the numbers of its authors' reference."""
    rng = Rng(1234567)

    assert [6457827717110365317, 3203168211198807973, 9817491932198370423] == [rng.next64() for _ in range(3)]
