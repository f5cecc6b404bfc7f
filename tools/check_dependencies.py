"""Check that pyproject.toml, the locks, NOTICE and the installed packages agree about dependencies.

Python packages are locked in requirements.lock and tools/node.lock, npm packages in web/package-lock.json.
"""

import importlib.metadata
import json
import re
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass
from email.message import Message
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[1]

ALLOWED = {"Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "MIT-0", "MPL-2.0", "PSF-2.0", "Unlicense"}
"""SPDX identifiers of the licences allowed for all dependencies."""
ALLOWED_FOR_EXTRAS = ALLOWED | {"0BSD", "CC0-1.0", "LGPL-3.0-only", "Zlib"}
"""The licences allowed for packages that only an extra installs: we neither ship nor change them."""
ALLOWED_FOR_DEVELOPMENT = ALLOWED | {
    *("0BSD", "CC0-1.0", "Zlib"),
    *("LGPL-2.1-or-later", "LGPL-3.0-only", "LGPL-3.0-or-later"),
}
"""The licences allowed for packages that only developers install."""

ALLOWED_FOR_THE_PAGE = ALLOWED | {"0BSD", "BlueOak-1.0.0", "CC-BY-4.0", "CC0-1.0", "OFL-1.1", "Python-2.0"}
"""The licences allowed for npm packages, which are bundled into the page or build it."""

TABLES = ("Needed to play", "Needed only to develop", "In the page", "In the compiled kernel")
"""The headings of the tables of NOTICE, in order."""

PYTHON_LOCKS = ("requirements.lock", "tools/node.lock")
PAGE_LOCK = "web/package-lock.json"

MEANINGS = {
    "APL 2": {"Apache-2.0"},
    "Apache 2.0": {"Apache-2.0"},
    "Apache Software License": {"Apache-2.0"},
    "BSD": {"BSD-2-Clause", "BSD-3-Clause"},
    "BSD 2-Clause License": {"BSD-2-Clause"},
    "BSD License": {"BSD-2-Clause", "BSD-3-Clause"},
    "GNU Lesser General Public License v3 (LGPLv3)": {"LGPL-3.0-only"},
    "ISC License": {"ISC"},
    "ISC License (ISCL)": {"ISC"},
    "MIT License": {"MIT"},
    "Mozilla Public License 2.0 (MPL 2.0)": {"MPL-2.0"},
    "Python Software Foundation License": {"PSF-2.0"},
    "The Unlicense (Unlicense)": {"Unlicense"},
}
"""Licence names of packages without an SPDX expression, and the identifiers that they may mean."""


@dataclass(frozen=True)
class Locked:
    """A package of a lock."""

    requirement: Requirement
    """Name, version and markers."""
    hashes: int
    """The number of its hashes."""


def read_lock(text: str) -> dict[str, list[Locked]]:
    """Return the packages of a lock by name; a package may have several entries with different markers."""
    lock: dict[str, list[Locked]] = {}
    for line in text.replace("\\\n", " ").splitlines():
        if not line.strip() or line.lstrip().startswith(("#", "-")):
            continue
        requirement, *hashes = line.split(" --hash=")
        locked = Locked(Requirement(requirement), len(hashes))
        lock.setdefault(canonicalize_name(locked.requirement.name), []).append(locked)
    return lock


def read_notice(text: str) -> list[dict[str, str]]:
    """Return the tables of NOTICE in the order of `TABLES`, each as a mapping of names to licences."""
    tables: list[dict[str, str]] = []
    for line in text.splitlines():
        if line.startswith("## "):
            tables.append({})
        elif (row := re.fullmatch(r"\| (@?[a-z0-9][a-z0-9/-]*) *\| (\w[^|]*?) *\|", line)) and row[1] != "package":
            tables[-1][row[1]] = row[2]
    if len(tables) != len(TABLES):
        sys.exit(f"NOTICE has {len(tables)} headings: give it a table under each of {', '.join(TABLES)}.")
    return tables


def declared(project: dict[str, Any]) -> tuple[list[Requirement], list[Requirement], list[Requirement]]:
    """Return the requirements in pyproject.toml: those of players, of the extras, and of developers.

    The group `release`, which tools/release.py installs separately, is not locked and not included.
    """

    def parse(*lists: list[Any]) -> list[Requirement]:
        return [Requirement(text) for texts in lists for text in texts if isinstance(text, str)]

    extras = project["project"].get("optional-dependencies", {}).values()
    groups = (group for name, group in project.get("dependency-groups", {}).items() if name != "release")
    players = parse(project["project"].get("dependencies", []))
    return players, parse(*extras), parse(project["build-system"]["requires"], *groups)


def closure(requirements: list[Requirement], lock: dict[str, list[Locked]]) -> set[str]:
    """Return the locked packages that `requirements` need, directly or not, by the metadata of installed packages."""
    seen: set[tuple[str, frozenset[str]]] = set()
    todo = list(requirements)
    while todo:
        wanted = todo.pop()
        name = canonicalize_name(wanted.name)
        if (name, frozenset(wanted.extras)) in seen or name not in lock:
            continue
        seen.add((name, frozenset(wanted.extras)))
        for text in metadata_of(name).get_all("Requires-Dist", []):
            requirement = Requirement(text)
            marker = requirement.marker
            if "extra" not in str(marker or "") or any(marker and marker.evaluate({"extra": e}) for e in wanted.extras):
                todo.append(requirement)
    return {name for name, _ in seen}


def metadata_of(name: str) -> Message:
    """Return the metadata of an installed package; empty if it is not installed."""
    try:
        return importlib.metadata.distribution(name).metadata  # type: ignore[return-value]
    except importlib.metadata.PackageNotFoundError:
        return Message()


def stated_licences(metadata: Message) -> tuple[str, ...]:
    """Return the licence in the metadata of a package: an expression, or else its classifiers and text."""
    if expression := metadata.get("License-Expression"):
        return (expression,)
    classifiers = metadata.get_all("Classifier", [])
    stated = [text.rpartition(" :: ")[2] for text in classifiers if text.startswith("License :: ")]
    field = metadata.get("License", "")
    return (*stated, field) if field and "\n" not in field else tuple(stated)


def is_allowed(licence: str, allowed: set[str]) -> bool:
    """Return whether an alternative of an SPDX expression consists of allowed licences."""
    return any(set(alternative.split(" AND ")) <= allowed for alternative in licence.split(" OR "))


def missing_problems(requirements: list[Requirement], lock: dict[str, list[Locked]]) -> Iterator[str]:
    """Yield the requirements of pyproject.toml that the locks don't meet."""
    for requirement in requirements:
        entries = lock.get(canonicalize_name(requirement.name), [])
        if not entries:
            yield f"No lock contains {requirement}, which pyproject.toml requires: run `make lock`."
        for entry in entries:
            version = str(entry.requirement.specifier).removeprefix("==")
            if not requirement.specifier.contains(version, prereleases=True):
                yield (
                    f"{requirement.name} is locked at {version}, but pyproject.toml requires {requirement}: "
                    f"run `make lock`."
                )


def lock_problems(path: str, text: str) -> Iterator[str]:
    """Yield the problems of a lock itself."""
    lock = read_lock(text)
    for name, entries in lock.items():
        for entry in entries:
            if not re.fullmatch(r"==[^*,]+", str(entry.requirement.specifier)):
                yield f"{path} does not pin {name} to one version: run `make lock`."
            if not entry.hashes:
                yield f"{path} has no hash for {name}: run `make lock`."
    for number, line in enumerate(text.splitlines(), 1):
        if re.search(r"://|file:| @ |^\s*-(?!-hash=)", line):
            yield f"{path} contains a URL or path on line {number}, {line.strip()!r}: run `make lock`."


def notice_problems(
    players: dict[str, str],
    developers: dict[str, str],
    kernel: dict[str, str],
    needed: set[str],
    lock: dict[str, list[Locked]],
) -> Iterator[str]:
    """Yield the differences between NOTICE and the locks; `needed` are the locked packages that players need."""
    for name in sorted(lock.keys() - players.keys() - developers.keys() - kernel.keys()):
        table = TABLES[name not in needed]
        stated = " or ".join(repr(text) for text in stated_licences(metadata_of(name))) or "nothing"
        yield f"NOTICE lacks {name}: add it under {table!r} with its licence; its metadata says {stated}."
    for name in sorted((players.keys() | developers.keys()) - lock.keys()):
        yield f"NOTICE lists {name}, which is in no lock: remove its row."
    for name in sorted(players.keys() & developers.keys()):
        yield f"NOTICE lists {name} twice: keep the row under 'Needed to play' only if players need it."
    for name in sorted(needed & developers.keys()):
        yield f"NOTICE lists {name} as needed only to develop, but players need it: move its row up."
    for name in sorted((players.keys() & lock.keys()) - needed):
        if len(metadata_of(name)):  # else its markers exclude it here, and perhaps the packages that need it
            yield f"NOTICE lists {name} as needed to play, but only developers need it: move its row down."


def licence_problems(licences: dict[str, str], allowed: set[str]) -> Iterator[str]:
    """Yield the licences in a table of NOTICE that are not allowed, or that differ from the metadata."""
    for name, licence in licences.items():
        if not is_allowed(licence, allowed):
            yield (
                f"{name} has the licence {licence!r}, which is not one of {', '.join(sorted(allowed))}: "
                f"remove the package, or add the licence to tools/check_dependencies.py."
            )
        stated = stated_licences(metadata_of(name))
        meant = {meaning for text in stated for meaning in (text, *MEANINGS.get(text, ()))}
        if stated and licence not in meant and not set(licence.split(" AND ")) <= meant:
            yield (
                f"NOTICE gives {name} the licence {licence!r}, but its metadata says "
                f"{' and '.join(repr(text) for text in stated)}: read its licence file and correct NOTICE, "
                f"or add the name to MEANINGS in tools/check_dependencies.py."
            )


def kernel_problems(notice: str) -> Iterator[str]:
    """Yield the licence texts of libraries compiled into the kernel that are missing in NOTICE, which they require."""
    words = " ".join(notice.split())
    for path in importlib.metadata.files("nanobind") or []:
        if path.match("licenses/LICENSE"):
            text = path.read_text()
        elif path.match("tsl/robin_map.h"):
            text = re.sub(r"^ ?[/*]+", "", path.read_text().partition("*/")[0], flags=re.MULTILINE)
        else:
            continue
        if " ".join(text.split()) not in words:
            yield f"NOTICE lacks the text of {path}: put it under {TABLES[3]!r}."


def page_lock_problems(asked: dict[str, dict[str, str]], lock: dict[str, dict[str, Any]]) -> Iterator[str]:
    """Yield the problems of web/package.json and its lock."""
    fix = "run `npm install` in web/"
    for kind in ("dependencies", "devDependencies"):
        for name, version in asked[kind].items():
            if not re.fullmatch(r"\d[\w.+-]*", version):
                yield f"web/package.json requires {name} {version!r}: pin one version."
            if lock[""][kind].get(name) != version:
                yield f"{PAGE_LOCK} does not contain {name} {version}, which web/package.json requires: {fix}."
    for name, entry in npm_packages(lock):
        if "integrity" not in entry:
            yield f"{PAGE_LOCK} has no hash for {name}: {fix}."
        if "resolved" in entry:
            yield f"{PAGE_LOCK} contains a URL for {name}: {fix}; web/.npmrc omits URLs."


def page_licence_problems(lock: dict[str, dict[str, Any]], page: dict[str, str]) -> Iterator[str]:
    """Yield the licences of npm packages that are not allowed, or that differ from NOTICE."""
    licences = {name: entry.get("license", "").strip("()") for name, entry in npm_packages(lock)}
    for name, licence in licences.items():
        if not is_allowed(licence, ALLOWED_FOR_THE_PAGE):
            yield (
                f"{name} has the licence {licence!r}, which is not one of {', '.join(sorted(ALLOWED_FOR_THE_PAGE))}: "
                f"remove the package, or add the licence to tools/check_dependencies.py."
            )
    for name, entry in npm_packages(lock):
        if "dev" not in entry and name not in page:
            yield f"NOTICE lacks {name}: add it under {TABLES[2]!r} with its licence, {licences[name]}."
    for name, licence in page.items():
        if licences.get(name) != licence:
            yield f"NOTICE gives {name} the licence {licence!r}, {PAGE_LOCK} {licences.get(name)!r}: correct NOTICE."


def npm_packages(lock: dict[str, dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the name and the entry of each package in the lock, except for the page itself."""
    for path, entry in lock.items():
        if path:
            yield path.rpartition("node_modules/")[2], entry


def main() -> int:
    """Print the problems and return 1, or print a summary and return 0."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        for_players, for_extras, for_developers = declared(tomllib.load(file))
    texts = {path: (ROOT / path).read_text(encoding="utf-8") for path in PYTHON_LOCKS}
    lock = read_lock("".join(texts.values()))
    asked = json.loads((ROOT / "web" / "package.json").read_text(encoding="utf-8"))
    page_lock = json.loads((ROOT / PAGE_LOCK).read_text(encoding="utf-8"))["packages"]
    notice = (ROOT / "NOTICE").read_text(encoding="utf-8")
    players, developers, page, kernel = read_notice(notice)
    needed = closure(for_players + for_extras, lock)
    only_extras = needed - closure(for_players, lock)
    problems = [
        *missing_problems(for_players + for_extras + for_developers, lock),
        *(problem for path, text in texts.items() for problem in lock_problems(path, text)),
        *notice_problems(players, developers, kernel, needed, lock),
        *licence_problems({name: players[name] for name in players.keys() - only_extras} | kernel, ALLOWED),
        *licence_problems({name: players[name] for name in players.keys() & only_extras}, ALLOWED_FOR_EXTRAS),
        *licence_problems(developers, ALLOWED_FOR_DEVELOPMENT),
        *kernel_problems(notice),
        *page_lock_problems(asked, page_lock),
        *page_licence_problems(page_lock, page),
    ]
    for problem in problems:
        print(problem)
    if not problems:
        count = len(lock) + len(list(npm_packages(page_lock)))
        print(f"Dependencies are in order: {count} packages locked, all with hashes and an allowed licence.")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
