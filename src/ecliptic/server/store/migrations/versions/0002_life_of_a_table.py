"""Accounts and tokens, bots, clocks, chat, notes, outcomes."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    # Only new columns and indexes: to make a table anew would, in SQLite, delete what refers to it.
    op.add_column("people", sa.Column("login", sa.String(40)))
    op.add_column("people", sa.Column("password", sa.String(200)))
    op.create_index("ix_people_login", "people", ["login"], unique=True)
    op.add_column("tables", sa.Column("clock", sa.JSON()))
    op.add_column("tables", sa.Column("absent", sa.String(10), nullable=False, server_default="lose"))
    op.add_column("tables", sa.Column("undo", sa.String(10), nullable=False, server_default="free"))
    op.add_column("tables", sa.Column("rematch_id", sa.String(12)))
    op.add_column("tables", sa.Column("source_id", sa.String(12)))
    op.add_column("tables", sa.Column("source_n", sa.Integer()))
    op.add_column("tables", sa.Column("clocks", sa.JSON()))
    op.add_column("tables", sa.Column("due", sa.BigInteger()))
    op.add_column("tables", sa.Column("proposal", sa.JSON()))
    op.add_column("tables", sa.Column("counted", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_index("ix_tables_due", "tables", ["due"])
    op.add_column("seats", sa.Column("bot", sa.String(20)))
    op.add_column("seats", sa.Column("left", sa.String(10)))
    op.create_table(
        "tokens",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("key_hash", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
        sa.UniqueConstraint("key_hash"),
    )
    op.create_index("ix_tokens_person_id", "tokens", ["person_id"])
    op.create_table(
        "attempts",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_attempts_key", "attempts", ["key", "at"])
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("person_id", sa.Integer()),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_chat_person_id", "chat", ["person_id"])
    op.create_index("ix_chat_table", "chat", ["table_id", "id"])
    op.create_table(
        "notes",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("person_id", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id", "person_id"),
    )
    op.create_table(
        "outcomes",
        sa.Column("table_id", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Integer()),
        sa.Column("bot", sa.String(20)),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("length", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("ix_outcomes_person", "outcomes", ["person_id", "game", "seats", "at"])
    op.create_index("ix_outcomes_game", "outcomes", ["game", "seats", "at"])
