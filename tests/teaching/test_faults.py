"""What is wrong with a lesson has words in every language."""

from tutor.teaching.faults import FAULTS
from tutor.text.check import reason_problems


def test_every_fault_of_a_lesson_is_worded():
    """Each fault has a text in each language, with no facts that it does not have."""
    assert [] == [str(problem) for problem in reason_problems("check", FAULTS)]
