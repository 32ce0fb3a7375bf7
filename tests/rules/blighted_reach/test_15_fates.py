"""Dealing and choosing fates, secretly and all at once (ABR-1.5, ABR-2.12, ABR-15)."""

from random import Random
from typing import Any

import pytest

import ecliptic
from ecliptic.games.arcs.campaign.acts import GRAND_AMBITIONS
from ecliptic.games.arcs.campaign.fate import LETTERS, Fate, FateAct
from ecliptic.games.arcs.campaign.game import GAME
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.cards import LORE
from ecliptic.games.arcs.view import certain_court
from ecliptic.kernel import ChanceSource
from ecliptic.kernel.table import Table, open_table
from tests.rules.blighted_reach.scene import Scene, state_of


def choosing() -> Table:
    """A table of two at the choice of fates."""
    table = open_table(GAME, 2, {}, luck=ChanceSource(seed=3))
    assert table.options(table.waiting[0])[0].kind == "fate"
    return table


def campaign_view(table: Table, seat: int | None) -> dict[str, Any]:
    """What a seat may know of the campaign."""
    shown: Any = table.view(seat)["campaign"]
    return dict(shown)


@pytest.mark.rule("ABR-2.12", "ABR-15.2", "ABR-16.16")
def test_what_is_offered_and_chosen_is_seen_by_its_seat_alone() -> None:
    table = choosing()
    seat = table.waiting[0]
    offer = [str(option).removeprefix("fate:") for option in table.options(seat)]
    assert len(offer) == 2
    own, other = campaign_view(table, seat), campaign_view(table, 1 - seat)
    assert own["offer"] == offer
    assert len(other["offer"]) == 2
    assert "offer" not in campaign_view(table, None)
    assert other["choosing"][seat]
    assert other["fates"] == ["none", "none"]


@pytest.mark.rule("ABR-2.12", "ABR-15.2")
def test_all_are_revealed_together() -> None:
    table = choosing()
    for seat in table.waiting:
        assert campaign_view(table, None)["fates"] == ["none", "none"]
        assert campaign_view(table, None)["picks"][seat] == "none"
        table.play(seat, table.options(seat)[1])
    campaign = campaign_view(table, None)
    assert "none" not in campaign["fates"]
    assert set(campaign["fates_left"]).isdisjoint(campaign["fates"])


@pytest.mark.rule("ABR-2.12")
def test_worlds_deal_others_their_fates_anew() -> None:
    """A spectator's worlds have every deal, a seat's worlds keep its own offer."""
    state: Any = choosing().state
    seat = next(seat for seat, offer in enumerate(state.extension.offers) if len(offer) == 2)
    game: Any = GAME
    offers = {str(game.resample(state, None, Random(seed)).extension.offers) for seed in range(60)}
    assert len(offers) > 10
    kept = {str(game.resample(state, seat, Random(seed)).extension.offers[seat]) for seed in range(20)}
    assert kept == {str(state.extension.offers[seat])}


@pytest.mark.rule("ABR-2.12")
def test_offers_that_nobody_can_have_been_dealt_are_refused() -> None:
    """Somebody else's fate, a third one, one that is not in the pool, one of another act."""
    position: Any = choosing().save()
    campaign = position["state"]["campaign"]
    mine, theirs = campaign["offers"]
    spare = next(fate for fate in campaign["pool"] if fate not in mine + theirs)
    for bent in ([mine[0], theirs[0]], [*mine, spare], [mine[0], "overlord"]):
        changed = {**campaign, "offers": [bent, theirs]}
        with pytest.raises(ecliptic.Refused, match=r"^Invalid position: "):
            ecliptic.load({**position, "state": {**position["state"], "campaign": changed}})
    without = {**campaign, "pool": [fate for fate in campaign["pool"] if fate != mine[0]]}
    with pytest.raises(ecliptic.Refused, match=r"^Invalid position: "):
        ecliptic.load({**position, "state": {**position["state"], "campaign": without}})
    assert len(ecliptic.load(position).waiting) == 2


