"""Checks that every text exists in every language."""

import json
from typing import final

from ecliptic.kernel.messages import LOCALES, Message
from ecliptic.kernel.table import Table


@final
class Words:
    """The messages already formatted, so that each is tried once.

    >>> import ecliptic
    >>> Words().missing(ecliptic.new("star-realms", seats=2, seed=7))
    []
    """

    def __init__(self) -> None:
        self._said: set[str] = set()

    def missing(self, table: Table) -> list[str]:
        """Return what is wrong with the words of this moment's prompts and labels, and of its last log lines."""
        seats = range(len(table.names))
        messages = [table.prompt(None), *(table.prompt(seat) for seat in seats)]
        messages += [table.label(seat, option) for seat in seats for option in table.options(seat)]
        since = max(0, len(table.journal) - 3)
        messages += [message for seat in (None, *seats) for _, message in table.log(seat, since)]
        found: list[str] = []
        for message in messages:
            parts = _parts(message)
            if not parts <= self._said:
                self._said |= parts
                found += self._problems(table, message)
        return found

    def _problems(self, table: Table, message: Message) -> list[str]:
        found: list[str] = []
        for locale in LOCALES:
            try:
                text = table.game.say(message, table.names, locale)
            except Exception as error:  # any exception for a missing text is the finding
                found.append(f"{message.id!r} has no words in {locale}: {type(error).__name__}: {error}")
            else:
                if not text.strip() or text.strip() == message.id:
                    found.append(f"{message.id!r} has no words in {locale}: it reads {text!r}.")
        return found


def _parts(message: Message) -> set[str]:
    """Return the message without its arguments, and everything that it names."""
    parts = {json.dumps([message.id, sorted(message.args)])}
    for value in message.args.values():
        for item in value if isinstance(value, list) else [value]:
            if isinstance(item, dict):
                parts.add(json.dumps(item))
    return parts
