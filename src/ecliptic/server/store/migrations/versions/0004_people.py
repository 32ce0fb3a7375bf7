"""Random ids of people, names that look alike, sessions with their latest use, mutes and bans, the audit log."""

import sqlalchemy as sa
from alembic import op

from ecliptic.server.store.look_alike import name_key
from ecliptic.server.store.models import new_person_id

revision = "0004"
down_revision = "0003"

# Who refers to people.
REFERENCES = (
    ("sessions", "person_id"),
    ("tokens", "person_id"),
    ("tables", "host_id"),
    ("seats", "person_id"),
    ("chat", "person_id"),
    ("notes", "person_id"),
    ("outcomes", "person_id"),
)
AT_ONCE = 5_000


def upgrade() -> None:
    is_postgres = op.get_bind().dialect.name == "postgresql"
    big = sa.BigInteger() if is_postgres else sa.Integer()
    if is_postgres:  # SQLite's numbers have 64 bits as they are
        op.execute("ALTER TABLE people ALTER COLUMN id DROP DEFAULT")
        op.execute("DROP SEQUENCE IF EXISTS people_id_seq")
        for table, column in (("people", "id"), *REFERENCES):
            op.alter_column(table, column, type_=sa.BigInteger())
    op.add_column("people", sa.Column("name_key", sa.String(80), nullable=False, server_default=""))
    op.add_column("people", sa.Column("muted_until", sa.BigInteger()))
    op.add_column("people", sa.Column("banned", sa.BigInteger()))
    op.add_column("sessions", sa.Column("used", sa.BigInteger()))
    op.add_column("sessions", sa.Column("browser", sa.String(60)))
    op.add_column("tables", sa.Column("touched", sa.BigInteger()))
    op.create_table(
        "former_ids",
        sa.Column("id", big, autoincrement=False, nullable=False),
        sa.Column("person_id", big, nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["people.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("ix_former_ids_person_id", "former_ids", ["person_id"])
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("actor", sa.String(80), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("person_id", sa.BigInteger()),
        sa.Column("table_id", sa.String(12)),
        sa.Column("detail", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    renumber()
    op.create_index("ix_people_name_key", "people", ["name_key"])


def renumber() -> None:
    """Give everybody a random id. A copy of each row takes over what refers to it; the old id is kept for links."""
    bind = op.get_bind()
    people = bind.execute(sa.text("SELECT id, name FROM people")).all()
    copy = sa.text(
        "INSERT INTO people (id, name, name_key, created) SELECT :new, name, :key, created FROM people WHERE id = :old"
    )
    former = sa.text("INSERT INTO former_ids (id, person_id) VALUES (:old, :new)")
    for start in range(0, len(people), AT_ONCE):
        some = [
            {"old": id, "new": new_person_id(), "key": name_key(name)} for id, name in people[start : start + AT_ONCE]
        ]
        bind.execute(copy, some)
        bind.execute(former, some)
    new = "(SELECT person_id FROM former_ids WHERE former_ids.id = {})"
    for table, column in REFERENCES:
        own = f"{table}.{column}"
        bind.execute(sa.text(f"UPDATE {table} SET {column} = {new.format(own)} WHERE {column} IS NOT NULL"))
    # Logins are unique: they leave the old row before the new one has them.
    accounts = bind.execute(
        sa.text(
            "SELECT former_ids.person_id, login, password FROM people JOIN former_ids ON former_ids.id = people.id"
            " WHERE login IS NOT NULL"
        )
    ).all()
    bind.execute(sa.text("DELETE FROM people WHERE id IN (SELECT id FROM former_ids)"))
    if accounts:
        bind.execute(
            sa.text("UPDATE people SET login = :login, password = :password WHERE id = :id"),
            [{"id": id, "login": login, "password": password} for id, login, password in accounts],
        )
