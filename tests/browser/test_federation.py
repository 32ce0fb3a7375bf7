"""Federation in a real browser: its board fits every screen, shows every option, and a game is played on it."""

from collections.abc import Collection
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.rival import Rival, play_until, seat_all
from tests.browser.table import each_page, finds_nothing, is_over, moment, resize, settle, wait_for_turn
from tests.browser.test_layout import SCREENS, SMALL_LETTERS, SMALL_TARGETS, sideways
from tests.browser.test_reading import THEMES, choose_theme, problems
from tests.rules.federation.scene import Scene

PLANETS: Final = ("neo", "six_moon", "atalum", "arratooine", "e81216")
LONGEST_GAME: Final = 1_000  # decisions of one player
WIDE: Final = 1_000  # from this width on everything lies open; below, the board has pages

# Where an option lies on the board, as `games/federation/options.ts` has it; the rest lies under its own name.
PLACES: Final = {
    "place": "space", "alter": "own-token", "use": "own-erudite", "refresh": "own-erudite", "take": "erudite",
    "copy": "erudite", "move": "neo", "transport_miner": "neo", "transport_magus": "moon", "unlock": "mission",
    "income": "building", "build": "building", "pay": "resource", "discount": "resource", "return": "resource",
    "transmute": "resource", "upkeep": "level",
}  # fmt: skip
DECLINES: Final = ("pass", "no_alteration", "keep_die", "done", "stop", "end")
IN_THE_DOCK: Final = (*DECLINES, "start_with", "deep_space", "choose", "part")  # about nothing that lies on the board

# What a simple player does first.
WISHES: Final = (
    "mission",
    "funding",
    "place:A",
    "place:atalum",
    "place:neo",
    "place:arratooine",
    "place:six_moon",
    "place:e81216",
)

LIT: Final = """() => [...document.querySelectorAll('.thing.can')].flatMap(each => each.dataset.targets.split(' '))"""
OVERFULL: Final = """() => [...document.querySelectorAll('.fed .panel')].filter(each => each.getClientRects().length
    && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  ).map(each => each.className + ' ' + each.scrollHeight + '>' + each.clientHeight)"""

# Things that are missed by a pointer this far from their middle: they are too small, or others lie over them.
MISSED: Final = """size => [...document.querySelectorAll('.fed button')].filter(each => each.getClientRects().length)
  .filter(each => {
    each.scrollIntoView({block: 'center'});
    const box = each.getBoundingClientRect(), far = size / 2 - 1;
    const hits = ([x, y]) => document.elementFromPoint(box.left + box.width / 2 + x, box.top + box.height / 2 + y);
    return [[far, 0], [-far, 0], [0, far], [0, -far]].some(point => hits(point)?.closest('button') !== each);
  }).map(each => each.outerHTML.slice(0, 80))"""
OUT_OF_SIGHT: Final = """() => {
    const list = document.querySelector('.options');
    return list.scrollHeight > list.clientHeight + 1;
  }"""


def wish(offered: list[str]) -> str:
    """The option that a simple player takes: missions and planets first, declining last."""

    def rank(action: str) -> int:
        if action.startswith(DECLINES) or action == "place:outer_module":
            return len(WISHES) + 1
        return next((n for n, start in enumerate(WISHES) if action.startswith(start)), len(WISHES))

    return min(offered, key=rank)


def target(action: str, lit: Collection[str] = ()) -> str:
    """Where an option lies on the board; nowhere for declining and for tiles that are drawn."""
    kind, _, about = action.partition(":")
    if kind == "copy" and f"own-erudite:{about}" in lit:
        return f"own-erudite:{about}"  # FED-25.4: on Atalum, or one of the own
    if kind in IN_THE_DOCK:
        return ""
    if kind == "add_die":
        return "die"
    if kind == "advance":
        return "moon:next"
    if kind == "copy_action":
        return f"space:{about}" if len(about) == 1 else f"space:{about}_left"
    return f"{PLACES.get(kind, kind)}:{about}"


