import Foundation
import Observation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// Ways to draw and to write that the other tests leave out.
@MainActor struct FormTests {
  private func items(_ view: some View) -> [DisplayItem] { Screen(view).graph.displayList().items }

  @Test func aBorderLiesInsideByWidthOrByStyle() {
    let byWidth = items(Rectangle().strokeBorder(.red, lineWidth: 4).frame(width: 40, height: 20))
    let byStyle = items(Rectangle().strokeBorder(.red, style: StrokeStyle(lineWidth: 4)).frame(width: 40, height: 20))

    #expect(!byWidth.isEmpty && byWidth == byStyle)
    #expect(byWidth != items(Rectangle().stroke(.red, lineWidth: 4).frame(width: 40, height: 20)))
  }

  @Test func aFillWithoutAStyleIsTheForeground() {
    let filled = items(Circle().fill(style: FillStyle(eoFill: true)).foregroundStyle(.red).frame(width: 40, height: 40))

    #expect(filled == items(Circle().fill(.red, style: FillStyle(eoFill: true)).frame(width: 40, height: 40)))
  }

  @Test func fontsAreTheSameInEachForm() {
    let byStyle: (Font.TextStyle, Font.Design) -> Font = Font.system(_:design:)
    let bySize: (CGFloat, Font.Weight, Font.Design) -> Font = Font.system(size:weight:design:)

    func drawn(_ font: Font) -> DisplayFont { font.resolve(EnvironmentValues()) }

    #expect(drawn(byStyle(.title, .monospaced)) == drawn(.system(.title, design: .monospaced, weight: nil)))
    #expect(drawn(bySize(20, .bold, .default)) == drawn(.system(size: 20, weight: .bold)))
  }

  @Test func aKeyOfAStringIsLookedUp() {
    let name = "Dune **one**"

    #expect(Screen(Text(LocalizedStringKey(name))).texts == ["Dune one"])
  }

  @Test func attributedFormatsAreWrittenAsTheirLetters() {
    var english = EnvironmentValues()
    english.locale = Locale(identifier: "en_US")
    let price = Text(1234.5, format: .number.attributed)

    #expect(Screen(price, environment: english).texts == ["1,234.5"])
    #expect(Screen(Text("Costs \(1234.5, format: .number.attributed)"), environment: english).texts == ["Costs 1,234.5"])
  }

  @Test func aTupleShowsItsViewsInOrder() {
    #expect(Screen(VStack { TupleView((Text("a"), Text("b"))) }).texts == ["a", "b"])
  }

  @Test func aBindableOfABindableIsTheSameObject() {
    let bindable = Bindable(Counter())

    Bindable(projectedValue: bindable).count.wrappedValue = 3

    #expect(bindable.wrappedValue.count == 3)
  }

  @Observable final class Counter {
    var count = 0
  }
}
