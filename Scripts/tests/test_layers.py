import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from support.layers import UnreadableTable, problems_of_imports, problems_of_manifest, problems_of_rules, read_rules
from support.manifest import Manifest, Target

REPOSITORY = Path(__file__).resolve().parents[2]

TABLE = """# Layers

## Targets

| Target | May import | From outside | Holds |
|---|---|---|---|
| `tool` | `Upper` | `Foundation` `SwiftSyntax` | |
| `Upper` | `Lower` `Macros` | `Foundation` | |
| `Lower` | | `Foundation` | |
| `Macros` | | `SwiftSyntax` | |
| `CSystem` | | | |

- `Upper` → `Lower`

## Other
"""


def manifest(**changes) -> Manifest:
    targets = {
        "tool": Target("tool", "executable", "Sources/tool", frozenset({"Upper"})),
        "Upper": Target("Upper", "regular", "Sources/Upper", frozenset({"Lower", "Macros"})),
        "Lower": Target("Lower", "regular", "Sources/Lower", frozenset()),
        "Macros": Target("Macros", "macro", "Sources/Macros", frozenset()),
        "CSystem": Target("CSystem", "system", "Sources/CSystem", frozenset()),
        "UpperTests": Target("UpperTests", "test", "Tests/UpperTests", frozenset({"Upper"})),
    }
    return Manifest(targets | changes, {"Library": ("Upper",)})


class LayersTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.repository = Path(folder.name)
        self.write("Sources/Upper/A.swift", "import Lower\nimport Foundation\n")

    def write(self, path: str, text: str):
        file = self.repository / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def problems(self, table: str = TABLE, of: Manifest | None = None) -> list[str]:
        return problems_of_imports(self.repository, read_rules(table, "Targets"), of or manifest())

    def test_imports_that_point_down_are_in_order(self):
        self.write("Sources/tool/main.swift", "import Upper\nimport SwiftSyntax\n")

        self.assertEqual(self.problems(), [])

    def test_an_import_that_points_up_fails_with_its_line(self):
        self.write("Sources/Lower/B.swift", "import Foundation\n#if DEBUG\n@_spi(Runtime) import Upper\n#endif\n")

        self.assertEqual(
            self.problems(),
            ["Sources/Lower/B.swift:3: `Lower` imports `Upper`, which stands above it; move the code up, or hand the value in from above"],
        )

    def test_an_import_past_the_declared_edges_fails(self):
        self.write("Sources/tool/main.swift", "import Lower\n")

        self.assertEqual(
            self.problems(),
            ["Sources/tool/main.swift:1: `tool` imports `Lower`, which is not among what Documentation/Layers.md lets it import"],
        )

    def test_an_unknown_module_fails(self):
        self.write("Sources/Lower/B.swift", "import Alamofire\n")

        self.assertIn("`Lower` imports `Alamofire`, a module that its row", self.problems()[0])

    def test_swift_syntax_fails_where_the_row_does_not_name_it(self):
        self.write("Sources/Upper/B.swift", "internal import SwiftSyntax\n")

        self.assertIn("`Upper` imports `SwiftSyntax`", self.problems()[0])

    def test_a_test_may_import_what_it_depends_on_and_nothing_else_of_the_package(self):
        self.write("Tests/UpperTests/T.swift", "import Testing\n@testable import Upper\nimport Lower\n@testable import tool\n")

        self.assertEqual(
            self.problems(),
            ["Tests/UpperTests/T.swift:4: `UpperTests` imports `tool`, which Package.swift does not build before it; declare the dependency"],
        )

    def test_a_scan_that_misses_an_expected_edge_fails(self):
        self.write("Sources/Upper/A.swift", "import Foundation\n")

        self.assertEqual(
            self.problems(), ["`Upper` → `Lower` was not seen: the scan is blind, or the edge has gone from the code"]
        )

    def test_a_target_without_a_row_fails(self):
        extra = manifest(New=Target("New", "regular", "Sources/New", frozenset()))

        self.assertEqual(self.problems(of=extra), ["Package.swift: `New` has no row in Documentation/Layers.md; add one at its layer"])

    def test_a_row_without_a_target_fails(self):
        table = TABLE.replace("| `CSystem` |", "| `CSystem` `Gone` |")

        self.assertEqual(self.problems(table), ["Documentation/Layers.md: `Gone` is no target of Package.swift; remove its row"])

    def test_a_table_that_allows_an_edge_upwards_fails(self):
        rules = read_rules(TABLE.replace("| `Lower` | |", "| `Lower` | `Upper` |"), "Targets")

        self.assertEqual(
            problems_of_rules(rules),
            ["Documentation/Layers.md: `Lower` may import `Upper`, which does not stand below it; reorder the rows"],
        )

    def test_a_section_without_a_table_is_an_error_not_an_empty_rule(self):
        for heading in ["Other", "Nowhere"]:
            with self.assertRaises(UnreadableTable):
                read_rules(TABLE, heading)


