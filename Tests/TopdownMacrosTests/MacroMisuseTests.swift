import Testing

struct MacroMisuseTests {
  struct Misuse: Sendable, CustomTestStringConvertible {
    let source: String
    let messages: [String]

    init(_ source: String, _ messages: String...) {
      self.source = source
      self.messages = messages
    }

    var testDescription: String { source }
  }

  @Test func theCompilerAcceptsWhatIsRight() throws {
    let source = """
      extension EnvironmentValues { @Entry var right = 1 }
      #Preview("Right", traits: .portrait) { Text("right") }
      """

    #expect(try Compiler.errors(in: source) == [])
  }

  @Test(arguments: [
    Misuse(
      "struct Holder { #Preview { Text(\"\") } }",
      "a #Preview inside another declaration would never be found; move it to the top level of the file"),
    Misuse(
      "func make() { #Preview { Text(\"\") } }",
      "a #Preview inside another declaration would never be found; move it to the top level of the file"),
    Misuse(
      "#Preview { if true { @Previewable @State var on = true; Text(\"\\(on)\") } }",
      "@Previewable makes a property of the preview; move it out of the block to the top level of the #Preview"),
    Misuse(
      "struct Holder { @Previewable var on = true }",
      "@Previewable has a meaning in a #Preview only; remove it, or move the variable into one"),
  ])
  func aPreviewThatCannotWorkIsRefusedWithAWayOut(_ misuse: Misuse) throws {
    #expect(try Compiler.errors(in: misuse.source) == misuse.messages)
  }

  @Test(arguments: [
    Misuse(
      "extension EnvironmentValues { @Entry var limit: Int }",
      "'limit' has no default; write 'var limit = …', or make its type optional"),
    Misuse(
      "extension EnvironmentValues { @Entry var limit: Int { 1 } }",
      "@Entry writes the accessors of 'limit'; replace its own by a default: 'var limit = …'"),
    Misuse(
      "extension EnvironmentValues { @Entry static var limit = 1 }",
      "@Entry makes one value; attach it to a single instance 'var' with a name"),
    Misuse(
      "struct Limits { @Entry var limit = 1 }",
      "@Entry stands in an extension; move 'limit' into 'extension EnvironmentValues { … }'"),
    Misuse(
      "@Entry var limit = 1",
      "@Entry stands in an extension; move 'limit' into 'extension EnvironmentValues { … }'"),
    Misuse(
      "extension Text { @Entry var limit = 1 }",
      "'Text' holds no entries; move 'limit' into 'extension EnvironmentValues { … }'"),
  ])
  func anEntryThatCannotWorkIsRefusedWithAWayOut(_ misuse: Misuse) throws {
    #expect(try Compiler.errors(in: misuse.source) == misuse.messages)
  }

  @Test(arguments: ["var limit = 1", "var limit: Int", "var limit: Int? = 1"])
  func aFocusedEntryMayBeMissing(_ declaration: String) throws {
    #expect(
      try Compiler.errors(in: "extension FocusedValues { @Entry \(declaration) }")
        == ["no view may offer 'limit'; write it as 'var limit: …?', without a default"])
  }

  // For these the compiler adds words of its own.
  @Test(arguments: [
    "extension EnvironmentValues { @Entry let limit = 1 }"
  ])
  func anEntryThatIsNoVariableIsRefused(_ source: String) throws {
    #expect(
      try Compiler.errors(in: source)
        .contains("@Entry makes one value; attach it to a single instance 'var' with a name"))
  }

  @Test func anUnknownModuleIsAnErrorOfTheTestsOwn() throws {
    #expect(try Compiler.errors(in: "import NoSuchModule") == ["no such module 'NoSuchModule'"])
  }
}
