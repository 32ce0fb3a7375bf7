"""Tables: loaded games, the lobby, clocks, chat, history and everything people do at a table."""
