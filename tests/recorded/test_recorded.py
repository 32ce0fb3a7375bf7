"""Recorded games replay to the same hashes and the same end; a changed recording is refused.

`tools/record_games.py` made them and says when they may be made anew.
"""

import json
from pathlib import Path
from typing import Any

import pytest

import ecliptic
from ecliptic.games.beyond_the_sun.game import ACTIONS
from ecliptic.games.federation.notation import KINDS

HERE = Path(__file__).parent
INDEX: dict[str, dict[str, Any]] = json.loads((HERE / "index.json").read_text(encoding="utf-8"))
Journal = dict[str, Any]

EVERY_MODE = {
    "duel", "free_for_all", "hunter", "hydra_two_headed", "hydra_three_headed", "emperor", "raid",
}  # fmt: skip
EVERY_ENDING = {
    "authority", "last player alive", "team authority", "emperor fell while admirals live", "boss fell",
    "raiders eliminated", "turn limit",
}  # fmt: skip

IMPOSSIBLE = {
    "star-realms": "play:leviathan",
    "federation": "mission:12",
    "beyond-the-sun": "claim:AC-10",
    "arcs": "raid:fuel",
    "blighted-reach": "raid:fuel",
}
DIFFERS = "Journal entry {} leads to a different state than when it was recorded: the hashes differ."

STAR_REALMS = sorted(file for file in INDEX if file.startswith("star_realms/"))
FEDERATION = sorted(file for file in INDEX if file.startswith("federation/"))
ARCS = sorted(file for file in INDEX if file.startswith("arcs/"))
BLIGHTED_REACH = sorted(file for file in INDEX if file.startswith("blighted_reach/"))
BEYOND_THE_SUN = sorted(file for file in INDEX if file.startswith("beyond_the_sun/"))

# Actions of single late cards of Beyond the Sun, which few random games come to.
SELDOM = {"copy", "keep", "pay", "repeat", "replace", "row"}

every_recording = pytest.mark.parametrize("file", sorted(INDEX))


def recording(file: str) -> Journal:
    """The journal in a file."""
    journal: Journal = json.loads((HERE / file).read_text(encoding="utf-8"))
    return journal


def refusal(journal: Journal) -> str:
    """Why this journal is not replayed."""
    with pytest.raises(ecliptic.Refused) as refused:
        ecliptic.replay(journal)
    sentence = str(refused.value)
    assert len(sentence) < 250
    assert "\n" not in sentence
    return sentence


def first(journal: Journal, field: str, after: int = 0) -> int:
    """The number (the first entry is 1) of the first entry after `after` that has this field."""
    return next(n for n, entry in enumerate(journal["entries"], start=1) if n > after and field in entry)


@every_recording
def test_replays_to_the_same_end(file: str) -> None:
    """Every hash is the same again, and so are the options, the result and the way the game ended."""
    journal, expected = recording(file), INDEX[file]
    table = ecliptic.replay(journal)
    assert table.journal.dump() == journal
    assert len(table.journal) == expected["entries"]
    assert journal["options"] | expected["options"] == journal["options"]
    assert table.over
    assert table.result is not None
    assert (table.result.reason, list(table.result.places)) == (expected["reason"], expected["places"])
    assert ending(table) == expected["ending"]


def ending(table: ecliptic.Table) -> str:
    """How the game ended, from what lies on the table."""
    view: Any = table.view(None)
    assert table.result is not None
    if table.game.slug == "arcs":
        return arcs_ending(table, view)
    if table.game.slug == "blighted-reach":
        return campaign_ending(table, view)
    if view["game"] == "federation":
        points = [player["points"] for player in view["players"]]
        assert list(table.result.winners) == [seat for seat, own in enumerate(points) if own == max(points)]
        return "one winner" if points.count(max(points)) == 1 else "shared victory"
    if view["game"] == "beyond-the-sun":
        points = [player["score"] for player in view["players"]]
        assert list(table.result.scores) == points
        if not table.result.winners:
            return "round limit"
        assert all(points[seat] == max(points) for seat in table.result.winners)
        return "one winner" if len(table.result.winners) == 1 else "shared victory"
    losers = [p for p in view["players"] if p["seat"] not in table.result.winners]
    if not table.result.winners:
        return "turn limit"
    if view["mode"].startswith("hydra"):
        assert all(player["authority"] <= 0 for player in losers)
        return "team authority"
    fallen = {player["role"] for player in losers if player["authority"] <= 0}
    if fallen == {"boss"}:
        return "boss fell"
    if "emperor" in fallen:
        assert any(player["alive"] for player in losers)
        return "emperor fell while admirals live"
    assert all(player["authority"] <= 0 for player in losers)
    if fallen == {"raider"}:
        return "raiders eliminated"
    return "authority" if view["mode"] == "duel" else "last player alive"


