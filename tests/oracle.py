"""A slow, plain second implementation of the seven dice games, to check the real engine against.

Everything is recomputed by scanning the printed rows; only crosses, bars, penalties and closed rows
are stored. Ids such as C7 or BB3 are those of RULES.md.
"""

from collections.abc import Sequence

Field = tuple[str, int]
Sheet = set[Field]
Colors = tuple[int | None, int | None, int | None, int | None]

VARIANTS = ("classic", "longo", "mixx-a", "mixx-b", "bonus-a", "bonus-b", "big-points")
NAMES = {"r": "red", "y": "yellow", "g": "green", "b": "blue"}
LUCKY = ((5, 10), (6, 11), (7, 12), (8, 13), (4, 9), (5, 8), (9, 14), (11, 12))  # L7

MIXX_A_COLORS = {"r": "yyybbbgggrr", "y": "rrggggbbyyy", "g": "bbbyyyrrrgg", "b": "ggrrrryybbb"}
MIXX_B_NUMBERS = {
    "r": [10, 6, 2, 8, 3, 4, 12, 5, 9, 7, 11],
    "y": [9, 12, 4, 6, 7, 2, 5, 8, 11, 3, 10],
    "g": [8, 2, 10, 12, 6, 9, 7, 4, 5, 11, 3],
    "b": [5, 7, 11, 9, 12, 3, 8, 10, 2, 6, 4],
}
BONUS_A_FIELDS = {"r": (3, 6, 9), "y": (5, 8, 11), "g": (11, 7, 4), "b": (10, 8, 5)}
BONUS_A_BAR = "rygbgrbyrybg"
BONUS_B_PAIRS: dict[str, tuple[Field, Field]] = {
    "two-in-fewest": (("y", 11), ("g", 9)),
    "one-in-each": (("y", 7), ("b", 7)),
    "double-fewest": (("r", 8), ("b", 10)),
    "thirteen": (("r", 6), ("b", 4)),
    "no-penalties": (("y", 3), ("g", 5)),
}


def split(text: str) -> tuple[str, int, str]:
    """Take a cross apart: "y11>b" is ("y", 11, "b"), "ry5" is ("ry", 5, "")."""
    field, _, pick = text.partition(">")
    row = field.rstrip("0123456789")
    return row, int(field[len(row) :]), pick


