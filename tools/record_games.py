"""Record whole games for `tests/recorded/`: `python tools/record_games.py [NAME ...]`; a NAME is a row or a game.

Each row of `GAMES` says what a recording has to show. The script plays with seeds 1, 2, 3 ... until a game shows
all of it, and writes its journal with the index that `tests/recorded/test_recorded.py` compares with.

When one may record anew
- A row was added: record that one by its name.
- The hash, the notation or the journal format was changed on purpose, and no game of a released version is lost by it.
- A game that no release contains yet played a rule wrongly, and the recording shows it: in a commit of its own.
Never because a recorded game of a release no longer replays after a change of the rules: that is what the recordings
are there to tell. Such a change adds a rules version, and the old recordings stay.
"""

import json
import sys
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

import ecliptic

ROOT: Final = Path(__file__).resolve().parent.parent
RECORDED: Final = ROOT / "tests" / "recorded"
INDEX: Final = RECORDED / "index.json"

LARGEST: Final = 60_000  # bytes of a file
LARGEST_CAMPAIGN: Final = 100_000
MOST_SEEDS: Final = 3_000

Json = dict[str, Any]

# The policy: how much more likely an option is than others, by its kind; kinds not named here weigh 1. In Star Realms
# buying grows with the cost, attacking with the amount, and cards are played before anything is bought or attacked.
WEIGHTS: Final[dict[str, dict[str, float]]] = {
    "star-realms": {
        "play": 1000.0, "use": 500.0, "ally": 500.0, "attack_base": 60.0, "attack": 60.0, "pool_attack": 20.0,
        "pool_buy": 10.0, "buy": 4.0, "give": 8.0, "agree": 3.0, "end": 0.5, "done": 0.5, "scrap": 0.3, "transfer": 0.1,
    },
    "federation": {"mission": 6.0, "use": 2.0, "add_die": 3.0, "build": 2.0, "end": 0.5, "stop": 0.3},
    "beyond-the-sun": {"use": 3.0, "ability": 0.3, "replace": 0.3, "stop": 4.0, "trade": 0.3, "copy": 2.0, "go": 1.0},
    "arcs": {
        "declare": 60.0, "secure": 30.0, "battle": 6.0, "prelude": 3.0, "use": 6.0, "tax": 3.0, "raid": 6.0,
        "raid_card": 6.0, "end": 0.4, "pass": 0.02, "done": 0.3, "no": 0.3,
    },
    "blighted-reach": {
        "declare": 60.0, "secure": 20.0, "battle": 6.0, "prelude": 3.0, "use": 6.0, "tax": 3.0, "raid": 6.0,
        "raid_card": 6.0, "end": 0.6, "pass": 0.02, "done": 3.0, "no": 1.0, "side": 0.2, "event": 4.0, "propose": 9.0,
        "accept": 2.0,
    },
}  # fmt: skip
REVOKES: Final = 0.02  # how often a member who is done thinks again
TAKES_BACK: Final = 0.1  # how often a player takes back a step, in games with undo
REWINDS_AT: Final = 150  # the entry after which everybody agrees to go back, in games with undo
REWINDS_BY: Final = 12

PACK: Final[Json] = {
    "game": "star-realms",
    "name": "Cheap and strong",
    "cards": {
        "gunship": {"cost": 3},
        "stellar_reef": {"outpost": True, "defense": 4},
        "predator": {"primary": [{"op": "combat", "n": 5}]},
    },
}
FEDERATION_PACK: Final[Json] = {
    "game": "federation",
    "name": "A generous galaxy",
    "ambassadors": {"AMB-1": {"funding_bonus": {"oceanium": 1}}},
    "missions": {"5": {"required_level": 2}},
    "leftover_scoring": {"gold_pp": 2},
}
SUN_PACK: Final[Json] = {
    "game": "beyond-the-sun",
    "name": "Rich systems",
    "components": {"SA-03": {"vp": 9}, "T1-04": {"immediate": [{"op": "gain_ore", "n": 5}]}},
    "starting_ore_by_seat": {"2p": [2, 2], "3p": [3, 3, 3], "4p": [2, 2, 2, 2]},
}
ARCS_PACK: Final[Json] = {
    "game": "arcs",
    "name": "A quick war",
    "starting_pieces": {"C": {"ships": 3}},
    "power_to_end": {"2": 14},
    "court_row": {"2": 4},
}


