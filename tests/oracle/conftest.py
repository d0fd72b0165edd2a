"""Other people's engines beside ours. They come with the extra `oracle`; without it these tests are skipped."""

import os

import pytest


@pytest.fixture(scope="session")
def pyspiel():
    return pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: it comes with the extra `oracle`")


@pytest.fixture(scope="session")
def hands() -> int:
    """How many hands are compared."""
    return 400 if os.environ.get("TRICKWISE_LONG") else 30
