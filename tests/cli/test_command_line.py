"""The `eday` command line: help, wrong arguments, and how mistakes are reported."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import eday
from eday import cli
from eday.kernel.errors import SetupError

SOURCE = Path(__file__).resolve().parents[2] / "src"
COMMANDS = (
    *("play", "serve", "selfplay", "missions", "rules", "aid", "content"),
    *("map", "replay", "show", "bench", "load", "lab", "text", "admin"),
)


def run(code: str) -> subprocess.CompletedProcess[str]:
    """The code in a process of its own, without a terminal."""
    return subprocess.run(
        [sys.executable, "-c", code],
        env={"PYTHONPATH": str(SOURCE), "COLUMNS": "100"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> Callable[[BaseException], int]:
    """Runs `eday bench` with a bench that fails in the given way; gives the exit code."""

    def main_with(error: BaseException) -> int:
        def fail(args: object, voice: object) -> int:
            raise error

        monkeypatch.setitem(cli._HANDLERS, "bench", fail)
        return cli.main(["bench"])

    return main_with


def test_without_a_command_the_help_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main([]) == 0
    shown = capsys.readouterr().out
    assert all(f"\n    {command}" in shown for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself_with_examples(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main([command, "--help"])
    shown = capsys.readouterr().out
    assert leaving.value.code == 0
    assert f"examples:\n  eday {command}" in shown


def test_every_command_has_a_handler() -> None:
    assert set(cli._HANDLERS) == set(COMMANDS)


def test_help_is_instant_because_it_imports_nothing_heavy() -> None:
    heavy = "print([m for m in ('yaml', 'msgspec', 'rich', 'fluent') if m in sys.modules], file=sys.stderr)"
    code = f"import sys\nfrom eday.cli import main\ntry:\n    main(['--help'])\nfinally:\n    {heavy}"
    result = run(code)
    assert result.returncode == 0
    assert result.stderr == "[]\n"


def test_python_dash_m_eday_is_the_command() -> None:
    result = run("import runpy; runpy.run_module('eday', run_name='__main__')")
    assert result.returncode == 0
    assert result.stdout.startswith("usage: eday")


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main(["--version"])
    assert leaving.value.code == 0
    build = "compiled" if eday.is_compiled() else "plain Python"
    assert capsys.readouterr().out == f"eday {eday.__version__}, {build}\n"


@pytest.mark.parametrize(
    ("args", "complaint"),
    [
        (["dance"], "invalid choice: 'dance'"),
        (["selfplay", "--players", "0-4"], "'0' is not a number of players from 1 to 4"),
        (["selfplay", "--players", "3-2"], "the smaller number comes first"),
        (["selfplay", "--players", "5"], "'5' is not a number of players"),
        (["selfplay", "--players", "1-"], "'' is not a number of players"),
        (["selfplay", "--players", "two"], "'two' is not a number of players"),
        (["selfplay", "--games", "0"], "'0' is not a whole number of 1 or more"),
        (["selfplay", "--workers", "-1"], "--workers"),
        (["selfplay", "chess"], "invalid choice: 'chess'"),
        (["play", "--players", "5"], "'5' is not a number of players"),
        (["play", "--seed", "x"], "'x' is not a whole number from 0 to 9223372036854775807"),
        (["play", "--seed", "-1"], "'-1' is not a whole number from 0 to 9223372036854775807"),
        (["map", "--seed", str(2**63)], f"'{2**63}' is not a whole number from 0 to 9223372036854775807"),
        (["play", "--cogs", "marcus_fenix,,"], "COG ids separated by commas"),
        (["play", "--cogs", "a,b,c,d,e"], "list of 1 to 4 COG ids"),
        (["play", "--horde", "easy"], "invalid choice: 'easy'"),
        (["map", "--levels", "2"], "invalid choice: '2'"),
        (["load", "--think", "x", "3"], "'x' is not a number of seconds"),
        (["load", "--think", "1", "nan"], "'nan' is not a number of seconds"),
        (["rules", "BG-COVER-07", "--coverage"], "not allowed with argument"),
    ],
)
def test_wrong_arguments_are_refused(args: list[str], complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as leaving:
        cli.main(args)
    assert leaving.value.code == 2
    assert complaint in capsys.readouterr().err


@pytest.mark.parametrize(("text", "seats"), [("2", (2, 2)), ("1-4", (1, 4)), ("3-3", (3, 3))])
def test_players_of_selfplay_are_a_range(text: str, seats: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[object] = []

    def note(args: object, voice: object) -> int:
        seen.append(getattr(args, "players", None))
        return 0

    monkeypatch.setitem(cli._HANDLERS, "selfplay", note)
    assert cli.main(["selfplay", "--players", text]) == 0
    assert seen == [seats]


def test_cogs_and_players_have_to_agree(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--cogs", "marcus_fenix,dominic_santiago", "--players", "3"]) == 2
    assert capsys.readouterr().err == "eday: error: --players 3 does not go with 2 COGs in --cogs\n"


@pytest.mark.parametrize(
    ("wish", "told"),
    [
        (["--seed", "0"], "--seed"),
        (["--mission", "hive"], "--mission"),
        (["--cogs", "marcus_fenix"], "--cogs"),
        (["--players", "1"], "--players"),
        (["--people", "1"], "--people"),
        (["--resume"], "--resume"),
        (["--insane"], "--insane"),
        (["card"], "card"),
    ],
)
def test_the_guided_mission_takes_no_wishes(wish: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--guided", "--terminal", *wish]) == 2
    said = capsys.readouterr().err
    assert said == f"eday: error: --guided has its own mission, COGs and seed: leave out {told}\n"


def test_a_mistake_is_one_line_and_exit_code_2(
    failing: Callable[[BaseException], int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert failing(SetupError("setup-mission", mission="picnic")) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err.startswith("eday: error: ")
    assert "picnic" in shown.err
    assert shown.err.count("\n") == 1


def test_a_file_that_cannot_be_read_is_a_mistake(
    failing: Callable[[BaseException], int], capsys: pytest.CaptureFixture[str]
) -> None:
    assert failing(FileNotFoundError(2, "No such file or directory", "game.json")) == 2
    assert capsys.readouterr().err == "eday: error: game.json: No such file or directory\n"


def test_an_interrupt_is_quiet(failing: Callable[[BaseException], int], capsys: pytest.CaptureFixture[str]) -> None:
    assert failing(KeyboardInterrupt()) == 130
    assert capsys.readouterr().err == ""


def test_a_fault_of_the_program_keeps_its_traceback(failing: Callable[[BaseException], int]) -> None:
    with pytest.raises(ZeroDivisionError):
        failing(ZeroDivisionError())


def test_a_reader_who_leaves_early_is_no_error() -> None:
    program = "from eday.cli import main; import sys; sys.exit(main(['rules', 'BG']))"
    with subprocess.Popen(
        [sys.executable, "-c", program],
        env={"PYTHONPATH": str(SOURCE)},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait(timeout=60) == 141
