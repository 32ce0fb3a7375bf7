"""What a person does at a table in the browser, by clicking on what is seen."""

import re
import time
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.conftest import PATIENCE

LAID_OUT: Final = 10.0  # seconds until everything lies where it stays, on a busy machine

# What a simple player does first; the end of the turn comes last.
WISHES: Final = (
    "play", "use", "ally", "choose", "buy", "acquire", "attack_base", "target_base", "attack", "target", "amount",
    "to", "scrap_hand", "scrap_discard", "scrap_row", "discard", "copy", "scrap", "stop", "end",
)  # fmt: skip


def play_now(page: Any, game: int = 0) -> None:
    """From the first page into a game against a bot."""
    page.locator(".games .primary").nth(game).click()
    page.locator(".dock .prompt").wait_for()


def begin_with(page: Any, start: dict[str, Any]) -> None:
    """Sit down at a table against bots that begins with a position."""
    base = page.url.split("/", 3)
    address = "/".join(base[:3])
    page.request.post(f"{address}/api/guests", data={"name": "Anna"})
    bots = {str(seat): "greedy" for seat in range(1, start["seats"])}
    wanted = {"game": start["game"], "seats": start["seats"], "bots": bots, "start": start}
    made = page.request.post(f"{address}/api/tables", data=wanted)
    assert made.ok, made.text()
    page.goto(f"{address}/table/{made.json()['id']}")
    page.locator(".board .hand").wait_for()


def sit_at_position(page: Any, position: dict[str, Any], **wanted: Any) -> str:
    """Set up a table that begins with a position; all seats stay with the person who looks. Return its id."""
    base = "/".join(page.url.split("/", 3)[:3])
    assert page.request.post(f"{base}/api/guests", data={"name": "Ann"}).ok
    seats = position["seats"]
    body = {"game": position["game"], "seats": seats, "hold": list(range(seats)), "start": position, **wanted}
    made = page.request.post(f"{base}/api/tables", data=body)
    assert made.ok, made.text()
    table: str = made.json()["id"]
    page.evaluate("id => localStorage.setItem(`ecliptic.curtain.${id}`, 'no')", table)
    page.goto(f"{base}/table/{table}")
    page.locator(".dock .option[data-action]").first.wait_for()
    page.locator(".boardholder .panel:visible").first.wait_for()
    return table


def options(page: Any) -> list[str]:
    """The notations of the options that are offered now."""
    found: list[str] = page.locator(".dock:not(.sent) .option[data-action]").evaluate_all(
        "buttons => buttons.map(button => button.dataset.action)"
    )
    return found


def is_over(page: Any) -> bool:
    """Whether the game has ended."""
    return bool(page.locator(".dock").get_by_role("button", name="Rematch").count())


def wait_for_turn(page: Any) -> list[str]:
    """The options, once it is this player's turn; empty when the game is over."""
    page.locator(".dock:not(.sent) .option[data-action], .dock a.button").first.wait_for()
    return options(page)


def wish(offered: list[str]) -> str:
    """The option that a simple player takes."""

    def rank(action: str) -> tuple[int, int]:
        kind, _, about = action.partition(":")
        return WISHES.index(kind), -int(about) if kind == "amount" else 0

    return min(offered, key=rank)


def confirm_end(page: Any) -> None:
    """Answer whether the turn may end with something unused, if it is asked; the page asks within the click."""
    if page.locator(".words.asks").count():
        page.get_by_role("button", name="End anyway").click()


def end_turn(page: Any) -> None:
    """Whoever is to move does nothing else."""
    page.locator('.option[data-action="end"]').click()
    confirm_end(page)


def take(page: Any, action: str) -> None:
    """Take an option: the card in the hand or in the trade row is clicked, everything else in the list."""
    before = page.locator(".dock").get_attribute("data-n")
    kind, _, about = action.partition(":")
    zone = {"play": "hand", "buy": "explorers" if about == "explorer" else "row"}.get(kind)
    if zone:
        page.locator(f'.spot.can[data-zone="{zone}"][data-card="{about}"]').first.click()
    else:
        page.locator(f'.option[data-action="{action}"]').click()
    confirm_end(page)
    page.wait_for_function("n => (document.querySelector('.dock')?.dataset.n ?? n) !== n", arg=before)