def click(page: Any, action: str) -> None:
    """Click the thing on the board that the option is about, or the button of one that is about nothing there."""
    before = moment(page)
    place = target(action, page.evaluate(LIT))
    if place:
        page.locator(f'.thing.can[data-targets~="{place}"]').locator("visible=true").first.click()
        if page.locator("[role=menu]").count():
            page.locator("[role=menuitem]").first.click()
    else:
        page.locator(f'.option[data-action="{action}"]').click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=before)


def sit_down(
    open_page: OpenPage, browser: Any, server: Server, seats: int, pack: dict[str, Any] | None = None
) -> tuple[Any, list[Rival]]:
    """A page at a new table, and everybody who sits there; the first of them has the seat of the page."""
    page = open_page("/credits")
    return page, seat_all(browser, server.address, page.context, seats, pack, first="0")


def look(page: Any, rivals: list[Rival], server: Server) -> None:
    """Open the table and wait for the board."""
    page.goto(f"{server.address}/table/{rivals[0].table}")
    page.locator(".fed").wait_for()
    wait_for_turn(page)


def in_round(number: int) -> Any:
    """Whether the first seat is to place an ambassador in this round or later, with some already lying there."""

    def is_enough(seen: Any) -> bool:
        view = seen["view"]
        later = number == 1 or len(view["players"][0]["ambassadors"]) < 4
        return view["round"] >= number and later and view["prompt"]["id"] == "prompt-main"

    return is_enough


def test_a_whole_game_by_clicks_on_the_board(open_page: OpenPage, browser: Any, server: Server) -> None:
    page, rivals = sit_down(open_page, browser, server, 2)
    while rivals[1].play(wish):
        pass
    look(page, rivals, server)
    seen = set()
    for _ in range(LONGEST_GAME):
        offered = wait_for_turn(page)
        if not offered:
            break
        lit = set(page.evaluate(LIT))
        assert [action for action in offered if target(action, lit) not in lit | {""}] == []
        if not any(map(target, offered)):
            assert not page.evaluate(OUT_OF_SIGHT), offered
        action = wish(offered)
        seen.add(action.partition(":")[0])
        click(page, action)
        while rivals[1].play(wish):
            pass
    assert is_over(page)
    assert not rivals[0].moment()["view"]["waiting"]
    assert {"start_with", "place", "funding"} <= seen
    points = [player["points"] for player in rivals[0].moment()["view"]["players"]]
    page.locator(".dock").get_by_role("button", name="Scores").click()
    sheet = page.locator("dialog[open] .scores")
    expect(sheet.locator("tfoot td")).to_have_text([str(each) for each in points])
    expect(sheet.locator(".section th").last).to_have_text("Final scoring")
    parts = [int(text) for text in sheet.locator(".section td").all_inner_texts()]
    assert [sum(parts[seat::2]) for seat in (0, 1)] == points, "every point has a source"
    assert "Start position" not in sheet.inner_text()


def test_the_scores_show_the_last_round_and_the_totals_and_every_round(
    open_page: OpenPage, browser: Any, tmp_path: Path
) -> None:
    server = Server(tmp_path, snapshots=20)
    server.start()
    page = open_page("/credits")
    page.goto(f"{server.address}/credits")
    rivals = seat_all(browser, server.address, page.context, 2, first="0")
    play_until(rivals, wish, in_round(4))
    look(page, rivals, server)
    page.get_by_role("tab", name="Scores").click()
    scores = page.locator("aside .scores")
    for part in (".section th >> nth=-1", "tfoot td >> nth=0", "thead th >> nth=1"):
        expect(scores.locator(part)).to_be_in_viewport(ratio=0.9)
    before = scores.inner_text()
    assert "Round 1" in before
    server.stop()  # started again, it streams what happened after the latest snapshot
    server.start()
    page.reload()
    with page.expect_request("**/log?*"):
        page.get_by_role("tab", name="Scores").click()
    scores.wait_for()
    assert scores.inner_text() == before
    server.stop()


