"""House rules: allowed imports, where names may appear, and how large a module may get."""

import ast
import importlib
import subprocess
import sys
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path

import pytest

import rowlock

SOURCE = Path(rowlock.__file__).parent
MODULES = {path.relative_to(SOURCE).with_suffix("").as_posix(): path for path in SOURCE.rglob("*.py")}

MAY_IMPORT = {
    "errors": set(),
    "rules": {"errors"},
    "files": {"errors", "rules"},
    "packed": {"errors", "rules"},
    "kernel": {"errors", "rules", "files", "packed"},
    "english": set(),
    "handbook": {"errors", "rules", "english"},
    "solve": {"errors", "rules", "files", "kernel", "packed"},
    "players": {"errors", "rules", "kernel", "packed", "solve"},
    "coach": {"errors", "rules", "kernel", "packed", "solve", "players", "reviews"},
    "arena": {"errors", "rules", "chance", "kernel", "packed", "solve", "players"},
    "lab": {"errors", "rules", "files", "chance", "kernel", "packed", "solve", "players", "coach", "arena"},
    "terminal": {"errors", "rules", "chance", "english"},
    "chance": {"rules"},
    "scenes": set(),
    "pads": {"scenes"},
    "reviews": set(),
    "judgments": {"scenes"},
    "table_events": set(),
    "protocol": {"errors", "scenes", "pads", "judgments", "table_events"},
    "table": {"errors", "rules", "protocol"},
    "advice": {"errors", "rules", "protocol", "table", "players", "coach"},
    "device": {"errors", "rules", "protocol", "reviews", "table", "players", "coach", "advice", "handbook"},
    "server": {
        *("errors", "rules", "protocol", "reviews", "table", "kernel", "players", "coach", "advice"),
        *("printing", "handbook"),
    },
    "printing": {"errors", "rules"},
    "bench": {"rules", "kernel", "packed", "solve", "players", "coach", "chance", "server", "table"},
    "__init__": {"errors", "rules", "files", "kernel", "players", "coach", "arena"},
    "cli": {
        "errors",
        "rules",
        "files",
        "kernel",
        "solve",
        "handbook",
        "players",
        "coach",
        "arena",
        "lab",
        "terminal",
        "bench",
        "table",
        "server",
        "printing",
        "__init__",
    },
    "__main__": {"cli"},
}
"""For each top-level package, the others it may import. A package that is not listed may not exist."""

PURE = (
    *("errors", "rules", "packed", "chance", "players", "coach", "protocol", "scenes", "pads", "reviews", "judgments"),
    "table_events",
    *("table", "advice", "english", "handbook", "device"),
)
"""Packages that need only the standard library, so that they also run in a browser."""
COMPILED = "compiled"
"""A subpackage of this name in one of them needs numpy and numba. The rest of the package does without it."""
ON_DEMAND = "on_demand"
"""The one module of a package that may import from its subpackage `compiled`, and only inside functions."""

RULES_MAY_USE = {
    *("__future__", "collections", "dataclasses", "difflib", "enum", "fractions", "functools", "itertools", "re"),
    *("tomllib", "types", "typing"),
}
"""The standard library modules that the rules may use: no disk access, clock or randomness among them."""
READS_ITS_OWN_FILES = {"rules/catalog": {"importlib.resources"}}
"""The one exception: the catalog reads the printed variants, which are package files, and nothing else."""

LIGHT = {"cyclopts", "rowlock.cli", "rowlock.errors", "rowlock.files", "rowlock.rules", *sys.stdlib_module_names}
"""What a command may import before it runs: `rowlock --help` waits for it."""


def room(module: str) -> str:
    return module.split("/")[0]


def imports(path: Path) -> Iterator[tuple[str, ast.stmt]]:
    """The modules a file imports, anywhere in it, with the statement."""
    return imported_by(ast.parse(path.read_text(encoding="utf-8")))


def imported_by(tree: ast.AST) -> Iterator[tuple[str, ast.stmt]]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, node) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "use absolute imports"
            yield node.module or "", node


def own_rooms(path: Path) -> set[str]:
    rooms = set()
    for name, node in imports(path):
        top, *rest = name.split(".")
        if top != "rowlock":
            continue
        if not rest and isinstance(node, ast.ImportFrom):  # from rowlock import protocol
            rooms |= {alias.name if alias.name in MAY_IMPORT else "__init__" for alias in node.names}
        else:
            rooms.add(rest[0] if rest else "__init__")
    return rooms


