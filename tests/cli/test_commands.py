"""The commands that print: their text, their JSON, and how they behave as programs."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.cli import COMMANDS, main
from ecliptic.cli.arguments import LANGUAGES
from ecliptic.cli.replay import Player
from ecliptic.content.catalogue import locales
from ecliptic.kernel import Table, check
from tests.cli.scripted import Script, duel, sensible

QUICK = ["--seconds", "0.02"]


def json_of(argv: list[str], capsys: pytest.CaptureFixture[str]) -> Any:
    """What a command prints as JSON."""
    assert main([*argv, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The journal of a whole game."""
    path = tmp_path_factory.mktemp("games") / "game.json"
    Script(duel(), "greedy,greedy", sensible, path).run()
    return path


def run(*argv: str, **options: Any) -> subprocess.CompletedProcess[str]:
    """The real program."""
    command = [sys.executable, "-m", "ecliptic", *argv]
    return subprocess.run(
        command, capture_output=True, text=True, encoding="utf-8", timeout=120, check=False, **options
    )


def test_the_overview_lists_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    said = capsys.readouterr().out
    for command in COMMANDS:
        assert f"\n  {command} " in said


def test_languages_are_those_of_the_catalogues() -> None:
    assert locales() == LANGUAGES


def test_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert json_of(["games"], capsys) == ecliptic.games()
    assert main(["games"]) == 0
    said = capsys.readouterr().out
    assert "star-realms  Star Realms, 2 to 6 seats" in said
    for option in ecliptic.game("star-realms").options:
        assert f"--option {option.name}={option.default}  {option.about}" in said
        assert option.about.endswith(".")


def test_rules(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "star-realms", "SR-6.4"]) == 0
    assert capsys.readouterr().out.startswith("6. Abilities\n\nSR-6.4 (public)  Once an optional ability is used")
    assert len(json_of(["rules", "star-realms"], capsys)["clauses"]) == 224
    counts = json_of(["rules", "star-realms", "--coverage"], capsys)
    assert set(counts) == {"game", "clauses", "cited", "definitions", "missing", "errors"}
    assert counts["cited"] + counts["definitions"] + len(counts["missing"]) == counts["clauses"] == 224


def test_rules_in_another_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "star-realms", "SR-6.4", "--language", "de"]) == 0
    assert capsys.readouterr().out.startswith("6. Fähigkeiten\n\nSR-6.4 (öffentlich)  Wird eine freiwillige Fähigkeit")
    assert main(["rules", "star-realms", "аванпост", "--language", "ru"]) == 0
    said = capsys.readouterr().out
    assert "9. Атака" in said
    assert "SR-2.5" not in said
    clauses = json_of(["rules", "star-realms", "--language", "ru"], capsys)["clauses"]
    assert len(clauses) == 224
    assert {clause["language"] for clause in clauses} == {"ru"}


@pytest.mark.parametrize(
    "line",
    [
        "rules star-realms SR-6.4 --language ru",
        "rules star-realms --language ru SR-6.4",
        "rules --language ru star-realms SR-6.4",
    ],
)
def test_options_and_words_in_any_order(line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(line.split()) == 0
    assert capsys.readouterr().out.startswith("6. Свойства\n\nSR-6.4 ")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_json_keeps_every_letter_in_any_encoding(encoding: str) -> None:
    command = [sys.executable, "-m", "ecliptic", "rules", "star-realms", "SR-6.4", "--language", "ru", "--json"]
    environment = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(command, capture_output=True, timeout=60, check=True, env=environment)
    (clause,) = json.loads(done.stdout.decode("utf-8"))["clauses"]
    assert clause["section"] == "6. Свойства"
    assert done.stdout.isascii() == (encoding != "utf-8")


def test_rules_name_the_tests_behind_a_clause(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "star-realms", "SR-9.7", "--coverage"]) == 0
    said = capsys.readouterr().out
    assert said.startswith("SR-9.7  Outposts: ")
    assert "rules/star_realms/test_" in said