LYING_TABLETS: Final = ((1180, 820), (1366, 1024))


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (4, 5)])
def test_everything_is_hit_by_a_finger_on_touch_screens(
    open_page: OpenPage, browser: Any, server: Server, seats: int, number: int
) -> None:
    page = open_page("/credits", has_touch=True)
    rivals = seat_all(browser, server.address, page.context, seats, first="0")
    play_until(rivals, wish, in_round(number))
    look(page, rivals, server)
    for width, height in (*SCREENS[:2], *LYING_TABLETS):
        for tab in each_page(page, width, height):
            assert tab, "fingers need pages"
            finds_nothing(page, MISSED, 40)
            finds_nothing(page, SMALL_TARGETS)
            finds_nothing(page, OVERFULL)


@pytest.mark.parametrize("seats", [2, 4])
def test_everything_is_hit_well_by_a_mouse(open_page: OpenPage, browser: Any, server: Server, seats: int) -> None:
    page, rivals = sit_down(open_page, browser, server, seats)
    play_until(rivals, wish, in_round(4))
    look(page, rivals, server)
    for (width, height), size in zip(SCREENS[2:], (26, 28), strict=True):
        resize(page, width, height)
        finds_nothing(page, MISSED, size)


@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_tiles_to_choose_from_cover_nothing(open_page: OpenPage, server: Server, language: str) -> None:
    """The starting planets, and the longest texts there are: tiles of deep space."""
    page = open_page("/credits")
    page.evaluate("language => localStorage.setItem('ecliptic.settings', JSON.stringify({locale: language}))", language)
    ann = Rival(page.context, server.address, "Ann")
    new = {"game": "federation", "seats": 4, "hold": [0, 1, 2, 3]}
    scene = Scene(me={"step": 8}, deep_space=["DS-1", "DS-2", "DS-3", "DS-4", "DS-6"])
    scene.play("place:A", "vote:AMB-1")
    far = {"position": scene.table.save(), "hold": [0, 1, 2, 3]}
    for made in (ann.ask("POST", "/api/tables", new), ann.ask("POST", "/api/imports", far)):
        page.goto(f"{server.address}/table/{made['id']}")
        page.locator("main button.primary, .fed").first.wait_for()
        if not page.locator(".fed").count():
            page.locator("main button.primary").click()
        expect(page.locator(".faced .face")).to_have_count(5)
        expect(page.locator(".faced")).to_have_count(5)
        settle(page)
        assert not page.evaluate(OUT_OF_SIGHT)
        finds_nothing(page, OVERFULL)
        holder = page.locator(".boardholder").bounding_box()
        assert page.locator(".dock").bounding_box()["y"] >= holder["y"] + holder["height"] - 0.5


@pytest.mark.parametrize(("seats", "number"), [(2, 1), (4, 3), (3, 5)])
def test_the_board_fits_every_screen(
    open_page: OpenPage, browser: Any, server: Server, seats: int, number: int
) -> None:
    page, rivals = sit_down(open_page, browser, server, seats)
    play_until(rivals, wish, in_round(number))
    look(page, rivals, server)
    board = page.locator(".boardholder")
    for width, height in SCREENS:
        for _ in each_page(page, width, height):
            assert sideways(page) == 0
            assert board.evaluate("board => board.scrollWidth - board.clientWidth") == 0
            finds_nothing(page, SMALL_LETTERS)
            finds_nothing(page, OVERFULL)
            assert width >= WIDE or page.evaluate(SMALL_TARGETS) == []
        if width >= WIDE:
            assert board.evaluate("board => board.scrollHeight - board.clientHeight") == 0
            for part in (".senate", "[data-mat]", ".players", *(f"[data-planet={planet}]" for planet in PLANETS)):
                expect(page.locator(f".fed {part}").first, part).to_be_visible()


