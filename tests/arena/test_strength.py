"""The measurements for the page about the strength of the bots: every contest can be played and resumed."""

import re
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from bench import strength
from mamlaka.cli.common_options import setup_from

WISH = strength.Section(
    "A trial", "What comes of it.", "--game tressette --as matches", "won", (("random", "random", 12),)
)


def words_of(section: strength.Section) -> dict[str, list[str]]:
    """Return the options of a section's commands, each with its values."""
    words = section.words.split()
    named: dict[str, list[str]] = {}
    for name, value in zip(words[::2], words[1::2], strict=True):
        named.setdefault(name, []).append(value)
    return named


@pytest.mark.parametrize("section", strength.SECTIONS, ids=lambda section: section.title)
def test_every_section_is_played_under_options_that_exist(section: strength.Section) -> None:
    """Game, preset, options and seats of its commands make a match."""
    words = words_of(section)
    (game,), (preset,) = words.get("--game", ["trex"]), words.get("--preset", [""])
    seats = [int(count) for count in words.get("--seats", [])]

    assert setup_from(game, preset, words.get("--set"), seats[0] if seats else None).start().seats


@pytest.mark.slow
def test_results_are_kept_and_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A quick run plays one set of each contest; the next run adds the missing sets, and the page has all of them."""
    monkeypatch.setattr(strength, "RESULTS", tmp_path)
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(strength, "ROOT", tmp_path)
    monkeypatch.setattr(strength, "SECTIONS", (WISH,))
    pages = []
    for words, page in ((["--quick"], "strength.md"), ([], "page.md")):
        monkeypatch.setattr(sys, "argv", ["strength", "--jobs", "1", *words])
        assert 0 == strength.main()
        pages.append((tmp_path / page).read_text(encoding="utf-8"))
    (contest,) = strength.contests((WISH,))

    assert ["1", "12"] == [page[page.index("| `random`") :].split(" | ")[2] for page in pages]
    assert 12 == contest.played


@pytest.mark.slow
def test_one_section_is_measured_without_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The results of the others stay on the page, in the order of the sections."""
    monkeypatch.setattr(strength, "RESULTS", tmp_path)
    monkeypatch.setattr(strength, "PAGE", tmp_path / "page.md")
    monkeypatch.setattr(strength, "ROOT", tmp_path)
    monkeypatch.setattr(strength, "SECTIONS", (replace(WISH, title="Before"), WISH, replace(WISH, title="After")))
    (tmp_path / "page.md").write_text("# Old\n\n## After\n\nkept after\n\n## Before\n\nkept before\n", encoding="utf-8")
    monkeypatch.setattr(sys, "argv", ["strength", "--jobs", "1", "--only", WISH.title])

    assert 0 == strength.main()
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    places = [
        text.index(words) for words in ("## Before\n\nkept before\n\n", "## A trial\n", "## After\n\nkept after\n")
    ]
    assert places == sorted(places)
    assert "# Old" not in text


@pytest.mark.slow
def test_a_contest_of_several_bots_becomes_a_table_of_ratings_and_pairs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each bot has a row with its rating and its result against each other bot, the best bot first."""
    monkeypatch.setattr(strength, "RESULTS", tmp_path)
    league = strength.Section("All", "Each plays each.", strength.SINGLE, "kingdom", (("random", "easy", "rules", 2),))
    contest = strength.Contest(league, ("random", "easy", "rules"), 2)
    contest.play(2, 1)
    head, _, *rows = strength.league(contest).splitlines()[2:]
    cells = [[cell.strip() for cell in row.split("|")[1:-1]] for row in rows]

    assert "| bot | rating | `rules` | `easy` | `random` |" == head
    assert ["`rules`", "`easy`", "`random`"] == [row[0] for row in cells]
    assert [
        [True, False, True, True],
        [True, True, False, True],
        [True, True, True, False],
    ] == [["±" in cell for cell in row[1:]] for row in cells]


def test_results_of_other_versions_are_discarded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The results of an earlier version say nothing about a bot."""
    monkeypatch.setattr(strength, "RESULTS", tmp_path)
    contest = strength.Contest(WISH, ("random", "random"), 3)
    contest.play(1, 1)
    (header, *rest) = contest.path.read_text(encoding="utf-8").splitlines()
    contest.path.write_text("\n".join([header.replace('"version":1', '"version":7'), *rest, ""]), encoding="utf-8")
    (again,) = strength.contests((WISH,))

    assert 0 == again.played


def test_fewer_sets_are_played_if_time_is_short() -> None:
    """Every contest plays the same share of its sets, and all of them if there is time."""
    found = [strength.Contest(WISH, ("random", "random"), 100) for _ in range(2)]
    for contest, seconds in zip(found, (1.0, 3.0), strict=True):
        contest.__dict__["seconds"] = seconds

    assert [1.0, 0.5, 0.25] == [strength.share_of(found, 2, seconds) for seconds in (1000, 100, 50)]


PARTS = strength.PAGE.read_text(encoding="utf-8").split("\n## ")[1:]
"""The sections of the published page."""


@pytest.mark.parametrize("part", PARTS, ids=lambda part: part.partition("\n")[0])
def test_a_published_section_says_when_it_was_measured_and_mixes_no_versions(part: str) -> None:
    """Each has its date, or refers to the first table; all rows of a bot are of one version and of enough sets."""
    rows = re.findall(r"^\| `([^`@]+)[^`]*` (\d+) \| `[^`]+` \d+ \| (\d+) \|", part, re.MULTILINE)
    versions = {(bot, version) for bot, version, _ in rows}

    assert re.search(r"^Measured on \d+ \w+ 20\d\d: ", part, re.MULTILINE) or part.startswith(strength.GAP)
    assert len({bot for bot, _ in versions}) == len(versions)
    assert all(int(sets) >= strength.FEWEST_SETS for *_, sets in rows)


@pytest.mark.parametrize(
    "page", sorted((Path(strength.__file__).parents[1] / "docs" / "games").glob("*.md")), ids=lambda page: page.stem
)
def test_a_page_of_a_game_dates_its_results(page: Path) -> None:
    """Results with an interval name the day and the versions, or stand on the page about strength alone."""
    text = page.read_text(encoding="utf-8")

    assert "±" not in text or re.search(r"[Oo]n \d+ \w+ 20\d\d[^|]*(`rules` \d+|`search` \d+)", text)
