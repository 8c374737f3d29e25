"""Puts the page into every wheel and source package: hatchling calls this. See tools/page.py."""

from __future__ import annotations

import importlib.util
import tomllib
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


def page() -> ModuleType:
    """The module next to this one, which is no package that could be imported from."""
    spec = importlib.util.spec_from_file_location("page", Path(__file__).with_name("page.py"))
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


class PageBuildHook(BuildHookInterface[Any]):
    """Builds the page unless it is there. A source package holds it built, so installing that needs no node."""

    def dependencies(self) -> list[str]:
        """Ask for a node only where the page must be built and there is none."""
        builder = page()
        if builder.is_built() or builder.find_node():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        return list(project["dependency-groups"]["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """A development install leaves the page to ./go."""
        if version != "editable":
            page().build()
