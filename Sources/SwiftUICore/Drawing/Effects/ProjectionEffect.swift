import Foundation
import TopdownDisplay

extension View {
  /// Draws the view through a matrix, counted from its top left corner; it keeps its place.
  public nonisolated func projectionEffect(_ transform: ProjectionTransform) -> some View {
    modifier(ProjectionModifier(projection: .matrix(transform)))
  }

  /// Turns what the view shows in space, around an axis through a point of it; it keeps its place.
  ///
  /// A larger perspective looks from nearer; 0 looks from infinitely far away.
  public nonisolated func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    modifier(
      ProjectionModifier(
        projection: .rotation(
          SpaceRotation(
            angle: angle, axis: SIMD3(Double(axis.x), Double(axis.y), Double(axis.z)), anchor: anchor, anchorZ: anchorZ,
            perspective: perspective))))
  }
}

nonisolated struct ProjectionModifier: WrappingModifier {
  enum Projection {
    case matrix(ProjectionTransform)
    case rotation(SpaceRotation)
    case bySize((CGSize) -> ProjectionTransform)
  }

  let projection: Projection

  @MainActor func makeNode(_ context: NodeContext) -> ProjectionNode { ProjectionNode(id: context.nextNodeID()) }

  @MainActor func update(_ node: ProjectionNode, _ context: NodeContext) -> Bool {
    node.projection = projection
    return false
  }
}

/// A turn around an axis through a point of a frame, and how it is looked at.
struct SpaceRotation: Equatable, Sendable {
  var angle: Angle
  let axis: SIMD3<Double>
  let anchor: UnitPoint
  let anchorZ: CGFloat
  let perspective: CGFloat

  /// The matrix for a frame of a size whose corner is zero.
  func matrix(in size: CGSize) -> ProjectionTransform {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    guard length > 0 else { return ProjectionTransform() }
    let (x, y, z) = (Double(axis.x / length), Double(axis.y / length), Double(axis.z / length))
    let (c, s) = (cos(angle.radians), sin(angle.radians))
    let (rest, xs, ys, zs) = (1 - c, x * s, y * s, z * s)
    // Rodrigues' matrix for a row vector; of the third row only what a depth of -anchorZ adds is needed.
    let row1 = SIMD3<Double>(c + x * x * rest, x * y * rest + zs, x * z * rest - ys)
    let row2 = SIMD3<Double>(x * y * rest - zs, c + y * y * rest, y * z * rest + xs)
    let row3 = SIMD3<Double>(x * z * rest + ys, y * z * rest - xs, c + z * z * rest)
    let depth = row3 * Double(-anchorZ) + SIMD3<Double>(0, 0, Double(anchorZ))
    // The eye stands as far away as the longer side is long.
    let eye = max(size.width, size.height)
    let k = eye > 0 ? Double(-perspective / eye) : 0
    var turn = ProjectionTransform()
    (turn.m11, turn.m12, turn.m13) = (row1.x, row1.y, row1.z * k)
    (turn.m21, turn.m22, turn.m23) = (row2.x, row2.y, row2.z * k)
    (turn.m31, turn.m32, turn.m33) = (depth.x, depth.y, 1 + depth.z * k)
    return turn.moved(to: anchor.point(in: CGRect(origin: .zero, size: size)))
  }
}

final class ProjectionNode: WrapperNode {
  var projection = ProjectionModifier.Projection.matrix(ProjectionTransform())

  private func onScreen(_ origin: CGPoint) -> ProjectionTransform {
    switch projection {
    case .matrix(let matrix): matrix.moved(to: origin)
    case .rotation(let rotation): rotation.matrix(in: size).moved(to: origin)
    case .bySize(let matrix): matrix(size).moved(to: origin)
    }
  }

  override func draw(into context: inout DrawingContext, at origin: CGPoint) {
    let matrix = onScreen(origin)
    if matrix.isIdentity { return super.draw(into: &context, at: origin) }
    let group: DisplayItem
    if let affine = matrix.plane {
      // What is turned to a line covers nothing.
      guard affine.isInvertible else { return }
      group = .pushTransform(affine.display)
    } else {
      group = .pushEffect(.project(matrix.display))
    }
    context.group(group) { super.draw(into: &$0, at: origin) }
  }

  override func describe(into builder: inout SemanticsBuilder, at origin: CGPoint) {
    let matrix = onScreen(origin)
    if matrix.isIdentity { return super.describe(into: &builder, at: origin) }
    builder.nodes += builder.collect { super.describe(into: &$0, at: origin) }.map {
      $0.mappingFrames { matrix.apply(to: $0) }
    }
  }
}
