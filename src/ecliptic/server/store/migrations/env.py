"""Alembic's entry: it works on the connection that `database` hands over."""

from alembic import context

from ecliptic.server.store.models import Base

context.configure(
    connection=context.config.attributes["connection"], target_metadata=Base.metadata, render_as_batch=True
)
with context.begin_transaction():
    context.run_migrations()
