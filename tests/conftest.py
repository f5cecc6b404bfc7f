"""Hypothesis profiles: the usual tests are the same every time, exploration belongs to `make test-long`."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile("default", derandomize=True, deadline=None, max_examples=25, database=None)
settings.register_profile(
    "long", deadline=None, max_examples=1000, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "default"))
