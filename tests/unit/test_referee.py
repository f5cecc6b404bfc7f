"""Records checked by two referees: our own, and one that knows the rules and nothing of this library."""

from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple

import msgspec
import pytest
import referee_barbu
import referee_cribbage
import referee_da_qi_zi
import referee_fan_tan
import referee_five_hundred
import referee_hearts
import referee_herzeln
import referee_kein_stich
import referee_knockout_whist
import referee_loo
import referee_oneonta
import referee_quodlibet
import referee_romanian_whist
import referee_schnapsen
import referee_scopone
import referee_skat
import referee_spar
import referee_toepen
import referee_tressette
import referee_tressette_four
import referee_trex

from mamlaka.games.fan_tan import FanTanOptions
from mamlaka.games.quodlibet import QuodlibetOptions
from mamlaka.games.tressette import TressetteOptions
from mamlaka.games.trex import TrexOptions
from mamlaka.options import Options
from mamlaka.record import SeatRecord, decode_record, encode_record, record_match
from mamlaka.registry import find_game, game_names
from mamlaka.rng import Rng
from mamlaka.verification import verify
from tests.invalid_records import (
    barbu,
    cribbage,
    da_qi_zi,
    fan_tan,
    five_hundred,
    hearts,
    herzeln,
    kein_stich,
    knockout_whist,
    lines,
    loo,
    oneonta,
    quodlibet,
    romanian_whist,
    schnapsen,
    scopone,
    skat,
    spar,
    toepen,
    tressette,
    tressette_four,
    trex,
)
from tests.invalid_records.lines import Document, Falsify
from tests.seeds import seed_ranges
from tests.strategies import random_match, random_options


class Judged(NamedTuple):
    """A game and its independent referee."""

    referee: Callable[[Document], Sequence[str]]
    falsified: dict[str, Falsify]
    other_options: Sequence[tuple[str, str]]


GAMES = {
    "barbu": Judged(referee_barbu.referee, barbu.FALSIFIED, barbu.OTHER_OPTIONS),
    "cribbage": Judged(referee_cribbage.referee, cribbage.FALSIFIED, cribbage.OTHER_OPTIONS),
    "da_qi_zi": Judged(referee_da_qi_zi.referee, da_qi_zi.FALSIFIED, da_qi_zi.OTHER_OPTIONS),
    "fan_tan": Judged(referee_fan_tan.referee, fan_tan.FALSIFIED, fan_tan.OTHER_OPTIONS),
    "five_hundred": Judged(referee_five_hundred.referee, five_hundred.FALSIFIED, five_hundred.OTHER_OPTIONS),
    "hearts": Judged(referee_hearts.referee, hearts.FALSIFIED, hearts.OTHER_OPTIONS),
    "herzeln": Judged(referee_herzeln.referee, herzeln.FALSIFIED, herzeln.OTHER_OPTIONS),
    "kein_stich": Judged(referee_kein_stich.referee, kein_stich.FALSIFIED, kein_stich.OTHER_OPTIONS),
    "knockout_whist": Judged(referee_knockout_whist.referee, knockout_whist.FALSIFIED, knockout_whist.OTHER_OPTIONS),
    "loo": Judged(referee_loo.referee, loo.FALSIFIED, loo.OTHER_OPTIONS),
    "oneonta": Judged(referee_oneonta.referee, oneonta.FALSIFIED, oneonta.OTHER_OPTIONS),
    "quodlibet": Judged(referee_quodlibet.referee, quodlibet.FALSIFIED, quodlibet.OTHER_OPTIONS),
    "romanian_whist": Judged(referee_romanian_whist.referee, romanian_whist.FALSIFIED, romanian_whist.OTHER_OPTIONS),
    "schnapsen": Judged(referee_schnapsen.referee, schnapsen.FALSIFIED, schnapsen.OTHER_OPTIONS),
    "scopone": Judged(referee_scopone.referee, scopone.FALSIFIED, scopone.OTHER_OPTIONS),
    "skat": Judged(referee_skat.referee, skat.FALSIFIED, skat.OTHER_OPTIONS),
    "spar": Judged(referee_spar.referee, spar.FALSIFIED, spar.OTHER_OPTIONS),
    "toepen": Judged(referee_toepen.referee, toepen.FALSIFIED, toepen.OTHER_OPTIONS),
    "tressette": Judged(referee_tressette.referee, tressette.FALSIFIED, tressette.OTHER_OPTIONS),
    "tressette_four": Judged(referee_tressette_four.referee, tressette_four.FALSIFIED, tressette_four.OTHER_OPTIONS),
    "trex": Judged(referee_trex.referee, trex.FALSIFIED, trex.OTHER_OPTIONS),
}


def document(name: str, seed: int, options: Options | None = None, decisions: int | None = None) -> Document:
    """Return the record of a random match, or its beginning, as a reader of its file sees it."""
    match = random_match(name, seed, options)
    table = match.table(None if decisions is None else match.versions[decisions % len(match.versions)])
    seated = (SeatRecord("random", "bot", 1),) * table.state.seats
    found: Document = msgspec.json.decode(encode_record(record_match(table.state.game, table.log, seated)))
    return found


