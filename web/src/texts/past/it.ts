/** What the history, replays, reviews and the analysis board say, in Italian. */

import type { Unfair } from "../../dice/fair";
import { forms } from "../forms";
import type { Past } from "./en";

const { number, count } = forms("it");

const unfair: Readonly<Record<Unfair, string>> = {
  no_proof: "Questa registrazione non dice nulla dei suoi dadi: erano veri.",
  other_scheme: "Questi dadi seguono un metodo che questa pagina non conosce. Ricarica la pagina e riprova.",
  unreadable: "La registrazione non si può leggere.",
  not_revealed: "Il valore iniziale viene rivelato a fine partita.",
  other_promise: "Non sono i dadi che il tavolo ha promesso quando hai preso posto.",
  without_own_salt: "Nella registrazione manca il contributo del tuo dispositivo ai dadi.",
  wrong_seed: "Il valore iniziale non corrisponde a quello che il tavolo ha promesso.",
  wrong_salts: "Ci deve essere un contributo ai dadi per ogni posto.",
  wrong_first: "Doveva lanciare per primo qualcun altro.",
  wrong_roll: "I dadi non corrispondono al valore iniziale.",
};

export const it: Past = {
  end: {
    rematch: "Gioca ancora",
    toRematch: "Al prossimo tavolo",
    record: "Scarica la partita",
    verify: "Controlla i dadi",
    verified: (turns) => `Tutti i dadi di ${count(turns, "turno", "turni")} sono come promesso: nessuno li ha scelti.`,
    unfair: (reason, turn) => `${unfair[reason]}${turn ? ` Guarda il turno ${turn}.` : ""}`,
    replay: "Guarda il replay",
    another: "Un altro gioco",
  },

  review: {
    open: "Analizza la partita",
    of: (game) => `Analizza ${game}`,
    mistakes: "I miei errori",
  },

  plot: {
    summary: (title, lines) => `${title}. ${lines.map(({ name, last }) => `${name}: ${last}`).join(", ")}.`,
    bars: (title, bars) => `${title}. ${bars.map((bar) => `${bar.name}: ${bar.count}`).join(", ")}.`,
    between: (from, to) => (from === to ? number(from) : `da ${number(from)} a ${number(to)}`),
    growth: "Come sono cresciuti i punti",
    turns: "Turni",
    points: "Punti",
    games: "Partite",
  },

  history: {
    title: "Storico",
    none: "Ancora nessuna partita. Ogni partita che giochi fino alla fine resta qui, su questo dispositivo.",
    firstGame: "Gioca una partita",
    few: (more) => `Ancora ${count(more, "partita", "partite")}, e vedrai qui come vanno i tuoi punti.`,
    forgetful:
      "Questo browser non conserva nulla: queste partite restano qui finché non lasci la pagina. Puoi salvarle.",
    all: "Tutto",
    variant: "Quali giochi",
    player: "Chi ha giocato",
    games: "Partite",
    average: "Media",
    best: "Migliore",
    wins: "Vittorie",
    winsOf: (wins, of) => `${wins} su ${of}`,
    locked: "File chiuse per partita",
    penalties: "Penalità per partita",
    overTime: "Punti per partita",
    running: (games) => `Media di ${games}`,
    spread: "Distribuzione dei punti",
    byVariant: "Per gioco",
    byOpponent: "Per avversario",
    marginAbout: "Scarto: i tuoi punti meno i suoi, in media.",
    streak: "Vittorie di fila",
    longest: "Serie più lunga",
    ties: "Vittorie condivise",
    columns: {
      won: "Vinte",
      lost: "Perse",
      tied: "Pari",
      average: "Media",
      best: "Record",
      margin: "Scarto",
    },
    list: "Partite",
    more: "Mostra altro",
    won: "vittoria",
    score: (name, points) => `${name} ${number(points)}`,
    named: (variant, when) => `${variant}, ${when}`,
    remove: (game) => `Elimina ${game}`,
    removeSure: "Eliminare questa partita da questo dispositivo? Non si può recuperare.",
    removeAll: "Elimina tutto",
    removeAllSure: (games) =>
      `Eliminare ${count(games, "partita", "partite")} da questo dispositivo? Non si torna indietro. Prima puoi salvare tutto in un file.`,
    removeYes: "Elimina",
    save: "Salva in un file",
    load: "Carica da un file",
    loaded: (games) =>
      games ? `${count(games, "nuova partita aggiunta", "nuove partite aggiunte")}.` : "Non c’è niente di nuovo.",
    notLoaded: "Questo non è un file di partite salvate.",
    open: "Rivedi una registrazione",
    openAbout: "Una partita salvata come file di testo, qui o altrove.",
    openOwn: "È un gioco fatto in casa. Scegli anche il suo file (TOML).",
    file: "rowlock-partite.json",
  },

  ladder: {
    title: "Bot da battere",
    about: "Batti un bot quando vinci una partita in cui gioca. Una vittoria condivisa con lui non conta.",
    tally: (wins, games, date) =>
      `${count(wins, "vittoria", "vittorie")} in ${count(games, "partita", "partite")}, la prima il ${date}`,
    tries: (games) => `Non ancora battuto, dopo ${count(games, "partita", "partite")}`,
    never: "Mai affrontato",
    marks: "Battuto a",
    play: (bot) => `Gioca contro ${bot}`,
    top: "Li hai battuti tutti!",
  },

  board: {
    title: "Tavolo di analisi",
    about: "Tocca le caselle per segnarle o per togliere una croce.",
    here: "Analizza questa posizione",
    sheet: "Scheda",
    players: "Giocatori",
    player: (number) => `Giocatore ${number}`,
    turnOf: "Di chi è il turno",
    phase: "Adesso",
    phases: { roll: "prima del lancio", white: "dadi bianchi", color: "dadi colorati" },
    dice: "Dadi",
    reroll: "Altri dadi",
    penalties: "Penalità",
    crossed: "Ha segnato qualcosa con i dadi bianchi",
    crossedAbout: "Altrimenti passare ora costa una penalità.",
    clear: "Schede vuote",
    share: "Copia il link",
    worth: "Quanto valgono le mosse",
    worthOf: (name) => `Quanto valgono le mosse di ${name}`,
    outset: "Prima del lancio",
    sums: (name) => `${name}, secondo la somma dei dadi bianchi`,
    over: "Così la partita è finita: nessuno ha niente da decidere.",
    impossible: "Questa posizione non può presentarsi.",
    playOn: "Continua da qui contro i bot",
    game: "Gioco",
  },

  replay: {
    title: "Rivedi",
    turn: (turn) => `Turno ${turn}.`,
    start: "La partita comincia.",
    rolls: (name, whites) =>
      whites.every((face) => face === null)
        ? `${name} lancia.`
        : `${name} lancia: bianchi ${whites.map((face) => face ?? "?").join(" e ")}.`,
    unfinished: "Questa partita continua. Finora è andata così.",
    first: "All’inizio",
    back: "Indietro",
    play: "Avvia",
    pause: "Pausa",
    next: "Avanti",
    last: "Alla fine",
    speed: (times) => `Velocità ${number(times)}×`,
    moment: "Momento",
    at: (turn, what) => `Turno ${turn}. ${what}`,
    keys: "Tasti: ← → un passo, Pag su e Pag giù un turno, Inizio e Fine, spazio avvia.",
    record: "Scarica la partita",
    share: "Condividi la partita",
    copied: "Link copiato",
    scores: "Il punteggio",
    bonus: "Bonus",
    penalties: "Penalità",
    total: "Totale",
    kept: "Ecco che cosa questo dispositivo ha conservato della partita.",
    toHistory: "Allo storico",
  },
};
