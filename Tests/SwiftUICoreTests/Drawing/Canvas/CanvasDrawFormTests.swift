import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// Each way to draw a text, an image and a view on a canvas of 100 by 100 points.
@MainActor struct CanvasDrawFormTests {
  private let star = Image(systemName: "star")

  private func items(_ draw: @escaping (inout GraphicsContext) -> Void) -> [DisplayItem] {
    small(Canvas { context, _ in draw(&context) }).items
  }

  private func texts(_ items: [DisplayItem]) -> [TextRun] {
    items.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }

  private func symbols(_ items: [DisplayItem]) -> [SymbolRun] {
    items.compactMap { if case .symbol(let run) = $0 { run } else { nil } }
  }

  @Test func aTextIsDrawnResolvedOrNotAtAPointOrInARectangle() {
    let (text, point, rect) = (Text("Dune"), CGPoint(x: 50, y: 50), CGRect(x: 10, y: 20, width: 80, height: 40))
    let atPoint = items { $0.draw(text, at: point) }
    let inRect = items { $0.draw(text, in: rect) }

    #expect(texts(atPoint).map(\.text) == ["Dune"] && texts(inRect).map(\.text) == ["Dune"] && atPoint != inRect)
    #expect(items { $0.draw($0.resolve(text), at: point) } == atPoint && items { $0.draw($0.resolve(text), in: rect) } == inRect)
    #expect(items { $0.draw(text, at: point, anchor: .center) } == atPoint)
    #expect(items { $0.draw(text, at: rect.origin, anchor: .topLeading) } == inRect)
  }

  @Test func aResolvedTextTakesAShading() {
    let runs = texts(
      items { context in
        var text: GraphicsContext.ResolvedText = context.resolve(Text("Dune"))
        text.shading = .color(.red)
        context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .bottom)
      })

    #expect(runs.map(\.color) == [Color.red.display])
  }

  @Test func anImageIsDrawnResolvedOrNotAtAPointOrInARectangle() {
    let (point, rect) = (CGPoint(x: 50, y: 50), CGRect(x: 10, y: 20, width: 40, height: 40))
    let atPoint = items { $0.draw(star, at: point) }
    let inRect = items { $0.draw(star, in: rect) }

    #expect(symbols(atPoint).map(\.name) == ["star"] && symbols(inRect).map(\.name) == ["star"] && atPoint != inRect)
    #expect(items { $0.draw($0.resolve(star), at: point) } == atPoint && items { $0.draw($0.resolve(star), in: rect) } == inRect)
    #expect(items { $0.draw(star, in: rect, style: FillStyle()) } == inRect)
    #expect(items { $0.draw(star, at: point, anchor: .topLeading) } != atPoint)
  }

  @Test func aResolvedImageTakesAShading() {
    let runs = symbols(
      items { context in
        var image: GraphicsContext.ResolvedImage = context.resolve(star)
        image.shading = .color(.red)
        context.draw(image, at: CGPoint(x: 50, y: 50), anchor: .bottom)
      })

    #expect(runs.map(\.color) == [Color.red.display])
  }

  @Test func aViewIsDrawnAtAPointOrInARectangle() {
    func drawn(_ draw: @escaping (GraphicsContext, GraphicsContext.ResolvedSymbol) -> Void) -> [DisplayItem] {
      let canvas = Canvas { context, _ in
        if let dot = context.resolveSymbol(id: "dot") { draw(context, dot) }
      } symbols: {
        Color.red.frame(width: 10, height: 10).tag("dot")
      }
      return small(canvas).items
    }
    let atPoint = drawn { $0.draw($1, at: CGPoint(x: 50, y: 50)) }

    #expect(atPoint == drawn { $0.draw($1, in: CGRect(x: 45, y: 45, width: 10, height: 10)) })
    #expect(atPoint == drawn { $0.draw($1, at: CGPoint(x: 45, y: 45), anchor: .topLeading) })
    #expect(atPoint != drawn { $0.draw($1, in: CGRect(x: 45, y: 45, width: 20, height: 20)) } && atPoint != drawn { _, _ in })
  }

  @Test func aClipLeavesOutWhatIsOutsideOrInside() {
    let rect = CGRect(x: 10, y: 10, width: 20, height: 20)
    func clipped(_ options: GraphicsContext.ClipOptions) -> [DisplayItem] {
      items { context in
        context.clip(to: Path(rect), options: options)
        context.fill(Path(CGRect(x: 0, y: 0, width: 50, height: 50)), with: .color(.red))
      }
    }

    #expect(clipped([]).contains(.pushClip(.rectangle(rect))) && !clipped(.inverse).contains(.pushClip(.rectangle(rect))))
  }

  // MARK: Shadings

  private func filled(_ shading: GraphicsContext.Shading) -> [DisplayItem] {
    items { $0.fill(Path(CGRect(x: 10, y: 10, width: 20, height: 20)), with: shading) }
  }

  @Test func aMeshIsTheStyleOfThatName() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: [[0, 0], [1, 0], [0, 1], [1, 1]], colors: [.red, .green, .blue, .black])

    #expect(filled(.meshGradient(mesh)) == filled(.style(mesh)) && filled(.meshGradient(mesh)) != filled(.color(.red)))
  }

  @Test func theBackdropHidesNothing() {
    let red = DisplayItem.fill(.rectangle(CGRect(x: 10, y: 10, width: 20, height: 20)), Color.red.display)

    #expect(filled(.color(.red)).contains(red) && !filled(.backdrop).contains(red))
  }
}
