"""The words of Beyond the Sun: names of all components, the same in rules and on cards, and what is printed on them."""

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from ecliptic.content.catalogue import catalogue, locales, message_id
from ecliptic.content.files import read_data
from ecliptic.content.ledger import ORIGINAL, read_clauses
from ecliptic.games.beyond_the_sun.components import Components, components, printed
from ecliptic.games.beyond_the_sun.printed import printed_components, reconstructed_ids
from ecliptic.games.beyond_the_sun.scoring import COUNTS
from ecliptic.games.beyond_the_sun.text import (
    achievement_text,
    action_text,
    event_text,
    mat_text,
    system_text,
    technology_text,
)
from ecliptic.kernel import Message

GAME: Final = "beyond-the-sun"
DATA: Final[dict[str, Any]] = read_data("beyond_the_sun", "components.yaml")
OTHERS: Final = [locale for locale in locales() if locale != ORIGINAL]

# Rows of the data file whose `id` has a name, and what messages call them.
ROWS: Final = {
    "technology": DATA["technologies"],
    "event": DATA["events"],
    "system": DATA["systems"],
    "achievement": DATA["achievements"],
    "guild": DATA["guilds"],
    "mat": [*DATA["faction_mats"]["basic"], *DATA["faction_mats"]["advanced"]],
    "row": DATA["basic_spacefaring"]["rows"],
    "slot": [{"id": row["slot"]} for row in DATA["technology_board"]["prerequisites"]],
    "location": [place for side in DATA["exploration_board"]["sides"].values() for place in side["locations"]],
}


