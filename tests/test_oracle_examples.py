"""The oracle alone: the worked examples of RULES.md, some corner cases, and random games to the end."""

import random

import pytest

from oracle import BONUS_A_BAR, VARIANTS, Colors, Oracle

LETTERS = ("r", "y", "g", "b")
NAMES = ("red", "yellow", "green", "blue")


def put(game: Oracle, seat: int, penalties: int = 0, **rows: list[int]) -> None:
    """Set a seat's sheet directly."""
    game.sheets[seat] = {(row, number) for row, numbers in rows.items() for number in numbers}
    game.penalty_counts[seat] = penalties


def play(game: Oracle, *texts: str) -> None:
    """Make the choices of the seats that are to decide, in order."""
    for seat, text in zip(game.to_decide(), texts, strict=True):
        game.choose(seat, text)


def test_C13_score() -> None:
    game = Oracle("classic", 1)
    put(game, 0, 2, r=[2, 3, 4, 5], y=[2, 3, 4], g=[12, 11, 10, 9, 8, 7, 6], b=[12, 11, 10, 9, 8, 7, 6, 5])
    assert game.scores() == (70,)


def test_C12_full_row() -> None:
    game = Oracle("classic", 1)
    put(game, 0, r=list(range(2, 13)))
    assert game.scores() == (78,)


def test_C5_C6_legal_moves() -> None:
    game = Oracle("classic", 2, first=1)
    put(game, 0, r=[8], g=[5])
    game.roll((3, 4), (2, 5, 1, 6))
    assert game.to_decide() == (0, 1)
    assert game.legal(0) == {"-", "y7", "b7"}
    assert game.legal(1) == {"-", "r7", "y7", "g7", "b7"}
    game.choose(0, "y7")
    assert game.legal(0) == set()
    assert game.crosses(0)["y"] == []  # not landed yet
    game.choose(1, "r7")
    assert game.crosses(0)["y"] == [7]
    assert (game.phase, game.to_decide()) == ("COLOR", (1,))
    assert game.legal(1) == {"-", "y8", "y9", "g4", "g5", "b9", "b10"}
    play(game, "-")
    assert (game.penalties(1), game.active, game.turn, game.phase) == (0, 0, 2, "ROLL")


def test_C10_penalty_for_the_active_seat_only() -> None:
    game = Oracle("classic", 2)
    game.roll((1, 1), (1, 1, 1, 1))
    play(game, "-", "-")
    play(game, "-")
    assert (game.penalties(0), game.penalties(1)) == (1, 0)
    assert game.scores() == (-5, 0)


def test_C7_C8_C9_two_close_a_row_together_and_its_die_goes() -> None:
    game = Oracle("classic", 3)
    put(game, 0, r=[2, 3, 4, 5, 6])
    put(game, 1, r=[7, 8, 9, 10, 11])
    put(game, 2, r=[2, 3, 4, 5])
    game.roll((6, 6), (1, 1, 1, 1))
    assert [("r12" in game.legal(seat)) for seat in range(3)] == [True, True, False]
    play(game, "r12", "r12", "-")
    assert game.closed == {"red"}
    assert game.scores() == (28, 28, 10)
    assert game.legal(0) == {"-", "y7", "g7", "b7"}
    play(game, "-")
    game.roll((1, 2), (None, 1, 1, 1))
    assert game.legal(2) == {"-", "y3", "g3", "b3"}


def test_C11_end_in_action_one_has_no_action_two() -> None:
    game = Oracle("classic", 2)
    put(game, 0, 3)
    put(game, 1, r=[2, 3, 4, 5, 6])
    game.closed = {"blue"}
    game.roll((6, 6), (1, 1, 1, None))
    play(game, "-", "r12")
    assert (game.phase, game.closed, game.penalties(0)) == ("OVER", {"red", "blue"}, 3)
    assert game.to_decide() == ()
    assert game.legal(0) == set()


def test_C11_fourth_penalty() -> None:
    game = Oracle("classic", 1)
    put(game, 0, 3)
    game.roll((1, 1), (1, 1, 1, 1))
    play(game, "-")
    play(game, "-")
    assert (game.phase, game.scores()) == ("OVER", (-20,))


def test_L8_score() -> None:
    game = Oracle("longo", 1)
    put(
        game,
        0,
        2,
        r=[2, 5, 6, 10],
        y=[3, 5, 7],
        g=[15, 14, 11, 10, 9, 7, 5, 3],
        b=[15, 14, 12, 11, 9, 7, 6, 5],
    )
    assert game.scores() == (87,)


