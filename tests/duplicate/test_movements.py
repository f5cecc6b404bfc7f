"""Movements keep what they promise, for two to twenty tables."""

import tomllib
from collections import Counter
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from mamlaka.duplicate import Round, howell, individual, meetings, mitchell, usual_movement
from mamlaka.duplicate.movements import HOWELL_FIRST, comparisons_of
from mamlaka.errors import InvalidSetup

TABLES = range(2, 21)
FOR_TWO, PAIRS = ((0,), (1,)), ((0, 2), (1, 3))
VECTORS = Path(__file__).parents[1] / "vectors" / "duplicate"


def published(name: str) -> dict[str, Any]:
    """Return a movement as its source prints it."""
    found: dict[str, Any] = tomllib.loads((VECTORS / "movements.toml").read_text(encoding="utf-8"))[name]
    return found


def check_movement(rounds: Sequence[Round], entrants: int) -> None:
    """Everybody has one place in each round, and nobody plays a set of boards twice."""
    played: Counter[tuple[int, int]] = Counter()
    for sittings in rounds:
        seated = [entrant for sitting in sittings for entrant in {*sitting.seats}]
        assert sorted(seated) == list(range(entrants))
        played.update((entrant, sitting.board_set) for sitting in sittings for entrant in {*sitting.seats})

    assert 1 == max(played.values())


def tables_of_sets(rounds: Sequence[Round]) -> set[int]:
    """Return how many tables play a set of boards, over all sets."""
    return {*Counter(sitting.board_set for sittings in rounds for sitting in sittings).values()}


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("sides", [FOR_TWO, PAIRS])
def test_a_mitchell_gives_new_boards_and_new_opponents(sides: tuple[tuple[int, ...], ...], tables: int) -> None:
    """No set of boards and no opponents come twice, and as many tables play each set as there are rounds."""
    rounds = mitchell(sides, 2 * tables)

    check_movement(rounds, 2 * tables)
    assert tables - (tables % 2 == 0) == len(rounds)
    assert {1} == {*meetings(rounds).values()}
    assert {len(rounds)} == tables_of_sets(rounds)
    assert all({*range(tables)} == {sitting.seats[0] for sitting in sittings} for sittings in rounds)