def test_a_full_player_board_fits(open_page: OpenPage, server: Server) -> None:
    """Eleven erudites, five tokens, everything else at its most, and as many options as there are."""
    erudites: list[Any] = [
        "1A1",
        "1B1",
        {"erudite": "1C1", "used": True},
        "1D1",
        "1E1",
        "2A1",
        "2B1",
        "2C1",
        "2D1",
        "2E1",
        "3B1",
    ]
    me = {
        "erudites": erudites, "tokens": ["ALT-1-05", "ALT-2-03", "ALT-3-05", "ALT-4-02", "ALT-4-03"], "points": 123,
        "resources": {"lavandium": 4, "coppernium": 3, "oceanium": 3, "gold": 5}, "hangar": 5, "die": 6, "step": 9,
        "unlocked": [1, 2, 3, 4, 5, 6], "posts": {"TP-1": 2, "TP-2": 1}, "miner": "n8", "magus": "m7",
        "medals": ["neo", "atalum", "six_moon"],
    }  # fmt: skip
    page = open_page("/credits")
    ann = Rival(page.context, server.address, "Ann")
    position = Scene(me=me, round=4).table.save()
    made = ann.ask("POST", "/api/imports", {"position": position, "hold": [0, 1, 2, 3]})
    page.goto(f"{server.address}/table/{made['id']}")
    page.locator("main button.primary, .fed").first.wait_for()
    if not page.locator(".fed").count():
        page.locator("main button.primary").click()
    page.locator(".fed").wait_for()
    assert len(wait_for_turn(page)) > 18
    settle(page)
    finds_nothing(page, OVERFULL)
    assert page.locator(".boardholder").evaluate("board => board.scrollHeight - board.clientHeight") == 0


@pytest.mark.parametrize("theme", THEMES)
def test_the_board_reads_well(open_page: OpenPage, browser: Any, server: Server, theme: str) -> None:
    page, rivals = sit_down(open_page, browser, server, 4)
    play_until(rivals, wish, in_round(3))
    choose_theme(page, theme)
    look(page, rivals, server)
    for width, height in (SCREENS[0], SCREENS[2]):
        for _ in each_page(page, width, height):
            assert problems(page) == []


def test_the_count_of_votes_and_laws_is_live(open_page: OpenPage, browser: Any, server: Server) -> None:
    page, rivals = sit_down(open_page, browser, server, 4)
    play_until(rivals, wish, in_round(1))
    look(page, rivals, server)
    assert page.locator(".balance .sum").inner_text().split() == ["0", ":", "0"]
    click(page, "place:A")
    expect(page.locator(".space.chosen")).to_have_attribute("data-targets", "space:A")
    click(page, "vote:AMB-4")
    page.wait_for_function("document.querySelector('.balance .sum').innerText.replace(/\\s/g, '') === '3:0'")
    expect(page.locator(".thing.law.ahead.left")).to_have_count(1)
    level = rivals[0].moment()["view"]["players"][0]["level"]
    assert page.locator(".thing.floor").nth(2).inner_text().split() == ["3", f"+{level}"]


def test_pointing_at_a_thing_tells_about_it_and_why_it_is_closed(
    open_page: OpenPage, browser: Any, server: Server
) -> None:
    page, rivals = sit_down(open_page, browser, server, 4)
    play_until(rivals, wish, in_round(1))
    look(page, rivals, server)
    page.locator('[data-targets="space:D"]').hover()
    hint = page.locator(".hint")
    hint.get_by_text("President's Office").first.wait_for()
    hint.get_by_text("The start player cannot choose").wait_for()
    page.locator("[data-planet=neo] .mark").hover()
    hint.get_by_text("reconstructed").wait_for()


def test_an_opponents_board_opens_and_closes(open_page: OpenPage, browser: Any, server: Server) -> None:
    page, rivals = sit_down(open_page, browser, server, 2)
    play_until(rivals, wish, in_round(2))
    look(page, rivals, server)
    page.get_by_role("button", name="Boris's board").click()
    page.locator('[data-mat="1"]').wait_for()
    page.get_by_role("button", name="My board").click()
    page.locator('[data-mat="0"]').wait_for()


def test_a_content_pack_is_seen_on_the_board(open_page: OpenPage, browser: Any, server: Server) -> None:
    pack = {"game": "federation", "trading_posts": {"TP-6": {"level2": [{"pp": 9}]}}}
    page, rivals = sit_down(open_page, browser, server, 2, pack)
    play_until(rivals, wish, lambda seen: bool(seen["options"]))
    look(page, rivals, server)
    page.locator('[data-targets="post:TP-6"]').hover()
    page.locator(".hint").get_by_text("9 PP").wait_for()
