"""The way on at a lesson's end."""

from ui.panels.button import Button
from ui.panels.lesson import LessonPanel
from ui.panels.lesson_sheet import LessonSheet
from ui.theme.theme import Theme

TITLE = "Making and missing the bid"


def test_the_next_lessons_title_is_not_cut(shown):
    """It has the foot of a narrow page to itself."""
    panel = LessonPanel(Theme())
    panel.show_sheet(
        LessonSheet(number=9, count=9, level="guided", title="Done", goes_on=True, goes_on_to=TITLE, has_table=True)
    )
    shown(panel, 372, 640)
    button = next(button for button in panel.findChildren(Button) if button.words == TITLE)
    assert button.isVisible()
    assert button.width() >= button.sizeHint().width()
