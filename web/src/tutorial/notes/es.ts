import type { Notes } from "./en";

export const notes: Notes = {
  welcome:
    "Esta es tu hoja, y Dot también tiene una. Las cruces dan puntos, y se hacen con los dados. Es tu turno: tira.",
  white: "Los dados blancos suman 3, y todos pueden marcar un 3 en una fila. Toca el 3 rojo y confírmalo.",
  skip: "El 2 rojo ya se ha perdido: se marca de izquierda a derecha y nunca se vuelve atrás. Así que deja pocos huecos. Rojo y amarillo suben, verde y azul bajan.",
  color:
    "Es tu turno, así que también puedes sumar un dado blanco y uno de color. Blanco 1 y amarillo 1 suman 2, sin ningún hueco: marca el 2 amarillo.",
  others:
    "Ahora ha tirado Dot. Los dados blancos te valen en cada turno; los de color, solo en el tuyo. Suman 4: marca el 4 rojo.",
  penalty:
    "Has tirado, pero no encaja nada, ni los dados blancos ni los de color. No marcar nada en tu propio turno es una penalización: 5 puntos menos. Esta vez no hay otro remedio.",
  scoring:
    "Unos turnos después. Una fila larga vale más, porque cada cruz da más que la anterior: 1, 3, 6, 10, 15, 21 puntos. En rojo tienes 6 cruces. ¡Tira!",
  lock: "¡Un 12! La última casilla de una fila pide al menos 5 cruces antes, y tienes 6. Marca el 12 rojo: el candado cuenta como una cruz más.",
  closed:
    "El rojo está cerrado para todos, y el dado rojo ya no está. El 11 amarillo saltaría 3 casillas. Ya has marcado algo, así que pasar no cuesta nada: pasa.",
  last: "Ha tirado Dot, y no te encaja nada. En el turno de los demás pasar nunca cuesta nada. Pasa.",
  end: "Dot ha cerrado el verde. Hay dos filas cerradas, así que la partida se acaba; una cuarta penalización también la acabaría. Tus filas menos la penalización suman 45, Dot tiene 43: ¡ganas!",
};
