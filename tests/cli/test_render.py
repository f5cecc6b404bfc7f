"""`mamlaka render`: pictures and diagrams of recorded positions."""

import sys
import xml.etree.ElementTree as ET
from collections.abc import Callable
from pathlib import Path

import pytest

import mamlaka as mk
from mamlaka.cli.app import run
from mamlaka.storage import read_records, write_records

Rendering = Callable[..., tuple[int, str, str]]
SVG = "{http://www.w3.org/2000/svg}"
FINISHED, UNFINISHED = "match.jsonl", "unfinished.json"


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder with a finished match, and one in which a person is asked."""
    folder = tmp_path_factory.mktemp("records")
    table = mk.Table("schnapsen", seed=4, bots="random")
    table.run()
    write_records(folder / FINISHED, [table.record()])
    unfinished = mk.Table("schnapsen", seed=4, bots={1: "random"})
    unfinished.run()
    unfinished.save(folder / UNFINISHED, names={0: "Nadia"})
    return folder


@pytest.fixture
def render(records: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Rendering:
    """Return a function that runs the command in this process: status, output and errors."""

    def command(*words: str) -> tuple[int, str, str]:
        monkeypatch.chdir(records)
        monkeypatch.setattr(sys, "argv", ["mamlaka", "render", *words])
        with pytest.raises(SystemExit) as ended:
            run()
        printed = capsys.readouterr()
        return int(ended.value.code or 0), printed.out, printed.err

    return command


def test_a_picture_goes_to_the_output_or_to_a_new_file(render: Rendering, tmp_path: Path) -> None:
    """Both have the same content; a file that exists is kept."""
    status, printed, _ = render(FINISHED, "--deal", "2")
    target = tmp_path / "deal.svg"
    assert 0 == status
    assert 0 == render(FINISHED, "--deal", "2", "--out", str(target))[0]
    assert printed.strip() == target.read_text(encoding="utf-8")
    ET.fromstring(printed)  # noqa: S314  # our own text

    target.write_text("mine", encoding="utf-8")
    status, _, error = render(FINISHED, "--out", str(target))
    assert status
    assert "exists and is not overwritten" in error
    assert "mine" == target.read_text(encoding="utf-8")


def test_a_diagram_has_all_cards_of_a_deal(render: Rendering) -> None:
    """Each of the two hands has five cards; from a seat, the other hand is counted."""
    _, whole, _ = render(FINISHED, "--deal", "1", "--diagram")
    _, own, _ = render(FINISHED, "--deal", "1", "--diagram", "--seat", "1")

    ranks = [rank for line in whole.splitlines() if line[:1] in "♠♥♦♣" for rank in line.split()[1:] if rank != "—"]
    assert 10 == len(ranks)
    assert "random (0)" in own
    assert "+ 5" in own


def test_the_words_are_in_the_language_of_the_readers(render: Rendering) -> None:
    """The title names the game as its players call it."""
    _, text, _ = render(FINISHED, "--language", "ja")
    title = ET.fromstring(text).find("{http://www.w3.org/2000/svg}title")  # noqa: S314  # our own text

    assert title is not None
    assert "シュナプセン" in str(title.text)


def test_a_score_sheet_ends_with_the_totals_of_the_match(render: Rendering, records: Path) -> None:
    """With --deal it is the sheet before that deal, when nobody has points."""
    record = next(read_records(records / FINISHED))
    texts = {
        words: [text.text for text in ET.fromstring(render(FINISHED, "--sheet", *words)[1]).iter(f"{SVG}text")]  # noqa: S314  # our own text
        for words in ((), ("--deal", "1"))
    }

    assert ["Total", *map(str, record.totals)] == texts[()][-3:]
    assert ["Total", "0", "0"] == texts["--deal", "1"][-3:]
    assert {"random (0)", "random (1)"} < set(texts[()])


def test_a_score_sheet_of_partners_without_points_of_their_own_has_a_column_for_each_side(
    render: Rendering, records: Path
) -> None:
    """In Cribbage for four both partners move one peg."""
    table = mk.Table("cribbage", seats=4, seed=4, bots="random", target="61")
    table.run()
    write_records(records / "partners.jsonl", [table.record()])
    status, text, _ = render("partners.jsonl", "--sheet")
    words = [text.text for text in ET.fromstring(text).iter(f"{SVG}text")]  # noqa: S314  # our own text
    totals = table.state.totals

    assert not status
    assert ["Total", str(totals[0] + totals[2]), str(totals[1] + totals[3])] == words[-3:]


def test_an_unfinished_match_shows_only_what_its_person_sees(render: Rendering) -> None:
    """Also if another seat, or an earlier event, is asked for."""
    _, text, _ = render(UNFINISHED, "--diagram", "--event", "5")
    assert "Nadia" in text
    assert "+ " in text

    status, text, error = render(UNFINISHED, "--seat", "1")
    assert status
    assert not text
    assert "is not finished" in error


@pytest.mark.parametrize(
    "words, reason",
    [
        (("--deal", "99"), "there is no deal 99"),
        (("--event", "0"), "nothing to show before event 0"),
        (("--event", "99999"), "nothing to show before event 99999"),
        (("--deal", "1", "--event", "9"), "exclude each other"),
        (("--sheet", "--diagram"), "--sheet excludes --diagram"),
        (("--seat", "2"), "there is no seat 2"),
        (("--match", "2"), "there is no record 2"),
        (("--out", "none/deal.svg"), "none"),
    ],
)
def test_a_mistake_is_named(render: Rendering, words: tuple[str, ...], reason: str) -> None:
    """In one line, with nothing on standard output."""
    status, text, error = render(FINISHED, *words)

    assert status
    assert not text
    assert reason in error
    assert 1 == len(error.strip().splitlines())
