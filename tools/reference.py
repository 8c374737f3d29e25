"""The reference pages, generated from the code they describe."""

import inspect
import re
from collections.abc import Callable
from enum import Enum
from typing import Protocol

import rowlock
from rowlock import errors
from rowlock.rules.cards import card, card_moves, card_notation, card_record
from rowlock.rules.dice import editing, notation, record
from rowlock.rules.pad import layout, pad_marks

SECTIONS = {
    "Playing": (
        "start",
        "roll",
        "to_decide",
        "legal",
        "choose",
        "take_back",
        "outcomes",
        "view",
        "View",
        "Phase",
        "State",
    ),
    "The card game": (
        *("supply", "deck", "card_variants", "CardState", "CardPhase", "CardView"),
        *("Card", "CardMove", "Take", "Play", "PlayedCard", "parse_cards", "parse_card_move", "parse_card_state"),
        *("CardRecord", "CardTurn"),
    ),
    "Scoring": ("scores", "winners", "score", "Score"),
    "Moves, rolls, sheets": ("Move", "Cross", "Pass", "Roll", "Sheet"),
    "Reading": ("parse_move", "parse_roll", "parse_sheet", "parse_state"),
    "Records and events": ("Record", "Turn", "replay", "since", "told", "fold", "Event"),
    "Players": ("players", "player", "register", "Player"),
    "Judging": ("worth", "MoveWorths", "Worth", "review", "Review"),
    "Simulating": ("simulate", "arena", "tournament"),
    "Variants": ("variant", "variants", "load_variant", "parse_variant", "Variant", "Kind"),
}


def api() -> str:
    """Every public name, with its signature and docstring."""
    parts = [
        "# The Python interface",
        "Everything here is imported from `rowlock`. Values are frozen; functions return the",
    ]
    parts[-1] += " next value. The errors have [a page of their own](errors.md)."
    for title, names in SECTIONS.items():
        parts += [f"## {title}", *(_entry(name) for name in names)]
    return "\n\n".join(parts) + "\n"


def _entry(name: str) -> str:
    thing = getattr(rowlock, name)
    if not callable(thing) or not inspect.getdoc(thing):
        return f"### {name}\n\n`{name} = {_plain(str(thing))}`"
    is_made = not (isinstance(thing, type) and (issubclass(thing, Enum) or Protocol in thing.__bases__))
    signature = _signature(name, thing) if is_made else ""
    doc = inspect.cleandoc(thing.__doc__ or "")
    text, _, example = doc.partition("\n>>> ")
    code = f"\n\n```pycon\n>>> {example.strip()}\n```" if example else ""
    return f"### {name}\n\n{signature}{text.strip()}{code}{_members(thing)}"


def _signature(name: str, thing: Callable[..., object]) -> str:
    return f"```python\n{name}{_plain(str(inspect.signature(thing)))}\n```\n\n"


def _plain(text: str) -> str:
    """A signature without quotes and module names."""
    text = text.replace("'", "")
    text = re.sub(r"(rowlock(\.[a-z_]+)+|collections\.abc)\.", "", text)
    return text.removesuffix(" -> None")


def _members(thing: object) -> str:
    """The public methods and properties of a class, one per line."""
    if not isinstance(thing, type):
        return ""
    if issubclass(thing, Enum):
        return "\n\n" + "\n".join(f"- `{member.name}`" for member in thing)
    lines = []
    for name, member in vars(thing).items():
        function = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
        if name.startswith("_") or not inspect.isfunction(function):
            continue
        first = (inspect.getdoc(function) or "").splitlines()[0]
        lines.append(f"- `{name}{'' if isinstance(member, property) else '()'}`: {first}")
    return "\n\n" + "\n".join(lines) if lines else ""


def written_forms() -> str:
    """The notation of every value, from the docstrings of the modules that parse it."""
    parts = ["# The written forms", "`str` of a value gives its written form, and parsing that gives the value back."]
    modules = {
        "Moves, rolls, sheets, states": notation,
        "Records": record,
        "Changes of a position": editing,
        "Cards": card,
        "Moves of the card game": card_moves,
        "States of the card game": card_notation,
        "Records of the card game": card_record,
        "Drawings of sheets": layout,
        "Marks on a score pad": pad_marks,
    }
    for title, module in modules.items():
        parts += [f"## {title}", _page(inspect.cleandoc(module.__doc__ or ""))]
    return "\n\n".join(parts) + "\n"


def error_codes() -> str:
    """The error tree."""
    return f"# The errors\n\n{_tree(inspect.cleandoc(errors.__doc__ or ''))}\n"


def _page(doc: str) -> str:
    """Convert a docstring to a page: indented blocks become code."""
    blocks = []
    for block in doc.split("\n\n"):
        lines = block.splitlines()
        code = all(line.startswith("    ") for line in lines)
        blocks.append("\n".join(["```text", *(line[4:] for line in lines), "```"]) if code else block)
    return "\n\n".join(blocks)


def _tree(doc: str) -> str:
    text, _, tree = doc.partition("\n\n")
    return f"{text}\n\n```text\n{tree}\n```"
