import SwiftSyntax

/// One test of a file, its expectations apart from its steps.
struct TestSyntax: Named {
  /// `ShelfTests.deletingAsksOnce`.
  var name: String
  let path: String
  /// What leaves the rest of the file: the member or statement that declares the test.
  let node: Syntax
  let expectations: [Syntax]

  var expectationFingerprint: Fingerprint {
    Fingerprint(of: expectations.map { CanonicalText($0).text }.joined(separator: "\n"))
  }

  var stepsFingerprint: Fingerprint {
    let holes = expectations.map { ($0.id, CanonicalText.Omission.hole) }
    let text = CanonicalText(node, omitting: Dictionary(uniqueKeysWithValues: holes)).text
    return Fingerprint(of: conditions(around: node) + "|" + text)
  }

  /// Swift Testing's functions with `@Test`, and XCTest's methods whose name begins with `test`.
  static func all(in file: SourceFile) -> [TestSyntax] {
    let collector = TestCollector(path: file.path)
    collector.walk(file.tree)
    return collector.tests
  }
}

private final class TestCollector: SyntaxVisitor {
  var tests: [TestSyntax] = []
  private let path: String
  private var suites: [(name: String, isXCTest: Bool)] = []

  init(path: String) {
    self.path = path
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ function: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard isTest(function) else { return .skipChildren }
    let name = (suites.map(\.name) + [function.name.text]).joined(separator: ".")
    let parent = function.parent
    let item = parent?.is(CodeBlockItemSyntax.self) == true || parent?.is(MemberBlockItemSyntax.self) == true
    let collector = ExpectationCollector(viewMode: .sourceAccurate)
    collector.walk(function)
    tests.append(
      TestSyntax(
        name: name, path: path, node: item ? parent! : Syntax(function), expectations: collector.expectations))
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: StructDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: ClassDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: ActorDeclSyntax) { suites.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text, node) }
  override func visitPost(_ node: EnumDeclSyntax) { suites.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(signatureText(node.extendedType), node)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { suites.removeLast() }

  private func enter(_ name: String, _ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    let isXCTest = group.is(ClassDeclSyntax.self) || group.is(ExtensionDeclSyntax.self)
    suites.append((name, isXCTest))
    return .visitChildren
  }

  private func isTest(_ function: FunctionDeclSyntax) -> Bool {
    let isSwiftTest = function.attributes.contains { element in
      element.as(AttributeSyntax.self).map { nominalName($0.attributeName) == "Test" } ?? false
    }
    let isXCTest =
      suites.last?.isXCTest == true && function.name.text.hasPrefix("test")
      && function.signature.parameterClause.parameters.isEmpty
    return isSwiftTest || isXCTest
  }

  private func nominalName(_ type: TypeSyntax) -> String {
    signatureText(type).split(separator: ".").last.map(String.init) ?? ""
  }
}

/// Finds `#expect`, `#require`, `XCTAssert…`, `XCTUnwrap`, `XCTFail` and `Issue.record`.
private final class ExpectationCollector: SyntaxVisitor {
  var expectations: [Syntax] = []

  override func visit(_ macro: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard ["expect", "require"].contains(macro.macroName.text) else { return .visitChildren }
    expectations.append(Syntax(macro))
    return .skipChildren
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = signatureText(call.calledExpression)
    let isExpectation = name.hasPrefix("XCTAssert") || ["XCTUnwrap", "XCTFail", "Issue.record"].contains(name)
    guard isExpectation else { return .visitChildren }
    expectations.append(Syntax(call))
    return .skipChildren
  }
}
