"""Makes what the panels of a lesson's page show out of a screen: the page, the coach, the ruler, the sheets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject

from tutor.kernel.calls import Call
from tutor.kernel.cards import Card, Suit
from tutor.kernel.game import Game
from tutor.kernel.scoring import HandScore, Sheet
from tutor.teaching.concealed import Fact
from tutor.teaching.figures import figure
from tutor.teaching.film import card_play
from tutor.teaching.lines import Coach, Line, Prose
from tutor.teaching.naming import NO_SUIT, suit_option
from tutor.teaching.placing import OrderInput, SortInput
from tutor.teaching.screen import (
    ActInput,
    CardsInput,
    DialInput,
    Go,
    MomentInput,
    NumberInput,
    OptionInput,
    Screen,
    SeatInput,
    Shown,
    SuitInput,
)
from tutor.teaching.wording import Saying
from tutor.text.rulebook import RuleBook, Source
from tutor.text.spacing import spaced
from ui.panels.answer_options import Choice
from ui.panels.answers import Ask, AskDial, AskMoment, AskNumber, AskOptions, AskPointing, AskSuit
from ui.panels.coach_words import CoachButton, CoachWords
from ui.panels.help import Ladder
from ui.panels.lesson_sheet import LessonSheet
from ui.panels.ruler import RulerScale
from ui.panels.score import Ledger, SideSheet
from ui.panels.score_line import ScoreRow
from ui.presenters.elsewhere import Besides
from ui.presenters.lesson_facts import cards_played, is_free, may_ask_why, may_open_all, may_play_on, whole_hand
from ui.presenters.place_sheets import asked_places
from ui.presenters.terms import with_terms


@dataclass(frozen=True, slots=True)
class Pending:
    """What the learner has begun and not yet answered."""

    cards: frozenset[Card] = frozenset()
    calls: frozenset[Call] = frozenset()
    away: tuple[Card, ...] = ()
    joker: Card | None = None
    """A joker that lies over the table until the suit it asks for is named."""
    naming: bool = False
    """The cards to be laid away are chosen, and the joker that is kept may be given a suit."""

    @property
    def names_joker(self) -> bool:
        """Whether a suit is asked for the joker."""
        return self.joker is not None or self.naming

    def keeps_joker(self, room: int) -> bool:
        """Whether as many cards as go away are chosen, and a joker is not among them."""
        return len(self.away) == room and not any(card.is_joker for card in self.away)


NOTHING_PENDING = Pending()
TRY_IT: Final = "try-it"
"""The id of the one option that does what a step invites to, where no hand can."""


class LessonSheets(QObject):
    """Words a lesson's screen in one language."""

    def __init__(self, saying: Saying, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.saying, self.game = saying, game
        self.texts = saying.texts
        self._besides = Besides(game.name, saying.language)

    # --- the page -----------------------------------------------------------------------------------------------------

    def page(
        self, screen: Screen, pending: Pending, *, peeks: bool, said: CoachWords | None, next_title: str, trick: int
    ) -> LessonSheet:
        """The lesson's page; while an earlier moment is looked at (`peeks`) nothing is asked. `trick` is shown."""
        over = screen.finished
        return LessonSheet(
            number=screen.number,
            count=screen.count,
            level=screen.level.value,
            levels=tuple(level.value for level in self.saying.lesson.levels),
            title=self.saying.line(screen.title),
            aside=screen.aside and not over,
            text=self._end(screen, next_title) if over else tuple(self._linked(line) for line in screen.text),
            task="" if over or screen.task is None else self._linked(_task(screen.task, pending)),
            way="" if over or peeks else self._way(screen),
            said=None if over else said,
            ask=None if over or peeks else self._ask(screen, pending, trick),
            ladder=self._ladder(screen),
            goes_on=over or (isinstance(screen.input, Go) and screen.awaits_player is None and not screen.in_branch),
            may_play_on=not over and may_play_on(screen, self.game),
            may_ask_why=may_ask_why(screen),
            may_open_all=may_open_all(screen),
            in_branch=screen.in_branch,
            goes_on_to=next_title if over else "",
            stars=screen.stars if over and not screen.ending else 0,
            may_begin_again=over and not self.saying.lesson.round,
        )

    def _way(self, screen: Screen) -> str:
        """How one answers at the table, where what is asked for is a seat or a moment."""
        match screen.input:
            case SeatInput():
                return self.tr("Click a name on the table, or go to it with the arrow keys and press Enter.")
            case MomentInput():
                return self.tr("Go there with ← and →, on the ruler, or by a click on a row of the table; then answer.")
            case _:
                return ""

    def _end(self, screen: Screen, next_title: str) -> tuple[str, ...]:
        """What was learned, what comes next, and how much help it took; of a round, what it came to."""
        if screen.ending:
            return tuple(self.saying.line(line) for line in screen.ending)
        texts = self.saying.lesson.prose[self.saying.lesson.told_in(self.saying.language)]
        skill = texts.get("goal", texts["title"])
        if next_title:
            said = self.texts.say("lesson-end", skill=skill, lesson=next_title)
        else:
            said = self.texts.say("lesson-end-last", skill=skill)
        how = self.tr("Three stars: no step took help or a second try. Two: a few did.") if screen.stars else ""
        return tuple(spaced(self.saying.language, line) for line in (said, how) if line)

    def _ladder(self, screen: Screen) -> Ladder | None:
        if not screen.offered or screen.passed or screen.finished:
            return None
        offered = tuple(rung.value for rung in screen.offered)
        return Ladder(offered, frozenset(rung.value for rung in screen.help), screen.stars)

    def _ask(self, screen: Screen, pending: Pending, trick: int) -> Ask | None:  # noqa: C901 - a case each
        match screen.input:
            case ActInput(names=names) if pending.joker is not None:
                return AskSuit(tuple((suit, self.texts.suit(suit)) for suit in names))
            case ActInput(names=names) if pending.naming:
                return AskOptions(tuple(self._named(suit) for suit in (*names, None)))
            case ActInput() if screen.invited is not None:
                return AskOptions((Choice(TRY_IT, self.tr("Try it")),))
            case SuitInput(suits):
                return AskSuit(tuple((suit, self.texts.suit(suit)) for suit in suits))
            case CardsInput():
                return AskPointing(len(pending.cards) + len(pending.calls))
            case NumberInput(low, high):
                return AskNumber(low, high)
            case OptionInput(options, many):
                return AskOptions(tuple(Choice(o.id, self.saying.line(o.line)) for o in options), many)
            case MomentInput():
                return AskMoment(trick)
            case DialInput():
                return self._dial(screen.input, screen.facts)
            case SortInput() | OrderInput():
                return asked_places(screen, screen.input, self.saying)
            case Go() if screen.turned is not None:
                return self._dial(screen.turned, screen.facts)
            case ActInput() | SeatInput() | Go():
                return None

    def _named(self, suit: Suit | None) -> Choice:
        """A suit for the joker, or none."""
        line = suit_option(suit)
        return Choice(suit.value if suit else NO_SUIT, self.saying.line(line))

    def _dial(self, dial: DialInput, facts: tuple[tuple[str, str], ...]) -> AskDial:
        return AskDial(
            values=tuple((value, self.saying.dialled(value)) for value in dial.values),
            at=dial.at,
            to_visit=frozenset(dial.visit),
            visited=frozenset(dial.visited),
            name=self.saying.line(dial.name) if dial.name else "",
            figures=tuple(self.saying.line(figure(path, value)) for path, value in facts if value),
        )

    # --- the coach ----------------------------------------------------------------------------------------------------

    def coach(
        self, lines: tuple[Line, ...], shown: Shown, at: Screen, *, good: bool, buttons: tuple[CoachButton, ...] = ()
    ) -> CoachWords:
        """What the coach says, with the rule that it rests on; and what another rule set has, `at` the moment shown."""
        title, rule, source = "", shown.rule or "", ""
        if shown.rule:
            game, _, name = shown.rule.partition("/")
            entry = RuleBook.load(game, self.saying.language).entries.get(name)
            if entry is not None:
                title, source = entry.title, self._source(entry.sources)
        return CoachWords(
            lines=tuple(self._linked(line) for line in lines),
            legal=(self.texts.say("felt.may-go", cards=shown.legal),) if shown.legal else (),
            rule_title=title,
            rule_id=rule,
            source=source,
            elsewhere=self._besides.lines(at, lines),
            buttons=buttons,
            tone="good" if good else "coach",
        )

    def _linked(self, line: Line) -> str:
        """A line in words, its terms linked to the glossary."""
        return with_terms(self.saying.line(line), self.saying.language, self.game.name)

    def spoken(self, lines: tuple[Line, ...]) -> str:
        """The same lines, to be said aloud."""
        return " ".join(self.saying.line(line, spoken=True) for line in lines)

    def _source(self, sources: tuple[Source, ...]) -> str:
        if not sources:
            return ""
        first = sources[0]
        section = first.section_for(self.saying.language)
        place = self.tr("article, §%1").replace("%1", section) if section else first.article
        return spaced(self.saying.language, " · ".join(filter(None, (first.authority, place))))

    # --- under and beside the felt ------------------------------------------------------------------------------------

    def ruler(self, screen: Screen, at: int, pending: Pending, *, confirms: int) -> RulerScale:
        """The ruler at `at` cards; while cards are laid away (`confirms` of them) a caption and a button instead."""
        if confirms:
            left = confirms - len(pending.away)
            caption = self.tr("%n card(s) still to lay away", "", left) if left else self.tr("Ready to lay away")
            caption = spaced(self.saying.language, caption)
            return RulerScale(
                caption=caption, confirm=self.tr("Lay away"), may_confirm=bool(pending.away), is_complete=not left
            )
        shown = cards_played(screen.state)
        size = len(screen.state.match.seats)
        play = card_play(screen.state)
        active = len(play.active) if play else size
        tells = Fact.LENGTH not in screen.concealed
        tricks = (max(screen.plays, shown, whole_hand(screen)) if tells else shown) / active
        groups = (active,) * int(tricks) + ((round((tricks % 1) * active),) if tricks % 1 else ())
        return RulerScale(
            groups=groups,
            at=at,
            open=shown,
            lies=at < shown or bool(play and play.table),
            may_undo=is_free(screen) or screen.number > 1,
            may_redo=False,
            may_go_back=at > 0,
            may_go_forward=at < shown,
        )

    def origin(self, screen: Screen) -> str:
        """Where the cards on the felt come from."""
        if screen.in_branch:
            return self.tr("You play on: not part of the lesson")
        match screen.origin:
            case "article":
                return self.tr("The article’s cards")
            case "mixed":
                return self.tr("The article’s cards, the rest ours")
            case _:
                return self.tr("Our deal")

    def ledgers(self, screen: Screen) -> tuple[Ledger | None, Ledger | None]:
        """The sheet of a hand that is over, and the one beside it."""
        if screen.score is None:
            return None, None
        beside = screen.beside[0] if screen.beside else None
        own = self._ledger(self._own_title(screen), screen.score, None if beside else screen)
        return own, self._ledger(self.saying.line(beside.title), beside.score) if beside else None

    def _own_title(self, screen: Screen) -> str:
        """What the first of two sheets is called: the learner's own hand, or the scene by its title."""
        if not screen.beside:
            return self.tr("The score")
        if screen.beside[0].title == Coach("beside.record"):
            return self.tr("Your hand")
        named = f"scene.{screen.scene}.title"
        return self.saying.line(Prose(named)) if named in self.saying.lesson.texts else self.tr("The score")

    def _ledger(self, title: str, score: HandScore, told: Screen | None = None) -> Ledger:
        """A sheet; where it stands alone, its lines are `told` with what another rule set has."""
        return Ledger(title, tuple(self._side(sheet, told) for sheet in score.sheets))

    def _side(self, sheet: Sheet, told: Screen | None) -> SideSheet:
        game, names = self.game.name, self.saying.names
        rows = tuple(
            ScoreRow(
                line.reason.code,
                self.texts.reason(game, line.reason, names),
                self.texts.number(line.points, "signed"),
                self._besides.row(told, sheet.side, line) if told else "",
                rule=f"{game}/{line.reason.rule}",
            )
            for line in sheet.lines
        )
        bags = "" if sheet.bags is None else self.texts.number(sheet.bags, "bags")
        return SideSheet(
            side=sheet.side,
            name=self.texts.side(sheet.side, names),
            lines=rows,
            hand=self.texts.number(sheet.hand, "signed"),
            bags=bags,
            before=self.texts.number(sheet.before),
            total=self.texts.number(sheet.total),
        )


def _task(task: Line, pending: Pending) -> Line:
    """What is asked; once a joker lies there, or is kept, its suit."""
    return Coach("task.name-joker") if pending.names_joker else task
