"""Rulings for the other Core Set cards (SR-13.7 to SR-13.18)."""

import pytest

from tests.rules.star_realms.scene import Scene

ROW = ["imperial_frigate", "cutter", "trade_pod", "missile_bot", "supply_bot"]
ALLIES = ["blob_fighter", "federation_shuttle", "imperial_fighter", "trade_bot"]


def played(*cards: str) -> list[object]:
    """Cards in play that were played this turn."""
    return [{"card": card, "played": True} for card in cards]


@pytest.mark.rule("SR-13.7")
def test_mech_world_is_an_ally_for_all_factions_of_its_owner() -> None:
    """With Mech World every ally ability of its owner can be used, of nobody else."""
    scene = Scene(in_play=[*ALLIES, "mech_world"], cards="core", row=ROW)
    assert sorted(scene.options(kind="ally")) == [f"ally:{ally}" for ally in ALLIES]
    foe = Scene(in_play=ALLIES, foe={"in_play": ["mech_world"]}, cards="core", row=ROW)
    assert foe.options(kind="ally") == []


@pytest.mark.rule("SR-13.7")
def test_mech_world_is_only_a_machine_cult_card() -> None:
    """Played this turn it is no Blob card for Blob World, and lets only Machine Cult cards into the hand."""
    world = Scene(in_play=[*played("mech_world"), "blob_world"], deck=["scout"] * 3, cards="core")
    world.play("use:blob_world", "choose:1")
    assert world.me["hand"] == []
    row = ["warning_beacon", "plasma_vent", "colony_seed_ship", "emperors_dreadnaught", "cutter"]
    for card in row[:4]:
        scene = Scene(in_play=played("mech_world"), row=row, trade=8, cards="both")
        scene.play(f"buy:{card}")
        assert ("to:hand" in scene.options()) == (card == "warning_beacon")


@pytest.mark.rule("SR-13.8")
@pytest.mark.parametrize(
    ("in_play", "drawn"),
    [
        (["blob_world"], 0),
        (played("blob_world"), 1),
        ([*played("blob_world", "ram"), "blob_wheel"], 2),
        ([*played("ram", "blob_wheel", "cutter", "scout"), "blob_world"], 2),
    ],
)
def test_blob_world_counts_blob_cards_played_this_turn(in_play: list[object], drawn: int) -> None:
    """Ships and bases, itself included; bases from earlier turns and other factions do not count."""
    scene = Scene(in_play=in_play, deck=["scout"] * 6, cards="core", row=ROW)
    scene.play("use:blob_world", "choose:1")
    assert (len(scene.me["hand"]), scene.me["combat"]) == (drawn, 0)


@pytest.mark.rule("SR-13.8")
def test_blob_world_counts_cards_scrapped_since_and_only_own_ones() -> None:
    """A Ram played and scrapped counts; a teammate's Blob ships do not."""
    scene = Scene(
        hand=["ram"],
        in_play=["blob_world"],
        deck=["scout"] * 6,
        players={1: {"in_play": played("ram")}},
        mode="hydra_two_headed",
        cards="core",
        row=ROW,
    )
    scene.play("play:ram", "scrap:ram", "use:blob_world", "choose:1", seat=0)
    assert len(scene.me["hand"]) == 1


@pytest.mark.rule("SR-13.9")
def test_fleet_hq_works_for_ships_played_after_it() -> None:
    """Ships played before it give nothing, nor do bases; every ship after it gives 1 combat, of any faction or none."""
    scene = Scene(hand=["scout", "fleet_hq", "scout", "corvette", "blob_wheel"], deck=["cutter"], cards="core")
    after = {"corvette": 1 + 2, "blob_wheel": 3, "cutter": 4}
    for card, combat in [("scout", 0), ("fleet_hq", 0), ("scout", 1), *after.items()]:
        scene.play(f"play:{card}")
        assert scene.me["combat"] == combat


