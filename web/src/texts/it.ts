/** Every text of the page in Italian. */

import { variants } from "../generated/variants/it";
import type { Problems, Texts } from "./en";
import { capital, forms, telling } from "./forms";

const { number, date, count, list, either } = forms("it");

const colors: Readonly<Record<string, string>> = {
  red: "rosso",
  yellow: "giallo",
  green: "verde",
  blue: "blu",
  white: "bianco",
};
export const color = (name: string) => colors[name] ?? name;

/** The color of a row, which is feminine. */
const feminine: Readonly<Record<string, string>> = { red: "rossa", yellow: "gialla" };
export const ofRow = (name: string) => feminine[name] ?? color(name);
export const row = (name: string) => `fila ${ofRow(name)}`;

const letters: Readonly<Record<string, string>> = { red: "R", yellow: "G", green: "V", blue: "B", white: "Bi" };
const letter = (name: string) => letters[name] ?? name;

const bots: Readonly<Record<string, { readonly level: string; readonly about: string }>> = {
  dot: { level: "principiante", about: "Teme le penalità e salta troppo." },
  otto: { level: "medio", about: "Bada ai vuoti, ma pensa a un’azione alla volta." },
  vera: { level: "difficile", about: "Pianifica il turno, ma non vede arrivare la fine." },
  sage: { level: "molto difficile", about: "Valuta tutto, ma non sa che cosa farai." },
  champion: { level: "campionessa", about: "Osserva tutti i fogli e gioca per vincere." },
};

const pairs: Readonly<Record<string, string>> = {
  "two-in-fewest": "due crocette nella tua fila più corta",
  "one-in-each": "una crocetta in ogni fila",
  "double-fewest": "la tua fila più corta vale doppio",
  thirteen: "13 punti",
  "no-penalties": "le penalità non costano nulla",
};

const trouble = "Il server ha un problema. Riprova tra un momento.";
const impossible = (message: string) => `Questo non si può fare: ${message}.`;
const mismatch = "Questa pagina e il server hanno versioni diverse. Ricarica la pagina.";

const problems: Problems = {
  unreachable: "Il server non è raggiungibile. Controlla la connessione e riprova.",
  unavailable: trouble,
  store_unavailable: trouble,
  version_conflict: trouble,
  log_damaged: "Il registro di questo tavolo è danneggiato. Chi gestisce il server può ripristinare un backup.",
  error: trouble,
  unreadable: mismatch,
  bad_message: mismatch,
  not_json: mismatch,
  foreign_site: "Questo server non accetta richieste da pagine di altri siti. Aprilo al suo indirizzo.",
  not_found: "Qui non c’è nulla. Forse il link è sbagliato.",
  method_not_allowed: "Il server non lo consente. Ricarica la pagina.",
  unknown_table: "Non c’è nessun tavolo con questo codice. Forse è scritto male, o il tavolo non c’è più.",
  table_taken: "C’è già un tavolo con questo codice. Riprova.",
  table_full: "Tutti i posti sono occupati. Puoi guardare, o aprire un tavolo tuo.",
  table_refused: impossible,
  name_taken: "Qualcuno al tavolo ha già questo nome. Scegline un altro.",
  not_seated: "Questo posto non è più tuo.",
  not_host:
    "Questo può farlo solo l’host. Se qualcuno fa aspettare il tavolo per un minuto, puoi continuare anche senza.",
  coach_not_allowed: "Qui giocano altre persone, e l’host non ha permesso il coach.",
  paused: "Il tavolo è in pausa. Riprendi la partita per continuare.",
  table_reloaded: "Il server è tornato a uno stato precedente di questo tavolo. Guardalo e poi scegli di nuovo.",
  stale_decision: "Troppo tardi: la partita è già andata avanti.",
  too_many: "Era un po’ troppo in una volta. Aspetta un attimo.",
  too_large: "È troppo grande per il server.",
  unknown_variant: "Il server non conosce questo gioco. Scegline un altro.",
  wrong_variant: "Questa registrazione è di un altro gioco.",
  variant_invalid: (message) => `C’è un errore nel file del gioco. ${message}.`,
  record_illegal: (message) => `C’è un errore nella registrazione. ${message}.`,
  notation: (message) => `Questo non si può leggere: ${message}.`,
  not_consecutive: impossible,
  not_fair: "Non sono i dadi promessi.",
  bad_setup: impossible,
  seat_out_of_range: "Questo posto non esiste a questo tavolo.",
  bad_roll: "Questi dadi non possono mostrare questo.",
  not_time_to_roll: "Non è il momento di lanciare.",
  face_out_of_range: "Un dado non ha questa faccia.",
  removed_die: "Questo dado è fuori gioco: la sua fila è chiusa.",
  missing_die: "Manca un dado: inserisci anche quello.",
  not_your_decision: "Ora non hai nulla da decidere.",
  already_decided: "Hai già scelto.",
  illegal_move: "Le regole non lo permettono.",
};

