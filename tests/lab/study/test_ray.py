"""The same study on a Ray cluster: identical rows, also when a machine is lost in the midst of it."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from eday import cli
from eday.kernel import EdayError
from eday.lab.study import ray_pool
from eday.lab.study.games import StudyGame
from eday.lab.study.play import play
from eday.lab.study.rows import StudyResult
from eday.lab.study.run import run
from tests.lab.study.studies import planned, table, write

ray = pytest.importorskip("ray", reason="ray is not installed")
GAMES = 5000
MANY = f"games: {{one: {{game: board, missions: [emergence], players: [1], bots: [random], repeat: {GAMES}}}}}"
DOOMED, HELD = "doomed", "held"
SMALL = "games: {one: {game: card, chapters: [1, 2], bots: [random], repeat: 20}}"
HEAD: dict[str, Any] = {"num_cpus": 1, "include_dashboard": False, "object_store_memory": 100_000_000}


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """A cluster of one machine with one processor, to which others can be added."""
    from ray.cluster_utils import Cluster

    monkeypatch.setenv("RAY_USAGE_STATS_ENABLED", "0")
    found: Any = Cluster(initialize_head=True, head_node_args=HEAD)
    yield found
    found.shutdown()


def played_beside(machine: str, seen: Path) -> Callable[[StudyGame], StudyResult]:
    """Plays as ever, but nowhere before that machine has something to do; once it is doomed, it
    begins one more game and never ends it."""
    seen.mkdir()

    def played(job: StudyGame) -> StudyResult:
        here = ray.get_runtime_context().get_node_id()
        (seen / here).touch()
        end = time.monotonic() + 60
        while not (seen / machine).exists() and time.monotonic() < end:
            time.sleep(0.01)
        while here == machine and (seen / DOOMED).exists():
            (seen / HELD).touch()
            time.sleep(0.01)
        return play(job)

    return played


@pytest.mark.slow
def test_rows_of_a_cluster_that_loses_a_machine_are_those_of_one_machine(
    cluster: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    second = cluster.add_node(num_cpus=1, object_store_memory=100_000_000)
    seen = tmp_path / "seen"
    monkeypatch.setattr("eday.lab.study.run.play", played_beside(second.node_id, seen))
    lost_at: list[int] = []

    def told(done: int, total: int, seconds: float) -> None:
        if done >= total // 2:
            (seen / DOOMED).touch()
        if (seen / HELD).exists() and not lost_at:
            lost_at.append(done)
            cluster.remove_node(second, allow_graceful=False)

    wanted = planned(tmp_path, MANY)
    done = run(wanted, tmp_path / "cluster", ray=cluster.address, told=told)
    assert done.games == GAMES
    assert done.errors == []
    assert GAMES // 2 <= lost_at[0] < GAMES
    assert done.repeated > 0, "what the lost machine was playing was played again"
    monkeypatch.undo()
    run(wanted, tmp_path / "here", workers=2)
    assert table(tmp_path / "cluster") == table(tmp_path / "here")


@pytest.mark.slow
def test_a_study_begun_here_is_finished_on_a_cluster(cluster: Any, tmp_path: Path) -> None:
    study = write(tmp_path, SMALL)
    run(planned(tmp_path, SMALL), tmp_path / "here")
    whole = table(tmp_path / "here")
    journal = tmp_path / "here" / "games.jsonl"
    journal.write_bytes(journal.read_bytes()[:10_000])
    assert cli.main(["lab", "run", str(study), "--to", str(tmp_path / "here"), "--ray", cluster.address]) == 0
    assert table(tmp_path / "here") == whole


class Deadly:
    """A cluster on which whoever plays a certain batch dies, a number of times."""

    def __init__(self, times: int) -> None:
        self.exceptions: Any = ray.exceptions
        self.left = times

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 1.0}

    def wait(self, flying: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return flying[:num_returns], flying[num_returns:]

    def get(self, sent: Any) -> list[str]:
        if 3 in sent.chunk and self.left:
            self.left -= 1
            raise ray.exceptions.WorkerCrashedError
        return [str(one) for one in sent.chunk]


class Sent:
    """A batch on its way."""

    def __init__(self, chunk: Sequence[int]) -> None:
        self.chunk = chunk


def played_on(cluster: Deadly) -> tuple[list[str], int]:
    pool = object.__new__(ray_pool.RayPool)
    pool._ray, pool.repeated = cluster, 0
    batches: deque[Sequence[int]] = deque([[1], [2, 3], [4]])
    told: Iterator[list[str]] = pool._stream(batches, Sent)
    return sorted(one for found in told for one in found), pool.repeated


def test_what_is_lost_now_and_then_is_played_again() -> None:
    assert played_on(Deadly(ray_pool.LOSSES - 1)) == (["1", "2", "3", "4"], 2 * (ray_pool.LOSSES - 1))


def test_a_batch_that_kills_whoever_plays_it_ends_the_run() -> None:
    cluster = Deadly(1000)
    with pytest.raises(EdayError, match="A batch of 2 games was lost 5 times"):
        played_on(cluster)
    assert cluster.left == 995


@pytest.mark.parametrize("address", ["127.0.0.1:9", "ray://127.0.0.1:9", "nowhere:port"])
def test_a_cluster_that_is_not_there_is_told_of(
    address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    study = write(tmp_path, SMALL)
    assert cli.main(["lab", "run", str(study), "--to", str(tmp_path / "out"), "--ray", address]) == 2
    assert f"no Ray cluster to be reached at {address}" in capsys.readouterr().err
    assert not (tmp_path / "out").exists()


def test_machines_that_know_another_game_play_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    known = {"board": ray_pool._known("board", None)}
    assert ray_pool._played(known, None, str, [1, 2]) == ["1", "2"]
    other = {"board": {**known["board"], "rules": "board-0"}}
    with pytest.raises(EdayError) as refused:
        ray_pool._played(other, None, str, [1, 2])
    assert f"rules {known['board']['rules']}" in str(refused.value)
