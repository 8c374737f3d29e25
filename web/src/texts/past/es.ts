/** What the history, replays, reviews and the analysis board say, in Spanish. */

import type { Unfair } from "../../dice/fair";
import { forms } from "../forms";
import type { Past } from "./en";

const { number, count } = forms("es");

const unfair: Readonly<Record<Unfair, string>> = {
  no_proof: "Este registro no dice nada de sus dados: eran de verdad.",
  other_scheme:
    "Estos dados siguen un método que esta página no conoce. Vuelve a cargar la página e inténtalo otra vez.",
  unreadable: "El registro no se puede leer.",
  not_revealed: "El valor inicial se revela cuando termina la partida.",
  other_promise: "No son los dados que la mesa prometió cuando te sentaste.",
  without_own_salt: "Lo que tu dispositivo aportó a los dados falta en el registro.",
  wrong_seed: "El valor inicial no coincide con lo que la mesa prometió.",
  wrong_salts: "Cada asiento tiene que haber aportado algo a los dados.",
  wrong_first: "Tenía que haber tirado primero otra persona.",
  wrong_roll: "Los dados no corresponden al valor inicial.",
};

export const es: Past = {
  end: {
    rematch: "Jugar otra vez",
    toRematch: "A la próxima mesa",
    record: "Descargar la partida",
    verify: "Comprobar los dados",
    verified: (turns) => `Todos los dados de ${count(turns, "turno", "turnos")} son los prometidos: nadie los eligió.`,
    unfair: (reason, turn) => `${unfair[reason]}${turn ? ` Mira el turno ${turn}.` : ""}`,
    replay: "Ver la repetición",
    another: "Otro juego",
  },

  review: {
    open: "Analizar la partida",
    of: (game) => `Analizar ${game}`,
    mistakes: "Mis errores",
    puzzles: "Problemas",
  },

  plot: {
    summary: (title, lines) => `${title}. ${lines.map(({ name, last }) => `${name}: ${last}`).join(", ")}.`,
    bars: (title, bars) => `${title}. ${bars.map((bar) => `${bar.name}: ${bar.count}`).join(", ")}.`,
    between: (from, to) => (from === to ? number(from) : `de ${number(from)} a ${number(to)}`),
    growth: "Cómo crecieron los puntos",
    turns: "Turnos",
    points: "Puntos",
    games: "Partidas",
  },

  history: {
    title: "Historial",
    none: "Todavía no hay partidas. Cada partida que juegas hasta el final se guarda aquí, en este dispositivo.",
    firstGame: "Jugar una partida",
    few: (more) => `${count(more, "partida más", "partidas más")}, y verás aquí cómo evolucionan tus puntos.`,
    forgetful: "Este navegador no guarda nada: estas partidas están aquí hasta que dejes la página. Puedes guardarlas.",
    all: "Todo",
    variant: "Qué juegos",
    player: "Quién jugó",
    games: "Partidas",
    average: "Media",
    best: "Mejor",
    wins: "Victorias",
    winsOf: (wins, of) => `${wins} de ${of}`,
    locked: "Filas cerradas por partida",
    penalties: "Penalizaciones por partida",
    overTime: "Puntos por partida",
    running: (games) => `Media de ${games}`,
    spread: "Distribución de los puntos",
    byVariant: "Por juego",
    byOpponent: "Por rival",
    marginAbout: "Margen: tus puntos menos los suyos, de media.",
    streak: "Victorias seguidas",
    longest: "Mejor racha",
    ties: "Victorias compartidas",
    columns: {
      won: "Gan.",
      lost: "Perd.",
      tied: "Emp.",
      average: "Media",
      best: "Mejor",
      margin: "Margen",
    },
    list: "Partidas",
    more: "Ver más",
    won: "victoria",
    score: (name, points) => `${name} ${number(points)}`,
    named: (variant, when) => `${variant}, ${when}`,
    remove: (game) => `Borrar ${game}`,
    removeSure: "¿Borrar esta partida de este dispositivo? No se puede recuperar.",
    removeAll: "Borrar todo",
    removeAllSure: (games) =>
      `¿Borrar ${count(games, "partida", "partidas")} de este dispositivo? No se puede deshacer. Antes puedes guardar todo en un archivo.`,
    removeYes: "Borrar",
    save: "Guardar en un archivo",
    load: "Cargar de un archivo",
    loaded: (games) =>
      games
        ? `${count(games, "partida nueva añadida", "partidas nuevas añadidas")}.`
        : "No hay nada nuevo en el archivo.",
    notLoaded: "Este no es un archivo de partidas guardadas.",
    open: "Ver un registro",
    openAbout: "Una partida guardada como archivo de texto, aquí o en otro sitio.",
    openOwn: "Es un juego casero. Elige también su archivo (TOML).",
    file: "rowlock-partidas.json",
  },

  ladder: {
    title: "Bots por vencer",
    about: "Vences a un bot cuando ganas una partida en la que juega. Una victoria compartida con él no cuenta.",
    tally: (wins, games, date) =>
      `${count(wins, "victoria", "victorias")} en ${count(games, "partida", "partidas")}, la primera el ${date}`,
    tries: (games) => `Aún sin vencer, tras ${count(games, "partida", "partidas")}`,
    never: "Aún sin jugar",
    marks: "Vencido en",
    play: (bot) => `Jugar contra ${bot}`,
    top: "¡Los has vencido a todos!",
  },

  board: {
    title: "Tablero de análisis",
    about: "Toca las casillas para marcarlas o para quitar una marca.",
    here: "Analizar esta posición",
    sheet: "Hoja",
    players: "Jugadores",
    player: (number) => `Jugador ${number}`,
    turnOf: "De quién es el turno",
    phase: "Ahora",
    phases: { roll: "antes de tirar", white: "dados blancos", color: "dados de color" },
    dice: "Dados",
    reroll: "Otros dados",
    penalties: "Penalizaciones",
    crossed: "Ha marcado algo con los dados blancos",
    crossedAbout: "Si no, pasar ahora cuesta una penalización.",
    clear: "Hojas vacías",
    share: "Copiar el enlace",
    worth: "Cuánto valen las jugadas",
    worthOf: (name) => `Cuánto valen las jugadas de ${name}`,
    outset: "Antes de tirar",
    sums: (name) => `${name}, según la suma de los dados blancos`,
    over: "Con esto, la partida ha terminado: nadie tiene nada que decidir.",
    impossible: "Esta posición no puede darse.",
    playOn: "Seguir desde aquí contra bots",
    playAs: "Juegas tú",
    botFor: (name) => `Bot para ${name}`,
    go: "Jugar",
    game: "Juego",
  },

  replay: {
    title: "Repetición",
    turn: (turn) => `Turno ${turn}.`,
    start: "Empieza la partida.",
    rolls: (name, whites) =>
      whites.every((face) => face === null)
        ? `${name} tira.`
        : `${name} tira: blancos ${whites.map((face) => face ?? "?").join(" y ")}.`,
    unfinished: "Esta partida continúa. Esto es lo que ha pasado hasta ahora.",
    first: "Al comienzo",
    back: "Atrás",
    play: "Reproducir",
    pause: "Pausar",
    next: "Adelante",
    last: "Al final",
    speed: (times) => `Velocidad ${number(times)}×`,
    moment: "Momento",
    at: (turn, what) => `Turno ${turn}. ${what}`,
    keys: "Teclas: ← → un paso, Re Pág y Av Pág un turno, Inicio y Fin, espacio reproduce.",
    record: "Descargar la partida",
    share: "Compartir repetición",
    copied: "Enlace copiado",
    scores: "La puntuación",
    bonus: "Bonus",
    penalties: "Penalizaciones",
    total: "Total",
    kept: "Esto es lo que este dispositivo guardó de la partida.",
    toHistory: "Al historial",
  },
};
