"""The reference page of the messages, generated from the modules that define them and from the HTTP operations."""

import ast
import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import get_args

from rowlock import judgments, pads, protocol, reviews, scenes, table_events
from rowlock.server.openapi import OPERATIONS, Operation

INTRODUCTION = """# The messages

{about}

Open a table with `POST /api/tables` and a body like `NewTable` below, sit down with `POST /api/tables/CODE/seats`
and `NewSeat`; both answer with `Held`. The socket is `/api/tables/CODE/socket`. The server describes its HTTP part at
`/api/openapi.json`. A message has at most 4096 bytes; unknown fields and wrong types are refused with their path,
and the connection stays open. `refused` has one of [these codes](errors.md), or `unavailable` when the server itself
has a problem. To write a program that plays, see [write a bot](../how-to/write-a-bot.md)."""


def messages() -> str:
    """Every message with its fields, in the order and under the headings of the module."""
    source = inspect.getsource(protocol)
    parts = [INTRODUCTION.format(about=inspect.cleandoc(protocol.__doc__ or "").partition("\n\n")[2])]
    headings = dict(_headings(source))
    body = ast.parse(source).body
    for node, following in zip(body, [*body[1:], None], strict=True):
        passed = [line for line in headings if line < node.lineno]
        parts += [f"## {headings.pop(line)}" for line in passed]
        if passed and not headings:
            parts.append("\n".join(map(_request, OPERATIONS)))
        if isinstance(node, ast.ClassDef):
            parts.append(_message(node))
        parts += _choice(node, following)
    modules = {
        "What happens": table_events,
        "What is on the table": scenes,
        "Hints and the board": judgments,
        "Reviews": reviews,
        "Score pads": pads,
    }
    for heading, module in modules.items():
        parts += [f"## {heading}", *_messages(module)]
    return "\n\n".join(parts) + "\n"


def _messages(module: ModuleType) -> list[str]:
    """The messages that a module defines."""
    return [_message(node) for node in ast.parse(inspect.getsource(module)).body if isinstance(node, ast.ClassDef)]


def _headings(source: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(source.splitlines(), 1):
        if line.startswith("# ──"):
            yield number, line.strip("#─ ")


def _request(operation: Operation) -> str:
    query = "&".join(f"{name}=…" for name in operation.query)
    asked = f"{operation.method} {operation.path}{'?' * bool(query)}{query}"
    taken = f" with `{operation.takes.__name__}`" if operation.takes else ""
    given = f" → `{_name(operation.gives)}`" if operation.gives else f" → {' or '.join(operation.media)}"
    return f"- `{asked}`{taken}{given}: {operation.asked.__doc__}"


def _name(kind: object) -> str:
    return kind.__name__ if inspect.isclass(kind) and not get_args(kind) else str(kind).replace("rowlock.protocol.", "")


def _message(node: ast.ClassDef) -> str:
    lines = []
    tag = ""
    for item, following in zip(node.body, [*node.body[1:], None], strict=True):
        if not isinstance(item, ast.AnnAssign) or not isinstance(item.target, ast.Name):
            continue
        if item.target.id == "type":
            tag = f", type `{ast.literal_eval(item.value)}`" if item.value else ""
            continue
        default = f" = {ast.unparse(item.value)}" if item.value else ""
        said = f": {_text(following)}" if _text(following) else ""
        lines.append(f"- `{item.target.id}: {ast.unparse(item.annotation)}{default}`{said}")
    about = " ".join((ast.get_docstring(node) or "").split())
    return "\n\n".join([f"### {node.name}{tag}", about, *(["\n".join(lines)] if lines else [])])


def _choice(node: ast.stmt, following: ast.stmt | None) -> Iterator[str]:
    """The section about a named set of values, if this node defines one."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript(value=ast.Name(id="Literal"), slice=values)):
            listed = ", ".join(f"`{value}`" for value in ast.literal_eval(values))
            yield f"### {name}\n\n{_text(following)} One of {listed}."


def _text(node: ast.stmt | None) -> str:
    """The docstring of a field, if this node is one."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return " ".join(node.value.value.split())
    return ""
