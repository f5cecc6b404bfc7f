"""What the operator of a server sees: health, metrics and logs."""

from __future__ import annotations

import io
import json
import logging
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from prometheus_client import generate_latest

from mamlaka.rng import Rng
from mamlaka.server import metrics, protocol
from mamlaka.server.http import page_files
from mamlaka.server.logs import LogFormat, binding, formatter
from mamlaka.server.metrics import REGISTRY, serving_metrics
from tests.server.client import Process, Served, token_of

pytestmark = pytest.mark.slow

BOUNDED = {
    "type",
    "role",
    "code",
    "bot",
    "le",
    "generation",
    "implementation",
    "major",
    "minor",
    "patchlevel",
    "version",
}
"""The labels of all metrics; each has few values."""


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that is built."""
    (tmp_path / "index.html").write_text("<!doctype html>", encoding="utf-8")
    monkeypatch.setattr(page_files, "PAGE", tmp_path)
    return tmp_path


@contextmanager
def logged(log_format: LogFormat, level: int = logging.DEBUG) -> Iterator[io.StringIO]:
    """Collect the log of the server as it would be written."""
    stream, logger = io.StringIO(), logging.getLogger("mamlaka")
    handler = logging.StreamHandler(stream)
    handler.setFormatter(formatter(log_format, colors=False))
    before = logger.level
    logger.addHandler(handler)
    logger.setLevel(level)
    try:
        yield stream
    finally:
        logger.removeHandler(handler)
        logger.setLevel(before)


def readiness(server: Served) -> tuple[int, Any]:
    """Return the answer of `/readyz`."""
    answer = server.http("GET", "/readyz")
    return answer.status_code, answer.json()


@pytest.mark.usefixtures("page")
def test_a_server_is_ready_when_it_can_take_players(database: str) -> None:
    """Its database takes rows, its page is built, and it is not about to end."""
    with Served(database) as server, httpx.Client(base_url=server.url, trust_env=False) as client:
        answer = client.get("/readyz")
        assert (200, {"ready": True, "problems": []}) == (answer.status_code, answer.json())

        server.app.state.readiness.is_stopping = True
        answer = client.get("/readyz")  # over the same connection, because there are no new ones
        assert (503, {"ready": False, "problems": ["stopping"]}) == (answer.status_code, answer.json())


def test_a_server_without_its_page_is_not_ready(page: Path, database: str) -> None:
    """It says what is missing; it answers all the same."""
    (page / "index.html").unlink()
    with Served(database) as server:
        assert (503, {"ready": False, "problems": ["page"]}) == readiness(server)
        assert 200 == server.http("GET", "/healthz").status_code


@pytest.mark.usefixtures("page")
def test_a_server_whose_file_was_removed_is_not_ready(tmp_path: Path) -> None:
    """No move could be saved."""
    path = tmp_path / "t.sqlite"
    with Served(path) as server:
        path.unlink()

        assert (503, {"ready": False, "problems": ["database"]}) == readiness(server)


def test_the_metrics_have_an_address_of_their_own(server: Served) -> None:
    """Prometheus reads them there; the server itself does not show them."""
    with serving_metrics("127.0.0.1", 0) as port:
        text = httpx.get(f"http://127.0.0.1:{port}/metrics", trust_env=False).text

    assert "# TYPE mamlaka_message_seconds histogram" in text
    assert 404 == server.http("GET", "/metrics").status_code


def value(name: str, **labels: str) -> float:
    """Return the present value of a metric."""
    return REGISTRY.get_sample_value(name, labels) or 0.0


def test_a_match_is_measured(server: Served) -> None:
    """Messages, sessions, transactions, refusals and the bots' thinking are counted."""
    names = {
        "mamlaka_message_seconds_count": {"type": "act"},
        "mamlaka_refusals_total": {"code": "not_your_turn"},
        "mamlaka_bot_seconds_count": {"bot": "random"},
        "mamlaka_journal_rows_count": {},
        "mamlaka_journal_write_seconds_count": {},
    }
    before = {name: value(name, **labels) for name, labels in names.items()}
    players = value("mamlaka_sessions", role="player")
    with server.join(server.open(), 1) as client:
        client.start()
        client.play(Rng(1), enough=lambda c: c.version > 40)
        client.ask(protocol.Act("x", -1, "play", ("2S",)))
        during = value("mamlaka_sessions", role="player")
    while value("mamlaka_sessions", role="player") > players:
        pass

    assert players + 1 == during
    assert all(value(name, **labels) > before[name] for name, labels in names.items() if "refusals" not in name)
    assert value("mamlaka_tables") >= 1


