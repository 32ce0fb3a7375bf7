"""The Blighted Reach in a real browser: an act by clicks, a Summit between two browsers, and a board that fits."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.kernel import Table
from tests.browser.campaign import every_kind, in_act, kinds_of, target, walked
from tests.browser.conftest import OpenPage, Server
from tests.browser.rival import Rival
from tests.browser.table import confirm_end, each_page, finds_nothing, moment, resize, wait_for_turn
from tests.browser.test_arcs import LIT, LYING_PHONE, OVERFULL, OVERLAPS, SMALL_THINGS, WIDE, bring_up
from tests.browser.test_layout import SCREENS, SMALL_LETTERS, sideways
from tests.browser.test_reading import THEMES, choose_theme, problems
from tests.rules.blighted_reach.fates.test_08_believer import believer, ideals
from tests.rules.blighted_reach.fates.test_10_hegemon import HEGEMON, banners, hegemony
from tests.rules.blighted_reach.fates.test_12_pirate import stating
from tests.rules.blighted_reach.scene import Scene
from tests.rules.blighted_reach.test_12_summits import negotiate

LONG: Final = 80  # letters of an option that is a whole sentence
SYSTEMS: Final = 24
LONGEST_ACT: Final = 300  # decisions of one player
CARDS: Final = ("lead", "surpass", "event", "pivot", "copy")
ACTIONS: Final = ("secure", "influence", "tax", "build_ship", "repair", "move")
PHONE, DESKTOP = SCREENS[0], SCREENS[2]
CUT_TABS: Final = """() => [...document.querySelectorAll('.side [role=tab] span')].filter(each =>
    each.getClientRects().length && each.scrollWidth > each.clientWidth).map(each => each.textContent)"""
# Seats at the top and options in the strip whose words or numbers are cut off above, below or beside them.
CUT: Final = """() => [...document.querySelectorAll('header .chips, header .chip, .options .option')].filter(each =>
    each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1).map(each => each.className)"""
# Act and chapter at the top, where they end in dots.
CUT_HEADLINE: Final = """() => [...document.querySelectorAll('header .brief, header .where .small')].filter(each =>
    each.getClientRects().length && each.scrollWidth > each.clientWidth).map(each => each.textContent)"""
# What can be picked on the map, under the panel that tells of a procedure.
COVERED: Final = """() => {
    const panel = document.querySelector('.proceedings').getBoundingClientRect();
    return [...document.querySelectorAll('.reach .map .thing.can')].filter(each => {
      const box = each.getBoundingClientRect();
      return box.left < panel.right && box.right > panel.left && box.top < panel.bottom && box.bottom > panel.top;
    }).map(each => each.dataset.targets);
  }"""
# Parts beside the map whose things end below them, and players whose names end in dots.
OUT_OF_SIGHT: Final = """() => [...document.querySelectorAll('.rivals, .ambitions')].filter(each =>
    each.scrollHeight > each.clientHeight + 1).map(each => each.className)"""
CUT_NAMES: Final = """() => [...document.querySelectorAll('.rivals .who .name')].filter(each =>
    each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth).map(each => each.textContent)"""
APART: Final = f"selector => ({OVERLAPS})(selector).length === 0"


def click(page: Any, action: str) -> None:
    """Click the thing on the board that the option is about, or the option in the list."""
    before = moment(page)
    place = target(action)
    if place.startswith("pick:"):
        bring_up(page, page.locator(".picker .commit")).click()
    elif place:
        bring_up(page, page.locator(f'.arcs .thing.can[data-targets~="{place}"]')).click()
        if page.locator("[role=menu]").count():
            page.locator(f'[role=menuitem][data-action="{action}"]').click()
    else:
        page.locator(f'.option[data-action="{action}"]').click()
        confirm_end(page)
    page.wait_for_function("n => Number(document.querySelector('.dock')?.dataset.n ?? 0) > n", arg=before)


def unlit(page: Any, offered: list[str]) -> list[str]:
    """Return the options that no thing on the board stands for, though they are about one."""
    lit = set(page.evaluate(LIT))
    picked = {":".join(each.split(":")[:2]) for each in lit if each.startswith("pick:")}
    return [action for action in offered if target(action) not in lit | picked | {""}]


def set_up(page: Any, address: str, position: Any, **wanted: Any) -> tuple[Rival, Any]:
    """Set up a table that begins with a position; Ann holds all seats unless others are wanted."""
    ann = Rival(page.context, address, "Ann")
    seats = position["seats"]
    body = {"game": "blighted-reach", "seats": seats, "start": position, "hold": [*range(seats)]}
    made = ann.ask("POST", "/api/tables", {**body, **wanted})
    ann.table = made["id"]
    return ann, made


def go_to(page: Any, address: str, table: str) -> None:
    """Look at a table; it is not asked who looks."""
    page.evaluate("id => localStorage.setItem(`ecliptic.curtain.${id}`, 'no')", table)
    page.goto(f"{address}/table/{table}")
    page.locator(".arcs").wait_for()


def sit(page: Any, address: str, position: Any, **wanted: Any) -> Rival:
    """Sit down at a table that begins with a position."""
    ann, made = set_up(page, address, position, **wanted)
    go_to(page, address, made["id"])
    return ann


def wish(offered: list[str], acted: int) -> str:
    """Return what somebody takes who plays one action in a turn, calls every Summit and accepts every deal."""
    kinds = CARDS if acted else (*CARDS, *ACTIONS)
    for kind in (*kinds, "summit", "accept", "end", "done", "no", "pass"):
        found = [option for option in offered if option.partition(":")[0] == kind]
        if found:
            return found[0]
    return offered[0]


def test_a_whole_act_and_the_intermission_by_clicks(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    ann = Rival(page.context, server.address, "Ann")
    wanted = {"game": "blighted-reach", "seats": 2, "bots": {"1": "random"}, "options": {"acts": 2}}
    page.goto(f"{server.address}/table/{ann.ask('POST', '/api/tables', wanted)['id']}")
    page.locator(".arcs").wait_for()
    seen: set[str] = set()
    acted = 0
    for _ in range(LONGEST_ACT):
        offered = wait_for_turn(page)
        if "Act II " in page.locator(".where").inner_text():
            break
        assert unlit(page, offered) == []
        action = wish(offered, acted)
        kind = action.partition(":")[0]
        acted = 0 if kind in CARDS else acted + 1
        seen.add(kind)
        click(page, action)
    expect(page.locator(".where")).to_contain_text("Act II ")
    assert {"start", "lead", "end", "summit"} <= seen
    page.locator(".proceedings .title").get_by_text("Intermission").wait_for()
    page.get_by_role("tab", name="Log").click()
    page.locator(".log").get_by_text("Fates are chosen for the next act.").wait_for()


def test_a_summit_between_two_browsers_with_a_deal_of_three(open_page: OpenPage, server: Server) -> None:
    scene = negotiate(me={"resources": ["relic"]}, foe={"resources": ["fuel"]})
    ann = open_page("/credits")
    holder, made = set_up(ann, server.address, scene.table.save(), hold=[0])
    bob, cleo = open_page("/credits"), open_page("/credits")
    others = [Rival(page.context, server.address, name) for page, name in ((bob, "Bob"), (cleo, "Cleo"))]
    for seat, other in enumerate(others, 1):
        other.sit(holder.table, seat, made["invitation"])
    for page in (ann, bob):
        go_to(page, server.address, holder.table)
    for part in ("0>1=relic", "1>2=fuel", "2>0=favor"):
        assert f"side:{part[:3]}" in wait_for_turn(ann)
        click(ann, f"side:{part[:3]}")
        assert f"deal_part:{part}" in wait_for_turn(ann)
        click(ann, f"deal_part:{part}")
    sentences = ["Ann gives you 1 Relic", "you give Cleo 1 Fuel", "Cleo promises Ann a Favor"]  # as Bob reads it
    bob.locator('.summit [data-part="2>0=favor"]').wait_for()
    expect(bob.locator(".summit .sentence")).to_have_text(sentences, use_inner_text=True)
    expect(bob.locator(".summit .thing.can"), "it is not his turn").to_have_count(0)
    wait_for_turn(ann)
    click(ann, "propose:0>1=relic+1>2=fuel+2>0=favor")
    assert wait_for_turn(bob) == ["accept", "refuse"]
    expect(ann.locator('[data-consent="1 waiting"]')).to_have_count(1)
    click(bob, "accept")
    ann.locator('[data-consent="1 accepted"]').wait_for()
    assert others[1].play(lambda options: options[0])
    ann.locator(".log").get_by_text("You propose: you give Bob").wait_for()
    ann.locator(".log").get_by_text("Cleo promises you a Favor.", exact=True).wait_for()
    players = others[0].moment()["view"]["players"]
    assert [player["slots"][0]["resource"] for player in players] == ["", "relic", "fuel"]
    assert others[0].moment()["view"]["campaign"]["favors"] == [[0, 0, 1], [0, 0, 0], [0, 0, 0]]
    ann.locator(".summit .seats .favor").first.wait_for()


def test_an_event_is_shown_step_by_step(open_page: OpenPage, server: Server) -> None:
    """Whatever the dice say: they are shown, the steps come by themselves, and one can go back."""
    scene = Scene(
        hand=["administration-2", "construction-3"],
        foe={"hand": ["EV01"]},
        ships={"1-arrow": {"0": 2, "1": 1, "blight": 1}},
    )
    scene.play("lead:administration-2")
    scene.play_if_asked("end")
    scene.play("event:EV01")
    scene.play_if_asked("end")
    page = open_page("/credits")
    sit(page, server.address, scene.table.save())
    assert sorted(wait_for_turn(page)) == ["no", "summit"]
    click(page, "no")
    panel = page.locator(".proceedings")
    title = panel.locator("button.title")
    title.click()  # it folds up by itself after a while, but not what was opened by hand
    if title.get_attribute("aria-expanded") == "false":
        title.click()
    panel.locator(".die").nth(1).wait_for()
    page.wait_for_function("() => Number(document.querySelector('.proceedings').dataset.step) > 0")
    while panel.get_attribute("data-step") != "0":
        panel.get_by_role("button", name="Step back").click()
    assert panel.get_attribute("data-step") == "0"
    expect(panel.locator(".steps li")).to_have_count(1)
    panel.get_by_role("button", name="Hide").click()
    expect(panel.locator(".steps")).to_have_count(0)


def test_a_procedure_leaves_the_map_to_what_is_asked_on_it(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits", *DESKTOP)
    sit(page, server.address, walked(3, 4, lambda _, offered: len(offered) == SYSTEMS and kinds_of(offered) == {"at"}))
    page.locator(".proceedings").get_by_role("button", name="Intermission").wait_for()
    finds_nothing(page, COVERED)
    assert unlit(page, wait_for_turn(page)) == []
    expect(page.locator(".proceedings .rail-steps")).to_have_count(0)
    page.locator(".proceedings .title").click()  # whoever wants to read it may
    page.locator(".proceedings .rail-steps .now").wait_for()


def spying() -> Scene:
    """Informants (F06-02) give the highest card to a Rival."""
    scene = Scene(hand=["administration-2", "aggression-5"], me={"cards": ["F06-02"]}, foe={"hand": ["aggression-2"]})
    scene.play("lead:administration-2", "use:spy")
    return scene


def returning() -> Scene:
    """Warlord's Terror (L24) returns a Trophy: a ship or a Banner."""
    scene = Scene(
        hand=["administration-2"],
        me={"cards": ["L24"], "trophies": ["1 ship"]},
        markers=["warlord", "", ""],
        campaign={**HEGEMON, "tokens": [*banners()[:-1], {"token": "banner", "place": "trophies 0"}]},
    )
    scene.play("lead:administration-2", "prelude:L24")
    return scene


