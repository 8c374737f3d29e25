"""How the tables of a variant, and a position to work on, lie in memory: flat arrays, and what stands where.

The four rows are called by their place in the fold's order, 0 to 3; 0 and 1 are the first pair, 2 and 3 the second. The
states of all rows are numbered through, and so are the fields: a field is `WIDE` times its row, plus its position.

What is handed to compiled functions has to be of one type everywhere, or each would be compiled several times: 64 bits,
and constants as numbers of numpy, for a plain one is a type of its own.
"""

from rowlock.solve.positions.array_types import constant

ROWS = 4
WIDE = 18
"""Fields of a row: dice have at most nine sides."""
FIELDS = ROWS * WIDE
NUMBERS = 20
"""Numbers that two dice can make are lower than this."""
STATES = 2048
"""States of all rows together, at most."""
NOWHERE = constant(-1)
"""A cross that is not allowed, a field of no pair, a row that is not chosen."""

TWO_IN_FEWEST, ONE_IN_EACH, DOUBLE_FEWEST, THIRTEEN, NO_PENALTIES = range(5)
"""What pairs earn, in the order of `Kind`."""

# The tables. First single numbers.
SIDES, ROWS_TO_END, PENALTIES_TO_END, PENALTY_POINTS, SIZE, FOLDS, EXTRAS, KEEPS_COUNTS, ONLY_LUCKY = range(9)
AT_ONCE, EFFECTS, BAR_LENGTH, FIRSTS, SECONDS, LEVELS, HAS_LUCKY = range(9, 16)
"""The bits of pairs that are over once earned; how many pairs, bar fields, states of either pair, levels there are."""
PAIR, PARTS, LEVEL, LEVEL_STARTS = 16, 18, 20, 22
"""By pair of rows: where its pair states, their two row states, their levels, and the first of each level begin."""
FEWEST_STARS, MOST_STARS, PASSED, SETTLED_PAIRS = 24, 26, 28, 30
"""By pair of rows: where, by pair state, the fewest and most bonus fields crossed, and the bits of the pairs of which
one half, and both, cannot be crossed any more begin."""
OTHERS, CHARGE = 35, 47
"""1 where others sit at the table, too; what a turn costs then, in parts of a point (see `others`)."""
GROUP, START, COLUMN = 32, 33, 34
"""Where these begin: by state of the first pair the row of columns it uses, and where its values begin; by row of
columns and state of the second pair, where in there its values begin."""
LOCALS, PAIR_POINTS, PAIR_CLOSED = 36, 38, 40
"""By pair of rows: where, by pair state, the number of fields not behind, the points of open rows, and how many rows
are closed begin."""
ONE, TWO = 42, 44
"""By pair of rows: where, by pair state, the places begin at which its single crosses, and its white crosses with a
color cross after it, are listed."""
FINISHES = 46
"""1 where a turn is finished after a white action that ends the game: that is not the rule (C11)."""
# By row.
TOP = 48
"""The state that stands for a closed row whose crosses do not matter."""
WIDTH = TOP + ROWS
LYING = WIDTH + ROWS
"""The rows as they lie on the sheet."""
# By number.
LUCKY = LYING + ROWS
LOWEST = LUCKY + NUMBERS
"""By white sum: the lowest number that a colored die can make with it, then the highest."""
HIGHEST = LOWEST + NUMBERS
THROWS = HIGHEST + NUMBERS
"""By white sum: the first of its throws of two white dice."""
WEIGHT = THROWS + NUMBERS + 1
"""By throw: in how many ways the white dice can show it."""
FACES = WEIGHT + 45
"""By throw and number: the faces of a colored die that make it with a white one, as bits."""
SCORE_OF = FACES + 45 * NUMBERS
"""By count."""
BAR = SCORE_OF + 64
EFFECT = BAR + 128
# By field.
NUMBER = EFFECT + 8
DIE = NUMBER + FIELDS
"""The row whose die crosses it."""
STAR = DIE + FIELDS
MARK = STAR + FIELDS
"""The bit of the pair that it is half of, or NOWHERE."""
SPECIAL = MARK + FIELDS
"""1 where crossing may set off more, and on such a sheet where it does more than one cross: closes, or counts twice."""
OTHER = SPECIAL + FIELDS
"""The other half of the pair."""
# By row state.
FIRST = OTHER + FIELDS
"""The first position that could be crossed."""
COUNT = FIRST + STATES
SHUT = COUNT + STATES
POINTS = SHUT + STATES
"""What the row brings at the end, as far as it is not settled."""
REACH_OPEN = POINTS + STATES
"""The most crosses the row can come to while it is open."""
REACH = REACH_OPEN + STATES
IN_PAIR = REACH + STATES
"""What the state adds to the place where the pair state is looked up."""
TAKEN = IN_PAIR + STATES
"""The state after others have closed the row, or NOWHERE."""
TAKEN_MISSES = TAKEN + STATES
"""The bits of the pairs that have a field in what is left of the row."""
# By row state and position.
AFTER = TAKEN_MISSES + STATES
GAIN = AFTER + STATES * WIDE
"""Points that are settled by crossing there: those of a row that closes."""
MISSES = GAIN + STATES * WIDE
"""The bits of the pairs whose field is passed over."""
# By bits that are free, and bits.
MASKS = 32
KEPT = MISSES + STATES * WIDE
PACKED = KEPT + MASKS
UNPACKED = PACKED + MASKS * MASKS
# By closed rows and crosses in the open ones, of which there are fewer than CROSSES or it does not matter any more.
CROSSES = 64
ENDS = UNPACKED + MASKS * MASKS
"""The chance that others end it before the next turn, in parts of `others.WHOLE`."""
CLOSES = ENDS + ROWS * CROSSES
"""The chance that they close a row."""
# By number and row: positions as bits.
SHOWN = 32
"""What a white die and a colored one show together is lower than this, also where the latter is removed."""
NUMBERED = CLOSES + ROWS * CROSSES
"""The field with this number."""
NAMED = NUMBERED + NUMBERS * ROWS
"""By die, number and row: the field that these name."""
TABLES = NAMED + ROWS * SHOWN * ROWS
"""Here begins what differs in size from variant to variant."""

# A cross in a list: the pair state after it, then these. Fields not behind are numbered through within a pair.
CROSS_LOCAL, CROSS_NUMBER, CROSS_DIE, CROSS_GAIN, CROSS_SHUTS, CROSS_MISSES, CROSS_ENDS = range(1, 8)
"""The field of the color cross, the number of the white one; the die, as a bit, that the color cross needs; the points
settled; the row, as a bit, that the white cross closes; the bits of pairs passed over; whether any row closes."""
CROSS = 8

# A position: the states of its rows, then these.
PLACE, BITS, SETTLED = ROWS, ROWS + 1, ROWS + 2
"""The next field of the bonus bar, the bits of the bonus pairs, the points settled since."""
POSITION = ROWS + 3
