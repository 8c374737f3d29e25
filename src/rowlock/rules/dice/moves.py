"""What a seat can choose: to cross a field, or to pass. A move is complete in itself."""

from __future__ import annotations

from rowlock.rules.pad.pad_marks import Cross as Cross
from rowlock.rules.pad.passing import Pass as Pass

Move = Cross | Pass
