"""Packages contain everything that an installation needs."""

import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from email import message_from_bytes
from email.message import Message
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from mamlaka.search.kernel import SWITCH, reason_of_absence
from tests.needs import missing
from tools.release import LARGEST

pytestmark = pytest.mark.slow

ROOT = Path(__file__).resolve().parents[2]
BUILD = "import sys; from tools import backend; getattr(backend, f'build_{sys.argv[1]}')(sys.argv[2])"
PLAIN = {"PATH": "", SWITCH: "off"}
"""An environment with no programs, so without Node, and with no kernel required."""
NO_COMPILER = {"PATH": "", "CXX": "/no/compiler"}


def build(source: Path, target: str, folder: Path, environment: dict[str, str] = PLAIN) -> Path:
    """Build a wheel or an sdist."""
    folder.mkdir(exist_ok=True)
    done = run_build(source, target, folder, environment)
    assert 0 == done.returncode, done.stdout
    (built,) = folder.iterdir()
    return built


def run_build(source: Path, target: str, folder: Path, environment: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """Run the build backend in its own process."""
    return subprocess.run(
        [sys.executable, "-c", BUILD, target, str(folder)],
        cwd=source,
        env=environment,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
    )


def requirements_of(source: Path) -> list[str]:
    """Return the build requirements of a wheel when PATH has no programs."""
    ask = "from tools import backend; print(*backend.get_requires_for_build_wheel())"
    done = subprocess.run(
        [sys.executable, "-c", ask], cwd=source, env=PLAIN, check=True, text=True, stdout=subprocess.PIPE
    )
    return done.stdout.split()


@pytest.fixture
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of these sources as in a clean checkout, without the page."""
    folder = tmp_path_factory.mktemp("checkout") / "mamlaka"
    no_page = shutil.ignore_patterns("page", "node_modules", "__pycache__")
    for name in ("src", "web", "tools"):
        shutil.copytree(ROOT / name, folder / name, ignore=no_page)
    for name in ("pyproject.toml", "README.md", "LICENSE", "NOTICE"):
        shutil.copy(ROOT / name, folder)
    return folder


@pytest.fixture
def with_kernel() -> dict[str, str]:
    """Return an environment in which the kernel must be compiled; skip the test if that is impossible."""
    if why := reason_of_absence():
        missing(why)
    return {**os.environ, SWITCH: "require"}


def files_of(wheel: Path) -> set[str]:
    """Return the names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def metadata_of(wheel: Path) -> Message:
    """Return the metadata of a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        (name,) = (name for name in archive.namelist() if name.endswith(".dist-info/METADATA"))
        return message_from_bytes(archive.read(name))


def needs_of(wheel: Path) -> list[Requirement]:
    """Return the packages that a wheel needs, with and without its extras."""
    return [Requirement(text) for text in metadata_of(wheel).get_all("Requires-Dist", [])]


def modules_of(wheel: Path) -> set[str]:
    """Return the names of the files in a wheel that are installed unchanged."""
    return {name for name in files_of(wheel) if name.startswith("mamlaka/")}


@pytest.fixture(scope="session")
def sdist(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked sdist of these sources and the page."""
    assert page.is_relative_to(ROOT)
    archive = build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    return unpacked


@pytest.fixture(scope="session")
def wheel(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the plain wheel of these sources and the page."""
    assert page.is_relative_to(ROOT)
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="session")
def wheel_of_sdist(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the plain wheel that the sdist builds."""
    return build(sdist, "wheel", tmp_path_factory.mktemp("wheel_of_sdist"))


def test_a_wheel_has_the_page_and_the_languages(page: Path, wheel: Path) -> None:
    """Every file of the built page and of the languages is installed."""
    expected = [path for path in page.rglob("[!.]*") if path.is_file()] + [*ROOT.glob("src/mamlaka/**/*.ftl")]
    files = files_of(wheel)

    assert "mamlaka/server/page/index.html" in files
    assert {path.relative_to(ROOT / "src").as_posix() for path in expected} <= files


def test_a_wheel_has_the_documentation(wheel: Path) -> None:
    """The server shows it at `/docs`, so every page of it is installed."""
    pages = {name for name in files_of(wheel) if name.startswith("mamlaka/server/docs/")}

    assert {
        f"mamlaka/server/docs/{name}" for name in ("index.html", "games/trex.html", "reference/library.html")
    } <= pages


@pytest.mark.parametrize("target", ["wheel", "sdist"])
def test_nothing_is_built_without_the_page(checkout: Path, tmp_path: Path, target: str) -> None:
    """A clean checkout without Node builds neither a wheel nor an sdist; the error says what to install."""
    done = run_build(checkout, target, tmp_path, PLAIN)

    assert 0 != done.returncode
    assert "The page is not built, and there is no Node to build it with: run `make page`" in done.stdout
    assert not list(tmp_path.iterdir())


def test_nothing_is_built_with_an_old_page(checkout: Path, page: Path, tmp_path: Path) -> None:
    """A page that was built from other sources counts as missing."""
    shutil.copytree(page, checkout / page.relative_to(ROOT))
    (checkout / "web/index.html").write_text("changed")

    done = run_build(checkout, "wheel", tmp_path, PLAIN)

    assert 0 != done.returncode
    assert "The page is not built" in done.stdout


def test_a_build_requires_only_what_it_has_to_build(checkout: Path, sdist: Path) -> None:
    """A clean checkout needs Node and the tools of the documentation; an sdist, which has page and docs, neither."""
    locked = (ROOT / "tools/node.lock").read_text(encoding="utf-8").partition(" ")[0]

    assert locked in requirements_of(checkout)
    assert "zensical" in " ".join(requirements_of(checkout))
    assert not [name for name in requirements_of(sdist) if "node" in name or "zensical" in name]


def test_an_editable_install_needs_no_page(checkout: Path, tmp_path: Path) -> None:
    """Development of the library needs no Node."""
    assert build(checkout, "editable", tmp_path).is_file()


def test_a_wheel_contains_no_build_files(wheel: Path) -> None:
    """The sources of the page and the build scripts are not installed."""
    assert not [name for name in files_of(wheel) if not name.startswith("mamlaka") or "node_modules" in name]
    assert not [name for name in files_of(wheel) if "/." in name]


def test_a_wheel_alone_plays_and_serves(wheel: Path) -> None:
    """The commands `play` and `serve` need no extra."""
    needed = {requirement.name for requirement in needs_of(wheel) if requirement.marker is None}

    assert {"typer", "rich", "fluent.runtime", "platformdirs", "filelock"} <= needed
    assert {"starlette", "uvicorn", "websockets", "anyio", "sqlalchemy", "segno"} <= needed


def test_a_wheel_links_to_nothing_that_is_only_in_the_repository(wheel: Path) -> None:
    """The description of a wheel is the README without links to files, which would be broken on a package index."""
    description = str(metadata_of(wheel).get_payload())

    assert description.startswith("# Mamlaka")
    assert "mamlaka simulate trex" in description
    assert not re.findall(r"\]\((?!https?://)", description)


def test_a_wheel_has_the_licences(wheel: Path) -> None:
    """The licence and the required notices are in every copy."""
    names = {name.rpartition(".dist-info/")[2] for name in files_of(wheel)}

    assert {"licenses/LICENSE", "licenses/NOTICE"} <= names


def test_a_wheel_has_the_kernel_and_the_tags_of_its_platform(
    with_kernel: dict[str, str], wheel: Path, tmp_path: Path
) -> None:
    """A compiled wheel has one file more and is for 3.11, or for 3.12 and later; a plain one runs everywhere."""
    compiled = build(ROOT, "wheel", tmp_path, with_kernel)
    (more,) = modules_of(compiled) - modules_of(wheel)

    assert more.startswith("mamlaka/_kernel.")
    assert wheel.name.endswith("-py3-none-any.whl")
    assert ("-cp312-abi3-" if sys.version_info >= (3, 12) else "-cp311-cp311-") in compiled.name
    assert compiled.stat().st_size <= LARGEST[".whl"]


@pytest.mark.long
def test_a_release_plays_without_a_compiler_and_without_node(with_kernel: dict[str, str]) -> None:
    """The repaired wheel plays a match and a kingdom, and serves the page, in an environment with nothing else."""
    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "release.py", sys.executable],
        env=with_kernel,
        check=False,
        text=True,
        stdout=subprocess.PIPE,
    )

    assert 0 == done.returncode
    assert "plays and serves on Python" in done.stdout
    assert "with the compiled kernel" in done.stdout


