"""The web client is built again when anything in it changes, and checked where there is a Node."""

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tools import web

from ecliptic.content.catalogue import catalogue
from ecliptic.games import manifests
from ecliptic.games.arcs.board import AMBITIONS
from ecliptic.games.arcs.campaign.printed import printed_components

WIDEST = 120
GENERATED = {"schema.d.ts", "said.json", "package-lock.json"}
TEXT = {".ts", ".js", ".svelte", ".css", ".html", ".ftl", ".json", ".svg"}


class Workshop:
    """A small client in a folder, with an npm that only writes down what it was asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, root: Path) -> None:
        self.root = root
        self.ran: list[list[str]] = []
        self.status = 0
        static = root / "src" / "ecliptic" / "server" / "static"
        for name, value in {"ROOT": root, "WEB": root / "web", "STATIC": static, "BUILT": static / ".built"}.items():
            monkeypatch.setattr(web, name, value)
        monkeypatch.setattr(web, "find_npm", lambda: ["npm"])
        monkeypatch.setattr(web, "run", self.run)
        monkeypatch.setattr(web, "write_types", lambda: 0)
        self.write("web/package-lock.json", "{}")
        self.write("web/node_modules/.installed", web.digest([root / "web" / "package-lock.json"]))
        self.write("src/ecliptic/server/static/index.html", "")

    def write(self, name: str, text: str) -> None:
        file = self.root / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def run(self, command: list[str]) -> int:
        self.ran.append(command)
        return self.status


@pytest.fixture
def workshop(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Workshop:
    return Workshop(monkeypatch, tmp_path)


@pytest.mark.parametrize(
    "name",
    [
        "web/src/App.svelte",
        "web/src/text/ru.ftl",
        "web/src/terms.json",
        "web/package-lock.json",
        "src/ecliptic/content/text/de/server.ftl",
        "src/ecliptic/games/star_realms/text/en/cards.ftl",
    ],
)
def test_a_change_of_anything_bundled_builds_again(workshop: Workshop, name: str) -> None:
    workshop.write(name, "before")
    workshop.write("web/node_modules/.installed", web.digest([workshop.root / "web" / "package-lock.json"]))
    assert web.build() == 0
    assert [command[:4] for command in workshop.ran] == [["npm", "run", "--silent", "build"]]
    assert web.build() == 0
    assert len(workshop.ran) == 1  # nothing has changed
    workshop.write(name, "after")
    assert web.build() == 0
    assert workshop.ran[-1][:4] == ["npm", "run", "--silent", "build"]
    assert len(workshop.ran) > 1


def test_every_catalogue_of_the_repository_counts() -> None:
    catalogues = set((web.ROOT / "src").rglob("*.ftl")) | set((web.WEB / "src").rglob("*.ftl"))
    assert len(catalogues) > 9
    assert catalogues <= {*web.sources(), *web.texts()}


@pytest.mark.parametrize("command", [web.lint, web.test])
def test_checks_install_what_is_pinned_and_pass_on_the_result(workshop: Workshop, command: Callable[[], int]) -> None:
    workshop.write("web/package-lock.json", '{"packages": {}}')
    assert command() == 0
    assert [asked[1] for asked in workshop.ran] == ["ci", "run"]
    workshop.status = 1
    assert command() == 1
    assert workshop.ran[-1][-1] == command.__name__


@pytest.mark.parametrize("command", [web.build, web.lint, web.test])
def test_a_machine_without_node_is_told_so(
    workshop: Workshop,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    command: Callable[[], int],
) -> None:
    monkeypatch.setattr(web, "find_npm", lambda: None)
    assert command() == 0
    assert workshop.ran == []
    assert capsys.readouterr().out.startswith("No Node 20.19 or newer can be had")


def test_no_line_of_the_client_is_too_long() -> None:
    files = [*web.sources(), *(web.WEB / "tests").glob("*.ts")]
    read = [file for file in files if file.suffix in TEXT and file.name not in GENERATED]
    assert len(read) > 100
    for file in read:
        for n, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            assert len(line) <= WIDEST, f"{file.relative_to(web.ROOT)}:{n}"


def test_the_shell_knows_no_game_by_name() -> None:
    """Whatever is about one game is in its folder of web/src/games, reached through its manifest."""
    names = [
        name
        for manifest in manifests().values()
        for name in (manifest.slug, manifest.slug.replace("-", "_"), manifest.title)
    ]
    known = re.compile("|".join(rf"(?<![a-z_-]){re.escape(name)}(?![a-z_])" for name in names), re.IGNORECASE)
    games = web.WEB / "src" / "games"
    shared = [
        file
        for file in (web.WEB / "src").rglob("*")
        if file.suffix in TEXT and file.name not in GENERATED and (file.parent == games or games not in file.parents)
    ]
    found = [
        f"{file.relative_to(web.WEB)}:{number}: {line.strip()}"
        for file in shared
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if known.search(line)
    ]
    assert len(shared) > 50
    assert found == []


def test_every_kind_of_card_and_suit_of_the_campaign_has_an_icon_and_a_name() -> None:
    printed: Any = printed_components(None, "en")
    icons: set[str] = set()
    for folder in ("arcs", "blighted_reach"):
        icons |= set(json.loads((web.WEB / "src" / "games" / folder / "terms.json").read_text(encoding="utf-8")))
    kinds = {row["kind"] for row in printed["cards"].values()}
    suits = {row["suit"] for row in printed["action_cards"].values()}
    assert {f"arcs_{name}" for name in kinds | suits | set(AMBITIONS)} - icons == set()
    words = catalogue("blighted-reach", "de")
    names = [f"type-{kind}" for kind in kinds] + [f"suit-{suit}" for suit in suits]
    assert [name for name in names if not words.has(name)] == []
    assert [name for name in printed["tokens"] if not words.has(f"token-{name}".replace("_", "-"))] == []
