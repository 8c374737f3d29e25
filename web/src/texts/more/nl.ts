/** More texts in Dutch: those of parts that are loaded on demand. */

import { capital, forms } from "../forms";
import { color, die, row } from "../nl";
import type { More } from "./en";

const { number, count, list, either } = forms("nl");

const judged: More["coach"]["judged"] = ({ exact, weaker }) => {
  if (exact) return "Exact: niets is geschat.";
  return weaker ? "Geschat, door een zwakkere kenner." : "Geschat.";
};

export const nl: More = {
  device: {
    about: "Wie spelen er op deze telefoon? Jullie geven hem door.",
    aboutReal:
      "Een blad voor elke speler: jullie voeren elke worp in, en rowlock houdt de beurten bij. Wie spelen er op deze telefoon?",
    player: (player) => `Speler ${player}`,
    add: "Nog iemand",
    begins: "Begint",
    invite: "Anderen hebben een eigen telefoon",
  },

  pad: {
    about:
      "Alleen je eigen blad, voor een spel met echte dobbelstenen: de anderen gebruiken papier of hun eigen telefoon. Niemand voert worpen in.",
    open: "Open het scoreblad",
    everybody: "Iedereen op deze telefoon",
    started: "Al begonnen",
    yours: "Jouw blad",
    prompt: "Tik op een vakje om het aan te kruisen.",
    tied: "Welke rij krijgt de kruisjes van de bonus?",
    undo: "Ongedaan maken",
    undoOf: (what) => `Ongedaan maken: ${what}`,
    closedByOthers: "Door iemand anders gesloten:",
    closedRow: (row) => `${row} door iemand anders gesloten`,
    confirm: "Elk kruisje bevestigen",
    confirmAbout: "Een tik laat eerst zien wat het kruisje oplevert.",
    end: "Het spel is afgelopen",
    goOn: "Toch nog niet",
    clear: "Nieuw blad",
    clearSure: "Wat op dit blad staat, is dan weg.",
    late: "Had je in deze worp nog een kruisje? Maak ongedaan, kruis aan en sluit de rij daarna opnieuw.",
    unreachable: "De server is niet bereikbaar. Je kruisjes zijn veilig op dit apparaat.",
    unfit:
      "De laatste kruisjes die hier zijn bewaard, passen niet op dit blad. Maak ze één voor één ongedaan, of begin een nieuw blad.",
  },

  ways: {
    clock: "Tijd per beslissing",
    anyoneRollsAbout: "Iedereen aan tafel mag gooien, wie er ook aan de beurt is: leg één telefoon in het midden.",
    seconds: (seconds) => (seconds ? `${seconds} seconden` : "zoveel je wilt"),
    own: "Een eigen spel",
    ownAbout: "Een tekstbestand (TOML) met een tekening van het scoreblad.",
    ownPick: "Bestand kiezen",
    record: "Verder met een verslag",
    recordAbout: "Een spel dat als tekstbestand is bewaard: iedereen neemt zijn oude plaats in.",
    recordPick: "Verslag kiezen",
    recordGo: "Naar de tafel",
    whoIsHere: "Wie speelt hier?",
  },

  settings: {
    language: "Taal",
    asBrowser: "Zoals de browser",
    theme: "Uiterlijk",
    themes: { auto: "Zoals het apparaat", light: "Licht", dark: "Donker" },
    patterns: "Letters en patronen op de scorebladen",
    patternsAbout: "Zodat niemand de kleuren uit elkaar hoeft te houden. De dobbelstenen hebben ze altijd.",
    sound: "Geluid",
    haptics: "Trillen",
    hints: "Tips voor de eerste beurt weer tonen",
    hintsShown: "De tips komen bij je volgende beurt.",
    forget: "Alles op dit apparaat vergeten",
    forgetAbout:
      "Je naam, je plaatsen en je geschiedenis op dit apparaat zijn dan weg. De tafels gaan zonder jou verder.",
  },

  offline: {
    title: "Spelen zonder verbinding",
    about: "Tegen bots, of met vrienden rond dit apparaat: in de trein, in een hut, in het vliegtuig.",
    get: (megabytes: number) => `Offline beschikbaar maken (${megabytes} MB)`,
    getting: (percent: number) => `Downloaden: ${percent} %`,
    ready: "Offline beschikbaar. Spellen op dit apparaat wachten niet meer op een server.",
    fleeting:
      "Je browser kan deze bestanden en je tafels wissen als de ruimte krap wordt. Op het beginscherm is rowlock veiliger.",
    remove: "Offlinebestanden verwijderen",
    removeAbout: "Tafels op dit apparaat blijven, maar gaan pas verder als je de bestanden weer downloadt.",
    insecure: "Daarvoor is een veilig adres (https) en een actuele browser nodig.",
    offer: "Ook spelen in de trein en in het vliegtuig?",
    first: "Eenmalig: het spel wordt gedownload, zodat het op dit apparaat draait.",
    starting: "Bijna klaar…",
    alone:
      "Deze app heeft geen server: ze speelt hier, ook zonder verbinding. Voor tafels met vrienden op andere telefoons is een rowlock-server nodig.",
  },

  problems: {
    storage_full:
      "Er is geen ruimte meer op dit apparaat. Je laatste stap is niet bewaard, alles daarvoor wel: maak ruimte en probeer het opnieuw.",
    storage_refused:
      "Deze browser bewaart niets voor deze pagina, dus een tafel op dit apparaat zou verloren gaan. Sta de site toe gegevens te bewaren of verlaat het privévenster, en laad de pagina opnieuw.",
    other_version:
      "Deze pagina en haar offlinebestanden hebben verschillende versies. Laad de pagina opnieuw, met verbinding als het zonder niet helpt. Je tafels zijn veilig.",
    device:
      "Het offlinespel start niet. Laad de pagina opnieuw, of verwijder de offlinebestanden in de instellingen en download ze opnieuw.",
    not_kept:
      "Deze tafel staat op dit apparaat, maar de offlinebestanden ontbreken. Download ze in de instellingen, dan gaat het verder.",
    damaged: "De download is onderweg beschadigd. Probeer het opnieuw.",
  },

  menu: {
    pause: "Pauzeren",
    leave: "Tafel verlaten",
    leaveHint: "Een bot speelt voor je verder. Je kunt terugkomen.",
    replace: (name) => `Een bot voor ${name} laten spelen`,
    replaceHint: (name) => `Een bot beslist voor ${name} tot ${name} terugkomt.`,
    replaceLater: (name) => `Mogelijk zodra ${name} de tafel een minuut heeft laten wachten.`,
    invite: "Uitnodigen",
  },

  /** What people show each other. */
  reactions: {
    title: "Reageren",
    words: {
      hello: "Hallo!",
      well_played: "Goed gespeeld!",
      lucky: "Wat een geluk!",
      ouch: "Au!",
      laugh: "Haha!",
      thinking: "Even denken…",
    },
    show: "Reacties tonen",
    showAbout: "Wat anderen een paar seconden naast hun naam laten zien.",
  },

  extras: {
    passed: "Er past niets: gepast.",
    penalized: (points) => `Er past niets: mislukte worp, −${points}.`,
    autoPass: "Voor mij passen als er niets past",
    autoPassAbout: "Alleen als passen niets kost.",
    autoPenalty: "Ook mislukte worpen voor mij aankruisen",
    autoPenaltyAbout: "Anders bevestig je elke mislukte worp zelf.",
    oneTap: "Bevestigen met één tik",
    oneTapAbout:
      "Een tik kruist een vakje meteen aan, en je kunt het terugnemen. Wat het spel beëindigt, bevestig je nog steeds.",
    odds: "Vakjes kleuren naar hun kans",
    oddsAbout: "Hoe donkerder een vakje, hoe vaker twee dobbelstenen zijn getal geven.",
    notify: "Laat me weten wanneer ik aan de beurt ben",
    notifyAbout: "Met een melding, zolang deze pagina op de achtergrond is.",
    notifyDenied: "Je browser blokkeert meldingen van deze pagina. Sta ze eerst toe in zijn instellingen.",
    notifyNone:
      "Deze browser kan hier geen meldingen geven. Zet rowlock op een iPhone of iPad eerst op het beginscherm.",
    soundOffer: "Wil je de dobbelstenen en de pen horen?",
    soundYes: "Geluid aanzetten",
    installOffer: "rowlock kan een app op dit apparaat zijn.",
    installYes: "Installeren",
    installByHand: "Voor rowlock op je beginscherm: tik op ‘Deel’ en dan op ‘Zet op beginscherm’.",
  },

  keys: {
    on: "Met het toetsenbord spelen",
    chip: "kiezen wat er te kiezen is, op volgorde; bij echte dobbelstenen: wat er een toont",
    confirm: "bevestigen, gooien of verder",
    roll: "gooien",
    pass: "passen",
    takeBack: "terugnemen; bij echte dobbelstenen: de laatste wissen",
    cancel: "niets kiezen, of terug naar alle rijen",
    others: "het volgende scoreblad van de anderen bekijken",
    rules: "de regels tonen",
    menu: "het menu openen",
    hint: "tonen wat de zetten waard zijn",
    keys: "deze toetsen tonen",
  },

  recent: {
    pace: "Tempo van de bots",
    paces: { quick: "Snel", normal: "Gemiddeld", slow: "Langzaam" },
    paceAbout: "Zo lang zie je wat de bots doen. Met een tik of een toets gaat het meteen verder.",
  },

  ending: {
    youWonBy: (points) => `Je wint met ${count(points, "punt", "punten")} verschil!`,
    wonBy: (name, points) => `${name} wint met ${count(points, "punt", "punten")} verschil`,
    youShare: (names) => `${list(["Jij", ...names])} winnen samen!`,
    pointsOf: (name, points) => `${name} heeft ${count(points, "punt", "punten")}`,
    newBest: "Nieuw persoonlijk record!",
    newBestOf: (names) => `Nieuw persoonlijk record: ${list(names)}!`,
    best: (variant, points) => `Je record in ${variant} tot nu toe: ${number(points)}`,
    firstWin: (names) => `Eerste winst op ${list(names)}!`,
    more: "Meer over dit spel",
    picture: "Deel een plaatje",
    sheetOf: (name, variant, result) => `Het ingevulde scoreblad van ${name} in ${variant}. ${result}.`,
    send: "Plaatje versturen",
    save: "Plaatje bewaren",
    noPicture: "Deze browser kan het plaatje niet maken.",
  },

  coach: {
    hint: "Coach: wat de zetten waard zijn",
    percent: (part) => `${number(100 * part)}%`,
    points: (points) => `${number(points)} pt`,
    described: (worth, good) => (good ? `${worth}, zo goed als de beste` : worth),
    best: (move, worth, how) => `Het beste: ${move}, ${worth}. ${judged(how)}`,
    judged,
    sure: "Zeker weten?",
    doubt: (move, costs) => `${capital(move)}: ${costs}.`,
    costs: (part) => `dat kost ongeveer ${number(100 * part)}% van een overwinning`,
    costsPoints: (points) => `dat kost ongeveer ${count(Math.round(points), "punt", "punten")}`,
    look: "Tonen wat de zetten waard zijn",
    anyway: "Toch spelen",
    always: "Altijd tonen wat zetten waard zijn",
    alwaysAbout: "Tegen bots, alleen, en waar de gastheer het toestaat.",
    tutor: "Tutor",
    tutorAbout: "Vraagt één keer na voordat een keuze 5% van een overwinning of meer kost. Niemand anders ziet dat.",
    allow: "Iedereen mag de coach vragen",
    allowAbout: "Iedereen aan tafel krijgt het te zien, en het staat in het verslag.",
  },

  reasons: {
    crossed: (field) => `${capital(field)} is al aangekruist.`,
    lost: (field, last) => `${capital(field)} is verloren: je laatste kruisje, ${last}, staat verder naar rechts.`,
    closed: (name) => `De ${row(name)} is gesloten.`,
    too_few: (field, name, need, have) =>
      `${capital(field)} heeft ${need} kruisjes in de ${row(name)} nodig, je hebt er ${have || "geen"}.`,
    no_neighbor: (field, neighbors) => `Voor ${field} moet eerst ${either(neighbors)} aangekruist zijn.`,
    over: "Het spel is afgelopen.",
    roll_first: (name) => (name ? `Eerst moet ${name} gooien.` : "Gooi eerst."),
    decided: "Je hebt al gekozen. Neem het terug als je iets wilt veranderen.",
    not_active: (name) => `Alleen ${name} mag nu de gekleurde dobbelstenen gebruiken.`,
    white_sum: (numbers) => `Nu telt alleen de som van de witte dobbelstenen: ${either(numbers)}.`,
    luck: (numbers, fields) => `Nu kan ${either(numbers)} of, dankzij je geluksgetal, ${either(fields)}.`,
    color_sum: (name, numbers) => `De ${die(name)} maakt met een witte ${either(numbers)}.`,
    round_sum: (field, neighbors, numbers) =>
      numbers.length
        ? `De dobbelsteen voor ${either(neighbors)} maakt met een witte ${either(numbers)}.`
        : `De gekleurde dobbelsteen voor ${field} is uit het spel.`,
    die_removed: (field, name) => `De ${die(name)} is uit het spel: ${field} kan alleen nog met de witte.`,
    tied: (rows) => `Kies de rij voor de bonus: ${either(rows.map(color))}.`,
    not_tied: (field) => `Bij de bonus van ${field} valt er geen rij te kiezen.`,
  },

  enter: {
    dice: "De dobbelstenen",
    faces: "Wat hij toont",
    die: (name, face) => `${color(name)}: ${face ?? "ontbreekt nog"}`,
    face: (name, face) => `${color(name)} ${face}`,
    done: {
      none: "Alleen aankruisen",
      white: "Alleen de witte",
      some: "De rest openlaten",
      all: "Dat is de worp",
    },
    missing: "Bots willen ze allemaal",
    erase: "Wissen",
  },

  give: {
    to: (name) => `Geef de telefoon aan ${name}`,
    hidden: "Wat je koos, blijft verborgen tot iedereen heeft gekozen.",
    take: (name) => `Ik ben ${name}`,
  },

  guide: {
    skip: "Geen tips",
    hints: {
      roll: "Jij gooit alle dobbelstenen, en de witte zijn voor iedereen.",
      enter: "Voer in wat de dobbelstenen tonen, of kruis gewoon aan zonder invoer.",
      white: "Iedereen mag de witte som in één rij aankruisen. Wat je links overslaat, is verloren.",
      confirm: "Dit staat er in potlood. Bevestig het, of kies iets anders.",
      takeBack: "Van gedachten veranderd? Neem het terug voordat de anderen klaar zijn.",
      color: "Alleen jij: een witte plus een gekleurde dobbelsteen. Kruis de som in die kleur aan.",
      penalty: "Jouw beurt, en nog niets aangekruist: passen kost nu een mislukte worp.",
      free: "Er past niets. Als een ander gooit, kost passen niets.",
      later: "Er past niets. Je hebt de gekleurde dobbelstenen nog.",
    },
  },

  log: {
    title: "Spelverloop",
    turn: (turn, name) => `Beurt ${turn}: ${name}`,
    none: "Hier komt elke worp en elk kruisje te staan.",
    scale: "Punten voor de kruisjes in een rij",
    crosses: "Kruisjes",
    points: "Punten",
  },

  rules: {
    contents: "Op deze pagina",
    others: "Andere spellen",
    offline: "De regels komen van de server, en die is nu niet bereikbaar.",
    rule: "regel",
    drawn: "Een scoreblad.",
    drawnEmpty: "Een leeg scoreblad.",
    drawnCrossed: (fields) => `Aangekruist: ${fields.join(", ")}.`,
    drawnNew: (fields) => `Nieuw: ${fields.join(", ")}.`,
    drawnOpen: (fields) => `Kun je aankruisen: ${fields.join(", ")}.`,
  },
};
