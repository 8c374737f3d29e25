"""Hatchling build hook that puts the page into every wheel and source distribution. See tools/page.py."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file on its own

import page


class PageBuildHook(BuildHookInterface[Any]):
    """Builds the page unless it is up to date. A source distribution contains it, so installing one needs no Node."""

    def dependencies(self) -> list[str]:
        """Require Node only if the page must be built and none is installed."""
        if page.is_built() or page.find_node():
            return []
        project = tomllib.loads(Path(self.root, "pyproject.toml").read_text(encoding="utf-8"))
        return list(project["dependency-groups"]["node"])

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, except for an editable install, where ./go does it."""
        if version != "editable":
            page.build()
