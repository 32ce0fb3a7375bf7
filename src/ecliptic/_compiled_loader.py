"""Loads the compiled form of our modules, but only while it matches their source.

`tools/compile.py` leaves extension modules and a manifest in `_compiled/`, out of the way of the source. This
finder answers for them when every source file is the one that was compiled; after any edit it answers for
none, so that what runs is always what is written, and compiled code never mixes with newer source.
"""

import json
import os
import sys
from collections.abc import Mapping, Sequence
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from types import ModuleType
from typing import Any, Final

PACKAGE: Final = os.path.dirname(os.path.abspath(__file__))
FOLDER: Final = os.path.join(PACKAGE, "_compiled")
MANIFEST: Final = os.path.join(FOLDER, "manifest.json")

# Extensions fit one interpreter only; the number changes with the manifest's form.
MADE_FOR: Final = f"1{EXTENSION_SUFFIXES[0]}"

# The layers that are compiled, and `content`, whose constants the compiler copies into them.
WATCHED: Final = ("kernel", "content", "effects", "games", "bots")

Record = dict[str, tuple[int, int, str]]  # path inside the package: size, time of change in ns, SHA-256

_why: str | None = "not installed: ecliptic has to be imported first"


def compiled() -> bool:
    """Return whether the compiled modules are in use."""
    return _why is None


def why_interpreted() -> str | None:
    """Return why the modules run interpreted, in a few words; None when the compiled ones are in use."""
    return _why


def install() -> None:
    """Load compiled modules instead of their source from now on, if they match it."""
    global _why
    manifest = read_manifest()
    _why = _refusal(manifest)
    if _why is None and manifest is not None:
        files = {name: os.path.join(FOLDER, path) for name, path in manifest["modules"].items()}
        sys.meta_path.insert(0, _CompiledFinder(files))


def read_manifest() -> dict[str, Any] | None:
    """Return the manifest of the last successful compilation, if there was one."""
    try:
        with open(MANIFEST, encoding="utf-8") as file:
            manifest: dict[str, Any] = json.load(file)
    except FileNotFoundError:
        return None
    return manifest


def record() -> Record:
    """Return every watched source file as it is now."""
    return {path: (stat.st_size, stat.st_mtime_ns, _digest(path)) for path, stat in _sources().items()}


def is_changed(recorded: Mapping[str, Sequence[Any]]) -> bool:
    """Return whether a watched source file was edited, added or removed since it was recorded.

    A file of the same size and time is trusted; otherwise its content decides, because a checkout or a copy
    touches files without changing them.
    """
    found = _sources()
    if found.keys() != recorded.keys():
        return True
    for path, stat in found.items():
        size, changed_at, digest = recorded[path]
        if stat.st_size != size or (stat.st_mtime_ns != changed_at and _digest(path) != digest):
            return True
    return False


def _refusal(manifest: dict[str, Any] | None) -> str | None:
    if os.environ.get("ECLIPTIC_PURE", "0") not in ("", "0"):
        return "ECLIPTIC_PURE is set"
    if manifest is None:
        return "not compiled yet: run make setup"
    if manifest["made_for"] != MADE_FOR:
        return "compiled for another Python: run make setup"
    if is_changed(manifest["sources"]):
        return "the source changed since it was compiled: run make setup"
    return None


def _sources() -> dict[str, os.stat_result]:
    found: dict[str, os.stat_result] = {}
    for layer in WATCHED:
        for folder, subfolders, names in os.walk(os.path.join(PACKAGE, layer)):
            if "__pycache__" in subfolders:
                subfolders.remove("__pycache__")
            for name in names:
                if name.endswith(".py"):
                    path = os.path.join(folder, name)
                    found[path[len(PACKAGE) + 1 :]] = os.stat(path)
    return found


def _digest(path: str) -> str:
    import hashlib  # only needed when a file was touched, and start-up should not pay for it

    with open(os.path.join(PACKAGE, path), "rb") as file:
        return hashlib.sha256(file.read()).hexdigest()


class _CompiledFinder:
    """A meta path finder over a fixed table of extension modules."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))