def test_simulate(capsys: pytest.CaptureFixture[str]) -> None:
    line = [
        "simulate",
        "star-realms",
        "--seats",
        "random,random",
        "--games",
        "3",
        "--seed",
        "7",
        "--option",
        "set=core",
    ]
    counts = json_of(line, capsys)
    keys = "game, games, decisions, seconds, games_per_second, decisions_per_second, wins, places, scores, lengths"
    assert list(counts) == keys.split(", ")
    assert counts["games"] == 3
    assert main(line) == 0
    said = capsys.readouterr()
    assert f"star-realms: 3 games, {counts['decisions']:,} decisions" in said.out
    assert said.err.startswith(("Running compiled.\n", "Running interpreted ("))
    assert said.err.count("\n") == 1


def test_arena(capsys: pytest.CaptureFixture[str]) -> None:
    line = ["arena", "star-realms", "--bots", "random,greedy", "--games", "2"]
    table = json_of(line, capsys)
    assert table["game"] == "star-realms"
    assert [row["bot"] for row in table["table"]] == ["greedy", "random"]
    assert {"bot", "score", "low", "high", "elo"} <= set(table["table"][0])
    assert main(line) == 0
    assert "\ngreedy  1.000" in capsys.readouterr().out


STARTERS = "game: star-realms\nname: starters\ncards:\n" + "".join(
    f"  {card}: {{primary: [{{op: VERB, n: 20}}]}}\n" for card in ("scout", "viper")
)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_with_a_pack(jobs: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The first player draws three cards with 20 combat each, and the second has 50 authority."""
    pack = tmp_path / "pack.yaml"
    pack.write_text(STARTERS.replace("VERB", "combat"), encoding="utf-8")
    line = ["simulate", "star-realms", "--seats", "greedy,greedy", "--games", "4", "--jobs", jobs]
    assert json_of([*line, "--pack", str(pack)], capsys)["lengths"]["turns"]["max"] == 1
    assert json_of(line, capsys)["lengths"]["turns"]["min"] > 1


def test_arena_with_a_pack(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Cards that give authority alone buy nothing and hurt nobody: the game stops at its turn limit, a draw."""
    pack = tmp_path / "pack.yaml"
    pack.write_text(STARTERS.replace("VERB", "authority"), encoding="utf-8")
    line = ["arena", "star-realms", "--bots", "greedy,random", "--games", "2", "--option", "turn_limit=60"]
    assert [row["score"] for row in json_of(line, capsys)["table"]] == [1.0, 0.0]
    assert [row["score"] for row in json_of([*line, "--pack", str(pack)], capsys)["table"]] == [0.5, 0.5]


def test_check(capsys: pytest.CaptureFixture[str]) -> None:
    report = json_of(["check", "star-realms", "--decisions", "60", "--seats", "2", "--seed", "5"], capsys)
    assert report == {"game": "star-realms", "games": 1, "decisions": 60, "failures": []}
    assert main(["check", "star-realms", "--games", "2", "--decisions", "100"]) == 0
    assert "100 decisions, 0 failures" in capsys.readouterr().out


def test_check_fails_when_a_game_does(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def failing(game: object, **about: object) -> check.CheckReport:
        report = check.CheckReport()
        report.games, report.failures = 1, ["a card is missing."]
        return report

    monkeypatch.setattr(check, "check_game", failing)
    assert main(["check", "star-realms", "--games", "1"]) == 1
    said = capsys.readouterr()
    assert "a card is missing." in said.err
    assert "1 failures" in said.out


def test_bench(capsys: pytest.CaptureFixture[str]) -> None:
    rows = json_of(["bench", *QUICK], capsys)
    assert [row["unit"] for row in rows[:3]] == ["µs/decision", "µs", "decisions/s"]
    assert rows[-1]["unit"] == "ms"
    for game in ecliptic.games():
        assert f"{game['slug']}: random play" in [row["name"] for row in rows]
    for row in rows:
        assert set(row) == {"name", "value", "unit", "compiled"}
        assert row["value"] > 0


def test_bench_with_so_many_players(capsys: pytest.CaptureFixture[str]) -> None:
    """Federation is for four at most."""
    slugs = {row["name"].partition(":")[0] for row in json_of(["bench", "--seats", "5", *QUICK], capsys)}
    assert "star-realms" in slugs
    assert "federation" not in slugs


def test_replay_prints_the_whole_log(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(played)]) == 0
    said = capsys.readouterr().out
    assert "Turn 1: Player 1's turn." in said
    assert "has won." in said
    assert "Player 2 draws 5 cards: Scout" in said  # a file on one's own disk has no secrets
    assert said.rstrip().endswith("entries, all hashes match.")


def test_replay_for_one_seat_shows_only_what_it_knew(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(played), "--seat", "0", "--language", "de"]) == 0
    said = capsys.readouterr().out
    assert "Spieler 2 zieht 5 Karten." in said
    assert "Du ziehst 5 Karten: " in said


