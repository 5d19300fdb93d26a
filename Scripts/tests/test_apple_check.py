import subprocess
import tempfile
import unittest
from pathlib import Path

from support.apple_check import Allowances, problems_of_interface, problems_of_uses
from support.apple_symbols import AppleSymbols
from support.index_store import IndexStore, IndexStoreError, Occurrence
from support.symbol_graph import Interface, InterfaceError, Symbol, public_interface

RUNTIME = """
public protocol View {}
public struct Text: View { public init(verbatim content: String) {} }
extension View {
  public func padding(_ length: Double) -> some View { self }
  public func glow(by amount: Double) -> some View { self }
  @_spi(Runtime) public func elementTree() {}
}
extension Int { public var points: Double { Double(self) } }
"""

USER = """
@_spi(Runtime) import SwiftUI
func fine() -> some View { Text(verbatim: "a").padding(3) }
func invented() -> some View { Text(verbatim: "a").glow(by: 3) }
func hidden() { Text(verbatim: "a").elementTree() }
#if !canImport(Darwin)
  func hiddenFromApple() { Text(verbatim: "a").elementTree() }
#endif
"""

APPLE = AppleSymbols({"-": {"View", "Text"}, "Text": {"init(verbatim:)"}, "View": {"padding(_:)"}})


class CompiledTests(unittest.TestCase):
    """Two small modules, compiled as the package's are: one stands for our SwiftUI, one for the evidence over it."""

    @classmethod
    def setUpClass(cls):
        temporary = tempfile.TemporaryDirectory()
        cls.addClassCleanup(temporary.cleanup)
        folder = Path(temporary.name)
        (folder / "Runtime.swift").write_text(RUNTIME)
        (folder / "User.swift").write_text(USER)
        shared = ["-parse-as-library", "-swift-version", "6", "-index-store-path", folder / "index", "-I", folder]
        for name, file, mode in [("SwiftUI", "Runtime.swift", ["-emit-module", "-emit-module-path", folder / "SwiftUI.swiftmodule"]), ("User", "User.swift", [])]:
            output = ["-o", folder / f"{name}.o", "-c"]
            subprocess.run(["swiftc", *mode, "-module-name", name, *shared, *output, folder / file], check=True, cwd=folder)
        store = IndexStore(folder / "index")
        cls.interface = public_interface(["SwiftUI"], folder)
        cls.defined = {entry.usr for entry in store.occurrences("SwiftUI") if entry.is_definition}
        cls.uses = store.occurrences("User")

    def test_invented_and_hidden_symbols_are_found_where_they_are_used(self):
        problems = problems_of_uses(self.uses, self.defined, self.interface, APPLE, Allowances({}))

        self.assertEqual(
            [problem.split("User.swift")[1] for problem in problems],
            [
                ":4: `View.glow(by:)` is a symbol that Apple's SwiftUI does not declare; use one that it does",
                ":5: `elementTree()` is no public symbol of SwiftUI, so this would not compile on Apple's; "
                "use what Apple declares, or put what needs it under `#if !canImport(Darwin)`",
            ],
        )

    def test_the_uses_that_are_apples_were_seen(self):
        seen = {use.name for use in self.uses if use.is_reference and use.usr in self.defined}

        self.assertLessEqual({"View", "Text", "init(verbatim:)", "padding(_:)"}, seen)

    def test_public_inventions_are_found_and_spi_is_left_alone(self):
        problems = problems_of_interface(self.interface, APPLE, Allowances({}))

        self.assertEqual([problem.split("`")[1] for problem in problems], ["View.glow(by:)", "Int.points"])
        self.assertIn("Runtime.swift:6: `View.glow(by:)` is public on SwiftUI's name, and Apple declares no such symbol", problems[0])

    def test_a_module_that_does_not_exist_is_an_error(self):
        with self.assertRaises(InterfaceError):
            public_interface(["NoSuchModule"], Path("."))

    def test_an_index_that_does_not_exist_is_an_error_or_empty(self):
        with self.assertRaises(IndexStoreError):
            IndexStore(Path("/nonexistent/index"))


class AllowanceTests(unittest.TestCase):
    def interface(self, *path: str, conformances=None) -> Interface:
        return Interface((Symbol("s:x", path, "method", "A.swift:1"),), conformances or {})

    def test_a_name_is_excused_by_its_owner_or_by_any(self):
        for owner in ["Shape", "*"]:
            allowances = Allowances({(owner, "glow()"): "why"})
            self.assertEqual(problems_of_interface(self.interface("Shape", "glow()"), APPLE, allowances), [])

    def test_an_excused_type_excuses_its_members(self):
        allowances = Allowances({("-", "CGAffineTransform"): "Core Graphics"})

        self.assertEqual(problems_of_interface(self.interface("CGAffineTransform", "a"), APPLE, allowances), [])

    def test_an_excuse_for_nothing_fails(self):
        problems = problems_of_interface(self.interface("Text"), APPLE, Allowances({("Shape", "glow()"): "why"}))

        self.assertEqual(
            problems, ["Scripts/data/apple-swiftui-allowed.tsv: `Shape` `glow()` excuses nothing any more; remove the line"]
        )

    def test_a_witness_of_apples_protocol_may_be_spelled_out(self):
        interface = self.interface("Divider", "padding(_:)", conformances={"Divider": frozenset({"View"})})

        self.assertEqual(problems_of_interface(interface, APPLE, Allowances({})), [])

    def test_an_accessor_is_its_propertys(self):
        use = Occurrence("s:g", "getter:body", __file__, 1, is_definition=False, is_reference=True)

        self.assertEqual(problems_of_uses([use], {"s:g"}, self.interface("Text"), APPLE, Allowances({})), [])
