"""Compile the rules to machine code with mypyc: `python tools/compile.py`.

The same source runs interpreted and compiled. The result goes to `src/ecliptic/_compiled/`, where
`ecliptic._compiled_loader` serves it while the source stays as it was. Does nothing when that is up to date.
Only mistakes in the source are errors: without a C compiler that works, the rules run interpreted.
"""

import hashlib
import importlib.util
import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

if TYPE_CHECKING:
    from ecliptic import _compiled_loader as loader

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
BUILD: Final = ROOT / "build"
GENERATED: Final = BUILD / "c"

COMPILED: Final = ("kernel", "effects", "games", "bots")

# Modules that stay interpreted: path pattern inside the package, and the reason.
EXCLUDED: Final[dict[str, str]] = {
    "games/*/manifest.py": "it only names things, and is read before its game",
    "games/*/*_schema.py": "types that are read at run time, by tools and tests alone",
    "games/*/terminal*.py": "text for people, built when somebody looks",
    "*/__init__.py": "a package only names things, and its folder has to stay the source folder",
}

# Modules in which games spend hardly any time: compiled with less optimization, in a third of the time.
SELDOM_RUN: Final[dict[str, str]] = {
    "games/*/position.py": "positions are read and written when somebody asks",
    "games/*/frame_checks.py": "what a read position must satisfy",
    "games/*/stack_shape.py": "what a read position must satisfy",
    "games/*/invariants.py": "asked by `ecliptic check` alone",
    "games/*/components.py": "components are read once",
    "games/*/printed.py": "printed components are read once",
    "games/*/reading*.py": "components are read once",
    "games/*/content_pack.py": "components are read once",
    "games/*/*problems.py": "what a read position must satisfy",
    "games/*/refusals.py": "said when something is not possible",
    "games/*/*events.py": "what happened, told while somebody listens",
    "games/arcs/leaders.py": "each card works for a few moments of a game",
    "games/arcs/guilds.py": "each card works for a few moments of a game",
    "games/arcs/lore*.py": "each card works for a few moments of a game",
    "games/arcs/campaign/court_cards.py": "each card works for a few moments of a campaign",
    "games/arcs/campaign/fates/*.py": "each card works for a few moments of a campaign",
}

INCLUDED: Final = re.compile(rb'^#include [<"]([^>"]+)[>"]', re.MULTILINE)


class SourceError(Exception):
    """Raised when the translator refuses the source; its messages are printed before."""


class CompilerError(Exception):
    """Raised with one sentence when the C compiler or linker fails; its messages are printed before."""


class Extension(NamedTuple):
    """An extension module to build. One is the library with all code, the others are shims that load it."""

    name: str
    sources: list[str]
    flags: list[str]


def main() -> int:
    manifest = loader.read_manifest()
    recipe = recipe_digest()
    if (
        manifest is not None
        and manifest["made_for"] == loader.MADE_FOR
        and manifest["recipe"] == recipe
        and not loader.is_changed(manifest["sources"])
    ):
        return 0
    missing = missing_tool()
    if missing:
        print(f"No {missing} found: {fallback(manifest)}")
        return 0
    # Taken before the compiler reads the files: an edit during the build then counts as a change.
    sources = loader.record()
    paths = sorted(path for path in sources if is_compiled(path))
    if not paths:
        return 0
    print(f"Compiling {len(paths)} modules ...", flush=True)
    start = time.perf_counter()
    fresh = BUILD / "fresh"
    shutil.rmtree(fresh, ignore_errors=True)
    try:
        extensions = translate(paths)
        modules = compile_c(extensions, BUILD / f"objects-{recipe[:12]}", fresh)
    except SourceError:
        print("Compilation failed: the source has the errors shown above.", file=sys.stderr)
        return 1
    except CompilerError as error:
        print(f"{error} {fallback(manifest)}")
        return 0
    swap_in(fresh, {"made_for": loader.MADE_FOR, "recipe": recipe, "modules": modules, "sources": sources})
    print(f"Compiled {len(paths)} modules in {time.perf_counter() - start:.0f} s.")
    return 0


def fallback(manifest: dict[str, Any] | None) -> str:
    """Return what runs although nothing could be compiled: an earlier result while it fits, else the source."""
    if manifest is not None and manifest["made_for"] == loader.MADE_FOR and not loader.is_changed(manifest["sources"]):
        return "Ecliptic runs as compiled before."
    return "Ecliptic runs interpreted, 3 to 4 times slower."


def is_compiled(path: str) -> bool:
    """Whether a source file, named by its path inside the package, belongs to the compiled ones."""
    return path.split(os.sep)[0] in COMPILED and not any(fnmatch(path, pattern) for pattern in EXCLUDED)


def recipe_digest() -> str:
    """What decides the result besides the source: this file, mypyc, the C compiler and the interpreter."""
    mine = Path(__file__).read_text(encoding="utf-8")
    ingredients = [mine, version("mypy"), *compiler(), loader.MADE_FOR]
    return hashlib.sha256("\0".join(ingredients).encode()).hexdigest()


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def missing_tool() -> str | None:
    """The thing that a build needs and this machine has not."""
    if shutil.which(compiler()[0]) is None:
        return "C compiler"
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return "Python header file (Python.h)"
    return None if is_compiler_working() else "working C compiler"


def is_compiler_working() -> bool:
    """Whether the C compiler compiles one line. The translation before it takes minutes."""
    with tempfile.TemporaryDirectory() as folder:
        source, result = Path(folder, "probe.c"), Path(folder, "probe.o")
        source.write_text("int probe;\n", encoding="utf-8")
        try:
            run([*compiler(), "-c", source, "-o", result])
        except CompilerError:
            return False
        return result.is_file()