class Row(NamedTuple):
    """One game to record, and what its journal must show."""

    game: str
    name: str
    seats: int
    options: dict[str, str | int]
    ending: str
    shows: tuple[str, ...] = ()  # kinds of actions that must occur
    pack: Json | None = None
    undo: bool = False
    newest: bool = False  # must not replay by the rules version before
    largest: int = LARGEST  # bytes of the file


def _star_realms(
    name: str, mode: str, seats: int, ending: str, set: str = "colony_wars", shows: tuple[str, ...] = (),
    emperors: str = "middle", turn_limit: int = 500, pack: Json | None = None, undo: bool = False,
) -> Row:  # fmt: skip
    options: dict[str, str | int] = {"mode": mode, "set": set, "emperors": emperors, "turn_limit": turn_limit}
    return Row("star-realms", name, seats, options, ending, shows, pack, undo)


def _federation(
    name: str, seats: int, shows: tuple[str, ...] = (), ending: str = "one winner", pack: Json | None = None,
    undo: bool = False, newest: bool = False, **options: str | int,
) -> Row:  # fmt: skip
    return Row("federation", name, seats, options, ending, shows, pack, undo, newest)


def _sun(
    name: str, seats: int, shows: tuple[str, ...] = (), ending: str = "one winner", pack: Json | None = None,
    undo: bool = False, **options: str | int,
) -> Row:  # fmt: skip
    return Row("beyond-the-sun", name, seats, options, ending, shows, pack, undo)


def _arcs(
    name: str, seats: int, ending: str, shows: tuple[str, ...] = (), pack: Json | None = None, undo: bool = False,
    **options: str | int,
) -> Row:  # fmt: skip
    return Row("arcs", name, seats, options, ending, shows, pack, undo)


def _reach(
    name: str, seats: int, shows: tuple[str, ...] = (), ending: str = "last act", undo: bool = False,
    **options: str | int,
) -> Row:  # fmt: skip
    return Row("blighted-reach", name, seats, options, ending, shows, None, undo, largest=LARGEST_CAMPAIGN)


