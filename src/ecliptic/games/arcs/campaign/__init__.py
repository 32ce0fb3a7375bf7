"""The Blighted Reach: the campaign of Arcs, three acts in a row (decision 011)."""
