"""What a phone loads before it can use a screen of the page: scripts and styles, with the texts of one language."""

import gzip
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

import page

LARGEST_LOAD = 70_000
"""Compressed bytes until a screen can be used."""
LANGUAGES = ("en", "de", "nl", "fr", "es", "it")
GROUPED = {"start/Start.svelte": "start", "table/AtTable.svelte": "table", "table/Play.svelte": "play"}
"""Parts that share their file with others (web/plugins/parts.ts), by its name."""
PHASES = {"invite": "lobby/Invite.svelte", "lobby": "lobby/Lobby.svelte", "playing": "table/Play.svelte"}
"""What the route of a table shows, by its phase."""
PUZZLES = {"puzzles": "puzzles/Home.svelte", "puzzle": "puzzles/Training.svelte"}
"""What the route of puzzles shows: all of them, or one."""
OWN_TEXTS = {"review": "review/words", "learn": "tutorial/notes", "puzzles": "puzzles/words"}
"""Where routes have texts of their own, which they load before they show anything."""

LOAD = re.compile(r"""(?:(withMore)\(\(\) => |withTexts\(\[([^\]]*)\], \(\) => )?import\("\.{1,2}/([^"]+)"\)""")
"""A part of the page that is loaded on demand: the areas of its texts, and where it is."""


def source(name: str) -> str:
    return (page.WEB / "src" / name).read_text(encoding="utf-8")


def loads_in(text: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The parts that a source loads on demand, each with the areas of texts that come with it."""
    for more, areas, part in LOAD.findall(text):
        yield part, ("more",) if more else tuple(re.findall(r"\w+", areas))


def routes() -> dict[str, tuple[str, tuple[str, ...]]]:
    """By route, its component and the areas of its texts."""
    text = source("routes.ts")
    shared = dict(re.findall(r"^const (\w+) = (.*);$", text, re.M))
    listed = re.search(r"ROUTES.*?= \{\n(.*?)^\};", text, re.M | re.S)
    assert listed
    found: dict[str, tuple[str, tuple[str, ...]]] = {}
    for name, load in re.findall(r"^  (\w+)(?:: (.*))?,$", listed[1], re.M):
        [found[name]] = loads_in(shared.get(load or name, load))
    return found


def screens() -> dict[str, tuple[tuple[str, ...], tuple[str, ...]]]:
    """Every screen: its components, and the folders of its texts."""
    found: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {}
    phases = dict(load for name in ("AtTable.svelte", "Table.svelte", "playing.ts") for load in inside(name))
    for route, (part, areas) in routes().items():
        texts = (*(f"texts/{area}" for area in areas), *([OWN_TEXTS[route]] if route in OWN_TEXTS else ()))
        if route == "table":
            for phase, shown in PHASES.items():
                found[phase] = ((part, shown), tuple(f"texts/{area}" for area in phases[shown]))
        elif route == "puzzles":
            for screen, shown in PUZZLES.items():
                found[screen] = ((part, shown), texts)
        else:
            found[route] = ((part,), texts)
    return found


def inside(name: str) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What a file of web/src/table loads on demand, by the path of the part."""
    for part, areas in loads_in(source(f"table/{name}")):
        yield part if "/" in part else f"table/{part}", areas


@cache
def parts() -> dict[str, Any]:
    built: dict[str, Any] = json.loads((page.PAGE / "parts.json").read_text(encoding="utf-8"))
    return built


def files_of(*names: str) -> set[str]:
    """The files that parts need before they can be shown."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        part = parts().get(f"src/{name}") or parts().get(name) or named(GROUPED[name])
        if part["file"] not in found:
            found |= {str(part["file"]), *part.get("css", ())}
            waiting += part.get("imports", ())
    return found


def named(group: str) -> Any:
    return next(part for part in parts().values() if part.get("name") == group)


@cache
def packed(name: str) -> int:
    return len(gzip.compress((page.PAGE / name).read_bytes()))


def test_every_route_of_the_page_is_known_here() -> None:
    kinds = re.search(r"readonly page:(.*?);", source("net/address.ts"), re.S)
    assert kinds
    assert set(routes()) == set(re.findall(r'"(\w+)"', kinds[1]))
    assert set(OWN_TEXTS) <= set(routes())


@pytest.mark.parametrize("screen", screens())
def test_the_first_load_is_small(screen: str) -> None:
    if not page.is_built():
        pytest.skip("the page is not built; ./go test builds it")
    components, texts = screens()[screen]
    html = (page.PAGE / "index.html").read_text(encoding="utf-8")
    first = set(re.findall(r'="\./(assets/[^"]+\.(?:js|css))"', html)) | files_of(*components)
    for language in LANGUAGES:
        words = files_of(f"texts/{language}.ts", *(f"{folder}/{language}.ts" for folder in texts))
        sizes = {name: packed(name) for name in first | words}
        assert 3 < len(sizes) < 25, sizes
        assert sum(sizes.values()) <= LARGEST_LOAD, (language, sum(sizes.values()), sizes)
