"""What a notebook shows."""

from typing import Literal

from mamlaka.notebooks import attach_drawings

__all__ = ["in_notebook"]

attach_drawings()  # as `mamlaka` does, for tests that import only a part of it


def in_notebook(thing: object, form: Literal["svg", "html"] = "svg") -> str:
    """Return what Jupyter gets from an object whose name ends a cell."""
    return str(getattr(thing, f"_repr_{form}_")())
