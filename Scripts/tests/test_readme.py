import re
import subprocess
import unittest
from pathlib import Path

from support.readme import example_files

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

    def test_links_of_the_documents_lead_somewhere(self):
        for document in [*REPOSITORY.glob("*.md"), *REPOSITORY.glob("Documentation/**/*.md")]:
            for link in re.findall(r"\]\(([^)#\s]+)[^)]*\)", document.read_text(encoding="utf-8")):
                if not link.startswith("http"):
                    self.assertTrue((document.parent / link).exists(), f"{document.name}: {link}")
