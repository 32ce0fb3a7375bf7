"""The clauses in other languages say what the English ones say, as far as a program can see."""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from ecliptic.content import files
from ecliptic.content.catalogue import catalogue, message_id
from ecliptic.content.files import game_folder
from ecliptic.content.ledger import MARKS, ORIGINAL, clauses_about, find_clauses, marks_of, parse_clauses, read_clauses
from ecliptic.games import manifests
from ecliptic.games.star_realms.components import components
from ecliptic.kernel import Refused
from ecliptic.kernel.messages import LOCALES

OTHERS = [locale for locale in LOCALES if locale != ORIGINAL]
TRANSLATED = sorted(
    (slug, language)
    for slug in manifests()
    for language in OTHERS
    if (game_folder(slug) / "data" / f"rules.{language}.md").is_file()
)

REASON = {"en": "Reason:", "ru": "Причина:", "de": "Grund:"}
ENGLISH = re.compile(r"\b(the|of|and|is|may|must|with|from|players?|cards?)\b", re.IGNORECASE)
CLAUSE = re.compile(r"- \*\*(?P<id>[A-Z]+-[\w.]+)(?P<text>.*)")
REFERENCE = re.compile(r"\b[A-Z]+-[0-9]+(?:\.[0-9]+)*")
NUMBER = re.compile(r"[0-9]+(?!Moon)")  # 6Moon is a name, Шестилуние in Russian
CODE = re.compile(r"`[^`]*`")
OWN_LETTERS = {"ru": re.compile("[а-яё]"), "de": re.compile("[a-zäöüß]")}


def written(game: str, language: str) -> dict[str, str]:
    """The clauses of a file by id, with everything the reader does not see."""
    name = "rules.md" if language == ORIGINAL else f"rules.{language}.md"
    found: dict[str, str] = {}
    for line in (game_folder(game) / "data" / name).read_text(encoding="utf-8").splitlines():
        if clause := CLAUSE.match(line):
            id = clause["id"]
            assert id not in found, f"{id} stands twice in {game}/{name}"
            found[id] = clause["text"]
        elif line.startswith(" "):
            found[id] += line
    return found


def pairs(game: str, language: str) -> Iterator[tuple[str, str, str]]:
    """Each clause with its English and its translated text."""
    translated = written(game, language)
    for id, text in written(game, ORIGINAL).items():
        yield id, text, translated[id]


def test_the_games_that_are_translated() -> None:
    """Whatever else this file promises, it promises it of these."""
    assert set(TRANSLATED) == {(slug, language) for slug in manifests() for language in OTHERS}


@pytest.mark.parametrize(("game", "language"), TRANSLATED)
class TestATranslation:
    def test_has_the_same_clauses_in_the_same_order(self, game: str, language: str) -> None:
        assert list(written(game, language)) == list(written(game, ORIGINAL))
        assert {clause.language for clause in read_clauses(game, language)} == {language}

    def test_has_the_same_sections(self, game: str, language: str) -> None:
        both = list(zip(read_clauses(game), read_clauses(game, language), strict=True))
        sections = {(mine.section, other.section) for mine, other in both}
        assert len(sections) == len({mine for mine, _ in sections}) == len({other for _, other in sections})
        for mine, other in sections:
            assert mine.split(" ")[0] == other.split(" ")[0]
            assert mine != other

    def test_has_words_of_its_own(self, game: str, language: str) -> None:
        for id, english, text in pairs(game, language):
            shown = CODE.sub("", text)
            assert OWN_LETTERS[language].search(shown), id
            assert text != english, id
            assert not ENGLISH.search(shown), f"{id}: {text}"

    @pytest.mark.parametrize("what", [REFERENCE, NUMBER, CODE], ids=["references", "numbers", "code"])
    def test_has_the_same(self, game: str, language: str, what: re.Pattern[str]) -> None:
        for id, english, text in pairs(game, language):
            assert Counter(what.findall(text)) == Counter(what.findall(english)), f"{id}: {text}"

    def test_has_the_same_marks(self, game: str, language: str) -> None:
        for id, english, text in pairs(game, language):
            for kind in MARKS[ORIGINAL]:
                assert marks_of(text, kind, language) == marks_of(english, kind, ORIGINAL), f"{id}: {kind}"
            assert text.count(REASON[language]) == english.count(REASON[ORIGINAL]), f"{id}: reason"

    def test_is_settled_as_the_original(self, game: str, language: str) -> None:
        kinds = [(clause.id, clause.kind) for clause in read_clauses(game, language)]
        assert kinds == [(clause.id, clause.kind) for clause in read_clauses(game)]


