"""Campaigns: the name of one, and how far its journal may be exported."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("tables", sa.Column("campaign", sa.String(80)))
    op.add_column("tables", sa.Column("export_n", sa.Integer()))