def test_rivals_rumors_and_trophies_are_clicked(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    scenes = {
        "spy:1/aggression-5": spying(),
        "state_truth:own-piece": stating({"2-arrow": {"0": 1, "1": 1}}),
        "return_token:banner": returning(),
    }
    for action, scene in scenes.items():
        for size in (PHONE, DESKTOP):
            sit(page, server.address, scene.table.save())
            resize(page, *size)
            offered = wait_for_turn(page)
            assert action in offered
            assert unlit(page, offered) == []
            click(page, action)


def test_fates_are_offered_to_their_seat_only(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    position = walked(2, 1, lambda _, offered: "fate" in kinds_of(offered))
    ann = sit(page, server.address, position, hold=[0], bots={"1": "random"})
    offered = wait_for_turn(page)
    assert len(offered) == 2
    expect(page.locator(".offer .thing.can")).to_have_count(2)
    assert all(action.partition(":")[2] in ann.moment()["view"]["campaign"]["offer"] for action in offered)
    click(page, offered[1])
    page.locator(".offer").wait_for(state="detached")


@pytest.fixture(scope="module")
def kinds() -> dict[str, Any]:
    return every_kind()


def test_every_kind_of_option_is_on_the_board(open_page: OpenPage, server: Server, kinds: dict[str, Any]) -> None:
    assert {"start", "side", "deal_part", "propose", "accept", "fleet", "demand"} <= set(kinds)
    page = open_page("/credits")
    shown: set[str] = set()
    for kind in sorted(kinds):
        if kind in shown:
            continue
        sit(page, server.address, kinds[kind])
        offered = wait_for_turn(page)
        assert unlit(page, offered) == []
        shown |= kinds_of(offered)
        assert kind in shown


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (3, 7), (4, 8)])
def test_the_board_fits_every_screen(open_page: OpenPage, server: Server, seats: int, seed: int) -> None:
    page = open_page("/credits")
    sit(page, server.address, walked(seats, seed, in_act(2)))
    wait_for_turn(page)
    board = page.locator(".boardholder")
    for width, height in SCREENS:
        for _ in each_page(page, width, height):
            assert sideways(page) == 0
            assert board.evaluate("board => board.scrollWidth - board.clientWidth") == 0
            finds_nothing(page, SMALL_LETTERS)
            finds_nothing(page, OVERFULL)
            page.wait_for_function(APART, arg=".arcs .system, .arcs .empire")  # the map is laid out a frame later
            assert width >= WIDE or page.evaluate(SMALL_THINGS) == []


