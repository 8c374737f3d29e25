import type { Notes } from "./en";

export const notes: Notes = {
  welcome:
    "Das ist dein Zettel, und Dot hat auch einen. Kreuze bringen Punkte, und gemacht werden sie mit Würfeln. Du bist dran: Würfle.",
  white:
    "Die weißen Würfel ergeben 3, und alle dürfen eine 3 in einer Reihe ankreuzen. Tipp die rote 3 an und bestätige sie.",
  skip: "Die rote 2 ist jetzt weg: Du kreuzt von links nach rechts an und nie zurück. Lass also nur kleine Lücken. Rot und Gelb zählen aufwärts, Grün und Blau abwärts.",
  color:
    "Du bist dran, also darfst du auch einen weißen und einen farbigen Würfel addieren. Weiß 1 und Gelb 1 ergeben 2, ganz ohne Lücke: Kreuz die gelbe 2 an.",
  others:
    "Jetzt hat Dot gewürfelt. Die weißen Würfel gelten für dich in jedem Zug, die farbigen nur in deinem eigenen. Sie ergeben 4: Kreuz die rote 4 an.",
  penalty:
    "Du hast gewürfelt, aber nichts passt, weder die weißen Würfel noch die farbigen. Wer im eigenen Zug nichts ankreuzt, hat einen Fehlwurf: 5 Punkte weniger. Diesmal geht es nicht anders.",
  scoring:
    "Ein paar Züge später. Eine lange Reihe lohnt sich, denn jedes Kreuz bringt mehr als das vorige: 1, 3, 6, 10, 15, 21 Punkte. In Rot hast du 6 Kreuze. Würfle!",
  lock: "Eine 12! Das letzte Feld einer Reihe braucht mindestens 5 Kreuze davor, und du hast 6. Kreuz die rote 12 an: Das Schloss zählt als weiteres Kreuz.",
  closed:
    "Rot ist jetzt für alle zu, und der rote Würfel ist weg. Gelb 11 würde 3 Felder überspringen. Du hast schon etwas angekreuzt, also kostet Verzichten nichts: Verzichte.",
  last: "Dot hat gewürfelt, und für dich passt nichts. Sind andere dran, kostet Verzichten nie etwas. Verzichte.",
  end: "Dot hat Grün abgeschlossen. Zwei Reihen sind zu, also ist das Spiel aus; auch ein vierter Fehlwurf würde es beenden. Deine Reihen minus Fehlwurf ergeben 45, Dot hat 43: Du gewinnst!",
};
