"""The table server: games with others, live or over days. docs/server.md has the map of its modules."""
