"""Who takes part in a tournament: players, pairs of partners, and bots in the free seats."""

from __future__ import annotations

from collections.abc import Sequence

from mamlaka.bots.levels import DEFAULT_LEVEL
from mamlaka.bots.registry import find_bot
from mamlaka.duplicate.movements import MovementName, usual_movement
from mamlaka.duplicate.tournament import Entrant
from mamlaka.errors import InvalidSetup
from mamlaka.match import Setup

__all__ = ["PARTNERS", "chosen_movement", "entrant_size", "with_bots"]

PARTNERS = "&"
"""What stands between the names of partners who stay together."""


def chosen_movement(setup: Setup, names: Sequence[tuple[str, ...]], tables: int | None) -> MovementName:
    """Return the movement for these players: individual if partners are not named, else that of the game."""
    game = setup.start().game
    if game.teams and names and all(len(one) == 1 for one in names):
        return "individual"
    return usual_movement(game.sides, max(tables or 0, -(-len(names) // 2)))


def entrant_size(setup: Setup, movement: MovementName) -> int:
    """Return the number of players of an entrant."""
    game = setup.start().game
    return 1 if movement == "individual" else len(game.sides[0])


def with_bots(
    names: Sequence[tuple[str, ...]], per_table: int, tables: int | None, bots: str, size: int
) -> list[Entrant]:
    """Return the players, with bots in the free seats if they are wanted.

    Args:
        names: the names of the players of each line.
        per_table: the number of players, or pairs, of a table.
        tables: the wanted number of tables; None: as many as are needed.
        bots: the names of the bots, separated by commas; empty: none if there are players.
        size: the number of players of an entrant.

    Raises:
        InvalidSetup: a bot is unknown, someone has too many or too few partners, or there are too few tables.
    """
    for one in names:
        if len(one) != size:
            wanted = "one name" if size == 1 else f"{size} names, joined by {PARTNERS}"
            raise InvalidSetup(f"{f' {PARTNERS} '.join(one)!r} does not fit this movement: each line needs {wanted}")
    needed = max(2, -(-len(names) // per_table))
    if not bots and names and tables is None:
        return [*map(Entrant, names)]
    if tables is not None and tables < needed:
        raise InvalidSetup(f"{len(names)} players or pairs need {needed} tables, not {tables}")
    kinds = [name.strip() for name in (bots or DEFAULT_LEVEL).split(",")]
    for kind in kinds:
        find_bot(kind)
    taken = {name for one in names for name in one}
    numbers = dict.fromkeys(kinds, 0)
    entrants = [*map(Entrant, names)]
    for free in range(per_table * (tables or needed) - len(names)):
        kind, fresh = kinds[free % len(kinds)], list[str]()
        while len(fresh) < size:
            numbers[kind] += 1
            if (name := f"{kind} {numbers[kind]}") not in taken:
                fresh.append(name)
        entrants.append(Entrant(tuple(fresh), kind))
    return entrants
