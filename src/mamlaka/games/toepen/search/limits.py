"""The amounts at stake that the kernel can hold. Call this only if there is a kernel."""

from __future__ import annotations

from collections.abc import Iterable

__all__ = ["holds_chips"]


def holds_chips(amounts: Iterable[int]) -> bool:
    """Return whether the kernel can hold these amounts of chips."""
    from mamlaka import _kernel  # noqa: PLC0415  (it may be missing)

    return all(0 <= amount < _kernel.MAX_CHIPS for amount in amounts)
