/** More texts in German: those of parts that are loaded on demand. */

import { color, colored, row } from "../de";
import { capital, forms } from "../forms";
import type { More } from "./en";

const { number, count, list, either } = forms("de");

const judged: More["coach"]["judged"] = ({ exact, weaker }) => {
  if (exact) return "Genau: Nichts ist geschätzt.";
  return weaker ? "Geschätzt, von einem schwächeren Kenner." : "Geschätzt.";
};

export const de: More = {
  device: {
    about: "Wer spielt an diesem Handy? Ihr reicht es herum.",
    aboutReal:
      "Ein Zettel für jeden: Ihr gebt jeden Wurf ein, und rowlock weiß, wer dran ist. Wer spielt an diesem Handy?",
    player: (player) => `Spieler ${player}`,
    add: "Noch jemand",
    begins: "Beginnt",
    invite: "Andere haben ihr eigenes Handy",
  },

  pad: {
    about:
      "Nur dein eigener Zettel für ein Spiel mit echten Würfeln: Die anderen nehmen Papier oder ihr eigenes Handy. Niemand gibt Würfe ein.",
    open: "Wertungszettel öffnen",
    everybody: "Alle an diesem Handy",
    started: "Schon begonnen",
    yours: "Dein Zettel",
    prompt: "Tippe ein Feld an, um es anzukreuzen.",
    tied: "Welche Reihe bekommt die Kreuze aus dem Bonus?",
    undo: "Rückgängig",
    undoOf: (what) => `Rückgängig: ${what}`,
    closedByOthers: "Von jemand anderem abgeschlossen:",
    closedRow: (row) => `${row} von jemand anderem abgeschlossen`,
    confirm: "Jedes Kreuz bestätigen",
    confirmAbout: "Ein Tipp zeigt erst, was das Kreuz bringen würde.",
    end: "Das Spiel ist zu Ende",
    goOn: "Doch noch nicht",
    clear: "Neuer Zettel",
    clearSure: "Was auf diesem Zettel steht, ist dann weg.",
    late: "Hattest du in diesem Wurf noch ein Kreuz? Mach rückgängig, kreuze an und schließe die Reihe dann wieder.",
    unreachable: "Der Server ist nicht erreichbar. Deine Kreuze sind auf diesem Gerät sicher.",
    unfit:
      "Die letzten Kreuze, die hier gespeichert sind, passen nicht auf diesen Zettel. Nimm sie einzeln zurück oder beginne einen neuen.",
  },

  ways: {
    clock: "Zeit für jede Entscheidung",
    anyoneRollsAbout: "Alle am Tisch dürfen würfeln, wer auch dran ist: Legt ein Handy in die Mitte.",
    seconds: (seconds) => (seconds ? `${seconds} Sekunden` : "so viel du willst"),
    own: "Ein eigenes Spiel",
    ownAbout: "Eine Textdatei (TOML) mit einer Zeichnung des Zettels.",
    ownPick: "Datei wählen",
    record: "Ein Spiel fortsetzen",
    recordAbout: "Ein Spiel, das als Textdatei gespeichert wurde: Alle nehmen ihren alten Platz ein.",
    recordPick: "Aufzeichnung wählen",
    recordGo: "An den Tisch",
    whoIsHere: "Wer spielt hier?",
  },

  settings: {
    language: "Sprache",
    asBrowser: "Wie im Browser",
    theme: "Aussehen",
    themes: { auto: "Wie das Gerät", light: "Hell", dark: "Dunkel" },
    patterns: "Buchstaben und Muster auf den Zetteln",
    patternsAbout: "Damit niemand die Farben unterscheiden muss. Die Würfel haben sie immer.",
    sound: "Ton",
    haptics: "Vibration",
    hints: "Tipps zum ersten Spielzug wieder zeigen",
    hintsShown: "Die Tipps kommen mit deinem nächsten Spielzug.",
    forget: "Alles auf diesem Gerät vergessen",
    forgetAbout:
      "Dein Name, deine Plätze und dein Verlauf auf diesem Gerät sind dann weg. Die Tische spielen ohne dich weiter.",
  },

  offline: {
    title: "Ohne Verbindung spielen",
    about: "Gegen Bots oder mit Freunden um dieses Gerät: im Zug, in der Hütte, im Flugzeug.",
    get: (megabytes: number) => `Offline verfügbar machen (${megabytes} MB)`,
    getting: (percent: number) => `Wird geladen: ${percent} %`,
    ready: "Offline verfügbar. Spiele auf diesem Gerät warten auf keinen Server mehr.",
    fleeting:
      "Dein Browser kann diese Dateien und deine Tische löschen, wenn der Platz knapp wird. Auf dem Startbildschirm ist rowlock sicherer.",
    remove: "Offline-Dateien entfernen",
    removeAbout: "Tische auf diesem Gerät bleiben, gehen aber erst weiter, wenn du die Dateien wieder lädst.",
    insecure: "Dafür braucht es eine sichere Adresse (https) und einen aktuellen Browser.",
    offer: "Auch im Zug und im Flugzeug spielen?",
    first: "Einmalig: Das Spiel wird geladen, damit es auf diesem Gerät läuft.",
    starting: "Gleich geht es los …",
    alone:
      "Diese App hat keinen Server: Sie spielt hier, auch ohne Verbindung. Tische mit Freunden an anderen Handys brauchen einen rowlock-Server.",
  },

  problems: {
    storage_full:
      "Auf diesem Gerät ist kein Platz mehr. Der letzte Schritt ist nicht gespeichert, alles davor schon: Schaffe Platz und versuche es noch einmal.",
    storage_refused:
      "Dieser Browser speichert nichts für diese Seite, ein Tisch auf diesem Gerät ginge also verloren. Erlaube der Seite zu speichern oder verlasse das private Fenster, und lade sie dann neu.",
    other_version:
      "Die Seite und ihre Offline-Dateien haben verschiedene Versionen. Lade die Seite neu, und falls das nicht hilft, mit Verbindung. Deine Tische sind sicher.",
    device:
      "Das Offline-Spiel startet nicht. Lade die Seite neu, oder entferne die Offline-Dateien in den Einstellungen und lade sie noch einmal.",
    not_kept:
      "Dieser Tisch ist auf diesem Gerät, aber die Offline-Dateien fehlen. Lade sie in den Einstellungen, dann geht es weiter.",
    damaged: "Beim Laden ist etwas beschädigt worden. Bitte versuche es noch einmal.",
  },

  menu: {
    pause: "Pause",
    leave: "Tisch verlassen",
    leaveHint: "Ein Bot spielt für dich weiter. Du kannst zurückkommen.",
    replace: (name) => `Bot für ${name} spielen lassen`,
    replaceHint: (name) => `Ein Bot entscheidet für ${name}, bis ${name} zurückkommt.`,
    replaceLater: (name) => `Möglich, sobald ${name} den Tisch eine Minute lang warten lässt.`,
    invite: "Einladen",
  },

  /** What people show each other. */
  reactions: {
    title: "Reagieren",
    words: {
      hello: "Hallo!",
      well_played: "Gut gespielt!",
      lucky: "Glück gehabt!",
      ouch: "Autsch!",
      laugh: "Haha!",
      thinking: "Moment, ich überlege …",
    },
    show: "Reaktionen zeigen",
    showAbout: "Was andere ein paar Sekunden lang neben ihrem Namen zeigen.",
  },

  extras: {
    passed: "Nichts passt: verzichtet.",
    penalized: (points) => `Nichts passt: Fehlwurf, −${points}.`,
    autoPass: "Für mich verzichten, wenn nichts passt",
    autoPassAbout: "Nur wenn es nichts kostet.",
    autoPenalty: "Auch Fehlwürfe für mich ankreuzen",
    autoPenaltyAbout: "Sonst bestätigst du jeden Fehlwurf selbst.",
    oneTap: "Mit einem Tipp bestätigen",
    oneTapAbout:
      "Ein Tipp kreuzt ein Feld sofort an, und du kannst es zurücknehmen. Was das Spiel beendet, bestätigst du weiterhin.",
    odds: "Felder nach Wahrscheinlichkeit tönen",
    oddsAbout: "Je dunkler ein Feld, desto öfter ergeben zwei Würfel seine Zahl.",
    notify: "Mir sagen, wenn ich dran bin",
    notifyAbout: "Mit einer Mitteilung, solange die Seite im Hintergrund ist.",
    notifyDenied: "Dein Browser blockiert Mitteilungen dieser Seite. Erlaube sie zuerst in seinen Einstellungen.",
    notifyNone:
      "Dieser Browser kann hier nichts mitteilen. Lege rowlock auf einem iPhone oder iPad zuerst auf den Home-Bildschirm.",
    soundOffer: "Möchtest du die Würfel und den Stift hören?",
    soundYes: "Ton einschalten",
    installOffer: "rowlock gibt es auch als App für dieses Gerät.",
    installYes: "Installieren",
    installByHand: "Für rowlock auf dem Home-Bildschirm: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“.",
  },

  keys: {
    on: "Mit der Tastatur spielen",
    chip: "wählen, was angeboten ist, der Reihe nach; bei echten Würfeln: was einer zeigt",
    confirm: "bestätigen, würfeln oder weiter",
    roll: "würfeln",
    pass: "verzichten",
    takeBack: "zurücknehmen; bei echten Würfeln: den letzten löschen",
    cancel: "nichts wählen oder zurück zu allen Reihen",
    others: "den nächsten Zettel der anderen ansehen",
    rules: "die Regeln zeigen",
    menu: "das Menü öffnen",
    hint: "zeigen, was die Züge wert sind",
    keys: "diese Tasten zeigen",
  },

  recent: {
    pace: "Tempo der Bots",
    paces: { quick: "Schnell", normal: "Mittel", slow: "Langsam" },
    paceAbout: "So lange siehst du, was die Bots tun. Mit einem Tipp oder einer Taste geht es sofort weiter.",
  },

  ending: {
    youWonBy: (points) => `Du gewinnst mit ${count(points, "Punkt", "Punkten")} Vorsprung!`,
    wonBy: (name, points) => `${name} gewinnt mit ${count(points, "Punkt", "Punkten")} Vorsprung`,
    youShare: (names) => `${list(["Du", ...names])} gewinnt gemeinsam!`,
    pointsOf: (name, points) => `${name} hat ${count(points, "Punkt", "Punkte")}`,
    newBest: "Neuer persönlicher Rekord!",
    newBestOf: (names) => `Neuer persönlicher Rekord: ${list(names)}!`,
    best: (variant, points) => `Dein Rekord in ${variant} bisher: ${number(points)}`,
    firstWin: (names) => `Erster Sieg gegen ${list(names)}!`,
    more: "Mehr zu diesem Spiel",
    picture: "Bild teilen",
    sheetOf: (name, variant, result) => `Der fertige Zettel von ${name} in ${variant}. ${result}.`,
    send: "Bild senden",
    save: "Bild speichern",
    noPicture: "Dieser Browser kann das Bild nicht erstellen.",
  },

  coach: {
    hint: "Coach: was die Züge wert sind",
    percent: (part) => `${number(100 * part)}\u00a0%`,
    points: (points) => `${number(points)} P.`,
    described: (worth, good) => (good ? `${worth}, so gut wie der beste` : worth),
    best: (move, worth, how) => `Am besten: ${move}, ${worth}. ${judged(how)}`,
    judged,
    sure: "Sicher?",
    doubt: (move, costs) => `${capital(move)}: ${costs}.`,
    costs: (part) => `Das kostet etwa ${number(100 * part)}\u00a0% eines Sieges`,
    costsPoints: (points) => `Das kostet etwa ${count(Math.round(points), "Punkt", "Punkte")}`,
    look: "Zeigen, was die Züge wert sind",
    anyway: "Trotzdem spielen",
    always: "Immer zeigen, was Züge wert sind",
    alwaysAbout: "Gegen Bots, allein und wo der Gastgeber es erlaubt.",
    tutor: "Tutor",
    tutorAbout: "Fragt einmal nach, bevor eine Wahl 5\u00a0% eines Sieges oder mehr kostet. Niemand sonst sieht das.",
    allow: "Alle dürfen den Coach fragen",
    allowAbout: "Alle am Tisch erfahren es, und die Aufzeichnung sagt es.",
  },

  reasons: {
    crossed: (field) => `${field} ist schon angekreuzt.`,
    lost: (field, last) => `${field} ist verloren: Dein letztes Kreuz, ${last}, steht weiter rechts.`,
    closed: (name) => `Die ${row(name)} ist abgeschlossen.`,
    too_few: (field, name, need, have) =>
      `${field} braucht ${need} Kreuze in der ${colored(name, "en")} Reihe, du hast ${have || "keins"}.`,
    no_neighbor: (field, neighbors) => `Für ${field} muss erst ${either(neighbors)} angekreuzt sein.`,
    over: "Das Spiel ist zu Ende.",
    roll_first: (name) => (name ? `Erst muss ${name} würfeln.` : "Würfle erst."),
    decided: "Du hast schon gewählt. Nimm es zurück, wenn du etwas ändern willst.",
    not_active: (name) => `Die Farbwürfel darf jetzt nur ${name} nutzen.`,
    white_sum: (numbers) => `Jetzt zählt nur die Summe der weißen Würfel: ${either(numbers)}.`,
    luck: (numbers, fields) => `Jetzt geht ${either(numbers)} oder, dank deiner Glückszahl, ${either(fields)}.`,
    color_sum: (name, numbers) => `Der ${colored(name, "e")} Würfel ergibt mit einem weißen ${either(numbers)}.`,
    round_sum: (field, neighbors, numbers) =>
      numbers.length
        ? `Der Würfel für ${either(neighbors)} ergibt mit einem weißen ${either(numbers)}.`
        : `Der Farbwürfel für ${field} ist aus dem Spiel.`,
    die_removed: (field, name) =>
      `Der ${colored(name, "e")} Würfel ist aus dem Spiel: ${field} geht nur noch mit den weißen.`,
    tied: (rows) => `Wähle die Reihe für den Bonus: ${either(rows.map(color))}.`,
    not_tied: (field) => `Beim Bonus von ${field} gibt es keine Reihe zu wählen.`,
  },

  enter: {
    dice: "Die Würfel",
    faces: "Was er zeigt",
    die: (name, face) => `${color(name)}: ${face ?? "fehlt noch"}`,
    face: (name, face) => `${color(name)} ${face}`,
    done: {
      none: "Nur ankreuzen",
      white: "Nur die weißen Würfel",
      some: "Den Rest offen lassen",
      all: "Das ist der Wurf",
    },
    missing: "Bots brauchen alle Würfel",
    erase: "Löschen",
  },

  give: {
    to: (name) => `Gib ${name} das Handy`,
    hidden: "Was du gewählt hast, bleibt verdeckt, bis alle gewählt haben.",
    take: (name) => `Ich bin ${name}`,
  },

  guide: {
    skip: "Keine Tipps",
    hints: {
      roll: "Du würfelst mit allen Würfeln, und die weißen gelten für alle.",
      enter: "Gib ein, was die Würfel zeigen, oder kreuz einfach an, ohne etwas einzugeben.",
      white: "Alle dürfen die weiße Summe in einer Reihe ankreuzen. Was du links auslässt, ist verloren.",
      confirm: "Das ist nur vorgemerkt. Bestätige es oder wähl etwas anderes.",
      takeBack: "Anders überlegt? Nimm es zurück, bevor die anderen fertig sind.",
      color: "Nur du: weißer Würfel plus Farbwürfel. Kreuz die Summe in dieser Farbe an.",
      penalty: "Dein Zug, und noch nichts angekreuzt: Verzichten kostet jetzt einen Fehlwurf.",
      free: "Nichts passt. Wenn andere würfeln, kostet Verzichten nichts.",
      later: "Nichts passt. Du hast noch die Farbwürfel.",
    },
  },

  log: {
    title: "Spielverlauf",
    turn: (turn, name) => `Spielzug ${turn}: ${name}`,
    none: "Hier steht bald jeder Wurf und jedes Kreuz.",
    scale: "Punkte für die Kreuze in einer Reihe",
    crosses: "Kreuze",
    points: "Punkte",
  },

  rules: {
    contents: "Auf dieser Seite",
    others: "Andere Spiele",
    offline: "Die Regeln kommen vom Server, und der ist gerade nicht erreichbar.",
    rule: "Regel",
    drawn: "Ein Zettel.",
    drawnEmpty: "Ein leerer Zettel.",
    drawnCrossed: (fields) => `Angekreuzt: ${fields.join(", ")}.`,
    drawnNew: (fields) => `Neu: ${fields.join(", ")}.`,
    drawnOpen: (fields) => `Kannst du ankreuzen: ${fields.join(", ")}.`,
  },
};
