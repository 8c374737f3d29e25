"""The page's types match the protocol, and its golden messages are what tables send."""

from types import ModuleType

import pytest

import golden_messages
import golden_pads
import golden_playthroughs
import typescript
from typescript import Untranslatable, translate

SAMPLE = '''
"""A protocol."""
from dataclasses import dataclass

@dataclass
class Choose:
    """Choose."""
    type: Literal["choose"] = "choose"
    move: str
    seat: int | None = None
    """Whose."""
    id: int = 0

@dataclass
class News:
    """What happened.

    And then some.
    """
    type: Literal["news"] = "news"
    phase: Literal["roll", "over"]
    seats: tuple[Seat, ...]
    either: tuple[int | None, ...] = ()
    point: tuple[int, float]
    names: dict[str, tuple[str, ...]]
    over: bool = False

Mood = Literal["glad", "sad"]
"""How it is said."""

Spoken = Choose | Other
"""What is said."""
ClientMessage = Join | Spoken

LIMIT = 4096
'''

EXPECTED = """\
// Written by `python tools/typescript.py` from src/rowlock/protocol.py; do not edit.

/** Choose. */
export interface Choose {
  readonly type: "choose";
  readonly move: string;
  /** Whose. */
  readonly seat?: number | null;
  readonly id?: number;
}

/**
 * What happened.
 *
 * And then some.
 */
export interface News {
  readonly type: "news";
  readonly phase: "roll" | "over";
  readonly seats: readonly Seat[];
  readonly either: readonly (number | null)[];
  readonly point: readonly [number, number];
  readonly names: Readonly<Record<string, readonly string[]>>;
  readonly over: boolean;
}

/** How it is said. */
export type Mood =
  | "glad"
  | "sad";

/** What is said. */
export type Spoken =
  | Choose
  | Other;

export type ClientMessage =
  | Join
  | Spoken;
"""


def test_what_is_generated_for_the_page_is_fresh() -> None:
    generated = typescript.generated()
    assert {path: path.read_text(encoding="utf-8") for path in generated} == generated, f"run {typescript.COMMAND}"
    assert set(typescript.GENERATED.rglob("*.ts")) == set(generated)


@pytest.mark.parametrize("tool", [golden_messages, golden_playthroughs, golden_pads], ids=lambda tool: tool.__name__)
def test_the_golden_messages_are_fresh(tool: ModuleType) -> None:
    assert tool.GOLDEN.read_text(encoding="utf-8") == tool.golden(), f"run {tool.COMMAND}"


def test_a_protocol_is_translated() -> None:
    assert translate(SAMPLE) == EXPECTED


@pytest.mark.parametrize("kind", ["list[int]", "dict[int, str]", "Literal[1.5]", "Annotated[int, 3]", "tuple[int]()"])
def test_what_cannot_be_translated_is_refused(kind: str) -> None:
    with pytest.raises(Untranslatable, match="no TypeScript"):
        translate(f"class Odd:\n    field: {kind}\n")
