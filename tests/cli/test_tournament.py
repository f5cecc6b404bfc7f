"""An evening of duplicate on the command line, and the deals of the day."""

import json
from pathlib import Path
from typing import Any

import pytest

from mamlaka.terminal.style import MINUS
from tests.cli.running import BAD_USAGE, SUCCESS, run

CARDS = "\n".join(rank + suit for suit in "SHDC" for rank in "6789TJQKA") + "\n"
"""Every card of Spar: one of them is legal at each turn, and the others are refused."""
NAMES = "Amira\nBilal # the host\n\nChadi\nDana\nElias\nFarah\nGhassan\nHala\n"
DAILY = ("daily", "spar", "--date", "2026-11-26", "--boards", "2", "--plain")


def made(folder: Path, *words: str, names: str = NAMES) -> Path:
    """Make a tournament, and return its folder."""
    (folder / "names.txt").write_text(names, encoding="utf-8")
    done = run(folder, "tournament", "new", "evening", *words)
    assert SUCCESS == done.returncode, done.stderr
    return folder / "evening"


def write_scores(evening: Path, *rows: str) -> None:
    """Replace the first rows of the file of scores."""
    head, *lines = (evening / "scores.csv").read_text("utf-8-sig").splitlines()
    (evening / "scores.csv").write_text("\n".join([head, *rows, *lines[len(rows) :]]) + "\n", encoding="utf-8")


def report(folder: Path, name: str = "evening") -> dict[str, Any]:
    """Return the results of a tournament."""
    done = run(folder, "tournament", "ranking", name, "--json")
    assert SUCCESS == done.returncode, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def refused(folder: Path, *words: str) -> str:
    """Return the message of a command that fails in one line."""
    done = run(folder, *words)
    assert (BAD_USAGE, 1) == (done.returncode, done.stderr.count("\n")), done
    return done.stderr


def test_an_evening_with_real_cards(tmp_path: Path) -> None:
    """The organiser gets the seating, the deals and a sheet, writes points into it, and reads the ranking."""
    evening = made(tmp_path, "trex", "--players", "names.txt", "--rounds", "1", "--boards", "1", "--seed", "x")
    seating = (evening / "seating.txt").read_text("utf-8")
    deals = (evening / "deals.txt").read_text("utf-8")

    assert all(name in seating for name in ("Amira", "Bilal", "Hala"))
    assert deals.startswith("Board 1: King of hearts\n")
    assert all(deals.count(suit) >= 4 for suit in "♠♥♦♣")
    assert "Board 1 has no results yet." in run(tmp_path, "tournament", "ranking", "evening", "--board", "1").stdout
    write_scores(evening, "1,1,1,king,a,0,b,0,c,0,d,-75", f"1,2,1,king,a,0,b,{MINUS}75,c,0,d,+0")
    (ranking,) = report(tmp_path)["rankings"]
    assert [100, 100, 50, 50, 50, 50, 0, 0] == [line["score"] for line in ranking]
    assert "All results are in." in run(tmp_path, "tournament", "ranking", "evening").stdout
    assert f"{MINUS}75" in run(tmp_path, "tournament", "ranking", "evening", "--board", "1").stdout


def test_the_organiser_is_told_which_new_deals_boards_leave_out(tmp_path: Path) -> None:
    """A board is the same cards at every table, whatever options were given."""
    (tmp_path / "names.txt").write_text("\n".join("ABCDEFGH"), "utf-8")
    words = ("tournament", "new", "evening", "trex", "--players", "names.txt", "--rounds", "1", "--set", "kh_appeal=A")

    assert "table other cards: kh_appeal=none, trex_redeal=off." in run(tmp_path, *words).stdout


