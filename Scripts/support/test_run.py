"""Runs the steps of `make test` one after another and counts the tests that each one ran."""

import os
import re
import signal
import subprocess
import sys
import threading
import time
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Counts:
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    failures: tuple[str, ...] = ()
    """The names of the failed tests, where they are known."""


Reader = Callable[[str], Counts | None]
"""Counts from a step's output; None where the output holds none, though it should."""


@dataclass(frozen=True)
class Step:
    name: str
    command: list[str]
    folder: Path
    reader: Reader | None = None
    """None for a step that is a check or a build and runs no tests."""
    is_warning_free: bool = False
    """Whether a compiler warning in the output fails the step."""
    minutes: int = 40


@dataclass(frozen=True)
class Outcome:
    step: Step
    counts: Counts
    seconds: float
    problem: str | None = None

    @property
    def has_failed(self) -> bool:
        return self.problem is not None or self.counts.failed > 0


def run_step(step: Step) -> Outcome:
    """Runs a step to its end, showing its output as it comes."""
    print(f"\n=== {step.name}: {' '.join(step.command)}", flush=True)
    started = time.monotonic()
    try:
        process = subprocess.Popen(
            step.command, cwd=step.folder, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, start_new_session=True
        )
    except OSError as error:
        print(error, flush=True)
        return Outcome(step, Counts(), 0, f"could not be started: {error}")
    timed_out = _TimeLimit(process, step.minutes * 60)
    lines = []
    for line in process.stdout:
        sys.stdout.write(line)
        sys.stdout.flush()
        lines.append(line)
    status = process.wait()
    timed_out.cancel()
    seconds = time.monotonic() - started
    return outcome(step, "".join(lines), status, seconds, timed_out.has_fired)


def outcome(step: Step, output: str, status: int, seconds: float = 0, has_timed_out: bool = False) -> Outcome:
    """What a step's output and exit status say together; neither is believed alone."""
    counts = step.reader(output) if step.reader else Counts()
    if has_timed_out:
        return Outcome(step, counts or Counts(), seconds, f"did not end within {step.minutes} minutes and was stopped")
    if status != 0 and not (counts and counts.failed):
        return Outcome(step, counts or Counts(), seconds, f"exit status {status}")
    if counts is None:
        return Outcome(step, Counts(), seconds, "says nowhere how many tests it ran")
    if step.reader and counts.passed + counts.failed == 0:
        return Outcome(step, counts, seconds, "ran no test")
    if step.is_warning_free and (warnings := compiler_warnings(output)):
        return Outcome(step, counts, seconds, f"{len(warnings)} warnings, the first: {warnings[0]}")
    return Outcome(step, counts, seconds)


def compiler_warnings(output: str) -> list[str]:
    """The compiler's and the package manager's."""
    return sorted({line.strip() for line in output.splitlines() if re.match(r"(\S+:\d+:\d+: |\s*)warning: ", line)})


def unittest_counts(output: str) -> Counts | None:
    """The closing lines of Python's unittest."""
    ran = re.search(r"^Ran (\d+) tests? in ", output, re.MULTILINE)
    if not ran:
        return None
    closing = dict(re.findall(r"(failures|errors|skipped)=(\d+)", output[ran.end() :]))
    failed = int(closing.get("failures", 0)) + int(closing.get("errors", 0))
    skipped = int(closing.get("skipped", 0))
    names = tuple(re.findall(r"^(?:FAIL|ERROR): (\S+)", output, re.MULTILINE))
    return Counts(int(ran[1]) - failed - skipped, failed, skipped, names)


def plain_counts(output: str) -> Counts | None:
    """A line `N passed, N failed` alone, the last one counts; how the repository's own scripts end."""
    lines = re.findall(r"^(\d+) passed, (\d+) failed$", output, re.MULTILINE)
    if not lines:
        return None
    passed, failed = map(int, lines[-1])
    return Counts(passed, failed, 0, tuple(re.findall(r"^FAILED: (.+)$", output, re.MULTILINE)))


