"""A phone, upright and lying: nothing that matters is covered, cut off or jumps."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.positions import LATE
from tests.browser.table import begin_with, confirm_end, moment, play_now, settle, wait_for_turn
from tests.browser.test_preview import option, overlap, sit_at
from tests.rules.federation.scene import Scene as FederationScene
from tests.rules.star_realms.scene import Scene

UPRIGHT = {"width": 390, "height": 844}
LYING = {"width": 844, "height": 390}
DESKTOP = {"width": 1366, "height": 768}
LARGE = {"width": 1920, "height": 1080}
GAMES = 5  # on the first page


def phone(open_page: OpenPage, size: dict[str, int], language: str = "en") -> Any:
    page = open_page("/", **size, has_touch=True, is_mobile=True)
    chosen = {"locale": language, "motion": "off"}
    page.evaluate("chosen => localStorage.setItem('ecliptic.settings', JSON.stringify(chosen))", chosen)
    page.reload()
    return page


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
@pytest.mark.parametrize("language", ["en", "ru"])
def test_hand_own_cards_and_market_are_seen_at_once(open_page: OpenPage, size: dict[str, int], language: str) -> None:
    page = phone(open_page, size, language)
    begin_with(page, LATE)
    settle(page)
    dock = page.locator(".dock").bounding_box()
    boxes = {
        part: page.locator(which).first.bounding_box()
        for part, which in {
            "theirs": ".theirs .spot", "market": ".market .spot", "own": ".field .spot", "hand": ".hand .spot",
        }.items()
    }  # fmt: skip
    for part, box in boxes.items():
        assert box["y"] >= 0, part
        assert box["y"] + box["height"] <= dock["y"] + 1, part
        for other, another in boxes.items():
            assert other == part or not overlap(box, another), (part, other)
    assert (
        page.locator(".own").bounding_box()["y"] + page.locator(".own").bounding_box()["height"] <= boxes["hand"]["y"]
    )
    last = page.locator(".row > .spot").last.bounding_box()
    assert last["y"] + last["height"] <= boxes["own"]["y"]


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_game_and_round_are_read_in_full(open_page: OpenPage, language: str) -> None:
    """Also on a narrow phone, where the tabs of a game with scores need the room."""
    page = phone(open_page, {"width": 360, "height": 740}, language)
    for game in range(GAMES):
        page.goto("/".join(page.url.split("/", 3)[:3]))
        play_now(page, game)
        settle(page)
        cut = page.locator("header .where > :visible").evaluate_all(
            "parts => parts.filter(p => p.scrollWidth > p.clientWidth).map(p => p.textContent)"
        )
        assert cut == []


@pytest.mark.parametrize("size", [UPRIGHT, LYING])
@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_names_are_not_cut_off(open_page: OpenPage, size: dict[str, int], language: str) -> None:
    page = phone(open_page, size, language)
    begin_with(page, LATE)
    settle(page)
    cut = page.locator(".theirs .name, .field .name, .row .name, .hand .name").evaluate_all(
        "names => names.filter(n => n.scrollHeight > n.clientHeight + 3).map(n => n.textContent)"
    )
    assert cut == []
    assert page.locator(".prompt").evaluate("p => p.scrollHeight <= p.clientHeight + 1")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_name_of_three_lines_cuts_no_effects_off(open_page: OpenPage, language: str) -> None:
    page = phone(open_page, LYING, language)
    row = ["orbital_platform", "federation_shipyard", "gunship", "central_station", "aging_battleship"]
    sit_at(page, Scene(row=row, deck=["viper"]))
    settle(page)
    cut = page.locator(".market .card").evaluate_all(
        "cards => cards.filter(card => [...card.querySelectorAll('.icons')].some(icons =>"
        " icons.getBoundingClientRect().bottom > card.getBoundingClientRect().bottom)).map(card => card.textContent)"
    )
    assert cut == []


@pytest.mark.parametrize("size", [{"width": 740, "height": 360}, LYING, UPRIGHT])
def test_all_places_are_read_at_the_end(open_page: OpenPage, server: Server, size: dict[str, int]) -> None:
    page = phone(open_page, size)
    page.request.post(f"{server.address}/api/guests", data={"name": "Wilhelmina"})
    wanted = {"game": "star-realms", "seats": 4, "options": {"mode": "free_for_all"}, "hold": [0, 1, 2, 3]}
    table = page.request.post(f"{server.address}/api/tables", data=wanted).json()["id"]
    for seat in (1, 2, 3):
        assert page.request.post(f"{server.address}/api/tables/{table}/resign?seat={seat}").ok
    page.goto(f"{server.address}/table/{table}")
    page.locator(".dock ol").wait_for()
    settle(page)
    expect(page.locator(".dock ol li")).to_have_count(4)
    boxes = [each.bounding_box() for each in page.locator(".dock ol li, .dock select, .dock .back > *").all()]
    for box in boxes:
        assert box["x"] >= 0, boxes
        assert box["x"] + box["width"] <= size["width"] + 1, boxes
        assert box["y"] + box["height"] <= size["height"] + 1, boxes
    assert not any(overlap(one, other) for n, one in enumerate(boxes) for other in boxes[:n]), boxes


@pytest.mark.parametrize("size", [UPRIGHT, LYING, DESKTOP, LARGE])
def test_the_market_stays_where_it_is_when_the_opponents_row_fills(open_page: OpenPage, size: dict[str, int]) -> None:
    """Also when marks of known cards come and go."""
    found = []
    page = open_page("/", **size)
    for foe, marks, cards in (
        ({"hand": ["scout"], "deck": ["viper"]}, 0, 0),
        ({"in_play": ["warning_beacon", "stellar_reef"], "hand": ["scout"], "deck": ["viper"]}, 0, 2),
        ({"hand": ["scout", "scout"], "discard": ["viper"]}, 1, 0),
    ):
        page.goto("/".join(page.url.split("/", 3)[:3]))
        sit_at(page, Scene(deck=["viper"], foe=foe), hold=[0], bots={"1": "greedy"})  # a name of some length
        expect(page.locator(".opponent .stock .quiet")).to_have_count(marks)
        expect(page.locator(".theirs .spot")).to_have_count(cards)
        settle(page)
        found.append(page.locator(".market").bounding_box()["y"])
    assert len(set(found)) == 1, found


@pytest.mark.parametrize("size", [LYING, DESKTOP, LARGE])
def test_the_market_stays_where_it_is_with_several_opponents(open_page: OpenPage, size: dict[str, int]) -> None:
    """Whatever lies in front of them."""
    found = []
    page = open_page("/", **size)
    bases = ["warning_beacon", "stellar_reef", "plasma_vent", "central_station", "orbital_platform", "bioformer"]
    for count in (0, 2, 6):
        page.goto("/".join(page.url.split("/", 3)[:3]))
        foe = {"in_play": bases[:count], "hand": ["scout"]}
        sit_at(page, Scene(mode="free_for_all", seats=4, cards="both", deck=["viper"], foe=foe))
        expect(page.locator(".theirs .spot")).to_have_count(count)
        settle(page)
        found.append(page.locator(".market").bounding_box()["y"])
    assert len(set(found)) == 1, found


def tap(page: Any, one: Any) -> None:
    """Take an option with a finger, and wait until the next question is asked."""
    n = moment(page)
    one.tap()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=n)
    wait_for_turn(page)


def test_a_choice_on_a_planet_opens_on_that_planet(open_page: OpenPage) -> None:
    page = phone(open_page, UPRIGHT)
    sit_at(page, FederationScene(me={"resources": {"coppernium": 3, "lavandium": 3}}))
    option(page, "place:atalum_left").scroll_into_view_if_needed()
    tap(page, option(page, "place:atalum_left"))
    while not page.locator('.fed[data-page="planets"] .can').count():
        tap(page, page.locator(".options .option[data-action]").first)
    settle(page)
    first = page.locator('[data-planet="atalum"] .can').first.bounding_box()
    board = page.locator(".boardholder").bounding_box()
    assert board["y"] <= first["y"] <= board["y"] + board["height"] - first["height"]


def test_an_option_strip_begins_at_the_start_and_shows_whole_options(open_page: OpenPage) -> None:
    page = phone(open_page, UPRIGHT, "ru")
    begin_with(page, LATE)
    wait_for_turn(page)
    strip = page.locator(".dock .options")
    strip.evaluate("strip => strip.scrollTo(9999, 0)")
    assert strip.evaluate("strip => strip.scrollLeft") > 0
    n = page.locator(".dock").get_attribute("data-n")
    page.locator(".hand .spot.can").first.tap()
    page.wait_for_function("n => document.querySelector('.dock').dataset.n !== n", arg=n)
    settle(page)
    assert strip.evaluate("strip => strip.scrollLeft") == 0
    widest = strip.evaluate("strip => Math.max(...[...strip.querySelectorAll('.option')].map(o => o.offsetWidth))")
    assert widest <= strip.bounding_box()["width"]
    cut = strip.locator(".option").evaluate_all(
        "all => all.filter(o => o.scrollWidth > o.clientWidth + 1 || o.scrollHeight > o.clientHeight + 1)"
        ".map(o => o.textContent)"
    )
    assert cut == []
    confirm_end(page)


# The options whose words are not all shown.
CUT: Final = """strip => [...strip.querySelectorAll('.option > span')]
    .filter(words => words.scrollHeight > words.clientHeight + 2).map(words => words.textContent)"""


@pytest.mark.parametrize(("space", "fits"), [("atalum_left", True), ("arratooine_left", False)])
def test_long_options_are_read_in_full(open_page: OpenPage, space: str, fits: bool) -> None:
    """In the strip, or where they are spread out, however few they are."""
    page = phone(open_page, {"width": 360, "height": 740}, "ru")
    scene = FederationScene(me={"resources": {"lavandium": 1}})
    scene.play(f"place:{space}", "vote:AMB-1")
    sit_at(page, scene)
    settle(page)
    strip = page.locator(".dock .options")
    assert not fits or strip.evaluate(CUT) == []
    page.locator(".dock .spreads").tap()
    settle(page)
    assert strip.evaluate(CUT) == []
    widest = strip.locator(".option").evaluate_all("all => Math.max(...all.map(o => o.getBoundingClientRect().right))")
    assert widest <= page.viewport_size["width"]
