"""Invalid moves of the card game: each is refused by its rule, and nothing is lost."""

import pytest

import rowlock
from carding import EMPTY, forbidden_by, lay_out, miswritten
from rowlock import Cross, NotationError, Pass, Play, Take
from rowlock.rules.cards.card_objections import CardReason

TO_PLAY = "play one to three cards of one color, r3.r8:r3, or r3.r8:- to cross none"
HAND = "r2 r4 r6 y5 j9"


def playing(hand: str = HAND, **other: str) -> rowlock.CardState:
    return lay_out(hand, jokers=True, **other)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("move", "rule", "reason", "told"),
    [
        ("r2.r4.r6.j9=r:-", "K3", CardReason.CARD_COUNT, "play one to 3 cards, not 4"),
        ("r2.y5:-", "K3", CardReason.TWO_COLORS, "the cards of a play have one color, not red and yellow"),
        ("r2.j9=b:-", "K3", CardReason.TWO_COLORS, "the cards of a play have one color, not red and blue"),
        ("r3:-", "K3", CardReason.NOT_HELD, "r3 is not in this hand"),
        ("r2.r2:-", "K3", CardReason.NOT_HELD, "r2 is not in this hand"),
        ("j8=r:-", "K3", CardReason.NOT_HELD, "j8 is not in this hand"),
        ("r2=r:r2", "K8", CardReason.NO_JOKER, "r2 is no joker, it has its color"),
        ("r2=y:-", "K8", CardReason.NO_JOKER, "r2 is no joker, it has its color"),
        ("j9:-", "K8", CardReason.JOKER_COLOR, "say which color the joker is played as, j9=r"),
        ("r2:r3", "K3", CardReason.NOT_PLAYED, "no card of this play stands for red 3"),
        ("r2:y2", "K3", CardReason.NOT_PLAYED, "no card of this play stands for yellow 2"),
        ("j9=r:b9", "K3", CardReason.NOT_PLAYED, "no card of this play stands for blue 9"),
        (
            *("r2.r6:r2.r6", "K3", CardReason.LEFT_OUT),
            "these crosses leave out 3 fields between the first and the last, at most 1 may be",
        ),
        ("-", "K3", CardReason.OTHER_PHASE, TO_PLAY),
        (
            "r2",
            "K3",
            CardReason.OTHER_PHASE,
            TO_PLAY,
        ),
        (
            "t1",
            "K3",
            CardReason.OTHER_PHASE,
            TO_PLAY,
        ),
    ],
)
def test_a_play_is_refused_by_its_rule(move: str, rule: str, reason: CardReason, told: str) -> None:
    state = playing()
    assert forbidden_by(state, 0, move) == rule
    with pytest.raises(rowlock.IllegalMove) as caught:
        rowlock.choose(state, 0, move)
    assert caught.value.reason == reason
    assert str(caught.value) == f"{move}: {told} ({rule})"


def test_the_sheet_refuses_as_in_every_game() -> None:
    sheet = "r5.r6.r7.r8 y2.y3.y4.y5.y6.y12 - - p0"
    state = lay_out("r3 r12 y8 r6 b9", sheets=(sheet, EMPTY))
    assert forbidden_by(state, 0, "r3:r3") == "C3"
    assert forbidden_by(state, 0, "r6:r6") == "C3"
    assert forbidden_by(state, 0, "r12:r12") == "C7"


