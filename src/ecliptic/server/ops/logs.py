"""Logs for operators: one line for each event, as JSON or text.

No line has a cookie, a token, an invitation, a password or a query string: requests are named by their route, and
what the server library would log about streams, addresses included, is turned off.
"""

import logging
import sys
import time
from typing import Any, Final, Literal

import msgspec

Form = Literal["text", "json"]
LEVELS: Final = ("info", "warning", "error")

_encode: Final = msgspec.json.Encoder(enc_hook=str).encode


def set_up(form: Form, level: str) -> None:
    """Log to the standard error of this process."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(FORMS[form]())
    logging.basicConfig(level=level.upper(), handlers=[handler], force=True)
    for talkative in ("uvicorn", "alembic"):
        logging.getLogger(talkative).setLevel(logging.WARNING)


def note(log: logging.Logger, level: int, what: str, **fields: Any) -> None:
    """Log something with its fields."""
    if log.isEnabledFor(level):
        log.log(level, what, extra={"fields": fields})


def _time(record: logging.LogRecord) -> str:
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z"


class JsonLines(logging.Formatter):
    """Each line is a JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "time": _time(record),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return _encode(line).decode()


class TextLines(logging.Formatter):
    """Each line is the time, the level, the message and key=value; a trace follows."""

    def format(self, record: logging.LogRecord) -> str:
        fields = "".join(f" {name}={_word(value)}" for name, value in getattr(record, "fields", {}).items())
        line = f"{_time(record)} {record.levelname.lower()} {record.name}: {record.getMessage()}{fields}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def _word(value: object) -> str:
    """Return a value, in quotes unless it is one word.

    >>> _word("ok"), _word("two words"), _word(1.5)
    ('ok', '"two words"', '1.5')
    """
    text = str(value)
    return text if text and not any(c in '" =\\' or not c.isprintable() for c in text) else _encode(text).decode()


FORMS: Final[dict[Form, type[logging.Formatter]]] = {"text": TextLines, "json": JsonLines}
