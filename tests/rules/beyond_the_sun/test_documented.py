"""The pages about the game name every field of positions, every option and every kind of action; the example loads."""

import re
from pathlib import Path
from typing import Any, Final

from ecliptic.content.files import parse_yaml
from ecliptic.games.beyond_the_sun.game import ACTIONS, GAME
from ecliptic.games.beyond_the_sun.setup import OPTIONS
from ecliptic.kernel import ChanceSource, load_table, open_table

DOCS: Final = Path(__file__).parents[3] / "docs"
PAGE: Final = (DOCS / "games" / "beyond-the-sun.md").read_text(encoding="utf-8")
POSITIONS: Final = (DOCS / "positions.md").read_text(encoding="utf-8").partition("### Beyond the Sun")[2]


def test_every_field_of_positions_is_documented() -> None:
    section = POSITIONS.partition("\n## ")[0]
    table = open_table(GAME, 4, {"mats": "advanced"}, luck=ChanceSource(seed=1))
    state: Any = table.save()["state"]
    fields = {*state, *state["players"][0], "over", "technology", "event", "outpost", "beside", "gone"}
    fields |= {"controlled_at_start", "discs", "ships"}
    assert {field for field in fields if f"`{field}`" not in section} == {"players"}


def test_the_example_loads() -> None:
    (example,) = re.findall(r"```yaml\n(.*?)```", POSITIONS.partition("\n## ")[0], re.DOTALL)
    table = load_table(parse_yaml(example, "positions.md"), {"beyond-the-sun": GAME}, ChanceSource(seed=1))
    assert table.waiting == [0]
    assert "go:T1-02/a/1" in [str(action) for action in table.options(0)]


def test_every_option_and_every_kind_of_action_is_documented() -> None:
    assert not [option.name for option in OPTIONS if f"| `{option.name}` |" not in PAGE]
    notation = PAGE.partition("## Notation")[2].partition("\n## ")[0]
    assert not [kind for kind in sorted(ACTIONS) if not re.search(rf"`{kind}(:[^`]+)?`", notation)]
