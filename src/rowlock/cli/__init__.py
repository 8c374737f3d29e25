"""The `rowlock` command. Subcommands import heavy modules lazily, so that help and errors appear immediately."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from cyclopts import App

from rowlock.cli.arena_command import arena
from rowlock.cli.bench_command import bench
from rowlock.cli.build_app_command import build_app
from rowlock.cli.database_commands import backup, doctor, restore
from rowlock.cli.migrate_command import migrate
from rowlock.cli.play_command import play
from rowlock.cli.players_command import list_players
from rowlock.cli.prove_command import prove
from rowlock.cli.puzzles_command import puzzles
from rowlock.cli.record_commands import replay_record, verify
from rowlock.cli.review_command import review
from rowlock.cli.serve_command import serve
from rowlock.cli.shared import refuse
from rowlock.cli.sheet_command import sheet
from rowlock.cli.simulate_command import simulate
from rowlock.cli.solve_commands import evaluate, solve
from rowlock.cli.train_command import train
from rowlock.cli.variant_commands import list_variants, rules
from rowlock.errors import RowlockError

app = App(
    name="rowlock",
    help="Plays, teaches and explores the dice games of the Qwixx family.",
    version_flags=["--version"],
)
app.command(arena)
app.command(backup)
app.command(bench)
app.command(build_app)
app.command(doctor)
app.command(evaluate)
app.command(migrate)
app.command(play)
app.command(list_players, name="players")
app.command(prove)
app.command(puzzles)
app.command(replay_record, name="replay")
app.command(restore)
app.command(review)
app.command(rules)
app.command(serve)
app.command(sheet)
app.command(simulate)
app.command(solve)
app.command(train)
app.command(list_variants, name="variants")
app.command(verify)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command; errors print a sentence to stderr and exit with 2, or 1 for a bad record."""
    try:
        app(sys.argv[1:] if arguments is None else arguments)
    except RowlockError as error:
        refuse(str(error), 2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)
