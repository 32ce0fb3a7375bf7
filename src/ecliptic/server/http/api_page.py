"""The API's own page: every route with its parameters and answers, without scripts or third-party resources."""

from html import escape
from typing import Any, Final

from litestar import Request
from litestar.openapi.plugins import OpenAPIRenderPlugin

STYLE: Final = """\
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
@media (prefers-color-scheme: dark) { body { background: #11131a; color: #dde; } a { color: #9bf; } }
summary { cursor: pointer; padding: 0.2rem 0; }
code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
details > *:not(summary) { margin-left: 1.5rem; }
"""

METHODS: Final = ("get", "post", "put", "patch", "delete")


class ApiPage(OpenAPIRenderPlugin):
    """Renders the routes by tag."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the page."""
        sections: dict[str, list[str]] = {}
        for path, item in sorted(openapi_schema["paths"].items()):
            for method in METHODS:
                if method in item:
                    tag = (item[method].get("tags") or ["other"])[0]
                    sections.setdefault(tag, []).append(_operation(method, path, item[method]))
        body = "".join(f"<h2>{escape(tag)}</h2>{''.join(rows)}" for tag, rows in sorted(sections.items()))
        return (
            '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Ecliptic: API</title>'
            '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" '
            'content="light dark"><link rel="stylesheet" href="/schema/style.css"></head><body><h1>Ecliptic: API</h1>'
            '<p>The whole description, for programs: <a href="/schema/openapi.json">openapi.json</a>.</p>'
            f"{body}</body></html>"
        ).encode()


class ApiStyle(OpenAPIRenderPlugin):
    """Serves the page's style sheet."""

    def __init__(self) -> None:
        super().__init__(path="/style.css", media_type="text/css")  # type: ignore[arg-type]  # any text is one

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        """Return the style sheet."""
        return STYLE.encode()


def _operation(method: str, path: str, operation: dict[str, Any]) -> str:
    parts = [f"<p>{escape(operation.get('description') or '')}</p>"]
    parameters = [
        f"<li><code>{escape(each['name'])}</code> ({escape(each['in'])}): {escape(each.get('description') or '')}</li>"
        for each in operation.get("parameters", [])
    ]
    if parameters:
        parts.append(f"<ul>{''.join(parameters)}</ul>")
    content = (operation.get("requestBody") or {}).get("content", {})
    parts += [f"<p>Body: {_schema(media['schema'])}</p>" for media in content.values()]
    for status, answer in operation.get("responses", {}).items():
        shapes = " ".join(_schema(media["schema"]) for media in (answer.get("content") or {}).values())
        if status.startswith("2"):
            parts.append(f"<p>Answer {escape(status)}: {shapes or 'empty'}</p>")
    name = f"<code>{method.upper()} {escape(path)}</code>"
    return f"<details><summary>{name} {escape(operation.get('summary') or '')}</summary>{''.join(parts)}</details>"


def _schema(schema: dict[str, Any]) -> str:
    """Return a short description of a schema: the name it refers to, or its type."""
    if "$ref" in schema:
        return f"<code>{escape(schema['$ref'].rpartition('/')[2])}</code>"
    if schema.get("type") == "array":
        return f"list of {_schema(schema.get('items') or {})}"
    return f"<code>{escape(str(schema.get('type', 'any')))}</code>"
