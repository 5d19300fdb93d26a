import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct CanvasTests {
  private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

  /// What a canvas at (10, 20) draws inside of its clip.
  private func items(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> [DisplayItem] {
    let view = Canvas(renderer: renderer).frame(width: 80, height: 60)
    let items = Screen(view, size: CGSize(width: 100, height: 100)).graph.displayList().items
    #expect(items.isEmpty || items.first == .pushClip(.rectangle(CGRect(x: 10, y: 20, width: 80, height: 60))))
    return Array(items.dropFirst().dropLast())
  }

  @Test func aCanvasDrawsFromItsCorner() {
    let drawn = items { context, size in
      context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.red))
      context.stroke(square, with: .color(.blue), lineWidth: 2)
    }

    #expect(
      drawn == [
        .fill(.rectangle(CGRect(x: 10, y: 20, width: 80, height: 60)), Color.red.display),
        .stroke(.rectangle(CGRect(x: 10, y: 20, width: 10, height: 10)), Color.blue.display, lineWidth: 2),
      ])
  }

  @Test func anEmptyCanvasDrawsNothingAndTakesItsPlace() {
    #expect(items { _, _ in } == [])
  }

  @Test func transformsOfACopyAreItsOwn() {
    let drawn = items { context, _ in
      var copy = context
      copy.translateBy(x: 5, y: 5)
      copy.fill(square, with: .color(.red))
      context.fill(square, with: .color(.blue))
    }

    #expect(
      drawn == [
        .fill(.rectangle(CGRect(x: 15, y: 25, width: 10, height: 10)), Color.red.display),
        .fill(.rectangle(CGRect(x: 10, y: 20, width: 10, height: 10)), Color.blue.display),
      ])
  }

  @Test func turnsAndScalesAreMatrices() {
    let drawn = items { context, _ in
      context.scaleBy(x: 2, y: 2)
      context.translateBy(x: 1, y: 0)
      context.fill(square, with: .color(.red))
    }

    #expect(drawn[0] == .pushTransform(DisplayTransform(a: 2, b: 0, c: 0, d: 2, tx: 12, ty: 20)))
    #expect(drawn[1] == .fill(.rectangle(CGRect(x: 0, y: 0, width: 10, height: 10)), Color.red.display))
  }

  @Test func opacityBlendModeAndFiltersAreGroupsAroundWhatIsDrawn() {
    let drawn = items { context, _ in
      context.opacity = 0.5
      context.blendMode = .multiply
      context.addFilter(.blur(radius: 3))
      context.addFilter(.shadow(color: .red, radius: 1))
      context.fill(square, with: .foreground)
    }

    #expect(
      Array(drawn.prefix(4)) == [
        .pushEffect(.blend(.multiply)), .pushEffect(.blur(radius: 3, isOpaque: false)),
        .pushEffect(.shadow(Color.red.display, radius: 1, offset: .zero)), .pushOpacity(0.5),
      ])
    #expect(drawn.suffix(4) == [.pop, .pop, .pop, .pop])
  }

  @Test func aClipHoldsForWhatComesAfterIt() {
    let drawn = items { context, _ in
      context.fill(square, with: .color(.blue))
      context.clip(to: Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20)))
      #expect(context.clipBoundingRect == CGRect(x: 0, y: 0, width: 20, height: 20))
      context.fill(square, with: .color(.red))
      context.clip(to: square, options: .inverse)
      context.fill(square, with: .color(.green))
    }

    let clip = DisplayItem.pushClip(.ellipse(CGRect(x: 10, y: 20, width: 20, height: 20)))
    #expect(drawn[1] == clip && drawn[4] == clip)
    guard case .pushEffect(.cutOut(let hole)) = drawn[5] else { return #expect(Bool(false), "no hole") }
    #expect(hole.count == 1)
  }

  @Test func aLayerIsDrawnAsOne() {
    let drawn = items { context, _ in
      context.opacity = 0.5
      context.drawLayer { layer in
        layer.fill(square, with: .color(.red))
        layer.fill(square, with: .color(.blue))
      }
      context.clipToLayer { $0.fill(square, with: .color(.black)) }
      context.fill(square, with: .color(.green))
    }

    #expect(drawn.prefix(2) == [.pushOpacity(0.5), .pushOpacity(1)])
    #expect(drawn.filter { $0 == .pushOpacity(0.5) }.count == 2)
    #expect(drawn.contains { if case .pushEffect(.mask) = $0 { true } else { false } })
  }

  @Test func gradientsCountInPoints() {
    let colors = Gradient(colors: [.red, .blue])
    let drawn = items { context, _ in
      context.fill(square, with: .linearGradient(colors, startPoint: CGPoint(x: 1, y: 2), endPoint: CGPoint(x: 9, y: 2)))
      context.fill(square, with: .radialGradient(colors, center: CGPoint(x: 5, y: 5), startRadius: 0, endRadius: 4))
      context.fill(square, with: .conicGradient(colors, center: CGPoint(x: 5, y: 5)))
      context.fill(square, with: .style(colors))
    }

    let paints = drawn.compactMap { if case .paint(_, let paint) = $0 { paint } else { nil } }
    guard case .linear(_, let start, let end) = paints[0], case .radial(_, let center, _, let radius, _) = paints[1],
      case .angular(_, let middle, _, _) = paints[2], case .linear(_, let top, _) = paints[3]
    else { return #expect(Bool(false), "other paints: \(paints)") }
    #expect(start == CGPoint(x: 11, y: 22) && end == CGPoint(x: 19, y: 22))
    #expect(center == CGPoint(x: 15, y: 25) && radius == 4 && middle == center)
    #expect(top == CGPoint(x: 15, y: 20))
  }

  @Test func aTextIsMeasuredAndDrawnAroundItsAnchor() {
    let drawn = items { context, size in
      let text = context.resolve(Text("Dune").bold())
      let measured = text.measure(in: size)
      #expect(measured.height == 20.5 && text.firstBaseline(in: size) < measured.height)
      #expect(text.lastBaseline(in: size) == text.firstBaseline(in: size))
      context.draw(text, at: .zero, anchor: .topLeading)
      var red = text
      red.shading = .color(.red)
      context.draw(red, in: CGRect(x: 0, y: 30, width: 80, height: 30))
    }

    let runs = drawn.compactMap { if case .text(let run) = $0 { run } else { nil } }
    #expect(runs.map(\.origin.x) == [10, 10] && runs[1].origin.y - runs[0].origin.y == 30)
    #expect(runs.map(\.color) == [Color.primary.display, Color.red.display])
  }

  @Test func anImageIsDrawnInARectangle() {
    let drawn = items { context, _ in
      var star = context.resolve(Image(systemName: "star"))
      #expect(star.size.width == 20.5 && star.baseline < 20.5)
      star.shading = .color(.yellow)
      context.draw(star, in: CGRect(x: 0, y: 0, width: 40, height: 40))
      context.draw(Image(systemName: "heart"), at: CGPoint(x: 10.25, y: 10.25))
    }

    #expect(
      drawn == [
        .symbol(SymbolRun(name: "star", frame: CGRect(x: 10, y: 20, width: 40, height: 40), color: Color.yellow.display)),
        .symbol(SymbolRun(name: "heart", frame: CGRect(x: 10, y: 20, width: 20.5, height: 20.5), color: Color.primary.display)),
      ])
  }

  @Test func viewsAreDrawnByTheirTagAsOftenAsTheRendererLikes() {
    let view = Canvas { context, _ in
      guard let dot = context.resolveSymbol(id: 1) else { return #expect(Bool(false), "no symbol") }
      #expect(dot.size == CGSize(width: 4, height: 4) && context.resolveSymbol(id: 2) == nil)
      context.draw(dot, at: CGPoint(x: 10, y: 10))
      context.draw(dot, in: CGRect(x: 20, y: 0, width: 8, height: 8))
    } symbols: {
      Color.red.frame(width: 4, height: 4).tag(1)
    }

    let screen = Screen(view, size: CGSize(width: 100, height: 100))

    #expect(screen.graph.displayList().fills.count == 2)
    #expect(screen.graph.displayList().fills[0].frame == CGRect(x: 8, y: 8, width: 4, height: 4))
    #expect(screen.graph.semantics().children.isEmpty, "what is drawn means nothing")
  }

  @Test func aMatrixOfColorsIsAFilter() {
    var matrix = ColorMatrix()
    matrix.r5 = 0.5
    let drawn = items { context, _ in
      context.addFilter(.colorMatrix(matrix))
      context.addFilter(.grayscale(1))
      context.addFilter(.alphaThreshold(min: 0.5, color: .red))
      context.fill(square, with: .color(.blue))
    }

    guard case .pushEffect(.color(let first)) = drawn[0] else { return #expect(Bool(false), "no filter") }
    #expect(first.rows[0] == [1, 0, 0, 0, 0.5] && first.rows[3] == [0, 0, 0, 1, 0])
    #expect(drawn.count == 7)
  }
}
