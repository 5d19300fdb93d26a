import importlib.machinery
import importlib.util
import unittest
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path

from support.api import Figure, api_text, floor_of, listing, statuses
from support.apple_declarations import Declaration, declarations_text, read_declarations
from support.symbol_graph import Interface, Symbol

SCRIPTS = Path(__file__).resolve().parents[1]

TABLE = """owner\tkind\tdeclaration
View\tfunc\tfunc padding(_ length: CGFloat) -> some View
View\tfunc\t@MainActor func padding(_ length: CGFloat) -> some View
View\tfunc\tfunc padding(_ insets: EdgeInsets) -> some View
View\tfunc\tfunc keyboardType(_ type: UIKeyboardType) -> some View
Text\tinit\tinit(verbatim content: String)
Text\tvar\tvar body: Never
Text\ttypealias\ttypealias Body = Never
Edge\tcase\tcase top, leading
\tstruct\tstruct Text : View
"""


def load_derive_api():
    loader = importlib.machinery.SourceFileLoader("derive_api", str(SCRIPTS / "derive-api"))
    module = importlib.util.module_from_spec(importlib.util.spec_from_loader("derive_api", loader))
    loader.exec_module(module)
    return module


def interface(*paths: str) -> Interface:
    symbols = [Symbol(f"u{number}", tuple(path.split(" ")), "func", "") for number, path in enumerate(paths)]
    return Interface(tuple(symbols), {})


class FixtureTests(unittest.TestCase):
    def setUp(self):
        self.rows = declarations_text(TABLE, {("View", "padding"): 7, ("-", "Text"): 9}, "source").splitlines()[2:]

    def test_overloads_are_counted_once_whatever_their_isolation(self):
        self.assertIn("View\tfunction\tpadding(_:)\t2\t\t7", self.rows)

    def test_a_form_that_the_newest_version_has_replaced_does_not_count(self):
        table = "owner\tkind\tdeclaration\tseen\nView\tfunc\tfunc tag<V>(_ tag: V)\t17\nView\tfunc\tfunc tag<V: P>(_ tag: V)\t18/26\n"
        gone = "owner\tkind\tdeclaration\tseen\nView\tfunc\tfunc old()\t17/18\n"

        self.assertIn("View\tfunction\ttag(_:)\t1\t\t0", declarations_text(table, {}, "source"))
        self.assertIn("View\tfunction\told()\t1\t\t0", declarations_text(gone, {}, "source"))

    def test_a_function_that_has_other_labels_now_does_not_count(self):
        table = "owner\tkind\tdeclaration\tseen\nView\tfunc\tfunc tag(_ tag: Int)\t17\nView\tfunc\tfunc tag(_ tag: Int, optional: Bool)\t18/26\n"

        rows = declarations_text(table, {}, "source").splitlines()[2:]

        self.assertEqual([row.split("\t")[2] for row in rows], ["tag(_:optional:)"])

    def test_a_condition_that_names_a_foreign_type_puts_a_form_out_of_reach(self):
        table = "owner\tkind\tdeclaration\tseen\nLink where Content == _WKContent\tinit\tinit(name: String)\t26\n"

        self.assertIn("Link\tinitializer\tinit(name:)\t0\t_WKContent\t0", declarations_text(table, {}, "source"))

    def test_what_the_table_cuts_off_is_known_by_its_beginning(self):
        table = "owner\tkind\tdeclaration\tseen\nSlider\tinit\tinit(value: Int, onChange: () -> Void =\t26\n"
        name = declarations_text(table, {}, "source").splitlines()[2].split("\t")[2]
        declaration = Declaration("Slider", "initializer", name, 1, "", 1)

        self.assertTrue(declaration.is_named("init(value:onChange:)") and declaration.is_named("init(value:onChange:label:)"))
        self.assertFalse(declaration.is_named("init(value:label:)") or declaration.is_named("init(value:)"))

    def test_a_type_is_one_however_its_conformances_are_spelled(self):
        table = "owner\tkind\tdeclaration\tseen\n\tstruct\tstruct A : P\t17\n\tstruct\tstruct A : P, Sendable\t18/26\n"

        self.assertIn("-\ttype\tA\t1\t\t0", declarations_text(table, {}, "source"))

    def test_what_needs_a_foreign_type_is_out_of_reach_and_says_which(self):
        self.assertIn("View\tfunction\tkeyboardType(_:)\t0\tUIKeyboardType\t0", self.rows)

    def test_a_type_and_its_initializers_weigh_its_uses(self):
        self.assertIn("-\ttype\tText\t1\t\t9", self.rows)
        self.assertIn("Text\tinitializer\tinit(verbatim:)\t1\t\t9", self.rows)

    def test_cases_of_one_line_are_two_and_bodies_and_aliases_are_none(self):
        self.assertEqual([row.split("\t")[2] for row in self.rows if row.startswith("Edge")], ["leading", "top"])
        self.assertFalse([row for row in self.rows if "ody" in row])

    def test_the_repositorys_fixture_has_the_everyday_names(self):
        names = {(one.owner, one.name): one for one in read_declarations(SCRIPTS / "data/apple-declarations.tsv")}

        self.assertEqual(names[("View", "padding(_:)")].forms, 2)
        self.assertEqual(names[("-", "Text")].files, 3000)
        self.assertTrue(names[("-", "UIHostingController")].beyond)


