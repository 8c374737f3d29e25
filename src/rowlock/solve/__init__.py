"""The solo game, solved exactly: what every position is worth when it is played as well as it can be.

`positions` numbers the positions, `values` computes, keeps and looks up what they are worth, and `playing` plays by it.
Start with `positions.row_states`, what has to be known of a row, and `values.backward_induction`, the solver itself.
"""
