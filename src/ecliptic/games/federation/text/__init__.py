"""What is printed on the components, in the reader's language.

Names are messages; effects are put together from the steps of the row, a message per verb, so that a content pack
changes the text together with the component. The grammar is in the `.ftl` files.
"""

from ecliptic.content.catalogue import catalogue
from ecliptic.games.federation import wording
from ecliptic.games.federation.tables import Components
from ecliptic.games.federation.vocabulary import PLANETS, TIMINGS
from ecliptic.kernel import Json, Message


def effect_text(parts: Components, effect: int, locale: str) -> str:
    """What an effect does, as sentences.

    >>> from ecliptic.games.federation.components import printed
    >>> parts = printed()
    >>> effect_text(parts, parts.effects.names.index("room/C"), "en")
    'Take a ship. Unlock any mission.'
    """
    words = catalogue("federation", locale)
    clauses = wording.effect(parts, effect)
    return " ".join(words.say(Message("sentence", {"clause": clause}), ()) for clause in clauses)


def erudite_text(parts: Components, erudite: int, locale: str) -> str:
    """When an erudite can be used, and what for.

    >>> from ecliptic.games.federation.components import printed
    >>> parts = printed()
    >>> erudite_text(parts, parts.erudites.index("1E1"), "en")
    'During an action on Neo: gain 2 lavandium.'
    """
    timing = parts.erudite_timing[erudite]
    when: Json
    if timing < len(PLANETS):
        when = wording.clause("timing-planet", planet=wording.planet_ref(timing))
    else:
        when = {"timing": TIMINGS[timing]}
    effect = wording.effect(parts, parts.erudite_effect[erudite])
    return catalogue("federation", locale).say(Message("erudite-text", {"timing": when, "effect": effect}), ())


def token_text(parts: Components, token: int, locale: str) -> str:
    """The symbol and the bonus of an alteration token.

    >>> from ecliptic.games.federation.components import printed
    >>> parts = printed()
    >>> token_text(parts, parts.tokens.index("ALT-2-01"), "en")
    'Alteration token with 3 votes (raise your assistant die by 1).'
    """
    clause = wording.token_ref(parts, token)
    return catalogue("federation", locale).say(Message("sentence", {"clause": clause}), ())
