import importlib.machinery
import importlib.util
import json
import tempfile
import unittest
from collections import Counter
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from threading import Barrier

from support.kept_runs import KeptRuns
from support.repeated import Run, differences, event_outcomes, printed_lines, without_chance, written_logs, xctest_outcomes
from support.test_bundle import Selection

SCRIPTS = Path(__file__).resolve().parents[1]


def load_repeat_tests():
    loader = importlib.machinery.SourceFileLoader("repeat_tests", str(SCRIPTS / "repeat-tests"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("repeat_tests", loader))
    loader.exec_module(module)
    return module


def stream(*records: tuple[str, dict]) -> str:
    return "\n".join(json.dumps({"kind": kind, "payload": payload}) for kind, payload in records)


def test(name: str, kind: str = "function") -> tuple[str, dict]:
    return "test", {"id": name, "kind": kind}


def event(kind: str, name: str, text: str = "", **more) -> tuple[str, dict]:
    return "event", {"kind": kind, "testID": name, "messages": [{"text": text}], **more}


class EventTests(unittest.TestCase):
    def test_functions_that_ended_without_an_issue_passed_and_suites_do_not_count(self):
        text = stream(test("S", "suite"), test("S/a"), event("testEnded", "S/a"), event("testEnded", "S"))

        self.assertEqual(event_outcomes(text), {"S/a": "passed"})

    def test_an_issue_fails_a_test_unless_it_is_known_and_is_told_either_way(self):
        text = stream(
            test("a"), test("b"),
            event("issueRecorded", "a", "3 == 4", issue={"isKnown": False}), event("testEnded", "a"),
            event("issueRecorded", "b", "later", issue={"isKnown": True}), event("testEnded", "b"),
        )  # fmt: skip

        self.assertEqual(event_outcomes(text), {"a": "failed\n  3 == 4", "b": "passed\n  later"})

    def test_skipped_tests_and_those_that_a_crash_cut_off_are_told_apart(self):
        text = stream(test("a"), test("b"), event("testSkipped", "a"), event("testStarted", "b"))

        self.assertEqual(event_outcomes(text), {"a": "skipped", "b": "did not end"})


class OutputTests(unittest.TestCase):
    XCTEST = "Test Suite 'All tests' started at 1\nTest Case 'A.testB' started at 1\nbegin\nTest Case 'A.testB' passed (0.1 seconds)\n"

    def test_xctests_cases_have_an_outcome(self):
        self.assertEqual(xctest_outcomes(self.XCTEST), {"XCTest A.testB": "passed"})

    def test_what_xctest_says_itself_is_no_printed_line(self):
        self.assertEqual(printed_lines(self.XCTEST), Counter(["begin"]))

    def test_logs_that_are_written_at_the_same_time_are_told_apart(self):
        content = b"1.0xa\x001.0xb\x001.0xa\tsave\x001.0xb\tload\x001.0xa\tsaved\x00"

        self.assertEqual(written_logs(content), Counter([("save", "saved"), ("load",)]))

    def test_an_address_that_is_used_again_is_another_log(self):
        self.assertEqual(written_logs(b"1.0xa\x001.0xa\tx\x001.0xa\x001.0xa\tx\x00"), Counter({("x",): 2}))

    def test_what_differs_by_nature_is_left_out(self):
        text = "UUID 6F9619FF-8B86-D011-B42D-00CF4FC964FF at 0x7f00deadbeef in /tmp/x1/y.png after 0.013 seconds"

        self.assertEqual(without_chance(text), "UUID UUID at ADDRESS in /tmp/FILE after SECONDS")

    def test_an_instant_of_a_simulation_stays(self):
        self.assertEqual(without_chance("3.5 seconds  task"), "3.5 seconds  task")


class DifferencesTests(unittest.TestCase):
    def test_runs_that_say_the_same_in_another_order_do_not_differ(self):
        first = Run(0, {"a": "passed", "b": "passed"}, Counter(["x", "y"]), Counter([("l",)]))
        other = Run(0, {"b": "passed", "a": "passed"}, Counter(["y", "x"]), Counter([("l",)]))

        self.assertEqual(differences(first, other), [])

    def test_each_kind_of_difference_is_told(self):
        first = Run(0, {"a": "passed", "b": "passed"}, Counter(["24 schedules"]), Counter([("save", "load")]))
        other = Run(1, {"a": "failed\n  no"}, Counter(["23 schedules"]), Counter([("load", "save")]))

        self.assertEqual(
            differences(first, other),
            [
                "a\n  in the first run: passed\n  in this run: failed\n  no",
                "b\n  in the first run: passed\n  in this run: was not run",
                "printed 0 times in the first run, 1 times in this one: 23 schedules",
                "printed 1 times in the first run, 0 times in this one: 24 schedules",
                "logged 0 times in the first run, 1 times in this one: \n  load\n  save",
                "logged 1 times in the first run, 0 times in this one: \n  save\n  load",
                "exit status 0 in the first run, 1 in this one",
            ],
        )


class RepeatTests(unittest.TestCase):
    def repeat(self, *runs: Run) -> tuple[int, str]:
        said, left = StringIO(), list(runs)
        with redirect_stdout(said), redirect_stderr(said):
            status = load_repeat_tests().repeat(len(runs), lambda lane: left.pop(0), clock=lambda: 0)
        return status, said.getvalue()

    def test_runs_that_say_the_same_pass_with_a_line_each(self):
        run = Run(0, {"a": "passed"}, Counter(["x"]), Counter([("l",), ()]))

        self.assertEqual(
            self.repeat(run, run),
            (
                0,
                "1 of 2: 1 passed, the first, 0 s\n2 of 2: 1 passed, the same, 0 s\n"
                "2 runs said the same: 1 tests passed, 2 logs, 1 printed lines\n",
            ),
        )

    def test_the_first_difference_ends_it(self):
        status, said = self.repeat(Run(0, {"a": "passed"}), Run(0, {"a": "passed"}, Counter(["x"])), Run(0, {"a": "passed"}))

        self.assertEqual(status, 1)
        self.assertTrue(said.endswith("2 of 3: 1 passed, not the same:\n\nprinted 0 times in the first run, 1 times in this one: x\n"))

    def test_runs_at_once_have_a_lane_each(self):
        both, lanes = Barrier(2, timeout=60), []

        def run_once(lane: int) -> Run:
            both.wait()
            lanes.append(lane)
            return Run(0, {"a": "passed"})

        with redirect_stdout(StringIO()) as said:
            status = load_repeat_tests().repeat(4, run_once, at_once=2, clock=lambda: 0)

        self.assertEqual(status, 0, said.getvalue())
        self.assertEqual(sorted(lanes), [1, 1, 2, 2])

    def test_a_first_run_that_failed_or_ran_nothing_is_not_compared_with(self):
        self.assertEqual(self.repeat(Run(1, {"a": "failed"}), Run()), (1, "1 of 2: 0 passed, and these did not:\n  a: failed\n"))
        self.assertIn("no other test ran", self.repeat(Run(), Run())[1])
        self.assertIn("but the exit status is 139", self.repeat(Run(139, {"a": "passed"}), Run())[1])


    def test_runs_are_gone_on_with(self):
        first = Run(0, {"a": "passed"})
        left, told = [Run(0, {"a": "passed"}), Run(0, {"a": "failed"})], []

        with redirect_stdout(StringIO()) as said, redirect_stderr(said):
            keep = lambda first, count: told.append(count)
            status = load_repeat_tests().repeat(5, lambda lane: left.pop(0), first=first, before=3, keep=keep, clock=lambda: 0)

        self.assertEqual((status, told), (1, [4]))
        self.assertTrue(said.getvalue().startswith("3 of 5 said the same before\n4 of 5: 1 passed, the same, 0 s\n5 of 5: 0 passed, not the same:"))


class KeptRunsTests(unittest.TestCase):
    FIRST = Run(0, {"a": "passed"}, Counter({"x": 2}), Counter({("load", "show"): 3, (): 1}))

    def kept(self, folder: str, content: bytes = b"tests", what: list[str] = []) -> KeptRuns:
        bundle = Path(folder) / "bundle"
        bundle.write_bytes(content)
        return KeptRuns.of(bundle, what, Path(folder) / "kept.json")

    def test_what_is_kept_comes_back(self):
        with tempfile.TemporaryDirectory() as folder:
            self.assertEqual(self.kept(folder).read(), (None, 0))
            self.kept(folder).write(self.FIRST, 7)

            self.assertEqual(self.kept(folder).read(), (self.FIRST, 7))

    def test_runs_of_another_bundle_or_selection_are_not_gone_on_with(self):
        with tempfile.TemporaryDirectory() as folder:
            self.kept(folder).write(self.FIRST, 7)

            self.assertEqual(self.kept(folder, b"other tests").read(), (None, 0))
            self.assertEqual(self.kept(folder, what=["--filter", "A"]).read(), (None, 0))


class SelectionTests(unittest.TestCase):
    def test_a_name_has_to_match_a_filter_and_no_skip(self):
        selection = Selection(("Simulate", "Clock"), ("XCTest",))

        self.assertEqual([selection.holds(name) for name in ("SimulateTests/a", "XCTestSimulate/b", "Other/c")], [True, False, False])
        self.assertEqual(selection.arguments, ["--filter", "Simulate", "--filter", "Clock", "--skip", "XCTest"])
