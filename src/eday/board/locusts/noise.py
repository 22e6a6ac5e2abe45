"""BG-BERSERKER-06 to 08: a Locust that is drawn to the noise of every attack a COG makes."""

from __future__ import annotations

from eday.board.locusts.memory import ActingFigure
from eday.board.locusts.walking import LocustMovement, toward_steps
from eday.board.table import BoardFrame, BoardTable
from eday.kernel import Decision, Option


def make_noise(t: BoardTable, attacker: int, area: int) -> None:
    """An attack of a COG is heard in an area: its own, or the one a grenade or shell went off in."""
    if any(t.enemy_of(figure).drawn_to_noise for figure in t.locusts()):
        t.push(Noise(attacker, area))


def listeners(t: BoardTable) -> list[int]:
    """Locusts that go after noise now; not one an AI card is activating (BG-FAQ-21)."""
    busy = [frame.figure for frame in t.stack if isinstance(frame, ActingFigure)]
    return [figure for figure in t.locusts() if t.enemy_of(figure).drawn_to_noise and figure not in busy]


class Noise(BoardFrame):
    """Once the attack is over each listener moves 1 area toward it. That is no activation: no attack, no guard."""

    FIELDS = ("area", "attacker")
    __slots__ = FIELDS
    NAME = "noise"

    def __init__(self, attacker: int = -1, area: int = -1) -> None:
        self.attacker = attacker
        self.area = area

    def advance(self, t: BoardTable) -> Decision | None:
        t.pop()
        for figure in reversed(listeners(t)):
            if toward_steps(t, figure, [self.area]):
                t.emit("noise_heard", figure=t.ref(figure), attacker=t.ref(self.attacker), area=t.area_ref(self.area))
                t.push(LocustMovement(figure, goal=self.area, left=1))
        return None

    def answer(self, t: BoardTable, option: Option) -> None:
        raise AssertionError(option)
