"""Test the installed mamlaka as a user would: `python tools/try_installed.py`.

Bots play a match, scripted answers play a kingdom in the terminal, other commands explain, draw and solve, and the
server serves the page and the documentation. The compiled kernel is required. A failure raises an exception.
"""

import json
import os
import re
import subprocess
import sys
import sysconfig
import tempfile
import urllib.request
from pathlib import Path

PROGRAM = str(Path(sysconfig.get_path("scripts"), "mamlaka"))
TIMEOUT = 60
"""The timeout of a request, in seconds."""
ANSWERS = [
    "king",
    "queens",
    "diamonds",
    "slaps",
    "trex",
    "no",
    *(rank + suit for suit in "SHDC" for rank in "23456789TJQKA"),
]
"""These answers cover every question of Trex; the terminal refuses the wrong ones and asks again."""
ROUNDS = 60
HANDS = "AQ.K.. KJ.A.. T9.Q.. 87.J.."
"""A deal of three cards each."""


def run(environment: dict[str, str], *words: str, answers: str = "") -> str:
    """Run a command and return its output."""
    done = subprocess.run(
        [PROGRAM, *words], env=environment, input=answers, check=False, text=True, encoding="utf-8", capture_output=True
    )
    if done.returncode:
        sys.exit(f"mamlaka {' '.join(words)} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def fetch(address: str) -> str:
    """Return the response body of a URL."""
    with urllib.request.urlopen(address, timeout=TIMEOUT) as answer:  # noqa: S310  # our own server
        return str(answer.read().decode())


def serve(environment: dict[str, str]) -> None:
    """Start the server, and fetch the page, the list of games and the documentation."""
    with subprocess.Popen(
        [PROGRAM, "serve", "--port", "0"], env=environment, stdout=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        try:
            found = re.search(r"served at (\S+)", server.stdout.readline())
            assert found is not None
            assert "<!doctype html>" in fetch(found[1]).lower()
            assert "trex" in json.dumps(json.loads(fetch(f"{found[1]}/api/games")))
            assert "games/trex.html" in fetch(f"{found[1]}/docs/")
            assert "<title>Trex" in fetch(f"{found[1]}/docs/games/trex.html")
        finally:
            server.terminate()


def main() -> None:
    """Run all tests, and print one sentence."""
    with tempfile.TemporaryDirectory() as home:
        environment = {**os.environ, "MAMLAKA_HOME": home, "MAMLAKA_KERNEL": "require"}
        environment |= {"PYTHONUTF8": "1", "PYTHONUNBUFFERED": "1"}
        doctor = json.loads(run(environment, "doctor", "--json"))
        assert doctor["search"].startswith("the compiled kernel"), doctor
        assert doctor["page"] == "built", doctor
        matches = str(Path(home, "matches.jsonl"))
        run(environment, "simulate", "trex", "--matches", "1", "--seed", "1", "--out", matches)
        assert run(environment, "render", matches, "--deal", "2").startswith("<svg")
        assert "king of hearts" in run(environment, "learn", "trex", "--plain")
        solved = json.loads(run(environment, "solve", "--hands", HANDS, "--contract", "slaps", "--json"))
        assert solved, "the solver printed nothing"
        played = run(
            environment, "play", "--plain", "--bots", "random", "--seed", "a", answers="\n".join(ANSWERS * ROUNDS)
        )
        assert re.search(r"^Kingdom 1: .+, complete", played, re.MULTILINE), played
        serve(environment)
    print(f"mamlaka {doctor['mamlaka']} plays and serves on Python {doctor['Python']} with {doctor['search']}.")


if __name__ == "__main__":
    main()
