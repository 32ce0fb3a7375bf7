"""Looking ahead: what an option would do is shown before it is taken, and what cannot be taken back is asked about."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage
from tests.browser.table import counter, moment, options, settle, sit_at_position, wait_for_turn
from tests.browser.test_reading import THEMES, problems
from tests.rules.federation.scene import Scene as FederationScene
from tests.rules.scene import TableScene
from tests.rules.star_realms.scene import Scene

DOUBLE_CLICK: Final = 600  # milliseconds; a click that comes later is one of its own
SETTINGS: Final = "localStorage.setItem('ecliptic.settings', JSON.stringify({confirm: true, locale: 'en'}))"
UNASKED: Final = SETTINGS.replace("confirm: true", "confirmEnd: false")
PREVIEW: Final = "/preview?"
# The key 1 twice, without a pause in which one would be taken.
ELEVEN: Final = """() => {
    for (const key of '11') document.body.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true}));
}"""


def sit_at(page: Any, scene: TableScene, **wanted: Any) -> None:
    """Set up a table that begins with a scene; seat 0 is the page's own, the others stay with the same person."""
    page.locator(".games .primary").first.wait_for()
    sit_at_position(page, scene.table.save(), **wanted)


def duel(open_page: OpenPage, *, asks: bool = False, **size: int) -> Any:
    """At the table with trade to spend and a card to play."""
    page = open_page("/", **size)
    if asks:
        page.evaluate(SETTINGS)
    sit_at(page, Scene(hand=["scout", "falcon"], deck=["viper", "viper"], trade=4, row=["cargo_pod"]))
    return page


def option(page: Any, action: str) -> Any:
    return page.locator(f'.option[data-action="{action}"]')


def told(page: Any, text: str = "") -> str:
    """What would happen, in words, once they are there and have this text: before, another option may be told."""
    page.locator(".words li").first.wait_for()
    expect(page.locator(".words")).to_contain_text(text, use_inner_text=True)
    words: str = page.locator(".words").inner_text()
    return words


def point_away(page: Any) -> None:
    """Point at nothing, and wait until nothing is told."""
    page.mouse.move(5, 5)
    page.locator(".words").wait_for(state="detached")


def test_an_option_shows_what_it_would_change_and_changes_nothing(open_page: OpenPage) -> None:
    page = duel(open_page)
    before = moment(page)
    option(page, "buy:explorer").hover()
    text = told(page, "Trade −2")
    assert "Discard pile: +Explorer" in text
    assert "undo" not in text.lower()
    marks = page.locator(".preview .number, .preview .chip").all_inner_texts()
    assert {"−2", "+Explorer"} <= set(marks)
    point_away(page)
    expect(page.locator(".preview > *")).to_have_count(0)
    assert (moment(page), counter(page, "trade")) == (before, 4)


def test_a_card_on_the_board_shows_a_ghost_where_it_would_lie(open_page: OpenPage) -> None:
    page = duel(open_page)
    page.locator('.spot[data-zone="hand"][data-card="scout"]').hover()
    ghost = page.locator(".preview .ghost")
    ghost.wait_for()
    area, hand = page.locator(".own .area").bounding_box(), page.locator(".hand").bounding_box()
    box = ghost.bounding_box()
    assert area["y"] - box["height"] < box["y"] < hand["y"]
    expect(page.locator(".preview .leaves")).to_have_count(1)
    told(page, "Trade +1")
    page.locator('.spot[data-zone="row"][data-card="cargo_pod"]').first.hover()
    page.get_by_text("Discard pile: +Cargo Pod").first.wait_for()
    told(page, "reveals something new")


def test_previews_come_to_the_keyboard_and_are_asked_for_once(open_page: OpenPage) -> None:
    page = duel(open_page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.post_data) if PREVIEW in request.url else None)
    option(page, "buy:explorer").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    told(page, "Trade −2")
    expect(page.get_by_role("status").last).to_contain_text("Trade −2")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    told(page, "Trade −2")
    assert sum("explorer" in body for body in asked) == 1