GAMES: Final = (
    _star_realms("duel_authority", "duel", 2, "authority"),
    _star_realms("duel_core_with_undo", "duel", 2, "authority", "core", undo=True),
    _star_realms("duel_with_content_pack", "duel", 2, "authority", pack=PACK),
    _star_realms("duel_turn_limit", "duel", 2, "turn limit", "both", turn_limit=16),
    _star_realms("free_for_all", "free_for_all", 3, "last player alive", "core"),
    _star_realms("hunter", "hunter", 4, "last player alive", "both"),
    _star_realms("hydra_two_headed", "hydra_two_headed", 4, "team authority",
        shows=("pool_attack", "pool_buy", "agree", "decline", "revoke")),
    _star_realms("hydra_three_headed", "hydra_three_headed", 6, "team authority", "both_more_core",
        ("pool_attack", "pool_buy")),
    _star_realms("emperor", "emperor", 6, "emperor fell while admirals live", shows=("transfer",)),
    _star_realms("emperor_with_gift", "emperor", 6, "emperor fell while admirals live", "both", ("give",), "random"),
    _star_realms("raid_boss_fell", "raid", 4, "boss fell", "core"),
    _star_realms("raid_raiders_eliminated", "raid", 3, "raiders eliminated", shows=("give",)),
    _federation("two_players", 2, ("deep_space", "discount", "law")),
    _federation("two_players_tied_project", 2, ("transmute",), set_up="first_game", two_player_tie=5),
    _federation("two_players_with_undo", 2, ("copy",), undo=True, marker_after_action="no"),
    _federation("three_players", 3, ("copy_action", "planet", "refresh", "return")),
    _federation("three_players_neutral_votes", 3, ("transport_miner", "transport_magus"), neutral_votes_on_floors="no"),
    _federation("three_players_die_first", 3, set_up="first_game", die_after_action="no", hangar_limit=8),
    _federation("four_players", 4, ("pass", "medal", "income")),
    _federation("four_players_first_game", 4, ("advance", "done", "choose"), set_up="first_game", first="2"),
    _federation("four_players_shared_victory", 4, ending="shared victory", next_lower_level="no"),
    _federation("four_players_level_2_face_down", 4, ("refresh",), reveal_next_level_2="no"),
    _federation("four_players_dear_levels", 4, level_bonus_in_upkeep="yes"),
    _federation("four_players_limited_supply", 4, limited_supply="yes"),
    _federation("four_players_with_content_pack", 4, pack=FEDERATION_PACK),
    _federation("two_players_rules_2", 2, ("transmute", "refresh", "add_die"), newest=True, set_up="first_game"),
    _federation("four_players_rules_2", 4, ("transmute", "copy", "add_die"), newest=True),
    _sun("two_players", 2, ("colonize", "return", "upgrade")),
    _sun("two_players_with_undo", 2, ("link", "recall"), undo=True, achievements="first_game"),
    _sun("two_players_round_limit", 2, ("level",), ending="round limit", round_limit=20),
    _sun("three_players", 3, ("bonus", "beside", "give")),
    _sun("three_players_advanced", 3, ("column", "ability"), mats="advanced", factions="chosen"),
    _sun("three_players_tableau", 3, ("card", "choose"), tableau="on", first="1"),
    _sun("three_players_with_content_pack", 3, ("uncover",), pack=SUN_PACK),
    _sun("four_players", 4, ("type", "claim")),
    _sun("four_players_advanced_tableau", 4, ("outpost", "disc"), mats="advanced", tableau="on"),
    _arcs("two_to_the_last_chapter", 2, "last chapter", ("redraw", "keep_hand", "raid")),
    _arcs("two_with_enough_power", 2, "enough Power", ("declare", "battle"), leaders="base"),
    _arcs("two_with_undo", 2, "last chapter", undo=True, first="1"),
    _arcs("two_with_content_pack", 2, "enough Power", pack=ARCS_PACK),
    _arcs("three_to_the_last_chapter", 3, "last chapter", ("seize", "ransack")),
    _arcs("three_with_leaders", 3, "last chapter", ("use", "prelude"), leaders="all", lore=2),
    _arcs("three_with_enough_power", 3, "enough Power", map="3p-core-conflict"),
    _arcs("three_tied", 3, "most Power tied", leaders="base"),
    _arcs("four_to_the_last_chapter", 4, "last chapter", ("catapult", "surpass", "pivot")),
    _arcs("four_with_enough_power", 4, "enough Power", leaders="all"),
    _arcs("four_tied", 4, "most Power tied", discard="split"),
    _reach("two_in_one_act", 2, ("event", "summit", "accept", "refuse"), acts=1),
    _reach("two_with_undo", 2, undo=True, acts=1, first="1"),
    _reach("two_with_a_final_objective", 2, ("fate",), ending="final objective"),
    _reach("three_in_two_acts", 3, ("crises", "edicts", "enforce"), acts=2),
    _reach("three_in_three_acts", 3, ("fleet", "demand", "take_trust"), lore_deck="all"),
    _reach("two_in_three_acts", 2, ("demand",)),
    _reach("four_in_one_act", 4, ("change_policy", "leave_empire"), acts=1),
    _reach("four_in_three_acts", 4, ("propose", "crises", "take_trust")),
)  # fmt: skip


