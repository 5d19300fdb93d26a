import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a picker: one node with the chosen option as its value and the names of all as its choices.
nonisolated struct PickerBehavior<Value: Hashable>: WrappingModifier {
  typealias Body = Never

  let options: PickerOptions<Value>
  let kind: PickerNode<Value>.Kind

  @MainActor func makeNode(_ context: NodeContext) -> PickerNode<Value> {
    PickerNode(id: context.nextNodeID(), options, kind)
  }

  @MainActor func update(_ node: PickerNode<Value>, _ context: NodeContext) -> Bool {
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class PickerNode<Value: Hashable>: WrapperNode {
  /// What the content is, which is not the same to VoiceOver.
  enum Kind {
    case segments, wheel
    /// A button or a link that shows all options.
    case opener
    /// The label above rows that stand beside it, not inside.
    case rows
  }

  var isEnabled = true
  private let options: PickerOptions<Value>
  private let kind: Kind
  /// What opens the options.
  private weak var opener: LayoutNode?

  init(id: Int, _ options: PickerOptions<Value>, _ kind: Kind) {
    self.options = options
    self.kind = kind
    super.init(id: id)
  }

  private var actions: [SemanticsAction] {
    guard isEnabled else { return [] }
    return switch kind {
    case .segments, .rows: [.choose]
    case .wheel: [.choose, .increment, .decrement]
    case .opener: opener == nil ? [.choose] : [.activate, .choose]
    }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    opener = kind == .opener ? inner.first { $0.actions.contains(.activate) }.flatMap { builder.targets[$0.id] } : nil
    builder.add(
      self, at: origin, role: .picker, label: builder.spokenLabel(of: inner.filter { $0.role != .option }),
      value: options.chosen?.name ?? "", isEnabled: isEnabled, actions: actions, choices: options.tagged.map(\.name)
    ) { $0.nodes = inner.filter { $0.role == .option } }
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled else { return }
    switch action {
    case .activate: opener?.perform(.activate, argument: argument)
    case .choose: options.tagged.first { $0.name == argument }?.choose()
    case .increment: turn(by: 1)
    case .decrement: turn(by: -1)
    default: break
    }
  }

  @MainActor private func turn(by count: Int) {
    let tagged = options.tagged
    let target = (tagged.firstIndex(where: \.isChosen) ?? -1) + count
    if tagged.indices.contains(target) { tagged[target].choose() }
  }
}