def test_the_plain_board_has_the_words(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate("localStorage.setItem('ecliptic.settings', JSON.stringify({plain: true, locale: 'en'}))")
    sit_at(page, Scene(trade=4))
    option(page, "buy:explorer").hover()
    told(page, "Trade −2")


def test_an_ambassador_is_seen_on_its_space(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, FederationScene(me={"resources": {"coppernium": 1}}))
    page.locator('.thing[data-targets="space:E"]').hover()
    told(page, "Next: ")
    option(page, "place:E").click()
    option(page, "vote:AMB-1").hover()
    text = told(page, "Assistants' Room: Ann")
    assert "Coppernium −1" in text
    ghost, space = page.locator(".preview .own"), page.locator('.thing[data-targets="space:E"]')
    expect(ghost).to_have_count(1)
    inner, outer = ghost.bounding_box(), space.bounding_box()
    assert outer["x"] < inner["x"] + inner["width"] / 2 < outer["x"] + outer["width"]
    assert outer["y"] < inner["y"] + inner["height"] / 2 < outer["y"] + outer["height"]
    assert "−1" in page.locator(".preview .number").all_inner_texts()


def test_a_finger_that_stays_sees_it_and_slides_away(open_page: OpenPage) -> None:
    page = open_page("/", width=360, height=740, has_touch=True, is_mobile=True)
    sit_at(page, Scene(trade=4))
    n = moment(page)
    page.locator('.option[data-action="buy:explorer"]').scroll_into_view_if_needed()
    box = option(page, "buy:explorer").bounding_box()
    finger = page.context.new_cdp_session(page)
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    told(page, "Trade −2")
    finger.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": 5, "y": 100}]})
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.locator(".words").wait_for(state="detached")
    assert moment(page) == n


@pytest.mark.parametrize("theme", THEMES)
def test_it_reads_well(open_page: OpenPage, theme: str) -> None:
    page = open_page("/")
    settings = {"theme": theme, "motion": "off", "confirm": True, "locale": "en"}
    page.evaluate("chosen => localStorage.setItem('ecliptic.settings', JSON.stringify(chosen))", settings)
    sit_at(page, Scene(hand=["scout"], trade=4, row=["cargo_pod"]))
    option(page, "buy:cargo_pod").hover()
    told(page)
    assert problems(page) == []
    option(page, "buy:cargo_pod").click()
    page.get_by_role("button", name="Confirm").wait_for()
    assert problems(page) == []


def overlap(one: Any, other: Any) -> bool:
    """Whether two boxes share a pixel."""
    return bool(
        one["x"] < other["x"] + other["width"]
        and other["x"] < one["x"] + one["width"]
        and one["y"] < other["y"] + other["height"]
        and other["y"] < one["y"] + one["height"]
    )


# The rectangle of the question's own words, not of the room that they are given.
PROMPT: Final = """() => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('.dock .prompt'));
    const {x, y, width, height} = words.getBoundingClientRect();
    return {x, y, width, height};
}"""


def test_a_pointer_that_rests_shows_nothing_until_it_moves(open_page: OpenPage) -> None:
    page = open_page("/")
    page.evaluate(UNASKED)
    sit_at(
        page,
        Scene(hand=["scout"], deck=["viper", "viper", "scout", "scout", "scout"], trade=4),
        hold=[0],
        bots={"1": "greedy"},
    )
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if PREVIEW in request.url else None)
    end = option(page, "end").bounding_box()
    n = moment(page)
    page.mouse.move(end["x"] + end["width"] / 2, end["y"] + end["height"] / 2)
    page.mouse.down()
    page.mouse.up()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n) > n + 1", arg=n)
    option(page, "end").wait_for()
    asked.clear()
    page.wait_for_timeout(500)  # longer than a preview or a card takes to appear
    assert asked == []
    expect(page.locator(".words, .preview > *, .popover, .hot")).to_have_count(0)
    page.mouse.move(end["x"] + end["width"] / 2 + 2, end["y"] + end["height"] / 2)
    told(page)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 768), (390, 844)])
def test_the_question_stays_readable_beside_what_is_told(open_page: OpenPage, width: int, height: int) -> None:
    page = duel(open_page, width=width, height=height)
    for action in ("buy:explorer", "buy:cargo_pod", "end"):
        option(page, action).hover()
        told(page)
        settle(page)
        assert not overlap(page.evaluate(PROMPT), page.locator(".words").bounding_box()), action
        point_away(page)
    option(page, "end").click()
    page.get_by_role("alert").wait_for()
    assert not overlap(page.evaluate(PROMPT), page.locator(".words").bounding_box())


def test_words_of_many_lines_stand_above_the_dock_in_its_whole_width(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(hand=["scout", "falcon", "ravager"], deck=["viper"], trade=8, combat=6, row=["cargo_pod"]))
    dock = page.locator(".dock").bounding_box()
    for action, is_above in (("play:scout", False), ("buy:cargo_pod", True), ("end", True)):
        option(page, action).hover()
        told(page)
        settle(page)
        words = page.locator(".words").bounding_box()
        if is_above:
            assert (words["x"], words["width"]) == (dock["x"], dock["width"]), action
            assert words["y"] + words["height"] == pytest.approx(dock["y"], abs=1), action
        else:
            assert words["y"] >= dock["y"], action
        point_away(page)


def test_a_card_in_full_does_not_hide_the_question(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(hand=["scout"], in_play=["command_center", "bioformer"], deck=["viper"]))
    for zone in (".field", ".hand"):
        page.locator(f"{zone} .spot").first.hover()
        page.locator(".popover").wait_for()
        settle(page)
        assert not overlap(page.evaluate(PROMPT), page.locator(".popover").bounding_box()), zone
        point_away(page)
        page.locator(".popover").wait_for(state="detached")


def test_the_next_question_of_federation_does_not_hide_this_one(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, FederationScene(me={"resources": {"coppernium": 1}}))
    page.locator('.thing[data-targets="space:E"]').hover()
    told(page, "Next: ")
    assert not overlap(page.evaluate(PROMPT), page.locator(".words").bounding_box())