@pytest.mark.rule("ABR-15.1")
def test_nobody_is_dealt_the_fate_that_somebody_keeps() -> None:
    """A position may neither offer it nor leave it in the pool, and worlds do not deal it."""
    position: Any = choosing().save()
    campaign = position["state"]["campaign"]
    mine, theirs = campaign["offers"]
    others = [fate for fate in campaign["pool"] if fate != theirs[0]]
    bent = {**campaign, "fates": [theirs[0], "none"], "offers": [[theirs[0], mine[0]], theirs], "pool": others}
    with pytest.raises(ecliptic.Refused, match="offers"):
        ecliptic.load({**position, "state": {**position["state"], "campaign": bent}})
    both = {**campaign, "fates": [mine[0], "none"], "pool": [*mine, *theirs]}
    with pytest.raises(ecliptic.Refused, match="pool"):
        ecliptic.load({**position, "state": {**position["state"], "campaign": both}})
    kept = {**both, "pool": [mine[1], *theirs]}
    table = ecliptic.load({**position, "state": {**position["state"], "campaign": kept}})
    state: Any = table.state
    game: Any = GAME
    dealt = [
        game.resample(state, viewer, Random(seed)).extension.offers for seed in range(20) for viewer in (None, 0, 1)
    ]
    assert all(state.extension.fates[0] not in offers[1] for offers in dealt)
    assert all(sorted(offers[1]) == sorted(state.extension.offers[1]) for offers in dealt[1::3])


@pytest.mark.rule("ABR-15.4")
@pytest.mark.parametrize("where", ["booklet", "sets", "common"])
def test_a_fate_whose_cards_are_in_the_game_is_not_dealt(where: str) -> None:
    """A position with both is refused, as its cards would come twice; without a pool it has the others."""
    position: Any = choosing().save()
    campaign = position["state"]["campaign"]
    assert "caretaker" in campaign["pool"]
    assert all("caretaker" not in offer for offer in campaign["offers"])
    bent = {**campaign, where: [*campaign.get(where, []), "F05-05"]}
    position["state"]["campaign"] = bent
    with pytest.raises(ecliptic.Refused, match="pool"):
        ecliptic.load(position)
    position["state"]["campaign"] = {name: value for name, value in bent.items() if name != "pool"}
    left = campaign_view(ecliptic.load(position), None)["fates_left"]
    assert set(campaign["pool"]) - set(left) == {"caretaker"}


@pytest.mark.rule("ABR-2.3")
def test_the_last_card_of_the_court_deck_is_certain_unless_it_may_be_any_lore() -> None:
    state: Any = choosing().state.clone()
    lore, court = state.table.cards.numbers(LORE)[0], state.table.cards.court[0]
    state.known_bottom = 0
    state.lore_deck = [card for card in state.lore_deck if card != lore]
    state.court_deck = [lore]
    assert state.lore_deck
    assert certain_court(state) == []
    state.court_deck = [court]
    assert certain_court(state) == [court]
    state.court_deck, state.lore_deck = [lore], []
    assert certain_court(state) == [lore]


@pytest.mark.rule("ABR-1.5", "ABR-15.3")
def test_who_completed_the_objective_keeps_the_fate_and_its_set() -> None:
    fate = {"fates": ["admiral", "none", "none"], "objectives": [0, -1, -1], "sets": ["F07-08"], "pool": []}
    scene = Scene(hand=["administration-2"], chapter=3, campaign=fate)
    scene.play("pass")
    assert scene.campaign["fates"][0] == "admiral"
    assert scene.campaign["act"] == 2


@pytest.fixture
def pirate(monkeypatch: pytest.MonkeyPatch) -> None:
    """A fate of the letter B without cards."""
    fate = Fate(12, LETTERS.index("B"))
    monkeypatch.setitem(printed().fates, 12, fate)


ADMIRAL = {
    "fates": ["admiral", "steward", "partisan"],
    "sets": ["F07-05", "F07-06", "F07-08"],
    "favors": [[0, 2, 0, 0], [1, 0, 0, 0]],
    "pool": ["pirate"],
}


@pytest.mark.rule("ABR-15.1", "ABR-15.4", "ABR-15.5")
def test_who_failed_changes_and_loses_the_old_set_and_the_favors_held(pirate: None) -> None:
    scene = Scene(hand=["administration-2"], chapter=3, campaign={**ADMIRAL, "objectives": [3, 0, 0]})
    scene.play("pass")
    assert scene.campaign["fates"][0] == "pirate"
    assert "sets" not in scene.campaign
    assert scene.foe["agents"] == 10
    assert scene.campaign["favors"] == [[0] * 4, [1, 0, 0, 0], [0] * 4]
    assert scene.campaign["pool"] == []


