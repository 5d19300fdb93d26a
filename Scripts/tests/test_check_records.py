import subprocess
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).resolve().parents[1] / "check-records"


class CheckRecordsTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.tests = Path(folder.name) / "Tests"
        self.journal = Path(folder.name) / "read.txt"

    def record(self, name: str) -> Path:
        file = self.tests / "LibraryTests/.records/ShelfTests" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text("load\n", encoding="utf-8")
        return file

    def check(self) -> subprocess.CompletedProcess:
        return subprocess.run([CHECK, self.journal, self.tests], capture_output=True, text=True)

    def test_records_that_were_all_read_pass(self):
        self.journal.write_text(f"{self.record('a.txt')}\n{self.record('b.txt')}\n", encoding="utf-8")

        done = self.check()

        self.assertEqual((done.returncode, done.stdout), (0, "records: each of 2 was read\n"))

    def test_a_picture_that_no_test_read_fails_too(self):
        self.journal.write_text(f"{self.record('a.txt')}\n", encoding="utf-8")
        self.record("gone.png")

        done = self.check()

        self.assertEqual((done.returncode, done.stdout), (1, "records: 1 stale\n"))

    def test_a_record_that_no_test_read_fails_and_is_named(self):
        self.journal.write_text(f"{self.record('a.txt')}\n", encoding="utf-8")
        stale = self.record("gone.txt").resolve()

        done = self.check()

        self.assertEqual((done.returncode, done.stdout), (1, "records: 1 stale\n"))
        self.assertEqual(done.stderr, f"{stale}: no test reads this record; delete it, or run all tests before this check\n")

    def test_a_run_that_noted_nothing_fails(self):
        self.record("a.txt")

        done = self.check()

        self.assertEqual(done.returncode, 1)
        self.assertIn("run all tests with TOPDOWN_RECORDS_READ set to it", done.stderr)
