import importlib.machinery
import importlib.util
import unittest
from collections import Counter
from pathlib import Path

from support.repeated import Run
from support.sanitizers import SANITIZERS, summaries

SCRIPTS = Path(__file__).resolve().parents[1]
RACE = "SUMMARY: ThreadSanitizer: data race A.swift:3 in f"


def load_sanitize():
    loader = importlib.machinery.SourceFileLoader("sanitize", str(SCRIPTS / "sanitize"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("sanitize", loader))
    loader.exec_module(module)
    return module


class SummaryTests(unittest.TestCase):
    def test_equal_reports_are_counted_together(self):
        text = f"WARNING\n{RACE}\nSUMMARY: AddressSanitizer: 9 byte(s) leaked in 1 allocation(s).\n{RACE}\n"

        self.assertEqual(
            summaries(text),
            Counter({"ThreadSanitizer: data race A.swift:3 in f": 2, "AddressSanitizer: 9 byte(s) leaked in 1 allocation(s).": 1}),
        )


class SuppressionTests(unittest.TestCase):
    def test_each_suppression_stands_below_a_comment_that_says_whose_it_is(self):
        for name in ("thread-sanitizer.txt", "leak-sanitizer.txt"):
            previous = ""
            for line in (SCRIPTS / "support" / name).read_text(encoding="utf-8").splitlines():
                if line and not line.startswith("#"):
                    self.assertTrue(previous.startswith("#"), f"{name}: {line}")
                previous = line

    def test_the_files_that_the_sanitizers_are_told_exist(self):
        for sanitizer in SANITIZERS.values():
            for options in sanitizer.options.values():
                for option in options.split(":"):
                    if option.startswith("suppressions="):
                        self.assertTrue(Path(option.removeprefix("suppressions=")).is_file(), option)


class OutcomeTests(unittest.TestCase):
    def sanitize(self, result: Run, reports: str, folder: Path) -> tuple[int, str]:
        return load_sanitize().verdict(SANITIZERS["thread"], result, reports, folder)

    def test_tests_that_pass_without_a_report_are_clean(self):
        self.assertEqual(self.sanitize(Run(0, {"a": "passed"}), "", Path("f")), (0, "ThreadSanitizer: 1 passed, nothing is reported"))

    def test_a_report_fails_though_all_tests_pass(self):
        self.assertEqual(
            self.sanitize(Run(0, {"a": "passed"}), RACE, Path("f")),
            (
                1,
                "1 times: ThreadSanitizer: data race A.swift:3 in f\n"
                "ThreadSanitizer: 1 passed, exit status 0, 1 reports; all is in f",
            ),
        )

    def test_a_failed_test_and_a_crash_fail_without_a_report(self):
        failed, crashed = Run(1, {"a": "failed\n  no", "b": "passed"}), Run(139, {"b": "passed"})

        self.assertEqual(
            self.sanitize(failed, "", Path("f")), (1, "a: failed\n  no\nThreadSanitizer: 1 passed, exit status 1, 0 reports; all is in f")
        )
        self.assertEqual(self.sanitize(crashed, "", Path("f"))[0], 1)

    def test_a_run_without_a_test_is_not_clean(self):
        self.assertEqual(self.sanitize(Run(), "", Path("f"))[0], 1)
