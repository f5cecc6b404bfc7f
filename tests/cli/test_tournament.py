"""An evening of duplicate on the command line, and the deals of the day."""

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest

from mamlaka.cli.score_sheet import empty_sheet, read_sheet
from mamlaka.cli.tournament_files import TournamentFolder
from mamlaka.duplicate import Place, Result
from mamlaka.terminal.style import MINUS
from tests.cli import running
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
    head, *lines = empty_sheet(TournamentFolder.open(evening).tournament).lstrip("\ufeff").splitlines()
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
    write_scores(evening, "1,1,1,king,,0,,0,,0,,-75", f"1,2,1,king,,0,,{MINUS}75,,0,,+0")
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
    write_scores(evening, "1,1,1,king,,0,,0,,0,,-75")
    scores = evening / "scores.csv"
    scores.write_text(scores.read_text("utf-8").replace(",", ";"), encoding="utf-8")

    assert [{"round": 1, "table": 2, "board": 1}] == report(tmp_path)["missing"]


TABLE_1 = "Hala,{},Farah,{},Amira,{},Bilal,{}"
"""The players of table 1 in the first round of these names, before their points."""
TABLE_2 = "Chadi,{},Elias,{},Dana,{},Ghassan,{}"


def line(place: str, players: str, *points: str, moved: str = "") -> str:
    """Return a line of the score sheet."""
    return f"{place},{players.format(*points)},{moved}"


FAULTS = {
    line("1,1,1,king", TABLE_1, "0", "0", "0", ""): "line 2: points of seat 3 are missing",
    line("1,1,1,king", TABLE_1, "0", "0", "0", "x"): "line 2: points are a number such as -75, not 'x'",
    line("1,1,1,king", TABLE_1, "0", "0", "0", "1/3"): "line 2: no score sheet can have '1/3' points",
    line(
        "1,1,1,king", TABLE_1, "0", "-75", "0", "-75"
    ): "(king) add up to -150, but in this deal they must add up to -75",
    line(
        "1,1,1,king", TABLE_1, "25", "-25", "-75", "0"
    ): "line 2: board 1 (king) can't give the points 25, -25, -75, 0",
    line("1,9,1,king", TABLE_1, "0", "0", "0", "-75"): "line 2: there is no table 9: this tournament has tables 1 to 2",
    line("1,1,7,king", TABLE_1, "0", "0", "0", "-75"): "line 2: there is no board 7: this tournament has boards 1 to 4",
    line(
        "1,1,3,king", TABLE_1, "0", "0", "0", "-75"
    ): "board 3 is not in the movement, there table 1 plays boards 1 to 2",
    line("1,x,1,king", TABLE_1, "0", "0", "0", "-75"): "line 2: round, table and board are whole numbers",
    line(
        "1,1,1,king", TABLE_2, "0", "0", "0", "-75"
    ): "board 1 has Hala in seat 0, not Chadi: correct the name, or write yes",
    line("1,1,1,king", TABLE_1, "0", "0", "0", "-75", moved="?"): "column moved says '?': write yes, or leave it empty",
    line("1,1,1,king", "Hallo,0,Farah,0,Amira,0,Bilal,-75", moved="yes"): "no player is called 'Hallo'",
    line(
        "1,1,1,king", "Hala,0,Hala,0,Amira,0,Bilal,-75", moved="yes"
    ): "line 2: round 1, table 1, board 1 has Hala in two seats",
}


