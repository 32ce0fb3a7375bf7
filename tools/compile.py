"""Compile the rules to machine code with mypyc: `python tools/compile.py`.

The same source runs interpreted and compiled. The result goes to `src/ecliptic/_compiled/`, where
`ecliptic._compiled_loader` serves it while the source stays as it was. Does nothing when that is up to date.
"""

import hashlib
import importlib.util
import json
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import time
from concurrent.futures import ThreadPoolExecutor
from fnmatch import fnmatch
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

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

# One shared library for all modules, so that calls between them are direct.
GROUP: Final = "ecliptic"


class CompilationError(Exception):
    """What stopped the build, in one sentence; the compiler's own messages are printed before it."""


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
        print(f"No {missing} found: Ecliptic runs interpreted, 3 to 4 times slower.")
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
    except CompilationError as error:
        print(f"Compilation failed: {error}", file=sys.stderr)
        return 1
    swap_in(fresh, {"made_for": loader.MADE_FOR, "recipe": recipe, "modules": modules, "sources": sources})
    print(f"Compiled {len(paths)} modules in {time.perf_counter() - start:.0f} s.")
    return 0


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
    return None


def translate(paths: list[str]) -> list[Extension]:
    """Check the types of source files, named by their paths inside the package, and write them as C."""
    from mypyc.build import mypycify  # takes longer to import than an up-to-date run may last

    os.chdir(ROOT)  # tracebacks show the paths as given here
    os.environ["MYPYPATH"] = str(SOURCE)
    # Style is for `make lint`; here only what the translator cannot work with counts.
    options = ["--config-file=", "--explicit-package-bases", "--ignore-missing-imports", "--no-error-summary"]
    files = [str(Path("src", "ecliptic", path)) for path in paths]
    try:
        # A C file for each module: measured as fast as one for all, and every core can take its share.
        written = mypycify(
            [*options, *files],
            opt_level="3",
            debug_level="0",
            multi_file=True,
            target_dir=str(GENERATED),
            group_name=GROUP,
        )
    except SystemExit as end:
        raise CompilationError("the source has the errors shown above.") from end
    return [
        Extension(each.name, each.sources, [*each.extra_compile_args, *(f"-I{path}" for path in each.include_dirs)])
        for each in written
    ]


def compile_c(extensions: list[Extension], objects: Path, target: Path) -> dict[str, str]:
    """Build the extensions into a folder and return the path in it of each module.

    Objects are kept by the content they are made from, so that only what changed is compiled again.
    """
    config = sysconfig.get_config_vars()
    flags = [*shlex.split(config["CFLAGS"]), *shlex.split(config["CCSHARED"])]
    flags += ["-w", f"-I{sysconfig.get_path('include')}"]  # the C is generated: its warnings are nobody's
    linker = [*compiler(), *shlex.split(config["LDSHARED"])[1:]]

    def compile_object(source: str, own_flags: list[str]) -> Path:
        path = objects / f"{fingerprint(Path(source))}.o"
        if not path.exists():
            part = path.with_suffix(".part")
            run([*compiler(), *flags, *own_flags, "-c", source, "-o", part])
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


def fingerprint(source: Path) -> str:
    """What a C file says, with the generated headers; the shims, which only load the library, have none."""
    text = source.read_bytes()
    headers = sorted(GENERATED.glob("*.h")) if b"__native" in text else []
    return hashlib.sha256(b"\0".join([text, *(header.read_bytes() for header in headers)])).hexdigest()


def run(command: list[str | Path]) -> None:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode != 0:
        print(done.stderr, end="", file=sys.stderr)
        raise CompilationError(f"{command[0]} stopped with the errors shown above.")


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
