import Foundation
import Testing
import TopdownDisplay

@_spi(Runtime) @testable import SwiftUICore

@MainActor struct MeshGradientTests {
  private let corners: [SIMD2<Float>] = [[0, 0], [1, 0], [0, 1], [1, 1]]
  private let colors: [Color] = [.red, .green, .blue, .yellow]
  private var resolved: [Color.Resolved] { colors.map { $0.resolve(in: EnvironmentValues()) } }

  /// Corners whose edges bend by a tenth.
  private var curved: [MeshGradient.BezierPoint] {
    corners.map { corner in
      MeshGradient.BezierPoint(
        position: corner, leadingControlPoint: corner - [0.1, 0], topControlPoint: corner - [0, 0.1],
        trailingControlPoint: corner + [0.1, 0], bottomControlPoint: corner + [0, 0.1])
    }
  }

  private func patch(_ mesh: MeshGradient) -> DisplayMeshPatch? {
    guard case .mesh(let patches, _) = small(Rectangle().fill(mesh)).paint else { return nil }
    return patches.first
  }

  @Test func pointsAndColorsMayBeGivenInEachForm() {
    let expected = patch(MeshGradient(width: 2, height: 2, points: corners, colors: colors))

    #expect(expected?.colors == [Color.red, .green, .yellow, .blue].map(\.display))
    #expect(patch(MeshGradient(width: 2, height: 2, points: corners, resolvedColors: resolved)) == expected)
    #expect(
      patch(
        MeshGradient(
          width: 2, height: 2, locations: MeshGradient.Locations.points(corners), colors: MeshGradient.Colors.colors(colors)))
        == expected)
  }

  @Test func edgesBendAtTheirControlPoints() {
    let expected = patch(MeshGradient(width: 2, height: 2, bezierPoints: curved, colors: colors))

    #expect(expected?.outline[0] == .zero)
    #expect(abs((expected?.outline[1].x ?? 0) - 10) < 0.001)
    #expect(patch(MeshGradient(width: 2, height: 2, bezierPoints: curved, resolvedColors: resolved)) == expected)
    #expect(
      patch(
        MeshGradient(
          width: 2, height: 2, locations: MeshGradient.Locations.bezierPoints(curved),
          colors: MeshGradient.Colors.resolvedColors(resolved)))
        == expected)
  }

  @Test func aMeshTellsWhatItIsMadeOf() {
    let mesh = MeshGradient(
      width: 2, height: 2, points: corners, colors: colors, background: .white, smoothsColors: false, colorSpace: .perceptual)

    #expect(mesh.width == 2 && mesh.height == 2)
    #expect(mesh.locations == .points(corners) && mesh.colors == .colors(colors))
    #expect(mesh.background == .white && !mesh.smoothsColors && mesh.colorSpace == .perceptual)
  }

  @Test func aPointTellsItsControlPoints() {
    let point = curved[3]

    #expect(point.position == [1, 1])
    #expect(point.leadingControlPoint == [0.9, 1] && point.trailingControlPoint == [1.1, 1])
    #expect(point.topControlPoint == [1, 0.9] && point.bottomControlPoint == [1, 1.1])
  }
}
