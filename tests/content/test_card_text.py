"""The text box of the Star Realms cards: exact sentences, all verbs, all cards, content packs."""

from typing import Any

import pytest

from ecliptic.content.catalogue import catalogue, locales, message_id
from ecliptic.games.star_realms.components import (
    DESTINATIONS,
    FACTIONS,
    SETS,
    TYPES,
    Components,
    components,
    printed,
    raw_data,
)
from ecliptic.games.star_realms.conditions import CONDITIONS
from ecliptic.games.star_realms.gains import COUNTS
from ecliptic.games.star_realms.setup import OPTIONS
from ecliptic.games.star_realms.state import MODES
from ecliptic.games.star_realms.text import card_name, card_text
from ecliptic.kernel import Message, Option

DATA: dict[str, Any] = raw_data()
ROWS: list[dict[str, Any]] = [
    *DATA["basic_cards"],
    *(row for s in SETS for row in DATA["card_sets"][s]["trade_deck"]),
]


def lines(card: str, locale: str, parts: Components | None = None) -> list[str]:
    parts = parts or printed()
    return card_text(parts, parts.ids.index(card), locale).lines()


def with_primary(*steps: dict[str, Any]) -> Components:
    """The cards with this primary ability on the Scout."""
    return components({"game": "star-realms", "cards": {"scout": {"primary": list(steps)}}})


ENGLISH = {
    "scout": ["Gain 1 trade."],
    "explorer": ["Gain 2 trade.", "Scrap: Gain 2 combat."],
    "star_barge": ["Gain 2 trade.", "Ally (Star Empire): Gain 2 combat. Target opponent discards a card."],
    "lancer": [
        "Gain 4 combat. If an opponent has a base in play, gain 2 combat.",
        "Ally (Star Empire): Target opponent discards a card.",
    ],
    "orbital_platform": ["Discard a card; if you do, draw a card.", "Ally (Star Empire): Gain 3 combat."],
    "command_center": ["Gain 2 trade.", "Whenever you play a Star Empire ship, gain 2 combat."],
    "aging_battleship": [
        "Gain 5 combat.",
        "Ally (Star Empire): Draw a card.",
        "Scrap: Gain 2 combat. Draw 2 cards.",
    ],
    "supply_depot": [
        "Discard up to 2 cards, then for each of them gain 2 trade or 2 combat.",
        "Ally (Star Empire): Draw a card.",
    ],
    "emperors_dreadnaught": [
        "Gain 8 combat. Draw a card. Target opponent discards a card.",
        "When you acquire this card, you may put it into your hand if you have played a Star Empire card this turn.",
    ],
    "patrol_cutter": ["Gain 2 trade and 3 combat.", "Ally (Trade Federation): Gain 4 authority."],
    "central_station": ["Gain 2 trade. If you have 3 or more bases in play, gain 4 authority and draw a card."],
    "frontier_ferry": ["Gain 3 trade and 4 authority.", "Scrap: Destroy target base."],
    "federation_shipyard": [
        "Gain 2 trade.",
        "Ally (Trade Federation): Put the next ship or base you acquire this turn on top of your deck.",
    ],
    "loyal_colony": ["Gain 3 trade, 3 combat, and 3 authority."],
    "factory_world": ["Gain 3 trade. Put the next ship or base you acquire this turn into your hand."],
    "ravager": ["Gain 6 combat. Scrap up to 2 cards in the trade row."],
    "parasite": ["Gain 6 combat or acquire a card of cost 6 or less for free.", "Ally (Blob): Draw a card."],
    "leviathan": [
        "Gain 9 combat. Draw a card. You may destroy target base.",
        "Ally (Blob): Acquire a card of cost 3 or less for free and put it into your hand.",
    ],
    "repair_bot": ["Gain 2 trade. You may scrap a card in your discard pile.", "Scrap: Gain 2 combat."],
    "convoy_bot": [
        "Gain 4 combat. You may scrap a card in your hand or discard pile.",
        "Ally (Machine Cult): Gain 2 combat.",
    ],
    "stealth_tower": [
        "Until the end of the turn this base is a copy of any other base in play and has that base's faction "
        "as well as its own."
    ],
    "the_incinerator": [
        "Scrap up to 2 cards in your hand and/or discard pile.",
        "Ally (Machine Cult): Gain 2 combat for each card you have scrapped from your hand or discard pile this turn.",
    ],
    "recycling_station": ["Gain 1 trade or discard up to 2 cards, then for each of them draw a card."],
    "fleet_hq": ["Whenever you play a ship, gain 1 combat."],
    "freighter": [
        "Gain 4 trade.",
        "Ally (Trade Federation): You may put the next ship you acquire this turn on top of your deck.",
    ],
    "blob_carrier": [
        "Gain 7 combat.",
        "Ally (Blob): Acquire any ship for free and put it on top of your deck.",
    ],
    "blob_world": ["Gain 5 combat or draw a card for each Blob card you have played this turn."],
    "battle_station": ["Scrap: Gain 5 combat."],
    "stealth_needle": [
        "This ship becomes a copy of another ship you have played this turn and has that ship's faction as "
        "well as its own."
    ],
    "mech_world": ["This card counts as an ally for every faction."],
    "brain_world": ["Scrap up to 2 cards in your hand and/or discard pile, then for each of them draw a card."],
}

