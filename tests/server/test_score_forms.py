"""The score forms over HTTP."""

import msgspec
import pytest

from mamlaka import find_game
from mamlaka.score_form import ScoreForm
from mamlaka.server import protocol
from tests.server.client import Served

pytestmark = pytest.mark.slow


def test_the_games_with_forms_are_listed(server: Served) -> None:
    """Trex has forms; its presets that score alike are listed once, the default rules first."""
    answer = server.http("GET", "/api/score-forms")
    (trex,) = msgspec.json.decode(answer.content, type=list[protocol.ScoreFormGame])

    assert "trex" == trex.name
    assert "" == trex.presets[0].name
    assert {"partners", "partners_worst", "combination", "complex", "old_scores"} == {
        row.name for row in trex.presets[1:]
    }
    assert len({row.form for row in trex.presets}) == len(trex.presets)
    assert protocol.ScoreOption("partnership_scoring", ("sum", "worst_loses"), "sum", ("partnership",)) in trex.options


def test_a_form_has_the_preset_and_the_options_that_are_asked_for(server: Served) -> None:
    """The query has a preset, and options that differ from it."""
    answer = server.http("GET", "/api/games/trex/score-form?preset=partners&doubling=off")
    form = msgspec.json.decode(answer.content, type=ScoreForm)
    trex = find_game("trex")

    assert trex(trex.options_type.parse({"doubling": "off"}, "partners"), 4).score_form() == form


def test_a_form_that_does_not_exist_is_refused(server: Served) -> None:
    """An unknown game, preset or option is refused with the names that exist; a game without a form is not found."""
    refused = [
        server.http("GET", f"/api/games/{path}")
        for path in ("chess/score-form", "trex/score-form?preset=tournament", "trex/score-form?doubling=maybe")
    ]

    assert [400] * 3 == [answer.status_code for answer in refused]
    assert {"invalid_setup"} == {answer.json()["code"] for answer in refused}
    assert "use on or off" in refused[2].json()["facts"]["reason"]
    assert 404 == server.http("GET", "/api/games/hearts/score-form").status_code
