import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct SymbolEffectTests {
  private struct Reading: View {
    let read: ([AppliedSymbolEffect]) -> Void
    @Environment(\.symbolEffects) private var effects
    var body: some View {
      let _ = read(effects)
      Image(systemName: "star")
    }
  }

  private func effects(_ view: (Reading) -> some View) -> [AppliedSymbolEffect] {
    var found: [AppliedSymbolEffect] = []
    let graph = ViewGraph(environment: EnvironmentValues()) { _ in }
    graph.mount(view(Reading { found = $0 }))
    return found
  }

  @Test func effectsStandInTheEnvironmentWithTheirVariants() {
    let found = effects {
      $0.symbolEffect(.bounce.up.byLayer, options: .repeat(3).speed(2), value: 1)
        .symbolEffect(.pulse, options: .repeating, isActive: false)
    }

    #expect(
      found == [
        AppliedSymbolEffect(name: "pulse", options: .repeating, isActive: false),
        AppliedSymbolEffect(name: "bounce.up.byLayer", options: .speed(2).repeat(3)),
      ])
  }

  @Test func optionsTellWhatWasAskedFor() {
    let options = SymbolEffectOptions.repeat(.periodic(2, delay: 0.5)).speed(3)

    #expect(options.speed == 3 && options.repetition == .periodic(2, delay: 0.5))
    #expect(SymbolEffectOptions.repeating != .nonRepeating && SymbolEffectOptions.default.repetition == nil)
  }

  @Test func removedEffectsAreGone() {
    #expect(effects { $0.symbolEffectsRemoved().symbolEffect(.wiggle.left, value: 1) } == [])
  }

  @Test func aContentTransitionKeepsItsSymbolEffect() {
    #expect(ContentTransition.symbolEffect(.replace.upUp) != .symbolEffect(.replace.downUp))
    #expect(ContentTransition.symbolEffect == .symbolEffect(.automatic))
  }
}
