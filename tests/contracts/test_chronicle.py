"""The chronicle that a campaign's manifest names: its messages exist, and they tell of every act."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.content.catalogue import catalogue
from ecliptic.games import manifests
from ecliptic.games.arcs.campaign.state import campaign_of
from ecliptic.games.arcs.state import State
from ecliptic.kernel.messages import LOCALES
from ecliptic.server.http.wire import Line, Words, lines
from ecliptic.server.tables.chronicle import ACT, LINE, Act, acts_of, is_campaign, messages_of

CAMPAIGNS = [slug for slug in manifests() if is_campaign(slug)]


def test_the_blighted_reach_is_a_campaign() -> None:
    assert CAMPAIGNS == ["blighted-reach"]


@pytest.mark.parametrize("slug", CAMPAIGNS)
def test_every_message_exists_in_every_language(slug: str) -> None:
    messages = messages_of(slug)
    assert set(messages.values()) == {ACT, LINE}
    for locale in LOCALES:
        assert [id for id in messages if not catalogue(slug, locale).has(id)] == []


def played(slug: str, seed: int) -> tuple[Any, list[Act]]:
    """A whole random campaign and its chronicle."""
    table = ecliptic.new(slug, seats=2, seed=seed)
    rng = Random(seed)
    while not table.over:
        seat = table.waiting[0]
        table.play(seat, rng.choice(table.options(seat)))
    return table, acts_of(lines(table.log(None, 0), 0), messages_of(slug), "here")


@pytest.mark.parametrize("slug", CAMPAIGNS)
def test_a_whole_campaign_is_told_act_by_act(slug: str) -> None:
    table, acts = played(slug, seed=5)
    assert [act.number for act in acts] == [1, 2, 3]
    assert acts[-1].lines[-1].n == len(table.journal)
    numbers = [line.n for act in acts for line in act.lines]
    assert numbers == sorted(numbers)


def test_a_log_that_begins_within_an_act_is_counted_from_there() -> None:
    for second in (2, 3):
        log = [Line(0, Words("won", {}, ())), Line(1, Words("act", {"n": second}, ()))]
        assert [act.number for act in acts_of(log, {"act": ACT, "won": LINE}, "here")] == [second - 1, second]


def test_the_blighted_reach_tells_fates_power_objectives_and_the_winner() -> None:
    _, acts = played("blighted-reach", seed=5)
    for act in acts:
        said = [line.words.id for line in act.lines]
        assert said.count("log-fate") == 2
        if act.number < 3:
            assert said.count("log-act-power") == 2
            assert sum(id.startswith("log-objective-") for id in said) == 2
        else:
            assert said[-1] == "log-won"


def test_a_position_belongs_to_the_act_that_the_log_has_opened() -> None:
    """Also in the Intermission: an act of the chronicle begins with its fates, before the state counts it."""
    table = ecliptic.new("blighted-reach", seats=2, seed=5)
    rng, messages = Random(5), messages_of("blighted-reach")
    act = known = in_intermission = 0
    while not table.over:
        for line in lines(table.log(None, known), known):
            if messages.get(line.words.id) == ACT:
                act = int(line.words.args["n"])
        known = len(table.journal)
        assert table.game.act_of(table.state) == act
        assert isinstance(table.state, State)
        in_intermission += campaign_of(table.state).act < act
        seat = table.waiting[0]
        table.play(seat, rng.choice(table.options(seat)))
    assert (act, in_intermission > 0) == (3, True)
