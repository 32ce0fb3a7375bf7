"""What a person does at a table in the browser, by clicking on what is seen."""

import re
from typing import Any, Final

# What a simple player does first; the end of the turn comes last.
WISHES: Final = (
    "play", "use", "ally", "choose", "buy", "acquire", "attack_base", "target_base", "attack", "target", "amount",
    "to", "scrap_hand", "scrap_discard", "scrap_row", "discard", "copy", "scrap", "stop", "end",
)  # fmt: skip


def play_now(page: Any, game: int = 0) -> None:
    """From the first page into a game against a bot."""
    page.locator(".games .primary").nth(game).click()
    page.locator(".dock .prompt").wait_for()


def options(page: Any) -> list[str]:
    """The notations of the options that are offered now."""
    found: list[str] = page.locator(".dock:not(.sent) .option[data-action]").evaluate_all(
        "buttons => buttons.map(button => button.dataset.action)"
    )
    return found


def is_over(page: Any) -> bool:
    """Whether the game has ended."""
    return bool(page.locator(".dock").get_by_text("Play again").count())


def wait_for_turn(page: Any) -> list[str]:
    """The options, once it is this player's turn; empty when the game is over."""
    page.locator(".dock:not(.sent) .option[data-action], .dock a.primary").first.wait_for()
    return options(page)


def wish(offered: list[str]) -> str:
    """The option that a simple player takes."""

    def rank(action: str) -> tuple[int, int]:
        kind, _, about = action.partition(":")
        return WISHES.index(kind), -int(about) if kind == "amount" else 0

    return min(offered, key=rank)


def take(page: Any, action: str) -> None:
    """Take an option: the card in the hand or in the trade row is clicked, everything else in the list."""
    before = page.locator(".dock").get_attribute("data-n")
    kind, _, about = action.partition(":")
    zone = {"play": "hand", "buy": "explorers" if about == "explorer" else "row"}.get(kind)
    if zone:
        page.locator(f'.spot.can[data-zone="{zone}"][data-card="{about}"]').first.click()
    else:
        page.locator(f'.option[data-action="{action}"]').click()
    page.wait_for_function("n => document.querySelector('.dock').dataset.n !== n", arg=before)


def moment(page: Any) -> int:
    """The number of the moment that is shown."""
    return int(page.locator(".dock").get_attribute("data-n"))


def counter(page: Any, name: str) -> int:
    """The number of a pool."""
    return int(re.sub(r"\D", "", page.locator(f'.counter[data-term="{name}"]').inner_text()))
