#!/usr/bin/env python3
"""Set up this checkout and run it. Needs python3 (3.11 or newer) and git, nothing else.

./go play [options]     start the server with its page (options: ./go play --help)
./go rowlock COMMAND    any other command, such as a game in the terminal: ./go rowlock play
./go check              format, lint, types, architecture and the fast tests
./go test               everything ./go check does, then every test, coverage and the planted faults
./go bench [name]       benchmark rules, kernel, solver, players, coach, server or page against a reference
./go bench offline      benchmark games without a server, in a browser
./go bench soak         soak-test a server with players, restarts and abuse; --minutes 60 for an hour
./go bench attack       attack a server from one address and measure how long everybody else has to wait
./go fix                format the code and apply the linter's fixes
./go pin                regenerate requirements/*.txt from pyproject.toml
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
UV = "uv==0.13.*"
NO_NODE = 69
"""The exit code of tools/page.py if it needs Node."""
MISLEADING = ("PIP_TARGET", "PIP_USER", "PYTHONHOME", "UV_PREFIX", "UV_PYTHON", "UV_SYSTEM_PYTHON", "UV_TARGET")
"""Environment variables that would make installers bypass .venv."""
SERVICES = (("postgres", "postgresql"), ("redis-server", "redis-server"), ("chromium", "chromium"))
"""Programs that tests start, each with its Debian package."""
HIDDEN = ("/usr/sbin", *map(str, sorted(Path("/usr/lib/postgresql").glob("*/bin"))))
"""Where Debian keeps such programs outside the PATH."""
SPREAD = ("-n", "3", "--maxschedchunk", "1")
"""More test processes than cores, because many tests wait for a browser or a server; scheduled one at a time, because
slow tests are next to each other."""
PLAIN = ("tests/rules", "tests/kernel", "tests/test_files.py", "tests/test_pickling.py")
QUICK = ("-m", "not slow", "-k", "not (handed_in or number_of_threads)", "--ignore=tests/rules/test_perft.py")
COVERING = (
    ("1", (*PLAIN, *QUICK)),
    ("0", ("tests/kernel/test_bits.py", "tests/kernel/test_cache.py")),
)
"""Tests that cover every line of the rules and the kernel, without the compiler ("1") or with it ("0"). Coverage is
measured on these alone, because it takes three times as long. All of them have been run before, so slow tests that
add no coverage are left out."""
ENVIRONMENT = {
    **{key: value for key, value in os.environ.items() if key not in MISLEADING},
    "VIRTUAL_ENV": str(VENV),
    "UV_PYTHON_DOWNLOADS": "never",
    "UV_COMPILE_BYTECODE": "1",
    "UV_NO_PROGRESS": "1",
}


def say(text: str) -> None:
    print(f"go: {text}", file=sys.stderr, flush=True)


def run(*command: str | Path, cwd: Path | None = ROOT) -> None:
    """Run a command, by default in the checkout; exit with its code if it fails."""
    done = subprocess.run([str(part) for part in command], cwd=cwd, env=ENVIRONMENT)
    if done.returncode:
        sys.exit(done.returncode)


def python(*arguments: str | Path, cwd: Path | None = ROOT) -> None:
    """Run the Python of .venv. Tools are run as modules, so that a checkout can be moved."""
    run(BIN / "python", *arguments, cwd=cwd)


def become(*arguments: str | Path) -> None:
    """Replace this process with the Python of .venv, so that signals sent to ./go reach the command.

    Not on Windows, where exec starts another process and returns to the shell.
    """
    if os.name == "nt":
        python(*arguments, cwd=None)
    else:
        sys.stdout.flush()
        program = str(BIN / "python")
        os.execve(program, [program, *map(str, arguments)], ENVIRONMENT)


def rowlock(arguments: list[str]) -> None:
    """Run a rowlock command in the caller's working directory, so that relative file names work."""
    set_up("run")
    if arguments[:1] in (["serve"], ["build-app"]):
        page("build")
    become("-m", "rowlock", *arguments)


def make_venv() -> None:
    """Create .venv with uv in it. Debian ships the venv module in a separate package."""
    if subprocess.run([sys.executable, "-c", "import ensurepip"], capture_output=True).returncode:
        if hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
            say("python's venv module is missing: installing python3-venv with apt-get")
            run("apt-get", "update", "-q")
            run("apt-get", "install", "-q", "-y", "python3-venv")
        else:
            sys.exit("go: python's venv module is missing. On Debian or Ubuntu: sudo apt-get install python3-venv")
    run(sys.executable, "-m", "venv", "--clear", VENV)
    python("-m", "pip", "install", "--quiet", "--disable-pip-version-check", UV)


def works(*arguments: str) -> bool:
    """Whether the Python of .venv exists and runs with these arguments."""
    try:
        return subprocess.run([str(BIN / "python"), *arguments], capture_output=True, env=ENVIRONMENT).returncode == 0
    except OSError:
        return False


def set_up(pins: str) -> None:
    """Install the packages pinned in requirements/<pins>.txt, and rowlock itself, unless they are up to date.

    If the checkout was moved, Python has changed or .venv no longer works, .venv is recreated.
    """
    wanted = [ROOT / "requirements" / f"{pins}.txt", ROOT / "pyproject.toml"]
    place = f"{ROOT} {sys.version_info[:2]}".encode()
    digest = hashlib.sha256(place + b"".join(path.read_bytes() for path in wanted)).hexdigest()
    stamp = VENV / f"rowlock-{pins}.stamp"
    if stamp.exists() and stamp.read_text() == digest and works("-c", ""):
        return
    say(f"setting up .venv ({pins}); this happens once")
    made_for = VENV / "rowlock-place.stamp"
    if not made_for.exists() or made_for.read_bytes() != place or not works("-m", "uv", "--version"):
        make_venv()
        made_for.write_bytes(place)
    install = ("-m", "uv", "pip", "install", "--quiet", "--python", BIN / "python")
    python(*install, "--require-hashes", "-r", wanted[0])
    python(*install, "--no-deps", "--no-build-isolation", "--editable", ROOT)
    stamp.write_text(digest)


