/** Every text of the page in Spanish. */

import type { Unfair } from "../dice/fair";
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
const color = (name: string) => colors[name] ?? name;

/** The color of a row, which is feminine. */
const feminine: Readonly<Record<string, string>> = { red: "roja", yellow: "amarilla" };
const ofRow = (name: string) => feminine[name] ?? color(name);
const row = (name: string) => `fila ${ofRow(name)}`;

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
  unfair,

  notice: {
    unreachable:
      "No se puede conectar con el servidor, y para jugar hace falta; seguimos intentándolo. Quizá puedas ver las reglas y tu historial.",
    notKept:
      "Este navegador no guarda nada: si recargas o cierras la página, pierdes tu asiento. Puedes jugar igualmente.",
  },

  start: {
    yourName: "Tu nombre",
    nameMissing: "Dinos primero tu nombre.",
    player: "Jugador",
    variant: "Juego",
    variants: "¿Qué juego?",
    homeMade: "Un juego propio.",
    bot: "Contra un bot",
    friends: "Con amigos",
    onePhone: "Un teléfono para todos",
    realDice: "Hoja para dados reales",
    code: "Código de una mesa",
    join: "Entrar",
    codeMissing: "Un código solo tiene letras, como KXWPQM.",
    goOn: (table) => `Seguir: ${table}`,
    tableOf: (variant, others) => (others.length ? `${variant} con ${list(others)}` : variant),
    moreTables: (tables) => count(tables, "mesa más", "mesas más"),
    links: "Más",
    history: "Historial",
    more: "Más",
  },

  gather: {
    codeLength: "Escribe el código de la mesa: seis letras.",
    bots: "¿Contra quién juegas?",
    against: "Rival",
    howMany: "Cuántos",
    onlyHere: "Solo este ordenador puede abrir este enlace. Para que entren teléfonos de tu red, reinicia rowlock con",
    or: "o",
    clock: (seconds) => `Reloj ${seconds} s`,
    realDice: "Dados reales",
    comeBack: (table) => `Volver a la mesa: ${table}`,
    newTable: "Abrir una mesa nueva",
    rename: (name) => `Cambiar el nombre ${name}`,
    newName: "Nombre nuevo",
    save: "Guardar",
    freeSeat: "Hay un asiento libre. ¿Quieres jugar?",
  },

  device: {
    about: "¿Quién juega en este teléfono? Irá de mano en mano.",
    aboutReal: "Tira dados de verdad y marca aquí. ¿Quién juega en este teléfono?",
    player: (player) => `Jugador ${player}`,
    add: "Otro jugador",
    begins: "Empieza",
    invite: "Otros tienen su teléfono",
  },

  more: {
    title: "Más formas de jugar",
    clock: "Tiempo para cada decisión",
    anyoneRolls: "Un dispositivo tira por todos",
    anyoneRollsAbout: "Cualquiera en la mesa puede tirar por quien le toque: pon un teléfono en el centro.",
    seconds: (seconds) => (seconds ? count(seconds, "segundo", "segundos") : "todo el que quieras"),
    own: "Un juego propio",
    ownAbout: "Un archivo de texto (TOML) con el dibujo de su hoja.",
    ownPick: "Elegir su archivo",
    record: "Continuar una partida",
    recordAbout: "Una partida guardada como archivo de texto: cada cual vuelve a su asiento.",
    recordPick: "Elegir el registro",
    recordGo: "A la mesa",
    whoIsHere: "¿Quién juega aquí?",
  },

  variants,

  rules: {
    title: "Reglas",
    of: (variant) => `Reglas de ${variant}`,
    contents: "En esta página",
    others: "Otros juegos",
    offline: "Las reglas vienen del servidor, y ahora no se puede conectar con él.",
    rule: "regla",
    drawn: "Una hoja.",
    drawnEmpty: "Una hoja vacía.",
    drawnCrossed: (fields) => `Marcadas: ${fields.join(", ")}.`,
    drawnNew: (fields) => `Nuevas: ${fields.join(", ")}.`,
    drawnOpen: (fields) => `Se pueden marcar: ${fields.join(", ")}.`,
  },

  settings: {
    title: "Ajustes",
    language: "Idioma",
    asBrowser: "El del navegador",
    theme: "Aspecto",
    themes: { auto: "Como el dispositivo", light: "Claro", dark: "Oscuro" },
    patterns: "Letras y dibujos en las hojas",
    patternsAbout: "Para que nadie tenga que distinguir los colores. Los dados siempre los llevan.",
    sound: "Sonido",
    haptics: "Vibración",
    hints: "Volver a ver los consejos del primer turno",
    hintsShown: "Los consejos aparecerán en tu próximo turno.",
    forget: "Olvidar todo en este dispositivo",
    forgetAbout: "Tu nombre, tus asientos y tu historial desaparecen de este dispositivo. Las mesas siguen sin ti.",
  },

  tutorial: {
    title: "Aprender el juego",
    newHere: "¿Primera vez? Apréndelo en 2 minutos",
    you: "Tú",
    step: (step, of) => `Paso ${step} de ${of}`,
    next: "Seguir",
    skip: "Saltar",
    film: "Unos turnos después…",
    other: (what) => `También se puede, pero ahora prueba con ${what}.`,
    otherPass: "También se puede, pero esta vez pasa.",
    again: "Otra vez",
    play: "A jugar",
    notes: {
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
    },
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
    passed: "No encaja nada: se pasa.",
    penalized: (points) => `No encaja nada: penalización, −${points}.`,
    autoPass: "Pasar por mí si no encaja nada",
    autoPassAbout: "Solo cuando pasar no cuesta nada.",
    autoPenalty: "Marcar también las penalizaciones por mí",
    autoPenaltyAbout: "Si no, confirmas tú cada penalización.",
    oneTap: "Confirmar con un solo toque",
    oneTapAbout:
      "Un toque marca la casilla al momento, y puedes deshacerlo. Lo que termina la partida se sigue confirmando.",
    odds: "Sombrear las casillas según su probabilidad",
    oddsAbout: "Cuanto más oscura es una casilla, más veces suman dos dados su número.",
    ways: (ways, all) => `${ways} de ${all}`,
    notify: "Avisarme cuando me toque",
    notifyAbout: "Con una notificación, mientras esta página está en segundo plano.",
    notifyDenied: "Tu navegador bloquea las notificaciones de esta página. Permítelas antes en sus ajustes.",
    notifyNone:
      "Este navegador no puede avisarte aquí. En un iPhone o iPad, añade antes rowlock a la pantalla de inicio.",
    soundOffer: "¿Quieres oír los dados y el lápiz?",
    soundYes: "Activar el sonido",
    installOffer: "rowlock puede ser una aplicación en este dispositivo.",
    installYes: "Instalar",
    installByHand:
      "Para tener rowlock en la pantalla de inicio, toca «Compartir» y luego «Añadir a pantalla de inicio».",
  },

  update: {
    ready: "Hay una nueva versión.",
    load: "Cargarla",
  },

  invite: {
    keepTrying: "Seguimos intentándolo.",
    whoAreYou: "Esta partida viene de antes. ¿Quién eres?",
    sitAs: (name) => `Soy ${name}`,
    replay: "Ver la partida otra vez",
    title: (code) => `Mesa ${code}`,
    who: (names) => (names.length ? `En la mesa: ${list(names)}.` : "Todavía no hay nadie."),
    sit: "Sentarme",
    watch: "Solo mirar",
    started: "La partida ha empezado. Puedes mirar.",
  },

  lobby: {
    title: "Esperando jugadores",
    code: "Código",
    copy: "Copiar enlace",
    copied: "Copiado",
    share: "Enviar enlace",
    invitation: "Juega a los dados conmigo:",
    scan: "Tus amigos lo escanean, abren el enlace o escriben el código.",
    tv: "Ver en la tele",
    host: "anfitrión",
    bot: "bot",
    you: "tú",
    away: "ausente",
    free: "libre",
    addBot: "Añadir un bot",
    botKind: "Qué bot",
    remove: (name) => `Quitar a ${name}`,
    makeHost: (name) => `Hacer anfitrión a ${name}`,
    makeHostAbout: (name) => `${name} decide entonces quién juega y cuándo se empieza.`,
    start: "Empezar",
    begins: "Empieza",
    alone: "También puedes jugar a solas, por los puntos.",
    ready: "Empieza cuando estén todos.",
    missing: (names) => `Aún libre: ${list(names)}. Tienen que volver todos, o un bot ocupa el asiento.`,
    waitForHost: (name) => `Estás en la mesa. ${name} empieza la partida.`,
    waitForAway: (name) => `Estás en la mesa. Si ${name} no llega en un minuto, podrás empezar la partida.`,
    hostAway: (name) => `${name} no está. Puedes empezar de todos modos: un bot podrá jugar en su lugar.`,
    watching: (name) => `Estás mirando. ${name} empieza la partida.`,
    leave: "Salir",
    leaveAbout: "Tu asiento queda libre.",
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
    you: "tú",
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
    sending: "Enviando…",
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
    pause: "Pausar",
    resume: "Seguir",
    botForYou: "Un bot juega por ti.",
    comeBack: "Volver a jugar yo",
    leave: "Dejar la mesa",
    leaveHint: "Un bot sigue jugando por ti. Puedes volver.",
    replace: (name) => `Que un bot juegue por ${name}`,
    replaceHint: (name) => `Un bot decide por ${name} hasta que vuelva.`,
    replaceLater: (name) => `Será posible cuando ${name} haya hecho esperar a la mesa un minuto.`,
    invite: "Enlace y código",
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
    reasons: {
      crossed: (field) => `La casilla ${field} ya está marcada.`,
      lost: (field, last) => `La casilla ${field} está perdida: tu última cruz, ${last}, está más a la derecha.`,
      closed: (name) => `La ${row(name)} está cerrada.`,
      too_few: (field, name, need, have) =>
        `La casilla ${field} necesita ${need} cruces en la ${row(name)}; tienes ${have || "cero"}.`,
      no_neighbor: (field, neighbors) =>
        `Para la casilla ${field}, antes tiene que estar marcada ${either(neighbors)}.`,
      over: "La partida ha terminado.",
      roll_first: (name) => (name ? `Primero tiene que tirar ${name}.` : "Primero tira los dados."),
      decided: "Ya has elegido. Si quieres cambiarlo, deshazlo.",
      not_active: (name) => `Ahora solo ${name} puede usar los dados de color.`,
      white_sum: (numbers) => `Ahora solo vale la suma de los dados blancos: ${either(numbers)}.`,
      luck: (numbers, fields) =>
        `Ahora puedes marcar ${either(numbers)} o, gracias a tu número de la suerte, ${either(fields)}.`,
      color_sum: (name, numbers) => `Con un dado blanco, el ${color(name)} suma ${either(numbers)}.`,
      round_sum: (field, neighbors, numbers) =>
        numbers.length
          ? `Con un dado blanco, el dado de ${either(neighbors)} suma ${either(numbers)}.`
          : `El dado de color de la casilla ${field} está fuera del juego.`,
      die_removed: (field, name) =>
        `El dado ${color(name)} está fuera del juego: la casilla ${field} ya solo va con los dados blancos.`,
      tied: (rows) => `Elige la fila del bonus: ${either(rows.map(ofRow))}.`,
      not_tied: (field) => `El bonus de la casilla ${field} no deja elegir fila.`,
    },
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
      closes: (rows) => `Esto cierra ${list(rows.map((name) => `la ${row(name)}`))}.`,
      ends: "Con esto se acaba la partida.",
    },
  },

  tv: {
    join: "Escanea esto, o abre el enlace, y siéntate.",
    nobody: "Todavía no hay nadie.",
    code: (code) => `Mesa ${code}`,
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
    dice: "Los dados",
    faces: "Lo que muestra",
    die: (name, face) => `${color(name)}: ${face ?? "sin anotar"}`,
    face: (name, face) => `${color(name)} ${face}`,
    done: {
      none: "Marcar sin más",
      white: "Solo los dados blancos",
      some: "Dejar el resto",
      all: "Esa es la tirada",
    },
    missing: "Los bots necesitan todos",
    erase: "Borrar",
  },

  give: {
    to: (name) => `Pásale el teléfono a ${name}`,
    hidden: "Lo que has elegido no se ve hasta que todos hayan elegido.",
    take: (name) => `Soy ${name}`,
  },

  guide: {
    skip: "Sin consejos",
    hints: {
      roll: "Te toca: tiras todos los dados, y los blancos valen para todos.",
      enter: "Anota lo que muestran tus dados, o marca directamente sin anotar nada.",
      white: "Todos pueden marcar la suma blanca en una fila. Lo que te saltas a la izquierda se pierde.",
      confirm: "Esto está solo a lápiz. Confírmalo, o elige otra cosa.",
      takeBack: "¿Has cambiado de idea? Deshazlo antes de que terminen los demás.",
      color: "Solo tú: suma un dado blanco y uno de color, y marca en ese color.",
      penalty: "Es tu turno y no has marcado nada: pasar ahora cuesta una penalización.",
      free: "No encaja nada. Cuando tiran otros, pasar no cuesta nada.",
      later: "No encaja nada. Aún te quedan los dados de color.",
    },
  },

  keys: {
    title: "Teclas",
    on: "Jugar con el teclado",
    chip: "elegir lo que se ofrece, por orden; con dados de verdad: la cara",
    confirm: "confirmar, tirar o seguir",
    roll: "tirar los dados",
    pass: "pasar",
    takeBack: "deshacer; con dados de verdad: borrar la última cara",
    cancel: "no elegir nada, o volver a todas las filas",
    others: "ver la hoja del siguiente jugador",
    rules: "ver las reglas",
    menu: "abrir el menú",
    keys: "ver estas teclas",
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
    title: "Lo que ha pasado",
    turn: (turn, name) => `Turno ${turn}: ${name}`,
    none: "Aquí verás cada tirada y cada cruz.",
    you: "Tú",
    scale: "Puntos por las cruces de una fila",
    crosses: "Cruces",
  },

  recent: {
    lastRoll: "Última tirada",
    pace: "Ritmo de los bots",
    paces: { quick: "Rápido", normal: "Medio", slow: "Lento" },
    paceAbout: "El tiempo que ves lo que hacen los bots. Toca la pantalla o una tecla para seguir enseguida.",
  },

  end: {
    won: (names) => (names.length === 1 ? `Gana ${names[0]}` : `${list(names)} comparten la victoria`),
    youWon: "¡Has ganado!",
    alone: (points) => `Tienes ${count(points, "punto", "puntos")}.`,
    rematch: "Jugar otra vez",
    toRematch: "A la próxima mesa",
    record: "Descargar la partida",
    verify: "Comprobar los dados",
    verified: (turns) => `Todos los dados de ${count(turns, "turno", "turnos")} son los prometidos: nadie los eligió.`,
    unfair: (reason, turn) => `${unfair[reason]}${turn ? ` Mira el turno ${turn}.` : ""}`,
    replay: "Ver la repetición",
    another: "Otro juego",
  },

  ending: {
    youWonBy: (points) => `¡Ganas por ${count(points, "punto", "puntos")}!`,
    wonBy: (name, points) => `${name} gana por ${count(points, "punto", "puntos")}`,
    youShare: (names) => `¡Compartes la victoria con ${list(names)}!`,
    pointsOf: (name, points) => `${name} tiene ${count(points, "punto", "puntos")}`,
    newBest: "¡Nuevo récord personal!",
    newBestOf: (names) => `¡Nuevo récord personal: ${list(names)}!`,
    best: (variant, points) => `Tu récord en ${variant} hasta ahora: ${number(points)}`,
    more: "Más sobre esta partida",
    picture: "Compartir una imagen",
    sheetOf: (name, variant, result) => `La hoja final de ${name} en ${variant}. ${result}.`,
    send: "Enviar la imagen",
    save: "Guardar la imagen",
    noPicture: "Este navegador no puede crear la imagen.",
  },

  plot: {
    summary: (title, lines) => `${title}. ${lines.map(({ name, last }) => `${name}: ${last}`).join(", ")}.`,
    bars: (title, bars) => `${title}. ${bars.map((bar) => `${bar.name}: ${bar.count}`).join(", ")}.`,
    between: (from, to) => (from === to ? number(from) : `de ${number(from)} a ${number(to)}`),
    growth: "Cómo crecieron los puntos",
    turns: "Turnos",
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
    points: "Puntos",
    running: (games) => `Media de ${games}`,
    spread: "Distribución de los puntos",
    byVariant: "Por juego",
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
