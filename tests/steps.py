"""A future database migration."""

import shutil
from pathlib import Path

import pytest

from rowlock.server import migrate as migrating

NEXT_STEP = '''
"""A step that no database has taken yet."""

import sqlalchemy as sa
from alembic import op

revision = "9999"
down_revision = "{before}"


def upgrade() -> None:
    op.add_column("tables", sa.Column("finished", sa.Boolean, nullable=False, server_default=sa.false()))
'''


def add_a_step(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Add one more migration step after the newest."""
    shutil.copytree(migrating.STEPS, folder, ignore=shutil.ignore_patterns("__pycache__"))
    newest = migrating._scripts().get_current_head()
    (folder / "step_9999.py").write_text(NEXT_STEP.format(before=newest))
    monkeypatch.setattr(migrating, "STEPS", folder)
