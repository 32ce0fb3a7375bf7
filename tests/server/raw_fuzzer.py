"""Requests and stream frames that are almost right: every route from the application's own list, with odd bytes in it.

Bodies and queries follow the OpenAPI page, so that what is odd about them gets past the first check. The same seed
makes the same requests.
"""

import random
import re
import struct
from typing import Any, Final

import msgspec
from litestar.routes import HTTPRoute

import ecliptic
from ecliptic.server.ops.metrics import App

METHODS: Final = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "QUERY")
LONG_NUMBER: Final = b"9" * 5_000
LONG_READABLE: Final = b"9" * 4_200  # the most digits that Python reads are 4,300

# As they stand in a JSON text.
ODD_VALUES: Final = (
    b'"\\u0000"', b'"a\\u0000b"', b'"\\\\u0000"', b'"\\ud800"', b'"\\udc00\\ud800"', b'"\\ud83d\\ude00"', b'"\xff\xfe"',
    b'"\xed\xa0\x80"', b'"\xc0\x80"', b'"\xf4\x90\x80\x80"', b'"\x00"', b'"\x1b"', b'"\\x"', b'"\\u12"', b'"',
    b'""', b'" "', b'"\xe2\x80\xae"', b'"' + b"a" * 300 + b'"', b'"' + b"\xf0\x9f\x98\x80" * 60 + b'"',
    b'"%00"', b'"../../etc/passwd"', b"\"'; DROP TABLE people; --\"", b'"1"', b'"constructor"', b'"__proto__"',
    b"0", b"-0", b"-1", b"1.5", b"1e5", b"1e400", b"-1e400", b"1E-400", b"NaN", b"Infinity", b"01", b"+1", b"0x10",
    b"2147483647", b"2147483648", b"-2147483649", b"9223372036854775807", b"9223372036854775808",
    b"-9223372036854775809", b"18446744073709551616", LONG_READABLE, LONG_NUMBER, b"-" + LONG_NUMBER,
    LONG_NUMBER + b".5", b'"' + LONG_NUMBER + b'"',
    b"null", b"true", b"false", b"[]", b"{}", b"[[]]", b'{"":0}', b'{"a":1,"a":2}',
    b"[" * 400 + b"]" * 400, b"[" * 20_000, b'{"a":' * 400 + b"0" + b"}" * 400, b'{"a":' * 20_000, b"",
)  # fmt: skip

# As they stand in an address, a query or a header.
ODD_TEXTS: Final = (
    b"%00", b"a%00b", b"%", b"%f", b"%zz", b"%ff", b"%c0%80", b"%ed%a0%80", b"%ed%b0%80", b"%f0%9f%98%80" * 50,
    b"%2e%2e", b"..", b"../../etc/passwd", b"..%2f..%2fetc%2fpasswd", b"%2f", b"//", b"%5c", b"%0d%0a", b"%u0000",
    b"-1", b"0", b"1", b"1.5", b"1e5", b"1_0", b"%d9%a1", b"%201", b"2147483648", b"9223372036854775808",
    LONG_NUMBER, b"-" + LONG_NUMBER, b"NaN", b"null", b"true", b"", b"a" * 250, b"%c3%a9" * 250, b"'", b"%22",
    b"[", b"{}", b"%e2%80%ae", b"+", b";", b"&", b"=",
)  # fmt: skip
ODD_RAW: Final = (b"\x80", b"\xff\xfe", b"\xc3\xa9", b"\t", b"\x0b", b"\x7f", b'"', b"\\")

ODD_HEADERS: Final[dict[bytes, tuple[bytes, ...]]] = {
    b"Origin": (b"http://[::1", b"http://[", b"http://]", b"null", b"://", b"http://here:port", b"http://\xff"),
    b"Host": (b"", b"[::1", b"here:99999999", b"\xff", b"a@b", b"[", b"here:" + LONG_NUMBER),
    b"Authorization": (b"Bearer", b"Bearer ", b"Bearer \xff\x80", b"Bearer a\tb", b"Basic \xff", b"\xff",
                       b"Bearer " + b"x" * 7_000),
    b"Cookie": (b"ecliptic", b"ecliptic=", b"ecliptic=\xff", b'ecliptic="\\000"', b"=;=;", b'ecliptic="\\777"',
                b"a=b;" * 900),
    b"Content-Type": (b"", b"text/plain", b"application/json; charset=\xff", b"application/json; charset=utf-16",
                      b"multipart/form-data", b"multipart/form-data; boundary=\xff", b"application/msgpack",
                      b"application/x-www-form-urlencoded", b"application/json;" * 100, b"/", b"\xff/\xff"),
    b"Accept": (b"", b"\xff", b"*", b"text/html;q=\xff", b"application/json;q=" + LONG_NUMBER, b"a/b;" * 500),
    b"Accept-Encoding": (b"\xff", b"gzip;q=x"),
    b"Accept-Language": (b"\xff", b"x" * 3_000),
    b"X-Forwarded-For": (b"\xff", b"1.2.3.4, [::1", b"," * 500),
    b"Sec-Fetch-Site": (b"cross-site", b"\xff"),
    b"If-None-Match": (b"\xff",),
    b"If-Modified-Since": (b"\xff", b"Thu, 99 Foo 99999 99:99:99 GMT"),
    b"Range": (b"bytes=" + LONG_NUMBER + b"-", b"bytes=--"),
    b"Content-Encoding": (b"gzip", b"\xff"),
    b"Expect": (b"100-continue", b"\xff"),
    b"Upgrade": (b"h2c", b"\xff"),
}  # fmt: skip


