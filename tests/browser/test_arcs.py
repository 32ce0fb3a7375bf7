"""Arcs in a real browser: its board fits every screen, shows every option, and a game is played on it."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.arcs import IN_THE_DOCK, every_kind, in_chapter, played, wish
from tests.browser.conftest import OpenPage, Server
from tests.browser.rival import Rival
from tests.browser.table import confirm_end, each_page, finds_nothing, is_over, moment, wait_for_turn
from tests.browser.test_layout import CUT_PROMPT, SCREENS, SMALL_LETTERS, SMALL_TARGETS, sideways
from tests.browser.test_reading import THEMES, choose_theme, problems
from tests.rules.arcs.scene import Scene

LONGEST_GAME: Final = 400  # decisions of one player from the last chapter on
WIDE: Final = 1_000  # from this width on everything lies open; below, the board has pages
LYING_PHONE: Final = (740, 360)
MOST_KINDS: Final = 40
PARTS: Final = 3  # tests that share them

# Where an option lies on the board, as `games/arcs/options.ts` has it; the rest lies under its own name.
PLACES: Final = {
    "lead": "hand", "surpass": "hand", "copy": "hand", "pivot": "hand", "seize": "hand", "declare": "ambition",
    "spend": "own", "drop": "own", "type": "supply", "prelude": "card", "reroll": "card", "influence": "card",
    "secure": "card", "ransack": "card", "take": "card", "raid_card": "card", "union": "played", "tax": "site",
    "build_ship": "site", "repair": "site", "hit_building": "site", "build_city": "node", "build_outside": "node",
    "build_starport": "node", "at": "node", "catapult": "node", "steal": "theirs", "rival": "seat",
}  # fmt: skip
AXES: Final = {"dice": ("assault", "skirmish", "raid"), "ships": ("fresh", "damaged")}
PICKED: Final = ("dice", "ships", "discard_hand", "swap")  # put together in a panel

LIT: Final = """() => [...document.querySelectorAll('.thing.can')].flatMap(each => each.dataset.targets.split(' '))"""
OVERFULL: Final = """() => [...document.querySelectorAll('.arcs .panel, .arcs .system')].filter(each =>
    each.getClientRects().length
    && (each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  ).map(each => each.className + ' ' + each.scrollHeight + '>' + each.clientHeight)"""

# Systems of the map, and parts of the board, that lie over each other.
OVERLAPS: Final = """selector => {
    const boxes = [...document.querySelectorAll(selector)].filter(each => each.getClientRects().length)
      .map(each => [each, each.getBoundingClientRect()]);
    const meet = (a, b) => a.left < b.right - 2 && b.left < a.right - 2 && a.top < b.bottom - 2 && b.top < a.bottom - 2;
    return boxes.flatMap(([one, a], i) => boxes.slice(i + 1).filter(([, b]) => meet(a, b))
      .map(([other]) => (one.dataset.system ?? one.className) + ' ' + (other.dataset.system ?? other.className)));
  }"""


# What lies on the board is large enough for a finger.
SMALL_THINGS: Final = SMALL_TARGETS.replace("button, select, a.button", ".arcs button")


def target(action: str, viewer: int = 0) -> str:
    """Where an option lies on the board; nowhere for declining and for parts of an effect."""
    kind, _, about = action.partition(":")
    if kind in IN_THE_DOCK:
        return ""
    if kind in PICKED:
        return f"pick:{kind}"
    if kind in ("keep_hand", "redraw"):
        return "hands"
    if kind == "move":
        return f"node:{about.partition('>')[2]}"
    if kind in ("battle", "city"):
        return f"node:{about.partition('/')[0]}"
    if kind == "cluster":
        return f"node:{about}-gate"
    if kind == "repair_ship":
        return f"fleet:{about}/{viewer}"
    if kind == "put":
        return f"slot:{about.partition('/')[2]}"
    if kind in ("steal_card", "react"):
        return f"card:{about.partition('/')[2]}"
    if kind in ("spend", "prelude"):
        about = about.partition("/")[0].partition("#")[0]
    return f"{PLACES.get(kind, kind)}:{about}"


def unlit(page: Any, offered: list[str]) -> list[str]:
    """The options that no thing on the board stands for, though they are about one."""
    lit = set(page.evaluate(LIT))
    if any(each.startswith("pick:") for each in lit):
        lit |= {f"pick:{kind}" for kind in PICKED}
    return [action for action in offered if target(action) not in lit | {""}]


def bring_up(page: Any, found: Any) -> Any:
    """The thing that is seen; on a small screen the page that it is on comes up."""
    for tab in [None, *page.locator(".arcs .pages button").locator("visible=true").all()]:
        if tab:
            tab.click()
        if found.locator("visible=true").count():
            return found.locator("visible=true").first
    raise AssertionError(f"nothing to be seen: {found}")


def pick(page: Any, action: str) -> None:
    """Put an option together in the panel, and take it."""
    kind, _, about = action.partition(":")
    bring_up(page, page.locator(".picker"))
    if kind in ("dice", "ships"):
        wanted = [int(n) for n in about.replace("+", "-").split("-")]
        for _ in range(3):  # one axis can push another
            for axis, n in enumerate(wanted):
                row = page.locator(f'.picker [data-axis="{AXES[kind][axis]}"]')
                if not row.count():
                    continue  # there is nothing to choose about it
                while (now := int(row.get_attribute("data-value"))) != n:
                    row.locator("button").nth(1 if now < n else 0).click()
    page.locator(f'.picker .commit[data-targets="pick:{action}"]').click()


def click(page: Any, action: str) -> None:
    """Click the thing on the board that the option is about, or the button of one that is about nothing there."""
    before = moment(page)
    place = target(action)
    if place.startswith("pick:"):
        pick(page, action)
    elif place:
        bring_up(page, page.locator(f'.arcs .thing.can[data-targets~="{place}"]')).click()
        entry = page.locator(f'[role=menuitem][data-action="{action}"]')
        if page.locator("[role=menu]").count():
            entry.click()
    else:
        page.locator(f'.option[data-action="{action}"]').click()
        confirm_end(page)
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=before)


def look(page: Any, address: str, position: Any, bot: str = "") -> Any:
    """Sit down at a table that begins with a position: against a bot, or holding all seats."""
    ann = Rival(page.context, address, "Ann")
    seats = range(position["seats"])
    if bot:
        wanted = {"game": "arcs", "seats": len(seats), "bots": {str(seat): bot for seat in seats[1:]}}
        made = ann.ask("POST", "/api/tables", {**wanted, "start": position})
    else:
        made = ann.ask("POST", "/api/imports", {"position": position, "hold": list(seats)})
    ann.table = made["id"]
    page.goto(f"{address}/table/{made['id']}")
    page.locator("main button.primary, .arcs").first.wait_for()
    if not page.locator(".arcs").count():
        page.locator("main button.primary").click()
    page.locator(".arcs").wait_for()
    wait_for_turn(page)
    return ann


def play_to_the_end(page: Any) -> set[str]:
    """Play by clicks on the board; the kinds of options that were taken."""
    seen = set()
    for _ in range(LONGEST_GAME):
        offered = wait_for_turn(page)
        if not offered:
            break
        assert unlit(page, offered) == []
        action = wish(offered)
        seen.add(action.partition(":")[0])
        click(page, action)
    assert is_over(page)
    return seen


def test_a_game_to_its_end_by_clicks_on_the_board(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    position = played(2, 4, in_chapter(5))
    ann = look(page, server.address, position, bot="random")
    seen = play_to_the_end(page)
    assert {"lead", "influence"} <= seen
    power = [str(player["power"]) for player in ann.moment()["view"]["players"]]
    page.locator(".dock").get_by_role("button", name="Scores").click()
    expect(page.locator("dialog[open] .scores tfoot td")).to_have_text(power)


def test_a_game_to_its_end_on_a_phone(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits", *SCREENS[0], has_touch=True)
    position = played(3, 8, in_chapter(5), leaders="base")
    look(page, server.address, position, bot="random")
    assert len(play_to_the_end(page)) > 2


@pytest.fixture(scope="module")
def kinds() -> dict[str, Any]:
    return every_kind()


@pytest.mark.parametrize("part", range(PARTS))
def test_every_kind_of_option_lies_on_the_board(
    open_page: OpenPage, server: Server, kinds: dict[str, Any], part: int
) -> None:
    assert len(kinds) > MOST_KINDS, sorted(kinds)
    page = open_page("/credits")
    shown = set()
    for kind in sorted(kinds)[part::PARTS]:
        if kind in shown:
            continue
        look(page, server.address, kinds[kind])
        offered = wait_for_turn(page)
        assert unlit(page, offered) == []
        shown |= {action.partition(":")[0] for action in offered}
        assert kind in shown


def test_a_battle_by_clicks(open_page: OpenPage, server: Server) -> None:
    """Choosing dice with their odds in sight, then a roll that is seen, and hits on ships and buildings."""
    page = open_page("/credits")
    ships = {"2-hex": {"0": 4, "1": [2, 1]}}
    scene = Scene(hand=["aggression-2"], ships=ships, buildings={"2-hex/1": "1 city"}, luck=[[4, 4], [9]])
    scene.play("lead:aggression-2")
    look(page, server.address, scene.table.save())
    click(page, "battle:2-hex/1")
    wait_for_turn(page)
    page.locator('.picker [data-axis="assault"] button').nth(1).click()
    page.locator('.picker [data-axis="skirmish"] button').first.click()
    expect(page.locator('.picker .commit[data-targets="pick:dice:1-2-0"]')).to_have_count(1)
    hits = page.locator(".odds .row").first
    # An assault die hits 0 or 1 time more often than a skirmish die: 7/6 and twice 1/2.
    expect(hits.locator("b")).to_have_text("2.2")
    expect(hits.locator(".bar small")).to_have_text(["0", "1", "2", "3", "4"])
    click(page, "dice:1-2-0")
    expect(page.locator(".tray .die")).to_have_count(3)  # also when nobody has to assign a hit
    scene.play("battle:2-hex/1", "dice:2-1-0")
    ann = look(page, server.address, scene.table.save())
    expect(page.locator(".tray .die")).to_have_count(3)
    expect(page.locator(".tray .totals b")).to_have_text(["5"])
    for action in ("hit:1/fresh", "hit:1/damaged", "hit:1/damaged"):
        assert action in wait_for_turn(page)
        click(page, action)
    assert ann.moment()["view"]["ships"]["2-hex"] == {"0": [4, 0]} or wait_for_turn(page) == ["hit:1/fresh"]


# Every skirmish die hits a ship.
SURE: Final = {"game": "arcs", "dice": {"skirmish": {"faces": [["ship_hit"]] * 6}}}


def test_the_dice_go_when_the_battle_is_over(open_page: OpenPage, server: Server) -> None:
    """Hits without a choice are told beside the dice; when none is left to assign the dice stay until the next move."""
    page = open_page("/credits")
    ships: Any = {"2-hex": {"0": 3, "1": 2}, "3-hex": {"0": 1, "2": [0, 2]}}
    scene = Scene(hand=["aggression-2", "mobilization-4"], ships=ships, buildings={"2-hex/1": "1 city"})
    scene.play("lead:aggression-2")
    look(page, server.address, {**scene.table.save(), "pack": SURE})
    dice, told = page.locator(".tray .die"), page.locator(".fight .forced")
    click(page, "battle:2-hex/1")
    click(page, "dice:0-3-0")
    expect(page.locator(".tray .totals b")).to_have_text(["3"])
    expect(page.locator(".dock .prompt")).to_contain_text("Assign 2 hits")
    expect(told).to_have_text(["1 hit is assigned automatically: there is nothing to choose."])
    click(page, "hit:1/damaged")
    expect(told).to_have_count(0)
    assert [action for action in wait_for_turn(page) if action.startswith("battle")] == [
        "battle:2-hex/1",
        "battle:3-hex/2",
    ]
    expect(dice).to_have_count(0)
    expect(page.locator(".fight")).to_have_count(0)
    click(page, "battle:3-hex/2")
    click(page, "dice:0-1-0")
    expect(dice).to_have_count(1)  # the only hit has found its ship, and who attacked sees it
    assert "end" in wait_for_turn(page)
    click(page, "end")
    expect(dice).to_have_count(0)


def test_a_move_is_planned_on_the_map(open_page: OpenPage, server: Server) -> None:
    """Ships are picked, then any spot of the system they go to, whatever lies there; Escape puts them down."""
    page = open_page("/credits")
    ships = {"2-gate": {"0": 2}, "2-hex": {"0": 1, "1": 3}}
    scene = Scene(hand=["mobilization-2"], ships=ships)
    scene.play("lead:mobilization-2")
    look(page, server.address, scene.table.save())
    fleet = page.locator('.arcs .thing.can[data-targets~="fleet:2-gate/0"]')
    goals = page.locator(".arcs .goal")
    fleet.click()
    expect(page.locator("[role=menu]")).to_have_count(0)
    expect(fleet).to_have_attribute("aria-pressed", "true")
    expect(page.locator('.goal[data-system="2-hex"]')).to_have_count(1)
    expect(page.locator('.goal[data-system="2-gate"]')).to_have_count(0)
    page.keyboard.press("Escape")
    expect(goals).to_have_count(0)
    fleet.click()
    before = moment(page)
    rival = page.locator('.arcs [data-system="2-hex"] .of-1').bounding_box()
    assert rival is not None
    page.mouse.click(rival["x"] + rival["width"] / 2, rival["y"] + rival["height"] / 2)
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=before)
    expect(page.locator(".dock .prompt")).to_contain_text("Cluster 2: Gate → Cluster 2: Hex")
    expect(page.locator(".picker .axis .name")).to_have_text(["Fresh"])  # none is damaged
    expect(goals).to_have_count(0)


def test_a_window_on_the_map_is_put_aside(open_page: OpenPage, server: Server) -> None:
    """What lies over the map can be put aside to look below it, until the next question."""
    page = open_page("/credits")
    scene = Scene(hand=["aggression-2"], ships={"2-hex": {"0": 4, "1": 2}}, luck=[[4]])
    scene.play("lead:aggression-2", "battle:2-hex/1")
    look(page, server.address, scene.table.save())
    picker = page.locator(".picker")
    expect(picker).to_be_visible()
    page.get_by_role("button", name="Look at the map").click()
    expect(picker).to_be_hidden()
    page.get_by_role("button", name="Back to the question").click()
    expect(picker).to_be_visible()
    page.get_by_role("button", name="Look at the map").click()
    before = moment(page)
    page.locator('.option[data-action="dice:0-1-0"]').click()
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=before)
    expect(page.locator(".tray .die").first).to_be_visible()


def test_a_preview_names_who_would_have_the_initiative(open_page: OpenPage, server: Server) -> None:
    """A seat is no amount: its mark is shown, not how far it is from the one before."""
    page = open_page("/credits")
    foe = {"hand": ["aggression-3", "aggression-4"]}
    scene = Scene(hand=["aggression-5", "construction-2"], foe=foe, seats=2, initiative=1)
    scene.play("lead:aggression-3", "end", "surpass:aggression-5")
    look(page, server.address, scene.table.save())
    wait_for_turn(page)
    page.mouse.move(5, 5)
    page.locator('.option[data-action="seize:construction-2"]').hover()
    expect(page.locator(".preview .own")).to_have_count(1)
    expect(page.locator(".preview .number")).to_have_text(["−1"])  # the card that leaves the hand


def test_a_stray_click_does_not_seize(open_page: OpenPage, server: Server) -> None:
    """A card that can only be given up for the initiative looks different, and a click on it names what it would do."""
    page = open_page("/credits")
    foe = {"hand": ["aggression-3", "aggression-4"]}
    scene = Scene(hand=["aggression-5", "construction-2"], foe=foe, seats=2, initiative=1)
    scene.play("lead:aggression-3", "end")
    look(page, server.address, scene.table.save())
    card = page.locator('.arcs .hand .thing[data-card="construction-2"]')
    expect(card).not_to_have_class(re.compile("seizes"))
    click(page, "surpass:aggression-5")
    seize = page.locator('[role=menuitem][data-action="seize:construction-2"]')
    expect(card).to_have_class(re.compile("seizes"))
    before = moment(page)
    card.dblclick()  # the second click neither takes what the first one has named nor closes it
    expect(seize).to_have_text("Seize the initiative with Construction 2")
    page.keyboard.press("Escape")
    assert moment(page) == before
    assert "seize:construction-2" in wait_for_turn(page)
    click(page, "seize:construction-2")
    expect(card).to_have_count(0)


def test_what_is_put_together_comes_in_sight_on_a_phone_that_lies(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits", *LYING_PHONE, has_touch=True)
    scene = Scene(hand=["aggression-2"], ships={"6-arrow": {"0": 4, "1": 2}})
    scene.play("lead:aggression-2")
    look(page, server.address, scene.table.save())
    page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
    click(page, "battle:6-arrow/1")
    wait_for_turn(page)
    expect(page.locator(".picker .commit")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("seats", "seed", "options"), [(2, 3, {}), (3, 5, {"leaders": "base"}), (4, 3, {"leaders": "all", "lore": 2})]
)
def test_the_board_fits_every_screen(
    open_page: OpenPage, server: Server, seats: int, seed: int, options: dict[str, Any]
) -> None:
    page = open_page("/credits")
    look(page, server.address, played(seats, seed, in_chapter(3), **options))
    board = page.locator(".boardholder")
    for width, height in (*SCREENS, LYING_PHONE):
        for _ in each_page(page, width, height):
            assert sideways(page) == 0
            assert board.evaluate("board => board.scrollWidth - board.clientWidth") == 0
            finds_nothing(page, SMALL_LETTERS)
            finds_nothing(page, OVERFULL)
            finds_nothing(page, OVERLAPS, ".arcs .system")
            assert width >= WIDE or page.evaluate(SMALL_THINGS) == []
        if width >= WIDE:
            assert board.evaluate("board => board.scrollHeight - board.clientHeight") == 0
            finds_nothing(page, OVERLAPS, ".arcs .player, .arcs .round, .reach, .court, .ambitions, .hand")


@pytest.mark.parametrize("language", ["ru", "de"])
def test_long_words_have_room(open_page: OpenPage, server: Server, language: str) -> None:
    page = open_page("/credits")
    page.evaluate("language => localStorage.setItem('ecliptic.settings', JSON.stringify({locale: language}))", language)
    look(page, server.address, played(4, 3, in_chapter(3), leaders="all"))
    for width, height in (SCREENS[0], SCREENS[2], LYING_PHONE):
        for _ in each_page(page, width, height):
            assert sideways(page) == 0
            finds_nothing(page, OVERFULL)
        finds_nothing(page, CUT_PROMPT)


def test_the_draft_lies_open(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    position = played(3, 2, lambda table, offered: offered[0].startswith("take:"), leaders="all")
    look(page, server.address, position, bot="random")
    offered = wait_for_turn(page)
    assert unlit(page, offered) == []
    click(page, offered[0])


@pytest.mark.parametrize("theme", THEMES)
def test_the_board_reads_well(open_page: OpenPage, server: Server, theme: str) -> None:
    page = open_page("/credits")
    choose_theme(page, theme)
    look(page, server.address, played(4, 3, in_chapter(3), leaders="all"))
    for width, height in (SCREENS[0], SCREENS[2]):
        for _ in each_page(page, width, height):
            assert problems(page) == []


def test_above_the_list_of_systems_no_room_is_lost(open_page: OpenPage, server: Server) -> None:
    """On a tablet, and beside an analysis, the map in small is as high as what it lies in."""
    page = open_page("/credits", *SCREENS[1])
    look(page, server.address, Scene(hand=["aggression-2"]).table.save())
    wait_for_turn(page)
    bring_up(page, page.locator(".arcs .list"))
    above, small = (page.locator(f".arcs .above{inner}").bounding_box() for inner in ("", " > svg"))
    assert above is not None
    assert small is not None
    assert above["height"] <= small["height"] + 2


def test_a_card_and_a_rival_open(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    look(page, server.address, Scene(hand=["aggression-2"], foe={"cards": ["BC02"]}).table.save())
    page.locator('.arcs .card[data-card="BC02"]').click()
    page.locator(".full").get_by_text("Mining Interest").wait_for()
    page.get_by_role("button", name="Close", exact=True).click()
    page.locator('.arcs [data-mat="1"] .who').click()
    page.locator("dialog[open] .full").get_by_text("gain 1 Material").wait_for()


def test_an_arrow_key_reaches_what_can_be_done(open_page: OpenPage, server: Server) -> None:
    """By keyboard alone: the lit card of the hand is focused with Tab and taken with Enter."""
    page = open_page("/credits")
    look(page, server.address, Scene(hand=["aggression-2", "construction-3"]).table.save())
    before = moment(page)
    page.locator('.hand [data-card="construction-3"]').focus()
    page.keyboard.press("Enter")
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=before)
    expect(page.locator(".round .play")).to_have_count(1)