SEED = 4
"""The match of this seed contains everything that is falsified below."""


def test_every_game_has_a_referee() -> None:
    """Every game has an independent referee."""
    assert set(game_names()) == set(GAMES)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seeds", seed_ranges(1, 500, slow=8, parts=5))
def test_the_referee_accepts_every_match(seeds: range, name: str) -> None:
    """Random matches under random options are sound, whole and cut off at some decision."""
    for seed in seeds:
        options, referee = random_options(name, Rng(seed)), GAMES[name].referee

        assert [] == referee(document(name, seed, options)), seed
        assert [] == referee(document(name, seed, options, decisions=seed * 37 + 1)), seed


@pytest.mark.slow
@pytest.mark.parametrize(
    "name,preset", [(name, preset) for name in GAMES for preset in find_game(name).options_type.presets]
)
def test_the_referee_accepts_every_preset(name: str, preset: str) -> None:
    """Random matches under options that go together in a way that random options seldom do are sound, too."""
    options = find_game(name).options_type.parse({}, preset)

    assert [] == GAMES[name].referee(document(name, SEED, options))


@cache
def sound_record_is_refused(name: str) -> tuple[bool, bool]:
    """Return the same for the match that is falsified, before it is."""
    return is_refused(document(name, SEED))


def is_refused(record: Document) -> tuple[bool, bool]:
    """Return whether our referee and the independent one find a fault."""
    return not verify(decode_record(msgspec.json.encode(record)), needs_seed=False), bool(
        GAMES[record["game"]].referee(record)
    )


@pytest.mark.slow
@pytest.mark.parametrize(
    "name,what", [(name, what) for name, game in GAMES.items() for what in lines.FALSIFIED | game.falsified]
)
def test_both_referees_reject_a_falsified_record(name: str, what: str) -> None:
    """Both referees find a single change in a sound record."""
    sound, false = document(name, SEED), document(name, SEED)
    (lines.FALSIFIED | GAMES[name].falsified)[what](false)

    assert sound != false
    assert (False, False) == sound_record_is_refused(name)
    assert (True, True) == is_refused(false)


@pytest.mark.slow
@pytest.mark.parametrize(
    "name,option,value", [(name, *other) for name, game in GAMES.items() for other in game.other_options]
)
def test_both_referees_reject_a_match_of_other_options(name: str, option: str, value: str) -> None:
    """An action that one table allows is a fault at another: every option that changes play or scores is covered."""
    record = document(name, SEED)
    record["options"][option] = value

    assert (True, True) == is_refused(record)


def test_both_referees_reject_a_revoke_without_an_option() -> None:
    """A match of Tressette in which any card may follow is unsound if suit must be followed."""
    record = document("tressette", 1, TressetteOptions(follow="may"))
    record["options"]["follow"] = "must"

    assert (True, True) == is_refused(record)


@pytest.mark.parametrize("what", quodlibet.FALSIFIED_DUTY)
def test_both_referees_reject_falsified_plays_by_place(what: str) -> None:
    """Both referees check which places follow suit in Quodlibet with hands turned away, and that nobody has looked."""
    options = QuodlibetOptions.parse({"contracts": "open", "open_follow": "must"})
    sound, false = document("quodlibet", SEED, options), document("quodlibet", SEED, options)
    quodlibet.FALSIFIED_DUTY[what](false)

    assert sound != false
    assert (False, False) == is_refused(sound)
    assert (True, True) == is_refused(false)


@pytest.mark.parametrize("option,value", [("pass_limit", "2"), ("passing", "forced"), ("corner", "none")])
def test_both_referees_reject_passes_and_corners_without_the_option(option: str, value: str) -> None:
    """A match of Fan Tan with limited passes and a corner is unsound if the options are others."""
    record = document("fan_tan", 1, FanTanOptions.parse({}, "shichi_narabe_link"))
    record["options"][option] = value

    assert (True, True) == is_refused(record)


def test_both_referees_reject_a_defended_pool_without_the_option() -> None:
    """A match of Loo in which a dealer has played for the pool is unsound if the dealer may not."""
    record = document("loo", 5)
    record["options"]["defend"] = "off"

    assert (True, True) == is_refused(record)


def test_both_referees_reject_false_cells() -> None:
    """Both referees check the points of each contract of a merged deal."""
    record = document("trex", 1, TrexOptions(mode="complex4"))
    cells = next(deal["contract_points"] for deal in record["deals"] if "contract_points" in deal)
    cells["king"], cells["queens"] = cells["queens"], cells["king"]

    assert (True, True) == is_refused(record)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("document", [{"deals": 5}, {"deals": [{"events": ["nonsense"]}]}, {"options": {"mode": 3}}])
def test_the_independent_referee_survives_nonsense(document: Document, name: str) -> None:
    """A document that is not a record has a fault and raises nothing."""
    assert GAMES[name].referee({"game": name, **document})