RUSSIAN = {
    "scout": ["Получите 1 очко торговли."],
    "lancer": [
        "Получите 4 очка боя. Если у кого-то из противников есть база в игре, получите 2 очка боя.",
        "Союз (Звёздная империя): Выбранный противник сбрасывает карту.",
    ],
    "gunship": [
        "Получите 5 очков боя. Выбранный противник сбрасывает карту.",
        "Утиль: Получите 4 очка торговли.",
    ],
    "command_center": [
        "Получите 2 очка торговли.",
        "Каждый раз, когда вы разыгрываете корабль Звёздной империи, получите 2 очка боя.",
    ],
    "supply_depot": [
        "Сбросьте до 2 карт, затем за каждую из них получите 2 очка торговли или 2 очка боя.",
        "Союз (Звёздная империя): Возьмите карту.",
    ],
    "central_station": [
        "Получите 2 очка торговли. Если у вас в игре 3 базы или больше, получите 4 очка влияния и возьмите карту."
    ],
    "factory_world": ["Получите 3 очка торговли. Возьмите следующий купленный в этом ходу корабль или базу на руку."],
    "parasite": [
        "Получите 6 очков боя или бесплатно купите карту стоимостью 6 или меньше.",
        "Союз (Слизни): Возьмите карту.",
    ],
    "plasma_vent": [
        "Получите 4 очка боя.",
        "Когда вы покупаете эту карту, вы можете взять её на руку, если в этом ходу вы разыграли карту Слизней.",
        "Утиль: Уничтожьте выбранную базу.",
    ],
    "battle_bot": [
        "Получите 2 очка боя. Вы можете отправить в утиль карту с руки.",
        "Союз (Технокульт): Получите 2 очка боя.",
    ],
    "flagship": [
        "Получите 5 очков боя. Возьмите карту.",
        "Союз (Торговая федерация): Получите 5 очков влияния.",
    ],
    "fleet_hq": ["Каждый раз, когда вы разыгрываете корабль, получите 1 очко боя."],
    "blob_carrier": [
        "Получите 7 очков боя.",
        "Союз (Слизни): Бесплатно купите любой корабль и положите его на верх личной колоды.",
    ],
}

GERMAN = {
    "scout": ["Erhalte 1 Handel."],
    "lancer": [
        "Erhalte 4 Kampf. Wenn ein Gegner eine Basis im Spiel hat: Erhalte 2 Kampf.",
        "Allianz (Sternenimperium): Ein Gegner deiner Wahl wirft eine Karte ab.",
    ],
    "aging_battleship": [
        "Erhalte 5 Kampf.",
        "Allianz (Sternenimperium): Ziehe eine Karte.",
        "Verschrotten: Erhalte 2 Kampf. Ziehe 2 Karten.",
    ],
    "command_center": [
        "Erhalte 2 Handel.",
        "Immer wenn du ein Schiff des Sternenimperiums ausspielst: Erhalte 2 Kampf.",
    ],
    "supply_depot": [
        "Wirf bis zu 2 Karten ab; für jede davon: Erhalte 2 Handel oder 2 Kampf.",
        "Allianz (Sternenimperium): Ziehe eine Karte.",
    ],
    "central_station": [
        "Erhalte 2 Handel. Wenn du mindestens 3 Basen im Spiel hast: Erhalte 4 Autorität und ziehe eine Karte."
    ],
    "factory_world": [
        "Erhalte 3 Handel. Nimm das nächste Schiff oder die nächste Basis, die du in diesem Zug erwirbst, auf die Hand."
    ],
    "freighter": [
        "Erhalte 4 Handel.",
        "Allianz (Handelsföderation): Du darfst das nächste Schiff, das du in diesem Zug erwirbst, oben auf "
        "dein Deck legen.",
    ],
    "parasite": [
        "Erhalte 6 Kampf oder erwirb kostenlos eine Karte mit Kosten von höchstens 6.",
        "Allianz (Blobs): Ziehe eine Karte.",
    ],
    "battle_bot": [
        "Erhalte 2 Kampf. Du darfst eine Karte aus deiner Hand verschrotten.",
        "Allianz (Maschinenkult): Erhalte 2 Kampf.",
    ],
    "loyal_colony": ["Erhalte 3 Handel, 3 Kampf und 3 Autorität."],
    "blob_carrier": [
        "Erhalte 7 Kampf.",
        "Allianz (Blobs): Erwirb kostenlos ein beliebiges Schiff und lege es oben auf dein Deck.",
    ],
    "warning_beacon": [
        "Erhalte 2 Kampf.",
        "Wenn du diese Karte erwirbst, darfst du sie auf die Hand nehmen, falls du in diesem Zug eine Karte "
        "des Maschinenkults ausgespielt hast.",
    ],
}

