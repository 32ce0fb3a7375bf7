"""Star Realms' board shows the cards of the table's content pack, and what can be deduced of hidden cards."""

from typing import Any, Final

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.rival import Rival
from tests.browser.table import begin_with

PACK: Final = {"game": "star-realms", "name": "weaker guns", "cards": {"scout": {"primary": [{"op": "trade", "n": 7}]}}}
# The opponent's deck and discard pile are empty, so that the hand is everything else of what they began with.
DEDUCED: Final[dict[str, Any]] = {
    "ecliptic": "position",
    "format": 1,
    "game": "star-realms",
    "seats": 2,
    "state": {
        "authority": [20, 20],
        "trade_row": ["gunship", "falcon", "cargo_pod", "swarmer", "predator"],
        "players": [
            {"hand": ["scout", "viper"], "deck": ["scout", "scout"]},
            {"hand": ["leviathan"], "deck": []},
        ],
    },
}


def test_cards_changed_by_the_pack_show_their_values(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    host = Rival(page.context, server.address, "Anna")
    host.set_up("star-realms", 2, PACK)
    host.ask("PUT", f"/api/tables/{host.table}/seats/1/bot", {"level": "greedy"})
    page.goto(f"{server.address}/table/{host.table}")
    scout = page.locator('.hand .spot[data-card="scout"]').first
    scout.wait_for()
    expect(scout.locator(".symbol[data-tone=trade] b")).to_have_text("7")
    page.locator(".dock .option[data-action]").first.wait_for()  # while the bot moves, popovers close
    scout.hover()
    page.locator(".popover").get_by_text("7").first.wait_for()


def test_a_hand_that_can_be_deduced_is_marked_and_opens(open_page: OpenPage) -> None:
    page = open_page()
    begin_with(page, DEDUCED)
    known = page.locator(".opponent").get_by_role("button", name="Known cards in hand")
    expect(known).to_have_text("1", use_inner_text=True)
    known.click()
    expect(page.locator("dialog[open] [data-card]")).to_have_attribute("data-card", "leviathan")
    page.keyboard.press("Escape")
    page.locator("dialog[open]").wait_for(state="detached")
