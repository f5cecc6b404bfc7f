"""Movements: who sits where in each round of a tournament, and which boards they play there.

`docs/duplicate.md` describes them for organisers and names the sources.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, permutations, product
from math import gcd
from typing import Literal, TypeAlias

from msgspec import Struct

from mamlaka.errors import InvalidSetup
from mamlaka.rng import Rng
from mamlaka.seats import Seat, Teams

__all__ = [
    "MAX_TABLES",
    "MovementName",
    "Round",
    "Sitting",
    "comparisons_of",
    "howell",
    "individual",
    "meetings",
    "mitchell",
    "require_two_sides",
    "usual_movement",
]

MovementName: TypeAlias = Literal["mitchell", "howell", "individual"]
MAX_TABLES = 20
TWO = 2
HOWELL_TABLES = 4
"""Up to this number of tables everybody can meet everybody else in an evening."""
HOWELL_FIRST = {
    2: 0x2,
    3: 0xA,
    4: 0x16,
    5: 0xE2,
    6: 0x23A,
    7: 0xB8A,
    8: 0x3712,
    9: 0xDE12,
    10: 0x30AF2,
    11: 0xD7852,
    12: 0x5335E,
    13: 0x6BE0A6,
    14: 0x1AFC0A6,
    15: 0xF959582,
    16: 0x121D47B6,
    17: 0xF72E2C42,
    18: 0x35CFC0C52,
    19: 0x654F83566,
    20: 0x2CEBF028CA,
}
"""(tables,): who has the first side, as the bits k of those who come k places after the number of the round.