@pytest.mark.rule("ABR-15.1", "ABR-15.2", "ABR-15.3", "ABR-15.6")
@pytest.mark.parametrize("chosen", ["admiral", "pirate"])
def test_who_completed_chooses_between_the_old_and_a_new_fate(pirate: None, chosen: str) -> None:
    campaign = {**ADMIRAL, "objectives": [0, 0, 0]}
    scene = Scene(hand=["administration-2"], me={"power": 3}, chapter=3, campaign=campaign)
    scene.play("pass")
    assert scene.options() == ["fate:admiral", "fate:pirate"]
    scene.play(f"fate:{chosen}")
    assert scene.campaign["fates"][0] == chosen
    assert scene.campaign.get("favors", [[0] * 4])[0][1] == (2 if chosen == "admiral" else 0)


@pytest.mark.rule("ABR-3.5", "ABR-3.6", "ABR-3.7", "ABR-2.29")
@pytest.mark.parametrize(("fulfilled", "chapter", "power"), [(0, 1, 0), (1, 1, 2), (2, 1, 4), (1, 3, 4), (2, 3, 14)])
def test_grand_ambitions_are_scored_in_act_three(
    monkeypatch: pytest.MonkeyPatch, fulfilled: int, chapter: int, power: int
) -> None:
    """Two grand ambitions that look at the position before the clean-up: as many Trophies as 1 and 2."""
    act = FateAct()
    act.grand = ["one", "two"]
    monkeypatch.setitem(printed().fates[7].acts, 3, act)
    monkeypatch.setitem(GRAND_AMBITIONS, "one", lambda state, seat: len(state.players[seat].trophies) >= 1)
    monkeypatch.setitem(GRAND_AMBITIONS, "two", lambda state, seat: len(state.players[seat].trophies) >= 2)
    for act_number, gained in ((3, power), (2, 0)):
        scene = Scene(
            hand=["administration-2"],
            me={"trophies": ["blight ship"] * fulfilled},
            chapter=chapter,
            campaign={"act": act_number, "fates": ["admiral", "none", "none"], "pool": []},
        )
        scene.play("pass")
        assert scene.power(0) == (gained if act_number == 3 or chapter < 3 else 0)
        expected = [f"grand-ambitions 0 {gained}"] if gained else []
        assert scene.told("grand-ambitions") == expected


@pytest.mark.rule("ABR-17.5")
def test_a_first_regent_without_a_title_is_no_position() -> None:
    with pytest.raises(ecliptic.Refused, match="First Regent"):
        Scene(campaign={"titles": ["outlaw", "regent", "regent"], "first_regent": 0})


def test_nobody_holds_a_vox_card() -> None:
    with pytest.raises(ecliptic.Refused):
        Scene(me={"cards": ["CC12"]}, court=["AID01", "CC01", "CC02", "CC03", "CC04"])


@pytest.mark.rule("ABR-17.3", "ABR-17.4")
def test_pieces_and_resources_are_conserved_over_whole_campaigns() -> None:
    for seed in range(3):
        table = open_table(GAME, 2 + seed, {}, luck=ChanceSource(seed=seed))
        choose = Random(seed)
        while not table.over:
            seat = choose.choice(table.waiting)
            table.play(seat, choose.choice(table.options(seat)))
        world: Any = table.state
        assert GAME.problems(world) == []
        state = state_of(table)
        for each, player in enumerate(state["players"]):
            on_map = sum(sum(ships.get(str(each), [0, 0])) for ships in state["ships"].values())
            boxes = [piece for other in state["players"] for piece in other.get("trophies", [])]
            flagships = sum(1 for row in state["campaign"].get("flagships", []) if row["seat"] == each)
            boxes += state.get("scrapped", [])
            boxes += [piece for pieces in state["campaign"].get("on_cards", {}).values() for piece in pieces]
            assert player["ships"] + on_map + boxes.count(f"{each} ship") - flagships == 15