def test_a_spreadsheet_may_write_semicolons(tmp_path: Path) -> None:
    """Many countries separate the columns of a CSV file so."""
    evening = made(tmp_path, "trex", "--players", "names.txt", "--rounds", "1", "--boards", "1")
    write_scores(evening, "1,1,1,king,a,0,b,0,c,0,d,-75")
    scores = evening / "scores.csv"
    scores.write_text(scores.read_text("utf-8").replace(",", ";"), encoding="utf-8")

    assert [{"round": 1, "table": 2, "board": 1}] == report(tmp_path)["missing"]


@pytest.mark.parametrize(
    "row,message",
    [
        ("1,1,1,king,a,0,b,0,c,0,d,", "line 2: points of seat 3 are missing"),
        ("1,1,1,king,a,0,b,0,c,0,d,x", "line 2: points are a number such as -75, not 'x'"),
        ("1,1,1,king,a,0,b,0,c,0,d,1/3", "line 2: no score sheet can have '1/3' points"),
        ("1,1,1,king,a,0,b,-75,c,0,d,-75", "line 2: the points of board 1 (king) add up to -150, but in this deal"),
        ("1,1,1,king,a,0,b,75,c,0,d,0", "they must add up to -75: correct the line"),
        ("1,9,1,king,a,0,b,0,c,0,d,0", "line 2: round 1, table 9, board 1 is not in the movement"),
        ("1,x,1,king,a,0,b,0,c,0,d,0", "line 2: round, table and board are whole numbers"),
        (
            "1,2,1,king,a,0,b,-75,c,0,d,0\n1,2,1,king,a,0,b,-75,c,0,d,0",
            "line 3: round 1, table 2, board 1 occurs twice",
        ),
    ],
)
def test_mistakes_in_the_scores_are_named_with_their_line(tmp_path: Path, row: str, message: str) -> None:
    """A score that cannot be right is not counted silently."""
    evening = made(tmp_path, "trex", "--players", "names.txt", "--rounds", "1", "--boards", "1")
    write_scores(evening, row)

    assert message in refused(tmp_path, "tournament", "ranking", "evening")


def test_bots_play_their_tables_and_records_can_be_added(tmp_path: Path) -> None:
    """The same tournament on another machine gives records that the first one takes, once."""
    made(tmp_path, "spar", "--tables", "2", "--rounds", "2", "--boards", "1", "--bots", "random,rules", "--seed", "x")
    assert "Bots have played 4 boards." in run(tmp_path, "tournament", "play", "evening", "--jobs", "1").stdout
    words = ("spar", "--tables", "2", "--rounds", "2", "--boards", "1", "--bots", "random,rules", "--seed")
    assert SUCCESS == run(tmp_path, "tournament", "new", "same", *words, "x").returncode
    assert SUCCESS == run(tmp_path, "tournament", "new", "other", *words, "y").returncode
    files = [str(path) for path in sorted((tmp_path / "evening" / "records").iterdir())]
    done = run(tmp_path, "tournament", "add", "same", *files)

    assert 4 == done.stdout.count("Added round"), done.stderr
    assert report(tmp_path) == report(tmp_path, "same")
    assert SUCCESS == run(tmp_path, "tournament", "add", "same", files[0]).returncode
    assert "no board of this tournament" in refused(tmp_path, "tournament", "add", "other", *files)
    assert SUCCESS == run(tmp_path, "verify", *files).returncode
    assert "Bots have played 0 boards." in run(tmp_path, "tournament", "play", "evening", "--jobs", "1").stdout


def test_a_sheet_that_contradicts_a_record_is_refused(tmp_path: Path) -> None:
    """Neither is preferred silently."""
    evening = made(tmp_path, "spar", "--tables", "2", "--rounds", "1", "--boards", "1", "--bots", "random")
    run(tmp_path, "tournament", "play", "evening", "--jobs", "1")
    write_scores(evening, "1,1,1,deal,a,5,b,5,c,5,d,5")

    assert "have different points" in refused(tmp_path, "tournament", "ranking", "evening")


