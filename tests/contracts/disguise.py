"""Star Realms with one method replaced, for faults that need a real game. It works on compiled rules too."""

from random import Random
from typing import Any

from ecliptic.kernel import Action, Event, Fields, Game, Json, Message, Result


class Disguise(Game[Any]):
    """Another game under its own name: every call goes to it."""

    def __init__(self, inner: Game[Any]) -> None:
        self.inner = inner
        self.slug, self.title, self.seats = inner.slug, inner.title, inner.seats
        self.options, self.rules_versions = inner.options, inner.rules_versions
        self.frames, self.list_fields, self.revealing = inner.frames, inner.list_fields, inner.revealing

    def choose_options(self, seats: int, given: Any) -> dict[str, str | int]:
        return self.inner.choose_options(seats, given)

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> Any:
        return self.inner.new(seats, options, pack, rules)

    def result(self, state: Any) -> Result | None:
        return self.inner.result(state)

    def view(self, state: Any, seat: int | None) -> Json:
        return self.inner.view(state, seat)

    def resample(self, state: Any, seat: int | None, rng: Random) -> Any:
        return self.inner.resample(state, seat, rng)

    def tell(self, state: Any, events: list[Event], seat: int | None) -> list[Message]:
        return self.inner.tell(state, events, seat)

    def prompt(self, state: Any, seat: int | None) -> Message:
        return self.inner.prompt(state, seat)

    def label(self, state: Any, seat: int, action: Action) -> Message:
        return self.inner.label(state, seat, action)

    def why_not(self, state: Any, seat: int, text: str) -> Message:
        return self.inner.why_not(state, seat, text)

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        return self.inner.say(message, names, locale, viewer)

    def write(self, state: Any) -> Json:
        return self.inner.write(state)

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> Any:
        return self.inner.read(data, seats, options, pack, rules)

    def words(self, state: Any, field: str) -> list[str] | None:
        return self.inner.words(state, field)

    def problems(self, state: Any) -> list[Message]:
        return self.inner.problems(state)


class Forgetful(Disguise):
    """The view shows only those cards of a hand that were seen going there, not those that can be deduced."""

    def view(self, state: Any, seat: int | None) -> Json:
        shown: Any = self.inner.view(state, seat)
        ids = state.parts.ids
        for row, player in zip(shown["players"], state.players, strict=True):
            row["known_hand"] = [ids[card] for card in player.known_hand]
        return dict(shown)


class OpenCopy(Disguise):
    """The view shows every secret, and `resample` agrees by returning a copy."""

    def view(self, state: Any, seat: int | None) -> Json:
        return {**self.inner.view(state, seat), "secrets": self.inner.write(state)}

    def resample(self, state: Any, seat: int | None, rng: Random) -> Any:
        return state.clone()


class OrderKept(Disguise):
    """Bots of a seat know the order of every deck: only hands are dealt anew."""

    def resample(self, state: Any, seat: int | None, rng: Random) -> Any:
        world = self.inner.resample(state, seat, rng)
        world.trade_deck[:] = state.trade_deck
        return world
