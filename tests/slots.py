"""Random slot problems: hidden cards that fill places, solved by trying every deal, and printed as code."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import strategies as st

from mamlaka.cards import Mask, iter_cards
from mamlaka.search.worlds import World
from mamlaka.view import Deductions
from mamlaka.zones import Slot

__all__ = ["as_code", "deals_by_enumeration", "fits", "slot_problems"]


def deals_by_enumeration(knowledge: Deductions) -> set[World]:
    """Return all worlds by trying every card in every slot."""
    cards, slots = list(iter_cards(knowledge.cards)), knowledge.slots

    def placed(number: int, world: World) -> Iterator[World]:
        if number == len(cards):
            yield world
            return
        bit = 1 << cards[number]
        for place, slot in enumerate(slots):
            if slot.allowed & bit and world[place].bit_count() < slot.count:
                yield from placed(number + 1, (*world[:place], world[place] | bit, *world[place + 1 :]))

    worlds = placed(0, (0,) * len(slots))
    return {world for world in worlds if all(fits(slot, here) for here, slot in zip(world, slots, strict=True))}


def fits(slot: Slot, cards: Mask) -> bool:
    """Return whether the given cards may have come to a slot."""
    if cards.bit_count() != slot.count or cards & ~slot.allowed:
        return False
    return not slot.cases or any((cards & some).bit_count() == number for some, number in slot.cases)


@st.composite
def slot_problems(draw: st.DrawFn, cards: int = 64, slots: int = 16) -> Deductions:
    """Return the knowledge of a viewer about at most `cards` cards in at most `slots` slots.

    Cards are of a few suits. A slot may lack some of them, or have one of several numbers of cards of a suit; most
    problems have a solution.
    """
    unseen = draw(st.lists(st.integers(0, 63), min_size=1, max_size=cards, unique=True))
    places = draw(st.integers(1, slots))
    suits = draw(st.integers(1, 5 if places <= 8 else 4))  # with more, two places would rarely be equivalent
    suit_masks = [sum(1 << card for card in unseen if card % suits == suit) for suit in range(suits)]
    world = [0] * places
    for card, place in zip(
        unseen, draw(st.lists(st.integers(0, places - 1), min_size=cards, max_size=cards)), strict=False
    ):
        world[place] |= 1 << card
    with_cases = draw(st.integers(0, places - 1))
    return Deductions(
        sum(1 << card for card in unseen),
        tuple(
            slot_about(draw, zone, here, suit_masks, has_cases=zone == with_cases) for zone, here in enumerate(world)
        ),
    )


def slot_about(draw: st.DrawFn, zone: int, here: Mask, suits: list[Mask], *, has_cases: bool) -> Slot:
    """Return a slot in which the given cards may be."""
    lacking = [suit for suit in suits if not suit & here or not draw(st.integers(0, 40))]
    allowed = sum(suits)
    for suit in lacking:
        allowed &= ~(suit if draw(st.booleans()) else 0)
    cases: tuple[tuple[Mask, int], ...] = ()
    if has_cases and draw(st.booleans()):
        some = draw(st.sampled_from(suits)) & draw(st.integers(0, 2**64 - 1))
        numbers = draw(st.sets(st.integers(0, min(here.bit_count(), some.bit_count())), min_size=1, max_size=4))
        cases = tuple((some, number) for number in sorted(numbers | {(here & some).bit_count()}))
    return Slot(zone, here.bit_count(), allowed, cases)


def as_code(knowledge: Deductions, seed: int, count: int, threads: int) -> str:
    """Return Python code that samples worlds with every engine, for debugging a difference."""
    return "\n".join(
        (
            "",
            "from mamlaka._kernel import engines",
            "from mamlaka.rng import Rng",
            "from mamlaka.search.worlds import Worlds",
            "from mamlaka.view import Deductions",
            "from mamlaka.zones import Slot",
            f"knowledge = {knowledge!r}",
            "for engine in (None, *engines()):",
            "    worlds = Worlds(knowledge, engine)",
            f"    print(worlds.ways, worlds.draw({count}, Rng({seed}), {threads}).tolist() if worlds.ways else [])",
        )
    )
