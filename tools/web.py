"""Builds the web client, with the machine's Node or, where there is none, with the one the Python registry carries.

Nothing is done while the sources are those of the last build. Without any Node everything but the browser works.
Other words run the client's checks (`lint`), its own tests (`test`), or pin its packages again (`lock`).
"""

import hashlib
import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web"
STATIC = ROOT / "src" / "ecliptic" / "server" / "static"
BUILT = STATIC / ".built"  # the digest of what was built, written last
OLDEST_NODE = (20, 19)
NODE_PACKAGE = ROOT / "requirements" / "node.txt"


NO_NODE = "No Node 20.19 or newer can be had: Ecliptic works in the terminal and from Python, not in the browser."


def build() -> int:
    """Build if something has changed, with the types of today's views."""
    if write_types():
        return 1
    wanted = digest([*sources(), *texts()])
    if BUILT.is_file() and BUILT.read_text(encoding="utf-8") == wanted:
        return 0
    npm = find_npm()
    if npm is None:
        print(NO_NODE)
        return 0
    print("Building the web client ...")
    if install(npm) or run([*npm, "run", "--silent", "build", "--", "--logLevel=warn"]):
        return 1
    BUILT.write_text(wanted, encoding="utf-8")
    return 0


def write_types() -> int:
    """Write the types of the games' views, from the schemas that the games declare."""
    return subprocess.run([sys.executable, str(ROOT / "tools" / "view_types.py")], check=False).returncode


def lint() -> int:
    """Check the client's format, style and types."""
    return check("lint")


def test() -> int:
    """Run the client's own tests."""
    return check("test")


def check(script: str) -> int:
    """Run a script of package.json; without any Node it is left out."""
    npm = find_npm()
    if npm is None:
        print(f"{NO_NODE} The web client was not checked.")
        return 0
    return install(npm) or run([*npm, "run", "--silent", script])


def install(npm: list[str]) -> int:
    """Install the pinned packages, unless they are those of the last time."""
    installed = WEB / "node_modules" / ".installed"
    lock = digest([WEB / "package-lock.json"])
    if not installed.is_file() or installed.read_text(encoding="utf-8") != lock:
        if run([*npm, "ci", "--no-audit", "--no-fund", "--loglevel=error"]):
            return 1
        installed.write_text(lock, encoding="utf-8")
    return 0


def lock() -> int:
    """Pin the client's packages again, without download addresses, nor those that ask for money."""
    npm = find_npm()
    if npm is None or run([*npm, "install", "--package-lock-only", "--omit-lockfile-registry-resolved", "--no-audit"]):
        return 1
    file = WEB / "package-lock.json"
    pinned = json.loads(file.read_text(encoding="utf-8"))
    for package in pinned["packages"].values():
        package.pop("funding", None)
    file.write_text(json.dumps(pinned, indent=2) + "\n", encoding="utf-8")
    return 0


def sources() -> list[Path]:
    """Return the client's own files that go into the build."""
    skipped = {"node_modules", "tests"}
    return sorted(p for p in WEB.rglob("*") if p.is_file() and not skipped & set(p.relative_to(WEB).parts))


def texts() -> list[Path]:
    """Return the catalogues the client shares with Python: those of the games and the common ones."""
    return sorted((ROOT / "src" / "ecliptic").rglob("text/*/*.ftl"))


def digest(files: list[Path]) -> str:
    """One digest over names and contents."""
    seen = hashlib.sha256()
    for file in files:
        seen.update(f"{file.relative_to(ROOT)}\0".encode())
        seen.update(hashlib.sha256(file.read_bytes()).digest())
    return seen.hexdigest()


def find_npm() -> list[str] | None:
    """How to call npm, installing Node into this environment when the machine's is missing or too old."""
    npm = shutil.which("npm")
    if npm and shutil.which("node") and version(["node"]) >= OLDEST_NODE:
        return [npm]
    own = Path(sys.executable).with_name("npm")
    if not own.exists():
        pip = [sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check", "install"]
        pins = ["--require-hashes", "--no-deps", "--requirement", str(NODE_PACKAGE)]
        if subprocess.run([*pip, *pins], check=False).returncode:
            return None
    return [str(own)]


def version(node: list[str]) -> tuple[int, ...]:
    """The version a Node says it has."""
    said = subprocess.run([*node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdecimal())


def run(command: list[str]) -> int:
    """Run in the client's folder; what it prints is for the person who waits."""
    return subprocess.run(command, cwd=WEB, check=False).returncode


COMMANDS = {"build": build, "lint": lint, "test": test, "lock": lock}


if __name__ == "__main__":
    asked = COMMANDS.get(" ".join(sys.argv[1:]) or "build")
    sys.exit(asked() if asked else f"tools/web.py knows: {', '.join(COMMANDS)}.")