def closing_line_counts(output: str) -> Counts | None:
    """The closing lines of Swift Testing, summed, for a script that calls `swift test` more than once."""
    runs = re.findall(r"Test run with (\d+) tests? .*?\b(passed|failed) after", output)
    if not runs:
        return None
    # The line of a failed run does not say how many of its tests failed; at least one did.
    failed = sum(result == "failed" for _, result in runs)
    return Counts(sum(int(count) for count, _ in runs) - failed, failed)


def xunit_reader(file: Path) -> Reader:
    """The report of `swift test --xunit-output` on Swift Testing, and what XCTest prints; a report left over is removed first."""
    # Beside XCTest, SwiftPM gives Swift Testing's report a name of its own.
    candidates = [file.with_name(f"{file.stem}-swift-testing{file.suffix}"), file]
    for candidate in candidates:
        candidate.unlink(missing_ok=True)

    def read(output: str) -> Counts | None:
        report = next((candidate for candidate in candidates if candidate.exists()), None)
        if report is None:
            return None  # the process of the tests crashed before it wrote any
        try:
            swift_testing = xunit_counts(report.read_text(encoding="utf-8"))
        except ElementTree.ParseError:
            return None  # it crashed while it wrote
        xctest = xctest_counts(output)
        return Counts(
            swift_testing.passed + xctest.passed,
            swift_testing.failed + xctest.failed,
            swift_testing.skipped + xctest.skipped,
            swift_testing.failures + xctest.failures,
        )

    return read


def xctest_counts(output: str) -> Counts:
    """XCTest's own lines, of which SwiftPM writes no report."""
    passed = len(re.findall(r"^Test Case '.+' passed \(", output, re.MULTILINE))
    skipped = len(re.findall(r"^Test Case '.+' skipped \(", output, re.MULTILINE))
    failures = tuple(re.findall(r"^Test Case '(.+)' failed \(", output, re.MULTILINE))
    return Counts(passed, len(failures), skipped, failures)


def xunit_counts(text: str) -> Counts:
    cases = list(ElementTree.fromstring(text).iter("testcase"))
    failures = [f"{case.get('classname')}/{case.get('name')}" for case in cases if case.find("failure") is not None]
    skipped = sum(case.find("skipped") is not None for case in cases)
    return Counts(len(cases) - len(failures) - skipped, len(failures), skipped, tuple(failures))


def summary(outcomes: list[Outcome]) -> str:
    """A line a step, what failed, and the totals alone on the last line; a step that fails without a failed test counts as one."""
    lines = ["", "=== all steps"]
    for entry in outcomes:
        counts = entry.counts
        tests = f"{counts.passed + counts.failed} tests" if entry.step.reader else ""
        skipped = f", {counts.skipped} skipped" if counts.skipped else ""
        mark = "FAILED" if entry.has_failed else "ok"
        lines.append(f"{mark:6}  {entry.step.name:28}{entry.seconds:7.0f} s  {tests}{skipped}".rstrip())
    for entry in outcomes:
        lines += [f"  {entry.step.name}: {entry.problem}"] if entry.problem else []
        lines += [f"  {entry.step.name}: {name} failed" for name in entry.counts.failures]
    passed = sum(entry.counts.passed for entry in outcomes)
    failed = sum(entry.counts.failed or int(entry.has_failed) for entry in outcomes)
    skipped = sum(entry.counts.skipped for entry in outcomes)
    lines.append(f"{passed + sum(entry.counts.failed for entry in outcomes)} tests ran in {len(outcomes)} steps, {skipped} skipped.")
    lines.append(f"{passed} passed, {failed} failed")
    return "\n".join(lines)


class _TimeLimit:
    """Stops a process and what it started once its time is over."""

    def __init__(self, process: subprocess.Popen, seconds: float):
        self.has_fired = False
        self._process = process
        self._timer = threading.Timer(seconds, self._stop)
        self._timer.daemon = True
        self._timer.start()

    def cancel(self) -> None:
        self._timer.cancel()

    def _stop(self) -> None:
        self.has_fired = True
        os.killpg(self._process.pid, signal.SIGKILL)
