"""The markup of prose."""

from ui.theme.markup import Span, parse, plain


def test_bold_links_signs_and_paragraphs():
    """Each piece of a text is read with its style, and a new line begins a paragraph."""
    assert parse("A **bold** ♥9\n[see ♠](term:void)") == (
        (Span("A "), Span("bold", bold=True), Span(" "), Span("♥", sign=True), Span("9")),
        (Span("see ", link="term:void"), Span("♠", link="term:void", sign=True)),
    )


def test_bold_goes_through_a_link():
    """A link among bold words is bold too."""
    assert parse("**a [b](c) d**")[0][1] == Span("b", bold=True, link="c")


def test_plain_words_keep_the_signs():
    """What is copied or spoken loses its stars and brackets, and keeps its suits."""
    assert plain("**♥9** and [void](term:void)\n★") == "♥9 and void\n★"


def test_what_is_not_markup_stays_as_it_is():
    """Single stars and lone brackets are words like others; no text is one empty paragraph."""
    assert plain("7 * 3 [a] (b) 5*") == "7 * 3 [a] (b) 5*"
    assert parse("") == ((),)
