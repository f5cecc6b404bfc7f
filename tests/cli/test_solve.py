"""`mamlaka solve`: values of deals given as text, in files and in records."""

from pathlib import Path
from typing import Any

import msgspec
import pytest

from mamlaka.cli.deal_files import deals_in
from mamlaka.storage import read_records
from tests.cli.running import BAD_USAGE, SUCCESS, run

HANDS = "A3.2.. K4.3.. Q5.4.. 26.5.."
"""Three cards each, of spades and hearts."""
KING = "A... K... Q... .K.."
"""West has the king of hearts."""
WHOLE = "AKT3.Q9.J742.865 Q52.AT43.K8.AQ72 J986.J7.AQ63.K94 74.K8652.T95.JT3"
"""A whole deal."""


def solved(folder: Path, *words: str) -> list[dict[str, Any]]:
    """Return the objects that the command prints."""
    done = run(folder, "solve", *words, "--json")
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    return [msgspec.json.decode(line) for line in done.stdout.splitlines()]


def test_a_value_is_that_of_the_best_play(tmp_path: Path) -> None:
    """North takes a trick with the ace; then South takes all others with hearts, if East and West must follow."""
    (found,) = solved(tmp_path, "--hands", "A.2.. K.3.. 5.4.. 2.5..", "--cards")

    assert ("tricks", "N", "cw", "NS", "tricks") == tuple(
        found[name] for name in ("contract", "leader", "direction", "sides", "unit")
    )
    assert (1, [1, 1], True) == (found["value"], found["bounds"], found["exact"])
    assert {"AS": 1, "2H": 1} == found["cards"]


def test_hands_may_be_given_as_the_deal(tmp_path: Path) -> None:
    """`--deal` takes the number of a deal of a record, or the hands themselves."""
    one, other = (solved(tmp_path, name, HANDS, "--cards")[0] for name in ("--hands", "--deal"))

    assert one | {"seconds": 0} == other | {"seconds": 0}


def test_the_other_side_gets_the_rest(tmp_path: Path) -> None:
    """The tricks of both sides sum to those of the deal, whoever leads."""
    for leader in "NESW":
        values = [solved(tmp_path, "--hands", HANDS, "--leader", leader, "--sides", side)[0] for side in ("NS", "EW")]

        assert 3 == sum(value["value"] for value in values)
        assert {leader} == {value["leader"] for value in values}


def test_trumps_win(tmp_path: Path) -> None:
    """With hearts as trumps, the highest heart takes a trick that the ace of spades led."""
    plain, trumps = (
        solved(tmp_path, "--hands", "A... K... Q... .2..", "--sides", "W", *trump)[0]["value"]
        for trump in ((), ("--trump", "H"))
    )

    assert (0, 1) == (plain, trumps)


def test_a_doubled_card_counts_for_its_holder(tmp_path: Path) -> None:
    """East holds the doubled king of hearts and must follow: its taker loses 150, and East gets 75."""
    words = ("--hands", ".A.. .K.. .2.. .3..", "--contract", "king", "--sides")
    doubled = {side: solved(tmp_path, *words, side, "--doubled", "KH")[0]["value"] for side in "NESW"}

    assert {"N": -150, "E": 75, "S": 0, "W": 0} == doubled
    assert -75 == solved(tmp_path, *words, "N")[0]["value"]


def test_contracts_are_added(tmp_path: Path) -> None:
    """A deal of king and slaps costs the sum of both."""
    words = ("--hands", ".A.. .K.. .2.. .3..", "--sides", "N", "--contract")

    assert [-75, -15, -90] == [
        solved(tmp_path, *words, contract)[0]["value"] for contract in ("king", "slaps", "king+slaps")
    ]