Two entrants who are k places apart hold the same cards as often as this set agrees with itself moved by k places. These
are the sets that agree most evenly, found by trying all. With 2, 4, 6, 10, 12 and 16 tables they are the quadratic
residues, which agree equally often for every k.
"""
ROUND_TABLE = 4
FIELD = ((0, 0, 0, 0), (0, 1, 2, 3), (0, 2, 3, 1), (0, 3, 1, 2))
"""The products in the field of four elements, whose sums are those of `^`: steps for four tables."""
EIGHT = ((7, 5, 0, 1), (2, 4, 3, 6))
"""The players in the seats of two tables in a first round, partners opposite. After it, player 7 stays."""
TRIALS = 5
"""The number of searches for an individual movement; the first in which all meetings are even ends them."""


class Sitting(Struct, frozen=True):
    """A table in one round."""

    seats: tuple[int, ...]
    """(seats,): the number of the entrant in each seat, from 0. A pair has two seats."""
    board_set: int
    """The number of the set of boards that is played, from 0."""


Round: TypeAlias = tuple[Sitting, ...]
"""(tables,): the sittings of a round."""


def usual_movement(sides: Teams, tables: int) -> MovementName:
    """Return the usual movement: `individual` for more than two sides, else `howell` for few tables, or `mitchell`.

    Args:
        sides: the seats of each side of the game.
        tables: the number of tables.
    """
    if len(sides) != TWO:
        return "individual"
    return "howell" if tables <= HOWELL_TABLES else "mitchell"


def mitchell(sides: Teams, entrants: int, rounds: int | None = None) -> tuple[Round, ...]:
    """Return the rounds of a Mitchell movement, for two sides.

    The first half of the entrants stays at the tables and has the first side. The others move to the next table after
    each round, and the boards to the table before. With an even number of tables, the others skip a table after half of
    the rounds, since they would meet boards that they have played. Nobody plays a set of boards twice or meets another
    entrant twice. With an odd number of entrants, whoever would come to the last table sits out.

    >>> [sitting.seats for sitting in mitchell(((0,), (1,)), 6)[1]]
    [(0, 5), (1, 3), (2, 4)]

    Args:
        sides: the seats of both sides.
        entrants: the number of players or pairs.
        rounds: the number of rounds; None: one for each table, or one less with an even number of tables.

    Raises:
        InvalidSetup: the game has more sides, or there are too few tables for these rounds.
    """
    require_two_sides(sides, "mitchell")
    tables = (entrants + 1) // 2
    is_even, staying = tables % 2 == 0, entrants // 2
    most = tables - is_even
    count = _checked_rounds(rounds, most, most, f"a Mitchell movement of {entrants}")
    movement = []
    for number in range(count):
        moved = number + (is_even and number >= tables // 2)
        movement.append(
            tuple(
                Sitting(_seated(sides, (table, staying + (table - moved) % tables)), (table + number) % tables)
                for table in range(staying)
            )
        )
    return tuple(movement)


def howell(sides: Teams, entrants: int, rounds: int | None = None) -> tuple[Round, ...]:
    """Return the rounds of a movement in which every entrant meets every other one once, for two sides.

    All tables play the same boards in a round. The entrants change sides so that each is compared with each other one
    about equally often: with 2, 4, 6, 10, 12 or 16 full tables and all rounds equally often, see `comparisons_of`. If
    their number is odd, they sit out in turn.

    >>> [sitting.seats for sitting in howell(((0,), (1,)), 4)[0]]
    [(3, 0), (1, 2)]

    Args:
        sides: the seats of both sides.
        entrants: the number of players or pairs.
        rounds: the number of rounds; None: one for each opponent.

    Raises:
        InvalidSetup: the game has more sides, or there are too few entrants for these rounds.
    """
    require_two_sides(sides, "howell")
    tables = (entrants + 1) // 2
    fixed = 2 * tables - 1
    count = _checked_rounds(rounds, fixed, fixed, f"a Howell movement of {entrants}")
    first_steps = [step for step in range(1, fixed) if HOWELL_FIRST[tables] >> step & 1]
    had_first = [0] * (fixed + 1)  # how often each has had the first side rather than the second
    movement = []
    for number in range(count):
        pairs = [(fixed, number), *(((number + step) % fixed, (number - step) % fixed) for step in first_steps)]
        if _imbalance(had_first, pairs, -1) < _imbalance(had_first, pairs, 1):
            pairs = [(second, first) for first, second in pairs]  # changes nobody's comparisons
        for first, second in pairs:
            had_first[first] += 1
            had_first[second] -= 1
        present = [pair for pair in pairs if max(pair) < entrants]
        movement.append(tuple(Sitting(_seated(sides, pair), number) for pair in present))
    return tuple(movement)


def _imbalance(had_first: Sequence[int], pairs: Sequence[tuple[int, int]], sign: int) -> int:
    """Return how unevenly the entrants have had both sides after a round; large differences count most.

    Args:
        had_first: (entrants,): how often each has had the first side, less the times on the second.
        pairs: who has the first and who the second side in the round.
        sign: 1: as written; -1: with the sides of all tables exchanged.
    """
    return sum((had_first[first] + sign) ** 4 + (had_first[second] - sign) ** 4 for first, second in pairs)


def individual(seats: int, players: int, rounds: int | None = None) -> tuple[Round, ...]:
    """Return the rounds of a movement of single players, who change their partners and opponents.

    All tables play the same boards in a round, and players beyond whole tables sit out in turn. If nobody does, and
    there are four tables or neither 2 nor 3 divides their number, as many rounds follow the Rainbow movement: a quarter
    of the players stay, the others move on by one, two or three tables, and nobody meets another player twice. Sixteen
    players have a fifth such round, in which each quarter sits together. Eight players at tables of four have the
    printed movement of seven rounds, in which everybody is the partner of each other player once, and plays twice
    against them. Other rounds are found by a search, always the same, for players who have met least often. In all of
    them, the players of a table change seats, so that everybody has each seat and each partner about equally often.

    >>> rounds = individual(4, 20)
    >>> len(rounds), max(meetings(rounds).values())
    (5, 1)

    Args:
        seats: the number of seats of a table.
        players: the number of players.
        rounds: the number of rounds; None: one for each table, but at least 3 and at most 7.

    Raises:
        InvalidSetup: there are more rounds than the other players.
    """
    usual = min(max(players // seats, 3), 7)
    count = _checked_rounds(rounds, usual, players - 1, f"an individual movement of {players}")
    pairs = players * (players - 1) // 2
    best: tuple[int, tuple[Round, ...]] | None = None
    for trial in range(TRIALS):
        movement = _individual(seats, players, count, trial)
        met = meetings(movement)
        unevenness = sum(times * times for times in met.values())
        if best is None or unevenness < best[0]:
            best = unevenness, movement
        if max(met.values()) - (min(met.values()) if len(met) == pairs else 0) <= 1:
            break
    assert best is not None
    return best[1]


def _individual(seats: int, players: int, count: int, trial: int) -> tuple[Round, ...]:
    """Return the rounds of single players that one of several trials finds."""
    search, seating = _MeetingSearch(seats, players, trial), _Seating()
    movement = []
    for number in range(count):
        printed = _of_eight(seats, players, number)
        groups = printed or _rainbow(seats, players, number) or search.next_round()
        search.add(groups)
        seated = (seating.seated(group, keep_partners=bool(printed)) for group in groups)
        movement.append(tuple(Sitting(players_of_table, number) for players_of_table in seated))
    return tuple(movement)


def _of_eight(seats: int, players: int, number: int) -> list[tuple[int, ...]]:
    """Return the players of each table in a round of eight players, partners opposite; none if there is no such round.

    All but the last player move on by one place of a cycle after each round.
    """
    last = len(EIGHT) * ROUND_TABLE - 1
    if seats != ROUND_TABLE or players != last + 1:
        return []
    return [tuple(player if player == last else (player + number) % last for player in table) for table in EIGHT]


def _rainbow(seats: int, players: int, number: int) -> list[tuple[int, ...]]:
    """Return the players of each table in a round of the Rainbow movement; none if there is no such round."""
    lines, tables = range(seats), players // seats
    if players % seats or seats > ROUND_TABLE or not (gcd(tables, 6) == 1 or tables == len(FIELD)):
        return []
    if number == tables == seats:
        return [tuple(line * tables + place for place in range(tables)) for line in lines]
    if number >= tables:
        return []

    def place(table: int, line: int) -> int:
        return table ^ FIELD[line][number] if tables == len(FIELD) else (table - line * number) % tables

    return [tuple(line * tables + place(table, line) for line in lines) for table in range(tables)]


def meetings(rounds: Sequence[Round]) -> Counter[tuple[int, int]]:
    """Return how often each two entrants sit at one table; those who never do are missing."""
    return Counter(
        pair for sittings in rounds for sitting in sittings for pair in combinations(sorted({*sitting.seats}), 2)
    )


def comparisons_of(rounds: Sequence[Round], entrants: int, side: Sequence[Seat]) -> Counter[tuple[int, int]]:
    """Return in how many rounds the results of each two entrants are compared: how often they hold the same cards.

    Args:
        rounds: the rounds of a movement for two sides.
        entrants: the number of entrants.
        side: the seats of the first side.
    """
    played = {
        (entrant, sitting.board_set): seat in side
        for sittings in rounds
        for sitting in sittings
        for seat, entrant in enumerate(sitting.seats)
    }
    sets = {board_set for _, board_set in played}
    return Counter(
        {
            (one, other): sum(
                (one, board_set) in played and played[one, board_set] == played.get((other, board_set))
                for board_set in sets
            )
            for one, other in combinations(range(entrants), 2)
        }
    )


def require_two_sides(sides: Teams, name: MovementName) -> None:
    """Check that a game has two sides, as the movements of pairs need.

    Raises:
        InvalidSetup: it has another number.
    """
    if len(sides) != TWO:
        raise InvalidSetup(f"movement {name} is for games with two sides, not {len(sides)}: use individual")


def _checked_rounds(rounds: int | None, usual: int, most: int, what: str) -> int:
    count = usual if rounds is None else rounds
    if not 1 <= count <= most:
        raise InvalidSetup(f"{what} cannot have {count} rounds: choose 1 to {most}")
    return count


def _seated(sides: Teams, entrants: tuple[int, int]) -> tuple[int, ...]:
    by_seat: dict[Seat, int] = {seat: entrant for side, entrant in zip(sides, entrants, strict=True) for seat in side}
    return tuple(by_seat[seat] for seat in sorted(by_seat))


class _MeetingSearch:
    """Finds rounds in which players meet who have met least often: it swaps players while that helps."""

    STARTS = 12
    """The number of random beginnings of which the best is taken."""

    def __init__(self, seats: int, players: int, trial: int) -> None:
        self._seats = seats
        self._rng = Rng((trial * MAX_TABLES * MAX_TABLES + players) * MAX_TABLES + seats)
        self._met = [[0] * players for _ in range(players)]
        self._sat_out = [0] * players
        self._resting = players % seats
        self._playing = list(range(players))

    def add(self, groups: Sequence[Sequence[int]]) -> None:
        """Count the meetings of a round."""
        for group in groups:
            for one in group:
                for other in group:
                    self._met[one][other] += one != other

    def next_round(self) -> list[tuple[int, ...]]:
        """Return the players of each table; those who have sat out least often sit out, the last ones first."""
        order = sorted(range(len(self._met)), key=lambda player: (-self._sat_out[player], player))
        resting = order[len(order) - self._resting :]
        for player in resting:
            self._sat_out[player] += 1
        self._playing = order[: len(order) - self._resting]
        best: tuple[int, list[list[int]]] | None = None
        for _ in range(self.STARTS):
            found = self._improved()
            if best is None or found[0] < best[0]:
                best = found
            if best[0] == 0:
                break
        assert best is not None
        return [tuple(group) for group in best[1]]

    def _improved(self) -> tuple[int, list[list[int]]]:
        """Return a round that no swap of two players improves, with its cost."""
        players = list(self._playing)
        for last in range(len(players) - 1, 0, -1):
            chosen = self._rng.below(last + 1)
            players[last], players[chosen] = players[chosen], players[last]
        groups = [players[start : start + self._seats] for start in range(0, len(players), self._seats)]
        while any(self._swap(one, other) for one, other in combinations(groups, 2)):
            pass
        return sum(self._cost(one, group) for group in groups for one in group), groups

    def _swap(self, first: list[int], second: list[int]) -> bool:
        """Swap players of two tables while that lowers the cost; return whether any were swapped."""
        swapped = False
        for here, there in product(range(len(first)), range(len(second))):
            one, other = first[here], second[there]
            rest, others = first[:here] + first[here + 1 :], second[:there] + second[there + 1 :]
            gain = self._cost(one, rest) + self._cost(other, others)
            if self._cost(other, rest) + self._cost(one, others) < gain:
                first[here], second[there] = other, one
                swapped = True
        return swapped

    def _cost(self, player: int, group: Sequence[int]) -> int:
        """Return how much is amiss if a player meets a group: each earlier meeting counts more than the one before."""
        met = self._met[player]
        return sum((1 + met[other]) ** 2 - 1 for other in group if other != player)


class _Seating:
    """Gives the players of a table the seats, and the partners opposite, that they have had least often."""

    def __init__(self) -> None:
        self._had: Counter[tuple[int, Seat]] = Counter()
        self._faced: Counter[tuple[int, ...]] = Counter()

    def seated(self, group: Sequence[int], *, keep_partners: bool) -> tuple[int, ...]:
        """Return the players of a table in the order of their seats, and count it.

        Args:
            group: the players.
            keep_partners: whether those who sit opposite each other in the group must do so.
        """
        partners = sorted(self._opposite(group))
        orders = (
            order for order in permutations(group) if not keep_partners or sorted(self._opposite(order)) == partners
        )
        chosen = min(orders, key=self._cost)
        self._had.update((player, seat) for seat, player in enumerate(chosen))
        self._faced.update(self._opposite(chosen))
        return chosen

    def _cost(self, players: tuple[int, ...]) -> int:
        had = sum((1 + self._had[player, seat]) ** 2 for seat, player in enumerate(players))
        return had + sum((1 + self._faced[pair]) ** 2 for pair in self._opposite(players))

    @staticmethod
    def _opposite(players: Sequence[int]) -> list[tuple[int, ...]]:
        half = len(players) // 2
        return [tuple(sorted((players[seat], players[seat + half]))) for seat in range(half)]
