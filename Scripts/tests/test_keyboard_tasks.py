import re
import unittest
from pathlib import Path

SUPPORT = Path(__file__).resolve().parents[1] / "support"


class KeyboardAloneTests(unittest.TestCase):
    def test_no_script_presses_focuses_or_leaves_anything(self):
        """What a script does for the keyboard, the keyboard need not be able to do."""
        for name in ("keyboard_tasks.py", "page_audit.py", "page_audit.js"):
            helped = re.findall(r".*(?:\.(?:click|blur|focus|submit)\(|dispatchEvent|browser\.(?:click|type)\().*", (SUPPORT / name).read_text())

            self.assertEqual(helped, [], name)
