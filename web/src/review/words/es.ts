/** What the review says, in Spanish. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count, list, number } = forms("es");

const fields = (names: readonly string[]) =>
  names.length ? `${count(names.length, "casilla", "casillas")} (${list(names)})` : "ninguna casilla";
const points = (amount: number) => count(amount, "punto", "puntos");

export const es: Words = {
  title: "Análisis",
  working: "Examinando cada decisión…",
  slow: "Puede tardar medio minuto.",
  seat: "La partida de quién",
  points,

  sums: {
    title: "En resumen",
    you: {
      perfect: "No has regalado nada. ¡Perfecto!",
      loss: (amount, bot) => `Has regalado el ${amount} de una victoria, más o menos como ${bot}.`,
      lossAlone: (amount, bot) => `Has regalado ${amount}, más o menos como ${bot}.`,
    },
    other: {
      perfect: (name) => `${name} no ha regalado nada.`,
      loss: (name, amount, bot) => `${name} ha regalado el ${amount} de una victoria, más o menos como ${bot}.`,
      lossAlone: (name, amount, bot) => `${name} ha regalado ${amount}, más o menos como ${bot}.`,
    },
    luck: {
      very_kind: (amount) => `Los dados han sido muy generosos: ${amount}.`,
      kind: (amount) => `Los dados han sido generosos: ${amount}.`,
      even: (amount) => `Los dados no han sido ni generosos ni crueles: ${amount}.`,
      unkind: (amount) => `Los dados han sido crueles: ${amount}.`,
      very_unkind: (amount) => `Los dados han sido muy crueles: ${amount}.`,
    },
    adjusted: (amount) => `Sin contar la suerte, esta partida valía el ${amount} de una victoria.`,
    adjustedAlone: (amount) => `Sin contar la suerte, esta partida valía ${amount}.`,
    how: "Cómo se compone",
    start: "Probabilidad al principio",
    startAlone: "Puntos esperados al principio",
    lucky: "Suerte con los dados",
    lost: "Regalado",
    given: "Regalado por los demás",
    surprise: "Sorpresas",
    result: "Resultado",
    sofar: "Ahora",
    surpriseAbout:
      "Las sorpresas son decisiones de los demás que nadie espera, y pequeñas correcciones de la estimación.",
  },

  notes: {
    weaker: "Esta hoja aún no se ha estudiado a fondo, así que juzga Sage. Tómalo como una orientación aproximada.",
    leftOut: (decisions) =>
      `${count(decisions, "decisión queda", "decisiones quedan")} fuera, porque no se anotaron todos los dados.`,
    unfinished: "Esta partida no ha terminado. Este es el análisis hasta ahora.",
  },

  curve: {
    title: "Probabilidad de ganar",
    titleAlone: "Puntos esperados",
    luck: "Suerte en cada tirada",
    mark: "Marcas",
    about: "Barras: suerte en cada tirada. Puntos: decisiones de las que aprender; toca uno.",
    summary: (title, from, to, marks) =>
      `${title}: de ${from} a ${to}. ${count(marks, "decisión", "decisiones")} de las que aprender, en la lista de abajo.`,
  },

  rolls: {
    title: "Las tiradas decisivas",
    very_kind: (turn, dice, amount) => `Turno ${turn}, ${dice}: muy generosa, ${amount}`,
    kind: (turn, dice, amount) => `Turno ${turn}, ${dice}: generosa, ${amount}`,
    unkind: (turn, dice, amount) => `Turno ${turn}, ${dice}: cruel, ${amount}`,
    very_unkind: (turn, dice, amount) => `Turno ${turn}, ${dice}: muy cruel, ${amount}`,
  },

  marks: { "?!": "Imprecisión", "?": "Error", "??": "Error grave" },
  list: {
    title: "Decisiones de las que aprender",
    filter: "De qué tamaño",
    filters: { "?!": "Todas", "?": "? y ??", "??": "Solo ??" },
    none: "Aquí no hay nada que aprender: ninguna decisión costó tanto.",
    white: (turn) => `Turno ${turn}, dados blancos`,
    color: (turn) => `Turno ${turn}, dados de color`,
    item: (move, amount) => `${move} costó ${amount}`,
    begin: "Encuentra las mejores jugadas",
  },

  exercise: {
    find: "Encuentra una jugada mejor",
    chose: (move, amount) => `Jugada elegida: ${move}. Costó ${amount}.`,
    youChose: (move, amount) => `Tu elección: ${move}. Costó ${amount}.`,
    tap: "Toca una casilla, o pasa.",
    best: (move) => `¡Sí, ${move} es lo mejor!`,
    repairs: (move, best) => `¡Sí, ${move} es mucho mejor! Lo mejor es ${best}.`,
    same: (move) => `${move} es lo que se eligió. Prueba otra cosa.`,
    worse: (move) => `${move} no lo arregla. Prueba otra vez.`,
    answer: (best) => `Lo mejor es ${best}.`,
    show: "Ver la respuesta",
    back: "Volver al análisis",
    toList: "Volver a la lista",
    previous: "Anterior",
    next: "Siguiente",
    of: (number, all) => `${number} de ${all}`,
    worths: "Lo que vale cada jugada",
    played: "elegida",
    isBest: "la mejor",
    exact: "Estos números son exactos.",
  },

  reasons: {
    "ends-behind": ({ move }) => `${move} termina la partida sin ventaja.`,
    "ends-ahead": ({ better }) => `${better} termina la partida con ventaja.`,
    penalty: ({ move, better }) => `${move} cuesta una penalización, ${better} no.`,
    lock: ({ better, locks }) => `${better} cierra ${list(locks)}.`,
    "lost-fields": ({ move, better, lost, kept }) =>
      `${move} pierde ${fields(lost)}; ${better} pierde ${fields(kept)}.`,
    cross: ({ better, pointsBetter, kept }) => `${better} da ${points(pointsBetter)} ya y pierde ${fields(kept)}.`,
    points: ({ move, better, points: now, pointsBetter }) =>
      `${better} da ${points(pointsBetter)} ya, ${move} da ${number(now)}.`,
    numbers: ({ better, ways, waysBetter }) =>
      `${better} conserva más números que salen a menudo: ${number(waysBetter)} combinaciones de dos dados en vez de ${number(ways)}.`,
    position: ({ better }) => `${better} deja mejores perspectivas.`,
  },
  standing: {
    level: "Había empate a puntos.",
    ahead: (lead) => `La ventaja era de ${points(lead)}.`,
    behind: (lead) => `La desventaja era de ${points(lead)}.`,
  },
  closing: (row, ways, all) =>
    `Después se puede cerrar ${row} con ${number(ways)} de las ${number(all)} tiradas blancas.`,

  mistakes: {
    title: "Mis errores",
    about: "Todas las decisiones de los últimos 90 días que te costaron mucho. ¡Encuentra las mejores jugadas!",
    progress: (done, of) => `Examinando la partida ${done} de ${of}…`,
    stop: "Parar",
    failed: (games) => `${count(games, "partida no se pudo", "partidas no se pudieron")} analizar.`,
    noGames: "En este dispositivo no hay ninguna partida de los últimos 90 días.",
    named: (variant, date) => `${variant}, ${date}`,
    count: (mistakes, games) =>
      `${count(mistakes, "decisión", "decisiones")} de ${count(games, "partida", "partidas")}`,
  },
};
