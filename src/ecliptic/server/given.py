"""What a handler can be given, by the names of its parameters. `app` provides the first six."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ecliptic.server.outcomes import Counter
from ecliptic.server.people import People, Visitor
from ecliptic.server.tables import Tables

AllTables = NamedDependency[Tables]  # tables
Everybody = NamedDependency[People]  # people
Counting = NamedDependency[Counter]  # counter
Anybody = NamedDependency[Visitor | None]  # visitor: whoever asks, known or not
Somebody = NamedDependency[Visitor]  # person: whoever asks; 401 when nobody knows them
Owner = NamedDependency[Visitor]  # owner: the same, in person; 403 for a token

TableId = Annotated[str, PathParameter(max_length=12, pattern="^[a-z0-9]+$", description="The table's id.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=11, description="A seat, counted from 0.")]
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=11, description="One of your seats, when you hold several.")]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The number up to which you know what happened.")]
Invitation = Annotated[str | None, QueryParameter(max_length=64, description="What the invitation link contains.")]
PersonId = Annotated[int, PathParameter(ge=0, le=2**31 - 1, description="A person's id.")]
