"""Whether the kernel is used, and what is said where it is not."""

import sys
from typing import TYPE_CHECKING

import pytest

from mamlaka.errors import InvalidSetup
from mamlaka.search import kernel
from mamlaka.search.kernel import SWITCH, absence, engines
from tests.needs import switched

if TYPE_CHECKING:
    from mamlaka._kernel import Engine


def test_the_kernel_is_used_or_not(kernel_or_not: str) -> None:
    """Switched off there is no engine and a reason for that; required there is one, and no reason is needed."""
    assert (kernel_or_not == "require") == (kernel.engine() is not None)
    assert (kernel_or_not == "require") == (absence() is None)


def test_the_portable_engine_is_the_last_choice(engine: "Engine") -> None:
    """What runs everywhere is always there, and what is made for this processor goes before it."""
    names = [found.name for found in engines()]

    assert "portable" == names[-1]
    assert engine.name in names


def test_an_unknown_wish_is_refused() -> None:
    """The value that is not understood is named, and so is the way out."""
    with switched("on"), pytest.raises(InvalidSetup, match=rf"{SWITCH} is 'on': make it `require` or `off`, or leave"):
        kernel.engine()


def test_a_kernel_that_is_not_compiled_is_told_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where there is none, Python does everything, and it is said how to get one; where it is required, that fails."""
    monkeypatch.setitem(sys.modules, "mamlaka._kernel", None)
    with switched(""):
        assert kernel.engine() is None
        assert "no kernel is compiled here; to get one, install a C++ compiler" in (absence() or "")
    with switched("require"), pytest.raises(InvalidSetup, match="MAMLAKA_KERNEL=require, but no kernel is compiled"):
        kernel.engine()