class ManifestTests(unittest.TestCase):
    def problems(self, of: Manifest) -> list[str]:
        return problems_of_manifest(read_rules(TABLE, "Targets"), of, ["Library"])

    def test_a_library_over_macros_links_no_swift_syntax(self):
        self.assertEqual(self.problems(manifest()), [])

    def test_a_system_library_beneath_what_users_link_fails(self):
        lower = Target("Lower", "regular", "Sources/Lower", frozenset({"CSystem"}))

        self.assertIn(
            "Package.swift: users of `Library` would link the system library `CSystem`; move what needs it to the command",
            self.problems(manifest(Lower=lower)),
        )

    def test_a_declared_dependency_that_the_table_lacks_fails(self):
        lower = Target("Lower", "regular", "Sources/Lower", frozenset({"Upper"}))

        self.assertIn(
            "Package.swift: `Lower` depends on `Upper`, which Documentation/Layers.md does not let it import",
            self.problems(manifest(Lower=lower)),
        )

    def test_swift_syntax_beneath_what_users_link_fails(self):
        rules = read_rules(TABLE.replace("| `Lower` | | `Foundation` |", "| `Lower` | | `SwiftParser` |"), "Targets")

        self.assertEqual(
            problems_of_manifest(rules, manifest(), ["Library"]),
            ["Documentation/Layers.md: users of `Library` would link SwiftSyntax through `Lower`; tools and macros only"],
        )

    def test_a_missing_product_fails(self):
        self.assertEqual(
            problems_of_manifest(read_rules(TABLE, "Targets"), manifest(), ["Gone"]),
            ["Package.swift: the product `Gone` is missing"],
        )


class CommandTests(unittest.TestCase):
    def test_the_command_fails_on_a_package_whose_import_points_up(self):
        with tempfile.TemporaryDirectory() as folder:
            repository = Path(folder)
            (repository / "Package.swift").write_text(
                "// swift-tools-version: 6.2\nimport PackageDescription\n"
                'let package = Package(name: "p", targets: [.target(name: "Lower"), .target(name: "Upper", dependencies: ["Lower"])])\n'
            )
            for name, source in [("Lower", "import Upper\n"), ("Upper", "import Lower\n")]:
                (repository / "Sources" / name).mkdir(parents=True)
                (repository / "Sources" / name / "A.swift").write_text(source)
            (repository / "Documentation").mkdir()
            (repository / "Documentation/Layers.md").write_text(
                "## Targets\n\n| `Upper` | `Lower` | | |\n| `Lower` | | | |\n\n- `Upper` → `Lower`\n"
            )

            done = subprocess.run(
                [sys.executable, REPOSITORY / "Scripts/check-layers", "--repository", folder], capture_output=True, text=True
            )

            self.assertEqual(done.returncode, 1)
            self.assertIn("Sources/Lower/A.swift:1: `Lower` imports `Upper`, which stands above it", done.stderr)

    def test_the_examples_features_and_services_may_not_import_each_other(self):
        rules = read_rules((REPOSITORY / "Documentation/Layers.md").read_text(encoding="utf-8"), "Examples")

        own = {name: sorted(layer.own) for name, layer in rules.layers.items()}

        self.assertEqual(own["LibraryModels"], [])
        self.assertEqual(own["LibraryFeature"], ["LibraryModels"])
        self.assertEqual(own["LibraryLive"], ["CSQLite", "LibraryModels"])

    def test_evidence_and_scenarios_reach_for_swiftui_and_foundation_alone(self):
        # Beside these each has what stands behind a condition, and what it is built on.
        allowed = {
            "TopdownScenarios": {"TopdownMacros", "CTopdownRecords"},
            "TopdownEvidence": {"TopdownScenarios", "Testing", "CTopdownRecords"},
        }
        rules = read_rules((REPOSITORY / "Documentation/Layers.md").read_text(encoding="utf-8"), "Targets")

        for name, others in allowed.items():
            layer = rules.layers[name]
            self.assertLessEqual(layer.own | layer.outside, {"SwiftUI", "Foundation"} | others)

    def test_evidence_asks_for_testing_where_there_are_scripted_services_only(self):
        files = [file.read_text(encoding="utf-8") for file in (REPOSITORY / "Sources/TopdownEvidence").rglob("*.swift")]
        importing = [file for file in files if "import Testing" in file]

        self.assertEqual(len(importing), 1)
        self.assertIn("#if canImport(Testing) && !canImport(Darwin)\n  import Testing\n", importing[0])
