"""How hypothesis runs: quickly by default, longer with ROWLOCK_EXAMPLES=1000, the same examples every time in CI."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "rowlock",
    max_examples=int(os.environ.get("ROWLOCK_EXAMPLES", "60")),
    deadline=None,
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
settings.load_profile("rowlock")
