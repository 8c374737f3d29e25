/** What the history, replays, reviews and the analysis board say, in Dutch. */

import type { Unfair } from "../../dice/fair";
import { forms } from "../forms";
import type { Past } from "./en";

const { number, count } = forms("nl");

const unfair: Readonly<Record<Unfair, string>> = {
  no_proof: "Dit verslag zegt niets over de dobbelstenen: het waren echte.",
  other_scheme:
    "Deze dobbelstenen volgen een methode die deze pagina niet kent. Laad de pagina opnieuw en probeer het nog eens.",
  unreadable: "Het verslag is niet te lezen.",
  not_revealed: "De startwaarde wordt onthuld als het spel afgelopen is.",
  other_promise: "Dit zijn niet de dobbelstenen die de tafel beloofde toen je ging zitten.",
  without_own_salt: "Wat jouw apparaat aan de dobbelstenen bijdroeg, ontbreekt in het verslag.",
  wrong_seed: "De startwaarde past niet bij wat de tafel beloofde.",
  wrong_salts: "Elke plaats moet precies één bijdrage aan de dobbelstenen hebben.",
  wrong_first: "Iemand anders had als eerste moeten gooien.",
  wrong_roll: "De dobbelstenen kloppen niet met de startwaarde.",
};

export const nl: Past = {
  end: {
    rematch: "Nog een keer spelen",
    toRematch: "Naar de volgende tafel",
    record: "Spel bewaren",
    verify: "Worpen controleren",
    verified: (turns) =>
      `Alle dobbelstenen van ${count(turns, "beurt", "beurten")} zijn zoals beloofd: niemand heeft ze uitgekozen.`,
    unfair: (reason, turn) => `${unfair[reason]}${turn ? ` Kijk naar beurt ${turn}.` : ""}`,
    replay: "Spel terugkijken",
    another: "Een ander spel",
  },

  review: {
    open: "Dit spel analyseren",
    of: (game) => `${game} analyseren`,
    mistakes: "Mijn fouten",
    puzzles: "Puzzels",
  },

  plot: {
    summary: (title, lines) => `${title}. ${lines.map(({ name, last }) => `${name}: ${last}`).join(", ")}.`,
    bars: (title, bars) => `${title}. ${bars.map((bar) => `${bar.name}: ${bar.count}`).join(", ")}.`,
    between: (from, to) => (from === to ? number(from) : `${number(from)} tot ${number(to)}`),
    growth: "Hoe de punten groeiden",
    turns: "Beurten",
    points: "Punten",
    games: "Spellen",
  },

  history: {
    title: "Geschiedenis",
    none: "Nog geen spellen. Elk spel dat je uitspeelt, wordt hier bewaard, op dit apparaat.",
    firstGame: "Een spel spelen",
    few: (more) => `Nog ${count(more, "spel", "spellen")} en je ziet hier hoe je punten zich ontwikkelen.`,
    forgetful:
      "Deze browser bewaart niets: deze spellen zijn er tot je de pagina verlaat. Je kunt ze in een bestand bewaren.",
    all: "Alle",
    variant: "Welke spellen",
    player: "Wie er speelde",
    games: "Spellen",
    average: "Gemiddeld",
    best: "Beste",
    wins: "Gewonnen",
    winsOf: (wins, of) => `${wins} van ${of}`,
    locked: "Sloten per spel",
    penalties: "Mislukte worpen per spel",
    overTime: "Punten per spel",
    running: (games) => `Gem. van ${games}`,
    spread: "Verdeling van de punten",
    byVariant: "Per spel",
    byOpponent: "Per tegenstander",
    marginAbout: "Saldo: jouw punten min die van de ander, gemiddeld.",
    streak: "Op rij gewonnen",
    longest: "Langste reeks",
    ties: "Gedeelde winst",
    columns: {
      won: "Winst",
      lost: "Verlies",
      tied: "Gelijk",
      average: "Gem.",
      best: "Record",
      margin: "Saldo",
    },
    list: "Spellen",
    more: "Meer tonen",
    won: "gewonnen",
    score: (name, points) => `${name} ${number(points)}`,
    named: (variant, when) => `${variant}, ${when}`,
    remove: (game) => `${game} wissen`,
    removeSure: "Dit spel van dit apparaat wissen? Het is dan voorgoed weg.",
    removeAll: "Alles wissen",
    removeAllSure: (games) =>
      `${count(games, "spel", "spellen")} van dit apparaat wissen? Weg is weg. Je kunt alles eerst in een bestand bewaren.`,
    removeYes: "Wissen",
    save: "Als bestand bewaren",
    load: "Bestand laden",
    loaded: (games) => (games ? `Nieuw toegevoegd: ${count(games, "spel", "spellen")}.` : "Er staat niets nieuws in."),
    notLoaded: "Dit is geen bestand met bewaarde spellen.",
    open: "Een verslag bekijken",
    openAbout: "Een spel dat als tekstbestand is bewaard, hier of elders.",
    openOwn: "Dit is een zelfgemaakt spel. Kies ook het bestand ervan (TOML).",
    file: "rowlock-spellen.json",
  },

  ladder: {
    title: "Bots om te verslaan",
    about: "Je verslaat een bot als je een spel wint waarin die meespeelt. Een gedeelde winst met die bot telt niet.",
    tally: (wins, games, date) =>
      `${count(wins, "keer", "keer")} gewonnen in ${count(games, "spel", "spellen")}, voor het eerst op ${date}`,
    tries: (games) => `Nog niet verslagen, na ${count(games, "spel", "spellen")}`,
    never: "Nog niet gespeeld",
    marks: "Verslagen in",
    play: (bot) => `Speel tegen ${bot}`,
    top: "Je hebt ze allemaal verslagen!",
  },

  board: {
    title: "Analysebord",
    about: "Tik op vakjes om ze aan te kruisen of een kruisje weg te halen.",
    here: "Deze stelling analyseren",
    sheet: "Scoreblad",
    players: "Spelers",
    player: (number) => `Speler ${number}`,
    turnOf: "Wie is aan de beurt",
    phase: "Nu",
    phases: { roll: "vóór de worp", white: "witte dobbelstenen", color: "gekleurde dobbelstenen" },
    dice: "Dobbelstenen",
    reroll: "Andere dobbelstenen",
    penalties: "Mislukte worpen",
    crossed: "Heeft met de witte dobbelstenen iets aangekruist",
    crossedAbout: "Anders kost passen nu een mislukte worp.",
    clear: "Lege scorebladen",
    share: "Link kopiëren",
    worth: "Wat de zetten waard zijn",
    worthOf: (name) => `Wat de zetten van ${name} waard zijn`,
    outset: "Vóór de worp",
    sums: (name) => `${name}, naar de som van de witte dobbelstenen`,
    over: "Hiermee is het spel afgelopen: niemand heeft iets te beslissen.",
    impossible: "Deze stelling kan niet voorkomen.",
    playOn: "Vanaf hier verder tegen bots",
    playAs: "Jij speelt",
    botFor: (name) => `Bot voor ${name}`,
    go: "Spelen",
    game: "Spel",
  },

  replay: {
    title: "Terugkijken",
    turn: (number) => `Beurt ${number}.`,
    start: "Het spel begint.",
    rolls: (name, whites) =>
      whites.every((face) => face === null)
        ? `${name} gooit.`
        : `${name} gooit: wit ${whites.map((face) => face ?? "?").join(" en ")}.`,
    unfinished: "Dit spel is nog bezig. Zo ging het tot nu toe.",
    first: "Naar het begin",
    back: "Terug",
    play: "Afspelen",
    pause: "Pauze",
    next: "Verder",
    last: "Naar het einde",
    speed: (times) => `Snelheid ${number(times)}×`,
    moment: "Moment",
    at: (turn, what) => `Beurt ${turn}. ${what}`,
    keys: "Toetsen: ← → een stap, Page Up en Page Down een beurt, Home en End, spatie speelt af.",
    record: "Spel bewaren",
    share: "Dit spel delen",
    copied: "Link gekopieerd",
    scores: "De telling",
    bonus: "Bonus",
    penalties: "Mislukte worpen",
    total: "Totaal",
    kept: "Dit heeft het apparaat van het spel bewaard.",
    toHistory: "Naar de geschiedenis",
  },
};
