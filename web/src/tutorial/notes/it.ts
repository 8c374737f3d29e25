import type { Notes } from "./en";

export const notes: Notes = {
  welcome:
    "Questo è il tuo foglio, e anche Dot ne ha uno. Le crocette danno punti, e si fanno con i dadi. Tocca a te: tira.",
  white: "I dadi bianchi fanno 3, e tutti possono segnare un 3 in una fila. Tocca il 3 rosso e conferma.",
  skip: "Il 2 rosso ormai è perso: si segna da sinistra a destra e non si torna mai indietro. Quindi lascia pochi buchi. Rosso e giallo salgono, verde e blu scendono.",
  color:
    "Tocca a te, quindi puoi anche sommare un dado bianco e uno colorato. Bianco 1 e giallo 1 fanno 2, senza nessun buco: segna il 2 giallo.",
  others:
    "Ora ha tirato Dot. I dadi bianchi valgono per te a ogni turno, quelli colorati solo al tuo. Fanno 4: segna il 4 rosso.",
  penalty:
    "Hai tirato, ma non va bene niente, né i dadi bianchi né quelli colorati. Non segnare nulla al proprio turno è una penalità: 5 punti in meno. Questa volta non si può evitare.",
  scoring:
    "Qualche turno dopo. Una fila lunga vale di più, perché ogni crocetta dà più di quella prima: 1, 3, 6, 10, 15, 21 punti. Nel rosso hai 6 crocette. Tira!",
  lock: "Un 12! L’ultima casella di una fila vuole almeno 5 crocette prima, e tu ne hai 6. Segna il 12 rosso: il lucchetto vale un’altra crocetta.",
  closed:
    "Il rosso è chiuso per tutti, e il dado rosso non c’è più. L’11 giallo salterebbe 3 caselle. Hai già segnato qualcosa, quindi passare non costa nulla: passa.",
  last: "Ha tirato Dot, e per te non va bene niente. Al turno degli altri passare non costa mai nulla. Passa.",
  end: "Dot ha chiuso il verde. Due file sono chiuse, quindi la partita finisce; anche una quarta penalità la farebbe finire. Le tue file meno la penalità fanno 45, Dot ha 43: vinci tu!",
};
