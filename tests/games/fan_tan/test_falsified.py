"""Records that are unsound under other options: both referees say so."""

import pytest

from mamlaka.games.fan_tan import FanTanOptions
from tests.judging import document, is_refused


@pytest.mark.parametrize("option,value", [("pass_limit", "2"), ("passing", "forced"), ("corner", "none")])
def test_both_referees_reject_passes_and_corners_without_the_option(option: str, value: str) -> None:
    """A match of Fan Tan with limited passes and a corner is unsound if the options are others."""
    record = document("fan_tan", 1, FanTanOptions.parse({}, "shichi_narabe_link"))
    record["options"][option] = value

    assert (True, True) == is_refused(record)
