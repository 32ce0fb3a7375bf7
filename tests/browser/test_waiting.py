"""Waiting for the others: a sound, a clock in days, a seat that a bot has played meanwhile, what is decided ahead."""

import re
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.rival import Rival, seat_all
from tests.browser.table import end_turn, resize, set_up, two_at_a_table, wait_for_turn, whose_turn
from tests.browser.test_federation import wish
from tests.rules.federation.scene import Scene

# Real sounds, counted: the tones that were started while the page was allowed to sound.
LISTEN: Final = """() => {
    window.tones = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
        window.tones.push(this.context);
        start.call(this, when);
    };
  }"""
HEARD: Final = "n => window.tones.length === n && window.tones.every(context => context.state === 'running')"
SHORT: Final = {"kind": "live", "seconds": 10, "increment": 10}


def test_the_log_says_once_what_is_new(open_page: OpenPage, server: Server) -> None:
    """Also where one move ends a turn and begins the next, which are two groups of the log."""
    pages = two_at_a_table(open_page, server.address)
    mover, waiter = whose_turn(pages)
    for page in (mover, waiter):
        wait_for_turn(page)
        end_turn(page)
    wait_for_turn(mover)
    expect(mover.locator(".log").get_by_text("Since your last move")).to_have_count(1)


def test_a_sound_and_the_title_say_that_it_is_my_turn(open_page: OpenPage, server: Server) -> None:
    pages = two_at_a_table(open_page, server.address)
    for page in pages:
        page.locator(".chips .to-move").wait_for()
    mover, waiter = whose_turn(pages)
    waiter.evaluate(LISTEN)
    waiter.get_by_role("tab", name="Table").click()
    waiter.get_by_label("Play a sound when it is my turn").check()
    waiter.wait_for_function(HEARD, arg=2)  # so it sounds
    assert not waiter.title().startswith("●")
    end_turn(mover)
    wait_for_turn(waiter)
    assert waiter.evaluate("window.tones.length") == 2, "whoever looks at the table needs no sound"
    expect(waiter).to_have_title(re.compile("^●"))
    end_turn(waiter)
    wait_for_turn(mover)
    waiter.evaluate("document.hasFocus = () => false")
    end_turn(mover)
    waiter.wait_for_function(HEARD, arg=4)


def test_days_on_the_clock_are_told_in_the_readers_words(open_page: OpenPage) -> None:
    page = open_page("/new/federation")
    page.get_by_label("Clock").select_option(label="3 days per move")
    set_up(page, ["greedy"])
    wait_for_turn(page)
    clock = page.locator(".chips .clock.runs")
    expect(clock).to_have_text("2 d 23 h")
    for language, text in (("ru", "2 д 23 ч"), ("de", "2 T 23 h")):
        page.get_by_role("tab").last.click()
        page.locator(".side select, aside select").first.select_option(language)
        page.wait_for_function("text => document.querySelector('.clock.runs')?.textContent === text", arg=text)
    resize(page, 360, 740)
    assert page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth") == 0


def test_whoever_was_absent_takes_the_seat_back(open_page: OpenPage, browser: Any, server: Server) -> None:
    page = open_page("/credits")
    ann = Rival(page.context, server.address, "Ann")
    boris = Rival(browser.new_context(), server.address, "Boris")
    wanted = {"game": "federation", "seats": 2, "options": {"first": "1"}, "hold": [0], "clock": SHORT, "absent": "bot"}
    made = ann.ask("POST", "/api/tables", wanted)
    boris.sit(made["id"], 1, made["invitation"])
    page.goto(f"{server.address}/table/{made['id']}")
    # Starting planets are chosen in reverse order; Ann waits too long.
    page.get_by_text("You ran out of time and a bot is playing for you.").wait_for()
    page.get_by_role("button", name="Return to my seat").click()
    page.get_by_text("You ran out of time").wait_for(state="detached")
    assert ann.ask("GET", f"/api/tables/{made['id']}")["seats"][0]["left"] is None
    while boris.play(wish):
        pass
    assert wait_for_turn(page)


def test_a_pass_is_decided_ahead_and_taken_back(open_page: OpenPage, browser: Any, server: Server) -> None:
    """Only the special ambassador is left, and Boris is to move: the pass is played when Ann is asked."""
    page = open_page("/credits")
    rivals = seat_all(browser, server.address, page.context, 2)
    placed = [{"owner": seat, "ambassador": f"AMB-{n}", "side": "vote"} for seat in (0, 1) for n in (1, 2, 3, 4)]
    me = {"ambassadors": ["AMB-S"], "deep_space": "DS-7"}
    foe = {"ambassadors": ["AMB-4"]}
    start = Scene(me=me, foe=foe, seats=2, round=2, active=1, outer_module=placed[:-1]).table.save()
    made = rivals[0].ask("POST", "/api/tables", {"game": "federation", "seats": 2, "start": start, "hold": [0]})
    for rival in rivals:
        rival.table = made["id"]
    rivals[1].sit(made["id"], 1, made["invitation"])
    page.goto(f"{server.address}/table/{made['id']}")
    page.get_by_role("button", name="When asked: Pass for this round").click()
    page.get_by_text("Planned: Pass for this round").wait_for()
    page.reload()
    page.get_by_role("button", name="Decide later").click()
    page.get_by_role("button", name="When asked: Pass for this round").click()
    page.get_by_text("Planned: Pass for this round").wait_for()
    while rivals[1].play(wish):
        pass
    page.get_by_role("tab", name="Log").click()
    page.get_by_text("You pass").wait_for()