def named() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every component that has a name, with its kind."""
    for kind, rows in ROWS.items():
        for row in rows:
            yield kind, row
    for row in [*DATA["technologies"], *DATA["systems"]]:
        if ability := row.get("passive") or row.get("ability"):
            yield "ability", ability
    for mat in ROWS["mat"]:
        for ability in mat["abilities"]:
            yield "ability", {"id": f"{mat['id']}-{ability['id']}"}


@pytest.mark.parametrize("locale", locales())
def test_every_component_has_a_name(locale: str) -> None:
    words = catalogue(GAME, locale)
    missing = [row["id"] for kind, row in named() if not words.has(message_id(kind, row["id"]))]
    assert not missing


def test_names_are_those_of_the_data() -> None:
    english, russian = catalogue(GAME, "en"), catalogue(GAME, "ru")
    for kind, row in named():
        if "name" in row:
            assert english.text(message_id(kind, row["id"])) == row["name"]
        if "name_ru" in row:
            assert russian.text(message_id(kind, row["id"])) == row["name_ru"]


@pytest.mark.parametrize("locale", locales())
def test_no_two_components_of_a_kind_share_a_name(locale: str) -> None:
    words = catalogue(GAME, locale)
    for kind in ("technology", "event", "system", "achievement", "guild", "slot", "row"):
        names = [words.text(message_id(kind, row["id"])) for row in ROWS[kind]]
        assert len(set(names)) == len(names), kind


def stems(name: str) -> list[str]:
    """The words of a name without their endings, which change with the case."""
    return [word[: max(3, len(word) - 3)].casefold() for word in re.findall(r"\w+", name)]


@pytest.mark.parametrize("locale", OTHERS)
def test_the_rules_call_cards_by_their_names(locale: str) -> None:
    english, words = catalogue(GAME, ORIGINAL), catalogue(GAME, locale)
    found = 0
    for original, clause in zip(read_clauses(GAME), read_clauses(GAME, locale), strict=True):
        text = clause.text.casefold()
        for kind in ("technology", "event", "system", "guild"):
            for row in ROWS[kind]:
                if re.search(rf"\b{re.escape(english.text(message_id(kind, row['id'])))}\b", original.text):
                    found += 1
                    missing = [stem for stem in stems(words.text(message_id(kind, row["id"]))) if stem not in text]
                    assert not missing, f"{clause.id}: {row['id']}"
    assert found > 60


JUMP: Final = {"id": "step-jump", "args": {"n": 1}}

# A step, its arguments, and the sentence in English, Russian and German. Numbers and cases differ from row to row.
STEPS: Final[list[tuple[str, dict[str, Any], str, str, str]]] = [
    ("gain-ore", {"n": 1}, "Gain 1 ore.", "Получите 1 металл.", "Erhalte 1 Erz."),
    ("gain-ore", {"n": 5}, "Gain 5 ore.", "Получите 5 металла.", "Erhalte 5 Erz."),
    (
        "make-pop",
        {"n": 2},
        "Turn 2 supply cubes into population.",
        "Превратите 2 кубика снабжения в население.",
        "Wandle 2 Nachschubwürfel in Bevölkerung um.",
    ),
    (
        "build",
        {"n": 1, "level": 2, "cubes": "supply", "at": "deep_space"},
        "Build a level 2 ship from supply in Deep Space.",
        "Постройте корабль 2-го уровня из снабжения в глубоком космосе.",
        "Baue 1 Raumschiff der Stufe 2 aus Nachschub im Tiefenraum.",
    ),
    (
        "build",
        {"n": 2, "level": 3, "cubes": "population", "at": "shipyard"},
        "Build 2 level 3 ships from population.",
        "Постройте 2 корабля 3-го уровня из населения.",
        "Baue 2 Raumschiffe der Stufe 3 aus Bevölkerung.",
    ),
    (
        "build",
        {"n": 1, "level": 0, "cubes": "supply", "at": "deep_space"},
        "Build a ship of the chosen level from supply in Deep Space.",
        "Постройте корабль выбранного уровня из снабжения в глубоком космосе.",
        "Baue 1 Raumschiff der gewählten Stufe aus Nachschub im Tiefenraum.",
    ),
    (
        "upgrade",
        {"ships": 2, "levels": 1},
        "Upgrade up to 2 ships by 1 level.",
        "Улучшите до 2 кораблей на 1 уровень.",
        "Werte bis zu 2 Raumschiffe um 1 Stufe auf.",
    ),
    (
        "upgrade-levels",
        {"n": 3},
        "Upgrade your ships by 3 levels in any combination.",
        "Улучшите свои корабли на 3 уровня в любом сочетании.",
        "Werte deine Raumschiffe um 3 Stufen in beliebiger Verteilung auf.",
    ),
    (
        "research",
        {"levels": {"or": ["I", "II"]}, "discovered": "yes", "freely": "yes", "skip": "yes"},
        "Research a discovered level I or II technology without its prerequisites and without its immediate bonus.",
        "Исследуйте открытую технологию уровня I или II без предпосылок и без немедленного бонуса.",
        "Erforsche eine entdeckte Technologie der Stufe I oder II ohne ihre Voraussetzungen "
        "und ohne ihren Sofortbonus.",
    ),
    (
        "research",
        {"levels": {"or": ["X"]}, "discovered": "no", "freely": "no", "skip": "no"},
        "Research a level X technology (X is 1 plus the number of systems you have colonized).",
        "Исследуйте технологию уровня X (X — 1 плюс число колонизированных вами систем).",
        "Erforsche eine Technologie der Stufe X (X ist 1 plus die Zahl deiner kolonisierten Systeme).",
    ),
    (
        "relocate-supply",
        {"n": 2, "take": "rightmost", "to": "any"},
        "Move your 2 rightmost supply cubes to any columns.",
        "Переместите 2 крайних правых кубика снабжения в любые столбцы.",
        "Verschiebe deine 2 Nachschubwürfel ganz rechts in beliebige Spalten.",
    ),
    (
        "relocate-supply",
        {"n": 1, "take": "E", "to": "A"},
        "Move a supply cube of column E to column A.",
        "Переместите 1 кубик снабжения из столбца E в столбец A.",
        "Verschiebe 1 Nachschubwürfel aus Spalte E in Spalte A.",
    ),
    (
        "automate",
        {"disc": "either", "n": 1},
        "Automate food or ore.",
        "Автоматизируйте еду или металл.",
        "Automatisiere Nahrung oder Erz.",
    ),
    ("jump", {"n": 2}, "Jump 2.", "Выполните прыжок на 2.", "Führe Sprung 2 aus."),
    (
        "optional",
        {"step": {"id": "step-for-cost", "args": {"ore": 2, "population": 0, "step": JUMP}}},
        "You may pay 2 ore and jump 1.",
        "По желанию заплатите 2 металла и выполните прыжок на 1.",
        "Wenn du willst, bezahle 2 Erz und führe Sprung 1 aus.",
    ),
]


@pytest.mark.parametrize(("step", "args", "english", "russian", "german"), STEPS)
def test_steps(step: str, args: dict[str, Any], english: str, russian: str, german: str) -> None:
    clause = {"id": f"step-{step}", "args": args}
    said = [catalogue(GAME, locale).say(Message("sentence", {"clause": clause}), ()) for locale in ("en", "ru", "de")]
    assert said == [english, russian, german]


def lines(id: str, locale: str) -> list[str]:
    """What is printed on the component with this id."""
    parts = printed()
    tables: list[tuple[list[Any], Callable[[Components, int, str], list[str]]]] = [
        (parts.technologies, technology_text),
        (parts.events, event_text),
        (parts.systems, system_text),
        (parts.mats, mat_text),
    ]
    for rows, write in tables:
        for number, row in enumerate(rows):
            if row.id == id:
                return write(parts, number, locale)
    number = [card.id for card in parts.achievements].index(id)
    return achievement_text(parts, number, 4, locale)


# What a component does, line by line: English, Russian, German.
PRINTED: Final = {
    "T2-04": (
        [
            "Immediately: Jump 2. Gain 1 ore.",
            "Action (free): Jump 2. You may pay 5 ore and research a level III technology.",
        ],
        [
            "Немедленно: Выполните прыжок на 2. Получите 1 металл.",
            "Действие (бесплатно): Выполните прыжок на 2. По желанию заплатите 5 металла и исследуйте технологию "
            "уровня III.",
        ],
        [
            "Sofort: Führe Sprung 2 aus. Erhalte 1 Erz.",
            "Aktion (kostenlos): Führe Sprung 2 aus. Wenn du willst, bezahle 5 Erz und erforsche eine "
            "Technologie der Stufe III.",
        ],
    ),
    "T2-14": (
        [
            "Immediately: Automate ore. Gain 1 ore.",
            "Action (3 ore): Research a discovered level II technology. Jump 2.",
            "From now on: Whenever you research a technology that is already discovered, first gain 1 ore.",
        ],
        [
            "Немедленно: Автоматизируйте металл. Получите 1 металл.",
            "Действие (3 металла): Исследуйте открытую технологию уровня II. Выполните прыжок на 2.",
            "Отныне: Каждый раз, когда вы исследуете уже открытую технологию, сначала получите 1 металл.",
        ],
        [
            "Sofort: Automatisiere Erz. Erhalte 1 Erz.",
            "Aktion (3 Erz): Erforsche eine entdeckte Technologie der Stufe II. Führe Sprung 2 aus.",
            "Von nun an: Bevor du eine schon entdeckte Technologie erforschst, erhalte 1 Erz.",
        ],
    ),
    "T3-06": (
        [
            "Immediately: Choose twice: build a level 2 ship from supply or turn 1 supply cube into population.",
            "Action (4 ore): Build a level 4 ship from supply. Jump 3.",
        ],
        [
            "Немедленно: Дважды выберите одно: постройте корабль 2-го уровня из снабжения или превратите 1 кубик "
            "снабжения в население.",
            "Действие (4 металла): Постройте корабль 4-го уровня из снабжения. Выполните прыжок на 3.",
        ],
        [
            "Sofort: Wähle zweimal: baue 1 Raumschiff der Stufe 2 aus Nachschub oder wandle 1 Nachschubwürfel in "
            "Bevölkerung um.",
            "Aktion (4 Erz): Baue 1 Raumschiff der Stufe 4 aus Nachschub. Führe Sprung 3 aus.",
        ],
    ),
    "T4-06": (
        [
            "Immediately: Turn 2 supply cubes into population.",
            "From now on: On your turn, before or after your action, you may pay 1 ore and turn 1 supply cube into "
            "population, as often as you like.",
            "Points: 4 VP, plus 1 VP for every 2 population you have (at most 3).",
        ],
        [
            "Немедленно: Превратите 2 кубика снабжения в население.",
            "Отныне: В свой ход, до или после действия, вы можете сколько угодно раз сделать следующее: "
            "заплатите 1 металл и превратите 1 кубик снабжения в население.",
            "Очки: 4 ПО и ещё 1 ПО за каждые 2 кубика населения (не больше 3).",
        ],
        [
            "Sofort: Wandle 2 Nachschubwürfel in Bevölkerung um.",
            "Von nun an: In deinem Zug darfst du vor oder nach deiner Aktion beliebig oft Folgendes tun: bezahle "
            "1 Erz und wandle 1 Nachschubwürfel in Bevölkerung um.",
            "Punkte: 4 SP, dazu 1 SP je 2 Bevölkerung auf deinem Tableau (höchstens 3).",
        ],
    ),
    "E2-09": (
        [
            "You may pay 2 ore and automate food or ore. All other factions in turn order: you may pay 3 ore and "
            "automate food or ore."
        ],
        [
            "По желанию заплатите 2 металла и автоматизируйте еду или металл. Каждая другая фракция по очереди: "
            "по желанию заплатите 3 металла и автоматизируйте еду или металл."
        ],
        [
            "Wenn du willst, bezahle 2 Erz und automatisiere Nahrung oder Erz. Jede andere Fraktion der Reihe "
            "nach: wenn du willst, bezahle 3 Erz und automatisiere Nahrung oder Erz."
        ],
    ),
    "E3-06": (
        [
            "Link this card to a system: it requires 1 more strength.",
            "It stays until the linked system is colonized; then the colonizing faction keeps it: 2 VP.",
        ],
        [
            "Свяжите эту карту с картой системы: требуемая сила увеличена на 1.",
            "Остаётся, пока связанную систему не колонизируют; затем карту получает колонизировавшая фракция: 2 ПО.",
        ],
        [
            "Verknüpfe diese Karte mit einem System: es benötigt 1 Stärke mehr.",
            "Sie bleibt, bis das verknüpfte System kolonisiert wird; dann behält sie die kolonisierende "
            "Fraktion: 2 SP.",
        ],
    ),
    "SA-10": (
        [
            "From now on: Once on each of your turns, before or after your action, you may return 1 population "
            "and gain 2 ore."
        ],
        [
            "Отныне: Один раз в каждый свой ход, до или после действия, вы можете сделать следующее: верните 1 "
            "население и получите 2 металла."
        ],
        [
            "Von nun an: Einmal in jedem deiner Züge darfst du vor oder nach deiner Aktion Folgendes tun: lege 1 "
            "Bevölkerung zurück und erhalte 2 Erz."
        ],
    ),
    "AC-08": (
        [
            "Have at least 5 printed symbols of one kind on systems and shipyards you control and systems you "
            "have colonized.",
            "Points: 4 and 2 VP from left to right.",
        ],
        [
            "У вас не меньше 5 напечатанных символов одного вида на системах и системах-верфях, которые вы "
            "контролируете, и на колонизированных вами системах.",
            "Очки: 4 и 2 ПО слева направо.",
        ],
        [
            "Du hast mindestens 5 aufgedruckte Symbole einer Art auf Systemen und Werftsystemen, die du "
            "kontrollierst, und auf kolonisierten Systemen.",
            "Punkte: 4 und 2 SP von links nach rechts.",
        ],
    ),
    "FA-04": (
        [
            "Set-up: Turn 1 supply cube of column E into population.",
            "Ability A, Settlement Credit: Actions that colonize cost you 1 ore less.",
            "Works while cell 3 of your ore track is open.",
            "Ability B, Trading Posts: Once on each of your turns: when you take control of a location, gain 1 ore.",
            "Works while cell 4 of your food track is open.",
        ],
        [
            "Подготовка: Превратите 1 кубик снабжения из столбца E в население.",
            "Способность A, «Колонизационный кредит»: Действия с колонизацией стоят вам на 1 металл меньше.",
            "Действует, пока открыта ячейка 3 (шкала производства металла).",
            "Способность B, «Торговые посты»: Один раз в каждый свой ход: когда вы захватываете контроль над "
            "системой, получите 1 металл.",
            "Действует, пока открыта ячейка 4 (шкала роста населения).",
        ],
        [
            "Spielaufbau: Wandle 1 Nachschubwürfel aus Spalte E in Bevölkerung um.",
            "Fähigkeit A, „Siedlungskredit“: Aktionen mit Kolonisierung kosten dich 1 Erz weniger.",
            "Gilt, solange Zelle 3 offen ist (Erzleiste).",
            "Fähigkeit B, „Handelsposten“: Einmal in jedem deiner Züge: wenn du die Kontrolle über einen Ort "
            "übernimmst, erhalte 1 Erz.",
            "Gilt, solange Zelle 4 offen ist (Nahrungsleiste).",
        ],
    ),
}


@pytest.mark.parametrize("id", PRINTED)
def test_what_is_printed(id: str) -> None:
    assert tuple(lines(id, locale) for locale in ("en", "ru", "de")) == PRINTED[id]


@pytest.mark.parametrize("locale", locales())
def test_every_component_can_be_read(locale: str) -> None:
    parts = printed()
    ids = [row["id"] for kind in ("technology", "event", "system", "achievement", "mat") for row in ROWS[kind]]
    texts = [line for id in ids for line in lines(id, locale)]
    texts += [action_text(parts, guild.action, locale) for guild in parts.guilds]
    assert len(texts) > len(ids)
    for text in texts:
        assert text.endswith("."), text
        assert not any(mark in text for mark in ("{", "}", "  ", " .", " ,", ": :")), text


def test_a_content_pack_changes_the_text_with_the_card() -> None:
    steps = [{"op": "gain_ore", "n": 4}, {"op": "jump", "points": 3}]
    parts = components({"game": GAME, "components": {"SA-01": {"control_bonus": steps, "colonization_bonus": []}}})
    assert system_text(parts, 0, "en") == ["Control bonus: Gain 4 ore. Jump 3."]


@pytest.mark.parametrize("locale", locales())
def test_whatever_can_be_counted_has_words(locale: str) -> None:
    words = catalogue(GAME, locale)
    for key in COUNTS:
        for n in (1, 2, 5):
            assert words.text(message_id("condition", key), n=n)
            assert words.text(message_id("per", key), every=n)


def test_the_sheet_has_every_component_with_its_numbers_and_lines() -> None:
    sheet: Any = printed_components(None, "en")
    kinds = {"technologies": 46, "events": 20, "systems": 24, "achievements": 10, "mats": 8, "guilds": 4, "slots": 19}
    assert {kind: len(sheet[kind]) for kind in kinds} == kinds
    assert sheet["technologies"]["T2-13"]["types"] == ["Y"]
    assert sheet["technologies"]["T2-13"]["actions"]["T2-13/b"] == {
        "spaces": 1,
        "extra_ore": [],
        "ore": 4,
        "population": 0,
        "line": "Action (4 ore): Colonize a system.",
        "effect": [{"id": "step-colonize", "args": {"stealthy": "no"}}],
    }
    assert sheet["systems"]["SB-02"]["symbols"] == ["food", "ore"]
    assert (sheet["systems"]["SB-02"]["strength"], sheet["systems"]["SB-02"]["vp"]) == (4, 6)
    top = {"level": "IIII", "requires": ["III-1", "III-2", "III-3"], "opens": [], "needed": 2}
    assert sheet["slots"]["IIII-1"] == top
    assert sheet["boards"][0]["DS"] == {"kind": "deep_space", "symbols": [], "links": ["B1", "B2"]}
    assert sheet["achievements"]["AC-02"]["lines"] == ["Have colonized at least 4 systems."]
    assert [row["research_2"]["extra_ore"] for row in sheet["rows"]] == [[0, 1], [0, 0, 1], [0, 0, 0, 1]]


def test_lasting_abilities_are_marked() -> None:
    sheet: Any = printed_components(None, "en")
    for kind, field in (("technologies", "passive"), ("systems", "ability")):
        lasting = {id for id, card in sheet[kind].items() if card["lasting"]}
        assert lasting == {row["id"] for row in DATA[kind] if row[field]}


def test_reconstructed_values_are_marked() -> None:
    """The sixteen level III technologies were read from pictures; whatever one field lacks marks the card."""
    marked = reconstructed_ids()
    assert not [id for id in marked if id.startswith("T3-")]
    assert {"T2-01", "SB-02", "FA-01", "AC-01", "E2-03", "terraforming_guild"} <= marked
    assert {"SA-01", "E3-01"}.isdisjoint(marked)
