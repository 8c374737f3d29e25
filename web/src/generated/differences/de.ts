// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const differences: Readonly<Record<string, readonly string[]>> = {
  "longo": [
    "Die Würfel haben acht Seiten, und die Reihen gehen bis 16.",
    "Jede Reihe hat zwei Schlussfelder. Beide brauchen sechs Kreuze davor, und eines von ihnen schließt die Reihe ab.",
    "Du hast zwei Glückszahlen. Zeigen die weißen Würfel eine davon, darfst du stattdessen das nächste Feld der Reihe ankreuzen, in der du die wenigsten Kreuze hast.",
  ],
  "mixx-a": [
    "Die Zahlen laufen wie immer, aber jede Reihe wechselt unterwegs die Farbe.",
    "Ein Farbwürfel gilt für die Felder seiner Farbe, egal in welcher Reihe sie stehen.",
    "Kreuze, Schlösser und Punkte zählen je Reihe, egal in welchen Farben.",
    "Wird eine Reihe abgeschlossen, geht der Würfel mit der Farbe ihres letzten Feldes. Die weiße Summe erreicht diese Farbe in anderen Reihen weiterhin.",
  ],
  "mixx-b": [
    "Die Zahlen jeder Reihe stehen durcheinander.",
    "Angekreuzt wird trotzdem von links nach rechts: nach dem Platz, nicht nach der Zahl.",
    "Rot endet mit 11, Gelb mit 10, Grün mit 3 und Blau mit 4; 2 und 12 sind gewöhnliche Felder.",
  ],
  "bonus-a": [
    "Zwölf Felder sind Bonusfelder. Kreuzt du eines an, ist die nächste Farbe der Bonusleiste dran.",
    "Dann musst du sofort das nächste Feld in der Reihe dieser Farbe ankreuzen.",
    "Ist auch das ein Bonusfeld, geht es weiter: Ein Kreuz kann eine ganze Kette auslösen.",
    "Wird eine Reihe abgeschlossen, wird ihre Farbe in der Leiste gestrichen.",
  ],
  "bonus-b": [
    "Zehn Felder sind paarweise markiert. Wer beide eines Paares ankreuzt, bekommt dessen Bonus.",
    "Zwei der Boni bringen sofort Kreuze: zwei in deiner kürzesten Reihe oder eines in jeder Reihe.",
    "Die anderen drei zählen am Ende: Deine kürzeste Reihe zählt doppelt, 13 Punkte, oder Fehlwürfe kosten nichts.",
  ],
  "big-points": [
    "Zwischen den Reihen gibt es runde Felder.",
    "Ist das Feld mit derselben Zahl daneben angekreuzt und kommt die Zahl noch einmal, darfst du stattdessen das runde ankreuzen.",
    "Jedes runde Kreuz zählt für beide Reihen. Eine Reihe wertet höchstens 15 Kreuze.",
    "Für die fünf Kreuze vor dem Schloss zählen runde nicht mit.",
  ],
};
