"""The rated games behind a rating: a player's latest skill, number of games and opponents."""

from typing import Final

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from ecliptic.server.people.ratings import Player, PlayerRecord, Skill
from ecliptic.server.store.models import Outcome

DAY: Final = 86_400_000


class PlayerRecords:
    """What is known of players: as stored, and as changed by a batch of games."""

    def __init__(self, session: AsyncSession, at: int) -> None:
        self._session: Final = session
        self._since: Final = at - DAY
        self._known: Final[dict[tuple[Player, str, int], PlayerRecord]] = {}

    async def find(self, player: Player, game: str, seats: int) -> PlayerRecord:
        """Return what is known of a player of a game with so many seats."""
        key = (player, game, seats)
        if key not in self._known:
            self._known[key] = await self._read(*key)
        return self._known[key]

    def played(
        self, player: Player, game: str, seats: int, skill: Skill, at: int, opponents: set[Player]
    ) -> PlayerRecord:
        """Record a player's skill after one more rated game."""
        form = self._known[player, game, seats]
        after = msgspec.structs.replace(
            form,
            skill=skill,
            since=at,
            games=form.games + 1,
            opponents=form.opponents | opponents,
            today=[*form.today, *opponents],
        )
        self._known[player, game, seats] = after
        return after

    async def _read(self, player: Player, game: str, seats: int) -> PlayerRecord:
        kind, who = player
        mine, other = aliased(Outcome), aliased(Outcome)
        rated = (
            (mine.person_id if kind == "person" else mine.bot) == who,
            mine.game == game,
            mine.seats == seats,
            mine.mu.is_not(None),
        )
        found = await self._session.execute(
            select(mine.mu, mine.sigma, mine.at).where(*rated).order_by(mine.at.desc()).limit(1)
        )
        latest = found.first()
        if latest is None:
            return PlayerRecord()
        form = PlayerRecord((latest.mu or 0.0, latest.sigma or 0.0), latest.at)
        if kind == "bot":
            return form
        against = await self._session.execute(
            select(mine.table_id, mine.at, other.person_id, other.bot)
            .join(other, (other.table_id == mine.table_id) & (other.seat != mine.seat))
            .where(*rated)
            .distinct()
        )
        games = set()
        for table_id, at, person_id, bot in against:
            games.add(table_id)
            opponent: Player | None = None
            if person_id is not None:
                opponent = ("person", person_id)
            elif bot is not None:
                opponent = ("bot", bot)
            if opponent is not None:
                form.opponents.add(opponent)
                if at >= self._since:
                    form.today.append(opponent)
        form.games = len(games)
        return form
