"""The rules as the server tells them: in the language asked for, all of them or those about a card."""

import pytest

from ecliptic.content.ledger import clauses_about, read_clauses
from tests.server.harness import Running

pytestmark = pytest.mark.anyio

RULES = "/api/games/star-realms/rules"


@pytest.mark.parametrize("language", ["en", "ru", "de"])
async def test_rules_in_a_language(server: Running, language: str) -> None:
    told = (await server.nobody().http.get(RULES, params={"locale": language})).json()
    written = read_clauses("star-realms", language)
    assert [clause["text"] for clause in told] == [clause.text for clause in written]
    assert [clause["section"] for clause in told] == [clause.section for clause in written]
    assert {clause["language"] for clause in told} == {language}


async def test_rules_are_english_unless_asked_otherwise(server: Running) -> None:
    http = server.nobody().http
    assert (await http.get(RULES)).json() == (await http.get(RULES, params={"locale": "en"})).json()


async def test_rules_about_a_card(server: Running) -> None:
    http = server.nobody().http
    told = (await http.get(RULES, params={"locale": "de", "about": "emperors_dreadnaught"})).json()
    assert [clause["id"] for clause in told] == ["SR-8.11"]
    assert told[0]["text"] == clauses_about("star-realms", "emperors_dreadnaught", "de")[0].text
    assert (await http.get(RULES, params={"about": "no_such_card"})).json() == []


async def test_the_name_of_a_language_has_at_most_five_letters(server: Running) -> None:
    statuses = [
        (await server.nobody().http.get(RULES, params={"locale": name})).status_code for name in ("en-GB", "en-GBX")
    ]
    assert statuses == [404, 400]


async def test_a_language_that_nobody_speaks_here(server: Running) -> None:
    answer = await server.nobody().http.get(RULES, params={"locale": "fr"})
    assert (answer.status_code, answer.json()["error"]) == (404, "There is no language 'fr'. Choose from: en, ru, de.")
