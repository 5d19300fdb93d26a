import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct SymbolFormTests {
  private func symbol(_ view: some View) -> String? {
    for case .symbol(let run) in Screen(view).items { return run.name }
    return nil
  }

  @Test func aFormIsPartOfTheSymbolsName() {
    let bell = Image(systemName: "bell")

    #expect(symbol(bell.symbolVariant(SymbolVariants.none)) == "bell")
    #expect(symbol(bell.symbolVariant(SymbolVariants.circle)) == "bell.circle")
    #expect(symbol(bell.symbolVariant(SymbolVariants.square)) == "bell.square")
    #expect(symbol(bell.symbolVariant(SymbolVariants.rectangle)) == "bell.rectangle")
    #expect(symbol(bell.symbolVariant(SymbolVariants.slash)) == "bell.slash")
    #expect(symbol(bell.symbolVariant(SymbolVariants.fill)) == "bell.fill")
  }

  @Test func formsGoTogether() {
    let bell = Image(systemName: "bell")

    #expect(symbol(bell.symbolVariant(.fill.circle)) == "bell.circle.fill")
    #expect(symbol(bell.symbolVariant(.fill.square)) == "bell.square.fill")
    #expect(symbol(bell.symbolVariant(.fill.rectangle.slash)) == "bell.slash.rectangle.fill")
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.circle.contains(.fill))
  }

  @Test func howSymbolsAreColoredIsHandedDown() {
    #expect(surroundings(\.symbolRenderingMode) { $0.symbolRenderingMode(.monochrome) } == .some(SymbolRenderingMode.monochrome))
    #expect(surroundings(\.symbolRenderingMode) { $0.symbolRenderingMode(.multicolor) } == .some(SymbolRenderingMode.multicolor))
    #expect(
      surroundings(\.symbolColorRenderingMode) { $0.symbolColorRenderingMode(.flat) } == .some(SymbolColorRenderingMode.flat))
    #expect(
      surroundings(\.symbolVariableValueMode) { $0.symbolVariableValueMode(.color) } == .some(SymbolVariableValueMode.color))
    #expect(surroundings(\.symbolVariants) { $0.symbolVariant(.slash) } == SymbolVariants.slash)
  }
}