@pytest.mark.parametrize("module", MODULES)
def test_imports_go_one_way(module: str) -> None:
    assert room(module) in MAY_IMPORT, f"the package of {module} is not listed in MAY_IMPORT"
    assert own_rooms(MODULES[module]) <= MAY_IMPORT[room(module)] | {room(module)}


def is_plain(module: str) -> bool:
    return room(module) in PURE and COMPILED not in module.split("/")


PLAIN = [module for module in MODULES if is_plain(module)]


def own_modules(tree: ast.AST) -> set[str]:
    """Our own modules that are imported anywhere in this code."""
    found = set()
    for name, node in imported_by(tree):
        base = name.replace(".", "/").removeprefix("rowlock").removeprefix("/")
        names = [alias.name for alias in node.names] if isinstance(node, ast.ImportFrom) else []
        paths = [f"{base}/{inner}".strip("/") for inner in ["", *names]] if name.split(".")[0] == "rowlock" else []
        found |= {path for path in (*paths, *(f"{path}/__init__" for path in paths)) if path in MODULES}
    return found - {"__init__"}


def without_functions(tree: ast.Module) -> ast.Module:
    """The code without its functions, which import what they need when they are called."""
    return ast.Module([node for node in tree.body if not isinstance(node, ast.FunctionDef)], [])


def stands_on(code: str, *, on_demand: bool = False) -> set[str]:
    """The third-party and standard modules that the code needs, directly or through our own modules."""
    others: set[str] = set()
    seen: set[str] = set()
    waiting = [without_functions(ast.parse(code)) if on_demand else ast.parse(code)]
    while waiting:
        tree = waiting.pop()
        others |= {name.split(".")[0] for name, _ in imported_by(tree)} - {"rowlock"}
        for module in own_modules(tree) - seen:
            seen.add(module)
            inner = ast.parse(MODULES[module].read_text(encoding="utf-8"))
            waiting.append(without_functions(inner) if is_on_demand(module) else inner)
    return others | {f"rowlock/{module}" for module in seen if COMPILED in module.split("/")[:-1]}


def is_on_demand(module: str) -> bool:
    return is_plain(module) and module.split("/")[-1] == ON_DEMAND


@pytest.mark.parametrize("module", PLAIN)
def test_plain_modules_stand_on_the_standard_library_alone(module: str) -> None:
    code = MODULES[module].read_text(encoding="utf-8")
    assert stands_on(code, on_demand=is_on_demand(module)) <= sys.stdlib_module_names


def test_the_check_for_plain_modules_sees_what_is_not() -> None:
    for code in (
        "import numpy",
        "from rowlock.kernel.arrays import pack",
        "from rowlock.players.compiled.precompile import stamp",
        "def f():\n    from rowlock.players.compiled import exact_player",
    ):
        assert not stands_on(code) <= sys.stdlib_module_names, code
    assert stands_on("from rowlock.players.on_demand import compiled_champion") <= sys.stdlib_module_names
    assert stands_on("from rowlock.packed.levels import LEVELS") <= sys.stdlib_module_names


