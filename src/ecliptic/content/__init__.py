"""Content: data files, content packs, rule ledgers and message catalogues. Imports the kernel; games import it."""
