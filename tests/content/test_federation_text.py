"""What is printed on components of Federation, in the words of the three editions."""

import pytest

from ecliptic.games.federation.components import printed
from ecliptic.games.federation.text import effect_text, erudite_text, token_text

PARTS = printed()

# Effect, English, Russian, German. Numbers and cases differ from row to row.
EFFECTS = [
    (
        "room/A",
        "Gain 2 accreditation steps.",
        "Получите 2 степени аккредитации.",
        "Bewege deinen Akkreditierungsmarker 2 Felder nach oben.",
    ),
    (
        "room/C",
        "Take a ship. Unlock any special mission.",
        "Получите 1 космический корабль. Получите доступ к любой особой миссии.",
        "Erhalte 1 Raumschiff. Schalte eine beliebige Mission frei.",
    ),
    (
        "room/D",
        "Take the president pawn. Take any medal of honour.",
        "Получите фишку президента сената. Получите любой орден почёта.",
        "Nimm dir den Präsidentinnenmarker. Erhalte eine beliebige Medaille.",
    ),
    (
        "mission/8",
        "Score 1 PP per crystal and gold you have.",
        "Получите 1 ОП за каждый кристалл и золотой алмаз в резерве.",
        "Erhalte 1 Prestigepunkt je Kristall und Golddiamant auf deinem Tableau.",
    ),
    (
        "post/TP-3/2",
        "3 times, in any combination: gain 1 oceanium or gain 1 accreditation step.",
        "3 раза в любом сочетании: получите 1 океаний или получите 1 степень аккредитации.",
        "3-mal in beliebiger Mischung: erhalte 1 Ozeanium oder bewege deinen Akkreditierungsmarker 1 Feld nach oben.",
    ),
    ("post/TP-5/2", "Gain 2 gold.", "Получите 2 золотых алмаза.", "Erhalte 2 Golddiamanten."),
    (
        "site/PS-1B",
        "Move your miner or magus 1 place without a reward.",
        "Переместите шахтёра или мага на 1 клетку вперёд без награды.",
        "Bewege deinen Bergarbeiter oder Manipulator 1 Feld vorwärts, ohne Belohnung.",
    ),
    (
        "deep_space/DS-1",
        "Advance major projects 2 times. Take a ship. Unlock all special missions.",
        "2 раза продвиньте любой крупный проект на 1 деление. Получите 1 космический корабль. "
        "Получите доступ ко всем особым миссиям.",
        "Bewege 2-mal einen beliebigen Projektmarker 1 Feld vorwärts. Erhalte 1 Raumschiff. "
        "Schalte alle Missionen frei.",
    ),
    (
        "deep_space/DS-5",
        "Take an action on 6Moon or Neo. Take any medal of honour.",
        "Выполните действие планеты: Шестилуние или Нео. Получите любой орден почёта.",
        "Führe 1 Aktion auf 6Moon oder Neo aus. Erhalte eine beliebige Medaille.",
    ),
    (
        "starting_planet/SP-8",
        "Gain 1 lavandium and 1 gold.",
        "Получите 1 лавандий и 1 золотой алмаз.",
        "Erhalte 1 Lavandium und 1 Golddiamanten.",
    ),
]

ERUDITES = [
    (
        "1A1",
        "At any moment of your turn: your accreditation level is 1 higher until the end of the round.",
        "В любой момент вашего хода: до конца раунда ваш уровень аккредитации увеличен на 1.",
        "Jederzeit in deinem Zug: deine Akkreditierungsstufe ist bis zum Rundenende um 1 erhöht.",
    ),
    (
        "2A2",
        "During an action on Atalum: take a level 3 erudite instead of one by the normal rules.",
        "Во время действия на планете Атал: возьмите специалиста уровня 3 вместо обычного выбора.",
        "Bei einer Aktion auf Atalum: nimm einen Stufe-3-Gelehrten anstatt eines nach den normalen Regeln.",
    ),
    (
        "2B1",
        "During an action on E81216: a building costs 2 crystals less.",
        "Во время действия на планете E81216: стоимость строительства меньше на 2 кристалла.",
        "Bei einer Aktion auf E81216: ein Gebäude kostet 2 Kristalle weniger.",
    ),
    (
        "2B3",
        "At once: income of 2 production structures.",
        "Немедленно: получите доход 2 любых производств.",
        "Sofort: erhalte das Einkommen von 2 beliebigen Produktionsstätten.",
    ),
    (
        "2D3",
        "During an action on 6Moon: move 2 places further.",
        "Во время действия на планете Шестилуние: продвиньтесь ещё на 2 клетки.",
        "Bei einer Aktion auf 6Moon: bewege dich 2 Felder weiter.",
    ),
]

TOKENS = [
    (
        "ALT-1-08",
        "Alteration token with 1 vote (take a ship).",
        "Жетон преображения, 1 голос (получите 1 космический корабль).",
        "Modifikatorplättchen mit 1 Stimme (erhalte 1 Raumschiff).",
    ),
    (
        "ALT-3-04",
        "Alteration token with 6 votes (pay 1 lavandium).",
        "Жетон преображения, 6 голосов (потратьте 1 лавандий).",
        "Modifikatorplättchen mit 6 Stimmen (gib 1 Lavandium ab).",
    ),
    (
        "ALT-4-02",
        "Alteration token with 4 votes (gain 1 coppernium, 1 oceanium, and 1 gold).",
        "Жетон преображения, 4 голоса (получите 1 коперний, 1 океаний и 1 золотой алмаз).",
        "Modifikatorplättchen mit 4 Stimmen (erhalte 1 Kuppernium, 1 Ozeanium und 1 Golddiamanten).",
    ),
]


@pytest.mark.parametrize(("effect", "english", "russian", "german"), EFFECTS, ids=[row[0] for row in EFFECTS])
def test_effects(effect: str, english: str, russian: str, german: str) -> None:
    number = PARTS.effects.names.index(effect)
    assert [effect_text(PARTS, number, locale) for locale in ("en", "ru", "de")] == [english, russian, german]


@pytest.mark.parametrize(("erudite", "english", "russian", "german"), ERUDITES, ids=[row[0] for row in ERUDITES])
def test_erudites(erudite: str, english: str, russian: str, german: str) -> None:
    number = PARTS.erudites.index(erudite)
    assert [erudite_text(PARTS, number, locale) for locale in ("en", "ru", "de")] == [english, russian, german]


@pytest.mark.parametrize(("token", "english", "russian", "german"), TOKENS, ids=[row[0] for row in TOKENS])
def test_tokens(token: str, english: str, russian: str, german: str) -> None:
    number = PARTS.tokens.index(token)
    assert [token_text(PARTS, number, locale) for locale in ("en", "ru", "de")] == [english, russian, german]
