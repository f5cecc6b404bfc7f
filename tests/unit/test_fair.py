"""Verification finds what an operator could forge after the players have revealed their nonces."""

import pytest
from msgspec.structs import replace

from mamlaka import Setup, Table, find_bot, find_game, record_match
from mamlaka.errors import InvalidSetup
from mamlaka.fair import Commitments, FairShuffler, commitment_of, hash_of_nonce
from mamlaka.record import Record, SeatRecord
from mamlaka.rng import Rng
from mamlaka.verification import verify

SEED = bytes(range(32))
ADA, GHOST, BOT = SeatRecord("Ada"), SeatRecord("Ghost"), SeatRecord("random", "bot", 1)
ALONE = (ADA, BOT, BOT, BOT)
PROMISE = Commitments(commitment_of(SEED), (hash_of_nonce("ad"), "", "", ""))
"""One person is in seat 0 and has the nonce `ad`."""


def forged(nonces: tuple[str, ...], seats: tuple[SeatRecord, ...] = ALONE, seed: bytes = SEED) -> Record:
    """Return the record of a whole match with these nonces, seats and this seed."""
    shuffler = FairShuffler(seed, nonces)
    bots = {seat: find_bot("random")(Rng(seat)) for seat in range(4)}
    table = Table(Setup(find_game("toepen"), seats=4), shuffler, bots=bots)
    table.run()
    return record_match(table.state.game, table.log, seats, fair=shuffler.evidence(published=True))


def faults_of(record: Record, published: Commitments | None = PROMISE) -> list[str]:
    """Return the faults as sentences."""
    return list(verify(record, published).faults)


def test_a_record_that_keeps_the_promise_is_sound() -> None:
    """The record has the seed of the commitment and, for each seat, the nonce whose hash was published."""
    assert [] == faults_of(forged(("ad", "", "", "")))


@pytest.mark.parametrize(
    "nonces,seats,fault",
    [
        (("ad", "", "", "99"), (ADA, BOT, BOT, GHOST), "seat 3 has a nonce, but no hash of one was published"),
        (("ad", "", "", "99"), ALONE, "seat 3 has a nonce, but a bot plays there"),
        (("ab", "", "", ""), ALONE, "the nonce of seat 0 has the hash"),
        (("", "", "", ""), ALONE, "seat 0 has no nonce, but the hash"),
        ((), ALONE, "seat 0 has no nonce, but the hash"),
        (("", "ad", "", ""), (ADA, GHOST, BOT, BOT), "seat 1 has a nonce, but no hash of one was published"),
        (("ad", "99"), ALONE, "it must have one for each of 4 seats"),
    ],
)
def test_nonces_that_were_chosen_afterwards_are_found(
    nonces: tuple[str, ...], seats: tuple[SeatRecord, ...], fault: str
) -> None:
    """A nonce that was added, exchanged, left out or moved to another seat is a fault."""
    assert fault in "\n".join(faults_of(forged(nonces, seats)))


def test_another_seed_than_the_published_one_is_found() -> None:
    """A record must match the published commitment, not only the commitment that it contains itself."""
    assert "was published" in faults_of(forged(("ad", "", "", ""), seed=bytes(32)))[0]


def test_a_match_without_its_seed_cannot_be_checked() -> None:
    """An operator who cuts off the end of a match and withholds the seed has no record that keeps the promise."""
    other = forged(("ad", "", "", ""), seed=bytes(32))
    assert other.fair is not None
    cut = replace(other, is_over=False, fair=replace(other.fair, commitment=PROMISE.commitment, seed=""))

    assert "the seed is not in the record" in faults_of(cut)[0]


def test_another_number_of_seats_than_was_published_is_found() -> None:
    """A promise for another number of seats belongs to another table."""
    promise = Commitments(PROMISE.commitment, (*PROMISE.nonce_hashes, ""))

    assert ["5 seats were published, but the record has 4"] == faults_of(forged(("ad", "", "", "")), promise)


def test_without_a_promise_every_nonce_belongs_to_a_person() -> None:
    """Bots add nothing to the deals, and every nonce has a seat."""
    assert ["seat 3 has a nonce, but a bot plays there"] == faults_of(forged(("ad", "", "", "99")), None)
    assert 1 == len(faults_of(forged(("ad", "99")), None))
    assert [] == faults_of(forged(("ad", "", "", "")), None)


def test_the_seat_of_a_nonce_changes_the_deals() -> None:
    """The same nonce in another seat gives other cards."""
    assert FairShuffler(SEED, ("ad", ""))("deal", 0, 52) != FairShuffler(SEED, ("", "ad"))("deal", 0, 52)


@pytest.mark.parametrize("nonce", ["xy", "a", "AD", "ad ", "a\n"])
def test_a_nonce_is_written_in_pairs_of_hexadecimal_digits(nonce: str) -> None:
    """Any other text is refused."""
    with pytest.raises(InvalidSetup, match="nonce"):
        hash_of_nonce(nonce)
