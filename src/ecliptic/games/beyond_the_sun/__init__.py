"""Beyond the Sun: technologies, ships and colonies for two to four factions."""
