"""How stored data came to its present form, step by step (Alembic)."""
