/** Every text of the page in Spanish. */

import { variants } from "../generated/variants/es";
import type { Problems, Texts } from "./en";
import { capital, forms, telling } from "./forms";

const { number, date, count, list, either } = forms("es");

const colors: Readonly<Record<string, string>> = {
  red: "rojo",
  yellow: "amarillo",
  green: "verde",
  blue: "azul",
  white: "blanco",
};
export const color = (name: string) => colors[name] ?? name;

/** The color of a row, which is feminine. */
const feminine: Readonly<Record<string, string>> = { red: "roja", yellow: "amarilla" };
export const ofRow = (name: string) => feminine[name] ?? color(name);
export const row = (name: string) => `fila ${ofRow(name)}`;

const letters: Readonly<Record<string, string>> = { red: "R", yellow: "Am", green: "V", blue: "Az", white: "B" };
const letter = (name: string) => letters[name] ?? name;

const bots: Readonly<Record<string, { readonly level: string; readonly about: string }>> = {
  dot: { level: "principiante", about: "Teme las penalizaciones y se salta demasiado." },
  otto: { level: "medio", about: "Cuida los huecos, pero piensa en una acción cada vez." },
  vera: { level: "difícil", about: "Planea su turno, pero no ve venir el final." },
  sage: { level: "muy difícil", about: "Lo sopesa todo, pero no sabe qué harás tú." },
  champion: { level: "campeona", about: "Observa todas las hojas y juega a ganar." },
};

const pairs: Readonly<Record<string, string>> = {
  "two-in-fewest": "dos cruces en tu fila más corta",
  "one-in-each": "una cruz en cada fila",
  "double-fewest": "tu fila más corta cuenta doble",
  thirteen: "13 puntos",
  "no-penalties": "las penalizaciones no cuestan nada",
};

const trouble = "El servidor tiene un problema. Inténtalo otra vez en un momento.";
const impossible = (message: string) => `Eso no es posible: ${message}.`;
const mismatch = "Esta página y el servidor tienen versiones distintas. Recarga la página.";

const problems: Problems = {
  unreachable: "No se puede conectar con el servidor. Revisa tu conexión e inténtalo otra vez.",
  unavailable: trouble,
  store_unavailable: trouble,
  version_conflict: trouble,
  log_damaged:
    "El registro de esta mesa está dañado. Quien administra el servidor puede restaurar una copia de seguridad.",
  error: trouble,
  unreadable: mismatch,
  bad_message: mismatch,
  not_json: mismatch,
  foreign_site: "Este servidor no acepta peticiones de páginas de otros sitios. Ábrelo en su propia dirección.",
  not_found: "Aquí no hay nada. Quizá el enlace está roto.",
  method_not_allowed: "El servidor no permite eso. Recarga la página.",
  unknown_table: "No hay ninguna mesa con este código. Quizá está mal escrito, o la mesa ya no existe.",
  table_taken: "Ya hay una mesa con este código. Inténtalo otra vez.",
  table_full: "Todos los asientos están ocupados. Puedes mirar, o abrir tu propia mesa.",
  table_refused: impossible,
  name_taken: "Alguien en la mesa ya se llama así. Elige otro nombre.",
  not_seated: "Este asiento ya no es tuyo.",
  not_host:
    "Eso solo puede hacerlo el anfitrión. Si alguien hace esperar a la mesa un minuto, puedes seguir sin esa persona.",
  coach_not_allowed: "Aquí juegan otras personas, y el anfitrión no ha permitido el entrenador.",
  paused: "La mesa está en pausa. Reanúdala para seguir.",
  table_reloaded: "El servidor ha vuelto a un estado anterior de esta mesa. Échale un vistazo y elige de nuevo.",
  stale_decision: "Demasiado tarde: la partida ya ha seguido.",
  too_many: "Eso era mucho de golpe. Espera un poco.",
  too_large: "Eso es demasiado grande para el servidor.",
  unknown_variant: "El servidor no conoce este juego. Elige otro.",
  wrong_variant: "Este registro es de otro juego.",
  variant_invalid: (message) => `Hay un error en el archivo del juego. ${message}.`,
  record_illegal: (message) => `Hay un error en el registro. ${message}.`,
  notation: (message) => `Esto no se puede leer: ${message}.`,
  not_consecutive: impossible,
  not_fair: "No son los dados prometidos.",
  bad_setup: impossible,
  seat_out_of_range: "Ese asiento no existe en esta mesa.",
  bad_roll: "Estos dados no pueden mostrar eso.",
  not_time_to_roll: "No es el momento de tirar.",
  face_out_of_range: "Un dado no tiene esa cara.",
  removed_die: "Este dado está fuera del juego: su fila está cerrada.",
  missing_die: "Falta un dado: anótalo también.",
  not_your_decision: "Ahora no tienes nada que decidir.",
  already_decided: "Ya has elegido.",
  illegal_move: "Las reglas no lo permiten.",
};