def test_L2_six_before_either_closing_field() -> None:
    game = Oracle("longo", 2)
    put(game, 0, r=[2, 3, 4, 5, 6, 7])
    put(game, 1, r=[2, 3, 4, 5, 6])
    game.roll((8, 7), (8, 1, 1, 1))
    assert "r15" in game.legal(0)
    assert "r15" not in game.legal(1)
    play(game, "r15", "-")
    assert game.closed == {"red"}
    assert game.scores()[0] == 36
    assert not any(text.startswith("r") for text in game.legal(0))


def test_L4_L5_lucky() -> None:
    game = Oracle("longo", 3, lucky=[(5, 10), (5, 8), (6, 11)])
    put(game, 0, r=[2, 4], y=[9], g=[16], b=[16, 15])
    put(game, 1, r=[4], y=[2, 3], g=[16, 15], b=[16, 15])
    game.closed = {"blue"}
    game.roll((2, 3), (1, 1, 1, None))
    assert game.legal(0) == {"-", "r5", "g5", "y10", "g15"}
    assert game.legal(1) == {"-", "r5", "y5", "g5"}  # the lucky field is r5 itself
    assert game.legal(2) == {"-", "r5", "y5", "g5"}  # not lucky
    put(game, 0, r=[2], y=[2], g=[16])  # blue is closed and alone in having fewest: nothing
    assert game.legal(0) == {"-", "r5", "y5", "g5"}
    put(game, 0, r=[14], y=[2, 3], g=[16, 15], b=[16, 15])  # r15 is next and not possible, r16 is never it
    assert game.legal(0) == {"-", "y5", "g5"}


def test_L6_lucky_cross_closes() -> None:
    game = Oracle("longo", 1)
    seven = [16, 15, 14, 13, 12, 11, 10]
    put(game, 0, r=[9, 10, 11, 12, 13, 14], y=[2, 3, 4, 5, 6, 7, 8], g=seven, b=seven)
    game.roll((2, 3), (1, 1, 1, 1))
    assert game.legal(0) == {"-", "g5", "b5", "r15"}
    play(game, "r15")
    assert game.closed == {"red"}
    assert game.scores() == (36 + 3 * 28,)


def test_L7_pairs() -> None:
    for low, high in Oracle("longo", 8).lucky:
        assert sum(a + b in (low, high) for a in range(1, 9) for b in range(1, 9)) == 11


def test_MA1_every_color_has_every_number_once() -> None:
    game = Oracle("mixx-a", 1)
    for color in LETTERS:
        numbers = [n for row in LETTERS for n in game.printed(row) if game.color(row, n) == color]
        assert sorted(numbers) == list(range(2, 13))
    for row in LETTERS:
        assert game.color(row, game.printed(row)[-1]) == row


def test_MA1_MA2_colors_and_closed_rows() -> None:
    game = Oracle("mixx-a", 1)
    game.roll((1, 1), (2, 2, 2, 2))  # threes: red in row 2, yellow row 1, green row 3, blue row 4
    play(game, "-")
    assert game.legal(0) == {"-", "y3", "r3", "g3", "b3"}
    play(game, "y3")
    game.closed = {"red"}
    game.roll((4, 4), (None, 1, 4, 4))
    assert game.legal(0) == {"-", "y8", "g8", "b8"}  # red 8 in row 4 stays open to white
    play(game, "-")
    assert game.legal(0) == {"-", "b5", "y8"}  # yellow 5, blue 8; green 8 was in row 1 and is gone


def test_MB1_order_by_place() -> None:
    game = Oracle("mixx-b", 1)
    put(game, 0, r=[10, 6, 2, 8, 12])
    game.roll((5, 6), (1, 1, 1, 1))
    assert game.legal(0) == {"-", "r11", "y11", "g11", "b11"}
    play(game, "r11")
    assert game.closed == {"red"}
    assert game.scores() == (28,)


def test_BA7_first_chain() -> None:
    game = Oracle("bonus-a", 1)
    put(game, 0, r=[4])
    game.roll((5, 6), (1, 1, 1, 1))
    play(game, "g11")
    assert game.crosses(0) == {"r": [4, 5], "y": [], "g": [11], "b": []}
    assert game.bars[0] == BONUS_A_BAR[1:]


def test_BA7_second_chain() -> None:
    game = Oracle("bonus-a", 1)
    put(game, 0, r=[4, 5], y=[9], g=[11], b=[12, 6])
    game.bars[0] = BONUS_A_BAR[6:]
    game.roll((4, 5), (1, 1, 1, 1))
    play(game, "r9")
    assert game.crosses(0) == {"r": [4, 5, 9], "y": [9, 10], "g": [11], "b": [12, 6, 5]}
    assert game.bars[0] == BONUS_A_BAR[8:]