export const it: Texts = {
  name: "rowlock",
  tagline: "Lancia, segna, chiudi: per giocare a Qwixx, con amici o contro un bot.",
  color,
  letter,
  list,
  number,
  decimal: number,
  date,
  points: (points) => count(points, "punto", "punti"),
  back: "Indietro",
  close: "Chiudi",
  cancel: "Annulla",
  loading: "Un momento…",
  tryAgain: "Riprova",
  toStart: "Alla pagina iniziale",
  outdated: "Questa parte della pagina non si carica: manca la connessione, o c’è una nuova versione della pagina.",
  reload: "Ricarica la pagina",
  broken: "Qualcosa è andato storto in questa pagina. Di solito basta ricaricarla; il tuo posto resta tuo.",
  qr: (text) => `Codice QR: ${text}`,
  problems,
  problem: telling(problems, impossible),
  bots,
  pairs,
  pair: (kind) => pairs[kind] ?? kind,

  notice: {
    unreachable:
      "Il server non è raggiungibile, e per giocare serve; continuiamo a provare. Forse regole e storico ci sono lo stesso.",
    notKept:
      "Questo browser non conserva nulla: se ricarichi o chiudi la pagina, perdi il posto. Puoi giocare lo stesso.",
  },

  start: {
    player: "Giocatore",
    variants: "Quale gioco?",
    pad: "Foglio segnapunti",
    history: "Storico",
  },

  gather: {
    coach: "Coach permesso",
  },

  more: {
    title: "Altri modi di giocare",
    anyoneRolls: "Un dispositivo lancia per tutti",
  },

  variants,

  rules: {
    title: "Regole",
    of: (variant) => `Regole di ${variant}`,
  },

  settings: {
    title: "Opzioni",
  },

  tutorial: {
    title: "Impara il gioco",
    newHere: "Prima volta? Impara in 2 minuti",
  },

  different: {
    title: (variant) => `Novità di ${variant}`,
    gotIt: "Capito",
  },

  extras: {
    paused: "In pausa",
    yourChoice: "Scegli",
    rolls: (name) => `${name} lancia`,
    choose: (names) => `${list(names)} ${names.length === 1 ? "sceglie" : "scelgono"}`,
    ways: (ways, all) => `${ways} su ${all}`,
  },

  update: {
    ready: "C’è una nuova versione.",
    load: "Caricala",
  },

  invite: {
    title: (code) => `Tavolo ${code}`,
  },

  lobby: {
    away: "assente",
  },

  table: {
    turn: (turn) => `turno ${turn}`,
    yourTurn: "Tocca a te",
    turnOf: (name) => `Tocca a ${name}`,
    over: "È finita",
    turnIsYours: "È il tuo turno.",
    turnIsOf: (name) => `È il turno di ${name}.`,
    forSeat: (name, text) => `${name}: ${text}`,
    watching: "Stai guardando.",
    white: (sum) => `Dadi bianchi: ${sum}.`,
    whiteUnknown: "Dadi bianchi.",
    crossOrPass: "Segna il numero in una fila, o passa.",
    crossSumOrPass: "Segna la loro somma in una fila, o passa.",
    nothingWhite: "Non va bene niente.",
    colorHint: "Un dado bianco più uno colorato, o passa.",
    colorHintPenalty: "Un dado bianco più uno colorato, o penalità.",
    nothingColor: "Con i dadi colorati non va bene niente.",
    nothingColorPenalty: "Non va bene niente: è una penalità.",
    chose: (what) => `La tua scelta: ${what}.`,
    waitingFor: (names) => `Si aspetta ${list(names)}.`,
    choosesColor: (name) => `${name} sceglie con i dadi colorati.`,
    rolls: (name) => `Ora lancia ${name}.`,
    yourRoll: "Lanci tu.",
    roll: "Lancia i dadi",
    rollFor: (name) => `Lancia per ${name}`,
    rolling: "I dadi rotolano…",
    yourMove: "La tua mossa",
    pass: "Passa",
    passPenalty: (points) => `Penalità −${points}`,
    aPass: "passare",
    confirm: (what) => `Conferma ${what}`,
    confirmNothing: "Conferma",
    confirmPass: "Conferma: passare",
    confirmPenalty: (points) => `Conferma: penalità,\u00a0−${points}`,
    takeBack: "Annulla la scelta",
    takeBackOf: (name) => `${name}: annulla la scelta`,
    secondsLeft: (seconds) => `${seconds} s`,
    rowOf: (chip, moves) => `${chip}: ${count(moves, "casella", "caselle")}`,
    fieldOf: (field, moves) => `${field}: ${count(moves, "possibilità", "possibilità")}`,
    roundChip: (chip) => `casella rotonda ${chip}`,
    otherRow: "Altra fila",
    penalties: "Penalità",
    penalty: "penalità",
    lucky: (numbers) => `Fortunati ${numbers.join(" · ")}`,
    bar: (left) => (left.length ? `Barra bonus, ancora libero: ${left.join(", ")}` : "Barra bonus, finita"),
    pairCrossed: (crossed, of) => `segnate: ${crossed} su ${of}`,
    bonus: "bonus",
    penaltiesTaken: (penalties) => count(penalties, "penalità", "penalità"),
    isActive: "è il suo turno",
    hasChosen: "ha scelto",
    isAwaited: "deve ancora scegliere",
    paused: "Il tavolo è in pausa.",
    pausedByNobody: "Il tavolo è in pausa: non c’era nessuno.",
    resume: "Continua",
    botForYou: "Un bot gioca per te.",
    comeBack: "Torno a giocare io",
    menu: "Menù",
    link: "Link a questo tavolo",
    reconnecting: "Connessione persa. Riprovo…",
    sheetOf: (name) => `Scheda di ${name}`,
    nextSheet: "Prossima scheda",
    noted: "Va bene",
  },

  field: {
    named: (name, printed) => `${color(name)} ${printed}`,
    namedInRow: (field, name) => `${field} nella ${row(name)}`,
    colorInRow: (name, other) => `${color(name)}, ${row(other)}`,
    range: (first, last) => `${first}–${last}`,
    roundRow: (rows) => rows.map(letter).join("/"),
    round: (rows, printed) => `casella rotonda ${printed}, ${list(rows.map(color))}`,
    roundShort: (rows, printed) => `◯ ${printed} ${rows.map(letter).join("/")}`,
    toRow: (what, name) => `${what} → ${color(name)}`,
    can: "si può segnare",
    canWhite: "si può segnare con i dadi bianchi",
    canColor: "si può segnare con un dado bianco e uno colorato",
    crossed: "segnata",
    tried: "a matita",
    lost: "persa",
    open: "aperto",
    lock: (name) => `lucchetto ${color(name)}`,
    locked: "segnato",
    closed: "chiuso",
    pair: (kind) => `bonus: ${pairs[kind] ?? kind}`,
    bonus: "casella bonus",
    double: "vale doppio",
  },

  why: {
    marks: {
      pair: (mark, bonus) => `Segna tutte e due le caselle «${mark}»: ${bonus}.`,
      pairEarned: "Ce l’hai.",
      pairLost: "Una delle due è persa: non puoi più ottenerlo.",
      bonus: "Ogni casella bonus che segni barra la prossima della barra, e segni la prossima casella di quel colore.",
      double: "Una crocetta qui vale doppio.",
      closing: (need) =>
        `Chiude la fila per tutti. Prima servono ${need} crocette nella fila; il lucchetto vale una crocetta in più.`,
      round: "Serve una vicina segnata con lo stesso numero; vale per tutte e due le file.",
      lucky: (numbers) =>
        `Se i dadi bianchi fanno ${either(numbers.map(String))}, puoi segnare invece la prossima casella della tua fila con meno crocette.`,
      penalties: (points, last) =>
        `Se nel tuo turno non segni nulla, perdi ${count(points, "punto", "punti")}. La penalità numero ${last} chiude la partita.`,
    },
    preview: {
      score: (points, change) => `poi ${count(points, "punto", "punti")} (${change})`,
      setsOff: (fields) => `Crocette del bonus: ${fields.join(", ")}.`,
      earns: (bonuses) => `Ottieni: ${bonuses.join(", ")}.`,
      lost: (fields) => `Perdi: ${fields.join(", ")}.`,
      span: (first, last) => `da ${first} a ${last}`,
      closes: (rows) => `Così chiudi ${list(rows.map((name) => `la ${row(name)}`))}.`,
      ends: "Così finisce la partita.",
    },
  },

  dice: {
    shows: (name, face) => `dado ${color(name)}: ${face ?? "non si sa"}`,
    waiting: (name) => `dado ${color(name)}`,
    gone: (name) => `dado ${color(name)}: fuori gioco`,
  },

  announce: {
    closed: (name, names) => {
      if (!names.length) return `La ${row(name)} è chiusa!`;
      return `${list(names)} ${names.length === 1 ? "chiude" : "chiudono"} la ${row(name)}!`;
    },
    lastRow: "Ancora una fila chiusa e la partita finisce.",
    lastPenalty: (names) => `Ancora una penalità di ${either(names)} e la partita finisce.`,
  },

  enter: {
    ask: "Che cosa mostrano i dadi?",
    askFor: (name) => `Lancia ${name}. Che cosa mostrano i dadi?`,
  },

  keys: {
    title: "Tasti",
  },

  events: {
    crossed: (name, fields) => `${name} segna ${list(fields)}.`,
    rolled: (name) => `${name} lancia.`,
    whites: (one, other) => `Bianchi ${one} e ${other}, in tutto ${one + other}.`,
    die: (name, face) => `${color(name)} ${face}`,
    colored: (dice) => `${capital(list(dice))}.`,
    tookBack: (name) => `${name} annulla la sua scelta.`,
    passed: (names) => `${list(names)} ${names.length === 1 ? "passa" : "passano"}.`,
    penalized: (name) => `${name} prende una penalità.`,
    closed: (rows) =>
      rows.length === 1
        ? `La fila ${list(rows.map(ofRow))} è chiusa!`
        : `Le file ${list(rows.map(ofRow))} sono chiuse!`,
    endedByRows: "Ci sono abbastanza file chiuse: la partita è finita.",
    endedByPenalties: "Ultima penalità: la partita è finita.",
  },

  log: {
    you: "Tu",
  },

  recent: {
    lastRoll: "Ultimo lancio",
  },

  end: {
    won: (names) => (names.length === 1 ? `Vince ${names[0]}` : `${list(names)} vincono insieme`),
    youWon: "Hai vinto!",
    alone: (points) => `Hai ${count(points, "punto", "punti")}.`,
  },
};