def test_a_layout_is_worth_its_places(tmp_path: Path) -> None:
    """All other cards are on the layout: South and West must go out before North and East can play."""
    words = ("--hands", "A... .A.. K... .K..", "--contract", "trex", "--direction", "cw", "--cards", "--sides")
    (partners,), (west,) = solved(tmp_path, *words, "NS"), solved(tmp_path, *words, "W")

    assert ("trex", "N", 300, "points", {"KS": 300}) == tuple(
        partners[name] for name in ("contract", "leader", "value", "unit", "cards")
    )
    assert 150 == west["value"]


def test_a_whole_layout_is_solved_from_its_first_card(tmp_path: Path) -> None:
    """The jack of diamonds is the only jack of North."""
    words = ("--hands", WHOLE, "--cards", "--contract")
    (jacks,), (free,) = solved(tmp_path, *words, "trex"), solved(tmp_path, *words, "domino")

    assert ["JD"] == list(jacks["cards"])
    assert jacks["exact"]
    # In domino, the first card opens the rows at its own rank.
    assert 13 == len(free["cards"])
    assert max(free["cards"].values()) == free["value"]


def test_all_contracts_of_tricks_together_have_a_name(tmp_path: Path) -> None:
    """The contract `complex` is the sum of all contracts of tricks."""
    words = ("--hands", HANDS, "--sides", "E", "--contract")
    together, named = (
        solved(tmp_path, *words, contract)[0]["value"] for contract in ("king+queens+diamonds+slaps", "complex")
    )

    assert together == named < 0


def test_seats_can_play_for_themselves(tmp_path: Path) -> None:
    """North takes a trick with the ace, and West one with the highest heart."""
    words = ("--hands", "A.2.. K.3.. 5.4.. 2.5..", "--sides", "each", "--cards")
    (found,) = solved(tmp_path, *words)
    lines = run(tmp_path, "solve", *words).stdout.splitlines()

    assert {"N": 1, "E": 0, "S": 0, "W": 1} == found["value"] == found["cards"]["AS"]
    assert ("each", None, True, "tricks") == tuple(found[name] for name in ("sides", "bounds", "exact", "unit"))
    assert lines[0].startswith("tricks, N leads: N 1, E 0, S 0, W 1 tricks (")
    assert lines[1].startswith("  AS N 1, E 0, S 0, W 1; 2H N")


def test_seats_that_play_for_themselves_need_the_end_of_a_deal(tmp_path: Path) -> None:
    """A whole deal takes too long; then nothing is known."""
    words = ("--hands", WHOLE, "--sides", "each", "--seconds", "0.05")
    (found,) = solved(tmp_path, *words)

    assert (None, {}, False) == (found["value"], found["cards"], found["exact"])
    assert "N leads: not solved: give fewer cards, or more --seconds (" in run(tmp_path, "solve", *words).stdout


def test_points_are_those_that_the_game_shows(tmp_path: Path) -> None:
    """In a game in which points are bad, taking them is shown as a positive number."""
    (found,) = solved(tmp_path, "--hands", ".A.. .K.. .2.. .3..", "--sides", "N", "--contract", "hearts")

    assert (4, "points") == (found["value"], found["unit"])


def test_a_file_has_a_deal_in_each_line(tmp_path: Path) -> None:
    """Comments and empty lines are left out, and the results keep the order."""
    (tmp_path / "deals.txt").write_text(f"# two deals\n{HANDS}\n\nA... K... Q... J...  # one card each\n")
    found = solved(tmp_path, "--file", "deals.txt", "--jobs", "2")

    assert [HANDS, "A... K... Q... J..."] == [one["deal"] for one in found]


def test_a_bridge_file_gives_its_deals(tmp_path: Path) -> None:
    """The deals of a file in PBN or RBN, from whichever seat they begin, are those written from North on."""
    (tmp_path / "deals.pbn").write_text(
        '% PBN 2.1\n[Event "?"]\n[Board "1"]\n[Deal "N:A3.2.. K4.3.. Q5.4.. 26.5.."]\n'
        '[Declarer "S"]\n\n[Deal "W:26.5.. A3.2.. K4.3.. Q5.4.."]\n'
    )
    (tmp_path / "deals.rbn").write_text("B 1\nH S:Q5.4..:26.5..:A3.2..:K4.3..\nA NZ:1N\n\n", newline="\r\n")

    assert [HANDS, HANDS] == [one["deal"] for one in solved(tmp_path, "--file", "deals.pbn")]
    assert [HANDS] == [one["deal"] for one in solved(tmp_path, "--file", "deals.rbn")]


