"""German, with the terms of the printed pads."""

from __future__ import annotations

from rowlock.handbook.words.base import Words

WORDS = Words(
    colors=("Rot", "Gelb", "Grün", "Blau"),
    white="Weiß",
    numbers=(
        *("keine", "ein", "zwei", "drei", "vier", "fünf", "sechs"),
        *("sieben", "acht", "neun", "zehn", "elf", "zwölf"),
    ),
    ordinals=("ersten", "zweiten", "dritten", "vierten", "fünften", "sechsten", "siebten", "achten", "neunten"),
    both="und",
    either="oder",
    groups=", oder ",
    span="{low} bis {high}",
    row="Reihe {number}",
    abouts={
        "The original: four rows, six dice, cross from left to right and lock the rows.": (
            "Das Original: vier Reihen, sechs Würfel; kreuz von links nach rechts an und schließ Reihen ab."
        ),
        "Eight-sided dice, rows up to 16, two closing fields each, and lucky numbers of your own.": (
            "Achtseitige Würfel, Reihen bis 16 mit je zwei Schlussfeldern, und eigene Glückszahlen."
        ),
        "The numbers run as always, but every row changes its color on the way.": (
            "Die Zahlen laufen wie immer, aber jede Reihe wechselt unterwegs die Farbe."
        ),
        "Four rows in one color each, with their numbers in a wild order.": (
            "Vier einfarbige Reihen, deren Zahlen wild durcheinander stehen."
        ),
        "Twelve bonus fields, each good for a cross from the bonus bar, often one after the other.": (
            "Zwölf Bonusfelder, jedes gut für ein Kreuz aus der Bonusleiste, oft eines nach dem anderen."
        ),
        "Five pairs of bonus fields: cross both of a pair and earn crosses or points.": (
            "Fünf Paare von Bonusfeldern: Kreuz beide eines Paares an und verdien dir Kreuze oder Punkte."
        ),
        "Round fields between the rows: roll a number again and it counts for both neighbors.": (
            "Runde Felder zwischen den Reihen: Kommt eine Zahl noch einmal, zählt sie für beide Nachbarn."
        ),
    },
    here="hier 1 bis {most}",
    by_the_book="{players} laut Spielregel, {here}",
    no_number="der Block nennt keine Zahl; {here}",
    crosses=("ein Kreuz", "{} Kreuze"),
    seats=("einen Platz", "{} Plätze"),
    bar_fields=("ein Feld", "{} Felder"),
    pairs=("ein Paar", "{} Paare"),
    points=("1 Punkt", "{} Punkte"),
    rows_closed=("eine Reihe abgeschlossen ist", "{} Reihen abgeschlossen sind"),
    all_rows_closed="alle vier Reihen abgeschlossen sind",
    bar="Leiste",
    closing_field="ein Schlussfeld; daneben liegt das Schloss der Reihe",
    colored_field="ein Feld in der Farbe seines Buchstabens: {letters}",
    bonus_field="ein Bonusfeld",
    pair_field="die Hälfte eines Bonuspaares; die andere hat denselben Buchstaben",
    double_field="ein Doppelfeld",
    round_field="ein rundes Feld einer Bonusreihe",
    bonus_row="die Bonusreihe zwischen {rows}",
    bonus_bar="die Bonusleiste: {letters}",
    crosses_head="Kreuze",
    points_head="Punkte",
    row_head="Reihe",
    counted_head="Gezählt",
    whole_sheet="Beispiel, ein ganzer Zettel",
    short_sum="Beispiel: Reihen mit {crosses} Kreuzen und zwei Fehlwürfe ergeben {sum}.",
    lock="Schloss",
    round="rund",
    none="keine",
    scored="gewertet {most}",
    doubled="verdoppelt",
    bonus_pairs="Bonuspaare",
    penalties="Fehlwürfe",
    total="Ergebnis",
    no_row="keiner Reihe",
    nothing="keines",
    lucky_users="Glückszahlen",
    bar_users="Bonusfelder",
    pair_users="Bonuspaare",
    lucky_known="Von den gedruckten Zetteln bekannt: {pairs}.",
    chain="Beispiel: {so_far}{struck}. Jetzt: {steps}.",
    crossed_so_far="{rows} sind angekreuzt",
    empty_sheet="der Zettel ist leer",
    struck=(", und das erste Leistenfeld ist abgestrichen", ", und die ersten {} Leistenfelder sind abgestrichen"),
    you_cross="du kreuzt {field} an",
    bar_says="die Leiste zeigt {color}",
    you_lock="du schließt {color} ab",
    lapses="dort ist nichts anzukreuzen",
    between="zwischen {rows}",
    round_example="Beispiel: {crossed} sind angekreuzt. Mit {first_by} darfst du das runde Feld {first} ankreuzen, "
    "mit {second_by} das runde Feld {second}.",
    opens="Weiß {number} oder {color} {number}",
    opens_not="Mit {color} {number} geht das erste nicht.",
)