@pytest.fixture(scope="module")
def evening_of_mistakes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a tournament of eight players and two rounds of two boards."""
    words = ("trex", "--players", "names.txt", "--rounds", "2", "--boards", "2", "--seed", "x")
    return made(tmp_path_factory.mktemp("mistakes"), *words)


@pytest.mark.parametrize("row,message", FAULTS.items(), ids=FAULTS.values())
def test_a_line_that_cannot_be_right_does_not_count_and_all_others_do(
    evening_of_mistakes: Path, row: str, message: str
) -> None:
    """The ranking names the line, shows what is known, and has the results of the other lines."""
    right = line("1,2,1,king", TABLE_2, "-75", "0", "0", "0")
    write_scores(evening_of_mistakes, row, right)
    _, faults = read_sheet(evening_of_mistakes / "scores.csv", TournamentFolder.open(evening_of_mistakes).tournament)
    results, _ = TournamentFolder.open(evening_of_mistakes).results()

    assert 1 == len(faults)
    assert message in faults[0]
    assert {Place(1, 2, 1): Result((-75, 0, 0, 0))} == results


def test_the_ranking_tells_faults_and_ends_with_status_1(tmp_path: Path) -> None:
    """Also with --json, whose document has them."""
    evening = made(tmp_path, "trex", "--players", "names.txt", "--rounds", "1", "--boards", "1")
    write_scores(evening, "1,1,1,king,,0,,0,,0,,x,", "1,2,1,king,,0,,0,,0,,-75,")
    told, document = (run(tmp_path, "tournament", "ranking", "evening", *words) for words in ([], ["--json"]))

    assert (1, 1) == (told.returncode, document.returncode)
    assert "line 2: points are a number such as -75, not 'x'" in told.stderr
    assert "1 of the results do not count, all others do" in told.stderr
    assert "1 result is missing: round 1, table 1, board 1" in told.stdout
    assert 1 == len(json.loads(document.stdout)["faults"])


def test_a_board_played_at_the_wrong_table_counts_for_those_who_played_it(evening_of_mistakes: Path) -> None:
    """The line says so. Nobody plays a board twice, so nobody is missing where they were due with it."""
    write_scores(
        evening_of_mistakes,
        line("1,1,3,diamonds", TABLE_1, "-130", "0", "0", "0", moved="yes"),
        line("1,2,1,king", "Dana,0,Ghassan,0,Chadi,0,Elias,-75", moved="Yes"),
        line("2,2,3,diamonds", "Dana,{},Amira,{},Elias,{},Farah,{}", "-130", "0", "0", "0"),
    )
    told = run(evening_of_mistakes.parent, "tournament", "ranking", "evening")
    results, _ = TournamentFolder.open(evening_of_mistakes).results()

    assert [Place(1, 1, 3), Place(1, 2, 1)] == list(results)
    assert "line 4: " in told.stderr
    assert "has played board 3 already, in round 1 at table 1: only the first line counts" in told.stderr
    assert "Not as the movement says: round 1, table 1, board 3 was played by Hala, Farah, Amira, Bilal." in told.stdout
    assert "round 2, table 2, board 3" not in told.stdout


def test_partners_who_are_no_pair_cannot_have_played_together(tmp_path: Path) -> None:
    """A moved board of pairs has a pair on each side, in either direction."""
    names = "Amira & Bilal\nChadi & Dana\nElias & Farah\nGhassan & Hala\n"
    evening = made(tmp_path, "tressette_four", "--players", "names.txt", "--boards", "1", names=names)
    tournament = TournamentFolder.open(evening).tournament
    north, east, south, west = (who.name for who in tournament.line_up(Place(1, 1, 1)))
    write_scores(evening, f"1,1,1,deal,{north},1,{south},2,{east},1,{west},2,yes")

    assert f"has {north} and {east} on one side, who are no pair" in opened_faults(evening)
    write_scores(evening, f"1,1,1,deal,{west},1,{north},2,{east},1,{south},2,yes")
    assert "" == opened_faults(evening)


def opened_faults(evening: Path) -> str:
    """Return what is wrong with the sheet of a tournament."""
    return "\n".join(TournamentFolder.open(evening).results()[1])


@pytest.mark.skipif(os.name != "posix", reason="files have no such permissions")
def test_only_the_organiser_reads_the_deals(tmp_path: Path) -> None:
    """They are secret until they are played."""
    evening = made(tmp_path, "spar", "--tables", "2", "--rounds", "1", "--boards", "1", "--bots", "random")
    modes = {path.name: stat.S_IMODE(path.stat().st_mode) for path in evening.iterdir()}

    assert (0o600, 0o600) == (modes["tournament.json"], modes["deals.txt"])


def test_bots_play_their_tables_and_records_can_be_added(tmp_path: Path) -> None:
    """The same tournament on another machine gives records that the first one takes, once."""
    made(tmp_path, "spar", "--tables", "2", "--rounds", "2", "--boards", "1", "--bots", "random,rules", "--seed", "x")
    assert "Bots have played 4 boards." in run(tmp_path, "tournament", "play", "evening", "--jobs", "1").stdout
    words = ("spar", "--tables", "2", "--rounds", "2", "--boards", "1", "--bots", "random,rules", "--seed")
    assert SUCCESS == run(tmp_path, "tournament", "new", "same", *words, "x").returncode
    assert SUCCESS == run(tmp_path, "tournament", "new", "other", *words, "y").returncode
    files = [str(path) for path in sorted((tmp_path / "evening" / "records").iterdir())]
    (tmp_path / "bad.json").write_text("{bad")
    assert SUCCESS == run(tmp_path, "tournament", "new", "parts", *words, "x").returncode
    parts = run(tmp_path, "tournament", "add", "parts", "bad.json", *files)
    done = run(tmp_path, "tournament", "add", "same", *files)

    assert 4 == done.stdout.count("Added round"), done.stderr
    assert (running.FAULTS, done.stdout) == (parts.returncode, parts.stdout)
    assert parts.stderr.startswith("mamlaka: bad.json ")
    assert report(tmp_path) == report(tmp_path, "same")
    assert SUCCESS == run(tmp_path, "tournament", "add", "same", files[0]).returncode
    assert "no board of this tournament" in refused(tmp_path, "tournament", "add", "other", *files)
    assert SUCCESS == run(tmp_path, "verify", *files).returncode
    assert "Bots have played 0 boards." in run(tmp_path, "tournament", "play", "evening", "--jobs", "1").stdout


def test_a_sheet_that_contradicts_a_record_is_refused(tmp_path: Path) -> None:
    """Neither is preferred silently."""
    evening = made(tmp_path, "spar", "--tables", "2", "--rounds", "1", "--boards", "1", "--bots", "random")
    run(tmp_path, "tournament", "play", "evening", "--jobs", "1")
    write_scores(evening, "1,1,1,deal,,5,,5,,5,,5")

    assert "have different results, so neither counts" in opened_faults(evening)
    assert 1 == len(TournamentFolder.open(evening).results()[0])


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
