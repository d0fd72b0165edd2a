"""Rule sets: a frozen dataclass of options for each game, read and checked by the names of its fields."""

from __future__ import annotations

from dataclasses import dataclass, field, fields, replace
from difflib import get_close_matches
from typing import Any, Self

from tutor.kernel.reasons import Reason

Value = bool | int | str | None
"""An option's value: a switch, a number, a named choice, or None where the option allows none."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """What an option may be: one of `choices`, or a number from `low` to `high`, or (where `none`) nothing."""

    choices: tuple[Value, ...] = ()
    low: int | None = None
    high: int | None = None
    none: bool = False

    def read(self, text: str) -> Value:
        """The value that a text stands for. Raises ValueError where it is not allowed."""
        if text in {"null", "none", "~", ""} and self.none:
            return None
        for choice in self.choices:
            if text == written(choice):
                return choice
        if self.low is not None and text.lstrip("-").isdecimal():
            number = int(text)
            if self.low <= number and (self.high is None or number <= self.high):
                return number
        raise ValueError(text)

    def listed(self) -> tuple[str, ...]:
        """The allowed values as texts: `1 … 13` for a range."""
        span = () if self.low is None else (f"{self.low} … {self.high}" if self.high is not None else f"{self.low} …",)
        return (*(written(choice) for choice in self.choices), *span, *(("null",) if self.none else ()))


def written(value: Value) -> str:
    """An option's value as records write it."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def choice(*values: Value) -> Any:  # noqa: ANN401 - like dataclasses.field, which it wraps
    """An option with a few allowed values, the first of them its default."""
    return field(default=values[0], metadata={"allowed": Allowed(values)})


def amount(default: int | None, low: int, high: int | None = None, *, none: bool = False) -> Any:  # noqa: ANN401 - as above
    """An option that is a number from `low` to `high` (no bound where None), or nothing where `none`."""
    return field(default=default, metadata={"allowed": Allowed((), low, high, none)})


@dataclass(frozen=True, slots=True)
class OptionsExclude(Reason):
    """Two options of which one allows what the other rules out; a game has its own, with its contradictions by name."""

    code = "options-contradict"
    contradiction: str

    @property
    def variant(self) -> str:
        return self.contradiction


class OptionError(ValueError):
    """An option that a rule set does not have, or a value that it does not allow; or two that contradict each other."""

    def __init__(
        self,
        option: str,
        *,
        value: str | None = None,
        allowed: tuple[str, ...] = (),
        nearest: str | None = None,
        reason: Reason | None = None,
    ) -> None:
        super().__init__(option)
        self.option, self.value, self.allowed, self.nearest = option, value, allowed, nearest
        self.reason = reason
        """Why two options contradict each other, `option` being the one that was changed; else None."""


@dataclass(frozen=True, slots=True)
class RuleSet:
    """What the rule sets of all games have: the preset they come from, and a cap for automatic play."""

    preset: str = ""
    deal_cap: int | None = amount(None, 1, none=True)
    """The number of hands after which a match ends by the totals."""

    @classmethod
    def options(cls) -> dict[str, Allowed]:
        """Each option's name and what it allows."""
        return {f.name: f.metadata["allowed"] for f in fields(cls) if "allowed" in f.metadata}

    def changed(self, options: dict[str, str]) -> Self:
        """This rule set with some options changed, each given by its text. Raises OptionError."""
        known = self.options()
        values: dict[str, Any] = {}
        for name, text in options.items():
            if name not in known:
                raise OptionError(name, nearest=next(iter(get_close_matches(name, known, 1)), None))
            try:
                values[name] = known[name].read(text)
            except ValueError:
                raise OptionError(name, value=text, allowed=known[name].listed()) from None
        changed = replace(self, **values)
        reason = changed.conflict()
        if reason is not None:
            raise OptionError(self._to_blame(changed, tuple(values), reason), reason=reason)
        return changed

    def _to_blame(self, changed: Self, names: tuple[str, ...], reason: Reason) -> str:
        """The last of the options changed without which the others would not contradict each other so."""
        for name in reversed(names):
            if replace(changed, **{name: getattr(self, name)}).conflict() != reason:
                return name
        return names[-1] if names else ""

    def conflict(self) -> Reason | None:
        """Why no hand could be played under these options together; None where it could."""
        return None

    def differing(self, other: RuleSet) -> tuple[str, ...]:
        """The names of the options in which two rule sets of a game differ."""
        return tuple(name for name in self.options() if getattr(self, name) != getattr(other, name))
