import SwiftParser
import Testing

@testable import TopdownLock

@Suite struct CanonicalTextTests {
  private func text(_ source: String) -> String {
    CanonicalText(Parser.parse(source: source)).text
  }

  @Test(arguments: [
    ("a+b", "a + b"),
    ("f(a,b)", "f(\n  a,\n  b,\n)"),
    ("let x = [1, 2]", "let x = [\n  1,  // one\n  2,\n]"),
    ("a; b", "a\nb"),
    ("let s = \"\"\"\n  a\n  b\n  \"\"\"", "let s = \"\"\"\r\n  a\r\n  b\r\n  \"\"\""),
    ("let s = \"\"\"\n  one\n    two\n  \"\"\"", "let s = \"\"\"\n      one\n        two\n      \"\"\""),
    ("let s = \"\"\"\n  one\n\n  two\n  \"\"\"", "let s = \"\"\"\n    one\n    \n    two\n    \"\"\""),
  ])
  func spacingThatMeansNothingLeavesNoMark(left: String, right: String) {
    #expect(text(left) == text(right))
  }

  @Test(arguments: [
    ("let s = \"a b\"", "let s = \"a  b\""),
    ("let s = \"// a\"", "let s = \"// b\""),
    ("let s = \"\"\"\n  one\n   two\n  \"\"\"", "let s = \"\"\"\n  one\n    two\n  \"\"\""),
    ("let s = \"\"\"\n  one\n  \"\"\"", "let s = \"\"\"\n  one\n\n  \"\"\""),
    ("x\n-y", "x - y"),
    ("f\n(a)", "f(a)"),
    ("a! = b", "a != b"),
    ("let x = \"ab\" + \"c\"", "let x = \"a\" + \"bc\""),
    ("#if A\nf()\n#endif", "#if B\nf()\n#endif"),
    ("#if A\nf()\n#endif\ng()", "#if A\nf()\ng()\n#endif"),
    ("let r = /a b/", "let r = /ab/"),
    ("if a { b }; c", "if a { b; c }"),
  ])
  func whatMeansSomethingElseReadsOtherwise(left: String, right: String) {
    #expect(text(left) != text(right))
  }
}
