"""Beyond the Sun in a real browser: its board fits every screen, shows every option, and games are played on it."""

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import pytest
from playwright.sync_api import expect

import ecliptic
from tests.browser.conftest import OpenPage, Server
from tests.browser.rival import seat_all
from tests.browser.table import (
    confirm_end,
    each_page,
    finds_nothing,
    is_over,
    moment,
    options,
    resize,
    sit_at_position,
    wait_for_turn,
)
from tests.browser.test_layout import CUT_PROMPT, SCREENS, SMALL_LETTERS, SMALL_TARGETS, sideways
from tests.browser.test_preview import option, told
from tests.browser.test_reading import THEMES, choose_theme, problems
from tests.rules.beyond_the_sun.scene import LEVEL_ONE, Scene, at, slot

LYING_PHONE: Final = (740, 360)
LYING_TABLET: Final = (1180, 820)
WIDE: Final = 1_000  # from this width on everything lies open; below, the board has pages
LONGEST_GAME: Final = 300  # decisions of one player

# Where an option lies on the board, as `games/beyond_the_sun/options.ts` has it; the rest lies under its own name.
PLACES: Final = {
    "go": "space", "copy": "action", "row": "action", "keep": "card", "repeat": "tech", "ability": "tech",
    "replace": "achievement", "claim": "achievement", "link": "place", "beside": "place", "colonize": "place",
    "bonus": "place", "outpost": "place", "build": "place", "move": "place", "upgrade": "ship", "recall": "ship",
    "give": "ship", "uncover": "guild", "pay": "resource",
}  # fmt: skip
NAMED: Final = {"buy_population": "resource:ore", "sell_population": "resource:population"}
PLAIN: Final = ("grow", "produce", "trade")
DECLINES: Final = ("skip", "stop")
IN_THE_DOCK: Final = (*DECLINES, "use", "choose", "level", "mat")  # about nothing that lies on the board
COMMON: Final = {
    "go", "move", "produce", "grow", "trade", "sell_population", "recall", "buy_population", "build", "slot", "upgrade",
    "uncover", "card", "link", "bonus", "type", "give", "mat", "outpost", "disc", "column", "beside", "choose",
}  # fmt: skip
RARE: Final = {"copy", "ability", "replace", "level", "return", "pay", "claim", "keep"}

LIT: Final = """() => [...document.querySelectorAll('.thing.can')].flatMap(each => each.dataset.targets.split(' '))"""
OVERFULL: Final = """() => [...document.querySelectorAll('.bts .panel, .bts .item, .bts .thing, .bts .basics .row')]
  .filter(each => each.getClientRects().length
    && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  ).map(each => each.className + ' ' + each.scrollHeight + '>' + each.clientHeight + ' ' + each.innerText)"""
SMALL_ON_BOARD: Final = SMALL_TARGETS.replace("'button, select, a.button'", "'.bts button'")
# Things that are missed by a pointer this far from their middle: they are too small, or others lie over them.
MISSED: Final = """size => [...document.querySelectorAll('.bts button:not(.tech)')]
  .filter(each => each.getClientRects().length)
  .filter(each => {
    each.scrollIntoView({block: 'center', inline: 'center'});
    const box = each.getBoundingClientRect(), far = size / 2 - 1;
    const hits = ([x, y]) => document.elementFromPoint(box.left + box.width / 2 + x, box.top + box.height / 2 + y);
    return [[far, 0], [-far, 0], [0, far], [0, -far]].some(point => hits(point)?.closest('button') !== each);
  }).map(each => each.outerHTML.slice(0, 160))"""
# Names of places that ships elsewhere lie over.
HIDDEN: Final = """() => {
    const ships = [...document.querySelectorAll('.bts .fleet')].map(each => each.getBoundingClientRect());
    return [...document.querySelectorAll('.bts .node .name')].filter(each => {
      const a = each.getBoundingClientRect();
      return ships.some(b => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom);
    }).map(each => each.innerText);
  }"""
