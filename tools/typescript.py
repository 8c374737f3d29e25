"""Generate what the page takes from Python in web/src/generated: types of the protocol, texts of variants, reasons.

python tools/typescript.py            write the files
python tools/typescript.py --check    exit 1 if they are out of date

protocol.ts is generated from the source of src/rowlock/protocol.py and not from the loaded module, to include the
fields' docstrings. Fields with a default are optional in client messages; server messages always have every field.
variants/ has a file for each language with the names and descriptions of the printed variants, differences/ one with
what is different in them. reasons.ts lists the reasons why a field cannot be crossed, review_reasons.ts those
why one move is better than another, so that the page's types demand a sentence for each.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from enum import Enum
from pathlib import Path

import fresh
import rowlock
from rowlock.coach.reasons import Why
from rowlock.handbook.words import LANGUAGES
from rowlock.handbook.words.base import Words
from rowlock.rules.pad.objecting import Reason

SOURCES = tuple(
    fresh.ROOT / "src/rowlock" / name
    for name in ("scenes.py", "pads.py", "judgments.py", "table_events.py", "protocol.py", "reviews.py")
)
GENERATED = fresh.ROOT / "web/src/generated"
COMMAND = "python tools/typescript.py"
HEAD = f"// Written by `{COMMAND}` from src/rowlock/{{source}}; do not edit.\n"
SENT = ("ClientMessage", "NewTable", "NewSeat", "NewReplay", "NewPad", "NewReview", "NewBoard")
"""Messages sent by clients, on the socket and over HTTP; the server sends all others."""
PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}


class Untranslatable(Exception):
    """The protocol uses a construct this tool cannot translate to TypeScript."""


def translate(source: str) -> str:
    """The TypeScript for the dataclasses and unions of a module, in order."""
    body = ast.parse(source).body
    unions = {name: value for node in body for name, value in union(node)}
    sent = set(members(SENT, unions))
    parts = [HEAD.format(source="protocol.py")]
    for index, node in enumerate(body):
        if isinstance(node, ast.ClassDef):
            parts.append(interface(node, optional=node.name in sent))
        for name, value in union(node):
            parts.append(f"{comment(said_after(body, index))}export type {name} ={wrapped(typed(value))};\n")
    return "\n".join(parts)


def union(node: ast.stmt) -> Iterator[tuple[str, ast.expr]]:
    """The name and value, if this statement defines a union of types or literals, possibly with a single member."""
    match node:
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.BinOp(op=ast.BitOr()) | ast.Name() as value):
            yield name, value
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript(value=ast.Name(id="Literal")) as value):
            yield name, value


def members(names: tuple[str, ...], unions: dict[str, ast.expr]) -> Iterator[str]:
    """The dataclasses behind these names."""
    for name in names:
        if name in unions:
            inside = tuple(node.id for node in ast.walk(unions[name]) if isinstance(node, ast.Name))
            yield from members(inside, unions)
        else:
            yield name


def interface(node: ast.ClassDef, *, optional: bool) -> str:
    lines = [f"{comment(ast.get_docstring(node))}export interface {node.name} {{\n"]
    for index, field in enumerate(node.body):
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name):
            name = field.target.id
            mark = "?" if optional and field.value is not None and name != "type" else ""
            lines.append(comment(said_after(node.body, index), "  "))
            lines.append(f"  readonly {name}{mark}: {typed(field.annotation)};\n")
    return "".join([*lines, "}\n"])


def said_after(body: list[ast.stmt], index: int) -> str | None:
    """The docstring that follows a definition."""
    match body[index + 1 : index + 2]:
        case [ast.Expr(value=ast.Constant(value=str(text)))]:
            return " ".join(text.split())
    return None


def comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = text.splitlines()
    if len(lines) == 1:
        return f"{indent}/** {text} */\n"
    return "".join(f"{indent}{line}".rstrip() + "\n" for line in ("/**", *(f" * {line}" for line in lines), " */"))


def typed(node: ast.expr) -> str:
    """The TypeScript for a type."""
    match node:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return f"{typed(left)} | {typed(right)}"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=[item, ast.Constant(value=v)])) if v is ...:
            inside = typed(item)
            return f"readonly ({inside})[]" if " " in inside else f"readonly {inside}[]"
        case ast.Subscript(value=ast.Name(id="tuple"), slice=ast.Tuple(elts=items)):
            return f"readonly [{', '.join(map(typed, items))}]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[ast.Name(id="str"), value])):
            return f"Readonly<Record<string, {typed(value)}>>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            return " | ".join(map(literal, values.elts if isinstance(values, ast.Tuple) else [values]))
    raise Untranslatable(f"line {node.lineno}: no TypeScript for {ast.unparse(node)}; teach tools/typescript.py")


def literal(node: ast.expr) -> str:
    match node:
        case ast.Constant(value=str(text)):
            return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            return str(number)
    raise Untranslatable(f"line {node.lineno}: no TypeScript for the literal {ast.unparse(node)}")


def wrapped(union: str) -> str:
    """The union with one member per line, if there are several."""
    if " | " not in union:
        return f" {union}"
    return "".join(f"\n  | {part}" for part in union.split(" | "))


def variants(words: Words) -> str:
    """The TypeScript with the names and the short descriptions of the printed variants in a language."""
    lines = [HEAD.format(source="rules/printed")]
    lines.append(
        "export const variants: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {"
    )
    for variant_id in rowlock.variants():
        told = rowlock.variant(variant_id).told_in(words.language)
        name, about = (quoted(words.typeset(text)) for text in (told.name, told.short))
        lines.append(f"  {quoted(variant_id)}: {{ name: {name}, about: {about} }},")
    return "\n".join([*lines, "};\n"])


def reasons(codes: type[Enum], source: str, name: str) -> str:
    """The TypeScript that lists the codes of reasons, as a constant and a type of this name."""
    constant = re.sub("(?<=[a-z])(?=[A-Z])", "_", name).upper() + "S"
    lines = [f"  {quoted(code.value)}," for code in codes]
    known = f"export const {constant} = [\n" + "\n".join(lines) + "\n] as const;\n"
    return "\n".join([HEAD.format(source=source), known, f"export type {name} = (typeof {constant})[number];\n"])


def differences(words: Words) -> str:
    """The TypeScript with what is different in the printed variants, in a language."""
    lines = [HEAD.format(source="rules/printed")]
    lines.append("export const differences: Readonly<Record<string, readonly string[]>> = {")
    for variant_id in differing():
        told = rowlock.variant(variant_id).told_in(words.language)
        lines.append(f"  {quoted(variant_id)}: [")
        lines += [f"    {quoted(words.typeset(sentence))}," for sentence in told.differences]
        lines.append("  ],")
    return "\n".join([*lines, "};\n"])


def differing() -> list[str]:
    """The printed variants that say what is different in them."""
    return [variant_id for variant_id in rowlock.variants() if rowlock.variant(variant_id).differences]


def list_differing() -> str:
    """The TypeScript with their ids, which the page needs before any sentence."""
    ids = ", ".join(map(quoted, differing()))
    return f"{HEAD.format(source='rules/printed')}\nexport const differing: readonly string[] = [{ids}];\n"


def quoted(text: str) -> str:
    """A text as a literal, with typographic apostrophes."""
    return json.dumps(text.replace("'", "’"), ensure_ascii=False)


def generated() -> dict[Path, str]:
    """Every generated file with its text."""
    return {
        GENERATED / "protocol.ts": translate("".join(path.read_text(encoding="utf-8") for path in SOURCES)),
        GENERATED / "reasons.ts": reasons(Reason, "rules/pad/objecting.py", "Reason"),
        GENERATED / "review_reasons.ts": reasons(Why, "coach/reasons.py", "ReviewReason"),
        GENERATED / "differing.ts": list_differing(),
        **{GENERATED / f"variants/{language}.ts": variants(words) for language, words in LANGUAGES.items()},
        **{GENERATED / f"differences/{language}.ts": differences(words) for language, words in LANGUAGES.items()},
    }


if __name__ == "__main__":
    fresh.write_or_check(__doc__, generated, COMMAND)
