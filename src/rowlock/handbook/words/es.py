"""Spanish."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rowlock.handbook.words.base import Words


@dataclass(frozen=True, slots=True, kw_only=True)
class Spanish(Words):
    """The word for "or" changes before a word or number that begins with an "o" sound."""

    def linked(self, last: str, final: str) -> str:
        """The last word of a list: 7 o 9, but 7 u 8 (ocho) and 10 u 11 (once)."""
        before_o = last == self.either and re.match(r"8|11\b|h?o", final)
        return f"{'u' if before_o else last} {final}"


WORDS = Spanish(
    language="es",
    colors=("rojo", "amarillo", "verde", "azul"),
    white="blanco",
    numbers=(
        *("ninguna", "una", "dos", "tres", "cuatro", "cinco", "seis"),
        *("siete", "ocho", "nueve", "diez", "once", "doce"),
    ),
    ordinals=("primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima", "octava", "novena"),
    both="y",
    either="o",
    groups=", o ",
    span="de {low} a {high}",
    row="fila {number}",
    here="aquí de 1 a {most}",
    by_the_book="{players} según el reglamento, {here}",
    no_number="el bloc no indica ningún número; {here}",
    crosses=("una cruz", "{} cruces"),
    seats=("un asiento", "{} asientos"),
    bar_fields=("una casilla", "{} casillas"),
    pairs=("una pareja", "{} parejas"),
    points=("1 punto", "{} puntos"),
    rows_closed=("hay una fila cerrada", "hay {} filas cerradas"),
    all_rows_closed="las cuatro filas están cerradas",
    bar="barra",
    closing_field="una casilla de cierre; el candado de la fila está a su lado",
    colored_field="una casilla del color de su letra: {letters}",
    bonus_field="una casilla de bonus",
    pair_field="la mitad de una pareja de bonus; la otra mitad tiene la misma letra",
    double_field="una casilla doble",
    round_field="una casilla redonda de una fila de bonus",
    bonus_row="la fila de bonus entre {rows}",
    bonus_bar="la barra de bonus: {letters}",
    crosses_head="Cruces",
    points_head="Puntos",
    row_head="Fila",
    whole_sheet="Ejemplo, una hoja entera",
    short_sum="Ejemplo: filas con {crosses} cruces y dos penalizaciones dan {sum}.",
    lock="candado",
    round="redondas",
    none="ninguna",
    scored="puntúan {most}",
    doubled="doblado",
    bonus_pairs="parejas de bonus",
    penalties="penalizaciones",
    total="total",
    closing_example="Ejemplo: {crosses} en la fila, así que puedes marcar "
    "{field} y el candado de al lado: {total} en total.",
    no_row="ninguna fila",
    nothing="ninguna",
    lucky_users="los números de la suerte",
    bar_users="las casillas de bonus",
    pair_users="las parejas de bonus",
    lucky_known="Conocidas de las hojas impresas: {pairs}.",
    chain="Ejemplo: {so_far}{struck}. Ahora {steps}.",
    crossed_so_far="están marcados {rows}",
    empty_sheet="la hoja está vacía",
    struck=(
        ", y la primera casilla de la barra está tachada",
        ", y las {} primeras casillas de la barra están tachadas",
    ),
    you_cross="marcas {field}",
    bar_says="la barra dice {color}",
    you_lock="cierras {color}",
    lapses="allí no hay nada que marcar",
    between="entre {rows}",
    round_example="Ejemplo: están marcados {crossed}. Con {first_by} puedes marcar la casilla redonda {first}, "
    "y con {second_by} la casilla redonda {second}.",
    opens="blanco {number} o {color} {number}",
    opens_not="Con {color} {number} no puedes marcar la primera.",
)
