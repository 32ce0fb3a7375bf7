"""Types for handler parameters. `app` provides the first six as dependencies, by parameter name."""

from typing import Annotated

from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from ecliptic.server.people.outcomes import Counter
from ecliptic.server.people.sessions import People, Visitor
from ecliptic.server.store.models import MOST_ID
from ecliptic.server.tables.registry import Tables

TablesService = NamedDependency[Tables]  # tables
PeopleService = NamedDependency[People]  # people
CounterService = NamedDependency[Counter]  # counter
OptionalVisitor = NamedDependency[Visitor | None]  # visitor: who asks; None without a session
RequiredVisitor = NamedDependency[Visitor]  # person: who asks; 401 without a session
RequiredOwner = NamedDependency[Visitor]  # owner: the same, in person; 403 for a token

TableId = Annotated[str, PathParameter(max_length=12, pattern="^[a-z0-9]+$", description="The table's id.")]
SeatNumber = Annotated[int, PathParameter(ge=0, le=11, description="A seat, counted from 0.")]
OwnSeat = Annotated[int | None, QueryParameter(ge=0, le=11, description="One of your seats, when you hold several.")]
Since = Annotated[int, QueryParameter(ge=0, le=2**31 - 1, description="The number up to which you know what happened.")]
Invitation = Annotated[str | None, QueryParameter(max_length=64, description="What the invitation link contains.")]
PersonId = Annotated[int, PathParameter(ge=0, le=MOST_ID, description="A person's id.")]
