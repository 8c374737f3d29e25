"""The open number, plays, closing and the end."""

import pytest

import rowlock
from carding import EMPTY, crosses, forbidden_by, land, lay_out, moves
from rowlock import CardPhase

FIVE_RED = "r2.r3.r4.r5.r6 - - - p0"


def test_K3_the_open_number_is_for_everybody_at_once_in_one_row() -> None:
    state = lay_out("r2 r3 r4 r5 r6", phase="number", pile="b7", sheets=("r8 - - - p0", "- - g3 - p0", EMPTY))
    assert rowlock.to_decide(state) == (0, 1, 2)
    assert moves(state, 0) == ["y7", "g7", "b7", "-"]
    assert moves(state, 1) == ["r7", "y7", "b7", "-"]
    half = rowlock.choose(rowlock.choose(state, 2, "y7"), 0, "b7")
    assert half.sheets == state.sheets
    assert rowlock.to_decide(half) == (1,)
    after = rowlock.choose(half, 1, "-")
    assert [str(sheet) for sheet in after.sheets] == ["r8 - - b7 p0", "- - g3 - p0", "- y7 - - p0"]
    assert (after.phase, rowlock.to_decide(after)) == (CardPhase.PLAY, (0,))


def test_K3_red_2_4_6_gives_2_4_or_4_6_or_one_of_them() -> None:
    state = lay_out("r2 r4 r6 y3 b9")
    assert crosses(state, "r2.r4.r6") == {"r2", "r4", "r6", "r2.r4", "r4.r6", "-"}
    assert forbidden_by(state, 0, "r2.r4.r6:r2.r4.r6") == "K3"
    assert forbidden_by(state, 0, "r2.r4.r6:r2.r6") == "K3"


def test_K3_blue_12_11_9_may_all_be_crossed() -> None:
    state = lay_out("b9 b11 b12 r3 y9")
    assert "b12.b11.b9" in crosses(state, "b9.b11.b12")
    after = rowlock.choose(state, 0, "b9.b11.b12:b12.b11.b9")
    assert str(after.sheets[0]) == "- - - b12.b11.b9 p0"


def test_K3_red_2_3_6_gives_2_or_3_or_both_or_6() -> None:
    assert crosses(lay_out("r2 r3 r6 y3 b9"), "r2.r3.r6") == {"r2", "r3", "r2.r3", "r6", "-"}


def test_K3_one_to_three_cards_are_played_all_of_one_color() -> None:
    state = lay_out("r2 r3 r4 r5 y9")
    played = {move.partition(":")[0] for move in moves(state)}
    assert played == {
        *("r2", "r3", "r4", "r5", "y9", "r2.r3", "r2.r4", "r2.r5", "r3.r4", "r3.r5", "r4.r5"),
        *("r2.r3.r4", "r2.r3.r5", "r2.r4.r5", "r3.r4.r5"),
    }


def test_K3_a_card_must_be_played_and_may_be_thrown_away() -> None:
    state = lay_out("r2 r3 r4 r5 y9")
    assert forbidden_by(state, 0, "-") == "K3"
    assert "y9:-" in moves(state)


def test_K3_played_cards_are_discarded_and_the_turn_passes_on() -> None:
    state = lay_out("r2 r3 r4 r5 y9")
    after = rowlock.choose(state, 0, "r2.r4:r2.r4")
    assert [str(card) for card in after.hands[0]] == ["r3", "r5", "y9"]
    assert [str(card) for card in after.discards] == [*map(str, state.discards), "r2", "r4"]
    assert (after.active, after.turn, after.phase, after.choices) == (1, 8, CardPhase.TAKE, ())
    assert str(after.sheets[0]) == "r2.r4 - - - p0"


def test_K3_fields_lost_before_are_not_offered() -> None:
    assert crosses(lay_out("r2 r5 r7 y3 b9", sheets=("r6 - - - p0", EMPTY)), "r2.r5.r7") == {"r7", "-"}


