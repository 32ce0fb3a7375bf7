"""Simulations: batches of games, and the arena for bots."""
