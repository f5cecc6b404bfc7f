"""`mamlaka odds`: the printed tables, the JSON form, and the errors."""

import sys
from typing import Any

import msgspec
import pytest

from mamlaka.cli.app import run

DEAL = ("--hand", "AQ.K..AKJT.*L*S", "--turnup", "TS")


def odds(monkeypatch: pytest.MonkeyPatch, *words: str) -> int:
    """Run the command in this process and return its status."""
    monkeypatch.setattr(sys, "argv", ["mamlaka", "odds", *words])
    with pytest.raises(SystemExit) as ended:
        run()
    code = ended.value.code
    return code if isinstance(code, int) else 0


def tables(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    """Return the tables that were printed as JSON."""
    printed: dict[str, list[dict[str, Any]]] = msgspec.json.decode(capsys.readouterr().out)
    return printed["tables"]


@pytest.mark.parametrize("words", [("oneonta",), ("oneonta", *DEAL, "--led", "QD")])
def test_the_tables_fit_into_100_columns(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...]
) -> None:
    """If the output is not a terminal, no line is cut off or wider than 100 characters."""
    monkeypatch.delenv("COLUMNS", raising=False)

    assert 0 == odds(monkeypatch, *words)
    out = capsys.readouterr().out
    assert "\N{HORIZONTAL ELLIPSIS}" not in out
    assert max(map(len, out.splitlines())) <= 100


def test_fractions_follow_percentages(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """The table has the figure that the source prints, the source's calculation, and the exact figure."""
    odds(monkeypatch, "oneonta")

    assert ["two", "cards:", "both", "are", "led", "56.25%", "9/16", "56.2500%", "6/11", "54.5455%"] in [
        line.split() for line in capsys.readouterr().out.splitlines()
    ]


def test_a_hand_has_a_best_bid(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Every bid has its exact expected score, and the best one is marked."""
    odds(monkeypatch, "oneonta", *DEAL, "--json")
    suits, bids = tables(capsys)

    assert ["S trumps", "H", "C"] == [row["suit"] for row in suits["rows"]]
    assert {"fraction": "344761/83160", "value": 344761 / 83160} == bids["rows"][5]["expected score"]
    assert [5] == bids["best"]


def test_a_led_card_is_answered(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Only the cards that may be played are weighed, for the bid that is named."""
    odds(monkeypatch, "oneonta", *DEAL, "--led", "QC", "--bid", "4", "--json")
    cards = tables(capsys)[-1]

    assert "The first lead is QC, the bid 4: every card that may be played" == cards["title"]
    assert ["AC", "KC", "JC", "TC"] == [row["card"] for row in cards["rows"]]


@pytest.mark.parametrize(
    "words,sentence",
    [
        (("trex",), "there are no odds for 'trex', only for oneonta"),
        (("oneonta", "--hand", "AQ.K..AKJT.*L", "--turnup", "TS"), "a hand of Oneonta Whist has 9 cards, not 8"),
        (
            ("oneonta", "--hand", "AQ.K..AKJT.*L*S", "--turnup", "AS"),
            "AS is turned up, so it cannot be in the hand: name another",
        ),
        (("oneonta", "--hand", "AQ.K..AKJT.*L*S"), "give both --hand and --turnup"),
        (("oneonta", "--turnup", "TS"), "give both --hand and --turnup"),
        (("oneonta", "--hand", "AQ.K..AKJT.*L*S", "--turnup", "9S"), "unknown card '9S'"),
        (("oneonta", "--hand", "AQ.K..AKJ9.*L*S", "--turnup", "TS"), "unknown card '9C'"),
        (("oneonta", *DEAL, "--led", "AS"), "AS is in the hand, so the dummy cannot lead it"),
        (("oneonta", *DEAL, "--led", "TS"), "TS is turned up, so the dummy cannot lead it"),
        (("oneonta", *DEAL, "--led", "QD", "--bid", "10"), "10 cannot be bid: bids are 0 to 9"),
        (("oneonta", *DEAL, "--bid", "3"), "--bid needs --led"),
    ],
)
def test_a_mistake_is_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], words: tuple[str, ...], sentence: str
) -> None:
    """The error names the fault and the valid values; the status is 2."""
    assert 2 == odds(monkeypatch, *words)
    error = capsys.readouterr().err
    assert error.startswith(f"mamlaka: {sentence}")
    assert 1 == error.count("\n")
