import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct StyleModifierTests {
  private func screen<S: ShapeStyle>(_ style: S) -> Screen { small(Rectangle().fill(style)) }

  @Test func aLevelKeepsItsPlaceWhereItsTypeIsNamed() {
    let levels: [HierarchicalShapeStyle] = [
      HierarchicalShapeStyle.primary, HierarchicalShapeStyle.secondary, HierarchicalShapeStyle.tertiary,
      HierarchicalShapeStyle.quaternary, HierarchicalShapeStyle.quinary,
    ]

    let alphas: [Double] = levels.map { screen($0).fill?.alpha ?? -1 }

    #expect(screen(HierarchicalShapeStyle.primary).fill == Color.primary.display)
    #expect(screen(HierarchicalShapeStyle.secondary).fill == Color.secondary.display)
    #expect(alphas == alphas.sorted(by: >) && Set(alphas).count == 5)
  }

  @Test func aLevelOfAnyStyleIsMoreTransparentThanTheOneBefore() {
    let alphas: [Double?] = [
      screen(Color.red).fill?.alpha, screen(Color.red.secondary).fill?.alpha, screen(Color.red.tertiary).fill?.alpha,
      screen(Color.red.quaternary).fill?.alpha, screen(Color.red.quinary).fill?.alpha,
    ]

    #expect(alphas.compactMap { $0 } == alphas.compactMap { $0 }.sorted(by: >) && Set(alphas).count == 5)
  }

  @Test func theForegroundCanBeMadeFainterByItself() {
    #expect(small(Rectangle().fill(.opacity(0.25)).foregroundStyle(Color.red)).fill?.alpha == 0.25)
    #expect(screen(TintShapeStyle().opacity(0.5)).fill == Color.blue.opacity(0.5).display)
  }

  @Test func theForegroundCanThrowAShadowByItself() {
    let drawn: [DisplayItem] = small(Rectangle().fill(.shadow(.drop(color: .red, radius: 2, x: 0, y: 3)))).items

    #expect(drawn.first == .pushEffect(.shadow(Color.red.display, radius: 2, offset: CGSize(width: 0, height: 3))))
  }

  @Test func theForegroundCanBlendByItself() {
    #expect(small(Rectangle().fill(.blendMode(.screen))).items.first == .pushEffect(.blend(.screen)))
    #expect(screen(TintShapeStyle().blendMode(.screen)).items.first == .pushEffect(.blend(.screen)))
  }

  @Test func namesOfMaterialsAreMaterials() {
    #expect(screen(.ultraThinMaterial).fill == screen(Material.ultraThin).fill)
    #expect(screen(.thinMaterial).fill == screen(Material.thin).fill)
    #expect(screen(.regularMaterial).fill == screen(Material.regular).fill)
    #expect(screen(.thickMaterial).fill == screen(Material.thick).fill)
    #expect(screen(.ultraThickMaterial).fill == screen(Material.ultraThick).fill)
    #expect(screen(.bar).fill == screen(Material.bar).fill && screen(.bar).fill != nil)
  }

  @Test func thickerNamesLetLessThrough() {
    let alphas: [Double] = [
      screen(.ultraThinMaterial), screen(.thinMaterial), screen(.regularMaterial), screen(.thickMaterial),
      screen(.ultraThickMaterial),
    ].map { $0.fill?.alpha ?? 0 }

    #expect(alphas == alphas.sorted() && Set(alphas).count == 5)
  }

  @Test func stylesOfTheSystemAreTheSameByTypeAndByName() {
    #expect(screen(.foreground).fill == screen(ForegroundStyle()).fill && screen(.foreground).fill == Color.primary.display)
    #expect(screen(BackgroundStyle()).fill == Color.systemBackground.display)
    #expect(screen(TintShapeStyle()).fill == Color.blue.display)
    #expect(screen(SelectionShapeStyle()).fill == Color.blue.display)
    #expect(screen(SeparatorShapeStyle()).fill == Color.separator.display)
    #expect(screen(PlaceholderTextShapeStyle()).fill == Color.tertiaryLabel.display)
    #expect(screen(LinkShapeStyle()).fill == Color.blue.display)
    #expect(screen(FillShapeStyle()).fill == Color.systemFill.display)
    #expect(screen(WindowBackgroundShapeStyle()).fill == Color.systemBackground.display)
  }

  @Test func aStyleResolvesToAnotherOne() {
    func resolved<S: ShapeStyle>(_ style: S) -> some ShapeStyle { style.resolve(in: EnvironmentValues()) }

    #expect(screen(resolved(RedStyle())).fill == Color.red.display)
    #expect(screen(resolved(Color.red)).fill == Color.red.display)
    #expect(screen(AnyShapeStyle(RedStyle())).fill == Color.red.display)
  }
}

private struct RedStyle: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color.red }
}