def arcs_ending(table: ecliptic.Table, view: dict[str, Any]) -> str:
    """The winner has most Power; of several the first in turn order from the initiative on (ARC-12.1, ARC-12.2)."""
    assert table.result is not None
    power = [player["power"] for player in view["players"]]
    seats = len(power)
    best = [seat for seat in range(seats) if power[seat] == max(power)]
    assert list(table.result.winners) == [min(best, key=lambda seat: (seat - view["initiative"]) % seats)]
    if len(best) > 1:
        return "most Power tied"
    return "last chapter" if view["chapter"] == 5 else "enough Power"


def campaign_ending(table: ecliptic.Table, view: dict[str, Any]) -> str:
    """A final objective wins in Act III; otherwise most Power wins, of several an earlier fate (ABR-1.7, ABR-3.9)."""
    assert table.result is not None
    power = [player["power"] for player in view["players"]]
    (winner,) = table.result.winners
    if table.result.reason == "final-objective":
        assert view["campaign"]["act"] == 3
        assert view["campaign"]["objectives"][winner] == 0
        return "final objective"
    assert power[winner] == max(power)
    return "last act"


def test_every_way_to_play_arcs_is_there() -> None:
    """Every number of players, with and without leaders, every way to end, every option, undo, a content pack."""
    journals = [recording(file) for file in ARCS]
    endings = {"last chapter", "enough Power", "most Power tied"}
    assert {INDEX[file]["ending"] for file in ARCS} == endings
    assert {journal["seats"] for journal in journals} == {2, 3, 4}
    for seats in (2, 3, 4):
        own = [journal for journal in journals if journal["seats"] == seats]
        assert {journal["options"]["leaders"] == "none" for journal in own} == {True, False}
        assert len({INDEX[file]["ending"] for file in ARCS if recording(file)["seats"] == seats}) >= 2
    for option in ecliptic.game("arcs").options:
        assert any(journal["options"][option.name] != option.default for journal in journals), option.name
    assert any("undo" in entry for journal in journals for entry in journal["entries"])
    assert any(journal["pack"] for journal in journals)
    words = {entry["play"].partition(":")[0] for j in journals for entry in j["entries"] if "play" in entry}
    assert words >= {
        "lead", "surpass", "copy", "pivot", "pass", "declare", "seize", "tax", "build_city", "build_ship", "repair",
        "move", "ships", "catapult", "influence", "secure", "battle", "dice", "hit", "raid", "ransack", "spend", "put",
        "drop", "prelude", "use", "take", "keep_hand", "redraw",
    }  # fmt: skip


def test_every_way_to_play_the_blighted_reach_is_there() -> None:
    """Campaigns of three acts for every number of players, every way to end, every option, undo."""
    journals = [recording(file) for file in BLIGHTED_REACH]
    assert {INDEX[file]["ending"] for file in BLIGHTED_REACH} == {"last act", "final objective"}
    assert {journal["seats"] for journal in journals if journal["options"]["acts"] == 3} == {2, 3, 4}
    for option in ecliptic.game("blighted-reach").options:
        assert any(journal["options"][option.name] != option.default for journal in journals), option.name
    assert any("undo" in entry for journal in journals for entry in journal["entries"])
    words = {entry["play"].partition(":")[0] for j in journals for entry in j["entries"] if "play" in entry}
    assert words >= {
        "fate", "event", "summit", "side", "deal_part", "propose", "accept", "refuse", "crises", "edicts", "enforce",
        "demand", "take_trust", "change_policy", "leave_empire", "fleet",
    }  # fmt: skip


def test_every_mode_ending_and_set_of_star_realms_is_there() -> None:
    """One game at least for each mode, each way to end, each choice of sets, undo and a content pack."""
    rows = [INDEX[file] for file in STAR_REALMS]
    assert {about["options"]["mode"] for about in rows} == EVERY_MODE
    assert {about["ending"] for about in rows} == EVERY_ENDING
    assert {about["options"]["set"] for about in rows} == {"colony_wars", "core", "both", "both_more_core"}
    journals = [recording(file) for file in STAR_REALMS]
    assert any("undo" in entry for journal in journals for entry in journal["entries"])
    assert any(journal["pack"] for journal in journals)
    words = {entry["play"].partition(":")[0] for j in journals for entry in j["entries"] if "play" in entry}
    assert words >= {"pool_attack", "pool_buy", "agree", "decline", "revoke", "transfer", "give"}


