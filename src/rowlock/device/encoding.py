"""Protocol values as JSON for the page, like those of a server."""

from __future__ import annotations

import json
from dataclasses import fields


def encode(value: object) -> str:
    """Any protocol value as JSON."""
    return json.dumps(value, default=_plain, ensure_ascii=False, separators=(",", ":"))


def _plain(value: object) -> dict[str, object]:
    return {item.name: getattr(value, item.name) for item in fields(value)}  # type: ignore[arg-type]
