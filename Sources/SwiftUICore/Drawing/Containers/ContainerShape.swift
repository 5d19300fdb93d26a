import Foundation

/// The shape of a container, as shapes inside of it ask for it.
struct ContainerShape: @unchecked Sendable, SelfComparing {
  let shape: any InsettableShape
  /// Where the container stands on the screen.
  var frame: CGRect?

  func isUnchanged(from old: ContainerShape) -> Bool {
    func compare<S: InsettableShape>(_ new: S) -> Bool {
      (old.shape as? S).map { ValueComparison.areEqual($0, new) } ?? false
    }
    return frame == old.frame && compare(shape)
  }
}

private enum ContainerShapeKey: EnvironmentKey {
  static var defaultValue: ContainerShape? { nil }
}

extension EnvironmentValues {
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
}

extension View {
  /// Gives container-relative shapes below the shape that they follow.
  public nonisolated func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    environment(\.containerShape, ContainerShape(shape: shape))
  }

  /// Gives shapes below the corners that they follow.
  public nonisolated func containerShape(_ shape: some RoundedRectangularShape) -> some View {
    environment(\.containerShape, ContainerShape(shape: shape))
  }
}

/// The shape of the container around, drawn smaller by as much as it stands inside; without a container a rectangle.
///
/// - Gap: the distance to the container's edges does not count: the shape is that of the container in its own frame.
public nonisolated struct ContainerRelativeShape: InsettableShape, BitwiseCopyable {
  public init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Path(rect) }

  public nonisolated func inset(by amount: CGFloat) -> some InsettableShape { _InsetShape(base: self, amount: amount) }
}

extension Shape where Self == ContainerRelativeShape {
  public static var containerRelative: ContainerRelativeShape { ContainerRelativeShape() }
}

/// A shape that depends on its surroundings.
protocol SurroundedShape {
  func resolved(in environment: EnvironmentValues) -> any Shape
}

extension ContainerRelativeShape: SurroundedShape {
  nonisolated func resolved(in environment: EnvironmentValues) -> any Shape { environment.containerShape?.shape ?? Rectangle() }
}

extension _InsetShape: SurroundedShape where Base: SurroundedShape {
  nonisolated func resolved(in environment: EnvironmentValues) -> any Shape {
    func inset<S: Shape>(_ shape: S) -> any Shape {
      if let insettable = shape as? any InsettableShape { return insettable.inset(by: amount) }
      return _InsetShape<S>(base: shape, amount: amount)
    }
    return inset(base.resolved(in: environment))
  }
}

extension Shape {
  /// The shape itself, or what it comes to in its surroundings.
  nonisolated func surrounded(by environment: EnvironmentValues) -> any Shape {
    (self as? any SurroundedShape)?.resolved(in: environment) ?? self
  }
}
