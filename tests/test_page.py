"""Building the page: which node is used, when it is rebuilt, and what the lock file must not contain."""

import json
import re
import struct
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

import page
import rowlock


def make(path: Path, text: str = "") -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    path.chmod(0o755)
    return path


def node_that_says(folder: Path, version: str) -> Path:
    """A folder with a node of this version, and an npm linked to its script, in the usual layout of an installation."""
    script = make(folder / "lib/node_modules/npm/bin/npm-cli.js")
    node = make(folder / "bin/node", f"#!/bin/sh\necho {version}\n")
    (folder / "bin/npm").symlink_to(script)
    return node


@pytest.mark.parametrize(
    ("version", "taken"),
    [("v20.20.2", False), ("v22.11.0", False), ("v22.12.0", True), ("v24.1.0", True), ("hello", False)],
)
def test_a_node_on_the_path_is_taken_if_it_is_new_enough(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, version: str, taken: bool
) -> None:
    node = node_that_says(tmp_path, version)
    monkeypatch.setenv("PATH", str(node.parent))
    found = page.on_path()
    assert (found is not None) == taken
    if found:
        assert found == page.Node(node, (tmp_path / "lib/node_modules/npm/bin/npm-cli.js").resolve())


def test_a_node_without_npm_is_not_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    node = node_that_says(tmp_path, "v24.0.0")
    (node.parent / "npm").unlink()
    monkeypatch.setenv("PATH", str(node.parent))
    assert page.on_path() is None


def test_npm_is_found_beside_a_launcher_that_is_no_link(tmp_path: Path) -> None:
    script = make(tmp_path / "lib/node_modules/npm/bin/npm-cli.js")
    assert page.npm_script(make(tmp_path / "bin/npm", "#!/bin/sh\n")) == script
    assert page.npm_script(make(tmp_path / "elsewhere/bin/npm")) is None


def test_scripts_find_the_node_and_not_the_machines_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NODE_ENV", "production")
    surroundings = page.surroundings(page.Node(Path("/n/bin/node"), Path("/n/npm-cli.js")))
    assert surroundings["PATH"].startswith(str(Path("/n/bin")))
    assert "NODE_ENV" not in surroundings


def test_the_page_is_built_anew_when_a_source_changes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(page, "WEB", tmp_path / "web")
    monkeypatch.setattr(page, "BUILT", tmp_path / "page/stamp.txt")
    source = make(tmp_path / "web/src/main.ts", "one")
    assert not page.is_built()
    make(page.BUILT, page.digest(page.sources()))
    for beside in ("tests/main.test.ts", "node_modules/x/index.js", ".lock"):
        make(tmp_path / "web" / beside)
    assert page.is_built()
    make(source, "two")
    assert not page.is_built()
    make(source, "one")
    assert page.is_built()
    source.rename(source.with_name("other.ts"))
    assert not page.is_built()


@pytest.mark.parametrize("folder", ["web", "tools/lighthouse"])
def test_the_lock_file_names_no_address_and_every_platform(folder: str) -> None:
    text = (page.ROOT / folder / "package-lock.json").read_text(encoding="utf-8")
    packages = json.loads(text)["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert not re.search(r"registry|\.tgz", text)
    for package in packages.values():
        for name in package.get("optionalDependencies", {}):
            assert f"node_modules/{name}" in packages, f"npm ci will refuse this: no {name}"


def test_the_page_has_no_inline_script_or_style() -> None:
    html = (page.WEB / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<style|style=|\bon\w+=|<script(?![^>]*\bsrc=)", html)


def test_the_page_can_be_installed_as_an_app() -> None:
    manifest = json.loads((page.WEB / "public/manifest.webmanifest").read_text(encoding="utf-8"))
    assert {"name", "short_name", "description"} <= manifest.keys()
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    html = (page.WEB / "index.html").read_text(encoding="utf-8")
    assert f'content="{manifest["theme_color"]}"' in html
    drawn = {(icon.get("purpose", "any"), icon["sizes"]) for icon in manifest["icons"]}
    assert {(purpose, f"{size}x{size}") for purpose in ("any", "maskable") for size in (192, 512)} <= drawn
    icons = {icon["src"]: icon["sizes"] for icon in manifest["icons"]} | {"apple-touch-icon.png": "180x180"}
    icons |= {"preview.png": "1200x630"}
    for name, sizes in icons.items():
        content = (page.WEB / "public" / name).read_bytes()
        if name.endswith(".png"):
            assert "x".join(map(str, struct.unpack(">II", content[16:24]))) == sizes
            assert len(content) < 25_000


@pytest.mark.slow
def test_a_wheel_has_the_page_and_the_variants_in_it(tmp_path: Path) -> None:
    if not page.is_built():
        pytest.skip("the page is not built; ./go test builds it")
    build = (sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(tmp_path))
    subprocess.run(build, cwd=page.ROOT, check=True, capture_output=True)
    [wheel] = tmp_path.glob("*.whl")
    with ZipFile(wheel) as content:
        html = content.read("rowlock/server/page/index.html").decode()
        files = re.findall(r'="\./([^"]+)"', html)
        assert len([name for name in files if name.startswith("assets/")]) == 2, "a script and a style"
        for name in (*files, "sw.js"):
            assert content.read(f"rowlock/server/page/{name}")
        for variant_id in rowlock.variants():
            assert content.read(f"rowlock/rules/printed/{variant_id}.toml")