def test_BA4_cross_lapses() -> None:
    game = Oracle("bonus-a", 1)
    put(game, 0, r=[11])
    game.roll((5, 6), (1, 1, 1, 1))
    play(game, "g11")
    assert game.crosses(0)["r"] == [11]
    assert game.bars[0] == BONUS_A_BAR[1:]


def test_BA3_BA6_chain_in_a_row_closed_by_another() -> None:
    game = Oracle("bonus-a", 2)
    put(game, 0, y=[7, 8, 9, 10], g=[12], b=[12])
    put(game, 1, r=[2, 3, 4, 5, 6, 11])
    game.roll((5, 6), (1, 1, 1, 1))
    play(game, "g11", "y11")  # seat 1's bonus cross is r12: red closes
    assert game.crosses(0)["r"] == [2]
    assert game.crosses(1)["r"][-1] == 12
    assert game.closed == {"red"}
    assert game.bars == [BONUS_A_BAR.replace("r", "")] * 2


def test_BB6_jagged_pair_and_BB5() -> None:
    game = Oracle("bonus-b", 1)
    put(game, 0, 3, y=[3])
    game.roll((2, 3), (1, 1, 1, 1))
    assert game.scores() == (1 - 15,)
    play(game, "g5")
    assert game.scores() == (2,)
    play(game, "-")
    game.roll((2, 3), (1, 1, 1, 1))
    play(game, "-")
    play(game, "-")
    assert (game.phase, game.penalties(0), game.scores()) == ("OVER", 4, (2,))


def test_BB_end_points() -> None:
    game = Oracle("bonus-b", 1)
    put(game, 0, r=[6, 8], y=[2, 3], g=[12, 11, 10], b=[10, 4])
    assert game.scores() == (3 + 3 + 6 + 3 + 3 + 13,)


def test_BB1_tie_is_part_of_the_move() -> None:
    game = Oracle("bonus-b", 1)
    put(game, 0, y=[2], g=[9], b=[12])
    game.closed = {"red"}
    game.roll((5, 6), (None, 1, 1, 1))
    assert game.legal(0) == {"-", "y11", "b11"}  # red alone has fewest, and it is closed
    game = Oracle("bonus-b", 1)
    put(game, 0, r=[2], y=[2], g=[9], b=[12])
    game.roll((5, 6), (1, 1, 1, 1))
    assert game.legal(0) == {"-", "r11", "y11>r", "y11>g", "y11>b", "b11"}
    play(game, "y11>b")
    assert game.crosses(0) == {"r": [2], "y": [2, 11], "g": [9], "b": [12, 11, 10]}


def test_BB1_tied_closed_row_may_be_picked() -> None:
    game = Oracle("bonus-b", 1)
    put(game, 0, y=[2], g=[9])
    game.closed = {"red"}
    game.roll((5, 6), (None, 1, 1, 1))
    assert game.legal(0) == {"-", "y11>r", "y11>b", "b11"}
    play(game, "y11>r")
    assert game.crosses(0) == {"r": [], "y": [2, 11], "g": [9], "b": []}


def test_BB3_tie_late_in_a_chain() -> None:
    game = Oracle("bonus-b", 1)
    put(game, 0, r=[2], y=[7, 10], g=[9])
    game.roll((3, 4), (1, 1, 1, 1))
    assert game.legal(0) == {"-", "r7", "g7", "b7>r", "b7>g", "b7>b"}
    play(game, "b7>g")
    assert game.crosses(0) == {"r": [2, 3], "y": [7, 10, 11], "g": [9, 8, 7, 6], "b": [7, 6]}


def test_BB4_two_rows_close_in_one_action_two() -> None:
    game = Oracle("bonus-b", 1)
    put(game, 0, r=[2, 3, 4, 5, 11], y=[2, 3, 4, 5, 7, 11], g=[12, 11, 10, 4, 3], b=[12, 11])
    game.roll((1, 1), (1, 1, 1, 6))
    play(game, "-")
    play(game, "b7")
    assert game.crosses(0)["b"] == [12, 11, 7, 6]
    assert [game.crosses(0)[row][-1] for row in ("r", "y", "g")] == [12, 12, 2]
    assert (game.phase, game.closed) == ("OVER", {"red", "yellow", "green"})


def test_BP1_round_fields() -> None:
    def fields(whites: tuple[int, int], colors: Colors, *, color_phase: bool) -> set[str]:
        game = Oracle("big-points", 1)
        put(game, 0, r=[5], y=[3])
        game.roll(whites, colors)
        if color_phase:
            play(game, "-")
        return {text for text in game.legal(0) if text.startswith("ry")}

    assert fields((1, 2), (6, 6, 6, 6), color_phase=False) == {"ry3"}
    assert fields((1, 4), (6, 6, 6, 6), color_phase=False) == {"ry5"}
    assert fields((1, 1), (6, 2, 6, 6), color_phase=True) == {"ry3"}
    assert fields((1, 1), (4, 6, 6, 6), color_phase=True) == {"ry5"}
    assert fields((1, 1), (2, 6, 6, 6), color_phase=True) == set()
    assert fields((1, 1), (6, 4, 6, 6), color_phase=True) == set()


