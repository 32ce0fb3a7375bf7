"""The games: a folder each, none of which knows another, and games of other people.

A folder here with a `manifest.py` is a game, and so is one inside it: an expansion that is played by itself.
Other packages offer theirs through the entry point group `ecliptic.games`, whose values name a `Manifest`, a `Game`
or a class of one; `use` takes such a reference directly.
"""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, Final

from ecliptic.content.files import add_folder
from ecliptic.content.manifest import Manifest, load_reference
from ecliptic.kernel import Game, refused
from ecliptic.kernel.fields import shortened

GROUP: Final = "ecliptic.games"

_used: Final[dict[str, Manifest]] = {}


def manifests() -> dict[str, Manifest]:
    """Return the manifest of every game by its slug: ours, those of installed packages, those in use.

    >>> list(manifests())[:2]
    ['star-realms', 'federation']
    """
    return {**_installed(), **_used}


def _own() -> list[Manifest]:
    """Return the manifests of the games in this folder, in the order of lists."""
    here = Path(__file__).parent
    folders = [path.parent.relative_to(here) for depth in ("*", "*/*") for path in here.glob(f"{depth}/manifest.py")]
    names = sorted(".".join(("ecliptic.games", *folder.parts, "manifest")) for folder in folders)
    found: list[Manifest] = [import_module(name).MANIFEST for name in names]
    return sorted(found, key=lambda manifest: (manifest.place, manifest.slug))


@cache
def _installed() -> dict[str, Manifest]:
    found = _own()
    for point in sorted(entry_points(group=GROUP), key=lambda point: point.name):
        found.append(manifest_of(point.value))
    known: dict[str, Manifest] = {}
    for manifest in found:
        if manifest.slug in known:
            raise refused("problem-game-twice", slug=manifest.slug)
        known[manifest.slug] = manifest
        _register(manifest)
    return known


def _register(manifest: Manifest) -> None:
    add_folder(manifest.slug, manifest.folder, manifest.base)


def manifest_of(reference: str) -> Manifest:
    """Return the manifest behind `module:name`, which names a Manifest, a Game, or a class of one.

    >>> manifest_of("ecliptic.games.star_realms.game:StarRealms").slug
    'star-realms'
    >>> manifest_of("math:floor")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: 'math:floor' is not a game: it must be a Game, a class of one, or a Manifest.
    """
    found = load_reference(reference)
    if isinstance(found, Manifest):
        return found
    if isinstance(found, type) and issubclass(found, Game):
        found = found()
    if not isinstance(found, Game):
        raise refused("problem-not-a-game", reference=reference)
    return Manifest(found.slug, found.title, reference)


def use(reference: str) -> Game[Any]:
    """Return the game behind `module:name`; from now on it is known by its slug too.

    >>> use("ecliptic.games.star_realms.game:GAME").slug
    'star-realms'
    """
    manifest = manifest_of(reference)
    if manifest.slug not in manifests():
        _used[manifest.slug] = manifest
        _register(manifest)
    return game(manifest.slug)


def game(slug: str) -> Game[Any]:
    """Return the game with this slug. Slugs may come from anybody: nothing is imported because of one.

    >>> game("star-realms").title
    'Star Realms'
    >>> game("chess")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: There is no game 'chess'. Choose from: star-realms, federation, beyond-the-sun, arcs, blighted-reach.
    """  # noqa: E501
    known = manifests()
    if slug not in known:
        raise refused("problem-game-unknown", game=shortened(slug), known=", ".join(known))
    return _load(known[slug].game)


def find(name: str) -> Game[Any]:
    """Return the game with this slug, or the one that `module:name` names, for those who may import anything.

    >>> find("ecliptic.games.federation.game:Federation").slug
    'federation'
    """
    return use(name) if ":" in name else game(name)


@cache
def _load(reference: str) -> Game[Any]:
    found = load_reference(reference)
    loaded: Game[Any] = found() if isinstance(found, type) else found
    return loaded


def catalogue() -> dict[str, Game[Any]]:
    """Return every game by its slug.

    >>> list(catalogue())[:2]
    ['star-realms', 'federation']
    """
    return {slug: game(slug) for slug in manifests()}


# The folder of a game inside another's cannot be guessed from its slug.
for _manifest in _own():
    _register(_manifest)
