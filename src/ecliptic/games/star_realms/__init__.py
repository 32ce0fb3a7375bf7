"""Star Realms: Colony Wars and Core Set, all modes of the rulebook."""