def test_every_option_and_action_of_federation_is_there() -> None:
    """Every number of players in both set-ups, every switch, both endings, undo, a pack, and every kind of action."""
    journals = [recording(file) for file in FEDERATION]
    both = {(journal["seats"], journal["options"]["set_up"]) for journal in journals}
    assert both == {(seats, set_up) for seats in (2, 3, 4) for set_up in ("advanced", "first_game")}
    for option in ecliptic.game("federation").options:
        assert any(journal["options"][option.name] != option.default for journal in journals), option.name
    assert {INDEX[file]["ending"] for file in FEDERATION} == {"one winner", "shared victory"}
    assert any("undo" in entry for journal in journals for entry in journal["entries"])
    assert any(journal["pack"] for journal in journals)
    words = {entry["play"].partition(":")[0] for j in journals for entry in j["entries"] if "play" in entry}
    assert words == set(KINDS)


@pytest.mark.parametrize("file", [*FEDERATION, *BEYOND_THE_SUN])
def test_every_option_matters_in_its_game(file: str) -> None:
    """With an option as usual in place of the one that was chosen the game does not replay."""
    journal = recording(file)
    for option in ecliptic.game(journal["game"]).options:
        if journal["options"][option.name] != option.default:
            refusal({**journal, "options": {**journal["options"], option.name: option.default}})


def test_every_option_and_many_actions_of_beyond_the_sun_are_there() -> None:
    """Every number of players, both mat sets, the tableau, every switch, both endings, undo and a pack."""
    journals = [recording(file) for file in BEYOND_THE_SUN]
    assert {journal["seats"] for journal in journals} == {2, 3, 4}
    for option in ecliptic.game("beyond-the-sun").options:
        assert any(journal["options"][option.name] != option.default for journal in journals), option.name
    assert {INDEX[file]["ending"] for file in BEYOND_THE_SUN} == {"one winner", "round limit"}
    assert any("undo" in entry for journal in journals for entry in journal["entries"])
    assert any(journal["pack"] for journal in journals)
    words = {entry["play"].partition(":")[0] for j in journals for entry in j["entries"] if "play" in entry}
    missing = ACTIONS - words
    assert missing <= SELDOM, missing


def test_every_rules_version_of_federation_is_there() -> None:
    """Old games replay by their version; a game of version 2 is not one of version 1."""
    versions = {file: recording(file)["rules"] for file in FEDERATION}
    assert set(versions.values()) == set(ecliptic.game("federation").rules_versions)
    for file in (file for file, version in versions.items() if version == 2):
        refusal({**recording(file), "rules": 1})


def test_index_and_files_agree() -> None:
    """Every file is in the index and the other way round."""
    assert {str(path.relative_to(HERE)) for path in HERE.glob("*/*.json")} == set(INDEX)


@pytest.mark.parametrize(
    "file",
    [
        "star_realms/duel_with_content_pack.json",
        "federation/four_players_with_content_pack.json",
        "beyond_the_sun/three_players_with_content_pack.json",
        "arcs/two_with_content_pack.json",
    ],
)
def test_the_content_pack_is_part_of_the_game(file: str) -> None:
    """Without its content pack the game does not replay."""
    journal = recording(file)
    assert journal["pack"]["name"]
    journal["pack"] = None
    assert refusal(journal).startswith("Journal entry ")


@pytest.mark.parametrize(
    "file",
    [
        "star_realms/duel_core_with_undo.json",
        "federation/two_players_with_undo.json",
        "beyond_the_sun/two_players_with_undo.json",
    ],
)
def test_undo_goes_back_in_the_replay_too(file: str) -> None:
    """After an undo entry the replay stands where the game stood then, past a barrier too."""
    journal = recording(file)
    undone = [(n, entry["undo"]) for n, entry in enumerate(journal["entries"], start=1) if "undo" in entry]
    for n, to in [undone[0], max(undone, key=lambda jump: jump[0] - jump[1])]:
        assert journal["entries"][n - 1]["hash"] == journal["entries"][to - 1]["hash"]
        now, then = ecliptic.replay(journal, stop=n), ecliptic.replay(journal, stop=to)
        assert now.save() == then.save()


def test_undo_past_a_shuffle() -> None:
    """Everybody had agreed to go back behind a shuffle."""
    entries = recording("star_realms/duel_core_with_undo.json")["entries"]
    undone = [(n, entry["undo"]) for n, entry in enumerate(entries, start=1) if "undo" in entry]
    assert any("chance" in entry for n, to in undone for entry in entries[to:n])


