"""Mamlaka: Trex and other trick-taking card games.

The names of this module are the library for programs that use games, `mamlaka.authoring` has those for games, bots and
tactics, and `mamlaka.search` has the search. Everything else may change without notice.

>>> import mamlaka as mk
>>> table = mk.Table("trex", doubling=False, seed=7, bots={0: "rules", ...: "random"})
>>> table.run() > 800
True
>>> mk.verify(table.record()).ok, sum(table.state.totals)
(True, 0)
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mamlaka._library import *  # noqa: F403  # all public names, for type checkers

__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """Load the library when one of its names is first used.

    The command line therefore starts before the imports. It can report a missing package, and end at once on Ctrl-C.
    """
    if name.startswith("_") and name != "__all__":  # a private module, which is imported without the library
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    library = import_module("mamlaka._library")
    if name == "__all__" or name in library.__all__:
        return getattr(library, name)
    if name in globals():  # a module of the library
        return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the public names."""
    return [*import_module("mamlaka._library").__all__, "__version__"]
