import Foundation
import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor private final class Notes { var lines: [String] = [] }

private struct Counter: View {
  @State private var count = 0
  let notes: Notes
  let onBinding: (Binding<Int>) -> Void

  var body: some View {
    let _ = notes.lines.append("body \(count)")
    VStack {
      Color.red.frameForTest(CGFloat(count))
      Spacer()
    }
    .onAppear { onBinding($count) }
  }
}

extension View {
  fileprivate func frameForTest(_ x: CGFloat) -> some View { self }
}

@MainActor struct TreeTests {
  @Test func aWriteEvaluatesTheBodyAgain() {
    let notes = Notes()
    var binding: Binding<Int>?
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.size = CGSize(width: 100, height: 100)
    graph.mount(Counter(notes: notes, onBinding: { binding = $0 }))

    binding?.wrappedValue = 3
    graph.update()

    #expect(notes.lines == ["body 0", "body 3"])
    #expect(graph.displayList().items.count == 1)
  }
}
