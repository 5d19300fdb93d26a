import SwiftSyntax

/// A `Scenario("name")` or `#Preview("name")` as it stands in a module's sources.
struct ScenarioSyntax: Named {
  enum Kind {
    case scenario
    case preview
  }

  let kind: Kind
  /// `ShelfScenarios "loaded"`: what encloses it, and its name; a preview without a name has its file's.
  var name: String
  let path: String
  let node: Syntax

  var fingerprint: Fingerprint {
    Fingerprint(of: conditions(around: node) + "|" + CanonicalText(node).text)
  }

  static func all(in files: [SourceFile]) -> [ScenarioSyntax] {
    let found = files.flatMap { file in
      let collector = ScenarioCollector(path: file.path, fileName: file.name)
      collector.walk(file.tree)
      return collector.scenarios
    }
    return found.filter { $0.kind == .scenario }.numbered + found.filter { $0.kind == .preview }.numbered
  }
}

private final class ScenarioCollector: SyntaxVisitor {
  var scenarios: [ScenarioSyntax] = []
  private let path: String
  private let fileName: String

  init(path: String, fileName: String) {
    self.path = path
    self.fileName = fileName
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ call: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard isScenario(call.calledExpression), let name = call.arguments.first?.expression else { return .visitChildren }
    let node = wholeChain(around: call)
    let place = enclosingName(of: node)
    let shown = signatureText(name)
    append(.scenario, place.map { "\($0) \(shown)" } ?? shown, node)
    return .skipChildren
  }

  override func visit(_ macro: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    visitPreview(macro)
  }

  override func visit(_ macro: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    visitPreview(macro)
  }

  private func visitPreview(_ macro: some FreestandingMacroExpansionSyntax) -> SyntaxVisitorContinueKind {
    guard macro.macroName.text == "Preview" else { return .visitChildren }
    let name = macro.arguments.first.flatMap { $0.label == nil ? $0.expression.plainString : nil }
    append(.preview, name.map { "\"\($0.replacingLineBreaks)\"" } ?? "of \(fileName)", Syntax(macro))
    return .skipChildren
  }

  private func append(_ kind: ScenarioSyntax.Kind, _ name: String, _ node: Syntax) {
    scenarios.append(ScenarioSyntax(kind: kind, name: name, path: path, node: node))
  }

  /// `Scenario`, `Scenario<Shelf>`, `Scenario.init`, `TopdownScenarios.Scenario`.
  private func isScenario(_ called: ExprSyntax) -> Bool {
    if let generic = called.as(GenericSpecializationExprSyntax.self) { return isScenario(generic.expression) }
    if let reference = called.as(DeclReferenceExprSyntax.self) { return reference.baseName.text == "Scenario" }
    guard let member = called.as(MemberAccessExprSyntax.self) else { return false }
    if member.declName.baseName.text == "init", let base = member.base { return isScenario(base) }
    return member.declName.baseName.text == "Scenario"
  }

  /// The call with everything chained behind it: steps are part of the scenario.
  private func wholeChain(around call: FunctionCallExprSyntax) -> Syntax {
    var node = Syntax(call)
    while let parent = node.parent {
      let isBase = parent.as(MemberAccessExprSyntax.self)?.base?.id == node.id
      let isCalled = parent.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      guard isBase || isCalled else { break }
      node = parent
    }
    return node
  }

  /// The type around the scenario, or else the variable or function that holds it.
  private func enclosingName(of node: Syntax) -> String? {
    var types: [String] = []
    var holder: String?
    var parent = node.parent
    while let current = parent {
      if let group = current.as(ExtensionDeclSyntax.self) {
        types.append(signatureText(group.extendedType))
      } else if current.asProtocol((any DeclGroupSyntax).self) != nil,
        let named = current.asProtocol((any NamedDeclSyntax).self)
      {
        types.append(named.name.text)
      } else if let variable = current.as(VariableDeclSyntax.self) {
        holder = variable.bindings.first.map { signatureText($0.pattern) }
      } else if let function = current.as(FunctionDeclSyntax.self) {
        holder = function.name.text
      }
      parent = current.parent
    }
    return types.isEmpty ? holder : types.reversed().joined(separator: ".")
  }
}
