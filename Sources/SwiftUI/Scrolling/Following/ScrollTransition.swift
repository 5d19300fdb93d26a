import Foundation
@_spi(Runtime) import SwiftUICore

/// Whether a view has yet to come into what scrolls it, is there, or has left.
public enum ScrollTransitionPhase: Hashable, Sendable, BitwiseCopyable {
  case topLeading, identity, bottomTrailing

  public var isIdentity: Bool { self == .identity }

  /// -1 before, 0 inside, 1 behind.
  public var value: Double {
    switch self {
    case .topLeading: -1
    case .identity: 0
    case .bottomTrailing: 1
    }
  }
}

/// How a view goes from one phase to another.
///
/// - Gap: an animated transition changes at once.
public struct ScrollTransitionConfiguration: Sendable {
  private enum Kind: Sendable { case identity, animated, interactive(UnitCurve) }

  private let kind: Kind
  private var threshold: Threshold

  public static let identity = ScrollTransitionConfiguration(kind: .identity, threshold: .visible(0))
  public static let animated = ScrollTransitionConfiguration(kind: .animated, threshold: .visible(0.5))
  public static let interactive = interactive()

  /// The phase changes once, where the threshold is reached.
  ///
  /// - Gap: it changes at once, whatever the animation.
  public static func animated(_ animation: Animation = .default) -> ScrollTransitionConfiguration { .animated }

  /// The effect grows with how much of the view is outside.
  public static func interactive(timingCurve: UnitCurve = .easeInOut) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: .interactive(timingCurve), threshold: .visible)
  }

  /// - Gap: the phase changes at once.
  public func animation(_ animation: Animation) -> ScrollTransitionConfiguration { self }

  public func threshold(_ threshold: Threshold) -> ScrollTransitionConfiguration {
    ScrollTransitionConfiguration(kind: kind, threshold: threshold)
  }

  /// How far a view has to be in for its phase to be `identity`.
  public struct Threshold: Sendable {
    /// The share of the view that shows, from 0 to 1.
    let share: Double

    /// All of the view shows.
    public static let visible = Threshold(share: 1)
    /// Nothing of the view shows.
    public static let hidden = Threshold(share: 0)
    /// - Gap: as `visible`.
    public static var centered: Threshold { .visible }

    public static func visible(_ amount: Double) -> Threshold { Threshold(share: min(1, max(0, amount))) }

    public func interpolated(towards other: Threshold, amount: Double) -> Threshold {
      Threshold(share: share + (other.share - share) * amount)
    }

    /// - Gap: a distance in points is not counted.
    public func inset(by distance: Double) -> Threshold { self }
  }

  /// How far a view is from `identity`, from 0 to 1, where such a share of it shows.
  func progress(showing share: Double) -> Double {
    switch kind {
    case .identity: 0
    case .animated: share >= threshold.share && share > 0 ? 0 : 1
    case .interactive(let curve):
      threshold.share == 0 ? 0 : curve.value(at: 1 - min(1, share / threshold.share))
    }
  }
}

extension View {
  /// Changes how the view looks on its way into what scrolls it, and out of it.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    scrollTransition(
      topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
  }

  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> some View {
    modifier(
      VisualEffectModifier { proxy, node in
        // Read so that a scroll evaluates the effect anew.
        _ = proxy.frame(in: .global)
        let inside = transition(EmptyVisualEffect(), .identity)._steps
        guard let way = node?.wayIntoScroll(along: axis) else { return inside }
        let configuration = way.phase == .topLeading ? topLeading : bottomTrailing
        let outside = transition(EmptyVisualEffect(), way.phase)._steps
        return inside.blended(with: outside, by: configuration.progress(showing: way.share))
      })
  }
}

extension LayoutNode {
  /// On which side of what scrolls it the node sticks out, and which share of it shows; nil where nothing scrolls it.
  fileprivate func wayIntoScroll(along axis: Axis?) -> (phase: ScrollTransitionPhase, share: Double)? {
    guard let scroll = surroundingScroll, let frame = scroll.frameInside(of: self) else { return nil }
    let isVertical = axis.map { $0 == .vertical } ?? scroll.scrollAxes.contains(.vertical)
    let bounds = scroll.bounds
    let (start, end) = isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
    let (low, high) = isVertical ? (bounds.minY, bounds.maxY) : (bounds.minX, bounds.maxX)
    guard end > start else { return nil }
    let share = max(0, min(end, high) - max(start, low)) / (end - start)
    return (start < low ? .topLeading : .bottomTrailing, Double(share))
  }
}