@every_recording
def test_another_action_is_noticed(file: str) -> None:
    """An action that was possible but not taken leads to another hash."""
    journal = recording(file)
    n, other = way_not_taken(journal, after=len(journal["entries"]) // 2)
    journal["entries"][n - 1]["play"] = other
    assert refusal(journal) == DIFFERS.format(n)


def way_not_taken(journal: Journal, after: int) -> tuple[int, str]:
    """The number of an entry, and what its seat could have done instead."""
    table = ecliptic.replay(journal, stop=after)
    for n, entry in enumerate(journal["entries"][after:], start=after + 1):
        if "play" in entry:
            for action in table.options(entry["seat"]):
                if str(action) != entry["play"]:
                    return n, str(action)
        table = ecliptic.replay(journal, stop=n)
    raise AssertionError("nobody had a choice")


@every_recording
def test_an_impossible_action_is_refused(file: str) -> None:
    """An action that was not possible is refused with the table's own reason."""
    journal = recording(file)
    n = first(journal, "play")
    entry = journal["entries"][n - 1]
    with pytest.raises(ecliptic.Refused) as refused:
        ecliptic.replay(journal, stop=n - 1).play(entry["seat"], IMPOSSIBLE[journal["game"]])
    entry["play"] = IMPOSSIBLE[journal["game"]]
    assert refusal(journal) == f"Journal entry {n} cannot be played: {refused.value}"


@every_recording
def test_another_seat_is_refused(file: str) -> None:
    """An action in the name of a seat that is not asked is refused."""
    journal = recording(file)
    n, strangers = 0, list[int]()
    while not strangers:  # a campaign begins with a choice of everybody at once
        n = first(journal, "play", after=n)
        table = ecliptic.replay(journal, stop=n - 1)
        strangers = [seat for seat in range(journal["seats"]) if not table.options(seat)]
    journal["entries"][n - 1]["seat"] = strangers[0]
    assert refusal(journal).startswith(f"Journal entry {n} cannot be played: It is not your turn")


@every_recording
@pytest.mark.parametrize("field", ["play", "chance"])
def test_another_hash_is_noticed(file: str, field: str) -> None:
    """One changed digit of a hash is enough."""
    journal = recording(file)
    numbers = [n for n, entry in enumerate(journal["entries"], start=1) if field in entry]
    n = numbers[len(numbers) // 2]
    hash = journal["entries"][n - 1]["hash"]
    journal["entries"][n - 1]["hash"] = hash[:-1] + ("0" if hash[-1] != "0" else "1")
    assert refusal(journal) == DIFFERS.format(n)


@every_recording
def test_another_order_is_noticed(file: str) -> None:
    """Two things that change places in a shuffle lead to another hash, though chance could have given them so."""
    journal = recording(file)
    n = shuffled(journal)
    drawn = journal["entries"][n - 1]["drawn"]
    other = next(i for i, card in enumerate(drawn) if card != drawn[-1])
    drawn[-1], drawn[other] = drawn[other], drawn[-1]
    assert refusal(journal) == DIFFERS.format(n)


@every_recording
def test_something_else_drawn_is_refused(file: str) -> None:
    """What was not there to be drawn, or does not exist, is refused."""
    journal = recording(file)
    n = shuffled(journal)
    chance, other, unknown = SHUFFLES[journal["game"]]
    drawn = journal["entries"][n - 1]["drawn"]
    drawn[3] = other
    assert refusal(journal).startswith(f"Journal entry {n} cannot be played: Chance '{chance}' cannot give")
    drawn[3] = unknown
    assert refusal(journal).endswith(f"has an unknown value '{unknown}'; did you mean '{other}'?")


# A shuffle at the beginning, something that is not in it, and something that does not exist.
SHUFFLES = {
    "star-realms": ("trade_deck", "scout", "skout"),
    "federation": ("tokens", "ALT-4-01", "ALT-4-O1"),
    "beyond-the-sun": ("deck", "T1-01", "T1-O1"),
    "arcs": ("court", "LEAD16", "LEAD166"),
    "blighted-reach": ("court", "LEAD16", "LEAD166"),
}


def shuffled(journal: Journal) -> int:
    """The number of the entry with the first of these shuffles."""
    chance = SHUFFLES[journal["game"]][0]
    return next(n for n, entry in enumerate(journal["entries"], start=1) if entry.get("chance") == chance)


@every_recording
def test_a_missing_entry_is_noticed(file: str) -> None:
    """A journal with a hole in it does not replay."""
    journal = recording(file)
    n = first(journal, "play", after=len(journal["entries"]) // 2)
    del journal["entries"][n - 1]
    assert refusal(journal).startswith("Journal entry ")
