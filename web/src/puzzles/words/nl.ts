/** What the puzzles say, in Dutch. */

import { forms } from "../../texts/forms";
import type { Words } from "./en";

const { count } = forms("nl");

export const nl: Words = {
  title: "Puzzels",
  about: "In elke stelling is één zet duidelijk de beste, maar niet makkelijk te zien. Vind hem!",
  which: "Welke puzzels",
  mine: "Mijn fouten",
  mineAbout: "Stellingen uit je eigen potjes. Ze tellen voor de reeks, niet voor de rating.",
  begin: "Puzzels oplossen",
  player: (number) => `Speler ${number}`,

  rating: "Rating",
  streak: "Reeks",
  bestStreak: "Beste reeks",
  unkept: "Deze browser bewaart niets: je rating blijft tot je de pagina sluit.",

  ask: "Jouw zet: wat is het beste?",
  white: "Witte dobbelstenen",
  color: "Gekleurde dobbelstenen",
  youRolled: "Jij hebt gegooid",
  rolled: (name) => `${name} heeft gegooid`,
  show: "Toon het antwoord",
  right: (move) => `Goed, ${move} is het beste!`,
  alsoRight: (move, best) => `Goed, ${move} is veel beter! Het beste is ${best}.`,
  wrong: (move, best) => `${move} is niet het beste. Het beste is ${best}.`,
  again: (move, best) => `${move} koos je ook in het spel. Het beste is ${best}.`,
  difficulty: (rating) => `Moeilijkheid ${rating}`,
  newRating: (rating, change) => `Jouw rating: ${rating} (${change})`,
  inARow: (solved) => `${solved} op rij`,
  practice: "Deze heb je al eens beantwoord, dus hij telt niet mee.",
  next: "Volgende puzzel",
  board: "Op het analysebord openen",
  share: "Puzzel delen",
  copied: "Link gekopieerd",
  toAll: "Alle puzzels",

  unknown: "Die puzzel bestaat niet. Hier is een andere:",
  none: "Voor dit spel zijn er geen puzzels. Gedrukte spellen hebben ze, eigen blaadjes niet.",
  noMistakes: "Geen fouten om van te leren: speel een paar potjes en kom dan terug.",

  run: {
    title: "Run van 3 minuten",
    about: "Los er zo veel mogelijk op. Na het derde foute antwoord is het afgelopen.",
    best: (solved) => `Jouw record: ${solved}`,
    time: "Resterende tijd",
    solved: "Opgelost",
    wrong: "Fout",
    right: "Goed!",
    missed: "Fout.",
    stop: "Stoppen",
    ends: {
      time: "De tijd is om!",
      wrong: "Dat was het derde foute antwoord.",
      all: "Je hebt ze allemaal gehad!",
    },
    result: (solved) => `${count(solved, "puzzel", "puzzels")} opgelost`,
    record: "Jouw beste run!",
    once: "Nog een keer",
    look: "Bekijk wat fout ging",
    nth: (number) => `Puzzel ${number}`,
  },
};