@pytest.mark.parametrize("move", ["y8:y8", "y12:y12"])
def test_K5_a_field_of_a_row_that_one_has_closed_is_refused_by_that_rule(move: str) -> None:
    state = lay_out("r3 r12 y8 y12 b9", sheets=("- y2.y3.y4.y5.y6.y12 - - p0", EMPTY))
    assert forbidden_by(state, 0, move) == "K5"
    with pytest.raises(rowlock.IllegalMove, match=r"you have closed row yellow \(K5\)") as caught:
        rowlock.choose(state, 0, move)
    assert caught.value.facts == {"field": move[: len(move) // 2], "row": "yellow"}


def test_K7_on_gemixxt_A_a_card_crosses_the_field_of_its_color_only() -> None:
    state = lay_out("r3 r8 r11 y2 y7", variant="cards-mixx-a")
    assert forbidden_by(state, 0, "r3:r3") == "K7"
    assert forbidden_by(state, 0, "r3.r8:y3.g8") == "K7"


@pytest.mark.parametrize(
    ("move", "rule", "told"),
    [
        ("t1", "K3", "take exactly 2, so that you hold 5 cards"),
        ("t1.2.3", "K3", "take exactly 2, so that you hold 5 cards"),
        ("-", "K3", "take cards from the display first, t1"),
        ("r7", "K3", "take cards from the display first, t1"),
        ("r2:-", "K3", "take cards from the display first, t1"),
    ],
)
def test_K3_one_takes_until_one_holds_five(move: str, rule: str, told: str) -> None:
    state = lay_out("r2 r3 r4", phase="take")
    assert forbidden_by(state, 0, move) == rule
    with pytest.raises(rowlock.IllegalMove, match=told):
        rowlock.choose(state, 0, move)


@pytest.mark.parametrize(
    ("move", "rule", "told"),
    [
        ("r8", "K3", "the open number is 7"),
        ("r7:r7", "K3", "cross the open number first, or pass with -"),
        ("t1", "K3", "cross the open number first, or pass with -"),
        ("y7", "C3", "yellow 7 is not right of the last cross, yellow 9"),
    ],
)
def test_K3_only_the_open_number_can_be_crossed(move: str, rule: str, told: str) -> None:
    state = lay_out("r2 r3 r4 r5 r7", phase="number", pile="b7", sheets=("- y9 - - p0", EMPTY))
    assert forbidden_by(state, 0, move) == rule
    with pytest.raises(rowlock.IllegalMove, match=told):
        rowlock.choose(state, 0, move)


def test_K11_what_is_not_in_the_pinned_order_is_refused_and_not_repaired() -> None:
    state = playing()
    for move in ("r4.r2:-", "r6.r4.r2:-"):
        assert "write the cards by number" in miswritten(state, 0, move)
    double = playing("r5 j5 y4 g6 b9")
    assert "write the cards by number" in miswritten(double, 0, "j5=r.r5:r5")
    for move in ("r2.r4:r4.r2", "r2.r4:r2.r2"):
        assert "write each field once" in miswritten(state, 0, move)
    mixed = lay_out("r3 r8 r11 y2 y7", variant="cards-mixx-a")
    assert "rows from top to bottom" in miswritten(mixed, 0, "r3.r8.r11:b8.y3")
    taking = lay_out("r2 r3 r4", phase="take")
    for move in ("t3.1", "t2.2"):
        assert "from left to right" in miswritten(taking, 0, move)


@pytest.mark.parametrize("move", ["r13:-", "r1:-", "x5:-", "r5", "r5:", ":r5", "r5.:-", "r5:r5.", "t5", "t0", "t", ""])
@pytest.mark.parametrize("phase", ["take", "number", "play"])
def test_K10_what_is_no_move_is_refused_in_every_phase(phase: str, move: str) -> None:
    state = lay_out("r2 r3 r4 y5" if phase == "take" else "r2 r3 r4 y5 y6", phase=phase, pile="b7")
    if move == "r5":
        assert forbidden_by(state, 0, move) == "K3"
    else:
        assert "is not a move; write t1.3 to take cards" in miswritten(state, 0, move)


@pytest.mark.parametrize("move", ["r5=x:-", "j5=:-", "r5>b:-", "r5:r5>b", "y7>b", "r٥:-", "t１"])
def test_K10_signs_of_other_notations_are_no_move(move: str) -> None:
    with pytest.raises(NotationError, match="is not a move"):
        rowlock.parse_card_move(move)


def test_a_field_that_the_sheet_does_not_have_is_refused() -> None:
    assert "there is no field ry5 on this sheet" in miswritten(playing(), 0, "r2:ry5")
    number = lay_out("r2 r3 r4 r5 r7", phase="number", pile="b7")
    assert "there is no field r13" in miswritten(number, 0, "r13")
    assert "there is no field r7>b" in miswritten(number, 0, Cross("r7", "b"))


def test_moves_are_values_too() -> None:
    assert forbidden_by(playing(), 0, Play(())) == "K3"
    assert forbidden_by(playing(), 0, Pass()) == "K3"
    assert "1 to 4" in miswritten(lay_out("r2 r3 r4", phase="take"), 0, Take((1, 5)))
    with pytest.raises(NotationError, match="t1 is a move of the card game"):
        rowlock.choose(rowlock.roll(rowlock.start("classic"), "34 2516"), 0, Take((1,)))  # type: ignore[call-overload]


@pytest.mark.parametrize(
    ("phase", "seat", "error", "told"),
    [
        ("take", 1, rowlock.NotYourDecision, r"only the active seat 0 takes and plays cards \(K3\)"),
        ("play", 1, rowlock.NotYourDecision, r"only the active seat 0 takes and plays cards \(K3\)"),
        ("take", 2, rowlock.SeatOutOfRange, "the seats here are 0 to 1"),
        ("play", -1, rowlock.SeatOutOfRange, "the seats here are 0 to 1"),
        ("over", 0, rowlock.NotYourDecision, "the playthrough is over"),
    ],
)
def test_K3_only_who_is_to_decide_chooses(phase: str, seat: int, error: type[Exception], told: str) -> None:
    sheets = ("- - - - p4", EMPTY) if phase == "over" else (EMPTY, EMPTY)
    state = lay_out("r2 r3 r4 r5" if phase == "take" else "r2 r3 r4 r5 r6", phase=phase, sheets=sheets)
    with pytest.raises(error, match=told):
        rowlock.choose(state, seat, "-")
    if error is rowlock.SeatOutOfRange:
        for call in (rowlock.legal, rowlock.view, rowlock.take_back):
            with pytest.raises(error, match=told):
                call(state, seat)
    else:
        assert rowlock.legal(state, seat) == ()


def test_nobody_chooses_twice_for_one_number() -> None:
    state = lay_out("r2 r3 r4 r5 r6", phase="number", pile="b7", choices="? y7")
    with pytest.raises(rowlock.AlreadyDecided, match="seat 1 has already chosen y7 for the open number"):
        rowlock.choose(state, 1, "-")
