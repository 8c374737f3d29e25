// Written by `python tools/typescript.py` from src/rowlock/rules/printed; do not edit.

export const differences: Readonly<Record<string, readonly string[]>> = {
  "longo": [
    "The dice have eight sides, and the rows go up to 16.",
    "Each row has two closing fields. Both need six crosses before them, and either one closes the row.",
    "You have two lucky numbers. When the white dice show one of them, you may instead cross the next field of the row with your fewest crosses.",
  ],
  "mixx-a": [
    "The numbers run as usual, but every row changes color along the way.",
    "A colored die counts for the fields of its color, whichever row they are in.",
    "Crosses, locks and points go by row, whatever the colors.",
    "Closing a row removes the die with the color of its last field. The white sum still reaches that color in the other rows.",
  ],
  "mixx-b": [
    "The numbers of each row are mixed up.",
    "You still cross from left to right: by place, not by number.",
    "Red closes with 11, yellow with 10, green with 3 and blue with 4; 2 and 12 are ordinary fields.",
  ],
  "bonus-a": [
    "Twelve fields are bonus fields. Crossing one uses up the next color of the bonus bar.",
    "You then have to cross the next field of that color’s row at once.",
    "If that is a bonus field too, it goes on: one cross can set off a whole chain.",
    "When a row closes, what is left of its color on the bar is struck out.",
  ],
  "bonus-b": [
    "Ten fields are marked in pairs. Crossing both fields of a pair earns its bonus.",
    "Two of the bonuses bring crosses at once: two in your shortest row, or one in every row.",
    "The other three count at the end: your shortest row counts twice, 13 points, or penalties cost nothing.",
  ],
  "big-points": [
    "There are round fields between the rows.",
    "If the field with the same number beside it is crossed and you get that number again, you may cross the round one instead.",
    "Every round cross counts for both of its rows. A row scores at most 15 crosses.",
    "Round crosses do not count toward the five that a lock needs.",
  ],
};
