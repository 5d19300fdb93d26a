import Testing

@_spi(Runtime) @testable import SwiftUI
@_spi(Runtime) @testable import SwiftUICore

private struct Reader: View {
  @Environment(\.alternatingRowBackgrounds) private var behavior

  var body: some View { Text(behavior == .enabled ? "enabled" : behavior == .disabled ? "disabled" : "automatic") }
}

@MainActor struct AlternatingRowBackgroundTests {
  private func behavior(_ change: (Reader) -> some View) -> [String] {
    let reader = change(Reader())
    return Screen { reader }.shown(.text)
  }

  @Test func theBehaviorIsKept() {
    #expect(behavior { $0 } == ["automatic"] && behavior { $0.alternatingRowBackgrounds() } == ["enabled"])
    #expect(behavior { $0.alternatingRowBackgrounds(.disabled) } == ["disabled"])
    #expect(behavior { $0.alternatingRowBackgrounds(.automatic) } == ["automatic"])
  }
}
