import type { Notes } from "./en";

export const notes: Notes = {
  welcome:
    "Dit is jouw blad, en Dot heeft er ook een. Kruisjes geven punten, en je zet ze met dobbelstenen. Jij bent aan de beurt: gooi.",
  white: "De witte dobbelstenen maken 3, en iedereen mag een 3 in één rij aankruisen. Tik op de rode 3 en bevestig.",
  skip: "De rode 2 is nu weg: je kruist van links naar rechts aan en nooit terug. Houd gaten dus klein. Rood en geel lopen op, groen en blauw lopen af.",
  color:
    "Het is jouw beurt, dus je mag ook een witte en een gekleurde dobbelsteen optellen. Wit 1 en geel 1 maken 2, zonder gat: kruis de gele 2 aan.",
  others:
    "Nu heeft Dot gegooid. De witte dobbelstenen gelden voor jou in elke beurt, de gekleurde alleen in je eigen beurt. Ze maken 4: kruis de rode 4 aan.",
  penalty:
    "Je hebt gegooid, maar niets past, noch de witte dobbelstenen noch de gekleurde. Wie in de eigen beurt niets aankruist, heeft een mislukte worp: 5 punten minder. Deze keer kan het niet anders.",
  scoring:
    "Een paar beurten later. Een lange rij is meer waard, want elk kruisje geeft meer dan het vorige: 1, 3, 6, 10, 15, 21 punten. In rood heb je 6 kruisjes. Gooi!",
  lock: "Een 12! Voor het laatste vakje van een rij heb je minstens 5 kruisjes nodig, en jij hebt er 6. Kruis de rode 12 aan: het slot telt als nog een kruisje.",
  closed:
    "Rood is nu voor iedereen dicht, en de rode dobbelsteen is weg. Geel 11 zou 3 vakjes overslaan. Je hebt al iets aangekruist, dus passen kost niets: pas.",
  last: "Dot heeft gegooid, en niets past bij jou. In de beurt van anderen kost passen nooit iets. Pas.",
  end: "Dot heeft groen gesloten. Twee rijen zijn dicht, dus het spel is afgelopen; een vierde mislukte worp zou het ook beëindigen. Jouw rijen min de mislukte worp maken 45, Dot heeft 43: jij wint!",
};
