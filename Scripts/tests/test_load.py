import os
import signal
import subprocess
import sys
import unittest
from pathlib import Path

from support.load import busy_processes, run_command

SCRIPT = Path(__file__).resolve().parents[1] / "run-under-load"


def is_running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def children_of(process: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{process}/task/{process}/children").read_text().split()]


class BusyProcessesTests(unittest.TestCase):
    def test_as_many_as_asked_run_until_the_end(self):
        with busy_processes(3) as processes:
            running = [is_running(process.pid) for process in processes]

        self.assertEqual(running, [True] * 3)
        self.assertFalse(any(is_running(process.pid) for process in processes))

    def test_an_error_ends_them_too(self):
        with self.assertRaises(ValueError), busy_processes(2) as processes:
            raise ValueError

        self.assertFalse(any(is_running(process.pid) for process in processes))

    def test_a_command_that_takes_too_long_is_ended(self):
        self.assertEqual(run_command(["sleep", "600"], patience=0.05), 137)

    def test_a_command_that_a_signal_ended_has_the_status_of_a_shell(self):
        self.assertEqual(run_command(["sh", "-c", "kill -9 $$"]), 137)


class RunUnderLoadTests(unittest.TestCase):
    def run_script(self, *arguments: str) -> subprocess.CompletedProcess:
        return subprocess.run([SCRIPT, *arguments], capture_output=True, text=True)

    def started(self, count: int) -> tuple[subprocess.Popen, list[int]]:
        """The script beside a command that says when it runs and then waits to be ended."""
        command = [sys.executable, "-c", "import time; print('runs', flush=True); time.sleep(600)"]
        script = subprocess.Popen([SCRIPT, "--load", str(count), *command], stdout=subprocess.PIPE, text=True)
        self.addCleanup(script.stdout.close)
        script.stdout.readline()
        return script, children_of(script.pid)

    def wait_until_gone(self, processes: list[int]):
        for process in processes:
            while is_running(process):
                os.sched_yield()

    def test_the_commands_status_and_output_are_passed_on(self):
        done = self.run_script("--load", "1", "sh", "-c", "echo said; exit 7")

        self.assertEqual((done.returncode, done.stdout), (7, "said\n"))

    def test_the_commands_own_options_are_its_own(self):
        self.assertEqual(self.run_script("--load", "0", "--", "echo", "--load", "9").stdout, "--load 9\n")

    def test_a_command_that_is_missing_is_named(self):
        done = self.run_script("--load", "0", "no-such-command")

        self.assertEqual((done.returncode, done.stderr), (127, "no-such-command could not be started: No such file or directory\n"))

    def test_termination_ends_the_command_and_the_busy_processes(self):
        script, children = self.started(2)

        script.send_signal(signal.SIGTERM)

        self.assertEqual(script.wait(), 130)
        self.assertEqual(len(children), 3)
        self.assertFalse(any(is_running(child) for child in children))

    def test_busy_processes_end_even_when_nobody_can_end_them(self):
        script, children = self.started(2)
        busy = [child for child in children if b"getppid" in Path(f"/proc/{child}/cmdline").read_bytes()]

        script.kill()
        script.wait()

        self.assertEqual(len(busy), 2)
        for child in set(children) - set(busy):
            os.kill(child, signal.SIGKILL)
        self.wait_until_gone(busy)
