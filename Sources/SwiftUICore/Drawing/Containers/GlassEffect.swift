import Foundation
import TopdownDisplay

/// A material that looks like glass.
///
/// - Gap: glass is drawn as a translucent material with a bright edge: nothing behind it is bent, and it does not react.
public struct Glass: Equatable, Sendable {
  private enum Kind: Equatable, Sendable { case regular, clear, identity }

  private let kind: Kind
  private var color: Color?
  private var isInteractive = false

  private init(_ kind: Kind) { self.kind = kind }

  public static var regular: Glass { Glass(.regular) }
  public static var clear: Glass { Glass(.clear) }
  /// No glass at all.
  public static var identity: Glass { Glass(.identity) }

  public func tint(_ color: Color?) -> Glass {
    var copy = self
    copy.color = color
    return copy
  }

  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var copy = self
    copy.isInteractive = isEnabled
    return copy
  }

  var isVisible: Bool { kind != .identity }

  /// What fills the shape of the glass.
  var fill: AnyShapeStyle {
    if let color { return AnyShapeStyle(color.opacity(kind == .clear ? 0.45 : 0.8)) }
    return AnyShapeStyle(kind == .clear ? Material.ultraThin : Material.regular)
  }
}

/// The shape of glass that names none: a capsule.
public nonisolated struct DefaultGlassEffectShape: Shape {
  public init() {}

  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts glass behind the view.
  public nonisolated func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View {
    let edge = AnyShapeStyle(Color.white.opacity(glass.isVisible ? 0.5 : 0))
    let fill = glass.isVisible ? glass.fill : AnyShapeStyle(Color.clear)
    return background(edge, in: shape.stroke(lineWidth: 1)).background(fill, in: shape)
  }

  /// Gives the glass of the view a name by which it morphs into other glass.
  ///
  /// - Gap: glass does not morph.
  public nonisolated func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }

  /// - Gap: glass does not join.
  @MainActor @preconcurrency public func glassEffectUnion(
    id: (some Hashable & Sendable)?, namespace: Namespace.ID
  ) -> some View {
    self
  }

  /// - Gap: glass appears at once.
  @MainActor @preconcurrency public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }

  /// Lets the view go on, mirrored and blurred, below bars beside it.
  ///
  /// - Gap: nothing goes on.
  @MainActor @preconcurrency public func backgroundExtensionEffect() -> some View { self }

  /// - Gap: nothing goes on.
  @MainActor @preconcurrency public func backgroundExtensionEffect(isEnabled: Bool) -> some View { self }
}

/// How glass appears and goes.
public struct GlassEffectTransition: Sendable {
  private enum Kind: Sendable { case identity, matchedGeometry, materialize }

  private let kind: Kind

  public static var identity: GlassEffectTransition { GlassEffectTransition(kind: .identity) }
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition(kind: .matchedGeometry) }
  public static var materialize: GlassEffectTransition { GlassEffectTransition(kind: .materialize) }
}

/// Glass that stands together.
public struct GlassEffectContainer<Content: View>: View {
  private let content: Content

  @MainActor @preconcurrency public init(spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {
    self.content = content()
  }

  @MainActor @preconcurrency public var body: some View { content }
}

extension GlassEffectContainer: Sendable where Content: Sendable {}
