import Testing

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct TextStrategyTests {
  @Test("Gap: texts lead from the layout's side; the strategy is kept") func alignment() {
    let strategies: [Text.AlignmentStrategy] = [
      Text.AlignmentStrategy.default, Text.AlignmentStrategy.layoutBased, Text.AlignmentStrategy.writingDirectionBased,
    ]

    #expect(
      strategies.map { one in surroundings(\.texts.alignmentStrategy) { $0.multilineTextAlignment(strategy: one) } } == strategies
    )
  }

  @Test("Gap: texts run as their letters do; the strategy is kept") func direction() {
    let strategies: [Text.WritingDirectionStrategy] = [
      Text.WritingDirectionStrategy.default, Text.WritingDirectionStrategy.layoutBased,
      Text.WritingDirectionStrategy.contentBased,
    ]

    #expect(
      strategies.map { one in surroundings(\.texts.writingDirectionStrategy) { $0.writingDirection(strategy: one) } }
        == strategies)
  }
}
