import Foundation

/// No change at all.
public struct IdentityTransition: Transition, Sendable {
  public nonisolated init() {}

  public static let properties = TransitionProperties(hasMotion: false)

  public func body(content: Content, phase: TransitionPhase) -> Content { content }
}

/// From and to nothing seen.
public struct OpacityTransition: Transition, Sendable {
  public nonisolated init() {}

  public static let properties = TransitionProperties(hasMotion: false)

  public func body(content: Content, phase: TransitionPhase) -> some View { content.opacity(phase.isIdentity ? 1 : 0) }
}

/// From and to another size.
public struct ScaleTransition: Transition, Sendable {
  public nonisolated(unsafe) var scale: Double
  public nonisolated(unsafe) var anchor: UnitPoint

  public nonisolated init(_ scale: Double, anchor: UnitPoint = .center) {
    self.scale = scale
    self.anchor = anchor
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(phase.isIdentity ? 1 : scale, anchor: anchor)
  }
}

/// From and to another place; in points.
public struct OffsetTransition: Transition, Sendable {
  public nonisolated(unsafe) var offset: CGSize

  public nonisolated init(_ offset: CGSize) { self.offset = offset }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.offset(phase.isIdentity ? .zero : offset)
  }
}

/// In from an edge and out to it.
public struct MoveTransition: Transition, Sendable {
  public nonisolated(unsafe) var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetModifier(edge: edge, amount: phase.isIdentity ? 0 : 1))
  }
}

/// In from the leading edge and out to the trailing one.
public struct SlideTransition: Transition, Sendable {
  public nonisolated init() {}

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetModifier(edge: .trailing, amount: phase.value))
  }
}

/// In from an edge and out to the one across, fading.
public struct PushTransition: Transition, Sendable {
  public nonisolated(unsafe) var edge: Edge

  public nonisolated init(edge: Edge) { self.edge = edge }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.modifier(EdgeOffsetModifier(edge: edge, amount: -phase.value)).opacity(phase.isIdentity ? 1 : 0)
  }
}

/// Two views that take each other's place.
///
/// - Gap: it fades and scales, and does not blur.
@MainActor @preconcurrency
public struct BlurReplaceTransition: Transition, Sendable {
  /// Which way the views go.
  public struct Configuration: Equatable, Sendable {
    fileprivate let isUpUp: Bool

    public static let downUp = Configuration(isUpUp: false)
    public static let upUp = Configuration(isUpUp: true)
  }

  public var configuration: Configuration

  public init(configuration: Configuration) { self.configuration = configuration }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    content.scaleEffect(scale(phase)).opacity(phase.isIdentity ? 1 : 0)
  }

  private func scale(_ phase: TransitionPhase) -> Double {
    switch phase {
    case .identity: 1
    case .willAppear: 0.8
    case .didDisappear: configuration.isUpUp ? 1.2 : 0.8
    }
  }
}

/// One transition to come and another one to go.
public struct AsymmetricTransition<Insertion: Transition, Removal: Transition>: Transition {
  public nonisolated(unsafe) var insertion: Insertion
  public nonisolated(unsafe) var removal: Removal

  public nonisolated init(insertion: Insertion, removal: Removal) {
    self.insertion = insertion
    self.removal = removal
  }

  public static var properties: TransitionProperties {
    TransitionProperties(hasMotion: Insertion.properties.hasMotion || Removal.properties.hasMotion)
  }

  public func body(content: Content, phase: TransitionPhase) -> some View {
    insertion.apply(
      content: removal.apply(content: content, phase: phase == .didDisappear ? phase : .identity),
      phase: phase == .willAppear ? phase : .identity)
  }
}

extension AsymmetricTransition: Sendable where Insertion: Sendable, Removal: Sendable {}

// MARK: - Names

extension Transition where Self == IdentityTransition {
  public static var identity: IdentityTransition { IdentityTransition() }
}

extension Transition where Self == OpacityTransition {
  public static var opacity: OpacityTransition { OpacityTransition() }
}

extension Transition where Self == ScaleTransition {
  public static var scale: ScaleTransition { ScaleTransition(1e-5) }
  public static func scale(_ scale: Double, anchor: UnitPoint = .center) -> Self { ScaleTransition(scale, anchor: anchor) }
}

extension Transition where Self == OffsetTransition {
  public static func offset(_ offset: CGSize) -> Self { OffsetTransition(offset) }
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { OffsetTransition(CGSize(width: x, height: y)) }
}

extension Transition where Self == MoveTransition {
  public static func move(edge: Edge) -> Self { MoveTransition(edge: edge) }
}

extension Transition where Self == SlideTransition {
  public static var slide: SlideTransition { SlideTransition() }
}

extension Transition where Self == PushTransition {
  public static func push(from edge: Edge) -> Self { PushTransition(edge: edge) }
}

extension Transition where Self == BlurReplaceTransition {
  public static var blurReplace: BlurReplaceTransition { BlurReplaceTransition(configuration: .downUp) }
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration = .downUp) -> Self {
    BlurReplaceTransition(configuration: config)
  }
}
