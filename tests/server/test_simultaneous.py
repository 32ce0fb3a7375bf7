"""Several seats may act at once: nobody's move makes another's late, and none is lost."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from ecliptic.kernel import Action, Decision, Message, Request, Simultaneous
from ecliptic.server.ops.config import Settings
from ecliptic.server.tables.live_table import LiveTable
from ecliptic.server.tables.staleness import Staleness
from tests.server.harness import Guest, Running, running

pytestmark = [pytest.mark.anyio, pytest.mark.databases]

HYDRA = {"seats": 4, "options": {"mode": "hydra_two_headed", "first": "0"}}


async def team(server: Running) -> tuple[str, Guest, list[int]]:
    """A hydra table with one guest in all seats, and the seats of the team that is to move."""
    ann = await server.guest()
    made = await ann.table(hold=[0, 1, 2, 3], **HYDRA)
    moment = await ann.moment(made["id"], seat=0)
    return made["id"], ann, moment["view"]["waiting"]


def cards(moment: Any) -> list[str]:
    return [offer["action"] for offer in moment["options"] if offer["action"].startswith("play:")]


async def test_moves_decided_at_the_same_moment_are_all_played(server: Running) -> None:
    table, ann, (one, two) = await team(server)
    first, second = await ann.moment(table, seat=one), await ann.moment(table, seat=two)
    assert first["n"] == second["n"]
    answers = await asyncio.gather(
        ann.move(table, first["n"], cards(first)[0], "a", seat=one),
        ann.move(table, second["n"], cards(second)[0], "b", seat=two),
    )
    assert [answer.status_code for answer in answers] == [200, 200]


async def test_another_seats_move_leaves_mine_timely_however_often_it_moves(server: Running) -> None:
    table, ann, (one, two) = await team(server)
    mine = await ann.moment(table, seat=one)
    for i in range(3):
        theirs = await ann.moment(table, seat=two)
        assert (await ann.move(table, theirs["n"], cards(theirs)[0], f"b{i}", seat=two)).status_code == 200
    assert (await ann.move(table, mine["n"], cards(mine)[0], "a", seat=one)).status_code == 200


async def test_my_own_move_makes_my_other_ones_late(server: Running) -> None:
    table, ann, (one, _) = await team(server)
    mine = await ann.moment(table, seat=one)
    twice = next((card for card in cards(mine)), "")
    assert (await ann.move(table, mine["n"], twice, "a", seat=one)).status_code == 200
    late = await ann.move(table, mine["n"], "done", "b", seat=one)
    assert late.status_code == 409


async def test_an_option_that_was_not_there_yet_is_late(server: Running) -> None:
    """Being done can be revoked: `revoke` was no option when the seat looked, even if it is one now."""
    table, ann, (one, two) = await team(server)
    before = await ann.moment(table, seat=one)
    assert (await ann.move(table, before["n"], "done", "a", seat=one)).status_code == 200
    theirs = await ann.moment(table, seat=two)
    assert (await ann.move(table, theirs["n"], cards(theirs)[0], "b", seat=two)).status_code == 200
    assert (await ann.move(table, before["n"], "revoke", "c", seat=one)).status_code == 409
    after = await ann.moment(table, seat=one)
    assert (await ann.move(table, after["n"], "revoke", "d", seat=one)).status_code == 200


async def test_taking_back_makes_everything_late(server: Running) -> None:
    table, ann, (one, two) = await team(server)
    mine, theirs = await ann.moment(table, seat=one), await ann.moment(table, seat=two)
    done = (await ann.move(table, theirs["n"], cards(theirs)[0], "b", seat=two)).json()
    body = {"type": "undo", "expected": done["n"], "client_move_id": "u"}
    assert (await ann.http.post(f"/api/tables/{table}/undo", json=body, params={"seat": two})).status_code == 200
    assert (await ann.move(table, mine["n"], cards(mine)[0], "a", seat=one)).status_code == 409


async def test_what_is_timely_outlives_the_server(settings: Settings) -> None:
    async with running(settings) as server:
        table, ann, (one, two) = await team(server)
        mine, theirs = await ann.moment(table, seat=one), await ann.moment(table, seat=two)
        assert (await ann.move(table, theirs["n"], cards(theirs)[0], "b", seat=two)).status_code == 200
        cookies = ann.http.cookies
    async with running(settings) as server:
        again = server.nobody()
        again.http.cookies = cookies
        assert (await again.move(table, mine["n"], cards(mine)[0], "a", seat=one)).status_code == 200


async def test_what_is_timely_after_a_restart_reaches_back_sixteen_moves(server: Running) -> None:
    table, ann, (one, two) = await team(server)
    decided = await ann.moment(table, seat=one)
    live = server.live(table)
    for moves in range(1, 18):
        action = "done" if moves % 2 else "revoke"
        assert (await ann.move(table, live.n, action, f"{moves}", seat=two)).status_code == 200
        again = LiveTable(table, server.store, server.settings)
        async with again.lock:
            await again.load()
        for each, timely in ((live, True), (again, moves <= 16)):
            assert each.staleness.is_timely(one, cards(decided)[0], decided["n"], live.n) == timely, moves


async def test_after_a_restart_my_own_move_still_makes_my_other_ones_late(server: Running) -> None:
    table, ann, (one, two) = await team(server)
    decided = await ann.moment(table, seat=one)
    theirs = await ann.moment(table, seat=two)
    live = server.live(table)
    assert (await ann.move(table, live.n, cards(decided)[0], "a", seat=one)).status_code == 200
    again = LiveTable(table, server.store, server.settings)
    async with again.lock:
        await again.load()
    for each in (live, again):
        assert not each.staleness.is_timely(one, "done", decided["n"], live.n)
        assert each.staleness.is_timely(two, cards(theirs)[0], theirs["n"], live.n)


async def test_a_choice_of_one_seat_in_between_does_not_make_anothers_move_late(server: Running) -> None:
    """While seat 1 finishes a choice of its own, seat 0 has to wait; what it decided before is then still timely."""
    table, ann, _ = await team(server)
    live = server.live(table)
    kernel = live.kernel
    assert kernel is not None
    player: Any = kernel.state.players[1]  # type: ignore[attr-defined]
    player.trade, player.combat = 0, 9
    ann_first = await ann.moment(table, seat=0)
    decided = cards(ann_first)[0]
    kernel.request = kernel.state.stack[-1].ask(kernel.state)
    live.staleness.renew(kernel, live.n, None)
    attack = next(o.text for o in kernel.options(1) if o.text.startswith("attack:"))
    done = await ann.move(table, live.n, attack, "attack", seat=1)
    assert done.status_code == 200, done.text
    assert kernel.waiting == [1], "the attack asks how much"
    early = await ann.move(table, ann_first["n"], decided, "a", seat=0)
    assert early.status_code == 409
    amount = (await ann.moment(table, seat=1))["options"][0]["action"]
    assert (await ann.move(table, live.n, amount, "amount", seat=1)).status_code == 200
    assert (await ann.move(table, ann_first["n"], decided, "a", seat=0)).status_code == 200


async def test_an_answer_to_a_proposal_that_is_gone_is_late(server: Running) -> None:
    """`agree` to a proposal that another member has declined must not agree to the next one."""
    ann = await server.guest()
    options = {"mode": "hydra_three_headed", "first": "0"}
    table = (await ann.table(hold=[0, 1, 2, 3, 4, 5], seats=6, options=options))["id"]
    live = server.live(table)
    kernel = live.kernel
    assert kernel is not None
    state: Any = kernel.state
    for seat in range(3):
        state.players[seat].trade = 3
    kernel.request = state.stack[-1].ask(state)
    live.staleness.renew(kernel, live.n, None)

    async def play(seat: int, action: str, expected: int | None = None) -> int:
        n = live.n if expected is None else expected
        answer = await ann.move(table, n, action, f"{live.n}-{seat}-{action}", seat=seat)
        assert answer.status_code in (200, 409), answer.text
        return answer.status_code

    async def propose() -> None:
        costs = {o.text: o.args[0] for o in kernel.options(0) if o.kind == "pool_buy"}
        dearest = max(costs, key=lambda text: state.parts.cost[costs[text]])
        assert await play(0, dearest) == 200
        while kernel.waiting == [0]:
            amounts = [o.text for o in kernel.options(0)]
            assert await play(0, "amount:1" if "amount:1" in amounts else amounts[0]) == 200

    await propose()
    assert kernel.waiting == [1, 2]
    shown = live.n
    assert await play(2, "decline") == 200
    await propose()
    assert [o.text for o in kernel.options(1)] == ["agree", "decline"]
    assert await play(1, "agree", expected=shown) == 409
    assert await play(1, "agree") == 200
    assert await play(2, "agree", expected=live.n - 1) == 200, "another's consent leaves mine timely"


class Fake:
    """A table that asks what it is told to ask."""

    def __init__(self) -> None:
        self.stack: list[object] = [object()]
        self.state = self
        self.question = "choose"
        self.labels = {"x": "X", "y": "Y"}
        self.request: Request = Simultaneous({}, [])
        self.ask(0, 1)

    def ask(self, *seats: int) -> None:
        self.request = Simultaneous({seat: [Action(text) for text in self.labels] for seat in seats}, list(seats))

    def prompt(self, seat: int) -> Message:
        return Message(self.question)

    def options(self, seat: int) -> list[Action]:
        return [Action(text) for text in self.labels]

    def label(self, seat: int, action: Action) -> Message:
        return Message(self.labels[action.text])


def offered(fake: Any) -> Staleness:
    made = Staleness()
    made.renew(fake, 10, None)
    return made


def change_nothing(fake: Fake) -> None:
    """Seat 1 did something that seat 0 need not care about."""


def change_question(fake: Fake) -> None:
    fake.question = "choose again"


def change_label(fake: Fake) -> None:
    fake.labels = {"x": "X at another price", "y": "Y"}


def interrupt(fake: Fake) -> None:
    """Seat 1 has to finish a choice of its own first."""
    fake.stack.append(object())
    fake.request = Decision(1, [Action("x")])


def ask_seat_one(fake: Fake) -> None:
    fake.stack.append(object())
    fake.ask(1)


def ask_above(fake: Fake) -> None:
    """Something else asks the same."""
    fake.stack.append(object())
    fake.ask(0, 1)


def end_what_is_above(fake: Fake) -> None:
    fake.stack.pop()
    interrupt(fake)


def come_back(fake: Fake) -> None:
    fake.stack.pop()
    fake.ask(0, 1)


def come_back_anew(fake: Fake) -> None:
    fake.stack[:] = [object()]
    fake.ask(0, 1)


@pytest.mark.parametrize(
    ("changes", "timely"),
    [
        ([change_nothing], {"x": True, "y": True}),
        ([change_nothing, change_nothing], {"x": True, "y": True}),
        ([change_question], {"x": False, "y": False}),
        ([change_label], {"x": False, "y": True}),
        ([interrupt], {"x": False, "y": False}),
        ([interrupt, come_back], {"x": True, "y": True}),
        ([ask_seat_one, come_back], {"x": True, "y": True}),
        ([interrupt, change_label, come_back], {"x": False, "y": True}),
        ([interrupt, come_back_anew], {"x": False, "y": False}),
        ([ask_above, interrupt, come_back], {"x": True, "y": True}),
        ([ask_above, end_what_is_above, come_back], {"x": False, "y": False}),
    ],
)
def test_what_stays_timely(changes: list[Callable[[Fake], None]], timely: dict[str, bool]) -> None:
    fake: Any = Fake()
    made = offered(fake)
    n = 10
    for change in changes:
        n += 1
        change(fake)
        made.renew(fake, n, 1)
    assert {text: made.is_timely(0, text, 10, n) for text in ("x", "y")} == timely
    assert not made.is_timely(1, "x", 10, n), "seat 1 has acted"
    assert not made.is_timely(0, "z", 10, n)
    assert not made.is_timely(0, "x", n + 1, n)
    assert not made.is_timely(0, "x", 9, n)
    assert made.is_timely(0, "z", n, n), "the rules decide about what is decided now"
