"""How much one person or one address may use."""

from typing import Final

import msgspec

from ecliptic.kernel import Refused


class Quotas(msgspec.Struct, frozen=True, kw_only=True):
    """Every quota with its default; 0 means no limit. `ecliptic serve --limit NAME=N` changes one."""

    # At the same time, for each person
    tables: int = 200  # whose games are not over, as host or player
    open_tables: int = 20  # as host, whose games have not begun
    bot_tables: int = 5  # as host, where only bots play
    streams: int = 40  # open streams, in each process

    # In an hour, for each person
    what_ifs: int = 60
    analyses: int = 1_200  # hints and analysed positions
    checks: int = 1_200  # checked positions
    imports: int = 60  # tables from a journal or a start position
    packs: int = 30  # tables with a content pack
    exports: int = 10  # downloads of a person's own data
    campaign_exports: int = 60  # downloads of campaigns

    # For each address
    tables_by_address: int = 600  # new tables in an hour
    streams_by_address: int = 1_000  # open streams, in each process

    # In a minute, in each process; as many may come at once after a pause
    requests: int = 1_200  # for each person
    requests_by_address: int = 12_000
    stream_messages: int = 1_200  # for each stream


ALL: Final = "all"  # means every quota on the command line
UNLIMITED: Final = Quotas(**dict.fromkeys(Quotas.__struct_fields__, 0))


def read_quotas(given: list[str]) -> Quotas:
    """Return the defaults changed by words such as `open_tables=50`, in their order; `all=0` changes every one.

    >>> read_quotas(["open_tables=50", "requests=0"]).open_tables
    50
    >>> read_quotas(["all=0"]) == UNLIMITED
    True
    """
    known = Quotas.__struct_fields__
    changed: dict[str, int] = {}
    for word in given:
        name, _, number = word.partition("=")
        name = name.strip().replace("-", "_")
        if name not in known and name != ALL:
            raise Refused(f"Unknown limit {name!r}. The limits are: {', '.join(known)}.")
        if not (number.isascii() and number.isdigit() and len(number) < 10):
            raise Refused(f"The limit {name} needs a whole number, such as {name}=100 (0: no limit).")
        changed |= dict.fromkeys(known if name == ALL else [name], int(number))
    return Quotas(**changed)
