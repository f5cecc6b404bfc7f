"""Compare the record of a match with what was published before it: the evidence for the deals, and the terms."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from msgspec import UNSET, UnsetType

from mamlaka.fair import (
    Commitments,
    Evidence,
    PublishedOrigin,
    PublishedSeat,
    commitment_of,
    hash_of_nonce,
    term_values,
)
from mamlaka.game import Game
from mamlaka.record import Record, SeatRecord

__all__ = ["broken_promises", "missing_facts", "other_terms"]

NOBODY = "nobody"
TERMS = {"game": "game and rules", "seats": "number of seats", "deals": "limit of deals"}
"""What sentences call the facts of the terms; the others are called by their names."""


def broken_promises(record: Record, game: Game, published: Commitments, *, needs_seed: bool) -> Iterator[str]:
    """Yield a sentence for everything in a record that differs from what was published."""
    fair, seats = record.fair or Evidence(""), len(record.seats)
    if len(published.nonce_hashes) != seats:
        yield f"{len(published.nonce_hashes)} seats were published, but the record has {seats}"
        return
    if needs_seed and not fair.seed:
        yield "the seed is not in the record, so its deals cannot be checked against what was published"
    if not record.is_over:
        yield f"the match is unfinished: {_end_of(record)}"
    if fair.commitment != published.commitment and (needs_seed or record.fair is not None):
        yield f"the commitment is {fair.commitment!r}, but {published.commitment!r} was published"
    if needs_seed or record.fair is not None:
        yield from _other_nonces(fair.nonces or ("",) * seats, published.nonce_hashes)
    yield from _other_facts(record, game, published)
    if published.terms != fair.terms:  # else they are compared with the record in any case
        yield from other_terms(published.terms, game, "was published")
        if published.terms and not _covers_terms(published, fair.seed):
            yield "the published terms are not those that the published commitment covers, if the seed is right"
    yield from _other_seats(record.seats, published)


def _covers_terms(published: Commitments, seed: str) -> bool:
    """Return whether a published commitment may be that of a seed and the published terms."""
    try:
        return not seed or commitment_of(bytes.fromhex(seed), published.terms) == published.commitment
    except ValueError:  # the evidence cannot be read, which is a fault of its own
        return True


def missing_facts(record: Record, published: Commitments) -> Iterator[str]:
    """Yield what cannot be compared with a record, because it was not published or could change afterwards."""
    missing = [
        name
        for name, is_there in (
            ("the game", published.terms or published.game),
            ("the version of its rules", published.terms),
            ("the options", published.terms or published.options is not None),
            ("the limit of deals", published.terms),
            ("the names and bots", published.people),
            ("whether the match has another origin", published.origin is not UNSET),
        )
        if not is_there
    ]
    if missing:
        yield f"{', '.join(missing)}: the published facts don't say"
    for seat, (was, now) in enumerate(zip(published.people, record.seats, strict=False)):
        if was.kind != "person" and now.kind == "person" and published.takeover != NOBODY:
            allowed = "the table allowed that" if published.takeover else "the published facts don't say if it might"
            yield f"when {now.name!r} took seat {seat} from a bot: {allowed}"


def other_terms(terms: str, game: Game, source: str) -> Iterator[str]:
    """Yield a sentence for each of the terms of a match that is not that of its record.

    Args:
        terms: the terms, as `terms_of` writes them; an option that they lack has its default.
        game: the game of the record, with its options.
        source: where the terms are from, as the end of the sentence.
    """
    if not terms:
        return
    promised = {name: text for name, _, text in (line.partition(": ") for line in terms.split("\n"))}
    defaults = _as_options(game.options_type().texts())
    yield from _differences({**defaults, **promised}, term_values(game), source)


def _other_facts(record: Record, game: Game, published: Commitments) -> Iterator[str]:
    source = "was published"
    if published.game not in ("", game.name):
        yield from _differences({"game": published.game}, {"game": game.name}, source)
    elif published.options is not None:
        promised = {**game.options_type().texts(), **published.options}
        yield from _differences(_as_options(promised), _as_options(game.options.texts()), source)
    found = _origin_of(record)
    if published.origin is not UNSET and found != published.origin:
        begins, promised_start = map(_describe_origin, (found, published.origin))
        yield f"the match begins {begins} in the record, but a match {promised_start} was published"


def _as_options(texts: Mapping[str, str]) -> dict[str, str]:
    """Return options by the names that the terms give them."""
    return {f"option {name}": text for name, text in texts.items()}


def _differences(promised: Mapping[str, str], found: Mapping[str, str], source: str) -> Iterator[str]:
    for name in {**promised, **found}:
        was, now = promised.get(name, "none"), found.get(name, "none")
        if was != now:
            yield f"the {TERMS.get(name, name)} of the record is {now!r}, but {was!r} {source}"


def _other_nonces(nonces: Sequence[str], hashes: Sequence[str]) -> Iterator[str]:
    for seat, (nonce, wanted) in enumerate(zip(nonces, hashes, strict=True)):
        found = hash_of_nonce(nonce)
        if found and not wanted:
            yield f"seat {seat} has a nonce, but no hash of one was published"
        elif wanted and not found:
            yield f"seat {seat} has no nonce, but the hash {wanted} of one was published"
        elif found != wanted:
            yield f"the nonce of seat {seat} has the hash {found}, but {wanted} was published"


def _other_seats(seats: Sequence[SeatRecord], published: Commitments) -> Iterator[str]:
    if not published.people:
        return
    if len(published.people) != len(seats):
        yield f"{len(published.people)} occupants of seats were published, but the record has {len(seats)}"
        return
    for seat, (was, now) in enumerate(zip(published.people, seats, strict=True)):
        bot = was.level or published.bots
        if was.kind == "person":
            is_kept = (now.kind, now.name) == ("person", was.name)
        elif now.kind == "person":
            is_kept = published.takeover != NOBODY
        else:
            is_kept = bot in ("", now.name) and was.name in ("", now.nickname)
        if not is_kept:
            player, promised = _describe_player(now), _describe_published(was, bot)
            yield f"seat {seat} has {player} in the record, but {promised} was published"


def _describe_player(seat: SeatRecord) -> str:
    called = f", called {seat.nickname!r}" if seat.nickname else ""
    return f"the {seat.kind} {seat.name!r}{called}"


def _describe_published(seat: PublishedSeat, bot: str) -> str:
    if seat.kind == "person":
        return f"the person {seat.name!r}"
    return f"the bot {bot!r}" + (f", called {seat.name!r}" if seat.name else "")


def _origin_of(record: Record) -> PublishedOrigin | None:
    """Return the origin of a match as a server publishes it."""
    if record.origin is None:
        return None
    deal, start, end = 0, 0, 0
    for number, each in enumerate(record.deals):
        if end <= record.origin.event:
            deal, start = number, end
        end += len(each.events)
    return PublishedOrigin(record.origin.source, deal, record.origin.event - start)


def _describe_origin(origin: PublishedOrigin | UnsetType | None) -> str:
    if isinstance(origin, PublishedOrigin):
        return f"at event {origin.event} of deal {origin.deal} of {origin.table!r}"
    return "from its own beginning"


def _end_of(record: Record) -> str:
    events = sum(len(deal.events) for deal in record.deals)
    return f"the record ends after {events} events, in deal {len(record.deals) - 1}, before the match is over"
