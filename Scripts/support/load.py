"""Processes that keep the machine busy while something else runs, and that end with it whatever happens."""

import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager

# Ends by itself, too, once the process that started it is gone: that one may have been killed.
_BUSY = """
import os, sys
while os.getppid() == int(sys.argv[1]):
  for _ in range(100_000): pass
"""


@contextmanager
def busy_processes(count: int) -> Iterator[list[subprocess.Popen]]:
    """Starts `count` processes that compute for nothing, and ends exactly these."""
    started: list[subprocess.Popen] = []
    try:
        for _ in range(count):
            # In a session of its own: a Ctrl-C at the terminal is for the command, and ends these through it.
            started.append(subprocess.Popen([sys.executable, "-c", _BUSY, str(os.getpid())], start_new_session=True))
        yield started
    finally:
        for process in started:
            process.kill()
        for process in started:
            process.wait()


@contextmanager
def termination_as_interrupt() -> Iterator[None]:
    """A SIGTERM takes the way of a Ctrl-C, so that what is to be ended is ended."""

    def interrupt(*_):
        raise KeyboardInterrupt

    previous = signal.signal(signal.SIGTERM, interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, previous)


_running: set[subprocess.Popen] = set()
_running_lock = threading.Lock()


def run_command(command: list[str], patience: float | None = None, **options) -> int:
    """Runs a command to its end and answers its status as a shell does: 128 and the signal's number when one ended it.

    One that takes longer than `patience`, in seconds, is ended.
    """
    process = subprocess.Popen(command, **options)
    with _running_lock:
        _running.add(process)
    try:
        status = process.wait(patience)
    except subprocess.TimeoutExpired:
        process.kill()
        status = process.wait()
    except KeyboardInterrupt:
        process.terminate()
        process.wait()
        raise
    finally:
        with _running_lock:
            _running.discard(process)
    return status if status >= 0 else 128 - status


def end_commands() -> None:
    """Ends what other threads run."""
    with _running_lock:
        for process in _running:
            process.kill()
