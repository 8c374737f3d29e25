"""Italian."""

from __future__ import annotations

from rowlock.handbook.words.base import Words

WORDS = Words(
    colors=("rosso", "giallo", "verde", "blu"),
    white="bianco",
    numbers=(
        *("nessuna", "una", "due", "tre", "quattro", "cinque", "sei"),
        *("sette", "otto", "nove", "dieci", "undici", "dodici"),
    ),
    ordinals=("prima", "seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava", "nona"),
    both="e",
    either="o",
    groups=", o ",
    span="da {low} a {high}",
    row="fila {number}",
    abouts={
        "The original: four rows, six dice, cross from left to right and lock the rows.": (
            "L'originale: quattro file, sei dadi; segna da sinistra a destra e chiudi le file."
        ),
        "Eight-sided dice, rows up to 16, two closing fields each, and lucky numbers of your own.": (
            "Dadi a otto facce, file fino a 16 con due caselle di chiusura ciascuna, e i tuoi numeri fortunati."
        ),
        "The numbers run as always, but every row changes its color on the way.": (
            "I numeri vanno come sempre, ma ogni fila cambia colore lungo la strada."
        ),
        "Four rows in one color each, with their numbers in a wild order.": (
            "Quattro file di un solo colore, con i numeri in ordine sparso."
        ),
        "Twelve bonus fields, each good for a cross from the bonus bar, often one after the other.": (
            "Dodici caselle bonus, ognuna dà una crocetta dalla barra bonus, spesso una dopo l'altra."
        ),
        "Five pairs of bonus fields: cross both of a pair and earn crosses or points.": (
            "Cinque coppie di caselle bonus: segna tutte e due quelle di una coppia e guadagna crocette o punti."
        ),
        "Round fields between the rows: roll a number again and it counts for both neighbors.": (
            "Caselle rotonde tra le file: un numero che esce di nuovo vale per tutte e due le vicine."
        ),
    },
    here="qui da 1 a {most}",
    by_the_book="{players} secondo il regolamento, {here}",
    no_number="il blocco non indica un numero; {here}",
    crosses=("una crocetta", "{} crocette"),
    seats=("un posto", "{} posti"),
    bar_fields=("una casella", "{} caselle"),
    pairs=("una coppia", "{} coppie"),
    points=("1 punto", "{} punti"),
    rows_closed=("una fila è chiusa", "{} file sono chiuse"),
    all_rows_closed="tutte e quattro le file sono chiuse",
    bar="barra",
    closing_field="una casella di chiusura; accanto c'è il lucchetto della fila",
    colored_field="una casella del colore della sua lettera: {letters}",
    bonus_field="una casella bonus",
    pair_field="metà di una coppia bonus; l'altra metà ha la stessa lettera",
    double_field="una casella doppia",
    round_field="una casella rotonda di una fila bonus",
    bonus_row="la fila bonus tra {rows}",
    bonus_bar="la barra bonus: {letters}",
    crosses_head="Crocette",
    points_head="Punti",
    row_head="Fila",
    counted_head="Contate",
    whole_sheet="Esempio, una scheda intera",
    short_sum="Esempio: file con {crosses} crocette e due penalità danno {sum}.",
    lock="lucchetto",
    round="rotonde",
    none="nessuna",
    scored="ne valgono {most}",
    doubled="raddoppiato",
    bonus_pairs="coppie bonus",
    penalties="penalità",
    total="totale",
    no_row="nessuna fila",
    nothing="nessuna",
    lucky_users="i numeri fortunati",
    bar_users="le caselle bonus",
    pair_users="le coppie bonus",
    lucky_known="Note dalle schede stampate: {pairs}.",
    chain="Esempio: {so_far}{struck}. Ora {steps}.",
    crossed_so_far="sono segnati {rows}",
    empty_sheet="la scheda è vuota",
    struck=(
        ", e la prima casella della barra è barrata",
        ", e le prime {} caselle della barra sono barrate",
    ),
    you_cross="segni {field}",
    bar_says="la barra dice {color}",
    you_lock="chiudi {color}",
    lapses="lì non c'è nulla da segnare",
    between="tra {rows}",
    round_example="Esempio: sono segnati {crossed}. Con {first_by} puoi segnare la casella rotonda {first}, "
    "e con {second_by} la casella rotonda {second}.",
    opens="bianco {number} o {color} {number}",
    opens_not="Con {color} {number} la prima non si può segnare.",
)
