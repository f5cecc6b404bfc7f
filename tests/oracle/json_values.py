"""Comparing what a record says with what it should say. Nothing here imports anything of the project."""

from typing import Any


def same(found: Any, due: Any) -> bool:
    """Tell whether two JSON values are the same, with no number taken for a truth value or a fraction."""
    if isinstance(due, list) and isinstance(found, list):
        return len(found) == len(due) and all(map(same, found, due))
    if isinstance(due, dict) and isinstance(found, dict):
        return found.keys() == due.keys() and all(same(found[key], due[key]) for key in due)
    return type(found) is type(due) and bool(found == due)