def test_a_deal_that_cannot_be_used_leaves_the_others_of_its_file(tmp_path: Path) -> None:
    """It is named with its number and the reason, and the status is 1."""
    (tmp_path / "deals.pbn").write_text(
        '[Deal "N:A3.2.. K4.3.. Q5.4.. 26.5.."]\n[Deal "N:AQ.K.. - - -"]\n[Deal "N:A... A... Q... J..."]\n'
        '[Deal "N:A... K... Q... J..."]\n'
    )
    done = run(tmp_path, "solve", "--file", "deals.pbn", "--json")

    assert [HANDS, "A... K... Q... J..."] == [msgspec.json.decode(line)["deal"] for line in done.stdout.splitlines()]
    assert "deal 2 is left out: deals.pbn, line 2: deal 'N:AQ.K.. - - -' lacks a hand" in done.stderr
    assert "deal 3 is left out: deals.pbn, line 3: deal 'A... A... Q... J...' has AS in two hands" in done.stderr
    assert "2 of 4 deals left out, 2 solved" in done.stderr
    assert 1 == done.returncode


PUBLISHED = "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 KQT2.AT.J6542.85"
"""The deal of the example in the specification of Portable Bridge Notation."""


@pytest.mark.parametrize(
    "text",
    [
        f'[Deal "{PUBLISHED}"]',
        '[Deal "N:.63.AKQ987.A9732 A8654.KQ5.T.QJT6 J973.J98742.3.K4 -"]',
        '[Deal "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 J973.J98742.3.K4"]',
        f'[Event "one; two {{three"] [DEAL  "{PUBLISHED}"]',
        f'[Deal "{PUBLISHED}"] {{[Deal "N:A... K... Q... J..."]}}\n[Board "2"]\n[Deal "#"]\n[Deal "?"]\n[Deal ""]\n',
        f"H {PUBLISHED}".replace(" ", ":").replace("H:", "H "),
        "H N:.63.AKQ987.A9732:A8654.KQ5.T.QJT6:J973.J98742.3.K4:",
        "% RBN\nB 7\nH W:KQT2.AT.J6542.85;.63.AKQ987.A9732:A8654.KQ5.T.QJT6;\n{H is a label,\nH too}\n",
    ],
)
def test_the_fourth_hand_of_a_bridge_file_may_be_left_out(text: str) -> None:
    """It gets the rest; comments, unknown deals and references to the deal before are no deals."""
    assert [PUBLISHED.removeprefix("N:")] == [deal.text for deal in deals_in(text)]


@pytest.mark.parametrize(
    "text",
    [
        "H N:AQ.K..:KJ.A..:T9.Q..:",
        "H N:.63.AKQ987.A9732:A8654.KQ5.T.QJT6:J973.J98742.3.K4",
        "H N:.63.AKQ987.A9732:A8654.KQ5.T.QJT6::",
        '[Deal "W:KQT2.AT.J6542.85 - A8654.KQ5.T.QJT6 -"]',
    ],
)
def test_a_hand_that_does_not_follow_from_the_others_is_missing(text: str) -> None:
    """The rest is known only if three whole hands are there; RBN marks its place by a colon."""
    (deal,) = deals_in(text)

    assert "lacks a hand" in deal.fault


def test_two_given_hands_share_no_card() -> None:
    """The error names both hands and the card, and not the hand that was left out."""
    text = "H N:.63.AKQ987.A9732:A8654.KQ5.T.QJT6:A973.J98742.3.K4:"
    hands = "the hands 'A8654.KQ5.T.QJT6' and 'A973.J98742.3.K4' both have AS"
    (deal,) = deals_in(text)

    assert deal.fault.endswith(f": {hands}")


