"""The public Python API: `import ecliptic` and play."""

from collections.abc import Mapping

from ecliptic.games import catalogue, game
from ecliptic.kernel import ChanceSource, Json, Table, load_table, open_table, replay_table


def games() -> list[Json]:
    """Return every game's metadata: slug, title, numbers of seats, options with their choices, rules version.

    >>> [about["slug"] for about in games()]
    ['star-realms', 'federation', 'beyond-the-sun', 'arcs', 'blighted-reach']
    """
    return [known.about() for known in catalogue().values()]


def new(
    slug: str,
    seats: int = 2,
    seed: int | str | None = None,
    options: Mapping[str, object] | None = None,
    pack: Mapping[str, object] | None = None,
) -> Table:
    """Return a new table. With a seed, chance is repeatable; without one it comes from the system's secure source.

    >>> table = new("star-realms", seats=2, seed=7, options={"set": "colony_wars"})
    >>> while not table.over:
    ...     seat = table.waiting[0]
    ...     table.play(seat, table.options(seat)[0])
    >>> sorted(table.result.places)
    [1, 2]
    """
    return open_table(game(slug), seats, options or {}, None if pack is None else dict(pack), ChanceSource(seed))


def load(saved: object, seed: int | str | None = None) -> Table:
    """Return a table that continues from a saved position.

    >>> table = new("star-realms", seed=7)
    >>> load(table.save()).view(0) == table.view(0) | {"move": 0}
    True
    """
    return load_table(saved, catalogue(), ChanceSource(seed))


def replay(dump: object, seed: int | str | None = None, stop: int = -1) -> Table:
    """Replay a journal and check every hash; with `stop`, only its first entries.

    >>> table = new("star-realms", seed=7)
    >>> table.play(table.waiting[0], "end")
    >>> replay(table.journal.dump()).save() == table.save()
    True
    """
    return replay_table(dump, catalogue(), ChanceSource(seed), stop)
