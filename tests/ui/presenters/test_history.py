"""What was done is taken back and done again."""

from hypothesis import given
from hypothesis import strategies as st

from ui.presenters.history import History


@given(st.lists(st.integers(), min_size=1, max_size=12), st.integers(0, 15))
def test_back_and_forward_again_is_the_identity(steps, count):
    """However far one goes back, as many steps forward find the same value."""
    history = History(steps[0])
    for step in steps[1:]:
        history = history.then(step)
    gone = history
    count = min(count, len(history.before))
    for _ in range(count):
        gone = gone.back()
    for _ in range(count):
        gone = gone.forward()
    assert history == gone


def test_what_was_taken_back_is_forgotten_by_something_new():
    """There is no way forward from another step."""
    history = History("a").then("b").back().then("c")
    assert history == history.forward()
    assert "a" == history.back().now


def test_the_same_again_is_no_step():
    """Nor is what stands for now instead."""
    assert History("a") == History("a").then("a")
    assert ("b", ()) == (History("a").instead("b").now, History("a").instead("b").before)
