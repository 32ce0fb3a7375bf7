"""The conformance suite passes sound games and finds every fault it is there for."""

import pytest

import ecliptic
from ecliptic.kernel import Refused
from ecliptic.kernel.check import CheckReport, _Check, check_game
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
    "no option": "no option",
    "endless": "has not ended",
    "twice the same": "same notation",
    "lost piece": "the numbers are",
    "not repeatable": "",
    "no result": "without a result",
    "no sentence": "is no sentence",
    "forgetful": "",
}


def test_a_sound_game_passes() -> None:
    report = check_game(Toy(), games=60, stride=1)
    assert report.failures == []
    assert report.games == 60
    assert report.decisions == 360


@pytest.mark.parametrize("fault", FAULTS)
def test_every_fault_is_found(fault: str) -> None:
    stride = 100_000 if fault == "endless" else 1
    report = check_game(Toy(fault), games=1 if fault == "endless" else 40, stride=stride)
    assert report.failures, f"{fault} was not found"
    assert any(FAULTS[fault] in failure for failure in report.failures), report.failures[0]


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


@pytest.mark.parametrize("slug", ["star-realms", "federation"])
def test_every_set_up_begins_well(slug: str) -> None:
    game = ecliptic.game(slug)
    for seats, options in game.setups():
        report = check_game(game, seats=seats, options=options, decisions=60, stride=4)
        assert report.failures == []


@pytest.mark.deep
@pytest.mark.parametrize("slug", ["star-realms", "federation"])
def test_a_million_decisions(slug: str) -> None:
    report = check_game(ecliptic.game(slug), decisions=1_000_000, stride=50)
    assert report.failures == []
    assert report.decisions >= 1_000_000


def test_the_order_of_what_is_drawn_openly_is_no_leak() -> None:
    """In this game two tokens are drawn for a seat in one move; either may come first, and all have seen both."""
    report = CheckReport()
    _Check(ecliptic.game("federation"), 2, {"set_up": "first_game"}, "1:768", 50, report).run(None, None)
    assert report.failures == []