def test_plain_players_play_where_there_is_no_numpy() -> None:
    names = ["rowlock." + module.replace("/", ".").removesuffix(".__init__") for module in PLAIN]
    code = f"""
import importlib, random, sys
sys.modules |= {{"numpy": None, "numba": None, "llvmlite": None}}
for name in {names}:
    importlib.import_module(name)
import rowlock
state = rowlock.roll(rowlock.start("classic", 2), "34 2516")
print(*(rowlock.player(name, random.Random(1)).decide(rowlock.view(state, 0)) for name in ("sage", "champion")))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert len(done.stdout.split()) == 2


def test_no_two_modules_have_one_name() -> None:
    assert not named_alike(MODULES)


def named_alike(modules: Iterable[str]) -> dict[str, list[str]]:
    """Modules in different places that have the same name; every package may have one that imports on demand."""
    found: dict[str, list[str]] = {}
    for module in modules:
        found.setdefault(module.split("/")[-1], []).append(module)
    return {name: places for name, places in found.items() if name not in ("__init__", ON_DEMAND) and len(places) > 1}


def test_the_check_for_names_sees_the_same_one_twice() -> None:
    assert named_alike(["players/champion", "players/net/champion", "kernel/step"]) == {
        "champion": ["players/champion", "players/net/champion"]
    }
    assert not named_alike(["players/__init__", "players/net/__init__", "kernel/step"])


HOSTING = ("table", "server", "device", "protocol", "table_events", "scenes", "pads", "terminal")
"""Packages that know a game only through its protocol, `rules.game`."""
OF_ONE_GAME = ("table/dice_teller", "terminal/dice/")
"""The parts of them that belong to one game, and may know its rules."""
WHERE_GAMES_JOIN = ("table/teller", "terminal/presenter")
"""The modules that list these parts, and so import them."""


@pytest.mark.parametrize("module", [module for module in MODULES if room(module) in HOSTING])
def test_hosting_knows_games_by_their_seam_alone(module: str) -> None:
    if module.startswith(OF_ONE_GAME):
        return
    known = knows_a_game(MODULES[module].read_text(encoding="utf-8"))
    assert not {name for name in known if module not in WHERE_GAMES_JOIN or name.startswith("rowlock.rules")}


def knows_a_game(code: str) -> set[str]:
    """What the code imports that belongs to one game: its rules, or its parts in hosting."""
    named = {name for name, _ in imported_by(ast.parse(code))}
    own = tuple("rowlock." + place.replace("/", ".").removesuffix(".") for place in OF_ONE_GAME)
    return {name for name in named if name.startswith(("rowlock.rules.dice", "rowlock.rules.cards", *own))}


def test_the_check_for_games_sees_them() -> None:
    for code in (
        "from rowlock.rules.dice.state import Phase",
        "from rowlock.rules.dice import play",
        "from rowlock.table.dice_teller import DiceTeller",
        "from rowlock.terminal.dice import render",
    ):
        assert knows_a_game(code), code
    assert not knows_a_game("from rowlock.rules.game import Playthrough")


@pytest.mark.parametrize("module", [module for module in MODULES if room(module) == "rules"])
def test_the_rules_know_no_disk_clock_or_chance(module: str) -> None:
    allowed = READS_ITS_OWN_FILES.get(module, set())
    assert not impurities(MODULES[module].read_text(encoding="utf-8"), allowed)
    for opened in packages_opened(ast.parse(MODULES[module].read_text(encoding="utf-8"))):
        assert opened == "rowlock.rules.printed"


def impurities(code: str, allowed: Collection[str] = ()) -> set[str]:
    """Everything the code imports or calls that the rules may not."""
    tree = ast.parse(code)
    imported = {name.split(".")[0] for name, _ in imported_by(tree) if name not in allowed} - {"rowlock"}
    calls = [node.func for node in ast.walk(tree) if isinstance(node, ast.Call)]
    called = {name.id for name in calls if isinstance(name, ast.Name)}
    return (imported - RULES_MAY_USE) | (called & {"open", "print", "input", "__import__", "eval", "exec"})


def packages_opened(tree: ast.AST) -> Iterator[object]:
    """The packages whose files the code opens; None where the name is not a literal."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="files"), args=[ast.Constant(value=name)]):
                yield name
            case ast.Call(func=ast.Name(id="files")):
                yield None


def test_the_check_for_chance_sees_it() -> None:
    for code in ("import random", "from time import time", "import os.path", "def f():\n    open('x')", "print(1)"):
        assert impurities(code), code
    assert impurities("import importlib", READS_ITS_OWN_FILES["rules/catalog"])
    assert impurities("from importlib.resources import files")
    assert [*packages_opened(ast.parse("files('numpy')\nfiles(name)"))] == ["numpy", None]


@pytest.mark.parametrize("module", [module for module in MODULES if not module.startswith("rules/printed/")])
def test_nobody_but_the_printed_variants_knows_one_by_name(module: str) -> None:
    """No string is the id of a printed variant, and no id or name of a variant is compared or used as a key."""
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    texts = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    named = {rowlock.variant(variant).name for variant in rowlock.variants()}
    assert not texts & (set(rowlock.variants()) | named)
    for node in ast.walk(tree):
        asked = list(asks(node))
        assert not any(reads_identity(part) for part in asked), f"{module}:{getattr(node, 'lineno', '?')}"


def asks(node: ast.AST) -> Iterator[ast.AST]:
    """The expressions that a node branches on: compared, matched, or used as a key."""
    match node:
        case ast.Compare(left=left, comparators=others):
            yield from (left, *others)
        case ast.Match(subject=subject):
            yield subject
        case ast.Subscript(slice=key):
            yield key


