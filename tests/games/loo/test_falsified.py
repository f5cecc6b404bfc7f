"""Records that are unsound under other options: both referees say so."""

from tests.judging import document, is_refused


def test_both_referees_reject_a_defended_pool_without_the_option() -> None:
    """A match of Loo in which a dealer has played for the pool is unsound if the dealer may not."""
    record = document("loo", 5)
    record["options"]["defend"] = "off"

    assert (True, True) == is_refused(record)
