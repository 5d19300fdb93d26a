import sys
import tempfile
import unittest
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from support.test_run import (
    Counts,
    Outcome,
    Step,
    closing_line_counts,
    compiler_warnings,
    outcome,
    plain_counts,
    run_step,
    summary,
    unittest_counts,
    xunit_counts,
    xunit_reader,
)

XUNIT = """<?xml version="1.0" encoding="UTF-8"?>
<testsuites><testsuite name="TestResults" errors="0" tests="3" failures="2" skipped="1">
  <testcase classname="ATests.S" name="bad()"><failure message="a" /><failure message="b" /></testcase>
  <testcase classname="ATests.S" name="skipped()"><skipped>why</skipped></testcase>
  <testcase classname="ATests.S" name="ok()" time="0.001" />
</testsuite></testsuites>
"""


def step(reader=plain_counts, command=("true",), **options) -> Step:
    return Step("some", list(command), Path("."), reader, **options)


class CountsTests(unittest.TestCase):
    def test_a_test_with_two_failures_counts_once(self):
        self.assertEqual(xunit_counts(XUNIT), Counts(passed=1, failed=1, skipped=1, failures=("ATests.S/bad()",)))

    def test_a_report_of_an_earlier_run_is_not_read(self):
        with tempfile.NamedTemporaryFile("w", suffix=".xml", delete=False) as file:
            file.write(XUNIT)

        self.assertIsNone(xunit_reader(Path(file.name))(""))

    def test_the_report_is_found_by_either_name_and_xctest_is_added(self):
        output = "Test Case 'X.testA' passed (0.1 seconds)\nTest Case 'X.testB' failed (0.1 seconds)\n"
        for name in ("package.xml", "package-swift-testing.xml"):
            with tempfile.TemporaryDirectory() as folder:
                read = xunit_reader(Path(folder) / "package.xml")
                (Path(folder) / name).write_text(XUNIT, encoding="utf-8")

                self.assertEqual(read(output), Counts(2, 2, 1, ("ATests.S/bad()", "X.testB")))

    def test_a_report_that_a_crash_cut_off_says_nothing(self):
        with tempfile.TemporaryDirectory() as folder:
            read = xunit_reader(Path(folder) / "package.xml")
            (Path(folder) / "package.xml").write_text(XUNIT[:120], encoding="utf-8")

            self.assertIsNone(read(""))

    def test_unittest_failures_and_errors_are_failures(self):
        output = "FAIL: test_a (x.T)\nERROR: test_b (x.T)\nRan 5 tests in 0.1s\n\nFAILED (failures=1, errors=1, skipped=1)\n"

        self.assertEqual(unittest_counts(output), Counts(2, 2, 1, ("test_a", "test_b")))

    def test_the_last_plain_line_counts(self):
        self.assertEqual(plain_counts("1 passed, 0 failed\nFAILED: open\n7 passed, 1 failed\n"), Counts(7, 1, 0, ("open",)))

    def test_the_closing_lines_of_several_runs_are_summed(self):
        output = "✔ Test run with 3 tests in 1 suite passed after 0.1 seconds.\n✔ Test run with 1 test passed after 0.1 seconds.\n"

        self.assertEqual(closing_line_counts(output), Counts(4))

    def test_a_failed_closing_line_is_a_failure(self):
        output = "✘ Test run with 3 tests in 1 suite failed after 0.1 seconds with 4 issues.\n"

        self.assertEqual(closing_line_counts(output), Counts(2, 1))

    def test_a_line_with_more_on_it_is_no_count(self):
        self.assertIsNone(plain_counts("so 7 passed, 0 failed\n"))


class OutcomeTests(unittest.TestCase):
    def test_passed_tests_do_not_excuse_a_bad_exit_status(self):
        self.assertEqual(outcome(step(), "3 passed, 0 failed\n", status=1).problem, "exit status 1")

    def test_a_failed_test_fails_whatever_the_exit_status(self):
        self.assertTrue(outcome(step(), "3 passed, 1 failed\n", status=0).has_failed)

    def test_a_step_that_ran_nothing_fails(self):
        self.assertEqual(outcome(step(), "0 passed, 0 failed\n", status=0).problem, "ran no test")

    def test_a_step_that_does_not_say_what_it_ran_fails(self):
        self.assertEqual(outcome(step(), "fine\n", status=0).problem, "says nowhere how many tests it ran")

    def test_a_warning_fails_a_build(self):
        output = "/p/Sources/A.swift:3:5: warning: unused\nCompiling\n/p/Sources/A.swift:3:5: warning: unused\n"

        result = outcome(step(None, is_warning_free=True), output, status=0)

        self.assertEqual(result.problem, "1 warnings, the first: /p/Sources/A.swift:3:5: warning: unused")

    def test_the_package_managers_own_warnings_count_too(self):
        self.assertEqual(compiler_warnings("warning: 'p': found 1 file(s) which are unhandled\n"), ["warning: 'p': found 1 file(s) which are unhandled"])


class RunTests(unittest.TestCase):
    def run_quietly(self, some: Step) -> tuple[Outcome, str]:
        shown = StringIO()
        with redirect_stdout(shown):
            result = run_step(some)
        return result, shown.getvalue()

    def test_a_steps_output_is_shown_and_counted(self):
        result, shown = self.run_quietly(step(command=[sys.executable, "-c", "print('2 passed, 0 failed')"]))

        self.assertIn("2 passed, 0 failed", shown)
        self.assertFalse(result.has_failed)
        self.assertEqual(result.counts.passed, 2)

    def test_a_command_that_is_missing_fails(self):
        result, _ = self.run_quietly(step(command=["Scripts/no-such-script"]))

        self.assertIn("could not be started", result.problem)

    def test_a_step_that_does_not_end_is_stopped_and_fails(self):
        result, _ = self.run_quietly(step(command=["sleep", "600"], minutes=0))

        self.assertEqual(result.problem, "did not end within 0 minutes and was stopped")


class SummaryTests(unittest.TestCase):
    def test_the_totals_stand_alone_on_the_last_line(self):
        text = summary([Outcome(step(), Counts(3, 0, 1), 1), Outcome(step(), Counts(4, 2, 0, ("a", "b")), 1)])

        self.assertEqual(text.splitlines()[-2:], ["9 tests ran in 2 steps, 1 skipped.", "7 passed, 2 failed"])

    def test_a_failed_check_counts_as_one_failure(self):
        text = summary([Outcome(step(), Counts(3), 1), Outcome(step(None), Counts(), 1, "exit status 1")])

        self.assertEqual(text.splitlines()[-1], "3 passed, 1 failed")

    def test_failed_tests_are_named(self):
        self.assertIn("  some: ATests.S/bad() failed", summary([Outcome(step(), xunit_counts(XUNIT), 1)]))
