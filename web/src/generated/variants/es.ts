// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const variants: Readonly<Record<string, { readonly name: string; readonly about: string }>> = {
  "classic": { name: "Classic", about: "El original: marca de izquierda a derecha y cierra las filas." },
  "longo": { name: "Longo", about: "Filas largas, dados de ocho caras y números de la suerte propios." },
  "mixx-a": { name: "gemixxt A", about: "Los números van como siempre, pero las filas cambian de color." },
  "mixx-b": { name: "gemixxt B", about: "Los números de cada fila están desordenados." },
  "bonus-a": { name: "Bonus A", about: "Las casillas de bonus dan cruces de una barra, a menudo en cadena." },
  "bonus-b": { name: "Bonus B", about: "Marca las dos casillas de una pareja y gana su bonus." },
  "big-points": { name: "Big Points", about: "Las casillas redondas entre las filas cuentan para las dos." },
};