def test_replay_to_a_moment(played: Path, capsys: pytest.CaptureFixture[str]) -> None:
    moment = json_of(["replay", str(played), "--to", "20"], capsys)
    assert moment["over"] is False
    assert moment["at"] >= 20
    assert max(line["entry"] for line in moment["log"]) <= moment["at"]
    dump = json.loads(played.read_text(encoding="utf-8"))
    dump["entries"] = dump["entries"][: moment["at"]]
    assert ecliptic.replay(dump, seed=0).save() == moment["position"]
    end = json_of(["replay", str(played)], capsys)
    assert end["over"] is True
    assert sorted(end["result"]["places"]) == [1, 2]


def test_stepping_through_a_replay(played: Path) -> None:
    answers = ["", "", "b", "l", "9999", " ", "0", "b", "x", "q"]
    script = Script(duel(), "greedy,greedy", answers, played.with_name("unused.json"))
    player = Player(json.loads(played.read_text(encoding="utf-8")), None, "en")
    player.step_through(script.session.screen, 0)
    most = len(player.moments) - 1
    moments = [page.rstrip().split("\n")[-1].strip("─ ") for page in script.pages if "Move " in page]
    assert moments == [f"Move {n} of {most}" for n in (0, 1, 2, 1, most, 0, 1)]
    assert "Trade row" in script.pages[0]
    assert script.pages[0].count("  hand: Scout") == 2  # all hands are open


def test_a_moment_never_lies_in_the_middle_of_chance(played: Path) -> None:
    player = Player(json.loads(played.read_text(encoding="utf-8")), None, "en")
    for moment in player.moments[:40]:
        assert len(player.table_at(moment).journal) == moment


