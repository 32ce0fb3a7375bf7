"""What the libraries say about a request, in our words, and the checks that come before any handler."""

import logging
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar.exceptions import HTTPException, ValidationException

from ecliptic.kernel import Message, Refused
from ecliptic.server.http import problems
from ecliptic.server.http.guard import host_name, own_names
from ecliptic.server.http.problems import Problem, storage_problem
from ecliptic.server.http.request_checks import require_text, require_valid_host
from ecliptic.server.http.same_origin import host_of
from ecliptic.server.http.validation import message_problem, problem_of_http, shorten, validation_problem
from ecliptic.server.store.look_alike import name_key
from tests.server.harness import Running


@pytest.mark.parametrize(
    ("said", "id", "args", "place"),
    [
        ("Object missing required field `name`", "problem-field-missing", {"field": "name"}, "data"),
        (
            "Missing required query parameter 'seat' for path /api/x",
            "problem-field-missing",
            {"field": "seat"},
            "data",
        ),
        ("Object contains unknown field `odd` - at `$.a`", "problem-field-unknown", {"field": "odd"}, "a"),
        ("Expected `str` of length <= 40 - at `$.name`", "problem-field-long", {"kind": "str", "most": 40}, "name"),
        ("Expected `array` of length >= 2 - at `$`", "problem-field-short", {"kind": "array", "least": 2}, "data"),
        ("Expected `int` >= -1 - at `$.n`", "problem-field-low", {"least": "-1"}, "n"),
        ("Expected `float` <= 2000 - at `$.n`", "problem-field-high", {"most": "2000"}, "n"),
        ("Expected `str` matching regex '^a$' - at `$.n`", "problem-field-letters", {}, "n"),
        ("Expected `int | null`, got `str` - at `$.a[0].b`", "problem-field-type", {"wanted": "int"}, "a[0].b"),
        ("Expected `int | str`, got `bool`", "problem-field-type", {"wanted": "int-or-str"}, "data"),
        ("Invalid enum value 'a | b' - at `$.k`", "problem-field-value", {"value": "a | b"}, "k"),
        ("JSON is malformed: bad (byte 1)", "problem-no-json", {"why": "bad (byte 1)"}, "data"),
        ("Input data was truncated", "problem-no-json", {"why": "Input data was truncated"}, "data"),
        ("Something odd. - at `$.seat`", "problem-field", {"why": "Something odd"}, "seat"),
    ],
)
def test_what_msgspec_says_is_said_in_our_words(said: str, id: str, args: dict[str, Any], place: str) -> None:
    problem = validation_problem(said)
    assert problem.status == 400
    assert (problem.words.id, problem.words.args) == (id, {**args, "place": place})
    assert validation_problem(said, status=422).status == 422


def test_what_somebody_sent_is_shown_up_to_a_hundred_letters() -> None:
    assert shorten("x" * 100) == "x" * 100
    assert shorten("x" * 101) == "x" * 97 + "..."
    assert validation_problem("Odd", "p" * 101).words.args["place"] == "p" * 97 + "..."
    assert validation_problem("y" * 101).words.args["why"] == "y" * 97 + "..."
    assert validation_problem(f"Invalid value '{'z' * 101}'").words.args["value"] == "z" * 97 + "..."


@pytest.mark.parametrize(
    ("error", "status", "id"),
    [
        (HTTPException(status_code=404), 404, "problem-address"),
        (HTTPException(status_code=405, detail="odd"), 405, "problem-method"),
        (HTTPException(status_code=413), 413, "problem-body-long"),
        (HTTPException(status_code=400, detail="client disconnected prematurely"), 408, "problem-request-slow"),
        (HTTPException(status_code=418), 418, "problem-impossible"),
        (HTTPException(status_code=415, detail="odd"), 415, "problem-field"),
        (ValidationException(detail="odd", extra=[{"message": "Expected `int`"}, {}]), 400, "problem-field-type"),
        (ValidationException(detail="odd", extra=[]), 400, "problem-field"),
        (ValidationException(detail="odd", extra=["odd"]), 400, "problem-field"),
        (ValidationException(detail="odd", extra={"message": "Expected `int`"}), 400, "problem-field"),
    ],
)
def test_what_the_framework_refuses_is_a_problem(error: HTTPException, status: int, id: str) -> None:
    problem = problem_of_http(error)
    assert (problem.status, problem.words.id) == (status, id)
    if id == "problem-field":
        assert problem.words.args == {"place": "data", "why": "odd"}


