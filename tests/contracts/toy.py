"""A tiny game to try the kernel on, and a set of faults to see that the conformance suite finds each of them.

Both seats hold three hidden numbers from 1 to 9. In turn each plays one; at the end the higher sum wins.
In the variant "face down" nobody sees what the others play.
"""

from random import Random

from ecliptic.kernel import (
    Action,
    Chance,
    Decision,
    Event,
    Fields,
    Frame,
    Game,
    Json,
    Message,
    Note,
    Request,
    Result,
    State,
)

PLAY = [Action("play", str(n), (n,)) for n in range(10)]
PASS = Action("pass")
FACE_DOWN = ("face down", "face down kept")
SILENT = (
    "forced play shown", "shown to the other", "undone differently", "preview differs", *FACE_DOWN,
)  # fmt: skip


class ToyState(State):
    def __init__(self) -> None:
        super().__init__()
        self.deck: list[int] = list(range(1, 10))
        self.hands: list[list[int]] = [[], []]
        self.played: list[list[int]] = [[], []]
        self.face_down: list[list[int]] = [[], []]
        self.passes = 0
        self.fault = ""
        self.was_loaded = False
        self.answers: list[int] = []  # shared by all copies

    def clone(self) -> "ToyState":
        other = ToyState()
        other.stack = self.stack[:]
        other.deck = self.deck[:]
        other.hands = [hand[:] for hand in self.hands]
        other.played = [cards[:] for cards in self.played] if self.fault != "shared list" else self.played
        other.face_down = [cards[:] for cards in self.face_down]
        other.passes = self.passes
        other.fault = self.fault
        other.was_loaded = self.was_loaded
        other.answers = self.answers
        return other

    def flatten(self, out: list[int]) -> None:
        for part in (*self.hands, *self.played, *self.face_down):
            out.append(len(part))
            out += part
        out += self.deck
        out.append(self.passes)


class Deal(Frame[ToyState]):
    __slots__ = ()

    def ask(self, state: ToyState) -> Request | None:
        return Chance("deal", state.deck, count=6, public=state.fault == "everything is public")

    def outcome(self, state: ToyState, drawn: list[int]) -> None:
        state.stack.pop()
        state.hands = [sorted(drawn[:3]), sorted(drawn[3:])]
        state.deck = [n for n in state.deck if n not in drawn]
        state.stack.append(Turn(0))


class Turn(Frame[ToyState]):
    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def ask(self, state: ToyState) -> Request | None:
        if not state.hands[self.seat]:
            return None
        options = [PLAY[n] for n in state.hands[self.seat]]
        if state.fault == "impossible option" and len(options) == 1:
            options.append(PLAY[0])
        if state.fault == "no option" and len(options) == 1:
            options = []
        if state.fault == "endless" and len(options) == 1:
            options = [PASS]
        if state.fault == "too many options":
            options += [Action("pass", str(n)) for n in range(1_000)]
        if state.fault == "long notation":
            options.append(Action("pass", "x" * 196))
        if state.fault == "twice the same":
            options.append(options[0])
        if state.fault == "other options after loading" and state.was_loaded:
            options.reverse()
        if state.fault == "options leak" and state.hands[1 - self.seat][:1] == [1]:
            options.reverse()
        if state.fault == "ask changes":
            state.passes += 1
        return Decision(self.seat, options)

    def run(self, state: ToyState) -> None:
        state.stack.pop()

    def answer(self, state: ToyState, seat: int, action: Action) -> None:
        state.stack[-1] = Turn(1 - seat)
        if action.kind == "pass":
            return
        if state.fault == "preview differs" and state.is_preview:
            state.passes += 1
        if state.fault == "undone differently":
            state.answers.append(seat)
            state.passes = len(state.answers)
        n = action.args[0]
        if state.fault == "impossible option" and n == 0:
            raise ValueError("no such number")
        state.hands[seat].remove(n)
        if state.fault in FACE_DOWN:
            state.face_down[seat].append(n)
        elif state.fault != "lost piece" or n != 5:
            state.played[seat].append(n)
        if state.fault == "preview leaks" and len(state.deck) == 3:
            state.hands[seat].append(state.deck.pop())
        if state.fault == "forced play shown" and len(state.hands[1 - seat]) == 1:
            state.played[1 - seat].append(state.hands[1 - seat].pop())
        state.note("play", seat, n)
        state.note("left", seat, sum(state.hands[seat]), len(state.hands[seat]))


