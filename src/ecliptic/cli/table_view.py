"""Finds the view that shows a table in the terminal."""

from ecliptic.cli.words import words
from ecliptic.content.manifest import load_reference
from ecliptic.content.terminal_view import TerminalView
from ecliptic.games import manifests
from ecliptic.kernel import Table


def view_of(table: Table, locale: str, everything: bool = False) -> TerminalView:
    """Return the view for this table's game; with `everything` a spectator sees all hands."""
    manifest = manifests().get(table.game.slug)
    kind = load_reference(manifest.terminal) if manifest is not None and manifest.terminal else TerminalView
    view: TerminalView = kind(table, locale, words(locale), everything)
    return view