def test_a_parameter_that_is_wrong_is_named() -> None:
    error = ValidationException(detail="odd", extra=[{"message": "Expected `int`, got `str`", "key": "seat"}])
    assert problem_of_http(error).sentence == "seat must be a whole number."


def test_a_message_of_a_stream_that_cannot_be_read_says_why() -> None:
    unreadable = UnicodeDecodeError("utf-8", b"\xff", 0, 1, "odd")
    assert (message_problem(unreadable).status, message_problem(unreadable).words.id) == (400, "problem-utf8")
    assert (message_problem(RecursionError()).status, message_problem(RecursionError()).words.id) == (
        400,
        "problem-too-deep",
    )
    assert message_problem(ValueError("Expected `int`")).words.id == "problem-field-type"


@pytest.mark.anyio
@pytest.mark.parametrize(
    ("method", "path", "body", "status", "id"),
    [
        ("GET", "/api/nothing", None, 404, "problem-address"),
        ("PUT", "/api/games", {}, 405, "problem-method"),
        ("POST", "/api/guests", {"name": "Ann", "odd": 1}, 400, "problem-field-unknown"),
        ("POST", "/api/tables/abc/moves", {"expected": 0, "action": "a", "client_move_id": "k", "odd": 1}, 400, ""),
        ("POST", "/api/tables/abc/undo", {"expected": 0, "client_move_id": "k", "odd": 1}, 400, ""),
        ("POST", "/api/tables/abc/why", {"action": "a", "odd": 1}, 400, ""),
        ("POST", "/api/tables/abc/preview", {"action": "a", "odd": 1}, 400, ""),
    ],
)
async def test_a_request_that_no_handler_sees_gets_a_sentence(
    server: Running, method: str, path: str, body: Any, status: int, id: str
) -> None:
    ann = await server.guest()
    if body is not None and path.endswith(("moves", "undo")):
        body["type"] = path.rpartition("/")[2].removesuffix("s")
    answer = await ann.http.request(method, path, json=body)
    assert answer.status_code == status, answer.text
    assert answer.json()["words"]["id"] == (id or "problem-field-unknown"), answer.text
    if status == 405:
        assert answer.headers["allow"]


# Answers

ASKED: Any = SimpleNamespace(method="GET", scope={"path_template": "/api/x/{secret}"})


def test_a_problem_is_answered_with_its_status_and_headers() -> None:
    plain = problems.on_problem(ASKED, Problem(404, "problem-address"))
    assert (plain.status_code, plain.media_type, dict(plain.headers)) == (404, "application/json", {})
    late = problems.answer(Problem(429, "problem-rate", retry_after=7), {"Allow": "GET"})
    assert (late.status_code, dict(late.headers)) == (429, {"Retry-After": "7"})
    odd = problems.answer(Problem(405, "problem-method"), {"Allow": "GET"})
    assert (odd.status_code, dict(odd.headers)) == (405, {"Allow": "GET"})


def test_the_body_of_a_problem_has_no_more_than_there_is() -> None:
    words = {"id": "problem-address", "args": {}, "rules": ()}
    sentence = "There is nothing at this address."
    assert msgspec.to_builtins(Problem(404, "problem-address").body()) == {
        "status": 404,
        "error": sentence,
        "words": words,
    }
    assert msgspec.to_builtins(Problem(404, Message("problem-address"), n=0).body())["n"] == 0
    stale = problems.Stale(1234)
    assert (stale.status, stale.n, stale.words.args) == (409, 1234, {"number": "1234"})
    assert str(stale) == stale.sentence


def test_what_the_rules_refuse_is_no_fault() -> None:
    told = problems.on_refused(ASKED, Refused("No.", Message("problem-zero")))
    assert told.status_code == 422
    assert msgspec.to_builtins(told.content) == {
        "status": 422,
        "error": "No.",
        "words": {"id": "problem-zero", "args": {}, "rules": ()},
    }
    assert msgspec.to_builtins(problems.on_refused(ASKED, Refused("No.")).content) == {"status": 422, "error": "No."}


