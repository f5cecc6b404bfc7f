"""Mamlaka: Trex and the trick-taking games around it.

The names below are the whole public library; everything else may change without notice.

>>> from mamlaka import FairDealer, Setup, Table, find_bot, find_game, Rng
>>> bots = {seat: find_bot("random")(Rng(seat)) for seat in range(4)}
>>> table = Table(Setup(find_game("trex")), FairDealer(bytes(32)), bots=bots)
>>> table.run() > 800
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
    """Load the library when one of its names is first asked for.

    So the command line runs before the imports, and can tell people what is missing, or end at once on Ctrl-C.
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
