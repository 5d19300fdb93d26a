import Foundation

extension Path {
  /// The area that either path covers.
  public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .union, eoFill) }

  /// The area that both paths cover.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .intersection, eoFill) }

  /// The area that this path covers and the other does not.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(with: other, .subtraction, eoFill) }

  /// The area that one of both paths covers, and not the other.
  func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(with: other, .symmetricDifference, eoFill)
  }

  /// The parts of this path's line that lie in the other's area.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { line(other, eoFill, isInside: true) }

  /// The parts of this path's line that lie outside of the other's area.
  func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { line(other, eoFill, isInside: false) }

  /// The same area without parts that overlap.
  public func normalized(eoFill: Bool = true) -> Path { combined(with: Path(), .union, eoFill) }

  private func combined(with other: Path, _ operation: PathOperation, _ eoFill: Bool) -> Path {
    PathCombination(self, other, eoFill: eoFill).path(operation)
  }

  private func line(_ other: Path, _ eoFill: Bool, isInside: Bool) -> Path {
    Polygons(self, isEvenOdd: eoFill).line(inside: Polygons(other, isEvenOdd: eoFill), isInside)
  }
}

extension Shape {
  /// The area that either shape covers.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  /// The area that both shapes cover.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  /// The area that this shape covers and the other does not.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  /// The area that one of both shapes covers, and not the other.
  public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that lie in the other's area.
  public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The parts of this shape's line that lie outside of the other's area.
  public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes in one frame, as one.
nonisolated struct CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  nonisolated func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }
}
