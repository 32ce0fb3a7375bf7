"""Catalogues: loading, refusing, lists, references, and that the languages are equals."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

from ecliptic.content.catalogue import COMMON, Catalogue, catalogue, locales
from ecliptic.content.files import game_folder
from ecliptic.games import manifests
from ecliptic.kernel import Message, Refused

TRANSLATED = ["common", *manifests()]


def messages(game: str, locale: str) -> dict[str, ast.Message]:
    """Every message of a game, or of what all have in common, in one language, by id."""
    found: dict[str, ast.Message] = {}
    folder = COMMON / locale if game == "common" else game_folder(game) / "text" / locale
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                found[entry.id.name] = entry
    return found


def nodes(value: object) -> Iterator[ast.BaseNode]:
    """A syntax node with everything in it."""
    if isinstance(value, list):
        for part in value:
            yield from nodes(part)
    elif isinstance(value, ast.BaseNode):
        yield value
        for part in vars(value).values():
            yield from nodes(part)


def variables(id: str, known: dict[str, ast.Message]) -> set[str]:
    """The variables of a message, with those of the messages it refers to."""
    found: set[str] = set()
    for node in nodes(known[id]):
        if isinstance(node, ast.VariableReference):
            found.add(node.id.name)
        elif isinstance(node, ast.MessageReference):
            found |= variables(node.id.name, known)
    return found


@pytest.mark.parametrize("game", TRANSLATED)
@pytest.mark.parametrize("locale", locales()[1:])
def test_every_language_has_the_same_messages_with_the_same_variables(game: str, locale: str) -> None:
    english, other = messages(game, "en"), messages(game, locale)
    public = {id for id in english if not id.startswith("part-")}
    assert {id for id in other if not id.startswith("part-")} == public
    base = manifests()[game].base if game != "common" else ""
    if base:  # messages refer to those of the game below
        english, other = messages(base, "en") | english, messages(base, locale) | other
    different = {id for id in public if variables(id, english) != variables(id, other)}
    assert not different


@pytest.mark.parametrize("game", manifests())
def test_the_introduction_of_a_game_is_numbered_without_gaps(game: str) -> None:
    """The rules page shows the sections of its first screens until a number is missing."""
    sections = {id for id in messages(game, "en") if id.startswith("introduction-")}
    numbers = range(1, len(sections) // 2 + 1)
    assert sections == {f"introduction-{game}-{n}{part}" for n in numbers for part in ("", "-title")}
    assert len(numbers) > 3


@pytest.mark.parametrize("game", TRANSLATED)
@pytest.mark.parametrize("locale", locales())
def test_parts_are_used(game: str, locale: str) -> None:
    known = messages(game, locale)
    used = {n.id.name for m in known.values() for n in nodes(m) if isinstance(n, ast.MessageReference)}
    assert {id for id in known if id.startswith("part-")} <= used


def test_a_problem_that_two_games_have_reads_the_same() -> None:
    """`in_english` is not told which game a refusal is about, so it takes the first that has the message."""
    seen: dict[str, tuple[str, ast.Message]] = {}
    for game in TRANSLATED:
        for id, message in messages(game, "en").items():
            if id.startswith("problem-"):
                other, first = seen.setdefault(id, (game, message))
                assert message.equals(first), f"{id} of {game} and {other}"


def test_an_unknown_language_is_refused_in_a_sentence() -> None:
    with pytest.raises(Refused, match=r"^There is no language 'fr'. Choose from: en, ru, de\.$"):
        catalogue("star-realms", "fr")


def test_a_catalogue_is_read_once_under_slug_and_folder() -> None:
    assert catalogue("star-realms", "en") is catalogue("star_realms", "en")


def test_a_missing_message_raises() -> None:
    with pytest.raises(LookupError, match="no-such-text"):
        catalogue("star-realms", "en").text("no-such-text")


def test_a_missing_argument_raises() -> None:
    with pytest.raises(ValueError, match="step-draw"):
        catalogue("star-realms", "en").text("step-draw")


@pytest.mark.parametrize("wrong", ["broken = { $", "hello = one\nhello = two\n"])
def test_a_broken_file_raises_when_it_is_read(wrong: str, tmp_path: Path) -> None:
    (tmp_path / "wrong.ftl").write_text(wrong, encoding="utf-8")
    with pytest.raises(ValueError, match=r"wrong\.ftl"):
        Catalogue("en", tmp_path)


SMALL = """
card-big-ship = Big Ship
list = { $cards }
hit = { $who_you ->
    [yes] You hit
   *[no] { $who } hits
} { $whom_you ->
    [yes] you
   *[no] { $whom }
}
"""


@pytest.fixture
def small(tmp_path: Path) -> Catalogue:
    (tmp_path / "small.ftl").write_text(SMALL, encoding="utf-8")
    return Catalogue("en", tmp_path)


@pytest.mark.parametrize(
    ("viewer", "text"),
    [(None, "Anna hits Boris"), (0, "You hit Boris"), (1, "Anna hits you"), (2, "Anna hits Boris")],
)
def test_a_reader_is_addressed(small: Catalogue, viewer: int | None, text: str) -> None:
    message = Message("hit", {"who": {"seat": 0}, "whom": {"seat": 1}})
    assert small.say(message, ["Anna", "Boris", "Cleo"], viewer) == text


@pytest.mark.parametrize(
    ("count", "text"),
    [(1, "Big Ship"), (2, "Big Ship and Big Ship"), (3, "Big Ship, Big Ship, and Big Ship")],
)
def test_references_in_a_list_are_joined(small: Catalogue, count: int, text: str) -> None:
    assert small.say(Message("list", {"cards": [{"card": "big_ship"}] * count}), []) == text


def test_what_is_no_argument_raises(small: Catalogue) -> None:
    with pytest.raises(TypeError):
        small.say(Message("list", {"cards": 1.5}), [])


def test_isolation_marks_are_not_printed(small: Catalogue) -> None:
    assert small.text("list", cards="x") == "x"


@pytest.mark.parametrize(
    ("locale", "both", "either"),
    [("en", "a and b", "a or b"), ("ru", "a и b", "a или b"), ("de", "a und b", "a oder b")],
)
def test_lists_in_every_language(locale: str, both: str, either: str) -> None:
    words = catalogue("star-realms", locale)
    assert (words.join(["a", "b"]), words.join(["a", "b"], "or")) == (both, either)
