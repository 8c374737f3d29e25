/** More texts in Spanish: those of parts that are loaded on demand. */

import { color, ofRow, row } from "../es";
import { capital, forms } from "../forms";
import type { More } from "./en";

const { number, count, list, either } = forms("es");

const judged: More["coach"]["judged"] = ({ exact, weaker }) => {
  if (exact) return "Exacto: nada está estimado.";
  return weaker ? "Estimado, por un juez más débil." : "Estimado.";
};

export const es: More = {
  device: {
    about: "¿Quién juega en este teléfono? Irá de mano en mano.",
    aboutReal:
      "Una hoja para cada jugador: introducís cada tirada y rowlock lleva los turnos. ¿Quién juega en este teléfono?",
    player: (player) => `Jugador ${player}`,
    add: "Otro jugador",
    begins: "Empieza",
    invite: "Otros tienen su teléfono",
  },

  pad: {
    about:
      "Solo tu hoja, para una partida con dados de verdad: los demás usan papel o su propio teléfono. Nadie introduce los dados.",
    open: "Abrir la hoja de puntos",
    everybody: "Todos en este teléfono",
    started: "Ya empezada",
    yours: "Tu hoja",
    prompt: "Toca una casilla para marcarla.",
    tied: "¿Qué fila recibe las cruces del bonus?",
    undo: "Deshacer",
    undoOf: (what) => `Deshacer: ${what}`,
    closedByOthers: "Cerrada por otra persona:",
    closedRow: (row) => `${row}, cerrada por otra persona`,
    confirm: "Confirmar cada cruz",
    confirmAbout: "Un toque muestra primero lo que daría la cruz.",
    end: "La partida ha terminado",
    goOn: "Todavía no",
    clear: "Hoja nueva",
    clearSure: "Se perderá lo marcado en esta hoja.",
    late: "¿Tenías una cruz en esta tirada? Deshaz, márcala y vuelve a cerrar la fila.",
    unreachable: "No se puede conectar con el servidor. Tus cruces están a salvo en este dispositivo.",
    unfit: "Las últimas cruces guardadas aquí no encajan en esta hoja. Deshazlas una a una o empieza una hoja nueva.",
  },

  ways: {
    clock: "Tiempo para cada decisión",
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

  settings: {
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

  offline: {
    title: "Jugar sin conexión",
    about: "Contra bots, o con amigos alrededor de este dispositivo: en el tren, en la cabaña, en el avión.",
    get: (megabytes: number) => `Tenerlo disponible sin conexión (${megabytes} MB)`,
    getting: (percent: number) => `Descargando: ${percent} %`,
    ready: "Disponible sin conexión. Las partidas en este dispositivo ya no esperan a ningún servidor.",
    fleeting:
      "Tu navegador puede borrar estos archivos y tus mesas cuando falte espacio. En la pantalla de inicio, rowlock está más seguro.",
    remove: "Borrar los archivos sin conexión",
    removeAbout: "Las mesas de este dispositivo se quedan, pero no siguen hasta que vuelvas a descargar los archivos.",
    insecure: "Para eso hacen falta una dirección segura (https) y un navegador actual.",
    offer: "¿Jugar también en el tren y en el avión?",
    first: "Solo una vez: se descarga el juego para que funcione en este dispositivo.",
    starting: "Ya casi está…",
    alone:
      "Esta aplicación no tiene servidor: se juega aquí, también sin conexión. Las mesas con amigos en otros móviles necesitan un servidor de rowlock.",
  },

  problems: {
    storage_full:
      "No queda espacio en este dispositivo. El último paso no se ha guardado, todo lo anterior sí: libera espacio y vuelve a intentarlo.",
    storage_refused:
      "Este navegador no guarda nada para esta página, así que una mesa en este dispositivo se perdería. Permite que el sitio guarde datos o sal de la ventana privada, y recarga la página.",
    other_version:
      "Esta página y sus archivos sin conexión tienen versiones distintas. Recarga la página, con conexión si así no basta. Tus mesas están a salvo.",
    device:
      "El juego sin conexión no arranca. Recarga la página, o borra los archivos sin conexión en los ajustes y descárgalos de nuevo.",
    not_kept:
      "Esta mesa está en este dispositivo, pero faltan los archivos sin conexión. Descárgalos en los ajustes y la partida sigue.",
    damaged: "La descarga se ha dañado por el camino. Vuelve a intentarlo.",
  },

  menu: {
    pause: "Pausar",
    leave: "Dejar la mesa",
    leaveHint: "Un bot sigue jugando por ti. Puedes volver.",
    replace: (name) => `Que un bot juegue por ${name}`,
    replaceHint: (name) => `Un bot decide por ${name} hasta que vuelva.`,
    replaceLater: (name) => `Será posible cuando ${name} haya hecho esperar a la mesa un minuto.`,
    invite: "Enlace y código",
  },

  /** What people show each other. */
  reactions: {
    title: "Reaccionar",
    words: {
      hello: "¡Hola!",
      well_played: "¡Bien jugado!",
      lucky: "¡Qué suerte!",
      ouch: "¡Ay!",
      laugh: "¡Jaja!",
      thinking: "Déjame pensar…",
    },
    show: "Mostrar reacciones",
    showAbout: "Lo que otros muestran unos segundos junto a su nombre.",
  },

  extras: {
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

  keys: {
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
    hint: "mostrar cuánto valen las jugadas",
    keys: "ver estas teclas",
  },

  recent: {
    pace: "Ritmo de los bots",
    paces: { quick: "Rápido", normal: "Medio", slow: "Lento" },
    paceAbout: "El tiempo que ves lo que hacen los bots. Toca la pantalla o una tecla para seguir enseguida.",
  },

  ending: {
    youWonBy: (points) => `¡Ganas por ${count(points, "punto", "puntos")}!`,
    wonBy: (name, points) => `${name} gana por ${count(points, "punto", "puntos")}`,
    youShare: (names) => `¡Compartes la victoria con ${list(names)}!`,
    pointsOf: (name, points) => `${name} tiene ${count(points, "punto", "puntos")}`,
    newBest: "¡Nuevo récord personal!",
    newBestOf: (names) => `¡Nuevo récord personal: ${list(names)}!`,
    best: (variant, points) => `Tu récord en ${variant} hasta ahora: ${number(points)}`,
    firstWin: (names) => `¡Primera victoria contra ${list(names)}!`,
    more: "Más sobre esta partida",
    picture: "Compartir una imagen",
    sheetOf: (name, variant, result) => `La hoja final de ${name} en ${variant}. ${result}.`,
    send: "Enviar la imagen",
    save: "Guardar la imagen",
    noPicture: "Este navegador no puede crear la imagen.",
  },

  coach: {
    hint: "Entrenador: cuánto valen las jugadas",
    percent: (part) => `${number(100 * part)}\u00a0%`,
    points: (points) => `${number(points)} pts`,
    described: (worth, good) => (good ? `${worth}, tan buena como la mejor` : worth),
    best: (move, worth, how) => `Lo mejor: ${move}, ${worth}. ${judged(how)}`,
    judged,
    sure: "¿Seguro?",
    doubt: (move, costs) => `${capital(move)}: ${costs}.`,
    costs: (part) => `eso cuesta cerca del ${number(100 * part)}\u00a0% de una victoria`,
    costsPoints: (points) => `eso cuesta unos ${count(Math.round(points), "punto", "puntos")}`,
    look: "Mostrar cuánto valen las jugadas",
    anyway: "Jugar igualmente",
    always: "Mostrar siempre cuánto valen las jugadas",
    alwaysAbout: "Contra bots, a solas y donde el anfitrión lo permita.",
    tutor: "Tutor",
    tutorAbout: "Pregunta una vez antes de una elección que cuesta un 5\u00a0% de una victoria o más. Nadie más lo ve.",
    allow: "Todos pueden consultar al entrenador",
    allowAbout: "Se avisa a toda la mesa, y queda anotado en el registro.",
  },

  reasons: {
    crossed: (field) => `La casilla ${field} ya está marcada.`,
    lost: (field, last) => `La casilla ${field} está perdida: tu última cruz, ${last}, está más a la derecha.`,
    closed: (name) => `La ${row(name)} está cerrada.`,
    too_few: (field, name, need, have) =>
      `La casilla ${field} necesita ${need} cruces en la ${row(name)}; tienes ${have || "cero"}.`,
    no_neighbor: (field, neighbors) => `Para la casilla ${field}, antes tiene que estar marcada ${either(neighbors)}.`,
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

  enter: {
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

  log: {
    title: "Lo que ha pasado",
    turn: (turn, name) => `Turno ${turn}: ${name}`,
    none: "Aquí verás cada tirada y cada cruz.",
    scale: "Puntos por las cruces de una fila",
    crosses: "Cruces",
    points: "Puntos",
  },

  rules: {
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
};
