import Foundation
import TopdownDisplay
@_spi(Runtime) import SwiftUICore

/// Makes the content a slider: one node with a percentage that can be adjusted or set.
nonisolated struct SliderBehavior: WrappingModifier {
  typealias Body = Never

  let value: SliderValue
  let current: Double
  let onEditingChanged: (Bool) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> SliderNode { SliderNode(id: context.nextNodeID(), value) }

  @MainActor func update(_ node: SliderNode, _ context: NodeContext) -> Bool {
    node.value = value
    node.current = current
    node.onEditingChanged = onEditingChanged
    node.isEnabled = context.environment.isEnabled
    return false
  }
}

final class SliderNode: WrapperNode {
  var value: SliderValue
  var current = 0.0
  var onEditingChanged: (Bool) -> Void = { _ in }
  var isEnabled = true

  init(id: Int, _ value: SliderValue) {
    self.value = value
    super.init(id: id)
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    let percentage = Int((value.fraction(of: current) * 100).rounded())
    builder.add(
      self, at: origin, role: .slider, label: builder.spokenLabel(of: inner), value: "\(percentage)%", isEnabled: isEnabled,
      actions: isEnabled ? [.increment, .decrement, .setValue] : [])
  }

  override func perform(_ action: SemanticsAction, argument: String?) {
    guard isEnabled else { return }
    switch action {
    case .increment: drag { $0 + value.adjustment }
    case .decrement: drag { $0 - value.adjustment }
    case .setValue: if let target = argument.flatMap(value.read(written:)) { drag { _ in target } }
    default: break
    }
  }

  @MainActor private func drag(_ target: (Double) -> Double) {
    Recorder.withoutRecording {
      let old = value.read()
      let new = value.possible(target(old))
      onEditingChanged(true)
      if new != old { value.write(new) }
      onEditingChanged(false)
    }
  }
}
