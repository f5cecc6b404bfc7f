"""Check that every generated file in the repository is up to date."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
GENERATORS = (
    "tools/make_playthrough.py",
    "tools/make_screens.py",
    "tools/make_game_pages.py",
    "tools/make_wire_types.py",
    "tools/make_openapi.py",
    "tools/make_versions.py",
    "tools/make_fair_vectors.py",
    "tools/make_score_vectors.py",
    "tools/make_replay_vectors.py",
    "tools/make_kernel_stub.py",
    "tools/make_cribbage_discards.py",
    "tools/make_card_places.py",
)
"""Scripts that write files; with `--check` they compare them, and exit with 1 if one is stale."""


def finds_stale(generator: str) -> bool:
    """Run a generator with `--check`, and return whether a file is stale."""
    return bool(subprocess.run([sys.executable, generator, "--check"], cwd=ROOT, check=False).returncode)


def main() -> int:
    """Run every generator with `--check`, and return 1 if a file is stale."""
    there = [generator for generator in GENERATORS if (ROOT / generator).exists()]
    with ThreadPoolExecutor(os.cpu_count()) as threads:
        stale = [
            generator for generator, is_stale in zip(there, threads.map(finds_stale, there), strict=True) if is_stale
        ]
    for generator in stale:
        print(f"files of {generator} are stale: run `python {generator}` and review the diff.")
    if not stale:
        print("Generated files are up to date.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
