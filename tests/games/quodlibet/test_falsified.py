"""Falsified records: both referees find what is false."""

import pytest

from mamlaka.games.quodlibet import QuodlibetOptions
from tests.games.quodlibet.falsified import FALSIFIED_DUTY
from tests.judging import SEED, document, is_refused


@pytest.mark.parametrize("what", FALSIFIED_DUTY)
def test_both_referees_reject_falsified_plays_by_place(what: str) -> None:
    """Both referees check which places follow suit in Quodlibet with hands turned away, and that nobody has looked."""
    options = QuodlibetOptions.parse({"contracts": "open", "open_follow": "must"})
    sound, false = document("quodlibet", SEED, options), document("quodlibet", SEED, options)
    FALSIFIED_DUTY[what](false)

    assert sound != false
    assert (False, False) == is_refused(sound)
    assert (True, True) == is_refused(false)