class FigureTests(unittest.TestCase):
    apple = [
        Declaration("View", "function", "padding(_:)", 2, "", 30), Declaration("View", "function", "blur(radius:)", 1, "", 10),
        Declaration("View", "function", "keyboardType(_:)", 0, "UIKeyboardType", 99),
    ]

    def test_a_declaration_without_a_test_does_not_count(self):
        ours = interface("View padding(_:)", "View padding(_:)", "View blur(radius:)")

        untested = statuses(self.apple, ours, set())
        tested = statuses(self.apple, ours, {"u0", "u2"})

        self.assertEqual(Figure.of(untested).text, "0.00 %")
        self.assertEqual(Figure.of(tested).text, "62.50 %")  # half of 30 and all of 10, of 40

    def test_more_overloads_than_apples_do_not_count(self):
        ours = interface(*["View blur(radius:)"] * 3)

        found = [status for status in statuses(self.apple, ours, {"u0", "u1", "u2"}) if status.declaration.base == "blur"]

        self.assertEqual((found[0].present, found[0].shown), (1, 1))

    def test_what_a_type_takes_from_a_protocol_is_there(self):
        ours = Interface((Symbol("u", ("Shape", "trim(from:to:)"), "func", ""),), {"Circle": frozenset({"Shape"})})

        found = statuses([Declaration("Circle", "function", "trim(from:to:)", 1, "", 1)], ours, {"u"})

        self.assertEqual(found[0].shown, 1)


class ListingTests(unittest.TestCase):
    def test_it_names_what_lacks_heaviest_first_and_where_it_stands(self):
        ours = Interface(tuple(Symbol(f"u{number}", ("View", "padding(_:)"), "func", f"P.swift:{number}") for number in range(2)), {})

        found = statuses(FigureTests.apple, ours, {"u0"})

        self.assertEqual(listing(found, "untested"), "15.0\t1\tView\tfunction\tpadding(_:)\tP.swift:1")
        self.assertEqual(listing(found, "missing"), "10.0\t1\tView\tfunction\tblur(radius:)")


class DocumentTests(unittest.TestCase):
    def text(self, floor: Figure = Figure(0), foreign: list[str] = []) -> str:
        apple = FigureTests.apple
        return api_text(apple, statuses(apple, interface("View padding(_:)"), {"u0"}), floor, foreign)

    def test_it_says_what_is_missing_untested_foreign_and_out_of_reach(self):
        text = self.text(foreign=["`View.glow()`"])

        self.assertIn("| `View` |  |  |  | 1/1/3 |  |", text)
        self.assertIn("- `View`: `padding(_:)` 30, `blur(radius:)` 10", text)
        self.assertIn("- `View.glow()`", text)
        self.assertIn("`UIKeyboardType` 1", text)

    def test_the_floor_rises_with_the_figure_and_never_falls(self):
        self.assertEqual(floor_of(self.text()).text, "37.50 %")
        self.assertEqual(floor_of(self.text(Figure(9_000))).text, "90.00 %")

    def run_check(self, before: str, after: str, figure: Figure) -> tuple[int, str]:
        out, err = StringIO(), StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            code = load_derive_api().check(before, after, figure)
        return code, out.getvalue() + err.getvalue()

    def test_the_check_passes_on_what_is_up_to_date(self):
        text = self.text()

        self.assertEqual(self.run_check(text, text, floor_of(text))[0], 0)

    def test_the_check_fails_on_a_stale_document(self):
        code, said = self.run_check(self.text(), self.text(foreign=["x"]), Figure(3_750))

        self.assertEqual(code, 1)
        self.assertIn("stale", said)

    def test_the_check_fails_when_the_figure_falls(self):
        code, said = self.run_check(self.text(), self.text(), Figure(3_749))

        self.assertEqual(code, 1)
        self.assertIn("has fallen from 37.50 % to 37.49 %", said)
