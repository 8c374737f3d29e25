// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const differences: Readonly<Record<string, readonly string[]>> = {
  "longo": [
    "I dadi hanno otto facce e le file arrivano fino a 16.",
    "Ogni fila ha due caselle di chiusura. Tutte e due vogliono sei crocette prima, e una qualsiasi chiude la fila.",
    "Hai due numeri fortunati. Se i dadi bianchi ne fanno uno, puoi segnare invece la casella successiva della fila in cui hai meno crocette.",
  ],
  "mixx-a": [
    "I numeri vanno come sempre, ma ogni fila cambia colore lungo la strada.",
    "Un dado colorato vale per le caselle del suo colore, in qualunque fila siano.",
    "Crocette, lucchetti e punti vanno per fila, qualunque siano i colori.",
    "Chiudere una fila toglie il dado del colore della sua ultima casella. La somma bianca raggiunge ancora quel colore nelle altre file.",
  ],
  "mixx-b": [
    "I numeri di ogni fila sono mescolati.",
    "Si segna comunque da sinistra a destra: conta il posto, non il numero.",
    "Il rosso si chiude con 11, il giallo con 10, il verde con 3 e il blu con 4; 2 e 12 sono caselle normali.",
  ],
  "bonus-a": [
    "Dodici caselle sono caselle bonus. Segnarne una usa il colore successivo della barra bonus.",
    "Allora devi segnare subito la casella successiva nella fila di quel colore.",
    "Se anche quella è una casella bonus, si continua: una crocetta può far partire tutta una catena.",
    "Quando una fila si chiude, il suo colore viene cancellato dalla barra.",
  ],
  "bonus-b": [
    "Dieci caselle sono segnalate a coppie. Segnando tutte e due quelle di una coppia guadagni il suo bonus.",
    "Due dei bonus danno subito crocette: due nella tua fila più corta, o una in ogni fila.",
    "Gli altri tre contano alla fine: la tua fila più corta vale doppio, 13 punti, o le penalità non costano nulla.",
  ],
  "big-points": [
    "Tra le file ci sono caselle rotonde.",
    "Se la casella vicina con lo stesso numero è segnata e quel numero esce di nuovo, puoi segnare invece quella rotonda.",
    "Ogni crocetta rotonda vale per tutte e due le sue file. Una fila conta al massimo 15 crocette.",
    "Le crocette rotonde non contano tra le cinque che servono per il lucchetto.",
  ],
};
