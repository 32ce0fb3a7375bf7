"""Content: data files, content packs, rule ledgers and message catalogues. Imports the kernel; games import it.

Importing it gives the kernel its voice: refusals become English sentences when they are read.
"""

from ecliptic.content.catalogue import in_english
from ecliptic.kernel.errors import set_voice

set_voice(in_english)