# Places of the map that lie over each other.
CROWDED: Final = """() => {
    const boxes = [...document.querySelectorAll('.bts .node')].map(each => each.getBoundingClientRect());
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((a, i) => boxes.slice(i + 1).filter(b => meet(a, b))).length;
  }"""


def target(action: str) -> str:
    """Where an option lies on the board; nowhere for declining and for parts of effects."""
    kind, _, about = action.partition(":")
    if kind in IN_THE_DOCK:
        return ""
    if kind in PLAIN or action in NAMED:
        return NAMED.get(action, kind)
    if kind == "move":
        about = about.rpartition("/")[2]
    elif kind in ("outpost", "build", "replace"):
        about = about.partition("/")[0]
    elif (kind == "link" and about.startswith("AC")) or (kind == "ability" and about.startswith("S")):
        return f"{'achievement' if kind == 'link' else 'colony'}:{about}"
    return f"{PLACES.get(kind, kind)}:{about}"


def unlit(page: Any, offered: list[str]) -> list[str]:
    """The options that lie somewhere on the board where nothing is lit for them."""
    lit = {*page.evaluate(LIT), ""}
    return [action for action in offered if target(action) not in lit]


def come_up(page: Any, place: str) -> Any:
    """The lit thing for an option, on whichever page of the board it is."""
    found = page.locator(f'.thing.can[data-targets~="{place}"]').locator("visible=true")
    for tab in page.locator(".pages button").locator("visible=true").all():
        if found.count():
            break
        tab.click()
    return found.first


def click(page: Any, action: str) -> None:
    """Click the thing on the board that the option is about, or the button of one that is about nothing there."""
    before = moment(page)
    place = target(action)
    if action.startswith("move:"):
        ship = action.removeprefix("move:").rpartition("/")[0]
        if len([each for each in options(page) if each.startswith(f"move:{ship}/")]) > 1:
            come_up(page, f"ship:{ship}").click()
            place = action
    if place:
        come_up(page, place).click()
        if page.locator("[role=menu]").count():
            page.locator(f'[role=menuitem][data-action="{action}"]').click()
    else:
        page.locator(f'.option[data-action="{action}"]').click()
    confirm_end(page)
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=before)


class Player:
    """Chooses at random, but neither skips nor trades when there is something else."""

    def __init__(self, seed: int) -> None:
        self._rng: Final = Random(seed)

    def __call__(self, offered: list[str]) -> str:
        dull = (*DECLINES, "trade", "recall", "sell_population", "give")
        wanted = [action for action in offered if not action.startswith(dull)]
        claims = [action for action in offered if action.startswith(("claim", "colonize"))]
        return self._rng.choice(claims or wanted or offered)


def random_games() -> Iterator[ecliptic.Table]:
    """Tables in the middle of random games, decision by decision, in the same order every time."""
    setups: list[tuple[int, dict[str, str]]] = [
        (2, {}),
        (3, {"mats": "advanced", "factions": "chosen"}),
        (4, {"mats": "advanced", "tableau": "on"}),
    ]
    for seed in range(15):
        seats, chosen = setups[seed % 3]
        table = ecliptic.new("beyond-the-sun", seats=seats, seed=seed, options=chosen)
        rng = Random(seed)
        for _ in range(1_500):
            if not table.waiting:
                break
            yield table
            seat = table.waiting[0]
            table.play(seat, rng.choice(table.options(seat)))


def middle(seats: int, decisions: int, seed: int, **chosen: str) -> dict[str, Any]:
    """A position in the middle of a game, in which seat 0 is to choose an action space."""
    table = ecliptic.new("beyond-the-sun", seats=seats, seed=seed, options=chosen)
    player = Player(seed)
    done = 0
    while True:
        seat = table.waiting[0]
        view: Any = table.view(seat)
        if seat == 0 and done >= decisions and view["prompt"]["id"] == "prompt-choose-space":
            return dict(table.save())
        table.play(seat, player([str(each) for each in table.options(seat)]))
        done += 1


EARLY: Final = (4, 10, 1)
FULL: Final = (4, 400, 3)
LATE: Final = (3, 500, 5)