def translate(paths: list[str]) -> list[Extension]:
    """Check the types of source files, named by their paths inside the package, and write them as C."""
    from mypyc.build import mypycify  # takes longer to import than an up-to-date run may last

    os.chdir(ROOT)  # tracebacks show the paths as given here
    os.environ["MYPYPATH"] = str(SOURCE)
    # Style is for `make lint`; here only what the translator cannot work with counts.
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--no-error-summary"]
    options.append(f"--cache-dir={BUILD / 'mypy'}")  # not the one of `make lint`, whose options differ
    files = [str(Path("src", "ecliptic", path)) for path in paths]
    try:
        # A C file for each module: measured as fast as one for all, and every core can take its share.
        written = mypycify(
            [*options, *files],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(GENERATED),
            separate=groups(files),
        )
    except SystemExit as end:
        raise SourceError from end
    return [
        Extension(each.name, each.sources, [*each.extra_compile_args, *(f"-I{path}" for path in each.include_dirs)])
        for each in written
    ]


def groups(files: list[str]) -> list[tuple[list[str], str | None]]:
    """Divide the modules into libraries: kernel and effects, every game, the bots.

    Calls between libraries go through a table, which costs about 3 %; in return an edit compiles its own library only.
    """
    found: dict[str, list[str]] = {}
    for file in files:
        parts = Path(file).parts[2:]
        name = parts[1] if parts[0] == "games" and len(parts) > 2 else "bots" if parts[0] == "bots" else "kernel"
        found.setdefault(f"ecliptic_{name}", []).append(file)
    return [(row, name) for name, row in found.items()]


def compile_c(extensions: list[Extension], objects: Path, target: Path) -> dict[str, str]:
    """Build the extensions into a folder and return the path in it of each module.

    Objects are kept by the content they are made from, so that only what changed is compiled again.
    """
    config = sysconfig.get_config_vars()
    flags = [*shlex.split(config["CFLAGS"]), *shlex.split(config["CCSHARED"])]
    flags += ["-w", f"-I{sysconfig.get_path('include')}"]  # the C is generated: its warnings are nobody's
    flags.append("-fcommon")  # every file of a library defines the tables of the libraries it calls
    linker = [*compiler(), *shlex.split(config["LDSHARED"])[1:]]

    def compile_object(source: str, own_flags: list[str]) -> Path:
        path = objects / f"{fingerprint(Path(source))}.o"
        if not path.exists():
            part = path.with_suffix(".part")
            less = ["-Og"] if is_seldom_run(source) else []
            run([*compiler(), *flags, *own_flags, *less, "-c", source, "-o", part])
            part.rename(path)
        return path

    def link(name: str, parts: list[Path]) -> str:
        # The folders mirror the module names, because mypyc derives a module's __file__ that way.
        path: str = name.replace(".", os.sep) + config["EXT_SUFFIX"]
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        run([*linker, *parts, "-o", target / path])
        return path

    objects.mkdir(parents=True, exist_ok=True)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        compiling = {
            name: [pool.submit(compile_object, source, own_flags) for source in sources]
            for name, sources, own_flags in extensions
        }
        parts = {name: [each.result() for each in row] for name, row in compiling.items()}
        linking = {name: pool.submit(link, name, row) for name, row in parts.items()}
        modules = {name: each.result() for name, each in linking.items()}
    used = {part for row in parts.values() for part in row}
    for path in objects.iterdir():
        if path not in used:
            path.unlink()
    return modules


def is_seldom_run(source: str) -> bool:
    """Whether a generated C file belongs to a module in which hardly any time is spent."""
    path = Path(source).stem.removeprefix("__native_ecliptic___").replace("___", "/") + ".py"
    return any(fnmatch(path, pattern) for pattern in SELDOM_RUN)


def fingerprint(source: Path) -> str:
    """Return a number for what a C file says, with the generated headers that it includes."""
    texts: dict[str, bytes] = {}
    waiting = [source]
    while waiting:
        path = waiting.pop()
        if path.name not in texts and path.is_file():
            texts[path.name] = path.read_bytes()
            waiting += [GENERATED / name.decode() for name in INCLUDED.findall(texts[path.name])]
    return hashlib.sha256(b"\0".join(texts[name] for name in sorted(texts))).hexdigest()


def run(command: list[str | Path]) -> None:
    try:
        done = subprocess.run(command, capture_output=True, text=True, check=False)
    except OSError as error:
        raise CompilerError(f"{command[0]} cannot be run: {error.strerror}.") from error
    if done.returncode != 0:
        print(done.stderr, end="", file=sys.stderr)
        raise CompilerError(f"The C compiler failed: {command[0]} ended with status {done.returncode}.")


def swap_in(fresh: Path, manifest: dict[str, object]) -> None:
    """Put the finished folder in place, by renaming: whoever looks in between finds nothing, never half."""
    old, target = BUILD / "old", Path(loader.FOLDER)
    shutil.rmtree(old, ignore_errors=True)
    (fresh / Path(loader.MANIFEST).name).write_text(json.dumps(manifest, indent=1), encoding="utf-8")
    if target.exists():
        target.rename(old)
    fresh.rename(target)
    shutil.rmtree(old, ignore_errors=True)


if not TYPE_CHECKING:
    # By its file: importing the package would run the source that is about to be compiled.
    _spec = importlib.util.spec_from_file_location("_compiled_loader", SOURCE / "ecliptic" / "_compiled_loader.py")
    loader = importlib.util.module_from_spec(_spec)
    _spec.loader.exec_module(loader)

if __name__ == "__main__":
    sys.exit(main())
