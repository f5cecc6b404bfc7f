"""Clients and records know no kind of phase: neither its class nor its name."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from mamlaka.phase import Phase
from mamlaka.registry import find_game, game_names
from mamlaka.server.tables.scene import phase_name

ROOT = Path(__file__).resolve().parents[2]
CODE = ROOT / "src" / "mamlaka"
ROOMS = ("server", "terminal", "drawing")
MODULES = (
    *("announcements", "record", "record_text", "replaying", "storage", "verification", "published", "fair"),
    *("view", "display", "shown_phase"),
)
"""The packages and modules that show phases or write them down."""
WEB = ROOT / "web" / "src"
FIELD = re.compile(r'^ *phase: (string;|"",)$', re.MULTILINE)
"""The only place of the word on the page: the field of a scene, which nothing reads."""
COMMENT = re.compile(r"/\*.*?\*/|<!--.*?-->|(?<!:)//[^\n]*", re.DOTALL)


def kinds_of(base: type[Phase] = Phase) -> Iterator[type[Phase]]:
    """Yield all kinds of phases of the installed games, and those that they derive from."""
    for name in game_names():
        find_game(name)
    for kind in base.__subclasses__():
        if kind.__module__.startswith("mamlaka."):  # tests have kinds of their own
            yield kind
            yield from kinds_of(kind)


def faults_of(source: str, kinds: set[str]) -> list[str]:
    """Return the imports and uses of kinds of phases in a module."""
    faults = []
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module=str(module), names=names) if not module.startswith("mamlaka.server"):
                is_room = module == "mamlaka.phases" or module.startswith("mamlaka.phases.")
                faults += [f"imports {one.name}" for one in names if is_room or one.name in kinds]
            case ast.Import(names=names):
                faults += [f"imports {one.name}" for one in names if one.name.startswith("mamlaka.phases")]
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass" as test), args=[_, asked]):
                faults += [f"asks {test} {name}" for name in names_in(asked) if name in kinds | {"Phase"}]
            case ast.MatchClass(cls=asked):
                faults += [f"matches {name}" for name in names_in(asked) if name in kinds]
    return faults


def names_in(node: ast.expr) -> set[str]:
    """Return the names of an expression, such as those of a union or a tuple of classes."""
    nodes = list(ast.walk(node))
    names = {one.id for one in nodes if isinstance(one, ast.Name)}
    return names | {one.attr for one in nodes if isinstance(one, ast.Attribute)}


def words_of(source: str, names: set[str]) -> list[str]:
    """Return the uses of a phase, or of a name of one, in a file of the page."""
    code = FIELD.sub("", COMMENT.sub("", source))
    quoted = re.findall(r"""["'`](\w+)["'`]""", code)
    return [*re.findall(r"\bphase\b.*", code), *(word for word in quoted if word in names)]


def sources() -> list[Path]:
    """Return the modules of the clients and of records."""
    rooms = (path for room in ROOMS for path in (CODE / room).rglob("*.py"))
    return sorted([*rooms, *(CODE / f"{name}.py" for name in MODULES)])


def test_no_client_and_no_record_asks_for_a_kind_of_phase() -> None:
    """What is shown of a phase is what it says itself, so that other packages can bring kinds of their own."""
    kinds = {kind.__name__ for kind in kinds_of()}
    faults = {str(path.relative_to(CODE)): faults_of(path.read_text(encoding="utf-8"), kinds) for path in sources()}

    assert {"TrickPlay", "LayoutPlay", "ComboPlay", "Deals"} <= kinds
    assert len(faults) > len(MODULES)
    assert {} == {path: found for path, found in faults.items() if found}


def test_the_page_compares_no_name_of_a_phase() -> None:
    """It draws what a scene contains. Names of one word, and those of options, can mean something else."""
    rows = [row for name in game_names() for row in find_game(name).options_type.describe()]
    options = {word for row in rows for word in (row.name, *row.values)}
    names = {name for kind in kinds_of() if "_" in (name := phase_name(kind))} - options
    files = sorted(path for path in WEB.rglob("*") if path.suffix in {".ts", ".svelte"})
    faults = {str(path.relative_to(WEB)): words_of(path.read_text(encoding="utf-8"), names) for path in files}

    assert {"trick_play", "layout_play", "open_hands"} <= names
    assert "wire.ts" in faults
    assert {} == {path: found for path, found in faults.items() if found}


def test_every_kind_of_play_says_what_it_shows() -> None:
    """A phase in which the table waits for a card has more to show than zones."""
    plays = [kind for kind in kinds_of() if kind.waiting == "waiting-play"]

    assert {"TrickPlay", "LayoutPlay", "PilePlay"} <= {kind.__name__ for kind in plays}
    assert [] == [kind.__name__ for kind in plays if kind.shown is Phase.shown]


@pytest.mark.parametrize(
    "source,fault",
    [
        ("from mamlaka.phases import TrickPlay", "imports TrickPlay"),
        ("from mamlaka.phases.tricks import trick_play_of", "imports trick_play_of"),
        ("from mamlaka.match import Deals", "imports Deals"),
        ("import mamlaka.phases", "imports mamlaka.phases"),
        ("isinstance(phase, PilePlay | TrickPlay)", "asks isinstance TrickPlay"),
        ("isinstance(phase, phases.TrickPlay)", "asks isinstance TrickPlay"),
        ("issubclass(kind, (Phase,))", "asks issubclass Phase"),
        ("match phase:\n    case TrickPlay(tricks=tricks):\n        pass", "matches TrickPlay"),
    ],
)
def test_a_module_that_asks_is_found(source: str, fault: str) -> None:
    """The check finds imports, questions and patterns."""
    assert [fault] == faults_of(source, {"TrickPlay", "Deals"})


@pytest.mark.parametrize(
    "source,fault",
    [
        ('if (scene.phase === "layout_play") draw();', 'phase === "layout_play") draw();'),
        ('return ["layout_play"].includes(kind);', "layout_play"),
        ("const { phase } = scene;", "phase } = scene;"),
    ],
)
def test_a_file_of_the_page_that_compares_is_found(source: str, fault: str) -> None:
    """The check finds the field and the names, and neither comments nor the declaration of the field."""
    assert fault in words_of(source, {"layout_play"})
    assert [] == words_of('// the phase "layout_play"\n  phase: string;\n', {"layout_play"})