def test_a_deal_of_a_record_is_solved_from_its_first_lead(tmp_path: Path) -> None:
    """Contract, leader and hands are those of the record; the bounds hold what was scored in the end."""
    assert (
        SUCCESS
        == run(tmp_path, "simulate", "hearts", "--matches", "1", "--set", "deals=1", "--out", "one.jsonl").returncode
    )
    (record,) = read_records(tmp_path / "one.jsonl")
    (found,) = solved(tmp_path, "--record", "one.jsonl", "--sides", "W", "--seconds", "0.05")

    dealt = {card for hand in found["deal"].split() for card in _cards(hand)}
    assert 52 == len(dealt)
    assert record.deals[0].leader == "NESW".index(found["leader"])
    assert "points" == found["unit"]
    assert found["bounds"][0] <= found["bounds"][1]


def test_a_layout_of_a_record_is_solved_from_its_first_card(tmp_path: Path) -> None:
    """Every place is taken once, so the values of both sides sum to those of the deal."""
    words = ("simulate", "herzeln", "--matches", "1", "--out", "one.jsonl")
    assert SUCCESS == run(tmp_path, *words).returncode
    (record,) = read_records(tmp_path / "one.jsonl")
    number = [deal.contract for deal in record.deals].index("line") + 1
    (ours,), (theirs,) = (
        solved(tmp_path, "--record", "one.jsonl", "--deal", str(number), "--sides", side) for side in ("NS", "EW")
    )

    assert ("line", True, 32) == (ours["contract"], ours["exact"], sum(map(len, ours["deal"].split())) - 12)
    assert sum(record.deals[number - 1].points) == ours["value"] + theirs["value"]


def _cards(hand: str) -> list[str]:
    return [rank + suit for ranks, suit in zip(hand.split("."), "SHDC", strict=True) for rank in ranks]


def test_text_names_side_and_effort(tmp_path: Path) -> None:
    """Without --json, a deal is a sentence, and the values of the leads are below it."""
    lines = run(tmp_path, "solve", "--hands", "A.2.. K.3.. 5.4.. 2.5..", "--cards").stdout.splitlines()

    assert lines[0].startswith("tricks, N leads: NS gets 1 tricks against EW (")
    assert "  AS 1, 2H 1" == lines[1]


def test_trumps_and_doubled_cards_are_named(tmp_path: Path) -> None:
    """Both ways of printing say what was solved."""
    hands = ("--hands", "A... K... Q... .K..")
    (trumps,) = solved(tmp_path, *hands, "--trump", "H")
    (doubled,) = solved(tmp_path, *hands, "--contract", "king", "--doubled", "KH")

    assert ("H", [], None, ["KH"]) == (trumps["trump"], trumps["doubled"], doubled["trump"], doubled["doubled"])
    assert "tricks, trumps H, N leads: " in run(tmp_path, "solve", *hands, "--trump", "H").stdout
    assert (
        "king, KH doubled, N leads: " in run(tmp_path, "solve", *hands, "--contract", "king", "--doubled", "KH").stdout
    )


def test_seats_and_suits_may_be_small_letters(tmp_path: Path) -> None:
    """They are printed as capital letters."""
    words = ("--sides", "wE", "--leader", "s", "--trump", "h", "--direction", "CCW")
    (found,) = solved(tmp_path, "--hands", HANDS, *words)

    assert ("EW", "S", "H", "ccw") == tuple(found[name] for name in ("sides", "leader", "trump", "direction"))


