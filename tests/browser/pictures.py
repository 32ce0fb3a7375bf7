"""Pictures of the web client for README and docs: `python -m tests.browser.pictures docs/pictures`.

The pictures of the boards on the first page are taken on the way, into `web/public/boards`.
"""

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.browser.arcs import in_chapter, played
from tests.browser.campaign import in_act, kinds_of, walked
from tests.browser.conftest import CHROMIUM, FLAGS, Server
from tests.browser.positions import LATE
from tests.browser.table import (
    begin_with,
    is_over,
    play_now,
    resign,
    set_up,
    sit_at_position,
    take,
    wait_for_turn,
    wish,
)
from tests.browser.test_beyond_the_sun import FULL, middle

DESKTOP: Final = {"width": 1366, "height": 768}
PHONE: Final = {"width": 360, "height": 740}
SMALL: Final = {"width": 1240, "height": 740}
MIDDLE: Final = 64  # decisions until a duel looks like one
BOARDS: Final = Path(__file__).parents[2] / "web" / "public" / "boards"
BOARD_WIDTH: Final = 1040  # twice as wide as it is shown

# Chromium itself makes small files of its screenshots.
PACK: Final = """async ([png, wide]) => {
    const picture = await createImageBitmap(await (await fetch('data:image/png;base64,' + png)).blob());
    const canvas = document.createElement('canvas');
    canvas.width = Math.min(wide, picture.width);
    canvas.height = Math.round(picture.height * canvas.width / picture.width);
    const pen = canvas.getContext('2d');
    pen.imageSmoothingQuality = 'high';
    pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.82).split(',')[1];
}"""


class Photographer:
    """Takes pictures of one page after the other."""

    def __init__(self, browser: Any, base: str, folder: Path) -> None:
        self._browser: Final = browser
        self._base: Final = base
        self._folder: Final = folder
        self._packer: Final = browser.new_page()
        self.page: Final = browser.new_page(viewport=DESKTOP, locale="en-US")

    def visit(self, path: str = "/") -> None:
        """Go somewhere."""
        self.page.goto(self._base + path)
        self.page.locator("main").first.wait_for()

    def keep(self, name: str, file: Path | None = None, wide: int = DESKTOP["width"], part: str = "") -> None:
        """A picture of what is on the page now, or of a part of it."""
        self.page.mouse.move(2, 2)
        self.page.wait_for_timeout(700)  # cards in flight
        found = self.page.locator(part) if part else self.page
        png = base64.b64encode(found.screenshot()).decode()
        packed = base64.b64decode(self._packer.evaluate(PACK, [png, wide]))
        (file or self._folder / f"{name}.webp").write_bytes(packed)

    def keep_board(self, slug: str, size: dict[str, int] = DESKTOP) -> None:
        """The board alone, for the first page; in a small window its pieces are large."""
        BOARDS.mkdir(parents=True, exist_ok=True)
        self.page.set_viewport_size(size)
        self.keep(slug, BOARDS / f"{slug}.webp", BOARD_WIDTH, ".boardholder")
        self.page.set_viewport_size(DESKTOP)

    def on_a_phone(self, name: str) -> None:
        """The same on a small screen."""
        self.page.set_viewport_size(PHONE)
        self.keep(name)
        self.page.set_viewport_size(DESKTOP)

    def play_on(self, decisions: int) -> None:
        """Play Star Realms for a while, and stop at the start of a turn."""
        for done in range(3 * decisions):
            offered = wait_for_turn(self.page)
            if not offered or (done >= decisions and sum(action.startswith("play:") for action in offered) > 1):
                return
            take(self.page, wish(offered))

    def take_first(self, decisions: int) -> None:
        """Play any game: always the first option."""
        for _ in range(decisions):
            take(self.page, wait_for_turn(self.page)[0])

    def begin(self, game: str, start: Any) -> None:
        """Go to a table that begins with a position, against bots."""
        bots = {str(seat): "greedy" for seat in range(1, start["seats"])}
        wanted = {"game": game, "seats": start["seats"], "bots": bots, "start": start}
        made = self.page.request.post(f"{self._base}/api/tables", data=wanted)
        self.visit(f"/table/{made.json()['id']}")

    def invite_company(self) -> None:
        """Others who look for players, so that the lobby is not empty."""
        for name, game, seats, clock in (
            ("Boris", "star-realms", 2, {"kind": "live", "seconds": 600, "increment": 10}),
            ("Chen", "federation", 3, {"kind": "days", "days": 3}),
            ("Dora", "star-realms", 4, None),
        ):
            api = self._browser.new_context().request
            api.post(f"{self._base}/api/guests", data={"name": name})
            wanted = {"game": game, "seats": seats, "public": True, "clock": clock}
            api.post(f"{self._base}/api/tables", data=wanted)


