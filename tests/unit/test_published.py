"""A record is compared with everything that was published before the match, and each difference shows both values."""

from functools import cache
from typing import Any

import pytest
from msgspec import UNSET, to_builtins
from msgspec.structs import replace

from mamlaka import Commitments, FairShuffler, Record, SeatRecord, Setup, Table, find_game, record_match, verify
from mamlaka.fair import PublishedOrigin, PublishedSeat, commitment_of, hash_of_nonce, terms_of
from mamlaka.record import OriginRecord
from tests.oracle import verify_deals

SEED = bytes(range(32))
SEATS = (SeatRecord("Ada"), SeatRecord("random", "bot", 1, "amal"))
PEOPLE = (PublishedSeat("person", "Ada"), PublishedSeat("free", ""))
OLDER = ("the version of its rules, the limit of deals: the published facts don't say",)


@cache
def played(deal_limit: int | None = None) -> Record:
    """Return the record of a match for two whose commitment covers the terms of a match without a limit."""
    table = Table(setup(deal_limit), shuffler(), bots="random")
    table.run()
    return record_match(table.state.game, table.log, SEATS, fair=shuffler().evidence(published=True))


def setup(deal_limit: int | None = None) -> Setup:
    """Return the setup of a short match."""
    return Setup(find_game("toepen"), {"chips": "10"}, 2, deal_limit)


def shuffler() -> FairShuffler:
    """Return the source of the cards."""
    return FairShuffler(SEED, ("ad", ""), terms_of(setup().start().game))


def promise(**changes: Any) -> Commitments:
    """Return what a server has published before the match."""
    terms = shuffler().terms
    facts = Commitments(
        commitment_of(SEED, terms),
        (hash_of_nonce("ad"), ""),
        terms,
        "toepen",
        {"chips": "10"},
        PEOPLE,
        "random",
        "nobody",
        None,
    )
    return replace(facts, **changes)


def faults_of(record: Record, published: Commitments | None = None) -> list[str]:
    """Return the faults as sentences."""
    return list(verify(record, published or promise()).faults)


def with_terms(record: Record, terms: str) -> Record:
    """Return a record with other terms in its evidence."""
    assert record.fair is not None
    return replace(record, fair=replace(record.fair, terms=terms))


def test_a_match_that_was_played_as_published_is_sound() -> None:
    """Nothing is left unchecked if everything was published."""
    found = verify(played(), promise())

    assert ((), ()) == (found.faults, found.unchecked)


@pytest.mark.parametrize("published", [None, promise()])
def test_a_match_that_was_cut_short_by_a_limit_is_found(published: Commitments | None) -> None:
    """The commitment covers the number of deals, so not even the published facts are needed."""
    found = verify(played(1), published).faults

    assert found == ("the limit of deals of the record is '1', but 'none' is in the terms that the commitment covers",)


def test_terms_that_were_changed_with_the_record_are_found() -> None:
    """Other terms have another commitment than the published one, and are not the published terms."""
    record = with_terms(played(1), terms_of(setup(1).start().game))

    assert [
        "the limit of deals of the record is '1', but 'none' was published",
        f"the published seed does not belong to the commitment {promise().commitment} with these terms",
    ] == faults_of(record)
    left_out = faults_of(with_terms(played(), ""))
    assert [f"the published seed does not belong to the commitment {promise().commitment}"] == left_out


def test_published_terms_that_were_changed_are_found() -> None:
    """Once the seed is known, the published commitment shows that its own terms were changed."""
    changed = promise(terms=terms_of(setup(1).start().game))

    assert [
        "the limit of deals of the record is 'none', but '1' was published",
        "the published terms are not those that the published commitment covers, if the seed is right",
    ] == faults_of(played(), changed)


def test_an_option_without_effect_is_compared() -> None:
    """Every option is one of the terms and of the published facts, whether the play shows it or not."""
    record = replace(played(), options={**played().options, "max_stake": "10"})

    assert [
        f"the option max_stake of the record is '10', but 'none' {source}"
        for source in ("is in the terms that the commitment covers", "was published")
    ] == faults_of(record)


@pytest.mark.parametrize(
    "seats, fault",
    [
        ((SEATS[1], SEATS[0]), "seat 0 has the bot 'random', called 'amal' in the record, but the person 'Ada' was"),
        (
            (SeatRecord("Eve"), SEATS[1]),
            "seat 0 has the person 'Eve' in the record, but the person 'Ada' was published",
        ),
        (
            (SEATS[0], SeatRecord("Eve")),
            "seat 1 has the person 'Eve' in the record, but the bot 'random' was published",
        ),
        (
            (SEATS[0], SeatRecord("rules", "bot", 9)),
            "seat 1 has the bot 'rules' in the record, but the bot 'random' was",
        ),
    ],
)
def test_other_players_than_the_published_ones_are_found(seats: tuple[SeatRecord, ...], fault: str) -> None:
    """Names, and who is a bot, are those of the start."""
    assert fault in "\n".join(faults_of(replace(played(), seats=seats)))


