"""The conformance suite passes sound games and finds every fault it is there for."""

import json
from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.games.star_realms.cards import HandsRevealed
from ecliptic.kernel import ChanceSource, Game, Refused, digest, open_table
from ecliptic.kernel.check import CheckReport, _Check, check_game, find_leaks
from tests.contracts.disguise import Forgetful, OpenCopy, OrderKept
from tests.contracts.toy import Toy

FAULTS = {
    "view leaks": "can tell worlds apart",
    "spectator leak": "a spectator can tell worlds apart",
    "options leak": "can tell worlds apart",
    "prompt leaks": "can tell worlds apart",
    "log leaks": "by the log",
    "preview leaks": "by the preview of play",
    "shared list": "playing play",
    "ask changes": "",
    "impossible option": "ValueError",
    "no option": "seat 0 is to move and has no option.",
    "endless": "has not ended",
    "twice the same": "same notation",
    "lost piece": "the numbers are",
    "not repeatable": "",
    "no result": "without a result",
    "no sentence": "is not a sentence",
    "forgetful": "",
    "copy": "resample never draws",
    "copy with everything shown": "always sees all of chance 'deal'",
    "always the same world": "resample never draws",
    "biased": "resample never draws",
    "forced play shown": "by the preview of play",
    "shown to the other": "which can be undone",
    "label without words": "'do' has no words in en",
    "prompt without words": "'prompt' has no words in en",
    "missing language": "has no words in de",
    "name without words": "'do' has no words in en: LookupError: no such number",
    "saved differently": "saving a loaded position gives another position",
    "other options after loading": "after loading, seat 0 has other options.",
    "undone differently": "done again after undo leads elsewhere",
    "preview differs": "leads elsewhere than its preview",
    "impossible world": "a world drawn for",
    "too many options": "options: split the choice",
    "long notation": "a notation of more than 200 characters",
    "refusal leaks": "by a refusal",
    "face down kept": "resample never draws",
}
SEEN_WHILE_PLAYING = ("endless", "no option", "undone differently")
NUMBER_OF_GAMES = {"endless": 1, "too many options": 1, "face down kept": 400}


def test_a_sound_game_passes() -> None:
    report = check_game(Toy(), games=60, stride=1)
    assert report.failures == []
    assert report.games == 60
    assert report.decisions == 360


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_found(fault: str) -> None:
    stride = 100_000 if fault in SEEN_WHILE_PLAYING else 1
    report = check_game(Toy(fault), games=NUMBER_OF_GAMES.get(fault, 40), stride=stride)
    assert report.failures, f"{fault} was not found"
    assert any(FAULTS[fault] in failure for failure in report.failures), report.failures[0]


def test_an_endless_game_is_left_after_so_many_decisions() -> None:
    assert check_game(Toy("endless"), games=1, stride=1_000_000).decisions == 50_000


def test_progress_is_told_after_every_hundred_decisions_and_every_game() -> None:
    told: list[int] = []
    report = check_game(
        ecliptic.game("star-realms"),
        decisions=250,
        seats=2,
        options={},
        stride=1_000,
        progress=lambda report: told.append(report.decisions),
    )
    assert report.decisions == 250
    assert told[:2] == [100, 200]
    assert told[-1] == 250


def test_an_undo_that_leads_elsewhere_is_found() -> None:
    report = CheckReport()
    check = _Check(Toy("face down"), 2, {}, "1", 8, report)
    seat = check.table.waiting[0]
    before, action = digest(check.table.state), check.table.options(seat)[0]
    check.table.play(seat, action)
    check.try_undo(seat, before, action.text)
    assert report.failures == []
    check.try_undo(seat, "another state", action.text)
    assert report.failures[0].endswith(f"undo of {action} does not give the state before it.")


def test_nothing_leaks_once_the_game_is_over() -> None:
    table = open_table(Toy(), 2, {}, luck=ChanceSource(1))
    while not table.over:
        table.play(table.waiting[0], table.options(table.waiting[0])[0])
    assert find_leaks(table.game, table.state, 0, Random(1)) == []


def test_the_report_names_what_is_needed_to_see_the_failure_again() -> None:
    failure = check_game(Toy("view leaks"), games=1, stride=1).failures[0]
    assert failure.startswith("toy seats=2 options={} seed='1:0' entry ")


def test_it_stops_after_so_many_games_or_decisions() -> None:
    assert check_game(Toy(), games=7).games == 7
    assert check_game(Toy(), decisions=50).decisions == 50
    assert check_game(Toy(), games=3, decisions=1000).games == 3


def test_options_that_fit_no_number_of_seats_are_refused() -> None:
    with pytest.raises(Refused, match="Option mode cannot be 'chess'"):
        check_game(ecliptic.game("star-realms"), games=1, options={"mode": "chess"})


def test_a_game_with_everything_open_is_sound_when_it_says_so() -> None:
    """Nothing is hidden, `resample` is a copy, and the deal is declared public."""
    report = check_game(Toy("everything is public"), games=60, stride=1)
    assert report.failures == []


def test_a_game_with_hidden_choices_is_sound() -> None:
    report = check_game(Toy("face down"), games=400, stride=3)
    assert report.failures == []


def first_failures(game: Game[Any], seeds: int) -> list[str]:
    """What short checks of a duel find, from the first of these seeds that finds anything."""
    for seed in range(1, seeds + 1):
        failures = check_game(game, decisions=1_500, stride=3, seats=2, options={}, seed=seed).failures
        if failures:
            return failures
    return []


