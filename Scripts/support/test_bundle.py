"""The package's tests as a program: built once, then run as often as wanted without the package manager."""

import os
import re
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from .load import run_command
from .repeated import Run, event_outcomes, printed_lines, written_logs, xctest_outcomes


@dataclass(frozen=True)
class Selection:
    """Which tests are meant, as regular expressions on their names; all where nothing is said."""

    filters: tuple[str, ...] = ()
    skips: tuple[str, ...] = ()

    @property
    def arguments(self) -> list[str]:
        return [*(word for name in self.filters for word in ("--filter", name)), *(word for name in self.skips for word in ("--skip", name))]

    def holds(self, test: str) -> bool:
        is_wanted = not self.filters or any(re.search(pattern, test) for pattern in self.filters)
        return is_wanted and not any(re.search(pattern, test) for pattern in self.skips)


@dataclass(frozen=True)
class TestBundle:
    path: Path
    folder: Path
    """The package, in which tests expect to run."""

    @staticmethod
    def built(repository: Path, options: list[str] = []) -> "TestBundle | None":
        """Builds the tests and finds their bundle; None when the build fails, which has said why."""
        if run_command(["swift", "build", "--build-tests", *options], cwd=repository) != 0:
            return None
        asked = ["swift", "build", "--show-bin-path", *options]
        folder = Path(subprocess.run(asked, cwd=repository, capture_output=True, text=True, check=True).stdout.strip())
        bundles = list(folder.glob("*PackageTests.xctest"))
        if len(bundles) != 1:
            raise FileNotFoundError(f"{len(bundles)} test bundles are in {folder}, not one; remove the folder and build again")
        return TestBundle(bundles[0], repository)

    def run(self, selection: Selection, output: Path, environment: dict[str, str] = {}, patience: float | None = None) -> Run:
        """Runs Swift Testing's and XCTest's tests; all that they say beside is appended to `output`.

        Either is ended after `patience` seconds.
        """
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            environment = os.environ | {"TOPDOWN_LOGS": str(folder / "logs")} | environment
            run = self._swift_testing(selection, folder, output, environment, patience)
            if cases := self._xctest_cases(selection, environment):
                run = run.joined(self._xctest(cases, folder, output, environment, patience))
            logs = folder / "logs"
            return run.joined(Run(logs=written_logs(logs.read_bytes()))) if logs.exists() else run

    def _swift_testing(
        self, selection: Selection, folder: Path, output: Path, environment: dict[str, str], patience: float | None
    ) -> Run:
        events = folder / "events.jsonl"
        command = ["--testing-library", "swift-testing", "--event-stream-output-path", str(events), *selection.arguments]
        status, printed = self._run(command, folder, output, environment, patience)
        outcomes = event_outcomes(events.read_text(encoding="utf-8")) if events.exists() else {}
        return Run(status, outcomes, printed_lines(printed))

    def _xctest_cases(self, selection: Selection, environment: dict[str, str]) -> list[str]:
        listed = subprocess.run([self.path, "--list-tests"], cwd=self.folder, env=environment, capture_output=True, text=True)
        names = [line.strip() for line in listed.stdout.splitlines() if "/" in line]
        return [name for name in names if selection.holds(name)]

    def _xctest(
        self, cases: list[str], folder: Path, output: Path, environment: dict[str, str], patience: float | None
    ) -> Run:
        status, printed = self._run([",".join(cases)], folder, output, environment, patience)
        return Run(status, xctest_outcomes(printed), printed_lines(printed))

    def _run(
        self, arguments: list[str], folder: Path, output: Path, environment: dict[str, str], patience: float | None
    ) -> tuple[int, str]:
        printed = folder / "printed"
        with printed.open("w") as standard_output, output.open("a") as errors:
            status = run_command(
                [str(self.path), *arguments], patience, cwd=self.folder, env=environment, stdout=standard_output, stderr=errors)
        text = printed.read_text(encoding="utf-8", errors="replace")
        with output.open("a") as errors:
            errors.write(text)
        return status, text
