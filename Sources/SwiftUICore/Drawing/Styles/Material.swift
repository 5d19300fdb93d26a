import TopdownDisplay

/// A background that lets what is behind it shine through.
///
/// - Gap: what is behind a material is not blurred; the material is a translucent color.
public struct Material: ShapeStyle, Sendable {
  public typealias Resolved = Never

  private enum Thickness: Sendable { case ultraThin, thin, regular, thick, ultraThick, bar }

  private let thickness: Thickness
  private(set) var appearance: MaterialActiveAppearance?

  public static let ultraThin = Material(thickness: .ultraThin)
  public static let thin = Material(thickness: .thin)
  public static let regular = Material(thickness: .regular)
  public static let thick = Material(thickness: .thick)
  public static let ultraThick = Material(thickness: .ultraThick)
  public static let bar = Material(thickness: .bar)

  /// The same material that looks active when `appearance` says so.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    var copy = self
    copy.appearance = appearance
    return copy
  }

  public func _apply(to shape: inout _ShapeStyle_Shape) {
    let isDark = shape.environment.colorScheme == .dark
    let shade = isDark ? 0.15 : 0.97
    let color = DisplayColor(red: shade, green: shade, blue: isDark ? 0.16 : 0.97, alpha: opacity)
    shape.paint = .rich(RichPaint(fill: .material(color)))
  }

  private var opacity: Double {
    switch thickness {
    case .ultraThin: 0.45
    case .thin: 0.6
    case .regular: 0.75
    case .thick: 0.85
    case .ultraThick: 0.92
    case .bar: 0.8
    }
  }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}

/// When a material looks as that of an active window.
public struct MaterialActiveAppearance: Equatable, Sendable {
  private enum Kind: Sendable { case automatic, active, inactive, matchWindow }

  private let kind: Kind

  public static let automatic = MaterialActiveAppearance(kind: .automatic)
  public static let active = MaterialActiveAppearance(kind: .active)
  public static let inactive = MaterialActiveAppearance(kind: .inactive)
  public static let matchWindow = MaterialActiveAppearance(kind: .matchWindow)
}

private enum MaterialActiveAppearanceKey: EnvironmentKey {
  static var defaultValue: MaterialActiveAppearance { .automatic }
}

private enum BackgroundMaterialKey: EnvironmentKey {
  static var defaultValue: Material? { nil }
}

extension EnvironmentValues {
  public var materialActiveAppearance: MaterialActiveAppearance {
    get { self[MaterialActiveAppearanceKey.self] }
    set { self[MaterialActiveAppearanceKey.self] = newValue }
  }

  /// The material that content stands on, if any.
  public var backgroundMaterial: Material? {
    get { self[BackgroundMaterialKey.self] }
    set { self[BackgroundMaterialKey.self] = newValue }
  }
}

extension View {
  public nonisolated func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some View {
    environment(\.materialActiveAppearance, appearance)
  }
}

extension ShapeStyle {
  /// - Gap: a material looks the same in windows that are not active.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> some ShapeStyle { self }
}