def test_it_reaches_forced_discards_of_a_last_card_on_purpose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its barrier Gunship shows a last card; random games hardly get there.

    The failure tells the position, so that it can be loaded.
    """
    game = ecliptic.game("star-realms")
    monkeypatch.setattr(HandsRevealed, "reveals", False)
    failures = first_failures(game, seeds=20)
    assert any("by the preview of" in failure or "which can be undone" in failure for failure in failures)
    position = next(failure.partition(" Position: ")[2] for failure in failures if " Position: " in failure)
    assert ecliptic.load(json.loads(position)).waiting


def test_a_view_that_does_not_show_a_deduction_is_found() -> None:
    """Where all other cards of a player lie open, the hand is known, and the view has to show it."""
    failures = first_failures(Forgetful(ecliptic.game("star-realms")), seeds=4)
    assert any(".hand = [" in failure and "can deduce players." in failure for failure in failures), failures


@pytest.mark.parametrize("slug", ["star-realms", "federation", "beyond-the-sun", "arcs", "blighted-reach"])
def test_a_real_game_with_every_secret_shown_and_a_copy_for_a_world_is_found(slug: str) -> None:
    """In ten games, the usual number: a draw that was always seen is tried again in each of them."""
    sound = ecliptic.game(slug)
    report = check_game(OpenCopy(sound), games=10, stride=100, seats=sound.seats[0])
    assert any("a spectator always sees all of chance" in failure for failure in report.failures), report.failures


def test_a_real_game_whose_worlds_keep_the_order_of_a_deck_is_found() -> None:
    report = check_game(OrderKept(ecliptic.game("star-realms")), games=5, stride=50, seats=2)
    assert any("of trade_deck for" in failure for failure in report.failures), report.failures


def test_star_realms_in_every_set_up() -> None:
    """Twenty thousand random decisions over all modes, seat counts and sets."""
    report = check_game(ecliptic.game("star-realms"), decisions=20_000, stride=20)
    assert report.failures == []
    assert report.decisions == 20_000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_federation_for_every_number_of_players(seats: int) -> None:
    """7,200 random decisions each, in both set-ups and with every ruling the other way round: 21,600 in all."""
    game = ecliptic.game("federation")
    variants = [options for number, options in game.setups() if number == seats]
    assert len(variants) == 3
    for options in variants:
        report = check_game(game, seats=seats, options=options, decisions=2_400, stride=30)
        assert report.failures == []
        assert report.decisions == 2_400


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("mats", ["basic", "advanced"])
@pytest.mark.parametrize("tableau", ["off", "on"])
@pytest.mark.rule("BTS-21.5", "BTS-1.3")
def test_beyond_the_sun_in_every_set_up(seats: int, mats: str, tableau: str) -> None:
    """1,700 random decisions in each of twelve set-ups, 20,400 in all; cubes and discs are counted after each."""
    options = {"mats": mats, "tableau": tableau}
    report = check_game(ecliptic.game("beyond-the-sun"), seats=seats, options=options, decisions=1_700, stride=40)
    assert report.failures == []
    assert report.decisions == 1_700


@pytest.mark.parametrize("leaders", ["none", "base", "all"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_arcs_on_every_map_with_and_without_leaders(seats: int, leaders: str) -> None:
    """2,400 random decisions each, 21,600 in all: four set-up cards, two of them with two lore cards each."""
    game = ecliptic.game("arcs")
    maps = [options["map"] for number, options in game.setups() if (number, options["leaders"]) == (seats, leaders)]
    assert len(maps) == 4
    for n, name in enumerate(maps):
        chosen = {"map": name, "leaders": leaders, "lore": 1 + n % 2, "discard": ("one", "split")[n // 2]}
        report = check_game(game, seats=seats, options=chosen, decisions=600, stride=30)
        assert report.failures == []
        assert report.decisions == 600


@pytest.mark.parametrize("lore", ["base", "all"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_blighted_reach_in_every_set_up(seats: int, lore: str) -> None:
    """3,400 random decisions each, 20,400 in all, over the end of an act."""
    options = {"lore_deck": lore, "acts": 2}
    report = check_game(ecliptic.game("blighted-reach"), seats=seats, options=options, decisions=3_400, stride=50)
    assert report.failures == []
    assert report.decisions == 3_400


@pytest.mark.parametrize("slug", sorted(ecliptic.catalogue()))
def test_every_set_up_begins_well(slug: str) -> None:
    game = ecliptic.game(slug)
    for seats, options in game.setups():
        report = check_game(game, seats=seats, options=options, decisions=60, stride=4)
        assert report.failures == []


@pytest.mark.deep
@pytest.mark.parametrize("slug", sorted(ecliptic.catalogue()))
def test_a_million_decisions(slug: str) -> None:
    report = check_game(ecliptic.game(slug), decisions=1_000_000, stride=50)
    assert report.failures == []
    assert report.decisions >= 1_000_000


def test_the_order_of_what_is_drawn_openly_is_no_leak() -> None:
    """In this game two tokens are drawn for a seat in one move; either may come first, and all have seen both."""
    report = CheckReport()
    _Check(ecliptic.game("federation"), 2, {"set_up": "first_game"}, "1:768", 50, report).run(None, None)
    assert report.failures == []


@pytest.mark.parametrize(
    ("seats", "seed"),
    [
        (3, "5:85"),  # a card is laid out and shuffled back in the same step: the log may tell it
        (2, "5:96"),  # the last card of the Court deck may be any of several lore cards
        (4, "5:29"),  # a Demand waits although those who still owe have nothing left
        (3, "5:97"),  # fates are offered
    ],
)
def test_campaigns_in_which_faults_were_found(seats: int, seed: str) -> None:
    report = CheckReport()
    game = ecliptic.game("blighted-reach")
    lore = "all" if seats == 4 else "base"
    _Check(game, seats, game.choose_options(seats, {"lore_deck": lore}), seed, 8, report).run(None, None)
    assert report.failures == []
