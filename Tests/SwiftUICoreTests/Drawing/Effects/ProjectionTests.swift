import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct ProjectionTests {
  private func screen(_ view: some View) -> Screen { Screen(view, size: CGSize(width: 100, height: 100)) }

  private var button: some View { Text("A").frame(width: 40, height: 20) }

  @Test func aTurnInThePlaneIsThatOfTheRotation() {
    let space = screen(Rectangle().frame(width: 40, height: 20).rotation3DEffect(.degrees(90), axis: (x: 0, y: 0, z: 1)))
    let plane = screen(Rectangle().frame(width: 40, height: 20).rotationEffect(.degrees(90)))

    guard case .pushTransform(let a) = space.graph.displayList().items[0],
      case .pushTransform(let b) = plane.graph.displayList().items[0]
    else { return #expect(Bool(false), "no transform") }
    #expect(abs(a.a - b.a) < 1e-9 && abs(a.b - b.b) < 1e-9 && abs(a.tx - b.tx) < 1e-9 && abs(a.ty - b.ty) < 1e-9)
  }

  @Test func aTurnOutOfThePlaneIsAPerspective() {
    let screen = screen(Rectangle().frame(width: 40, height: 20).rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0)))

    guard case .pushEffect(.project(let projection)) = screen.graph.displayList().items[0] else {
      return #expect(Bool(false), "no projection")
    }
    #expect(projection.rows[2][0] != 0 && abs(projection.rows[2][1]) < 1e-9)
  }

  @Test func withoutPerspectiveTheViewIsOnlyNarrower() {
    let screen = screen(
      Text("A").frame(width: 40, height: 20).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0), perspective: 0))

    guard case .pushTransform(let matrix) = screen.graph.displayList().items[0] else { return #expect(Bool(false), "no matrix") }
    #expect(abs(matrix.a - 0.5) < 1e-9 && matrix.d == 1)
  }

  @Test func whatIsSeenFromItsEdgeIsNotDrawn() {
    let view = Rectangle().rotation3DEffect(.degrees(90), axis: (x: 1, y: 0, z: 0), perspective: 0)

    #expect(screen(view).graph.displayList().items.count <= 3)
    #expect(screen(Rectangle().rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0))).graph.displayList().items.count == 1)
  }

  @Test func theFrameFollowsWhatIsShown() {
    let moved = ProjectionTransform(CGAffineTransform(translationX: 10, y: 0))
    let node = screen(Text("A").projectionEffect(moved)).graph.semantics().children[0]
    let plain = screen(Text("A")).graph.semantics().children[0]

    #expect(node.frame == plain.frame.offsetBy(dx: 10, dy: 0))
  }

  @Test func matricesAreJoinedAndTakenBack() {
    var matrix = ProjectionTransform(CGAffineTransform(rotationAngle: 1)).concatenating(
      ProjectionTransform(CGAffineTransform(translationX: 3, y: 4)))
    matrix.m13 = 0.01

    let both = matrix.concatenating(matrix.inverted())

    #expect(abs(both.m11 - 1) < 1e-9 && abs(both.m31) < 1e-9 && abs(both.m13) < 1e-9)
    #expect(!matrix.isAffine && ProjectionTransform().isIdentity)
    var flat = ProjectionTransform(CGAffineTransform(scaleX: 0, y: 1))
    let isInverted = flat.invert()
    #expect(!isInverted)
  }
}