def page(task: str) -> None:
    """Build the page or check its sources, with Node from PyPI if this machine has none."""
    done = subprocess.run([str(BIN / "python"), "tools/page.py", task], cwd=ROOT, env=ENVIRONMENT)
    if done.returncode == NO_NODE:
        set_up("node")
        python("tools/page.py", task)
    elif done.returncode:
        sys.exit(done.returncode)


def provide(wanted: tuple[tuple[str, str], ...]) -> None:
    """Install the packages of missing programs if we are allowed to. Tests that lack one are skipped with a note."""
    places = os.pathsep.join([os.environ.get("PATH", os.defpath), *HIDDEN])
    missing = [package for program, package in wanted if not shutil.which(program, path=places)]
    if not missing:
        return
    if not (hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get")):
        say(f"not installed: {', '.join(missing)}. Tests that need them are skipped (in CI they fail)")
        return
    say(f"installing for the tests, with apt-get: {', '.join(missing)}")
    quietly = {**ENVIRONMENT, "DEBIAN_FRONTEND": "noninteractive"}
    install = ["apt-get", "install", "-qq", "-y", "--no-install-recommends", *missing]
    for command in (["apt-get", "update", "-qq"], install):
        if subprocess.run(command, env=quietly, stdout=subprocess.DEVNULL).returncode:
            say(f"{' '.join(command)} failed; continuing without")


def play(arguments: list[str]) -> None:
    rowlock(["serve", *arguments])


def lint() -> None:
    python("-m", "ruff", "format", "--check", "--quiet", ".", "go")
    python("-m", "ruff", "check", "--quiet", ".", "go")
    python("-m", "mypy", "--no-error-summary")


def check(arguments: list[str]) -> None:
    set_up("dev")
    lint()
    if (ROOT / "web/node_modules").exists():
        page("check")
    python("-m", "pytest", "-q", "-n", "2", "-m", "not slow", *arguments)


def test(arguments: list[str]) -> None:
    set_up("dev")
    provide(SERVICES)
    started = time.monotonic()
    ENVIRONMENT.pop("PYTHONDONTWRITEBYTECODE", None)  # cache bytecode: servers are started a hundred times
    with subprocess.Popen([str(BIN / "python"), "tools/compile.py"], cwd=ROOT, env=ENVIRONMENT) as compiling:
        page("build")
        lint()
        page("check")
    if compiling.returncode:
        sys.exit(compiling.returncode)
    ENVIRONMENT["ROWLOCK_EXAMPLES"] = "200"
    python("-m", "pytest", "-q", "-rs", "--durations=15", *SPREAD, *arguments)
    ENVIRONMENT["ROWLOCK_EXAMPLES"] = "20"
    for old in ROOT.glob(".coverage*"):
        old.unlink()
    for without_compiler, tests in COVERING:
        ENVIRONMENT["NUMBA_DISABLE_JIT"] = without_compiler
        python("-m", "coverage", "run", "--parallel-mode", "-m", "pytest", "-q", *SPREAD, *tests, *arguments)
    del ENVIRONMENT["NUMBA_DISABLE_JIT"]
    python("-m", "coverage", "combine", "--quiet")
    python("-m", "coverage", "report", "--fail-under", "100", "--skip-covered")
    python("tools/mutants.py")
    say(f"everything took {time.monotonic() - started:.0f} seconds")


def bench(arguments: list[str]) -> None:
    if arguments[:1] in (["page"], ["offline"]):
        set_up("dev")
        provide(SERVICES[-1:])
        page("build")
        python(f"tools/bench_{arguments[0]}.py", *arguments[1:])
    else:
        rowlock(["bench", *arguments])


def fix(arguments: list[str]) -> None:
    set_up("dev")
    python("-m", "ruff", "check", "--fix", "--exit-zero", "--quiet", ".", "go", *arguments)
    python("-m", "ruff", "format", "--quiet", ".", "go")
    if (ROOT / "web/node_modules").exists():
        page("fix")


def pin(arguments: list[str]) -> None:
    set_up("run")
    for pins, wanted in (("run", ("build", "pyproject.toml")), ("dev", ("dev", "pyproject.toml")), ("node", ("node",))):
        python(
            *("-m", "uv", "pip", "compile", "--quiet", "--universal", "--python-version", "3.11"),
            *("--no-emit-index-url", "--generate-hashes", "--no-header", "--group", *wanted),
            *("-o", f"requirements/{pins}.txt", *arguments),
        )


COMMANDS = {"play": play, "rowlock": rowlock, "check": check, "test": test, "bench": bench, "fix": fix, "pin": pin}


def main() -> None:
    if sys.version_info < (3, 11):
        sys.exit(f"go: rowlock needs python 3.11 or newer, this is {sys.version.split()[0]}")
    name, *arguments = sys.argv[1:] or ["help"]
    if name not in COMMANDS:
        print(__doc__)
        sys.exit(0 if name in ("help", "-h", "--help") else 2)
    try:
        COMMANDS[name](arguments)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