def test_four_players_of_a_late_act_lie_open(open_page: OpenPage, server: Server) -> None:
    """Seven ambitions and three rivals with a Flagship: nothing lies over the supply or below an edge."""
    page = open_page("/credits")
    sit(page, server.address, walked(4, 1, in_act(3)))
    wait_for_turn(page)
    for size in SCREENS[2:]:
        resize(page, *size)
        finds_nothing(page, OVERFULL)
        finds_nothing(page, OUT_OF_SIGHT)
        finds_nothing(page, CUT_NAMES)


@pytest.mark.parametrize("theme", THEMES)
def test_board_booklet_and_fate_read_well(open_page: OpenPage, server: Server, theme: str) -> None:
    page = open_page("/credits")
    choose_theme(page, theme)
    sit(page, server.address, walked(3, 7, in_act(1)))
    wait_for_turn(page)
    assert problems(page) == []
    page.get_by_role("button", name="Rules booklet").click()
    page.locator("dialog[open]").get_by_text("Truce Law").wait_for()
    assert problems(page) == []
    page.keyboard.press("Escape")
    page.locator('.arcs [data-mat="1"] .who').click()
    page.locator("dialog[open] .fate").wait_for()
    assert problems(page) == []
    page.keyboard.press("Escape")
    for tab in each_page(page, *PHONE):
        assert tab, "a phone needs pages"
        assert problems(page) == []


