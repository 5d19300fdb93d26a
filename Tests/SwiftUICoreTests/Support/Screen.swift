import Foundation
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// What a test notes while a tree updates.
@MainActor final class Notes {
  var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  /// The lines since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A tree that updates only when the test says so.
@MainActor struct Screen {
  let graph: ViewGraph

  init<Root: View>(_ view: Root, size: CGSize = CGSize(width: 300, height: 300), environment: EnvironmentValues = .init()) {
    graph = ViewGraph(environment: environment) { _ in }
    graph.size = size
    graph.mount(view)
  }

  func update() { graph.update() }

  /// The texts on the screen, in order.
  var texts: [String] { texts(graph.semantics()) }

  private func texts(_ node: SemanticsNode) -> [String] {
    (node.role == .text ? [node.label] : []) + node.children.flatMap(texts)
  }
}

/// Lets a test reach the binding of a view inside a tree.
@MainActor final class Handle<Value> {
  var binding: Binding<Value>!
  var value: Value {
    get { binding.wrappedValue }
    set { binding.wrappedValue = newValue }
  }
}

/// A view that hands its state to the test and shows content made from it.
struct Holder<Value, Content: View>: View {
  @State private var value: Value
  private let handle: Handle<Value>
  private let content: (Binding<Value>) -> Content

  init(_ value: Value, _ handle: Handle<Value>, @ViewBuilder content: @escaping (Binding<Value>) -> Content) {
    _value = State(initialValue: value)
    self.handle = handle
    self.content = content
  }

  var body: some View {
    let _ = handle.binding = $value
    let _ = value
    content($value)
  }
}
