"""What NOTICE, the locks and the installed packages have to agree about."""

from packaging.requirements import Requirement

from tools.check_dependencies import Locked, notice_problems

LOCK = {
    "msgspec": [Locked(Requirement("msgspec==1"), 1)],
    "pytest": [Locked(Requirement("pytest==1"), 1)],
    "not-for-this-python": [Locked(Requirement("not-for-this-python==1; python_version < '3'"), 1)],
}


def problems(players: set[str], developers: set[str]) -> list[str]:
    """Return what is wrong with the tables of NOTICE, when players need msgspec."""
    first, second = (dict.fromkeys(names, "MIT") for names in (players, developers))
    return list(notice_problems(first, second, {}, {"msgspec"}, LOCK))


def test_only_developers_need_a_package_that_no_needed_one_asks_for() -> None:
    """Its row belongs into the second table."""
    (problem,) = problems({"msgspec", "pytest"}, {"not-for-this-python"})

    assert "NOTICE lists pytest as needed to play, but only developers need it: move its row down." == problem


def test_a_package_that_is_not_installed_may_stand_in_either_table() -> None:
    """Which packages ask for it cannot be seen here: other Pythons install other packages."""
    assert [] == problems({"msgspec", "not-for-this-python"}, {"pytest"})
    assert [] == problems({"msgspec"}, {"not-for-this-python", "pytest"})
