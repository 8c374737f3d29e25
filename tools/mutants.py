"""Break the rules on purpose and check that the tests notice.

    python tools/mutants.py           plant every fault, one at a time; exit 1 if one is not caught
    python tools/mutants.py C7 BB1    only the faults of these rules
    python tools/mutants.py kernel    only those in the kernel (or: packed, solve, players, arena)

Each fault breaks one rule. A fault in rules/ has to fail a test named after that very rule (`test_C7_…`), any other
fault a test that compares its package with the rules; these run without the compiler, which would take longer.
Finally, every test that caught a fault has to pass without it.
"""

import argparse
import contextlib
import io
import multiprocessing
import os
import sys
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from itertools import groupby
from multiprocessing.pool import Pool
from pathlib import Path
from types import CodeType, ModuleType

import pytest
from hypothesis import Phase, settings

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("src/rowlock")
TESTS = ROOT / "tests"
_KERNEL_TESTS = [
    str(TESTS / "kernel" / f"test_{name}.py")
    for name in ("against_rules", "policies", "pack", "chance", "simulate", "perft")
]
PROOFS = {
    "packed": _KERNEL_TESTS,
    "kernel": _KERNEL_TESTS,
    "arena": [str(TESTS / "arena" / "test_arena.py")],
    "coach": [str(TESTS / "coach" / "test_judge.py")],
    "players": [str(TESTS / "players" / "net" / f"test_{name}.py") for name in ("same_choices", "endgame", "regret")],
    "solve": [
        str(TESTS / "solve" / "values" / "test_against_brute_force.py"),
        str(TESTS / "solve" / "positions" / "test_row_symmetry.py"),
        str(TESTS / "solve" / "values" / "test_among_others.py"),
    ],
}
"""By package: the tests that compare it with the rules, those that catch the most first."""
PRELOADED = ["__main__", "pytest", "hypothesis.strategies", "numpy.random", "numba", "asyncpg", "msgspec"]
"""Modules that the tests import and no fault changes."""
ENVIRONMENT = {
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # these tests need no plugins, and loading them takes longer than the tests
    "NUMBA_DISABLE_JIT": "1",
    "ROWLOCK_EXAMPLES": "10",
}


@dataclass(frozen=True)
class Mutant:
    """A fault that breaks a rule: in a module of a package (`room`), one piece of text replaced by another."""

    rule: str
    what: str
    module: str
    old: str
    new: str
    room: str = "rules"
    case: str = ""
    """The one test case that has to catch it, where running all of them would take too long."""

    @property
    def path(self) -> Path:
        """The path of the module, relative to the root of the checkout."""
        return SOURCE / self.room / self.module

    @property
    def name(self) -> str:
        """The import name of the module."""
        return ".".join(self.path.relative_to("src").with_suffix("").parts)

    def source(self) -> str:
        """The source of the module with the fault in it."""
        text = (ROOT / self.path).read_text(encoding="utf-8")
        if self.old not in text:
            raise RuntimeError(f"{self.rule}, {self.what}: {self.module} has no {self.old!r}")
        return text.replace(self.old, self.new)


MUTANTS = [Mutant(**fault) for fault in tomllib.loads((ROOT / "tools" / "mutants.toml").read_text("utf-8"))["mutant"]]


class Planted(MetaPathFinder):
    """Imports a module with a fault planted in it."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """The spec of the faulty module; None for any other module."""
        if fullname != self._mutant.name:
            return None
        return spec_from_file_location(fullname, ROOT / self._mutant.path, loader=Broken(self._mutant))


class Broken(SourceFileLoader):
    """Compiles the faulty module, bypassing Python's bytecode cache."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.name, str(ROOT / mutant.path))
        self._source = mutant.source()

    def get_code(self, fullname: str) -> CodeType:
        """The compiled module with its fault."""
        return compile(self._source, self.path, "exec", dont_inherit=True)


