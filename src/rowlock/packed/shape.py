"""The memory layout of a playthrough and of the tables of a variant: offsets into flat arrays of 64-bit integers.

The fields of a sheet are the bits of two words, row after row with gaps between; a field's *place* is the index of its
bit, from 0 in the first word and from 64 in the second. A row never straddles two words, and the bonus rows are always
in the second. A move is a place, plus `TO` times one more than the row chosen where rows tie (BB1), or PASS.
"""

COLORS = 4
TEN_BITS = 1024
"""A die is drawn from this many numbers; the UNFAIR remainder, which would favor a face, is rejected."""
WORD = 64
ROWS = 7
"""The four rows and at most three bonus rows."""

PASS = -1
NONE = -2
"""No choice yet."""
TO = 128
MOST_MOVES = 512
"""More moves than any seat ever has to choose from."""
WORK = 4
"""A level needs this many scratch rows of MOST_MOVES numbers: two playthroughs, and the moves in each."""

# The phases, in the order of a turn.
ROLL, WHITE, COLOR, OVER = range(4)

# A playthrough: what all seats share, then a choice for each of eight seats, then the sheets, then one scratch sheet.
TURN, ACTIVE, PHASE, CLOSED, SEATS, WHITE_1, WHITE_2 = range(7)
FACE = 8
"""The faces of the four colored dice; REMOVED for a removed one."""
CHOICE = FACE + COLORS
FIRST_SHEET = CHOICE + 8
REMOVED = 20
"""So far from any face that no sum with it is on a sheet."""

# A sheet. OPEN, NEXT, LOCKED and READY follow from the crosses; they are stored because they are read so often.
CROSSED, CROSSED_2 = 0, 1
"""The crossed fields."""
OPEN, OPEN_2 = 2, 3
"""The fields that could be crossed if no row were closed by others and round fields had their neighbors."""
NEXT, NEXT_2 = 4, 5
"""The first field right of the last cross in each row, whether or not it can be crossed."""
LOCKED = 6
"""The rows whose lock this seat has crossed."""
PENALTIES = 7
BAR = 8
"""The free fields of the bonus bar."""
LUCKY = 9
"""The lucky numbers."""
READY = 10
"""For each color: the round fields that its die may cross (BP1)."""
SHEET = READY + COLORS

# The tables of a variant. The two words of a bitmask are adjacent; a number is never larger than 31.
NUMBERS = 32
SIDES, UNFAIR, CLOSE_AFTER, ROWS_TO_END, PENALTIES_TO_END, PENALTY_POINTS, MOST_SCORED = range(7)
TWO_WORDS, HAS_ROUNDS, HAS_CHAINS, CAN_TIE, HAS_PAIRS = range(7, 12)
ROUNDS = 13
"""The round fields, which are all in the second word."""
INNER, INNER_2 = 14, 15
"""The fields that have another one right of them."""
LANE = 16
"""By row: its fields."""
WORD_OF = LANE + ROWS
"""By row: which of the two words it is in."""
DOUBLE = WORD_OF + ROWS
"""By row: its double fields."""
BESIDE = DOUBLE + ROWS
"""By row: the fields of the bonus rows that count for it (BP7)."""
UNCLOSED = BESIDE + ROWS
"""By set of closed rows: the fields of all other rows; two words each."""
BLANK = UNCLOSED + 2 * 16
"""An empty sheet."""
OFFER_WHITE = BLANK + SHEET
"""By number: the fields that have it; two words each."""
OFFER_COLOR = OFFER_WHITE + 2 * NUMBERS
"""By color and number: the fields that they name; two words each."""
ROW_OF = OFFER_COLOR + 2 * COLORS * NUMBERS
"""By place: its row."""
LANE_OF = ROW_OF + 2 * WORD
"""By place: the fields of its row."""
CLOSING_OF = LANE_OF + 2 * WORD
"""By place: the closing fields of its row."""
DOUBLE_OF = CLOSING_OF + 2 * WORD
"""By place: the double fields of its row."""
COLOR_OF = DOUBLE_OF + 2 * WORD
"""By place: the color of the field, 0 for round ones."""
UNLOCKS = COLOR_OF + 2 * WORD
"""By place: the round fields beside it."""
STARRED = UNLOCKS + 2 * WORD
"""By place: whether it strikes the bar."""
PARTNER = STARRED + 2 * WORD
"""By place: the other field of its pair, or NONE."""
EARNS = PARTNER + 2 * WORD
"""By place: the immediate effect of its pair, or 0."""
BAR_ROW = EARNS + 2 * WORD
"""By bar field: its row."""
BAR_OF = BAR_ROW + WORD
"""By set of rows: the bar fields in their colors."""
PAIR = BAR_OF + 16
"""By kind of pair that counts at the end: its two fields as two words, 0 if there is no such pair."""
DOUBLES_FEWEST, THIRTEEN, NO_PENALTIES = PAIR, PAIR + 2, PAIR + 4
LIKELY = PAIR + 6
"""By place: the chance of its number, in units of 1 / WHOLE; double fields count twice."""
AHEAD = LIKELY + 2 * WORD
"""By place: the sum of LIKELY from there to the right end of its row, without closing fields."""
STARS = AHEAD + 2 * WORD
"""By place: the same sum, over the fields that strike the bar."""
AROUND = STARS + 2 * WORD
"""By place of a round field: its neighbors; two words each."""
HALVES = AROUND + 4 * WORD
"""The two places of each pair, or NONE."""
PAIRS = 5
TABLES = HALVES + 2 * PAIRS

# Queued effects.
STRIKE, ONE_IN_EACH, TWO_IN_FEWEST = 1, 2, 3

# The result of a playthrough: these, then the scores by seat, then the penalties by seat.
TURNS_PLAYED, ROWS_CLOSED, RESULT = range(3)

# The log of a turn: six faces, the color choice, and the white choices by seat.
LOGGED_COLOR = 2 + COLORS
LOGGED = LOGGED_COLOR + 1