def test_an_ending_is_broken_if_a_breaking_card_is_gone(tmp_path: Path) -> None:
    """In an ending of Hearts, hearts have been played: North may lead one. `--unbroken` says that it may not."""
    hands = ("--hands", "A.2.. 2.3.. 3.4.. 4.5..", "--contract", "hearts", "--sides", "N", "--cards")
    derived, unbroken = (solved(tmp_path, *hands, *word)[0] for word in ((), ("--unbroken",)))

    assert (True, {"AS": 0, "2H": 0}) == (derived["broken"], derived["cards"])
    assert (False, {"AS": 0}) == (unbroken["broken"], unbroken["cards"])
    assert "hearts, *H broken, N leads: " in run(tmp_path, "solve", *hands).stdout
    assert "hearts, *H not broken, N leads: " in run(tmp_path, "solve", *hands, "--unbroken").stdout


def test_a_deal_in_which_all_breaking_cards_are_held_is_not_broken(tmp_path: Path) -> None:
    """Rules without breaking cards say nothing about it."""
    words = ("--hands", WHOLE, "--seconds", "0.05", "--contract")
    (hearts,), (slaps,) = solved(tmp_path, *words, "hearts"), solved(tmp_path, *words, "slaps")

    assert (False, None) == (hearts["broken"], slaps["broken"])


def test_the_memory_can_be_limited(tmp_path: Path) -> None:
    """A small table makes no difference to a value."""
    one, two = (solved(tmp_path, "--hands", HANDS, "--megabytes", size)[0]["value"] for size in ("1", "512"))

    assert one == two


def test_text_says_who_plays_together(tmp_path: Path) -> None:
    """Three seats against one take what they can from it, which no one would do for their own points."""
    words = ("--hands", HANDS, "--sides")

    assert " tricks against EW (" in run(tmp_path, "solve", *words, "NS").stdout
    assert " tricks against NES, who play together (" in run(tmp_path, "solve", *words, "W").stdout
    assert " tricks against W (" in run(tmp_path, "solve", *words, "NES").stdout


