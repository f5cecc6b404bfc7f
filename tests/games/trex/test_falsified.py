"""Falsified records: both referees find what is false."""

from mamlaka.games.trex import TrexOptions
from tests.judging import document, is_refused


def test_both_referees_reject_false_cells() -> None:
    """Both referees check the points of each contract of a merged deal."""
    record = document("trex", 1, TrexOptions(mode="complex4"))
    cells = next(deal["contract_points"] for deal in record["deals"] if "contract_points" in deal)
    cells["king"], cells["queens"] = cells["queens"], cells["king"]

    assert (True, True) == is_refused(record)