def look(page: Any, position: dict[str, Any]) -> None:
    """Sit down at a position and wait for the board."""
    sit_at_position(page, position)
    page.locator(".bts").wait_for()
    wait_for_turn(page)


def colonist() -> Scene:
    """Seat 0 can colonize one of two systems, has three colonies, and the next disc triggers the end."""
    colonies = [{"system": id, "discs": ["food", "ore"]} for id in ("SA-03", "SA-04", "SA-08")]
    return Scene(
        round=9,
        options={"achievements": "first_game"},
        slots=LEVEL_ONE,
        locations={
            "A1": at({0: [3, 2]}, "SA-01", (0, "food")),
            "A2": at({0: [2, 2]}, "SA-02", (0, "ore")),
        },
        achievements=[
            {"achievement": "AC-01", "discs": [{"seat": 1, "disc": "star"}]},
            {"achievement": "AC-02"},
            {"achievement": "AC-03", "discs": [{"seat": 1, "disc": "star"}]},
            {"achievement": "AC-07"},
        ],
        players=[{"ore": 9, "population": 3, "colonies": colonies}, {"ore": 3, "population": 2}],
    )


@pytest.mark.parametrize("wanted", [COMMON, RARE], ids=["common", "rare"])
def test_every_kind_of_option_lies_on_the_board(open_page: OpenPage, wanted: set[str]) -> None:
    page = open_page("/credits")
    left = set(wanted)
    for table in random_games():
        offered = [str(each) for each in table.options(table.waiting[0])]
        found = left & {each.partition(":")[0] for each in offered}
        if not found:
            continue
        left -= found
        look(page, dict(table.save()))
        assert sorted(options(page)) == sorted(offered)
        assert unlit(page, offered) == []
        if not left:
            return
    pytest.fail(f"never offered: {left}")


def test_colonizing_a_row_and_a_bonus_that_is_repeated_lie_on_the_board(open_page: OpenPage) -> None:
    page = open_page("/credits")
    row = Scene(guilds=["technocrats_guild"], players=[{"ore": 5, "population": 5}])
    repeat = Scene(
        slots={**LEVEL_ONE, "II-A": slot("T2-01", (0,)), "III-1": slot("T3-03", (0,)), "III-2": slot("T3-02", (0,)),
               "IIII-1": slot("T4-01", (1,))},
        players=[{"ore": 9, "population": 9}],
    )  # fmt: skip
    for scene, actions, kind in (
        (colonist(), ["go:T1-02/a/1"], "colonize"),
        (row, ["go:technocrats_guild/1", "slot:I-1"], "row"),
        (repeat, ["go:T3-02/a/1", "use"], "repeat"),
    ):
        scene.play(*actions)
        while not scene.options(kind):
            scene.play(scene.options()[0])
        look(page, dict(scene.table.save()))
        assert unlit(page, options(page)) == []
        assert any(each.startswith(f"{kind}:") for each in options(page))


def test_a_whole_game_by_clicks_on_the_board(open_page: OpenPage, browser: Any, server: Server) -> None:
    """From the first pawn to the round limit; the other seat answers over HTTP."""
    page = open_page("/credits")
    rivals = seat_all(browser, server.address, page.context, 2, game="beyond-the-sun", first="0", round_limit="9")
    page.goto(f"{server.address}/table/{rivals[0].table}")
    page.locator(".bts").wait_for()
    own, other = Player(4), Player(5)
    seen = set()
    for _ in range(LONGEST_GAME):
        while rivals[1].play(other):
            pass
        offered = wait_for_turn(page)
        if not offered:
            break
        assert unlit(page, offered) == []
        action = own(offered)
        seen.add(action.partition(":")[0])
        click(page, action)
    assert is_over(page)
    assert rivals[0].moment()["view"]["round"] == 9
    assert {"go", "slot", "grow", "produce", "move"} <= seen


