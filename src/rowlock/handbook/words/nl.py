"""Dutch."""

from __future__ import annotations

from rowlock.handbook.words.base import Words

WORDS = Words(
    colors=("rood", "geel", "groen", "blauw"),
    white="wit",
    numbers=(
        *("geen", "één", "twee", "drie", "vier", "vijf", "zes"),
        *("zeven", "acht", "negen", "tien", "elf", "twaalf"),
    ),
    ordinals=("eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste", "negende"),
    both="en",
    either="of",
    groups=", of ",
    span="{low} tot {high}",
    row="rij {number}",
    abouts={
        "The original: four rows, six dice, cross from left to right and lock the rows.": (
            "Het origineel: vier rijen, zes dobbelstenen; kruis van links naar rechts aan en sluit de rijen."
        ),
        "Eight-sided dice, rows up to 16, two closing fields each, and lucky numbers of your own.": (
            "Achtzijdige dobbelstenen, rijen tot 16 met elk twee slotvakjes, en je eigen geluksgetallen."
        ),
        "The numbers run as always, but every row changes its color on the way.": (
            "De getallen lopen zoals altijd, maar elke rij wisselt onderweg van kleur."
        ),
        "Four rows in one color each, with their numbers in a wild order.": (
            "Vier rijen in één kleur, met hun getallen kriskras door elkaar."
        ),
        "Twelve bonus fields, each good for a cross from the bonus bar, often one after the other.": (
            "Twaalf bonusvakjes, elk goed voor een kruisje uit de bonusbalk, vaak het een na het ander."
        ),
        "Five pairs of bonus fields: cross both of a pair and earn crosses or points.": (
            "Vijf paren bonusvakjes: kruis beide van een paar aan en verdien kruisjes of punten."
        ),
        "Round fields between the rows: roll a number again and it counts for both neighbors.": (
            "Ronde vakjes tussen de rijen: valt een getal nog een keer, dan telt het voor beide buren."
        ),
    },
    here="hier 1 tot {most}",
    by_the_book="{players} volgens de spelregel, {here}",
    no_number="het blok noemt geen aantal; {here}",
    crosses=("één kruisje", "{} kruisjes"),
    seats=("één plaats", "{} plaatsen"),
    bar_fields=("één vakje", "{} vakjes"),
    pairs=("één paar", "{} paren"),
    points=("1 punt", "{} punten"),
    rows_closed=("één rij gesloten is", "{} rijen gesloten zijn"),
    all_rows_closed="alle vier de rijen gesloten zijn",
    bar="balk",
    closing_field="een slotvakje; ernaast ligt het slot van de rij",
    colored_field="een vakje in de kleur van zijn letter: {letters}",
    bonus_field="een bonusvakje",
    pair_field="de helft van een bonuspaar; de andere helft heeft dezelfde letter",
    double_field="een dubbel vakje",
    round_field="een rond vakje van een bonusrij",
    bonus_row="de bonusrij tussen {rows}",
    bonus_bar="de bonusbalk: {letters}",
    crosses_head="Kruisjes",
    points_head="Punten",
    row_head="Rij",
    counted_head="Geteld",
    whole_sheet="Voorbeeld, een heel scoreblad",
    short_sum="Voorbeeld: rijen met {crosses} kruisjes en twee mislukte worpen geven {sum}.",
    lock="slot",
    round="rond",
    none="geen",
    scored="er tellen {most}",
    doubled="dubbel",
    bonus_pairs="bonusparen",
    penalties="mislukte worpen",
    total="totaal",
    no_row="geen enkele rij",
    nothing="geen",
    lucky_users="geluksgetallen",
    bar_users="bonusvakjes",
    pair_users="bonusparen",
    lucky_known="Bekend van de gedrukte bladen: {pairs}.",
    chain="Voorbeeld: {so_far}{struck}. Nu: {steps}.",
    crossed_so_far="{rows} zijn aangekruist",
    empty_sheet="het blad is leeg",
    struck=(", en het eerste balkvakje is afgestreept", ", en de eerste {} balkvakjes zijn afgestreept"),
    you_cross="je kruist {field} aan",
    bar_says="de balk zegt {color}",
    you_lock="je sluit {color}",
    lapses="daar valt niets aan te kruisen",
    between="tussen {rows}",
    round_example="Voorbeeld: {crossed} zijn aangekruist. Met {first_by} mag je het ronde vakje {first} aankruisen, "
    "met {second_by} het ronde vakje {second}.",
    opens="wit {number} of {color} {number}",
    opens_not="Met {color} {number} gaat het eerste niet.",
)
