"""The solo game, solved exactly: the expected score of every position under optimal play.

`positions` numbers the positions, `values` computes, caches and looks up their values, and `playing` plays by them.
Start reading at `positions.row_states`, then `positions.ranking` and `values.backward_induction`, the solver.
"""
