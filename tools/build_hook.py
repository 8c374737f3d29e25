"""Puts the page into every wheel and source package: hatchling calls this. See tools/page.py."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone

import page


class PageBuildHook(BuildHookInterface[Any]):
    """Builds the page unless it is there. A source package holds it built, so installing that needs no node."""

    def dependencies(self) -> list[str]:
        """Ask for a node only where the page must be built and there is none."""
        if page.is_built() or page.find_node():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        return list(project["dependency-groups"]["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """A development install leaves the page to ./go."""
        if version != "editable":
            page.build()
