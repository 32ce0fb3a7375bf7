"""How texts name the powers that are no players, and players whose names end in s."""

import pytest

from ecliptic.content.catalogue import catalogue, locales
from ecliptic.games.arcs.board import SYSTEMS
from ecliptic.games.arcs.campaign.reading import printed
from ecliptic.games.arcs.events import Attacked, Destroyed
from ecliptic.games.arcs.state import BLIGHT, CITY, EMPIRE, FREE, SHIP, STARPORT
from tests.rules.blighted_reach.scene import Scene

NAMES = ["Anna", "Boris", "Hans"]
IDS = printed().cards.ids
PLACE = SYSTEMS.index("2-hex")


@pytest.mark.parametrize("locale", locales())
def test_every_set_up_side_has_its_text(locale: str) -> None:
    """The other side of an objective card: what its fate does when an Act is set up (ABR-2.13, ABR-2.28)."""
    words = catalogue("blighted-reach", locale)
    sides = [IDS[act.objective][:-1] + "A" for fate in printed().fates.values() for act in fate.acts.values()]
    assert len(sides) > 30
    assert [side for side in sides if not words.has(f"text-{side}") or not words.has(f"card-{side}")] == []
    assert all(words.text(f"text-{side}") for side in sides)


def said(locale: str, owner: int, piece: int, viewer: int | None = None) -> str:
    """The line of the log when a piece is destroyed, without the place."""
    message = Destroyed(-1, owner, piece, PLACE).tell(None, None)
    assert message is not None
    return catalogue("blighted-reach", locale).say(message, NAMES, viewer).rpartition(" (")[0]


@pytest.mark.parametrize(
    ("locale", "owner", "piece", "line"),
    [
        ("en", FREE, CITY, "A Free city is destroyed"),
        ("en", FREE, STARPORT, "A Free starport is destroyed"),
        ("en", EMPIRE, SHIP, "An Imperial ship is destroyed"),
        ("en", BLIGHT, SHIP, "Blight is destroyed"),
        ("en", 1, CITY, "A city of Boris is destroyed"),
        ("de", FREE, CITY, "Eine Freie Stadt wird zerstört"),
        ("de", EMPIRE, SHIP, "Ein imperiales Schiff wird zerstört"),
        ("de", 2, SHIP, "Ein Schiff von Hans wird zerstört"),
        ("ru", FREE, CITY, "Разрушен свободный город"),
        ("ru", EMPIRE, SHIP, "Разрушен имперский корабль"),
        ("ru", BLIGHT, SHIP, "Уничтожено заражение"),
        ("ru", 1, SHIP, "Разрушен корабль игрока Boris"),
    ],
)
def test_whose_piece_is_destroyed(locale: str, owner: int, piece: int, line: str) -> None:
    assert said(locale, owner, piece) == line


def test_an_own_piece_is_destroyed() -> None:
    assert said("en", 1, CITY, viewer=1) == "Your city is destroyed"


@pytest.mark.parametrize(
    ("locale", "line"),
    [
        ("en", "Anna attacks the Free States"),
        ("de", "Anna greift die Freien Staaten an"),
        ("ru", "Anna атакует свободные государства"),
    ],
)
def test_the_free_states_are_attacked(locale: str, line: str) -> None:
    message = Attacked(0, FREE, PLACE).tell(None, None)
    assert message is not None
    assert catalogue("blighted-reach", locale).say(message, NAMES).startswith(line)


@pytest.mark.parametrize(
    ("locale", "sites", "battle"),
    [
        ("en", "Tax the Free city", "the Free States"),
        ("de", "Die Freie Stadt besteuern", "Gegen die Freien Staaten kämpfen"),
        ("ru", "Собрать налоги со свободного города", "Атаковать свободные государства"),
    ],
)
def test_options_decline_the_free_states(locale: str, sites: str, battle: str) -> None:
    words = catalogue("blighted-reach", locale)
    fields = {"ships": {"2-hex": {"0": 1}}, "buildings": {"2-hex/1": "free city"}}
    for hand, action, text in (
        ("administration-2", "tax:2-hex/1", sites),
        ("aggression-2", "battle:2-hex/free", battle),
    ):
        scene = Scene(hand=[hand], **fields)  # type: ignore[arg-type]
        scene.play(f"lead:{hand}")
        option = next(each for each in scene.table.options(0) if str(each) == action)
        assert text in words.say(scene.table.label(0, option), NAMES, 0)