def moment(page: Any) -> int:
    """The number of the moment that is shown."""
    return int(page.locator(".dock").get_attribute("data-n"))


def counter(page: Any, name: str) -> int:
    """The number of a pool."""
    return int(re.sub(r"\D", "", page.locator(f'.counter[data-term="{name}"]').inner_text()))


def set_up(page: Any, others: list[str]) -> None:
    """Fill in who plays, and set up the table."""
    for seat, who in enumerate(others, 2):
        page.get_by_role("combobox", name=f"Seat {seat}").select_option(who)
    page.get_by_role("button", name="Create table").click()


def invite(page: Any, name: str) -> str:
    """Set up a table for two people; the link to send."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Create table").click()
    field = page.locator("#link")
    expect(field).to_have_value(re.compile("invitation=."))
    link: str = field.input_value()
    return link


def sit_down(page: Any, name: str) -> None:
    """Follow an invitation."""
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Join").click()


def resign(page: Any) -> None:
    """Give up."""
    page.get_by_role("tab", name="Table").click()
    press(page, "Resign")
    page.get_by_role("button", name="Rematch").first.wait_for()


def press(page: Any, name: str) -> None:
    """Press a button with consequences, and confirm it in the window that asks."""
    page.get_by_role("button", name=name).click()
    page.locator("dialog[open] button.danger").click()


def two_at_a_table(open_page: Any, address: str) -> tuple[Any, Any]:
    """Ann has set up a duel and Bob has come by her link; it has begun."""
    ann = open_page("/new/star-realms")
    link = invite(ann, "Ann")
    bob = open_page(link.removeprefix(address))
    sit_down(bob, "Bob")
    for page in (ann, bob):
        page.locator(".dock .prompt").wait_for()
    return ann, bob


def whose_turn(pages: tuple[Any, Any]) -> tuple[Any, Any]:
    """The page that is asked, once one of the two is, and the other."""
    until = time.monotonic() + PATIENCE / 1000
    while True:
        for page, other in (pages, pages[::-1]):
            if options(page):
                return page, other
        assert time.monotonic() < until, "nobody was asked"
        pages[0].wait_for_timeout(50)


# Three frames: what is measured in one is laid out in the next, and so is what follows from that.
FRAMES: Final = """() => new Promise(done => {
    const wait = left => left ? requestAnimationFrame(() => wait(left - 1)) : done();
    wait(3);
  })"""

# Whether the window has this width, and a board that has pages on a small screen has noticed it.
SETTLED: Final = """width => {
    const board = document.querySelector('.pagedboard');
    const isSmall = board && (board.clientWidth <= 900 || matchMedia('(pointer: coarse)').matches);
    return innerWidth === width && (!board || board.classList.contains('paged') === isSmall);
  }"""


def settle(page: Any) -> None:
    """Wait until the page has measured itself and laid out what depends on that."""
    page.evaluate(FRAMES)


def resize(page: Any, width: int, height: int) -> None:
    """Give the window a size, and wait until the page fits it."""
    page.set_viewport_size({"width": width, "height": height})
    page.wait_for_function(SETTLED, arg=width)
    settle(page)


def each_page(page: Any, width: int, height: int) -> Iterator[Any]:
    """Bring up the pages that the board has in a window of this size, one by one; None where all lies open."""
    resize(page, width, height)
    for tab in page.locator(".pages button").locator("visible=true").all() or [None]:
        if tab:
            tab.click()
            settle(page)
        yield tab


def finds_nothing(page: Any, expression: str, arg: Any = None) -> None:
    """Require that a function of the page finds nothing wrong, once everything lies where it stays."""
    until = time.monotonic() + LAID_OUT
    while (found := page.evaluate(expression, arg)) and time.monotonic() < until:
        page.wait_for_timeout(100)
    assert found == [], found  # pytest does not look into this module
