"""Views of single games in the terminal."""
