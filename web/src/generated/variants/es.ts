// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

interface Texts {
  readonly name: string;
  readonly about: string;
  /** What players of the first variant have to know here. */
  readonly differences: readonly string[];
}

export const variants: Readonly<Record<string, Texts>> = {
  "classic": { name: "Classic", about: "El original: marca de izquierda a derecha y cierra las filas.", differences: [] },
  "longo": { name: "Longo", about: "Filas largas, dados de ocho caras y números de la suerte propios.", differences: ["Los dados tienen ocho caras y las filas llegan hasta 16.", "Cada fila tiene dos casillas de cierre. Las dos piden seis cruces antes, y cualquiera de ellas cierra la fila.", "Tienes dos números de la suerte. Si los dados blancos suman uno de ellos, puedes marcar en su lugar la casilla siguiente de la fila donde tienes menos cruces."] },
  "mixx-a": { name: "gemixxt A", about: "Los números van como siempre, pero las filas cambian de color.", differences: ["Los números van como siempre, pero cada fila cambia de color por el camino.", "Un dado de color vale para las casillas de su color, estén en la fila que estén.", "Las cruces, los candados y los puntos van por fila, sean cuales sean los colores.", "Al cerrar una fila se retira el dado del color de su última casilla. La suma blanca aún llega a ese color en las otras filas."] },
  "mixx-b": { name: "gemixxt B", about: "Los números de cada fila están desordenados.", differences: ["Los números de cada fila están mezclados.", "Se marca igualmente de izquierda a derecha: por el lugar, no por el número.", "El rojo se cierra con 11, el amarillo con 10, el verde con 3 y el azul con 4; 2 y 12 son casillas normales."] },
  "bonus-a": { name: "Bonus A", about: "Las casillas de bonus dan cruces de una barra, a menudo en cadena.", differences: ["Doce casillas son de bonus. Al marcar una se gasta el siguiente color de la barra de bonus.", "Entonces tienes que marcar enseguida la casilla siguiente de la fila de ese color.", "Si también es de bonus, la cosa sigue: una cruz puede provocar toda una cadena.", "Cuando se cierra una fila, su color se tacha en la barra."] },
  "bonus-b": { name: "Bonus B", about: "Marca las dos casillas de una pareja y gana su bonus.", differences: ["Diez casillas están marcadas por parejas. Al marcar las dos de una pareja ganas su bonus.", "Dos de los bonus dan cruces enseguida: dos en tu fila más corta, o una en cada fila.", "Los otros tres cuentan al final: tu fila más corta vale doble, 13 puntos, o las penalizaciones no cuestan nada."] },
  "big-points": { name: "Big Points", about: "Las casillas redondas entre las filas cuentan para las dos.", differences: ["Entre las filas hay casillas redondas.", "Si la casilla vecina con el mismo número está marcada y ese número vuelve a salir, puedes marcar la redonda en su lugar.", "Cada cruz redonda cuenta para sus dos filas. En una fila cuentan como mucho 15 cruces.", "Las cruces redondas no cuentan para las cinco que pide un candado."] },
};
