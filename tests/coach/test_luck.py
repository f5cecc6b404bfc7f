"""The luck of the cards: what a fixed player would have got with them."""

from statistics import fmean

import pytest
from msgspec.structs import replace

from mamlaka import Record, Table
from mamlaka.coach.luck import DealLuck, Luck, luck_totals
from mamlaka.errors import RecordError

FEW = {"plays": 3, "worlds": 4}


def played(game: str, bots: str) -> Record:
    """Return a finished match with the cards of a seed."""
    table = Table(game, seed=5, bots=bots)
    table.run()
    return table.record()


def test_the_luck_of_a_deal_does_not_depend_on_who_played_it() -> None:
    """Other players with the same cards get other points, but the cards are worth the same."""
    one = Luck(played("kein_stich", "random"), **FEW)[0]
    other = Luck(played("kein_stich", "rules"), **FEW)[0]

    assert one.actual != other.actual
    assert (one.expected, one.standard_errors) == (other.expected, other.standard_errors)


@pytest.mark.parametrize("game", ["spar", "kein_stich", "tressette"])
def test_every_deal_has_its_luck_and_the_points_of_the_match(game: str) -> None:
    """Also deals with draws; without the seed, the draws of the record are repeated."""
    record = played(game, "random")
    luck = Luck(replace(record, fair=None), **FEW)
    found = [luck[index] for index in (0, len(luck) - 1)]

    for deal in found:
        points = record.deals[deal.deal - 1].points
        sign = -1 if record.table is not None and record.table.lowest_wins else 1
        assert [sign * value - sign * fmean(points) for value in points] == pytest.approx(deal.actual)
        assert len(record.seats) == len(deal.expected) == len(deal.standard_errors)
        assert all(error >= 0 for error in deal.standard_errors)


def test_of_two_sides_what_one_gains_the_other_loses_with_the_same_error() -> None:
    """In Scopone only the sums of the sides mean anything; the first seat of each has them."""
    record = played("scopone", "rules")
    deal = Luck(record, **FEW)[0]
    own, other = (sum((record.deals[0].points or ())[seat::2]) for seat in (0, 1))

    assert (0, 0, 0, 0) == deal.expected[2:] + deal.standard_errors[2:]
    assert pytest.approx(deal.expected[0]) == -deal.expected[1]
    assert pytest.approx(deal.standard_errors[0]) == deal.standard_errors[1] > 0
    assert pytest.approx(deal.actual[0]) == (own - other) / 2


def test_it_is_the_same_every_time() -> None:
    """The fixed player draws from the number of the deal alone."""
    record = played("spar", "random")

    assert Luck(record, **FEW)[1] == Luck(record, **FEW)[1]


def test_the_luck_of_one_is_the_bad_luck_of_the_others() -> None:
    """Also in Trex, where some contracts pay points and others cost some."""
    luck = Luck(played("trex", "random"), **FEW)[3]

    assert 0 == pytest.approx(sum(luck.expected)) == pytest.approx(sum(luck.actual))


def test_a_solitaire_has_nothing_to_compare_with() -> None:
    """Its luck is in points."""
    record = played("oneonta", "random")

    assert record.deals[0].points == Luck(record, **FEW)[0].actual


def test_the_luck_of_a_match_is_that_of_its_deals() -> None:
    """Errors of different deals are independent."""
    deals = [DealLuck(1, (1.0, -1.0), (3.0, 0.0), (2, -2)), DealLuck(2, (0.5, -0.5), (4.0, 0.0), (0, 0))]

    assert DealLuck(0, (1.5, -1.5), (5.0, 0.0), (2, -2)) == luck_totals(deals)


def test_a_match_in_progress_has_no_luck_yet() -> None:
    """Its cards are still secret."""
    with pytest.raises(RecordError, match="not over"):
        Luck(Table("trex", seed=1).record())
