import type { Notes } from "./en";

export const notes: Notes = {
  welcome:
    "Voici votre feuille ; Dot en a une aussi. Les croix donnent des points, et ce sont les dés qui les permettent. C’est votre tour : lancez.",
  white: "Les dés blancs font 3, et tout le monde peut cocher un 3 dans une ligne. Touchez le 3 rouge, puis confirmez.",
  skip: "Le 2 rouge est perdu : on coche de gauche à droite, sans jamais revenir. Laissez donc peu de trous. Le rouge et le jaune montent, le vert et le bleu descendent.",
  color:
    "C’est votre tour : vous pouvez aussi ajouter un dé blanc à un dé de couleur. Blanc 1 et jaune 1 font 2, sans aucun trou : cochez le 2 jaune.",
  others:
    "Dot vient de lancer. Les dés blancs valent pour vous à chaque tour, ceux de couleur seulement au vôtre. Ils font 4 : cochez le 4 rouge.",
  penalty:
    "Vous avez lancé, mais rien ne va, ni les dés blancs ni ceux de couleur. Ne rien cocher à son propre tour, c’est une pénalité : 5 points de moins. Cette fois, impossible de l’éviter.",
  scoring:
    "Quelques tours plus tard. Une longue ligne vaut plus, car chaque croix rapporte plus que la précédente : 1, 3, 6, 10, 15, 21 points. Vous avez 6 croix en rouge. Lancez !",
  lock: "C’est 12 ! La dernière case d’une ligne exige au moins 5 croix avant elle, et vous en avez 6. Cochez le 12 rouge : le cadenas compte comme une croix de plus.",
  closed:
    "Le rouge est fermé pour tous, et le dé rouge est parti. Le 11 jaune sauterait 3 cases. Vous avez déjà coché, donc passer ne coûte rien : passez.",
  last: "Dot a lancé, et rien ne vous convient. Au tour des autres, passer ne coûte jamais rien. Passez.",
  end: "Dot a verrouillé le vert. Deux lignes sont fermées, donc la partie est finie ; une quatrième pénalité l’aurait finie aussi. Vos lignes moins la pénalité font 45, Dot a 43 : vous gagnez !",
};
