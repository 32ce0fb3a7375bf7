"""Players without a window: they answer over HTTP while a test looks at another seat."""

from collections.abc import Callable
from typing import Any

Choose = Callable[[list[str]], str]


class Rival:
    """A guest with one seat. `choose` picks among the notations of the options."""

    def __init__(self, context: Any, base: str, name: str) -> None:
        self.http = context.request
        self.base = base
        self.table = ""
        self.moves = 0
        self.ask("POST", "/api/guests", {"name": name})

    def ask(self, method: str, path: str, data: dict[str, Any] | None = None) -> Any:
        """One request; the answer must be a good one."""
        answer = self.http.fetch(self.base + path, method=method, data=data)
        assert answer.ok, answer.text()
        return answer.json()

    def set_up(self, game: str, seats: int, pack: dict[str, Any] | None = None, **options: str) -> str:
        """A new table with this guest in the first seat; the invitation to it."""
        wanted = {"game": game, "seats": seats, "options": options, "hold": [0]}
        made = self.ask("POST", "/api/tables", wanted | ({"pack": pack} if pack else {}))
        self.table = made["id"]
        return str(made["invitation"])

    def sit(self, table: str, seat: int, invitation: str) -> None:
        """Take a seat at somebody's table."""
        self.table = table
        self.ask("POST", f"/api/tables/{table}/seats/{seat}", {"invitation": invitation})

    def moment(self) -> Any:
        """What this seat may know now."""
        return self.ask("GET", f"/api/tables/{self.table}/moment")

    def play(self, choose: Choose, moment: Any = None) -> bool:
        """Play one option, if this seat is to move."""
        moment = moment or self.moment()
        options = [option["action"] for option in moment["options"]]
        if not options:
            return False
        self.moves += 1
        key = f"rival-{self.table}-{self.moves}"
        move = {"type": "move", "expected": moment["n"], "action": choose(options), "client_move_id": key}
        self.ask("POST", f"/api/tables/{self.table}/moves", move)
        return True


def seat_all(
    browser: Any,
    base: str,
    seen: Any,
    seats: int,
    pack: dict[str, Any] | None = None,
    game: str = "federation",
    **options: str,
) -> list[Rival]:
    """A table: the first seat shares the cookies of a page's context, the others have none to see."""
    names = ["Ann", "Boris", "Chloé", "Dmitri"]
    contexts = [seen, *(browser.new_context() for _ in range(seats - 1))]
    rivals = [Rival(context, base, name) for context, name in zip(contexts, names, strict=False)]
    invitation = rivals[0].set_up(game, seats, pack, **options)
    for seat, rival in enumerate(rivals[1:], start=1):
        rival.sit(rivals[0].table, seat, invitation)
    return rivals


def play_until(rivals: list[Rival], choose: Choose, is_enough: Callable[[Any], bool]) -> None:
    """Everybody plays until the first seat sees enough, or the game is over."""
    while True:
        moment = rivals[0].moment()
        waiting = moment["view"]["waiting"]
        if not waiting or is_enough(moment):
            return
        while rivals[waiting[0]].play(choose, moment if waiting[0] == 0 else None) and waiting[0]:
            pass
