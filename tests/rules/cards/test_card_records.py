"""Records of card games: written, read, replayed, and refused."""

import random
from dataclasses import replace

import pytest

import rowlock
from carding import playthrough
from rowlock import CardPhase, CardRecord, CardState, NotationError, NotYourDecision, RecordError, SeatOutOfRange
from rowlock.rules.cards.card import cards_text

DEAL = f"deal {cards_text(rowlock.deck())}"
HEAD = f"variant cards\nseats Ada, Ben\n{DEAL}\n"
# Ada holds r2 r3 r4 r5, Ben r6 r7 r8 r9; the display is r10 r11 r12 y2, the pile y3 y4 y5 …


def last(text: str) -> CardState:
    """The state at the end of a record."""
    *_, state = rowlock.replay(CardRecord.parse(text))
    return state


def refused(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        last(text)
    return caught.value


@pytest.mark.parametrize("variant", rowlock.card_variants())
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_K10_a_game_from_its_record_is_the_game_that_was_played(variant: str, seats: int) -> None:
    rng = random.Random(f"{variant} {seats}")
    record: CardRecord | None = None
    played = []
    for state, seat, given in playthrough(variant, seats, rng, jokers=seats == 2):
        record = record or CardRecord.begin(state, [f"Player {seat}" for seat in range(seats)])
        played.append(state)
        read = CardRecord.parse(str(record))
        assert read == record
        assert str(read) == str(record)
        if given is not None:
            record = record.supplied(given) if isinstance(given, list) else record.chose(seat, given)
    assert record is not None
    states = list(rowlock.replay(record))
    assert (states[0], states[-1], len(states)) == (played[0], played[-1], len(played))
    settled = [state for state in played if state.phase is not CardPhase.NUMBER]  # seats choose in any order
    assert [state for state in states if state.phase is not CardPhase.NUMBER] == settled


def test_a_record_is_read_as_it_is_written() -> None:
    text = f"variant cards\nseats Ada, Ben\nfirst 1\n{DEAL}\n1  t1  - y4 | r6.r7:-\n2  t4  ? r5\n"
    record = CardRecord.parse(text)
    assert str(record) == repr(record) == text
    assert (record.first, record.jokers, record.names) == (1, False, ("Ada", "Ben"))
    assert str(CardRecord.parse(f"{text}\n# what a game")) == text


@pytest.mark.parametrize(
    ("lines", "phase"),
    [
        ("", CardPhase.TAKE),
        ("1  t1", CardPhase.NUMBER),
        ("1  t1  ? r4", CardPhase.NUMBER),
        ("1  t1  y4 r4", CardPhase.PLAY),
        ("1  t1  y4 r4 | r5:r5", CardPhase.TAKE),
        ("1  t1  y4 r4 | r5:r5\n2  t4  - - | r6.r7.r8:r6.r7.r8\n3  t2", CardPhase.NUMBER),
    ],
)
def test_K10_a_record_may_stop_anywhere(lines: str, phase: CardPhase) -> None:
    assert last(HEAD + lines).phase is phase


def test_K10_a_record_may_stop_before_the_deal() -> None:
    assert last("variant cards\nseats Ada").phase is CardPhase.DEAL


def test_K10_a_shuffle_is_written_where_it_happens() -> None:
    rng = random.Random(4)
    record: CardRecord | None = None
    for state, seat, given in playthrough("cards", 5, rng):
        record = record or CardRecord.begin(state, "ABCDE")
        if given is not None:
            record = record.supplied(given) if isinstance(given, list) else record.chose(seat, given)
    assert record is not None
    turn = next(index for index, turn in enumerate(record.turns) if turn.shuffle)
    line = str(record).splitlines()[3 + turn + bool(record.first)]
    assert f" ({cards_text(record.turns[turn].shuffle)}) " in line
    missing = replace(record, turns=(*record.turns[:turn], replace(record.turns[turn], shuffle=())))
    assert "the cards have to be handed in first" in str(refused(str(missing)))
    early = replace(record, turns=(replace(record.turns[0], shuffle=record.turns[turn].shuffle), *record.turns[1:]))
    assert refused(str(early)).line == 4 + bool(record.first)


@pytest.mark.parametrize(
    ("lines", "line", "seat", "rule", "told"),
    [
        ("1  t1.2", 4, 0, "K3", "take exactly 1"),
        ("1  t1  r3 -", 4, 0, "K3", "the open number is 4"),
        ("1  t1  - - | r9:-", 4, 0, "K3", "r9 is not in this hand"),
        ("1  t1  -", 4, None, "K3", "1 choices about the open number for 2 seats"),
        ("1  t1  - ? | r2:-", 4, None, "K3", "a play comes after the open number"),
        ("1  t1  - -\n2  t1", 4, None, "K3", "this turn is not finished, but another follows"),
        ("1  t1 (r2 r3)  - - | r2:-", 4, None, None, "these seats choose first: 0, 1"),
        ("1  t1  - - | r4.r2:-", 4, 0, None, "write the cards by number"),
    ],
)
def test_K10_a_line_that_cannot_be_played_is_named(
    lines: str, line: int, seat: int | None, rule: str | None, told: str
) -> None:
    error = refused(HEAD + lines)
    assert (error.line, error.seat, error.rule) == (line, seat, rule)
    assert told in str(error)


def test_K10_a_deck_that_is_none_is_refused() -> None:
    error = refused("variant cards\nseats Ada\ndeal r2 r3")
    assert "line 3: 2 cards, but y2 is missing" in str(error)
    assert "the cards have to be handed in first" in str(refused("variant cards\nseats Ada\n1  t1"))


OVER = "\n".join(f"{n}  t1  - | {card}:-" for n, card in enumerate(("r2", "r3", "r4", "r5"), 1))


def test_K6_nothing_follows_the_end() -> None:
    head = f"variant cards\nseats Ada\n{DEAL}\n"
    assert last(head + OVER).is_over
    error = refused(f"{head}{OVER}\n5  t1")
    assert (error.line, error.rule) == (8, "K6")
    assert "over before this turn" in str(error)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seats Ada", "the record has no line 'variant …'"),
        ("variant cards", "the record has no line 'seats …'"),
        ("variant cards\nseats Ada\nfirst x", "first x: a seat is a number from 0"),
        ("variant cards\nseats Ada\njokers maybe", "jokers maybe: write jokers yes, or leave the line out"),
        ("variant cards\nseats Ada\nlucky 5/10", "line 3: cannot read 'lucky 5/10'"),
        ("variant cards\nseats Ada\ndeal r2 r13", "'r13' is not a card; write r5 for red 5, or j5 for the joker 5"),
        (f"{HEAD}2  t1", "line 4: turn 1 is expected, not 2"),
        (f"{HEAD}1", "line 4: cannot read '1'; write a turn like"),
        (f"{HEAD}1  t9", "line 4: 't9' is not a move"),
        (f"{HEAD}1  t1 (x)", "line 4: 'x' is not a card"),
        (f"{HEAD}1  t1  - - |", "line 4: '' is not a move"),
        (f"{HEAD}1  t1\nfirst 1", "line 5: cannot read 'first 1'; headers come first and once, then turns"),
        ("variant cards\nseats Ada,,Ben", "'' cannot be a name in a record"),
    ],
)
def test_K10_a_text_that_is_no_record_is_refused(text: str, told: str) -> None:
    with pytest.raises(NotationError) as caught:
        CardRecord.parse(text)
    assert str(caught.value).startswith(told)


def test_a_record_of_another_game_is_refused() -> None:
    with pytest.raises(rowlock.UnknownVariant, match="there is no variant 'classic'; did you mean cards"):
        CardRecord.parse("variant classic\nseats Ada")


def test_names_belong_to_seats() -> None:
    with pytest.raises(NotationError, match="1 names for 2 seats"):
        CardRecord.begin(rowlock.start("cards"), ["Ada"])


def test_K14_a_record_keeps_no_choice_that_was_taken_back() -> None:
    record = CardRecord.parse(f"{HEAD}1  t1  ? r4")
    assert str(record.took_back(1)) == f"{HEAD}1  t1\n"
    for seat, lines in ((0, "1  t1  ? r4"), (1, "1  t1  - r4"), (1, "")):
        with pytest.raises(NotYourDecision, match=r"can be taken back \(K14\)"):
            CardRecord.parse(HEAD + lines).took_back(seat)
    for seat in (-1, 2):
        with pytest.raises(SeatOutOfRange):
            record.took_back(seat)
        with pytest.raises(SeatOutOfRange):
            record.chose(seat, rowlock.Pass())
