"""Pictures of every part of the board kit: `python -m tests.browser.gallery build/gallery`."""

import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.browser.conftest import CHROMIUM, FLAGS, Server

SIZES: Final = {"desktop": (1366, 768), "phone": (360, 740)}
PARTS: Final = (
    "thing", "pile", "strip", "track", "map", "lanes", "tree", "dice", "drawer", "paged", "scores", "edit", "players",
)  # fmt: skip


def take_pictures(page: Any, folder: Path, name: str) -> list[Path]:
    """Take a picture of the whole page and one of each part."""
    folder.mkdir(parents=True, exist_ok=True)
    page.locator("[data-part]").first.wait_for()
    page.wait_for_timeout(600)  # dice tumble
    taken = [folder / f"{name}.png"]
    page.screenshot(path=taken[0], full_page=True)
    for part in PARTS:
        taken.append(folder / f"{name}-{part}.png")
        page.locator(f'[data-part="{part}"]').screenshot(path=taken[-1])
    return taken


def main() -> None:
    from playwright.sync_api import sync_playwright

    folder = Path(sys.argv[1])
    with tempfile.TemporaryDirectory() as temporary, sync_playwright() as playwright:
        server = Server(Path(temporary))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (width, height) in SIZES.items():
            page = browser.new_page(viewport={"width": width, "height": height}, locale="en-US")
            page.goto(f"{server.address}/gallery")
            take_pictures(page, folder, name)
        browser.close()
        server.stop()
    print(f"The pictures are in {folder}; the page itself is /gallery.")


if __name__ == "__main__":
    main()
