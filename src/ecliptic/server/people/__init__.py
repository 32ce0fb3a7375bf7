"""People: sessions, accounts, passwords, tokens, rate limits, ratings and statistics."""
