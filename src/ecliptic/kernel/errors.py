"""What the kernel says when it cannot do what was asked."""


class Refused(Exception):
    """Why the table said no, in one sentence the player can act on; nothing has changed.

    >>> raise Refused("Gunship costs 4 trade and you have 3.")
    Traceback (most recent call last):
    ecliptic.kernel.errors.Refused: Gunship costs 4 trade and you have 3.
    """