@pytest.mark.rule("SR-13.9")
def test_fleet_hq_works_only_for_its_owner() -> None:
    """The foe's ships give nothing more, and a teammate's only what the teammate's own Fleet HQ gives."""
    duel = Scene(in_play=["fleet_hq"], foe={"hand": ["scout"]}, cards="core")
    duel.play("end", "play:scout")
    assert (duel.me["combat"], duel.foe["combat"]) == (0, 0)
    for bases, combat in [([], 0), (["fleet_hq"], 1)]:
        mate = {"hand": ["scout"], "in_play": bases}
        team = Scene(in_play=["fleet_hq"], players={1: mate}, mode="hydra_two_headed", cards="core")
        team.play("play:scout", seat=1)
        assert (team.player(0)["combat"], team.player(1)["combat"]) == (0, combat)


@pytest.mark.rule("SR-13.10")
def test_machine_base_draws_and_then_must_scrap() -> None:
    """The drawn card may be the one that goes; declining is not possible, and the discard pile is no choice."""
    scene = Scene(hand=["cutter"], deck=["viper"], discard=["scout"], in_play=["machine_base"], cards="core", row=ROW)
    scene.play("use:machine_base")
    assert sorted(scene.options()) == ["scrap_hand:cutter", "scrap_hand:viper"]
    scene.play("scrap_hand:viper")
    assert (scene.me["hand"], scene.me["discard"], scene.state["scrap_heap"]) == (["cutter"], ["scout"], ["viper"])


@pytest.mark.rule("SR-13.10")
def test_machine_base_with_an_empty_hand() -> None:
    """The drawn card is the only one and goes; with nothing to draw nothing happens."""
    scene = Scene(deck=["viper"], in_play=["machine_base"], cards="core")
    scene.play("use:machine_base")
    assert (scene.me["hand"], scene.state["scrap_heap"]) == ([], ["viper"])
    empty = Scene(in_play=["machine_base"], cards="core")
    empty.play("use:machine_base")
    assert (empty.state["scrap_heap"], empty.options()) == ([], ["end"])


@pytest.mark.rule("SR-13.11")
def test_junkyard_must_scrap_if_there_is_a_card() -> None:
    """Of two cards in hand and discard pile one has to go; without any card nothing happens."""
    scene = Scene(hand=["scout"], discard=["viper"], in_play=["junkyard"], cards="core")
    scene.play("use:junkyard")
    assert scene.options() == ["scrap_hand:scout", "scrap_discard:viper"]
    single = Scene(discard=["viper"], in_play=["junkyard"], cards="core")
    single.play("use:junkyard")
    assert (single.me["discard"], single.state["scrap_heap"]) == ([], ["viper"])
    empty = Scene(in_play=["junkyard"], cards="core")
    empty.play("use:junkyard")
    assert (empty.state["scrap_heap"], empty.options()) == ([], ["end"])


@pytest.mark.rule("SR-13.11")
@pytest.mark.parametrize(
    ("picks", "drawn"),
    [
        (["stop"], 0),
        (["scrap_hand:scout", "stop"], 1),
        (["scrap_discard:viper", "stop"], 1),
        (["scrap_discard:viper", "scrap_hand:scout"], 2),
    ],
)
def test_brain_world_draws_as_many_as_were_scrapped(picks: list[str], drawn: int) -> None:
    """0 to 2 cards of both zones; the cards come when all scraps are done, so a drawn card cannot be scrapped."""
    deck = ["cutter", "ram", "corvette"]
    scene = Scene(hand=["scout"], discard=["viper"], deck=deck, in_play=["brain_world"], cards="core", row=ROW)
    scene.play("use:brain_world")
    for pick in picks:
        assert "stop" in scene.options()
        assert scene.me["deck"] == deck
        scene.play(pick)
    assert (scene.me["deck"], "end" in scene.options()) == (deck[drawn:], True)
    assert scene.me["scrapped"] == drawn


