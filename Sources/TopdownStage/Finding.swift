import TopdownDisplay

/// Where elements are looked for: the whole screen, or what is inside an element.
///
/// A search that what is in view does not answer makes every row of every list, as scrolling through it would: rows appear, and
/// their tasks start. What nobody needs goes again.
@MainActor public protocol ElementFinding {
  var finder: Finder { get }
}

/// Looks for elements below a node.
@MainActor public struct Finder {
  let stage: Stage
  /// nil stands for the whole screen.
  let scope: Int?

  /// What is inside the scope now.
  var candidates: [SemanticsNode] {
    let root = stage.semantics
    guard let scope else { return root.children.flatMap(\.flattened) }
    return root.first { $0.id == scope }?.children.flatMap(\.flattened) ?? []
  }
}

extension Stage: ElementFinding {
  public var finder: Finder { Finder(stage: self, scope: nil) }
}

extension StageElement: ElementFinding {
  public var finder: Finder { Finder(stage: stage, scope: node.id) }
}

extension ElementFinding {
  public func button(_ label: String) throws -> StageElement { try find(.button, label) }
  public func toggle(_ label: String) throws -> StageElement { try find(.toggle, label) }
  public func textField(_ label: String) throws -> StageElement { try find(.textField, label) }
  public func secureField(_ label: String) throws -> StageElement { try find(.secureField, label) }
  public func slider(_ label: String) throws -> StageElement { try find(.slider, label) }
  public func stepper(_ label: String) throws -> StageElement { try find(.stepper, label) }
  public func datePicker(_ label: String) throws -> StageElement { try find(.datePicker, label) }
  public func colorPicker(_ label: String) throws -> StageElement { try find(.colorPicker, label) }
  public func disclosure(_ label: String) throws -> StageElement { try find(.disclosure, label) }
  /// What can be chosen in a picker or a menu, or a day of a calendar.
  public func option(_ label: String) throws -> StageElement { try find(.option, label) }
  public func picker(_ label: String) throws -> StageElement { try find(.picker, label) }
  public func text(_ text: String) throws -> StageElement { try find(.text, text) }
  public func image(_ label: String) throws -> StageElement { try find(.image, label) }
  public func header(_ label: String) throws -> StageElement { try find(.header, label) }

  /// The row with that label, or with a text inside that reads so.
  public func row(_ text: String) throws -> StageElement {
    try one("row \"\(text)\"", named: text, role: .row) { node in
      node.role == .row && (node.label == text || node.children.contains { $0.first { $0.label == text } != nil })
    }
  }

  /// The only list.
  public func list() throws -> StageElement { try one("list", named: "", role: .list) { $0.role == .list } }

  /// The element with an accessibility identifier.
  public func element(identifier: String) throws -> StageElement {
    try one("element with the identifier \"\(identifier)\"", named: identifier, role: nil) { $0.identifier == identifier }
  }

  /// The text field, secure field or search field of that label; a text editor is a text field.
  public func field(_ label: String) throws -> StageElement {
    let fields: Set<SemanticsRole> = [.textField, .secureField, .searchField]
    return try one("textField \"\(label)\"", named: label, role: .textField) { fields.contains($0.role) && $0.label == label }
  }

  /// The element of a role at a place among those of the role, counted from 0 in reading order; hidden ones left out.
  ///
  /// For what has no name and stands in nothing that has one.
  public func element(_ role: SemanticsRole, at index: Int) throws -> StageElement {
    let elements = all(role)
    guard elements.indices.contains(index) else {
      throw StageError.notFound(
        sought: "\(role.rawValue) at place \(index)", nearest: [], screen: finder.stage.screen)
    }
    return elements[index]
  }

  /// The element of a role and a label.
  public func find(_ role: SemanticsRole, _ label: String) throws -> StageElement {
    try one("\(role.rawValue) \"\(label)\"", named: label, role: role) { $0.role == role && $0.label == label }
  }

  /// Every element of a role, in reading order; hidden ones left out.
  public func all(_ role: SemanticsRole) -> [StageElement] {
    finder.candidates.filter { $0.role == role && $0.isVisible }.map { StageElement(stage: finder.stage, node: $0) }
  }

  /// Whether a text stands on the screen, as a label of anything that is shown.
  public func shows(_ text: String) -> Bool { finder.candidates.contains { $0.label == text && $0.isVisible } }

  func one(
    _ sought: String, named name: String, role: SemanticsRole?, _ isMatch: (SemanticsNode) -> Bool
  ) throws -> StageElement {
    var candidates = finder.candidates
    var matches = candidates.filter(isMatch)
    if matches.isEmpty {
      // Rows that are far from what is shown exist for the search only.
      candidates = finder.stage.withAllRows { finder.candidates }
      matches = candidates.filter(isMatch)
      if matches.count == 1 { finder.stage.scrollToReveal(matches[0]) } else { finder.stage.releaseFarRows() }
    }
    if matches.count > 1, matches.contains(where: \.isVisible) { matches.removeAll { !$0.isVisible } }
    if matches.count == 1 { return StageElement(stage: finder.stage, node: finder.stage.latest(matches[0])) }
    if matches.isEmpty {
      if let covered = finder.stage.covered(isMatch) { throw finder.stage.coveredError(of: covered) }
      throw StageError.notFound(
        sought: sought, nearest: NearestNames.of(name, role: role, among: candidates), screen: finder.stage.screen)
    }
    throw StageError.ambiguous(sought: sought, count: matches.count, screen: finder.stage.screen)
  }
}
