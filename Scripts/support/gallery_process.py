"""A running `topdown gallery`."""

import os
import re
import signal
import subprocess
import sys
import threading
from pathlib import Path


class GalleryError(Exception):
    """Why there is no gallery."""


class GalleryProcess:
    """Serves on a free port while it is entered; what it says goes on to standard error."""

    def __init__(self, topdown: Path, source: list[str], environment: dict[str, str] | None = None):
        self.process = subprocess.Popen(
            [topdown, "gallery", *source, "--port", "0"], stderr=subprocess.PIPE, text=True, env=os.environ | (environment or {})
        )
        for line in self.process.stderr:
            sys.stderr.write(line)
            if match := re.search(r"http://127\.0\.0\.1:\d+", line):
                self.url = match[0]
                break
        else:
            raise GalleryError(f"topdown gallery ended with exit code {self.process.wait()} and served nothing")
        # A full pipe would stop the gallery.
        threading.Thread(target=lambda: sys.stderr.writelines(self.process.stderr), daemon=True).start()

    def interrupt(self) -> None:
        hosts = children(self.process.pid)
        self.process.send_signal(signal.SIGINT)
        code = self.process.wait(timeout=20)
        assert code == 0, f"it ended with exit code {code}"
        left = [host for host in hosts if is_running(host)]
        assert not left, f"its host still runs: {left}"

    def __enter__(self) -> "GalleryProcess":
        return self

    def __exit__(self, *_) -> None:
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(timeout=20)


def children(process: int) -> list[int]:
    return [int(child) for tasks in Path(f"/proc/{process}/task").iterdir() for child in (tasks / "children").read_text().split()]


def is_running(process: int) -> bool:
    """A process that has ended and is not yet collected has an empty command line."""
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes() != b""
    except FileNotFoundError:
        return False
