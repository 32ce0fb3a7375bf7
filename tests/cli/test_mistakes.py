"""Whatever a user does wrong: one sentence on stderr, status 2, nothing on stdout, nothing written."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.cli import COMMANDS, main

JOURNALS = ("replay", "play star-realms --resume", "play --resume")
POSITIONS = ("position", "play star-realms --position")


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setattr("builtins.input", lambda prompt: pytest.fail("asked, though the command is a mistake"))


def refused(argv: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """Run a command that must be refused; the sentence."""
    assert main(argv) == 2
    said = capsys.readouterr()
    assert said.out == ""
    sentence = said.err.rstrip("\n")
    assert "\n" not in sentence, sentence
    assert sentence.endswith((".", "?")), sentence
    assert "Traceback" not in sentence
    assert len(sentence) < 400
    return sentence


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("fly", "no command 'fly'"),
        ("plya star-realms", "did you mean 'play'?"),
        ("games --jsn", "--jsn"),
        ("games extra", "extra"),
        ("rules", "GAME"),
        ("rules chess", "no game 'chess'"),
        ("rules star-realms SR-99.1", "'SR-99.1'"),
        ("rules star-realms xyzzy", "'xyzzy'"),
        ("serve --bot-workers 0", "from 1 to 256, not 0"),
        ("serve --bot-pause soon", "whole number, not 'soon'"),
        ("serve --port 70000", "from 0 to 65535, not 70000"),
        ("play", "GAME"),
        ("play chess", "no game 'chess'"),
        ("play star-realms --seats you", "2 to 6 seats, not 1"),
        ("play star-realms --seats you,genius", "no bot 'genius'"),
        ("play star-realms --seats you,,greedy", "words between commas"),
        ("play star-realms --seats you,you,you,you,you,you,you", "2 to 6 seats, not 7"),
        ("play star-realms --option", "--option"),
        ("play star-realms --option set", "name=value"),
        ("play star-realms --option set=chess", "Option set cannot be 'chess'"),
        ("play star-realms --option colour=red", "no option 'colour'"),
        ("play star-realms --option set=core --option set=both", "given twice"),
        ("play star-realms --option mode=raid", "Mode raid is for"),
        ("play star-realms --option turn_limit=-1", "turn_limit"),
        ("play star-realms --language fr", "--language"),
        ("play star-realms --seed seven", "whole number, not 'seven'"),
        ("play star-realms --pace -1", "seconds"),
        ("play star-realms --pace nan", "seconds"),
        ("play star-realms --resume a --position b", "leave out --position"),
        ("play star-realms --position a --option set=core", "leave out --option"),
        ("replay", "FILE"),
        ("replay nothing.json", "no such file"),
        ("position nothing.json", "no such file"),
        ("play star-realms --resume nothing.json", "no such file"),
        ("play star-realms --pack nothing.yaml", "no such file"),
        ("check", "GAME"),
        ("check chess", "no game 'chess'"),
        ("check star-realms --games -3", "from 1 to"),
        ("check star-realms --games 0", "from 1 to"),
        (f"check star-realms --games {'9' * 5000}", "a number that long"),
        ("check star-realms --games 1e9", "whole number, not '1e9'"),
        ("check star-realms --games ٣٣x", "whole number"),
        ("check star-realms --games 1 --seats 9", "2 to 6 seats, not 9"),
        ("check star-realms --games 1 --seats 2 --option mode=raid", "Mode raid is for"),
        ("check star-realms --all --seats 2", "leave out --seats"),
        ("simulate star-realms", "--seats"),
        ("simulate chess --seats random,random", "no game 'chess'"),
        ("simulate star-realms --seats random,genius --games 1", "no bot 'genius'"),
        ("simulate star-realms --seats random --games 1", "2 to 6 seats, not 1"),
        ("simulate star-realms --seats random,random --games -1", "from 1 to"),
        ("simulate star-realms --seats random,random --jobs 0", "from 1 to"),
        ("simulate star-realms --seats random,random --games 1 --option x=y", "no option 'x'"),
        ("simulate star-realms --seats random,you --games 1", "no bot 'you'"),
        ("simulate star-realms --seats random,random --pack nothing.yaml", "no such file"),
        ("arena star-realms --bots random,greedy --pack nothing.yaml", "no such file"),
        ("arena star-realms", "--bots"),
        ("arena chess --bots random,greedy", "no game 'chess'"),
        ("arena star-realms --bots random,genius --games 2", "no bot 'genius'"),
        ("arena star-realms --bots random,greedy --games 0", "from 1 to"),
        ("arena star-realms --bots random,greedy --games 2 --seats 9", "seats"),
        ("bench --seconds never", "number of seconds"),
        ("bench --seconds 0", "seconds"),
        ("bench --seats 7", "from 2 to 6"),
    ],
)
def test_a_mistake_is_one_sentence(line: str, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert words in refused(line.split(), capsys)
    assert not (tmp_path / "data").exists()


FILES: dict[str, tuple[bytes, str]] = {
    "empty": (b"", "is empty"),
    "blank": (b" \n\t\n", "is empty"),
    "binary": (bytes(range(256)), "not a text file"),
    "zeros": (b"\0" * 100, ""),
    "picture": (b"\x89PNG\r\n\x1a\n\0\0\0", "not a text file"),
    "broken JSON": (b'{"ecliptic": "journal", "entries": [', "not valid YAML"),
    "broken YAML": (b"ecliptic: [journal\nformat: 1", "line"),
    "tabs": (b"a:\n\t- b", "line"),
    "plain text": (b"once upon a time", "plain text"),
    "a number": (b"42", "plain text"),
    "a list": (b"[1, 2, 3]", "a list"),
    "null": (b"null", ""),
    "other things": (b'{"name": "something else"}', "not an Ecliptic"),
    "old format": (b'{"ecliptic": "%(kind)s", "format": 99, "game": "star-realms"}', "format 99"),
    "other game": (b'{"ecliptic": "%(kind)s", "format": 1, "game": "chess"}', "chess"),
    "deep": (b"[" * 100_000, "nested too deeply"),
    "deep YAML": (b"{a: " * 5_000, ""),
    "long number": (b'{"ecliptic": "%(kind)s", "format": ' + b"9" * 10_000 + b"}", ""),
    "bad date": (b"when: 2020-99-99", "cannot be read"),
    "python object": (b"!!python/object/apply:os.system ['true']", "not valid YAML"),
    "missing fields": (b'{"ecliptic": "%(kind)s", "format": 1, "game": "star-realms"}', "missing"),
}


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("command", [*JOURNALS, *POSITIONS, "play star-realms --pack"])
def test_a_file_that_is_none_is_one_sentence(
    name: str, command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    content, words = FILES[name]
    kind = b"journal" if command in JOURNALS else b"position"
    path = tmp_path / "file"
    path.write_bytes(content.replace(b"%(kind)s", kind))
    sentence = refused([*command.split(), str(path)], capsys)
    if not command.endswith("--pack"):
        assert words in sentence
    assert not (tmp_path / "data").exists()


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize(
    "command", ["simulate star-realms --seats random,random", "arena star-realms --bots random,greedy"]
)
def test_a_pack_with_a_mistake_is_one_sentence(
    command: str, jobs: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "pack.yaml"
    path.write_text("game: star-realms\nname: typo\ncards:\n  vyper: {cost: 1}\n", encoding="utf-8")
    assert "vyper" in refused([*command.split(), "--jobs", jobs, "--pack", str(path)], capsys)


@pytest.mark.parametrize("command", [*JOURNALS, *POSITIONS, "play star-realms --pack"])
def test_a_folder_is_no_file(command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert "is a directory" in refused([*command.split(), str(tmp_path)], capsys)


def journal() -> dict[str, Any]:
    """The journal of a short game."""
    table = ecliptic.new("star-realms", seats=2, seed=7, options={"first": "0"})
    for action in ("play:scout", "end"):
        table.play(0, action)
    return json.loads(json.dumps(table.journal.dump()))  # type: ignore[no-any-return]


@pytest.mark.parametrize(
    ("spoil", "words"),
    [
        (lambda dump: dump["entries"][-1].update(hash="0" * 16), "the hashes differ"),
        (lambda dump: dump["entries"][-2].update(play="play:dreadnaught"), "cannot be played"),
        (lambda dump: dump["entries"].insert(3, {"nothing": 1}), "is not a journal entry"),
        (lambda dump: dump["entries"].insert(3, 7), "entries[3]"),
        (lambda dump: dump.update(entries=7), "entries must be a list"),
        (lambda dump: dump.update(entries=None), "entries is missing"),
        (lambda dump: dump.update(seats=10**30), "seats"),
        (lambda dump: dump.update(seats="two"), "seats"),
        (lambda dump: dump.update(options=[]), "options"),
        (lambda dump: dump.update(pack=[1]), ""),
        (lambda dump: dump.update(surprise=1), "unknown field 'surprise'"),
        (lambda dump: dump["entries"][0].update(drawn=[5]), "cannot"),
        (lambda dump: dump["entries"][0].update(drawn="all"), "list"),
    ],
)
@pytest.mark.parametrize("command", JOURNALS)
def test_a_spoilt_journal_is_one_sentence(
    spoil: Any, words: str, command: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    dump = journal()
    spoil(dump)
    path = tmp_path / "journal.json"
    path.write_text(json.dumps(dump), encoding="utf-8")
    before = path.read_bytes()
    assert words in refused([*command.split(), str(path)], capsys)
    assert path.read_bytes() == before


def test_resume_must_fit_the_seats_and_the_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "journal.json"
    path.write_text(json.dumps(journal()), encoding="utf-8")
    argv = ["play", "star-realms", "--resume", str(path), "--seats", "you,greedy,greedy"]
    assert "has 2 seats and --seats names 3" in refused(argv, capsys)


@pytest.mark.parametrize(
    ("session", "words"),
    [
        ({"seats": ["you", "antigravity:fly"], "language": "en"}, "to import it, add --seats"),
        ({"seats": ["you", "genius" * 999], "language": "en"}, "There is no bot"),
        ({"seats": ["you"] * 5, "language": "en"}, "has 2 seats and session.seats in the file names 5"),
        ({"seats": ["you", "you"], "language": "fr"}, "session.language has an unknown value"),
        ({"seats": ["you", "you"], "language": "en", "seed": 1}, "session has an unknown field 'seed'"),
        ({"seats": "you", "language": "en"}, "session.seats must be a list"),
        (["you", "you"], "session"),
    ],
)
def test_a_file_with_impossible_players_is_one_sentence(
    session: Any, words: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "journal.json"
    path.write_text(json.dumps({**journal(), "session": session}), encoding="utf-8")
    assert words in refused(["play", "--resume", str(path)], capsys)
    assert "antigravity" not in sys.modules
    assert main(["replay", str(path), "--json"]) == 0  # watching it needs nobody


def test_replay_beyond_the_end_or_for_a_missing_seat(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "journal.json"
    path.write_text(json.dumps(journal()), encoding="utf-8")
    assert "entries, not 999" in refused(["replay", str(path), "--to", "999"], capsys)
    assert "There is no seat 5" in refused(["replay", str(path), "--seat", "5"], capsys)
    position = tmp_path / "position.json"
    position.write_text(json.dumps(ecliptic.new("star-realms", seed=7).save()), encoding="utf-8")
    assert "There is no seat 5" in refused(["position", str(position), "--seat", "5"], capsys)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help_with_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main([command, "--help"]) == 0
    said = capsys.readouterr()
    assert f"\nexamples:\n  ecliptic {command}" in said.out
    assert said.err == ""