def test_a_mark_at_the_beginning_is_not_shown() -> None:
    (clause,) = parse_clauses("## 1. Eins\n- **AB-1.1 Auslegung:** so ist es.\n", "de")
    assert (clause.kind, clause.text, clause.language) == ("ruling", "so ist es.", "de")


@pytest.fixture
def half_translated(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A game with three clauses, of which one is translated."""
    data = tmp_path / "half_done" / "data"
    data.mkdir(parents=True)
    english = "## 1. One\n- **HD-1.1** first\n- **HD-1.2 ruling:** second\n## 2. Two\n- **HD-2.1** third\n"
    (data / "rules.md").write_text(english, encoding="utf-8")
    (data / "rules.de.md").write_text("## 1. Eins\n- **HD-1.1** erste\n", encoding="utf-8")
    monkeypatch.setitem(files._folders, "half-done", tmp_path / "half_done")
    return "half-done"


def test_a_clause_without_translation_is_read_in_english(half_translated: str) -> None:
    found = [
        (clause.text, clause.section, clause.kind, clause.language) for clause in read_clauses(half_translated, "de")
    ]
    assert found == [
        ("erste", "1. Eins", "rule", "de"),
        ("second", "1. Eins", "ruling", "en"),
        ("third", "2. Two", "rule", "en"),
    ]
    assert {clause.language for clause in read_clauses(half_translated, "ru")} == {"en"}


def test_words_are_found_in_the_language_asked_for() -> None:
    assert "SR-9.7" in [clause.id for clause in find_clauses("star-realms", "АВАНПОСТ", "ru")]
    assert "SR-9.7" in [clause.id for clause in find_clauses("star-realms", "aussenposten", "de")]
    with pytest.raises(Refused):
        find_clauses("star-realms", "аванпост")


def test_who_types_no_dots_finds_all_the_same() -> None:
    assert find_clauses("star-realms", "налет", "ru") == find_clauses("star-realms", "налёт", "ru")


def test_every_word_has_to_be_there() -> None:
    found = find_clauses("star-realms", "Basis zerstört", "de")
    assert "SR-9.6" in [clause.id for clause in found]
    assert all("basis" in clause.text.casefold() and "zerstört" in clause.text.casefold() for clause in found)


def test_the_clauses_about_a_card_are_the_same_in_every_language() -> None:
    english = clauses_about("star-realms", "command_center")
    assert [clause.id for clause in english] == ["SR-12.9", "SR-12.10"]
    russian = clauses_about("star-realms", "command_center", "ru")
    assert [clause.id for clause in russian] == ["SR-12.9", "SR-12.10"]
    assert all("Командный центр" in clause.text for clause in russian)


@pytest.mark.parametrize("language", OTHERS)
def test_cards_have_the_names_of_the_catalogue(language: str) -> None:
    words = catalogue("star-realms", language)
    named = 0
    for card in components(None).cards:
        for clause in clauses_about("star-realms", card.id, language) if card.set else ():
            named += 1
            assert words.text(message_id("card", card.id)) in clause.text, f"{clause.id}: {card.id}"
    assert named > 50


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(Refused, match="no language 'fr'"):
        read_clauses("star-realms", "fr")
