/// A level of the foreground style around it.
public struct HierarchicalShapeStyle: ShapeStyle, Hashable, BitwiseCopyable {
  public typealias Resolved = Never

  let level: Int

  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.level += level
    ForegroundStyles.apply(to: &shape)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

/// Any style, some levels less prominent.
struct LeveledStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never

  let base: Base
  let level: Int

  func _apply(to shape: inout _ShapeStyle_Shape) {
    shape.level += level
    base._apply(to: &shape)
  }
}

extension ShapeStyle {
  /// The second level of this style.
  public var secondary: some ShapeStyle { LeveledStyle(base: self, level: 1) }
  /// The third level of this style.
  public var tertiary: some ShapeStyle { LeveledStyle(base: self, level: 2) }
  /// The fourth level of this style.
  public var quaternary: some ShapeStyle { LeveledStyle(base: self, level: 3) }
  /// The fifth level of this style.
  public var quinary: some ShapeStyle { LeveledStyle(base: self, level: 4) }
}
