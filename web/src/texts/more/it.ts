/** More texts in Italian: those of parts that are loaded on demand. */

import type { Unfair } from "../../dice/fair";
import { forms } from "../forms";
import type { More } from "./en";

const { number, count, list } = forms("it");

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

export const it: More = {
  device: {
    about: "Chi gioca su questo telefono? Ve lo passate.",
    aboutReal: "Lanciate dadi veri e segnate qui. Chi gioca su questo telefono?",
    player: (player) => `Giocatore ${player}`,
    add: "Un altro giocatore",
    begins: "Comincia",
    invite: "Altri hanno il loro telefono",
  },

  ways: {
    clock: "Tempo per ogni decisione",
    anyoneRollsAbout: "Chiunque al tavolo può lanciare per chi è di turno: metti un telefono al centro.",
    seconds: (seconds) => (seconds ? count(seconds, "secondo", "secondi") : "quanto vuoi"),
    own: "Un gioco tuo",
    ownAbout: "Un file di testo (TOML) con il disegno della sua scheda.",
    ownPick: "Scegli il file",
    record: "Riprendi una partita",
    recordAbout: "Una partita salvata come file di testo: ognuno riprende il suo posto.",
    recordPick: "Scegli la registrazione",
    recordGo: "Al tavolo",
    whoIsHere: "Chi gioca qui?",
  },

  settings: {
    language: "Lingua",
    asBrowser: "Quella del browser",
    theme: "Aspetto",
    themes: { auto: "Come il dispositivo", light: "Chiaro", dark: "Scuro" },
    patterns: "Lettere e motivi sulle schede",
    patternsAbout: "Così nessuno deve distinguere i colori. I dadi li hanno sempre.",
    sound: "Suono",
    haptics: "Vibrazione",
    hints: "Mostra di nuovo i consigli del primo turno",
    hintsShown: "I consigli arrivano con il tuo prossimo turno.",
    forget: "Dimentica tutto su questo dispositivo",
    forgetAbout:
      "Il tuo nome, i tuoi posti e il tuo storico spariscono da questo dispositivo. I tavoli continuano senza di te.",
  },

  menu: {
    pause: "Pausa",
    leave: "Lascia il tavolo",
    leaveHint: "Un bot continua a giocare per te. Puoi tornare.",
    replace: (name) => `Fai giocare un bot per ${name}`,
    replaceHint: (name) => `Un bot decide per ${name} fino al suo ritorno.`,
    replaceLater: (name) => `Possibile quando ${name} avrà fatto aspettare il tavolo per un minuto.`,
    invite: "Link e codice",
  },

  tutorial: {
    you: "Tu",
    step: (step, of) => `Passo ${step} di ${of}`,
    next: "Avanti",
    skip: "Salta",
    film: "Qualche turno dopo…",
    other: (what) => `Si può, ma per ora prova con ${what}.`,
    otherPass: "Si può, ma questa volta passa.",
    again: "Ancora una volta",
    play: "Ora gioca",
  },

  extras: {
    autoPass: "Passa per me se non va bene niente",
    autoPassAbout: "Solo quando passare non costa nulla.",
    autoPenalty: "Segna per me anche le penalità",
    autoPenaltyAbout: "Altrimenti confermi tu ogni penalità.",
    oneTap: "Conferma con un solo tocco",
    oneTapAbout:
      "Un tocco segna subito la casella, e puoi annullare. Una mossa che chiude la partita va sempre confermata.",
    odds: "Sfuma le caselle in base alle probabilità",
    oddsAbout: "Più una casella è scura, più spesso due dadi danno il suo numero.",
    notify: "Avvisami quando tocca a me",
    notifyAbout: "Con una notifica, mentre questa pagina è in secondo piano.",
    notifyDenied: "Il tuo browser blocca le notifiche di questa pagina. Consentile prima nelle sue impostazioni.",
    notifyNone: "Questo browser non può avvisarti qui. Su iPhone o iPad, aggiungi prima rowlock alla schermata Home.",
    soundOffer: "Vuoi sentire i dadi e la penna?",
    soundYes: "Attiva il suono",
    installOffer: "rowlock può diventare un’app su questo dispositivo.",
    installYes: "Installa",
    installByHand: "Per avere rowlock nella schermata Home, tocca «Condividi», poi «Aggiungi alla schermata Home».",
  },

  keys: {
    on: "Gioca con la tastiera",
    chip: "scegliere tra le proposte, in ordine; con dadi veri: la faccia",
    confirm: "confermare, lanciare o continuare",
    roll: "lanciare i dadi",
    pass: "passare",
    takeBack: "annullare la scelta; con dadi veri: cancellare l’ultima faccia",
    cancel: "non scegliere nulla, o tornare a tutte le file",
    others: "guardare la scheda del giocatore successivo",
    rules: "mostrare le regole",
    menu: "aprire il menù",
    keys: "mostrare questi tasti",
  },

  recent: {
    pace: "Ritmo dei bot",
    paces: { quick: "Veloce", normal: "Medio", slow: "Lento" },
    paceAbout: "Per quanto tempo vedi che cosa fanno i bot. Tocca lo schermo o un tasto per continuare subito.",
  },

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

  ending: {
    youWonBy: (points) => `Vinci con ${count(points, "punto", "punti")} di vantaggio!`,
    wonBy: (name, points) => `${name} vince con ${count(points, "punto", "punti")} di vantaggio`,
    youShare: (names) => `Vinci insieme a ${list(names)}!`,
    pointsOf: (name, points) => `${name} ha ${count(points, "punto", "punti")}`,
    newBest: "Nuovo record personale!",
    newBestOf: (names) => `Nuovo record personale: ${list(names)}!`,
    best: (variant, points) => `Il tuo record a ${variant} finora: ${number(points)}`,
    more: "Altro su questa partita",
    picture: "Condividi un’immagine",
    sheetOf: (name, variant, result) => `La scheda finale di ${name} a ${variant}. ${result}.`,
    send: "Invia l’immagine",
    save: "Salva l’immagine",
    noPicture: "Questo browser non può creare l’immagine.",
  },

  plot: {
    summary: (title, lines) => `${title}. ${lines.map(({ name, last }) => `${name}: ${last}`).join(", ")}.`,
    bars: (title, bars) => `${title}. ${bars.map((bar) => `${bar.name}: ${bar.count}`).join(", ")}.`,
    between: (from, to) => (from === to ? number(from) : `da ${number(from)} a ${number(to)}`),
    growth: "Come sono cresciuti i punti",
    turns: "Turni",
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
