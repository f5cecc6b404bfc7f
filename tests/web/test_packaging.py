"""What is installed has everything in it."""

import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


def build(source: Path, target: str, folder: Path) -> Path:
    """Build a wheel or an sdist where PATH has no program, so no Node either."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)],
        cwd=source,
        env={"PATH": ""},
        check=True,
        capture_output=True,
    )
    (built,) = folder.iterdir()
    return built


def files_of(wheel: Path) -> set[str]:
    """Return the names of the files in a wheel."""
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


@pytest.fixture(scope="session")
def sdist(page: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the unpacked sdist of these sources and of the page."""
    assert page.is_relative_to(ROOT)
    archive = build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(archive) as tar:
        tar.extractall(folder, filter="data")
    (unpacked,) = folder.iterdir()
    return unpacked


def test_a_wheel_has_the_page_and_the_languages(page: Path, tmp_path: Path) -> None:
    """Every file of the built page and of the languages is installed."""
    expected = [path for folder in (page, ROOT / "src/mamlaka/locale") for path in folder.rglob("*") if path.is_file()]
    files = files_of(build(ROOT, "wheel", tmp_path))

    assert "mamlaka/server/page/index.html" in files
    assert {path.relative_to(ROOT / "src").as_posix() for path in expected} <= files


def test_a_wheel_has_nothing_of_the_workshop(page: Path, tmp_path: Path) -> None:
    """What the page is built from, and what builds it, is not installed."""
    assert page.is_dir()
    files = files_of(build(ROOT, "wheel", tmp_path))

    assert not [name for name in files if not name.startswith("mamlaka") or "node_modules" in name]


def test_an_sdist_makes_the_same_wheel(sdist: Path, tmp_path: Path) -> None:
    """Who installs from an sdist gets the files that a wheel has, and needs no Node."""
    from_tree, from_sdist = tmp_path / "tree", tmp_path / "sdist"

    assert files_of(build(ROOT, "wheel", from_tree)) == files_of(build(sdist, "wheel", from_sdist))


def test_an_sdist_has_the_sources_of_the_page(sdist: Path) -> None:
    """Who has an sdist can change the page and build it anew."""
    names = {path.relative_to(sdist).as_posix() for path in sdist.rglob("*")}

    assert {"web/src/main.ts", "web/package-lock.json", "tools/page.py", "tools/node.lock"} <= names
    assert not [name for name in names if "node_modules" in name]
