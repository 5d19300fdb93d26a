import unittest
from contextlib import redirect_stdout
from io import StringIO

from support.bars import Bar, told


class BarTests(unittest.TestCase):
    def test_what_is_under_its_bar_passes(self):
        output = StringIO()
        with redirect_stdout(output):
            code = told([Bar("show", 64.25, 100, "ms")])

        self.assertEqual(code, 0)
        self.assertEqual(output.getvalue(), "show: 64.2 ms, under the bar of 100 ms\n")

    def test_one_that_is_not_kept_fails_all(self):
        output = StringIO()
        with redirect_stdout(output):
            code = told([Bar("show", 64, 100, "ms"), Bar("pictures", 10, 10, "s")])

        self.assertEqual(code, 1)
        self.assertIn("pictures: 10.0 s, NOT UNDER the bar of 10 s", output.getvalue())
