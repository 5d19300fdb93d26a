// Styles that the system names by what they are for.

/// The color behind what is selected.
public struct SelectionShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { TintShapeStyle()._apply(to: &shape) }
}

/// The color of lines between content.
public struct SeparatorShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.separator._apply(to: &shape) }
}

/// The color of what a field shows while it is empty.
public struct PlaceholderTextShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
  public typealias Resolved = Never

  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.tertiaryLabel._apply(to: &shape) }
}

/// The color of links.
public struct LinkShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
  public typealias Resolved = Never

  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.blue._apply(to: &shape) }
}

/// The color of shapes that stand behind content.
public struct FillShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
  public typealias Resolved = Never

  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.paint = .color(Color.fill(level: shape.level).resolve(in: shape.environment).display)
  }
}

/// The color behind all of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle, Hashable {
  public typealias Resolved = Never

  public init() {}

  public func _apply(to shape: inout _ShapeStyle_Shape) { Color.systemBackground._apply(to: &shape) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
