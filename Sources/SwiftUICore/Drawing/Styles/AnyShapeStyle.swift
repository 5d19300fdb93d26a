/// A style whose type is not told.
public struct AnyShapeStyle: ShapeStyle {
  public typealias Resolved = Never
  private let style: any ShapeStyle

  public init<S: ShapeStyle>(_ style: S) { self.style = (style as? AnyShapeStyle)?.style ?? style }

  public func _apply(to shape: inout _ShapeStyle_Shape) { style._apply(to: &shape) }
}

extension AnyShapeStyle: SelfComparing {
  func isUnchanged(from old: AnyShapeStyle) -> Bool {
    func compare<S: ShapeStyle>(_ new: S) -> Bool { (old.style as? S).map { ValueComparison.areEqual($0, new) } ?? false }
    return compare(style)
  }
}
