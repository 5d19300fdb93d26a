public import Foundation

/// A rectangle whose corners follow those of its container where they have no radius of their own.
///
/// - Gap: the distance to the container's edges does not count: a corner that follows has its container's radius.
public nonisolated struct ConcentricRectangle: Shape {
  private let corners: RoundedRectangularShapeCorners
  private let isUniform: Bool
  /// The corners of the container around, once they are known.
  private var container: RoundedRectangularShapeCorners?

  public init() { self.init(corners: .concentric) }

  public init(corners: Edge.Corner.Style, isUniform: Bool = false) {
    self.init(RoundedRectangularShapeCorners(all: corners), isUniform: isUniform)
  }

  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      RoundedRectangularShapeCorners(
        topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
        bottomTrailing: bottomTrailingCorner))
  }

  public init(
    uniformTopCorners top: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public init(
    uniformBottomCorners bottom: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: bottom,
      bottomTrailingCorner: bottom)
  }

  public init(
    uniformTopCorners top: Edge.Corner.Style = .concentric, uniformBottomCorners bottom: Edge.Corner.Style = .concentric
  ) {
    self.init(topLeadingCorner: top, topTrailingCorner: top, bottomLeadingCorner: bottom, bottomTrailingCorner: bottom)
  }

  public init(
    uniformLeadingCorners leading: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: topTrailingCorner, bottomLeadingCorner: leading,
      bottomTrailingCorner: bottomTrailingCorner)
  }

  public init(
    uniformTrailingCorners trailing: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: topLeadingCorner, topTrailingCorner: trailing, bottomLeadingCorner: bottomLeadingCorner,
      bottomTrailingCorner: trailing)
  }

  public init(
    uniformLeadingCorners leading: Edge.Corner.Style = .concentric,
    uniformTrailingCorners trailing: Edge.Corner.Style = .concentric
  ) {
    self.init(
      topLeadingCorner: leading, topTrailingCorner: trailing, bottomLeadingCorner: leading, bottomTrailingCorner: trailing)
  }

  private init(_ corners: RoundedRectangularShapeCorners, isUniform: Bool = false) {
    self.corners = corners
    self.isUniform = isUniform
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadii: corners.radii(in: container, isUniform: isUniform))
  }
}

extension ConcentricRectangle: SurroundedShape {
  nonisolated func resolved(in environment: EnvironmentValues) -> any Shape {
    let shape = environment.containerShape?.shape as? any RoundedRectangularShape
    var copy = self
    copy.container = shape?.corners(in: environment.containerShape?.frame?.size)
    return copy
  }
}
