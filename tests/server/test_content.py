"""The rules as the server tells them: in the language asked for, all of them or those about a card."""

from typing import Any

import pytest

from ecliptic.content.ledger import clauses_about, read_clauses
from ecliptic.games import manifests
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


SCOUT = {"en": "Gain 1 trade.", "de": "Erhalte 1 Handel."}
PACK = {"game": "star-realms", "cards": {"explorer": {"cost": 1}}}


def card(cards: Any, id: str) -> Any:
    """The card of this id."""
    return next(each for each in cards if each["id"] == id)


async def test_the_cards_of_a_game_in_a_language(server: Running) -> None:
    http = server.nobody().http
    for language, told in SCOUT.items():
        cards = (await http.get("/api/games/star-realms/cards", params={"locale": language})).json()
        assert card(cards, "scout")["abilities"][0]["text"] == told
        shown = (await http.get("/api/games/star-realms/components", params={"locale": language})).json()
        assert shown == {"cards": cards}
    assert (await http.get("/api/games/star-realms/cards", params={"locale": "en-GB"})).status_code == 404
    assert (await http.get("/api/games/federation/cards")).json() == []
    assert len((await http.get("/api/games/federation/components")).json()["ambassadors"]) == 5


async def test_a_game_without_components_has_none(server: Running, saga: str) -> None:
    http = server.nobody().http
    assert (await http.get(f"/api/games/{saga}/components")).json() == {}
    assert (await http.get(f"/api/games/{saga}/cards")).json() == []


async def test_a_table_shows_the_cards_of_its_pack(server: Running) -> None:
    ann, bob = await server.guest("Ann"), await server.guest("Bob")
    made = await ann.table(pack=PACK)
    address = f"/api/tables/{made['id']}"
    for language, told in SCOUT.items():
        params = {"locale": language}
        cards = (await ann.http.get(f"{address}/cards", params=params)).json()
        assert card(cards, "explorer")["cost"] == 1
        assert card(cards, "scout")["abilities"][0]["text"] == told
        assert (await ann.http.get(f"{address}/components", params=params)).json() == {"cards": cards}
    usual = (await ann.http.get("/api/games/star-realms/cards")).json()
    assert card(usual, "explorer")["cost"] == 2
    for what in ("cards", "components"):
        assert (await bob.http.get(f"{address}/{what}")).status_code == 404
        invited = {"invitation": made["invitation"]}
        assert (await bob.http.get(f"{address}/{what}", params=invited)).status_code == 200


async def test_the_texts_of_a_game(server: Running) -> None:
    http = server.nobody().http
    german, english = [
        (await http.get("/api/games/star-realms/text", params=params)).json()["fluent"]
        for params in ({"locale": "de"}, {})
    ]
    folder = manifests()["star-realms"].folder / "text" / "en"
    files = sorted(folder.glob("*.ftl"))
    assert files
    for file in files:
        assert file.read_text(encoding="utf-8") in english
    assert german != english
    assert "\n\n" in english
    answer = await http.get("/api/games/star-realms/text", params={"locale": "fr"})
    assert (answer.status_code, answer.json()["words"]["id"]) == (404, "problem-language")
    assert (await http.get("/api/games/chess/text")).status_code in (404, 422)
