"""A test that is skipped has failed where nothing may be skipped."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

SKIPPED = "import pytest\n\n\ndef test_it() -> None:\n    pytest.skip('a reason')\n"


@pytest.mark.parametrize(("value", "status", "told"), [("1", 1, "Nothing may be skipped here."), ("", 0, "1 skipped")])
def test_skips_are_failures_where_they_have_to_be(tmp_path: Path, value: str, status: int, told: str) -> None:
    (tmp_path / "test_skipped.py").write_text(SKIPPED, encoding="utf-8")
    (tmp_path / "conftest.py").write_bytes(Path(__file__).with_name("conftest.py").read_bytes())
    environment = {**os.environ, "ECLIPTIC_NO_SKIPS": value}
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--rootdir",
        str(tmp_path),
        str(tmp_path),
    ]
    done = subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, env=environment)
    assert done.returncode == status, done.stdout
    assert told in done.stdout