@pytest.mark.parametrize("tables", TABLES)
def test_in_a_howell_everybody_meets_everybody(tables: int) -> None:
    """All pairs meet once, all tables play the boards of a round, and no pair has one side much more often."""
    rounds = howell(PAIRS, 2 * tables)
    first = Counter(sitting.seats[0] for sittings in rounds for sitting in sittings)

    check_movement(rounds, 2 * tables)
    assert 2 * tables * (2 * tables - 1) // 2 == len(meetings(rounds))
    assert {1} == {*meetings(rounds).values()}
    assert {tables} == tables_of_sets(rounds)
    assert all(abs(2 * first[pair] - len(rounds)) <= tables // 2 + 3 for pair in range(2 * tables))


@pytest.mark.parametrize("tables", TABLES)
@pytest.mark.parametrize("sitting_out", [0, 1])
def test_in_a_howell_each_two_are_compared_about_equally_often(tables: int, sitting_out: int) -> None:
    """The number of rounds with the same cards differs by at most 2 up to seven tables, 4 up to 14, and 6 beyond."""
    entrants = 2 * tables - sitting_out
    compared = comparisons_of(howell(PAIRS, entrants), entrants, PAIRS[0]).values()

    assert max(compared) - min(compared) <= (2 if tables <= 7 else 4 if tables <= 14 else 6)


@pytest.mark.parametrize("tables", [2, 4, 6, 10, 12, 16])
def test_some_howells_compare_all_equally_often(tables: int) -> None:
    """Each two of them hold the same cards in one round less than there are tables."""
    assert {tables - 1} == {*comparisons_of(howell(PAIRS, 2 * tables), 2 * tables, PAIRS[0]).values()}


def test_no_sides_of_three_tables_compare_more_evenly() -> None:
    """Of all 2 ** 15 ways to choose the sides in the rounds of six pairs, none has a smaller difference than ours."""
    rounds = howell(FOR_TWO, 6)
    matches = [(number, *sitting.seats) for number, sittings in enumerate(rounds) for sitting in sittings]
    smallest = 5
    for ways in range(1 << len(matches) - 1):  # the last one may stay: exchanging all sides changes nothing
        first = [0] * 6
        for place, (number, one, other) in enumerate(matches):
            first[other if ways >> place & 1 else one] |= 1 << number
        agree = [5 - (first[one] ^ first[other]).bit_count() for one, other in combinations(range(6), 2)]
        smallest = min(smallest, max(agree) - min(agree))

    ours = comparisons_of(rounds, 6, FOR_TWO[0]).values()
    assert smallest == max(ours) - min(ours)


@pytest.mark.parametrize("tables", range(2, 13))
def test_the_sides_of_a_howell_are_the_most_even_of_their_kind(tables: int) -> None:
    """No other set of steps, one of each k and -k, agrees more evenly with itself moved by any number of places."""
    fixed = 2 * tables - 1

    def unevenness(first: int) -> int:
        moved = ((first << by | first >> fixed - by) & (1 << fixed) - 1 for by in range(1, tables))
        agree = [fixed - (first ^ other).bit_count() for other in moved]
        return max(agree) - min(agree)

    others = (
        sum(1 << (step if ways >> step & 1 else fixed - step) for step in range(1, tables))
        for ways in range(1 << tables)
        if ways & 1 == 0
    )
    assert unevenness(HOWELL_FIRST[tables]) == min(map(unevenness, others))


@pytest.mark.parametrize("tables", [4, 5, 7, 11, 13, 17, 19])
@pytest.mark.parametrize("seats", [3, 4])
def test_in_a_rainbow_nobody_meets_anybody_twice(seats: int, tables: int) -> None:
    """With four tables, or a number that neither 2 nor 3 divides, players meet at most once in as many rounds."""
    rounds = individual(seats, seats * tables, tables)

    check_movement(rounds, seats * tables)
    assert {1} == {*meetings(rounds).values()}


@pytest.mark.slow
@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("tables", TABLES)
def test_single_players_meet_as_rarely_as_promised(seats: int, tables: int) -> None:
    """In five rounds nobody meets a player three times from four tables on, or twice from eight tables on."""
    rounds = individual(seats, seats * tables, 5)
    had = Counter((player, seat) for sittings in rounds for one in sittings for seat, player in enumerate(one.seats))

    check_movement(rounds, seats * tables)
    assert max(meetings(rounds).values()) <= (1 if tables >= 8 else 2 if tables >= 4 else 3)
    assert max(had.values()) <= (2 if seats == 4 else 3)
    assert {tables} == tables_of_sets(rounds)


@pytest.mark.parametrize("tables,rounds,each", [(2, 7, 3), (4, 5, 1)])
def test_eight_and_sixteen_players_all_meet_equally_often(tables: int, rounds: int, each: int) -> None:
    """Eight players meet three times in seven rounds, sixteen once in five."""
    met = meetings(individual(4, 4 * tables, rounds))

    assert {each} == {*met.values()}
    assert 4 * tables * (4 * tables - 1) // 2 == len(met)


def test_a_mitchell_is_the_published_one() -> None:
    """With six tables the moving pairs skip a table after the third round."""
    rounds = [
        tuple([int(word) for word in half.split()] for half in line.split("/"))
        for line in published("mitchell")["tables_6"]
    ]

    assert rounds == [
        ([sitting.seats[1] - 5 for sitting in sittings], [sitting.board_set + 1 for sitting in sittings])
        for sittings in mitchell(FOR_TWO, 12)
    ]


def test_a_howell_has_the_rounds_of_the_berger_tables() -> None:
    """The same pairs meet in the same rounds; the order of the rounds differs."""
    rounds = {
        frozenset(frozenset(int(number) for number in pair.split("-")) for pair in line.split())
        for line in published("howell")["rounds"]
    }

    assert rounds == {
        frozenset(frozenset(entrant + 1 for entrant in sitting.seats) for sitting in sittings)
        for sittings in howell(FOR_TWO, 6)
    }


def partners_of(seats: Sequence[int]) -> frozenset[frozenset[int]]:
    """Return the partners of a table, with numbers from 1."""
    return frozenset({frozenset(player + 1 for player in seats[0::2]), frozenset(player + 1 for player in seats[1::2])})


def test_eight_players_have_the_printed_movement() -> None:
    """The same partners play against each other in every round; they may sit in other seats."""
    rounds = [
        {
            frozenset(frozenset(int(number) for number in pair.split("-")) for pair in table.split())
            for table in line.split(", ")
        }
        for line in published("individual")["rounds"]
    ]

    assert rounds == [{partners_of(sitting.seats) for sitting in sittings} for sittings in individual(4, 8, 7)]


def test_a_rainbow_is_the_published_one() -> None:
    """The same players meet in the same rounds; they may sit in other seats."""
    rounds = [
        {frozenset(int(player) for player in table.split()) for table in line.split(", ")}
        for line in published("rainbow")["rounds"]
    ]

    assert rounds == [
        {frozenset(player + 1 for player in sitting.seats) for sitting in sittings} for sittings in individual(4, 20, 5)
    ]


def test_eight_players_are_partners_once_and_opponents_twice() -> None:
    """In all seven rounds; in any number of rounds nobody has the same seat more than twice."""
    partners = Counter(
        pair for sittings in individual(4, 8, 7) for sitting in sittings for pair in partners_of(sitting.seats)
    )

    assert [1] * 28 == [*partners.values()]
    for count in range(1, 8):
        rounds = individual(4, 8, count)
        had = Counter(
            (player, seat) for sittings in rounds for one in sittings for seat, player in enumerate(one.seats)
        )
        assert max(had.values()) <= 2


def test_the_same_movement_comes_every_time() -> None:
    """Movements depend on nothing but their arguments."""
    assert individual(4, 32, 5) == individual(4, 32, 5)


def test_the_usual_movement_follows_from_the_game_and_the_tables() -> None:
    """More than two sides: individual; two: a Howell for up to four tables, a Mitchell for more."""
    singles = ((0,), (1,), (2,), (3,))

    assert "individual" == usual_movement(singles, 2)
    assert "howell" == usual_movement(PAIRS, 4)
    assert "mitchell" == usual_movement(PAIRS, 5)


def test_too_many_rounds_are_refused() -> None:
    """The error says how many rounds are possible."""
    with pytest.raises(InvalidSetup, match="Mitchell movement of 8 cannot have 4 rounds: choose 1 to 3"):
        mitchell(PAIRS, 8, 4)
    with pytest.raises(InvalidSetup, match="Howell movement of 6 cannot have 6 rounds: choose 1 to 5"):
        howell(PAIRS, 6, 6)
    with pytest.raises(InvalidSetup, match="individual movement of 8 cannot have 8 rounds: choose 1 to 7"):
        individual(4, 8, 8)
    with pytest.raises(InvalidSetup, match="use individual"):
        mitchell(((0,), (1,), (2,)), 10)


@pytest.mark.parametrize("players", [9, 10, 11, 13, 18, 81])
def test_players_beyond_whole_tables_sit_out_in_turn(players: int) -> None:
    """Nobody sits out twice more often than another, and tables are full."""
    rounds = individual(4, players, 5)
    out = Counter(
        player for sittings in rounds for player in {*range(players)} - {p for one in sittings for p in one.seats}
    )
    times = [out[player] for player in range(players)]

    assert all(len(sittings) == players // 4 for sittings in rounds)
    assert max(times) - min(times) <= 1


@pytest.mark.parametrize("pairs", [5, 7, 9, 11, 15])
def test_an_odd_pair_sits_out_in_turn(pairs: int) -> None:
    """Nobody sits out twice, meets opponents twice or plays boards twice."""
    for rounds in (mitchell(PAIRS, pairs), howell(PAIRS, pairs)):
        present = Counter(pair for sittings in rounds for one in sittings for pair in {*one.seats})
        boards = Counter((pair, one.board_set) for sittings in rounds for one in sittings for pair in {*one.seats})

        assert all(len(sittings) == pairs // 2 for sittings in rounds)
        assert all(present[pair] >= len(rounds) - 1 for pair in range(pairs))
        assert {1} == {*meetings(rounds).values()}
        assert 1 == max(boards.values())
