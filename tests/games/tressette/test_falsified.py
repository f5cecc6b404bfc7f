"""Records that are unsound under other options: both referees say so."""

from mamlaka.games.tressette import TressetteOptions
from tests.judging import document, is_refused


def test_both_referees_reject_a_revoke_without_an_option() -> None:
    """A match of Tressette in which any card may follow is unsound if suit must be followed."""
    record = document("tressette", 1, TressetteOptions(follow="may"))
    record["options"]["follow"] = "must"

    assert (True, True) == is_refused(record)
