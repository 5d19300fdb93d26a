/// A color or pattern to draw with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never

  func resolve(in environment: EnvironmentValues) -> Resolved

  /// Says what to draw with; a style of one's own resolves to another instead.
  func _apply(to shape: inout _ShapeStyle_Shape)
}

/// What a style is asked with, and what it answers.
public struct _ShapeStyle_Shape {
  package var environment: EnvironmentValues
  /// How many levels less prominent than the style itself.
  var level = 0
  package var paint = Paint.clear

  init(_ environment: EnvironmentValues) { self.environment = environment }

  /// Sets a paint that has no levels of its own: each is more transparent.
  mutating func set(_ paint: Paint) { self.paint = paint.multiplyingOpacity(by: Self.opacity(ofLevel: level)) }

  static func opacity(ofLevel level: Int) -> Double {
    switch level {
    case ...0: 1
    case 1: 0.5
    case 2: 0.25
    case 3: 0.18
    default: 0.1
    }
  }
}

extension ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) { resolve(in: shape.environment)._apply(to: &shape) }

  /// What the style comes to in its surroundings.
  package func paint(in environment: EnvironmentValues) -> Paint {
    var shape = _ShapeStyle_Shape(environment)
    _apply(to: &shape)
    return shape.paint
  }

  /// The one color that comes nearest to this style.
  @_spi(Runtime) public func color(in environment: EnvironmentValues) -> Color.Resolved {
    Color.Resolved(paint(in: environment).color)
  }
}

extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) resolves to no other style; ask it for what it draws with instead")
  }
}

extension Never: ShapeStyle {
  public typealias Resolved = Never
}

extension Color.Resolved: ShapeStyle {
  public typealias Resolved = Never

  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(.color(display)) }
}

extension Color: ShapeStyle {
  public func _apply(to shape: inout _ShapeStyle_Shape) { shape.set(.color(resolve(in: shape.environment).display)) }
}

extension ShapeStyle where Self: View, Body == _ShapeView<Rectangle, Self> {
  /// A style that is a view fills its frame.
  public var body: _ShapeView<Rectangle, Self> { _ShapeView(shape: Rectangle(), style: self) }
}
