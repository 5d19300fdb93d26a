import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// A style of one's own, as a program writes it.
private struct WarningStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle {
    environment.colorScheme == .dark ? Color.yellow : Color.orange
  }
}

@MainActor struct ShapeStyleTests {
  private func items(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> [DisplayItem] {
    var environment = EnvironmentValues()
    change(&environment)
    return Screen(view, size: CGSize(width: 100, height: 100), environment: environment).graph.displayList().items
  }

  /// The one color that a rectangle is filled with.
  private func color(_ view: some View, _ change: (inout EnvironmentValues) -> Void = { _ in }) -> DisplayColor? {
    for case .fill(_, let color) in items(view, change) { return color }
    return nil
  }

  @Test func aStyleOfOnesOwnSeesTheEnvironment() {
    #expect(color(Rectangle().fill(WarningStyle())) == Color.orange.display)
    #expect(color(Rectangle().fill(WarningStyle())) { $0.colorScheme = .dark } != Color.orange.display)
  }

  @Test func levelsOfTheSystemAreTheColorsOfItsLabels() {
    #expect(color(Rectangle().fill(.primary)) == Color.primary.display)
    #expect(color(Rectangle().fill(.secondary)) == Color.secondary.display)
    #expect(color(Rectangle().fill(.tertiary)) == Color.tertiaryLabel.display)
    #expect(color(Rectangle().fill(.quaternary)) == Color.quaternaryLabel.display)
    #expect(color(Rectangle().fill(.quinary))!.alpha < Color.quaternaryLabel.display.alpha)
  }

  @Test func aLevelOfAStyleIsMoreTransparent() {
    #expect(color(Rectangle().fill(.secondary).foregroundStyle(.red)) == Color.red.display.multiplyingAlpha(by: 0.5))
    #expect(color(Rectangle().fill(Color.red.tertiary)) == Color.red.display.multiplyingAlpha(by: 0.25))
  }

  @Test func givenLevelsReplaceTheDerivedOnes() {
    let view = Rectangle().fill(.secondary).foregroundStyle(.red, .green, .blue)
    let third = Rectangle().fill(.tertiary).foregroundStyle(.red, .green, .blue)

    #expect(color(view) == Color.green.display)
    #expect(color(third) == Color.blue.display)
    #expect(color(Rectangle().fill(.tertiary).foregroundStyle(.red, .green)) == Color.green.display.multiplyingAlpha(by: 0.5))
  }

  @Test func levelsInsideOfLevelsAddUp() {
    let view = Rectangle().fill(.secondary).foregroundStyle(.secondary).foregroundStyle(.red)

    #expect(color(view) == Color.red.display.multiplyingAlpha(by: 0.25))
  }

  @Test func anInnerForegroundStyleWins() {
    #expect(color(Rectangle().foregroundStyle(.red).foregroundStyle(.blue)) == Color.red.display)
    #expect(color(Rectangle().foregroundColor(nil).foregroundStyle(.blue)) == Color.primary.display)
  }

  @Test func theTintIsTheAccentColorUntilItIsSet() {
    #expect(color(Rectangle().fill(.tint)) == Color.blue.display)
    #expect(color(Rectangle().fill(.tint).tint(.green)) == Color.green.display)
    #expect(color(Rectangle().fill(.tint).accentColor(.purple)) == Color.purple.display)
    #expect(color(Rectangle().fill(.selection).tint(.green)) == Color.green.display)
  }

  @Test func theBackgroundStyleFillsBackgroundsWithoutOne() {
    #expect(color(Rectangle().fill(.background)) == Color.systemBackground.display)
    #expect(color(Rectangle().fill(.background).backgroundStyle(.yellow)) == Color.yellow.display)
    #expect(color(Spacer().background(in: Circle()).backgroundStyle(.yellow)) == Color.yellow.display)
  }

  @Test func theSystemsStylesAreItsColors() {
    #expect(color(Rectangle().fill(.separator)) == Color.separator.display)
    #expect(color(Rectangle().fill(.placeholder)) == Color.tertiaryLabel.display)
    #expect(color(Rectangle().fill(.link)) == Color.blue.display)
    #expect(color(Rectangle().fill(.fill)) == Color.systemFill.display)
    #expect(color(Rectangle().fill(.fill.secondary))!.alpha < Color.systemFill.display.alpha)
    #expect(color(Rectangle().fill(.windowBackground)) == Color.systemBackground.display)
  }

  @Test func opacitiesOfAStyleMultiply() {
    #expect(color(Rectangle().fill(AnyShapeStyle(Color.red).opacity(0.5).opacity(0.5)))!.alpha == 0.25)
  }

  @Test func aThickerMaterialLetsLessThrough() {
    let materials: [Material] = [.ultraThin, .thin, .regular, .thick, .ultraThick]

    let opacities = materials.map { color(Rectangle().fill($0))?.alpha ?? 0 }

    #expect(opacities == opacities.sorted() && Set(opacities).count == 5)
    #expect(color(Spacer().background(.bar)) != nil)
  }

  @Test func aStyleMayThrowAShadow() {
    let drawn = items(Rectangle().fill(.red.shadow(.drop(color: .black, radius: 4, x: 1, y: 2))))

    let shadow = DisplayEffect.shadow(Color.black.display, radius: 4, offset: CGSize(width: 1, height: 2))
    #expect(
      drawn == [.pushEffect(shadow), .fill(.rectangle(CGRect(x: 0, y: 0, width: 100, height: 100)), Color.red.display), .pop])
    #expect(items(Rectangle().fill(.red.shadow(.inner(radius: 3)))).count == 3)
  }

  @Test func aStyleMayBlend() {
    #expect(items(Rectangle().fill(.red.blendMode(.multiply))).first == .pushEffect(.blend(.multiply)))
  }

  @Test func shapesAreDrawnOneOverTheOther() {
    let drawn = items(Rectangle().fill(.red).stroke(.blue, lineWidth: 2).frame(width: 20, height: 20))

    #expect(
      drawn == [
        .fill(.rectangle(CGRect(x: 40, y: 40, width: 20, height: 20)), Color.red.display),
        .stroke(.rectangle(CGRect(x: 40, y: 40, width: 20, height: 20)), Color.blue.display, lineWidth: 2),
      ])
  }

  @Test func aBorderOverAFillStaysInside() {
    let drawn = items(Rectangle().fill(.red).strokeBorder(.blue, lineWidth: 2).frame(width: 20, height: 20))

    #expect(drawn.last == .stroke(.rectangle(CGRect(x: 41, y: 41, width: 18, height: 18)), Color.blue.display, lineWidth: 2))
  }
}
