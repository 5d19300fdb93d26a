import re
import unittest
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]


class VocabularyTests(unittest.TestCase):
    def test_a_report_has_a_column_for_each_common_name_of_a_scenario(self):
        names = (REPOSITORY / "Sources/TopdownScenarios/Scenarios/ScenarioName.swift").read_text(encoding="utf-8")
        report = (REPOSITORY / "Sources/TopdownGallery/Report/Report.swift").read_text(encoding="utf-8")
        members = re.findall(r'public static let (\w+): ScenarioName = "(\w+)"', names)
        columns = re.search(r"static let vocabulary = \[(.*?)\]", report)

        # The command knows nothing of views, so that it can't read the type.
        self.assertEqual([name for _, name in members], re.findall(r'"(\w+)"', columns[1]))
        self.assertEqual([member for member, _ in members], [name for _, name in members])
        self.assertIn("loaded", columns[1])
