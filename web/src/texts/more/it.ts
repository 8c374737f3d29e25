/** More texts in Italian: those of parts that are loaded on demand. */

import { capital, forms } from "../forms";
import { color, ofRow, row } from "../it";
import type { More } from "./en";

const { number, count, list, either } = forms("it");

const judged: More["coach"]["judged"] = ({ exact, weaker }) => {
  if (exact) return "Esatto: niente è stimato.";
  return weaker ? "Stimato, da un giudice più debole." : "Stimato.";
};

export const it: More = {
  device: {
    about: "Chi gioca su questo telefono? Ve lo passate.",
    aboutReal: "Una scheda per ciascuno: inserite ogni lancio e rowlock tiene i turni. Chi gioca su questo telefono?",
    player: (player) => `Giocatore ${player}`,
    add: "Un altro giocatore",
    begins: "Comincia",
    invite: "Altri hanno il loro telefono",
  },

  pad: {
    about:
      "Solo la tua scheda, per una partita con dadi veri: gli altri usano la carta o il proprio telefono. Nessuno inserisce i dadi.",
    open: "Apri il foglio segnapunti",
    everybody: "Tutti su questo telefono",
    started: "Già iniziata",
    yours: "La tua scheda",
    prompt: "Tocca una casella per segnarla.",
    tied: "Quale riga riceve le croci del bonus?",
    undo: "Annulla",
    undoOf: (what) => `Annulla: ${what}`,
    closedByOthers: "Chiusa da qualcun altro:",
    closedRow: (row) => `${row}, chiusa da qualcun altro`,
    confirm: "Conferma ogni croce",
    confirmAbout: "Un tocco mostra prima che cosa porterebbe la croce.",
    end: "La partita è finita",
    goOn: "Non ancora",
    clear: "Nuova scheda",
    clearSure: "Quello che c’è su questa scheda andrà perso.",
    late: "Avevi una croce in questo lancio? Annulla, segnala e poi chiudi di nuovo la riga.",
    unreachable: "Il server non è raggiungibile. Le tue croci sono al sicuro su questo dispositivo.",
    unfit:
      "Le ultime croci conservate qui non vanno bene su questa scheda. Annullale una a una o inizia una nuova scheda.",
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

  offline: {
    title: "Giocare senza connessione",
    about: "Contro i bot, o con gli amici intorno a questo dispositivo: in treno, in baita, in aereo.",
    get: (megabytes: number) => `Rendilo disponibile offline (${megabytes} MB)`,
    getting: (percent: number) => `Download: ${percent} %`,
    ready: "Disponibile offline. Le partite su questo dispositivo non aspettano più nessun server.",
    fleeting:
      "Il browser può cancellare questi file e i tuoi tavoli quando manca spazio. Sulla schermata Home rowlock è più al sicuro.",
    remove: "Elimina i file offline",
    removeAbout: "I tavoli su questo dispositivo restano, ma continuano solo quando scarichi di nuovo i file.",
    insecure: "Servono un indirizzo sicuro (https) e un browser aggiornato.",
    offer: "Giocare anche in treno e in aereo?",
    first: "Solo una volta: scarico il gioco, così funziona su questo dispositivo.",
    starting: "Quasi pronto…",
    alone:
      "Questa app non ha un server: si gioca qui, anche senza connessione. I tavoli con amici su altri telefoni hanno bisogno di un server rowlock.",
  },

  problems: {
    storage_full:
      "Su questo dispositivo non c’è più spazio. L’ultimo passo non è stato salvato, tutto il resto sì: libera spazio e riprova.",
    storage_refused:
      "Questo browser non salva nulla per questa pagina: un tavolo su questo dispositivo andrebbe perso. Consenti al sito di salvare dati o esci dalla finestra privata, poi ricarica la pagina.",
    other_version:
      "Questa pagina e i suoi file offline hanno versioni diverse. Ricarica la pagina, con la connessione se senza non basta. I tuoi tavoli sono al sicuro.",
    device:
      "Il gioco offline non parte. Ricarica la pagina, oppure elimina i file offline nelle impostazioni e scaricali di nuovo.",
    not_kept:
      "Questo tavolo è su questo dispositivo, ma mancano i file offline. Scaricali nelle impostazioni e la partita continua.",
    damaged: "Il download si è danneggiato lungo il percorso. Riprova.",
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

  /** What people show each other. */
  reactions: {
    title: "Reagisci",
    words: {
      hello: "Ciao!",
      well_played: "Ben giocato!",
      lucky: "Che fortuna!",
      ouch: "Ahi!",
      laugh: "Ahah!",
      thinking: "Fammi pensare…",
    },
    show: "Mostra le reazioni",
    showAbout: "Quello che gli altri mostrano per qualche secondo accanto al nome.",
  },

  extras: {
    passed: "Non va bene niente: si passa.",
    penalized: (points) => `Non va bene niente: penalità, −${points}.`,
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
    hint: "mostrare quanto valgono le mosse",
    keys: "mostrare questi tasti",
  },

  recent: {
    pace: "Ritmo dei bot",
    paces: { quick: "Veloce", normal: "Medio", slow: "Lento" },
    paceAbout: "Per quanto tempo vedi che cosa fanno i bot. Tocca lo schermo o un tasto per continuare subito.",
  },

  ending: {
    youWonBy: (points) => `Vinci con ${count(points, "punto", "punti")} di vantaggio!`,
    wonBy: (name, points) => `${name} vince con ${count(points, "punto", "punti")} di vantaggio`,
    youShare: (names) => `Vinci insieme a ${list(names)}!`,
    pointsOf: (name, points) => `${name} ha ${count(points, "punto", "punti")}`,
    newBest: "Nuovo record personale!",
    newBestOf: (names) => `Nuovo record personale: ${list(names)}!`,
    best: (variant, points) => `Il tuo record a ${variant} finora: ${number(points)}`,
    firstWin: (names) => `Prima vittoria contro ${list(names)}!`,
    more: "Altro su questa partita",
    picture: "Condividi un’immagine",
    sheetOf: (name, variant, result) => `La scheda finale di ${name} a ${variant}. ${result}.`,
    send: "Invia l’immagine",
    save: "Salva l’immagine",
    noPicture: "Questo browser non può creare l’immagine.",
  },

  coach: {
    hint: "Coach: quanto valgono le mosse",
    percent: (part) => `${number(100 * part)}%`,
    points: (points) => `${number(points)} pt`,
    described: (worth, good) => (good ? `${worth}, buona quanto la migliore` : worth),
    best: (move, worth, how) => `Meglio: ${move}, ${worth}. ${judged(how)}`,
    judged,
    sure: "Sicuro?",
    doubt: (move, costs) => `${capital(move)}: ${costs}.`,
    costs: (part) => `costa circa il ${number(100 * part)}% di una vittoria`,
    costsPoints: (points) => `costa circa ${count(Math.round(points), "punto", "punti")}`,
    look: "Mostra quanto valgono le mosse",
    anyway: "Gioca lo stesso",
    always: "Mostra sempre quanto valgono le mosse",
    alwaysAbout: "Contro i bot, da soli e dove l’host lo permette.",
    tutor: "Tutor",
    tutorAbout: "Chiede una volta prima di una scelta che costa il 5% di una vittoria o più. Nessun altro lo vede.",
    allow: "Tutti possono chiedere al coach",
    allowAbout: "Tutti al tavolo lo sanno, e resta scritto nella registrazione.",
  },

  reasons: {
    crossed: (field) => `La casella ${field} è già segnata.`,
    lost: (field, last) => `La casella ${field} è persa: la tua ultima crocetta, ${last}, è più a destra.`,
    closed: (name) => `La ${row(name)} è chiusa.`,
    too_few: (field, name, need, have) =>
      `Per la casella ${field} servono ${need} crocette nella ${row(name)}; tu ne hai ${have || "zero"}.`,
    no_neighbor: (field, neighbors) => `Per la casella ${field} dev’essere prima segnata ${either(neighbors)}.`,
    over: "La partita è finita.",
    roll_first: (name) => (name ? `Prima deve tirare ${name}.` : "Prima tira i dadi."),
    decided: "Hai già scelto. Se vuoi cambiare, annulla la scelta.",
    not_active: (name) => `Ora solo ${name} può usare i dadi colorati.`,
    white_sum: (numbers) => `Ora vale solo la somma dei dadi bianchi: ${either(numbers)}.`,
    luck: (numbers, fields) =>
      `Ora puoi segnare ${either(numbers)} o, grazie al tuo numero fortunato, ${either(fields)}.`,
    color_sum: (name, numbers) => `Con un dado bianco, quello ${color(name)} fa ${either(numbers)}.`,
    round_sum: (field, neighbors, numbers) =>
      numbers.length
        ? `Con un dado bianco, il dado di ${either(neighbors)} fa ${either(numbers)}.`
        : `Il dado colorato della casella ${field} è fuori gioco.`,
    die_removed: (field, name) =>
      `Il dado ${color(name)} è fuori gioco: la casella ${field} va ormai solo con i dadi bianchi.`,
    tied: (rows) => `Scegli la fila del bonus: ${either(rows.map(ofRow))}.`,
    not_tied: (field) => `Il bonus della casella ${field} non lascia scegliere la fila.`,
  },

  enter: {
    dice: "I dadi",
    faces: "Che cosa mostra",
    die: (name, face) => `${color(name)}: ${face ?? "da inserire"}`,
    face: (name, face) => `${color(name)} ${face}`,
    done: {
      none: "Segna e basta",
      white: "Solo i dadi bianchi",
      some: "Lascia stare il resto",
      all: "Questo è il lancio",
    },
    missing: "Ai bot servono tutti i dadi",
    erase: "Cancella",
  },

  give: {
    to: (name) => `Dai il telefono a ${name}`,
    hidden: "La tua scelta resta nascosta finché tutti hanno scelto.",
    take: (name) => `Sono ${name}`,
  },

  guide: {
    skip: "Basta così",
    hints: {
      roll: "Tocca a te: lanci tutti i dadi, e quelli bianchi valgono per tutti.",
      enter: "Inserisci che cosa mostrano i dadi, o segna e basta senza inserire nulla.",
      white: "Tutti possono segnare la somma bianca in una fila. Quello che salti a sinistra è perso.",
      confirm: "Questo è solo a matita. Conferma, o scegli altro.",
      takeBack: "Hai cambiato idea? Annulla la scelta prima che gli altri abbiano finito.",
      color: "Solo tu: somma un dado bianco e uno colorato, e segna in quel colore.",
      penalty: "È il tuo turno e non hai segnato nulla: passare ora costa una penalità.",
      free: "Non va bene niente. Quando lanciano gli altri, passare non costa nulla.",
      later: "Non va bene niente. Hai ancora i dadi colorati.",
    },
  },

  log: {
    title: "Cosa è successo",
    turn: (turn, name) => `Turno ${turn}: ${name}`,
    none: "Qui vedrai ogni tiro e ogni crocetta.",
    scale: "Punti per le crocette in una fila",
    crosses: "Crocette",
    points: "Punti",
  },

  rules: {
    contents: "In questa pagina",
    others: "Altri giochi",
    offline: "Le regole vengono dal server, che ora non è raggiungibile.",
    rule: "regola",
    drawn: "Una scheda.",
    drawnEmpty: "Una scheda vuota.",
    drawnCrossed: (fields) => `Segnate: ${fields.join(", ")}.`,
    drawnNew: (fields) => `Nuove: ${fields.join(", ")}.`,
    drawnOpen: (fields) => `Si possono segnare: ${fields.join(", ")}.`,
  },
};
