"""Pebbles: a small game with hidden information, the example of docs/writing-a-game.md."""
