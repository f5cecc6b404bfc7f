"""Matches over real sockets, from the first card to the record."""

import pytest

from mamlaka.record import decode_record
from mamlaka.rng import Rng
from mamlaka.verification import verify
from tests.server.client import Served


@pytest.mark.parametrize(
    "preset",
    [
        "",
        pytest.param("combination", marks=pytest.mark.slow),
        pytest.param("complex", marks=pytest.mark.long),
        pytest.param("partners_worst", marks=pytest.mark.long),
    ],
)
def test_a_match_is_played_to_its_end(server: Served, preset: str) -> None:
    """A person and three bots play a whole match, news follow each other without a gap, and the record is sound."""
    table = server.open(preset=preset)
    with server.join(table, 1) as client:
        client.start()
        assert 403 == server.http("GET", f"/api/tables/{table}/record").status_code
        client.play(Rng(1))
    answer = server.http("GET", f"/api/tables/{table}/record")
    record = decode_record(answer.content)

    assert not client.skipped
    assert (True, True) == (record.is_over, verify(record).ok)
    assert ("over", client.info.commitment) == (client.info.status, record.fair.commitment if record.fair else "")