class Target(msgspec.Struct):
    """Something that exists, so that requests can be about it."""

    cookie: str
    table: str
    token: str = ""
    n: int = 0
    actions: tuple[str, ...] = ("end",)


class Fuzzer:
    """Makes requests for an application."""

    def __init__(self, app: App, seed: int) -> None:
        self._rng: Final = random.Random(seed)
        self._page: Final[Any] = app.openapi_schema.to_schema()
        self.routes: Final = [
            (route.path_format, str(method))
            for route in app.routes
            if isinstance(route, HTTPRoute)
            for method in sorted(route.methods - {"OPTIONS"})  # which the framework answers alone
        ]
        table = ecliptic.new("star-realms", seed=1)
        self._position: Final = msgspec.json.encode(table.save())
        self._journal: Final = msgspec.json.encode(table.journal.dump())

    def request(self, turn: int, target: Target) -> bytes:
        """A request to the next route."""
        path, method = self.routes[turn % len(self.routes)]
        rng = self._rng
        operation = self._page["paths"].get(path, {}).get(method.lower(), {})
        if rng.random() < 0.04:
            method = rng.choice(METHODS)
        address = self._address(path, operation, target)
        body = self._body(operation, target)
        lines = [method.encode() + b" " + address + b" HTTP/1.1"]
        headers = {b"Host": b"localhost"}
        if rng.random() < 0.8:
            headers[b"Cookie"] = f"ecliptic={target.cookie}".encode()
        elif target.token:
            headers[b"Authorization"] = f"Bearer {target.token}".encode()
        if body:
            headers[b"Content-Type"] = b"application/json"
            headers[b"Content-Length"] = str(len(body)).encode()
        if rng.random() < 0.25:
            name = rng.choice(list(ODD_HEADERS))
            headers[name] = rng.choice(ODD_HEADERS[name])
        lines += [name + b": " + value for name, value in headers.items()]
        return b"\r\n".join(lines) + b"\r\n\r\n" + body

    def frame(self, target: Target) -> bytes:
        """A frame of a websocket."""
        rng = self._rng
        payload = self._message(target)
        first = 0x80 | rng.choice((1, 1, 1, 1, 1, 1, 2, 9, 10, 0))  # text mostly
        if rng.random() < 0.05:
            first = rng.randrange(256)
        if first & 8:
            payload = payload[:125]
        is_masked = rng.random() > 0.02
        length = len(payload) if rng.random() > 0.01 else rng.choice((0, 2**16, 2**40, 2**63))
        mark = 0x80 if is_masked else 0
        if length < 126:
            head = struct.pack("!BB", first, mark | length)
        elif length < 2**16:
            head = struct.pack("!BBH", first, mark | 126, length)
        else:
            head = struct.pack("!BBQ", first, mark | 127, length)
        if not is_masked:
            return head + payload
        mask = rng.randbytes(4)
        whole = mask * (len(payload) // 4 + 1)
        return head + mask + bytes(a ^ b for a, b in zip(payload, whole, strict=False))

    def _message(self, target: Target) -> bytes:
        rng = self._rng
        kind = rng.choice(("move", "move", "undo", "sync", "odd"))
        good = {
            "type": f'"{kind}"'.encode(),
            "expected": str(target.n).encode(),
            "client_move_id": f'"{rng.getrandbits(60)}"'.encode(),
        }
        more = {
            "move": {"action": msgspec.json.encode(rng.choice(target.actions))},
            "undo": {"steps": b"1"},
            "sync": {"since": str(rng.randrange(target.n + 3)).encode()},
            "odd": {},
        }[kind]
        fields = {"type": good["type"], **more} if kind == "sync" else {**good, **more}
        return self._mutated(self._object({name: self._sometimes_odd(value, 0.15) for name, value in fields.items()}))

    def _address(self, path: str, operation: Any, target: Target) -> bytes:
        rng = self._rng
        known = {
            "table_id": target.table,
            "slug": "star-realms",
            "seat": "0",
            "n": "1",
            "token_id": "1",
            "person_id": "1",
        }
        address = path.encode()
        for part in [part[1:-1] for part in path.split("/") if part.startswith("{")]:
            good = known.get(part, "index.html").encode()
            value = good if rng.random() < 0.75 else rng.choice(ODD_TEXTS)
            address = address.replace(f"{{{part}}}".encode(), value)
        if rng.random() < 0.03:
            at = rng.randrange(1, len(address) + 1)
            address = address[:at] + rng.choice(ODD_TEXTS + ODD_RAW) + address[at:]
        pairs = []
        for parameter in operation.get("parameters", []):
            if parameter["in"] == "query" and rng.random() < 0.4:
                value = rng.choice(ODD_TEXTS) if rng.random() < 0.6 else rng.choice((b"0", b"1", b"en", b"star-realms"))
                pairs.append(parameter["name"].encode() + b"=" + value)
        if rng.random() < 0.1:
            pairs.append(rng.choice(ODD_TEXTS) + b"=" + rng.choice(ODD_TEXTS))
        return address + (b"?" + b"&".join(pairs) if pairs else b"")

    def _body(self, operation: Any, target: Target) -> bytes:
        schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        if schema is None:
            return self._rng.choice(ODD_VALUES)[:1_000] if self._rng.random() < 0.1 else b""
        return self._mutated(self._sample(schema, "", target, 0))

    def _sample(self, schema: Any, name: str, target: Target, depth: int) -> bytes:
        """A value that a schema allows, with something odd in it now and then."""
        rng = self._rng
        if rng.random() < (0.12 if depth else 0.02):
            return rng.choice(ODD_VALUES)
        if "$ref" in schema:
            schema = self._page["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        for kind in ("oneOf", "anyOf"):
            if kind in schema:
                return self._sample(rng.choice(schema[kind]), name, target, depth + 1)
        if "enum" in schema or "const" in schema:
            return msgspec.json.encode(rng.choice(schema.get("enum") or [schema["const"]]))
        kind = schema.get("type", "null")
        kind = rng.choice(kind) if isinstance(kind, list) else kind
        if kind == "object" and "properties" in schema:
            required = schema.get("required", ())
            fields = [each for each in schema["properties"] if each in required or rng.random() < 0.3]
            if rng.random() < 0.03:
                fields = fields[1:]
            return self._object({f: self._sample(schema["properties"][f], f, target, depth + 1) for f in fields})
        if kind == "object" and rng.random() < 0.5:
            return self._with_odd_value(
                {"position": self._position, "journal": self._journal}.get(name, self._position)
            )
        if kind == "object":
            return {"position": self._position, "start": self._position, "journal": self._journal}.get(name, b"{}")
        if kind == "array":
            return (
                b"["
                + b",".join(self._sample(schema.get("items", {}), name, target, depth + 1) for _ in range(2))
                + b"]"
            )
        if kind == "string":
            good = {"game": "star-realms", "action": rng.choice(target.actions), "level": "greedy", "name": "Odd"}
            return msgspec.json.encode(good.get(name, f"text-{rng.randrange(10)}"))
        if kind in ("integer", "number"):
            return str(target.n if name == "expected" else rng.randrange(3)).encode()
        return rng.choice((b"true", b"false")) if kind == "boolean" else b"null"

    def _with_odd_value(self, whole: bytes) -> bytes:
        """A position or journal with something odd in one place."""
        numbers = [found.span() for found in re.finditer(rb'(?<=":)(?:\d+|"[^"]*")', whole)]
        start, end = self._rng.choice(numbers)
        return whole[:start] + self._rng.choice(ODD_VALUES) + whole[end:]

    def _object(self, fields: dict[str, bytes]) -> bytes:
        return b"{" + b",".join(msgspec.json.encode(name) + b":" + value for name, value in fields.items()) + b"}"

    def _sometimes_odd(self, good: bytes, how_often: float) -> bytes:
        return self._rng.choice(ODD_VALUES) if self._rng.random() < how_often else good

    def _mutated(self, body: bytes) -> bytes:
        rng = self._rng
        if not body or rng.random() > 0.15:
            return body
        at = rng.randrange(len(body))
        return rng.choice((
            body[:at],
            body[:at] + bytes([rng.randrange(256)]) + body[at + 1 :],
            body[:at] + rng.choice(ODD_RAW) + body[at:],
            b"\xef\xbb\xbf" + body,
            body.decode("utf-8", "replace").encode("utf-16"),
            body + b"\x00",
        ))  # fmt: skip