EXPECTED = [
    (locale, card, text)
    for locale, table in (("en", ENGLISH), ("ru", RUSSIAN), ("de", GERMAN))
    for card, text in table.items()
]


@pytest.mark.parametrize(("locale", "card", "text"), EXPECTED, ids=[f"{e[0]}-{e[1]}" for e in EXPECTED])
def test_text_of_a_card(locale: str, card: str, text: list[str]) -> None:
    assert lines(card, locale) == text


DRAW = {"en": "Draw {}.", "ru": "Возьмите {}.", "de": "Ziehe {}."}


@pytest.mark.parametrize(
    ("locale", "n", "cards"),
    [
        ("en", 1, "a card"), ("en", 2, "2 cards"), ("en", 5, "5 cards"),
        ("ru", 1, "карту"), ("ru", 2, "2 карты"), ("ru", 4, "4 карты"), ("ru", 5, "5 карт"),
        ("ru", 11, "11 карт"),
        ("de", 1, "eine Karte"), ("de", 2, "2 Karten"), ("de", 5, "5 Karten"),
    ],
)  # fmt: skip
def test_grammatical_number(locale: str, n: int, cards: str) -> None:
    assert lines("scout", locale, with_primary({"op": "draw", "n": n})) == [DRAW[locale].format(cards)]


@pytest.mark.parametrize(
    ("least", "most", "english", "russian"),
    [
        (0, 1, "You may scrap a card", "Вы можете отправить в утиль карту"),
        (0, 5, "Scrap up to 5 cards", "Отправьте в утиль до 5 карт"),
        (1, 1, "Scrap a card", "Отправьте в утиль карту"),
        (2, 2, "Scrap 2 cards", "Отправьте в утиль 2 карты"),
        (1, 2, "Scrap 1 to 2 cards", "Отправьте в утиль от 1 до 2 карт"),
    ],
)
def test_may_up_to_and_must(least: int, most: int, english: str, russian: str) -> None:
    parts = with_primary({"op": "scrap_row", "min": least, "max": most})
    assert lines("scout", "en", parts) == [f"{english} in the trade row."]
    assert lines("scout", "ru", parts) == [f"{russian} из торгового ряда."]


def test_a_permission_can_stand_behind_a_condition() -> None:
    may = {"op": "destroy_base", "min": 0}
    parts = with_primary({"op": "if", "cond": {"own_bases_in_play_at_least": {"n": 1}}, "then": [may]})
    assert lines("scout", "en", parts) == ["If you have a base in play, you may destroy target base."]
    assert lines("scout", "ru", parts) == ["Если у вас в игре есть база, вы можете уничтожить выбранную базу."]
    assert lines("scout", "de", parts) == [
        "Wenn du eine Basis im Spiel hast: Du darfst eine Basis deiner Wahl zerstören."
    ]


def test_a_content_pack_changes_the_text() -> None:
    parts = components({"game": "star-realms", "cards": {"gunship": {"scrap": [{"op": "trade", "n": 1}]}}})
    assert lines("gunship", "en", parts)[-1] == "Scrap: Gain 1 trade."
    assert lines("gunship", "ru", parts)[-1] == "Утиль: Получите 1 очко торговли."
    assert lines("gunship", "en")[-1] == "Scrap: Gain 4 trade."


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_every_card_has_a_name_and_a_text(row: dict[str, Any], locale: str) -> None:
    text = lines(row["id"], locale)
    assert text
    for shown in (card_name(row["id"], locale), *text):
        assert shown.strip() == shown != ""
        assert not any(mark in shown for mark in ("{", "}", "???", "  ", " ,", " .", "\n"))
    assert all(line.endswith(".") for line in text)