def has_long_option(table: Table, offered: list[str]) -> bool:
    """Return whether it is a turn in Act II with an option as long as a sentence."""
    labels = [GAME.say(table.label(0, each), [""] * 4, "ru", 0) for each in table.options(0)]
    return in_act(2)(table, offered) and max(map(len, labels)) > LONG


@pytest.mark.parametrize(("width", "height"), [(360, 740), LYING_PHONE])
def test_on_a_phone_seats_and_options_are_whole(open_page: OpenPage, server: Server, width: int, height: int) -> None:
    """With a Flagship there is an option that is as long as a sentence."""
    page = open_page("/credits")
    page.evaluate("localStorage.setItem('ecliptic.settings', JSON.stringify({locale: 'ru'}))")
    sit(page, server.address, walked(4, 3, has_long_option))
    wait_for_turn(page)
    assert max(len(text) for text in page.locator(".options .option").all_inner_texts()) > LONG
    resize(page, width, height)
    cut = set(page.evaluate(CUT))
    assert not {each for each in cut if "option" in each}
    assert width < height or not cut  # where a phone stands, the seats are a strip that scrolls
    assert page.evaluate(CUT_HEADLINE) == []


def test_on_a_lying_phone_systems_are_in_sight(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    sit(page, server.address, faith().table.save())
    resize(page, *LYING_PHONE)
    bring_up(page, page.locator('.arcs [data-system="1-gate"]'))
    page.wait_for_function(
        """() => document.querySelector('.arcs [data-system="1-gate"]').getBoundingClientRect().bottom
             <= document.querySelector('.dock').getBoundingClientRect().top"""
    )
    sit(page, server.address, stating({"2-arrow": {"0": 1, "1": 1}}).table.save())
    page.wait_for_function(
        """() => [...document.querySelectorAll('.arcs .thing.can')].some(each => each.getBoundingClientRect().bottom
             <= document.querySelector('.dock').getBoundingClientRect().top)"""
    )


@pytest.mark.parametrize("language", ["ru", "de"])
def test_long_words_have_room(open_page: OpenPage, server: Server, language: str) -> None:
    page = open_page("/credits")
    page.evaluate("language => localStorage.setItem('ecliptic.settings', JSON.stringify({locale: language}))", language)
    deal = walked(4, 3, lambda _, offered: "propose" in kinds_of(offered), prefer=("summit", "side", "deal_part"))
    for position in (walked(4, 8, in_act(2)), deal):
        sit(page, server.address, position)
        wait_for_turn(page)
        for width, height in (PHONE, DESKTOP):
            for _ in each_page(page, width, height):
                assert sideways(page) == 0
                finds_nothing(page, OVERFULL)
            finds_nothing(page, CUT_TABS)


def faith() -> Scene:
    """The Believer in Act II: Faithful cards, Ideals, the Doctrine; cards beside the map, and what is remembered."""
    tokens = [*ideals("box 1 wisdom", "box 3 zeal"), {"token": "banner", "place": "2-hex", "side": "damaged"}]
    return Scene(
        hand=["faithful-3", "aggression-4"],
        foe={"outrage": ["relic"]},
        ships={"2-hex": {"0": 1}},
        buildings={"2-hex/1": "0 city"},
        campaign=believer(
            2,
            *("F08-21", "F08-22B", "F08-23"),
            tokens=tokens,
            common=["F03-13"],
            sown_outrage=["1 relic 2"],
            facts={"scrapped-action-cards": 1, "f12-loot": 2},
        ),
    )


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
def test_what_lies_beside_the_map_and_in_boxes_is_shown(
    open_page: OpenPage, server: Server, size: tuple[int, int]
) -> None:
    page = open_page("/credits")
    sit(page, server.address, faith().table.save())
    resize(page, *size)
    assert unlit(page, [f"lead:{card}" for card in ("faithful-3", "aggression-4")]) == []
    for shown in (
        '[data-boxed="tycoon/ideal/wisdom"]',
        '[data-boxed="warlord/ideal/zeal"]',
        '.beside [data-card="F03-13"]',
        '.thing[data-targets~="doctrine"]',
        '[data-sown="1/relic/2"]',
        '.thing[data-targets~="token:2-hex/banner/damaged"]',
    ):
        bring_up(page, page.locator(f".arcs {shown}"))
    bring_up(page, page.locator(".arcs .hand .thing").filter(has_text="Faithful")).click(button="right")
    page.get_by_text("Wisdom:").wait_for()


def test_what_is_remembered_is_read_in_the_booklet_and_on_the_sheet(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    sit(page, server.address, faith().table.save())
    page.get_by_role("button", name="Rules booklet").click()
    booklet = page.locator("dialog[open]")
    booklet.get_by_text("Action cards out of the campaign: Administration 1.").wait_for()
    booklet.get_by_text("Resources stolen in this battle: 2.").wait_for()
    page.keyboard.press("Escape")
    page.locator('.arcs [data-mat="1"] .who').click()
    page.locator("dialog[open] .fate").get_by_text("Set aside: Ideal 3").wait_for()


def test_a_faithful_card_is_led_on_a_side_by_clicks(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    sit(page, server.address, Scene(hand=["faithful-3"], campaign=believer()).table.save())
    assert sorted(wait_for_turn(page)) == ["lead:faithful-3/wisdom", "lead:faithful-3/zeal", "pass"]
    click(page, "lead:faithful-3/wisdom")
    page.locator(".round .play").get_by_role("img", name="Wisdom").wait_for()


def test_a_damaged_token_is_repaired_by_a_click_on_it(open_page: OpenPage, server: Server) -> None:
    scene = hegemony("administration-2", campaign={"tokens": banners("4-hex", damaged="4-hex")})
    page = open_page("/credits")
    ann = sit(page, server.address, scene.table.save())
    assert "repair_token:banner@4-hex" in wait_for_turn(page)
    click(page, "repair_token:banner@4-hex")
    (side,) = [each["side"] for each in ann.moment()["view"]["campaign"]["tokens"] if each["place"] == "4-hex"]
    assert side == "fresh"


def test_why_somebody_controls_a_system(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    ships = {"1-arrow": {"empire": 1, "0": 1}, "2-hex": {"empire": 1, "1": 2}}
    scene = Scene(hand=["mobilization-2"], ships=ships)
    scene.play("lead:mobilization-2")
    sit(page, server.address, scene.table.save())
    wait_for_turn(page)
    for system, reason in (("1-arrow", "Presence Law"), ("2-hex", "a fresh Imperial ship is there")):
        page.locator(f'[data-system="{system}"] .node').hover()
        page.locator(".hint").get_by_text(reason).wait_for()
    page.locator('[data-system="2-hex"] .fleet.of-empire').hover()
    page.locator(".hint").get_by_text("1 fresh Imperial ship").wait_for()


# What is read of an ambition that lies over something else, and tokens in the supply that lie outside of it.
COLLISIONS: Final = """() => {
    const box = each => each.getBoundingClientRect();
    const isSeen = each => each.getClientRects().length;
    const meet = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 3 && b.top < a.bottom - 3;
    const isIn = (a, b) => a.left >= b.left && a.right <= b.right && a.top >= b.top - 1 && a.bottom <= b.bottom + 1;
    const found = [];
    for (const ambition of [...document.querySelectorAll('.ambition')].filter(isSeen)) {
      const parts = [...ambition.querySelectorAll('.name, .marker, .row svg, .row b, .row em, .row small')]
        .filter(isSeen).filter(each => !each.closest('.marker') || each.matches('.marker'));
      parts.forEach((one, i) => {
        if (!isIn(box(one), box(ambition))) found.push('outside: ' + one.textContent);
        for (const other of parts.slice(i + 1))
          if (meet(box(one), box(other))) found.push(one.textContent + ' over ' + other.textContent);
      });
    }
    for (const token of [...document.querySelectorAll('.supply .token')].filter(isSeen))
      if (!isIn(box(token), box(token.closest('.supply')))) found.push('supply: ' + token.textContent);
    return found;
  }"""


@pytest.mark.parametrize("seats", [2, 4])
def test_the_numbers_of_six_and_seven_ambitions_lie_apart(open_page: OpenPage, server: Server, seats: int) -> None:
    """With large numbers and what they gain, and three markers on one ambition."""
    page = open_page("/credits")
    page.evaluate("localStorage.setItem('ecliptic.settings', JSON.stringify({locale: 'ru'}))")
    for laws, markers in ((["F20-04"], ["tyrant", "warlord", "edenguard"]), (["F20-04", "F21-04"], ["warlord"] * 3)):
        scene = Scene(
            hand=["administration-2"],
            seats=seats,
            me={"trophies": ["1 ship"] * 11, "captives": ["1 agent"] * 4, "resources": ["material", "material"]},
            foe={"trophies": ["0 ship"] * 10, "captives": ["0 agent"] * 3, "resources": ["relic", "psionic"]},
            markers=markers,
            campaign={"act": 3, "booklet": ["AID03", "AID04", "AID05", *laws]},
        )
        sit(page, server.address, scene.table.save())
        wait_for_turn(page)
        for size in (*SCREENS[2:], (1280, 720), (390, 844), (844, 390)):
            for _ in each_page(page, *size):
                finds_nothing(page, COLLISIONS)
                finds_nothing(page, OVERFULL)
