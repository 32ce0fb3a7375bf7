"""The pages of campaigns: set up, pause, rename, export, import and fork one; three languages, desktop and phone."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.rival import Rival
from tests.browser.table import resize, set_up, wait_for_turn

WORDS = {
    "en": ("Campaigns", "Chronicle", "Act 1", "Players"),
    "ru": ("Кампании", "Летопись", "Акт 1", "Игроки"),
    "de": ("Kampagnen", "Chronik", "Akt 1", "Mitspieler"),
}


def new_campaign(open_page: OpenPage, name: str, **options: Any) -> tuple[Any, str]:
    """A campaign against a bot, and its page."""
    page = open_page("/campaigns", **options)
    page.get_by_role("link", name="New campaign: The Blighted Reach").click()
    page.get_by_label("Name of the campaign").fill(name)
    set_up(page, ["random"])
    wait_for_turn(page)
    table_id = page.url.split("/table/")[1].partition("?")[0]
    page.get_by_role("tab", name="Table").click()
    page.get_by_role("link", name="Campaign and chronicle").click()
    page.get_by_role("heading", name="Chronicle").wait_for()
    return page, table_id


def fits(page: Any) -> bool:
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide == 0


def test_a_campaign_is_paused_resumed_and_renamed(open_page: OpenPage) -> None:
    page, table_id = new_campaign(open_page, "The long war")
    expect(page.get_by_role("heading", level=1)).to_have_text("The long war")
    page.get_by_text("Fates for Act 1 are dealt.").wait_for()
    page.get_by_role("button", name="Pause").click()
    page.get_by_text("Paused", exact=True).wait_for()
    page.get_by_role("link", name="Open").click()
    page.locator(".band").get_by_text("The campaign is paused.").wait_for()
    expect(page.locator(".option")).to_have_count(0)
    page.get_by_role("button", name="Resume").click()
    wait_for_turn(page)
    page.goto(page.url.partition("/table/")[0] + f"/campaigns/{table_id}")
    page.get_by_role("button", name="Rename").click()
    page.get_by_label("Name of the campaign").fill("The short war")
    page.get_by_role("button", name="Rename").click()
    page.get_by_role("heading", name="The short war", level=1).wait_for()
    page.get_by_role("link", name="Campaigns").first.click()
    page.locator("a.row").filter(has_text="The short war").wait_for()


def test_the_page_follows_what_happens_at_the_table(open_page: OpenPage, server: Server) -> None:
    page = open_page("/credits")
    ann = Rival(page.context, server.address, "Ann")
    made = ann.ask("POST", "/api/tables", {"game": "blighted-reach", "seats": 2, "hold": [0], "campaign": "The war"})
    ann.table = made["id"]
    page.goto(f"{server.address}/campaigns/{made['id']}")
    page.locator(".chronicle .dim").wait_for()  # nothing to tell yet
    bob = Rival(open_page("/credits").context, server.address, "Bob")
    bob.sit(made["id"], 1, made["invitation"])
    page.locator(".people").get_by_text("Bob").wait_for()
    page.locator(".chronicle").get_by_text("Fates for Act 1 are dealt.").wait_for()
    for player in (ann, bob):
        assert player.play(lambda options: options[0])
    page.locator(".chronicle").get_by_text("follows the fate").first.wait_for()


def test_campaigns_are_in_the_menu_of_a_phone(open_page: OpenPage) -> None:
    page = open_page("/")
    resize(page, 360, 740)
    button = page.get_by_role("button", name="More pages")
    button.wait_for()
    link = page.get_by_role("link", name="Campaigns", exact=True).locator("visible=true")
    expect(link).to_have_count(0)
    button.click()
    link.click()
    page.get_by_role("heading", name="Campaigns", level=1).wait_for()
    assert fits(page)
    expect(button).to_have_attribute("aria-expanded", "false")


def test_a_line_of_the_chronicle_leads_into_the_replay(open_page: OpenPage) -> None:
    page, table_id = new_campaign(open_page, "The long war")
    link = page.get_by_role("link", name="Replay").first
    where = link.get_attribute("href")
    assert where.startswith(f"/table/{table_id}?at=")
    link.click()
    page.locator(f'.dock[data-n="{where.rpartition("=")[2]}"]').wait_for()


def test_a_campaign_is_exported_imported_and_forked(open_page: OpenPage, tmp_path: Path) -> None:
    page, table_id = new_campaign(open_page, "The long war")
    page.get_by_role("button", name="Ask to export").wait_for()
    expect(page.get_by_role("button", name="Export", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Ask to export").click()
    with page.expect_download() as download:
        page.get_by_role("button", name="Export", exact=True).click()
    file = tmp_path / "campaign.json"
    download.value.save_as(file)
    assert json.loads(file.read_text(encoding="utf-8"))["name"] == "The long war"
    page.get_by_role("button", name="What if").first.click()
    page.get_by_label("Name of the campaign").fill("If only")
    page.get_by_role("button", name="Start the new campaign").click()
    page.get_by_role("heading", name="If only", level=1).wait_for()
    page.get_by_text("Continues").get_by_role("link", name="The long war").click()
    page.get_by_role("link", name="If only").wait_for()
    assert table_id in page.url
    page.get_by_role("link", name="Campaigns").first.click()
    page.locator('input[type="file"]').set_input_files(file)
    page.get_by_role("heading", name="The long war").wait_for()
    page.get_by_role("button", name="Import a campaign").click()
    page.get_by_role("heading", name="The long war", level=1).wait_for()
    assert table_id not in page.url
    page.get_by_role("heading", name="Act 1").wait_for()


def test_a_file_that_is_no_campaign_says_so(open_page: OpenPage) -> None:
    page = open_page("/campaigns")
    for text in ('{"ecliptic": "journal"}', '{"ecliptic": "campaign", "people": [null, 5]}'):
        page.get_by_label("Campaign file").fill(text)
        page.get_by_role("alert").get_by_text("This is not a campaign file.").wait_for()
        page.get_by_label("Campaign file").fill("")
        expect(page.get_by_role("alert")).to_have_count(0)


def test_who_has_given_one_of_several_seats_to_a_bot_proposes_for_the_other(
    open_page: OpenPage, server: Server
) -> None:
    page = open_page("/credits")
    ann = Rival(page.context, server.address, "Ann")
    made = ann.ask("POST", "/api/tables", {"game": "blighted-reach", "seats": 2, "hold": [0, 1]})
    ann.ask("PUT", f"/api/campaigns/{made['id']}/seats/0/bot", {"level": "random"})
    page.goto(f"{server.address}/campaigns/{made['id']}")
    page.get_by_role("button", name="Pause").click()
    page.get_by_text("Paused", exact=True).wait_for()


def test_the_link_to_a_free_seat_works_where_nobody_may_watch(open_page: OpenPage, server: Server) -> None:
    ann = Rival(open_page("/credits").context, server.address, "Ann")
    wanted = {"game": "blighted-reach", "seats": 2, "hold": [0], "bots": {"1": "random"}, "spectators": False}
    made = ann.ask("POST", "/api/tables", wanted)
    ann.ask("DELETE", f"/api/campaigns/{made['id']}/seats/1/bot")
    page = open_page(f"/campaigns/{made['id']}?invitation={made['invitation']}")
    seat = page.get_by_role("button", name="Join")
    seat.wait_for()
    expect(page.get_by_role("link", name="Watch")).to_have_count(0)
    seat.click()
    page.locator(".chronicle").get_by_text("Fates for Act 1 are dealt.").wait_for()
    page.get_by_role("link", name="Open").wait_for()


def test_the_pages_speak_three_languages_and_fit_a_phone(open_page: OpenPage) -> None:
    page, table_id = new_campaign(open_page, "The long war")
    address = page.url.partition("/campaigns/")[0]
    for width, height in ((1366, 768), (360, 740)):
        resize(page, width, height)
        for language, (title, chronicle, act, people) in WORDS.items():
            page.locator("header select").select_option(language)
            for heading in (chronicle, act, people):
                page.get_by_role("heading", name=heading, exact=True).wait_for()
            assert fits(page)
            page.goto(f"{address}/campaigns")
            page.get_by_role("heading", name=title, level=1).wait_for()
            page.locator("a.row").filter(has_text="The long war").click()
            page.get_by_role("heading", name="The long war", level=1).wait_for()
            assert page.url.partition("?")[0].endswith(f"/campaigns/{table_id}")
