"""What a server does unless told otherwise: its settings, the library's configuration, and the numbers of its API."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec
import pytest

from ecliptic.server.http import limited_http, problems, stream
from ecliptic.server.http.app import LARGEST_BODY, create_app
from ecliptic.server.http.direct_websocket import DirectWebSocket
from ecliptic.server.http.wire import Done, Line, Offer, Words
from ecliptic.server.ops.config import Settings
from ecliptic.server.ops.quotas import UNLIMITED, Quotas
from ecliptic.server.ops.run import configuration
from ecliptic.server.store import models, postgres
from tests.server.harness import FREE, SettableTime

DATABASE: Final = "sqlite:///never-opened.sqlite"


def test_the_settings_are_these_unless_told_otherwise() -> None:
    assert msgspec.structs.asdict(Settings(database=DATABASE, quotas=UNLIMITED)) == {
        "database": DATABASE,
        "durable": True,
        "origins": (),
        "proxies": (),
        "secure": False,
        "snapshot_every": 200,
        "idle_seconds": 600,
        "session_days": 180,
        "failures_by_login": 10,
        "failures_by_address": 100,
        "registrations_by_address": 30,
        "guests_by_address": 3_000,
        "quotas": UNLIMITED,
        "open_table_days": 14,
        "guest_days": 30,
        "workers": 0,
        "bot_pause": 0.35,
        "presence_pause": 0.5,
        "request_line_bytes": 8_000,
        "header_bytes": 8_000,
        "headers": 100,
        "head_bytes": 32_768,
        "head_seconds": 20,
        "body_seconds": 60,
        "keep_alive_seconds": 30,
        "log": "text",
        "log_level": "warning",
    }
    assert Settings(database=DATABASE).quotas == Quotas()


def test_without_quotas_nothing_is_limited() -> None:
    numbers = msgspec.structs.asdict(UNLIMITED)
    assert len(numbers) == 16
    assert set(numbers.values()) == {0}


@pytest.mark.parametrize(
    ("thing", "field"),
    [
        (Settings(database=DATABASE), "database"),
        (Quotas(), "tables"),
        (Done("k", 1, 2), "n"),
        (Words("id", {}, ()), "id"),
        (Offer("end", Words("id", {}, ())), "action"),
        (Line(1, Words("id", {}, ())), "n"),
    ],
    ids=lambda each: type(each).__name__,
)
def test_what_several_share_cannot_be_changed(thing: Any, field: str) -> None:
    with pytest.raises(AttributeError):
        setattr(thing, field, getattr(thing, field))


def test_settings_and_quotas_are_given_by_name() -> None:
    anything: Any = Settings
    with pytest.raises(TypeError):
        anything(DATABASE)
    anything = Quotas
    with pytest.raises(TypeError):
        anything(5)


def test_the_server_library_is_configured_for_us() -> None:
    settings = Settings(database=DATABASE, keep_alive_seconds=17)
    config = configuration(settings, 3)
    assert config.factory
    assert config.workers == 3
    assert configuration(settings).workers == 1
    assert not config.access_log
    assert not config.proxy_headers, "who is a proxy we decide ourselves"
    assert not config.server_header
    assert config.timeout_keep_alive == 17
    assert config.ws is DirectWebSocket
    assert config.ws_max_size == 65_536
    assert not config.ws_per_message_deflate
    assert config.timeout_graceful_shutdown == 5
    assert config.timeout_worker_healthcheck == 30


def test_the_numbers_of_the_docs() -> None:
    assert LARGEST_BODY == 1_000_000
    assert limited_http.MOST_PIPELINED == 16
    assert problems.RETRY_SECONDS == 5
    assert stream.LONGEST_MESSAGE == 4_000
    assert postgres.LANES == 4


def test_bots_think_on_every_core_and_on_one_where_nobody_can_count_them(monkeypatch: pytest.MonkeyPatch) -> None:
    def workers(given: int = 0) -> int:
        app = create_app(Settings(database=DATABASE, workers=given), FREE.pop() if FREE else None)
        FREE.append(app)
        most: int = app.state.workers.most
        return most

    monkeypatch.setattr("os.cpu_count", lambda: 6)
    assert workers() == 6
    assert workers(2) == 2
    monkeypatch.setattr("os.cpu_count", lambda: None)
    assert workers() == 1


def test_times_are_milliseconds_since_1970(hours: SettableTime, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hours, "time_ns", lambda: 1_700_000_000_123_999_999)
    assert models.now() == 1_700_000_000_123


def test_ids_of_people_are_larger_than_any_that_was_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbelow", lambda _: 0)
    assert models.new_person_id() == 2_147_483_648
    monkeypatch.setattr("secrets.randbelow", lambda end: end - 1)
    assert models.new_person_id() == 9_007_199_254_740_991


# The API's page


PAGE: Final = create_app(Settings(database=DATABASE)).openapi_schema.to_schema()
LIMITS: Final = ("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems", "default")


def limits(schema: Any) -> str:
    """The limits of a field and its default, as far as they are numbers or switches."""
    given = {name: schema[name] for name in LIMITS if isinstance(schema.get(name), int | float)}
    return " ".join(f"{name}={value if isinstance(value, bool) else int(value)}" for name, value in given.items())


def test_parameters_have_these_limits() -> None:
    found: dict[str, set[str]] = {}
    for path in PAGE["paths"].values():
        for operation in path.values():
            for each in operation.get("parameters", []):
                found.setdefault(each["name"], set()).add(limits(each["schema"]))
    for name in ("state", "session_id", "upto"):  # words, or any number
        assert found.pop(name) == {""}
    assert found == {
        "about": {"maxLength=60"},
        "before": {"maximum=2147483647", "maximum=4611686018427387904"},
        "game": {"maxLength=40"},
        "invitation": {"maxLength=64"},
        "limit": {"minimum=1 maximum=100 default=100", "minimum=1 maximum=200 default=50"},
        "locale": {"maxLength=5"},
        "n": {"minimum=0 maximum=10000000"},
        "person_id": {"minimum=0 maximum=9007199254740991"},
        "seat": {"maximum=11", "minimum=0 maximum=11", "minimum=-1 maximum=11"},
        "seats": {"minimum=1 maximum=12"},
        "since": {"", "minimum=0 maximum=2147483647 default=0"},
        "slug": {"maxLength=40"},
        "table_id": {"maxLength=12"},
        "token_id": {"minimum=0 maximum=2147483647"},
    }


def test_bodies_have_these_limits() -> None:
    found: dict[str, dict[str, str]] = {}
    for name, schema in PAGE["components"]["schemas"].items():
        fields = {field: limits(each) for field, each in schema.get("properties", {}).items()}
        if said := {field: limit for field, limit in fields.items() if limit}:
            found[name] = said
    name = "minLength=1 maxLength=40"
    assert found == {
        "AccountDeletion": {"password": "maxLength=200"},
        "ActionQuery": {"action": "maxLength=200"},
        "AnalysisQuery": {"seat": "maximum=11"},
        "BotChoice": {"level": "maxLength=20"},
        "CampaignFile": {"name": "maxLength=200", "people": "maxItems=12"},
        "DaysClock": {"days": "minimum=1 maximum=60"},
        "FilePerson": {"name": "maxLength=40", "bot": "maxLength=20"},
        "FileResult": {"places": "maxItems=12", "scores": "maxItems=12", "reason": "maxLength=40"},
        "LiveClock": {"seconds": "minimum=10 maximum=36000", "increment": "minimum=0 maximum=3600 default=0"},
        "Moment": {"last": "default=0"},
        "Move": {
            "expected": "minimum=0",
            "action": "maxLength=200",
            "client_move_id": "minLength=1 maxLength=64",
        },
        "NameChange": {"name": name},
        "NewGuest": {"name": name},
        "NewLine": {"text": "minLength=1 maxLength=500"},
        "NewName": {"name": "maxLength=200"},
        "NewNotes": {"text": "maxLength=10000"},
        "NewTable": {
            "game": "maxLength=40",
            "seats": "minimum=1 maximum=12 default=2",
            "public": "default=False",
            "spectators": "default=True",
            "campaign": "maxLength=200",
            "rated": "default=False",
        },
        "NewToken": {"name": name},
        "PasswordChange": {"old": "maxLength=200", "new": "maxLength=200"},
        "Premoves": {"actions": "maxItems=5"},
        "PreviewQuery": {"action": "maxLength=200"},
        "Record": {"format": "default=1"},
        "Registration": {"login": "maxLength=40", "password": "maxLength=200", "name": name},
        "SeatRequest": {"invitation": "maxLength=64"},
        "SignIn": {"login": "maxLength=40", "password": "maxLength=200"},
        "Undo": {
            "expected": "minimum=0",
            "client_move_id": "minLength=1 maxLength=64",
            "steps": "minimum=1 maximum=1000",
        },
        "WhatIf": {"n": "minimum=0 maximum=10000000", "name": "maxLength=200"},
    }


def named(schema: Any) -> set[str]:
    """The schemas that a body may have."""
    found = {schema["$ref"].rpartition("/")[2]} if "$ref" in schema else set()
    return found.union(*(named(each) for kind in ("anyOf", "oneOf") for each in schema.get(kind, [])))


def structs(base: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """All that are derived from one."""
    for each in base.__subclasses__():
        yield each
        yield from structs(each)


def test_no_body_may_have_a_field_that_nobody_knows() -> None:
    bodies: set[str] = set()
    for path in PAGE["paths"].values():
        for operation in path.values():
            for content in operation.get("requestBody", {}).get("content", {}).values():
                bodies |= named(content["schema"])
    found = {each.__name__: each for each in structs(msgspec.Struct) if each.__name__ in bodies}
    assert found.keys() == bodies
    assert len(found) > 20
    assert {name for name, each in found.items() if not each.__struct_config__.forbid_unknown_fields} == set()


def test_every_operation_names_the_problems_it_may_answer() -> None:
    problems = {"400", "401", "403", "404", "405", "409", "413", "415", "422", "429", "503"}
    for path, operations in PAGE["paths"].items():
        for method, operation in operations.items():
            if path.startswith("/api/"):
                told = set(operation["responses"])
                assert told - problems <= {"200", "201", "204"}, (method, path)
                assert problems <= told, (method, path)
                assert len(told) == 12, (method, path)
                for status in problems:
                    schema = {"$ref": "#/components/schemas/ProblemBody"}
                    content = operation["responses"][status]["content"]
                    assert content == {"application/json": {"schema": schema}}, "and no example that was made up"


@pytest.mark.parametrize(
    ("path", "status"),
    [
        (("/api/me", "delete"), "204"),
        (("/api/guests", "post"), "201"),
        (("/api/tables", "post"), "201"),
        (("/api/tables/{table_id}/moves", "post"), "200"),
        (("/api/tables/{table_id}/undo", "post"), "200"),
        (("/api/tables/{table_id}/why", "post"), "200"),
        (("/api/tables/{table_id}/preview", "post"), "200"),
    ],
)
def test_these_operations_answer_with_these_statuses(path: tuple[str, str], status: str) -> None:
    responses = PAGE["paths"][path[0]][path[1]]["responses"]
    assert [each for each in responses if each.startswith("2")] == [status]
    if status == "204":
        assert responses[status] == {"description": "Done."}
