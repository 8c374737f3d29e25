"""Reviews as JSON. The names of the parts are fixed: other programs read them."""

from __future__ import annotations

from rowlock.coach.move_worths import MoveWorths
from rowlock.coach.outlook import as_points
from rowlock.coach.reviewed import BySeat, Decision, Review
from rowlock.coach.units import POINT
from rowlock.players.net.sizes import ONE


def review_as_json(review: Review) -> dict[str, object]:
    """A review as JSON. Chances are from 0 to 1; for a seat that plays alone, everything is in points."""
    unit = POINT if review.alone else ONE

    def chances(wins: BySeat) -> list[float]:
        return [as_points(win) if review.alone else win / ONE for win in wins]

    def decision(one: Decision) -> dict[str, object]:
        worth = chances(tuple(win[one.seat] for win in one.outlook.wins))
        return {
            "turn": one.turn,
            "phase": one.state.phase.value,
            "seat": one.seat,
            "move": str(one.move),
            "best": str(one.best),
            "loss": one.loss / unit,
            "mark": one.mark,
            "exact": one.outlook.exact,
            "worth": dict(zip(map(str, one.outlook.moves), worth, strict=True)),
        }

    return {
        "variant": review.variant.id,
        "result": chances(tuple(seat.result for seat in review.seats)),
        "seats": [
            {
                "name": seat.name,
                "loss": seat.loss / unit,
                "luck": seat.luck / unit,
                "surprise": seat.surprise / unit,
                "luck_adjusted": chances((seat.luck_adjusted,))[0],
                "like": seat.like,
            }
            for seat in review.seats
        ],
        "decisions": [decision(one) for one in review.decisions],
        "rolls": [
            {"turn": one.turn, "roll": str(one.roll), "luck": [luck / unit for luck in one.luck]}
            for one in review.rolls
        ],
        "curve": [chances(wins) for wins in review.curve],
    }


def worths_as_json(worths: MoveWorths) -> dict[str, object]:
    """What the moves of a seat are worth, as JSON."""
    moves = {str(move): {"chance": worth.chance, "points": worth.points} for move, worth in worths.moves.items()}
    return {"seat": worths.seat, "moves": moves, "exact": worths.exact}
