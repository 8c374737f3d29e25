"""Offsets into the flat array of tables that a variant is compiled to, and into a position.

Rows are numbered by their place in the order of the `Fold`, 0 to 3; rows 0 and 1 are the first pair, 2 and 3 the
second. States are numbered consecutively across all rows, and so are fields: `WIDE` times the row, plus the position.

An argument has to have the same type at every call, or numba compiles the function once per type. So all integers have
64 bits, and constants are NumPy integers, because numba gives a plain literal a type of its own.
"""

from rowlock.solve.positions.array_types import constant

ROWS = 4
WIDE = 18
"""The most fields that a row can have: dice have at most nine sides."""
FIELDS = ROWS * WIDE
NUMBERS = 20
"""The sum of two dice is less than this."""
STATES = 2048
"""The most states that all rows together can have."""
NOWHERE = constant(-1)
"""An illegal cross, a field that belongs to no bonus pair, a row that was not chosen."""

TWO_IN_FEWEST, ONE_IN_EACH, DOUBLE_FEWEST, THIRTEEN, NO_PENALTIES = range(5)
"""The effects of bonus pairs, in the order of `Kind`."""

# The tables. Single numbers come first.
SIDES, ROWS_TO_END, PENALTIES_TO_END, PENALTY_POINTS, SIZE, FOLDS, EXTRAS, KEEPS_COUNTS, ONLY_LUCKY = range(9)
AT_ONCE, EFFECTS, BAR_LENGTH, FIRSTS, SECONDS, LEVELS, HAS_LUCKY = range(9, 16)
"""The bits of bonus pairs that are spent once earned; the number of bonus pairs, of bar fields, of states of the first
and second pair of rows, and of levels; whether there are lucky numbers."""
PAIR, PARTS, LEVEL, LEVEL_STARTS = 16, 18, 20, 22
"""By pair of rows, the offsets of: pair states by row states, row states by pair state, levels, first of each level."""
FEWEST_STARS, MOST_STARS, PASSED, SETTLED_PAIRS = 24, 26, 28, 30
"""By pair of rows, the offsets of what is listed by pair state: the fewest and the most bonus fields crossed, and the
bits of the bonus pairs of which one half, or both halves, can no longer be crossed."""
OTHERS, CHARGE = 35, 47
"""1 if there are opponents at the table; what a turn costs then, in fractions of a point (see `others`)."""
GROUP, START, COLUMN = 32, 33, 34
"""The offsets of: the group of each state of the first pair; where the values of that state begin; and, by group and
state of the second pair, where among them the values of both states begin."""
LOCALS, PAIR_POINTS, PAIR_CLOSED = 36, 38, 40
"""By pair of rows, the offsets of what is listed by pair state: the number of fields still ahead, the points of open
rows, and the number of closed rows."""
ONE, TWO = 42, 44
"""By pair of rows, the offsets of what is listed by pair state: where its single crosses begin, and where its white
crosses followed by a color cross begin."""
FINISHES = 46
"""1 if a color action follows even a white action that ends the game, against the rule (C11)."""
# By row.
TOP = 48
"""The state that stands for a closed row when its number of crosses does not matter."""
WIDTH = TOP + ROWS
LYING = WIDTH + ROWS
"""The rows in the order of the sheet."""
# By number.
LUCKY = LYING + ROWS
LOWEST = LUCKY + NUMBERS
"""By white sum: the lowest number, and then the highest, that a colored die can make with one of the white dice."""
HIGHEST = LOWEST + NUMBERS
THROWS = HIGHEST + NUMBERS
"""By white sum: the first throw of the white dice that adds up to it."""
WEIGHT = THROWS + NUMBERS + 1
"""By throw: the number of ways to throw it."""
FACES = WEIGHT + 45
"""By throw and number: the faces of a colored die that make the number with a white die, as bits."""
SCORE_OF = FACES + 45 * NUMBERS
"""By number of crosses: the points."""
BAR = SCORE_OF + 64
EFFECT = BAR + 128
# By field.
NUMBER = EFFECT + 8
DIE = NUMBER + FIELDS
"""The row whose die can cross the field."""
STAR = DIE + FIELDS
MARK = STAR + FIELDS
"""The bit of the bonus pair that the field belongs to, or NOWHERE."""
SPECIAL = MARK + FIELDS
"""1 if crossing the field may trigger a bonus; on sheets with bonuses also if it closes the row or counts twice."""
OTHER = SPECIAL + FIELDS
"""The other half of the bonus pair."""
# By row state.
FIRST = OTHER + FIELDS
"""The first position still ahead."""
COUNT = FIRST + STATES
SHUT = COUNT + STATES
POINTS = SHUT + STATES
"""What the row scores at the end, unless that is already settled."""
REACH_OPEN = POINTS + STATES
"""The most crosses that the row can reach without closing; then, in REACH, by closing, too."""
REACH = REACH_OPEN + STATES
IN_PAIR = REACH + STATES
"""What the state contributes to the index of its pair state."""
TAKEN = IN_PAIR + STATES
"""The state after an opponent has closed the row, or NOWHERE."""
TAKEN_MISSES = TAKEN + STATES
"""The bits of the bonus pairs that have a field in the rest of the row."""
# By row state and position.
AFTER = TAKEN_MISSES + STATES
GAIN = AFTER + STATES * WIDE
"""The points that the cross settles: those of a row that it closes."""
MISSES = GAIN + STATES * WIDE
"""The bits of the bonus pairs whose field is skipped."""
# By the bits that can vary, and by bits.
MASKS = 32
KEPT = MISSES + STATES * WIDE
PACKED = KEPT + MASKS
UNPACKED = PACKED + MASKS * MASKS
# By number of closed rows and of crosses in open rows; beyond CROSSES more crosses make no difference.
CROSSES = 64
ENDS = UNPACKED + MASKS * MASKS
"""The probability that opponents end the game before the next turn, in units of 1 / `others.WHOLE`."""
CLOSES = ENDS + ROWS * CROSSES
"""The probability that they close a row."""
# By number and row: positions as bits.
SHOWN = 32
"""The sum of a white and a colored die is less than this, even with the value of a removed die."""
NUMBERED = CLOSES + ROWS * CROSSES
"""The fields with this number."""
NAMED = NUMBERED + NUMBERS * ROWS
"""By die, number and row: the fields of that color and number."""
TABLES = NAMED + ROWS * SHOWN * ROWS
"""From here on, sizes differ from variant to variant."""

# A listed cross: the pair state after it, then these. The fields still ahead are numbered within a pair of rows.
CROSS_LOCAL, CROSS_NUMBER, CROSS_DIE, CROSS_GAIN, CROSS_SHUTS, CROSS_MISSES, CROSS_ENDS = range(1, 8)
"""The field of the color cross; the number of the white cross; the die that the color cross needs, as a bit; the points
settled; the row that the white cross closes, as a bit; the bits of skipped bonus pairs; whether any row closes."""
CROSS = 8

# A position: the states of its rows, then these.
PLACE, BITS, SETTLED = ROWS, ROWS + 1, ROWS + 2
"""The next field of the bonus bar, the bits of the bonus pairs, the points settled since the position was copied."""
POSITION = ROWS + 3
