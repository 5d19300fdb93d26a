import re
import subprocess
import unittest
from pathlib import Path

from support.readme import console_examples, example_files, is_output, is_shown_in, shown_failure, slip

REPOSITORY = Path(__file__).resolve().parents[2]


class ReadmeTests(unittest.TestCase):
    def test_blocks_that_name_their_file_are_the_example(self):
        markdown = (
            "```swift\n// swift-tools-version: 6.2\nimport PackageDescription\n```\n\n```swift\n// Sources/Shelf/Shelf.swift\nimport SwiftUI\n```\n\n"
            "```swift\nlet other = 1\n```\n\n```\n// Sources/No.swift\n```\n"
        )

        files = example_files(markdown)

        self.assertEqual(list(files), ["Package.swift", "Sources/Shelf/Shelf.swift"])
        self.assertIn("import SwiftUI", files["Sources/Shelf/Shelf.swift"])

    def test_the_readme_has_a_whole_example(self):
        done = subprocess.run([REPOSITORY / "Scripts/prove-readme", "--print"], capture_output=True, text=True)

        self.assertEqual((done.returncode, done.stderr), (0, ""))

    def test_the_slip_that_a_sentence_names_is_made_in_the_sources_only(self):
        files = {"Sources/A.swift": "Toggle(isOn: $on)\n", "Sources/B.swift": "other\n", "Tests/C.swift": "isOn: $on\n"}

        slipped = slip("Had the feature said `isOn: .constant(false)`\nwhere it says `isOn: $on`, …", files)

        self.assertEqual(slipped, {"Sources/A.swift": "Toggle(isOn: .constant(false))\n"})
        with self.assertRaisesRegex(ValueError, "nowhere says isOn: \\$gone"):
            slip("Had the feature said `x` where it says `isOn: $gone`", files)

    def test_a_shown_failure_is_compared_without_symbols_and_times(self):
        shown = "✘ Test a() recorded an issue\n↳ expected  actual\n    >  one  two\n✘ Test a() failed after 0.010 seconds\n"
        output = "Building\n✘ Test a() recorded an issue\n↳ expected  actual\n\n    >  one  two\n✘ Test a() failed after 1.5 seconds\nEnd\n"

        self.assertTrue(is_shown_in(shown, output))
        self.assertFalse(is_shown_in(shown, output.replace("two", "three")))
        self.assertFalse(is_shown_in("", output))

    def test_the_readme_shows_the_failure_of_a_slip_that_its_example_can_make(self):
        markdown = (REPOSITORY / "README.md").read_text(encoding="utf-8")

        self.assertEqual(list(slip(markdown, example_files(markdown))), ["Sources/Shelf/Shelf.swift"])
        self.assertIn("sortByAuthor true", shown_failure(markdown))

    def test_shown_commands_come_with_the_lines_below_them(self):
        markdown = '```console\n$ topdown show A/b --tap "Try again"\nscreen\n\nlog: none\n$ topdown list\n…\n```\n'

        examples = console_examples(markdown)

        self.assertEqual(examples, [(["show", "A/b", "--tap", "Try again"], ["screen", "", "log: none"]), (["list"], ["…"])])

    def test_an_output_is_the_shown_lines_with_others_where_dots_stand(self):
        self.assertTrue(is_output(["a", "b"], ["a", "b"]))
        self.assertFalse(is_output(["a", "b"], ["a", "b", "c"]))
        self.assertTrue(is_output(["…", "b", "…", "d"], ["a", "b", "c", "c", "d"]))
        self.assertTrue(is_output(["a", "…"], ["a"]))
        self.assertFalse(is_output(["…", "c", "b"], ["a", "b", "c"]))

    def test_links_of_the_documents_lead_somewhere(self):
        for document in [*REPOSITORY.glob("*.md"), *REPOSITORY.glob("Documentation/**/*.md")]:
            for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", document.read_text(encoding="utf-8")):
                if not link.startswith("http"):
                    self.assertTrue((document.parent / link).exists(), f"{document.name}: {link}")
