import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct CornerTests {
  /// Which corners of a shape of 100 by 100 points are cut off by more than a point.
  private func cut<S: Shape>(_ shape: S) -> Edge.Corner.Set {
    let corners: [(Edge.Corner, CGPoint)] = [
      (.topLeading, CGPoint(x: 1, y: 1)), (.topTrailing, CGPoint(x: 99, y: 1)), (.bottomLeading, CGPoint(x: 1, y: 99)),
      (.bottomTrailing, CGPoint(x: 99, y: 99)),
    ]
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 100))
    return corners.reduce(into: []) { if !path.contains($1.1) { $0.formUnion(Edge.Corner.Set($1.0)) } }
  }

  @Test func cornersAreASet() {
    #expect(Edge.Corner.Set.top == [.topLeading, .topTrailing] && Edge.Corner.Set.bottom == [.bottomLeading, .bottomTrailing])
    #expect(Edge.Corner.Set.leading == [.topLeading, .bottomLeading])
    #expect(Edge.Corner.Set.trailing == [.topTrailing, .bottomTrailing])
    #expect(Edge.Corner.Set.all == Edge.Corner.Set.top.union(.bottom) && Edge.Corner.Set.none.isEmpty)
    #expect(Edge.Corner.Set.top.contains(Edge.Corner.topLeading) && !Edge.Corner.Set.top.contains(Edge.Corner.bottomLeading))
    #expect(Edge.Corner.allCases.map(\.debugDescription) == ["topLeading", "topTrailing", "bottomLeading", "bottomTrailing"])
  }

  @Test func directionsAreSets() {
    #expect(HorizontalDirection.Set.all == [HorizontalDirection.Set.leading, HorizontalDirection.Set.trailing])
    #expect(HorizontalDirection.Set.leading != HorizontalDirection.Set.trailing)
    #expect(HorizontalDirection.Set(HorizontalDirection.leading) == .leading && HorizontalDirection.Set(.trailing) == .trailing)
    #expect(VerticalDirection.Set.all == [VerticalDirection.Set.up, VerticalDirection.Set.down])
    #expect(VerticalDirection.Set(VerticalDirection.up) == .up && VerticalDirection.Set(.down) == .down)
  }

  @Test func aCornerWithARadiusIsRound() {
    #expect(cut(ConcentricRectangle(corners: .fixed(20))) == .all && cut(ConcentricRectangle(corners: 0)).isEmpty)
    #expect(
      cut(
        ConcentricRectangle(topLeadingCorner: 20, topTrailingCorner: 0, bottomLeadingCorner: 0, bottomTrailingCorner: 20.5))
        == [.topLeading, .bottomTrailing])
    #expect(cut(ConcentricRectangle(uniformTopCorners: 20, bottomLeadingCorner: 0, bottomTrailingCorner: 0)) == .top)
    #expect(cut(ConcentricRectangle(uniformBottomCorners: 20, topLeadingCorner: 0, topTrailingCorner: 0)) == .bottom)
    #expect(cut(ConcentricRectangle(uniformTopCorners: 20, uniformBottomCorners: 0)) == .top)
    #expect(cut(ConcentricRectangle(uniformLeadingCorners: 20, topTrailingCorner: 0, bottomTrailingCorner: 0)) == .leading)
    #expect(cut(ConcentricRectangle(uniformTrailingCorners: 20, topLeadingCorner: 0, bottomLeadingCorner: 0)) == .trailing)
    #expect(cut(ConcentricRectangle(uniformLeadingCorners: 20, uniformTrailingCorners: 0)) == .leading)
  }

  @Test func aRectangleMayBeNamedByItsCorners() {
    func named<S: Shape>(_ shape: S) -> Edge.Corner.Set { cut(shape) }

    #expect(named(.rect(corners: .fixed(20))) == .all)
    #expect(named(.rect(corners: .fixed(20), isUniform: true)) == .all)
    #expect(
      named(.rect(topLeadingCorner: 20, topTrailingCorner: 0, bottomLeadingCorner: 0, bottomTrailingCorner: 0)) == .topLeading)
    #expect(named(.rect(uniformTopCorners: 20, bottomLeadingCorner: 0, bottomTrailingCorner: 0)) == .top)
    #expect(named(.rect(uniformBottomCorners: 20, topLeadingCorner: 0, topTrailingCorner: 0)) == .bottom)
    #expect(named(.rect(uniformTopCorners: 20, uniformBottomCorners: 0)) == .top)
    #expect(named(.rect(uniformLeadingCorners: 20, topTrailingCorner: 0, bottomTrailingCorner: 0)) == .leading)
    #expect(named(.rect(uniformTrailingCorners: 20, topLeadingCorner: 0, bottomLeadingCorner: 0)) == .trailing)
    #expect(named(.rect(uniformLeadingCorners: 20, uniformTrailingCorners: 0)) == .leading)
    #expect(named(.rect(cornerSize: CGSize(width: 20, height: 20))) == .all)
    #expect(named(.capsule(style: .circular)) == .all && named(.containerRelative).isEmpty)
  }

  @Test("Gap: a corner that follows has its container's radius, however far it is from it") func concentricCorners() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let inside = small(ConcentricRectangle().fill(Color.red).containerShape(RoundedRectangle(cornerRadius: 12))).items
    let alone = small(ConcentricRectangle(corners: .concentric(minimum: 4)).fill(Color.red)).items

    #expect(inside == [.fill(.roundedRectangle(frame, cornerRadius: 12), Color.red.display)])
    #expect(alone == [.fill(.roundedRectangle(frame, cornerRadius: 4), Color.red.display)])
    #expect(cut(ConcentricRectangle()).isEmpty)
  }

  @Test func uniformCornersAreAsRoundAsTheRoundest() {
    let container = UnevenRoundedRectangle(topLeadingRadius: 20)
    let shape = ConcentricRectangle(corners: .concentric, isUniform: true)

    let drawn = small(shape.fill(Color.red).containerShape(container)).items

    #expect(drawn == small(RoundedRectangle(cornerRadius: 20).fill(Color.red)).items)
  }

  @Test func aShapeTellsItsCorners() {
    let size = CGSize(width: 20, height: 10)

    #expect(Rectangle().corners(in: size) == .fixed(0) && Capsule().corners(in: size) == .fixed(5))
    #expect(Circle().corners(in: size) == .fixed(5) && Circle().corners(in: nil) == nil)
    #expect(RoundedRectangle(cornerRadius: 3).corners(in: nil) == RoundedRectangularShapeCorners(all: 3))
    #expect(UnevenRoundedRectangle(topLeadingRadius: 3).corners(in: nil) == RoundedRectangularShapeCorners(topLeading: 3))
    func corners<S: RoundedRectangularShape>(_ shape: S) -> RoundedRectangularShapeCorners? { shape.corners(in: size) }
    #expect(corners(Capsule()) == .fixed(5))
  }

  @Test func cornersAreReachedByTheirNames() {
    var corners = RoundedRectangularShapeCorners(topLeading: 1, topTrailing: 2, bottomLeading: 3, bottomTrailing: 4)

    corners[.topTrailing] = .concentric
    #expect(corners.topLeading == 1 && corners.topTrailing == .concentric && corners.bottomLeading == 3)
    #expect(corners.bottomTrailing == 4 && corners[.bottomLeading] == .fixed(3))
    #expect(RoundedRectangularShapeCorners.concentric == .concentric(minimum: nil))
  }
}
