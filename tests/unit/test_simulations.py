"""Simulations: many matches between bots, with their statistics."""

import pytest
from msgspec.structs import replace

import mamlaka as mk
from mamlaka.errors import InvalidSetup
from tests.simple_bots import FirstBot, SeededBot


@pytest.mark.slow
def test_a_simulation_gives_points_statistics_and_rows() -> None:
    """A simulation has one result per match, a mean with an interval for every seat, and rows for a data frame."""
    results = mk.simulate("toepen", matches=4, seats=2, chips=10, bots={0: SeededBot, ...: "random"})

    assert 4 == len(results)
    assert ("first", "random") == results.bots
    assert [match.totals[0] for match in results] == [row["points"] for row in results.rows() if row["seat"] == 0]
    assert sum(match.totals[0] for match in results) / 4 == results.means()[0].mean
    rows = results.contract_rows()
    assert {"match", "contract_number", "contract", "seat", "bot", "points"} == set(rows[0])
    assert sum(row["points"] for row in rows if row["seat"] == 0) == sum(match.totals[0] for match in results)
    assert "first" in str(results)
    assert "<SimulationResults of toepen: 4 matches>" == repr(results)
    assert "<td>first</td>" in results._repr_html_()


@pytest.mark.slow
def test_the_processes_of_a_simulation_change_nothing() -> None:
    """The results depend only on the seed and the number of the match, and the first match is that of a table."""
    one, two = (mk.simulate("toepen", matches=3, seats=2, seed=5, jobs=jobs, keep_records=True) for jobs in (1, 2))
    table = mk.Table("toepen", seats=2, seed=5, bots="rules")
    table.run()

    assert list(one) == list(two)
    assert one.records[0] == replace(table.record(), source=one.records[0].source)
    assert all(mk.verify(record).ok for record in one.records)


@pytest.mark.parametrize(
    "bots,sentence",
    [
        ({0: "rules"}, "seat 1 has no bot"),
        ({0: FirstBot(), ...: "rules"}, "each match needs a new bot"),
        ("nobody", "unknown bot 'nobody'"),
    ],
)
def test_a_simulation_needs_a_new_bot_in_every_seat(bots: mk.LineUp, sentence: str) -> None:
    """An empty seat, a bot that has played before, and an unknown name are refused before the first match."""
    with pytest.raises(InvalidSetup, match=sentence):
        mk.simulate("toepen", seats=2, bots=bots)


def test_a_simulation_has_a_limit_for_each_decision() -> None:
    """The bots get it as from `Table.run`, and so play other matches than without it."""
    given: list[mk.Limit] = []

    class Noting(SeededBot):
        def act(self, view: mk.View, limit: mk.Limit) -> mk.Decision | None:
            given.append(limit)
            return super().act(view, limit)

    mk.simulate("toepen", matches=1, seats=2, chips=10, bots=Noting, limit=mk.Limit(worlds=7))

    assert {mk.Limit(worlds=7)} == {*given}


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_simulation_tells_how_far_it_is(jobs: int) -> None:
    """After each match, however many processes play."""
    told: list[tuple[int, int]] = []
    mk.simulate(
        "toepen", matches=3, seats=2, chips=10, bots="random", jobs=jobs, progress=lambda *done: told.append(done)
    )

    assert [(1, 3), (2, 3), (3, 3)] == told


@pytest.mark.parametrize("numbers", [{"matches": 0}, {"jobs": 0}])
def test_a_simulation_of_nothing_is_refused(numbers: dict[str, int]) -> None:
    """A simulation needs at least one match and one process."""
    with pytest.raises(ValueError, match="at least 1"):
        mk.simulate("toepen", **numbers)  # type: ignore[arg-type]
