import Testing

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

private struct Reader: View {
  @Environment(\.scrollEdgeEffects) private var effects
  let read: (ScrollEdgeEffects) -> Void

  var body: some View {
    let _ = read(effects)
    Text("Content")
  }
}

@MainActor struct ScrollEdgeEffectTests {
  private func effects(_ change: (Reader) -> some View) -> ScrollEdgeEffects {
    let found = Variable(ScrollEdgeEffects())
    let reader = change(Reader { found.value = $0 })
    _ = Screen { reader }
    return found.value
  }

  @Test func aStyleIsKeptForItsEdges() {
    #expect(effects { $0 } == ScrollEdgeEffects())
    #expect(effects { $0.scrollEdgeEffectStyle(.hard, for: .top) }.styles == [.top: .hard])
    #expect(effects { $0.scrollEdgeEffectStyle(.soft, for: .vertical) }.styles == [.top: .soft, .bottom: .soft])
    #expect(
      effects { $0.scrollEdgeEffectStyle(nil, for: .top).scrollEdgeEffectStyle(.automatic, for: .all) }.styles
        == [.leading: .automatic, .trailing: .automatic, .bottom: .automatic])
  }

  @Test func anEffectIsHiddenAtItsEdges() {
    #expect(effects { $0.scrollEdgeEffectHidden() }.hidden == .all)
    #expect(
      effects { $0.scrollEdgeEffectHidden(false, for: .top).scrollEdgeEffectHidden() }.hidden == [.leading, .bottom, .trailing])
  }
}
