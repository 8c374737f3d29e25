"""`rowlock solve` and `rowlock evaluate`: exact values of the solo game."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from rowlock.cli.evaluate_seat import evaluate_seat
from rowlock.cli.progress import progress
from rowlock.cli.shared import Flag, gc_paused, print_json
from rowlock.cli.tempo import solve_for_tempo
from rowlock.errors import SetupError
from rowlock.files import find_variant, load_variant
from rowlock.rules.dice.notation import parse_state
from rowlock.rules.dice.play import start
from rowlock.rules.pad.variant import Lucky, Variant, lucky_problem, read_lucky

if TYPE_CHECKING:
    from rowlock.rules.dice.state import State
    from rowlock.solve.positions.ranking import Ranking
    from rowlock.solve.values.outcomes import Outcomes
    from rowlock.solve.values.solved import Solved


def solve(
    variant: str,
    *,
    lucky: str | None = None,
    seats: int = 1,
    threads: int | None = None,
    anew: Flag = False,
    scores: Flag = False,
    check: int = 0,
    finish_turn: Flag = False,
    json: Flag = False,
) -> None:
    """Solve the solo game: compute the expected score with perfect play.

    The result is cached: asking again is instant, and `rowlock evaluate` uses it to tell what moves are worth.

    Parameters
    ----------
    variant
        A printed variant, or a TOML file with your own.
    lucky
        The lucky numbers, where the variant has them, such as 5/10, or none; its first pair by default.
    seats
        With more than one seat: make the table of `tempo`, a player that pays for every turn and expects others to
        close rows and end the game as often as they do in simulated games.
    threads
        How many cores to use; all of them by default.
    anew
        Solve again, even if there is a cached result.
    scores
        Also print the score distribution.
    check
        Play this many games by the result, and check that their mean agrees with it.
    finish_turn
        Let a color action follow a white action that ends the game. That is not the rule, but other solvers do so.
    json
        Print the result as JSON.

    """
    from rowlock.kernel.simulate import usable_threads
    from rowlock.solve.positions.ranking import Ranking
    from rowlock.solve.values.backward_induction import warm_up

    its, pair = _with_lucky(find_variant(variant), lucky)
    cores = usable_threads(threads)
    if (finish_turn or seats != 1) and (scores or check):
        raise SetupError("--finish-turn and --seats only give the value: leave out --scores and --check")
    if check and check < _FEWEST_TO_CHECK:
        raise SetupError(f"check {check}: at least {_FEWEST_TO_CHECK} games are needed for a mean")
    warm_up()
    if seats != 1:
        solve_for_tempo(its, pair, seats, threads=cores, anew=anew, json=json)
        return
    ranking = Ranking(its, pair, finish_turn=finish_turn)
    begun = perf_counter()
    with progress("solving") as told:
        found = _solved(ranking, cores, told, anew=anew)
    seconds = perf_counter() - begun
    state = start(its, 1, lucky=[pair] if pair else None)
    value, states, peak = found.expected(state), len(found.values), _peak_mb()
    outcomes = _outcomes(found, state) if scores else None
    played = _play(found, value, check, cores) if check else None
    if json:
        result = {"variant": str(its), "value": value, "states": states, "seconds": seconds, "peak_mb": peak}
        print_json(result | (_as_json(outcomes) if outcomes else {}) | ({"check": vars(played)} if played else {}))
    else:
        print(f"{its.name}, one player: {value:.4f} points on average with perfect play")
        print(f"{states:,} positions, {seconds:.1f} s, {peak:,.0f} MB of memory")
        if outcomes:
            _tell(outcomes)
        if played:
            print(
                f"{played.games:,} games played by it: {played.mean:.4f} on average, {played.games_per_second:,.0f}/s"
            )
            print(f"that is off by {played.away:.2f} standard errors of {played.error:.4f}")
    if played and played.away > _TOO_FAR:
        raise SetupError("that is too far off: either the value or the games are wrong")


_FEWEST_TO_CHECK = 100
_TOO_FAR = 3.0
"""Standard errors."""


@dataclass(frozen=True)
class _Played:
    """The result of games played by the solved values."""

    games: int
    mean: float
    error: float
    away: float
    """How many standard errors the mean is off the value."""
    games_per_second: float


def _solved(ranking: Ranking, threads: int, told: Callable[[float], None], *, anew: bool) -> Solved:
    """The solved game; cached unless it deviates from the rules."""
    from rowlock.solve.values.backward_induction import solve
    from rowlock.solve.values.solved import Solved
    from rowlock.solve.values.value_files import solved

    if ranking.finish_turn:
        return Solved(ranking, solve(ranking, threads=threads, told=told))
    return solved(ranking.variant, ranking.lucky, threads=threads, anew=anew, told=told)


def _play(found: Solved, value: float, games: int, threads: int) -> _Played:
    from rowlock.solve.playing.exact_games import play_exactly

    play_exactly(found, 1, 0)  # compile before timing
    begun = perf_counter()
    with progress("playing") as told:
        scores = play_exactly(found, games, 1, threads=threads, told=told)
    seconds = perf_counter() - begun
    mean, error = float(scores.mean()), float(scores.std(ddof=1)) / games**0.5
    return _Played(games, mean, error, abs(mean - value) / error if error else 0.0, games / seconds)


def evaluate(
    *,
    state: str,
    seat: int | None = None,
    variant: Path | None = None,
    scores: Flag = False,
    json: Flag = False,
) -> None:
    """Print the worth of every legal move: the exact points of the solo game, or the chance of winning against others.

    Parameters
    ----------
    state
        The state: "classic turn 1 seat 0 white 34 2516 / - - - - p0 / - - - - p0".
    seat
        Whose moves, if several seats are to choose; the one that rolled by default.
    variant
        The TOML file, if it is a variant of your own.
    scores
        Also print the score distribution.
    json
        Print the result as JSON.

    """
    asked = parse_state(state, load_variant(variant) if variant else None)
    if len(asked.sheets) > 1:
        if scores:
            raise SetupError("only the solo game has a known score distribution: leave out --scores")
        evaluate_seat(asked, seat, json=json)
        return
    with gc_paused(), progress("solving") as told:
        from rowlock.kernel.simulate import usable_threads
        from rowlock.solve.values.value_files import solved

        lucky = asked.lucky[0] if asked.lucky else None
        found = solved(asked.variant, lucky, threads=usable_threads(), told=told)
        expected = found.expected(asked)
        worths = sorted(found.worths(asked), key=lambda worth: -worth.points)
    outcomes = _outcomes(found, asked) if scores else None
    if json:
        from rowlock.coach.move_worths import MoveWorths
        from rowlock.coach.outlook import Worth
        from rowlock.coach.report import worths_as_json

        moves = {worth.move: Worth(1.0, worth.points) for worth in worths}
        judged = worths_as_json(MoveWorths(0, moves, exact=True, is_weaker=False))
        print_json({"state": str(asked), "value": expected, **judged} | (_as_json(outcomes) if outcomes else {}))
        return
    print(f"{expected:.4f} points on average with perfect play")
    for worth in worths:
        print(f"{worth.move!s:<6} {worth.points:9.4f}  {worth.points - expected:+.4f}")
    if outcomes:
        _tell(outcomes)


def _with_lucky(variant: Variant, text: str | None) -> tuple[Variant, Lucky | None]:
    """The variant and the lucky numbers to solve it with; `none` removes the feature from the variant."""
    if text is None:
        return variant, variant.lucky[0] if variant.lucky else None
    if not variant.lucky:
        raise SetupError(f"{variant.name} has no lucky numbers")
    if text == "none":
        return replace(variant, lucky=()), None
    pair = read_lucky(text)
    if pair is None:
        raise SetupError(f"lucky {text}: write a pair of numbers like 5/10, or none")
    if problem := lucky_problem(pair, variant.sides):
        raise SetupError(problem)
    return variant, pair


def _outcomes(found: Solved, state: State) -> Outcomes:
    from rowlock.solve.values.outcomes import outcomes_of

    return outcomes_of(found, state)


def _as_json(outcomes: Outcomes) -> dict[str, object]:
    return {
        "scores": {str(points): chance for points, chance in outcomes.scores.items()},
        "deviation": outcomes.deviation,
        "ends": {"rows": outcomes.by_rows, "penalties": 1 - outcomes.by_rows},
    }


def _tell(outcomes: Outcomes) -> None:
    print(f"standard deviation {outcomes.deviation:.2f}; {outcomes.by_rows:.2%} end by rows, the rest by penalties")
    chances: dict[int, float] = {}
    for points, chance in sorted(outcomes.scores.items()):
        tens = points // 10 * 10
        chances[tens] = chances.get(tens, 0.0) + chance
    most = max(chances.values())
    for low, chance in chances.items():
        print(f"{low:>5} to {low + 9:<4} {chance:8.4%} {'#' * round(chance / most * _WIDEST)}".rstrip())


_WIDEST = 40
"""The length of the longest bar."""


def _peak_mb() -> float:
    """The peak memory of this process; 0 where the platform does not report it."""
    if sys.platform == "win32":
        return 0.0
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return round(peak / (2**20 if sys.platform == "darwin" else 2**10), 1)
