"""Dice-game events in English: one sentence per event, and the lines that tell what an action did."""

from __future__ import annotations

from collections.abc import Sequence

from rowlock.english import count, listing
from rowlock.rules.dice.events import Chose, Closed, Ended, Event, OnSheet, Passed, Rolled, since
from rowlock.rules.dice.roll import UNKNOWN, face_text
from rowlock.rules.dice.state import State
from rowlock.rules.pad.layout import COLORS
from rowlock.rules.pad.sheet import Crossed, Earned, Locked, Penalized, Step, Struck
from rowlock.rules.pad.variant import Variant
from rowlock.terminal.words import KINDS, Story, does, verb


def tell(event: Event, names: Sequence[str], variant: Variant) -> str:
    """One event as a sentence without a period. A bonus starts with an arrow, because it follows a cross."""
    match event:
        case Rolled(seat, roll):
            shown = zip(COLORS, roll.colors, strict=True)
            faces = [f"{color} {face_text(face)}" for color, face in shown if face is not None]
            white = " + ".join(map(face_text, roll.whites))
            total = "" if UNKNOWN in roll.whites else f" = {roll.white_sum}"
            return f"{does(names[seat], 'roll')}: white {white}{total}; {', '.join(faces)}"
        case Chose(seat):
            return f"{does(names[seat], 'have')} chosen"
        case Passed(seat):
            return does(names[seat], "pass")
        case OnSheet(seat, step):
            phrase = _phrase(step, names[seat], variant)
            return phrase if phrase.startswith("→") else f"{names[seat]} {phrase}"
        case Closed(row):
            return f"{row} is closed, its die is out"
        case Ended():
            return _end(event, variant, variant.rows_to_end, "somebody")


def story(before: State, after: State, names: Sequence[str]) -> Story:
    """What one roll or choice did, in a few lines: one for all steps of a seat, one for everybody who passed.

    `after` must follow from `before` by exactly one roll or choice.
    """
    variant = before.variant
    plain: list[str] = []
    news: list[str] = []
    passing: list[int] = []
    steps: dict[int, list[Step]] = {}
    for event in since(before, after):
        match event:
            case OnSheet(_, Struck(_, used=False)):
                pass  # implied by the closing, and the same for everybody
            case OnSheet(seat, Penalized()):
                passing.remove(seat)
                plain.append(tell(event, names, variant))
            case OnSheet(seat, step):
                steps.setdefault(seat, []).append(step)
            case Passed(seat):
                passing.append(seat)
            case Closed(row) if row in variant.bar:
                news.append(f"{row} is closed, its die and its fields on the bonus bar are out")
            case Ended():
                # Only the active seat can have taken the last penalty.
                news.append(_end(event, variant, len(after.closed), names[before.active]))
            case Closed():
                news.append(tell(event, names, variant))
            case _:
                plain.append(tell(event, names, variant))
    deeds = [_chain(taken, names[seat], variant) for seat, taken in steps.items()]
    if passing:
        who = listing(names[seat] for seat in passing)
        deeds.append(f"{who} pass" if len(passing) > 1 else does(who, "pass"))
    known = warnings(before, names)
    news += [warning for warning in warnings(after, names) if warning not in known]
    return Story((*deeds, *plain), tuple(news))


def _chain(steps: Sequence[Step], name: str, variant: Variant) -> str:
    """A cross and everything it set off."""
    text = ""
    for index, step in enumerate(steps):
        phrase = _phrase(step, name, variant)
        if isinstance(step, Struck):
            follows = steps[index + 1] if index + 1 < len(steps) else None
            if isinstance(follows, Crossed) and follows.by_bonus:
                continue  # the cross that follows implies it
            phrase = f"{phrase}, but no field there is open"
        text += (" " if phrase.startswith("→") else ", ") + phrase if text else f"{name} {phrase}"
    return text


def _phrase(step: Step, name: str, variant: Variant) -> str:
    match step:
        case Crossed(field, by_bonus):
            crossed = variant.layout.name_of(variant.layout.fields[field])
            return f"→ bonus: {crossed}" if by_bonus else f"{verb(name, 'cross')} {crossed}"
        case Locked(row):
            return f"{verb(name, 'lock')} {row}"
        case Struck(index, used):
            color = variant.bar[index]
            return f"→ bonus bar: {color}" if used else f"{verb(name, 'strike')} {color} on the bonus bar"
        case Earned(kind):
            return f"{verb(name, 'earn')} {kind.replace('-', ' ')} ({KINDS[kind]})"
        case Penalized():
            return f"{verb(name, 'take')} a penalty"


def _end(end: Ended, variant: Variant, closed: int, who: str) -> str:
    """Why the playthrough is over: closed rows, penalties, or both."""
    rows = f"{count(closed, 'row')} {'is' if closed == 1 else 'are'} closed"
    who = "you" if who.casefold() == "you" else who
    penalties = f"{does(who, 'have')} {count(variant.penalties_to_end, 'penalty', 'penalties')}"
    return f"the game is over: {' and '.join([rows] * end.by_rows + [penalties] * end.by_penalties)}"


def warnings(state: State, names: Sequence[str]) -> tuple[str, ...]:
    """Whether one more closed row, or one more penalty for somebody, would end the playthrough."""
    if state.is_over:
        return ()
    found = ["one more row ends the game"] if 0 < len(state.closed) == state.variant.rows_to_end - 1 else []
    full = state.variant.penalties_to_end - 1
    last = [name for name, sheet in zip(names, state.sheets, strict=True) if 0 < sheet.penalties == full]
    if last:
        found.append(f"one more penalty for {' or '.join(last)} ends the game")
    return tuple(found)