def test_metrics_tell_nothing_about_anyone(server: Served) -> None:
    """No label has a name, a token, a table or a card as its value, and there are few values."""
    table = server.open()
    with server.join(table, 7) as client:
        client.start()
    text = generate_latest(REGISTRY).decode()
    labels = set(re.findall(r'(\w+)="', text))

    assert labels <= BOUNDED
    assert not any(secret in text for secret in (table, token_of(7), "Person 7"))


def test_codes_beyond_many_are_counted_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that invents codes can't fill the memory."""
    monkeypatch.setattr(metrics, "_codes", set())
    monkeypatch.setattr(metrics, "MAX_CODES", 1)
    before = value("mamlaka_refusals_total", code="other")
    for code in ("one_code", "two_code", "three_code"):
        metrics.count_refusal(code)

    assert 1 == value("mamlaka_refusals_total", code="one_code")
    assert before + 2 == value("mamlaka_refusals_total", code="other")


def test_lines_name_table_seat_and_command(server: Served) -> None:
    """Whatever is logged about a message says where it came from, and never what is secret."""
    with logged("json") as log, server.join(server.open(), 3) as client:
        client.start()
        act = client.act(Rng(1)) if client.scene and client.scene.turn else None
        client.send(protocol.Leave("good-bye"))
        client.closed()
    lines = [json.loads(line) for line in log.getvalue().splitlines()]
    (left,) = (line for line in lines if line.get("command") == "good-bye")

    assert (client.info.id, 0, "leave", "debug") == (left["table"], left["seat"], left["message"], left["level"])
    assert {"table", "event", "level", "logger", "timestamp"} <= set(lines[0])
    assert not any(secret in log.getvalue() for secret in (token_of(3), "Person 3"))
    assert act is None or not any(f'"{card}"' in log.getvalue() for card in act.cards)


def test_a_process_logs_as_it_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Form and level come from the environment, too; the log goes to the standard error."""
    monkeypatch.setenv("MAMLAKA_LOG_FORMAT", "json")
    monkeypatch.setenv("MAMLAKA_LOG_LEVEL", "info")
    with Process(tmp_path / "t.sqlite") as process:
        table = process.open()
        with process.join(table, 1) as client:
            client.start()
        _, errors = process.terminate()
    lines = [json.loads(line) for line in errors.splitlines() if line.startswith("{")]
    said = [line["event"] for line in lines if line.get("table") == table]

    assert ["opened", "connected as player", "the match has started", "disconnected"] == said
    assert {"info"} == {line["level"] for line in lines}


def test_mistakes_of_people_are_not_in_the_log(server: Served) -> None:
    """Refusals are normal: even at the level `info` there is no line about them, and no traceback."""
    table = server.open()
    with logged("text", logging.INFO) as log, server.join(table, 1) as client:
        client.refusal("{")
        client.refusal(protocol.Act("x", 0, "play", ("ZZ",)))
    server.http("POST", "/api/tables", b"{")

    assert all("connected" in line for line in log.getvalue().splitlines())


@pytest.mark.parametrize("log_format", ["text", "json"])
def test_an_exception_is_logged_without_its_words(log_format: LogFormat) -> None:
    """Its type and the lines of code are enough; its words may contain cards."""
    with logged(log_format) as log, binding(table="abc"):
        try:
            raise ValueError("QH of Ada")  # noqa: TRY301
        except ValueError:
            logging.getLogger("mamlaka.test").exception("it failed")

    assert "QH of Ada" not in log.getvalue().replace('raise ValueError("QH of Ada")', "").replace('\\"QH of Ada\\"', "")
    assert all(word in log.getvalue() for word in ("it failed", "ValueError", "abc", Path(__file__).name))


def test_the_parts_of_a_group_of_exceptions_are_logged() -> None:
    """Tasks that fail together are raised as a group; each has its own place."""
    with logged("text") as log:
        try:
            raise ExceptionGroup("tasks", [KeyError("QH"), ValueError("KS")])  # noqa: TRY301
        except ExceptionGroup:
            logging.getLogger("mamlaka.test").exception("it failed")

    assert all(word in log.getvalue() for word in ("KeyError", "ValueError", "ExceptionGroup"))
