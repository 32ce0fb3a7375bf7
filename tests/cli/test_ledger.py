"""The rules ledger: its clauses, and the citations found in the source of tests."""

import json
from pathlib import Path
from textwrap import dedent

import pytest

import ecliptic
from ecliptic.cli import main
from ecliptic.content import ledger
from ecliptic.content.citations import find_citations
from ecliptic.content.files import GAMES
from ecliptic.content.ledger import coverage, find_clauses, parse_clauses, read_clauses
from ecliptic.kernel import Refused


def citations(tmp_path: Path, source: str) -> dict[str, bool]:
    """The clauses a test file cites, and whether the citation counts."""
    (tmp_path / "test_it.py").write_text(dedent(source), encoding="utf-8")
    found, unreadable = find_citations(tmp_path)
    assert unreadable == []
    return {citation.clause: citation.counts for citation in found}


def test_every_clause_of_the_ledger_is_read() -> None:
    clauses = read_clauses("star-realms")
    path = GAMES / "star_realms" / "data" / "rules.md"
    lines = path.read_text(encoding="utf-8").splitlines()
    written = [line.split("**")[1].split()[0] for line in lines if line.startswith("- **")]
    assert [clause.id for clause in clauses] == written
    assert len(written) == 224
    assert len(set(written)) == 224
    assert all(clause.text and clause.section and "**" not in clause.text for clause in clauses)


@pytest.mark.parametrize(
    ("id", "kind"),
    [("SR-5.1", "rule"), ("SR-2.5", "ruling"), ("SR-3.5", "ruling"), ("SR-6.7", "FAQ"), ("SR-6.4", "public")],
)
def test_how_a_clause_was_settled(id: str, kind: str) -> None:
    assert {clause.id: clause.kind for clause in read_clauses("star-realms")}[id] == kind


def test_a_clause_may_run_over_several_lines() -> None:
    (clause,) = parse_clauses("## 1. One\n- **AB-1.1 Title:** begins\n  and ends.\n")
    assert clause.text == "Title: begins and ends."


@pytest.mark.parametrize(
    ("wanted", "first", "count"),
    [
        ("SR-6.4", "SR-6.4", 1),
        ("sr-6.4", "SR-6.4", 1),
        ("6.4", "SR-6.4", 1),
        ("9", "SR-9.1", 10),
        ("SR-9", "SR-9.1", 10),
    ],
)
def test_clauses_by_id_and_section(wanted: str, first: str, count: int) -> None:
    found = find_clauses("star-realms", wanted)
    assert (found[0].id, len(found)) == (first, count)


def test_clauses_by_word() -> None:
    found = find_clauses("star-realms", "Outpost")
    assert "SR-9.7" in [clause.id for clause in found]
    assert all("outpost" in clause.text.casefold() for clause in found)


@pytest.mark.parametrize("wanted", ["SR-99", "SR-99.1", "99", "nothing like this", "", " "])
def test_no_such_clause(wanted: str) -> None:
    with pytest.raises(Refused):
        find_clauses("star-realms", wanted)


def test_a_decorator_cites(tmp_path: Path) -> None:
    source = """
        @pytest.mark.rule("SR-1.1", "SR-1.2")
        def test_it() -> None:
            assert it

        @pytest.mark.rule("SR-1.3")
        async def test_later() -> None:
            assert it

        @pytest.mark.rule("SR-1.4")
        def helper() -> None:
            assert it
    """
    assert citations(tmp_path, source) == {"SR-1.1": True, "SR-1.2": True, "SR-1.3": True}


def test_a_class_cites_for_its_tests(tmp_path: Path) -> None:
    source = """
        @pytest.mark.rule("SR-1.1")
        class TestIt:
            pytestmark = [pytest.mark.rule("SR-1.2"), pytest.mark.slow]

            def test_it(self) -> None:
                assert it

        @pytest.mark.rule("SR-1.3")
        class TestNothing:
            def helper(self) -> None:
                assert it
    """
    assert citations(tmp_path, source) == {"SR-1.1": True, "SR-1.2": True}


def test_a_module_cites_for_its_tests(tmp_path: Path) -> None:
    source = """
        pytestmark = pytest.mark.rule("SR-1.1")

        def test_it() -> None:
            assert it
    """
    assert citations(tmp_path, source) == {"SR-1.1": True}


def test_a_case_cites(tmp_path: Path) -> None:
    source = """
        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=pytest.mark.rule("SR-1.1")),
            pytest.param(2, marks=[pytest.mark.rule("SR-1.2"), pytest.mark.skip]),
            3,
        ])
        def test_it(n: int) -> None:
            assert n
    """
    assert citations(tmp_path, source) == {"SR-1.1": True, "SR-1.2": False}


