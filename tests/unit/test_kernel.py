"""Whether the kernel is used, and the reason given if it is not."""

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from mamlaka.errors import InvalidSetup
from mamlaka.search import kernel
from mamlaka.search.kernel import SWITCH, engines, reason_of_absence
from tests.needs import switched

if TYPE_CHECKING:
    from mamlaka._kernel import Engine


def test_the_kernel_is_used_or_not(kernel_or_not: str) -> None:
    """With the kernel off there is no engine, and a reason for that; with the kernel required there is an engine."""
    assert (kernel_or_not == "require") == (kernel.engine() is not None)
    assert (kernel_or_not == "require") == (reason_of_absence() is None)


def test_the_portable_engine_is_the_last_choice(engine: "Engine") -> None:
    """The engine that runs everywhere is always listed, after those made for this processor."""
    names = [found.name for found in engines()]

    assert "portable" == names[-1]
    assert engine.name in names


def test_an_unknown_value_of_the_switch_is_refused() -> None:
    """The error names the value and the valid values."""
    with switched("on"), pytest.raises(InvalidSetup, match=rf"{SWITCH} is 'on': make it `require` or `off`, or leave"):
        kernel.engine()


def test_a_kernel_that_is_not_compiled_has_a_reason_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a kernel, Python does the work and the reason says how to get one; if it is required, that fails."""
    monkeypatch.setitem(sys.modules, "mamlaka._kernel", None)
    with switched(""):
        assert kernel.engine() is None
        assert "no kernel is compiled here; to get one, install a C++ compiler" in (reason_of_absence() or "")
    with switched("require"), pytest.raises(InvalidSetup, match="MAMLAKA_KERNEL=require, but no kernel is compiled"):
        kernel.engine()


def test_everything_works_where_no_kernel_is_installed() -> None:
    """Bots and environments never look for the numbers of a kernel that is missing."""
    program = """
import sys
sys.modules["mamlaka._kernel"] = None
import mamlaka as mk
table = mk.Table("trex", seed=1, bots="rules")
while not table.state.results:
    table.play_next_bot()
print(len(table.state.results))
"""
    done = subprocess.run([sys.executable, "-c", program], check=False, capture_output=True, text=True)

    assert ("1\n", "") == (done.stdout, done.stderr)