@pytest.mark.parametrize(
    ("choice", "play", "penalties"), [("-", "r5:-", 1), ("-", "r5:r5", 0), ("b7", "r5:-", 0), ("b7", "r5:r5", 0)]
)
def test_K4_no_cross_at_all_costs_the_active_player_a_penalty(choice: str, play: str, penalties: int) -> None:
    state = lay_out("r2 r3 r4 r5 r6", phase="number", pile="b7")
    state = land(state, choice, "-")
    assert [sheet.penalties for sheet in state.sheets] == [0, 0]
    after = rowlock.choose(state, 0, play)
    assert [sheet.penalties for sheet in after.sheets] == [penalties, 0]
    assert rowlock.scores(after)[1] == 0


def test_K5_a_row_is_closed_for_its_player_alone() -> None:
    closed = "r2.r3.r4.r5.r6.r12 - - - p0"
    state = lay_out("r7 r8 y7 y8 g2", phase="number", pile="b9", sheets=(closed, EMPTY))
    assert state.closed == frozenset()
    assert moves(state, 0) == ["y9", "g9", "b9", "-"]
    assert moves(state, 1) == ["r9", "y9", "g9", "b9", "-"]
    assert forbidden_by(state, 0, "r9") == "K5"
    state = land(state, "-", "r9")
    assert crosses(state, "r7.r8") == {"-"}


def test_K5_closing_needs_five_crosses_and_brings_the_lock() -> None:
    state = lay_out("r12 r3 y4 y5 y6", sheets=(FIVE_RED, EMPTY))
    after = rowlock.choose(state, 0, "r12:r12")
    assert after.sheets[0].count(0) == 7
    assert rowlock.scores(after)[0] == 28
    four = lay_out("r12 r3 y4 y5 y6", sheets=("r2.r4.r5.r6 - - - p0", EMPTY))
    assert forbidden_by(four, 0, "r12:r12") == "C7"


def test_K5_the_open_number_closes_a_row_too_and_others_go_on_in_it() -> None:
    state = lay_out("r7 r8 y7 y8 g2", phase="number", pile="b12", sheets=(FIVE_RED, FIVE_RED))
    after = land(state, "r12", "-")
    assert after.sheets[0].is_locked(0)
    assert after.phase is CardPhase.PLAY
    after = rowlock.choose(after, 0, "y7:y7")
    assert not after.is_over
    other = lay_out("r7 r8 y7 y8 g2", seat=1, sheets=[str(sheet) for sheet in after.sheets])
    assert crosses(other, "r7.r8", 1) == {"r7", "r8", "r7.r8", "-"}


def test_K9_crosses_of_the_same_play_count_for_closing() -> None:
    state = lay_out("r10 r11 r12 y4 y5", sheets=("r2.r3.r4 - - - p0", EMPTY))
    assert crosses(state, "r10.r11.r12") == {"r10", "r11", "r10.r11", "r10.r11.r12", "-"}
    after = rowlock.choose(state, 0, "r10.r11.r12:r10.r11.r12")
    assert after.sheets[0].is_locked(0)
    assert after.sheets[0].count(0) == 7


def test_K9_fields_crossed_in_the_same_play_are_not_left_out() -> None:
    state = lay_out("y5 y6 y8 g2 g3")
    assert "y5.y6.y8" in crosses(state, "y5.y6.y8")


CLOSED_RED = "r2.r3.r4.r5.r6.r12 - - b12.b11.b10.b9.b8 p0"


def test_K6_two_rows_of_one_player_end_it() -> None:
    state = lay_out("r7 b2 y7 y8 g2", sheets=(CLOSED_RED, EMPTY))
    after = rowlock.choose(state, 0, "b2:b2")
    assert (after.phase, after.is_over, after.choices) == (CardPhase.OVER, True, ())
    assert after.active == 0
    assert rowlock.to_decide(after) == ()
    assert [str(card) for card in after.hands[0]] == ["g2", "r7", "y7", "y8"]


