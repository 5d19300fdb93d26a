import os
import re
import subprocess
import tempfile
import unittest
from pathlib import Path

from support.manifest import read_manifest

REPOSITORY = Path(__file__).resolve().parents[2]
CONDITION = "#if canImport(Darwin)"


class AppleHostTests(unittest.TestCase):
    """What a Mac makes of the manifest and of the tests that are skipped there, played on Linux."""

    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        cls.folder = Path(temporary.name)
        manifest = (REPOSITORY / "Package.swift").read_text(encoding="utf-8")
        assert manifest.count(CONDITION) == 1, f"{CONDITION} is what this test replaces"
        # No toolchain of Apple's holds SwiftSyntax beside its compiler: the manifest must not look for it there.
        manifest = manifest.replace(CONDITION, "#if true").replace("SwiftSyntax.swiftmodule", "NotThere.swiftmodule")
        package = cls.folder / "topdown"
        package.mkdir()
        (package / "Package.swift").write_text(manifest, encoding="utf-8")
        for name in ["Sources", "Tests"]:
            (package / name).symlink_to(REPOSITORY / name)
        cls.dump = subprocess.run(
            ["swift", "package", "dump-package"], cwd=package, check=True, capture_output=True, text=True
        ).stdout
        cls.apple = read_manifest(package)
        cls.linux = read_manifest(REPOSITORY)

    def test_what_builds_on_apples_swiftui_remains(self):
        self.assertEqual(
            sorted(self.apple.targets),
            [
                "LinuxOnlyTests",
                "TopdownEvidence",
                "TopdownEvidenceTests",
                "TopdownNetworking",
                "TopdownNetworkingTests",
                "TopdownProperties",
                "TopdownPropertiesTests",
                "TopdownScenarios",
                "TopdownScenariosTests",
            ],
        )
        self.assertEqual(
            self.apple.products,
            {"Topdown": ("TopdownScenarios",), "TopdownTesting": ("TopdownEvidence", "TopdownProperties", "TopdownNetworking")},
        )

    def test_each_target_has_its_folder(self):
        missing = [target.folder for target in self.apple.targets.values() if not (REPOSITORY / target.folder).is_dir()]

        self.assertEqual(missing, [])

    def test_no_flag_is_unsafe_there(self):
        self.assertIn("unsafeFlags", (REPOSITORY / "Package.swift").read_text(encoding="utf-8"))
        self.assertNotIn("unsafeFlags", self.dump)

    def test_what_is_left_out_shows_as_skipped_with_the_command_that_runs_it(self):
        left_out = {name for name, target in self.linux.targets.items() if target.kind == "test"} - set(self.apple.targets)

        skipped = self.skipped_tests([REPOSITORY / "Tests/LinuxOnlyTests"])

        self.assertEqual(set(skipped), left_out)
        for reason in skipped.values():
            self.assertIn('docker run --rm -v "$PWD":/code -w /code swift:6.3', reason)
            self.assertIn("Scripts/run-tests package", reason)

    def test_the_examples_stage_tests_show_as_skipped_with_their_command(self):
        files = [file for file in (REPOSITORY / "Examples/Tests").rglob("*.swift") if CAN_STAGE in file.read_text(encoding="utf-8")]
        self.assertTrue(files)

        for folder in sorted({file.parent for file in files}):
            suites = [file.stem for file in files if file.parent == folder and file.stem != "NeedsStage"]
            skipped = self.skipped_tests([file for file in files if file.parent == folder])
            self.assertEqual(set(skipped), set(suites))
            for reason in skipped.values():
                self.assertIn("Scripts/run-tests examples", reason)

    def skipped_tests(self, sources: list[Path]) -> dict[str, str]:
        """The tests of `sources`, in a package without a stage, and why each was skipped."""
        with tempfile.TemporaryDirectory(dir=self.folder) as folder:
            tests = Path(folder) / "Tests/SkippedTests"
            tests.mkdir(parents=True)
            for source in sources:
                (tests / source.name).symlink_to(source)
            (Path(folder) / "Package.swift").write_text(SKIPPED, encoding="utf-8")
            environment = {key: value for key, value in os.environ.items() if not key.startswith("SWIFT_TESTING")}
            output = subprocess.run(
                ["swift", "test", "--disable-xctest"], cwd=folder, capture_output=True, text=True, env=environment
            )
        text = output.stdout + output.stderr
        self.assertEqual(output.returncode, 0, text)
        self.assertNotIn(" passed after", re.sub(r"(Suite|Test run) .*", "", text))
        return dict(re.findall(r"Test (\S+) skipped: \"(.*)\"", re.sub(r'Test "(\S+)"', r"Test \1", text)))


CAN_STAGE = "canImport(TopdownStage)"

SKIPPED = """// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "skipped", targets: [.testTarget(name: "SkippedTests")], swiftLanguageModes: [.v6])
"""

if __name__ == "__main__":
    unittest.main()