@pytest.mark.slow
def test_a_person_plays_their_boards_against_bots(tmp_path: Path) -> None:
    """The next board comes first; leaving and coming back loses nothing."""
    made(
        tmp_path,
        *("spar", "--players", "names.txt", "--tables", "2", "--rounds", "2", "--boards", "1", "--seed", "x"),
        names="Amira\n",
    )
    words = ("tournament", "play", "evening", "--player", "Amira", "--plain")
    left = run(tmp_path, *words, answers="q\n")
    assert "Amira has 2 boards left" in left.stdout, left.stderr
    assert "Amira has one board left" in run(tmp_path, *words, answers=CARDS * 9).stdout
    assert "Amira has played all boards." in run(tmp_path, *words, answers=CARDS * 9).stdout
    assert "Amira has played all boards" in run(tmp_path, *words).stdout
    assert "no player is called 'Ami'" in refused(tmp_path, "tournament", "play", "evening", "--player", "Ami")


def test_players_beyond_whole_tables_sit_out_unless_bots_are_wanted(tmp_path: Path) -> None:
    """Ten people have two tables; with bots they have three."""
    names = NAMES + "Iman\nJad\n"
    made(tmp_path, "trex", "--players", "names.txt", names=names)
    assert "Sit out: Iman, Jad" in (tmp_path / "evening" / "seating.txt").read_text("utf-8")
    done = run(tmp_path, "tournament", "new", "filled", "trex", "--players", "names.txt", "--bots", "easy")
    assert "Table 3" in done.stdout
    assert "Sit out" not in done.stdout
    assert "people, who can play them neither with real cards nor" in done.stdout


def test_pairs_stay_together(tmp_path: Path) -> None:
    """In a game of partners, a line with two names is a pair; with an odd number of pairs one sits out."""
    names = "".join(f"P{number} & Q{number}\n" for number in range(5))
    evening = made(tmp_path, "tressette_four", "--players", "names.txt", names=names)
    seating = (evening / "seating.txt").read_text("utf-8")

    assert "Sit out: P0 & Q0" in seating
    assert "0 P1, 1 P4, 2 Q1, 3 Q4" in seating


@pytest.mark.parametrize(
    "names,words,message",
    [
        ("", (), "names no players"),
        ("Amira &\n", (), "line 1: a name is empty"),
        ("Amira & Bilal\n", (), "'Amira & Bilal' does not fit this movement: each line needs one name"),
        ("A\nA\n" + NAMES, (), "two players are called 'A'"),
        ("A\nB\n", (), "2 players or pairs fill 0 tables"),
        (NAMES, ("--tables", "30"), "--tables takes a whole number from 2 to 20"),
        (NAMES + "I\n", ("--tables", "2"), "9 players or pairs need 3 tables, not 2"),
        (NAMES, ("--movement", "mitchell"), "use individual"),
        (NAMES, ("--rounds", "8"), "choose 1 to 7"),
        (NAMES, ("--tables", "3", "--bots", "esay"), "did you mean easy?"),
    ],
)
def test_mistakes_of_the_organiser_are_explained(
    tmp_path: Path, names: str, words: tuple[str, ...], message: str
) -> None:
    """Nothing is written then."""
    (tmp_path / "names.txt").write_text(names, encoding="utf-8")

    assert message in refused(tmp_path, "tournament", "new", "evening", "trex", "--players", "names.txt", *words)
    assert not (tmp_path / "evening").exists()


def test_missing_and_damaged_files_are_named(tmp_path: Path) -> None:
    """The error says how to go on."""
    assert "`mamlaka tournament new` makes" in refused(tmp_path, "tournament", "ranking", "nowhere")
    evening = made(tmp_path, "trex", "--players", "names.txt")
    assert "holds files already" in refused(tmp_path, "tournament", "new", "evening")
    (evening / "tournament.json").write_text("{", encoding="utf-8")
    assert "tournament.json is no tournament" in refused(tmp_path, "tournament", "play", "evening", "--jobs", "1")
    assert "cannot read none.txt" in refused(tmp_path, "tournament", "new", "next", "--players", "none.txt")


