import Testing
import TopdownProperties

@testable import TopdownEvidence

@Suite struct LiteralTextTests {
  @Test(
    arguments: [
      (#"say "hi""#, #"say "hi""#, ""),
      (#"C:\new"#, #"C:\new"#, "#"),
      (##"\#(x)"##, ##"\#(x)"##, "##"),
      (#"a """ b"#, #"a """ b"#, "#"),
      (##"a """# b"##, ##"a """# b"##, "##"),
      ("tab\tbell\u{7}", #"tab\tbell\u{7}"#, ""),
      ("tab\t\\", ##"tab\#t\"##, "#"),
      ("end  ", #"end \u{20}"#, ""),
      ("turn\u{202e}", #"turn\u{202e}"#, ""),
      ("👨‍👩‍👧‍👦 e\u{301}", "👨‍👩‍👧‍👦 e\u{301}", ""),
      ("\"\"\"\u{301}", "\"\"\"\u{301}", "#"),
    ])
  func aTextIsEscapedOnlyWhereItMustBe(text: String, line: String, marks: String) {
    let literal = String(decoding: LiteralText(text).bytes(indentation: [32, 32], newline: "\n"), as: UTF8.self)

    #expect(literal.unicodeScalars.elementsEqual("\(marks)\"\"\"\n  \(line)\n  \"\"\"\(marks)".unicodeScalars), "\(literal)")
  }

  @Test func whateverIsWrittenIsReadAgain() async throws {
    let awkward = Generator<String>.one(of: .string, .string(of: .element(of: "\\\"#(n u{}\n"), count: 0...12))

    try await forAll(awkward, .element(of: ["", "  ", "\t"]), .element(of: ["\n", "\r\n"])) { text, indentation, newline in
      let bytes = LiteralText(text).bytes(indentation: Array(indentation.utf8), newline: newline)
      var scanner = SourceScanner(bytes + [UInt8(ascii: ")")], at: 0)

      let literal = try SourceLiteral(&scanner)

      #expect(literal?.value.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
      #expect(literal?.range == 0..<bytes.count)
    }
  }

  @Test(
    arguments: [
      (#""a\n\"b\"""#, "a\n\"b\""),
      ("##\"a\"#b\"##", "a\"#b"),
      ("\"\"\"\n    a\n\n      b\n    \"\"\"", "a\n\n  b"),
      ("#\"\"\"\n  \\#u{41}\\n\n  \"\"\"#", "A\\n"),
      ("\"\"\"\n  \"\"\"", ""),
    ])
  func aLiteralIsReadAsSwiftReadsIt(source: String, value: String) throws {
    var scanner = SourceScanner(Array(source.utf8), at: 0)

    #expect(try SourceLiteral(&scanner)?.value == value)
  }
}
