"""Mass play: batches of games, and the arena where bots meet."""
