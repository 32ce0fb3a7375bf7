"""The address of a table is a link to send, and a session that has expired is told."""

from playwright.sync_api import expect

from tests.browser.conftest import OpenPage, Server
from tests.browser.table import invite, play_now, resize, sit_down


def test_the_address_bar_of_an_invited_table_is_a_link_to_send(open_page: OpenPage, server: Server) -> None:
    ann = open_page("/new/star-realms")
    link = invite(ann, "Ann")
    ann.wait_for_function("location.search.includes('invitation=')")
    expect(ann).to_have_url(link)
    bob = open_page(ann.url.removeprefix(server.address))
    sit_down(bob, "Bob")
    for page in (ann, bob):
        page.locator(".dock .prompt").wait_for()
    carol = open_page(ann.url.removeprefix(server.address))  # the game has begun: she watches
    carol.locator(".dock .prompt").wait_for()


def test_an_expired_session_is_told_and_can_be_renewed(open_page: OpenPage, server: Server) -> None:
    page = open_page("/")
    registered = page.request.post(
        f"{server.address}/api/register", data={"login": "gone-ann", "password": "a long password", "name": "Gone Ann"}
    )
    assert registered.ok, registered.text()
    made = page.request.post(f"{server.address}/api/tables", data={"game": "star-realms", "hold": [0]}).json()
    page.goto(f"{server.address}/table/{made['id']}")
    page.locator("#link").wait_for()
    page.context.clear_cookies()  # as a browser does with one that has expired
    page.goto(f"{server.address}/table/{made['id']}")
    page.get_by_role("heading", name="Your session has expired").wait_for()
    page.get_by_role("link", name="Sign in").last.click()
    page.get_by_label("Login").first.wait_for()
    sign_in = page.locator("form").filter(has=page.get_by_role("button", name="Sign in"))
    sign_in.locator("input").nth(0).fill("gone-ann")
    sign_in.locator("input").nth(1).fill("a long password")
    sign_in.get_by_role("button", name="Sign in").click()
    page.locator("#link").wait_for()
    assert f"/table/{made['id']}" in page.url


def test_a_guest_is_told_what_can_be_done(open_page: OpenPage, server: Server) -> None:
    page = open_page("/new/star-realms")
    invite(page, "Ann")
    address = page.url.split("?")[0]
    page.context.clear_cookies()
    page.goto(address)
    page.get_by_role("heading", name="Your session has expired").wait_for()
    page.get_by_text("You were playing as a guest, and guests cannot sign in again.").wait_for()


def test_a_guest_at_a_running_table_is_told_what_can_be_done(open_page: OpenPage) -> None:
    page = open_page("/")
    play_now(page)
    page.context.clear_cookies()
    page.reload()
    told = page.get_by_role("status").filter(has_text="Your session has expired")
    expect(told).to_contain_text("You were playing as a guest, and guests cannot sign in again.")
    told.get_by_role("link", name="Sign in").wait_for()
    for width, height in ((844, 390), (390, 844)):
        resize(page, width, height)
        assert told.bounding_box()["height"] < 100, "it leaves room for the board"


def test_an_expired_session_is_told_where_the_address_carries_the_invitation(open_page: OpenPage) -> None:
    page = open_page("/new/star-realms")
    invite(page, "Ann")
    page.wait_for_function("location.search.includes('invitation=')")
    page.context.clear_cookies()
    page.reload()
    told = page.get_by_role("status").filter(has_text="Your session has expired")
    told.get_by_role("link", name="Sign in").wait_for()
    sit_down(page, "Ann again")
    page.locator(".dock .prompt").wait_for()  # somebody else, who takes the free seat
    expect(page.get_by_text("expired")).to_have_count(0)


def test_the_address_bar_of_a_campaign_is_a_link_to_send(open_page: OpenPage, server: Server) -> None:
    ann = open_page("/credits")
    assert ann.request.post(f"{server.address}/api/guests", data={"name": "Ann"}).ok
    wanted = {"game": "blighted-reach", "seats": 2, "hold": [0], "campaign": "The war"}
    made = ann.request.post(f"{server.address}/api/tables", data=wanted).json()
    ann.goto(f"{server.address}/campaigns/{made['id']}")
    ann.wait_for_function("location.search.includes('invitation=')")
    expect(ann.locator("#campaign-link")).to_have_value(ann.url)
    bob = open_page(ann.url.removeprefix(server.address))
    bob.get_by_role("heading", name="The war").wait_for()
    ann.context.clear_cookies()
    ann.goto(ann.url.split("?")[0])
    ann.get_by_role("heading", name="Your session has expired").wait_for()


def test_somebody_new_is_not_told_of_a_session(open_page: OpenPage, server: Server) -> None:
    ann = open_page("/new/star-realms")
    invite(ann, "Ann")
    bob = open_page(ann.url.removeprefix(server.address).split("?")[0])
    bob.get_by_role("link", name="Home").last.wait_for()
    bob.wait_for_load_state("networkidle")  # the server has been asked whose session it is
    expect(bob.get_by_text("expired")).to_have_count(0)