export const es: Texts = {
  name: "rowlock",
  tagline: "Tira, marca, cierra: para jugar a Qwixx, con amigos o contra un bot.",
  color,
  letter,
  list,
  number,
  decimal: number,
  date,
  points: (points) => count(points, "punto", "puntos"),
  back: "Atrás",
  close: "Cerrar",
  cancel: "Cancelar",
  loading: "Un momento…",
  tryAgain: "Otra vez",
  toStart: "Ir al inicio",
  outdated: "Esta parte de la página no se carga: no hay conexión, o hay una nueva versión de la página.",
  reload: "Recargar la página",
  broken: "Algo ha fallado en esta página. Casi siempre basta con recargarla; tu asiento se guarda.",
  qr: (text) => `Código QR: ${text}`,
  problems,
  problem: telling(problems, impossible),
  bots,
  pairs,
  pair: (kind) => pairs[kind] ?? kind,

  notice: {
    unreachable:
      "No se puede conectar con el servidor, y para jugar hace falta; seguimos intentándolo. Quizá puedas ver las reglas y tu historial.",
    notKept:
      "Este navegador no guarda nada: si recargas o cierras la página, pierdes tu asiento. Puedes jugar igualmente.",
  },

  start: {
    player: "Jugador",
    variants: "¿Qué juego?",
    pad: "Hoja de puntos",
    history: "Historial",
  },

  gather: {
    coach: "Entrenador permitido",
  },

  more: {
    title: "Más formas de jugar",
    anyoneRolls: "Un dispositivo tira por todos",
  },

  variants,

  rules: {
    title: "Reglas",
    of: (variant) => `Reglas de ${variant}`,
  },

  settings: {
    title: "Ajustes",
  },

  tutorial: {
    title: "Aprender el juego",
    newHere: "¿Primera vez? Apréndelo en 2 minutos",
  },

  different: {
    title: (variant) => `Novedades de ${variant}`,
    gotIt: "Entendido",
  },

  extras: {
    paused: "En pausa",
    yourChoice: "Elige",
    rolls: (name) => `${name} tira`,
    choose: (names) => `${list(names)} ${names.length === 1 ? "elige" : "eligen"}`,
    ways: (ways, all) => `${ways} de ${all}`,
  },

  update: {
    ready: "Hay una nueva versión.",
    load: "Cargarla",
  },

  invite: {
    title: (code) => `Mesa ${code}`,
  },

  lobby: {
    away: "ausente",
  },

  table: {
    turn: (turn) => `turno ${turn}`,
    yourTurn: "Te toca",
    turnOf: (name) => `Turno de ${name}`,
    over: "Se acabó",
    turnIsYours: "Es tu turno.",
    turnIsOf: (name) => `Es el turno de ${name}.`,
    forSeat: (name, text) => `${name}: ${text}`,
    watching: "Estás mirando.",
    white: (sum) => `Dados blancos: ${sum}.`,
    whiteUnknown: "Dados blancos.",
    crossOrPass: "Marca ese número en una fila, o pasa.",
    crossSumOrPass: "Marca su suma en una fila, o pasa.",
    nothingWhite: "No encaja nada.",
    colorHint: "Un dado blanco más uno de color, o pasa.",
    colorHintPenalty: "Un dado blanco más uno de color, o penalización.",
    nothingColor: "Nada encaja con los dados de color.",
    nothingColorPenalty: "No encaja nada: es una penalización.",
    chose: (what) => `Has elegido ${what}.`,
    waitingFor: (names) => `Esperando a ${list(names)}.`,
    choosesColor: (name) => `${name} elige con los dados de color.`,
    rolls: (name) => `Ahora tira ${name}.`,
    yourRoll: "Tiras tú.",
    roll: "Tirar los dados",
    rollFor: (name) => `Tirar por ${name}`,
    rolling: "Los dados ruedan…",
    yourMove: "Tu jugada",
    pass: "Pasar",
    passPenalty: (points) => `Penalización −${points}`,
    aPass: "pasar",
    confirm: (what) => `Confirmar ${what}`,
    confirmNothing: "Confirmar",
    confirmPass: "Confirmar: pasar",
    confirmPenalty: (points) => `Confirmar: penalización,\u00a0−${points}`,
    takeBack: "Deshacer",
    takeBackOf: (name) => `${name}: deshacer`,
    secondsLeft: (seconds) => `${seconds} s`,
    rowOf: (chip, moves) => `${chip}: ${count(moves, "casilla", "casillas")}`,
    fieldOf: (field, moves) => `${field}: ${count(moves, "posibilidad", "posibilidades")}`,
    roundChip: (chip) => `casilla redonda ${chip}`,
    otherRow: "Otra fila",
    penalties: "Penalizaciones",
    penalty: "penalización",
    lucky: (numbers) => `Suerte ${numbers.join(" · ")}`,
    bar: (left) => (left.length ? `Barra de bonus, aún libre: ${left.join(", ")}` : "Barra de bonus, gastada"),
    pairCrossed: (crossed, of) => `marcadas: ${crossed} de ${of}`,
    bonus: "bonus",
    penaltiesTaken: (penalties) => count(penalties, "penalización", "penalizaciones"),
    isActive: "es su turno",
    hasChosen: "ya ha elegido",
    isAwaited: "aún no ha elegido",
    paused: "La mesa está en pausa.",
    pausedByNobody: "La mesa está en pausa: no había nadie.",
    resume: "Seguir",
    botForYou: "Un bot juega por ti.",
    comeBack: "Volver a jugar yo",
    menu: "Menú",
    link: "Enlace a esta mesa",
    reconnecting: "Conexión perdida. Reintentando…",
    sheetOf: (name) => `Hoja de ${name}`,
    nextSheet: "Hoja siguiente",
    noted: "Entendido",
  },

  field: {
    named: (name, printed) => `${color(name)} ${printed}`,
    namedInRow: (field, name) => `${field} en la ${row(name)}`,
    colorInRow: (name, other) => `${color(name)}, ${row(other)}`,
    range: (first, last) => `${first}–${last}`,
    roundRow: (rows) => rows.map(letter).join("/"),
    round: (rows, printed) => `casilla redonda ${printed}, ${list(rows.map(color))}`,
    roundShort: (rows, printed) => `◯ ${printed} ${rows.map(letter).join("/")}`,
    toRow: (what, name) => `${what} → ${color(name)}`,
    can: "se puede marcar",
    canWhite: "se puede marcar con los dados blancos",
    canColor: "se puede marcar con un dado blanco y uno de color",
    crossed: "marcada",
    tried: "a lápiz",
    lost: "perdida",
    open: "abierto",
    lock: (name) => `candado ${color(name)}`,
    locked: "marcado",
    closed: "cerrado",
    pair: (kind) => `bonus: ${pairs[kind] ?? kind}`,
    bonus: "casilla de bonus",
    double: "cuenta doble",
  },

  why: {
    marks: {
      pair: (mark, bonus) => `Marca las dos casillas «${mark}»: ${bonus}.`,
      pairEarned: "Ya lo tienes.",
      pairLost: "Una de las dos está perdida, así que ya no puedes conseguirlo.",
      bonus:
        "Cada casilla de bonus que marcas tacha la siguiente de la barra, y marcas la siguiente casilla de ese color.",
      double: "Una cruz aquí cuenta doble.",
      closing: (need) =>
        `Cierra la fila para todos. Antes necesitas ${need} cruces en la fila; el candado cuenta como una cruz más.`,
      round: "Necesita una vecina marcada con el mismo número y cuenta para las dos filas.",
      lucky: (numbers) =>
        `Si los dados blancos suman ${either(numbers.map(String))}, puedes marcar en su lugar la siguiente casilla de tu fila con menos cruces.`,
      penalties: (points, last) =>
        `Si no marcas nada en tu turno, pierdes ${count(points, "punto", "puntos")}. La penalización número ${last} acaba la partida.`,
    },
    preview: {
      score: (points, change) => `después, ${count(points, "punto", "puntos")} (${change})`,
      setsOff: (fields) => `Cruces del bonus: ${fields.join(", ")}.`,
      earns: (bonuses) => `Consigues: ${bonuses.join(", ")}.`,
      lost: (fields) => `Pierdes: ${fields.join(", ")}.`,
      span: (first, last) => `${first} a ${last}`,
      closes: (rows) => `Esto cierra ${list(rows.map((name) => `la ${row(name)}`))}.`,
      ends: "Con esto se acaba la partida.",
    },
  },

  dice: {
    shows: (name, face) => `dado ${color(name)}: ${face ?? "desconocido"}`,
    waiting: (name) => `dado ${color(name)}`,
    gone: (name) => `dado ${color(name)}: fuera del juego`,
  },

  announce: {
    closed: (name, names) => {
      if (!names.length) return `¡La ${row(name)} está cerrada!`;
      return `¡${list(names)} ${names.length === 1 ? "cierra" : "cierran"} la ${row(name)}!`;
    },
    lastRow: "Con una fila cerrada más, se acaba la partida.",
    lastPenalty: (names) => `Con una penalización más de ${either(names)}, se acaba la partida.`,
  },

  enter: {
    ask: "¿Qué muestran los dados?",
    askFor: (name) => `Tira ${name}. ¿Qué muestran los dados?`,
  },

  keys: {
    title: "Teclas",
  },

  events: {
    crossed: (name, fields) => `${name} marca ${list(fields)}.`,
    rolled: (name) => `${name} tira.`,
    whites: (one, other) => `Blancos ${one} y ${other}, suman ${one + other}.`,
    die: (name, face) => `${color(name)} ${face}`,
    colored: (dice) => `${capital(list(dice))}.`,
    tookBack: (name) => `${name} deshace su elección.`,
    passed: (names) => `${list(names)} ${names.length === 1 ? "pasa" : "pasan"}.`,
    penalized: (name) => `${name} recibe una penalización.`,
    closed: (rows) =>
      rows.length === 1
        ? `¡La fila ${list(rows.map(ofRow))} está cerrada!`
        : `¡Las filas ${list(rows.map(ofRow))} están cerradas!`,
    endedByRows: "Ya hay suficientes filas cerradas: fin de la partida.",
    endedByPenalties: "Última penalización: fin de la partida.",
  },

  log: {
    you: "Tú",
  },

  recent: {
    lastRoll: "Última tirada",
  },

  end: {
    won: (names) => (names.length === 1 ? `Gana ${names[0]}` : `${list(names)} comparten la victoria`),
    youWon: "¡Has ganado!",
    alone: (points) => `Tienes ${count(points, "punto", "puntos")}.`,
  },
};
