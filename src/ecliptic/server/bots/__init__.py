"""Bots at the tables: their levels, the processes in which they think, hints and analysis."""