def test_a_person_may_have_taken_the_seat_of_a_bot_if_the_table_allowed_it() -> None:
    """When that was cannot be checked, and it is said."""
    record = replace(played(), seats=(SEATS[0], SeatRecord("Eve")))
    found = verify(record, promise(takeover="anyone"))

    assert () == found.faults
    assert ("when 'Eve' took seat 1 from a bot: the table allowed that",) == found.unchecked


def test_another_start_than_the_published_one_is_found() -> None:
    """A match from a position of another one is not the match that was published."""
    record = replace(played(), origin=OriginRecord(len(played().deals[0].events) + 3, "m1"))
    fault = (
        "the match begins at event 3 of deal 1 of 'm1' in the record, but a match from its own beginning was published"
    )

    assert fault in faults_of(record)
    assert fault not in faults_of(record, promise(origin=PublishedOrigin("m1", 1, 3)))


def test_another_game_than_the_published_one_is_found() -> None:
    """The name of the game is compared even if nothing else was published."""
    other = promise(terms="", game="trex")

    assert "the game and rules of the record is 'toepen', but 'trex' was published" in faults_of(played(), other)


def test_a_record_that_ends_early_is_called_unfinished() -> None:
    """An operator can't cut off the end of a match whose facts were published."""
    table = Table(setup(), shuffler(), bots="random")
    for _ in range(20):
        table.play_next_bot()
    record = record_match(table.state.game, table.log, SEATS, fair=shuffler().evidence(published=True))
    events = len(table.log)

    place = f"after {events} events, in deal {len(record.deals) - 1}"
    assert [f"the match is unfinished: the record ends {place}, before the match is over"] == faults_of(record)
    assert verify(record).ok
    assert "how the match ends: it is unfinished" in verify(record).unchecked


def test_older_published_facts_are_compared_as_far_as_they_go() -> None:
    """What they lack is named."""
    bare = Commitments(promise().commitment, promise().nonce_hashes)
    older = promise(terms="")

    assert ((), OLDER) == (verify(played(), older).faults, verify(played(), older).unchecked)
    assert ["the option chips of the record is '10', but '15' was published"] == faults_of(
        played(), promise(terms="", options={"chips": "15"})
    )
    assert verify(played(), bare).ok
    assert "the names and bots" in verify(played(), bare).unchecked[0]
    assert UNSET is bare.origin


def test_a_match_without_a_seed_is_compared_as_far_as_possible() -> None:
    """Its players and options are compared, and that its deals were not is said."""
    bare = replace(played(), fair=None)
    found = verify(bare, promise(), needs_seed=False)

    assert ((), ("whether chance dealt the cards: the record has no seed",)) == (found.faults, found.unchecked)
    swapped = replace(bare, seats=(SeatRecord("Eve"), SEATS[1]))
    assert 1 == len(verify(swapped, promise(), needs_seed=False).faults)


def test_a_fault_of_the_seed_hides_no_fault_of_the_scores() -> None:
    """A finished match that lacks its seed is checked to its end."""
    bare = replace(played(), fair=None, totals=(99, 99))

    assert ["the match is over", "totals is [99,99]"] == [fault[:17] for fault in verify(bare).faults]


def test_the_terms_are_written_with_every_option() -> None:
    """Anyone can read what a commitment covers."""
    lines = terms_of(setup(3).start().game).split("\n")

    assert [f"game: toepen {played().rules_version}", "seats: 2", "deals: 3"] == lines[:3]
    assert sorted(f"option {name}: {text}" for name, text in played().options.items()) == lines[3:]


def test_evidence_for_another_number_of_seats_is_refused() -> None:
    """Nothing else can be compared then."""
    fair = played().fair
    assert fair is not None
    (fault,) = verify(replace(played(), fair=replace(fair, nonces=("ad",)))).faults

    assert "it must have one for each of 2 seats" in fault


FORGERIES: dict[str, dict[str, Any]] = {
    "limit of deals": {"deal_limit": 400},
    "players": {"seats": SEATS[::-1]},
    "option without effect": {"options": {**played().options, "max_stake": "10"}},
    "start": {"origin": OriginRecord(0, "m1")},
    "end": {"is_over": False},
    "rules": {"rules_version": 99},
}
"""Changes of a record that leave its deals as they were."""


@pytest.mark.parametrize("changes", FORGERIES.values(), ids=FORGERIES.keys())
def test_the_outside_verifier_compares_the_published_facts_too(changes: dict[str, Any]) -> None:
    """A program that was written from the documents alone finds every difference, and none in a right record."""
    published, record = to_builtins(promise()), to_builtins(played())

    assert [] == verify_deals.deal_faults(record, published)
    assert verify_deals.deal_faults(to_builtins(replace(played(), **changes)), published)
