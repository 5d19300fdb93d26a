import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// What a canvas of 100 by 100 points draws, each form of it.
@MainActor struct CanvasFormTests {
  private let rect = CGRect(x: 10, y: 10, width: 20, height: 20)

  private func items(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DisplayItem] {
    let items = small(Canvas { context, _ in draw(&context) }).items
    return Array(items.dropFirst().dropLast())
  }

  /// The effects around what is drawn with a filter.
  private func filtered(_ filter: GraphicsContext.Filter) -> [DisplayItem] {
    items { context in
      context.addFilter(filter)
      context.fill(Path(rect), with: .color(.red))
    }.filter { if case .pushEffect = $0 { true } else { false } }
  }

  @Test func aColorIsGivenByItsComponents() {
    let red = DisplayItem.fill(.rectangle(rect), Color(red: 1, green: 0, blue: 0).display)
    let gray = DisplayItem.fill(.rectangle(rect), Color(white: 0.5).display)

    #expect(items { $0.fill(Path(rect), with: .color(.sRGB, red: 1, green: 0, blue: 0)) } == [red])
    #expect(items { $0.fill(Path(rect), with: .color(.sRGB, white: 0.5)) } == [gray])
    #expect(items { $0.fill(Path(rect), with: .palette([.color(.sRGB, white: 0.5), .color(.red)])) } == [gray])
  }

  @Test func aShadingMayBeResolvedFirst() {
    #expect(
      items { $0.fill(Path(rect), with: $0.resolve(GraphicsContext.Shading.color(.red))) }
        == [.fill(.rectangle(rect), Color.red.display)])
  }

  @Test func aLineHasAStyle() {
    let style = StrokeStyle(lineWidth: 2, dash: [3, 4])
    let dashed = items { $0.stroke(Path(rect), with: .color(.red), style: style) }

    #expect(dashed == [.line(.rectangle(rect), Color.red.display, style.display)])
  }

  @Test func aCanvasIsTurnedAndTransformed() {
    func first(_ change: @escaping (inout GraphicsContext) -> Void) -> DisplayItem? {
      items { context in
        change(&context)
        context.fill(Path(rect), with: .color(.red))
      }.first
    }

    #expect(first { $0.rotate(by: .degrees(90)) } != first { _ in })
    #expect(first { $0.concatenate(CGAffineTransform(translationX: 5, y: 0)) } == first { $0.translateBy(x: 5, y: 0) })
    #expect(first { $0.transform = CGAffineTransform(translationX: 5, y: 0) } == first { $0.translateBy(x: 5, y: 0) })
  }

  @Test func filtersOfColorsAreTheEffectsOfViews() {
    func effect(_ view: some View) -> [DisplayItem] {
      small(view).items.filter { if case .pushEffect = $0 { true } else { false } }
    }
    let red = Color.red

    #expect(filtered(.brightness(0.2)) == effect(red.brightness(0.2)) && filtered(.contrast(0.2)) == effect(red.contrast(0.2)))
    #expect(filtered(.saturation(0.2)) == effect(red.saturation(0.2)))
    #expect(filtered(.hueRotation(.degrees(9))) == effect(red.hueRotation(.degrees(9))))
    #expect(filtered(.colorMultiply(.blue)) == effect(red.colorMultiply(.blue)))
    #expect(filtered(.colorInvert()) == effect(red.colorInvert()) && filtered(.colorInvert(0.5)) != filtered(.colorInvert(1)))
    #expect(filtered(.luminanceToAlpha) == effect(red.luminanceToAlpha()))
    #expect(filtered(.projectionTransform(ProjectionTransform(CGAffineTransform(translationX: 9, y: 0)))).isEmpty == false)
  }

  @Test func aMatrixStartsAsOneThatChangesNothing() {
    var matrix = ColorMatrix()
    #expect(matrix.r1 == 1 && matrix.g1 == 0 && matrix.b1 == 0 && matrix.a1 == 0)

    matrix.r1 = 0
    #expect(filtered(.colorMatrix(matrix)) != filtered(.colorMatrix(ColorMatrix())))
  }

  @Test func textsAreDrawnAtAPointOrInARectangle() {
    func texts(_ draw: @escaping (inout GraphicsContext) -> Void) -> [TextRun] {
      items(draw).compactMap { if case .text(let run) = $0 { run } else { nil } }
    }

    let centered = texts { $0.draw(Text("A"), at: CGPoint(x: 50, y: 50), anchor: .center) }
    let below = texts { $0.draw(Text("A"), at: CGPoint(x: 50, y: 50), anchor: .top) }
    let resolved = texts { $0.draw($0.resolve(Text("A")), at: CGPoint(x: 50, y: 50), anchor: .center) }
    let inside = texts { $0.draw(Text("A"), in: rect) }

    #expect(centered.count == 1 && centered == resolved && inside.first?.origin.x == 10)
    #expect((below.first?.origin.y ?? 0) > (centered.first?.origin.y ?? 0))
  }

  @Test func aCanvasTellsItsSurroundings() {
    var scheme: ColorScheme?
    _ = small(Canvas { context, _ in scheme = context.environment.colorScheme }) { $0.colorScheme = .dark }

    #expect(scheme == .dark)
  }

  @Test func aCanvasTellsHowItIsDrawn() {
    let canvas = Canvas(opaque: true, colorMode: .linear, rendersAsynchronously: true) { _, _ in }

    #expect(canvas.isOpaque && canvas.colorMode == .linear && canvas.rendersAsynchronously)
    let modes: [ColorRenderingMode] = [
      ColorRenderingMode.nonLinear, ColorRenderingMode.linear, ColorRenderingMode.extendedLinear,
    ]
    #expect(Set(modes).count == 3)
  }

  @Test func optionsAreSets() {
    let shadows: GraphicsContext.ShadowOptions = [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]
    let gradients: GraphicsContext.GradientOptions = [.repeat, .mirror, .linearColor]
    let blurs: GraphicsContext.BlurOptions = [.opaque, .dithersResult]

    #expect(shadows.rawValue == 15 && gradients.rawValue == 7 && blurs.rawValue == 3)
    #expect(GraphicsContext.FilterOptions.linearColor.rawValue == 1)
  }
}
