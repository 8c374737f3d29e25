"""Every rule has a test named after it, and no test names a rule that does not exist."""

import re
from pathlib import Path

COUNTS = {"C": 13, "L": 8, "MA": 3, "MB": 1, "BA": 7, "BB": 6, "BP": 8, "K": 15}
RULES = {f"{letters}{number}" for letters, count in COUNTS.items() for number in range(1, count + 1)}
TESTS = Path(__file__).parent
PAGES = TESTS.parent / "docs" / "rules"
RULE_ID = r"(?:C|L|MA|MB|BA|BB|BP|K)\d+"


def rules_with_tests() -> set[str]:
    """The rule ids in the names of the engine's tests."""
    names = [re.findall(rf"^def test_({RULE_ID})_", path.read_text(encoding="utf-8"), re.M) for path in rule_tests()]
    return {rule for found in names for rule in found}


def rule_tests() -> list[Path]:
    return sorted((TESTS / "rules").rglob("test_*.py"))


def test_every_rule_has_a_test() -> None:
    assert not RULES - rules_with_tests()


def test_no_test_is_named_after_a_rule_that_there_is_not() -> None:
    assert not rules_with_tests() - RULES


def test_the_pages_for_people_tell_every_rule() -> None:
    told = {rule for page in PAGES.glob("*.md") for rule in re.findall(rf"\b{RULE_ID}\b", page.read_text("utf-8"))}
    assert told == RULES


def test_the_engine_cites_no_rule_that_there_is_not() -> None:
    sources = (TESTS.parent / "src" / "rowlock" / "rules").rglob("*.py")
    cited = {rule for path in sources for rule in re.findall(rf"\b{RULE_ID}\b", path.read_text("utf-8"))}
    assert cited <= RULES
