"""What every test stands on: no screen, and how many examples a property is tried with."""

import os

from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")  # read when a test makes the first QApplication

UNTIMED = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])  # no test depends on a clock
settings.register_profile("sample", UNTIMED, max_examples=25, derandomize=True)
settings.register_profile("long", UNTIMED, max_examples=1000)
settings.load_profile("long" if os.environ.get("TRICKWISE_LONG") else "sample")