@pytest.mark.rule("SR-13.12")
def test_recycling_station_discards_before_it_draws() -> None:
    """With an empty deck both discarded cards are shuffled and come back: no draw stands between the discards."""
    scene = Scene(
        hand=["scout", "viper", "ram"], in_play=["recycling_station"], cards="core", luck=[["ram", "scout"]], row=ROW
    )
    scene.play("use:recycling_station", "choose:1", "discard:scout")
    assert (scene.me["hand"], scene.me["discard"]) == (["viper", "ram"], ["scout"])
    scene.play("discard:ram")
    assert (sorted(scene.me["hand"]), scene.me["discard"]) == (["ram", "scout", "viper"], [])


@pytest.mark.rule("SR-13.12")
@pytest.mark.parametrize(
    ("answers", "trade", "drawn"),
    [(["choose:0"], 1, 0), (["choose:1", "stop"], 0, 0), (["choose:1", "discard:scout", "stop"], 0, 1)],
)
def test_recycling_station_gives_trade_or_cards(answers: list[str], trade: int, drawn: int) -> None:
    """1 trade, or as many cards as were discarded; never both."""
    scene = Scene(hand=["scout", "viper"], deck=["ram", "cutter"], in_play=["recycling_station"], cards="core", row=ROW)
    scene.play("use:recycling_station", *answers)
    assert (scene.me["trade"], len(scene.me["deck"]), "end" in scene.options()) == (trade, 2 - drawn, True)


@pytest.mark.rule("SR-13.13")
def test_embassy_yacht_counts_bases_when_it_is_played() -> None:
    """Two own bases before it give two cards; the second base played after it gives none; a foe's base never counts."""
    foe = {"in_play": ["barter_world"]}
    hand, deck = ["war_world", "embassy_yacht"], ["scout"] * 3
    early = Scene(hand=hand, in_play=["blob_wheel"], deck=deck, cards="core", foe=foe)
    early.play("play:war_world", "play:embassy_yacht")
    assert early.me["hand"] == ["scout", "scout"]
    late = Scene(hand=hand, in_play=["blob_wheel"], deck=deck, cards="core", foe=foe)
    late.play("play:embassy_yacht", "play:war_world")
    assert late.me["hand"] == []


REDIRECTORS = [
    (["freighter", "embassy_yacht"], "ally:freighter"),
    (["central_office"], "use:central_office"),
]


@pytest.mark.rule("SR-13.14")
@pytest.mark.parametrize(("in_play", "action"), REDIRECTORS)
@pytest.mark.parametrize("ship", ["ram", "explorer"])
def test_freighter_and_central_office_redirect_the_next_ship(in_play: list[str], action: str, ship: str) -> None:
    """A base goes to the discard pile and leaves the effect waiting; an Explorer is a ship."""
    scene = Scene(in_play=in_play, trade=8, row=["blob_wheel", "ram", *ROW[:3]], cards="core")
    scene.play(action, "buy:blob_wheel")
    assert scene.me["discard"] == ["blob_wheel"]
    scene.play(f"buy:{ship}")
    assert scene.options() == ["to:deck_top", "to:discard"]
    scene.play("to:deck_top")
    assert scene.me["deck"] == [ship]


@pytest.mark.rule("SR-13.14")
@pytest.mark.parametrize(("in_play", "action"), REDIRECTORS)
def test_freighter_and_central_office_may_be_declined(in_play: list[str], action: str) -> None:
    """A declined effect is used up all the same."""
    scene = Scene(in_play=in_play, trade=8, row=["blob_fighter", "ram", *ROW[:3]], cards="core")
    scene.play(action, "buy:blob_fighter", "to:discard", "buy:ram")
    assert (scene.me["deck"], scene.me["discard"]) == ([], ["blob_fighter", "ram"])