@pytest.mark.parametrize("mark", ["skip", "skip(reason='later')", "skipif(True, reason='x')", "xfail", "deep"])
def test_a_test_that_may_not_run_does_not_count(tmp_path: Path, mark: str) -> None:
    source = f"""
        later = pytest.mark.{mark}

        @pytest.mark.rule("SR-1.1")
        @pytest.mark.{mark}
        def test_it() -> None:
            assert it

        @pytest.mark.{mark}
        class TestIt:
            @pytest.mark.rule("SR-1.2")
            def test_it(self) -> None:
                assert it

        @later
        @pytest.mark.rule("SR-1.3")
        def test_alias() -> None:
            assert it

        @pytest.mark.rule("SR-1.4")
        @pytest.mark.parametrize("n", [pytest.param(1, marks=later), pytest.param(2, marks=[pytest.mark.{mark}])])
        def test_cases(n: int) -> None:
            assert n
    """
    assert citations(tmp_path, source) == {"SR-1.1": False, "SR-1.2": False, "SR-1.3": False, "SR-1.4": False}


CHECKING = {
    "assert": "assert scene.me == 1",
    "exception": "with pytest.raises(Refused):\n        scene.play('x')",
    "of several": "assert x == 1 or x == 2",
    "of a call without names": "assert x() == x()",
    "in a loop": "for n in range(3):\n        assert n < 3",
    "after a line": "x = 1\n    assert x",
    "function of the file": "agree(1, 1)",
    "method of the file": "Scene().agrees(1)",
    "function of the suite": "same(1, 1)",
    "method of the suite": "helper.sure()",
    "local function": "def inner():\n        assert x\n    inner()",
}
SHOWING_NOTHING = {
    "empty": "...",
    "docstring": "'It works.'",
    "constant": "assert True",
    "comparison of constants": "assert 1 == 1",
    "a field with itself": "assert x.rows == x.rows",
    "not a constant": "assert not False",
    "what is always true": "assert x == 3 or True",
    "a value with itself": "assert x == x",
    "a tuple": "assert (x == 3, 'a reason')",
    "a text": "assert f'{x}!'",
    "a function": "assert lambda: x == 3",
    "no check": "scene.play('end')",
    "skips": "pytest.skip('later')\n    assert x",
    "may skip": "if x:\n        pytest.skip('later')\n    assert x",
    "imports or skips": "pytest.importorskip('chess')\n    assert x",
    "fails as expected": "pytest.xfail('later')\n    assert x",
    "returns before": "return\n    assert x",
    "local function not called": "def inner():\n        assert x",
    "helper without a check": "idle(1)",
    "helper that calls itself": "around()",
    "generator": "yield 1\n    assert x",
}
AROUND = """
import pytest
from tests.helpers import idle, same

def agree(a, b):
    same(a, b)

def around():
    around()

class Scene:
    def agrees(self, a):
        assert a

@pytest.mark.rule("SR-1.1")
def test_it(scene, x):
    """


@pytest.mark.parametrize(
    ("body", "counts"),
    [*((body, True) for body in CHECKING.values()), *((body, False) for body in SHOWING_NOTHING.values())],
    ids=[*CHECKING, *SHOWING_NOTHING],
)
def test_only_a_test_that_checks_something_counts(tmp_path: Path, body: str, counts: bool) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    helpers = (
        "def same(a, b):\n    assert a == b\ndef idle(a): ...\nclass H:\n    def sure(self):\n        assert self\n"
    )
    (tests / "helpers.py").write_text(helpers, encoding="utf-8")
    assert citations(tests, f"{AROUND}{body}\n") == {"SR-1.1": counts}


NEVER_COLLECTED = {
    "a class with a constructor": "class TestIt:\n    def __init__(self): ...\n{}",
    "a class switched off": "class TestIt:\n    __test__ = False\n{}",
    "a file that skips": "pytest.importorskip('chess')\nclass TestIt:\n{}",
    "a file skipped as a whole": "if WINDOWS:\n    pytest.skip('later', allow_module_level=True)\nclass TestIt:\n{}",
    "a file switched off": "__test__ = False\nclass TestIt:\n{}",
    "a fixture": "class TestIt:\n    @pytest.fixture\n{}",
    "no cases": "class TestIt:\n    @pytest.mark.parametrize('n', [])\n{}",
    "no cases under a name": "CASES = ()\nclass TestIt:\n    @pytest.mark.parametrize('n', CASES)\n{}",
    "no cases by keyword": "class TestIt:\n    @pytest.mark.parametrize('n', argvalues=())\n{}",
}


@pytest.mark.parametrize("source", NEVER_COLLECTED.values(), ids=NEVER_COLLECTED)
def test_what_pytest_does_not_collect_does_not_count(tmp_path: Path, source: str) -> None:
    test = "    @pytest.mark.rule('SR-1.1')\n    def test_it(self, n):\n        assert n\n"
    assert citations(tmp_path, source.format(test)) == {"SR-1.1": False}