def test_K6_two_rows_of_different_players_do_not() -> None:
    sheets = ("r2.r3.r4.r5.r6.r12 - - - p0", "- y2.y3.y4.y5.y6.y12 - - p0")
    state = lay_out("r7 b2 y7 y8 g2", sheets=sheets)
    assert not rowlock.choose(state, 0, "y7:y7").is_over


@pytest.mark.parametrize("seat", [0, 1])
def test_K6_an_end_by_the_open_number_leaves_out_the_play_and_the_penalty(seat: int) -> None:
    sheets = [EMPTY, EMPTY]
    sheets[seat] = CLOSED_RED
    state = lay_out("r7 b3 y7 y8 g3", phase="number", pile="g2", sheets=sheets)
    choices = ["-", "-"]
    choices[seat] = "b2"
    after = land(state, *choices)
    assert after.is_over
    assert [sheet.penalties for sheet in after.sheets] == [0, 0]
    assert len(after.hands[0]) == 5


def test_K6_the_fourth_penalty_ends_it() -> None:
    state = lay_out("r7 b2 y7 y8 g2", sheets=("- - - - p3", EMPTY))
    assert not rowlock.choose(state, 0, "r7:r7").is_over
    after = rowlock.choose(state, 0, "r7:-")
    assert after.is_over
    assert rowlock.scores(after) == (-20, 0)
    assert rowlock.winners(after) == (1,)


def test_K7_red_3_8_11_on_gemixxt_A_go_into_their_own_rows() -> None:
    state = lay_out("r3 r8 r11 y2 y7", variant="cards-mixx-a")
    assert "r3.r8.r11:y3.b8" in moves(state)
    after = rowlock.choose(state, 0, "r3.r8.r11:y3.b8")
    assert str(after.sheets[0]) == "- y3 - b8 p0"
    assert crosses(state, "r3.r8.r11") == {"r11", "y3", "b8", "r11.y3", "r11.b8", "y3.b8", "r11.y3.b8", "-"}


def test_K7_on_gemixxt_A_more_than_one_field_may_be_left_out() -> None:
    state = lay_out("g4 g7 g8 y2 r7", variant="cards-mixx-a")
    assert crosses(state, "g4.g7.g8") == {"r8", "y4", "y7", "r8.y4", "r8.y7", "y4.y7", "r8.y4.y7", "-"}


def test_K7_on_gemixxt_A_every_card_stands_for_one_field() -> None:
    layout = rowlock.start("cards-mixx-a").variant.layout
    for card in rowlock.deck():
        (field,) = layout.by_color[card.color, card.number]
        assert (field.color, field.number) == (card.color, card.number)


def test_K7_on_gemixxt_A_rows_close_by_their_last_field_and_for_their_player() -> None:
    sheet = "r2.r3.r4.r5.r6 - - - p0"
    state = lay_out("r12 r11 g8 y2 r7", variant="cards-mixx-a", sheets=(sheet, sheet))
    assert {"r11", "r12", "r11.r12", "-"} == crosses(state, "r11.r12")
    after = rowlock.choose(state, 0, "r12:r12")
    assert after.sheets[0].is_locked(0)
    assert not after.sheets[1].is_locked(0)


def test_K7_on_gemixxt_B_fields_are_counted_by_place() -> None:
    state = lay_out("r2 r6 r10 y2 y7", variant="cards-mixx-b")
    assert "r10.r6.r2" in crosses(state, "r2.r6.r10")
    state = lay_out("r2 r3 r10 y2 y7", variant="cards-mixx-b")
    assert crosses(state, "r2.r3.r10") == {"r10", "r2", "r3", "r10.r2", "r2.r3", "-"}