@pytest.mark.slow
def test_the_deals_of_the_day_are_compared_with_those_of_bots(tmp_path: Path) -> None:
    """After the last board there is a row for each board, and a column for the person and for each level."""
    done = run(tmp_path, *DAILY, answers=CARDS * 20)

    assert SUCCESS == done.returncode, done.stderr
    for word in ("you", "easy", "medium", "hard", "best", "matchpoints", "IMPs a board"):
        assert word in done.stdout
    records = sorted((tmp_path / "daily").glob("*/*.json"))
    assert 10 == len(records)
    assert SUCCESS == run(tmp_path, "verify", *map(str, records)).returncode


@pytest.mark.slow
def test_the_boards_of_the_day_are_resumed_and_played_again(tmp_path: Path) -> None:
    """A board that was left goes on where it was; --again keeps the earlier result beside the new one."""
    assert "The board is saved" in run(tmp_path, *DAILY, answers="q\n").stdout
    assert "You have played no board of this day." in run(tmp_path, *DAILY, "--results").stdout
    assert "you (2)" not in run(tmp_path, *DAILY, answers=CARDS * 20).stdout
    assert "you (2)" in run(tmp_path, *DAILY, "--again", answers=CARDS * 20).stdout
    assert "you (2)" in run(tmp_path, *DAILY, "--results").stdout


def test_a_board_ends_with_its_deal(tmp_path: Path) -> None:
    """Nothing is told of a deal that nobody plays: the last line before the results is the score."""
    cards = "\n".join(["no", *(rank + suit for suit in "SHDC" for rank in "23456789TJQKA")]) + "\n"
    words = ("daily", "trex", "--date", "2026-11-26", "--boards", "1", "--plain")
    before, _, after = run(tmp_path, *words, answers=cards * 40).stdout.partition("Kingdom 1: ")

    assert "choose King of hearts" in before
    assert "choose" not in after
    assert "your seat, the same cards" in after


@pytest.mark.parametrize(
    "words, names",
    [
        (("hearts", "--boards", "4"), ["Board 1: pass left", "Board 4: no pass"]),
        (("hearts", "--boards", "4", "--language", "ar"), ["التوزيعة 1: التمرير إلى اليسار\n", "المقعد 2\n"]),
        (("spar", "--boards", "2"), ["Board 1\n", "Board 2\n"]),
        (("spar", "--boards", "1", "--as", "matches"), ["Board 1: whole match"]),
    ],
)
def test_a_board_has_the_name_of_its_deal(tmp_path: Path, words: tuple[str, ...], names: list[str]) -> None:
    """If all deals of a game are of one kind, the number of the board is enough."""
    evening = made(tmp_path, *words, "--tables", "2", "--rounds", "1", "--bots", "random", "--seed", "x")
    deals = (evening / "deals.txt").read_text("utf-8")

    assert [name in deals for name in names] == [True] * len(names)


def test_the_seating_is_in_the_language_of_the_organiser(tmp_path: Path) -> None:
    """Who hangs it up reads it: the rounds, the tables with their boards, and who sits out."""
    evening = made(
        tmp_path, "trex", "--players", "names.txt", "--rounds", "1", "--boards", "2", "--seats", "4", "--language", "ar"
    )
    seating = (evening / "seating.txt").read_text("utf-8")

    assert seating.startswith("الجولة 1\n  الطاولة 1، التوزيعات من 1 إلى 2: 0 ")
    assert all(name in seating for name in ("Amira", "Hala"))


def test_a_day_is_a_date(tmp_path: Path) -> None:
    """Other texts are refused with an example."""
    assert "--date takes a day such as 2026-11-26" in refused(tmp_path, "daily", "--date", "tomorrow")
    assert "there is no seat 4: trex has seats 0 to 3" in refused(tmp_path, "daily", "--seat", "4")
