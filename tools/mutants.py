"""Break the rules on purpose and see that the tests notice.

    python tools/mutants.py           plant every fault, one at a time; exit 1 if one is not caught
    python tools/mutants.py C7 BB1    only the faults of these rules
    python tools/mutants.py kernel    only those in the kernel (or: solve, players, arena)

Each fault breaks one rule. One in the rules has to fail a test named after that very rule (`test_C7_…`), one in the
kernel, the solver, the players or the arena any test that holds it to the rules; those tests run without a compiler,
which would take longer.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import tomllib
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src/rowlock")
TESTS = ROOT / "tests"
_KERNEL_TESTS = ("against_rules", "policies", "pack", "chance", "simulate", "perft")
PROOFS = {
    "kernel": [str(TESTS / "kernel" / f"test_{name}.py") for name in _KERNEL_TESTS],
    "arena": [str(TESTS / "arena" / "test_arena.py")],
    "players": [str(TESTS / "players" / "net" / f"test_{name}.py") for name in ("same_choices", "ends", "regret")],
    "solve": [
        str(TESTS / "solve" / "values" / "test_against_brute_force.py"),
        str(TESTS / "solve" / "positions" / "test_row_symmetry.py"),
        str(TESTS / "solve" / "values" / "test_among_others.py"),
    ],
}
"""By room: which tests hold it to the rules, those first that notice most."""


@dataclass(frozen=True)
class Mutant:
    """A fault that breaks a rule: in this module of a room, one piece of text replaced by another."""

    rule: str
    what: str
    module: str
    old: str
    new: str
    room: str = "rules"
    case: str = ""
    """The one case that has to notice it, where all of them would take long."""

    @property
    def path(self) -> Path:
        """The module, from the root of the checkout."""
        return SOURCE / self.room / self.module


MUTANTS = [Mutant(**fault) for fault in tomllib.loads((ROOT / "tools" / "mutants.toml").read_text("utf-8"))["mutant"]]


def plant(mutant: Mutant, folder: Path) -> None:
    """Copy the sources into the folder with the fault in them."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    path = folder / mutant.path
    text = path.read_text(encoding="utf-8")
    if text.count(mutant.old) < 1:
        raise SystemExit(f"mutants: {mutant.rule}, {mutant.what}: {mutant.module} has no {mutant.old!r}")
    path.write_text(text.replace(mutant.old, mutant.new), encoding="utf-8")


def run_tests(folder: Path, rules: list[str]) -> subprocess.CompletedProcess[str]:
    """Run the tests named after the rules on the sources in the folder."""
    names = [f"test_{rule}_" for rule in rules]
    tests = (TESTS / "rules").glob("test_*.py")
    files = [path for path in tests if any(name in path.read_text("utf-8") for name in names)]
    return _pytest(folder, "-k", " or ".join(names), *map(str, files))


def run_proofs(folder: Path, room: str, cases: list[str]) -> subprocess.CompletedProcess[str]:
    """Run the tests that hold a room to the rules on the sources in the folder, until one fails.

    Only these cases of them, unless one of the cases is empty: that stands for all.
    """
    chosen = " or ".join(f"({case})" for case in cases) if all(cases) else ""
    return _pytest(folder, "-x", "-k", chosen, *PROOFS[room])


def complaint(room: str, wanted: list[Mutant]) -> str:
    """What the tests that shall notice these faults of a room say without any of them, if they fail."""
    there = [mutant for mutant in wanted if mutant.room == room]
    if room in PROOFS:
        done = run_proofs(ROOT, room, sorted({mutant.case for mutant in there}))
    else:
        done = run_tests(ROOT, sorted({mutant.rule for mutant in there}))
    return done.stdout if done.returncode else ""


def _pytest(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--continue-on-collection-errors",
        "-q",
        "-p",
        "no:cacheprovider",
    ]
    command += ["-o", "addopts=--import-mode=importlib", *arguments]
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder / "src"),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # these tests need none, and they take longer to load than to run
        "NUMBA_DISABLE_JIT": "1",
        "ROWLOCK_EXAMPLES": "10",
    }
    return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True)


def caught_by(mutant: Mutant) -> str | None:
    """The first test that fails on the fault, None if none does."""
    with tempfile.TemporaryDirectory() as name:
        plant(mutant, Path(name))
        proved = mutant.room in PROOFS
        done = run_proofs(Path(name), mutant.room, [mutant.case]) if proved else run_tests(Path(name), [mutant.rule])
    failed = [line.split("::")[1].split()[0] for line in done.stdout.splitlines() if line.startswith("FAILED")]
    if done.returncode == 1 and failed:
        return failed[0]
    if done.returncode != 0:
        raise SystemExit(
            f"mutants: the tests of {mutant.rule} did not run:\n{done.stdout[-3000:]}{done.stderr[-3000:]}"
        )
    return None


def main() -> int:
    wanted = [mutant for mutant in MUTANTS if not sys.argv[1:] or {mutant.rule, mutant.room} & set(sys.argv[1:])]
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        sound = [pool.submit(complaint, room, wanted) for room in sorted({mutant.room for mutant in wanted})]
        found = pool.map(caught_by, wanted)
        for said in filter(None, (run.result() for run in sound)):
            print(f"mutants: without any fault the tests must pass:\n{said}")
            pool.shutdown(cancel_futures=True)
            return 1
        survivors = 0
        for mutant, test in zip(wanted, found, strict=True):
            survivors += test is None
            print(f"{mutant.rule:<4} {mutant.what}: {f'caught by {test}' if test else 'NOT CAUGHT'}", flush=True)
    print(f"mutants: {len(wanted) - survivors} of {len(wanted)} faults caught")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