def main(names: list[str]) -> int:
    unknown = set(names) - {name for row in GAMES for name in (row.name, row.game)}
    if unknown:
        print(f"There is no recording {sorted(unknown)[0]!r}.", file=sys.stderr)
        return 2
    index: Json = json.loads(INDEX.read_text(encoding="utf-8")) if names else {}
    for row in GAMES:
        if not names or row.name in names or row.game in names:
            file, table, text = record(row)
            index[file] = about(row, table)
            path = RECORDED / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{file}: {index[file]['entries']} entries, {len(text) // 1000} kB")
    lines = ",\n".join(f"{json.dumps(file)}: {json.dumps(index[file])}" for file in sorted(index))
    INDEX.write_text(f"{{\n{lines}\n}}\n", encoding="utf-8")
    return 0


def record(row: Row) -> tuple[str, ecliptic.Table, str]:
    """The file name, the finished table and the written journal of the first game that shows what it should."""
    for seed in range(1, MOST_SEEDS + 1):
        table = play(row, seed)
        kinds = {entry.text.partition(":")[0] for entry in table.journal.entries if entry.kind == "play"}
        if table.over and ending(table) == row.ending and kinds.issuperset(row.shows):
            text = written(table.journal.dump())
            if len(text) <= row.largest and options_matter(table) and (not row.newest or version_matters(table)):
                return f"{row.game.replace('-', '_')}/{row.name}.json", table, text
    raise SystemExit(f"None of {MOST_SEEDS} games shows what {row.name!r} should.")


def version_matters(table: ecliptic.Table) -> bool:
    """Does the game replay only by the newest rules version?"""
    try:
        ecliptic.replay({**table.journal.dump(), "rules": table.game.rules_versions[-2]})
    except ecliptic.Refused:
        return True
    return False


def options_matter(table: ecliptic.Table) -> bool:
    """Is every option that is not as usual needed to replay this game, where every game has its own?"""
    dump = table.journal.dump()
    given: Any = dump["options"]
    for option in table.game.options:
        if table.game.slug in ("federation", "beyond-the-sun") and given[option.name] != option.default:
            try:
                ecliptic.replay({**dump, "options": {**given, option.name: option.default}})
            except ecliptic.Refused:
                continue
            return False
    return True


def play(row: Row, seed: int) -> ecliptic.Table:
    """A game of the policy against itself; it may be given up when it is too long to record."""
    rng = Random(f"{row.name} {seed}")
    table = ecliptic.new(row.game, row.seats, rng.getrandbits(32), row.options, row.pack)
    while not table.over and len(table.journal) < row.largest // 50:
        seat = who(table, row.seats, rng)
        actions = table.options(seat)
        weights = [weight(table, seat, action) for action in actions]
        table.play(seat, rng.choices(actions, weights)[0])
        if row.undo and table.undoable(seat) and rng.random() < TAKES_BACK:
            table.undo(seat, steps=1)
        if row.undo and len(table.journal) == REWINDS_AT:
            rewind(table, seat, range(row.seats))
    return table


def rewind(table: ecliptic.Table, seat: int, everybody: range) -> None:
    """Go back by so many entries, or a few more: what was taken back itself is no moment to go back to."""
    for to in range(len(table.journal) - REWINDS_BY, 0, -1):
        try:
            table.rewind(seat, to, everybody)
        except ecliptic.Refused:
            continue
        return


def who(table: ecliptic.Table, seats: int, rng: Random) -> int:
    """Which seat acts next: one that owes an answer or, now and then, one that may act but need not."""
    free = [seat for seat in range(seats) if table.options(seat) and seat not in table.waiting]
    if free and rng.random() < REVOKES:
        return rng.choice(free)
    return rng.choice(table.waiting)


def weight(table: ecliptic.Table, seat: int, action: ecliptic.Action) -> float:
    """How much this option is preferred."""
    base = WEIGHTS[table.game.slug].get(action.kind, 1.0)
    if action.kind == "buy":
        cost: Any = table.label(seat, action).args["n"]
        return base * float(cost) ** 2
    if action.kind == "amount":
        return float(action.args[0] + 1) ** 3
    return base


def ending(table: ecliptic.Table) -> str:
    """Which of the ways a game can end this was."""
    result = table.result
    assert result is not None
    if table.game.slug == "beyond-the-sun" and not result.winners:
        return "round limit"
    if table.game.slug == "blighted-reach":
        return "final objective" if result.reason == "final-objective" else "last act"
    if table.game.slug == "arcs":
        if result.scores.count(max(result.scores)) > 1:
            return "most Power tied"
        return "enough Power" if result.reason == "power" else "last chapter"
    if table.game.slug != "star-realms":
        return "one winner" if len(result.winners) == 1 else "shared victory"
    if result.reason == "turn_limit":
        return "turn limit"
    view: Any = table.view(None)
    fallen = [player for player in view["players"] if not player["alive"]]
    if view["mode"] == "raid":
        return "boss fell" if any(player["role"] == "boss" for player in fallen) else "raiders eliminated"
    if view["mode"] == "emperor":
        beaten = next(player["team"] for player in fallen if player["role"] == "emperor")
        admirals_live = any(player["alive"] for player in view["players"] if player["team"] == beaten)
        return "emperor fell while admirals live" if admirals_live else "emperor fell last"
    if view["mode"].startswith("hydra"):
        return "team authority"
    return "authority" if view["mode"] == "duel" else "last player alive"


def about(row: Row, table: ecliptic.Table) -> Json:
    """What the index says about a recording."""
    result = table.result
    assert result is not None
    return {
        "options": row.options,
        "ending": row.ending,
        "reason": result.reason,
        "places": list(result.places),
        "entries": len(table.journal),
    }


def written(dump: Json) -> str:
    """A journal as compact JSON with one entry per line, so that a change can be read."""
    entries = ",\n".join(json.dumps(entry, separators=(",", ":")) for entry in dump["entries"])
    head = json.dumps({**dump, "entries": []}, separators=(",", ":"))
    return f"{head.removesuffix(']}')}\n{entries}\n]}}\n"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
