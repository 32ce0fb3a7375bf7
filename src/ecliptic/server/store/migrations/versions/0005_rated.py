"""Rated or casual, what a rated game has changed, and which ratings are provisional."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("ratings", sa.JSON()))
    op.add_column("seats", sa.Column("origin", sa.String(16)))
    op.add_column("outcomes", sa.Column("provisional", sa.Boolean(), nullable=False, server_default=sa.false()))
    # Games that are over are what they were. Nobody has chosen for those that run, and guests may play there.
    op.execute("UPDATE tables SET rated = true WHERE id IN (SELECT table_id FROM outcomes WHERE mu IS NOT NULL)")
    op.execute(
        "UPDATE outcomes SET provisional = true WHERE person_id IS NOT NULL AND mu IS NOT NULL AND ("
        "SELECT count(*) FROM outcomes AS each WHERE each.person_id = outcomes.person_id"
        " AND each.game = outcomes.game AND each.seats = outcomes.seats AND each.mu IS NOT NULL) < 10"
    )
