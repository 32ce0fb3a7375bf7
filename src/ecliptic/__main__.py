"""`python -m ecliptic` is the command `ecliptic`."""

import sys

from ecliptic.cli import main

sys.exit(main())
