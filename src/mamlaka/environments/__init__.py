"""Environments for learning: deals of one contract with observations, masks and points as arrays.

* `rules`: which contract is played, with which cards and by how many.
* `observed`: a deal with what each seat observes of it; the encoding, bit by bit.
* `tables`: many deals played in step, by the kernel or in Python.
* `aec`, `vector_env`, `openspiel`: the interfaces of PettingZoo, Gymnasium and OpenSpiel.
* `environment` in the folder of a game: whole matches of it, for Gymnasium.

`pip install mamlaka[environments]` installs NumPy, Gymnasium and PettingZoo. For the game of OpenSpiel, also
`pip install open-spiel`, and import `mamlaka.environments.openspiel`.

>>> from mamlaka.environments import DealTables, deal_rules
>>> DealTables(deal_rules("king"), 1000).features.shape
(1000, 12, 52)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mamlaka.environments.aec import DealEnv, env, parallel_env
    from mamlaka.environments.rules import DealRules, deal_rules
    from mamlaka.environments.tables import DealTables
    from mamlaka.environments.vector_env import DealVectorEnv

__all__ = ["DealEnv", "DealRules", "DealTables", "DealVectorEnv", "deal_rules", "env", "parallel_env"]

MODULE_OF = {
    **dict.fromkeys(("DealEnv", "env", "parallel_env"), "aec"),
    **dict.fromkeys(("DealRules", "deal_rules"), "rules"),
    "DealTables": "tables",
    "DealVectorEnv": "vector_env",
}
"""The module of each public name; it is imported when the name is first used."""


def __getattr__(name: str) -> Any:
    """Load a public name when it is first used."""
    if name not in MODULE_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{MODULE_OF[name]}"), name)


def __dir__() -> list[str]:
    """Return the public names."""
    return __all__