@pytest.mark.parametrize(
    "source",
    [
        "class Rules:\n    @pytest.mark.rule('SR-1.1')\n    def test_it(self):\n        assert self\n",
        "@pytest.mark.rule('SR-1.1')\ndef test_it():\n    assert it\ndef test_it():\n    assert it\n",
        "@pytest.mark.rule('SR-1.1')\ndef test_it():\n    assert it\ntest_it = None\n",
        "def around():\n    @pytest.mark.rule('SR-1.1')\n    def test_it():\n        assert it\n",
    ],
    ids=["class", "defined again", "replaced", "inside a function"],
)
def test_what_is_no_test_does_not_cite(tmp_path: Path, source: str) -> None:
    assert citations(tmp_path, source) == {}


def test_folders_that_pytest_leaves_out_are_not_read(tmp_path: Path) -> None:
    for folder in ("build", ".hidden", "rules"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "test_it.py").write_text(CITING.format("'SR-1.1'"), encoding="utf-8")
    found, _ = find_citations(tmp_path)
    assert [citation.test for citation in found] == ["rules/test_it.py::test_it"]


CITING = "@pytest.mark.rule({})\ndef test_it():\n    assert it\n"


def test_only_test_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").write_text("@pytest.mark.rule('SR-1.1')\ndef test_it(): ...", encoding="utf-8")
    assert find_citations(tmp_path) == ([], [])


def test_a_citation_that_is_not_written_out_is_reported(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.rule(CLAUSE)\ndef test_it(): ...", encoding="utf-8")
    _, unreadable = find_citations(tmp_path)
    assert unreadable == ["test_it.py::test_it cites a clause that is not written out: CLAUSE."]


def test_coverage_counts_citations_definitions_and_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_it.py").write_text(
        "@pytest.mark.rule('SR-1.1', 'SR-1.2')\ndef test_it():\n    assert it\n"
        "@pytest.mark.rule('SR-1.1', 'SR-99.9', 'XX-1.1')\ndef test_more():\n    assert it",
        encoding="utf-8",
    )
    monkeypatch.setattr(
        ledger, "_definitions", lambda game: {"SR-1.2": "cited too", "SR-1.3": "a word", "SR-98.1": "?"}
    )
    found = coverage("star-realms", tmp_path)
    assert found.clauses == 224
    assert found.cited == {
        "SR-1.1": ["test_it.py::test_it", "test_it.py::test_more"],
        "SR-1.2": ["test_it.py::test_it"],
    }
    assert found.definitions == {"SR-1.3": "a word"}
    assert len(found.missing) == 221
    assert found.errors == [
        "test_it.py::test_more cites SR-99.9, which is not a clause.",
        "test_it.py::test_more cites XX-1.1, which is not a clause.",
        "definitions.yaml names SR-98.1, which is not a clause.",
    ]


def test_the_command_fails_on_unknown_clauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.rule('SR-99.9')\ndef test_it(): ...", encoding="utf-8")
    monkeypatch.setattr(ledger, "TESTS", tmp_path)
    assert main(["rules", "star-realms", "--coverage"]) == 1
    assert "cites SR-99.9, which is not a clause." in capsys.readouterr().err
    assert main(["rules", "star-realms", "--coverage", "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out)["errors"]) == 1


def test_the_command_says_when_nothing_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = ", ".join(repr(clause.id) for clause in read_clauses("star-realms"))
    (tmp_path / "test_it.py").write_text(CITING.format(ids), encoding="utf-8")
    monkeypatch.setattr(ledger, "TESTS", tmp_path)
    assert main(["rules", "star-realms", "--coverage"]) == 0
    said = capsys.readouterr().out
    assert "cited 224 + definitions 0 of 224" in said
    assert "224 of 224" in said
    assert "Missing" not in said


def test_without_the_tests_there_is_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(ledger, "TESTS", tmp_path / "nowhere")
    assert main(["rules", "star-realms", "--coverage"]) == 2
    assert "The tests are not here" in capsys.readouterr().err


def test_the_command_fails_when_clauses_are_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_it.py").write_text(CITING.format("'SR-1.1'"), encoding="utf-8")
    monkeypatch.setattr(ledger, "TESTS", tmp_path)
    assert main(["rules", "star-realms", "--coverage"]) == 1
    assert "Missing: SR-0.1, " in capsys.readouterr().out
    assert main(["rules", "star-realms", "--coverage", "--json"]) == 1
    counts = json.loads(capsys.readouterr().out)
    assert (counts["clauses"], counts["cited"], len(counts["missing"])) == (224, 1, 223)
    assert main(["rules", "star-realms", "SR-1.1", "--coverage"]) == 0
    assert main(["rules", "star-realms", "SR-1.2", "--coverage"]) == 1
    assert "no test yet" in capsys.readouterr().out


@pytest.mark.parametrize("game", sorted(ecliptic.catalogue()))
def test_the_tests_of_this_repository_show_every_clause_and_cite_no_other(game: str) -> None:
    found = coverage(game)
    assert found.errors == []
    assert found.missing == []
    assert len(found.definitions) <= 15
