// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const differences: Readonly<Record<string, readonly string[]>> = {
  "longo": [
    "Les dés ont huit faces, et les lignes vont jusqu’à 16.",
    "Chaque ligne a deux cases finales. Toutes deux exigent six croix avant elles, et l’une ou l’autre verrouille la ligne.",
    "Vous avez deux numéros chance. Si les dés blancs en font un, vous pouvez cocher à la place la case suivante de la ligne où vous avez le moins de croix.",
  ],
  "mixx-a": [
    "Les nombres se suivent comme toujours, mais chaque ligne change de couleur en chemin.",
    "Un dé de couleur vaut pour les cases de sa couleur, quelle que soit leur ligne.",
    "Croix, cadenas et points comptent par ligne, peu importe les couleurs.",
    "Verrouiller une ligne retire le dé de la couleur de sa dernière case. La somme blanche atteint encore cette couleur dans les autres lignes.",
  ],
  "mixx-b": [
    "Dans chaque ligne, les nombres sont mélangés.",
    "On coche quand même de gauche à droite : selon la place, pas selon le nombre.",
    "Le rouge finit par 11, le jaune par 10, le vert par 3 et le bleu par 4 ; 2 et 12 sont des cases ordinaires.",
  ],
  "bonus-a": [
    "Douze cases sont des cases bonus. En cocher une utilise la couleur suivante de la barre bonus.",
    "Vous devez alors cocher tout de suite la case suivante de la ligne de cette couleur.",
    "Si c’est encore une case bonus, ça continue : une croix peut lancer toute une chaîne.",
    "Quand une ligne est verrouillée, sa couleur est rayée de la barre.",
  ],
  "bonus-b": [
    "Dix cases sont marquées par paires. Cocher les deux d’une paire rapporte son bonus.",
    "Deux des bonus donnent tout de suite des croix : deux dans votre ligne la plus courte, ou une dans chaque ligne.",
    "Les trois autres comptent à la fin : votre ligne la plus courte compte double, 13 points, ou les pénalités ne coûtent rien.",
  ],
  "big-points": [
    "Entre les lignes, il y a des cases rondes.",
    "Si la case voisine du même nombre est cochée et que ce nombre revient, vous pouvez cocher la ronde à la place.",
    "Chaque croix ronde compte pour ses deux lignes. Une ligne compte au plus 15 croix.",
    "Les croix rondes ne comptent pas parmi les cinq qu’exige un cadenas.",
  ],
};
