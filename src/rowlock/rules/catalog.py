"""The printed variants: files in `rules/printed`, written the way users write their own.

This is the only module of the rules that reads files, and it reads only the package's own.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from difflib import get_close_matches
from functools import cache

from rowlock.errors import UnknownVariant, WrongVariant
from rowlock.rules.pad.variant import Variant
from rowlock.rules.pad.variant_text import parse_variant
from rowlock.rules.printed import CARD_VARIANTS, FIRST

_ENDING = ".toml"
CARDS = "cards"
"""The folder of the card game's variants, and the name of the game."""

DEFAULT = FIRST[0]
"""The variant to play when nobody asks for another."""


@cache
def variants() -> tuple[str, ...]:
    """The ids of the printed variants."""
    from importlib.resources import files  # slower to import than the rules themselves, and not always needed

    names = [file.name for file in files("rowlock.rules.printed").iterdir()]
    found = {name.removesuffix(_ENDING) for name in names if name.endswith(_ENDING)}
    return (*FIRST, *sorted(found.difference(FIRST)))


@cache
def _printed(variant_id: str) -> Variant:
    from importlib.resources import files

    text = files("rowlock.rules.printed").joinpath(variant_id + _ENDING).read_text(encoding="utf-8")
    return parse_variant(text)


def variant(variant_id: str) -> Variant:
    """The printed variant with this id.

    >>> variant("longo").close_after
    6
    """
    _check(variant_id, variants())
    return _printed(variant_id)


def card_variants() -> tuple[str, ...]:
    """The ids of the pads on which the card game is played."""
    return CARD_VARIANTS


@cache
def card_variant(variant_id: str) -> Variant:
    """The pad of the card game with this id.

    >>> card_variant("cards").players
    (2, 5)
    """
    _check(variant_id, card_variants())
    return replace(_printed(f"{CARDS}/{variant_id}"), game=CARDS)


def _check(variant_id: str, known: Collection[str]) -> None:
    if variant_id not in known:
        near = get_close_matches(variant_id, known, 1, 0.5)
        hint = f"did you mean {near[0]}?" if near else f"choose from {', '.join(known)}"
        raise UnknownVariant(f"there is no variant {variant_id!r}; {hint}")


def variant_of(variant_id: str, own: Variant | None) -> Variant:
    """The variant a text names: `own` if given, which must be the same, or else a printed one."""
    if own is None:
        return variant(variant_id)
    if own.id != variant_id:
        raise WrongVariant(f"this belongs to the variant {variant_id}, not to {own.id}")
    return own
