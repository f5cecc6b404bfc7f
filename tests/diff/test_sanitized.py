"""The kernel under sanitizers: the other tests cause no invalid address and no undefined behaviour."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.needs import missing
from tools.kernel import CannotBuildError, build, library

ROOT = Path(__file__).resolve().parents[2]
TESTS = """
import importlib.util, sys, pytest
spec = importlib.util.spec_from_file_location("mamlaka._kernel", sys.argv[1])
sys.modules[spec.name] = importlib.util.module_from_spec(spec)  # whoever imports the kernel from now on gets this one
spec.loader.exec_module(sys.modules[spec.name])
sys.exit(pytest.main(sys.argv[2:]))
"""
"""Runs tests with the kernel of a file in the place of the installed one."""


FUZZ = "tests/diff/test_fuzz_of_the_kernel.py"


@pytest.mark.long
@pytest.mark.parametrize("profile,tests", [("default", "tests/diff"), ("long", FUZZ)])
def test_the_kernel_passes_its_tests_under_sanitizers(profile: str, tests: str) -> None:
    """A sanitizer would end the process at the first fault."""
    try:
        module = build("sanitized")
    except CannotBuildError as error:
        missing(f"the kernel cannot be built here: {error}")
    preload = [library("sanitized", name) for name in ("libasan.so", "libstdc++.so")]
    if None in preload or b"libasan.so" not in module.read_bytes():
        missing("the libraries of the sanitizers are known for GCC on Linux only")
    environment = {
        **os.environ,
        "CI": "true",  # a test that is left out would be no test
        "MAMLAKA_KERNEL": "require",
        "HYPOTHESIS_PROFILE": profile,
        "LD_PRELOAD": " ".join(map(str, preload)),  # both first of all, or exceptions of C++ are not understood
        "ASAN_OPTIONS": "detect_leaks=1",
        "UBSAN_OPTIONS": "print_stacktrace=1",
        "PYTHONMALLOC": "malloc",  # so that the ends of Python's own buffers are watched, too
    }
    words = ["-q", "-m", "kernel and not long", "-p", "no:cacheprovider", "--capture=no", tests]  # shows reports
    done = subprocess.run(
        [sys.executable, "-c", TESTS, str(module), *words],
        cwd=ROOT,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )

    assert 0 == done.returncode, done.stdout
    assert " passed" in done.stdout
