"""What the tests need from the machine is installed where we may, and named where we may not."""

import subprocess
from pathlib import Path
from typing import Any

import pytest
from tools import debian


class Machine:
    """A machine with some programs, on which apt-get works or not."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, programs: set[str], uid: int, apt_works: bool = True) -> None:
        self.programs = programs
        self.ran: list[list[str]] = []
        self.apt_works = apt_works
        monkeypatch.setattr("tools.debian.shutil.which", lambda name: f"/bin/{name}" if name in self.programs else None)
        monkeypatch.setattr("tools.debian.os.geteuid", lambda: uid)
        monkeypatch.setattr(debian, "DEBIAN_POSTGRESQL", Path("/nowhere"))
        monkeypatch.setattr("tools.debian.subprocess.run", self.run)

    def run(self, command: list[str], **_: Any) -> "subprocess.CompletedProcess[bytes]":
        self.ran.append(command)
        if "install" in command and self.apt_works:
            self.programs |= {"chromium-headless-shell", "initdb"}
        return subprocess.CompletedProcess(command, 0)


def test_nothing_is_done_where_nothing_is_missing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    machine = Machine(monkeypatch, {"chromium", "initdb", "apt-get"}, uid=0)
    debian.main()
    assert machine.ran == []
    assert capsys.readouterr() == ("", "")


@pytest.mark.parametrize("program", ["chromium", "chromium-headless-shell"])
def test_either_chromium_will_do(monkeypatch: pytest.MonkeyPatch, program: str) -> None:
    Machine(monkeypatch, {program}, uid=0)
    assert debian.chromium() == f"/bin/{program}"
    assert debian.missing() == ["PostgreSQL"]


def test_the_quicker_chromium_is_taken_of_two(monkeypatch: pytest.MonkeyPatch) -> None:
    Machine(monkeypatch, {"chromium", "chromium-headless-shell"}, uid=0)
    assert debian.chromium() == "/bin/chromium-headless-shell"


@pytest.mark.parametrize(("uid", "before"), [(0, []), (1000, ["sudo", "-n"])])
def test_what_is_missing_is_installed_where_we_may(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], uid: int, before: list[str]
) -> None:
    machine = Machine(monkeypatch, {"chromium", "apt-get", "sudo"}, uid)
    debian.main()
    install = machine.ran[-1]
    assert install[: len(before) + 1] == [*before, "env"]
    assert install[-1] == "postgresql"
    assert "chromium" not in install
    assert capsys.readouterr() == ("Installing PostgreSQL for the tests ...\n", "")


@pytest.mark.parametrize(
    ("programs", "uid", "apt_works"), [({"apt-get"}, 1000, True), (set(), 0, True), ({"apt-get"}, 0, False)]
)
def test_what_cannot_be_installed_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], programs: set[str], uid: int, apt_works: bool
) -> None:
    Machine(monkeypatch, programs, uid, apt_works)
    debian.main()
    told = capsys.readouterr().err
    assert told == (
        "Without Chromium and PostgreSQL some tests are skipped; "
        "on Debian: apt-get install chromium-headless-shell postgresql\n"
    )
