"""Install what the tests need besides Python's packages, from Debian's: Chromium and PostgreSQL.

Where that is not possible, the tests that need them are skipped, and this says so in a sentence. Nothing here fails:
whether skipping is allowed is for the tests to know (ECLIPTIC_NO_SKIPS).
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

# What is needed: Debian's package. The headless shell is Chromium without windows; it takes a quarter less time.
PACKAGES: Final = {"Chromium": "chromium-headless-shell", "PostgreSQL": "postgresql"}
CHROMIUMS: Final = ("chromium-headless-shell", "chromium")
DEBIAN_POSTGRESQL: Final = Path("/usr/lib/postgresql")


def chromium() -> str | None:
    """The Chromium for the tests, the quickest that is there."""
    return next(filter(None, map(shutil.which, CHROMIUMS)), None)


def missing() -> list[str]:
    """What is not there."""
    found = {
        "Chromium": chromium() is not None,
        "PostgreSQL": shutil.which("initdb") is not None or any(DEBIAN_POSTGRESQL.glob("*/bin/initdb")),
    }
    return [name for name in PACKAGES if not found[name]]


def permission() -> list[str] | None:
    """What to write before a command that installs something; None when we may not."""
    if shutil.which("apt-get") is None:
        return None
    if os.geteuid() == 0:
        return []
    if shutil.which("sudo") and subprocess.run(["sudo", "-n", "true"], capture_output=True).returncode == 0:
        return ["sudo", "-n"]
    return None


def main() -> None:
    """Install what is missing, if we may."""
    wanted = missing()
    if not wanted:
        return
    names = " and ".join(wanted)
    packages = [PACKAGES[name] for name in wanted]
    before = permission()
    if before is not None:
        print(f"Installing {names} for the tests ...", flush=True)
        quiet = [*before, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq", "-o", "Dpkg::Use-Pty=0"]
        subprocess.run([*quiet, "update"], stdout=subprocess.DEVNULL)
        subprocess.run([*quiet, "install", "-y", "--no-install-recommends", *packages], stdout=subprocess.DEVNULL)
    if missing():
        names = " and ".join(missing())
        print(
            f"Without {names} some tests are skipped; on Debian: apt-get install {' '.join(packages)}", file=sys.stderr
        )


if __name__ == "__main__":
    main()
