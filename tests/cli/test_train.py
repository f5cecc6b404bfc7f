"""`mamlaka train`: the files that it writes, and what it refuses."""

from pathlib import Path

import pytest

from tests.cli.running import BAD_USAGE, FAULTS, SUCCESS, run

SHORT = ("--rounds", "2", "--deals", "10", "--out", ".")


def trained(folder: Path, *words: str, game: str = "trex") -> set[Path]:
    """Train in a folder, and return the files in it."""
    folder.mkdir(exist_ok=True)
    ended = run(folder, "train", game, *SHORT, *words)
    assert ended.returncode == SUCCESS, ended.stderr
    return set(folder.glob("*.bin"))


def refusal(folder: Path, *words: str) -> str:
    """Return the message of a command that fails, and writes nothing."""
    ended = run(folder, "train", *words)
    assert ended.returncode in {FAULTS, BAD_USAGE}
    assert not list(folder.glob("**/*.bin"))
    return ended.stderr


def test_one_kind_of_deal_is_trained(tmp_path: Path) -> None:
    """The file has the name of the plan, and the same seed writes the same file."""
    (one,) = trained(tmp_path / "first", "--kind", "diamonds")
    (other,) = trained(tmp_path / "second", "--kind", "diamonds", "--jobs", "1")
    assert one.name == other.name
    assert one.read_bytes() == other.read_bytes()


def test_a_single_round_is_trained(tmp_path: Path) -> None:
    """It has values, and no choices of its own yet."""
    assert len(trained(tmp_path, "--kind", "diamonds", "--rounds", "1")) == 1


def test_every_kind_of_deal_of_a_game_is_trained(tmp_path: Path) -> None:
    """Each has its own file; partners have others."""
    assert len(trained(tmp_path)) == 5
    assert len(trained(tmp_path, "--preset", "partners", "--kind", "king")) == 6


def test_an_unknown_kind_is_refused(tmp_path: Path) -> None:
    """With the kinds that there are."""
    assert "use one of king, queens, diamonds, slaps, trex" in refusal(tmp_path, "trex", "--kind", "jacks")


def test_a_folder_that_is_missing_is_refused(tmp_path: Path) -> None:
    """Nothing is trained in vain."""
    assert "there is no folder none" in refusal(tmp_path, "trex", "--rounds", "1000000", "--out", "none")


@pytest.mark.slow
def test_the_contracts_of_a_match_are_trained(tmp_path: Path) -> None:
    """Each has a plan of its own, also in a game that plays them in a fixed order; of trumps there are four."""
    assert len(trained(tmp_path / "kein_stich", game="kein_stich")) == 5
    assert len(trained(tmp_path / "barbu", "--kind", "trumps", game="barbu")) == 4


@pytest.mark.slow
@pytest.mark.parametrize(
    "game,reason",
    [
        ("scopone", "a plan of tricks or rows"),
        ("toepen", "a plan of tricks or rows"),
        ("romanian_whist", "too many plans to learn"),
    ],
)
def test_what_no_policy_can_learn_is_refused(tmp_path: Path, game: str, reason: str) -> None:
    """With the reason."""
    assert reason in " ".join(refusal(tmp_path, game, "--out", ".").split())
