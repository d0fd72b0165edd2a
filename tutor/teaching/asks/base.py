"""What every kind of question can do: ask, judge an answer, answer itself, foresee mistakes, and say what helps."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar, Generic, Self, TypeVar

from tutor.kernel.actions import Action
from tutor.kernel.seats import Seat
from tutor.kernel.state import Phase
from tutor.records.faults import Fault
from tutor.records.tree import Mark, Node, Text
from tutor.teaching.concealed import NO_FACTS, Fact
from tutor.teaching.faults import NoAnswer
from tutor.teaching.fields import Ground, Notes, Reader, items_of
from tutor.teaching.film import Film
from tutor.teaching.lines import Coach, Line
from tutor.teaching.moment import Moment
from tutor.teaching.screen import NOTHING, Answer, Answered, Input, NotThisStep, Reply, Shown

T = TypeVar("T")
ReadValue = Callable[[Node, Notes], T | None]


@dataclass(frozen=True, slots=True)
class Judged:
    """What an answer comes to.

    `action` is then done at the table; `passes` ends the step; `slip` is a miss that costs something, `mistake` the
    misconception that it shows; `turned` is the value to which the dial now points.
    """

    reply: Reply
    passes: bool = False
    slip: bool = False
    action: Action | None = None
    turned: str | None = None
    mistake: str | None = None


@dataclass(frozen=True, slots=True)
class Wrong(Generic[T]):
    """A foreseen wrong answer. Without a value, the kind of question works it out by the mistake's id."""

    id: str
    value: T | None
    mark: Mark
    free: bool = False
    """A sound card or call that the step is not after: it is answered with its price, and costs no star."""


@dataclass(frozen=True, slots=True)
class Foreseen:
    """A wrong answer that somebody may give, and the mistake that it shows."""

    id: str
    answer: Answer


class Ask(ABC):
    """A kind of question, as a script has it."""

    __slots__ = ()
    kind: ClassVar[str]
    known: ClassVar[tuple[str, ...]] = ()
    """The mistakes that it can work out by itself; the coach has words for each."""
    plays_out: ClassVar[bool] = False
    """Whether the learner plays a hand out, turn by turn."""
    of_trick: ClassVar[bool] = False
    """Whether it asks about a whole trick: asked once more at the same moment, it means the next one."""

    @classmethod
    @abstractmethod
    def read(cls, fields: Reader, ground: Ground) -> Self:
        """The question that a step's fields describe."""

    @property
    def seat(self) -> Seat | None:
        """Whose cards or calls it is about; that seat is then the learner's."""
        return None

    @property
    def goes_on(self) -> bool:
        """Whether what follows goes on from what the learner did."""
        return False

    def arrive(self, film: Film, frame: int) -> int:
        """The moment at which it is asked, where the scene stands at `frame` and the step names none."""
        return frame

    def place(self, film: Film, frame: int) -> int:
        """The moment at which it is asked, where the step names one."""
        return frame

    def after(self, film: Film, frame: int) -> int:
        """The moment at which the scene stands once it is answered."""
        return frame

    def table(self, moment: Moment) -> Phase:
        """What lies on the table while it is asked."""
        return moment.state

    def conceals(self, moment: Moment) -> frozenset[Fact]:
        """What the table must not tell before it is answered, since that would be the answer."""
        return NO_FACTS

    def tells(self) -> frozenset[Fact]:
        """What is known once it has been answered, and so may be told while later questions are open."""
        return NO_FACTS

    def task(self, moment: Moment) -> Line:
        """The question in the coach's words, for a step that has none of its own."""
        return Coach(f"task.{self.kind}")

    @abstractmethod
    def input(self, moment: Moment) -> Input:
        """How it is answered."""

    @abstractmethod
    def judge(self, moment: Moment, answer: Answer) -> Judged:
        """What an answer comes to. Never raises for a wrong one."""

    @abstractmethod
    def answers(self, moment: Moment) -> tuple[Answer, ...]:
        """Right answers, that of the script first; none where there is none."""

    def foreseen(self, moment: Moment) -> tuple[Foreseen, ...]:
        """The wrong answers of the script."""
        return ()

    def evidence(self, moment: Moment) -> Shown:
        """What there is to look at, without giving the answer away."""
        return NOTHING

    def options(self, moment: Moment) -> Shown | None:
        """The cards or seats that come into question; None where naming them would be the answer, or help nobody."""
        return None

    def solution(self, moment: Moment) -> tuple[tuple[Line, ...], Shown]:
        """The answer with its reason."""
        return (), NOTHING

    def faults(self, moment: Moment) -> Iterable[tuple[Mark | None, Fault]]:
        """What is wrong with it at this moment; a place of None stands for the step's."""
        if not self.answers(moment):
            yield None, NoAnswer()


def right(moment: Moment, because: Line | None, shown: Shown = NOTHING) -> Judged:
    """Yes, and why: in the step's own words where it has some, else by the engine."""
    own = moment.voice.own("right")
    said = (Coach("right", (("reason", because),)),) if because is not None else (Coach("right.plain"),)
    return Judged(Answered(right=True, lines=own or said, shown=shown), passes=True)


def missed(moment: Moment, mistake: str | None, lines: tuple[Line, ...], shown: Shown = NOTHING) -> Judged:
    """Not this: with the words for the mistake, where it is a known one."""
    said = moment.voice.answer_to(mistake) if mistake else lines
    return Judged(Answered(right=False, lines=said, shown=shown, mistake=mistake), slip=True)


def not_asked(moment: Moment) -> Judged:
    """An answer of a kind that this question does not take: nothing happens."""
    own = moment.voice.own("task")
    return Judged(Answered(right=False, lines=own, shown=NOTHING))


def off_point(
    action: Action, lines: tuple[Line, ...], shown: Shown, *, slip: bool = False, mistake: str | None = None
) -> Judged:
    """It would go, but the step is after something else."""
    return Judged(NotThisStep(lines, shown, action), slip=slip, mistake=mistake)


def read_wrong(
    fields: Reader, read: ReadValue[T], value_name: str = "when", field: str = "wrong", *, may_be_free: bool = False
) -> tuple[Wrong[T], ...]:
    """The foreseen answers of a step: an id alone, or `{id, when, say}`; of acts also `free: yes`."""
    node = fields.node(field)
    items = items_of(node) if node else ()
    return tuple(_wrong(item, fields.notes, read, value_name, may_be_free=may_be_free) for item in items)


def _wrong(node: Node, notes: Notes, read: ReadValue[T], value_name: str, *, may_be_free: bool) -> Wrong[T]:
    if isinstance(node, Text):
        return Wrong(node.text, None, node.mark)
    entry = Reader(node, notes)
    name = entry.required("id")
    value = entry.one(value_name, read)
    free = may_be_free and entry.flag("free")
    entry.done(known=("say",))
    return Wrong(name, value, node.mark, free)


def facts(**named: object) -> tuple[tuple[str, object], ...]:
    """Facts of a coach's phrase."""
    return tuple(named.items())
