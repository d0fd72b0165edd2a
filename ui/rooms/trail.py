"""The rooms that one came through, so that going back leads to where one was."""

from __future__ import annotations

from ui.rooms.room import Room


class Trail:
    """The way from home to the room that is open, home itself left out."""

    def __init__(self) -> None:
        """At home."""
        self._rooms: list[Room] = []

    def turn_to(self, room: Room, *, from_home: bool = False) -> None:
        """Go into a room: to one come through already it is the way back. `from_home`: nothing lies before it."""
        if from_home:
            self._rooms = []
        kept = self._rooms[: self._rooms.index(room)] if room in self._rooms else self._rooms
        self._rooms = [*kept, room]

    def leave(self, room: Room) -> None:
        """Nothing is under way in a room any more: no way leads back to it."""
        self._rooms = [each for each in self._rooms if each is not room]

    def go_home(self) -> None:
        """Forget the way."""
        self._rooms = []

    @property
    def before(self) -> Room | None:
        """The room that one came from; None for home."""
        return self._rooms[-2] if len(self._rooms) > 1 else None
