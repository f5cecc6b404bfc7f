"""NOTICE, the lock files and the installed packages agree."""

from packaging.requirements import Requirement

from tools.check_dependencies import Locked, notice_problems

LOCK = {
    "msgspec": [Locked(Requirement("msgspec==1"), 1)],
    "pytest": [Locked(Requirement("pytest==1"), 1)],
    "not-for-this-python": [Locked(Requirement("not-for-this-python==1; python_version < '3'"), 1)],
}


def problems(players: set[str], developers: set[str]) -> list[str]:
    """Return the faults found in the tables of NOTICE, if players need msgspec."""
    first, second = (dict.fromkeys(names, "MIT") for names in (players, developers))
    return list(notice_problems(first, second, {}, {"msgspec"}, LOCK))


def test_only_developers_need_a_package_that_no_needed_one_asks_for() -> None:
    """Its row belongs in the second table."""
    (problem,) = problems({"msgspec", "pytest"}, {"not-for-this-python"})

    assert "NOTICE lists pytest as needed to play, but only developers need it: move its row down." == problem


def test_a_package_that_is_not_installed_may_stand_in_either_table() -> None:
    """Other Pythons install other packages, so the packages that need it may not be installed here."""
    assert [] == problems({"msgspec", "not-for-this-python"}, {"pytest"})
    assert [] == problems({"msgspec"}, {"not-for-this-python", "pytest"})
