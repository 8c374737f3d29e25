"""French."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rowlock.handbook.words.base import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class French(Words):
    """Two-part punctuation marks take a space before them and never start a line."""

    def typeset(self, text: str) -> str:
        """Put a narrow no-break space before two-part punctuation marks and inside quotes."""
        return re.sub(r" ?([:;!?»])|(?<=«) ", "\N{NARROW NO-BREAK SPACE}\\1", text)


WORDS = French(
    language="fr",
    colors=("rouge", "jaune", "vert", "bleu"),
    white="blanc",
    numbers=(
        *("aucune", "un", "deux", "trois", "quatre", "cinq", "six"),
        *("sept", "huit", "neuf", "dix", "onze", "douze"),
    ),
    ordinals=(
        *("première", "deuxième", "troisième", "quatrième", "cinquième"),
        *("sixième", "septième", "huitième", "neuvième"),
    ),
    both="et",
    either="ou",
    groups=", ou ",
    span="de {low} à {high}",
    row="ligne {number}",
    here="ici de 1 à {most}",
    by_the_book="{players} selon la règle, {here}",
    no_number="le bloc n'indique pas de nombre ; {here}",
    crosses=("une croix", "{} croix"),
    seats=("une place", "{} places"),
    bar_fields=("une case", "{} cases"),
    pairs=("une paire", "{} paires"),
    points=("1 point", "{} points"),
    rows_closed=("une ligne est verrouillée", "{} lignes sont verrouillées"),
    all_rows_closed="les quatre lignes sont verrouillées",
    bar="barre",
    closing_field="une case finale ; le cadenas de la ligne est à côté",
    colored_field="une case de la couleur de sa lettre : {letters}",
    bonus_field="une case bonus",
    pair_field="la moitié d'une paire bonus ; l'autre moitié a la même lettre",
    double_field="une case double",
    round_field="une case ronde d'une ligne bonus",
    bonus_row="la ligne bonus entre {rows}",
    bonus_bar="la barre bonus : {letters}",
    crosses_head="Croix",
    points_head="Points",
    row_head="Ligne",
    whole_sheet="Exemple, une feuille entière",
    short_sum="Exemple : des lignes de {crosses} croix et deux pénalités donnent {sum}.",
    lock="cadenas",
    round="rondes",
    none="aucune",
    scored="dont {most} comptent",
    doubled="doublé",
    bonus_pairs="paires bonus",
    penalties="pénalités",
    total="total",
    closing_example="Exemple : {crosses} dans la ligne, vous pouvez donc cocher "
    "{field} et le cadenas à côté : {total} en tout.",
    no_row="aucune ligne",
    nothing="aucune",
    lucky_users="les numéros chance",
    bar_users="les cases bonus",
    pair_users="les paires bonus",
    lucky_known="Connues des feuilles imprimées : {pairs}.",
    chain="Exemple : {so_far}{struck}. Maintenant : {steps}.",
    crossed_so_far="{rows} sont cochés",
    empty_sheet="la feuille est vide",
    struck=(", et la première case de la barre est rayée", ", et les {} premières cases de la barre sont rayées"),
    you_cross="vous cochez {field}",
    bar_says="la barre dit {color}",
    you_lock="vous verrouillez {color}",
    lapses="rien à cocher là",
    between="entre {rows}",
    round_example="Exemple : {crossed} sont cochés. Avec {first_by}, vous pouvez cocher la case ronde {first}, "
    "avec {second_by} la case ronde {second}.",
    opens="blanc {number} ou {color} {number}",
    opens_not="Avec {color} {number}, la première n'est pas possible.",
)
