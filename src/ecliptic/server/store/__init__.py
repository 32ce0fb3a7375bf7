"""The database: models, migrations, queries, the journal writer and backups."""