class Toy(Game[ToyState]):
    """The game, sound or with one fault."""

    def __init__(self, fault: str = "") -> None:
        self.slug = "toy"
        self.title = "Toy"
        self.seats = (2,)
        self.options = ()
        self.rules_versions = (1,)
        self.frames = {"deal": Deal, "turn": Turn}
        self.list_fields = frozenset()
        self.revealing = frozenset() if fault in SILENT else frozenset({"play"})
        self.fault = fault
        self.starts = 0

    def new(self, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> ToyState:
        state = ToyState()
        state.fault = self.fault
        self.starts += 1
        if self.fault == "not repeatable":
            state.passes = self.starts
        if self.fault == "forgetful":
            state.passes = 3
        state.stack.append(Deal())
        return state

    def result(self, state: ToyState) -> Result | None:
        if state.stack or self.fault == "no result":
            return None
        sums = [sum(state.played[seat] + state.face_down[seat]) for seat in (0, 1)]
        return Result((1, 2) if sums[0] > sums[1] else (2, 1), (sums[0], sums[1]), "sum")

    def view(self, state: ToyState, seat: int | None) -> Json:
        shown: Json = {"played": state.played, "sizes": [len(hand) for hand in state.hands]}
        if seat is not None:
            shown["hand"] = state.hands[seat]
            shown["face_down"] = state.face_down[seat]
        if self.fault == "preview differs":
            shown["passes"] = state.passes
        if self.fault == "view leaks":
            shown["hint"] = [max(hand, default=0) for hand in state.hands]
        if self.fault == "spectator leak" and seat is None:
            shown["hand"] = state.hands[0]
        if self.fault in ("copy with everything shown", "everything is public"):
            shown["hands"], shown["deck"] = state.hands, state.deck
        if seat is not None and self.has_peeked(state, seat):
            shown["peek"] = state.deck[:1]
        return shown

    def has_peeked(self, state: ToyState, seat: int) -> bool:
        """With this fault a seat sees a card of the deck when the opponent has played the last number."""
        return self.fault == "shown to the other" and len(state.played[1 - seat]) == 3

    def resample(self, state: ToyState, seat: int | None, rng: Random) -> ToyState:
        world = state.clone()
        if self.fault in ("copy", "copy with everything shown", "everything is public"):
            return world
        others = [s for s in (0, 1) if s != seat]
        kept = world.deck[:1] if seat is not None and self.has_peeked(state, seat) else []
        unseen = [world.hands, world.face_down] if self.fault != "face down kept" else [world.hands]
        hidden = world.deck[len(kept) :] + [n for s in others for numbers in unseen for n in numbers[s]]
        rng.shuffle(hidden)
        if self.fault == "always the same world":
            hidden.sort()
        if self.fault == "biased":
            hidden.sort(key=lambda n: n == 9)  # the nine stays in the deck
        for s in others:
            for numbers in unseen:
                size = len(numbers[s])
                dealt, hidden = hidden[:size], hidden[size:]
                numbers[s] = sorted(dealt) if numbers is world.hands else dealt
        if self.fault == "impossible world":
            hidden = hidden[1:]
        world.deck = kept + (hidden if self.fault == "shown to the other" else sorted(hidden))
        return world

    def tell(self, state: ToyState, events: list[Event], seat: int | None) -> list[Message]:
        return [
            Message(f"log-{e.kind}", {"n": e.what})
            for e in events
            if isinstance(e, Note)
            and (e.who == seat or self.fault == "log leaks" or (e.kind == "play" and self.fault not in FACE_DOWN))
        ]

    def prompt(self, state: ToyState, seat: int | None) -> Message:
        if self.fault == "prompt leaks":
            return Message("prompt", {"n": sum(state.hands[0])})
        return Message("prompt")

    def label(self, state: ToyState, seat: int, action: Action) -> Message:
        return Message("do", {"what": {"number": action.text.partition(":")[2]}})

    def why_not(self, state: ToyState, seat: int, text: str) -> Message:
        return Message("no", {"n": sum(state.hands[1 - seat])} if self.fault == "refusal leaks" else {})

    def say(self, message: Message, names: list[str], locale: str = "en", viewer: int | None = None) -> str:
        if self.fault == "label without words" and message.id == "do":
            return ""
        if self.fault == "name without words" and message.args.get("what") == {"number": "9"}:
            raise LookupError("no such number")
        if self.fault == "prompt without words" and message.id == "prompt":
            raise LookupError("no such message")
        if self.fault == "missing language" and locale == "de":
            raise LookupError("no such language")
        return f"{message.id}" if self.fault == "no sentence" else f"{message.id}."

    def write(self, state: ToyState) -> Json:
        data: Json = {"deck": state.deck, "hands": state.hands, "played": state.played, "face_down": state.face_down}
        if self.fault == "saved differently":
            data["was_loaded"] = state.was_loaded
        if self.fault != "forgetful":
            data["passes"] = state.passes
        return data

    def read(self, data: Fields, seats: int, options: dict[str, str | int], pack: Json | None, rules: int) -> ToyState:
        state = ToyState()
        state.fault = self.fault
        state.deck = data.numbers("deck")
        state.hands = [list(hand) for hand in data.items("hands") if isinstance(hand, list)]
        state.played = [list(cards) for cards in data.items("played") if isinstance(cards, list)]
        state.face_down = [
            list(cards) for cards in data.items("face_down", default=[[], []]) if isinstance(cards, list)
        ]
        state.passes = data.number("passes", default=0)
        state.was_loaded = not data.has("was_loaded") or not data.get("was_loaded")
        return state

    def problems(self, state: ToyState) -> list[Message]:
        places = [state.deck, *state.hands, *state.played, *state.face_down]
        there = sorted(n for numbers in places for n in numbers)
        return [] if there == list(range(1, 10)) else [Message(f"the numbers are {there}")]
