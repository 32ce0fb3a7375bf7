"""Write the TypeScript types of every game's view and printed components from the schemas its manifest names.

`python tools/view_types.py` writes `web/src/games/<folder>/schema.ts` and `web/src/games/table_view.ts`; with `check`
it only says which of them are out of date. `tools/web.py` writes them before it builds.
"""

import sys
import types
from pathlib import Path
from typing import Any, Final, Literal, Union, get_args, get_origin, is_typeddict

from ecliptic.content.manifest import Manifest, load_reference
from ecliptic.content.schema import TableView, fields
from ecliptic.games import manifests

ROOT: Final = Path(__file__).resolve().parents[1]
GAMES: Final = ROOT / "web" / "src" / "games"
WIDTH: Final = 120  # as in web/.prettierrc
PLAIN: Final[dict[object, str]] = {str: "string", bool: "boolean", int: "number", float: "number", object: "unknown"}
CHOICES: Final = (Literal, Union, types.UnionType)
HEADER: Final = "/** {about} Written by tools/view_types.py: do not edit. */\n"


def sources() -> dict[Path, str]:
    """Return the text of every generated file by its path."""
    found = {GAMES / "table_view.ts": typescript("The part of a view that every game has.", [TableView])}
    for manifest in manifests().values():
        roots = [load_reference(name) for name in (manifest.view_schema, manifest.printed_schema) if name]
        if roots and is_ours(manifest):
            about = f"What {manifest.title} sends: its view and its printed components."
            found[client_folder(manifest) / "schema.ts"] = typescript(about, roots)
    return found


def is_ours(manifest: Manifest) -> bool:
    """Whether the client is built with a board for this game."""
    return client_folder(manifest).is_dir()


def client_folder(manifest: Manifest) -> Path:
    """Return the client's folder of a game, which has its slug's name."""
    return GAMES / manifest.slug.replace("-", "_")


def stale() -> list[Path]:
    """Return the generated files that differ from their schemas."""
    return [path for path, text in sources().items() if not path.is_file() or path.read_text(encoding="utf-8") != text]


def write() -> None:
    """Write the files that are out of date."""
    for path in stale():
        path.write_text(sources()[path], encoding="utf-8")
        print(f"Wrote {path.relative_to(ROOT)}.")


def typescript(about: str, roots: list[type]) -> str:
    """Return the declarations of some types and of all types they use, those used first."""
    shapes: list[type] = []
    for root in roots:
        collect(root, shapes)
    names = aliases(shapes)
    parts = [HEADER.format(about=about)]
    used = {part for shape in shapes for hint, _ in fields(shape).values() for part in inside(hint)}
    parts += [alias(name, hint, names) for hint, name in names.items() if hint in used]
    parts += [interface(shape, names) for shape in shapes]
    return "\n".join(parts)


def collect(hint: object, shapes: list[type]) -> None:
    """Add the TypedDicts that a type names, each after those it uses."""
    if isinstance(hint, type) and is_typeddict(hint):
        if hint not in shapes:
            shapes.append(hint)  # before its fields: a shape may name itself
            for each, _ in fields(hint).values():
                collect(each, shapes)
            shapes.remove(hint)
            shapes.append(hint)
    else:
        for each in get_args(hint):
            collect(each, shapes)


def inside(hint: Any) -> list[Any]:
    """Return a type and those it is made of."""
    if get_origin(hint) is Literal:
        return [hint]
    return [hint, *(found for each in get_args(hint) for found in inside(each))]


def aliases(shapes: list[type]) -> dict[Any, str]:
    """Return the choices of words and of types that the schemas' modules give a name."""
    modules = {shape.__module__: sys.modules[shape.__module__] for shape in shapes}
    return {
        value: name
        for module in modules.values()
        for name, value in vars(module).items()
        if get_origin(value) in CHOICES and not name.startswith("_")
    }


def alias(name: str, hint: Any, names: dict[Any, str]) -> str:
    """Return the declaration of a named choice."""
    words = written(hint, {each: known for each, known in names.items() if each != hint}).split(" | ")
    line = f"export type {name} = {' | '.join(words)};"
    if len(line) > WIDTH:
        line = f"export type {name} =\n" + "\n".join(f"  | {word}" for word in words) + ";"
    return line + "\n"


def interface(shape: type, names: dict[Any, str]) -> str:
    """Return the declaration of a TypedDict."""
    lines = [f"/** {(shape.__doc__ or '').strip()} */", f"export interface {shape.__name__} {{"]
    for name, (hint, is_required) in fields(shape).items():
        lines.append(f"  {name}{'' if is_required else '?'}: {written(hint, names)};")
    return "\n".join([*lines, "}", ""])


def written(hint: Any, names: dict[Any, str]) -> str:
    """Return a type as TypeScript writes it."""
    origin, inner = get_origin(hint), get_args(hint)
    if hint in names:
        return names[hint]
    if hint is None or hint is type(None):
        return "null"
    if hint in PLAIN:
        return PLAIN[hint]
    if is_typeddict(hint):
        return str(hint.__name__)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in inner)
    if origin in CHOICES:
        return " | ".join(written(each, names) for each in inner)
    if origin is tuple:
        return f"[{', '.join(written(each, names) for each in inner)}]"
    if origin is dict:
        return f"Record<{written(inner[0], names)}, {written(inner[1], names)}>"
    if origin is list:
        item = written(inner[0], names)
        return f"({item})[]" if " | " in item and not item.startswith(("Record<", "[")) else f"{item}[]"
    raise TypeError(f"A view cannot have the type {hint!r}.")


if __name__ == "__main__":
    if sys.argv[1:] == ["check"]:
        old = stale()
        for path in old:
            print(f"{path.relative_to(ROOT)} is out of date: run python tools/view_types.py.")
        sys.exit(bool(old))
    write()
