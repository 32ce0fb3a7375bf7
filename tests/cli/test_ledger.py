"""The rules ledger: its clauses, and the citations found in the source of tests."""

import json
from pathlib import Path
from textwrap import dedent

import pytest

from ecliptic.cli import main
from ecliptic.content import ledger
from ecliptic.content.files import GAMES
from ecliptic.content.ledger import coverage, find_citations, find_clauses, parse_clauses, read_clauses
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
        def test_it() -> None: ...

        @pytest.mark.rule("SR-1.3")
        async def test_later() -> None: ...

        @pytest.mark.rule("SR-1.4")
        def helper() -> None: ...
    """
    assert citations(tmp_path, source) == {"SR-1.1": True, "SR-1.2": True, "SR-1.3": True}


def test_a_class_cites_for_its_tests(tmp_path: Path) -> None:
    source = """
        @pytest.mark.rule("SR-1.1")
        class TestIt:
            pytestmark = [pytest.mark.rule("SR-1.2"), pytest.mark.slow]

            def test_it(self) -> None: ...

        @pytest.mark.rule("SR-1.3")
        class TestNothing:
            def helper(self) -> None: ...
    """
    assert citations(tmp_path, source) == {"SR-1.1": True, "SR-1.2": True}


def test_a_module_cites_for_its_tests(tmp_path: Path) -> None:
    source = """
        pytestmark = pytest.mark.rule("SR-1.1")

        def test_it() -> None: ...
    """
    assert citations(tmp_path, source) == {"SR-1.1": True}


def test_a_case_cites(tmp_path: Path) -> None:
    source = """
        @pytest.mark.parametrize("n", [
            pytest.param(1, marks=pytest.mark.rule("SR-1.1")),
            pytest.param(2, marks=[pytest.mark.rule("SR-1.2"), pytest.mark.skip]),
            3,
        ])
        def test_it(n: int) -> None: ...
    """
    assert citations(tmp_path, source) == {"SR-1.1": True, "SR-1.2": False}


@pytest.mark.parametrize("mark", ["skip", "skip(reason='later')", "skipif(True, reason='x')", "xfail"])
def test_a_test_that_may_not_run_does_not_count(tmp_path: Path, mark: str) -> None:
    source = f"""
        @pytest.mark.rule("SR-1.1")
        @pytest.mark.{mark}
        def test_it() -> None: ...

        @pytest.mark.{mark}
        class TestIt:
            @pytest.mark.rule("SR-1.2")
            def test_it(self) -> None: ...
    """
    assert citations(tmp_path, source) == {"SR-1.1": False, "SR-1.2": False}


def test_only_test_files_are_read(tmp_path: Path) -> None:
    (tmp_path / "helpers.py").write_text("@pytest.mark.rule('SR-1.1')\ndef test_it(): ...", encoding="utf-8")
    assert find_citations(tmp_path) == ([], [])


def test_a_citation_that_is_not_written_out_is_reported(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.rule(CLAUSE)\ndef test_it(): ...", encoding="utf-8")
    _, unreadable = find_citations(tmp_path)
    assert unreadable == ["test_it.py::test_it cites a clause that is not written out: CLAUSE."]


def test_coverage_counts_citations_definitions_and_the_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "test_it.py").write_text(
        "@pytest.mark.rule('SR-1.1', 'SR-1.2')\ndef test_it(): ...\n"
        "@pytest.mark.rule('SR-1.1', 'SR-99.9', 'XX-1.1')\ndef test_more(): ...",
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
        "test_it.py::test_more cites SR-99.9, which is no clause.",
        "test_it.py::test_more cites XX-1.1, which is no clause.",
        "definitions.yaml names SR-98.1, which is no clause.",
    ]


def test_the_command_fails_on_unknown_clauses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.rule('SR-99.9')\ndef test_it(): ...", encoding="utf-8")
    monkeypatch.setattr(ledger, "TESTS", tmp_path)
    assert main(["rules", "star-realms", "--coverage"]) == 1
    assert "cites SR-99.9, which is no clause." in capsys.readouterr().err
    assert main(["rules", "star-realms", "--coverage", "--json"]) == 1
    assert len(json.loads(capsys.readouterr().out)["errors"]) == 1


def test_the_command_says_when_nothing_is_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ids = ", ".join(repr(clause.id) for clause in read_clauses("star-realms"))
    (tmp_path / "test_it.py").write_text(f"@pytest.mark.rule({ids})\ndef test_it(): ...", encoding="utf-8")
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


def test_the_tests_of_this_repository_cite_only_clauses_that_exist() -> None:
    assert coverage("star-realms").errors == []
