import importlib.machinery
import importlib.util
import tempfile
import unittest
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from support.gaps import Difference, by_use, exported_modules, gaps_text, marked_differences, missing, pinned_differences, silent_modifiers
from support.symbol_graph import Interface, Symbol
from support.usage import Usage, read_usage

SCRIPTS = Path(__file__).resolve().parents[1]


def load_derive_gaps():
    loader = importlib.machinery.SourceFileLoader("derive_gaps", str(SCRIPTS / "derive-gaps"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("derive_gaps", loader))
    loader.exec_module(module)
    return module


class FolderTests(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.repository = Path(folder.name)

    def write(self, path: str, text: str):
        file = self.repository / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")

    def test_a_marked_difference_is_read_with_its_declaration(self):
        self.write(
            "Sources/SwiftUI/Toggle.swift",
            "/// A switch.\n///\n/// - Gap: The tint is the accent color\n///   and nothing else.\n@MainActor\npublic struct Toggle<Label> {\n"
            "  /// - Gap: Ignores animation.\n  public init(isOn: Bool) {}\n}\n",
        )

        self.assertEqual(
            marked_differences(self.repository / "Sources"),
            [
                Difference("Toggle", "The tint is the accent color and nothing else.", "SwiftUI"),
                Difference("Toggle.init", "Ignores animation.", "SwiftUI"),
            ],
        )

    def test_a_difference_is_named_by_the_types_around_it(self):
        self.write(
            "Sources/SwiftUI/Key.swift",
            "struct Other {\n  var one = 1\n}\n\nextension Key {\n  public struct Part {\n    init() {}\n\n"
            "    /// - Gap: Loses the format.\n    @inlinable\n    public mutating func append(_ part: String) {}\n  }\n}\n",
        )

        self.assertEqual(marked_differences(self.repository / "Sources"), [Difference("Key.Part.append", "Loses the format.", "SwiftUI")])

    def test_a_test_named_for_a_gap_is_read(self):
        self.write("Tests/ATests/ToggleTests.swift", '@Test("Gap: a toggle has one style") func a() {}\n@Test("Others stay out") func b() {}\n')

        self.assertEqual(
            pinned_differences(self.repository / "Tests"), [Difference("Tests/ATests/ToggleTests.swift", "a toggle has one style")]
        )

    def test_reexported_modules_are_found(self):
        self.write("Sources/SwiftUI/Exports.swift", "@_exported import Observation\n// @_exported import Combine\nimport Foundation\n")

        self.assertEqual(exported_modules(self.repository / "Sources"), {"Observation"})

    def test_a_modifier_that_ignores_its_argument_without_a_word_is_found(self):
        self.write(
            "Sources/SwiftUI/Modifiers.swift",
            "extension View {\n"
            "  /// Flashes.\n  public nonisolated func flashes(_ on: Bool) -> some View { self }\n\n"
            "  /// Glows.\n  ///\n  /// - Gap: nothing glows.\n  public func glows(_ on: Bool) -> some View { self }\n\n"
            "  public func shines<V: View>(\n    _ view: V, on: Bool = true\n  ) -> some View {\n    self\n  }\n\n"
            "  public func plain() -> some View { self }\n\n"
            "  public func padded(_ on: Bool) -> some View { padding(self) }\n}\n",
        )

        found = silent_modifiers(self.repository / "Sources")

        self.assertEqual([line.rpartition("/")[2] for line in found], ["Modifiers.swift:3: flashes", "Modifiers.swift:10: shines"])

    def test_a_stale_file_fails_the_check_and_a_fresh_one_passes(self):
        script = load_derive_gaps()
        self.write("Documentation/Gaps.md", "old\n")
        said = StringIO()

        with redirect_stderr(said), redirect_stdout(said):
            stale = script.check(self.repository, "new\n")
            script.write(self.repository, "new\n")
            fresh = script.check(self.repository, "new\n")

        self.assertEqual((stale, fresh), (1, 0))
        self.assertIn("Documentation/Gaps.md is stale: the code's gaps have changed; run `make gaps` and commit the file", said.getvalue())


class MissingTests(unittest.TestCase):
    def interface(self) -> Interface:
        paths = [("Text", "struct"), ("State", "struct"), ("Entry()", "macro")]
        symbols = [Symbol(f"s:{name}", (name,), kind, "") for name, kind in paths]
        symbols.append(Symbol("s:p", ("View", "padding(_:)"), "method", ""))
        symbols.append(Symbol("s:e", ("EnvironmentValues", "locale"), "property", ""))
        return Interface(tuple(symbols), {})

    def lacking(self, *usages: Usage, exported: set[str] = frozenset()) -> list[str]:
        by_kind = missing(list(usages), self.interface(), set(exported))
        return [usage.symbol for _, lacking in by_kind.values() for usage in lacking]

    def test_what_the_interface_declares_is_there(self):
        there = [
            Usage("view", "Text", 9, ()),
            Usage("modifier", "padding", 9, ("View",)),
            Usage("wrapper", "@State", 9, ()),
            Usage("macro", "@Entry", 9, ()),
            Usage("environment", "\\.locale", 9, ()),
        ]

        self.assertEqual(self.lacking(*there), [])

    def test_what_it_lacks_comes_most_used_first(self):
        lacking = self.lacking(Usage("view", "Canvas", 3, ()), Usage("view", "Map", 7, ()), Usage("modifier", "padding", 1, ("Shape",)))

        self.assertEqual(lacking, ["Map", "Canvas", "padding"])

    def test_a_reexported_modules_name_is_there_once_it_is_reexported(self):
        usage = Usage("macro", "@Observable", 9, ())

        self.assertEqual(self.lacking(usage), ["@Observable"])
        self.assertEqual(self.lacking(usage, exported={"Observation"}), [])

    def test_the_document_names_what_is_missing_with_its_use(self):
        text = gaps_text([], [], "It answers\nfalse.\n", missing([Usage("view", "Canvas", 1300, ())], self.interface(), set()))

        self.assertIn("### Views and other types: 0 of 1 are there\n\n`Canvas` 1,300\n", text)
        self.assertIn("It answers false.", text)

    def test_what_is_used_most_comes_first_among_differences_too(self):
        differences = [Difference("ListMetrics", "a"), Difference("View.badge", "b"), Difference("List", "c"), Difference("ListMetrics", "d")]

        ordered = by_use(differences, [Usage("view", "List", 9, ()), Usage("modifier", "badge", 5, ("View",))])

        self.assertEqual([difference.text for difference in ordered], ["c", "b", "a", "d"])

    def test_what_other_parts_lack_is_told_apart_from_differences_of_swiftui(self):
        text = gaps_text([Difference("List", "no selection.", "SwiftUI"), Difference("Planned", "no lint.", "topdown")], [], "", {})

        of_swiftui, of_the_rest = text.split("## What the rest of Topdown lacks")
        self.assertIn("- `List`: no selection.", of_swiftui)
        self.assertIn("- `Planned`: no lint.", of_the_rest)

    def test_the_repositorys_counts_are_in_order_of_use(self):
        views = [usage for usage in read_usage(SCRIPTS / "data/usage.tsv") if usage.kind == "view"]

        self.assertEqual(views[0], Usage("view", "Text", 3000, ()))
        self.assertGreater(len(views), 300)