@pytest.mark.parametrize("size", [(360, 740), LYING_PHONE])
def test_the_end_of_a_game_on_a_phone(open_page: OpenPage, size: tuple[int, int]) -> None:
    """The fourth colony claims an achievement, the end is triggered, and one more round is played."""
    page = open_page("/credits", *size, has_touch=True)
    look(page, dict(colonist().table.save()))
    player = Player(2)
    for action in ("go:T1-02/a/1", "colonize:A1"):
        assert unlit(page, options(page)) == []
        click(page, action)
        wait_for_turn(page)
    while not is_over(page):
        offered = wait_for_turn(page)
        if offered:
            assert unlit(page, offered) == []
            click(page, player(offered))
    sheet = page.locator("aside .scores")  # comes up by itself
    expect(sheet.locator("tfoot td")).to_have_count(2)
    expect(sheet.locator("tfoot td").first).to_be_in_viewport(ratio=0.9)
    assert sheet.evaluate("sheet => sheet.querySelector('th').offsetWidth / sheet.offsetWidth") > 0.4
    totals = [int(text) for text in sheet.locator("tfoot td").all_inner_texts()]
    parts = [int(text) for text in sheet.locator(".section td").all_inner_texts()]
    assert parts == totals
    assert totals[0] > totals[1]
    page.keyboard.press("Escape")
    page.locator(".dock").get_by_role("button", name="Scores").click()
    expect(page.locator("dialog[open] .scores tfoot td")).to_have_count(2)


@pytest.mark.parametrize("start", [EARLY, FULL, LATE], ids=["early", "full", "late"])
@pytest.mark.parametrize("language", ["en", "ru", "de"])
def test_the_board_fits_every_screen(open_page: OpenPage, start: tuple[int, int, int], language: str) -> None:
    page = open_page("/credits")
    page.evaluate("locale => localStorage.setItem('ecliptic.settings', JSON.stringify({locale}))", language)
    look(page, middle(*start, mats="advanced"))
    board = page.locator(".boardholder")
    for width, height in (*SCREENS, LYING_PHONE):
        for _ in each_page(page, width, height):
            assert sideways(page) == 0
            assert board.evaluate("board => board.scrollWidth - board.clientWidth") == 0
            finds_nothing(page, SMALL_LETTERS)
            finds_nothing(page, OVERFULL)
            assert width >= WIDE or page.evaluate(SMALL_ON_BOARD) == []
            assert page.evaluate(CROWDED) == 0
            finds_nothing(page, HIDDEN)
            finds_nothing(page, CUT_PROMPT)
        if width >= WIDE:
            assert board.evaluate("board => board.scrollHeight - board.clientHeight") == 0
            for part in (".goals", ".basics", ".tree", ".map", "[data-mat]", ".players"):
                expect(page.locator(f".bts {part}").first, part).to_be_visible()


def test_everything_is_hit_well_by_a_mouse(open_page: OpenPage) -> None:
    page = open_page("/credits")
    look(page, middle(*FULL, mats="advanced"))
    for (width, height), size in zip(SCREENS[2:], (26, 28), strict=True):
        resize(page, width, height)
        finds_nothing(page, MISSED, size)


def test_everything_is_hit_by_a_finger_on_touch_screens(open_page: OpenPage) -> None:
    page = open_page("/credits", has_touch=True)
    look(page, middle(*FULL, mats="advanced"))
    for width, height in (*SCREENS[:2], LYING_TABLET):
        for tab in each_page(page, width, height):
            assert tab, "fingers need pages"
            finds_nothing(page, MISSED, 40)
            finds_nothing(page, OVERFULL)


@pytest.mark.parametrize("theme", THEMES)
def test_the_board_reads_well(open_page: OpenPage, theme: str) -> None:
    page = open_page("/credits")
    choose_theme(page, theme)
    look(page, middle(*FULL, mats="advanced"))
    for width, height in (SCREENS[0], SCREENS[2]):
        for _ in each_page(page, width, height):
            assert problems(page) == []


def jumping() -> Scene:
    """Seat 0 has 2 movement points, ships at Sol and in slot A2; seat 1 holds slot A1 with a level 1 ship."""
    scene = Scene(
        locations={
            "SOL": at({0: [1, 2]}),
            "A1": at({1: [1]}, "SA-03", (1, "ore")),
            "A2": at({0: [1]}, "SA-04", (0, "food")),
        },
        players=[{"ore": 2, "population": 1}, {}],
    )
    return scene.play("go:build_and_jump/1", "skip")