@pytest.mark.parametrize("row", ROWS, ids=[row["id"] for row in ROWS])
def test_names_are_those_of_the_data(row: dict[str, Any]) -> None:
    assert card_name(row["id"], "en") == row["name"]
    assert card_name(row["id"], "ru") == row.get("name_ru", card_name(row["id"], "ru"))


@pytest.mark.parametrize("locale", locales())
def test_no_two_cards_share_a_name(locale: str) -> None:
    assert len({card_name(row["id"], locale) for row in ROWS}) == len(ROWS) == 92


@pytest.mark.parametrize(
    ("id", "english", "russian"),
    [
        ("faction-blob", "Blob", "Слизни"),
        ("faction-trade-federation", "Trade Federation", "Торговая федерация"),
        ("faction-star-empire", "Star Empire", "Звёздная империя"),
        ("faction-machine-cult", "Machine Cult", "Технокульт"),
        ("mode-duel", "Two players", "Правила для двух игроков"),
        ("mode-free-for-all", "Free-for-all", "Куча-мала"),
        ("mode-hunter", "Hunter", "Охотник"),
        ("mode-hydra-two-headed", "Two-headed Hydra", "Двухголовая гидра"),
        ("mode-hydra-three-headed", "Three-headed Hydra", "Трёхголовая гидра"),
        ("mode-emperor", "Emperor", "Император"),
        ("mode-raid", "Raid", "Налёт"),
    ],
)
def test_factions_and_modes_have_the_names_of_the_rulebook(id: str, english: str, russian: str) -> None:
    assert catalogue("star-realms", "en").text(id) == english
    assert catalogue("star-realms", "ru").text(id) == russian


@pytest.mark.parametrize("locale", locales())
def test_everything_in_the_tables_has_a_name(locale: str) -> None:
    words = catalogue("star-realms", locale)
    for kind, ids in (("faction", FACTIONS), ("type", TYPES), ("set", SETS), ("mode", MODES)):
        for id in ids:
            assert words.text(message_id(kind, id))


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("option", OPTIONS, ids=lambda option: option.name)
def test_every_option_and_choice_has_a_text(option: Option, locale: str) -> None:
    words = catalogue("star-realms", locale)
    for more in ("", "-about", *(f"-{choice}" for choice in option.choices)):
        assert words.text(message_id("option", option.name + more))


# What a step of each verb needs beside `n`. A new verb fails here until it has a text, too.
NEEDS: dict[str, list[dict[str, Any]]] = {
    "scrap_own": [{"zones": z, "min": 0, "max": 2} for z in (["hand"], ["discard"], ["hand", "discard"])],
    "scrap_row": [{"min": 0, "max": 1}],
    "destroy_base": [{"min": 0}, {"min": 1}],
    "discard_own": [{"min": 1, "max": 2, "per_card": [{"op": "trade", "n": 1}]}],
    "choose_one": [{"options": [[{"op": "trade", "n": 1}], [{"op": "combat", "n": 5}, {"op": "draw", "n": 1}]]}],
    "acquire_free": [{"types": t, "to": to, "max_cost": 2} for t in (["ship"], ["base"]) for to in DESTINATIONS],
    "next_acquire_to": [{"types": TYPES, "to": to, "optional": o} for to in DESTINATIONS for o in (False, True)],
    "copy_base": [{}],
    "copy_ship": [{}],
    "if": [{"cond": {c: {"n": 2}}, "then": [{"op": "draw", "n": 1}]} for c in CONDITIONS[:1]]
    + [{"cond": {c: {}}, "then": [{"op": "draw", "n": 1}]} for c in CONDITIONS],
    "combat_per": [{"n": 2, "count": c} for c in COUNTS],
    "draw_per": [{"n": 2, "count": c} for c in COUNTS],
}


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("verb", printed().effects.verbs)
def test_every_verb_condition_and_count_has_a_text(verb: str, locale: str) -> None:
    card = "bioformer" if verb == "copy_base" else "scout"
    rows = [{"op": verb, **more} for more in NEEDS.get(verb, [{"n": 3}])]
    packs: list[dict[str, object]] = [
        {"game": "star-realms", "cards": {card: {"primary": [row], "scrap": None}}} for row in rows
    ]
    texts = [lines(card, locale, components(pack)) for pack in packs]
    assert all(len(text) == 1 and text[0].endswith(".") for text in texts)
    assert len({text[0] for text in texts}) == len(texts), "different steps read alike"


def test_an_option_of_a_choice_in_words() -> None:
    parts = printed()
    option = parts.effects.clauses(parts.effects.names.index("recycling_station.primary.or1"))
    said = catalogue("star-realms", "en").say(Message("do-choose", {"effect": option}), ())
    assert said == "Discard up to 2 cards, then for each of them draw a card"
