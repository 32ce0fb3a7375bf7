"""Tables: options and refusals, undo and barriers, journals and replays, rules versions and packs."""

import json
from datetime import date
from functools import partial
from typing import Any, Final

import pytest

import ecliptic
from ecliptic.kernel import (
    ChanceSource,
    Frame,
    History,
    Refused,
    Request,
    Script,
    Table,
    load_table,
    open_table,
    replay_table,
)
from tests.contracts.toy import Toy, ToyState
from tests.rules.star_realms.scene import Scene

TOY = {"toy": Toy()}


def toy(*outcomes: list[int]) -> Table:
    return open_table(Toy(), 2, {}, luck=Script(list(outcomes) or [[1, 2, 3, 4, 5, 6]]))


def test_only_the_seat_that_is_asked_has_options() -> None:
    table = toy()
    assert table.waiting == [0]
    assert [str(option) for option in table.options(0)] == ["play:1", "play:2", "play:3"]
    assert table.options(1) == []


def test_an_action_is_accepted_as_object_or_as_text() -> None:
    table = toy()
    table.play(0, table.options(0)[1])
    table.play(1, "play:5")
    assert table.view(0)["played"] == [[2], [5]]


@pytest.mark.parametrize(
    ("seat", "action", "sentence"),
    [
        (0, "play:9", "no."),
        (1, "play:4", "It is not your turn: the table is waiting for seat 0."),
        (7, "play:4", "There is no seat 7: the seats are 0 to 1."),
        (-1, "play:4", "There is no seat -1: the seats are 0 to 1."),
    ],
)
def test_what_is_no_option_is_refused_and_changes_nothing(seat: int, action: str, sentence: str) -> None:
    table = toy()
    before = table.save(), table.journal.dump()
    with pytest.raises(Refused) as caught:
        table.play(seat, action)
    assert str(caught.value) == sentence
    assert (table.save(), table.journal.dump()) == before


@pytest.mark.parametrize("slug", sorted(ecliptic.catalogue()))
@pytest.mark.parametrize("kind", ["mission", "attack", "go", "dice", "nonsense"])
def test_a_notation_without_end_is_refused(slug: str, kind: str) -> None:
    """Python does not read a number of thousands of digits; nobody has to."""
    table = ecliptic.new(slug, seats=2, seed=3)
    with pytest.raises(Refused, match="There is no action with more than 200 characters"):
        table.play(table.waiting[0], f"{kind}:{'9' * 5_000}")
    with pytest.raises(Refused):
        table.play(table.waiting[0], f"{kind}:{'9' * (199 - len(kind))}")


def test_after_the_end_nothing_can_be_played() -> None:
    table = toy()
    for n in (1, 4, 2, 5, 3, 6):
        table.play(table.waiting[0], f"play:{n}")
    assert table.over
    assert table.waiting == []
    assert table.result is not None
    assert table.result.places == (2, 1)
    with pytest.raises(Refused, match="The game is over"):
        table.play(0, "play:1")


