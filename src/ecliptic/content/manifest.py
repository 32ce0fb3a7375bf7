"""Manifests: what the program has to know about a game before it is imported."""

from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, final

from ecliptic.kernel.errors import refused


@final
class Manifest:
    """A game's name and where its parts are. Everything about one game is found through it.

    References are written `module:name` and imported when they are first needed. `folder` holds the game's `text`
    (Fluent files by language) and `data` (components, rules ledger). An expansion that is a game too names the slug of
    its `base`, whose texts it also has.

    >>> import ecliptic
    >>> from ecliptic.games import manifests
    >>> manifests()["star-realms"].title
    'Star Realms'
    """

    __slots__ = (
        "base", "chronicle", "evaluation_scale", "folder", "game", "place", "printed", "printed_schema", "slug",
        "terminal", "title", "view_schema",
    )  # fmt: skip

    def __init__(
        self,
        slug: str,
        title: str,
        game: str,
        evaluation_scale: float = 50.0,
        printed: str = "",
        terminal: str = "",
        place: int = 100,
        view_schema: str = "",
        printed_schema: str = "",
        base: str = "",
        chronicle: str = "",
    ) -> None:
        self.slug: Final = slug
        self.title: Final = title
        self.game: Final = game  # the Game object
        self.evaluation_scale: Final = evaluation_scale  # points that make the odds of winning e times better
        self.printed: Final = printed  # function of pack and language: what is printed on the components
        self.terminal: Final = terminal  # the class that shows a table in the terminal
        self.place: Final = place  # position in lists of games
        self.view_schema: Final = view_schema  # the TypedDict that views fit
        self.printed_schema: Final = printed_schema  # the TypedDict that the printed components fit
        self.base: Final = base  # the slug of the game whose texts this one has too
        self.chronicle: Final = chronicle  # the log messages of a campaign's chronicle; empty: no campaign
        self.folder: Final = folder_of(game)


def folder_of(reference: str) -> Path:
    """Return the folder of the module that a reference names, without importing the module.

    >>> folder_of("ecliptic.content.manifest:Manifest").name
    'content'
    """
    module, _, name = reference.partition(":")
    try:
        spec = find_spec(module) if module and name else None
    except (ImportError, ValueError, AttributeError):
        spec = None
    if spec is None or spec.origin is None:
        raise refused("problem-reference", reference=reference)
    if spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    parent = find_spec(spec.parent) if spec.parent else None  # a compiled module is not beside its source
    if parent is not None and parent.submodule_search_locations:
        return Path(next(iter(parent.submodule_search_locations)))
    return Path(spec.origin).parent


def load_reference(reference: str) -> Any:
    """Return the object that `module:name` names; refused when there is none.

    >>> load_reference("math:floor")(2.5)
    2
    >>> load_reference("math:")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: 'math:' cannot be imported: write module:name.
    """
    module, _, name = reference.partition(":")
    if not module or not name:
        raise refused("problem-reference", reference=reference)
    try:
        found: Any = getattr(import_module(module), name)
    except (ImportError, ValueError, TypeError, AttributeError) as error:
        raise refused("problem-reference", reference=reference) from error
    return found
