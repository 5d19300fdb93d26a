import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct PreviewModifierTests {
  @Test func aModifierStandsAroundThePreview() {
    let preview = Preview("x", traits: .modifier(Framing()), .modifier(Doubling())) { Text("inside") }

    #expect(Screen(AnyView(preview.modifiedBody())).texts == ["again", "before", "inside"])
  }

  @Test func theSharedContextIsMadeOnce() async {
    let preview = Preview("x", traits: .modifier(Sampling())) { Text("inside") }
    let first = Screen(AnyView(preview.modifiedBody()))

    for _ in 0..<20 { await Task.yield() }
    first.update()
    let second = Screen(AnyView(preview.modifiedBody()))

    #expect(first.texts == ["sample 1", "inside"])
    #expect(second.texts == ["sample 1", "inside"])
  }
}

private struct Framing: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    VStack {
      Text("before")
      content
    }
  }
}

private struct Doubling: PreviewModifier {
  func body(content: Content, context: Void) -> some View {
    VStack {
      Text("again")
      content
    }
  }
}

private struct Sampling: PreviewModifier {
  private static var made = 0

  static func makeSharedContext() async throws -> Int {
    made += 1
    return made
  }

  func body(content: Content, context: Int) -> some View {
    VStack {
      Text("sample \(context)")
      content
    }
  }
}