@pytest.mark.parametrize(
    "words, sentence",
    [
        ((), "give one of --hands, --file and --record"),
        (("--hands", HANDS, "--deal", HANDS), "give one of"),
        (("--record", "x", "--deal", HANDS), "give one of"),
        *(
            (("--record", "x", "--deal", word), f"--deal takes a whole number of at least 1, not '{word}'")
            for word in ("first", "0", "-1", "1.5", "inf", "")
        ),
        (("--hands", HANDS, "--file", "x"), "give one of"),
        (("--hands", "A... K... Q..."), "has 3 hands: write four"),
        (("--hands", "A... K... Q... A..."), "has AS in two hands: those of N and W"),
        (("--hands", "A... K... Q... JT..."), "differ in size: N 1, E 1, S 1, W 2"),
        (("--hands", "... ... ... ..."), "has no cards"),
        (("--hands", HANDS, "--contract", "slap"), "unknown contract 'slap'"),
        (("--hands", HANDS, "--contract", "tricks+hearts"), "cannot be played together"),
        (("--hands", HANDS, "--contract", "king+queens+king"), "king+queens+king has king twice"),
        (("--hands", HANDS, "--contract", "complex+king"), "complex+king has king twice"),
        (("--hands", HANDS, "--contract", "king", "--doubled", "AS"), "AS cannot be doubled in king"),
        (("--hands", HANDS, "--contract", "king", "--doubled", "KH"), "KH is doubled, but no one holds it"),
        (("--hands", HANDS, "--sides", "NESW"), "--sides takes one to three of the letters"),
        (("--hands", HANDS, "--sides", "NN"), "--sides takes"),
        (("--file", "missing.txt"), "cannot read missing.txt"),
        (("--file", "empty.txt"), "has no deals"),
        (("--hands", HANDS, "--contract", "king+"), "'king+' has a + without a contract: name one"),
        (("--hands", HANDS, "--contract", ""), "'' is no contract: name one"),
        (("--hands", KING, "--contract", "king", "--doubled", "KH KH"), "--doubled 'KH KH' names KH twice"),
        (("--hands", HANDS, "--contract", "king", "--broken"), "king has no cards that break it"),
        (("--hands", WHOLE, "--contract", "hearts", "--broken"), "all cards of *H are still in the hands"),
        (("--hands", HANDS, "--megabytes", "0"), "--megabytes takes a whole number from 1 to 8192, not '0'"),
        (("--file", "partial.pbn"), "partial.pbn, line 3: deal 'N:AQ.K.. - - -' lacks a hand"),
        (("--file", "partial.rbn"), "partial.rbn, line 4: deal 'N:AQ.K..' lacks a hand"),
        (("--file", "twice.pbn"), "twice.pbn, line 4: deal 'A... K... Q... A...' has AS in two hands"),
        (
            ("--file", "few.txt"),
            "few.txt, line 3: deal 'A... K...' has 2 hands: write four, of N, E, S, W, separated by spaces (and 1",
        ),
        (
            ("--file", "letters.pbn"),
            "letters.pbn, line 1: hand 'SA.HQ..' has the letters of its suits: write only the ranks",
        ),
        (("--file", "bbo.lin"), "bbo.lin seems to be a LIN file of Bridge Base Online: write a deal in each line"),
        (("--file", "dds.txt"), "dds.txt seems to be a list of deals for DDS: write a deal in each line"),
        (("--file", "event.pbn"), "event.pbn seems to be a PBN file without deals"),
        (("--file", "match.txt"), "match.txt seems to be a match of Mamlaka as text, which is solved with --record"),
        (("--file", "ranks.txt"), "ranks.txt, line 1: N: unknown card 'XS'"),
        (("--record", "one.json", "--trump", "S"), "--record has its own contract"),
        (("--hands", HANDS, "--contract", "notrump", "--trump", "S"), "use tricks with --trump S"),
        (("--hands", WHOLE, "--contract", "trex", "--trump", "S"), "trex is a layout, which has no trumps"),
        (("--hands", WHOLE, "--contract", "trex", "--doubled", "KH"), "KH cannot be doubled in trex"),
        (("--hands", WHOLE, "--contract", "trex+king"), "trex is a layout: it cannot be played together"),
        (
            ("--hands", "K... .A.. Q... .K..", "--contract", "trex"),
            "lacks AS, which would be on the layout, but has KS",
        ),
        (("--hands", "... .A.. K... .K..", "--contract", "trex"), "has an empty hand"),
        (("--hands", HANDS, "--contract", "domino"), "domino is only solved from the whole deal"),
    ],
)
def test_mistakes_are_named(tmp_path: Path, words: tuple[str, ...], sentence: str) -> None:
    """The error says what is wrong."""
    (tmp_path / "empty.txt").write_text("# nothing\n")
    (tmp_path / "partial.pbn").write_text('% PBN\n{ a\nremark }[Deal "N:AQ.K.. - - -"]\n')
    (tmp_path / "partial.rbn").write_text("{ a\nparagraph\n}\nH N:AQ.K..\n")
    (tmp_path / "twice.pbn").write_text('{\n}\n\n[Deal "N:A... K... Q... A..."]\n')
    (tmp_path / "few.txt").write_text("# deals\n\nA... K...\nA...\n")
    (tmp_path / "letters.pbn").write_text('[Deal "N:SA.HQ.. SK.HJ.. SQ.HT.. SJ.H9.."]\n')
    (tmp_path / "bbo.lin").write_text("pn|a,b,c,d|st||md|1SAHQ,SKHJ,SQHT,SJH9|rh||ah|Board 2|sv|0|mb|p|pg||\n")
    (tmp_path / "dds.txt").write_text('NUMBER 1\nPBN 0 0 4 2 "N:A.Q.. K.J.. Q.T.. J.9.."\n')
    (tmp_path / "event.pbn").write_text('% PBN 2.1\n[Event "Club night"]\n[Site ""]\n')
    (tmp_path / "match.txt").write_text("game: trex\nseat 0: A\n")
    (tmp_path / "ranks.txt").write_text("X... K... Q... A...\n")
    done = run(tmp_path, "solve", *words)

    assert BAD_USAGE == done.returncode
    assert sentence in done.stderr
