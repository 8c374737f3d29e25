"""The catalog: the printed variants are package files, wherever the package is installed."""

import subprocess
import sys
from importlib.resources import files
from pathlib import Path
from zipfile import ZipFile

import pytest

import rowlock
from rowlock.rules.catalog import DEFAULT
from rowlock.rules.printed import FIRST

SOURCE = Path(rowlock.__file__).parent
PRINTED = SOURCE / "rules" / "printed"


@pytest.mark.parametrize("path", sorted(PRINTED.glob("*.toml")), ids=lambda path: path.stem)
def test_a_file_is_named_by_the_id_of_its_variant(path: Path) -> None:
    assert rowlock.parse_variant(path.read_text(encoding="utf-8")).id == path.stem


def test_every_file_is_offered_and_the_default_first() -> None:
    assert sorted(rowlock.variants()) == sorted(path.stem for path in PRINTED.glob("*.toml"))
    assert rowlock.variants()[: len(FIRST)] == FIRST
    assert rowlock.variants()[0] == DEFAULT


def test_a_variant_is_read_once() -> None:
    assert rowlock.variant(DEFAULT) is rowlock.variant(DEFAULT)


def test_nothing_is_read_until_somebody_asks() -> None:
    code = "import sys, rowlock.rules.catalog; print('importlib.resources' in sys.modules)"
    alone = f"import sys; sys.path.insert(0, {str(SOURCE.parent)!r}); sys.modules['rowlock'] = type(sys)('rowlock'); "
    alone += f"sys.modules['rowlock'].__path__ = [{str(SOURCE)!r}]; {code}"
    done = subprocess.run([sys.executable, "-c", alone], capture_output=True, text=True, check=True)
    assert done.stdout == "False\n"


def test_variants_are_read_from_a_zipped_package(tmp_path: Path) -> None:
    rooms = [SOURCE / "errors.py", *(SOURCE / "rules").rglob("*.py"), *PRINTED.rglob("*.toml")]
    with ZipFile(tmp_path / "packed.zip", "w") as packed:
        packed.writestr("rowlock/__init__.py", "")
        for path in rooms:
            packed.write(path, path.relative_to(SOURCE.parent))
    code = "from rowlock.rules.catalog import card_variant, card_variants, variant, variants; "
    code += "print(*variants(), *map(variant, variants()), *map(card_variant, card_variants()))"
    run = [sys.executable, "-c", f"import sys; sys.path.insert(0, {str(tmp_path / 'packed.zip')!r}); {code}"]
    done = subprocess.run(run, capture_output=True, text=True, check=True)
    assert done.stdout.split() == [*rowlock.variants(), *rowlock.variants(), *rowlock.card_variants()]


def test_the_package_holds_nothing_but_variants_and_their_order() -> None:
    names = {item.name for item in files("rowlock.rules.printed").iterdir()} - {"__init__.py", "__pycache__"}
    assert names == {"cards", *(f"{variant_id}.toml" for variant_id in rowlock.variants())}
    cards = {item.name for item in files("rowlock.rules.printed").joinpath("cards").iterdir()}
    assert cards == {f"{variant_id}.toml" for variant_id in rowlock.card_variants()}
