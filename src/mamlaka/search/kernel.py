"""The door to the compiled kernel: which engine runs here, or that there is none."""

from __future__ import annotations

import os
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mamlaka._kernel import Engine

__all__ = ["engine"]

SWITCH = "MAMLAKA_KERNEL"


@cache
def engine() -> Engine | None:
    """Return the fastest engine of this processor; None: everything is done in Python.

    The environment may say `MAMLAKA_KERNEL=off` to do without, or `require` to fail where there is none.

    Raises:
        ImportError: the kernel is required, and is not there.
    """
    wish = os.environ.get(SWITCH, "")
    if wish == "off":
        return None
    try:
        from mamlaka._kernel import engines  # noqa: PLC0415  (it may be missing)
    except ImportError:
        if wish == "require":
            raise
        return None
    return engines()[0]