def plant(mutant: Mutant) -> None:
    """Make every later import of the module, or read of a non-Python file, see the fault."""
    if mutant.path.suffix == ".py":
        sys.meta_path.insert(0, Planted(mutant))
        return
    read, path, broken = Path.read_text, ROOT / mutant.path, mutant.source()

    def read_text(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        return broken if self == path else read(self, encoding, errors)

    Path.read_text = read_text  # type: ignore[method-assign]


class Watcher:
    """A plugin that stops the run at the first failing test."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Do not shrink failing examples, and do not save them for runs without the fault."""
        usual = settings.get_profile("rowlock")
        settings.register_profile("mutants", usual, phases=(Phase.explicit, Phase.generate), database=None)
        settings.load_profile("mutants")
        self._session = session

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Remember the failing test. A fault that breaks the import of other tests does not count as caught."""
        if report.failed and report.when == "call":
            self.failed = report.nodeid
            self._session.shouldstop = "one is enough"


def run(*arguments: str) -> tuple[int, str, str]:
    """Run tests in this process. Return pytest's exit code, the test that failed, and the output."""
    watcher, said = Watcher(), io.StringIO()
    options = ["--continue-on-collection-errors", "-q", "-p", "no:cacheprovider"]
    options += ["-o", "addopts=--import-mode=importlib"]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*options, *arguments], plugins=[watcher])
    return int(code), watcher.failed, said.getvalue()


def tests_for(mutant: Mutant) -> list[str]:
    """The pytest arguments that select the tests which have to catch a fault."""
    if mutant.room in PROOFS:
        return ["-k", mutant.case, *PROOFS[mutant.room]]
    name = f"test_{mutant.rule}_"
    return [
        "-k",
        name,
        *(str(path) for path in (TESTS / "rules").rglob("test_*.py") if name in path.read_text("utf-8")),
    ]


def caught_by(mutant: Mutant) -> str | None:
    """The first test that fails on the fault, or None. The process is unusable for anything else afterwards."""
    plant(mutant)
    code, failed, said = run(*tests_for(mutant))
    if code and not failed:
        raise RuntimeError(f"the tests of {mutant.rule} did not run:\n{said[-6000:]}")
    return failed or None


def complaint(tests: list[str]) -> str:
    """The output of these tests without any fault, if one fails."""
    code, _, said = run(*tests)
    return said if code else ""


def by_file(tests: Iterable[str]) -> list[list[str]]:
    """The tests without duplicates, grouped by file."""
    return [list(together) for _, together in groupby(sorted(set(tests)), lambda test: test.partition("::")[0])]


def processes() -> Pool:
    """A pool of processes that run one job each, forked from a server that has preloaded the slow imports."""
    os.environ.update(ENVIRONMENT)
    os.chdir(ROOT)
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    path = (0, str(ROOT / "src"))
    return context.Pool(os.cpu_count(), initializer=sys.path.insert, initargs=path, maxtasksperchild=1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the rules on purpose and check that the tests notice.")
    parser.add_argument(
        "wanted",
        nargs="*",
        help="rule ids, or packages: rules, packed, kernel, solve, players, coach, arena (default: all)",
    )
    names = set(parser.parse_args().wanted)
    wanted = [mutant for mutant in MUTANTS if not names or {mutant.rule, mutant.room} & names]
    found = []
    with processes() as pool:
        for mutant, test in zip(wanted, pool.imap(caught_by, wanted), strict=True):
            name = test.partition("::")[2] if test else ""
            print(f"{mutant.rule:<4} {mutant.what}: {f'caught by {name}' if test else 'NOT CAUGHT'}", flush=True)
            found.append(test)
        for said in filter(None, pool.imap(complaint, by_file(filter(None, found)))):
            print(f"mutants: the tests must pass without any fault:\n{said}")
            return 1
    survivors = found.count(None)
    print(f"mutants: {len(wanted) - survivors} of {len(wanted)} faults caught")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
