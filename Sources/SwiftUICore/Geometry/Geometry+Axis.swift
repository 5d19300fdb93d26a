import Foundation

// Layouts are written once, along a main axis and across it.

extension CGSize {
  @_spi(Runtime) public func length(along axis: Axis) -> CGFloat { axis == .horizontal ? width : height }

  @_spi(Runtime) public init(along axis: Axis, _ main: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGSize(width: main, height: across) : CGSize(width: across, height: main)
  }
}

extension CGPoint {
  @_spi(Runtime) public init(along axis: Axis, _ main: CGFloat, across: CGFloat) {
    self = axis == .horizontal ? CGPoint(x: main, y: across) : CGPoint(x: across, y: main)
  }

  package static func + (left: CGPoint, right: CGPoint) -> CGPoint { CGPoint(x: left.x + right.x, y: left.y + right.y) }
}

extension ProposedViewSize {
  @_spi(Runtime) public func length(along axis: Axis) -> CGFloat? { axis == .horizontal ? width : height }

  @_spi(Runtime) public init(along axis: Axis, _ main: CGFloat?, across: CGFloat?) {
    self = axis == .horizontal ? ProposedViewSize(width: main, height: across) : ProposedViewSize(width: across, height: main)
  }
}

extension Axis {
  @_spi(Runtime) public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
