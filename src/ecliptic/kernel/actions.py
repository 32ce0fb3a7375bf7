"""Actions: what a seat may answer."""

from typing import Final, final

LONGEST_NOTATION: Final = 200  # characters


@final
class Action:
    """One thing a seat may do: a kind, the numbers the rules need, and its notation.

    The notation is what journals, logs, tests, URLs and bots' messages contain. Two actions with the same
    notation are the same action. Games keep tables of actions and reuse the same objects,
    so that listing options allocates nothing.

    >>> buy = Action("buy", "blob_wheel", (17,))
    >>> str(buy), buy.kind, buy.args
    ('buy:blob_wheel', 'buy', (17,))
    >>> str(Action("end"))
    'end'
    >>> buy == Action("buy", "blob_wheel", (17,))
    True
    """

    __slots__ = ("args", "kind", "text")

    def __init__(self, kind: str, about: str = "", args: tuple[int, ...] = ()) -> None:
        self.kind: Final = kind
        self.text: Final = f"{kind}:{about}" if about else kind
        self.args: Final = args

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    def __eq__(self, other: object) -> bool:
        return self is other or (isinstance(other, Action) and self.text == other.text)

    def __hash__(self) -> int:
        return hash(self.text)
