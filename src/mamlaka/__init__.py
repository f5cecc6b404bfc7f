"""Mamlaka: Trex and other trick-taking card games.

The names in `__all__` are the public API; everything else may change without notice.

>>> from mamlaka import FairDealer, Setup, Table, find_bot, find_game, Rng
>>> bots = {seat: find_bot("random")(Rng(seat)) for seat in range(4)}
>>> table = Table(Setup(find_game("trex")), FairDealer(bytes(32)), bots=bots)
>>> table.play_bots() > 800
True
>>> sum(table.state.totals)
0
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
    library = import_module("mamlaka._library")
    if name == "__all__" or name in library.__all__:
        return getattr(library, name)
    if name in globals():  # a module of the library
        return globals()[name]
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """Return the public names."""
    return [*import_module("mamlaka._library").__all__, "__version__"]
