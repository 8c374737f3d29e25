/** What the tutorial says, in English, in the order of its steps. */

export const notes = {
  welcome:
    "This is your sheet, and Dot has one, too. Crosses bring points, and you make them with dice. It is your turn: roll.",
  white: "The white dice make 3, and everybody may cross a 3 in one row. Tap the red 3, then confirm it.",
  skip: "The red 2 is lost now: you cross from left to right and never go back. So keep your gaps small. Red and yellow count up, green and blue count down.",
  color:
    "It is your turn, so you may also add one white die to one colored die. White 1 and yellow 1 make 2, without any gap: cross the yellow 2.",
  others:
    "Now Dot has rolled. You may use the white dice on every turn, but the colored ones only on your own. They make 4: cross the red 4.",
  penalty:
    "You have rolled, but nothing fits, neither the white dice nor the colored ones. Crossing nothing on your own turn is a penalty: 5 points less. This time you cannot avoid it.",
  scoring:
    "A few turns later. A long row is worth more, because each cross adds more than the one before: 1, 3, 6, 10, 15, 21 points. You have 6 crosses in red. Roll!",
  lock: "It is 12! The last field of a row needs at least 5 crosses before it, and you have 6. Cross the red 12: the lock counts as one more.",
  closed:
    "Red is closed for everybody now, and the red die is gone. Yellow 11 would skip 3 fields. You have crossed something already, so passing is free: pass.",
  last: "Dot has rolled, and nothing fits you. On the turns of others, passing never costs anything. Pass.",
  end: "Dot has locked green. Two rows are closed, so the game is over; a fourth penalty would end it, too. Your rows minus the penalty make 45, Dot has 43: you win!",
};

/** The notes of every language. */
export type Notes = Readonly<Record<keyof typeof notes, string>>;
