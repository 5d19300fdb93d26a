import subprocess
import tempfile
import unittest
from pathlib import Path

CHECK = Path(__file__).resolve().parents[1] / "check-format"


class CheckFormatTests(unittest.TestCase):
    def check(self, source: str) -> subprocess.CompletedProcess:
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "Some.swift"
            file.write_text(source, encoding="utf-8")
            return subprocess.run([CHECK, file], capture_output=True, text=True)

    def test_formatted_source_passes(self):
        self.assertEqual(self.check("struct Some {\n  var x = 1\n}\n").returncode, 0)

    def test_four_spaces_fail(self):
        done = self.check("struct Some {\n    var x = 1\n}\n")

        self.assertEqual(done.returncode, 1)
        self.assertIn("run `make format`", done.stderr)

    def test_a_line_of_131_characters_fails_and_one_of_130_does_not(self):
        for length, status in [(130, 0), (131, 1)]:
            name = "x" * (length - len("let  = 1"))
            self.assertEqual(self.check(f"let {name} = 1\n").returncode, status, length)
