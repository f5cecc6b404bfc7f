"""The generator of the kernel, compared with the one in Python: the same seed, the same numbers."""

from typing import TYPE_CHECKING

from hypothesis import given
from hypothesis import strategies as st

from mamlaka.rng import Rng

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

WORDS = st.integers(0, (1 << 64) - 1)


@given(seed=WORDS, bound=WORDS.filter(bool) | st.integers(1, 100), count=st.integers(0, 50))
def test_both_generators_draw_the_same_numbers(engine: "Engine", seed: int, bound: int, count: int) -> None:
    """Whatever the seed and the bound, each engine draws what Python draws."""
    rng = Rng(seed)

    assert [rng.below(bound) for _ in range(count)] == engine.random_numbers(seed, bound, count)