def test_position(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(
        "ecliptic: position\nformat: 1\ngame: star-realms\nseats: 2\noptions: {set: core}\n"
        "state: {players: [{hand: [scout, viper]}, {in_play: [blob_wheel]}]}\n",
        encoding="utf-8",
    )
    assert main(["position", str(path)]) == 0
    said = capsys.readouterr().out
    assert "Player 1" in said
    assert "● Blob Wheel [Base 5]" in said
    assert "It is Player 1's turn." in said
    shown = json_of(["position", str(path), "--seat", "0"], capsys)
    assert shown["waiting"] == [0]
    assert shown["view"]["players"][0]["hand"] == ["scout", "viper"]


def test_help_needs_neither_games_nor_libraries() -> None:
    code = (
        "import sys; from ecliptic.cli import main\n"
        "for argv in (['--help'], ['play', '--help'], ['simulate', '--help']): assert main(argv) == 0\n"
        "heavy = {'ecliptic.kernel', 'ecliptic.games', 'rich', 'yaml', 'fluent', 'random'} & set(sys.modules)\n"
        "assert not heavy, heavy"
    )
    subprocess.run([sys.executable, "-c", code], check=True, stdout=subprocess.DEVNULL, timeout=60)


def test_the_public_names_are_there_in_whatever_order_modules_are_imported() -> None:
    code = (
        "import ecliptic.games.star_realms.game\n"
        "import ecliptic\n"
        "assert 'star-realms' in [about['slug'] for about in ecliptic.games()]\n"
        "from ecliptic import Action, Refused, Table, catalogue, game, games, load, new, replay\n"
        "assert games is ecliptic.games and callable(games) and set(ecliptic.__all__) <= set(dir(ecliptic))\n"
        "import ecliptic.games\n"
        "assert ecliptic.games is games and ecliptic.new is new and ecliptic.Table is Table\n"
        "assert not hasattr(ecliptic, 'chess')"
    )
    subprocess.run([sys.executable, "-c", code], check=True, timeout=60)


def test_the_program_refuses_mistakes() -> None:
    done = run("simulate", "star-realms", "--seats", "random,genius")
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("There is no bot 'genius'. Choose from: random, greedy")
    assert done.stderr.count("\n") == 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = f"{sys.executable} -m ecliptic rules star-realms | head -n 1"
    done = subprocess.run(command, shell=True, capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout == "0. Scope\n"
    assert done.stderr == ""


# Simulates, and says when the set-up is done and whenever games have been played.
TELLING = """
import sys
from ecliptic.cli import main
from ecliptic.sim import batch

def telling(spread):
    def told(*given):
        print('begins', flush=True)
        for result in spread(*given):
            print('works', flush=True)
            yield result
    return told

if __name__ == '__main__':
    batch.spread = telling(batch.spread)
    sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("moment", ["begins", "has workers", "works"])
def test_an_interrupt_is_quiet(jobs: str, moment: str) -> None:
    line = ["simulate", "star-realms", "--seats", "random,random", "--games", "200000", "--jobs", jobs]
    pipe = subprocess.PIPE
    heed = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs do not, nor children
    process = subprocess.Popen([sys.executable, "-c", TELLING, *line], stdout=pipe, stderr=pipe, start_new_session=True)
    signal.signal(signal.SIGINT, heed)
    assert process.stdout is not None
    assert process.stdout.readline() == b"begins\n"
    if moment == "works":
        assert process.stdout.readline() == b"works\n"
    elif moment == "has workers" and jobs == "2":
        children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
        while len(children.read_text().split()) < 2:  # the first one looks after shared resources
            assert process.poll() is None
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to every process of the group
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said == b""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize("line", [["games"], ["games", "--json"], ["rules", "federation", "--json"]])
def test_a_full_disk_is_one_sentence(line: list[str]) -> None:
    with open("/dev/full", "w") as full:
        command = [sys.executable, "-m", "ecliptic", *line]
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, timeout=60, check=False)
    assert (done.returncode, done.stderr) == (1, "The output cannot be written: no space left on device.\n")


@pytest.mark.parametrize("line", [["games"], ["rules", "federation", "--json"]])
def test_without_an_output_nothing_is_said(line: list[str]) -> None:
    """As a shell starts a program with `>&-`."""
    closed = "import os, sys; os.close(1); os.execv(sys.executable, [sys.executable, '-m', 'ecliptic', *sys.argv[1:]])"
    command = [sys.executable, "-c", closed, *line]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_the_real_program_plays_without_a_terminal(tmp_path: Path) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(tmp_path)}
    done = run("play", "star-realms", "--seed", "3", input="p\nx\nq\n", env=environment)
    assert done.returncode == 0, done.stderr
    assert "You play: " in done.stdout
    assert "\x1b" not in done.stdout
    (path,) = (tmp_path / "ecliptic" / "games").iterdir()
    table: Table = ecliptic.replay(json.loads(path.read_text(encoding="utf-8")))
    assert not table.over


def test_colour_is_optional(tmp_path: Path) -> None:
    pages = {}
    for name, value in (("FORCE_COLOR", "1"), ("NO_COLOR", "1")):
        environment = {
            **os.environ,
            "XDG_DATA_HOME": str(tmp_path),
            "TERM": "xterm-256color",
            "FORCE_COLOR": "1",
            name: value,
        }
        pages[name] = run("play", "star-realms", "--seed", "3", input="q\n", env=environment).stdout
    assert "\x1b[1;30;42m" in pages["FORCE_COLOR"]
    assert "30;42m" not in pages["NO_COLOR"]
