import unittest

from support.swift_source import UnreadableImport, blank_comments_and_strings, imports, lines_not_for_apple


def modules(source: str) -> list[str]:
    return [entry.module for entry in imports(source)]


class ImportsTests(unittest.TestCase):
    def test_every_spelling_of_an_import_is_read(self):
        spellings = {
            "import A": "A",
            "  import A": "A",
            "public import A": "A",
            "package import A": "A",
            "@testable import A": "A",
            "@_exported import A": "A",
            "@_exported public import A": "A",
            "@_spi(Runtime) import A": "A",
            "@_spi(Runtime) @testable import A": "A",
            "@preconcurrency\nimport A": "A",
            "import struct A.B": "A",
            "import class A.B": "A",
            "import A.Sub": "A",
        }

        for spelling, module in spellings.items():
            self.assertEqual(modules(spelling), [module], spelling)

    def test_all_branches_of_conditions_are_read(self):
        source = "#if canImport(Darwin)\n  import SwiftUI\n#elseif os(Linux)\nimport Glibc\n#else\n@_spi(X) import Musl\n#endif"

        self.assertEqual(modules(source), ["SwiftUI", "Glibc", "Musl"])

    def test_two_imports_on_a_line_are_both_read(self):
        self.assertEqual(modules("import A; import B"), ["A", "B"])

    def test_an_import_keeps_its_line_behind_comments_and_long_strings(self):
        source = '/* one\n/* nested */ import No\n*/\nlet a = """\nimport No\n"""\nimport A'

        self.assertEqual([(entry.module, entry.line) for entry in imports(source)], [("A", 7)])

    def test_comments_and_strings_are_no_imports(self):
        source = '// import A\nlet a = "; import B"\nlet b = #"import C " import D"#\nlet c = "\\("; import E")"'

        self.assertEqual(modules(source), [])

    def test_a_quote_in_a_regex_hides_no_later_import(self):
        self.assertEqual(modules('let r = /"/\nimport A'), ["A"])

    def test_members_and_functions_named_import_are_no_imports(self):
        self.assertEqual(modules("let a = store.import\nfunc `import`() {}\ncall(import: x)"), [])

    def test_an_import_that_is_not_understood_fails_rather_than_passes(self):
        with self.assertRaises(UnreadableImport):
            imports("@available(iOS 17, *) let x = 1, import A")


class BlankTests(unittest.TestCase):
    def test_code_keeps_its_place(self):
        source = 'let a = "x" // y\nlet b = 1'

        blank = blank_comments_and_strings(source)

        self.assertEqual(len(blank), len(source))
        self.assertEqual(blank.splitlines()[1], "let b = 1")
        self.assertNotIn("y", blank)


class AppleLinesTests(unittest.TestCase):
    def test_lines_that_apples_compiler_skips_are_known(self):
        source = (
            "a\n#if !canImport(Darwin)\nskipped\n#else\nb\n#endif\n"
            "#if canImport(Darwin)\nc\n#else\nskipped\n#if DEBUG\nskipped\n#endif\n#endif\n"
            "#if os(Linux)\nskipped\n#endif\n#if DEBUG\nd\n#else\ne\n#endif\n"
        )

        lines = lines_not_for_apple(source)

        self.assertEqual({source.splitlines()[line - 1] for line in lines}, {"skipped"})
        self.assertEqual(len(lines), source.count("skipped"))