class Oracle:
    """One game, changed in place."""

    def __init__(
        self, variant: str, seats: int, first: int = 0, lucky: Sequence[tuple[int, int]] | None = None
    ) -> None:
        """Start a game; without ``lucky`` Longo's seats get the pairs of L7 in order."""
        assert variant in VARIANTS, variant
        assert 1 <= seats <= 8, seats  # C1
        assert 0 <= first < seats, first
        self.variant = variant
        self.seats = seats
        self.active = first  # C2
        self.turn = 1
        self.phase = "ROLL"
        self.closed: set[str] = set()
        self.lucky = list(LUCKY[:seats] if lucky is None else lucky)
        assert variant != "longo" or len(self.lucky) == seats, lucky
        self.sheets: list[Sheet] = [set() for _ in range(seats)]
        self.bars: list[str] = [BONUS_A_BAR for _ in range(seats)]  # the free fields, left to right
        self.penalty_counts: list[int] = [0 for _ in range(seats)]
        self.whites: tuple[int, int] = (0, 0)
        self.colors: Colors = (None, None, None, None)
        self.pending: dict[int, str] = {}
        self.active_crossed = False

    # -- the printed sheet ---------------------------------------------------------------------------

    def rows(self) -> list[str]:
        """All rows from top to bottom, Big Points' round rows included."""
        if self.variant == "big-points":
            return ["r", "ry", "y", "g", "gb", "b"]
        return ["r", "y", "g", "b"]

    def printed(self, row: str) -> list[int]:
        """The numbers of a row, left to right."""
        if self.variant == "mixx-b":
            return MIXX_B_NUMBERS[row]
        highest = 16 if self.variant == "longo" else 12  # L1
        if row in ("r", "ry", "y"):
            return list(range(2, highest + 1))
        return list(range(highest, 1, -1))

    def color(self, row: str, number: int) -> str:
        """The initial of a square field's color."""
        if self.variant == "mixx-a":
            return MIXX_A_COLORS[row][self.printed(row).index(number)]
        return row

    def closing(self, row: str) -> list[int]:
        """The closing fields of a row: one, in Longo two (L2), in a round row none."""
        if row in ("ry", "gb"):
            return []
        return self.printed(row)[-2:] if self.variant == "longo" else self.printed(row)[-1:]

    # -- one player's sheet --------------------------------------------------------------------------

    def in_row(self, sheet: Sheet, row: str) -> list[int]:
        """The numbers crossed in a row, left to right, without the lock."""
        return [number for number in self.printed(row) if (row, number) in sheet]

    def has_lock(self, sheet: Sheet, row: str) -> bool:
        """Whether this sheet closed the row itself; only that gives the lock (C7)."""
        return any((row, number) in sheet for number in self.closing(row))

    def count(self, sheet: Sheet, row: str) -> int:
        """Crosses in a row, lock counted (C7)."""
        return len(self.in_row(sheet, row)) + (1 if self.has_lock(sheet, row) else 0)

    def can_cross(self, sheet: Sheet, row: str, number: int) -> bool:
        """Whether order (C3, BP3), closed rows (C8) and the closing rule (C7, L2) let a field be crossed."""
        line = self.printed(row)
        if number not in line:
            return False
        if row in NAMES and NAMES[row] in self.closed:
            return False
        if self.has_lock(sheet, row):  # closed by this player in this same action
            return False
        if any((row, other) in sheet for other in line[line.index(number) :]):
            return False
        if number in self.closing(row):
            return len(self.in_row(sheet, row)) >= (6 if self.variant == "longo" else 5)
        return True

    def next_possible(self, sheet: Sheet, row: str) -> int | None:
        """The field just right of the last cross, if it may be crossed now; never one further right."""
        after_last = 0
        line = self.printed(row)
        for place, number in enumerate(line):
            if (row, number) in sheet:
                after_last = place + 1
        if after_last == len(line) or not self.can_cross(sheet, row, line[after_last]):
            return None
        return line[after_last]

    def fewest(self, sheet: Sheet) -> list[str]:
        """The row or tied rows with the fewest crosses, closed rows included (L5, BB1)."""
        least = min(self.count(sheet, row) for row in NAMES)
        return [row for row in NAMES if self.count(sheet, row) == least]

    def earned(self, sheet: Sheet, kind: str) -> bool:
        """Whether both fields of a bonus pair are crossed."""
        one, two = BONUS_B_PAIRS[kind]
        return self.variant == "bonus-b" and one in sheet and two in sheet

    # -- effects of a cross --------------------------------------------------------------------------

    def work_out(self, seat: int, row: str, number: int, pick: str) -> tuple[Sheet, str, list[str]]:
        """The seat's sheet and bar after a cross and all its effects (BA6), and the rows still to pick from.

        If a tie comes up and ``pick`` is empty, stop there and return the tied rows.
        """
        sheet = set(self.sheets[seat])
        bar = self.bars[seat]
        if self.variant == "bonus-a":
            return *self.run_bar(sheet, bar, row, number), []
        if self.variant == "bonus-b":
            return sheet, bar, self.run_pairs(sheet, row, number, pick)
        sheet.add((row, number))
        return sheet, bar, []

    def run_bar(self, sheet: Sheet, bar: str, row: str, number: int) -> tuple[Sheet, str]:
        """Bonus A: cross and follow the chain (BA1, BA2). Struck colors are no longer in the bar (BA3)."""
        sheet.add((row, number))
        while number in BONUS_A_FIELDS[row] and bar:
            row = bar[0]
            bar = bar[1:]
            following = self.next_possible(sheet, row)
            if following is None:  # BA4: the bar field is spent, the chain stops
                break
            number = following
            sheet.add((row, number))
        return sheet, bar

    def run_pairs(self, sheet: Sheet, row: str, number: int, pick: str) -> list[str]:
        """Bonus B: cross and work off the effects one by one in the order earned (BB3)."""
        waiting: list[str] = []

        def cross(row: str, number: int) -> None:
            missing = [kind for kind in BONUS_B_PAIRS if not self.earned(sheet, kind)]
            sheet.add((row, number))
            waiting.extend(kind for kind in missing if self.earned(sheet, kind))

        cross(row, number)
        while waiting:
            kind = waiting.pop(0)
            targets: list[str] = []
            if kind == "one-in-each":
                targets = ["r", "y", "g", "b"]
            if kind == "two-in-fewest":
                tied = self.fewest(sheet)  # BB1: at the moment the effect starts
                if len(tied) > 1 and not pick:
                    return tied
                target = pick if len(tied) > 1 else tied[0]
                assert target in tied, (target, tied)
                targets = [target, target]  # BB2: chosen once
            for target in targets:
                following = self.next_possible(sheet, target)
                if following is not None:  # BB2: otherwise it lapses
                    cross(target, following)
        return []

    # -- playing -------------------------------------------------------------------------------------

    def roll(self, whites: tuple[int, int], colors: Colors) -> None:
        """Hand in the dice: two whites, then red yellow green blue, None where the die has left (C4, C8)."""
        assert self.phase == "ROLL", self.phase
        sides = 8 if self.variant == "longo" else 6
        for die in whites:
            assert 1 <= die <= sides, whites
        for name, colored in zip(NAMES.values(), colors, strict=True):
            assert (colored is None) == (name in self.closed), (colors, self.closed)
            assert colored is None or 1 <= colored <= sides, colors
        self.whites = whites
        self.colors = colors
        self.pending = {}
        self.active_crossed = False
        self.phase = "WHITE"

    def to_decide(self) -> tuple[int, ...]:
        """The seats that still have to choose."""
        if self.phase == "WHITE":
            return tuple(seat for seat in range(self.seats) if seat not in self.pending)
        if self.phase == "COLOR":
            return (self.active,)
        return ()

    def white_fields(self, seat: int) -> list[Field]:
        """The fields that the seat may cross in action 1 (C5)."""
        sheet = self.sheets[seat]
        total = self.whites[0] + self.whites[1]
        found: list[Field] = []
        for row in self.rows():
            if not self.can_cross(sheet, row, total):
                continue
            # BP1: a round field needs one of its neighbors.
            if row in NAMES or any((neighbour, total) in sheet for neighbour in row):
                found.append((row, total))
        if self.variant == "longo" and total in self.lucky[seat]:  # L4
            for row in self.fewest(sheet):
                following = self.next_possible(sheet, row)
                if following is not None:  # L5
                    found.append((row, following))
        return found

    def color_fields(self) -> list[Field]:
        """The fields that the active seat may cross in action 2 (C6)."""
        sheet = self.sheets[self.active]
        found: list[Field] = []
        for initial, die in zip(NAMES, self.colors, strict=True):
            if die is None or NAMES[initial] in self.closed:  # C8: a die may have left in action 1
                continue
            for white in self.whites:
                total = white + die
                for row in self.rows():
                    if not self.can_cross(sheet, row, total):
                        continue
                    if row in NAMES:
                        fits = self.color(row, total) == initial  # MA1
                    else:
                        fits = initial in row and (initial, total) in sheet  # BP1
                    if fits:
                        found.append((row, total))
        return found

    def legal(self, seat: int) -> set[str]:
        """The texts of the seat's moves; empty if it has nothing to decide."""
        if seat not in self.to_decide():
            return set()
        moves = {"-"}
        for row, number in self.white_fields(seat) if self.phase == "WHITE" else self.color_fields():
            _, _, tied = self.work_out(seat, row, number, "")
            if tied:
                moves.update(f"{row}{number}>{pick}" for pick in tied)
            else:
                moves.add(f"{row}{number}")
        return moves

    def choose(self, seat: int, text: str) -> None:
        """Make a choice; in action 1 all choices land together with the last one (C5)."""
        assert text in self.legal(seat), (seat, text, self.legal(seat))
        if self.phase == "COLOR":
            self.land(seat, text)
            if text == "-" and not self.active_crossed:  # C10
                self.penalty_counts[seat] += 1
            self.finish_action()
            if self.phase != "OVER":
                self.active = (self.active + 1) % self.seats
                self.turn += 1
                self.phase = "ROLL"
            return
        self.pending[seat] = text
        if len(self.pending) == self.seats:
            for each, choice in self.pending.items():
                self.land(each, choice)
            self.active_crossed = self.pending[self.active] != "-"
            self.finish_action()
            if self.phase != "OVER":  # C11: otherwise no action 2, no penalty
                self.phase = "COLOR"

    def land(self, seat: int, text: str) -> None:
        """Put a choice on the seat's own sheet; rows do not close yet (BA6)."""
        if text != "-":
            self.sheets[seat], self.bars[seat], tied = self.work_out(seat, *split(text))
            assert not tied, (text, tied)

    def finish_action(self) -> None:
        """Close rows (C8), strike bars (BA3), then see whether the game is over (C11)."""
        for row, name in NAMES.items():
            if any(self.has_lock(sheet, row) for sheet in self.sheets):
                self.closed.add(name)
                self.bars = [bar.replace(row, "") for bar in self.bars]
        if len(self.closed) >= 2 or max(self.penalty_counts) >= 4:
            self.phase = "OVER"

    # -- queries -------------------------------------------------------------------------------------

    def penalties(self, seat: int) -> int:
        """How many penalties the seat has taken."""
        return self.penalty_counts[seat]

    def crosses(self, seat: int) -> dict[str, list[int]]:
        """The numbers crossed in every row of the sheet, left to right, without locks."""
        return {row: self.in_row(self.sheets[seat], row) for row in self.rows()}

    def scores(self) -> tuple[int, ...]:
        """Everybody's points as the sheets stand now."""
        return tuple(self.score(seat) for seat in range(self.seats))

    def score(self, seat: int) -> int:
        """One seat's points (C12, L3, MA3, BP7 and the pairs of Bonus B)."""
        sheet = self.sheets[seat]
        total = 0
        for row in NAMES:
            counted = self.count(sheet, row)
            for other in self.rows():
                if other not in NAMES and row in other:  # BP7: a round row counts for both neighbors
                    counted += len(self.in_row(sheet, other))
            total += sum(range(1, min(counted, 15) + 1))
        if self.earned(sheet, "double-fewest"):  # BB1: one row only; tied rows have the same points
            total += sum(range(1, min(self.count(sheet, row) for row in NAMES) + 1))
        if self.earned(sheet, "thirteen"):
            total += 13
        if not self.earned(sheet, "no-penalties"):
            total -= 5 * self.penalty_counts[seat]
        return total
