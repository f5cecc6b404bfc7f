"""Records checked by two referees: our own, and one that knows the rules and nothing of this library."""

from functools import cache

import pytest

from mamlaka.registry import find_game
from mamlaka.rng import Rng
from tests.invalid_records import lines
from tests.invalid_records.lines import Document
from tests.judging import GAMES, SEED, document, is_refused
from tests.seeds import seed_ranges
from tests.strategies import random_options


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seeds", seed_ranges(1, 500, slow=4, parts=5))
def test_the_referee_accepts_every_match(seeds: range, name: str) -> None:
    """Random matches under random options are sound, whole and cut off at some decision."""
    for seed in seeds:
        options, referee = random_options(name, Rng(seed)), GAMES[name].referee

        assert [] == referee(document(name, seed, options)), seed
        assert [] == referee(document(name, seed, options, decisions=seed * 37 + 1)), seed


@pytest.mark.slow
@pytest.mark.parametrize(
    "name,preset", [(name, preset) for name in GAMES for preset in find_game(name).options_type.presets]
)
def test_the_referee_accepts_every_preset(name: str, preset: str) -> None:
    """Random matches under options that go together in a way that random options seldom do are sound, too."""
    options = find_game(name).options_type.parse({}, preset)

    assert [] == GAMES[name].referee(document(name, SEED, options))


@cache
def sound_record_is_refused(name: str) -> tuple[bool, bool]:
    """Return the same for the match that is falsified, before it is."""
    return is_refused(document(name, SEED))


@pytest.mark.slow
@pytest.mark.parametrize(
    "name,what", [(name, what) for name, game in GAMES.items() for what in lines.FALSIFIED | game.falsified]
)
def test_both_referees_reject_a_falsified_record(name: str, what: str) -> None:
    """Both referees find a single change in a sound record."""
    sound, false = document(name, SEED), document(name, SEED)
    (lines.FALSIFIED | GAMES[name].falsified)[what](false)

    assert sound != false
    assert (False, False) == sound_record_is_refused(name)
    assert (True, True) == is_refused(false)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name,option,value", [(name, *other) for name, game in GAMES.items() for other in game.other_options]
)
def test_both_referees_reject_a_match_of_other_options(name: str, option: str, value: str) -> None:
    """An action that one table allows is a fault at another: every option that changes play or scores is covered."""
    record = document(name, SEED)
    record["options"][option] = value

    assert (True, True) == is_refused(record)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("document", [{"deals": 5}, {"deals": [{"events": ["nonsense"]}]}, {"options": {"mode": 3}}])
def test_the_independent_referee_survives_nonsense(document: Document, name: str) -> None:
    """A document that is not a record has a fault and raises nothing."""
    assert GAMES[name].referee({"game": name, **document})