def test_BP1_action_one_of_the_same_turn_is_earlier() -> None:
    game = Oracle("big-points", 1)
    game.roll((1, 4), (1, 4, 1, 1))
    assert game.legal(0) == {"-", "r5", "y5", "g5", "b5"}
    play(game, "y5")
    assert "ry5" in game.legal(0)
    play(game, "ry5")
    game.roll((1, 4), (1, 1, 1, 1))
    assert "ry5" not in game.legal(0)


def test_BP3_BP5_BP6() -> None:
    game = Oracle("big-points", 1)
    put(game, 0, r=[4, 5, 7], y=[7], ry=[5])
    game.closed = {"red"}
    game.roll((1, 3), (None, 6, 1, 1))
    assert game.legal(0) == {"-", "g4", "b4"}  # ry4 lies left of ry5
    play(game, "-")
    assert "ry7" in game.legal(0)  # by the yellow die, red being closed
    play(game, "ry7")
    assert game.penalties(0) == 0
    game.roll((3, 4), (None, 1, 1, 1))
    assert game.legal(0) == {"-", "g7", "b7"}


def test_BP8_score() -> None:
    game = Oracle("big-points", 1)
    put(
        game,
        0,
        1,
        r=[5, 6, 7, 9],
        ry=[5, 6, 8],
        y=[3, 6, 8, 9, 11],
        g=[12, 10, 8, 7, 5, 2],
        gb=[11, 7, 5, 4],
        b=[11, 9, 6, 4],
    )
    assert game.scores() == (161,)
    everything = list(range(2, 13))
    put(game, 0, r=everything, ry=everything)
    assert game.scores() == (120 + 66,)  # BP7: at most fifteen


def recount(game: Oracle, seat: int) -> int:
    """The seat's points, recomputed from what the oracle shows."""
    crosses = game.crosses(seat)
    closing = 2 if game.variant == "longo" else 1
    sizes: list[int] = []
    for row in LETTERS:
        lock = any(number in game.printed(row)[-closing:] for number in crosses[row])
        sizes.append(len(crosses[row]) + lock)
    full = [size + len(crosses.get(extra, [])) for size, extra in zip(sizes, ("ry", "ry", "gb", "gb"), strict=True)]
    points = sum(min(n, 15) * (min(n, 15) + 1) // 2 for n in full)
    cost = 5 * game.penalties(seat)
    if game.variant == "bonus-b":
        if 8 in crosses["r"] and 10 in crosses["b"]:
            points += min(sizes) * (min(sizes) + 1) // 2
        if 6 in crosses["r"] and 4 in crosses["b"]:
            points += 13
        if 3 in crosses["y"] and 5 in crosses["g"]:
            cost = 0
    return points - cost


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2, 5, 8])
@pytest.mark.parametrize("variant", VARIANTS)
def test_random_games_end(variant: str, seats: int) -> None:
    rng = random.Random(f"{variant} {seats}")
    sides = 8 if variant == "longo" else 6
    for _ in range(4):
        game = Oracle(variant, seats, first=rng.randrange(seats))
        while game.phase != "OVER":
            assert game.turn < 400
            red, yellow, green, blue = (None if name in game.closed else rng.randint(1, sides) for name in NAMES)
            game.roll((rng.randint(1, sides), rng.randint(1, sides)), (red, yellow, green, blue))
            turn = game.turn
            while game.phase in ("WHITE", "COLOR") and game.turn == turn:
                waiting = game.to_decide()
                assert waiting
                seat = rng.choice(waiting)
                moves = sorted(game.legal(seat))
                assert moves[0] == "-"
                # Mostly cross, now and then pass, so that some games end by rows and some by penalties.
                wanted = moves[1:] if len(moves) > 1 and rng.random() < 0.9 else ["-"]
                game.choose(seat, rng.choice(wanted))
                assert game.scores() == tuple(recount(game, each) for each in range(seats))
            assert all(not set(bar) & {name[0] for name in game.closed} for bar in game.bars)
        most = max(game.penalties(seat) for seat in range(seats))
        assert most <= 4
        assert len(game.closed) >= 2 or most == 4
        need = 6 if variant == "longo" else 5
        for row, name in zip(LETTERS, NAMES, strict=True):
            locked = [game.crosses(seat)[row] for seat in range(seats) if game.has_lock(game.sheets[seat], row)]
            assert bool(locked) == (name in game.closed)
            assert all(len(numbers) > need for numbers in locked)
