"""The card game a second time, read off the rules' text, on nothing but strings and sets.

It shares no code with `rowlock.rules`: cards and fields are texts, a sheet is the set of its crossed fields, and every
play that could be written is tried against the sentences of the rules.
"""

from itertools import chain, combinations, product

UP, DOWN = range(2, 13), range(12, 1, -1)
SAME = {letter: letter * 11 for letter in "rygb"}
PADS: dict[str, dict[str, list[tuple[str, int]]]] = {}
"""For each pad and row: the color and the number of each field from left to right."""


def _pad(name: str, numbers: dict[str, list[int]], colors: dict[str, str]) -> None:
    PADS[name] = {row: list(zip(colors[row], numbers[row], strict=True)) for row in "rygb"}


_IN_ORDER = {"r": [*UP], "y": [*UP], "g": [*DOWN], "b": [*DOWN]}
_pad("cards", _IN_ORDER, SAME)
_pad("cards-mixx-a", _IN_ORDER, {"r": "yyybbbgggrr", "y": "rrggggbbyyy", "g": "bbbyyyrrrgg", "b": "ggrrrryybbb"})
_MIXED = {
    "r": "10 6 2 8 3 4 12 5 9 7 11",
    "y": "9 12 4 6 7 2 5 8 11 3 10",
    "g": "8 2 10 12 6 9 7 4 5 11 3",
    "b": "5 7 11 9 12 3 8 10 2 6 4",
}
_pad("cards-mixx-b", {row: [int(number) for number in text.split()] for row, text in _MIXED.items()}, SAME)


class CardOracle:
    """A card game that is played in place."""

    def __init__(self, pad: str, seats: int, first: int, *, jokers: bool) -> None:
        self.pad = PADS[pad]
        self.any_gaps = pad.endswith("-a")
        self.seats = seats
        self.active = first
        self.turn = 1
        self.unseen = {color + str(number) for color in ("rygbj" if jokers else "rygb") for number in UP}
        self.crossed: list[set[str]] = [set() for _ in range(seats)]
        self.penalties = [0] * seats
        self.hands: list[set[str]] = []
        self.display = [""] * 4
        self.pile: list[str] = []
        self.discards: list[str] = []
        self.said: dict[int, str] = {}
        self.step = "DEAL"

    # Cards

    def due(self) -> list[str]:
        return sorted(self.discards if self.hands else self.unseen) if self.step == "DEAL" else []

    def supply(self, text: str) -> None:
        cards = text.split()
        assert sorted(cards) == self.due()
        if not self.hands:
            for _ in range(self.seats):
                self.hands.append(set(cards[:4]))
                cards = cards[4:]
            self.display, self.pile = cards[:4], cards[4:]
            self.step = "TAKE"
        else:
            self.pile, self.discards = cards, []
            self.refill()

    def refill(self) -> None:
        while "" in self.display and self.pile:
            self.display[self.display.index("")] = self.pile.pop(0)
        self.step = "NUMBER" if self.pile else "DEAL"
        self.said = {}

    # The sheet

    def fields(self, row: str) -> list[str]:
        return [f"{row}{number}" for _, number in self.pad[row]]

    def field_of(self, color: str, number: int) -> str:
        (field,) = [f"{row}{number}" for row in "rygb" if (color, number) in self.pad[row]]
        return field

    def may_cross(self, seat: int, new: set[str]) -> bool:
        """Whether these fields can be crossed now, all together."""
        for row in "rygb":
            fields = self.fields(row)
            old = [place for place, field in enumerate(fields) if field in self.crossed[seat]]
            now = [place for place, field in enumerate(fields) if field in new]
            if not now:
                continue
            if old and min(now) <= max(old):
                return False  # what was skipped is lost, and nothing comes after the last field
            if 10 in now and len(old) + len(now) - 1 < 5:
                return False
        return True

    def closed(self, seat: int) -> int:
        return sum(self.fields(row)[-1] in self.crossed[seat] for row in "rygb")

    def ends(self) -> bool:
        return any(self.closed(seat) > 1 or self.penalties[seat] > 3 for seat in range(self.seats))

    def scores(self) -> tuple[int, ...]:
        totals = []
        for seat in range(self.seats):
            total = -5 * self.penalties[seat]
            for row in "rygb":
                marks = len(self.crossed[seat].intersection(self.fields(row)))
                marks += self.fields(row)[-1] in self.crossed[seat]
                total += sum(range(marks + 1))
            totals.append(total)
        return tuple(totals)

    # Choices

    def to_decide(self) -> tuple[int, ...]:
        if self.step == "NUMBER":
            return tuple(seat for seat in range(self.seats) if seat not in self.said)
        return (self.active,) if self.step in ("TAKE", "PLAY") else ()

    def legal(self, seat: int) -> set[str]:
        if seat not in self.to_decide():
            return set()
        if self.step == "TAKE":
            missing = 5 - len(self.hands[seat])
            return {"t" + ".".join(places) for places in combinations("1234", missing)}
        if self.step == "NUMBER":
            number = self.pile[0][1:]
            return {"-", *(row + number for row in "rygb" if self.may_cross(seat, {row + number}))}
        return set(chain.from_iterable(self.plays(seat, color) for color in "rygb"))

    def plays(self, seat: int, color: str) -> set[str]:
        found = set()
        usable = [card for card in self.hands[seat] if card[0] in (color, "j")]
        usable.sort(key=lambda card: (int(card[1:]), card[0] == "j"))
        order = [field for row in "rygb" for field in self.fields(row)]
        for used in product([False, True], repeat=len(usable)):
            cards = [card for card, is_used in zip(usable, used, strict=True) if is_used]
            if not 1 <= len(cards) <= 3:
                continue
            front = ".".join(f"{card}={color}" if card[0] == "j" else card for card in cards)
            offered = sorted({self.field_of(color, int(card[1:])) for card in cards}, key=order.index)
            for taken in product([False, True], repeat=len(offered)):
                new = [field for field, is_taken in zip(offered, taken, strict=True) if is_taken]
                if self.may_cross(seat, set(new)) and (self.any_gaps or self.gaps(new) <= 1):
                    found.add(f"{front}:{'.'.join(new) or '-'}")
        return found

    def gaps(self, new: list[str]) -> int:
        """How many fields of the row lie between the first and the last of these and are not among them."""
        if not new:
            return 0
        fields = self.fields(new[0][0])
        return sum(field not in new for field in fields[fields.index(new[0]) : fields.index(new[-1])])

    def choose(self, seat: int, text: str) -> None:
        assert text in self.legal(seat)
        if self.step == "TAKE":
            for place in text[1:].split("."):
                self.hands[seat].add(self.display[int(place) - 1])
                self.display[int(place) - 1] = ""
            self.refill()
        elif self.step == "NUMBER":
            self.said[seat] = text
            if len(self.said) == self.seats:
                for who, field in self.said.items():
                    self.crossed[who] |= {field} - {"-"}
                self.step = "OVER" if self.ends() else "PLAY"
        else:
            self.play(seat, *text.split(":"))

    def play(self, seat: int, cards: str, fields: str) -> None:
        for card in cards.split("."):
            self.hands[seat].remove(card.split("=")[0])
            self.discards.append(card.split("=")[0])
        self.crossed[seat] |= set(fields.split(".")) - {"-"}
        if fields == "-" and self.said[seat] == "-":
            self.penalties[seat] += 1
        if self.ends():
            self.step = "OVER"
        else:
            self.step = "TAKE"
            self.turn += 1
            self.active = (seat + 1) % self.seats
