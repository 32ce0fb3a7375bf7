"""Federation for two, three and four players, with both set-ups of the rulebook."""
