"""Check that every generated file in the repository is up to date."""

import subprocess
import sys
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


def main() -> int:
    """Run every generator with `--check`, and return 1 if a file is stale."""
    stale = []
    for generator in GENERATORS:
        if not (ROOT / generator).exists():
            continue
        if subprocess.run([sys.executable, generator, "--check"], cwd=ROOT, check=False).returncode:
            stale.append(generator)
    for generator in stale:
        print(f"files of {generator} are stale: run `python {generator}` and review the diff.")
    if not stale:
        print("Generated files are up to date.")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
