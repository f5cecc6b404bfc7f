"""Search: what may happen in the rest of a deal, computed from what a seat knows.

* `worlds`: full deals that agree with a view (determinizations), sampled and counted.
* `playouts`: deals played to their end by policies: `play_deals`, `play_worlds`, and `compare_cards` for a view.
* `heuristic`, `conventional`: the heuristic and the conventional playout policy; `sweeps`: when they want costly cards.
* `solver`, `ending`, `layout_ending`: the best play of two sides when all cards are known; `max_n`: that of seats that
  play for themselves.
* `perft`: the number of sequences of plays, to compare interpreters.
* `positions`: a deal in the middle of play, without its history; what these functions take.
* `equivalence`: cards of which a search needs to try only one.
* `engine_playouts`: playouts by the engine, for play that no plan describes.
* What only one game needs is in the folder of the game.

Each function has a reference in Python, and most have a faster implementation in the compiled kernel: `kernel` chooses
between them, `limits` says what the kernel can hold, and `compiled` converts for it. References with modules of their
own are `python_playouts`, with `policies` and `deals`, and `world_table`.

The names of `__all__` are public, and as stable as those of `mamlaka`. Each is loaded when it is first used. The
modules themselves may change without notice. `perft` is in `mamlaka`.

>>> from mamlaka import Rng, Table
>>> from mamlaka.search import count_worlds, heuristic_card, sample_worlds, solve
>>> view = Table("hearts", pass_cards=False, seed=1).view(0)
>>> len(sample_worlds(view, 3, Rng(1))), count_worlds(view) > 10**15
(3, True)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mamlaka.search.conventional import conventional_card
    from mamlaka.search.ending import play_endings
    from mamlaka.search.equivalence import equivalence_classes
    from mamlaka.search.heuristic import heuristic_card, heuristic_placement
    from mamlaka.search.max_n import MaxNSolution, solve_max_n
    from mamlaka.search.playouts import Playouts, compare_cards, play_deals, play_worlds
    from mamlaka.search.positions import (
        HiddenCards,
        LayoutPosition,
        Position,
        RecipientPayoffs,
        TrickPosition,
        hidden_cards_in,
        position_of,
    )
    from mamlaka.search.solver import Bounds, Solution, solve, solve_all
    from mamlaka.search.worlds import count_worlds, has_world, sample_worlds, world_array

__all__ = [
    "Bounds",
    "HiddenCards",
    "LayoutPosition",
    "MaxNSolution",
    "Playouts",
    "Position",
    "RecipientPayoffs",
    "Solution",
    "TrickPosition",
    "compare_cards",
    "conventional_card",
    "count_worlds",
    "equivalence_classes",
    "has_world",
    "heuristic_card",
    "heuristic_placement",
    "hidden_cards_in",
    "play_deals",
    "play_endings",
    "play_worlds",
    "position_of",
    "sample_worlds",
    "solve",
    "solve_all",
    "solve_max_n",
    "world_array",
]

MODULES = {
    "conventional": ("conventional_card",),
    "ending": ("play_endings",),
    "equivalence": ("equivalence_classes",),
    "heuristic": ("heuristic_card", "heuristic_placement"),
    "max_n": ("MaxNSolution", "solve_max_n"),
    "playouts": ("Playouts", "compare_cards", "play_deals", "play_worlds"),
    "positions": (
        *("HiddenCards", "LayoutPosition", "Position", "RecipientPayoffs", "TrickPosition"),
        *("hidden_cards_in", "position_of"),
    ),
    "solver": ("Bounds", "Solution", "solve", "solve_all"),
    "worlds": ("count_worlds", "has_world", "sample_worlds", "world_array"),
}
"""The public names by their module. A submodule is imported without the others."""
MODULE_OF = {name: module for module, names in MODULES.items() for name in names}


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name not in MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{MODULE_OF[name]}"), name)


def __dir__() -> list[str]:
    """Return the public names."""
    return __all__
