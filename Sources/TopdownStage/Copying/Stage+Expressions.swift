import TopdownDisplay

extension Stage {
  /// How a test finds a node of the latest semantics: the first way that leads to it and nowhere else.
  ///
  /// By its identifier or its name, else inside of what stands around it, else by its place among those of its role.
  func expression(forNode id: Int) -> String? {
    let path = semantics.path(to: id)
    guard let node = path.last else { return nil }
    if let way = way(to: node, in: self) { return "stage.\(way)" }
    for around in path.dropFirst().dropLast().reversed() {
      guard let outer = way(to: around, in: self) else { continue }
      if let inner = way(to: node, in: StageElement(stage: self, node: around)) { return "stage.\(outer).\(inner)" }
    }
    let index = all(node.role).firstIndex { $0.node.id == id }
    return index.map { "stage.element(.\(node.role.rawValue), at: \($0))" }
  }

  private func way(to node: SemanticsNode, in scope: some ElementFinding) -> String? {
    WayToElement.all(to: node).first { way in (try? way.find(scope))?.node.id == node.id }?.code
  }
}

/// A call that finds an element, and what stands for it in a test.
@MainActor private struct WayToElement {
  let code: String
  let find: @MainActor (any ElementFinding) throws -> StageElement

  /// The ways that there are to a node, the best first; whether one leads there is to be tried.
  static func all(to node: SemanticsNode) -> [WayToElement] {
    var ways: [WayToElement] = []
    if let identifier = node.identifier {
      ways.append(
        WayToElement(code: "element(identifier: \(SwiftLiteral.text(identifier)))") { try $0.element(identifier: identifier) })
    }
    if let only = only(node) { ways.append(only) }
    if node.role == .row { return ways + rows(node) }
    guard !node.label.isEmpty else { return ways }
    let label = SwiftLiteral.text(node.label)
    let code = isNamed(node.role) ? "\(node.role.rawValue)(\(label))" : "find(.\(node.role.rawValue), \(label))"
    return ways + [WayToElement(code: code) { try $0.find(node.role, node.label) }]
  }

  /// A row is called by its label or by a text inside.
  private static func rows(_ row: SemanticsNode) -> [WayToElement] {
    row.flattened.map(\.label).filter { !$0.isEmpty }.map { text in
      WayToElement(code: "row(\(SwiftLiteral.text(text)))") { try $0.row(text) }
    }
  }

  /// What a screen has one of as a rule.
  private static func only(_ node: SemanticsNode) -> WayToElement? {
    switch node.role {
    case .list: WayToElement(code: "list()") { try $0.list() }
    case .sheet: WayToElement(code: "sheet()") { try $0.sheet() }
    case .fullScreenCover: WayToElement(code: "fullScreenCover()") { try $0.fullScreenCover() }
    case .popover: WayToElement(code: "popover()") { try $0.popover() }
    case .alert: WayToElement(code: "alert()") { try $0.alert() }
    case .confirmationDialog: WayToElement(code: "confirmationDialog()") { try $0.confirmationDialog() }
    case .menu: WayToElement(code: "menu()") { try $0.menu() }
    case .fileDialog: WayToElement(code: "fileDialog()") { try $0.fileDialog() }
    case .navigationBar where node.label.isEmpty: WayToElement(code: "navigationBar()") { try $0.navigationBar() }
    case .toolbar where node.label.isEmpty: WayToElement(code: "toolbar()") { try $0.toolbar() }
    case .pageIndicator where node.label.isEmpty: WayToElement(code: "pageIndicator()") { try $0.pageIndicator() }
    default: nil
    }
  }

  /// Whether the stage has a call of that name; the others are found by `find`.
  private static func isNamed(_ role: SemanticsRole) -> Bool {
    switch role {
    case .button, .toggle, .textField, .secureField, .slider, .stepper, .datePicker, .colorPicker, .disclosure, .option, .picker,
      .text, .image, .header, .tab, .searchField, .link, .alert, .confirmationDialog:
      true
    case .screen, .navigationBar, .list, .row, .section, .group, .scrollView, .progress, .gauge, .toolbar, .tabBar,
      .pageIndicator, .sheet, .fullScreenCover, .popover, .menu, .fileDialog, .commands:
      false
    }
  }
}