# Asking


def test_it_asks_before_something_new_is_seen_and_not_before_what_can_be_undone(open_page: OpenPage) -> None:
    page = duel(open_page, asks=True)
    n = moment(page)
    option(page, "buy:explorer").click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n) > n", arg=n)
    n = moment(page)
    page.locator('.spot[data-zone="hand"][data-card="falcon"]').click()
    question = page.get_by_role("alert").filter(has_text="cannot be undone")
    question.wait_for()
    assert moment(page) == n
    page.keyboard.press("Escape")
    question.wait_for(state="detached")
    assert moment(page) == n
    page.locator('.spot[data-zone="hand"][data-card="falcon"]').click()
    question.wait_for()
    page.get_by_role("button", name="Confirm").click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n) > n", arg=n)
    assert "play:falcon" not in wait_for_turn(page)


def test_it_asks_before_a_turn_ends_with_something_left(open_page: OpenPage) -> None:
    page = duel(open_page, asks=True)
    n = moment(page)
    option(page, "end").click()
    page.get_by_role("alert").filter(has_text="unused").wait_for()
    assert moment(page) == n
    page.wait_for_timeout(DOUBLE_CLICK)
    option(page, "end").click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n) > n", arg=n)


def test_a_double_click_does_not_end_a_turn_with_something_unused(open_page: OpenPage) -> None:
    page = duel(open_page)
    n = moment(page)
    option(page, "end").dblclick()
    page.get_by_role("alert").filter(has_text="unused").wait_for()
    page.wait_for_timeout(DOUBLE_CLICK)
    assert moment(page) == n
    page.get_by_role("button", name="End anyway").dblclick()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n) > n", arg=n)


def test_a_key_that_is_held_down_answers_once(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(hand=["scout", "scout", "scout"], deck=["viper"]))
    page.keyboard.down("Enter")
    for _ in range(5):
        page.wait_for_timeout(100)
        page.keyboard.down("Enter")  # repeats
    page.keyboard.up("Enter")
    expect(page.locator('.spot[data-zone="hand"]')).to_have_count(2)
    option(page, "end").focus()
    n = moment(page)
    page.keyboard.down("Enter")
    page.wait_for_timeout(DOUBLE_CLICK)
    page.keyboard.down("Enter")
    page.get_by_role("alert").filter(has_text="unused").wait_for()
    assert moment(page) == n


def test_it_asks_by_default_once_before_a_turn_ends_with_something_unused(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(hand=["scout"], deck=["viper"], trade=4, combat=3, row=["cargo_pod"]))
    n = moment(page)
    option(page, "end").click()
    question = page.get_by_role("alert")
    question.wait_for()
    expect(question).to_have_text("End your turn? Still unused: Trade 4, Combat 3, Hand 1.")
    page.get_by_role("button", name="Not yet").click()
    question.wait_for(state="detached")
    option(page, "end").click()
    page.get_by_role("button", name="End anyway").click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n) > n", arg=n)


def test_a_turn_with_nothing_to_do_ends_at_once(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(deck=["viper"], trade=1))
    n = moment(page)
    option(page, "end").click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n) > n", arg=n)


def test_enter_never_skips_what_can_still_be_bought(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(deck=["viper"], trade=4, row=["cargo_pod"]))
    n = moment(page)
    expect(page.locator(".option.default")).to_have_count(0)
    page.locator("body").press("Enter")
    page.wait_for_timeout(300)
    assert moment(page) == n
    expect(page.get_by_role("alert")).to_have_count(0)


def test_an_attack_takes_all_combat_by_default_and_digits_are_amounts(open_page: OpenPage) -> None:
    page = open_page("/")
    sit_at(page, Scene(deck=["viper"], combat=12))
    n = moment(page)
    page.locator("body").press("Enter")
    option(page, "amount:12").wait_for()
    expect(page.locator(".option.default")).to_have_attribute("data-action", "amount:12")
    assert wait_for_turn(page)[0] == "amount:12"
    page.evaluate(ELEVEN)
    page.wait_for_function("document.querySelector('.counter[data-term=combat]').innerText.trim() === '1'")
    page.keyboard.press("u")
    option(page, "amount:12").wait_for()
    wait_for_turn(page)
    page.keyboard.press("Enter")
    page.wait_for_function("document.querySelector('.counter[data-term=combat]').innerText.trim() === '0'")
    assert moment(page) > n


def test_playing_all_stops_where_it_has_to_ask(open_page: OpenPage) -> None:
    page = duel(open_page, asks=True)
    page.keyboard.press("a")
    page.get_by_role("alert").filter(has_text="cannot be undone").wait_for()
    assert "play:falcon" in options(page)


def test_without_the_setting_nothing_is_asked_and_nothing_requested(open_page: OpenPage) -> None:
    page = duel(open_page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if PREVIEW in request.url else None)
    n = moment(page)
    page.keyboard.press("1")
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n) > n", arg=n)
    assert asked == []