@pytest.mark.parametrize("closing", ["r11", "y10", "g3", "b4"])
def test_K7_on_gemixxt_B_rows_close_with_their_last_number(closing: str) -> None:
    row = next(row for row in rowlock.start("cards-mixx-b").variant.layout.rows if row.id == closing[0])
    rows = ["-"] * 4
    rows["rygb".index(closing[0])] = ".".join(field.id for field in row.fields[:5])
    hand = " ".join([closing, *(card for card in ("r2", "y2", "g2", "b2", "r12") if card != closing)][:5])
    state = lay_out(hand, variant="cards-mixx-b", sheets=(" ".join([*rows, "p0"]), EMPTY))
    assert rowlock.choose(state, 0, f"{closing}:{closing}").sheets[0].is_locked("rygb".index(closing[0]))


def test_K8_a_joker_is_played_as_any_color() -> None:
    state = lay_out("j5 r3 y4 g6 b9", jokers=True)
    assert {move for move in moves(state) if move.startswith("j5")} == {
        *(f"j5={color}:{color}5" for color in "rygb"),
        *(f"j5={color}:-" for color in "rygb"),
        *("j5=g.g6:g5", "j5=g.g6:g6", "j5=g.g6:g6.g5", "j5=g.g6:-"),
        *("j5=b.b9:b9", "j5=b.b9:b5", "j5=b.b9:-"),
    }
    after = rowlock.choose(state, 0, "j5=g.g6:g6.g5")
    assert str(after.sheets[0]) == "- - g6.g5 - p0"
    assert [str(card) for card in after.discards[-2:]] == ["j5", "g6"]


def test_K8_jokers_count_among_the_three_cards_of_one_color() -> None:
    state = lay_out("j5 j6 j7 r4 r8", jokers=True)
    assert "j5=y.j6=y.j7=y:y5.y6.y7" in moves(state)
    assert forbidden_by(state, 0, "r4.j5=r.j6=r.j7=r:-") == "K3"
    assert forbidden_by(state, 0, "j5=r.j6=y:-") == "K3"


def test_K8_jokers_work_on_gemixxt_A() -> None:
    state = lay_out("j8 r3 r11 y2 y7", variant="cards-mixx-a", jokers=True)
    assert "r3.j8=r.r11:y3.b8" in moves(state)


def test_K11_a_card_and_the_joker_of_its_number_cross_one_field_once() -> None:
    state = lay_out("r5 j5 y4 g6 b9", jokers=True)
    assert crosses(state, "r5.j5=r") == {"r5", "-"}
    after = rowlock.choose(state, 0, "r5.j5=r:r5")
    assert str(after.sheets[0]) == "r5 - - - p0"
    assert len(after.hands[0]) == 3


def test_K11_a_joker_on_top_of_the_pile_opens_its_number() -> None:
    state = lay_out("r5 r6 y4 g6 b9", jokers=True, phase="number", pile="j9")
    assert moves(state) == ["r9", "y9", "g9", "b9", "-"]


def test_K11_a_joker_names_its_color_also_when_nothing_is_crossed() -> None:
    state = lay_out("j5 r3 y4 g6 b9", jokers=True)
    assert forbidden_by(state, 0, "j5:-") == "K8"
    after = rowlock.choose(state, 0, "j5=b:-")
    assert after.sheets[0].penalties == 1


def test_K14_a_choice_about_the_open_number_can_be_taken_back_until_all_have_chosen() -> None:
    state = lay_out("r2 r3 r4 r5 r6", phase="number", pile="b7")
    chosen = rowlock.choose(state, 1, "y7")
    assert rowlock.take_back(chosen, 1) == state
    with pytest.raises(rowlock.NotYourDecision, match="seat 0 has not chosen yet"):
        rowlock.take_back(chosen, 0)
    landed = rowlock.choose(chosen, 0, "-")
    with pytest.raises(rowlock.NotYourDecision, match=r"others are final \(K14\)"):
        rowlock.take_back(landed, 1)
