"""The languages of the handbook. Each has a module here and a folder with its prose."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from rowlock.handbook.words import de, en, es, fr, it, nl
from rowlock.handbook.words.base import Words

LANGUAGES: Mapping[str, Words] = MappingProxyType(
    {words.language: words for words in (en.WORDS, de.WORDS, nl.WORDS, fr.WORDS, es.WORDS, it.WORDS)}
)
"""The words by language. The first language is the fallback."""


def spoken(tag: str) -> str:
    """The language to write in for a reader with this language tag, such as `de-AT`."""
    wanted = tag.lower().partition("-")[0]
    return wanted if wanted in LANGUAGES else next(iter(LANGUAGES))
