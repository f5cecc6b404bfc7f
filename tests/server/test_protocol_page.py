"""`docs/protocol.md` describes the messages of the server."""

import json
import re
from pathlib import Path

import msgspec
import pytest

import mamlaka
from mamlaka.server import protocol
from mamlaka.server.tables import sessions

PAGE = (Path(__file__).resolve().parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"^```json (\w+)\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
KINDS = {"client": protocol.ClientMessage, "server": protocol.ServerMessage}
TABLE = PAGE[PAGE.index("## Refusals") : PAGE.index("## Close codes")]


def test_there_are_no_other_examples() -> None:
    """Every block of JSON is one of those that are checked."""
    assert len(EXAMPLES) == PAGE.count("```json") > 10


@pytest.mark.parametrize("kind,text", EXAMPLES, ids=[kind for kind, _ in EXAMPLES])
def test_every_example_is_read_and_written_the_same(kind: str, text: str) -> None:
    """An example has every field of its type, none that does not exist, and values that can be."""
    example = json.loads(text)
    message = msgspec.json.decode(text, type=KINDS.get(kind) or getattr(protocol, kind))

    assert example == json.loads(msgspec.json.encode(message))


def test_every_code_is_listed() -> None:
    """Every refusal of rules and server stands in the table, and nothing else does."""
    code = "\n".join(path.read_text(encoding="utf-8") for path in Path(mamlaka.__file__).parent.rglob("*.py"))
    used = set(re.findall(r'Refusal\(\s*"(\w+)"', code)) | set(re.findall(r'PlayClass\("(\w+)"', code))
    rows = [row.split("|")[1] for row in TABLE.splitlines() if row.startswith("| `")]
    listed = {word for row in rows for word in re.findall(r"`(\w+)`", row)}

    assert used == listed


def test_every_close_code_is_listed() -> None:
    """Every code with which the server closes a connection is explained."""
    codes = {getattr(sessions, name) for name in sessions.__all__ if name.startswith("CLOSE_")}

    assert codes <= {int(code) for code in re.findall(r"^\| (\d{4}) \|", PAGE, re.MULTILINE)}


def test_every_message_is_listed() -> None:
    """Every message from and to the server is in one of the tables."""
    names = {kind.__struct_config__.tag for union in KINDS.values() for kind in union.__args__}

    assert names <= set(re.findall(r"`(\w+)`", PAGE[PAGE.index("## Messages") : PAGE.index("## Versions")]))
