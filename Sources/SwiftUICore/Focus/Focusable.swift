import Foundation
import TopdownDisplay

/// What a focused view is used for.
public struct FocusInteractions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let activate = FocusInteractions(rawValue: 1)
  public static let edit = FocusInteractions(rawValue: 2)
  public static let automatic: FocusInteractions = [.activate, .edit]
}

extension View {
  /// Lets the keyboard be turned to the view.
  public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
    modifier(FocusableSurroundings(isFocusable: isFocusable, onChange: { _ in }))
  }

  /// - Gap: all interactions are alike.
  public nonisolated func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
    focusable(isFocusable)
  }

  @_disfavoredOverload
  public nonisolated func focusable(
    _ isFocusable: Bool = true, onFocusChange: @escaping (_ isFocused: Bool) -> Void = { _ in }
  ) -> some View {
    modifier(FocusableSurroundings(isFocusable: isFocusable, onChange: onFocusChange))
  }
}

private enum IsFocusedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the nearest view around that is `focusable` has the keyboard.
  ///
  /// - Gap: what stands inside of a button or a field is not told of theirs.
  public internal(set) var isFocused: Bool {
    get { self[IsFocusedKey.self] }
    set { self[IsFocusedKey.self] = newValue }
  }
}

private nonisolated struct FocusableSurroundings: ViewModifier {
  let isFocusable: Bool
  let onChange: (Bool) -> Void

  @State private var isFocused = false

  @MainActor func body(content: Content) -> some View {
    content
      .environment(\.isFocused, isFocused)
      .modifier(
        FocusableModifier(isFocusable: isFocusable) {
          isFocused = $0
          onChange($0)
        })
  }
}

nonisolated struct FocusableModifier: WrappingModifier {
  typealias Body = Never

  let isFocusable: Bool
  let onChange: (Bool) -> Void

  @MainActor func makeNode(_ context: NodeContext) -> FocusableNode { FocusableNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: FocusableNode, _ context: NodeContext) -> Bool {
    node.canFocus = isFocusable && context.environment.isEnabled
    node.onChange = onChange
    return false
  }
}

final class FocusableNode: WrapperNode {
  var canFocus = true
  var onChange: (Bool) -> Void = { _ in }

  override var isFocusable: Bool { canFocus }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    guard canFocus else { return super.describe(into: &builder, at: origin) }
    let inner = builder.collect { super.describe(into: &$0, at: origin) }
    if inner.count == 1, var only = inner.first {
      // One thing that can be focused is one node.
      builder.offer(.focus, of: &only, by: self)
      return builder.nodes.append(only)
    }
    builder.add(self, at: origin, role: .group, actions: [.focus]) { $0.nodes = inner }
  }
}

extension FocusableNode: FocusReceiver {
  func focusDidArrive() { Recorder.withoutRecording { onChange(true) } }
  func focusDidLeave() { Recorder.withoutRecording { onChange(false) } }
}
