"""Break the rules on purpose and see that the tests notice.

    python tools/mutants.py           plant every fault, one at a time; exit 1 if one is not caught
    python tools/mutants.py C7 BB1    only the faults of these rules
    python tools/mutants.py kernel    only those in the kernel (or: packed, solve, players, arena)

Each fault breaks one rule. One in the rules has to fail a test named after that very rule (`test_C7_…`), any other one
a test that holds its room to the rules; those run without a compiler, which would take longer. In the end every test
that noticed a fault has to pass without any.
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
    "players": [str(TESTS / "players" / "net" / f"test_{name}.py") for name in ("same_choices", "endgame", "regret")],
    "solve": [
        str(TESTS / "solve" / "values" / "test_against_brute_force.py"),
        str(TESTS / "solve" / "positions" / "test_row_symmetry.py"),
        str(TESTS / "solve" / "values" / "test_among_others.py"),
    ],
}
"""By room: which tests hold it to the rules, those first that notice most."""
PRELOADED = ["__main__", "pytest", "hypothesis.strategies", "numpy.random", "numba", "asyncpg", "msgspec"]
"""What the tests import and no fault changes."""
ENVIRONMENT = {
    "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # these tests need none, and they take longer to load than to run
    "NUMBA_DISABLE_JIT": "1",
    "ROWLOCK_EXAMPLES": "10",
}


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

    @property
    def name(self) -> str:
        """The module, as it is imported."""
        return ".".join(self.path.relative_to("src").with_suffix("").parts)

    def source(self) -> str:
        """The module with the fault in it."""
        text = (ROOT / self.path).read_text(encoding="utf-8")
        if self.old not in text:
            raise RuntimeError(f"{self.rule}, {self.what}: {self.module} has no {self.old!r}")
        return text.replace(self.old, self.new)


MUTANTS = [Mutant(**fault) for fault in tomllib.loads((ROOT / "tools" / "mutants.toml").read_text("utf-8"))["mutant"]]


class Planted(MetaPathFinder):
    """Imports the module of a fault with the fault in it."""

    def __init__(self, mutant: Mutant) -> None:
        self._mutant = mutant

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where to find the module of the fault; other modules are not ours."""
        if fullname != self._mutant.name:
            return None
        return spec_from_file_location(fullname, ROOT / self._mutant.path, loader=Broken(self._mutant))


class Broken(SourceFileLoader):
    """Compiles the module of a fault: it is never read from, or written to, where Python keeps compiled modules."""

    def __init__(self, mutant: Mutant) -> None:
        super().__init__(mutant.name, str(ROOT / mutant.path))
        self._source = mutant.source()

    def get_code(self, fullname: str) -> CodeType:
        """The module with its fault, compiled."""
        return compile(self._source, self.path, "exec", dont_inherit=True)


def plant(mutant: Mutant) -> None:
    """From now on a module is imported, or a file that is no module is read, with the fault in it."""
    if mutant.path.suffix == ".py":
        sys.meta_path.insert(0, Planted(mutant))
        return
    read, path, broken = Path.read_text, ROOT / mutant.path, mutant.source()

    def read_text(self: Path, encoding: str | None = None, errors: str | None = None) -> str:
        return broken if self == path else read(self, encoding, errors)

    Path.read_text = read_text  # type: ignore[method-assign]


class Watcher:
    """A plugin that ends a run at the first test that fails."""

    def __init__(self) -> None:
        self.failed = ""

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Look for no simpler example of what fails, and keep none for runs without the fault."""
        usual = settings.get_profile("rowlock")
        settings.register_profile("mutants", usual, phases=(Phase.explicit, Phase.generate), database=None)
        settings.load_profile("mutants")
        self._session = session

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the test that fails. Faults that break the import of some other tests are no failure yet."""
        if report.failed and report.when == "call":
            self.failed = report.nodeid
            self._session.shouldstop = "one is enough"


def run(*arguments: str) -> tuple[int, str, str]:
    """Run tests in this process: pytest's exit code, the test that failed, and what was said."""
    watcher, said = Watcher(), io.StringIO()
    options = ["--continue-on-collection-errors", "-q", "-p", "no:cacheprovider"]
    options += ["-o", "addopts=--import-mode=importlib"]
    with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
        code = pytest.main([*options, *arguments], plugins=[watcher])
    return int(code), watcher.failed, said.getvalue()


def tests_for(mutant: Mutant) -> list[str]:
    """The tests that have to notice a fault, as pytest is told."""
    if mutant.room in PROOFS:
        return ["-k", mutant.case, *PROOFS[mutant.room]]
    name = f"test_{mutant.rule}_"
    return ["-k", name, *(str(path) for path in (TESTS / "rules").glob("test_*.py") if name in path.read_text("utf-8"))]


def caught_by(mutant: Mutant) -> str | None:
    """The first test that fails on the fault, None if none does. The process cannot be used for anything else."""
    plant(mutant)
    code, failed, said = run(*tests_for(mutant))
    if code and not failed:
        raise RuntimeError(f"the tests of {mutant.rule} did not run:\n{said[-6000:]}")
    return failed or None


def complaint(tests: list[str]) -> str:
    """What these tests say without any fault, if one fails."""
    code, _, said = run(*tests)
    return said if code else ""


def by_file(tests: Iterable[str]) -> list[list[str]]:
    """The same tests, each once, those of a file together."""
    return [list(together) for _, together in groupby(sorted(set(tests)), lambda test: test.partition("::")[0])]


def processes() -> Pool:
    """Processes that do one job each. They are forked from one that has imported what takes long."""
    os.environ.update(ENVIRONMENT)
    os.chdir(ROOT)
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(PRELOADED)
    path = (0, str(ROOT / "src"))
    return context.Pool(os.cpu_count(), initializer=sys.path.insert, initargs=path, maxtasksperchild=1)


def main() -> int:
    parser = argparse.ArgumentParser(description="Break the rules on purpose and see that the tests notice.")
    parser.add_argument(
        "wanted", nargs="*", help="ids of rules, or rooms: rules, packed, kernel, solve, players, arena (default: all)"
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
            print(f"mutants: without any fault the tests must pass:\n{said}")
            return 1
    survivors = found.count(None)
    print(f"mutants: {len(wanted) - survivors} of {len(wanted)} faults caught")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
