import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

/// Each way to name, change and draw a shape, in a frame of 100 by 60 points.
@MainActor struct ShapeFormTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 60)

  private func items(_ view: some View) -> [DisplayItem] { Screen(view, size: frame.size).items }
  private func path<S: Shape>(_ shape: S) -> Path { shape.path(in: frame) }

  @Test func aShapeMayBeNamedInPlace() {
    #expect(items(Color.red.clipShape(.rect)).first == .pushClip(.rectangle(frame)))
    #expect(items(Color.red.clipShape(.circle)).first == .pushClip(.ellipse(CGRect(x: 20, y: 0, width: 60, height: 60))))
    #expect(items(Color.red.clipShape(.ellipse)).first == .pushClip(.ellipse(frame)))
    #expect(items(Color.red.clipShape(.capsule)).first == .pushClip(.roundedRectangle(frame, cornerRadius: 30)))
    #expect(
      items(Color.red.clipShape(.rect(cornerRadius: 8, style: .continuous))).first
        == .pushClip(.roundedRectangle(frame, cornerRadius: 8)))
    #expect(
      items(Color.red.clipShape(.rect(cornerRadii: RectangleCornerRadii(topLeading: 8))))
        == items(Color.red.clipShape(.rect(topLeadingRadius: 8))))
    #expect(items(Color.red.clipShape(.rect(topLeadingRadius: 8))) != items(Color.red.clipShape(.rect(topTrailingRadius: 8))))
  }

  @Test func aShapeIsFilledInEachForm() {
    let red = DisplayItem.fill(.ellipse(frame), Color.red.display)

    #expect(items(Ellipse().fill(Color.red, style: FillStyle(eoFill: true))) == [red])
    #expect(items(Ellipse.fill(style:)(Ellipse())(FillStyle()).foregroundStyle(.red)) == [red])
  }

  @Test func aShapeIsStrokedInEachForm() {
    let line = DisplayItem.stroke(.rectangle(frame), Color.red.display, lineWidth: 4)

    #expect(items(Rectangle().stroke(Color.red, lineWidth: 4)) == [line])
    #expect(items(Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 4))) == [line])
    #expect(items(Rectangle().stroke(_:lineWidth:)(Color.red, 4)) == [line])
    #expect(items(Rectangle().stroke(_:style:)(Color.red, StrokeStyle(lineWidth: 4))) == [line])
  }

  @Test func aBorderStaysInsideInEachForm() {
    let red = DisplayItem.stroke(.rectangle(frame.insetBy(dx: 2, dy: 2)), Color.red.display, lineWidth: 4)
    let style = StrokeStyle(lineWidth: 4)

    #expect(items(Rectangle().strokeBorder(Color.red, lineWidth: 4)) == [red])
    #expect(items(Rectangle().strokeBorder(Color.red, style: style)) == [red])
    #expect(items(Rectangle().strokeBorder(lineWidth:antialiased:)(4, true).foregroundStyle(.red)) == [red])
    #expect(items(Rectangle().strokeBorder(style:antialiased:)(style, true).foregroundStyle(.red)) == [red])
  }

  @Test func aDrawnShapeIsDrawnOverInEachForm() {
    let fill = DisplayItem.fill(.rectangle(frame), Color.red.display)
    let line = DisplayItem.stroke(.rectangle(frame), Color.blue.display, lineWidth: 2)
    let inside = DisplayItem.stroke(.rectangle(frame.insetBy(dx: 1, dy: 1)), Color.blue.display, lineWidth: 2)
    let style = StrokeStyle(lineWidth: 2)

    #expect(items(Rectangle().stroke(Color.blue, lineWidth: 2).fill(Color.red)) == [line, fill])
    #expect(items(Rectangle().fill(Color.red).stroke(Color.blue, lineWidth: 2)) == [fill, line])
    #expect(items(Rectangle().fill(Color.red).stroke(Color.blue, style: style)) == [fill, line])
    #expect(items(Rectangle().fill(Color.red).strokeBorder(Color.blue, lineWidth: 2)) == [fill, inside])
    #expect(items(Rectangle().fill(Color.red).strokeBorder(Color.blue, style: style)) == [fill, inside])
  }

  @Test func aDrawnShapeTellsWhatItDraws() {
    let style = StrokeStyle(lineWidth: 2)
    let filled = FillShapeView(shape: Circle(), style: Color.red, fillStyle: FillStyle(eoFill: true), background: Text("A"))
    let line = StrokeShapeView(shape: Circle(), style: Color.red, strokeStyle: style, isAntialiased: false, background: Text("A"))
    let border = StrokeBorderShapeView(
      shape: Circle(), style: Color.red, strokeStyle: style, isAntialiased: false, background: Text("A"))

    #expect(path(filled.shape) == path(Circle()) && filled.style == .red && filled.fillStyle.isEOFilled)
    #expect(path(line.shape) == path(Circle()) && line.style == .red && line.strokeStyle == style && !line.isAntialiased)
    #expect(path(border.shape) == path(Circle()) && border.style == .red && border.strokeStyle == style && !border.isAntialiased)
    #expect(Screen(filled.background).texts == ["A"] && Screen(line.background).texts == ["A"])
    #expect(Screen(border.background).texts == ["A"])
    for view in [AnyView(filled), AnyView(line), AnyView(border)] { #expect(Screen(view).texts == ["A"]) }
  }

  @Test func anInnerShapeIsSmallerOnAllSides() {
    let inner = frame.insetBy(dx: 5, dy: 5)

    #expect(path(Rectangle().inset(by: 5)) == Path(inner) && path(Ellipse().inset(by: 5)) == Path(ellipseIn: inner))
    #expect(path(Capsule().inset(by: 5)) == Path(roundedRect: inner, cornerRadius: 25))
    #expect(path(Circle().inset(by: 5)) == Path(ellipseIn: CGRect(x: 25, y: 5, width: 50, height: 50)))
    #expect(path(RoundedRectangle(cornerRadius: 8).inset(by: 5)) == Path(roundedRect: inner, cornerRadius: 3))
    #expect(path(UnevenRoundedRectangle(topLeadingRadius: 8).inset(by: 5)).boundingRect == inner)
    #expect(path(inset(Rectangle())) == Path(inner))
    #expect(
      path(OffsetShape(shape: Rectangle(), offset: CGSize(width: 1, height: 0)).inset(by: 5))
        == Path(inner.offsetBy(dx: 1, dy: 0)))
    #expect(path(RotatedShape(shape: Rectangle(), angle: .zero).inset(by: 5)).boundingRect == inner)
  }

  private func inset<S: InsettableShape>(_ shape: S) -> some Shape { shape.inset(by: 5) }

  @Test func aShapeFillsWhatIsProposedAndACircleASquare() {
    func size<S: Shape>(_ shape: S) -> CGSize { shape.sizeThatFits(ProposedViewSize(width: 30, height: 20)) }

    #expect(size(Rectangle()) == CGSize(width: 30, height: 20))
    #expect(Circle().sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
    #expect(AnyShape(Circle()).sizeThatFits(ProposedViewSize(width: 30, height: 20)) == CGSize(width: 20, height: 20))
    #expect(AnyShape(Circle()).path(in: frame) == Circle().path(in: frame))
  }

  @Test func aShapeSaysWhatItIsFor() {
    func role<S: Shape>(_: S) -> ShapeRole { S.role }

    #expect(role(Rectangle()) == ShapeRole.fill && role(Rectangle().stroke(lineWidth: 1)) == ShapeRole.stroke)
    #expect(role(Rule()) == ShapeRole.separator)
  }

  @Test func aShapeSaysWhetherItIsMirrored() {
    func behavior<S: Shape>(_ shape: S) -> LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    #expect(behavior(Rectangle()) == .mirrors && behavior(Rule()) == .fixed)
    #expect(
      behavior(OffsetShape(shape: Rule(), offset: .zero)) == .fixed
        && behavior(ScaledShape(shape: Rule(), scale: .zero)) == .fixed)
    #expect(LayoutDirectionBehavior.mirrors(in: .leftToRight) != .mirrors(in: .rightToLeft))
  }
}

/// A line that looks the same from both sides.
private struct Rule: Shape {
  nonisolated static let role = ShapeRole.separator
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  nonisolated func path(in rect: CGRect) -> Path { Path(rect) }
}
