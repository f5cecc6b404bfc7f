"""The options of `mamlaka serve`: from the command line, the environment and a file."""

import resource
import tomllib
from pathlib import Path

import pytest

from mamlaka.cli.app import load_command
from tests.cli.running import BAD_USAGE, SUCCESS, run, run_alone

pytestmark = pytest.mark.slow

NOT_OPTIONS = ("config", "show_config", "help")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A file of options."""
    path = tmp_path / "mamlaka.toml"
    path.write_text('port = 9000\nbot-delay = 0\nallowed-host = ["a.example", "b.example"]\nopen = true\n')
    return path


def shown(folder: Path, *words: str) -> dict[str, str]:
    """Return the lines of `--show-config` by option."""
    done = run(folder, "serve", "--show-config", *words)
    assert (SUCCESS, "") == (done.returncode, done.stderr)
    return {line.removeprefix("# ").split(" ")[0]: line for line in done.stdout.splitlines()}


def test_each_source_overrides_those_below(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An option of the command line, then the environment, then the file, then the default."""
    monkeypatch.setenv("MAMLAKA_BOT_DELAY", "2")
    monkeypatch.setenv("MAMLAKA_GRACE", "5")
    rows = shown(tmp_path, "--config", str(file), "--grace", "7")

    assert ("grace = 7.0", "# the command line") == (rows["grace"][:11], rows["grace"][-18:])
    assert rows["bot-delay"].split() == ["bot-delay", "=", "2.0", "#", "MAMLAKA_BOT_DELAY"]
    assert rows["port"].split() == ["port", "=", "9000", "#", str(file)]
    assert rows["rate"].endswith("# the default")


def test_the_file_may_be_named_in_the_environment(tmp_path: Path, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`MAMLAKA_CONFIG` suits services."""
    monkeypatch.setenv("MAMLAKA_CONFIG", str(file))

    assert shown(tmp_path)["port"].startswith("port = 9000 ")


def test_what_is_shown_is_a_file(tmp_path: Path, file: Path) -> None:
    """The output can be saved, and says the same again."""
    first = run(tmp_path, "serve", "--show-config", "--config", str(file)).stdout
    copy = tmp_path / "copy.toml"
    copy.write_text(first)
    second = run(tmp_path, "serve", "--show-config", "--config", str(copy)).stdout

    assert tomllib.loads(first) == tomllib.loads(second)
    assert ["a.example", "b.example"] == tomllib.loads(first)["allowed-host"]


def test_every_option_has_a_variable() -> None:
    """`MAMLAKA_`, and the name of the option; only the names of hosts are plural."""
    command = load_command("serve")
    for parameter in command.params:
        if parameter.name not in NOT_OPTIONS:
            name = parameter.opts[0].removeprefix("--").replace("-", "_").upper()
            assert f"MAMLAKA_{name}{'S' * parameter.multiple}" == parameter.envvar


@pytest.mark.parametrize(
    "text,complaint",
    [
        ("prot = 1", "has an unknown key 'prot': use host, port, "),
        ("prot = 1", "did you mean port?"),
        ("port = 'x'", "port takes a whole number from 0 to 65535, not 'x'"),
        ("port = true", "port takes one text or number, not True"),
        ("open = 1", "open takes true or false, not 1"),
        ("allowed-host = 'a'", 'allowed-host takes a list of texts, such as ["one", "two"], not \'a\''),
        ("[server]\nport = 1", "has an unknown key 'server'"),
        ("port 1", "is not TOML"),
        ("log-level = 'inof'", "log-level takes debug or info or warning or error, not 'inof'; did you mean info?"),
        ("metrics = 'x'", "metrics takes HOST:PORT or PORT, such as 127.0.0.1:9464, not 'x'"),
    ],
)
def test_a_mistake_in_a_file_is_explained(tmp_path: Path, text: str, complaint: str) -> None:
    """The file, the key, the value, and the way out."""
    path = tmp_path / "bad.toml"
    path.write_text(text)
    done = run(tmp_path, "serve", "--config", str(path))

    assert BAD_USAGE == done.returncode
    assert done.stderr.startswith(f"mamlaka: {path}")
    assert complaint in done.stderr


def test_a_file_that_is_missing_is_named(tmp_path: Path) -> None:
    """It is never created or ignored."""
    done = run(tmp_path, "serve", "--config", "none.toml")

    assert (BAD_USAGE, True) == (done.returncode, "cannot read none.toml: No such file" in done.stderr)


def test_a_password_is_not_shown(tmp_path: Path) -> None:
    """The address of the database is shown without it."""
    rows = shown(tmp_path, "--database", "postgresql://ada:secret@db.example/m")

    assert 'database = "postgresql://ada:***@db.example/m"' in rows["database"]


@pytest.mark.parametrize("files,connections", [(1024, 800), (300, 76), (100, 1)])
def test_the_cap_on_connections_follows_the_limit_of_open_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: int, connections: int
) -> None:
    """All files but 224 may be connections, and an eighth of those from one address."""
    monkeypatch.setattr(resource, "getrlimit", lambda _: (files, files))
    rows = shown(tmp_path)

    assert rows["connections"].startswith(f"connections = {connections} ")
    assert rows["connections-per-address"].startswith(f"connections-per-address = {max(1, connections // 8)} ")


@pytest.mark.parametrize("hard,soft,raised", [(4096, 256, 4096), (resource.RLIM_INFINITY, 256, 10_240)])
def test_the_limit_of_open_files_is_raised_as_far_as_it_may_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, hard: int, soft: int, raised: int
) -> None:
    """Systems begin with few files, and let a process have more."""
    wanted = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (soft, hard))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: wanted.append(limits))
    rows = shown(tmp_path)

    assert [(raised, hard)] == wanted
    assert rows["connections"].startswith(f"connections = {raised - 224} ")


def test_metrics_that_cannot_be_served_stop_the_start(tmp_path: Path) -> None:
    """The address is named."""
    done = run_alone(tmp_path, "serve", "--metrics", "192.0.2.1:1", "--port", "0")

    assert BAD_USAGE == done.returncode
    assert "cannot serve the metrics on 192.0.2.1 port 1" in done.stderr
