// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const differences: Readonly<Record<string, readonly string[]>> = {
  "longo": [
    "Los dados tienen ocho caras y las filas llegan hasta 16.",
    "Cada fila tiene dos casillas de cierre. Las dos piden seis cruces antes, y cualquiera de ellas cierra la fila.",
    "Tienes dos números de la suerte. Si los dados blancos suman uno de ellos, puedes marcar en su lugar la casilla siguiente de la fila donde tienes menos cruces.",
  ],
  "mixx-a": [
    "Los números van como siempre, pero cada fila cambia de color por el camino.",
    "Un dado de color vale para las casillas de su color, estén en la fila que estén.",
    "Las cruces, los candados y los puntos van por fila, sean cuales sean los colores.",
    "Al cerrar una fila se retira el dado del color de su última casilla. La suma blanca aún llega a ese color en las otras filas.",
  ],
  "mixx-b": [
    "Los números de cada fila están mezclados.",
    "Se marca igualmente de izquierda a derecha: por el lugar, no por el número.",
    "El rojo se cierra con 11, el amarillo con 10, el verde con 3 y el azul con 4; 2 y 12 son casillas normales.",
  ],
  "bonus-a": [
    "Doce casillas son de bonus. Al marcar una se gasta el siguiente color de la barra de bonus.",
    "Entonces tienes que marcar enseguida la casilla siguiente de la fila de ese color.",
    "Si también es de bonus, la cosa sigue: una cruz puede provocar toda una cadena.",
    "Cuando se cierra una fila, su color se tacha en la barra.",
  ],
  "bonus-b": [
    "Diez casillas están marcadas por parejas. Al marcar las dos de una pareja ganas su bonus.",
    "Dos de los bonus dan cruces enseguida: dos en tu fila más corta, o una en cada fila.",
    "Los otros tres cuentan al final: tu fila más corta vale doble, 13 puntos, o las penalizaciones no cuestan nada.",
  ],
  "big-points": [
    "Entre las filas hay casillas redondas.",
    "Si la casilla vecina con el mismo número está marcada y ese número vuelve a salir, puedes marcar la redonda en su lugar.",
    "Cada cruz redonda cuenta para sus dos filas. En una fila cuentan como mucho 15 cruces.",
    "Las cruces redondas no cuentan para las cinco que pide un candado.",
  ],
};