class Overture(Toy):
    """Something happens before anybody is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.frames = {**self.frames, "opening": Opening}

    def new(self, seats: int, options: dict[str, str | int], pack: Any, rules: int) -> ToyState:
        state = super().new(seats, options, pack, rules)
        state.stack.append(Opening())
        return state


class Opening(Frame[ToyState]):
    __slots__ = ()

    def ask(self, state: ToyState) -> Request | None:
        return None

    def run(self, state: ToyState) -> None:
        state.stack.pop()
        state.note("play", 0, 7)


def test_what_happens_before_the_first_entry_is_told() -> None:
    table = open_table(Overture(), 2, {}, luck=Script([[1, 2, 3, 4, 5, 6]]))
    assert [(n, message.args) for n, message in table.log(None)] == [(0, {"n": 7})]
    past = History(table.journal.dump(), {"toy": table.game})
    assert [(n, message.args) for n, message in past.tell(table, None, past.active_entries(1))] == [(0, {"n": 7})]


# Scripted chance


def test_a_script_cannot_give_what_chance_could_not() -> None:
    with pytest.raises(Refused, match="deal"):
        toy([1, 1, 1, 1, 1, 1])
    with pytest.raises(Refused, match="deal"):
        toy([1, 2, 3])


# Undo


def test_undo_takes_back_everything_since_the_last_barrier() -> None:
    scene = Scene(hand=["scout", "scout", "viper"], trade=2)
    start = scene.table.save()
    scene.play("play:scout", "play:viper", "play:scout")
    scene.table.undo(0)
    assert scene.table.save() == start


def test_undo_of_one_step() -> None:
    scene = Scene(hand=["scout", "scout", "viper"])
    scene.play("play:scout")
    after_one = scene.table.save()
    scene.play("play:viper")
    scene.table.undo(0, steps=1)
    assert scene.table.save() == after_one
    with pytest.raises(Refused, match="You can undo 1 to 1 steps, not 2"):
        scene.table.undo(0, steps=2)


def test_a_revealed_card_is_a_barrier() -> None:
    scene = Scene(hand=["scout"], trade=3, row=["cargo_pod"])
    scene.play("play:scout", "buy:cargo_pod")
    with pytest.raises(Refused, match="You have nothing to undo"):
        scene.table.undo(0)


def test_a_drawn_card_is_a_barrier() -> None:
    scene = Scene(hand=["falcon", "scout"], deck=["viper"])
    scene.play("play:falcon")
    with pytest.raises(Refused):
        scene.table.undo(0)
    scene.play("play:scout")
    scene.table.undo(0)
    assert scene.in_play() == ["falcon"]


def test_another_seats_action_is_a_barrier() -> None:
    scene = Scene(hand=["gunship"], foe={"hand": ["scout", "viper"]})
    scene.play("play:gunship")
    assert scene.waiting == [1]
    scene.play("discard:viper")
    with pytest.raises(Refused):
        scene.table.undo(0)
    scene.table.undo(1)
    assert scene.waiting == [1]
    scene.table.undo(0)
    assert scene.me["hand"] == ["gunship"]


def test_a_seat_cannot_undo_what_another_did() -> None:
    scene = Scene(hand=["scout"])
    scene.play("play:scout")
    with pytest.raises(Refused):
        scene.table.undo(1)


@pytest.mark.parametrize("seat", [-1, 2])
def test_a_seat_that_is_not_there_is_named(seat: int) -> None:
    table = toy()
    sentence = f"There is no seat {seat}: the seats are 0 to 1."
    for ask in (table.undo, table.options, table.view, partial(table.play, action="play:1")):
        with pytest.raises(Refused) as refusal:
            ask(seat)
        assert str(refusal.value) == sentence


def test_undo_is_an_entry_and_is_replayed() -> None:
    scene = Scene(hand=["scout", "viper"])
    scene.play("play:scout")
    scene.table.undo(0)
    scene.play("play:viper")
    scene.table.undo(0)
    scene.play("play:viper", "play:scout")
    dump = json.loads(json.dumps(scene.table.journal.dump()))
    kinds = [next(kind for kind in ("play", "undo", "chance") if kind in entry) for entry in dump["entries"]]
    assert kinds == ["chance", "play", "undo", "play", "undo", "play", "play"]
    again = ecliptic.replay(dump)
    assert again.save() == scene.table.save()
    assert again.journal.dump() == dump


def test_the_log_leaves_out_what_was_taken_back() -> None:
    scene = Scene(hand=["scout", "viper"])
    scene.play("play:scout")
    scene.table.undo(0)
    scene.play("play:viper")
    cards: list[Any] = [message.args.get("card") for _, message in scene.table.log(0) if message.id == "log-play"]
    assert cards == [{"card": "viper"}]


def test_rewinding_past_a_barrier_needs_everybody() -> None:
    table = ecliptic.new("star-realms", seed=7)
    start, n = table.save(), len(table.journal)
    table.play(table.waiting[0], "end")
    table.play(table.waiting[0], "end")
    with pytest.raises(Refused, match="seat 1 has not agreed"):
        table.rewind(0, n, agreed=[0])
    table.rewind(0, n, agreed=[0, 1])
    assert table.save() == start
    assert ecliptic.replay(table.journal.dump()).save() == start


def test_rewinding_to_the_present_moment_leaves_undo_as_it_was() -> None:
    scene = Scene(hand=["scout", "viper"])
    table = scene.table
    scene.play("play:scout", "play:viper")
    table.undo(0, steps=1)
    now = table.save()
    table.rewind(1, len(table.journal), agreed=[0, 1])
    assert table.save() == now
    assert table.undoable(0) == 1
    table.undo(0)
    assert scene.me["hand"] == ["scout", "viper"]
    assert ecliptic.replay(table.journal.dump()).save() == table.save()


def test_one_cannot_rewind_to_a_moment_that_was_taken_back() -> None:
    table = ecliptic.new("star-realms", seed=7)
    n = len(table.journal)
    table.play(table.waiting[0], "end")
    later = len(table.journal)
    table.rewind(0, n, agreed=[0, 1])
    for moment in (later, 10_000):
        with pytest.raises(Refused, match="There is no moment"):
            table.rewind(0, moment, agreed=[0, 1])


# Journals


def played() -> Table:
    table = ecliptic.new("star-realms", seed=5)
    for _ in range(30):
        seat = table.waiting[0]
        table.play(seat, table.options(seat)[0])
    return table


def test_a_replay_gives_every_hash_and_can_be_played_on() -> None:
    table = played()
    again = ecliptic.replay(table.journal.dump(), seed=1)
    assert again.journal.dump() == table.journal.dump()
    again.play(again.waiting[0], again.options(again.waiting[0])[0])
    assert len(again.journal) > len(table.journal)


def test_a_replay_can_stop_at_any_entry() -> None:
    table = played()
    entries: Any = table.journal.dump()["entries"]
    for stop in range(3, len(entries) + 1):
        early = ecliptic.replay(table.journal.dump(), seed=1, stop=stop)
        assert early.journal.entries[stop - 1].hash == entries[stop - 1]["hash"]


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        (lambda dump: dump["entries"][-1].update(play="buy:moonwurm"), "cannot be played"),
        (lambda dump: dump["entries"][-1].update(hash="0" * 16), "the hashes differ"),
        (lambda dump: dump["entries"].pop(0), "cannot be played"),
        (lambda dump: dump["entries"][1]["drawn"].reverse(), "the hashes differ"),
        (lambda dump: dump["entries"][1]["drawn"].pop(), "cannot be played"),
        (lambda dump: dump["entries"][1]["drawn"].__setitem__(0, "death_star"), "has an unknown value"),
        (lambda dump: dump["entries"][-1].pop("play"), "needs 'play', 'chance' or 'undo'"),
        (lambda dump: dump.update(game="chess"), "There is no game 'chess'"),
        (lambda dump: dump.update(rules=99), "no rules version 99"),
        (lambda dump: dump.update(seats=3), "Mode duel is for 2 seats, not 3"),
        (lambda dump: dump["options"].update(speed="fast"), "has no option 'speed'"),
        (lambda dump: dump.update(entries="none"), "entries must be a list"),
        (lambda dump: dump.update(ecliptic="position"), "This is not an Ecliptic journal"),
        (lambda dump: dump.pop("format"), "format is missing"),
        (lambda dump: dump.update(moves=[]), "unknown field 'moves'"),
    ],
)
def test_a_journal_that_somebody_has_changed_is_refused(change: Any, sentence: str) -> None:
    dump = json.loads(json.dumps(played().journal.dump()))
    change(dump)
    with pytest.raises(Refused, match=sentence):
        ecliptic.replay(dump)


def test_the_reason_why_an_entry_cannot_be_played_is_translated_too() -> None:
    dump = json.loads(json.dumps(played().journal.dump()))
    dump["entries"][-1].update(play="nonsense:moonwurm")
    with pytest.raises(Refused) as refused:
        ecliptic.replay(dump)
    message = refused.value.message
    assert message is not None
    inner: Any = message.args["why"]
    assert inner["id"] == "no-such-action"


def test_a_journal_may_say_what_the_program_that_saved_it_needs() -> None:
    table = played()
    dump = {**table.journal.dump(), "session": {"seats": ["Anna", "Boris"]}}
    assert ecliptic.replay(dump).journal.dump() == table.journal.dump()


def test_a_journal_needs_no_seed() -> None:
    """Chance is in the journal, in words."""
    entries: Any = played().journal.dump()["entries"]
    assert entries[0] == {"chance": "first", "drawn": entries[0]["drawn"], "hash": entries[0]["hash"]}
    assert entries[1]["chance"] == "trade_deck"
    assert len(entries[1]["drawn"]) == 80
    assert all(isinstance(card, str) for card in entries[1]["drawn"])


def test_a_game_from_a_position_keeps_it_in_its_journal() -> None:
    table = played()
    on = ecliptic.load(table.save(), seed=2)
    on.play(on.waiting[0], on.options(on.waiting[0])[0])
    again = ecliptic.replay(json.loads(json.dumps(on.journal.dump())))
    assert again.save() == on.save()


def test_a_start_position_of_another_table_is_refused() -> None:
    dump = ecliptic.load(played().save(), seed=2).journal.dump()
    start: Any = dump["start"]
    start["options"] = {**start["options"], "turn_limit": 7}
    with pytest.raises(Refused, match="belongs to a different table"):
        ecliptic.replay(dump)


# Opening


def test_the_same_seed_gives_the_same_game_and_no_seed_gives_another() -> None:
    assert ecliptic.new("star-realms", seed=3).save() == ecliptic.new("star-realms", seed=3).save()
    assert ecliptic.new("star-realms").save() != ecliptic.new("star-realms").save()


def test_a_rules_version_that_is_not_known_is_refused() -> None:
    with pytest.raises(Refused, match="has no rules version 2: this program supports 1"):
        open_table(Toy(), 2, {}, rules=2)


def test_a_table_keeps_the_rules_version_it_began_with() -> None:
    class Newer(Toy):
        def __init__(self) -> None:
            super().__init__()
            self.rules_versions = (1, 2)

    dump = toy().journal.dump()
    assert dump["rules"] == 1
    assert replay_table(dump, {"toy": Newer()}).journal.header["rules"] == 1
    assert open_table(Newer(), 2, {}, luck=ChanceSource(1)).journal.header["rules"] == 2


def test_a_content_pack_is_stored_with_table_and_position() -> None:
    pack = {"game": "star-realms", "cards": {"scout": {"primary": [{"op": "trade", "n": 3}]}}}
    table = ecliptic.new("star-realms", seed=7, pack=pack)
    seat = table.waiting[0]
    table.play(seat, "play:scout")
    for again in (ecliptic.replay(table.journal.dump()), ecliptic.load(table.save())):
        view: Any = again.view(seat)
        assert view["players"][seat]["trade"] == 3


def deep(levels: int) -> object:
    """A list in a list, so often."""
    return [] if levels == 1 else [deep(levels - 1)]


def endless() -> list[object]:
    """A list that is in itself, as YAML can write it."""
    inside: list[object] = []
    inside.append(inside)
    return inside


NO_JSON: Final[list[tuple[object, str]]] = [
    (float("nan"), "note cannot be nan"),
    (float("-inf"), "note cannot be -inf"),
    (2**53, "note cannot be 9007199254740992"),
    (-(2**53), "note cannot be -9007199254740992"),
    ("\ud800", "note cannot be '\\\\ud800'"),
    (date(2026, 1, 2), r"note cannot be datetime.date\(2026, 1, 2\)"),
    ([1, {"deep": [b"bytes"]}], r"note\[1\].deep\[0\] cannot be b'bytes'"),
    ({True: 1}, "note cannot have a field True"),
    ({None: 1}, "note cannot have a field None"),
    ({1.5: 1}, r"note cannot have a field 1.5"),
    ({"\udfff": 1}, "note cannot have a field '\\\\udfff'"),
    ({2**53: 1}, "note cannot have a field 9007199254740992"),
    ({7: 1, "7": 2}, "note cannot have a field '7'"),
    (endless(), "The content pack is too large"),
    (deep(51), "The content pack is too large"),
    ([0] * 49_998, "The content pack is too large"),
]


@pytest.mark.parametrize(("note", "told"), NO_JSON)
def test_what_json_cannot_hold_is_no_part_of_a_pack(note: object, told: str) -> None:
    """A remark is read by no rule, but it is saved with the table."""
    pack: dict[str, object] = {"game": "star-realms", "note": note, "cards": {}}
    saved = ecliptic.new("star-realms", seed=7).save()
    with pytest.raises(Refused, match=f"^{told}"):
        ecliptic.new("star-realms", pack=pack)
    with pytest.raises(Refused, match=f"^(pack.)?{told}"):
        ecliptic.load({**saved, "pack": pack})


def test_a_pack_may_have_whatever_json_can_hold() -> None:
    for note in (2**53 - 1, 1 - 2**53, 0.5, "\ud7ff\ue000\U0001f600", None, True, deep(50), [0] * 49_997):
        pack = {"game": "star-realms", "note": note, "cards": {}}
        table = ecliptic.new("star-realms", seed=7, pack=pack)
        assert table.save()["pack"] == pack
        assert ecliptic.load(json.loads(json.dumps(table.save()))).save() == table.save()


def test_numbers_as_names_in_a_pack_become_texts() -> None:
    """YAML has numbers where JSON has only texts; a table and its journal agree about them."""
    pack: dict[str, Any] = {"game": "federation", "missions": {12: {"required_level": 4}}}
    table = ecliptic.new("federation", seed=7, pack=pack)
    assert table.save()["pack"] == {"game": "federation", "missions": {"12": {"required_level": 4}}}
    assert ecliptic.replay(json.loads(json.dumps(table.journal.dump()))).save() == table.save()
    assert ecliptic.load({**table.save(), "pack": pack}).save() == table.save()
    assert list(pack["missions"]) == [12]


def test_a_pack_is_not_changed_with_the_table_it_was_given_to() -> None:
    pack: dict[str, Any] = {"game": "star-realms", "cards": {"scout": {"cost": 1}}}
    table = ecliptic.new("star-realms", seed=7, pack=pack)
    pack["cards"]["scout"]["cost"] = "nonsense"
    assert ecliptic.replay(table.journal.dump()).save() == table.save()


def test_a_toy_position_written_by_hand() -> None:
    saved: dict[str, Any] = {
        "ecliptic": "position", "format": 1, "game": "toy", "seats": 2,
        "state": {"deck": [7, 8, 9], "hands": [[1], [4]], "played": [[2, 3], [5, 6]]},
        "stack": [{"frame": "turn", "seat": 1}],
    }  # fmt: skip
    table = load_table(saved, TOY)
    assert table.waiting == [1]
    for wrong in (
        {**saved, "stak": []},
        {**saved, "stack": [{"frame": "turn", "seat": 1, "sit": 2}]},
        {**saved, "state": {**saved["state"], "dek": []}},
    ):
        with pytest.raises(Refused, match="has an unknown field"):
            load_table(wrong, TOY)
    table.play(1, "play:4")
    table.play(0, "play:1")
    assert table.over