def places(page: Any) -> set[str]:
    """The places of the map that are lit."""
    return set(page.locator(".node.can").evaluate_all("nodes => nodes.map(node => node.dataset.zone.slice(4))"))


def test_a_jump_is_planned_ship_by_ship_and_taken_back(open_page: OpenPage) -> None:
    page = open_page("/credits")
    look(page, dict(jumping().table.save()))
    assert places(page) == {"A1", "A2", "SOL", "Y2"}
    option(page, "move:SOL/2/A1").hover()
    told(page, "System slot A1: Ann")
    expect(page.locator(".preview .own"), "who would control it").to_have_count(1)
    page.locator('.thing.ship[data-targets~="ship:SOL/2"]').click()
    expect(page.locator('.thing.ship[aria-pressed="true"]')).to_have_count(1)
    assert places(page) == {"A1", "A2"}
    node = page.locator('.node.can[data-zone="map:A1"]')
    node.hover()
    page.locator(".preview .own").wait_for()
    before = moment(page)
    node.click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=before)
    expect(page.locator(".shift"), "2 against 1: control will pass").to_have_count(1)
    page.locator(".dock").get_by_role("button", name="Undo").click()
    page.locator(".shift").wait_for(state="detached")
    wait_for_turn(page)
    click(page, "move:SOL/2/A1")
    option(page, "stop").click()
    page.get_by_role("alert").get_by_text("Stop here? Still unused: Movement points").wait_for()
    page.get_by_role("button", name="Not yet").click()
    page.locator('.option[data-action="stop"]').hover()
    told(page, "Outpost +1")
    click(page, "stop")
    expect(page.locator(".shift")).to_have_count(0)
    page.locator("aside").get_by_text("Wolf 359", exact=False).first.wait_for()
    page.locator("aside .link").first.hover()
    page.locator(".node.hot").wait_for()
    page.locator(".popover .full").get_by_text("Wolf 359").wait_for()
    page.locator('.node[data-zone="map:A1"]').hover()
    page.locator(".hint").get_by_text("Controlled by Ann").wait_for()


def test_pointing_at_a_technology_tells_what_it_needs_and_opens(open_page: OpenPage) -> None:
    page = open_page("/credits")
    look(page, dict(Scene(slots=LEVEL_ONE, players=[{"ore": 3, "population": 2}]).play("go:research_2/1").table.save()))
    page.locator("[data-item=II-A] .tech").hover()
    hint = page.locator(".hint")
    hint.get_by_text("Needs 1 of: Narrow Beam Lasers").wait_for()
    hint.get_by_text("Opens: Level III, slot 1, Level III, slot 2").wait_for()
    aside = page.locator(".item.aside").count()
    assert 0 < aside < 19
    expect(page.locator("[data-item=I-1].aside")).to_have_count(0)
    page.locator("[data-item=III-1] .tech").hover()
    hint.get_by_text("'slot:III-1' is not").wait_for()


def test_an_opponents_mat_opens_and_closes(open_page: OpenPage) -> None:
    page = open_page("/credits")
    look(page, middle(*EARLY))
    page.locator(".players button").nth(1).click()
    page.locator('[data-mat="0"]').wait_for(state="detached")
    page.get_by_role("button", name="My mat").click()
    page.locator('[data-mat="0"]').wait_for()


def test_a_content_pack_is_seen_on_the_board(open_page: OpenPage) -> None:
    page = open_page("/credits")
    pack = {"game": "beyond-the-sun", "components": {"SA-01": {"vp": 6}}}
    scene = Scene(pack=pack, locations={"A1": at({}, "SA-01")})
    look(page, dict(scene.table.save()))
    facts = page.locator('.node[data-zone="map:A1"] .facts').first
    expect(facts).to_have_text("3 6", use_inner_text=True)  # strength and points
