"""The champion's functions as machine code, for compiled playthroughs with nets."""

from __future__ import annotations

from rowlock.kernel.compiled import machine_code
from rowlock.players.compiled.packed_evaluation import evaluate as evaluate
from rowlock.players.net import choices, curve, regret, seen_features, worth
from rowlock.players.net.endgame import ending

sheet_features = machine_code(seen_features.sheet_features)
pair_features = machine_code(seen_features.pair_features)

chance = machine_code(curve.chance)
value = machine_code(worth.value)
final_win = machine_code(worth.final_win)
final_margin = machine_code(worth.final_margin)

work_out = machine_code(ending.work_out)
end_worth = machine_code(ending.end_worth)

best_color = machine_code(choices.best_color)
white_choices = machine_code(choices.white_choices)
solve = machine_code(regret.solve)
drawn = machine_code(regret.drawn)