def take_pictures(seen: Photographer) -> None:
    """One of each page worth showing."""
    page = seen.page
    seen.visit("/account")
    page.locator("section").first.get_by_label("Name").fill("Anna")
    page.get_by_role("button", name="Save name").click()
    page.get_by_text("Name saved.").wait_for()
    seen.visit()
    play_now(page)
    wait_for_turn(page)
    seen.keep("table-early")
    seen.play_on(MIDDLE)
    for _ in range(3):
        take(page, next(action for action in wait_for_turn(page) if action.startswith("play:")))
    wait_for_turn(page)
    seen.keep("table-late")
    seen.on_a_phone("table-phone")
    page.get_by_role("tab", name="Rules").click()
    seen.keep("rules")
    page.get_by_role("tab", name="Log").click()
    for _ in range(6):
        page.keyboard.press("ArrowLeft")
    page.get_by_text("Viewing move").wait_for()
    seen.keep("replay")
    page.keyboard.press("Escape")
    if not is_over(page):
        resign(page)
    seen.visit("/new/star-realms")
    page.locator("form select").first.select_option("6")
    set_up(page, ["greedy"] * 5)
    page.locator(".dock .prompt").wait_for()
    seen.play_on(MIDDLE // 3)
    seen.keep("table-six")
    seen.visit()
    play_now(page, game=1)
    seen.take_first(12)
    seen.keep("federation")
    seen.keep_board("federation")
    seen.on_a_phone("federation-phone")
    seen.invite_company()
    seen.visit("/lobby")
    page.get_by_role("heading", name="Open tables").wait_for()
    seen.keep("lobby")
    seen.visit("/analysis")
    page.get_by_role("button", name="Show an example").click()
    page.locator(".bar").wait_for()
    seen.keep("analysis")
    show_star_realms(seen)
    show_beyond_the_sun(seen)
    show_arcs(seen)
    show_blighted_reach(seen)
    seen.visit()
    page.locator(".games").wait_for()
    seen.keep("home")


def show_star_realms(seen: Photographer) -> None:
    """A full board for the first page."""
    seen.visit("/credits")
    begin_with(seen.page, LATE)
    wait_for_turn(seen.page)
    seen.keep_board("star-realms", SMALL)


def show_beyond_the_sun(seen: Photographer) -> None:
    """A game in its middle: with only technologies, ships and mats from the start there would be little to see."""
    seen.visit("/credits")
    sit_at_position(seen.page, middle(*FULL, mats="advanced"))
    seen.keep("beyond-the-sun")
    seen.keep_board("beyond-the-sun")
    seen.on_a_phone("beyond-the-sun-phone")


def show_arcs(seen: Photographer) -> None:
    """A turn in the middle of a game of four."""
    seen.begin("arcs", played(4, 3, in_chapter(3), leaders="base"))
    seen.page.locator(".arcs").wait_for()
    wait_for_turn(seen.page)
    seen.keep("arcs")
    seen.keep_board("arcs")
    seen.on_a_phone("arcs-phone")


def show_blighted_reach(seen: Photographer) -> None:
    """A turn in the middle of a campaign of four, and a Summit."""
    seen.begin("blighted-reach", walked(4, 2, in_act(1)))
    seen.page.locator(".arcs").wait_for()
    wait_for_turn(seen.page)
    seen.keep("blighted-reach")
    seen.keep_board("blighted-reach")
    seen.on_a_phone("blighted-reach-phone")
    deal = walked(4, 3, lambda _, offered: "propose" in kinds_of(offered), prefer=("summit", "side", "deal_part"))
    seen.begin("blighted-reach", deal)
    seen.page.locator(".summit").wait_for()
    seen.keep("summit")


def main(folder: Path) -> None:
    """Start a server, look, stop."""
    from playwright.sync_api import sync_playwright

    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            take_pictures(Photographer(browser, server.address, folder))
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
