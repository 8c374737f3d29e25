/** What the puzzles say, in Spanish. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count } = forms("es");

export const es: Words = {
  title: "Problemas",
  about: "En cada posición hay una jugada claramente mejor, pero no es fácil verla. ¡Encuéntrala!",
  which: "Qué problemas",
  mine: "Mis errores",
  mineAbout: "Posiciones de tus propias partidas. Cuentan para la racha, no para la puntuación.",
  begin: "Resolver problemas",
  player: (number) => `Jugador ${number}`,

  rating: "Puntuación",
  streak: "Racha",
  bestStreak: "Mejor racha",
  unkept: "Este navegador no guarda nada: tu puntuación dura hasta que cierres la página.",

  ask: "Te toca: ¿qué es lo mejor?",
  white: "Dados blancos",
  color: "Dados de color",
  youRolled: "Has tirado tú",
  rolled: (name) => `Ha tirado ${name}`,
  show: "Ver la respuesta",
  right: (move) => `¡Bien! Lo mejor es ${move}.`,
  alsoRight: (move, best) => `¡Bien! Es mucho mejor ${move}. Lo mejor es ${best}.`,
  wrong: (move, best) => `${move} no es lo mejor. Lo mejor es ${best}.`,
  again: (move, best) => `${move} fue tu elección en la partida. Lo mejor es ${best}.`,
  difficulty: (rating) => `Dificultad ${rating}`,
  newRating: (rating, change) => `Tu puntuación: ${rating} (${change})`,
  inARow: (solved) => `${solved} seguidos`,
  practice: "Ya habías respondido a este, así que no cuenta.",
  next: "Siguiente problema",
  board: "Abrir en el tablero de análisis",
  share: "Compartir el problema",
  copied: "Enlace copiado",
  toAll: "Todos los problemas",

  unknown: "Ese problema no existe. Aquí tienes otro:",
  none: "No hay problemas para este juego. Los juegos impresos los tienen; las hojas propias, no.",
  noMistakes: "No hay errores de los que aprender: juega unas partidas y vuelve.",

  run: {
    title: "Carrera de 3 minutos",
    about: "Resuelve todos los que puedas. Al tercer error se acaba.",
    best: (solved) => `Tu récord: ${solved}`,
    time: "Tiempo restante",
    solved: "Resueltos",
    wrong: "Errores",
    right: "¡Bien!",
    missed: "No.",
    stop: "Parar",
    ends: {
      time: "¡Se acabó el tiempo!",
      wrong: "Ese fue el tercer error.",
      all: "¡Los has visto todos!",
    },
    result: (solved) => `${count(solved, "problema resuelto", "problemas resueltos")}`,
    record: "¡Tu mejor carrera!",
    once: "Otra vez",
    look: "Mira en qué fallaste",
    nth: (number) => `Problema ${number}`,
  },
};