def test_faults_are_logged_by_route_and_told_without_details(caplog: pytest.LogCaptureFixture) -> None:
    error = ZeroDivisionError("secret")
    told = problems.on_storage_error(ASKED, error)
    assert (told.status_code, told.content.words and told.content.words.id) == (500, "problem-ours")
    (record,) = caplog.records
    assert record.message == "GET /api/x/{secret} failed"
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
    assert record.exc_info[1] is error
    caplog.clear()
    told = problems.on_storage_error(ASKED, OSError("secret"))
    assert (told.status_code, dict(told.headers)) == (503, {"Retry-After": "5"})
    (record,) = caplog.records
    assert record.message == f"GET /api/x/{{secret}}: {told.content.sentence}"
    assert (record.levelno, record.exc_info) == (logging.ERROR, None)


def test_what_is_too_deep_is_refused_and_looked_at(caplog: pytest.LogCaptureFixture) -> None:
    told = problems.on_recursion_error(ASKED, RecursionError())
    assert (told.status_code, told.content.words and told.content.words.id) == (400, "problem-too-deep")
    (record,) = caplog.records
    assert record.message == "GET /api/x/{secret}: too deep"
    assert record.levelno == logging.WARNING
    assert record.exc_info


# Checks before any handler


@pytest.mark.parametrize("host", ["", "localhost", "localhost:65535", "[::1]:80", "[::1]", "a-b_c.example:1"])
def test_a_host_that_is_an_address(host: str) -> None:
    require_valid_host(host)


@pytest.mark.parametrize("host", ["localhost:65536", "localhost:99999", "localhost:123456", "a b", "[::1", "[x]"])
def test_a_host_that_is_no_address(host: str) -> None:
    with pytest.raises(Problem) as refused:
        require_valid_host(host)
    assert (refused.value.status, refused.value.words.id) == (400, "problem-host-invalid")


@pytest.mark.parametrize("body", [b"", b'{"text": "C:\\\\u0000"}', b'"\\\\\\\\u0000"', b'"0000"', "ж".encode()])
def test_text_that_can_be_stored(body: bytes) -> None:
    require_text(body)


@pytest.mark.parametrize(
    ("body", "status", "id"),
    [
        (b'{"text": "\\u0000"}', 422, "problem-zero"),
        (b'"\\\\\\u0000"', 422, "problem-zero"),
        (b"\xff", 400, "problem-utf8"),
    ],
)
def test_text_that_cannot_be_stored(body: bytes, status: int, id: str) -> None:
    with pytest.raises(Problem) as refused:
        require_text(body)
    assert (refused.value.status, refused.value.words.id) == (status, id)


@pytest.mark.parametrize(
    ("host", "name"),
    [("Games.example:8000", "games.example"), ("[::A]:80", "::a"), ("games.example.", "games.example"), ("", "")],
)
def test_the_name_in_a_host(host: str, name: str) -> None:
    assert host_name(host) == name


def test_other_machines_know_this_one_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Box")
    monkeypatch.setattr("socket.getfqdn", lambda: "Box.example")
    assert own_names() == {"box", "box.local", "box.example"}
    monkeypatch.setattr("socket.getfqdn", lambda: "")
    assert own_names() == {"box", "box.local"}


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://localhost:8000", "localhost:8000"),
        ("https://a.example", "a.example"),
        ("null", None),
        ("http://[", None),
    ],
)
def test_the_host_of_an_origin(origin: str, host: str | None) -> None:
    assert host_of(origin) == host


def test_an_error_that_is_not_about_storage_is_no_storage_problem() -> None:
    assert storage_problem(ValueError()) is None
    problem = storage_problem(OSError())
    assert problem is not None
    assert (problem.status, problem.retry_after) == (503, 5)


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Ann", "ann"), (" A.n n! ", "ann"), ("Аnn", "ann"), ("Änn", "ann"), ("***", "***"), ("a0l1", "aoll"),
        ("x" * 81, "x" * 80), ("*" * 81, "*" * 80), ("", ""),
    ],
)  # fmt: skip
def test_names_that_look_alike_have_the_same_key(name: str, key: str) -> None:
    assert name_key(name) == key
