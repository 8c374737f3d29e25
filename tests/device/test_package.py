"""The package for devices: complete, the same for the same sources, and playable on its own."""

import io
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

from rowlock.server.offline import manifest, package, package_name

PLAY = """
import asyncio, json, pkgutil, sys, importlib
import rowlock
for found in pkgutil.walk_packages(rowlock.__path__, "rowlock."):
    importlib.import_module(found.name)
from rowlock.device.engine import Engine

async def main():
    engine = Engine()
    assert len(json.loads((await engine.ask("variants", None))[1])) > 3
    for language in ("en", "de", "fr"):
        code, text = await engine.ask(f"variants/longo/rules?lang={language}", None)
        assert not code and text.startswith("#"), text
    code, held = await engine.ask("tables", json.dumps({"names": ["Ada"], "bots": ["champion", "sage"]}))
    assert not code, held
asyncio.run(main())
"""


def test_it_runs_without_anything_but_the_standard_library(tmp_path: Path) -> None:
    ZipFile(io.BytesIO(package())).extractall(tmp_path)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{PLAY}"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], capture_output=True, text=True)
    assert not done.returncode, done.stderr


def test_the_same_sources_give_the_same_bytes() -> None:
    first = package()
    package.cache_clear()
    assert package() == first
    assert len(first) < 2_000_000
    names = ZipFile(io.BytesIO(first)).namelist()
    assert names == sorted(names)
    assert not [name for name in names if "compiled" in name or "pycache" in name or name.startswith("rowlock/server")]


def test_the_manifest_lists_every_file_with_its_hash(tmp_path: Path) -> None:
    assert manifest(tmp_path) is None
    folder = tmp_path / "page/offline/pyodide-1"
    folder.mkdir(parents=True)
    (folder / "python.wasm.packed").write_bytes(b"wasm")
    (tmp_path / "page/index.html").write_text('<script type="module" crossorigin src="./assets/shell-1.js"></script>')
    found = manifest(tmp_path / "page")
    assert found is not None
    assert (found.page, found.python, found.package) == ("assets/shell-1.js", "pyodide-1", package_name())
    assert [(file.path, file.size) for file in found.files] == [
        ("pyodide-1/python.wasm.packed", 4),
        (package_name(), len(package())),
    ]