def reads_identity(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(value=value, attr="id" | "name"):
            owner = value.attr if isinstance(value, ast.Attribute) else getattr(value, "id", "")
            return owner == "variant"
        case ast.Call(func=ast.Name(id="str"), args=[ast.Name(id="variant") | ast.Attribute(attr="variant")]):
            return True
    return False


def test_the_check_for_names_sees_the_usual_ways_to_ask() -> None:
    for code in ("variant.id == x", "state.variant.id in table", "table[variant.id]", "str(variant) == x"):
        tree = ast.parse(code)
        assert any(reads_identity(part) for node in ast.walk(tree) for part in asks(node)), code


@pytest.mark.parametrize("module", [module for module in MODULES if room(module) == "cli"])
def test_the_command_line_imports_heavy_things_inside_its_commands(module: str) -> None:
    assert not heavy_on_top(ast.parse(MODULES[module].read_text(encoding="utf-8")))


def heavy_on_top(tree: ast.Module) -> set[str]:
    """Module-level imports that are heavier than help and errors need."""
    on_top = {name for name, node in imported_by(tree) if node in tree.body}
    return {name for name in on_top if not {name.split(".")[0], ".".join(name.split(".")[:2])} & LIGHT}


def test_the_check_for_heavy_imports_sees_them() -> None:
    for code in (
        "import rich",
        "from rowlock.bench.rules import SEATS",
        "from rowlock.terminal import play_loop",
        "import rowlock",
    ):
        assert heavy_on_top(ast.parse(code)), code
        assert not heavy_on_top(ast.parse(f"def command():\n    {code}")), code


def test_a_server_starts_without_what_only_some_requests_need() -> None:
    code = "import sys, rowlock.server.app; print(*{name.split('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not {"fpdf", "redis", "segno"} & set(done.stdout.split())


@pytest.mark.parametrize("module", MODULES)
def test_modules_stay_small(module: str) -> None:
    most = {"protocol": 490, "errors": 350}.get(module, 300)  # lists of messages and errors, to be read like tables
    assert len(MODULES[module].read_text(encoding="utf-8").splitlines()) <= most


FEW_PARAMETERS = ("coach", "kernel", "packed", "players", "solve")
"""Packages in which a function takes at most eight parameters; arrays that belong together go into a NamedTuple."""


@pytest.mark.parametrize("module", [module for module in MODULES if room(module) in FEW_PARAMETERS])
def test_functions_take_few_parameters(module: str) -> None:
    assert not long_signatures(MODULES[module].read_text(encoding="utf-8"))


def long_signatures(code: str, most: int = 8) -> set[str]:
    """The functions that take more than `most` parameters, not counting `self` and `cls`."""
    functions = (node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return {function.name for function in functions if len(parameters(function.args)) > most}


def parameters(arguments: ast.arguments) -> list[str]:
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
    return [one.arg for one in every if one and one.arg not in ("self", "cls")]


def test_the_check_for_parameters_counts_every_kind() -> None:
    assert not long_signatures("def f(self, a, b, /, c, d, *, e, f, g, h): ...")
    for code in ("def f(a, b, c, d, e, f, g, h, i): ...", "async def f(a, b, /, c, d, e, f, *more, g, **rest): ..."):
        assert long_signatures(code), code


def test_the_front_door_is_sorted_and_complete() -> None:
    assert rowlock.__all__ == sorted(rowlock.__all__)
    for name in rowlock.__all__:
        assert hasattr(rowlock, name)
    public = {
        name
        for name, value in vars(rowlock).items()
        if not name.startswith("_") and not isinstance(value, type(sys)) and name != "annotations"
    }
    assert public == set(rowlock.__all__)


@pytest.mark.parametrize("name", ["arena", "players"])
def test_a_room_may_share_its_name_with_a_function_of_the_front_door(name: str) -> None:
    """Whatever is imported from such a package, and whenever: `rowlock` still exports the function."""
    inside = sorted(module for module in MODULES if room(module) == name and not module.endswith("__init__"))
    before, after = (f"import rowlock.{module.replace('/', '.')}" for module in (inside[0], inside[-1]))
    code = f"{before}; import rowlock; {after}; from rowlock import {name}; print(rowlock.{name} is {name}, {name})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.startswith(f"True <function {name} ")


@pytest.mark.parametrize("module", MODULES)
def test_public_names_have_docstrings(module: str) -> None:
    name = "rowlock." + module.replace("/", ".")
    loaded = importlib.import_module(name.removesuffix(".__init__"))
    assert loaded.__doc__, name
    for key, value in vars(loaded).items():
        if not key.startswith("_") and getattr(value, "__module__", None) == loaded.__name__ and callable(value):
            assert value.__doc__, f"{name}.{key}"