@pytest.mark.rule("SR-13.15")
@pytest.mark.parametrize("ship", ["command_ship", "explorer"])
def test_blob_carrier_takes_any_ship(ship: str) -> None:
    """A ship of any cost or an Explorer, no base; it goes on top of the deck, nothing is paid and one must be taken."""
    row = ["command_ship", "blob_world", "war_world", "trade_pod", "trade_pod"]
    scene = Scene(in_play=["blob_carrier", "blob_wheel"], deck=["scout"], trade=1, row=row, cards="core")
    scene.play("ally:blob_carrier")
    assert sorted(scene.options()) == ["acquire:command_ship", "acquire:explorer", "acquire:trade_pod"]
    scene.play(f"acquire:{ship}")
    assert (scene.me["deck"], scene.me["trade"], scene.me["discard"]) == ([ship, "scout"], 1, [])
    assert (scene.state["explorers"], len(scene.state["trade_row"])) == (9 if ship == "explorer" else 10, 5)


@pytest.mark.rule("SR-13.16")
@pytest.mark.parametrize(
    ("base", "first", "second"),
    [
        ("trading_post", {"authority": 51}, {"trade": 1}),
        ("barter_world", {"authority": 52}, {"trade": 2}),
        ("defense_center", {"authority": 53}, {"combat": 2}),
    ],
)
def test_a_base_gives_one_of_two_gains_chosen_anew_each_turn(
    base: str, first: dict[str, int], second: dict[str, int]
) -> None:
    """The first choice this turn does not bind the next turn, and one turn gives only one of them."""
    scene = Scene(in_play=[base], deck=["scout"] * 5, cards="core")
    scene.play(f"use:{base}", "choose:0")
    assert {pool: scene.me[pool] for pool in ("authority", "trade", "combat")} == {"trade": 0, "combat": 0, **first}
    assert scene.options(kind="use") == []
    scene.play("end", "end", f"use:{base}", "choose:1")
    expected = {"trade": 0, "combat": 0, **first, **second}
    assert {pool: scene.me[pool] for pool in ("authority", "trade", "combat")} == expected


@pytest.mark.rule("SR-13.16")
def test_patrol_mech_is_chosen_each_time_it_is_played() -> None:
    """Two Patrol Mechs in one turn: one for trade, one for combat."""
    scene = Scene(hand=["patrol_mech", "patrol_mech"], cards="core")
    scene.play("play:patrol_mech", "choose:0", "play:patrol_mech", "choose:1")
    assert (scene.me["trade"], scene.me["combat"]) == (3, 5)


@pytest.mark.rule("SR-13.17")
@pytest.mark.parametrize("base", ["target_base:1/war_world", "stop"])
@pytest.mark.parametrize("card", ["scrap_row:cutter", "stop"])
def test_blob_destroyer_destroys_and_scraps_as_its_owner_likes(base: str, card: str) -> None:
    """One use of the ally ability: a base or none, then a trade-row card or none."""
    scene = Scene(in_play=["blob_destroyer", "blob_wheel"], foe={"in_play": ["war_world"]}, row=ROW, cards="core")
    scene.play("ally:blob_destroyer", base, card)
    assert (scene.in_play(1) == []) == (base != "stop")
    assert scene.state["scrap_heap"] == (["cutter"] if card != "stop" else [])
    assert scene.options(kind="ally") == []


@pytest.mark.rule("SR-13.18")
@pytest.mark.parametrize(
    ("hand", "in_play", "action"),
    [
        (["missile_mech"], [], "play:missile_mech"),
        ([], ["battlecruiser"], "scrap:battlecruiser"),
        ([], ["port_of_call"], "scrap:port_of_call"),
        ([], ["command_ship", "embassy_yacht"], "ally:command_ship"),
    ],
)
@pytest.mark.parametrize("answer", ["stop", "target_base:1/war_world"])
def test_a_destruction_that_may_be_declined(hand: list[str], in_play: list[str], action: str, answer: str) -> None:
    """Even with a single legal base the player may leave it alone."""
    foe = {"in_play": ["war_world", "barter_world"]}
    scene = Scene(hand=hand, in_play=in_play, deck=["scout"], foe=foe, cards="core", row=ROW)
    scene.play(action)
    assert scene.options() == ["target_base:1/war_world", "stop"]
    scene.play(answer)
    assert scene.in_play(1) == (["war_world", "barter_world"] if answer == "stop" else ["barter_world"])
    assert "end" in scene.options()
