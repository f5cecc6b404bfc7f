"""Comparison of a record's values with the required ones. Imports nothing from the project."""

from typing import Any


def same(found: Any, due: Any) -> bool:
    """Return whether two JSON values are the same; no number equals a truth value, and no integer equals a fraction."""
    if isinstance(due, list) and isinstance(found, list):
        return len(found) == len(due) and all(map(same, found, due))
    if isinstance(due, dict) and isinstance(found, dict):
        return found.keys() == due.keys() and all(same(found[key], due[key]) for key in due)
    return type(found) is type(due) and bool(found == due)


def ledger_faults(deal: dict[str, Any]) -> list[str]:
    """Return the faults of the ledger of a deal: its entries must add up to the points of the deal."""
    points = list(deal.get("points", ()))
    for entry in deal.get("ledger", ()):
        if not 0 <= entry["seat"] < len(points):
            return [f"a ledger entry is of seat {entry['seat']!r}"]
        points[entry["seat"]] -= entry["points"]
    return ["the ledger doesn't add up to the points"] if "ledger" in deal and any(points) else []