def test_an_sdist_builds_the_same_wheel(wheel: Path, wheel_of_sdist: Path) -> None:
    """A user who installs from an sdist gets the files of the wheel, and needs no Node."""
    assert files_of(wheel) == files_of(wheel_of_sdist)


def test_an_sdist_builds_a_plain_wheel_without_a_compiler(sdist: Path, wheel_of_sdist: Path, tmp_path: Path) -> None:
    """A user without a compiler gets the same wheel as a user who does not want the kernel."""
    made = build(sdist, "wheel", tmp_path, NO_COMPILER)

    assert made.name.endswith("-py3-none-any.whl")
    assert files_of(wheel_of_sdist) == files_of(made)


@pytest.mark.parametrize(
    "environment, says",
    [({**NO_COMPILER, SWITCH: "require"}, "but the kernel could not be built"), ({SWITCH: "on"}, "`require` or `off`")],
)
def test_a_build_fails_if_its_options_cannot_be_met(
    sdist: Path, tmp_path: Path, environment: dict[str, str], says: str
) -> None:
    """If the kernel is required and cannot be compiled, or the value is unknown, the build fails with an error."""
    done = run_build(sdist, "wheel", tmp_path, environment)

    assert 0 != done.returncode
    assert f"{SWITCH}" in done.stdout
    assert says in done.stdout
    assert not list(tmp_path.iterdir())


@pytest.mark.long
def test_an_sdist_builds_a_wheel_with_the_kernel(with_kernel: dict[str, str], sdist: Path, tmp_path: Path) -> None:
    """A user with a compiler gets the kernel from an sdist, too."""
    from_tree, from_sdist = tmp_path / "tree", tmp_path / "sdist"

    assert files_of(build(ROOT, "wheel", from_tree, with_kernel)) == files_of(
        build(sdist, "wheel", from_sdist, with_kernel)
    )


def test_an_sdist_has_the_sources_of_page_and_kernel(sdist: Path) -> None:
    """A user of the sdist can change the page and the kernel and build them again."""
    names = {path.relative_to(sdist).as_posix() for path in sdist.rglob("*")}

    kernel = {path.relative_to(ROOT).as_posix() for path in (ROOT / "kernel").rglob("*pp")}

    assert {"web/src/main.ts", "web/package-lock.json", "tools/page.py", "tools/node.lock"} <= names
    assert {"CMakeLists.txt", *kernel} <= names
    assert not [name for name in names if "node_modules" in name]
