"""Properties of every state of the card game, drawn or played."""

import random
from itertools import combinations, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import rowlock
from carding import everywhere, playthrough, shuffled
from rowlock import CardMove, CardPhase, CardState, Cross, IllegalMove, NotationError, Pass, Play, PlayedCard, Take
from rowlock.rules.cards.card import in_hand
from rowlock.rules.pad.layout import COLORS
from strategies_cards import card_states


def successors(state: CardState, most: int = 20) -> list[CardState]:
    """Some states that one input leads to, spread over all that there are; of the shuffles only one."""
    if state.phase is CardPhase.DEAL:
        return [rowlock.supply(state, state.due)]
    moves = [(seat, move) for seat in rowlock.to_decide(state) for move in rowlock.legal(state, seat)]
    return [rowlock.choose(state, seat, move) for seat, move in moves[:: 1 + len(moves) // most]]


def conceivable(state: CardState, seat: int, rng: random.Random) -> list[CardMove]:
    """Moves of every kind, most of them illegal: those of the hand with any crosses, and some with other cards."""
    found: list[CardMove] = [Pass(), *(Cross(field) for field in state.variant.layout.fields)]
    found += [Take(places) for size in range(4) for places in combinations(range(6), size)]
    others = rng.sample(rowlock.deck(jokers=True), 3)
    cards = [PlayedCard(card, named) for card in (*state.hands[seat], *others) for named in ("", *COLORS)]
    fields = list(state.variant.layout.fields)
    for _ in range(80):
        played = tuple(rng.sample(cards, rng.choice([1, 1, 2, 2, 3, 4])))
        numbers = {card.card.number for card in played}
        near = [field for field in fields if int(field[1:]) in numbers] or fields
        crossed = tuple(rng.sample(near, min(len(near), rng.choice([0, 1, 1, 2, 3]))))
        found.append(Play(played, crossed))
    return found


@given(card_states(), st.randoms(use_true_random=False))
def test_a_move_is_accepted_exactly_when_it_is_legal(state: CardState, rng: random.Random) -> None:
    for seat in rowlock.to_decide(state):
        legal = rowlock.legal(state, seat)
        assert legal
        assert len(set(legal)) == len(legal)
        for move in legal:
            rowlock.choose(state, seat, str(move))
        for move in conceivable(state, seat, rng):
            if move not in legal:
                with pytest.raises((IllegalMove, NotationError)) as refused:
                    rowlock.choose(state, seat, move)
                assert not isinstance(refused.value, IllegalMove) or refused.value.rule


@given(card_states())
def test_moves_and_states_are_read_as_they_are_written(state: CardState) -> None:
    for after in (state, *successors(state, 4)):
        assert rowlock.parse_card_state(str(after)) == after
    for seat in rowlock.to_decide(state):
        for move in rowlock.legal(state, seat):
            assert rowlock.parse_card_move(str(move)) == move


@given(card_states())
def test_no_card_is_ever_lost_or_made(state: CardState) -> None:
    for after in successors(state):
        assert in_hand(everywhere(after)) == in_hand(rowlock.deck(jokers=state.jokers))


@given(card_states())
def test_crosses_only_ever_go_to_the_right_and_stay(state: CardState) -> None:
    for after in successors(state):
        for old, new in zip(state.sheets, after.sheets, strict=True):
            for before, now in zip(old.crosses, new.crosses, strict=True):
                assert now[: len(before)] == before
                assert list(now) == sorted(set(now))


@given(card_states(most_seats=3), st.data())
def test_the_order_of_choices_about_the_open_number_never_matters(state: CardState, data: st.DataObject) -> None:
    if state.phase is not CardPhase.NUMBER:
        return
    choices = {seat: data.draw(st.sampled_from(rowlock.legal(state, seat))) for seat in rowlock.to_decide(state)}
    ends = set()
    for order in permutations(choices):
        after = state
        for seat in order:
            after = rowlock.choose(after, seat, choices[seat])
        ends.add(after)
    assert len(ends) == 1


@pytest.mark.parametrize("variant", rowlock.card_variants())
@pytest.mark.parametrize("seats", [1, 2, 5, 8])
def test_every_game_ends_and_everybody_can_always_do_something(variant: str, seats: int) -> None:
    shuffles = 0
    for seed in range(4):
        for state, seat, move in playthrough(variant, seats, random.Random(f"{seats} {seed}"), jokers=seed % 2 == 0):
            shuffles += isinstance(move, list)
            assert len(everywhere(state)) in (0, len(rowlock.deck(jokers=state.jokers)))
            if isinstance(move, list):
                assert not rowlock.to_decide(state)
            elif move is not None:
                assert move in rowlock.legal(state, seat)
        assert state.is_over
    assert shuffles >= 4


@given(card_states())
def test_one_shuffle_always_fills_the_display(state: CardState) -> None:
    for after in successors(state):
        if after.phase is CardPhase.DEAL:
            assert rowlock.supply(after, shuffled(after, random.Random(1))).phase is CardPhase.NUMBER
